import { z } from "zod";
import { emailSchema } from "./auth.ts";
import { defineEndpoint } from "./endpoint.ts";
import { adminListLimit } from "./limits.ts";
import { accessLevelSchema } from "./plans.ts";
import { successSchema } from "./text.ts";

/** How many people are at which level (WAIT-3). */
export const waitlistStatsSchema = z.object({
  waitlist: z.number().int(),
  tester: z.number().int(),
  free: z.number().int(),
  total: z.number().int(),
});
export type WaitlistStats = z.infer<typeof waitlistStatsSchema>;

/** A row of the admin's table. */
export const waitlistMemberSchema = z.object({
  id: z.string(),
  email: z.string(),
  /** Empty for a person who joined with an address alone. */
  firstName: z.string(),
  lastName: z.string(),
  accessLevel: accessLevelSchema,
  waitlistPosition: z.number().int().nullable(),
  waitlistJoinedAt: z.iso.datetime().nullable(),
});
export type WaitlistMember = z.infer<typeof waitlistMemberSchema>;

/** Levels a member can be promoted to (WAIT-4). */
export const promotionLevelSchema = z.enum(["tester", "free"]);

const limitFault = `Must be a whole number from 1 to ${adminListLimit}`;
const limitSchema = z
  .string()
  .regex(/^\d{1,3}$/, limitFault)
  .transform(Number)
  .refine((limit) => limit >= 1 && limit <= adminListLimit, limitFault);

export const waitlistStats = defineEndpoint({
  method: "GET",
  path: "/waitlist",
  action: "stats",
  access: "admin",
  summary: "How many people wait, test and use",
  answer: z.object({ stats: waitlistStatsSchema }),
  status: 200,
  errors: ["invalid_admin_key"],
});

export const waitlistMembers = defineEndpoint({
  method: "GET",
  path: "/waitlist",
  action: "list",
  access: "admin",
  summary: "Who waits, by position, then who was promoted",
  query: z.strictObject({ limit: limitSchema.optional() }),
  answer: z.object({ users: z.array(waitlistMemberSchema) }),
  status: 200,
  errors: ["invalid_admin_key"],
});

export const promote = defineEndpoint({
  method: "POST",
  path: "/waitlist",
  action: "promote",
  access: "admin",
  summary: "Let a member in as tester or free; mails a login link",
  request: z.strictObject({ email: emailSchema, newAccessLevel: promotionLevelSchema }),
  answer: successSchema,
  status: 200,
  errors: ["invalid_admin_key", "not_found", "conflict"],
});

export const demote = defineEndpoint({
  method: "POST",
  path: "/waitlist",
  action: "demote",
  access: "admin",
  summary: "Send a tester or free account back to the waitlist",
  request: z.strictObject({ email: emailSchema }),
  answer: successSchema,
  status: 200,
  errors: ["invalid_admin_key", "not_found", "conflict"],
});

export const joinWaitlist = defineEndpoint({
  method: "POST",
  path: "/waitlist",
  action: "join",
  access: "public",
  summary: "Join the waitlist with an address alone",
  request: z.strictObject({ email: emailSchema }),
  answer: successSchema,
  status: 200,
  errors: [],
});
