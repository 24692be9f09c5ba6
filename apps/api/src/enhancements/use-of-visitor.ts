import { day, minute, toIso } from "../clock.ts";
import { ApiError, unauthorized } from "../http/api-error.ts";
import { networkOf } from "../http/client-address.ts";
import type { Limit, RateLimits } from "../http/rate-limit.ts";
import { utcDay } from "../rollups/utc-day.ts";
import { maxRevisions, type SameUse, sameUseLifetimeMs } from "../usage/same-use.ts";
import type { EnhancementParts } from "./enhancement-parts.ts";
import type { ParsedRequest } from "./parsed-request.ts";
import type { Use } from "./use-of-account.ts";

const limitOf = (perDay: number, now: number): Limit => ({
  name: `visitor-${utcDay(now)}`,
  points: perDay,
  windowMs: day,
});

/** Enhancements of one address, free ones among them (USE-14). */
const visitsPerMinute: Limit = { name: "visitor-minute", points: 60, windowMs: minute };

/** A counted try and its revisions. */
const counted: Limit = {
  name: "visitor-use",
  points: 1 + maxRevisions,
  windowMs: sameUseLifetimeMs,
};

/** Takes a revision of a try that was counted a short time ago, if there is one. */
const takeRevision = async (limits: RateLimits, subject: string): Promise<boolean> => {
  const { remaining } = await limits.look(counted, subject);
  return remaining < counted.points && (await limits.take(counted, subject)).allowed;
};

/**
 * Takes one of the enhancements a client address has a UTC day without signing in; nothing of
 * it is written down. A revision of a counted one takes none.
 * Throws `unauthorized` (none are allowed), `requires_pro`, `rate_limited`, `quota_exceeded`.
 */
export const takeUseOfVisitor = async (
  { anonymousPerDay, clock, limits }: EnhancementParts,
  address: string,
  { enhancementLevel }: ParsedRequest,
  { useDigest, isRevision }: SameUse,
): Promise<Use> => {
  if (anonymousPerDay === 0) throw unauthorized();
  if (enhancementLevel === "expert")
    throw new ApiError("requires_pro", "The expert level is part of Pro");
  const now = clock();
  const limit = limitOf(anonymousPerDay, now);
  const network = networkOf(address);
  await limits.demand(visitsPerMinute, network);
  const nextResetDate = toIso((Math.floor(now / day) + 1) * day);
  const use = `${network} ${useDigest}`;
  if (isRevision && (await takeRevision(limits, use))) {
    const { remaining } = await limits.look(limit, network);
    const left = async () => ({ usesRemaining: remaining, nextResetDate });
    return { settle: left, waive: left, takeFree: async () => true, release: async () => {} };
  }
  const { allowed, remaining } = await limits.take(limit, network);
  if (!allowed)
    throw new ApiError("quota_exceeded", "Sign up to go on: today's free tries are used up", {
      usesRemaining: 0,
      nextResetDate,
    });
  return {
    settle: async () => {
      await limits.take(counted, use);
      return { usesRemaining: remaining, nextResetDate };
    },
    waive: async () => {
      await limits.giveBack(limit, network);
      return { usesRemaining: remaining + 1, nextResetDate };
    },
    takeFree: async () =>
      (await limits.take({ ...limit, name: `${limit.name}-free` }, network)).allowed,
    release: () => limits.giveBack(limit, network),
  };
};
