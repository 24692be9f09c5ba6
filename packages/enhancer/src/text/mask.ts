import type { Span } from "../types.ts";

/** The text with every span blanked out by spaces of the same length; line ends stay. */
export function maskSpans(text: string, spans: readonly Span[]): string {
  if (spans.length === 0) return text;
  const parts: string[] = [];
  let position = 0;
  for (const span of spans) {
    if (span.start < position) continue;
    parts.push(text.slice(position, span.start));
    parts.push(text.slice(span.start, span.end).replace(/[^\n]/g, " "));
    position = span.end;
  }
  parts.push(text.slice(position));
  return parts.join("");
}
