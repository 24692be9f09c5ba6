import { catalogue } from "../catalogue/asks.ts";
import type { LanguageReader } from "../catalogue/language-kit.ts";
import { onceEach } from "../text/pattern.ts";
import { type Reading, readPrompt } from "./read-prompt.ts";

/** Reads a text by the languages at hand. */
export type ReadText = (text: string) => Reading;

/**
 * Makes what reads the texts of one request, each of them once. It holds them as long as it lives:
 * one is made for a request, and goes with it.
 */
export const createReadText = (readers: readonly LanguageReader[]): ReadText =>
  onceEach((text) => readPrompt(text, readers, catalogue));
