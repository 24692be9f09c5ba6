import type { AccessLevel } from "@whetstone/api-client/contract";
import type { Used } from "./usage/anniversary.ts";

/** A person's account as one query reads it, with what it used of its allowance. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly accessLevel: AccessLevel;
  /** Time of the sign-up; allowance periods are counted from it. */
  readonly signedUpAt: number;
  readonly hasPassword: boolean;
  readonly waitlistPosition: number | null;
  readonly waitlistJoinedAt: number | null;
  readonly subscriptionStatus: string | null;
  readonly subscriptionCurrentPeriodEnd: number | null;
  readonly used: Used;
}

/** A signed-in account and the session it came with. */
export interface Caller extends Account {
  readonly session: { readonly id: string; readonly token: string };
}
