import { join } from "node:path";
import type { ApiClient } from "@whetstone/api-client";
import BetterSqlite from "better-sqlite3";
import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { openSqlite, sqliteFileName } from "../database/sqlite.ts";
import { dataOf } from "../testing/expect-result.ts";
import { ledgerFaults, readLedger } from "../testing/ledger.ts";
import { changedPrompt as prompt } from "../testing/prompts.ts";
import { createDataFolder, type ServerProcess, startProcess } from "../testing/server-process.ts";

const kills = 20;
const callers = 8;
const ada = { email: "ada@example.com", password: "correct horse" };

const leftoverSchema = z.object({ reservations: z.number(), underWay: z.number() });

const withFile = <T>(dataDir: string, work: (file: BetterSqlite.Database) => T): T => {
  const file = new BetterSqlite(join(dataDir, sqliteFileName));
  try {
    return work(file);
  } finally {
    file.close();
  }
};

const leftoverIn = (dataDir: string) =>
  withFile(dataDir, (file) =>
    leftoverSchema.parse(
      file
        .prepare(
          `select (select count(*) from "reservation") as "reservations",
            (select count(*) from "idempotency" where "figures" is null) as "underWay"`,
        )
        .get(),
    ),
  );

/** What does not add up in the file of a server that no longer runs. */
const faultsIn = async (dataDir: string): Promise<readonly string[]> => {
  const database = openSqlite(dataDir, {});
  try {
    return ledgerFaults(await readLedger(database), Date.now());
  } finally {
    await database.close();
  }
};

const integrityOf = (dataDir: string): unknown =>
  withFile(dataDir, (file) => file.pragma("integrity_check", { simple: true }));

const signUpOn = async ({ clientFor, mailbox }: ServerProcess): Promise<string> => {
  const client = clientFor(null);
  const { user } = dataOf(await client.register({ ...ada, firstName: "Ada", lastName: "L" }));
  const confirmationCode = await mailbox.lastCode(ada.email);
  dataOf(await client.confirmEmail({ userId: user.id, confirmationCode }));
  return dataOf(await client.login(ada)).sessionToken;
};

/** Lifts plan and limit of a minute, while no server runs. */
const liftLimits = (dataDir: string): void =>
  withFile(dataDir, (file) => {
    file.exec(`update "user" set "accessLevel" = 'pro'; delete from "rateLimit"`);
  });

describe("a server that is killed under load", () => {
  const folder = createDataFolder();
  afterAll(() => folder.dispose());
  const start = () => startProcess({ DATA_DIR: folder.path });

  it("has counted every acknowledged enhancement once, keeps no reservation and an intact database", async () => {
    let server = await start();
    const token = await signUpOn(server);
    await server.end("SIGKILL");

    const acknowledged = new Map<string, string>();
    const unanswered = new Set<string>();
    let nextKey = 0;
    const enhance = async (client: ApiClient, idempotencyKey: string): Promise<boolean> => {
      unanswered.add(idempotencyKey);
      const result = await client.enhancePrompt({ prompt }, { idempotencyKey });
      if (!result.ok) return false;
      unanswered.delete(idempotencyKey);
      acknowledged.set(idempotencyKey, result.data.id);
      return true;
    };
    const loadUntilKilled = async (running: ServerProcess, killAfter: number) => {
      const client = running.clientFor(token);
      let answered = 0;
      const call = async () => {
        while (await enhance(client, `key-${nextKey++}`)) {
          answered += 1;
          if (answered === killAfter) await running.end("SIGKILL");
        }
      };
      await Promise.all(Array.from({ length: callers }, call));
    };

    for (let kill = 0; kill < kills; kill += 1) {
      liftLimits(folder.path);
      server = await start();
      expect(leftoverIn(folder.path)).toEqual({ reservations: 0, underWay: 0 });
      await loadUntilKilled(server, 1 + ((7 * kill) % 12));
      expect(integrityOf(folder.path)).toBe("ok");
      expect(await faultsIn(folder.path)).toEqual([]);
    }

    liftLimits(folder.path);
    server = await start();
    const client = server.clientFor(token);
    const retries = [...unanswered];
    expect(retries.length).toBeGreaterThanOrEqual(kills);
    const limitOfAMinute = 60;
    for (const key of retries.slice(0, limitOfAMinute))
      expect(await enhance(client, key)).toBe(true);
    await server.end("SIGTERM");
    const ids = new Set(acknowledged.values());
    expect(ids.size).toBe(acknowledged.size);
    const stored = withFile(folder.path, (file) =>
      z
        .array(z.object({ id: z.string() }))
        .parse(file.prepare(`select "id" from "enhancement"`).all()),
    );
    const storedIds = new Set(stored.map(({ id }) => id));
    expect([...ids].filter((id) => !storedIds.has(id))).toEqual([]);
    expect(storedIds.size).toBe(stored.length);
    expect(stored.length - ids.size).toBeLessThanOrEqual(
      Math.max(0, retries.length - limitOfAMinute),
    );
    expect(await faultsIn(folder.path)).toEqual([]);
  }, 300_000);
});
