import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startMailServer } from "./mail-server.ts";

const builtServer = fileURLToPath(new URL("../../apps/api/dist/main.js", import.meta.url));

const addressPrinted = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let printed = "";
    const listen = (chunk: Buffer) => {
      printed += chunk.toString();
      const address = printed.match(/http:\/\/localhost:\d+/)?.[0];
      if (address) resolve(address);
    };
    server.stdout?.on("data", listen);
    server.stderr?.on("data", listen);
    server.once("exit", (code) => reject(new Error(`The server ended with ${code}:\n${printed}`)));
  });

/** Runs the built server with such an environment, beside what the tests always say. */
export const runServer = async (
  env: Readonly<Record<string, string>>,
  main: string = builtServer,
) => {
  const server = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: "0", LLM_PROVIDER: "built-in", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const log: string[] = [];
  server.stdout.on("data", (chunk: Buffer) => log.push(chunk.toString()));
  server.stderr.on("data", (chunk: Buffer) => log.push(chunk.toString()));
  const address = await addressPrinted(server);
  return {
    address,
    pid: server.pid,
    /** Everything the server printed so far. */
    printed: () => log.join(""),
    /** Ends it, and resolves to its exit code. */
    end: (signal: NodeJS.Signals) => {
      server.kill(signal);
      return ended;
    },
  };
};

export type RunningServer = Awaited<ReturnType<typeof runServer>>;

/** The built server with its own folder and a real SMTP server, as a person would run it. */
export const startProduct = async (
  env: Readonly<Record<string, string>> = {},
  main: string = builtServer,
) => {
  const dataFolder = await mkdtemp(join(tmpdir(), "whetstone-e2e-"));
  const mail = await startMailServer();
  const server = await runServer({ DATA_DIR: dataFolder, SMTP_URL: mail.url, ...env }, main);
  return {
    address: server.address,
    pid: server.pid,
    dataFolder,
    mail,
    printed: server.printed,
    stop: async () => {
      await server.end("SIGTERM");
      await mail.close();
    },
    removeData: () => rm(dataFolder, { recursive: true, force: true }),
  };
};

export type Product = Awaited<ReturnType<typeof startProduct>>;
