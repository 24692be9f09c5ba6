import { request } from "node:http";
import { errorBodySchema } from "@whetstone/api-client/contract";
import { afterEach, expect, it } from "vitest";
import { createApp } from "./app.ts";
import { type Listener, listen } from "./listen.ts";
import type { TestWorld } from "./testing/create-test-world.ts";
import { createHeldEngine } from "./testing/engines.ts";
import { dataOf } from "./testing/expect-result.ts";
import { onEachDatabase } from "./testing/on-each-database.ts";

const listeners: Listener[] = [];
afterEach(async () => {
  await Promise.all(listeners.splice(0).map((listener) => listener.drain(0)));
});

const serveWorld = async ({ parts }: TestWorld): Promise<string> => {
  const listener = await listen("127.0.0.1", 0);
  listeners.push(listener);
  const app = createApp(parts);
  listener.serve((incoming, bindings) => app.fetch(incoming, bindings));
  return `http://127.0.0.1:${listener.port}`;
};

onEachDatabase("a client that goes away", (open) => {
  it.each(["application/json", "text/event-stream"])(
    "before its %s answer gives its use back",
    async (accept) => {
      const held = createHeldEngine("better");
      const world = await open({ engine: held.engine });
      const { token, client } = await world.signUp();
      const released = Promise.withResolvers<void>();
      const { db } = world.database;
      const call = request(`${await serveWorld(world)}/api/enhance-prompt`, {
        method: "POST",
        headers: {
          Accept: accept,
          Authorization: `Bearer ${token}`,
          "Content-Type": "application/json",
        },
      });
      call.once("error", () => released.resolve());
      call.end('{"prompt":"write a poem"}');
      await held.asked();
      expect(await db.selectFrom("reservation").selectAll().execute()).toHaveLength(1);
      call.destroy(new Error("gone"));
      await released.promise;
      const reserved = async () =>
        (await db.selectFrom("reservation").selectAll().execute()).length;
      while ((await reserved()) > 0) await new Promise((resolve) => setImmediate(resolve));
      held.finish();
      expect(dataOf(await client.me(undefined)).user.usesRemaining).toBe(15);
      expect(await db.selectFrom("enhancement").selectAll().execute()).toEqual([]);
    },
  );
});

it("answers 503 within the contract while the server is starting", async () => {
  const listener = await listen("127.0.0.1", 0);
  listeners.push(listener);
  const response = await fetch(`http://127.0.0.1:${listener.port}/api/health`);
  expect(response.status).toBe(503);
  expect(response.headers.get("Retry-After")).toBe("1");
  expect(response.headers.get("Content-Type")).toBe("application/json");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const { code, requestId } = errorBodySchema.parse(await response.json());
  expect(code).toBe("provider_unavailable");
  expect(response.headers.get("X-Request-Id")).toBe(requestId);
});
