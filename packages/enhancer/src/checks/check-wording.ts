import { cueIndexOf } from "../lexicon/cues.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { findLexicon } from "../lexicon/lexicons.ts";
import { countWords, findWords } from "../text/words.ts";
import { findChangedRoles } from "./changed-roles.ts";
import type { CheckInput } from "./check-input.ts";
import { findTurnedLimits } from "./limits-kept.ts";
import { findLostDemands } from "./lost-demands.ts";
import { findLostWords, modal } from "./lost-words.ts";
import { findLostMeasures } from "./new-numbers.ts";
import { findLostNumbers } from "./number-words.ts";

/** Share of the person's own words a rewrite must still hold. */
export const leastWordsKept = 0.6;

/** "Explique-moi" is "explique moi". */
function withoutHyphens(text: string): string {
  return text.replace(/(?<=\p{L})[-–](?=\p{L})/gu, " ");
}

/** So many letters at the end of a word may be its ending. */
const longestEnding = 3;
const shortestStem = 4;

/**
 * A word that goes on differently is kept: Korean writes particles on to it, others an ending of up
 * to three letters.
 */
function isInflected(word: string, text: string, words: ReadonlyMap<string, number>): boolean {
  if (/^\p{Script=Hangul}{2,}$/u.test(word)) return text.includes(word.slice(0, -1));
  const stemmed = word.slice(0, Math.max(shortestStem, word.length - longestEnding));
  const isLonger = word.length > shortestStem && !/\p{N}/u.test(word);
  return isLonger && [...words.keys()].some((other) => other.startsWith(stemmed));
}

/** "İ" in small letters is an i with a point of its own. */
function folded(word: string): string {
  return word.replaceAll("i\u0307", "i");
}

/** The words of the original that the rewrite lacks, in no form unless `isExact`, and how many there are. */
export function missingWords(
  original: string,
  rewritten: string,
  isExact = false,
): { missing: string[]; count: number } {
  const available = new Map<string, number>();
  for (const word of findWords(withoutHyphens(rewritten))) {
    const key = folded(word.folded);
    available.set(key, (available.get(key) ?? 0) + 1);
  }
  const missing: string[] = [];
  const words = findWords(withoutHyphens(original));
  const whole = rewritten.toLowerCase();
  for (const word of words) {
    const key = folded(word.folded);
    const left = available.get(key) ?? 0;
    if (left > 0) available.set(key, left - 1);
    else if (modal.test(key) || (!isExact && isInflected(key, whole, available))) continue;
    else missing.push(word.text);
  }
  return { missing, count: words.length };
}

/** Chinese words with a sign of negation in them that negate nothing the person said. */
const lexicalised =
  /不(?:适|同|错|断|仅|足|良|过|得不|论|管|妨|少|久|锈钢)|非常|未来|无论|无数|特别|分别|类别|级别|区别|性别|别人|个别|差别|告别|别墅/gu;

/** Turkish negates with an ending ("şekersiz"), which the list of words can't hold. */
const privative = /\p{L}{3,}s[ıiuü]z(?![\p{L}])/giu;

function countNegations(text: string, lexicon: Lexicon | null): number {
  if (lexicon === null) return 0;
  const own = lexicon.tag === "zh" ? text.replace(lexicalised, "") : text;
  const endings = lexicon.tag === "tr" ? (text.match(privative) ?? []).length : 0;
  return endings + (cueIndexOf(lexicon).find(own).get("negations")?.length ?? 0);
}

/** So many first letters tell a word in its other forms. */
const stem = 4;

/** What a negation turns round ends here: at a comma, or an "and". */
const clauseEnd =
  /[,;:.!?\n，。；：、]|\s(?:and|but|und|aber|et|mais|y|pero|e|ma|mas|en|maar|och|men|i|ale|и|но|а|й|але|ve|ama)\s/giu;

/** The first letters of the words that stand in a clause with a negation. */
function negatedIn(text: string, lexicon: Lexicon): Set<string> {
  const clauses = text.split(clauseEnd).filter((clause) => countNegations(clause, lexicon) > 0);
  const words = clauses.flatMap((clause) => findWords(clause));
  return new Set(words.map(({ folded }) => folded.slice(0, stem)));
}

/** The first longer word behind each negation, in its clause: what is not to be. */
function headsOfNegations(text: string, lexicon: Lexicon): readonly string[] {
  return text.split(clauseEnd).flatMap((clause) => {
    const negations = cueIndexOf(lexicon).find(clause).get("negations") ?? [];
    const words = findWords(clause);
    return negations.flatMap(({ end }) => {
      const next = words.find(({ start, folded }) => start >= end && folded.length > 3);
      return next === undefined ? [] : [next.folded.slice(0, stem)];
    });
  });
}

/** Whether what the original negates is in the rewrite, and no negation with it. */
function isTurnedRound(original: string, rewritten: string, lexicon: Lexicon | null): boolean {
  if (lexicon === null) return false;
  const heads = headsOfNegations(original, lexicon);
  if (heads.length === 0) return false;
  const left = negatedIn(rewritten, lexicon);
  const said = new Set(findWords(rewritten).map(({ folded }) => folded.slice(0, stem)));
  return heads.some((head) => said.has(head) && !left.has(head));
}

/** Whether the original stands in the rewrite as it was: then nothing of it can be lost. */
export function isWhole(original: string, rewritten: string): boolean {
  return rewritten.includes(original.trim());
}

/** Whether the rewrite says the opposite of something the person or our own sentences said. */
function saysOtherwise({ request, unchanged }: CheckInput, lexicon: Lexicon | null): boolean {
  const { original, rewritten, supported = "" } = request;
  const isTurned = (text: string) => isTurnedRound(text, rewritten, lexicon);
  const lacksNegation = () =>
    countNegations(original, lexicon) > countNegations(rewritten, lexicon);
  return (
    (!unchanged && (lacksNegation() || isTurned(original))) ||
    supported.split("\n").some(isTurned) ||
    findTurnedLimits(`${original}\n${supported}`, rewritten).length > 0
  );
}

/** Numbers in words, spans of time and sides of a relation that are other ones in the rewrite. */
function lostDetails(input: CheckInput): readonly string[] {
  const { original, rewritten, supported = "" } = input.request;
  const tag = input.request.language ?? input.originalLanguage.tag;
  return [
    ...findLostDemands(original, rewritten),
    ...findLostNumbers(original, rewritten, tag),
    ...findLostMeasures(input),
    ...findChangedRoles(`${original}\n${supported}`, rewritten, tag),
  ];
}

/** Most of the person's words are still there, and every negation, number and relation. */
export function checkWording(input: CheckInput): { count: number; failures: string[] } {
  const { request, originalLanguage, lexicons } = input;
  const { original, rewritten } = request;
  const lexicon = findLexicon(lexicons, request.language ?? originalLanguage.tag);
  const lost = saysOtherwise(input, lexicon);
  const whole = isWhole(original, rewritten);
  if (whole && !lost) return { count: countWords(withoutHyphens(original)), failures: [] };
  const { missing, count } = missingWords(original, rewritten);
  const tooMany = !whole && count > 0 && 1 - missing.length / count < leastWordsKept;
  const gone = whole ? [] : [...findLostWords(original, rewritten, lexicon), ...lostDetails(input)];
  if (gone.length > 0) return { count, failures: [...gone] };
  if (!lost && !tooMany) return { count, failures: [] };
  return { count, failures: missing.length > 0 ? missing.slice(0, 8) : ["…"] };
}
