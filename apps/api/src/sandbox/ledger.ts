import { day } from "../clock.ts";
import type { Checkout, Stored, Subscription } from "./objects.ts";
import { presentCharge, presentCheckout, presentSubscription } from "./present.ts";
import { type SandboxParts, type Shelves, sandboxPath } from "./sandbox.ts";
import { createSandboxId } from "./store.ts";

/** What happens to subscriptions, each with the events the provider would send. */
export interface Ledger {
  readonly pay: (checkout: Stored<Checkout>) => Promise<void>;
  /** A customer's subscriptions as they are now: what is due is renewed, or fails, or ends. */
  readonly listOf: (customerId: string) => Promise<Stored<Subscription>[]>;
  readonly change: (
    subscription: Stored<Subscription>,
    fields: Partial<Subscription>,
  ) => Promise<Stored<Subscription>>;
  readonly cancel: (subscription: Stored<Subscription>) => Promise<Stored<Subscription>>;
  readonly takeBack: (
    subscription: Stored<Subscription>,
    how: "refund" | "dispute",
  ) => Promise<void>;
}

const nextMonth = (time: number): number => {
  const date = new Date(time);
  return date.setUTCMonth(date.getUTCMonth() + 1);
};

/** Makes the ledger of the sandbox. */
export const createLedger = (
  { clock, publicUrl, emit }: SandboxParts,
  { checkouts, subscriptions }: Shelves,
): Ledger => {
  const pages = `${publicUrl}${sandboxPath}`;

  const change: Ledger["change"] = async (subscription, fields) => {
    const changed = { ...subscription, ...fields };
    await subscriptions.change(changed);
    await emit("customer.subscription.updated", presentSubscription(changed));
    return changed;
  };

  const cancel: Ledger["cancel"] = async (subscription) => {
    const ended = { ...subscription, status: "canceled" as const };
    await subscriptions.change(ended);
    await emit("customer.subscription.deleted", presentSubscription(ended));
    return ended;
  };

  const renew = async (subscription: Stored<Subscription>): Promise<Stored<Subscription>> => {
    const { customer, periodEnd } = subscription;
    if (!subscription.cardWorks) {
      const failed = await change(subscription, { status: "past_due" });
      await emit("invoice.payment_failed", { object: "invoice", customer });
      return failed;
    }
    const renewed = await change(subscription, {
      status: "active",
      startedAt: periodEnd,
      periodEnd: nextMonth(periodEnd),
      payment: createSandboxId("pi"),
    });
    await emit("invoice.paid", { object: "invoice", customer });
    return renewed;
  };

  /** Does what became due since somebody last looked. */
  const catchUp = async (found: Stored<Subscription>): Promise<Stored<Subscription>> => {
    let subscription = found;
    while (
      ["active", "trialing"].includes(subscription.status) &&
      subscription.periodEnd <= clock()
    )
      subscription = subscription.cancelAtPeriodEnd
        ? await cancel(subscription)
        : await renew(subscription);
    return subscription;
  };

  return {
    change,
    cancel,
    listOf: async (customerId) => {
      const found = await subscriptions.listOf(customerId);
      return Promise.all(found.map(catchUp));
    },
    pay: async (checkout) => {
      const { customer, userId, trialDays } = checkout;
      const now = clock();
      const onTrial = trialDays > 0;
      const subscription = await subscriptions.add(customer, {
        customer,
        userId,
        status: onTrial ? "trialing" : "active",
        startedAt: now,
        periodEnd: onTrial ? now + trialDays * day : nextMonth(now),
        cancelAtPeriodEnd: false,
        payment: onTrial ? null : createSandboxId("pi"),
        cardWorks: true,
      });
      const done = { ...checkout, status: "complete" as const, subscription: subscription.id };
      await checkouts.change(done);
      await emit("customer.subscription.created", presentSubscription(subscription));
      await emit("invoice.paid", { object: "invoice", customer });
      await emit("checkout.session.completed", presentCheckout(done, pages));
    },
    takeBack: async ({ customer, payment }, how) => {
      if (payment === null) return;
      const charge = presentCharge(customer, payment, how === "refund");
      if (how === "refund") await emit("charge.refunded", charge);
      else
        await emit("charge.dispute.created", {
          object: "dispute",
          charge: charge.id,
          payment_intent: payment,
        });
    },
  };
};
