import { stemOf } from "./stem-of.ts";

/** How people say what they are, by language; what they are stands behind it. */
const sayings: Readonly<Record<string, string>> = {
  en: "i(?:['’]m| am) (?:an? |the )?",
  de: "ich bin (?:eine?n? |der |die )?",
  fr: "je suis (?:une? |le |la )?",
  es: "soy (?:una? |el |la )?",
  it: "sono (?:un[oa]? |il |la |l['’])?",
  pt: "sou (?:uma? |o |a )?",
  nl: "ik ben (?:een |de )?",
  pl: "jestem ",
  ru: "я ",
  uk: "я ",
};
const unspaced: Readonly<Record<string, RegExp>> = {
  ja: /私は([\p{Script=Han}\p{Script=Katakana}ー]{2,12})(?:です|で、|として)/gu,
  zh: /我是(?:一[名个位])?([\p{Script=Han}]{2,6})/gu,
};

/** So many words behind it may say what somebody is. */
const mostWords = 4;

function selvesIn(text: string, tag: string): readonly string[] {
  const dense = unspaced[tag];
  if (dense !== undefined) return [...text.matchAll(dense)].map(([, noun = ""]) => noun);
  const saying = sayings[tag];
  if (saying === undefined) return [];
  const form = new RegExp(
    `(?<!\\p{L})(?:${saying})((?:[\\p{L}\\p{M}'’-]+ ?){1,${mostWords}})`,
    "giu",
  );
  return [...text.matchAll(form)].map(([, words = ""]) => words.trim().toLowerCase());
}

function areAlike(one: string, other: string): boolean {
  if (!/\p{Script=Latin}|\p{Script=Cyrillic}/u.test(one))
    return one.includes(other) || other.includes(one);
  const starts = one.split(" ").map((word) => stemOf(word));
  return other.split(" ").some((word) => starts.includes(stemOf(word)));
}

/**
 * What a rewrite says the person is, where they said they are something else: a tutor's request is
 * none of a student's.
 */
export function findChangedSelf(known: string, rewritten: string, tag: string): readonly string[] {
  const [before, after] = [selvesIn(known, tag), selvesIn(rewritten, tag)];
  // Who speaks of their landlord is no landlord.
  if (before.length === 0)
    return unspaced[tag] === undefined ? [] : after.filter((self) => known.includes(self));
  const letters = known.toLowerCase();
  return after.filter((self) => {
    const isTheirs = before.some((one) => areAlike(one, self));
    const isSaid = self.split(" ").every((word) => letters.includes(stemOf(word)));
    return !isTheirs && (!isSaid || before.length === after.length);
  });
}
