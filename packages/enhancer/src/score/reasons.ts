import type { Analysis } from "../analysis/analysis.ts";
import type { FixableSlot, Slot } from "../lexicon/lexicon.ts";
import type { ReasonCode, ScoreReason, Span } from "../types.ts";

export function gain(code: ReasonCode, span?: Span | null): ScoreReason {
  return span
    ? { code, kind: "gain", span: { start: span.start, end: span.end } }
    : { code, kind: "gain" };
}

/** Where a fix goes: behind the last visible character. */
function fixFor(analysis: Analysis, slot: FixableSlot): ScoreReason["fix"] {
  const insert = analysis.lexicon?.fixes[slot];
  if (insert === undefined) return undefined;
  const at = analysis.text.trimEnd().length;
  const last = analysis.text.at(at - 1) ?? "";
  if (analysis.lexicon?.tag === "zh") {
    return { at, insert: /[。！？.!?]/.test(last) ? insert : `。${insert}` };
  }
  const glue = /[.!?:…]/.test(last) ? " " : /[\p{L}\p{N}]/u.test(last) ? ". " : "\n";
  return { at, insert: `${glue}${insert}` };
}

export function gap(code: ReasonCode, analysis: Analysis, slot?: FixableSlot): ScoreReason {
  const fix = slot === undefined ? undefined : fixFor(analysis, slot);
  return fix === undefined ? { code, kind: "gap" } : { code, kind: "gap", fix };
}

/** A gain where a slot is given, a gap with its fix where not. */
export function slotReason(
  analysis: Analysis,
  slot: Slot & FixableSlot,
  given: ReasonCode,
  missing: ReasonCode,
): ScoreReason {
  const span = analysis.slots.get(slot);
  return span === undefined ? gap(missing, analysis, slot) : gain(given, span);
}
