import { describe, expect, inject, it } from "vitest";
import { onEachDatabase } from "../testing/on-each-database.ts";
import { createPostgresDatabase } from "../testing/postgres-databases.ts";
import { isSchemaCurrent, migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";

onEachDatabase("schema", (open) => {
  it("is the same on every database: tables, columns, what may be null", async () => {
    const { database } = await open();
    const tables = await database.db.introspection.getTables();
    const lines = tables.flatMap(({ name, columns }) =>
      columns.map((column) => `${name}.${column.name}${column.isNullable ? " (or null)" : ""}\n`),
    );
    await expect(lines.sort().join("")).toMatchFileSnapshot("./schema.snapshot.txt");
  });

  it("has no column that could hold the text of a prompt", async () => {
    const { database } = await open();
    const tables = await database.db.introspection.getTables();
    const names = tables.flatMap(({ columns }) => columns.map(({ name }) => name));
    expect(names.filter((name) => /prompt|text|content|body/i.test(name))).toEqual([]);
  });

  it("is left alone by a second start", async () => {
    const world = await open();
    const { user } = await world.signUp();
    await migrate(world.database.db);
    expect(await isSchemaCurrent(world.database.db)).toBe(true);
    const kept = await world.database.db.selectFrom("user").select("id").execute();
    expect(kept).toEqual([{ id: user.id }]);
  });
});

describe.skipIf(inject("postgresUrl") === "")("migrations on PostgreSQL", () => {
  it("may be started by several processes together", async () => {
    const { url, drop } = await createPostgresDatabase(inject("postgresUrl"), { migrated: false });
    const databases = Array.from({ length: 5 }, () => openPostgres(url, {}));
    await Promise.all(databases.map(({ db }) => migrate(db)));
    const current = await Promise.all(databases.map(({ db }) => isSchemaCurrent(db)));
    expect(current).toEqual([true, true, true, true, true]);
    await Promise.all(databases.map((database) => database.close()));
    await drop();
  });
});
