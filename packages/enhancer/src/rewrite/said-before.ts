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
  readonly words: ReadonlySet<string>;
  /** How many of its words are long enough to look it up by. */
  readonly telling: number;
}

const longestText = 6000;
/** Share of the telling words from which on a sentence is compared word by word. */
const worthALook = 0.5;

/** Words that say enough to look a sentence up by; in Han and kana every pair does. */
function isTelling(word: string): boolean {
  return word.length >= 5 || /[^\p{Script=Latin}\p{N}'’_-]/u.test(word);
}

function isSaid({ words: own }: Form, spoken: ReadonlySet<string>): boolean {
  let shared = 0;
  for (const word of own) if (spoken.has(word)) shared += 1;
  if (own.size < leastWords) return shared === own.size && spoken.size === own.size;
  return shared / own.size >= sayingShare && shared / spoken.size >= ownShare;
}

/** Tells which sentences of a pack a prompt already contains, also lightly reworded. */
export function createSaidBefore(pack: LanguagePack): (text: string) => ReadonlySet<Move> {
  const holders = new Map<string, Form[]>();
  for (const move of allMovesOf(pack)) {
    for (const text of fixedForms(move)) {
      const words = new Set(wordsOf(text));
      const telling = [...words].filter(isTelling);
      const keys = telling.length === 0 ? [...words] : telling;
      const form = { move, words, telling: keys.length };
      for (const word of keys) holders.set(word, [...(holders.get(word) ?? []), form]);
    }
  }
  return (text) => {
    const said = new Set<Move>();
    const told = withoutPlaceholders(text.slice(0, longestText));
    for (const sentence of told.split(/[.!?。！？؟۔।\n]+/u)) {
      const spoken = new Set(wordsOf(sentence));
      const hits = new Map<Form, number>();
      for (const word of spoken) {
        for (const form of holders.get(word) ?? []) hits.set(form, (hits.get(form) ?? 0) + 1);
      }
      for (const [form, count] of hits) {
        if (count / form.telling >= worthALook && isSaid(form, spoken)) said.add(form.move);
      }
    }
    return said;
  };
}
