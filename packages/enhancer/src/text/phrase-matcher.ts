import type { Span } from "../types.ts";

/** Finds the phrases of one list in a text. */
export interface PhraseMatcher {
  readonly first: (text: string) => Span | null;
  readonly all: (text: string) => Span[];
}

const unspacedScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}]/u;

function escapeLiteral(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}

function phraseSource(phrase: string): string {
  const open = phrase.endsWith("*");
  const literal = open ? phrase.slice(0, -1) : phrase;
  const body = literal.split(" ").map(escapeLiteral).join("[ \\t\\u00a0]{1,3}");
  return open ? `${body}\\p{L}{0,14}` : body;
}

/** Words stand between other characters than letters; scripts without spaces stand anywhere. */
function listSource(phrases: readonly string[]): string {
  const unspaced = phrases.filter((phrase) => unspacedScript.test(phrase)).map(phraseSource);
  const spaced = phrases.filter((phrase) => !unspacedScript.test(phrase)).map(phraseSource);
  const sources = [...unspaced];
  if (spaced.length > 0) {
    sources.push(`(?<![\\p{L}\\p{M}])(?:${spaced.join("|")})(?![\\p{L}\\p{M}])`);
  }
  return sources.join("|");
}

/**
 * A matcher for phrases written as `"write|draft|put together|écri*"`: words stand alone, a
 * trailing `*` lets a word go on. The pattern has no nested repetition, so matching is linear.
 */
export function createPhraseMatcher(phrases: string): PhraseMatcher {
  const list = phrases.split("|").filter((phrase) => phrase !== "");
  list.sort((one, other) => other.length - one.length);
  if (list.length === 0) return { first: () => null, all: () => [] };
  const source = listSource(list);
  const single = new RegExp(source, "iu");
  const global = new RegExp(source, "giu");
  return {
    first: (text) => {
      const match = single.exec(text);
      return match === null ? null : { start: match.index, end: match.index + match[0].length };
    },
    all: (text) =>
      Array.from(text.matchAll(global), (match) => ({
        start: match.index,
        end: match.index + match[0].length,
      })),
  };
}

const matchers = new Map<string, PhraseMatcher>();

/** The matcher of a phrase list, compiled once. */
export function matcherOf(phrases: string): PhraseMatcher {
  const known = matchers.get(phrases);
  if (known !== undefined) return known;
  const made = createPhraseMatcher(phrases);
  matchers.set(phrases, made);
  return made;
}
