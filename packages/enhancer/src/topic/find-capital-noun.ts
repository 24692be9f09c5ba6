import type { Analysis } from "../analysis/analysis.ts";
import type { Word } from "../text/words.ts";
import { type CapitalGrammar, endingIn, wordsOfList } from "./topic-grammar.ts";
import {
  endOfOwnWords,
  isContent,
  isMade,
  isRole,
  takenPlaces,
  weighTopic,
} from "./topic-words.ts";

const capital = /^\p{Lu}\p{L}*\p{Ll}|^\p{Lu}{2,}/u;
const longestTopic = 40;

/** Whether a noun stands as it stands alone, as far as the word before it tells. */
function isPlain(noun: Word, before: Word | undefined, grammar: CapitalGrammar): boolean {
  const lead = before?.folded ?? "";
  if (wordsOfList(grammar.oblique).has(lead))
    return !endingIn(grammar.obliqueEndings).test(noun.folded);
  return !(wordsOfList(grammar.genitive).has(lead) && noun.folded.endsWith("s"));
}

/** Whether a word with a capital names what a prompt can be about. */
function isTopic(analysis: Analysis, grammar: CapitalGrammar, word: Word): boolean {
  const opens = /(?:^|[:;.!?\n"“„(*-])\s*$/u.test(analysis.prose.slice(0, word.start));
  if (opens || !capital.test(word.text) || word.text.length > longestTopic) return false;
  if (isMade(analysis, word) || isRole(analysis, word.start)) return false;
  if (endingIn(grammar.madeEndings).test(word.folded)) return false;
  return !wordsOfList(grammar.generic).has(word.folded);
}

/**
 * The noun that a prompt turns on, bare, or null: a long word with a capital inside a sentence
 * that stands there as it stands alone.
 */
export function findCapitalNoun(analysis: Analysis, grammar: CapitalGrammar): string | null {
  const { lexicon, prose, words } = analysis;
  if (lexicon === null) return null;
  const taken = takenPlaces(analysis);
  const limit = endOfOwnWords(analysis);
  let best: { readonly text: string; readonly weight: number } | null = null;
  for (const [index, word] of words.entries()) {
    if (word.end > limit) break;
    if (!isContent(word, lexicon.tag, taken) || !isTopic(analysis, grammar, word)) continue;
    if (!isPlain(word, words[index - 1], grammar)) continue;
    const weight = weighTopic(prose, word.start, word.text.length);
    if (weight > (best?.weight ?? 0)) best = { text: word.text, weight };
  }
  return best?.text ?? null;
}
