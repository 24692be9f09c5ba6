import type { Analysis } from "../analysis/analysis.ts";

const longParagraph = 90;
const sentencesTogether = 3;

/**
 * The text in its own words only: one long paragraph becomes several, everything else stays as
 * it is. For languages the engine has no sentences for.
 */
export function layOut(analysis: Analysis): string {
  const { text } = analysis;
  const own = text.trim();
  if (own.includes("\n") || analysis.wordCount < longParagraph) return text;
  const breaks: number[] = [];
  let sentences = 0;
  for (const match of text.matchAll(/[.!?。！？؟۔।]+[ \t]+(?=\S)/gu)) {
    const at = match.index + match[0].length;
    const kept = analysis.spans.some((span) => span.start < at && span.end > match.index);
    sentences += 1;
    if (!kept && sentences % sentencesTogether === 0) breaks.push(at);
  }
  let result = "";
  let from = 0;
  for (const at of breaks) {
    result += `${text.slice(from, at).trimEnd()}\n\n`;
    from = at;
  }
  return result + text.slice(from);
}
