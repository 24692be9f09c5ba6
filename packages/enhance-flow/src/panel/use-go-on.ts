import type { User } from "@whetstone/api-client";
import { useEffect, useRef } from "react";
import type { FlowFailure } from "../failure.ts";
import type { EnhanceFlow, FlowStep } from "../flow.ts";

/** What stands in the way of the server until who is signed in, or with which plan, changes. */
const reasonOf = (step: FlowStep): FlowFailure["kind"] | null => {
  if (step.status === "failed") return step.failure.kind;
  if (step.status !== "ready") return null;
  const { answer, text } = step.outcome;
  // What the person made of a text of this device is not taken from under their eyes.
  return text === answer.enhancedPrompt ? (answer.withoutServer?.kind ?? null) : null;
};

/** True when the person did what the reason asked of them. */
const isMended: Readonly<Record<string, (user: User) => boolean>> = {
  "signed-out": () => true,
  "quota-reached": ({ accessLevel }) => accessLevel === "pro",
  "requires-pro": ({ accessLevel }) => accessLevel === "pro",
};

/** True when the reason went by itself. */
const isOver: Readonly<Record<string, (user: User) => boolean>> = {
  "quota-reached": ({ usesRemaining }) => usesRemaining > 0,
  waitlisted: ({ accessLevel }) => accessLevel !== "waitlist",
};

/** Runs an act once the page can be seen: at once, or when the person comes back to it. */
const whenSeen = (act: () => void): (() => void) => {
  if (document.visibilityState === "visible") {
    act();
    return () => undefined;
  }
  const waiting = new AbortController();
  const look = () => {
    if (document.visibilityState !== "visible") return;
    waiting.abort();
    act();
  };
  document.addEventListener("visibilitychange", look, { signal: waiting.signal });
  return () => waiting.abort();
};

/**
 * Goes on with an enhancement when the person put an end elsewhere to what stood in its way: signed
 * in, or upgraded. What ended by itself only takes its word away: a use is never spent unasked. What
 * the session held before counts for nothing, only what came since.
 */
export const useGoOn = (flow: EnhanceFlow, user: User | null): void => {
  const may = user && `${user.id} ${user.accessLevel} ${(user.usesRemaining > 0).toString()}`;
  const before = useRef(may);
  useEffect(() => {
    if (before.current === may) return;
    before.current = may;
    if (!user) return;
    return whenSeen(() => {
      const { step } = flow.store.getState();
      const reason = reasonOf(step);
      if (reason === null) return;
      if (isMended[reason]?.(user)) void flow.enhance();
      else if (step.status === "failed" && isOver[reason]?.(user)) flow.dismiss();
    });
  }, [flow, user, may]);
};
