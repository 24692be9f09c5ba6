import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { openPostgres } from "../database/postgres.ts";
import { codeOf, dataOf } from "../testing/expect-result.ts";
import { createPostgresDatabase, type PostgresDatabase } from "../testing/postgres-databases.ts";
import { changedPrompt as prompt } from "../testing/prompts.ts";
import {
  createDataFolder,
  type ServerProcess,
  sharedMailbox,
  startProcess,
} from "../testing/server-process.ts";
import { signUp } from "../testing/sign-up.ts";

const secret = "a secret that two processes share, for tests only";

describe.skipIf(inject("postgresUrl") === "")("two server processes on one PostgreSQL", () => {
  const folders = [createDataFolder(), createDataFolder()] as const;
  let stored: PostgresDatabase;
  let first: ServerProcess;
  let second: ServerProcess;

  beforeAll(async () => {
    stored = await createPostgresDatabase(inject("postgresUrl"), { migrated: false });
    const env = { DATABASE_URL: stored.url, AUTH_SECRET: secret };
    [first, second] = await Promise.all([
      startProcess({ ...env, DATA_DIR: folders[0].path }),
      startProcess({ ...env, DATA_DIR: folders[1].path }),
    ]);
  });

  afterAll(async () => {
    await Promise.all([first.end("SIGTERM"), second.end("SIGTERM")]);
    await stored.drop();
    for (const folder of folders) folder.dispose();
  });

  const withDatabase = async <T>(
    work: (database: ReturnType<typeof openPostgres>) => Promise<T>,
  ) => {
    const database = openPostgres(stored.url, {});
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };

  const signUpOn = ({ clientFor }: ServerProcess, email: string) =>
    withDatabase((database) => {
      const mailbox = sharedMailbox([first, second]);
      return signUp(
        { client: clientFor(null), clientFor, mailbox, parts: { database } },
        { email },
      );
    });

  it("know the same sessions (API-14)", async () => {
    const { token, user } = await signUpOn(first, "sessions@example.com");
    expect(dataOf(await second.clientFor(token).me(undefined)).user.id).toBe(user.id);
    dataOf(await second.clientFor(token).logout(undefined));
    expect(codeOf(await first.clientFor(token).me(undefined))).toBe("unauthorized");
  });

  it("let exactly 15 of 100 simultaneous requests through when 15 are left (API-14, USE-4)", async () => {
    const { token, user } = await signUpOn(first, "parallel@example.com");
    const clients = [first.clientFor(token), second.clientFor(token)];
    const results = await Promise.all(
      Array.from({ length: 50 }).flatMap(() =>
        clients.map((client) => client.enhancePrompt({ prompt })),
      ),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(15);
    expect(new Set(results.filter((result) => !result.ok).map(codeOf))).toEqual(
      new Set(["quota_exceeded"]),
    );
    const [used, history, reservations] = await withDatabase(({ db }) =>
      Promise.all([
        db.selectFrom("allowance").select("used").where("userId", "=", user.id).execute(),
        db.selectFrom("enhancement").selectAll().where("userId", "=", user.id).execute(),
        db.selectFrom("reservation").selectAll().execute(),
      ]),
    );
    expect([used, history.length, reservations]).toEqual([[{ used: 15 }], 15, []]);
  });

  it("count revisions of one result as the use they are, whichever process they reach", async () => {
    const { token, user } = await signUpOn(first, "revisions@example.com");
    const clients = [first.clientFor(token), second.clientFor(token)];
    const answering = (text: string) => ({ prompt, answers: [{ need: "mail-to", text }] });
    const results = await Promise.all(
      ["Zoë", "the board", "my boss", "Bob"].flatMap((text) =>
        clients.map((client) => client.enhancePrompt(answering(text))),
      ),
    );
    for (const result of results) dataOf(result);
    expect(dataOf(await first.clientFor(token).me(undefined)).user.usesRemaining).toBe(14);
    const history = await withDatabase(({ db }) =>
      db.selectFrom("enhancement").selectAll().where("userId", "=", user.id).execute(),
    );
    expect(history).toHaveLength(1);
  });

  it("count one of many same requests with one idempotency key", async () => {
    const { token } = await signUpOn(second, "idempotent@example.com");
    const clients = [first.clientFor(token), second.clientFor(token)];
    const results = await Promise.all(
      Array.from({ length: 10 }).flatMap(() =>
        clients.map((client) => client.enhancePrompt({ prompt }, { idempotencyKey: "same" })),
      ),
    );
    const ids = results.flatMap((result) => (result.ok ? [result.data.id] : []));
    expect(new Set(ids).size).toBe(1);
    expect(dataOf(await first.clientFor(token).me(undefined)).user.usesRemaining).toBe(14);
  });
});
