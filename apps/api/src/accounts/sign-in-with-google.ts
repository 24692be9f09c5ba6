import type { Kysely, Transaction } from "kysely";
import { toIso } from "../clock.ts";
import type { Schema } from "../database/schema.ts";
import type { AccountParts } from "./account-parts.ts";
import { createSession } from "./create-session.ts";
import { createUser } from "./create-user.ts";
import type { GooglePerson } from "./google-provider.ts";
import type { SignInPlace } from "./sign-in-place.ts";

/** How a way to sign in is called in the database. */
const providerId = "google";

interface Person {
  readonly userId: string;
  readonly email: string;
}

const findLinked = (db: Kysely<Schema>, subject: string): Promise<Person | undefined> =>
  db
    .selectFrom("account")
    .innerJoin("user", "user.id", "account.userId")
    .where("account.providerId", "=", providerId)
    .where("account.accountId", "=", subject)
    .select(["user.id as userId", "user.email"])
    .executeTakeFirst();

const findByEmail = (tx: Transaction<Schema>, email: string): Promise<Person | undefined> =>
  tx
    .updateTable("user")
    .set({ emailVerified: 1 })
    .where("email", "=", email)
    .returning(["id as userId", "email"])
    .executeTakeFirst();

const register = async (
  tx: Transaction<Schema>,
  parts: AccountParts,
  email: string,
  { firstName, lastName }: GooglePerson,
): Promise<Person | undefined> => {
  const id = parts.createId();
  const user = { id, email, firstName, lastName, signedUpAt: parts.clock() };
  if (!(await createUser(tx, parts, user))) return undefined;
  await tx.deleteFrom("pendingRegistration").where("email", "=", email).execute();
  return { userId: id, email };
};

/** The account of a verified address, made when there is none; another sign-in at once may make it first. */
const findOrRegister = async (
  tx: Transaction<Schema>,
  parts: AccountParts,
  email: string,
  person: GooglePerson,
): Promise<Person> => {
  const user =
    (await findByEmail(tx, email)) ??
    (await register(tx, parts, email, person)) ??
    (await findByEmail(tx, email));
  if (!user) throw new Error("An account was made and deleted at once");
  return user;
};

/** Adds the provider to the account of a verified address. */
const link = (parts: AccountParts, email: string, person: GooglePerson): Promise<Person> =>
  parts.database.transact(async (tx) => {
    const user = await findOrRegister(tx, parts, email, person);
    const now = toIso(parts.clock());
    await tx
      .insertInto("account")
      .values({
        id: parts.createId(),
        accountId: person.subject,
        providerId,
        userId: user.userId,
        createdAt: now,
        updatedAt: now,
      })
      .onConflict((conflict) => conflict.columns(["providerId", "accountId"]).doNothing())
      .execute();
    return user;
  });

/**
 * Signs a person in whom the provider has identified. A verified address that has an account is
 * linked to it; an unverified one never is (AUTH-27): undefined then.
 */
export const signInWithGoogle = async (
  parts: AccountParts,
  person: GooglePerson,
  place: SignInPlace,
): Promise<string | undefined> => {
  const linked = await findLinked(parts.database.db, person.subject);
  if (linked) return createSession(parts, linked, place);
  if (person.verifiedEmail === undefined) return undefined;
  return createSession(parts, await link(parts, person.verifiedEmail, person), place);
};
