import { Stripe } from "stripe";
import { ApiError } from "../http/api-error.ts";
import { askProvider, isMissing } from "./ask-provider.ts";
import type { BillingParts } from "./billing-parts.ts";
import { eventSchema, type ProviderEvent } from "./event-schema.ts";
import { isOpen } from "./subscription-state.ts";
import { syncCustomer } from "./sync-customer.ts";

const idOf = (value: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof value === "string" ? value : value?.id;

const readEvent = async (
  { stripe, webhookSecret }: BillingParts,
  body: string,
  signature: string | null,
): Promise<ProviderEvent> => {
  if (webhookSecret === undefined)
    throw new ApiError("not_supported", "STRIPE_WEBHOOK_SECRET is not set");
  try {
    const event = await stripe.webhooks.constructEventAsync(body, signature ?? "", webhookSecret);
    return eventSchema.parse(event);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw malformed();
    throw new ApiError("invalid_signature", "The event is not signed as it should be");
  }
};

const malformed = (): ApiError => new ApiError("malformed_body", "The body is not an event");

/** The payment a subscription's current period was bought with. */
const paymentsOf = ({ latest_invoice }: Stripe.Subscription): (string | undefined)[] => {
  if (latest_invoice === null || typeof latest_invoice === "string") return [];
  return (latest_invoice.payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent));
};

/** Money that was taken back takes Pro with it: the subscription it paid for ends at once. */
const endRefunded = (parts: BillingParts, customer: string, payment: string): Promise<void> =>
  askProvider(parts, async ({ subscriptions }) => {
    const expand = ["data.latest_invoice.payments"];
    const { data } = await subscriptions.list({ customer, status: "all", limit: 100, expand });
    for (const subscription of data)
      if (isOpen(subscription) && paymentsOf(subscription).includes(payment))
        await subscriptions.cancel(subscription.id);
  });

/** A dispute names its charge only; the charge names the customer. */
const customerOfCharge = (parts: BillingParts, charge: string): Promise<string | undefined> =>
  askProvider(parts, async ({ charges }) => idOf((await charges.retrieve(charge)).customer));

const takeBack = async (
  parts: BillingParts,
  customer: string | undefined,
  payment: string | undefined,
): Promise<string | undefined> => {
  if (customer !== undefined && payment !== undefined) await endRefunded(parts, customer, payment);
  return customer;
};

/** Does what an event asks for besides asking for the customer's state; answers the customer. */
const customerOf = async (
  parts: BillingParts,
  event: ProviderEvent,
): Promise<string | undefined> => {
  switch (event.type) {
    case "checkout.session.completed":
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
    case "invoice.paid":
    case "invoice.payment_failed":
      return event.data.object.customer;
    case "charge.refunded": {
      const { customer, payment_intent, refunded } = event.data.object;
      return refunded ? takeBack(parts, customer, payment_intent) : undefined;
    }
    case "charge.dispute.created": {
      const { charge, payment_intent } = event.data.object;
      if (charge === undefined) return undefined;
      return takeBack(parts, await customerOfCharge(parts, charge), payment_intent);
    }
    case "other":
      return undefined;
  }
};

/** An event about what the provider no longer has, as of a deleted customer, asks for nothing. */
const actOn = async (parts: BillingParts, event: ProviderEvent): Promise<void> => {
  try {
    const customer = await customerOf(parts, event);
    if (customer !== undefined) await syncCustomer(parts, customer);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
};

const isHandled = async ({ database: { db } }: BillingParts, id: string): Promise<boolean> =>
  (await db.selectFrom("billingEvent").select("id").where("id", "=", id).executeTakeFirst()) !==
  undefined;

/**
 * Handles a signed event of the provider, each once. An event that can't be handled now is
 * refused, so that the provider sends it again.
 * Throws `invalid_signature`, `malformed_body`, `not_supported`, `provider_unavailable`.
 */
export const handleEvent = async (
  parts: BillingParts,
  body: string,
  signature: string | null,
): Promise<void> => {
  const event = await readEvent(parts, body, signature);
  if (await isHandled(parts, event.id)) return;
  await actOn(parts, event);
  await parts.database.db
    .insertInto("billingEvent")
    .values({ id: event.id, handledAt: parts.clock() })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
};
