import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allLanguagePacks } from "../all-languages.ts";
import { findProtectedSpans } from "../protection/find-protected-spans.ts";
import { countWords } from "../text/words.ts";
import { levels, platforms, styles } from "../vocabulary.ts";
import { maximumPlaceholders } from "./compose-additions.ts";
import { createRewriter } from "./create-rewriter.ts";
import { lengthBudget } from "./length-budget.ts";

// The same cases on every run: a failure is a finding, never a flake.
fc.configureGlobal({ seed: 20_261_120 });

const rewrite = createRewriter(allLanguagePacks);

const openings = fc.constantFrom(
  "write a story about",
  "explain",
  "fix this code:",
  "Schreibe einen Text über",
  "Explica",
  "Rédige un e-mail sur",
  "写一篇关于",
  "hello",
  "compare",
  "translate:",
  "اكتب عن",
  "напиши про",
  "",
);
const pieces = fc.constantFrom(
  "bees",
  "the old lighthouse",
  "not too long",
  "```js\nlet a = 1\n```",
  "https://example.org/x?y=1",
  "{{name}}",
  "[topic]",
  "$5,000",
  "12 March 2026",
  "`npm run x`",
  "\u200b",
  "\u202e",
  "\u0007",
  "\ud83d",
  "\ude00",
  "😀",
  "\n",
  "\n\n- one\n- two",
  "“quoted”",
  "@jane",
  "#tag",
  "user_id",
  '{"a": 1}',
  "| a | b |\n| 1 | 2 |",
  "没有糖",
  "ohne Zucker",
  "|||",
  "‹a|b›",
  "{§|x}",
  "$&",
  "$1",
);
const prompts = fc
  .tuple(
    openings,
    fc.array(fc.oneof(pieces, fc.string({ unit: "binary", maxLength: 8 })), { maxLength: 8 }),
  )
  .map(([opening, rest]) => [opening, ...rest].join(" "));
const requests = fc.record({
  prompt: prompts,
  style: fc.constantFrom(...styles),
  level: fc.constantFrom(...levels),
  platform: fc.constantFrom(...platforms),
});

function loneSurrogates(text: string): number {
  return (
    text.match(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g)?.length ??
    0
  );
}

describe("every rewrite, whatever the prompt", () => {
  it("holds the person's text byte for byte", () => {
    fc.assert(
      fc.property(requests, (request) => {
        const own = request.prompt.trim();
        expect(rewrite(request).text).toContain(own);
      }),
      { numRuns: 400 },
    );
  });

  it("keeps every protected piece at least as often", () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { text } = rewrite(request);
        for (const span of findProtectedSpans(request.prompt)) {
          const times = request.prompt.split(span.text).length;
          expect(text.split(span.text).length).toBeGreaterThanOrEqual(times);
        }
      }),
      { numRuns: 200 },
    );
  });

  it("stays within its length budget and adds few placeholders", () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { text, changed } = rewrite(request);
        const { words } = lengthBudget(request.prompt, request.style, request.level);
        if (changed) expect(countWords(text)).toBeLessThanOrEqual(words);
        const added = text.split("[").length - request.prompt.split("[").length;
        expect(added).toBeLessThanOrEqual(maximumPlaceholders);
      }),
      { numRuns: 300 },
    );
  });

  it("is the same every time, is never empty for a prompt and breaks no character", () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { text } = rewrite(request);
        expect(rewrite(request).text).toBe(text);
        expect(text === "").toBe(request.prompt === "");
        expect(loneSurrogates(text)).toBeLessThanOrEqual(loneSurrogates(request.prompt));
      }),
      { numRuns: 300 },
    );
  });

  it("adds nearly nothing to its own output", () => {
    fc.assert(
      fc.property(requests, (request) => {
        const once = rewrite(request).text;
        const twice = rewrite({ ...request, prompt: once }).text;
        expect(twice.length).toBeLessThanOrEqual(once.length * 1.05 + 1);
      }),
      { numRuns: 300 },
    );
  });

  it("invents nothing and passes its own checks", () => {
    const topics = fc.constantFrom("bees", "the sea", "a sleepy town", "tax law", "my garden");
    const openers = fc.constantFrom(
      "write a poem about",
      "explain",
      "plan a talk about",
      "compare",
    );
    fc.assert(
      fc.property(openers, topics, requests, (opener, topic, request) => {
        const { checks } = rewrite({ ...request, prompt: `${opener} ${topic}` });
        expect(checks.filter((check) => !check.passed)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
