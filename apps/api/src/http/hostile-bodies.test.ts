import {
  allEndpoints,
  type Endpoint,
  errorBodySchema,
  hasBody,
  maxBodyBytes,
} from "@whetstone/api-client/contract";
import { expect, it } from "vitest";
import { hour } from "../clock.ts";
import type { RawRequest, TestWorld } from "../testing/create-test-world.ts";
import { hostileBodies } from "../testing/hostile-bodies.ts";
import { onSqlite } from "../testing/on-each-database.ts";
import { jsonHeaders } from "../testing/raw-requests.ts";

/** A request is to hold the others up for 20 ms at most; ten times that is told apart from a slow machine. */
const longestMs = 200;
const largestRefusal = 16_000;

const withBodies = allEndpoints.filter(hasBody);

/** Time this thread worked on a request: waiting for the disk or for other processes is left out. */
const busyMs = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

const tokenFor = async (world: TestWorld, { access }: Endpoint, name: string): Promise<string> => {
  if (access === "public") return "";
  if (access === "admin") return world.admin.token;
  return (await world.signUp({ email: `${name}@example.com`, accessLevel: "pro" })).token;
};

const faultOf = async (
  world: TestWorld,
  path: string,
  init: RawRequest,
): Promise<string | undefined> => {
  let response = new Response();
  let body = "";
  const ms = await busyMs(async () => {
    response = await world.request(path, init);
    body = await response.text();
  });
  if (ms > longestMs) return `${response.status} took ${Math.round(ms)} ms`;
  if (response.status >= 500) return `${response.status}`;
  if (!response.ok && body.length > largestRefusal) return `answered ${body.length} characters`;
  return undefined;
};

onSqlite("a body of the largest size", (open) => {
  it.each(
    withBodies.map((endpoint, at) => [`${endpoint.path} ${endpoint.action ?? ""}`, at] as const),
  )(
    "is answered soon and shortly, whatever it holds: %s",
    async (_name, at) => {
      const endpoint = withBodies[at];
      if (!endpoint) throw new Error("no such call");
      const world = await open();
      const token = await tokenFor(world, endpoint, `person${at}`);
      const faults: string[] = [];
      for (const { name, body } of hostileBodies(endpoint)) {
        expect(Buffer.byteLength(body)).toBeLessThanOrEqual(maxBodyBytes);
        world.clock.advance(hour);
        const init = { method: endpoint.method, headers: jsonHeaders(token), body };
        const fault = await faultOf(world, `/api${endpoint.path}`, init);
        if (fault) faults.push(`${name}: ${fault}`);
      }
      expect(faults).toEqual([]);
    },
    120_000,
  );
});

onSqlite("a request that is refused", (open) => {
  const forSession = withBodies.filter(
    ({ path, method, access }) =>
      access === "session-optional" ||
      allEndpoints
        .filter((other) => other.path === path && other.method === method)
        .every((other) => other.access === "session"),
  );

  it.each(forSession.map(({ method, path }) => [method, path] as const))(
    "is refused before its body is read, where its call needs a session: %s %s",
    async (method, path) => {
      const world = await open();
      let reads = 0;
      const source = {
        pull: () => {
          reads += 1;
        },
      };
      const body = new ReadableStream(source, { highWaterMark: 0 });
      const init = { method, headers: jsonHeaders(""), body, duplex: "half" as const };
      const response = await world.request(`/api${path}`, init);
      expect([response.status, reads]).toEqual([401, 0]);
    },
  );

  it("is told of twenty faults at most, and never a long name in full", async () => {
    const world = await open();
    const refusalOf = async (fields: readonly string[]) => {
      const body = JSON.stringify(Object.fromEntries(fields.map((field) => [field, 1])));
      const init = { method: "POST", headers: jsonHeaders(""), body };
      const response = await world.request("/api/auth-magic-link", init);
      return errorBodySchema.parse(await response.json());
    };
    const many = await refusalOf(Array.from({ length: 2_000 }, (_, at) => `field${at}`));
    expect(Object.keys(many.fields ?? {})).toHaveLength(20);
    const [name = ""] = Object.keys(
      (await refusalOf(["token", "n".repeat(5_000)])).fields ?? {},
    ).slice(-1);
    expect(name).toMatch(/^n{100}…$/);
  });

  it("is told how much a body may hold", async () => {
    const world = await open();
    const { token } = await world.signUp();
    for (const context of [Array(40_000).fill({}), JSON.parse("[".repeat(20) + "]".repeat(20))]) {
      const body = JSON.stringify({ prompt: "x", context });
      const init = { method: "POST", headers: jsonHeaders(token), body };
      const response = await world.request("/api/enhance-prompt", init);
      expect(response.status).toBe(400);
      expect(errorBodySchema.parse(await response.json())).toMatchObject({
        code: "validation_failed",
        fields: { body: "May hold up to 3000 values, 16 deep" },
      });
    }
  });

  it("takes a context of many short messages", async () => {
    const world = await open();
    const { client } = await world.signUp();
    const context = Array(700).fill({ role: "user", text: 'a "b", [c]{' });
    expect((await client.enhancePrompt({ prompt: "a poem", context })).ok).toBe(true);
  });

  it("answers a query of thousands of fields soon and shortly", async () => {
    const world = await open();
    const query = Array.from({ length: 4_000 }, (_, at) => `f${at}`).join("&");
    const headers = jsonHeaders(world.admin.token);
    const path = `/api/waitlist?action=list&${query}`;
    expect(await faultOf(world, path, { headers })).toBeUndefined();
  });
});
