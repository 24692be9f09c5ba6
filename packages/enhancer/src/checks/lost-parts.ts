import type { Lexicon } from "../lexicon/lexicon.ts";
import { findWords } from "../text/words.ts";
import type { CheckInput } from "./check-input.ts";
import { findGuard } from "./guard-cues.ts";
import { countNegations } from "./negations-kept.ts";
import { saysI } from "./says-i.ts";
import { stemOf } from "./stem-of.ts";

const shortest = 3;

const holds = (text: string, word: string): boolean =>
  text.toLowerCase().includes(stemOf(word.toLowerCase()));

/** "Or" of each language, between two things that are not to be. */
const or: Readonly<Record<string, string>> = {
  en: "or|nor",
  de: "oder|noch|und",
  fr: "ou|ni|et",
  es: "o|u|ni|y",
  it: "o|né|e",
  pt: "ou|nem|e",
  nl: "of|noch|en",
  sv: "eller",
  pl: "lub|ani|albo|i",
  ru: "или|ни|и",
  uk: "або|чи|ні|і",
  tr: "veya|ya da|ve",
};

/** The second of two things that are not to be ("no nuts or soy") where the rewrite has lost it. */
function lostAlternatives(original: string, rewritten: string, lexicon: Lexicon): string[] {
  const words = or[lexicon.tag];
  if (words === undefined) return [];
  const second = new RegExp(`\\p{L}{${shortest},} (?:${words}) (\\p{L}{${shortest},})`, "giu");
  return original
    .split(/[,;.!?\n]/u)
    .filter((clause) => countNegations(clause, lexicon) > 0)
    .flatMap((clause) => [...clause.matchAll(second)].map(([, word = ""]) => word))
    .filter((word) => countNegations(word, lexicon) === 0 && !holds(rewritten, word));
}

/** What is to be left out, as a noun behind its word ("no nuts", "pas d'anglicisme"). */
const without: Readonly<Record<string, RegExp>> = {
  en: /\b(?:no|without) (?!please|thanks|idea|time|need|matter|problem|rush|longer|more|less|other|than|money|clue|worries|experience|one|doubt|longer|luck|any|the|my|getting|being|having|losing|sounding|making)(?:\p{L}+ )?(?<what>(?!please\b|thanks\b)\p{L}{4,})(?<!ing)(?=$|[.,;!?)]| and | or )/giu,
  de: /(?<!\p{L})(?:ohne|keine?n?) (?<what>\p{Lu}\p{L}{3,})(?=$|[.,;!?)]| und | oder )/gu,
  fr: /\b(?:sans|pas d['’e]s? ?|aucune?) ?(?!que|perdre|avoir|être)(?<what>\p{L}{4,})(?<!er|ir|re)(?=$|[.,;!?)]| et | ou | ni )/giu,
  es: /\b(?:sin|nada de) (?!que|embargo)(?<what>\p{L}{4,})(?<![aei]r)(?=$|[.,;!?)]| y | o | ni )/giu,
  it: /\b(?:senza|niente) (?!che)(?<what>\p{L}{4,})(?<![aei]re)(?=$|[.,;!?)]| e | o )/giu,
  pt: /\b(?:sem|nada de) (?!que)(?<what>\p{L}{4,})(?<![aei]r)(?=$|[.,;!?)]| e | ou | nem )/giu,
  nl: /\b(?:zonder|geen) (?!dat|zin|idee|tijd)(?<what>\p{L}{4,})(?=$|[.,;!?)]| en | of )/giu,
  pl: /(?<!\p{L})bez (?<what>\p{L}{4,})(?=$|[.,;!?)]| i | ani | lub )/giu,
  ru: /(?<!\p{L})без (?<what>\p{L}{4,})(?=$|[.,;!?)]| и | или )/giu,
  uk: /(?<!\p{L})без (?<what>\p{L}{4,})(?=$|[.,;!?)]| і | та | або )/giu,
};

function lostExclusions(original: string, rewritten: string, tag: string): string[] {
  const form = without[tag];
  if (form === undefined) return [];
  return [...original.matchAll(form)]
    .map(({ groups }) => groups?.["what"] ?? "")
    .filter((what) => !holds(rewritten, what));
}

/** What alone may be used or is left out, in Japanese and Chinese, behind and before its word. */
const limits: Readonly<Record<string, RegExp>> = {
  ja: /([\p{Script=Han}\p{Script=Katakana}ー]{2,8})(?:だけ|のみ|なし|抜き|禁止|不可|以外|縛り)/gu,
  zh: /(?:只用|只能用|仅用|不含|不放|不加)([\p{Script=Han}]{2,4})/gu,
};

function lostLimits(original: string, rewritten: string, tag: string): string[] {
  const form = limits[tag];
  if (form === undefined) return [];
  return [...original.matchAll(form)]
    .map(([, what = ""]) => what)
    .filter((what) => !rewritten.includes(what));
}

/** What makes one of several products the one that is meant: "iPhone 13 mini". */
const variant = /\p{L}+ ?\p{Nd}{1,3} ?(?:mini|pro|max|ultra|plus|air|lite|fe|se)(?!\p{L})/giu;

function lostVariants(original: string, rewritten: string): string[] {
  return [...original.matchAll(variant)]
    .map(([name]) => name.split(/[\s\p{Nd}]+/u).at(-1) ?? "")
    .filter((word) => !new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu").test(rewritten));
}

/** Names of one relation in English: whichever a rewrite takes, the person is still in it. */
const relations: readonly (readonly string[])[] = [
  ["mom", "mum", "mother", "parent", "ma"],
  ["dad", "father", "parent", "pa"],
  ["kid", "child", "son", "daughter"],
  ["boss", "manager", "supervisor", "employer"],
  ["bf", "boyfriend", "partner"],
  ["gf", "girlfriend", "partner"],
  ["wife", "partner", "spouse"],
  ["husband", "hubby", "partner", "spouse"],
];

const nounOf = (phrase: string): string => phrase.toLowerCase().split(" ").at(-1) ?? "";

/** Somebody of the person's own in whose place the rewrite puts the person, in English. */
function lostPeople(input: CheckInput): string[] {
  const { original, rewritten } = input.request;
  const isOwn = saysI(rewritten) && !saysI(original);
  if (!isOwn || findGuard(rewritten, "kin", input).length > 0) return [];
  const words = new Set(findWords(rewritten).map(({ folded }) => folded.replace(/s$/u, "")));
  return findGuard(original, "kin", input)
    .map(({ start, end }) => nounOf(original.slice(start, end)))
    .filter((noun) => {
      const names = relations.find((group) => group.includes(noun)) ?? [noun];
      return !holds(rewritten, noun) && !names.some((name) => words.has(name));
    });
}

/**
 * Short words that weigh much: the second thing that is not to be, what alone may be used, which
 * one of a product is meant, whom the request is about. Those the rewrite has lost.
 */
export function findLostParts(input: CheckInput, lexicon: Lexicon | null): readonly string[] {
  const { original, rewritten } = input.request;
  return [
    ...(lexicon === null ? [] : lostAlternatives(original, rewritten, lexicon)),
    ...(lexicon === null ? [] : lostExclusions(original, rewritten, lexicon.tag)),
    ...(lexicon === null ? [] : lostLimits(original, rewritten, lexicon.tag)),
    ...lostVariants(original, rewritten),
    ...lostPeople(input),
  ];
}
