import { letterGroupsOf, otherLanguage, weightUnit } from "@whetstone/enhancer/fitting";
import { describe, expect, it } from "vitest";
import { corpusOf, type LanguageText } from "./corpus.ts";
import { learnModel, probabilitiesOf } from "./learn-model.ts";

const sentences = {
  en: "the heron stands where the water is shallow and waits for what swims by",
  de: "der reiher steht dort wo das wasser flach ist und wartet auf was vorbei schwimmt",
  other: "hejren st\u00e5r hvor vandet er lavt og venter p\u00e5 hvad der sv\u00f8mmer forbi",
} as const;

const texts = Object.entries(sentences).flatMap(([tag, sentence]): LanguageText[] =>
  Array.from({ length: 30 }, () => ({
    tag,
    words: sentence.split(" "),
    whole: true,
    heldOut: false,
  })),
);

describe("the model of languages", () => {
  const model = learnModel(texts);
  const likeliest = (words: readonly string[]) => {
    const known = letterGroupsOf(words).flatMap((group) => model.groups.get(group) ?? []);
    const probabilities = probabilitiesOf([model.bias, ...known]);
    return model.tags[probabilities.indexOf(Math.max(...probabilities))];
  };

  it.each([
    ["en", "where the heron waits"],
    ["de", "dort wartet der reiher"],
    [otherLanguage, "hvor hejren venter"],
  ])("learns what speaks for a language (%s)", (tag, text) => {
    expect(likeliest(text.split(" "))).toBe(tag);
  });

  it("keeps weights as they are stored", () => {
    const weights = [...model.groups.values()].flatMap((row) => [...row]);
    expect(weights.some((weight) => weight !== 0)).toBe(true);
    expect(weights.filter((weight) => weight % weightUnit !== 0)).toEqual([]);
  });
});

describe("the corpus", () => {
  const row = { id: "a-1", set: "multi", lang: "fr", prompt: "Bonjour `code` le monde" };

  it("takes romanised and mixed prompts for none of the languages, and leaves out code", () => {
    const own = corpusOf([]).length;
    const [french, mixed] = corpusOf([row, { ...row, set: "romanised", lang: "hi" }]);
    expect(french).toMatchObject({ tag: "fr", words: ["bonjour", "le", "monde"], whole: false });
    expect(mixed).toMatchObject({ tag: otherLanguage, whole: true });
    expect(
      corpusOf([
        { ...row, lang: "und" },
        { ...row, set: "adv_blns" },
      ]),
    ).toHaveLength(own);
  });
});
