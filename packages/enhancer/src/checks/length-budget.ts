import { countWords } from "../text/words.ts";
import type { Level, Style } from "../vocabulary.ts";

/** How long a rewrite may be. */
export interface LengthBudget {
  /** Words; Chinese and Japanese characters count one by one. */
  readonly words: number;
}

const factors: Readonly<
  Record<"concise" | "full", Readonly<Record<Level, readonly [number, number]>>>
> = {
  concise: { quick: [1.2, 20], comprehensive: [1.4, 30], expert: [1.6, 40] },
  full: { quick: [1.4, 55], comprehensive: [1.6, 110], expert: [1.8, 175] },
};

/** The most words a rewrite of a prompt may have in a style and at a level. */
export function lengthBudget(original: string, style: Style, level: Level): LengthBudget {
  const [factor, extra] = factors[style === "concise" ? "concise" : "full"][level];
  return { words: Math.floor(countWords(original) * factor + extra) };
}
