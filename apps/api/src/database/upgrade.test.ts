import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { openEmpty } from "../testing/empty-database.ts";
import { databasesUnderTest } from "../testing/on-each-database.ts";
import { isSchemaCurrent, migrate } from "./migrate.ts";
import { migrations } from "./migrations/index.ts";
import type { Schema } from "./schema.ts";
import { openSqlite, sqliteFileName } from "./sqlite.ts";

type Row = Readonly<Record<string, unknown>>;
type Tables = Awaited<ReturnType<Kysely<Schema>["introspection"]["getTables"]>>;
type Column = Tables[number]["columns"][number];

const rowSchema = z.record(z.string(), z.unknown());

/** A value for a column that no other row of its table has; a `userId` is the `id` of a user. */
const valueFor = ({ name, dataType }: Column, index: number): unknown => {
  if (/int/i.test(dataType)) return index + 1;
  return `${name === "userId" ? "id" : name} ${index}`;
};

const usersFirst = (tables: Tables): Tables =>
  tables.toSorted((left, right) => Number(right.name === "user") - Number(left.name === "user"));

/** Puts two rows into every table there is, and answers them by table. */
const fill = async (db: Kysely<Schema>): Promise<ReadonlyMap<string, readonly Row[]>> => {
  const filled = new Map<string, readonly Row[]>();
  for (const { name, columns } of usersFirst(await db.introspection.getTables())) {
    const rows = [0, 1].map((index) =>
      Object.fromEntries(columns.map((column) => [column.name, valueFor(column, index)])),
    );
    for (const row of rows)
      await sql`insert into ${sql.table(name)} (${sql.join(Object.keys(row).map((key) => sql.ref(key)))})
        values (${sql.join(Object.values(row))})`.execute(db);
    filled.set(name, rows);
  }
  return filled;
};

const rowsOf = async (db: Kysely<Schema>, table: string): Promise<readonly Row[]> => {
  const { rows } = await sql`select * from ${sql.table(table)}`.execute(db);
  return z.array(rowSchema).parse(rows);
};

const schemaOf = async (db: Kysely<Schema>): Promise<readonly string[]> =>
  (await db.introspection.getTables())
    .flatMap(({ name, columns }) =>
      columns.map((column) => `${name}.${column.name} ${column.dataType} ${column.isNullable}`),
    )
    .sort();

const migrateTo = async (db: Kysely<Schema>, name: string): Promise<void> => {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateTo(name);
  if (error) throw error;
};

describe.each(databasesUnderTest())("a database of an earlier release (%s)", (kind) => {
  it.each(Object.keys(migrations))("of schema %s keeps every row (DATA-15)", async (name) => {
    const { db } = await openEmpty(kind);
    await migrateTo(db, name);
    const before = await fill(db);
    await migrate(db);
    expect(await isSchemaCurrent(db)).toBe(true);
    for (const [table, rows] of before) {
      const after = await rowsOf(db, table);
      for (const row of rows) expect(after).toContainEqual(expect.objectContaining(row));
      if (table !== "waitlistBlock") expect(after).toHaveLength(rows.length);
    }
    const { db: fresh } = await openEmpty(kind);
    await migrate(fresh);
    expect(await schemaOf(db)).toEqual(await schemaOf(fresh));
  });
});

describe.each(databasesUnderTest())("a database of a later release (%s)", (kind) => {
  it("is refused with what to do, and left as it is", async () => {
    const { db } = await openEmpty(kind);
    await migrate(db);
    const schema = await schemaOf(db);
    await sql`insert into "kysely_migration" ("name", "timestamp")
      values ('999-tomorrow', '2099-01-01T00:00:00.000Z')`.execute(db);
    await expect(migrate(db)).rejects.toThrow(
      "a newer release has changed it (999-tomorrow is unknown here). Start that release or a newer one, or restore a backup from before it",
    );
    expect(await schemaOf(db)).toEqual(schema);
  });
});

describe("a migration of SQLite", () => {
  const folders: string[] = [];
  const newFolder = (): string => {
    const folder = mkdtempSync(join(tmpdir(), "whetstone-upgrade-"));
    folders.push(folder);
    return folder;
  };
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  });

  it("that is killed after any of its statements goes on at the next start", async () => {
    const [folder, copies] = [newFolder(), newFolder()];
    const files = ["", "-wal"].map((suffix) => sqliteFileName + suffix);
    const seen: string[] = [];
    let last = "";
    /** What a process that dies now would leave; the same once only. */
    const keepAsKilled = (statement: string): void => {
      const contents = files.map((name) => readFileSync(join(folder, name), "latin1")).join("");
      if (contents === last) return;
      last = contents;
      const copy = join(copies, String(seen.length));
      mkdirSync(copy);
      for (const name of files) cpSync(join(folder, name), join(copy, name));
      seen.push(statement);
    };
    const whole = openSqlite(folder, { onStatement: keepAsKilled });
    await migrate(whole.db);
    const schema = await schemaOf(whole.db);
    await whole.close();
    expect(seen.length).toBeGreaterThan(3);
    const failed: string[] = [];
    for (const [index, statement] of seen.entries()) {
      const killed = openSqlite(join(copies, String(index)), {});
      try {
        await migrate(killed.db);
        expect(await schemaOf(killed.db)).toEqual(schema);
      } catch (error) {
        failed.push(`after ${statement}: ${error}`);
      } finally {
        await killed.close();
      }
    }
    expect(failed).toEqual([]);
  });
});
