import { z } from "zod";

/** A customer of the sandbox. */
export const customerSchema = z.object({
  email: z.string(),
  userId: z.string(),
  idempotencyKey: z.string(),
});
export type Customer = z.infer<typeof customerSchema>;

export const checkoutSchema = z.object({
  customer: z.string(),
  status: z.enum(["open", "complete", "expired"]),
  userId: z.string(),
  trialDays: z.number().int(),
  successUrl: z.string(),
  cancelUrl: z.string(),
  subscription: z.string().nullable(),
});
export type Checkout = z.infer<typeof checkoutSchema>;

export const subscriptionSchema = z.object({
  customer: z.string(),
  userId: z.string(),
  status: z.enum(["trialing", "active", "past_due", "canceled"]),
  /** Epoch milliseconds. */
  startedAt: z.number(),
  periodEnd: z.number(),
  cancelAtPeriodEnd: z.boolean(),
  /** The payment of the current period; null on trial. */
  payment: z.string().nullable(),
  /** False when the card is declined at the next renewal. */
  cardWorks: z.boolean(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const portalSchema = z.object({ customer: z.string(), returnUrl: z.string() });
export type Portal = z.infer<typeof portalSchema>;

/** What the sandbox keeps. */
export type Kind = "customer" | "checkout" | "subscription" | "portal";

/** An object with its id. */
export type Stored<T> = T & { readonly id: string };
