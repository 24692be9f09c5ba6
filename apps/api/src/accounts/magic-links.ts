import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { toIso } from "../clock.ts";
import type { Schema } from "../database/schema.ts";
import { ApiError } from "../http/api-error.ts";
import { magicLinkLifetimeMs } from "../lifetimes.ts";
import type { AccountParts } from "./account-parts.ts";
import { createSession } from "./create-session.ts";
import type { SignInPlace } from "./sign-in-place.ts";

const tokenBytes = 32;

const digestToken = ({ digest }: Pick<AccountParts, "digest">, token: string): string =>
  digest("magic-link", token);

/** Makes the token of a sign-in link for an account; only its keyed digest is kept. */
export const createMagicLink = async (
  parts: Pick<AccountParts, "digest" | "clock">,
  db: Kysely<Schema>,
  userId: string,
): Promise<string> => {
  const token = randomBytes(tokenBytes).toString("base64url");
  const expiresAt = parts.clock() + magicLinkLifetimeMs;
  await db
    .insertInto("magicLink")
    .values({ tokenDigest: digestToken(parts, token), userId, expiresAt })
    .execute();
  return token;
};

/**
 * Exchanges the token of a mailed link for a session. A link works once, for seven days.
 * Throws `link_expired` for one that is used, expired or unknown.
 */
export const signInByLink = async (
  parts: AccountParts,
  { token }: { readonly token: string },
  place: SignInPlace,
): Promise<{ sessionToken: string; userId: string }> => {
  const now = parts.clock();
  const user = await parts.database.transact(async (tx) => {
    const link = await tx
      .deleteFrom("magicLink")
      .where("tokenDigest", "=", digestToken(parts, token))
      .where("expiresAt", ">", now)
      .returning("userId")
      .executeTakeFirst();
    if (!link) throw new ApiError("link_expired", "This link has expired or was used already");
    return tx
      .updateTable("user")
      .set({ emailVerified: 1, updatedAt: toIso(now) })
      .where("id", "=", link.userId)
      .returning(["id as userId", "email"])
      .executeTakeFirstOrThrow();
  });
  return { userId: user.userId, sessionToken: await createSession(parts, user, place) };
};
