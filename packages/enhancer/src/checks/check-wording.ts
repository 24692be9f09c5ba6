import { cueIndexOf } from "../lexicon/cues.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { findLexicon } from "../lexicon/lexicons.ts";
import { countWords, findWords } from "../text/words.ts";
import { findChangedRoles } from "./changed-roles.ts";
import type { CheckInput } from "./check-input.ts";
import { findTurnedLimits } from "./limits-kept.ts";
import { findLostWords } from "./lost-words.ts";
import { findLostMeasures } from "./new-numbers.ts";
import { findLostNumbers } from "./number-words.ts";

/** Share of the person's own words a rewrite must still hold. */
export const leastWordsKept = 0.6;

/** "Explique-moi" is "explique moi". */
function withoutHyphens(text: string): string {
  return text.replace(/(?<=\p{L})[-–](?=\p{L})/gu, " ");
}

/** Korean writes endings and particles on to a word: its own letters are what is kept. */
function isInflected(word: string, text: string): boolean {
  return /^\p{Script=Hangul}{2,}$/u.test(word) && text.includes(word.slice(0, -1));
}

/** The words of the original that the rewrite lacks, and how many there are. */
export function missingWords(
  original: string,
  rewritten: string,
): { missing: string[]; count: number } {
  const available = new Map<string, number>();
  for (const word of findWords(withoutHyphens(rewritten))) {
    available.set(word.folded, (available.get(word.folded) ?? 0) + 1);
  }
  const missing: string[] = [];
  const words = findWords(withoutHyphens(original));
  const whole = rewritten.toLowerCase();
  for (const word of words) {
    const left = available.get(word.folded) ?? 0;
    if (left > 0) available.set(word.folded, left - 1);
    else if (!isInflected(word.folded, whole)) missing.push(word.text);
  }
  return { missing, count: words.length };
}

function countNegations(text: string, lexicon: Lexicon | null): number {
  return lexicon === null ? 0 : (cueIndexOf(lexicon).find(text).get("negations")?.length ?? 0);
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
