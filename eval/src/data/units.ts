const wordPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}][\p{L}\p{M}\p{N}'’_-]*/gu;

/** The words of a text in lower case; Chinese and Japanese characters one by one. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(wordPattern) ?? [];
}

/** The sentences and list items of a text. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?؟۔।])\s+|(?<=[。！？])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > 0);
}

/** What a rewrite holds beside the person's own text. */
export function additionsTo(original: string, rewritten: string): string {
  const own = original.trim();
  if (rewritten === original || own === "") return "";
  const at = rewritten.indexOf(own);
  if (at !== -1) return `${rewritten.slice(0, at)}\n${rewritten.slice(at + own.length)}`.trim();
  const known = new Set(sentencesOf(original));
  return sentencesOf(rewritten)
    .filter((sentence) => !known.has(sentence))
    .join("\n");
}
