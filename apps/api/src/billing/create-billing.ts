import type { Account } from "../caller.ts";
import { ApiError } from "../http/api-error.ts";
import { askProvider, isMissing } from "./ask-provider.ts";
import type { Billing } from "./billing.ts";
import type { BillingParts } from "./billing-parts.ts";
import { createCheckout } from "./create-checkout.ts";
import { findCustomer } from "./customers.ts";
import { handleEvent } from "./handle-event.ts";
import { settleSubscription } from "./settle-subscription.ts";
import { syncCustomer } from "./sync-customer.ts";

const createPortal = async (parts: BillingParts, { id }: Account): Promise<string> => {
  const customer = await findCustomer(parts, id);
  if (customer === undefined)
    throw new ApiError("not_found", "This account has never had a subscription");
  const { url } = await askProvider(parts, ({ billingPortal }) =>
    billingPortal.sessions.create({ customer, return_url: `${parts.publicUrl}/settings` }),
  );
  return url;
};

const confirmCheckout = async (parts: BillingParts, checkoutId: string): Promise<void> => {
  const { customer } = await askProvider(parts, ({ checkout }) =>
    checkout.sessions.retrieve(checkoutId),
  );
  if (typeof customer === "string") await syncCustomer(parts, customer);
};

/** Deleting the customer ends its subscriptions at once, and leaves nothing to pay by. */
const endSubscription = async (parts: BillingParts, userId: string): Promise<void> => {
  const customer = await findCustomer(parts, userId);
  if (customer === undefined) return;
  try {
    await askProvider(parts, ({ customers }) => customers.del(customer));
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
};

/** Billing over the card provider's SDK, the same against the provider and the sandbox. */
export const createBilling = (parts: BillingParts): Billing => ({
  destination: parts.destination,
  createCheckout: (account) => createCheckout(parts, account),
  createPortal: (account) => createPortal(parts, account),
  handleEvent: (body, signature) => handleEvent(parts, body, signature),
  confirmCheckout: (checkoutId) => confirmCheckout(parts, checkoutId),
  endSubscription: (userId) => endSubscription(parts, userId),
  settle: (account) => settleSubscription(parts, account),
});
