import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { Digest } from "../digest.ts";
import type { RateLimits } from "../http/rate-limit.ts";
import type { Turns } from "../http/turns.ts";
import type { Later } from "../later.ts";
import type { OutgoingMails } from "../mail/outgoing-mails.ts";
import type { BetterAuth } from "./better-auth.ts";
import type { Passwords } from "./passwords.ts";
import type { SessionTokens } from "./session-token.ts";
import type { Subscriptions } from "./subscriptions.ts";

/** What the verbs of accounts are made from. */
export interface AccountParts {
  readonly database: Database;
  readonly auth: BetterAuth;
  readonly passwords: Passwords;
  readonly tokens: SessionTokens;
  readonly limits: RateLimits;
  /** Hashes of one client address have their turn one after the other. */
  readonly turns: Turns;
  readonly mails: OutgoingMails;
  readonly digest: Digest;
  readonly clock: Clock;
  readonly createId: () => string;
  /** Runs what an answer does not wait for. */
  readonly later: Later["later"];
  readonly billing: Subscriptions;
  /** What a new account may do (USE-15, WAIT-5). */
  readonly signupMode: "open" | "waitlist";
}
