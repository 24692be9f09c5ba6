import type { AccessLevel } from "@whetstone/api-client";

/** The plan behind an access level, as people know it. */
export const planNames: Readonly<Record<AccessLevel, string>> = {
  waitlist: "Waitlist",
  tester: "Tester",
  free: "Free",
  user: "Free",
  pro: "Pro",
};
