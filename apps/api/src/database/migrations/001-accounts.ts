import type { Kysely } from "kysely";

/** better-auth's tables, registrations that wait for a code, rate limits. */
export const accounts = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("user")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull().unique())
      .addColumn("emailVerified", "integer", (column) => column.notNull())
      .addColumn("image", "text")
      .addColumn("createdAt", "text", (column) => column.notNull())
      .addColumn("updatedAt", "text", (column) => column.notNull())
      .addColumn("firstName", "text", (column) => column.notNull())
      .addColumn("lastName", "text", (column) => column.notNull())
      .addColumn("accessLevel", "text", (column) => column.notNull())
      .addColumn("waitlistPosition", "bigint")
      .addColumn("waitlistJoinedAt", "bigint")
      .addColumn("subscriptionStatus", "text")
      .addColumn("subscriptionCurrentPeriodEnd", "bigint")
      .execute();
    await db.schema
      .createTable("session")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("expiresAt", "text", (column) => column.notNull())
      .addColumn("token", "text", (column) => column.notNull().unique())
      .addColumn("createdAt", "text", (column) => column.notNull())
      .addColumn("updatedAt", "text", (column) => column.notNull())
      .addColumn("ipAddress", "text")
      .addColumn("userAgent", "text")
      .addColumn("userId", "text", (column) =>
        column.notNull().references("user.id").onDelete("cascade"),
      )
      .execute();
    await db.schema.createIndex("sessionUser").on("session").column("userId").execute();
    await db.schema.createIndex("sessionExpiry").on("session").column("expiresAt").execute();
    await db.schema
      .createTable("account")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("accountId", "text", (column) => column.notNull())
      .addColumn("providerId", "text", (column) => column.notNull())
      .addColumn("userId", "text", (column) =>
        column.notNull().references("user.id").onDelete("cascade"),
      )
      .addColumn("accessToken", "text")
      .addColumn("refreshToken", "text")
      .addColumn("idToken", "text")
      .addColumn("accessTokenExpiresAt", "text")
      .addColumn("refreshTokenExpiresAt", "text")
      .addColumn("scope", "text")
      .addColumn("password", "text")
      .addColumn("createdAt", "text", (column) => column.notNull())
      .addColumn("updatedAt", "text", (column) => column.notNull())
      .addUniqueConstraint("accountOfProvider", ["providerId", "accountId"])
      .execute();
    await db.schema.createIndex("accountUser").on("account").column("userId").execute();
    await db.schema
      .createTable("verification")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("identifier", "text", (column) => column.notNull())
      .addColumn("value", "text", (column) => column.notNull())
      .addColumn("expiresAt", "text", (column) => column.notNull())
      .addColumn("createdAt", "text", (column) => column.notNull())
      .addColumn("updatedAt", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("verificationIdentifier")
      .on("verification")
      .column("identifier")
      .execute();
    await createOwnTables(db);
  },
};

const createOwnTables = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("pendingRegistration")
    .addColumn("email", "text", (column) => column.primaryKey().notNull())
    .addColumn("userId", "text", (column) => column.notNull().unique())
    .addColumn("passwordHash", "text", (column) => column.notNull())
    .addColumn("firstName", "text", (column) => column.notNull())
    .addColumn("lastName", "text", (column) => column.notNull())
    .addColumn("codeDigest", "text", (column) => column.notNull())
    .addColumn("codeExpiresAt", "bigint", (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("createdAt", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("rateLimit")
    .addColumn("key", "text", (column) => column.primaryKey().notNull())
    .addColumn("points", "integer", (column) => column.notNull())
    .addColumn("expiresAt", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("rateLimitExpiry").on("rateLimit").column("expiresAt").execute();
  await db.schema
    .createTable("counter")
    .addColumn("name", "text", (column) => column.primaryKey().notNull())
    .addColumn("value", "bigint", (column) => column.notNull())
    .execute();
};
