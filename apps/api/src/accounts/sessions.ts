import type { SessionInfo } from "@whetstone/api-client/contract";
import type { Caller } from "../caller.ts";
import { toIso } from "../clock.ts";
import { ApiError } from "../http/api-error.ts";
import type { AccountParts } from "./account-parts.ts";

type Parts = Pick<AccountParts, "database" | "clock">;

/** Where an account is signed in, the last used first. */
export const listSessions = async (
  { database: { db }, clock }: Parts,
  { id, session }: Caller,
): Promise<SessionInfo[]> => {
  const rows = await db
    .selectFrom("session")
    .select(["id", "createdAt", "updatedAt", "expiresAt", "userAgent"])
    .where("userId", "=", id)
    .where("expiresAt", ">", toIso(clock()))
    .orderBy("updatedAt", "desc")
    .orderBy("id")
    .execute();
  return rows.map(({ updatedAt, userAgent, ...row }) => ({
    ...row,
    lastUsedAt: updatedAt,
    device: userAgent === "" ? null : userAgent,
    current: row.id === session.id,
  }));
};

/** Ends one session of the caller's account. Throws `not_found` for any other. */
export const revokeSession = async (
  { database: { db } }: Parts,
  sessionId: string,
  { id }: Caller,
): Promise<void> => {
  const ended = await db
    .deleteFrom("session")
    .where("id", "=", sessionId)
    .where("userId", "=", id)
    .executeTakeFirst();
  if (ended.numDeletedRows === 0n)
    throw new ApiError("not_found", "This account has no such session");
};
