import type { Span } from "../types.ts";

/** Runs of at least `least` neighbouring lines that match, line by line. */
function findLineRuns(text: string, least: number, isPart: (line: string) => boolean): Span[] {
  const spans: Span[] = [];
  let position = 0;
  let run: { start: number; end: number; lines: number } | null = null;
  const close = () => {
    if (run !== null && run.lines >= least) spans.push({ start: run.start, end: run.end });
    run = null;
  };
  for (const line of text.split("\n")) {
    const end = position + line.trimEnd().length;
    if (isPart(line)) {
      run =
        run === null
          ? { start: position, end, lines: 1 }
          : { start: run.start, end, lines: run.lines + 1 };
    } else close();
    position += line.length + 1;
  }
  close();
  return spans;
}

const listLine = /^[ \t]{0,12}(?:[-*+•–]|\d{1,3}[.)、])[ \t]+\S/u;

export function findLists(text: string): Span[] {
  return findLineRuns(text, 2, (line) => listLine.test(line));
}

export function findTables(text: string): Span[] {
  return findLineRuns(text, 2, (line) => {
    const first = line.indexOf("|");
    return first !== -1 && line.indexOf("|", first + 1) !== -1;
  });
}

const jsonStart = /^[{[]\s{0,80}["{[\]\d-]/;

/** Outermost balanced braces or brackets that hold quoted keys, found in one pass. */
export function findJson(text: string): Span[] {
  if (!/"\s{0,4}:/.test(text)) return [];
  const spans: Span[] = [];
  const open: number[] = [];
  for (const match of text.matchAll(/[{}[\]]/g)) {
    const bracket = match[0];
    if (bracket === "{" || bracket === "[") {
      open.push(match.index);
      continue;
    }
    const start = open.pop();
    if (start === undefined) continue;
    const span = { start, end: match.index + 1 };
    if (!looksLikeJson(text, span)) continue;
    while (spans.length > 0 && (spans.at(-1)?.start ?? -1) >= start) spans.pop();
    spans.push(span);
  }
  return spans;
}

function looksLikeJson(text: string, span: Span): boolean {
  if (!jsonStart.test(text.slice(span.start, span.start + 90))) return false;
  const key = text.indexOf('":', span.start);
  const spacedKey = text.indexOf('" :', span.start);
  return (key !== -1 && key < span.end) || (spacedKey !== -1 && spacedKey < span.end);
}
