import { randomUUID } from "node:crypto";
import BetterSqlite from "better-sqlite3";
import { bareStatements } from "./bare-statements.ts";
import { answerTo, dayOf, firstDay, inAnHour, serveBare } from "./serve-bare.ts";

/**
 * A server of nothing but `node:http`, JSON and the same statements with the same durability: what
 * the machine can do at most with SQLite. Started with the path of a database; prints its address.
 */
const [, , path = ""] = process.argv;
const db = new BetterSqlite(path, { timeout: 5000 });
db.pragma("journal_mode = WAL");
db.pragma("synchronous = FULL");
db.pragma("foreign_keys = ON");
db.pragma("secure_delete = ON");

type Name = keyof typeof bareStatements;
const prepared = new Map<Name, BetterSqlite.Statement<unknown[], Record<string, unknown>>>();
const statement = (name: Name) => {
  const known = prepared.get(name);
  if (known) return known;
  const made = db.prepare<unknown[], Record<string, unknown>>(bareStatements[name]);
  prepared.set(name, made);
  return made;
};
const run = (name: Name, ...values: unknown[]) => statement(name).run(...values);
const get = (name: Name, ...values: unknown[]) => statement(name).get(...values);
const all = (name: Name, ...values: unknown[]) => statement(name).all(...values);

serveBare({
  identify: (token) => get("sessionAccount", token),
  dashboard: (userId) => ({
    totals: all("totals", userId),
    days: all("days", userId, firstDay()),
    recent: all("recent", userId, 5),
  }),
  enhance: (userId, prompt) => {
    const now = Date.now();
    const [reservation, id] = [randomUUID(), randomUUID()];
    run("begin");
    const { periodStart } = get("allowance", userId) ?? {};
    get("reserved", userId, periodStart, now);
    get("limit", `bare-${userId}`, inAnHour());
    run("reserve", reservation, userId, periodStart, 0, inAnHour());
    run("commit");
    run("begin");
    const { count } = get("allowance", userId) ?? {};
    run("count", Number(count) + 1, userId);
    run("enhancement", userId, now, id);
    run("addTotal", userId);
    run("addDay", userId, dayOf(now));
    run("counted", userId, id, inAnHour());
    run("release", reservation, now);
    run("commit");
    return answerTo(id, prompt);
  },
});
