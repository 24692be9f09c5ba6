import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openPostgres } from "../database/postgres.ts";
import { codeOf, dataOf } from "../testing/expect-result.ts";
import { ledgerFaults, readLedger } from "../testing/ledger.ts";
import { type PostgresServer, startPostgres } from "../testing/postgres-server.ts";
import { changedPrompt as prompt } from "../testing/prompts.ts";
import {
  createDataFolder,
  type ServerProcess,
  sharedMailbox,
  startProcess,
} from "../testing/server-process.ts";
import { type SignedUp, signUp } from "../testing/sign-up.ts";

const secret = "a secret that three processes share, for tests only";
const people = 6;
const perPhase = 6;

/** What a client may meet while a process or the database is away. */
const documented = new Set([
  "unreachable",
  "provider_unavailable",
  "engine_unavailable",
  "conflict",
]);

describe.skipIf(inject("postgresUrl") === "")("three server processes on one PostgreSQL", () => {
  const folders = [createDataFolder(), createDataFolder(), createDataFolder()];
  const servers: ServerProcess[] = [];
  const persons: SignedUp[] = [];
  let postgres: PostgresServer;

  const start = (at: number): Promise<ServerProcess> =>
    startProcess({
      DATABASE_URL: postgres.url,
      AUTH_SECRET: secret,
      DATA_DIR: folders[at]?.path ?? "",
      LOG_LEVEL: "error",
    });

  const withDatabase = async <T>(work: (db: ReturnType<typeof openPostgres>) => Promise<T>) => {
    const database = openPostgres(postgres.url, {});
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };

  beforeAll(async () => {
    postgres = await startPostgres();
    servers.push(...(await Promise.all([start(0), start(1), start(2)])));
    const [first] = servers;
    if (!first) throw new Error("No server runs");
    const { clientFor } = first;
    const mailbox = sharedMailbox(servers);
    await withDatabase(async (database) => {
      const world = { client: clientFor(null), clientFor, mailbox, parts: { database } };
      for (let person = 0; person < people; person += 1)
        persons.push(
          await signUp(world, { email: `person${person}@example.com`, accessLevel: "tester" }),
        );
    });
  }, 60_000);

  afterAll(async () => {
    await Promise.all(servers.map((server) => server.end("SIGKILL")));
    await postgres.stop();
    for (const folder of folders) folder.dispose();
  });

  const acknowledged = new Map<string, string>();
  const abandoned = new Set<string>();
  const met = new Set<string>();
  let turn = 0;

  /** Asks one process after the other, as a proxy does, until one answers; a key stays the same. */
  const enhance = async ({ token }: SignedUp, idempotencyKey: string): Promise<void> => {
    for (;;) {
      turn += 1;
      const server = servers[turn % servers.length];
      if (!server) throw new Error("No server runs");
      const result = await server.clientFor(token).enhancePrompt({ prompt }, { idempotencyKey });
      if (result.ok) {
        acknowledged.set(idempotencyKey, result.data.id);
        return;
      }
      const { failure } = result;
      const why = failure.kind === "refused" ? failure.body.code : failure.kind;
      met.add(why);
      if (!documented.has(why))
        throw new Error(`Met ${why}; the server said: ${server.stdout().slice(-2_000)}`);
      if (why === "conflict") {
        abandoned.add(idempotencyKey);
        return;
      }
    }
  };

  const underLoad = async (name: string, disturb: () => Promise<void>): Promise<void> => {
    const load = persons.map(async (person) => {
      for (let index = 0; index < perPhase; index += 1)
        await enhance(person, `${name} ${person.email} ${index}`);
    });
    await disturb();
    await Promise.all(load);
  };

  it("lose no acknowledged enhancement, count none twice, and come back by themselves", async () => {
    await underLoad("kill", async () => {
      await servers[0]?.end("SIGKILL");
    });
    servers[0] = await start(0);
    met.clear();
    for (const at of servers.keys())
      await underLoad(`rolling ${at}`, async () => {
        expect((await servers[at]?.end("SIGTERM"))?.exitCode).toBe(0);
        servers[at] = await start(at);
      });
    expect([...met].filter((why) => why !== "unreachable")).toEqual([]);
    await underLoad("database", () =>
      postgres.restart(async () => {
        const ready = await servers[1]?.clientFor(null).ready(undefined);
        expect(ready && codeOf(ready)).toBe("provider_unavailable");
      }),
    );
    for (const server of servers) dataOf(await server.clientFor(null).ready(undefined));

    const ledger = await withDatabase(readLedger);
    const stored = new Set(ledger.enhancements.map(({ id }) => id));
    const ids = [...acknowledged.values()];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !stored.has(id))).toEqual([]);
    expect(stored.size - ids.length).toBeLessThanOrEqual(abandoned.size);
    expect(ids.length + abandoned.size).toBe(people * perPhase * 5);
    expect(ledgerFaults(ledger, Date.now())).toEqual([]);
  }, 120_000);
});
