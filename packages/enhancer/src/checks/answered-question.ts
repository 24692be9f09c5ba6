import { analyse } from "../analysis/analysis.ts";
import { cueIndexOf } from "../lexicon/cues.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { findLexicon } from "../lexicon/lexicons.ts";
import { sentencesOf } from "../text/sentences.ts";
import { findWords } from "../text/words.ts";
import { hasOrder, verbLast } from "./asks-for.ts";
import type { CheckInput } from "./check-input.ts";
import { findGuard } from "./guard-cues.ts";
import { stemLength, stemOf } from "./stem-of.ts";

const questionMark = /[?？؟]/u;

/** Languages that ask by a word anywhere in the sentence. */
const asksAnywhere: ReadonlySet<string> = new Set([...verbLast, "zh", "vi", "id"]);

/** What gives a reason, or says what something is: in a question's place it is the answer. */
const answering: Readonly<Record<string, RegExp>> = {
  en: /\b(?:because|due to|(?:is|are) that)\b/iu,
  de: /(?<!\p{L})(?:weil|aufgrund|(?:ist|sind|liegt|liegen)(?: daran| darin)?, dass)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:parce qu['’e]|en raison d|(?:est|sont) qu['’e])/iu,
  es: /(?<!\p{L})(?:porque|debido a|(?:es|son) que)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:poiché|a causa d|(?:è|sono) che)/iu,
  pt: /(?<!\p{L})(?:porque|devido a|(?:é|são) que)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:omdat|doordat|(?:is|zijn) dat)(?!\p{L})/iu,
  sv: /(?<!\p{L})(?:eftersom|därför att|är att)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:ponieważ|dlatego że|gdyż|polega na tym)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:потому что|так как|из-за|в том, что)(?!\p{L})/iu,
  uk: /(?<!\p{L})(?:тому що|бо|через те|(?:в|у) тому, що)(?!\p{L})/iu,
};

/** How far into a sentence the noun stands that it is about ("the main causes"). */
const nounReach = 14;

/** One sentence of a rewrite, and what it was made of. */
interface Asked {
  readonly input: CheckInput;
  readonly lexicon: Lexicon;
  /** The word the draft asks by, as it stands there; empty where it has none. */
  readonly word: string;
}

function questionsIn(text: string, lexicon: Lexicon) {
  return cueIndexOf(lexicon).find(text).get("action:question") ?? [];
}

/** Where a text holds a question word, at its first letter. */
function beginsWithQuestion(text: string, lexicon: Lexicon): boolean {
  return questionsIn(text, lexicon)[0]?.start === text.search(/\p{L}/u);
}

/** A draft that asks, by its mark or by how it begins; null where that can't be told. */
function readQuestion(input: CheckInput): Asked | null {
  const { request, lexicons, originalLanguage } = input;
  const tag = request.language ?? originalLanguage.tag;
  const lexicon = findLexicon(lexicons, tag);
  if (lexicon === null) return null;
  const { prose } = analyse(request.original, lexicons, tag);
  const found = questionsIn(prose, lexicon);
  const isQuestion =
    questionMark.test(prose) ||
    beginsWithQuestion(prose, lexicon) ||
    (asksAnywhere.has(tag) && found.length > 0);
  if (!isQuestion) return null;
  const word = prose.slice(found[0]?.start ?? 0, found[0]?.end ?? 0).toLowerCase();
  return { input, lexicon, word };
}

/** Whether a sentence asks: by its mark, as a question begins, or with the word the draft asks by. */
function isAsking(sentence: string, { lexicon, word }: Asked): boolean {
  const found = questionsIn(sentence, lexicon);
  return (
    questionMark.test(sentence) ||
    (asksAnywhere.has(lexicon.tag) && found.length > 0) ||
    beginsWithQuestion(sentence, lexicon) ||
    found.some(({ start, end }) => sentence.slice(start, end).toLowerCase() === word)
  );
}

/** How a sentence of a language whose verbs stand last ends when it states something. */
const statedEnd: Readonly<Record<string, RegExp>> = {
  ja: /(?<!たい)(?:です|である|でした|ます|ました)。?\s*$/u,
  ko: /(?:입니다|습니다)\.?\s*$/u,
};

/**
 * Whether a sentence orders something: by a verb, or by a word for a task. One that the draft has
 * too ("the difference between") is no order of its own, unless the sentence begins with it.
 */
function isOrdering(sentence: string, { input, lexicon }: Asked): boolean {
  const reason = answering[lexicon.tag];
  // "…, dass" begins a clause, as some orders of the language do.
  if (hasOrder(reason ? sentence.replace(reason, " ") : sentence, input)) return true;
  if (statedEnd[lexicon.tag]?.test(sentence) === true) return false;
  const { lexicons, request } = input;
  const known = request.original.toLowerCase();
  const first = sentence.search(/\p{L}/u);
  return [...analyse(sentence, lexicons, lexicon.tag).actions].some(([action, { start, end }]) => {
    const isOwn = known.includes(sentence.slice(start, end).toLowerCase());
    const counts = asksAnywhere.has(lexicon.tag) || start === first || !isOwn;
    return action !== "question" && counts;
  });
}

/** What is demanded of an answer ("it must be one that is still sold"). */
const demanding =
  /(?<!\p{L})(?:must|should|needs? to|has to|have to|soll(?:en|te|ten)?|muss|müssen|doit|doivent|faut|debe|deben|deve|devono|devem|moet|moeten|ska|måste|bör|powin\p{L}*|musi|muszą|долж\p{L}*|нужно|має|мають|повин\p{L}*)(?!\p{L})/iu;

/** Whether a sentence tells what somebody wants, or is about themselves. */
function isWish(sentence: string, lexicon: Lexicon): boolean {
  if (demanding.test(sentence)) return true;
  const cues = cueIndexOf(lexicon).find(sentence);
  return cues.has("personal") || cues.has("openRequest");
}

/** What begins a clause about a noun ("a path that is short", "with what is there"). */
const relative =
  /(?<!\p{L})(?:that|which|who|what|where|in|with|qui|que|qu['’]\p{L}+|dont|che|cui|die|der|das|dat|som|mit|avec|con|com|met|med|z|с|что|котор\p{L}*|któr\p{L}*|як\p{L}*)(?!\p{L})/iu;

/** Whether a sentence surely states something: "the causes of what is here" does not. */
function isStating(sentence: string, { input, lexicon }: Asked): boolean {
  if (answering[lexicon.tag]?.test(sentence)) return true;
  const [aspect] = cueIndexOf(lexicon).find(sentence).get("aspects") ?? [];
  if (aspect !== undefined && aspect.start <= nounReach) return false;
  const [main = ""] = sentence.split(/[,;:–—(]/u);
  const [verb] = findGuard(main, "declares", input);
  // The article a sentence begins with is none of them.
  const from = main.search(/\P{L}/u);
  return verb !== undefined && from > 0 && !relative.test(main.slice(from, verb.start));
}

/** Whether a sentence holds half of the draft's longer words: what was asked about. */
function isAboutIt(sentence: string, original: string): boolean {
  const stemsOf = (text: string) =>
    findWords(text)
      .filter(({ folded }) => folded.length >= stemLength)
      .map(({ folded }) => stemOf(folded));
  const held = new Set(stemsOf(sentence));
  const asked = new Set(stemsOf(original));
  return [...asked].filter((word) => held.has(word)).length * 2 >= asked.size;
}

/**
 * The sentence by which a rewrite answers the question it was made of: nothing in it asks or orders
 * any more, or it gives the reason of what was asked about. Null where that can't be told surely.
 */
export function findAnswer(input: CheckInput): string | null {
  const asked = readQuestion(input);
  if (asked === null) return null;
  const { original, rewritten } = input.request;
  const sentences = sentencesOf(rewritten);
  const mute = sentences.filter(
    (sentence) =>
      !isAsking(sentence, asked) &&
      !isOrdering(sentence, asked) &&
      !isWish(sentence, asked.lexicon),
  );
  const reason = answering[asked.lexicon.tag];
  const explained = mute.find(
    (sentence) => reason?.test(sentence) && !reason.test(original) && isAboutIt(sentence, original),
  );
  if (explained !== undefined) return explained;
  if (mute.length < sentences.length) return null;
  return mute.find((sentence) => isStating(sentence, asked)) ?? null;
}
