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

/** Numbers, dates, money, links, names and quotations that the person did not write. */
export function checkInvention({ request, rewrittenSpans, unchanged }: CheckInput): {
  count: number;
  failures: string[];
} {
  const facts = rewrittenSpans.filter((span) => factKinds.has(span.kind));
  if (unchanged) return { count: facts.length, failures: [] };
  const known = `${request.original}\n${request.instruction ?? ""}`.toLowerCase();
  const failures = new Set<string>();
  for (const span of facts) {
    if (span.kind === "number" && isListMark(request.rewritten, span)) continue;
    if (span.kind === "name" && /^\p{Lu}[\p{Lu}\p{N}]{1,4}$/u.test(span.text)) continue;
    const bare = span.kind === "quotation" ? span.text.slice(1, -1) : span.text;
    if (!known.includes(bare.toLowerCase())) failures.add(span.text);
  }
  return { count: facts.length, failures: [...failures] };
}
