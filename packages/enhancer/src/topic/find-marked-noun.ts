import type { Analysis } from "../analysis/analysis.ts";
import { everywhere, type MarkedGrammar, wordsOfList } from "./topic-grammar.ts";
import { endOfOwnWords, isMade, isRole, takenPlaces, weighTopic } from "./topic-words.ts";

const patternOf = ({ notAfter, noun, markedBy }: MarkedGrammar): RegExp =>
  everywhere(`(?<!${notAfter})(${noun})(?=${markedBy})`);

/**
 * The noun that a prompt turns on, or null, in a language that puts a particle behind its nouns:
 * in the form it has before the particle.
 */
export function findMarkedNoun(analysis: Analysis, grammar: MarkedGrammar): string | null {
  const { prose } = analysis;
  const taken = takenPlaces(analysis);
  const generic = wordsOfList(grammar.generic);
  let best: { readonly text: string; readonly weight: number } | null = null;
  for (const { 1: text = "", index } of prose
    .slice(0, endOfOwnWords(analysis))
    .matchAll(patternOf(grammar))) {
    const span = { start: index, end: index + text.length, text, folded: text };
    if (taken.has(index) || isMade(analysis, span) || isRole(analysis, index)) continue;
    if (generic.has(text)) continue;
    const weight = weighTopic(prose, index, text.length);
    if (weight > (best?.weight ?? 0)) best = { text, weight };
  }
  return best?.text ?? null;
}
