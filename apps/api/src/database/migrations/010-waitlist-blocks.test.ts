import { Migrator } from "kysely/migration";
import { describe, expect, it } from "vitest";
import { openEmpty } from "../../testing/empty-database.ts";
import { databasesUnderTest } from "../../testing/on-each-database.ts";
import { migrate } from "../migrate.ts";
import { migrations } from "./index.ts";

const at = "2026-01-01T00:00:00.000Z";
const user = (id: string, accessLevel: string, waitlistPosition: number | null) => ({
  id,
  name: id,
  email: `${id}@example.com`,
  emailVerified: 1,
  createdAt: at,
  updatedAt: at,
  firstName: id,
  lastName: "",
  accessLevel,
  waitlistPosition,
});
const entry = (position: number) => ({
  email: `p${position}@example.com`,
  id: `p${position}`,
  position,
  joinedAt: 0,
});

describe.each(databasesUnderTest())("blocks of the waitlist (%s)", (kind) => {
  it("count who waited before, and who moves afterwards", async () => {
    const { db } = await openEmpty(kind);
    const provider = { getMigrations: async () => migrations };
    const { error } = await new Migrator({ db, provider }).migrateTo("009-outgoing-mails");
    expect(error).toBeUndefined();
    await db
      .insertInto("user")
      .values([user("ada", "waitlist", 2), user("bob", "free", 3), user("eve", "waitlist", null)])
      .execute();
    await db.insertInto("waitlistEntry").values([1, 255, 256, 70_000].map(entry)).execute();
    await migrate(db);
    const blocks = () =>
      db
        .selectFrom("waitlistBlock")
        .selectAll()
        .where("waiting", "<>", 0)
        .orderBy("width")
        .orderBy("block")
        .execute();
    const large = (waiting: number) => ({ width: 65_536, block: 0, waiting });
    const last = { width: 256, block: 273, waiting: 1 };
    const lastLarge = { width: 65_536, block: 1, waiting: 1 };
    expect(await blocks()).toEqual([
      { width: 256, block: 0, waiting: 3 },
      { width: 256, block: 1, waiting: 1 },
      last,
      large(4),
      lastLarge,
    ]);
    await db
      .updateTable("user")
      .set({ accessLevel: "free", waitlistPosition: null })
      .where("id", "=", "ada")
      .execute();
    await db.updateTable("user").set({ waitlistPosition: 300 }).where("id", "=", "eve").execute();
    await db.deleteFrom("waitlistEntry").where("position", "=", 1).execute();
    await db.deleteFrom("user").where("id", "=", "bob").execute();
    expect(await blocks()).toEqual([
      { width: 256, block: 0, waiting: 1 },
      { width: 256, block: 1, waiting: 2 },
      last,
      large(3),
      lastLarge,
    ]);
  });
});
