import { useAuth } from "@whetstone/auth-session/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { FormFailure } from "../../forms/form-error.tsx";
import { useClient } from "../../session/client-context.tsx";
import { useTrack } from "../../telemetry/telemetry-context.tsx";
import { abandonSetup } from "./abandon-setup.ts";
import { exchangeLink, isWaitlistPromotion } from "./exchange-link.ts";
import { keepPendingSetup, type PendingSetup, readPendingSetup } from "./pending-setup.ts";

/** Where a magic link stands on this screen. */
export type LinkState =
  | { readonly step: "none" }
  | { readonly step: "exchanging" }
  /** `begun` before this screen was opened: whoever signed in since goes on to the dashboard. */
  | { readonly step: "set-up"; readonly setup: PendingSetup; readonly begun: boolean }
  | { readonly step: "failed"; readonly failure: FormFailure };

const tokenParameter = "token";

const firstState = (token: string | null): LinkState => {
  if (token) return { step: "exchanging" };
  const setup = readPendingSetup(window.localStorage);
  return setup ? { step: "set-up", setup, begun: true } : { step: "none" };
};

/** Exchanges the token in the address once, and takes it out of the address. */
export const useMagicLink = () => {
  const client = useClient();
  const track = useTrack();
  const { status, setUserFromSession } = useAuth();
  const [search, setSearch] = useSearchParams();
  const token = search.get(tokenParameter);
  const [state, setState] = useState(() => firstState(token));
  const [hasLeft, setHasLeft] = useState(false);
  const exchanged = useRef<string | null>(null);

  const exchange = useCallback(
    async (given: string) => {
      track("login_attempted", { method: "magic-link" });
      const outcome = await exchangeLink(client, given);
      if (outcome.kind === "failed") return setState({ step: "failed", failure: outcome.failure });
      const { sessionToken, user } = outcome;
      if (isWaitlistPromotion(user)) track("signup_from_waitlist_promotion", {});
      if (outcome.kind === "needs-password") {
        const setup = { sessionToken, email: user.email };
        keepPendingSetup(setup, window.localStorage);
        return setState({ step: "set-up", setup, begun: false });
      }
      track("login_succeeded", { method: "magic-link" });
      await setUserFromSession(sessionToken, user);
      setState({ step: "none" });
    },
    [client, track, setUserFromSession],
  );

  useEffect(() => {
    // Whoever is signed in is known first: a sign-in ends a setup that was begun before it.
    if (!token || status === "loading" || exchanged.current === token) return;
    exchanged.current = token;
    setState({ step: "exchanging" });
    const withoutToken = (current: URLSearchParams) => {
      const cleaned = new URLSearchParams(current);
      cleaned.delete(tokenParameter);
      return cleaned;
    };
    setSearch(withoutToken, { replace: true });
    void exchange(token);
  }, [token, status, exchange, setSearch]);

  const leave = (next: LinkState) => {
    void abandonSetup(client, window.localStorage);
    setHasLeft(true);
    setState(next);
  };
  const giveUp = () => leave({ step: "none" });
  const endWith = (failure: FormFailure) => leave({ step: "failed", failure });
  return { state, hasLeft, giveUp, endWith };
};
