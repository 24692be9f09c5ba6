import { lowUsesThreshold, type User } from "@whetstone/api-client";

/** The states of the plan card (APP-24). */
export type PlanCardState = "waitlist" | "free" | "low" | "pro" | "canceling";

/** Which state the card is in: low at 5 or fewer uses, canceling while Pro only lasts. */
export const planCardState = ({
  accessLevel,
  usesRemaining,
  subscriptionStatus,
}: Pick<User, "accessLevel" | "usesRemaining" | "subscriptionStatus">): PlanCardState => {
  if (accessLevel === "waitlist") return "waitlist";
  if (accessLevel === "pro") return subscriptionStatus === "active_canceling" ? "canceling" : "pro";
  return usesRemaining <= lowUsesThreshold ? "low" : "free";
};

/** The heading of the card: 'Upgrade to Pro' when uses run low. */
export const planCardTitle = (state: PlanCardState): string =>
  state === "low" ? "Upgrade to Pro" : "Plan and billing";
