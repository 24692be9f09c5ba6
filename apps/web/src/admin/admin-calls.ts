import {
  type ApiClient,
  type ApiFailure,
  adminListLimit,
  type WaitlistMember,
  type WaitlistStats,
} from "@whetstone/api-client";
import { describeFailure } from "../session/describe-failure.ts";

/** What went wrong, in the words of the error catalogue (WAIT-2), and why. */
export interface AdminFailure {
  readonly message: string;
  readonly reason?: string;
}

export type AdminResult<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly failure: AdminFailure };

/** Everything the page shows. */
export interface Waitlist {
  readonly stats: WaitlistStats;
  readonly members: readonly WaitlistMember[];
}

/** Where a member can be moved to. */
export type Move = "tester" | "free" | "waitlist";

type Client = Pick<ApiClient, "waitlistStats" | "waitlistMembers" | "promote" | "demote">;

const isWrongKey = (failure: ApiFailure): boolean =>
  failure.kind === "refused" && failure.status === 401;

const failedWith = (message: string, failure: ApiFailure) => ({
  ok: false as const,
  failure: { message, reason: describeFailure(failure) },
});

/** A header holds nothing else: no key has other characters, and no request could carry them. */
const isSendable = (key: string): boolean => /^[ -\u00ff]*$/.test(key);

const wrongKey = { ok: false as const, failure: { message: "Invalid admin key" } };

/** Tries an admin key. */
export const authenticate = async (
  client: Pick<Client, "waitlistStats">,
  key: string,
): Promise<AdminResult<WaitlistStats>> => {
  if (!isSendable(key)) return wrongKey;
  const result = await client.waitlistStats(undefined, { token: key });
  if (result.ok) return { ok: true, data: result.data.stats };
  if (isWrongKey(result.failure)) return wrongKey;
  return failedWith("Failed to authenticate", result.failure);
};

/** Loads the figures and the first 100 members. */
export const loadWaitlist = async (
  client: Pick<Client, "waitlistStats" | "waitlistMembers">,
  key: string,
): Promise<AdminResult<Waitlist>> => {
  const [stats, members] = await Promise.all([
    client.waitlistStats(undefined, { token: key }),
    client.waitlistMembers({ limit: String(adminListLimit) }, { token: key }),
  ]);
  const message = "Failed to load data";
  if (!stats.ok) return failedWith(message, stats.failure);
  if (!members.ok) return failedWith(message, members.failure);
  return { ok: true, data: { stats: stats.data.stats, members: members.data.users } };
};

/** Promotes a member to tester or free, or demotes to the waitlist. */
export const moveMember = async (
  client: Pick<Client, "promote" | "demote">,
  key: string,
  email: string,
  to: Move,
): Promise<AdminResult<null>> => {
  const options = { token: key };
  if (to === "waitlist") {
    const result = await client.demote({ email }, options);
    return result.ok
      ? { ok: true, data: null }
      : failedWith("Failed to demote user", result.failure);
  }
  const result = await client.promote({ email, newAccessLevel: to }, options);
  return result.ok
    ? { ok: true, data: null }
    : failedWith("Failed to promote user", result.failure);
};
