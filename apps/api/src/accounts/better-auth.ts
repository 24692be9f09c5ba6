import { maxPasswordLength, minResetPasswordLength } from "@whetstone/api-client/contract";
import { betterAuth } from "better-auth";
import { bearer } from "better-auth/plugins/bearer";
import { second } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { sessionLifetimeMs, sessionSlideMs } from "./authenticate.ts";

export interface BetterAuthParts {
  readonly database: Database;
  readonly secret: string;
  readonly publicUrl: string;
}

/**
 * better-auth on the product's own connection and tables: password hashing, sessions, the
 * format of bearer tokens. Its `sqlite` column types (ISO text, 0 and 1) are used on
 * PostgreSQL too, so that there is one schema; its own check of column types is off for that.
 */
export const createBetterAuth = ({ database, secret, publicUrl }: BetterAuthParts) =>
  betterAuth({
    secret,
    baseURL: publicUrl,
    database: { db: database.db, type: "sqlite", transaction: true },
    telemetry: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: minResetPasswordLength,
      maxPasswordLength,
    },
    session: {
      expiresIn: sessionLifetimeMs / second,
      updateAge: sessionSlideMs / second,
    },
    advanced: { database: { validateSchema: false } },
    plugins: [bearer({ requireSignature: true })],
  });

export type BetterAuth = ReturnType<typeof createBetterAuth>;
