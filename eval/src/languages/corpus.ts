import { allKits } from "@whetstone/enhancer/all-languages";
import { latinProfiles, latinWordsOf, otherLanguage } from "@whetstone/enhancer/fitting";
import { promptOf, type Row } from "../data/row.ts";
import { hashOf } from "../statistics/random.ts";

/** One text of a known language, as the model sees it. */
export interface LanguageText {
  readonly tag: string;
  readonly words: readonly string[];
  /** Learned as a whole too, not only in pieces. */
  readonly whole: boolean;
  /** Kept back, to measure the model on. */
  readonly heldOut: boolean;
}

const mixedSets: ReadonlySet<string> = new Set(["romanised", "codeswitched"]);
/** Sets that are no prompts, or whose language nobody is sure of. */
const leftOut = /^(?:adv_|judge_answers|lang_ambiguous)/;
const heldOutShare = 4;

const withoutCode = (text: string) =>
  text
    .replace(/```[\s\S]*?(?:```|$)|`[^`\n]*`|https?:\S+|\$?\{[^}]*\}+/g, " ")
    .replace(/\s+/g, " ");

/** Whether nearly all letters of a text are Latin ones. */
function isLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (text.match(/\p{Script=Latin}/gu)?.length ?? 0) > letters * 0.9;
}

/** Languages the model tells apart: those in Latin letters that have cues. */
export const modelTags: readonly string[] = allKits
  .filter(({ lexicon }) => isLatin(lexicon.negations))
  .map(({ tag }) => tag);

function textOf(text: string, tag: string, whole: boolean, heldOut: boolean): LanguageText[] {
  const plain = withoutCode(text);
  const words = isLatin(plain) ? latinWordsOf(plain) : [];
  const known = modelTags.includes(tag) ? tag : otherLanguage;
  return words.length === 0 ? [] : [{ tag: known, words, whole, heldOut }];
}

function textsOfRow(row: Row): LanguageText[] {
  if (leftOut.test(row.set) || row.lang === "und") return [];
  const isMixed = mixedSets.has(row.set);
  const heldOut = hashOf(row.id) % heldOutShare === 0;
  const tag = isMixed ? otherLanguage : row.lang;
  return [promptOf(row), isMixed ? "" : (row.better ?? "")].flatMap((text) =>
    textOf(text, tag, isMixed, heldOut),
  );
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** The engine's own sentences and cues are texts of their language too. */
function ownTexts(): LanguageText[] {
  return allKits
    .filter(({ tag }) => modelTags.includes(tag))
    .flatMap(({ tag, lexicon, texts }) =>
      [...stringsIn(lexicon), ...stringsIn(texts)]
        .flatMap((text) => text.split(/[|~]/u))
        .flatMap((text) => textOf(text, tag, true, false)),
    );
}

/** The frequent words of languages without sentences. */
function foreignTexts(): LanguageText[] {
  return latinProfiles
    .filter(({ tag }) => !modelTags.includes(tag))
    .flatMap(({ tag, words }) => textOf(words, tag, false, false));
}

/** All texts the model of languages is learned from and measured on. */
export function corpusOf(rows: readonly Row[]): LanguageText[] {
  return [...rows.flatMap(textsOfRow), ...ownTexts(), ...foreignTexts()];
}
