import { findWords } from "../text/words.ts";
import { stemOf } from "./stem-of.ts";

/** One more thing that is wanted, behind the others ("and finish with a joke", "also add tests"). */
const further =
  /(?:\b(?:and|also|then|plus|finally)|[,;])\s+(?:(?:also|then|finally|please)\s+)*(?:add|include|attach|append|finish with|end with|close with|end on|give me|tell me|suggest|provide)\s+(?<what>[\p{L} '-]{3,60})/giu;

/** Words that name nothing. */
const free = new Set(
  "one the and for you can are not was with some them their that this there these those what which your each every more also only from into about very good nice little short examples example".split(
    " ",
  ),
);

const shortest = 3;
/** Loanwords of so many letters have no other name. */
const loanword = /\p{Script=Katakana}[\p{Script=Katakana}ー]{4,}/gu;

/** Further demands of the person's of which the rewrite holds no word, and Japanese loanwords it lacks. */
export function findLostDemands(original: string, rewritten: string): readonly string[] {
  const held = rewritten.toLowerCase();
  const wanted = [...original.matchAll(further)].map(({ groups }) => groups?.["what"] ?? "");
  const lost = wanted.filter((what) => {
    const words = findWords(what)
      .map(({ folded }) => folded)
      .filter((word) => word.length >= shortest && !free.has(word));
    return words.length > 0 && !words.some((word) => held.includes(stemOf(word)));
  });
  const loanwords = (original.match(loanword) ?? []).filter((word) => !rewritten.includes(word));
  return [...lost.map((what) => what.trim()), ...loanwords];
}
