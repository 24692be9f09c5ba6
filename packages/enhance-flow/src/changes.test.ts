import { describe, expect, it } from "vitest";
import { segmentsBetween, textWithout } from "./changes.ts";

const cases = [
  ["nothing changed", "write about bees", "write about bees"],
  ["words replaced", "write about bees", "write a poem about wild bees"],
  [
    "sentences added",
    "write about bees",
    "write about bees.\n\nSay who reads it. Keep it short.\n",
  ],
  ["text before it", "write about bees", "You are a beekeeper.\n\nwrite about bees"],
  ["everything taken out", "write about bees", ""],
  ["everything new", "", "write about bees"],
  ["line breaks", "a\nb\n\nc", "a\n\nb\nc"],
  ["markup and emoji", "<b>\u{1f41d}</b> &amp;", "<b>\u{1f41d}\u{1f41d}</b> &amp; more"],
  ["code", "why?", "why?\n\n```js\nf(); g();\n```\n\nSay it. Then stop."],
  ["chinese", "写一首诗", "写一首关于大海的诗。请用五行。语气平静。"],
] as const;

describe("changes", () => {
  it.each(cases)("taken together are the new text, rejected the old one: %s", (_, from, to) => {
    const segments = segmentsBetween(from, to);
    const all = segments.flatMap((segment) => (segment.kind === "change" ? [segment.index] : []));
    expect(textWithout(segments, [])).toBe(to);
    expect(textWithout(segments, all)).toBe(from);
    expect(all).toEqual(all.map((_change, index) => index));
  });

  it("can be rejected one sentence at a time", () => {
    const segments = segmentsBetween("bees", "bees. Say who reads it. Keep it short.");
    expect(segments.filter(({ kind }) => kind === "change")).toHaveLength(3);
    expect(textWithout(segments, [1])).toBe("bees. Keep it short.");
  });

  it("that stand side by side are one", () => {
    const segments = segmentsBetween("say hello world now", "say good morning now");
    expect(segments).toEqual([
      { kind: "same", text: "say " },
      { kind: "change", index: 0, removed: "hello world", added: "good morning" },
      { kind: "same", text: " now" },
    ]);
  });

  it("of texts with little in common are found in good time", () => {
    const words = (seed: number) =>
      Array.from({ length: 8_000 }, (_, at) => `w${(at * seed) % 7_919}`).join(" ");
    const [from, to] = [words(31), words(57)];
    const segments = segmentsBetween(from, to);
    expect(textWithout(segments, [])).toBe(to);
  });
});
