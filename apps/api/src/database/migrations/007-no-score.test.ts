import { Migrator } from "kysely/migration";
import { describe, expect, it } from "vitest";
import type { DatabaseKind } from "../../testing/create-test-world.ts";
import { openEmpty } from "../../testing/empty-database.ts";
import { databasesUnderTest } from "../../testing/on-each-database.ts";
import type { Database } from "../database.ts";
import { migrate } from "../migrate.ts";
import { migrations } from "./index.ts";

const user = {
  id: "ada",
  name: "Ada",
  email: "ada@example.com",
  emailVerified: 1,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  firstName: "Ada",
  lastName: "Lovelace",
  accessLevel: "free",
};
const enhancement = {
  id: "e1",
  userId: user.id,
  createdAt: 1,
  platform: "claude",
  style: "concise",
  level: "quick",
  language: "en",
  engine: "built-in",
  originalLength: 10,
  enhancedLength: 25,
  originalQualityScore: 40,
  qualityScore: 75,
};
const total = { userId: user.id, platform: "claude", style: "concise" };
const sums = { enhancements: 1, qualitySum: 75 };

/** A database as an earlier release left it, with one enhancement, brought up to date. */
const upgraded = async (kind: DatabaseKind): Promise<Database> => {
  const database = await openEmpty(kind);
  const { db } = database;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateTo("006-retention");
  if (error) throw error;
  await db.insertInto("user").values(user).execute();
  await db.insertInto("enhancement").values(enhancement).execute();
  await db
    .insertInto("usageTotal")
    .values({ ...total, ...sums, improvementSum: 35 })
    .execute();
  await db
    .insertInto("usageDay")
    .values({ userId: user.id, day: "2026-01-01", ...sums })
    .execute();
  await migrate(db);
  return database;
};

describe.each(databasesUnderTest())("scores that may be null (%s)", (kind) => {
  it("leave the history and the sums of an earlier release as they are", async () => {
    const { db } = await upgraded(kind);
    expect(await db.selectFrom("enhancement").selectAll().execute()).toEqual([enhancement]);
    expect(await db.selectFrom("usageTotal").selectAll().execute()).toEqual([
      { ...total, ...sums, unscored: 0, improvementSum: 35 },
    ]);
    expect(await db.selectFrom("usageDay").selectAll().execute()).toEqual([
      { userId: user.id, day: "2026-01-01", ...sums, unscored: 0 },
    ]);
  });

  it("take null, and are deleted with their account", async () => {
    const { db } = await upgraded(kind);
    const unscored = { ...enhancement, id: "e2", originalQualityScore: null, qualityScore: null };
    await db.insertInto("enhancement").values(unscored).execute();
    await db.deleteFrom("user").execute();
    expect(await db.selectFrom("enhancement").selectAll().execute()).toEqual([]);
  });

  it("keep what an earlier release writes beside them", async () => {
    const { db } = await upgraded(kind);
    await db
      .insertInto("usageTotal")
      .values({ ...total, style: "creative", ...sums, improvementSum: 35 })
      .execute();
    const counts = await db.selectFrom("usageTotal").select("unscored").execute();
    expect(counts).toEqual([{ unscored: 0 }, { unscored: 0 }]);
  });
});
