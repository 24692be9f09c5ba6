import { plainTextSchema } from "@whetstone/api-client/contract";
import { z } from "zod";

const idSchema = plainTextSchema.min(1).max(255);

/** A reference to another object: its id, or the object itself. */
const referenceSchema = z
  .union([idSchema, z.object({ id: idSchema }).transform(({ id }) => id)])
  .nullish()
  .transform((id) => id ?? undefined);

const eventOf = <T extends string, O extends z.ZodType>(types: readonly [T, ...T[]], object: O) =>
  z.object({ id: idSchema, type: z.enum(types), data: z.object({ object }) });

/** The events something is done about, with what is read of them. */
const knownSchema = z.discriminatedUnion("type", [
  eventOf(
    [
      "checkout.session.completed",
      "customer.subscription.created",
      "customer.subscription.updated",
      "customer.subscription.deleted",
      "invoice.paid",
      "invoice.payment_failed",
    ],
    z.object({ customer: referenceSchema }),
  ),
  eventOf(
    ["charge.refunded"],
    z.object({
      customer: referenceSchema,
      payment_intent: referenceSchema,
      refunded: z.boolean().optional(),
    }),
  ),
  eventOf(
    ["charge.dispute.created"],
    z.object({ charge: referenceSchema, payment_intent: referenceSchema }),
  ),
]);

const knownTypes = new Set<string>(knownSchema.options.flatMap(({ shape }) => shape.type.options));

const otherSchema = z
  .object({
    id: idSchema,
    type: z.string().refine((type) => !knownTypes.has(type)),
  })
  .transform(({ id }) => ({ id, type: "other" as const }));

/** An event of the card provider as far as it is read; of one that nothing is done about, its id. */
export const eventSchema = z.union([knownSchema, otherSchema]);
export type ProviderEvent = z.output<typeof eventSchema>;
