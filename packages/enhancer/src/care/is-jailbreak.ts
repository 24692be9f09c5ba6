import type { Analysis } from "../analysis/analysis.ts";
import { bindingIndexOf } from "../lexicon/cues.ts";
import { wholeEnglish } from "../lexicon/en-whole.ts";
import { foldInPlace, readFolded } from "../text/cue-text.ts";
import type { Span } from "../types.ts";

/** How near to one another setting aside and what is set aside stand. */
const reach = 60;
const longestText = 20_000;

/** Between setting aside and what is set aside no sentence ends, and no clause that names something else. */
const otherClause = /[.!?\n]|\p{L}[^,]*,\s/u;

function areNear(text: string, one: readonly Span[], other: readonly Span[]): boolean {
  let from = 0;
  for (const { end } of one) {
    while ((other[from]?.start ?? Number.POSITIVE_INFINITY) < end) from += 1;
    const start = other[from]?.start ?? Number.POSITIVE_INFINITY;
    if (start - end <= reach && !otherClause.test(text.slice(end, start))) return true;
  }
  return false;
}

/** Words that make an instruction out of "without" and "rules": someone is made to be free of them. */
const freed = /\b(?:you|your|yourself|it|he|she|ai|chatbot|assistant|model|persona|character)\b/i;

/**
 * Whether a text tries to set aside what binds the model it goes to, also in quoted or pasted
 * parts. Such a text comes back as it is: a clearer one would be a stronger one. What an ordinary
 * request lies over ("developer mode on my pixel") sets nothing aside.
 */
export function isJailbreak(analysis: Analysis, ordinary: readonly Span[] = []): boolean {
  const text = analysis.text.slice(0, longestText);
  const read = readFolded(foldInPlace(text));
  return [analysis.lexicon, wholeEnglish].some((lexicon) => {
    if (lexicon === null) return false;
    const cues = bindingIndexOf(lexicon).findIn(read);
    const meant = (key: "jailbreak" | "override" | "rules"): readonly Span[] =>
      (cues.get(key) ?? []).filter(
        ({ start, end }) => !ordinary.some((one) => one.start < end && one.end > start),
      );
    const frees = areNear(text, meant("override"), meant("rules")) && freed.test(text);
    return meant("jailbreak").length > 0 || frees;
  });
}
