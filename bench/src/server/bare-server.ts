import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import BetterSqlite from "better-sqlite3";
import { bareStatements } from "./bare-statements.ts";

/**
 * A server of nothing but `node:http`, JSON and the same statements with the same durability: what
 * the machine can do at most. Started with the path of a database; prints its address. It does not
 * sharpen: `enhance` answers a text of the usual length.
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

const hour = 3_600_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

const enhance = (userId: string, prompt: string): object => {
  const now = Date.now();
  const [reservation, id] = [randomUUID(), randomUUID()];
  run("begin");
  const { periodStart } = get("allowance", userId) ?? {};
  get("reserved", userId, periodStart, now);
  run("reserve", reservation, userId, periodStart, 0, now + hour);
  run("commit");
  get("limit", `bare-${userId}`, now + hour);
  run("begin");
  const { count } = get("allowance", userId) ?? {};
  run("count", Number(count) + 1, userId);
  run("enhancement", userId, now, id);
  run("addTotal", userId);
  run("addDay", userId, dayOf(now));
  run("counted", userId, id, now + hour);
  run("release", reservation, now);
  run("commit");
  return { id, enhancedPrompt: `${prompt}\n\n${"Say it plainly. ".repeat(8)}`, engine: "built-in" };
};

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

const answerOf = async (request: IncomingMessage): Promise<object> => {
  const token = request.headers.authorization?.slice("Bearer ".length).split(".")[0];
  const user = get("sessionAccount", token);
  const userId = String(user?.id);
  const { url = "" } = request;
  const body = request.method === "POST" ? JSON.parse(await readBody(request)) : {};
  if (url.includes("enhance")) return enhance(userId, body.prompt);
  if (!url.includes("dashboard")) return { user };
  return {
    user,
    totals: all("totals", userId),
    days: all("days", userId, dayOf(Date.now() - 14 * 24 * hour)),
    recent: all("recent", userId, 5),
  };
};

const server = createServer((request, response) => {
  void answerOf(request).then((answer) => {
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify(answer));
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object" && address !== null)
    process.stdout.write(`http://localhost:${address.port}\n`);
});
