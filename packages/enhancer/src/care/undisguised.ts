/** Marks nobody sees between the letters of a word, as pages copy them. */
const unseen = /(?<=[a-z])[\u00ad\u200b-\u200d\u2060\ufeff](?=[a-z])/giu;
/** Letters written as signs inside a word, so that no filter sees it ("k1ll", "su!c!de"). */
const disguised = /(?<=[a-z])[*1!|3@0](?=[a-z])/giu;
const letterOf: Readonly<Record<string, string>> = { "3": "e", "@": "a", "0": "o" };
/** A word whose letters stand apart, with one sign between them ("k i l l", "s.u.i.c.i.d.e"). */
const apart = /(?<![\p{L}\p{N}])\p{L}([ .·_-])\p{L}(?:\1\p{L}){2,}(?![\p{L}\p{N}])/gu;

/**
 * What a person's words say where they are written so that they are not seen: in letters of another form (wide
 * or bold ones), with signs for letters, or with the letters of a word apart.
 */
export const undisguised = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(unseen, "")
    .replace(disguised, (sign) => letterOf[sign] ?? "i")
    .replace(apart, (word, sign: string) => word.replaceAll(sign, ""));
