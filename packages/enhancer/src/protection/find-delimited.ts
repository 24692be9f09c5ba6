import type { Span } from "../types.ts";

/** Spans from `open` to the next `close`, both included. Stops at the first one left open. */
export function findDelimited(text: string, open: string, close: string): Span[] {
  const spans: Span[] = [];
  let from = text.indexOf(open);
  while (from !== -1) {
    const closing = text.indexOf(close, from + open.length);
    if (closing === -1) return spans;
    spans.push({ start: from, end: closing + close.length });
    from = text.indexOf(open, closing + close.length);
  }
  return spans;
}

/** Fenced code, also on one line; a fence that is never closed runs to the end of the text. */
export function findFences(text: string): Span[] {
  const spans: Span[] = [];
  for (const opening of ["```", "~~~"]) {
    let from = text.indexOf(opening);
    while (from !== -1) {
      let width = opening.length;
      while (text[from + width] === opening[0]) width += 1;
      const closing = text.indexOf(opening, from + width);
      if (closing === -1) {
        spans.push({ start: from, end: text.length });
        break;
      }
      let end = closing + opening.length;
      while (text[end] === opening[0]) end += 1;
      spans.push({ start: from, end });
      from = text.indexOf(opening, end);
    }
  }
  return spans.sort((one, other) => one.start - other.start);
}
