import type { Segment } from "../changes.ts";
import type { InsertionRefusal } from "../composer.ts";
import type { FlowFailure } from "../failure.ts";
import type { FlowState, Outcome } from "../flow.ts";
import type { PanelLanguage } from "../language/english.ts";
import { isAskedAgain } from "../request.ts";

/** Why an Undo of ours was not possible. The editor's own undo still is. */
export const explainUndoRefusal = (why: InsertionRefusal, { say }: PanelLanguage): string =>
  why === "changed" ? say("refusal_changed_undo") : say(`refusal_${why}`);

/** What happened, and what to do about it. */
export interface FailureText {
  readonly title: string;
  readonly advice: string;
}

const adviceFor = (failure: FlowFailure, language: PanelLanguage): string => {
  const { say, sayCount, sayTime } = language;
  switch (failure.kind) {
    case "too-long":
      return say("advice_too-long", failure.limit);
    case "quota-reached": {
      const { nextResetDate } = failure;
      if (nextResetDate === null) return say("advice_quota-reached");
      const day = sayTime(nextResetDate, { month: "short", day: "numeric" });
      return say("advice_quota-reached_on", day);
    }
    case "busy":
      return failure.retryAfterSeconds === null
        ? say("advice_busy")
        : sayCount("advice_busy_for", failure.retryAfterSeconds);
    case "server":
      return failure.requestId === null
        ? say("advice_server")
        : say("advice_server_number", failure.requestId);
    case "not-inserted":
      return say(`refusal_${failure.why}`);
    default:
      return say(`advice_${failure.kind}`);
  }
};

/**
 * Explains a failure. Every one has its reason and a next step; the draft is never touched. What
 * the server said stays as it was sent.
 */
export const explainFailure = (failure: FlowFailure, language: PanelLanguage): FailureText => {
  const title = language.say(`failure_${failure.kind}`);
  const sent = failure.kind === "server" ? failure.message : null;
  return { title: sent ?? title, advice: adviceFor(failure, language) };
};

/** How much of a change is quoted. */
const longestQuote = 60;

const shorten = (text: string): string => {
  const words = text.trim().replace(/\s+/g, " ");
  return words.length > longestQuote ? `${words.slice(0, longestQuote)}…` : words;
};

/** What a change does to the prompt. */
export const describeChange = (
  { removed, added }: Extract<Segment, { kind: "change" }>,
  { say }: PanelLanguage,
): string => {
  if (removed === "") return say("change_adds", shorten(added));
  if (added === "") return say("change_takesOut", shorten(removed));
  return say("change_becomes", shorten(removed), shorten(added));
};

/** What Regenerate costs (a repeated answer of the built-in engine is not counted again). */
export const regenerateNote = (
  outcome: Outcome,
  next: Pick<FlowState, "choices" | "conversation">,
  { say }: PanelLanguage,
): string => {
  const { answer, sent } = outcome;
  if (sent === null) return say("note_device");
  if (!isAskedAgain(outcome, next)) return say("note_counted");
  if (answer.degraded) return say("note_degraded");
  return say(answer.engine === "built-in" ? "note_builtIn" : "note_counted");
};
