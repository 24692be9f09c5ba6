import type { Caller } from "../caller.ts";
import { type Clock, day, toIso } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { unauthorized } from "../http/api-error.ts";
import { findSessionAccount } from "./queries.ts";
import type { SessionTokens } from "./session-token.ts";
import type { Subscriptions } from "./subscriptions.ts";

/** Sessions live this long from their last use (AUTH-22). */
export const sessionLifetimeMs = 30 * day;
/** The end of a session is moved at most this often, so that most requests only read. */
export const sessionSlideMs = day;

export interface AuthenticateParts {
  readonly database: Pick<Database, "db">;
  readonly tokens: SessionTokens;
  readonly clock: Clock;
  readonly billing: Pick<Subscriptions, "settle">;
}

/**
 * Makes the function that tells who sent an `Authorization` header: one statement, and one more
 * a day that moves the session's end. Undefined without a header; throws `unauthorized` for a
 * bad, unknown or expired one.
 */
export const createAuthenticate =
  ({ database: { db }, tokens, clock, billing }: AuthenticateParts) =>
  async (authorization: string | undefined): Promise<Caller | undefined> => {
    if (authorization === undefined) return undefined;
    const token = tokens.verify(authorization);
    const found = token === undefined ? undefined : await findSessionAccount(db, token);
    const now = clock();
    if (token === undefined || !found || Date.parse(found.session.expiresAt) <= now)
      throw unauthorized();
    const { id } = found.session;
    if (now - Date.parse(found.session.updatedAt) >= sessionSlideMs)
      await db
        .updateTable("session")
        .set({ updatedAt: toIso(now), expiresAt: toIso(now + sessionLifetimeMs) })
        .where("id", "=", id)
        .execute();
    return { ...(await billing.settle(found.account)), session: { id, token } };
  };
