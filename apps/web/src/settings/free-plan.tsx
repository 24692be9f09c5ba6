import { monthlyAllowance, proPricePerMonth, type User } from "@whetstone/api-client";
import { UsageMeter } from "@whetstone/enhance-flow/react";
import { Callout } from "@whetstone/ui";
import { longDay } from "./long-day.ts";

const lowText = (uses: number): string =>
  uses <= 0
    ? "You have no free enhancements left this month."
    : `You have only ${uses} free ${uses === 1 ? "enhancement" : "enhancements"} left this month.`;

/** What is left of the free plan, and what Pro would be. */
export const FreePlan = ({ user, low }: { readonly user: User; readonly low: boolean }) => (
  <>
    {low && (
      <Callout kind="warning" className="mb-4">
        {lowText(user.usesRemaining)}
      </Callout>
    )}
    <UsageMeter user={user} />
    <p className="mt-2 text-sm text-ink-muted">
      {`Back to ${monthlyAllowance[user.accessLevel]?.toLocaleString()} on `}
      <time dateTime={user.nextResetDate}>{longDay(user.nextResetDate)}</time>.
    </p>
    <p className="mt-4 border-t border-line pt-4 text-sm text-ink-soft">
      {`Pro means unlimited enhancements, every level, longer trends and CSV, for $${proPricePerMonth} per month. Cancel anytime.`}
    </p>
  </>
);
