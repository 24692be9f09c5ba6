import { adminListLimit, endpoints } from "@whetstone/api-client/contract";
import type { AccountParts } from "../accounts/account-parts.ts";
import { registrationsByAddress } from "../accounts/limits.ts";
import { adminCall, adminQuery, type BoundCall, publicCall } from "../http/call.ts";
import { networkOf } from "../http/client-address.ts";
import { joinWaitlist } from "./join-waitlist.ts";
import { demoteMember, promoteMember } from "./move-member.ts";
import { countWaitlist, listMembers } from "./waitlist.ts";

export interface WaitlistParts extends AccountParts {
  /** Where people reach the server. */
  readonly publicUrl: string;
}

const success = { success: true } as const;

/** The calls of `/api/waitlist`. */
export const waitlistCalls = (parts: WaitlistParts): BoundCall[] => [
  adminQuery(endpoints.waitlistStats, async () => ({ stats: await countWaitlist(parts) })),

  adminCall(endpoints.waitlistMembers, async ({ limit = adminListLimit }) => ({
    users: await listMembers(parts, limit),
  })),

  adminCall(endpoints.promote, async ({ email, newAccessLevel }) => {
    await promoteMember(parts, email, newAccessLevel, parts.publicUrl);
    return success;
  }),

  adminCall(endpoints.demote, async ({ email }) => {
    await demoteMember(parts, email);
    return success;
  }),

  publicCall(endpoints.joinWaitlist, async ({ email }, { address }) => {
    await parts.limits.demand(registrationsByAddress, networkOf(address));
    await joinWaitlist(parts, email);
    return success;
  }),
];
