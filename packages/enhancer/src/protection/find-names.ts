import type { Span } from "../types.ts";

const capitalised =
  /\p{Lu}(?<![\p{L}\p{N}_'’]\p{Lu})(?:[\p{L}\p{M}\p{N}'’+#-]|\.(?=\p{L})){0,40}(?:[ \u00a0]\p{Lu}[\p{L}\p{M}\p{N}'’+#-]{0,40}){0,4}/gu;

/** Words a sentence starts with stand in capitals for another reason than being a name. */
function startsSentence(text: string, start: number): boolean {
  let at = start - 1;
  while (at >= 0 && /[ \t\u00a0"'“”’„«»()[\]*_-]/.test(text[at] ?? "")) at -= 1;
  return at < 0 || /[.!?:;\n\r。！？：…>•|]/.test(text[at] ?? "");
}

/**
 * Proper names by capital letters inside a sentence, and acronyms. Where the language writes
 * every noun with a capital (German), only names of several words and acronyms count.
 */
export function findNames(text: string, masked: string, nounsAreCapitalised: boolean): Span[] {
  const spans: Span[] = [];
  const shouted = !/\p{Ll}/u.test(masked);
  if (shouted) return spans;
  for (const match of masked.matchAll(capitalised)) {
    let start = match.index;
    let name = match[0].replace(/(?:['’]s|[.'’-]+)$/u, "");
    if (startsSentence(text, start)) {
      const space = name.search(/[ \u00a0]/);
      const first = space === -1 ? name : name.slice(0, space);
      if (!isAcronym(first)) {
        if (space === -1) continue;
        start += space + 1;
        name = name.slice(space + 1);
      }
    }
    if (name.length < 2 || /^I['’](?:m|ve|d|ll)$/.test(name)) continue;
    if (nounsAreCapitalised && !isAcronym(name)) continue;
    spans.push({ start, end: start + name.length });
  }
  return spans;
}

function isAcronym(word: string): boolean {
  return /^\p{Lu}[\p{Lu}\p{N}+#-]{1,9}$/u.test(word);
}
