/** The marks that close a code fence a text leaves open; empty where none is open. */
export function closingFence(text: string): string {
  const fences = text.match(/^ {0,3}(?:```|~~~)/gmu) ?? [];
  const [last = ""] = fences.slice(-1);
  return fences.length % 2 === 1 ? last.trim() : "";
}
