import { detectLanguage } from "../language/detect-language.ts";
import { maskSpans } from "../text/mask.ts";
import type { ProtectedKind, ProtectedSpan, Span } from "../types.ts";
import { findJson, findLists, findTables } from "./find-blocks.ts";
import { findDelimited, findFences } from "./find-delimited.ts";
import { findNames } from "./find-names.ts";
import { inlinePatterns, mayHold } from "./patterns.ts";

function findLatexBlocks(text: string): Span[] {
  const pairs: readonly (readonly [string, string])[] = [
    ["$$", "$$"],
    ["\\[", "\\]"],
    ["\\(", "\\)"],
  ];
  const spans = pairs.flatMap(([open, close]) => findDelimited(text, open, close));
  if (spans.length === 0) return spans;
  const kept: Span[] = [];
  for (const span of spans.sort((one, other) => one.start - other.start)) {
    if (span.start >= (kept.at(-1)?.end ?? 0)) kept.push(span);
  }
  return kept;
}

const blockFinders: readonly (readonly [ProtectedKind, (text: string) => Span[]])[] = [
  ["code-block", findFences],
  ["latex", findLatexBlocks],
  ["json", findJson],
  ["table", findTables],
];

function trimmed(kind: ProtectedKind, match: string): string {
  return kind === "url" ? match.replace(/[.,;:!?)\]]{1,8}$/, "") : match;
}

function findInline(kind: ProtectedKind, pattern: RegExp, text: string): Span[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    start: match.index,
    end: match.index + trimmed(kind, match[0]).length,
  })).filter((span) => span.end > span.start);
}

/**
 * The stretches of a text that a rewrite must carry over byte for byte, in order of appearance
 * and without overlaps. Time is linear in the length of the text.
 */
export function findProtectedSpans(text: string): ProtectedSpan[] {
  return findProtectedSpansIn(text, null);
}

/** The same where the language was detected before (null: not yet). */
export function findProtectedSpansIn(text: string, language: string | null): ProtectedSpan[] {
  const found: ProtectedSpan[] = [];
  let rest = text;
  const take = (kind: ProtectedKind, spans: readonly Span[]) => {
    if (spans.length === 0) return;
    for (const span of spans) {
      found.push({ ...span, kind, text: text.slice(span.start, span.end) });
    }
    rest = maskSpans(rest, spans);
  };
  for (const [kind, find] of blockFinders) take(kind, find(rest));
  for (const [kind, pattern, needs] of inlinePatterns) {
    if (mayHold(rest, needs)) take(kind, findInline(kind, pattern, rest));
  }
  if (/\p{Lu}/u.test(rest)) {
    take("name", findNames(text, rest, (language ?? detectLanguage(text).tag) === "de"));
  }
  return withLists(text, outermost(found));
}

/** In order; of spans that lie in one another (a link in a quotation) the outer one. */
function outermost(found: readonly ProtectedSpan[]): ProtectedSpan[] {
  const ordered = found.toSorted((one, other) => one.start - other.start || other.end - one.end);
  const kept: ProtectedSpan[] = [];
  for (const span of ordered) {
    if (span.start >= (kept.at(-1)?.end ?? 0)) kept.push(span);
  }
  return kept;
}

/** Lists hold other spans, so a list is one span only where nothing inside it is protected. */
function withLists(text: string, found: readonly ProtectedSpan[]): ProtectedSpan[] {
  const merged = [...found];
  let next = 0;
  for (const list of findLists(text)) {
    while ((found[next]?.end ?? Number.POSITIVE_INFINITY) <= list.start) next += 1;
    if ((found[next]?.start ?? Number.POSITIVE_INFINITY) < list.end) continue;
    merged.push({ ...list, kind: "list", text: text.slice(list.start, list.end) });
  }
  return merged.sort((one, other) => one.start - other.start);
}
