import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";
import { ApiError } from "../http/api-error.ts";
import type { AccountParts } from "./account-parts.ts";
import { createSession } from "./create-session.ts";
import { signInsByAccount, signInsByAddress } from "./limits.ts";
import type { SignInPlace } from "./sign-in-place.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface StoredPasswords {
  readonly userId: string | null;
  readonly passwordHash: string | null;
  readonly pendingHash: string | null;
}

const noPasswords: StoredPasswords = { userId: null, passwordHash: null, pendingHash: null };

/** The hashes an address may sign in with: its account's, and that of a registration that waits. */
const findPasswords = async (db: Kysely<Schema>, email: string): Promise<StoredPasswords> => {
  const account = await db
    .selectFrom("user")
    .innerJoin("account", "account.userId", "user.id")
    .where("user.email", "=", email)
    .where("account.providerId", "=", "credential")
    .select(["user.id as userId", "account.password as passwordHash"])
    .executeTakeFirst();
  const pending = await db
    .selectFrom("pendingRegistration")
    .where("email", "=", email)
    .select("passwordHash as pendingHash")
    .executeTakeFirst();
  return { ...noPasswords, ...account, ...pending };
};

/** Every failure costs two hashes, whether or not there is an account or a registration. */
const checkPassword = async (
  { database, passwords }: AccountParts,
  { email, password }: Credentials,
): Promise<{ userId: string } | "unconfirmed" | "wrong"> => {
  const stored = await findPasswords(database.db, email);
  const isAccount = await passwords.matches(password, stored.passwordHash);
  if (isAccount && stored.userId !== null) return { userId: stored.userId };
  const isPending = await passwords.matches(password, stored.pendingHash);
  return isPending ? "unconfirmed" : "wrong";
};

const takePoints = async (
  { limits }: AccountParts,
  email: string,
  network: string,
): Promise<void> => {
  await limits.demand(signInsByAddress, network);
  try {
    await limits.demand(signInsByAccount, email);
  } catch (error) {
    await limits.giveBack(signInsByAddress, network);
    throw error;
  }
};

const givePointsBack = async (
  { limits }: AccountParts,
  email: string,
  network: string,
): Promise<void> => {
  await limits.giveBack(signInsByAddress, network);
  await limits.giveBack(signInsByAccount, email);
};

/** Points are taken before anything is hashed, so that guesses at once count too. */
const tryPassword = async (
  parts: AccountParts,
  credentials: Credentials,
  network: string,
): Promise<{ userId: string } | "unconfirmed"> => {
  const { email } = credentials;
  await takePoints(parts, email, network);
  const checked = await checkPassword(parts, credentials);
  if (checked === "wrong")
    throw new ApiError("invalid_credentials", "The email or password is not right");
  await givePointsBack(parts, email, network);
  return checked;
};

/**
 * Signs in with e-mail and password; the answer is the client's token and the user's id.
 * Throws `invalid_credentials`, `email_not_confirmed`, `rate_limited` (ten failures in ten
 * minutes, by address and by account; too many at once from one address).
 */
export const signIn = async (
  parts: AccountParts,
  credentials: Credentials,
  place: SignInPlace,
): Promise<{ sessionToken: string; userId: string }> => {
  const { network } = place;
  const checked = await parts.turns.take(network, () => tryPassword(parts, credentials, network));
  if (checked === "unconfirmed")
    throw new ApiError(
      "email_not_confirmed",
      "Please confirm your email before logging in. Check your inbox for a confirmation code.",
    );
  const person = { userId: checked.userId, email: credentials.email };
  return { userId: checked.userId, sessionToken: await createSession(parts, person, place) };
};
