import { useAuth } from "@whetstone/auth-session/react";
import { useEffect, useState } from "react";
import { useClient } from "../session/client-context.tsx";
import { useLookAgain } from "../session/use-look-again.ts";
import { useTrack } from "../telemetry/telemetry-context.tsx";
import { type OpenedPage, openCheckout, openPortal } from "./open-page.ts";

/** Which hosted page is being opened. */
export type BillingPage = "checkout" | "portal";
export type CheckoutOrigin = "modal" | "settings" | "signup";
export type BillingFailure = Extract<OpenedPage, { kind: "failed" }>;

/** A page that the browser's Back brings back from memory is not opening anything any more. */
const useShownAgain = (onShown: () => void): void => {
  useEffect(() => {
    const ended = new AbortController();
    const listen = (event: PageTransitionEvent) => event.persisted && onShown();
    window.addEventListener("pageshow", listen, { signal: ended.signal });
    return () => ended.abort();
  }, [onShown]);
};

/** Opens the hosted checkout and the hosted billing portal (BILL-1, BILL-2). */
export const useBilling = () => {
  const client = useClient();
  const track = useTrack();
  const { user, logout } = useAuth();
  const lookAgain = useLookAgain();
  const [opening, setOpening] = useState<BillingPage | null>(null);
  const [failure, setFailure] = useState<BillingFailure | null>(null);
  const [settle] = useState(() => () => setOpening(null));
  useShownAgain(settle);

  const go = async (page: BillingPage, ask: () => Promise<OpenedPage>): Promise<OpenedPage> => {
    setFailure(null);
    setOpening(page);
    const opened = await ask();
    if (opened.kind === "page") {
      window.location.assign(opened.url);
      return opened;
    }
    setOpening(null);
    if (opened.kind === "signed-out") await logout();
    else setFailure(opened);
    return opened;
  };

  const checkout = async (from: CheckoutOrigin): Promise<void> => {
    if (!user) return;
    track("checkout_started", { from });
    const opened = await go("checkout", () => openCheckout(client, user));
    if (opened.kind !== "failed") return;
    track("checkout_failed", {});
    if (opened.isStale) await lookAgain();
  };

  const portal = async (): Promise<void> => {
    if (!user) return;
    track("portal_opened", {});
    await go("portal", () => openPortal(client, user));
  };
  /** Forgets a failure that was shown. */
  const clear = () => setFailure(null);
  return { opening, failure, checkout, portal, clear };
};

export type Billing = ReturnType<typeof useBilling>;
