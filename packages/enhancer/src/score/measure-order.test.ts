import { describe, expect, it } from "vitest";
import { allLexicons, scorePrompt } from "../all-languages.ts";
import { analyse } from "../analysis/analysis.ts";
import { measureFeatures } from "./features.ts";

/** The score of a text that has one. */
const scored = (...input: Parameters<typeof scorePrompt>) => {
  const score = scorePrompt(...input);
  if (score === null) throw new Error("No score");
  return score;
};

const isDisordered = (text: string) => measureFeatures(analyse(text, allLexicons)).disordered === 1;

const shuffled: readonly (readonly [string, string])[] = [
  [
    "How can I keep my basil alive in the winter?",
    "my alive can in How the winter? I keep basil the",
  ],
  ["What should I ask my dentist?", "dentist? should my What I ask"],
  [
    "Write a letter to the council about the broken lamp in our street.",
    "to the a of letter lamp street. Write in broken our the about council the",
  ],
  [
    "I want to learn the cello. Where do I start, and which book is good for adults?",
    "and start, adults? Where cello. is do I to good which the learn want I for book",
  ],
];

describe("words in no order", () => {
  it.each(shuffled)("gain nothing over the sentence: %s", (ordered, mixed) => {
    expect(isDisordered(mixed)).toBe(true);
    expect(scored(mixed).total).toBeLessThanOrEqual(scored(ordered).total);
  });

  it.each([
    "Rename all the .txt files in a folder with a shell script",
    "Prove that a function f on an interval (a, b) is continuous",
    "A king has twelve stacks of coins. Find the false one.",
    'Make an "impossible triangle" with an SVG',
    "please write a python script that reads a .csv file. it has three columns",
    "Should a a typo cost anything in a long request that says what is wanted, for whom the text is, and how long it may be at most, in plain words?",
    "If A + B = C, what is A?",
    "What are the customs I should be aware of?",
    'Explain the film "How To Train Your Dragon" to a child',
  ])("are not seen in a sentence as people write it: %s", (text) => {
    expect(isDisordered(text)).toBe(false);
  });
});
