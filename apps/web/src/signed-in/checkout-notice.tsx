import { useAuth } from "@whetstone/auth-session/react";
import { Button, Callout } from "@whetstone/ui";
import { useEffect, useState } from "react";
import { useCheckoutReturn } from "../billing/checkout-return-context.ts";
import { useTrack } from "../telemetry/telemetry-context.tsx";

/** The plan can change a little after the browser is back: asked for so often, so far apart. */
const attempts = 5;
const everyMs = 3000;

/** Says after a paid checkout that Pro is there, or that it will be in a moment. */
export const CheckoutNotice = () => {
  const outcome = useCheckoutReturn();
  const { user, refresh } = useAuth();
  const track = useTrack();
  const [dismissed, setDismissed] = useState(false);
  const [asked, setAsked] = useState(0);
  const isPro = user?.accessLevel === "pro";
  const waits = outcome === "paid" && !isPro && asked < attempts;

  useEffect(() => {
    if (outcome === "paid") track("checkout_returned", {});
  }, [outcome, track]);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => {
      setAsked(asked + 1);
      void refresh();
    }, everyMs);
    return () => clearTimeout(timer);
  }, [waits, asked, refresh]);

  if (outcome !== "paid" || dismissed) return null;
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-5 sm:px-6">
      <Callout
        kind="success"
        title={isPro ? "You are on Pro" : "Payment received"}
        action={
          <Button size="sm" variant="secondary" onClick={() => setDismissed(true)}>
            Got it
          </Button>
        }
      >
        <p>
          {isPro
            ? "Unlimited enhancements, every style and every level."
            : "Your plan changes in a moment."}
        </p>
      </Callout>
    </div>
  );
};
