import { useAuth } from "@whetstone/auth-session/react";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { type Exchange, type GuardStep, guardStep } from "./guard-step.ts";

/** The query parameter that carries a session (accounts.md §2, site.md §4). */
const sessionParameter = "session";

/**
 * The guard's next step; exchanges a session from the address when that is the step.
 * `addressWins` lets it take the place of a session that is there already.
 */
export const useGuardStep = (addressWins = false): GuardStep => {
  const { status, setUserFromSession } = useAuth();
  const [search] = useSearchParams();
  const [exchange, setExchange] = useState<Exchange>("not-begun");
  const exchanged = useRef<string | null>(null);
  const handedOver = search.get(sessionParameter);
  const step = guardStep({ status, addressHoldsSession: !!handedOver, addressWins, exchange });

  useEffect(() => {
    if (step !== "exchange" || !handedOver || exchanged.current === handedOver) return;
    exchanged.current = handedOver;
    void setUserFromSession(handedOver).then((succeeded) =>
      setExchange(succeeded ? "succeeded" : "failed"),
    );
  }, [step, handedOver, setUserFromSession]);
  return step;
};

/** Takes the session parameter out of the address, without a reload, at the given step. */
export const useCleanAddress = (step: GuardStep, at: GuardStep): void => {
  const [search, setSearch] = useSearchParams();
  const holdsSession = search.has(sessionParameter);
  useEffect(() => {
    if (step !== at || !holdsSession) return;
    const withoutSession = (current: URLSearchParams) => {
      const cleaned = new URLSearchParams(current);
      cleaned.delete(sessionParameter);
      return cleaned;
    };
    setSearch(withoutSession, { replace: true });
  }, [step, at, holdsSession, setSearch]);
};
