import fc from "fast-check";
import { expect, it } from "vitest";
import { minute } from "../clock.ts";
import type { TestWorld } from "../testing/create-test-world.ts";
import { type FuzzRequest, faultOf, fuzzRequests } from "../testing/fuzz.ts";
import { onEachDatabase } from "../testing/on-each-database.ts";

/** The full run has 10,000: `pnpm --filter @whetstone/api fuzz`. */
const count = Number(process.env.WHETSTONE_FUZZ_REQUESTS ?? 400);
const seed = Number(process.env.WHETSTONE_FUZZ_SEED ?? 20_260_310);

/** Requests sent before the accounts are replaced: many requests sign out, or delete. */
const perRound = 40;

const bearersOf = async (world: TestWorld, round: number): Promise<string[]> => {
  const pro = await world.signUp({ email: `pro${round}@example.com`, accessLevel: "pro" });
  const free = await world.signUp({ email: `free${round}@example.com` });
  return ["", "garbage", pro.token, pro.token, free.token, free.token, world.admin.token];
};

const send = (world: TestWorld, { method, path, headers, body }: FuzzRequest) =>
  world.request(path, { method, headers, ...(body === undefined ? {} : { body }) });

onEachDatabase("fuzzing", (open) => {
  it(
    "brings no 5xx and no answer outside the contract, whatever is sent",
    async () => {
      const world = await open();
      const faults: string[] = [];
      const statuses: number[] = [];
      for (let round = 0; statuses.length < count; round += 1) {
        const arbitrary = fuzzRequests(await bearersOf(world, round));
        const numRuns = Math.min(perRound, count - statuses.length);
        for (const request of fc.sample(arbitrary, { numRuns, seed: seed + round })) {
          world.clock.advance(minute);
          const response = await send(world, request);
          statuses.push(response.status);
          const fault = await faultOf(request, response);
          if (fault) faults.push(`${JSON.stringify(request).slice(0, 500)}: ${fault}`);
        }
      }
      expect(faults).toEqual([]);
      const successes = statuses.filter((status) => status === 200);
      expect(successes.length).toBeGreaterThan(count / 10);
    },
    10 * 60_000,
  );
});
