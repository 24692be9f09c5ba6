import type { User } from "@whetstone/api-client";
import { Badge, Button, Callout, Card } from "@whetstone/ui";
import type { Billing } from "../billing/use-billing.ts";
import type { CardActions } from "./card-actions.ts";
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

/** The plan card (APP-24): what is left, until when, and the way to pay or to manage it. */
export const PlanCard = ({
  user,
  billing,
  isBusy,
  onBegin,
}: CardActions & { readonly user: User; readonly billing: Billing }) => {
  const { opening, failure, checkout, portal } = billing;
  const begin = (open: () => Promise<void>) => {
    onBegin();
    void open();
  };
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
          disabled={isBusy && opening !== "portal"}
          pending={opening === "portal"}
          onClick={() => begin(portal)}
        >
          {opening === "portal" ? "Processing..." : "Manage Billing"}
        </Button>
      )}
      {(state === "free" || state === "low") && (
        <Button
          size="sm"
          className="mt-4"
          disabled={isBusy && opening !== "checkout"}
          pending={opening === "checkout"}
          onClick={() => begin(() => checkout("settings"))}
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
