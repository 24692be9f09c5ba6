import type { ApiResult, HostConfig } from "@whetstone/api-client";
import { expect, it } from "vitest";
import { createHostRules, type KeptHostConfig } from "./host-rules.ts";

const rules = (selector: string) => ({
  platform: "chatgpt" as const,
  composers: [selector],
  decoys: [],
  box: "form",
});

const away: ApiResult<HostConfig> = { ok: false, failure: { kind: "unreachable" } };

const createWorld = () => {
  let time = 0;
  let origin = "https://one.example";
  let answer: ApiResult<HostConfig> = away;
  let kept: KeptHostConfig | undefined;
  let asked = 0;
  const parts = {
    client: {
      hostConfig: async () => {
        asked += 1;
        return answer;
      },
    },
    serverOrigin: async () => origin,
    read: async () => kept,
    write: async (next: KeptHostConfig) => {
      kept = next;
    },
    now: () => time,
  };
  const { rulesFor } = createHostRules(parts);
  return {
    serve: (version: number, selector: string) => {
      answer = { ok: true, data: { version, hosts: [rules(selector)] } };
    },
    goAway: () => {
      answer = away;
    },
    moveTo: (next: string) => {
      origin = next;
    },
    anHourLater: () => {
      time += 60 * 60_000;
    },
    asked: () => asked,
    selector: async () => (await rulesFor("chatgpt"))?.composers[0],
    rulesFor,
  };
};

it("keeps the server's corrections for an hour, then asks again (EXT-3)", async () => {
  const world = createWorld();
  world.serve(2, "#two");
  expect([await world.selector(), await world.selector()]).toEqual(["#two", "#two"]);
  expect(world.asked()).toBe(1);
  world.serve(3, "#three");
  world.anHourLater();
  expect(await world.selector()).toBe("#three");
});

it("ignores older corrections (EXT-3)", async () => {
  const world = createWorld();
  world.serve(5, "#five");
  await world.selector();
  world.serve(4, "#four");
  world.anHourLater();
  expect(await world.selector()).toBe("#five");
});

it("keeps the last corrections when the server is away, and asks it once an hour", async () => {
  const world = createWorld();
  world.serve(2, "#two");
  await world.selector();
  world.goAway();
  world.anHourLater();
  expect([await world.selector(), await world.selector()]).toEqual(["#two", "#two"]);
  expect(world.asked()).toBe(2);
});

it("has none for a host that isn't listed, nor before any came", async () => {
  const world = createWorld();
  expect(await world.rulesFor("chatgpt")).toBeNull();
  world.anHourLater();
  world.serve(2, "#two");
  expect(await world.rulesFor("claude")).toBeNull();
});

it("forgets the corrections of another server", async () => {
  const world = createWorld();
  world.serve(9, "#nine");
  await world.selector();
  world.moveTo("https://two.example");
  world.serve(2, "#two");
  expect(await world.selector()).toBe("#two");
});

it("asks once for pages that open together", async () => {
  const world = createWorld();
  world.serve(2, "#two");
  await Promise.all([world.selector(), world.selector(), world.selector()]);
  expect(world.asked()).toBe(1);
});
