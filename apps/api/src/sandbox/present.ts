import { proLookupKey, proPricePerMonth } from "@whetstone/api-client/contract";
import { second } from "../clock.ts";
import type { Checkout, Customer, Portal, Stored, Subscription } from "./objects.ts";

type Json = Record<string, unknown>;

const seconds = (time: number): number => Math.floor(time / second);

/** The one price there is. */
export const price: Json = {
  id: "price_sandbox_pro",
  object: "price",
  active: true,
  currency: "usd",
  lookup_key: proLookupKey,
  recurring: { interval: "month", interval_count: 1 },
  type: "recurring",
  unit_amount: proPricePerMonth * 100,
};

/** A page of a list. */
export const presentList = (data: readonly Json[]): Json => ({
  object: "list",
  data,
  has_more: false,
});

export const presentCustomer = ({ id, email, userId }: Stored<Customer>): Json => ({
  id,
  object: "customer",
  email,
  metadata: { userId },
});

/** A hosted checkout; `pages` is where its page is. */
export const presentCheckout = (checkout: Stored<Checkout>, pages: string): Json => ({
  id: checkout.id,
  object: "checkout.session",
  mode: "subscription",
  status: checkout.status,
  payment_status: checkout.status === "complete" ? "paid" : "unpaid",
  customer: checkout.customer,
  client_reference_id: checkout.userId,
  subscription: checkout.subscription,
  url: checkout.status === "open" ? `${pages}/checkout/${checkout.id}` : null,
});

export const presentPortal = ({ id, customer }: Stored<Portal>, pages: string): Json => ({
  id,
  object: "billing_portal.session",
  customer,
  url: `${pages}/portal/${id}`,
});

const presentInvoice = ({ id, payment, customer }: Stored<Subscription>): Json => ({
  id: `in_of_${id}`,
  object: "invoice",
  customer,
  payments: presentList(
    payment === null
      ? []
      : [
          {
            object: "invoice_payment",
            payment: { type: "payment_intent", payment_intent: payment },
          },
        ],
  ),
});

export const presentSubscription = (subscription: Stored<Subscription>): Json => ({
  id: subscription.id,
  object: "subscription",
  customer: subscription.customer,
  status: subscription.status,
  cancel_at_period_end: subscription.cancelAtPeriodEnd,
  cancel_at: null,
  metadata: { userId: subscription.userId },
  latest_invoice: presentInvoice(subscription),
  items: presentList([
    {
      id: `si_of_${subscription.id}`,
      object: "subscription_item",
      price,
      quantity: 1,
      current_period_start: seconds(subscription.startedAt),
      current_period_end: seconds(subscription.periodEnd),
    },
  ]),
});

/** The charge of a payment. */
export const presentCharge = (customer: string, payment: string, refunded: boolean): Json => ({
  id: payment.replace("pi_", "ch_"),
  object: "charge",
  customer,
  payment_intent: payment,
  refunded,
});

/** An error as the card provider words it. */
export const presentError = (message: string, code: string): Json => ({
  error: { type: "invalid_request_error", code, message },
});
