import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ApiClient, createApiClient, createFetchTransport } from "@whetstone/api-client";
import { builtServer } from "./build-server.ts";
import { createMailbox, lastCodeIn, type Mailbox } from "./mailbox.ts";

/** What a server process ended with. */
export interface Ended {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** The built server as a process of its own. */
export interface ServerProcess {
  /** Where it is reached. */
  readonly url: string;
  readonly dataDir: string;
  /** What this process has mailed; `lastCode` waits for the mail. */
  readonly mailbox: Mailbox;
  /** Resolves when the process writes to its standard output next, or ends. */
  readonly nextOutput: () => Promise<unknown>;
  readonly clientFor: (token: string | null) => ApiClient;
  readonly stdout: () => string;
  readonly end: (signal: NodeJS.Signals) => Promise<Ended>;
}

type Env = Readonly<Record<string, string>>;

/** Makes a data folder that `dispose` removes. */
export const createDataFolder = (): { path: string; dispose: () => void } => {
  const path = mkdtempSync(join(tmpdir(), "whetstone-process-"));
  return { path, dispose: () => rmSync(path, { recursive: true, force: true }) };
};

const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

const spawnServer = (env: Env) => {
  const child = spawn(process.execPath, [builtServer], {
    env: { PATH: process.env.PATH, PORT: "0", LOG_LEVEL: "error", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  child.once("close", () => running.delete(child));
  const output = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk) => {
    output.stdout += chunk;
  });
  child.stderr.on("data", (chunk) => {
    output.stderr += chunk;
  });
  const ended = once(child, "close").then((): Ended => ({ exitCode: child.exitCode, ...output }));
  return { child, output, ended };
};

const untilRunning = (child: ChildProcess, output: { stdout: string }): Promise<string> =>
  new Promise((resolve) => {
    child.stdout?.on("data", () => {
      const [, url] = /is running at (\S+)/.exec(output.stdout) ?? [];
      if (url && output.stdout.includes("Data is kept in")) resolve(url);
    });
  });

const mailFiles = (stdout: string): string[] =>
  stdout.split("\n").flatMap((line) => (line.startsWith("Mail: ") ? [line.slice(6)] : []));

/** What any of some processes on one database have mailed; `lastCode` waits for the mail. */
export const sharedMailbox = (
  servers: readonly Pick<ServerProcess, "mailbox" | "nextOutput">[],
): Mailbox => {
  const mails = async (to?: string) =>
    (await Promise.all(servers.map(({ mailbox }) => mailbox.mails(to)))).flat();
  return {
    mails,
    lastCode: async (to) => {
      for (;;) {
        const output = Promise.race(servers.map(({ nextOutput }) => nextOutput()));
        const code = lastCodeIn(await mails(to));
        if (code !== undefined) return code;
        await output;
      }
    },
  };
};

/** Starts the built server on a free port; rejects when it ends before it runs. */
export const startProcess = async (env: Env & { DATA_DIR: string }): Promise<ServerProcess> => {
  const { child, output, ended } = spawnServer(env);
  const url = await Promise.race([
    untilRunning(child, output),
    ended.then(({ stderr }) => Promise.reject(new Error(`The server did not start: ${stderr}`))),
  ]);
  const nextOutput = () => Promise.race([once(child.stdout, "data"), ended]);
  const mailbox = createMailbox({
    folder: join(env.DATA_DIR, "outbox"),
    order: () => mailFiles(output.stdout),
    sent: async () => {},
  });
  return {
    url,
    dataDir: env.DATA_DIR,
    mailbox: sharedMailbox([{ mailbox, nextOutput }]),
    nextOutput,
    clientFor: (token) =>
      createApiClient(createFetchTransport({ origin: () => url, readToken: async () => token })),
    stdout: () => output.stdout,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
};

/** Runs the built server when it is expected to give up by itself. */
export const runToEnd = (env: Env): Promise<Ended> => spawnServer(env).ended;
