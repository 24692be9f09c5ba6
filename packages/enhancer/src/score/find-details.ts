import type { Analysis } from "../analysis/analysis.ts";
import { isFrequentWord } from "../language/latin-language.ts";
import type { ProtectedKind, Span } from "../types.ts";

const detailKinds: ReadonlySet<ProtectedKind> = new Set([
  "code-block",
  "inline-code",
  "url",
  "email",
  "number",
  "date",
  "money",
  "quotation",
  "path",
  "identifier",
  "latex",
  "json",
  "table",
  "list",
  "name",
]);

/** Concrete things in a prompt (numbers, names, dates, code, …), each once. */
export function findDetails(analysis: Analysis): Span[] {
  const seen = new Set<string>();
  const details: Span[] = [];
  const { tag } = analysis.language;
  for (const span of analysis.spans) {
    if (!detailKinds.has(span.kind) || seen.has(span.text)) continue;
    if (span.kind === "name" && isFrequentWord(span.text.toLowerCase(), tag)) continue;
    seen.add(span.text);
    details.push(span);
  }
  return details;
}

export interface Vocabulary {
  /** Different words of at least four letters (one or two characters in Chinese and Japanese). */
  readonly distinct: number;
  /** 0 (no word twice) to 1. */
  readonly repeated: number;
}

/** How much of a text is new words and how much is said again. */
export function measureVocabulary(analysis: Analysis): Vocabulary {
  const { words } = analysis;
  const content = new Set<string>();
  const all = new Set<string>();
  for (const word of words) {
    all.add(word.folded);
    if (word.text.length >= 4 || word.text.length === 1) content.add(word.folded);
  }
  const distinct = words.length > 0 && content.size === 0 ? 1 : content.size;
  return { distinct, repeated: words.length === 0 ? 0 : 1 - all.size / words.length };
}
