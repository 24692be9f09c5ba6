import type { ProtectedKind } from "../types.ts";
import type { CheckInput } from "./check-input.ts";

export const keptChecks = [
  "code",
  "links",
  "numbers",
  "names",
  "placeholders",
  "quotations",
] as const;
type KeptCheck = (typeof keptChecks)[number];

const kindsOf: Readonly<Record<KeptCheck, ReadonlySet<ProtectedKind>>> = {
  code: new Set(["code-block", "inline-code", "identifier", "path", "latex", "json", "table"]),
  links: new Set(["url", "email", "mention", "hashtag"]),
  numbers: new Set(["number", "date", "money"]),
  names: new Set(["name"]),
  placeholders: new Set(["placeholder"]),
  quotations: new Set(["quotation"]),
};

/** How often a piece stands in a text, at most as often as asked for. */
function occurrences(text: string, piece: string, wanted: number): number {
  let count = 0;
  let from = text.indexOf(piece);
  while (from !== -1 && count < wanted) {
    count += 1;
    from = text.indexOf(piece, from + piece.length);
  }
  return count;
}

/** A number with its unit in other forms of it: "20 min" as "20-minute". */
function isMeasureKept(piece: string, rewritten: string): boolean {
  const [, number = "", unit = ""] =
    /^(\p{Nd}+(?:[.,]\p{Nd}+)?)\s?(\p{L}{1,12})\.?$/u.exec(piece) ?? [];
  if (unit === "") return false;
  const start = unit.slice(0, 3).toLowerCase();
  return [...rewritten.toLowerCase().matchAll(/(\p{Nd}+(?:[.,]\p{Nd}+)?)[\s-]?(\p{L}+)/gu)].some(
    ([, own, ownUnit = ""]) => own === number.toLowerCase() && ownUnit.startsWith(start),
  );
}

/** Each protected piece stands in the rewrite at least as often as in the original. */
export function checkKept(
  name: KeptCheck,
  { request, originalSpans, unchanged }: CheckInput,
): { count: number; failures: string[] } {
  const wanted = new Map<string, number>();
  let count = 0;
  for (const span of originalSpans) {
    if (!kindsOf[name].has(span.kind)) continue;
    count += 1;
    wanted.set(span.text, (wanted.get(span.text) ?? 0) + 1);
  }
  if (unchanged || request.rewritten.includes(request.original.trim()))
    return { count, failures: [] };
  const failures = [...wanted].filter(
    ([piece, times]) =>
      occurrences(request.rewritten, piece, times) < times &&
      !(name === "numbers" && isMeasureKept(piece, request.rewritten)),
  );
  return { count, failures: failures.map(([piece]) => piece) };
}
