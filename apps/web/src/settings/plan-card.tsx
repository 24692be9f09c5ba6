import { monthlyAllowance, proPricePerMonth, type User } from "@whetstone/api-client";
import { UsageMeter } from "@whetstone/enhance-flow/react";
import { Badge, Card } from "@whetstone/ui";
import { planNames } from "./plan-names.ts";

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: "long", timeZone: "UTC" });
const day = (iso: string) => dayFormat.format(new Date(iso));

const Allowance = ({ user }: { readonly user: User }) => (
  <>
    <UsageMeter user={user} />
    <p className="mt-2 text-sm text-ink-muted">
      {`Back to ${monthlyAllowance[user.accessLevel]?.toLocaleString()} on `}
      <time dateTime={user.nextResetDate}>{day(user.nextResetDate)}</time>.
    </p>
    <p className="mt-5 border-t border-line pt-4 text-sm text-ink-soft">
      {`Pro means unlimited enhancements and every level, for $${proPricePerMonth} per month. It can't be bought on this server yet.`}
    </p>
  </>
);

/** The plan: what is left of it, and until when. */
export const PlanCard = ({ user }: { readonly user: User }) => {
  const isPro = user.accessLevel === "pro";
  return (
    <Card
      title="Plan and billing"
      action={
        isPro ? <Badge tone="solid">PRO</Badge> : <Badge>{planNames[user.accessLevel]}</Badge>
      }
    >
      {isPro ? (
        <p className="text-sm text-ink-soft">Unlimited uses, all styles and all levels.</p>
      ) : (
        <Allowance user={user} />
      )}
    </Card>
  );
};
