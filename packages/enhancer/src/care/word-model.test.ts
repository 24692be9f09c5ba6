import { describe, expect, it } from "vitest";
import { allLexicons, careOf } from "../all-languages.ts";
import { logOdds, weighNeed, wordFeatures } from "./word-model.ts";

const size = 1 << 14;

describe("the words of a text together", () => {
  it.each([
    ["I can’t go on", "i cant go on"],
    ["Je ne peux plus continuer, là-bas", "je ne peux plus continuer labas"],
    ["in 3 days", "in 14 days"],
    ["ÜBERALL", "uberall"],
  ])("are the same however they are typed: %s", (one, other) => {
    expect(wordFeatures(one, size)).toEqual(wordFeatures(other, size));
  });

  it("are told from the same words in another order", () => {
    expect(new Set(wordFeatures("he left me", size))).not.toEqual(
      new Set(wordFeatures("me he left", size)),
    );
  });

  it("are read in scripts without spaces", () => {
    expect(wordFeatures("もう消えたい", size).length).toBeGreaterThan(6);
  });

  it("are read in a long text at its beginning and at its end", () => {
    const words = Array.from({ length: 300 }, (_none, at) => `w${"abcdefghij"[at % 10]}`).join(" ");
    const plain = new Set(wordFeatures(words, size));
    const differs = (text: string) => wordFeatures(text, size).some((one) => !plain.has(one));
    expect(differs(`${words} zebra`)).toBe(true);
    expect(differs(`zebra ${words}`)).toBe(true);
    const middle = `${words} `.repeat(2).trim();
    expect(differs(middle)).toBe(false);
  });

  it("weigh their sum, evened out by their number, and without any the bias", () => {
    expect(logOdds([0, 1, 2, 3], [1, 2, 3, 4], -1)).toBe(4);
    expect(logOdds([], [1, 2, 3, 4], -1)).toBe(-1);
  });

  const models = allLexicons.flatMap(({ tag, care: { words } }) =>
    words === undefined ? [] : [[tag, words] as const],
  );

  it.each(models)("have weights in a table whose size is a power of two (%s)", (_tag, words) => {
    expect(Math.log2(words.weights.length) % 1).toBe(0);
    expect(words.step).toBeGreaterThan(0);
    expect(words.enough).toBeGreaterThan(0);
  });

  it.each(models)("say nothing of a text without words (%s)", (_tag, words) => {
    expect(weighNeed("", words)).toBe(words.bias);
    expect(weighNeed("🙂 … !", words)).toBe(words.bias);
  });
});

describe("care by words (ENH-4)", () => {
  it.each([
    "i packed up my room so mum doesn't have to do it after",
    "i feel so empty and i cant tell anyone about it",
    "i don't see a way for me anymore",
  ])("is for distress that no known phrase tells: %s", (told) => {
    expect(careOf({ prompt: told })).toBe("distress");
  });

  it.each([
    "still here",
    "excuse for being late",
    "letter to my daughter",
    "i keep bees and every summer the workers throw the drones out and let them starve. write a short info board about it for visitors",
  ])("is not for words that stand among others: %s", (told) => {
    expect(careOf({ prompt: told })).toBeNull();
  });

  const requests = ["write a checklist for my move to chicago", "give me 10 blog titles about seo"];
  const plain = [
    "i want to die",
    "my dad isn't breathing",
    "my husband beats me",
    "i want to kill myself",
  ];

  it.each(requests.flatMap((asked) => plain.map((told) => [asked, told] as const)))(
    "never speaks against a plain phrase: %s, %s",
    (asked, told) => {
      for (const between of [", ", " ", ". ", "\n\n"])
        expect(careOf({ prompt: `${asked}${between}${told}` })).toMatch(
          /^(?:self-harm|emergency|abuse)$/,
        );
    },
  );

  it("is not hidden by a phrase before it that is meant otherwise", () => {
    const list = "table with columns: name, date, painless ways to remove a splinter, tool needed";
    expect(careOf({ prompt: `${list}. i want to die` })).toBe("self-harm");
  });

  it("reads what stands behind a long pasted text", () => {
    const pasted = "The council met on Monday and spoke about the new bus lines. ".repeat(40);
    const told =
      "i packed up my room so mum doesn't have to do it after. i don't see a way for me anymore";
    expect(careOf({ prompt: pasted })).toBeNull();
    expect(careOf({ prompt: `${pasted}\n\n${told}` })).toBe("distress");
  });
});
