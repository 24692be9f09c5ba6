import type { Analysis } from "../analysis/analysis.ts";
import type { ProtectedKind, Span } from "../types.ts";

const materialKinds: ReadonlySet<ProtectedKind> = new Set(["code-block", "json", "table"]);
/** A quotation this long is something brought along, not a title. */
const longQuotation = 40;
/** So many letters behind a colon or on lines of their own are a text to work on. */
const longBehindColon = 12;
const longLines = 80;
/** And so many where the line before points at them. */
const longPointedAt = 12;
/** "The following sentence", "the given text", in the languages whose words for it are plain. */
const pointing =
  /\b(?:following|given|below|this (?:sentence|text|statement|paragraph|quote|phrase|line))\b|folgende|suivant|siguiente|seguinte|seguente|volgende|następując|следующ|aşağıdaki|以下|下面|次の/iu;

/**
 * "<text> 添削して": in Japanese and Chinese the order to work on a text stands behind it. A text
 * has the small words of a sentence; "志望動機 添削して" names a kind of text.
 */
const orderBehind =
  /^(?<text>(?!\S*(?:この|その|次の|以下|私の|僕の|我的|这|请帮))(?=(?:[^\s\p{sc=Hira}]*\p{sc=Hira}){3}|\S*[我你他了很是在]\S*)\S{8,}(?<![をのにはがでて]|ください|英語に))[\s\u3000]+(?:添削|校正|推敲|翻訳|英訳|和訳|要約|翻译|润色|修改|改写|缩写|翻譯|潤色)\S{0,10}$/u;

function aheadOfOrder(text: string): Span | null {
  const ahead = orderBehind.exec(text.trimEnd())?.groups?.text;
  return ahead === undefined ? null : { start: 0, end: ahead.length };
}

function behindColon(text: string): Span | null {
  const match = /[:：]\s*(?=\S)/u.exec(text);
  if (match === null) return null;
  const start = match.index + match[0].length;
  return text.length - start >= longBehindColon && !text.startsWith("//", start)
    ? { start, end: text.length }
    : null;
}

function ownLines(text: string): Span | null {
  const at = text.indexOf("\n");
  if (at === -1) return null;
  const least = pointing.test(text.slice(0, at)) ? longPointedAt : longLines;
  const start = at + 1;
  return text.slice(start).trim().length >= least ? { start, end: text.length } : null;
}

/** The text, code or data a prompt brings along for the answer to work on, or null. */
export function findMaterial({ text, spans }: Pick<Analysis, "text" | "spans">): Span | null {
  const held = spans.find(
    ({ kind, text: own }) =>
      materialKinds.has(kind) || (kind === "quotation" && own.length >= longQuotation),
  );
  if (held !== undefined) return { start: held.start, end: held.end };
  const link = spans.find(({ kind }) => kind === "url");
  if (link !== undefined) return { start: link.start, end: link.end };
  return behindColon(text) ?? ownLines(text) ?? aheadOfOrder(text);
}
