import type { Kysely } from "kysely";
import { day } from "../clock.ts";
import type { Schema } from "../database/schema.ts";
import type { AccountParts } from "./account-parts.ts";
import { mailsToAddress } from "./limits.ts";
import type { SignInPlace } from "./sign-in-place.ts";

/** A device or network that was not used for this long is new again. */
export const deviceMemoryMs = 90 * day;

const countKnown = async (db: Kysely<Schema>, userId: string): Promise<number> => {
  const { count } = await db
    .selectFrom("knownDevice")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  return count;
};

/** Remembers a digest and tells whether it was unknown. */
const remember = async (
  { database: { db }, clock }: AccountParts,
  userId: string,
  digest: string,
): Promise<boolean> => {
  const lastSeenAt = clock();
  const seen = await db
    .updateTable("knownDevice")
    .set({ lastSeenAt })
    .where("userId", "=", userId)
    .where("digest", "=", digest)
    .executeTakeFirst();
  if (seen.numUpdatedRows > 0n) return false;
  await db
    .insertInto("knownDevice")
    .values({ userId, digest, lastSeenAt })
    .onConflict((conflict) => conflict.columns(["userId", "digest"]).doUpdateSet({ lastSeenAt }))
    .execute();
  return true;
};

/**
 * Remembers where an account signed in, and mails its owner when device or network are new; the
 * very first sign-in is not news. More than the address may be mailed in an hour is not mailed.
 */
export const noteSignIn = async (
  parts: AccountParts,
  { userId, email }: { readonly userId: string; readonly email: string },
  place: SignInPlace,
): Promise<void> => {
  const { database, digest, limits, mails, clock } = parts;
  const isFirst = (await countKnown(database.db, userId)) === 0;
  const device = digest("known-device", `${userId}\0${place.device ?? ""}`);
  const network = digest("known-network", `${userId}\0${place.network}`);
  const isNewDevice = await remember(parts, userId, device);
  const isNewNetwork = await remember(parts, userId, network);
  if (isFirst || !(isNewDevice || isNewNetwork)) return;
  if (!(await limits.take(mailsToAddress, email)).allowed) return;
  const letter = { kind: "sign-in", device: place.device, at: clock() } as const;
  await mails.write(database.db, { to: email, letter });
  await mails.send();
};
