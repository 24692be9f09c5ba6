import type { User } from "@whetstone/api-client";

/**
 * The fake user of local development without a token: a tester with 1000 uses
 * (AUTH-31). Only the development server passes it to a session.
 */
export const createDevelopmentUser = (now: Date): User => ({
  id: "local-development",
  email: "developer@localhost",
  firstName: "Local",
  lastName: "Developer",
  accessLevel: "tester",
  usesRemaining: 1000,
  nextResetDate: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString(),
  hasPassword: true,
  waitlistPosition: null,
  waitlistJoinedAt: null,
  subscriptionStatus: null,
  subscriptionCurrentPeriodEnd: null,
});
