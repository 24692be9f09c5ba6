import { useAuth } from "@whetstone/auth-session/react";
import { Button, Callout } from "@whetstone/ui";
import { useEffect, useState } from "react";
import { useCheckoutReturn } from "../billing/checkout-return-context.ts";
import { useLookAgain } from "../session/use-look-again.ts";
import { useTrack } from "../telemetry/telemetry-context.tsx";

/** The plan can change a little after the browser is back: asked for so often, so far apart. */
const attempts = 5;
const everyMs = 3000;

const texts = {
  paid: {
    kind: "success",
    title: "You are on Pro",
    text: "Unlimited enhancements, every style and every level.",
  },
  checking: {
    kind: "info",
    title: "Checking your payment",
    text: "Your plan changes as soon as the payment is confirmed. This takes a few seconds.",
  },
  missing: {
    kind: "warning",
    title: "No payment has arrived yet",
    text: "If you finished the checkout, it can take a few minutes more: check again then. If you did not, upgrade whenever you like.",
  },
} as const;

/** Says after a checkout that Pro is there, once the server says so; the address is no proof. */
export const CheckoutNotice = () => {
  const outcome = useCheckoutReturn();
  const { user } = useAuth();
  const lookAgain = useLookAgain();
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
      void lookAgain();
    }, everyMs);
    return () => clearTimeout(timer);
  }, [waits, asked, lookAgain]);

  if (outcome !== "paid" || dismissed) return null;
  const state = isPro ? "paid" : waits ? "checking" : "missing";
  const { kind, title, text } = texts[state];
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-5 sm:px-6">
      <Callout
        kind={kind}
        title={title}
        action={
          <div className="flex flex-wrap gap-2">
            {state === "missing" && (
              <Button size="sm" variant="secondary" onClick={() => setAsked(0)}>
                Check Again
              </Button>
            )}
            <Button size="sm" variant="secondary" onClick={() => setDismissed(true)}>
              Got it
            </Button>
          </div>
        }
      >
        <p>{text}</p>
      </Callout>
    </div>
  );
};
