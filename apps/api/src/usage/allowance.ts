import { type AccessLevel, monthlyAllowance, unlimitedUses } from "@whetstone/api-client/contract";
import { toIso } from "../clock.ts";
import { periodOf, type Used } from "./anniversary.ts";

/** What is needed to say how much of an allowance is left. */
export interface AllowanceHolder {
  readonly accessLevel: AccessLevel;
  readonly signedUpAt: number;
  readonly used: Used;
}

export interface Allowance {
  /** `unlimitedUses` without a limit. */
  readonly usesRemaining: number;
  /** ISO 8601. */
  readonly nextResetDate: string;
}

/** How many uses are left after `used` of the current period. */
export const usesLeft = (accessLevel: AccessLevel, used: number): number => {
  const allowance = monthlyAllowance[accessLevel];
  return allowance === null ? unlimitedUses : Math.max(0, allowance - used);
};

/** What is left now; what was used in an earlier period no longer counts. */
export const allowanceOf = (holder: AllowanceHolder, now: number): Allowance => {
  const period = periodOf(holder, now);
  const used = holder.used.periodStart === period.start ? holder.used.count : 0;
  return {
    usesRemaining: usesLeft(holder.accessLevel, used),
    nextResetDate: toIso(period.end),
  };
};
