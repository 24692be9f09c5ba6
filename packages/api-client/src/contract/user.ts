import { z } from "zod";
import { accessLevelSchema } from "./plans.ts";

const isoDate = z.iso.datetime();

/** The signed-in person as every screen sees them (DATA-6). */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  accessLevel: accessLevelSchema,
  /** 1,000,000 means unlimited (USE-3). */
  usesRemaining: z.number().int(),
  /** Start of the next allowance period, ISO 8601 in UTC. */
  nextResetDate: isoDate,
  hasPassword: z.boolean(),
  waitlistPosition: z.number().int().nullable(),
  waitlistJoinedAt: isoDate.nullable(),
  /** `active_canceling` keeps Pro until the period end. */
  subscriptionStatus: z.string().nullable(),
  subscriptionCurrentPeriodEnd: isoDate.nullable(),
});
export type User = z.infer<typeof userSchema>;
