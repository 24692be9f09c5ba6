import { cueIndexOf } from "../lexicon/cues.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { findWords } from "../text/words.ts";
import type { CheckInput } from "./check-input.ts";
import { findTurnedLimits } from "./limits-kept.ts";
import { stemOf } from "./stem-of.ts";

/** Chinese words with a sign of negation in them that negate nothing the person said. */
const lexicalised =
  /不(?:适|同|错|断|仅|足|良|过|得不|论|管|妨|少|久|锈钢)|非常|未来|无论|无数|特别|分别|类别|级别|区别|性别|别人|个别|差别|告别|别墅/gu;

/** Turkish negates with an ending ("şekersiz"), which the list of words can't hold. */
const privative = /\p{L}{3,}s[ıiuü]z(?![\p{L}])|\p{L}{2,}m[ae](?:y[ıi]n)?(?=[.,;!\n]|$)/giu;

/** How often a text says no. */
export function countNegations(text: string, lexicon: Lexicon | null): number {
  if (lexicon === null) return 0;
  const own = lexicon.tag === "zh" ? text.replace(lexicalised, "") : text;
  const endings = lexicon.tag === "tr" ? (text.match(privative) ?? []).length : 0;
  return endings + (cueIndexOf(lexicon).find(own).get("negations")?.length ?? 0);
}

/** "And" and "but" of each language: what a negation turns round ends there, or at a comma. */
const joining: Readonly<Record<string, string>> = {
  en: "and|but",
  de: "und|aber",
  fr: "et|mais",
  es: "y|e|pero",
  it: "e|ed|ma",
  pt: "e|mas",
  nl: "en|maar",
  sv: "och|men",
  pl: "i|a|ale",
  ru: "и|но|а",
  uk: "і|й|але|а",
  tr: "ve|ama",
};

function clausesOf(text: string, { tag }: Lexicon): readonly string[] {
  const words = joining[tag] ?? "and|but";
  return text.split(new RegExp(`[,;:.!?\\n，。；：、]|\\s(?:${words})\\s`, "giu"));
}

/** Ways to leave something out that are no word for "not". */
const leavingOut =
  /(?<!\p{L})(?:avoid\p{L}*|steer\p{L}* clear|leav\p{L}+ (?:\p{L}+ )?out|omit\p{L}*|exclud\p{L}*|skip\p{L}*|free (?:of|from)|rather than|\p{L}+-free|vermeid\p{L}*|verzicht\p{L}*|weglass\p{L}*|lass\p{L}* .{1,20} weg|évit\p{L}*|omet\p{L}*|exclu\p{L}*|evit\p{L}*|omit\p{L}*|esclu\p{L}*|tralasci\p{L}*|vermijd\p{L}*|unika\p{L}*|pomi[nj]\p{L}*|pominięci\p{L}*|избега\p{L}*|исключ\p{L}*|уника\p{L}*|виключ\p{L}*|kaçın\p{L}*|避け\p{L}*|避免|除く)(?!\p{L})/iu;

/** The first letters of the words that stand in a clause with a negation. */
function negatedIn(text: string, lexicon: Lexicon): Set<string> {
  const clauses = clausesOf(text, lexicon).filter(
    (clause) => countNegations(clause, lexicon) > 0 || leavingOut.test(clause),
  );
  const words = clauses.flatMap((clause) => findWords(clause));
  return new Set(words.map(({ folded }) => stemOf(folded)));
}

/** The first longer word behind each negation, in its clause: what is not to be. */
function headsOfNegations(text: string, lexicon: Lexicon): readonly string[] {
  return clausesOf(text, lexicon).flatMap((clause) => {
    const negations = cueIndexOf(lexicon).find(clause).get("negations") ?? [];
    const words = findWords(clause);
    return negations.flatMap(({ end }) => {
      const next = words.find(({ start, folded }) => start >= end && folded.length > 3);
      return next === undefined ? [] : [stemOf(next.folded)];
    });
  });
}

/** Whether what the original negates is in the rewrite, and no negation with it. */
function isTurnedRound(original: string, rewritten: string, lexicon: Lexicon | null): boolean {
  if (lexicon === null) return false;
  if (lexicon.tag === "zh") return isChineseTurned(original, rewritten);
  const heads = headsOfNegations(original, lexicon);
  if (heads.length === 0) return false;
  const left = negatedIn(rewritten, lexicon);
  const said = new Set(findWords(rewritten).map(({ folded }) => stemOf(folded)));
  return heads.some((head) => said.has(head) && !left.has(head));
}

/** What a Chinese clause says is not to be, without a short verb before it. */
const notToBe =
  /(?:不要|别|勿|禁止|不用|不准|不许|不能)(?:再|要|使用|用|提到|提及|提|写|说|加入|加|放|有|出现|包含|包括|讲|谈)?(?<what>[\p{Script=Han}]{2,8})/gu;

/** Whether something that was not to be in Chinese stands in a clause that negates nothing. */
function isChineseTurned(original: string, rewritten: string): boolean {
  const wanted = [...original.matchAll(notToBe)].map(({ groups }) => groups?.["what"] ?? "");
  const clauses = rewritten.split(/[,，。；;！!？?\n、]/u);
  return wanted.some((what) =>
    clauses.some((clause) => clause.includes(what) && !/[不别勿无無没]|禁止|避免/u.test(clause)),
  );
}

/** So many more ways to leave something out has the rewrite than the original. */
function leftOutOtherwise(original: string, rewritten: string): number {
  const count = (text: string) => text.split(leavingOut).length - 1;
  return Math.max(0, count(rewritten) - count(original));
}

/** Whether the rewrite says the opposite of something the person or our own sentences said. */
export function saysOtherwise(
  { request, unchanged }: CheckInput,
  lexicon: Lexicon | null,
): boolean {
  const { original, rewritten, supported = "" } = request;
  const isTurned = (text: string) => isTurnedRound(text, rewritten, lexicon);
  const lacksNegation = () =>
    countNegations(original, lexicon) >
    countNegations(rewritten, lexicon) + leftOutOtherwise(original, rewritten);
  return (
    (!unchanged && (lacksNegation() || isTurned(original))) ||
    supported.split("\n").some(isTurned) ||
    findTurnedLimits(`${original}\n${supported}`, rewritten).length > 0
  );
}
