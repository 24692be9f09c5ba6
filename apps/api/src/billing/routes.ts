import { endpoints, outsideEndpoints } from "@whetstone/api-client/contract";
import { demandOwn } from "../accounts/demand-own.ts";
import { minute } from "../clock.ts";
import { type BoundCall, publicCall, sessionCall, signedCall } from "../http/call.ts";
import { networkOf } from "../http/client-address.ts";
import type { Limit, RateLimits } from "../http/rate-limit.ts";
import type { Billing } from "./billing.ts";

/** Checkouts and portals of one account: each asks the provider several times. */
const pagesByAccount: Limit = { name: "billing-page", points: 30, windowMs: 10 * minute };
/** Returns from a checkout by one address. */
const returnsByAddress: Limit = { name: "billing-return", points: 60, windowMs: 10 * minute };

export interface BillingRouteParts {
  readonly billing: Billing;
  readonly limits: RateLimits;
  readonly publicUrl: string;
  readonly onFault: (what: string, error: unknown) => void;
}

/** The calls of `/api/stripe`. */
export const billingCalls = ({
  billing,
  limits,
  publicUrl,
  onFault,
}: BillingRouteParts): BoundCall[] => [
  sessionCall(endpoints.createCheckout, async ({ userId, email }, _info, caller) => {
    demandOwn(caller, { userId, email });
    await limits.demand(pagesByAccount, caller.id);
    return { url: await billing.createCheckout(caller) };
  }),

  sessionCall(endpoints.createPortal, async ({ email }, _info, caller) => {
    demandOwn(caller, { email });
    await limits.demand(pagesByAccount, caller.id);
    return { url: await billing.createPortal(caller) };
  }),

  signedCall(outsideEndpoints.stripeWebhook, async (body, { headers }) => {
    await billing.handleEvent(body, headers.get("Stripe-Signature"));
    return { received: true as const };
  }),

  publicCall(outsideEndpoints.stripeReturn, async ({ session_id }, { address }) => {
    await limits.demand(returnsByAddress, networkOf(address));
    try {
      await billing.confirmCheckout(session_id);
    } catch (error) {
      onFault("A checkout could not be confirmed; its event will do it", error);
    }
    const back = new URLSearchParams({ success: "true", session_id });
    return new Response(null, {
      status: 302,
      headers: { Location: `${publicUrl}/dashboard?${back}` },
    });
  }),
];
