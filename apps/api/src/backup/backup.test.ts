import { execFile } from "node:child_process";
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, inject, it } from "vitest";
import { openDatabase } from "../database/open.ts";
import { builtServer } from "../testing/build-server.ts";
import { dataOf } from "../testing/expect-result.ts";
import { onEachDatabase, onSqlite } from "../testing/on-each-database.ts";
import { createPostgresDatabase } from "../testing/postgres-databases.ts";
import { changedPrompt } from "../testing/prompts.ts";
import { backUp } from "./backup.ts";
import { environmentOf } from "./postgres-tools.ts";
import { restore } from "./restore.ts";

const run = promisify(execFile);
const tools = { path: `${process.env.PATH}:/usr/lib/postgresql/15/bin` };
let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "whetstone-backup-"));
  file = join(folder, "backup");
});
afterEach(() => rmSync(folder, { recursive: true }));

onEachDatabase("backup", (open, kind) => {
  const emptyPlace = async () => {
    if (kind === "sqlite")
      return { location: { url: undefined, dataDir: join(folder, "new") }, drop: async () => {} };
    const { url, drop } = await createPostgresDatabase(inject("postgresUrl"));
    return { location: { url, dataDir: folder }, drop };
  };

  it("taken under load restores to a state in which everything agrees (DATA-14)", async () => {
    const world = await open();
    const { client, user } = await world.signUp({ accessLevel: "tester" });
    dataOf(await client.enhancePrompt({ prompt: changedPrompt }));
    const url = await currentUrl(world.database, kind);
    const load = Promise.all(
      Array.from({ length: 15 }, () => client.enhancePrompt({ prompt: changedPrompt })),
    );
    await backUp({ url, dataDir: world.dataDir }, file, tools);
    for (const result of await load) dataOf(result);
    const { location, drop } = await emptyPlace();
    await restore(location, file, tools);
    const { db, close } = openDatabase(location);
    const [allowance, history, totals] = await Promise.all([
      db.selectFrom("allowance").select("used").where("userId", "=", user.id).executeTakeFirst(),
      db.selectFrom("enhancement").select("id").where("userId", "=", user.id).execute(),
      db.selectFrom("usageTotal").select("enhancements").where("userId", "=", user.id).execute(),
    ]);
    await close();
    await drop();
    const counted = totals.reduce((sum, { enhancements }) => sum + enhancements, 0);
    expect(history.length).toBeGreaterThanOrEqual(1);
    expect([allowance?.used, counted]).toEqual([history.length, history.length]);
  });

  it("replaces what is there, and nothing when the file is no backup", async () => {
    const world = await open();
    await world.signUp();
    const url = await currentUrl(world.database, kind);
    await backUp({ url, dataDir: world.dataDir }, file, tools);
    const { location, drop } = await emptyPlace();
    await restore(location, file, tools);
    await restore(location, file, tools);
    const broken = join(folder, "broken");
    writeFileSync(broken, readFileSync(file));
    truncateSync(broken, 3000);
    await expect(restore(location, broken, tools)).rejects.toThrow(/intact|failed/);
    await expect(restore(location, join(folder, "none"), tools)).rejects.toThrow("no file");
    const { db, close } = openDatabase(location);
    const users = await db.selectFrom("user").select("email").execute();
    await close();
    await drop();
    expect(users).toEqual([{ email: "ada@example.com" }]);
  });

  it("holds no mail that waits to be sent", async () => {
    const world = await open();
    const letter = { kind: "reset-code", code: "123456" } as const;
    await world.parts.mails.write(world.database.db, { to: "ada@example.com", letter });
    const url = await currentUrl(world.database, kind);
    await backUp({ url, dataDir: world.dataDir }, file, tools);
    const { location, drop } = await emptyPlace();
    await restore(location, file, tools);
    const { db, close } = openDatabase(location);
    expect(await db.selectFrom("outgoingMail").select("id").execute()).toEqual([]);
    await close();
    await drop();
    expect(await world.database.db.selectFrom("outgoingMail").select("id").execute()).toHaveLength(
      1,
    );
  });

  it("never overwrites a file", async () => {
    const world = await open();
    writeFileSync(file, "precious");
    const url = await currentUrl(world.database, kind);
    await expect(backUp({ url, dataDir: world.dataDir }, file, tools)).rejects.toThrow("exists");
    expect(readFileSync(file, "utf8")).toBe("precious");
  });
});

const currentUrl = async (
  { db }: ReturnType<typeof openDatabase>,
  kind: "sqlite" | "postgres",
): Promise<string | undefined> => {
  if (kind === "sqlite") return undefined;
  const { sql } = await import("kysely");
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const url = new URL(inject("postgresUrl"));
  url.pathname = `/${rows[0]?.name}`;
  return url.href;
};

onSqlite("backup commands", (open) => {
  const command = (dataDir: string, ...args: string[]) =>
    run(process.execPath, [builtServer, ...args], { env: { DATA_DIR: dataDir } });

  it("of the built server write the database while it runs, and put it back when it does not", async () => {
    const world = await open();
    await world.signUp();
    const { stdout } = await command(world.dataDir, "backup", file);
    expect(stdout).toContain(file);
    const place = join(folder, "place");
    await command(place, "restore", file);
    expect(existsSync(join(place, "whetstone.db"))).toBe(true);
    await expect(command(world.dataDir, "restore", file)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("Another server already uses"),
    });
    await expect(command(place, "bakcup", file)).rejects.toMatchObject({
      stderr: expect.stringContaining("Usage:"),
    });
  });

  it("keep a database's password out of the command line", () => {
    const url = "postgres://ada:p%40ss@db.example:5433/whetstone?sslmode=require";
    expect(environmentOf(url)).toEqual({
      PGHOST: "db.example",
      PGPORT: "5433",
      PGUSER: "ada",
      PGPASSWORD: "p@ss",
      PGDATABASE: "whetstone",
      PGSSLMODE: "require",
    });
  });
});
