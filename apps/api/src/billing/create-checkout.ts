import { proLookupKey } from "@whetstone/api-client/contract";
import type { Stripe } from "stripe";
import type { Account } from "../caller.ts";
import { ApiError } from "../http/api-error.ts";
import { askProvider } from "./ask-provider.ts";
import type { BillingParts } from "./billing-parts.ts";
import { findOrCreateCustomer } from "./customers.ts";
import { isOpen } from "./subscription-state.ts";
import { listSubscriptions, syncCustomer } from "./sync-customer.ts";

const demandPayable = ({ accessLevel }: Account): void => {
  if (accessLevel === "pro") throw new ApiError("conflict", "This account is Pro already");
  if (accessLevel === "waitlist")
    throw new ApiError(
      "waitlisted",
      "You are on the waitlist. You can get Pro when it's your turn.",
    );
};

/** A customer who pays already, as the provider knows first, can't be made to pay twice. */
const demandNoneOpen = async (parts: BillingParts, customer: string): Promise<void> => {
  const subscriptions = await listSubscriptions(parts, customer);
  if (!subscriptions.some(isOpen)) return;
  await syncCustomer(parts, customer);
  throw new ApiError("conflict", "This account has a subscription. See it in the billing portal.");
};

/** A checkout left open in another tab could be paid too. */
const closeOthers = async (stripe: Stripe, customer: string): Promise<void> => {
  const { data } = await stripe.checkout.sessions.list({ customer, status: "open", limit: 100 });
  for (const { id } of data) await stripe.checkout.sessions.expire(id);
};

const findPrice = async (stripe: Stripe): Promise<string> => {
  const { data } = await stripe.prices.list({
    lookup_keys: [proLookupKey],
    active: true,
    limit: 1,
  });
  const [price] = data;
  if (!price) throw new ApiError("provider_unavailable", "Pro can't be bought right now");
  return price.id;
};

const open = async (
  { stripe, publicUrl, trialDays }: BillingParts,
  customer: string,
  userId: string,
): Promise<string> => {
  const { url } = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer,
    client_reference_id: userId,
    line_items: [{ price: await findPrice(stripe), quantity: 1 }],
    subscription_data: {
      metadata: { userId },
      ...(trialDays > 0 ? { trial_period_days: trialDays } : {}),
    },
    success_url: `${publicUrl}/api/stripe/return?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${publicUrl}/dashboard?canceled=true`,
  });
  if (url === null) throw new ApiError("provider_unavailable", "The checkout can't be opened");
  return url;
};

/**
 * The address of a hosted checkout for Pro. Throws `conflict` for an account that pays already,
 * `waitlisted`, `provider_unavailable`.
 */
export const createCheckout = async (parts: BillingParts, account: Account): Promise<string> => {
  demandPayable(account);
  const customer = await findOrCreateCustomer(parts, account);
  await demandNoneOpen(parts, customer);
  return askProvider(parts, async (stripe) => {
    await closeOthers(stripe, customer);
    return open(parts, customer, account.id);
  });
};
