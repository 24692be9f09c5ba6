import { findLexicon } from "../lexicon/lexicons.ts";
import { countWords } from "../text/words.ts";
import { findChangedPerson } from "./changed-person.ts";
import { findChangedRoles } from "./changed-roles.ts";
import { findChangedSelf } from "./changed-self.ts";
import type { CheckInput } from "./check-input.ts";
import { findLostDemands } from "./lost-demands.ts";
import { findLostParts } from "./lost-parts.ts";
import { findLostWords } from "./lost-words.ts";
import { missingWords, withoutHyphens } from "./missing-words.ts";
import { saysOtherwise } from "./negations-kept.ts";
import { findLostMeasures } from "./new-numbers.ts";
import { findLostNumbers } from "./number-words.ts";
import { isSpelledOut } from "./other-forms.ts";

/** Share of the person's own words a rewrite must still hold. */
export const leastWordsKept = 0.55;

/** Whether the original stands in the rewrite as it was: then nothing of it can be lost. */
export function isWhole(original: string, rewritten: string): boolean {
  return rewritten.includes(original.trim());
}

/** How words of doing and of manner end, and words for a message: one of them may be said in another way. */
const grammatical =
  /^(?:messages?|mensaje|mensagem|messaggio|nachricht|wiadomość|сообщение|повідомлення)$|(?:ing|ed|tion|sion|ance|ence|ment|ness|ly|ful|able|ndo|ción|ção|zione|mente|ad[oa]|id[oa]|ió|nó|er|ir|ar|[aei]re|en|ung|heit|keit|lich|ть|ти|ние|ння|ый|ий|ется|ются|ится|аются|ć|nie|[dt]et|chnet)$/iu;

/** Flats, rooms, sizes and models, that is figures with capital letters ("14B", "A4"), and double names. */
function findLostMarks(original: string, rewritten: string): readonly string[] {
  const marks = original.match(
    /(?<![\p{L}\p{N}])(?:\p{Nd}{1,5}\p{Lu}|\p{Lu}{1,3}\p{Nd}{1,5})(?![\p{L}\p{N}])/gu,
  );
  const doubleNames = original.match(/\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+/gu) ?? [];
  return [...(marks ?? []), ...doubleNames].filter(
    (mark) => !isMarkKept(mark, rewritten) && !isSpelledOut(mark, rewritten),
  );
}

/** Also where its number and its letter are set apart: "350F" as "350 °F". */
function isMarkKept(mark: string, rewritten: string): boolean {
  const apart = mark.replace(/(?<=\p{Nd})(?=\p{Lu})/u, "\\s?°?\\s?");
  return new RegExp(`(?<![\\p{L}\\p{N}])${apart}(?![\\p{L}\\p{N}])`, "u").test(rewritten);
}

/** Numbers in words, spans of time and sides of a relation that are other ones in the rewrite. */
function lostDetails(input: CheckInput): readonly string[] {
  const { original, rewritten, supported = "" } = input.request;
  const tag = input.request.language ?? input.originalLanguage.tag;
  return [
    ...findLostDemands(original, rewritten),
    ...findLostMarks(original, rewritten),
    ...findLostNumbers(original, rewritten, tag),
    ...findLostMeasures(input),
    ...findChangedRoles(`${original}\n${supported}`, rewritten, tag),
    ...findLostParts(input, findLexicon(input.lexicons, tag)),
    ...findChangedSelf(`${original}\n${supported}`, rewritten, tag),
    ...findChangedPerson(`${original}\n${supported}`, rewritten, tag),
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
  const lostWords = findLostWords(original, rewritten, lexicon);
  const isMeant = lostWords.length > 1 || lostWords.some((word) => !grammatical.test(word));
  const gone = whole ? [] : [...(isMeant ? lostWords : []), ...lostDetails(input)];
  if (gone.length > 0) return { count, failures: [...gone] };
  if (!lost && !tooMany) return { count, failures: [] };
  return { count, failures: missing.length > 0 ? missing.slice(0, 8) : ["…"] };
}
