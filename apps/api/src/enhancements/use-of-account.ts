import type { Caller } from "../caller.ts";
import { day, minute } from "../clock.ts";
import { ApiError } from "../http/api-error.ts";
import type { Limit } from "../http/rate-limit.ts";
import type { Figures } from "../rollups/figures.ts";
import { type Allowance, allowanceOf } from "../usage/allowance.ts";
import { idempotencyLifetimeMs } from "../usage/idempotency.ts";
import { releaseUse } from "../usage/release-use.ts";
import { repeatUse } from "../usage/repeat-use.ts";
import { type AskedUse, type Reserved, reserveUse } from "../usage/reserve-use.ts";
import { settleUse } from "../usage/settle-use.ts";
import type { EnhancementParts } from "./enhancement-parts.ts";
import type { ParsedRequest } from "./parsed-request.ts";

/** One use, taken from wherever it is counted. */
export interface Use {
  /** The figures an answer had that is to be given again, uncounted. */
  readonly answered?: Figures;
  readonly settle: (figures: Figures) => Promise<Allowance>;
  /** Gives the use back and answers what is left: the enhancement was had for nothing. */
  readonly waive: (figures: Figures) => Promise<Allowance>;
  /** Whether one more text of a stand-in may be had for nothing. */
  readonly takeFree: () => Promise<boolean>;
  readonly release: () => Promise<void>;
}

/** Enhancements of one account (USE-14). */
export const enhancementsPerMinute: Limit = { name: "enhance", points: 60, windowMs: minute };

/** A model writes another text each time: so often it is asked for an answer that was given. */
export const modelRepeats: Limit = { name: "repeat", points: 3, windowMs: idempotencyLifetimeMs };

/** So many texts of a stand-in for a failing model are free in a period; then they count. */
export const freeStandIns: Limit = { name: "stand-in", points: 15, windowMs: 31 * day };

const checkRights = ({ accessLevel }: Caller, { enhancementLevel }: ParsedRequest): void => {
  if (accessLevel === "waitlist")
    throw new ApiError(
      "waitlisted",
      "You are on the waitlist. We will mail you when it's your turn.",
    );
  if (enhancementLevel === "expert" && accessLevel !== "pro")
    throw new ApiError("requires_pro", "The expert level is part of Pro");
};

const useOf = (parts: EnhancementParts, caller: Caller, reserved: Reserved): Use => {
  const { clock } = parts;
  if (reserved.kind === "answered") {
    const { figures: before, keyDigest } = reserved;
    const follow = async (after: Figures) => {
      await repeatUse(parts, { userId: caller.id, keyDigest, before }, after);
      return allowanceOf(caller, clock());
    };
    return {
      answered: before,
      settle: follow,
      waive: follow,
      takeFree: async () => true,
      release: async () => {},
    };
  }
  const { reservation } = reserved;
  return {
    settle: async (figures) => {
      const { used } = await settleUse(parts, reservation, figures);
      return allowanceOf({ ...caller, used }, clock());
    },
    waive: async () => {
      await releaseUse(parts, reservation);
      return allowanceOf(caller, clock());
    },
    takeFree: async () => {
      const subject = `${caller.id} ${reservation.period.start}`;
      return (await parts.limits.take(freeStandIns, subject)).allowed;
    },
    release: () => releaseUse(parts, reservation),
  };
};

const demandRepeat = async (
  { limits }: EnhancementParts,
  { id }: Caller,
  { figures, keyDigest }: Extract<Reserved, { kind: "answered" }>,
): Promise<void> => {
  if (figures.engine !== "model") return;
  if ((await limits.take(modelRepeats, `${id} ${keyDigest}`)).allowed) return;
  throw new ApiError("conflict", "This Idempotency-Key was answered too often");
};

/**
 * Takes a use from an account's allowance; a revision of a counted result takes none. What the
 * allowance refuses is no enhancement and does not count towards the limit of a minute.
 * Throws `waitlisted`, `requires_pro`, `quota_exceeded`, `conflict`, `rate_limited`.
 */
export const takeUseOfAccount = async (
  parts: EnhancementParts,
  caller: Caller,
  request: ParsedRequest,
  asked: AskedUse,
): Promise<Use> => {
  checkRights(caller, request);
  const reserved = await reserveUse(parts, caller, {
    ...asked,
    demand: (tx) => parts.limits.demand(enhancementsPerMinute, caller.id, tx),
  });
  if (reserved.kind === "answered") await demandRepeat(parts, caller, reserved);
  return useOf(parts, caller, reserved);
};
