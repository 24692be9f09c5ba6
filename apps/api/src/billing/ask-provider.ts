import { Stripe } from "stripe";
import { second } from "../clock.ts";
import { ApiError } from "../http/api-error.ts";
import type { BillingParts } from "./billing-parts.ts";

/** True when the provider says that it has no such object. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";

/**
 * Asks the card provider. Its absence, its refusal and a wrong key become
 * `provider_unavailable`; `onFault` is told the kind of error, which holds no personal data.
 */
export const askProvider = async <T>(
  { stripe, onFault }: Pick<BillingParts, "stripe" | "onFault">,
  ask: (stripe: Stripe) => Promise<T>,
): Promise<T> => {
  try {
    return await ask(stripe);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || isMissing(error)) throw error;
    onFault("The card provider failed", new Error(`${error.type} ${error.code ?? ""}`.trim()));
    throw new ApiError("provider_unavailable", "Billing can't be reached right now", {
      retryAfterMs: 5 * second,
    });
  }
};
