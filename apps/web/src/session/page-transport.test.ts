import type { TransportAnswer } from "@whetstone/api-client";
import { describe, expect, it } from "vitest";
import { createPageTransport } from "./page-transport.ts";

const callOver = (answer: TransportAnswer) => {
  const tasks: (() => void)[] = [];
  const told: TransportAnswer[] = [];
  const transport = createPageTransport(
    async () => answer,
    (callback) => void tasks.push(callback),
  );
  const call = transport("me", undefined, {}).then((received) => void told.push(received));
  return { tasks, told, call };
};

describe("calls of a page that may be left", () => {
  it("bring their answer at once", async () => {
    const answer: TransportAnswer = { kind: "answered", status: 200, body: {} };
    const { told, call } = callOver(answer);
    await call;
    expect(told).toEqual([answer]);
  });

  it("don't fail before the page's next task, which a page being left never reaches", async () => {
    const { tasks, told, call } = callOver({ kind: "unreachable" });
    await expect.poll(() => tasks.length).toBe(1);
    expect(told).toEqual([]);
    tasks[0]?.();
    await call;
    expect(told).toEqual([{ kind: "unreachable" }]);
  });
});
