import type { CheckInput } from "./check-input.ts";

/** Languages that put endings on names, and how long these are. */
const inflecting: ReadonlySet<string> = new Set(["pl", "ru", "uk", "tr"]);
const longestEnding = 4;

/** Whether a text in such a language has a name with an ending ("istanbulda"), both in small letters. */
export function isInflectedOf(name: string, text: string, tag: string): boolean {
  if (!inflecting.has(tag) || !/^\p{L}{4,}$/u.test(name)) return false;
  const stem = name.slice(0, -1);
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.some((word) => word.startsWith(stem) && word.length - stem.length <= longestEnding);
}

/** So many first letters a name keeps; fewer where it is very short, or the name beside it is there. */
const [shortestStem, besideAnother] = [3, 2];

/** A name with the ending its sentence needs: "Gdynia" is there in "w Gdyni", "Ewie Nowak" in "Ewy Nowak". */
export function isInflected(name: string, { request, originalLanguage }: CheckInput): boolean {
  if (!inflecting.has(request.language ?? originalLanguage.tag)) return false;
  const words: readonly string[] = request.rewritten.match(/\p{Lu}[\p{L}\p{M}]+/gu) ?? [];
  const parts = name.split(/[\s]+/u).map((part) => part.replace(/['’].*$/u, ""));
  const isOne = parts.length === 1 || !parts.some((part) => words.includes(part));
  const least = isOne ? shortestStem : besideAnother;
  return parts.every((part) => {
    if (words.includes(part)) return true;
    const stem = part.slice(
      0,
      Math.max(Math.min(least, part.length - 1), part.length - (isOne ? 1 : 2)),
    );
    return words.some(
      (word) => word.startsWith(stem) && word.length - stem.length <= longestEnding,
    );
  });
}
