import { compilePattern } from "../text/pattern.ts";
import { type AllOf, createHolds, holdsAll, requiredWords } from "./required-words.ts";

/** Cuts a pattern at each `|` that stands outside of all groups and classes. */
export function splitAlternatives(pattern: string): string[] {
  const cuts: string[] = [];
  let from = 0;
  let depth = 0;
  let isInClass = false;
  for (let at = 0; at < pattern.length; at += 1) {
    const sign = pattern.charAt(at);
    if (sign === "\\") at += 1;
    else if (isInClass) isInClass = sign !== "]";
    else if (sign === "[") isInClass = true;
    else if (sign === "(") depth += 1;
    else if (sign === ")") depth -= 1;
    else if (sign === "|" && depth === 0) {
      cuts.push(pattern.slice(from, at));
      from = at + 1;
    }
  }
  return [...cuts, pattern.slice(from)];
}

/** One alternative of a pattern, compiled once a text holds what it needs. */
class Alternative {
  private readonly source: string;
  private readonly required: readonly AllOf[] | null;
  private compiled: RegExp | null = null;

  constructor(source: string) {
    this.source = source;
    this.required = requiredWords(source);
  }

  test(folded: string, holds: (piece: string) => boolean): boolean {
    if (this.required?.some((way) => holdsAll(holds, way)) === false) return false;
    this.compiled ??= compilePattern(this.source);
    return this.compiled.test(folded);
  }
}

/**
 * The test of a pattern of many alternatives (what a prompt may tell) on folded text. Compiled as
 * one such a pattern takes tens of milliseconds at its second use, while a prompt holds the words
 * of few of its alternatives: these alone are compiled.
 */
export function createAlternativesTest(pattern: string): (folded: string) => boolean {
  const alternatives = splitAlternatives(pattern).map((source) => new Alternative(source));
  return (folded) => {
    const holds = createHolds(folded);
    return alternatives.some((one) => one.test(folded, holds));
  };
}
