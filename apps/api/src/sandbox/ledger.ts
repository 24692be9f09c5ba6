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

  const emitAbout = (type: string, subscription: Stored<Subscription>) =>
    emit(`customer.subscription.${type}`, presentSubscription(subscription));

  /** The subscription as it is now. */
  const reread = async (subscription: Stored<Subscription>): Promise<Stored<Subscription>> =>
    (await subscriptions.find(subscription.id)) ?? { ...subscription, status: "canceled" };

  const change: Ledger["change"] = async (seen, fields) => {
    let changed = await subscriptions.change(seen, fields);
    while (!changed) changed = await subscriptions.change(await reread(seen), fields);
    await emitAbout("updated", changed);
    return changed;
  };

  const cancel: Ledger["cancel"] = async (seen) => {
    const ended = await subscriptions.change(seen, { status: "canceled" });
    if (!ended) return reread(seen);
    await emitAbout("deleted", ended);
    return ended;
  };

  /** Somebody else may have done it meanwhile. */
  const renew = async (seen: Stored<Subscription>): Promise<Stored<Subscription>> => {
    const { customer, periodEnd, cardWorks } = seen;
    const renewed = await subscriptions.change(
      seen,
      cardWorks
        ? {
            status: "active",
            startedAt: periodEnd,
            periodEnd: nextMonth(periodEnd),
            payment: createSandboxId("pi"),
          }
        : { status: "past_due" },
    );
    if (!renewed) return reread(seen);
    await emitAbout("updated", renewed);
    await emit(cardWorks ? "invoice.paid" : "invoice.payment_failed", {
      object: "invoice",
      customer,
    });
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
      const taken = await checkouts.change(checkout, { status: "complete" });
      if (!taken) return;
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
      const done = await checkouts.change(taken, { subscription: subscription.id });
      await emit("customer.subscription.created", presentSubscription(subscription));
      await emit("invoice.paid", { object: "invoice", customer });
      await emit("checkout.session.completed", presentCheckout(done ?? taken, pages));
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
