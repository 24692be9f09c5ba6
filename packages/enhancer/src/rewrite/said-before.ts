import { allMovesOf } from "../packs/all-moves.ts";
import type { LanguagePack, Move } from "../packs/language-pack.ts";
import { findWords } from "../text/words.ts";
import { renderMove } from "./render-move.ts";

/** Share of a sentence's words that a sentence of the text must hold to count as the same. */
const sayingShare = 0.7;
/** Share of the text's sentence that must be ours: a long sentence may hold ours by chance. */
const ownShare = 0.45;
/** Sentences of fewer words say too little to be known again by, unless they are the same. */
const leastWords = 4;

/** Single characters say too little by themselves: Chinese and Japanese go by neighbours. */
function pairUnspaced(words: readonly string[]): string[] {
  return words.map((word, index) => {
    const next = words[index + 1];
    return word.length === 1 && next?.length === 1 && /\p{L}/u.test(word) ? word + next : word;
  });
}

function wordsOf(text: string): string[] {
  return pairUnspaced(findWords(text).map((word) => word.folded));
}

function withoutPlaceholders(text: string): string {
  return text.includes("[") ? text.replace(/\[[^[\]]{0,120}\]/g, " ") : text;
}

/** What stays of a sentence whatever the topic, in both forms of address, with and without it. */
function fixedForms(move: Move): Set<string> {
  const forms = [false, true].flatMap((formal) => [
    renderMove(move, { subject: null, thing: null, formal }),
    renderMove(move, { subject: " ", thing: " ", formal }),
  ]);
  return new Set(forms.map(withoutPlaceholders));
}

interface Form {
  readonly move: Move;
  readonly size: number;
}

const longestText = 6000;

/** Tells which sentences of a pack a prompt already contains, also lightly reworded. */
export function createSaidBefore(pack: LanguagePack): (text: string) => ReadonlySet<Move> {
  const holders = new Map<string, Form[]>();
  for (const move of allMovesOf(pack)) {
    for (const text of fixedForms(move)) {
      const words = new Set(wordsOf(text));
      if (words.size === 0) continue;
      const form = { move, size: words.size };
      for (const word of words) holders.set(word, [...(holders.get(word) ?? []), form]);
    }
  }
  return (text) => {
    const said = new Set<Move>();
    const told = withoutPlaceholders(text.slice(0, longestText));
    for (const sentence of told.split(/[.!?。！？؟۔।\n]+/u)) {
      const words = new Set(wordsOf(sentence));
      if (words.size === 0) continue;
      const shared = new Map<Form, number>();
      for (const word of words) {
        for (const form of holders.get(word) ?? []) shared.set(form, (shared.get(form) ?? 0) + 1);
      }
      for (const [{ move, size }, count] of shared) {
        if (size < leastWords) {
          if (count === size && words.size === size) said.add(move);
          continue;
        }
        if (count / size >= sayingShare && count / words.size >= ownShare) said.add(move);
      }
    }
    return said;
  };
}
