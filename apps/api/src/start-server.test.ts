import { existsSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sqliteFileName } from "./database/sqlite.ts";
import { dataOf } from "./testing/expect-result.ts";
import { createDataFolder, type Ended, runToEnd, startProcess } from "./testing/server-process.ts";
import { startSmtp } from "./testing/smtp-server.ts";
import { writeTinyModel } from "./testing/tiny-model.ts";

let folder: ReturnType<typeof createDataFolder>;
beforeEach(() => {
  folder = createDataFolder();
});
afterEach(() => folder.dispose());

const takenPort = async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { port: String(port), close: () => server.close() };
};

const expectOneLine = ({ exitCode, stdout, stderr }: Ended, pattern: RegExp): void => {
  expect(stderr.trimEnd().split("\n")).toEqual([expect.stringMatching(pattern)]);
  expect(stdout).toBe("");
  expect(exitCode).toBe(1);
};

describe("the built server", () => {
  it("prints its address, where mail goes and where data is, and is ready (API-13)", async () => {
    const server = await startProcess({ DATA_DIR: folder.path });
    const port = new URL(server.url).port;
    await expect
      .poll(() => server.stdout().split("\n").slice(0, 6), { timeout: 10_000 })
      .toEqual([
        `Whetstone is running at http://localhost:${port}`,
        `Mail goes to ${join(folder.path, "outbox")}`,
        "Billing goes to a sandbox; no money moves until STRIPE_SECRET_KEY is set",
        `The admin key is in ${join(folder.path, "admin-key")}`,
        `Data is kept in ${folder.path}`,
        expect.stringMatching(/^Prompts are enhanced by .+/),
      ]);
    expect(dataOf(await server.clientFor(null).ready(undefined))).toEqual({ status: "ready" });
    expect((await server.end("SIGTERM")).exitCode).toBe(0);
  });

  it.each(["SIGTERM", "SIGINT"] as const)(
    "lets a request under way end after %s, takes no new one, and exits with 0",
    async (signal) => {
      const server = await startProcess({ DATA_DIR: folder.path });
      const headers = { "Content-Type": "application/json", Expect: "100-continue" };
      const call = request(`${server.url.replace("localhost", "127.0.0.1")}/api/auth`, {
        method: "POST",
        headers,
      });
      call.flushHeaders();
      await new Promise((resolve) => call.once("continue", resolve));
      const ended = server.end(signal);
      const isRefused = async () => !(await server.clientFor(null).health(undefined)).ok;
      while (!(await isRefused()));
      const answered = new Promise((resolve) => call.once("response", resolve));
      call.end('{"action":"me"}');
      expect(await answered).toMatchObject({ statusCode: 401 });
      expect(await ended).toMatchObject({ exitCode: 0, stderr: "" });
    },
  );

  it("stops as cleanly when it is told to right after it has started", async () => {
    const server = await startProcess({ DATA_DIR: folder.path });
    expect(await server.end("SIGTERM")).toMatchObject({ exitCode: 0, stderr: "" });
  });

  it("keeps accounts and sessions over a restart", async () => {
    const first = await startProcess({ DATA_DIR: folder.path });
    const ada = { email: "ada@example.com", password: "correct horse" };
    const client = first.clientFor(null);
    const { user } = dataOf(
      await client.register({ ...ada, firstName: "Ada", lastName: "Lovelace" }),
    );
    const confirmationCode = await first.mailbox.lastCode(ada.email);
    dataOf(await client.confirmEmail({ userId: user.id, confirmationCode }));
    const { sessionToken } = dataOf(await client.login(ada));
    await first.end("SIGTERM");
    const second = await startProcess({ DATA_DIR: folder.path });
    expect(dataOf(await second.clientFor(sessionToken).me(undefined)).user.id).toBe(user.id);
    await second.end("SIGTERM");
  });
});

describe("a mail of the built server", () => {
  it("that was not sent when the process was killed is sent after the restart, once", async () => {
    const smtp = await startSmtp();
    smtp.refuse(true);
    const env = { DATA_DIR: folder.path, SMTP_URL: smtp.url };
    const first = await startProcess(env);
    const ada = { email: "ada@example.com", password: "correct horse" };
    dataOf(await first.clientFor(null).register({ ...ada, firstName: "Ada", lastName: "L" }));
    await first.end("SIGKILL");
    smtp.refuse(false);
    const arrives = smtp.nextMail();
    const second = await startProcess(env);
    await arrives;
    await second.end("SIGTERM");
    expect(smtp.received.map(({ to }) => to?.[0]?.address)).toEqual([ada.email]);
    await smtp.stop();
  }, 60_000);
});

/** Its process gives way to everything else on the machine, in milliseconds. */
const patience = 100_000;

describe("the built server with a model in a file", { timeout: 2 * patience }, () => {
  it("starts its process, says which file, and ends with it (API-19)", async () => {
    const file = join(folder.path, "tiny.gguf");
    writeTinyModel(file, { says: "Hello from a tiny model." });
    const env = { DATA_DIR: folder.path, LLM_PROVIDER: "embedded", LLM_MODEL: file };
    const server = await startProcess({ ...env, LOG_LEVEL: "info" });
    await expect
      .poll(() => server.stdout(), { timeout: patience })
      .toContain("Prompts are enhanced by tiny.gguf in a process of its own");
    await expect.poll(() => server.stdout(), { timeout: patience }).toContain("model is loaded");
    expect((await server.end("SIGTERM")).exitCode).toBe(0);
  });
});

describe("the built server gives up with one clear line and exit code 1", () => {
  it("on a taken port", async () => {
    const { port, close } = await takenPort();
    const ended = await runToEnd({ DATA_DIR: folder.path, PORT: port });
    close();
    expectOneLine(ended, new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is taken\\.`));
  });

  it("on a data folder that can't be written", async () => {
    const file = join(folder.path, "file");
    writeFileSync(file, "");
    const ended = await runToEnd({ DATA_DIR: join(file, "data") });
    expectOneLine(ended, /^The data folder .+ can't be written/);
  });

  it("on a malformed variable, before it touches anything", async () => {
    const data = join(folder.path, "data");
    expectOneLine(await runToEnd({ DATA_DIR: data, PORT: "eighty" }), /^PORT must be/);
    expect(existsSync(data)).toBe(false);
  });

  it("on a database that can't be reached", async () => {
    const { port, close } = await takenPort();
    close();
    const url = `postgres://nobody:secret-word@127.0.0.1:${port}/none`;
    const ended = await runToEnd({ DATA_DIR: folder.path, DATABASE_URL: url });
    expectOneLine(ended, /^The database of DATABASE_URL can't be used: .*ECONNREFUSED/);
    expect(ended.stderr).not.toContain("secret-word");
  });

  it("on a data folder that another server uses", async () => {
    const server = await startProcess({ DATA_DIR: folder.path });
    const ended = await runToEnd({ DATA_DIR: folder.path });
    expectOneLine(ended, /^Another server already uses the data folder/);
    await server.end("SIGTERM");
  });

  it("on a database that a newer release has changed (DATA-15)", async () => {
    await (await startProcess({ DATA_DIR: folder.path })).end("SIGTERM");
    const file = new BetterSqlite(join(folder.path, sqliteFileName));
    file.exec(`insert into "kysely_migration" values ('999-tomorrow', '2099-01-01T00:00:00.000Z')`);
    file.close();
    expectOneLine(
      await runToEnd({ DATA_DIR: folder.path }),
      /^The database in DATA_DIR can't be used: a newer release has changed it \(999-tomorrow is unknown here\)\. Start that release/,
    );
  });

  it("on a database file that is none", async () => {
    writeFileSync(join(folder.path, "whetstone.db"), "this is not a database, ".repeat(100));
    const ended = await runToEnd({ DATA_DIR: folder.path });
    expectOneLine(ended, /^The database in DATA_DIR can't be used: file is not a database/);
  });
});
