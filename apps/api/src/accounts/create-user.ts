import type { AccessLevel } from "@whetstone/api-client/contract";
import type { Transaction } from "kysely";
import { toIso } from "../clock.ts";
import type { Schema } from "../database/schema.ts";
import { periodAt } from "../usage/anniversary.ts";
import type { AccountParts } from "./account-parts.ts";
import { nextWaitlistPosition } from "./waitlist-position.ts";

export interface NewUser {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Allowance periods are counted from it. */
  readonly signedUpAt: number;
  /** Given to a person let in from the waitlist; else the sign-up mode decides. */
  readonly accessLevel?: AccessLevel;
}

interface Place {
  readonly waitlistPosition: number | null;
  readonly waitlistJoinedAt: number | null;
}

/** The place of somebody who joined the waitlist with the address alone; the entry is used up. */
const takeEntry = async (tx: Transaction<Schema>, email: string): Promise<Place | undefined> => {
  const entry = await tx
    .deleteFrom("waitlistEntry")
    .where("email", "=", email)
    .returning(["position", "joinedAt"])
    .executeTakeFirst();
  return entry && { waitlistPosition: entry.position, waitlistJoinedAt: entry.joinedAt };
};

const placeOf = async (
  tx: Transaction<Schema>,
  { email }: NewUser,
  waits: boolean,
  now: number,
): Promise<Place> => {
  const entered = await takeEntry(tx, email);
  if (entered) return entered;
  if (!waits) return { waitlistPosition: null, waitlistJoinedAt: null };
  return { waitlistPosition: await nextWaitlistPosition(tx), waitlistJoinedAt: now };
};

/** Makes a user whose address is confirmed, with a fresh allowance; false when the address has one. */
export const createUser = async (
  tx: Transaction<Schema>,
  { clock, signupMode }: Pick<AccountParts, "clock" | "signupMode">,
  user: NewUser,
): Promise<boolean> => {
  const now = clock();
  const { id, email, firstName, lastName, signedUpAt } = user;
  const accessLevel = user.accessLevel ?? (signupMode === "waitlist" ? "waitlist" : "free");
  const created = await tx
    .insertInto("user")
    .values({
      id,
      name: `${firstName} ${lastName}`.trim(),
      email,
      emailVerified: 1,
      firstName,
      lastName,
      accessLevel,
      createdAt: toIso(signedUpAt),
      updatedAt: toIso(now),
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!created) return false;
  const place = await placeOf(tx, user, accessLevel === "waitlist", now);
  await tx.updateTable("user").set(place).where("id", "=", id).execute();
  const periodStart = periodAt(signedUpAt, now).start;
  await tx.insertInto("allowance").values({ userId: id, periodStart, used: 0 }).execute();
  return true;
};
