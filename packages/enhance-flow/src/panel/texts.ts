import type { Segment } from "../changes.ts";
import type { InsertionRefusal } from "../composer.ts";
import { isUnknownEngine } from "../engine-choice.ts";
import type { FlowFailure, WithoutServer } from "../failure.ts";
import type { FlowState, Outcome } from "../flow.ts";
import type { PanelLanguage } from "../language/english.ts";
import { nameOfEngine, placeOfEngine } from "../names.ts";
import { isAskedAgain } from "../request.ts";

/** Why an Undo of ours was not possible. The editor's own undo still is. */
export const explainUndoRefusal = (why: InsertionRefusal, { say }: PanelLanguage): string =>
  why === "changed" ? say("refusal_changed_undo") : say(`refusal_${why}`);

/** What happened, and what to do about it. */
export interface FailureText {
  readonly title: string;
  readonly advice: string;
}

/** What a model's failure leaves to do. */
const adviceOnModel = (
  { why, engine }: Extract<FlowFailure, { kind: "model" }>,
  { say }: PanelLanguage,
): string => {
  if (why === "unreachable")
    return say(`advice_model_unreachable_${engine.place}`, engine.host ?? "");
  return isUnknownEngine(engine) ? say("advice_model_gone") : say(`advice_model_${why}`);
};

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
    case "model":
      return adviceOnModel(failure, language);
    default:
      return say(`advice_${failure.kind}`);
  }
};

/**
 * Explains a failure. Every one has its reason and a next step; the draft is never touched. What
 * the server said stays as it was sent.
 */
export const explainFailure = (failure: FlowFailure, language: PanelLanguage): FailureText => {
  if (failure.kind === "model")
    return {
      title: language.say("failure_model", nameOfEngine(failure.engine, language)),
      advice: adviceFor(failure, language),
    };
  const title = language.say(`failure_${failure.kind}`);
  const sent = failure.kind === "server" ? failure.message : null;
  return { title: sent ?? title, advice: adviceFor(failure, language) };
};

/** When the server writes again for a person whose result this device made; null: once signed in. */
export const adviceWithoutServer = (why: WithoutServer, language: PanelLanguage): string | null =>
  why.kind === "quota-reached" ? adviceFor(why, language) : null;

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

/** Who wrote a result where it was a model of the person's own, or stands in for one. */
export const engineNote = ({ answer, alsoAsked }: Outcome, language: PanelLanguage): string => {
  const { writer, insteadOf, degraded } = answer;
  const { say } = language;
  if (alsoAsked) return say("note_byRules");
  const instead = insteadOf ? say("note_insteadOf", nameOfEngine(insteadOf, language)) : "";
  if (!writer || degraded) return instead;
  const by = say("note_writtenBy", nameOfEngine(writer, language), placeOfEngine(writer, language));
  return [instead, by].filter(Boolean).join(" ");
};

/** What Regenerate costs (a repeated answer of the built-in engine is not counted again). */
export const regenerateNote = (
  outcome: Outcome,
  next: Pick<FlowState, "choices" | "conversation">,
  { say }: PanelLanguage,
): string => {
  const { answer, sent, alsoAsked } = outcome;
  if (alsoAsked) return say(alsoAsked === "server" ? "note_counted" : "note_own");
  if (sent === null) return say("note_device");
  if (answer.writer) return say(answer.degraded ? "note_degraded" : "note_own");
  if (!isAskedAgain(outcome, next)) return say("note_counted");
  if (answer.degraded) return say("note_degraded");
  return say(answer.engine === "built-in" ? "note_builtIn" : "note_counted");
};
