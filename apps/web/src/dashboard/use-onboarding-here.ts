import { useEffect, useRef } from "react";
import { useOnboarding } from "../signed-in/onboarding-context.tsx";

/**
 * Opens the onboarding at a person's first dashboard visit, and calls back when it has been
 * completed: the sample enhancement is in the figures then.
 */
export const useOnboardingHere = (onCompleted: () => void): void => {
  const { openOnFirstVisit, completions } = useOnboarding();
  const seen = useRef(completions);
  useEffect(openOnFirstVisit, [openOnFirstVisit]);
  useEffect(() => {
    if (seen.current === completions) return;
    seen.current = completions;
    onCompleted();
  }, [completions, onCompleted]);
};
