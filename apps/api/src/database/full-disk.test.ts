import { sql } from "kysely";
import { expect, it } from "vitest";
import { z } from "zod";
import type { TestWorld } from "../testing/create-test-world.ts";
import { codeOf, dataOf } from "../testing/expect-result.ts";
import { onEachDatabase, onSqlite } from "../testing/on-each-database.ts";
import { changedPrompt as prompt } from "../testing/prompts.ts";

const counts = async ({ database: { db } }: TestWorld) => {
  const history = await db.selectFrom("enhancement").select("id").execute();
  const allowance = await db.selectFrom("allowance").select("used").executeTakeFirstOrThrow();
  const reservations = await db.selectFrom("reservation").select("id").execute();
  return { history: history.length, used: allowance.used, reservations: reservations.length };
};

onSqlite("a full disk", (open) => {
  it("is said clearly, corrupts nothing, and is forgotten when there is room again", async () => {
    const world = await open();
    const { db } = world.database;
    const { client } = await world.signUp({ accessLevel: "tester" });
    const pages = z.object({ page_count: z.number() });
    const { rows } = await sql`pragma page_count`.execute(db);
    const { page_count } = pages.parse(rows[0]);
    await sql`pragma max_page_count = ${sql.raw(String(page_count))}`.execute(db);
    const seen = new Set<string>();
    for (let tries = 0; tries < 50 && !seen.has("provider_unavailable"); tries += 1) {
      const result = await client.enhancePrompt({ prompt });
      seen.add(result.ok ? "done" : codeOf(result));
    }
    expect([...seen].filter((code) => code !== "done")).toEqual(["provider_unavailable"]);
    expect(world.log.join("")).not.toContain(prompt);
    const integrity = await sql`pragma integrity_check`.execute(db);
    expect(integrity.rows).toEqual([{ integrity_check: "ok" }]);
    await sql`pragma max_page_count = 1000000`.execute(db);
    dataOf(await client.enhancePrompt({ prompt }));
    const { history, used } = await counts(world);
    expect(used).toBe(history);
  });
});

onEachDatabase("a database that only reads", (open, kind) => {
  const setReadOnly = async ({ database: { db } }: TestWorld, on: boolean) => {
    if (kind === "sqlite") {
      await sql`pragma query_only = ${sql.raw(String(on))}`.execute(db);
      return;
    }
    const value = sql.raw(on ? "on" : "off");
    await db.connection().execute(async (connection) => {
      await sql`set default_transaction_read_only = off`.execute(connection);
      const { rows } = await sql`select current_database() as name`.execute(connection);
      const { name } = z.object({ name: z.string() }).parse(rows[0]);
      const database = sql.id(name);
      await sql`alter database ${database} set default_transaction_read_only = ${value}`.execute(
        connection,
      );
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(connection);
      await sql`set default_transaction_read_only = ${value}`.execute(connection);
    });
  };

  it("answers what needs no writing, and says clearly that it can't do the rest", async () => {
    const world = await open();
    const { client } = await world.signUp();
    dataOf(await client.enhancePrompt({ prompt }));
    await setReadOnly(world, true);
    expect(dataOf(await client.me(undefined)).user.usesRemaining).toBe(14);
    expect(codeOf(await client.enhancePrompt({ prompt }))).toBe("provider_unavailable");
    expect(codeOf(await client.deleteAccount(undefined))).toBe("provider_unavailable");
    await setReadOnly(world, false);
    dataOf(await client.enhancePrompt({ prompt }));
    expect(await counts(world)).toEqual({ history: 2, used: 2, reservations: 0 });
  });
});
