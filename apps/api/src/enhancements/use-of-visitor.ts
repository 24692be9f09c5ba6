import { day, toIso } from "../clock.ts";
import { ApiError, unauthorized } from "../http/api-error.ts";
import { networkOf } from "../http/client-address.ts";
import type { Limit } from "../http/rate-limit.ts";
import { utcDay } from "../statistics/utc-day.ts";
import type { EngineRequest } from "./engine.ts";
import type { EnhancementParts } from "./enhancement-parts.ts";
import type { Use } from "./use-of-account.ts";

const limitOf = (perDay: number, now: number): Limit => ({
  name: `visitor-${utcDay(now)}`,
  points: perDay,
  windowMs: day,
});

/**
 * Takes one of the enhancements a client address has a UTC day without signing in; nothing of
 * it is written down. Throws `unauthorized` (none are allowed), `requires_pro`, `quota_exceeded`.
 */
export const takeUseOfVisitor = async (
  { anonymousPerDay, clock, limits }: EnhancementParts,
  address: string,
  { enhancementLevel }: EngineRequest,
): Promise<Use> => {
  if (anonymousPerDay === 0) throw unauthorized();
  if (enhancementLevel === "expert")
    throw new ApiError("requires_pro", "The expert level is part of Pro");
  const now = clock();
  const limit = limitOf(anonymousPerDay, now);
  const network = networkOf(address);
  const nextResetDate = toIso((Math.floor(now / day) + 1) * day);
  const { allowed, remaining } = await limits.take(limit, network);
  if (!allowed) {
    // A refused try takes no place from one that may still be given back.
    await limits.giveBack(limit, network);
    throw new ApiError("quota_exceeded", "Sign up to go on: today's free tries are used up", {
      usesRemaining: 0,
      nextResetDate,
    });
  }
  return {
    settle: async () => ({ usesRemaining: remaining, nextResetDate }),
    waive: async () => {
      await limits.giveBack(limit, network);
      return { usesRemaining: remaining + 1, nextResetDate };
    },
    release: () => limits.giveBack(limit, network),
  };
};
