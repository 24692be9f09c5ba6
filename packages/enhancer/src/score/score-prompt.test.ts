import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scorePrompt } from "../all-languages.ts";
import { checkNames, reasonCodes, scoreDimensions } from "../types.ts";
import { describeCheck, describeReason } from "./describe.ts";

/** The score of a text that has one. */
const scored = (...input: Parameters<typeof scorePrompt>) => {
  const score = scorePrompt(...input);
  if (score === null) throw new Error("No score");
  return score;
};

// The same cases on every run: a failure is a finding, never a flake.
fc.configureGlobal({ seed: 20_261_120 });

const starts = [
  "write a blog post about bees",
  "explain recursion",
  "help me with my essay",
  "Schreibe eine E-Mail an meinen Vermieter",
  "Escribe un artículo sobre el café",
];
const information = [
  "It is for beginners.",
  "Keep it under 300 words.",
  "For example, start with the question I asked in class.",
  "Use a table with three columns.",
  "The goal is to convince my manager.",
  "Do not mention prices.",
];

describe("scorePrompt", () => {
  it("has every dimension once, with weights that add up to one and scores from 0 to 100", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom(...starts)), (text) => {
        const score = scored(text);
        expect(score.dimensions.map((part) => part.dimension)).toEqual([...scoreDimensions]);
        expect(score.dimensions.reduce((sum, part) => sum + part.weight, 0)).toBeCloseTo(1);
        for (const value of [score.total, ...score.dimensions.map((part) => part.score)]) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it("never falls when real information is added", () => {
    const added = fc.subarray(information, { minLength: 1 });
    fc.assert(
      fc.property(fc.constantFrom(...starts.slice(0, 3)), added, (start, sentences) => {
        let text = `${start}.`;
        let before = scored(text).total;
        for (const sentence of sentences) {
          text = `${text} ${sentence}`;
          const after = scored(text).total;
          expect(after).toBeGreaterThanOrEqual(before);
          before = after;
        }
      }),
    );
  });

  it.each([
    ["Research trending film music playlists.", "Keep it under 200 words."],
    ["desert hiking gear", "It is for complete beginners."],
    ["How can one become a tree surgeon", "It is for complete beginners."],
    ["who invented the sailing dinghy", "It is for complete beginners."],
    ["Reprends le minuteur de 9 min.", "C'est pour des débutants."],
    ["你是一名老师，请回答：哪两个数的和是36，请列出所有的组合", "。读者是初学者。"],
  ])("is no lower when more words make the language sure: %s", (text, sentence) => {
    expect(scored(`${text} ${sentence}`).total).toBeGreaterThanOrEqual(scored(text).total);
  });

  it("values a request alike in a language whose words it does not know", () => {
    const known = scored("Write a short story about a lighthouse keeper and his daughter.").total;
    const greek = "Γράψε μια σύντομη ιστορία για έναν φαροφύλακα και την κόρη του.";
    expect(Math.abs(scored(greek).total - known)).toBeLessThanOrEqual(2);
  });

  it("rises clearly from a vague prompt to a complete one", () => {
    const complete =
      "Write a 400-word blog post about wild bees for home gardeners. Use a friendly tone, give three examples of plants, avoid jargon, and end with a checklist so that readers can start this weekend.";
    expect(scored(complete).total).toBeGreaterThan(scored("write something about bees").total + 30);
  });

  it("gives nothing for saying the same again", () => {
    const once = "write a blog post about bees and honey in the garden";
    const often = Array.from({ length: 8 }, () => once).join(" ");
    expect(scored(often).total).toBeLessThanOrEqual(scored(once).total + 2);
  });

  it("gives a keyword dump less than a sentence with the same words", () => {
    const sentence = "Write a short story about an old lighthouse keeper for my daughter.";
    expect(scored("story lighthouse keeper daughter old short").total).toBeLessThan(
      scored(sentence).total,
    );
  });

  it("ties reasons to places in the text and offers fixes in its language", () => {
    const text = "Schreibe einen Artikel über etwas Schönes";
    const reasons = scored(text).dimensions.flatMap((part) => part.reasons);
    const vague = reasons.find((reason) => reason.code === "vague-words");
    expect(text.slice(vague?.span?.start, vague?.span?.end)).toBe("etwas");
    const audience = reasons.find((reason) => reason.code === "no-audience");
    expect(audience?.fix).toEqual({
      at: text.length,
      insert: ". Es richtet sich an [Zielgruppe].",
    });
  });

  it.each([
    ["秋についての詩を書いて", "。"],
    ["写一首关于秋天的诗", "。"],
    ["शरद ऋतु पर एक कविता लिखो", "। "],
    ["শরৎ নিয়ে একটি কবিতা লেখো", "। "],
    ["Buatkan puisi tentang musim hujan", ". "],
    ["শরৎ নিয়ে একটি কবিতা লেখো।", " "],
  ])("joins a fix as its language closes sentences: %s", (text, glue) => {
    const reasons = scored(text).dimensions.flatMap((part) => part.reasons);
    const { fix } = reasons.find((reason) => reason.code === "no-audience") ?? {};
    expect(fix?.insert.startsWith(glue)).toBe(true);
    expect(fix?.insert.slice(glue.length)).toMatch(/^[\p{L}[]/u);
  });

  it("gives an empty text and a greeting nothing", () => {
    expect(scored("  \n").total).toBe(0);
    expect(scored("hello!").total).toBe(0);
  });

  it("has a sentence for every reason and a label for every check", () => {
    const sentences = reasonCodes.map(describeReason);
    expect(new Set(sentences).size).toBe(reasonCodes.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].{10,90}\.$/);
    expect(new Set(checkNames.map(describeCheck)).size).toBe(checkNames.length);
  });
});
