import { randomUUID } from "node:crypto";
import pg from "pg";
import { bareStatements } from "./bare-statements.ts";
import { answerTo, dayOf, firstDay, inAnHour, serveBare } from "./serve-bare.ts";

/** The same as `bare-server.ts` with PostgreSQL. Started with the address of a database. */
const [, , connectionString = ""] = process.argv;
/** As many connections as our server has. */
const pool = new pg.Pool({ connectionString, max: 10 });

type Name = keyof typeof bareStatements;
type Asked = Pick<pg.ClientBase, "query">;

/** How PostgreSQL locks the row that SQLite holds by its one lock. */
const locked = ` for key share of "user" for update of "allowance"`;

const textOf = (name: Name): string => {
  if (name === "begin") return "begin";
  let slot = 0;
  const text = bareStatements[name].replaceAll("?", () => `$${++slot}`);
  return name === "allowance" ? text + locked : text;
};

/** Asks by a name, so that the statement is prepared once on each connection. */
const all = async (asked: Asked, name: Name, ...values: unknown[]) =>
  (await asked.query({ name, text: textOf(name), values })).rows;

const inTransaction = async (work: (client: Asked) => Promise<void>): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await work(client);
    await client.query("commit");
  } finally {
    client.release();
  }
};

serveBare({
  identify: async (token) => (await all(pool, "sessionAccount", token))[0],
  dashboard: async (userId) => ({
    totals: await all(pool, "totals", userId),
    days: await all(pool, "days", userId, firstDay()),
    recent: await all(pool, "recent", userId, 5),
  }),
  enhance: async (userId, prompt) => {
    const now = Date.now();
    const [reservation, id] = [randomUUID(), randomUUID()];
    await inTransaction(async (client) => {
      const [{ periodStart } = { periodStart: 0 }] = await all(client, "allowance", userId);
      await all(client, "reserved", userId, periodStart, now);
      await all(client, "limit", `bare-${userId}`, inAnHour());
      await all(client, "reserve", reservation, userId, periodStart, 0, inAnHour());
    });
    await inTransaction(async (client) => {
      const [{ count } = { count: 0 }] = await all(client, "allowance", userId);
      await all(client, "count", Number(count) + 1, userId);
      await all(client, "enhancement", userId, now, id);
      await all(client, "addTotal", userId);
      await all(client, "addDay", userId, dayOf(now));
      await all(client, "counted", userId, id, inAnHour());
      await all(client, "release", reservation, now);
    });
    return answerTo(id, prompt);
  },
});
