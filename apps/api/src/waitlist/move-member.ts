import type { AccessLevel } from "@whetstone/api-client/contract";
import type { Transaction } from "kysely";
import type { AccountParts } from "../accounts/account-parts.ts";
import { createUser } from "../accounts/create-user.ts";
import { createMagicLink } from "../accounts/magic-links.ts";
import { nextWaitlistPosition } from "../accounts/waitlist-position.ts";
import { toIso } from "../clock.ts";
import type { Schema } from "../database/schema.ts";
import { ApiError } from "../http/api-error.ts";

interface Member {
  readonly id: string;
  readonly accessLevel: string;
}

const unknown = (): ApiError => new ApiError("not_found", "Nobody has this address");

const undemotable = (level: string): ApiError =>
  new ApiError("conflict", `Somebody at level ${level} can't be demoted`);

const findUser = (tx: Transaction<Schema>, email: string): Promise<Member | undefined> =>
  tx.selectFrom("user").select(["id", "accessLevel"]).where("email", "=", email).executeTakeFirst();

const findEntry = (
  tx: Transaction<Schema>,
  email: string,
): Promise<{ readonly id: string } | undefined> =>
  tx.selectFrom("waitlistEntry").select("id").where("email", "=", email).executeTakeFirst();

const setLevel = (
  tx: Transaction<Schema>,
  { id }: Pick<Member, "id">,
  fields: { accessLevel: AccessLevel; waitlistPosition: number | null; waitlistJoinedAt?: number },
  now: number,
) =>
  tx
    .updateTable("user")
    .set({ ...fields, updatedAt: toIso(now) })
    .where("id", "=", id)
    .execute();

/** Makes the account of somebody who joined with an address alone; undefined when nobody did. */
const admitEntry = async (
  tx: Transaction<Schema>,
  parts: AccountParts,
  email: string,
  accessLevel: AccessLevel,
): Promise<string | undefined> => {
  const entry = await findEntry(tx, email);
  if (!entry) return undefined;
  const { id } = entry;
  const signedUpAt = parts.clock();
  await createUser(tx, parts, { id, email, firstName: "", lastName: "", signedUpAt, accessLevel });
  return id;
};

const promoteUser = async (
  tx: Transaction<Schema>,
  { clock }: AccountParts,
  user: Member,
  accessLevel: AccessLevel,
): Promise<string> => {
  if (user.accessLevel === accessLevel)
    throw new ApiError("conflict", `This account is at level ${accessLevel} already`);
  if (user.accessLevel === "pro") throw new ApiError("conflict", "This account is Pro");
  await setLevel(tx, user, { accessLevel, waitlistPosition: null }, clock());
  return user.id;
};

/**
 * Lets somebody in as tester or free, and mails a link that signs in; the allowance stays as
 * used. Throws `not_found`, `conflict` (that level already, or Pro), `provider_unavailable`:
 * nothing is changed then.
 */
export const promoteMember = async (
  parts: AccountParts,
  email: string,
  accessLevel: "tester" | "free",
  publicUrl: string,
): Promise<void> => {
  const { database, mails } = parts;
  await mails.demandProvider();
  await database.transact(async (tx) => {
    const user = await findUser(tx, email);
    const id = user
      ? await promoteUser(tx, parts, user, accessLevel)
      : await admitEntry(tx, parts, email, accessLevel);
    if (id === undefined) throw unknown();
    const token = await createMagicLink(parts, tx, id);
    const link = `${publicUrl}/login?token=${token}`;
    await mails.write(tx, { to: email, letter: { kind: "promotion", link } });
  });
  await mails.send();
};

/** Sends a tester or free account back to the end of the waitlist. Throws `not_found`, `conflict`. */
export const demoteMember = ({ database, clock }: AccountParts, email: string): Promise<void> =>
  database.transact(async (tx) => {
    const user = await findUser(tx, email);
    if (!user) throw (await findEntry(tx, email)) ? undemotable("waitlist") : unknown();
    if (user.accessLevel !== "tester" && user.accessLevel !== "free" && user.accessLevel !== "user")
      throw undemotable(user.accessLevel);
    const waitlistPosition = await nextWaitlistPosition(tx);
    const waitlistJoinedAt = clock();
    await setLevel(
      tx,
      user,
      { accessLevel: "waitlist", waitlistPosition, waitlistJoinedAt },
      clock(),
    );
    await tx.deleteFrom("magicLink").where("userId", "=", user.id).execute();
  });
