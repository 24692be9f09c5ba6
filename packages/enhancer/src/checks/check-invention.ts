import type { ProtectedKind, ProtectedSpan } from "../types.ts";
import type { CheckInput } from "./check-rewrite.ts";

const factKinds: ReadonlySet<ProtectedKind> = new Set([
  "number",
  "date",
  "money",
  "url",
  "email",
  "mention",
  "hashtag",
  "name",
  "quotation",
]);

function isListMark(text: string, span: ProtectedSpan): boolean {
  const lineStart = text.lastIndexOf("\n", span.start - 1) + 1;
  return text.slice(lineStart, span.start).trim() === "" && /[.)、:]/.test(text[span.end] ?? "");
}

/** Whether a piece stands in a text as whole words and numbers, not inside longer ones. */
function standsWhole(text: string, piece: string): boolean {
  const part = /[\p{L}\p{M}\p{N}]/u;
  for (let at = text.indexOf(piece); at !== -1; at = text.indexOf(piece, at + 1)) {
    const before = text.charAt(at - 1);
    const end = at + piece.length;
    const number =
      /\p{N}/u.test(piece.charAt(0)) && /[.,]/.test(before) && /\p{N}/u.test(text.charAt(at - 2));
    const decimal =
      /\p{N}$/u.test(piece) && /[.,]/.test(text.charAt(end)) && /\p{N}/u.test(text.charAt(end + 1));
    const glued = part.test(before) && part.test(piece.charAt(0)) && !isUnspaced(before);
    const cut =
      part.test(text.charAt(end)) && part.test(piece.at(-1) ?? "") && !isUnspaced(text.charAt(end));
    if (!number && !decimal && !glued && !cut) return true;
  }
  return false;
}

function isUnspaced(character: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(
    character,
  );
}

/** Numbers, dates, money, links, names and quotations that the person did not write. */
export function checkInvention({ request, added, unchanged }: CheckInput): {
  count: number;
  failures: string[];
} {
  const facts = added.spans.filter((span) => factKinds.has(span.kind));
  if (unchanged) return { count: facts.length, failures: [] };
  const known = `${request.original}\n${request.supported ?? ""}`.toLowerCase();
  const failures = new Set<string>();
  for (const span of facts) {
    if (span.kind === "number" && isListMark(added.text, span)) continue;
    if (span.kind === "name" && /^\p{Lu}[\p{Lu}\p{N}]{1,4}$/u.test(span.text)) continue;
    const bare = span.kind === "quotation" ? span.text.slice(1, -1) : span.text;
    if (!standsWhole(known, bare.toLowerCase())) failures.add(span.text);
  }
  return { count: facts.length, failures: [...failures] };
}
