import { z } from "zod";
import { emailSchema } from "./auth.ts";
import { defineEndpoint } from "./endpoint.ts";
import { proLookupKey } from "./plans.ts";
import { plainTextSchema } from "./text.ts";

const addressSchema = z.object({ url: z.url() });

export const createCheckout = defineEndpoint({
  method: "POST",
  path: "/stripe",
  action: "create-checkout",
  access: "session",
  summary: "The address of a hosted checkout for Pro",
  request: z.strictObject({
    lookup_key: z.literal(proLookupKey),
    /** The signed-in account's own; another one is refused. */
    userId: plainTextSchema.max(100).optional(),
    email: emailSchema.optional(),
  }),
  answer: addressSchema,
  status: 200,
  errors: ["unauthorized", "waitlisted", "conflict"],
});

export const createPortal = defineEndpoint({
  method: "POST",
  path: "/stripe",
  action: "create-portal",
  access: "session",
  summary: "The address of the hosted billing portal",
  request: z.strictObject({ email: emailSchema.optional() }),
  answer: addressSchema,
  status: 200,
  errors: ["unauthorized", "not_found"],
});

/** The card provider tells of events here. */
export const stripeWebhook = defineEndpoint({
  method: "POST",
  path: "/stripe/webhook",
  access: "public",
  summary: "Events of the card provider, signed in the header Stripe-Signature",
  signedBody: true,
  answer: z.object({ received: z.literal(true) }),
  status: 200,
  errors: ["invalid_signature", "not_supported"],
});

/** The browser comes back here from the hosted checkout and is sent on to the dashboard. */
export const stripeReturn = defineEndpoint({
  method: "GET",
  path: "/stripe/return",
  access: "public",
  summary: "Where the browser comes back to from the checkout; the provider is asked what was paid",
  query: z.strictObject({ session_id: plainTextSchema.min(1).max(200) }),
  answer: z.undefined(),
  status: 302,
  answerType: "redirect",
  errors: [],
});
