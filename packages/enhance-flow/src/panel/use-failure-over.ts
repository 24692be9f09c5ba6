import type { User } from "@whetstone/api-client";
import { useEffect, useRef } from "react";
import type { EnhanceFlow } from "../flow.ts";

/** The failures that who is signed in, and with which plan, can put an end to. */
const endsFor: Readonly<Record<string, (user: User) => boolean>> = {
  "signed-out": () => true,
  "quota-reached": ({ usesRemaining }) => usesRemaining > 0,
  "requires-pro": ({ accessLevel }) => accessLevel === "pro",
  waitlisted: ({ accessLevel }) => accessLevel !== "waitlist",
};

/**
 * Takes a failure away when the person put an end to its reason elsewhere: signed in, upgraded, came
 * off the waitlist. What the session held when it failed counts for nothing, only what came since.
 */
export const useFailureOver = (flow: EnhanceFlow, user: User | null): void => {
  const may = user && `${user.id} ${user.accessLevel} ${(user.usesRemaining > 0).toString()}`;
  const before = useRef(may);
  useEffect(() => {
    if (before.current === may) return;
    before.current = may;
    const { step } = flow.store.getState();
    if (user && step.status === "failed" && endsFor[step.failure.kind]?.(user)) flow.dismiss();
  }, [flow, user, may]);
};
