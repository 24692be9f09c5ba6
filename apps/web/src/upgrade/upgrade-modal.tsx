import { monthlyAllowance, proPricePerMonth, type User } from "@whetstone/api-client";
import { Button, Callout, Dialog } from "@whetstone/ui";
import { Check } from "lucide-react";
import { useBilling } from "../billing/use-billing.ts";
import { focusMain } from "../shell/main.tsx";
import { resetText, usedText } from "./upgrade-texts.ts";

const gains = [
  "Unlimited enhancements",
  "Every style and level, expert too",
  "30- and 90-day trends, history as CSV",
] as const;

const Fact = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <div className="px-4 py-3">
    <dt className="text-sm text-ink-muted">{label}</dt>
    <dd className="mt-0.5 text-lg font-semibold tabular-nums">{value}</dd>
  </div>
);

/** The upgrade modal (APP-17). */
export const UpgradeModal = ({
  user,
  onClose,
}: {
  readonly user: User;
  readonly onClose: () => void;
}) => {
  const { opening, failure, checkout } = useBilling();
  const pending = opening === "checkout";
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      onFocusLost={focusMain}
      title="Unlock Unlimited Enhancements"
      description={`${usedText(user)}.`}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            Maybe Later
          </Button>
          <Button pending={pending} onClick={() => void checkout("modal")}>
            {pending ? "Opening checkout" : "Upgrade to Pro Now"}
          </Button>
        </>
      }
    >
      <dl className="grid grid-cols-2 divide-x divide-line rounded-xl border border-line bg-surface">
        <Fact
          label="Free uses remaining"
          value={`${user.usesRemaining} of ${monthlyAllowance[user.accessLevel] ?? user.usesRemaining}`}
        />
        <Fact label="Next reset" value={resetText(user.nextResetDate, Date.now())} />
      </dl>
      <p className="mt-5 flex items-baseline gap-1.5">
        <span className="text-3xl font-semibold tabular-nums">{`$${proPricePerMonth}`}</span>
        <span className="text-ink-muted">per month</span>
      </p>
      <ul className="mt-3 flex flex-col gap-2 text-sm text-ink-soft">
        {gains.map((gain) => (
          <li key={gain} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-green-ink" />
            {gain}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-muted">Cancel anytime.</p>
      {failure && (
        <Callout kind="error" title={failure.message} className="mt-5">
          <p>{failure.reason}</p>
        </Callout>
      )}
    </Dialog>
  );
};
