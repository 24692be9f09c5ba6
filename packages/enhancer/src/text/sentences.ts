/** The sentences of a text, and its lines, without the blanks around them. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?؟।])\s+|(?<=[。！？])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}
