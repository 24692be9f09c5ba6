import { wholeEnglish } from "../lexicon/en-whole.ts";
import type { GuardWords, Lexicon } from "../lexicon/lexicon.ts";
import { findLexicon } from "../lexicon/lexicons.ts";
import { type CueIndex, createCueIndex } from "../text/cue-index.ts";
import type { Span } from "../types.ts";
import type { CheckInput } from "./check-input.ts";

export type GuardKey = keyof GuardWords;

/** A prompt of a few words is likely in the language that is found with this confidence. */
export const likely = 0.31;

const indexes = new WeakMap<GuardWords, CueIndex<GuardKey>>();

function indexOf({ guard, clitics = "" }: Lexicon): CueIndex<GuardKey> | null {
  if (guard === undefined) return null;
  const known = indexes.get(guard);
  if (known !== undefined) return known;
  const keys = Object.keys(guard).filter((key): key is GuardKey => key in guard);
  const lists = keys.map((key) => [key, guard[key] ?? ""] as const);
  const made = createCueIndex(lists, clitics.split("|").filter(Boolean));
  indexes.set(guard, made);
  return made;
}

/** The lexicon a rewrite is checked with; all of English where it is English or not known. */
function ownLexicon({
  lexicons,
  request,
  originalLanguage,
  rewrittenLanguage,
}: CheckInput): Lexicon {
  const isLikely = originalLanguage.confidence >= likely;
  const tag = isLikely ? (request.language ?? originalLanguage.tag) : rewrittenLanguage.tag;
  return tag === "en" ? wholeEnglish : (findLexicon(lexicons, tag) ?? wholeEnglish);
}

/** Where phrases of a guard list stand in a text: those of its language. */
export function findGuard(text: string, key: GuardKey, input: CheckInput): readonly Span[] {
  return indexOf(ownLexicon(input))?.find(text).get(key) ?? [];
}

/** The same in English too: models fall back to it when they speak for themselves. */
export function findGuardAlsoEnglish(
  text: string,
  key: GuardKey,
  input: CheckInput,
): readonly Span[] {
  const english = indexOf(wholeEnglish)?.find(text).get(key) ?? [];
  return [...findGuard(text, key, input), ...english];
}
