import type { ProtectedKind } from "../types.ts";
import type { CheckInput } from "./check-input.ts";
import { hasDaysOf } from "./dates.ts";
import { isInflected } from "./inflected-names.ts";
import { occurrences } from "./occurrences.ts";
import {
  isCapitalizedOtherwise,
  isGrouped,
  isInWords,
  isMeasureKept,
  isQuotedOtherwise,
  isSpelledOut,
} from "./other-forms.ts";

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

/** Whether a piece is there in another form that says the same. */
function isKeptOtherwise(name: KeptCheck, piece: string, input: CheckInput): boolean {
  const { request, originalLanguage } = input;
  const { rewritten } = request;
  switch (name) {
    case "numbers":
      return (
        isMeasureKept(piece, rewritten) ||
        isInWords(piece, input) ||
        isGrouped(piece, rewritten) ||
        hasDaysOf(piece, rewritten, request.language ?? originalLanguage.tag)
      );
    case "names":
      return (
        rewritten.includes(piece.replace(/^I['’]m\s/u, "")) ||
        isInflected(piece, input) ||
        isCapitalizedOtherwise(piece, rewritten) ||
        isSpelledOut(piece, rewritten)
      );
    case "quotations":
      return isQuotedOtherwise(piece, rewritten);
    default:
      return false;
  }
}

/** Each protected piece stands in the rewrite at least as often as in the original. */
export function checkKept(
  name: KeptCheck,
  input: CheckInput,
): { count: number; failures: string[] } {
  const { request, originalSpans, unchanged } = input;
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
      occurrences(request.rewritten, piece, times) < times && !isKeptOtherwise(name, piece, input),
  );
  return { count, failures: failures.map(([piece]) => piece) };
}
