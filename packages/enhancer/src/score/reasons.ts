import type { Analysis } from "../analysis/analysis.ts";
import type { FixableSlot, Slot } from "../lexicon/lexicon.ts";
import type { ReasonCode, ScoreReason, Span } from "../types.ts";

export function gain(code: ReasonCode, span?: Span | null): ScoreReason {
  return span
    ? { code, kind: "gain", span: { start: span.start, end: span.end } }
    : { code, kind: "gain" };
}

/** What joins a sentence to the text before it, as its own language closes sentences. */
function glueBefore(sentence: string, last: string): string {
  const stop = sentence.at(-1) ?? ".";
  const space = stop === "。" ? "" : " ";
  if (/[.!?:…。！？।؟]/u.test(last)) return space;
  return /[\p{L}\p{M}\p{N}]/u.test(last) ? `${stop}${space}` : "\n";
}

/** Where a fix goes: behind the last visible character. */
function fixFor(analysis: Analysis, slot: FixableSlot): ScoreReason["fix"] {
  const insert = analysis.lexicon?.fixes[slot];
  if (insert === undefined) return undefined;
  const at = analysis.text.trimEnd().length;
  const last = analysis.text.at(at - 1) ?? "";
  return { at, insert: `${glueBefore(insert, last)}${insert}` };
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
