import type { AccessLevel } from "@whetstone/api-client/contract";
import type { Stripe } from "stripe";
import { second } from "../clock.ts";

/** What a subscription means for an account. */
export interface SubscriptionState {
  readonly subscriptionId: string | null;
  /** True while Pro is paid for, or on trial. */
  readonly isPro: boolean;
  /** `active_canceling` keeps Pro until the period end (BILL-5). */
  readonly status: string | null;
  /** Epoch milliseconds. */
  readonly periodEnd: number | null;
}

const noSubscription: SubscriptionState = {
  subscriptionId: null,
  isPro: false,
  status: null,
  periodEnd: null,
};

/** Paid for now. `past_due` is not: a failed renewal ends Pro until it is paid. */
const paidStatuses: readonly string[] = ["active", "trialing"];
/** Would charge again by itself. */
const openStatuses: readonly string[] = [...paidStatuses, "past_due", "unpaid", "incomplete"];

/** True when the subscription can still cost money. */
export const isOpen = ({ status }: Pick<Stripe.Subscription, "status">): boolean =>
  openStatuses.includes(status);

const periodEndOf = ({ items }: Stripe.Subscription): number =>
  Math.max(0, ...items.data.map((item) => item.current_period_end)) * second;

const isEnding = ({ cancel_at_period_end, cancel_at }: Stripe.Subscription): boolean =>
  cancel_at_period_end || cancel_at !== null;

const stateOf = (subscription: Stripe.Subscription): SubscriptionState => {
  const isPro = paidStatuses.includes(subscription.status);
  return {
    subscriptionId: subscription.id,
    isPro,
    status: isPro && isEnding(subscription) ? "active_canceling" : subscription.status,
    periodEnd: isPro ? periodEndOf(subscription) : null,
  };
};

/** The state of a customer with these subscriptions: the one that is paid longest counts. */
export const summarize = (subscriptions: readonly Stripe.Subscription[]): SubscriptionState => {
  const states = subscriptions.map(stateOf);
  const paid = states
    .filter(({ isPro }) => isPro)
    .sort((left, right) => (right.periodEnd ?? 0) - (left.periodEnd ?? 0));
  return paid[0] ?? states[0] ?? noSubscription;
};

/** What an account may do, given what it could before it paid. */
export const levelOf = (
  { isPro }: SubscriptionState,
  current: AccessLevel,
  before: AccessLevel | null,
): AccessLevel => {
  if (isPro) return "pro";
  return current === "pro" ? (before ?? "free") : current;
};
