import type { User } from "@whetstone/api-client";
import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { useTrack } from "../telemetry/telemetry-context.tsx";
import { useDialogs } from "./dialogs.tsx";
import {
  completeOnboarding,
  isOnboardingCompleted,
  resetOnboarding,
  takeFirstVisit,
} from "./onboarding-record.ts";

/** From a completion to its callback, in milliseconds (APP-13). */
export const completionCallbackMs = 500;

interface Onboarding {
  readonly completed: boolean;
  /** Counts completions, each 500 ms after it: what depends on one can follow. */
  readonly completions: number;
  /** Opens by itself on a person's first dashboard visit. */
  readonly openOnFirstVisit: () => void;
  /** Clears the flags and opens again. */
  readonly reopen: () => void;
  /** Stores the completion and closes; closing in any way completes. */
  readonly complete: (step: number) => void;
}

const OnboardingContext = createContext<Onboarding | null>(null);

/** Keeps whether a person went through the onboarding, and lets any signed-in screen open it. */
export const OnboardingProvider = ({
  user,
  children,
}: {
  readonly user: User;
  readonly children: ReactNode;
}) => {
  const { id } = user;
  const { show } = useDialogs();
  const track = useTrack();
  const [completed, setCompleted] = useState(() => isOnboardingCompleted(id, window.localStorage));
  const [completions, setCompletions] = useState(0);
  const onboarding = useMemo<Onboarding>(() => {
    const open = (again: boolean) => {
      track("onboarding_opened", { again });
      show("onboarding");
    };
    return {
      completed,
      completions,
      openOnFirstVisit: () => {
        if (takeFirstVisit(id, window.localStorage)) open(false);
      },
      reopen: () => {
        resetOnboarding(id, window.localStorage);
        takeFirstVisit(id, window.localStorage);
        setCompleted(false);
        open(true);
      },
      complete: (step) => {
        completeOnboarding(id, new Date(), window.localStorage);
        setCompleted(true);
        show(null);
        track("onboarding_completed", { step });
        setTimeout(() => setCompletions((count) => count + 1), completionCallbackMs);
      },
    };
  }, [id, completed, completions, show, track]);
  return <OnboardingContext value={onboarding}>{children}</OnboardingContext>;
};

/** The onboarding of the signed-in person. */
export const useOnboarding = (): Onboarding => {
  const onboarding = useContext(OnboardingContext);
  if (!onboarding) throw new Error("useOnboarding must be used within an OnboardingProvider");
  return onboarding;
};
