import type { User } from "@whetstone/api-client";
import { Badge, Button, Callout, Card } from "@whetstone/ui";
import { useBilling } from "../billing/use-billing.ts";
import { FreePlan } from "./free-plan.tsx";
import { planNames } from "./plan-names.ts";
import { planCardState, planCardTitle } from "./plan-state.ts";
import { ProPlan } from "./pro-plan.tsx";
import { WaitlistPlan } from "./waitlist-plan.tsx";

/** What the card says of the plan; the buttons come below it. */
export const PlanFacts = ({ user }: { readonly user: User }) => {
  switch (planCardState(user)) {
    case "waitlist":
      return <WaitlistPlan user={user} />;
    case "free":
      return <FreePlan user={user} low={false} />;
    case "low":
      return <FreePlan user={user} low />;
    case "pro":
      return <ProPlan user={user} />;
    case "canceling":
      return <ProPlan user={user} />;
  }
};

/** The plan card (accounts.md §2): what is left, until when, and the way to pay or to manage it. */
export const PlanCard = ({
  user,
  disabled,
}: {
  readonly user: User;
  readonly disabled: boolean;
}) => {
  const { opening, failure, checkout, portal } = useBilling();
  const state = planCardState(user);
  const isPro = state === "pro" || state === "canceling";
  return (
    <Card
      title={planCardTitle(state)}
      action={
        <Badge tone={isPro ? "solid" : "neutral"}>
          {isPro ? "PRO" : planNames[user.accessLevel]}
        </Badge>
      }
    >
      <PlanFacts user={user} />
      {isPro && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-4"
          disabled={disabled}
          pending={opening === "portal"}
          onClick={() => void portal()}
        >
          {opening === "portal" ? "Processing..." : "Manage Billing"}
        </Button>
      )}
      {(state === "free" || state === "low") && (
        <Button
          size="sm"
          className="mt-4"
          disabled={disabled}
          pending={opening === "checkout"}
          onClick={() => void checkout("settings")}
        >
          {opening === "checkout" ? "Processing..." : "Upgrade to Pro"}
        </Button>
      )}
      {failure && (
        <Callout kind="error" title={failure.message} className="mt-4">
          <p>{failure.reason}</p>
        </Callout>
      )}
    </Card>
  );
};
