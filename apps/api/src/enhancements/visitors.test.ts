import type { EnhanceRequest } from "@whetstone/api-client/contract";
import { expect, it } from "vitest";
import { day, minute } from "../clock.ts";
import { failingEngine } from "../testing/engines.ts";
import { codeOf, dataOf, refusalOf } from "../testing/expect-result.ts";
import { onEachDatabase } from "../testing/on-each-database.ts";
import { changedPrompt as prompt } from "../testing/prompts.ts";

const env = { ANONYMOUS_ENHANCEMENTS_PER_DAY: "2" };

onEachDatabase("enhance-prompt without a session, when allowed", (open) => {
  it("gives each client address its number a UTC day (USE-13)", async () => {
    const world = await open({ env });
    const visitor = world.clientFor(null, "198.51.100.1");
    expect(dataOf(await visitor.enhancePrompt({ prompt }))).toMatchObject({
      usesRemaining: 1,
      nextResetDate: "2026-03-11T00:00:00.000Z",
    });
    expect(dataOf(await visitor.enhancePrompt({ prompt })).usesRemaining).toBe(0);
    expect(refusalOf(await visitor.enhancePrompt({ prompt }))).toMatchObject({
      status: 402,
      body: { usesRemaining: 0, nextResetDate: "2026-03-11T00:00:00.000Z" },
    });
    dataOf(await world.clientFor(null, "198.51.100.2").enhancePrompt({ prompt }));
    world.clock.set("2026-03-11T00:00:00.000Z");
    dataOf(await visitor.enhancePrompt({ prompt }));
  });

  it("gives the place of a try that failed to the next, however many were refused meanwhile", async () => {
    const gates = [Promise.withResolvers<never>(), Promise.withResolvers<never>()];
    const reached = gates.map(() => Promise.withResolvers<void>());
    let asked = 0;
    const world = await open({
      env,
      engine: async () => {
        const turn = asked++;
        reached[turn]?.resolve();
        await gates[turn]?.promise;
        return { text: "better", language: "en", engine: "built-in", checks: [] };
      },
    });
    const visitor = world.clientFor(null, "198.51.100.9");
    const running = gates.map(() => visitor.enhancePrompt({ prompt }));
    await Promise.all(reached.map(({ promise }) => promise));
    for (let refused = 0; refused < 3; refused += 1)
      expect(codeOf(await visitor.enhancePrompt({ prompt }))).toBe("quota_exceeded");
    for (const gate of gates) gate.reject(new Error("The engine broke"));
    await Promise.all(running);
    dataOf(await visitor.enhancePrompt({ prompt }));
  });

  it("takes no try for a revision that answers questions, 10 minutes long, also at 0 left", async () => {
    const world = await open({ env });
    const answers = [{ need: "mail-to", text: "my boss" }];
    const left = async (request: EnhanceRequest) =>
      dataOf(await world.client.enhancePrompt(request)).usesRemaining;
    expect(await left({ prompt, answers })).toBe(1);
    expect(await left({ prompt, answers })).toBe(1);
    expect(await left({ prompt })).toBe(0);
    expect(await left({ prompt, answers })).toBe(0);
    const elsewhere = world.clientFor(null, "198.51.100.7");
    expect(dataOf(await elsewhere.enhancePrompt({ prompt, answers })).usesRemaining).toBe(1);
    const other = { prompt, answers, style: "concise" } as const;
    expect(codeOf(await world.client.enhancePrompt(other))).toBe("quota_exceeded");
    world.clock.advance(10 * minute);
    expect(codeOf(await world.client.enhancePrompt({ prompt, answers }))).toBe("quota_exceeded");
  });

  it("counts the addresses of one IPv6 network as one client", async () => {
    const world = await open({ env });
    for (const host of ["1", "2"])
      dataOf(await world.clientFor(null, `2001:db8:1:2::${host}`).enhancePrompt({ prompt }));
    const third = world.clientFor(null, "2001:db8:1:2:ffff::3");
    expect(codeOf(await third.enhancePrompt({ prompt }))).toBe("quota_exceeded");
    dataOf(await world.clientFor(null, "2001:db8:1:3::1").enhancePrompt({ prompt }));
  });

  it("answers 401 to an invalid bearer all the same, and keeps expert for Pro", async () => {
    const world = await open({ env });
    expect(codeOf(await world.clientFor("bad.token").enhancePrompt({ prompt }))).toBe(
      "unauthorized",
    );
    expect(codeOf(await world.client.enhancePrompt({ prompt, enhancementLevel: "expert" }))).toBe(
      "requires_pro",
    );
  });

  it("counts at most its number when many arrive at once, and none that failed", async () => {
    const world = await open({ env });
    const results = await Promise.all(
      Array.from({ length: 10 }, () => world.client.enhancePrompt({ prompt })),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(2);
    world.clock.advance(day);
    const failing = await open({ env, engine: failingEngine });
    for (let count = 0; count < 4; count += 1)
      expect(codeOf(await failing.client.enhancePrompt({ prompt }))).toBe("engine_unavailable");
  });
});
