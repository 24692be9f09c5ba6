import { describe, expect, it } from "vitest";
import { lengthOf, newestOf } from "./conversation.ts";

const message = (text: string) => ({ role: "user", text }) as const;

describe("the conversation that is sent along (EXT-9)", () => {
  it("has the newest messages that fit, in their order, the oldest cut at its beginning", () => {
    const messages = [message("aaaa"), message("bbbb"), message("  "), message("cccc")];
    expect(newestOf(messages, 6)).toEqual([message("bb"), message("cccc")]);
    expect(newestOf(messages, 8)).toEqual([message("bbbb"), message("cccc")]);
  });

  it("is 8,000 characters at most", () => {
    expect(lengthOf(newestOf([message("x".repeat(5_000)), message("y".repeat(5_000))]))).toBe(
      8_000,
    );
  });

  it("cuts through no character", () => {
    expect(newestOf([message("\u{1f41d}bees")], 5)).toEqual([message("bees")]);
  });
});
