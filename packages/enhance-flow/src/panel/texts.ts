import type { CheckName } from "@whetstone/enhancer";
import type { Segment } from "../changes.ts";
import type { InsertionRefusal } from "../composer.ts";
import type { FlowFailure } from "../failure.ts";
import type { FlowStep, Outcome } from "../flow.ts";

/** What a passed check means to the person. */
export const keptNames: Readonly<Record<CheckName, string>> = {
  language: "Language",
  code: "Code",
  links: "Links",
  numbers: "Numbers",
  names: "Names",
  placeholders: "Placeholders",
  quotations: "Quotations",
  wording: "Your words",
  "nothing-invented": "Nothing invented",
  "not-an-answer": "Still a prompt",
  "no-preamble": "No preamble",
  length: "Length in bounds",
};

const refusals: Readonly<Record<InsertionRefusal, string>> = {
  gone: "The text field is gone. Copy the result and paste it where you need it.",
  changed: "You went on typing, so nothing was overwritten. Copy the result, or enhance again.",
  composing: "Finish the word you are composing, then insert again.",
  "holds-attachments":
    "The draft holds parts that are not text, and replacing it would delete them. Copy the result instead.",
  "not-exact": "The text could not be inserted exactly, so the draft was put back as it was.",
  "not-restored":
    "The editor did not take the text, nor your draft back. Copy your own words from here.",
};

const undoRefusals: Readonly<Partial<Record<InsertionRefusal, string>>> = {
  changed: "You went on typing, so nothing was overwritten. Copy your own words from here.",
};

/** Why an Undo of ours was not possible. The editor's own undo still is. */
export const explainUndoRefusal = (why: InsertionRefusal): string =>
  undoRefusals[why] ?? refusals[why];

/** What happened, and what to do about it. */
export interface FailureText {
  readonly title: string;
  readonly advice: string;
}

const day = (iso: string): string =>
  new Date(iso).toLocaleDateString(undefined, { month: "short", day: "numeric" });

const wait = (seconds: number | null): string =>
  seconds === null ? "in a moment" : `in ${seconds} ${seconds === 1 ? "second" : "seconds"}`;

/** Explains a failure. Every one has its reason and a next step; the draft is never touched. */
export const explainFailure = (failure: FlowFailure): FailureText => {
  switch (failure.kind) {
    case "nothing-typed":
      return { title: "Nothing to enhance yet", advice: "Type a prompt first, then try again." };
    case "too-long":
      return {
        title: "This prompt is too long",
        advice: `Prompts may have up to ${failure.limit.toLocaleString()} characters.`,
      };
    case "no-composer":
      return {
        title: "No text field found",
        advice: "Click into the message field, then try again.",
      };
    case "signed-out":
      return { title: "You are signed out", advice: "Sign in, then enhance again." };
    case "waitlisted":
      return {
        title: "You are on the waitlist",
        advice: "You can enhance prompts as soon as your place comes up. We will mail you.",
      };
    case "requires-pro":
      return {
        title: "The expert level is part of Pro",
        advice: "Choose another level, or upgrade.",
      };
    case "quota-reached":
      return {
        title: "No uses left this month",
        advice: failure.nextResetDate
          ? `Your uses come back on ${day(failure.nextResetDate)}.`
          : "Your uses come back next month.",
      };
    case "busy":
      return {
        title: "The server is busy",
        advice: `Try again ${wait(failure.retryAfterSeconds)}. Nothing was counted.`,
      };
    case "offline":
      return {
        title: "The server can't be reached",
        advice: "Check your connection and try again. A retry is counted once.",
      };
    case "interrupted":
      return {
        title: "The answer broke off",
        advice: "Nothing of yours was changed. Try again: a retry is counted once.",
      };
    case "timeout":
      return {
        title: "That took too long",
        advice: "Try again. A retry is counted once.",
      };
    case "server":
      return {
        title: failure.message ?? "Something went wrong",
        advice: failure.requestId
          ? `Try again. If it stays, tell support this number: ${failure.requestId}`
          : "Try again in a moment.",
      };
    case "not-inserted":
      return { title: "Not inserted", advice: refusals[failure.why] };
  }
};

/** A number of characters in words. */
export const characters = (count: number): string =>
  `${count.toLocaleString()} ${count === 1 ? "character" : "characters"}`;

/** How much of a change is quoted. */
const longestQuote = 60;

const quote = (text: string): string => {
  const words = text.trim().replace(/\s+/g, " ");
  return `\u201c${words.length > longestQuote ? `${words.slice(0, longestQuote)}…` : words}\u201d`;
};

/** What a change does to the prompt. */
export const describeChange = ({
  removed,
  added,
}: Extract<Segment, { kind: "change" }>): string => {
  if (removed === "") return `Adds ${quote(added)}`;
  return added === "" ? `Takes out ${quote(removed)}` : `${quote(removed)} becomes ${quote(added)}`;
};

/** What Regenerate costs (a repeated answer of the built-in engine is not counted again). */
export const regenerateNote = ({ answer, sent }: Outcome): string => {
  if (sent === null) return "Made on this device: nothing left it, and nothing was counted.";
  if (answer.degraded) return "The model could not be used; the built-in engine's text was free.";
  return answer.engine === "built-in"
    ? "Regenerate gives the same text and counts nothing; another style counts one use."
    : "Regenerate and another style each count one use.";
};

/** What a screen reader says when a step is reached. */
export const announcementOf = (step: FlowStep): string =>
  step.status === "ready" ? "The enhanced prompt is ready." : "";

/** What the panel says about the person's library. */
export const libraryTexts = {
  save: "Save to library",
  saved: "Saved",
  notSaved: "Not saved: there is no room",
  open: "From your library",
  search: "Search the library",
  none: "Nothing matches.",
  use: "Use this prompt",
  back: "Back to the list",
  fill: (name: string) => `Fill in ${name}`,
  preview: "Prompt to use",
};
