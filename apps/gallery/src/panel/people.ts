import type { SessionState } from "@whetstone/auth-session";

type User = NonNullable<SessionState["user"]>;

/** A person on the free plan. */
export const ada: User = {
  id: "u1",
  email: "ada@example.com",
  firstName: "Ada",
  lastName: "Byron",
  accessLevel: "free",
  usesRemaining: 12,
  nextResetDate: "2027-01-01T00:00:00.000Z",
  hasPassword: true,
  waitlistPosition: null,
  waitlistJoinedAt: null,
  subscriptionStatus: null,
  subscriptionCurrentPeriodEnd: null,
};

const signedInAs = (user: User): SessionState => ({ status: "signed-in", user });

/** Who sits before a panel. */
export const nobody: SessionState = { status: "signed-out", user: null };
export const somebody = signedInAs(ada);
export const withoutUses = signedInAs({ ...ada, usesRemaining: 0 });
export const withPro = signedInAs({ ...ada, accessLevel: "pro", usesRemaining: 1_000_000 });
