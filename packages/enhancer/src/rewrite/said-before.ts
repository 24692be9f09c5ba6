import type { LanguagePack, Move } from "../packs/language-pack.ts";
import { findWords } from "../text/words.ts";
import { renderMove } from "./render-move.ts";

/** Share of a sentence's words from which on it counts as said. */
const sayingShare = 0.8;
/** Of shorter sentences every word has to be there, of the shortest also side by side. */
const shortSentence = 5;
const shortestSentence = 3;

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
  return text.replace(/\[[^[\]]{0,120}\]/g, " ");
}

/** Both forms of address of a sentence, without what changes from prompt to prompt. */
function fixedForms(move: Move): string[] {
  const render = (formal: boolean) => renderMove(move, { subject: null, thing: null, formal });
  const forms = new Set([render(false), render(true)]);
  return Array.from(forms, (form) => withoutPlaceholders(form));
}

/** Tells which sentences of a pack a prompt already contains, also lightly reworded. */
export function createSaidBefore(pack: LanguagePack): (text: string) => ReadonlySet<Move> {
  const forms = [
    ...Object.values(pack.tasks).flatMap((task) => [...task.core, ...task.brief]),
    ...Object.values(pack.styles).flatMap((family) => Object.values(family).flat()),
    ...[pack.literary, pack.making].flatMap((task) => [...task.core, ...task.brief]),
    ...pack.bareTopic,
    ...pack.factQuestion,
  ].flatMap((move) => fixedForms(move).map((form) => ({ move, words: wordsOf(form) })));
  return (text) => {
    const spoken = wordsOf(withoutPlaceholders(text));
    const present = new Set(spoken);
    const flat = ` ${spoken.join(" ")} `;
    const said = forms.filter(({ words }) => {
      if (words.length < shortestSentence) return flat.includes(` ${words.join(" ")} `);
      const found = words.filter((word) => present.has(word)).length;
      return found / words.length >= (words.length < shortSentence ? 1 : sayingShare);
    });
    return new Set(said.map(({ move }) => move));
  };
}
