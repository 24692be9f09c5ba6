import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import type { TestWorld } from "../testing/create-test-world.ts";
import { createHeldEngine } from "../testing/engines.ts";
import { codeOf, dataOf } from "../testing/expect-result.ts";
import { onEachDatabase } from "../testing/on-each-database.ts";
import { changedPrompt } from "../testing/prompts.ts";

const email = "unmistakable.person@example.com";

const everyRow = async ({ database: { db } }: TestWorld): Promise<string> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const rows = await Promise.all(
    tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db)),
  );
  return JSON.stringify(rows.map((result) => result.rows));
};

const databaseFiles = ({ dataDir }: TestWorld): string =>
  globSync("whetstone.db*", { cwd: dataDir })
    .map((name) => join(dataDir, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, "latin1"))
    .join("");

onEachDatabase("delete account", (open, kind) => {
  it("ends all sessions, and the address can sign up afresh", async () => {
    const world = await open();
    const { client, password } = await world.signUp({ email });
    const second = dataOf(await world.client.login({ email, password }));
    expect(dataOf(await client.deleteAccount(undefined))).toEqual({ success: true });
    expect(codeOf(await client.me(undefined))).toBe("unauthorized");
    expect(codeOf(await world.clientFor(second.sessionToken).me(undefined))).toBe("unauthorized");
    expect(codeOf(await world.client.login({ email, password }))).toBe("invalid_credentials");
    await world.settled();
    dataOf(
      await world.client.register({ email, password, firstName: "Ada", lastName: "Lovelace" }),
    );
  });

  it("leaves nothing of the person in any row or file of the database (DATA-3)", async () => {
    const world = await open();
    await world.signUp({ email: "bob@example.com" });
    const { client, user, token } = await world.signUp({ email });
    dataOf(await client.enhancePrompt({ prompt: changedPrompt }, { idempotencyKey: "k" }));
    dataOf(await client.createCheckout({ lookup_key: "pro_monthly" }));
    dataOf(await world.client.requestPasswordReset({ email }));
    dataOf(
      await world.client.register({
        email,
        password: "again and again",
        firstName: "A",
        lastName: "B",
      }),
    );
    const sessions = await world.database.db.selectFrom("session").selectAll().execute();
    expect(await everyRow(world)).toContain(email);
    dataOf(await client.deleteAccount(undefined));
    await world.settled();
    const traces = [
      email,
      user.id,
      ...sessions.filter(({ userId }) => userId === user.id).map(({ token: stored }) => stored),
    ];
    expect(traces.length).toBeGreaterThan(2);
    for (const trace of [...traces, token]) {
      expect(await everyRow(world)).not.toContain(trace);
      if (kind === "sqlite") expect(databaseFiles(world)).not.toContain(trace);
    }
    expect(await everyRow(world)).toContain("bob@example.com");
  });

  it("signs out those whose enhancement is under way, and logs nothing of the person", async () => {
    const held = createHeldEngine(changedPrompt);
    const world = await open({ engine: held.engine });
    const { client, user } = await world.signUp({ email });
    const underWay = Array.from({ length: 5 }, () =>
      client.enhancePrompt({ prompt: changedPrompt }),
    );
    for (const _each of underWay) await held.asked();
    dataOf(await client.deleteAccount(undefined));
    held.finish();
    expect((await Promise.all(underWay)).map(codeOf)).toEqual(Array(5).fill("unauthorized"));
    await world.settled();
    expect(world.log.join("")).not.toContain(user.id);
    expect(world.log.join("")).not.toContain("request failed");
  });

  it("meets every call at once with its answer or a sign-out", async () => {
    const world = await open();
    const { client, user } = await world.signUp({ email });
    const calls = Array.from({ length: 8 }, (_, at) => [
      client.enhancePrompt({ prompt: `${changedPrompt} ${at}` }, { idempotencyKey: `key-${at}` }),
      client.listSessions(undefined),
      client.dashboardStats({}),
    ]).flat();
    const gone = client.deleteAccount(undefined);
    const codes = (await Promise.all([gone, ...calls])).filter((result) => !result.ok).map(codeOf);
    expect(codes.filter((code) => code !== "unauthorized")).toEqual([]);
    await world.settled();
    expect(world.log.join("")).not.toContain(user.id);
    expect(await everyRow(world)).not.toContain(user.id);
  });

  it("leaves no id in the log when the database tells of one in an error", async () => {
    const world = await open();
    const row = { userId: "somebody-who-left", digest: "d", lastSeenAt: 0 };
    const refused = world.database.db.insertInto("knownDevice").values(row).execute();
    const error: unknown = await refused.catch((fault: unknown) => fault);
    world.parts.onFault("A sign-in could not be noted", error);
    expect(world.log.join("")).toMatch(/could not be noted/);
    expect(world.log.join("")).not.toContain(row.userId);
  });

  it("says goodbye by mail", async () => {
    const world = await open();
    const { client } = await world.signUp({ email });
    dataOf(await client.deleteAccount(undefined));
    await world.settled();
    const mail = (await world.mailbox.mails(email)).at(-1);
    expect(mail?.subject).toBe("Your Whetstone account was deleted");
  });
});
