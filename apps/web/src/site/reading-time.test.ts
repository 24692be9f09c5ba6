import { expect, it } from "vitest";
import { readingMinutes, wordCount } from "./reading-time.ts";

const prose = (markdown: string) => ({ blocks: [{ kind: "prose", markdown }] }) as const;

it("reads 220 words a minute", () => {
  expect(readingMinutes(prose("word ".repeat(220)))).toBe(1);
  expect(readingMinutes(prose("word ".repeat(2_200)))).toBe(10);
});

it("says one minute of a page with hardly any text", () => {
  expect(readingMinutes(prose("Two words"))).toBe(1);
});

it("counts neither addresses of links nor marks of Markdown", () => {
  const markdown = [
    "## Two words",
    "",
    "A [link](/blog) here - there",
    "",
    "~~~text",
    "code",
    "~~~",
    "| a | b |",
    "| --- | --- |",
  ];
  expect(wordCount(prose(markdown.join("\n")))).toBe(9);
});

it("counts every text of a block, but not what steers it", () => {
  const blocks = [
    {
      kind: "faq",
      heading: "Two words",
      items: [{ question: "One?", answer: "Two more", category: "pricing" }],
    },
    { kind: "call-to-action", heading: "A", text: "b", actions: [{ label: "Go", to: "/signup" }] },
    { kind: "examples", heading: "Seen", examples: ["landlord-email"] },
  ] as const;
  expect(wordCount({ blocks })).toBe(9);
});
