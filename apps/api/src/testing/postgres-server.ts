import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

const debianFolder = "/usr/lib/postgresql";

const debianBins = (): string[] => {
  try {
    return readdirSync(debianFolder)
      .sort((left, right) => Number(right) - Number(left))
      .map((version) => join(debianFolder, version, "bin"));
  } catch {
    return [];
  }
};

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The folder that holds PostgreSQL's `initdb` and `postgres`. */
const findBinaries = (): string => {
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...debianBins()];
  const found = folders.find((folder) =>
    ["initdb", "postgres"].every((name) => isExecutable(join(folder, name))),
  );
  if (found) return found;
  throw new Error(
    "PostgreSQL is needed for these tests, and its initdb and postgres were not found. Install it (Debian: apt-get install postgresql), or run with WHETSTONE_TEST_DATABASES=sqlite to leave it out.",
  );
};

interface Identity {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to run as root: it runs as `postgres` or `nobody` then. */
const unprivileged = (): Identity => {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    try {
      const id = (flag: string) => Number(execFileSync("id", [flag, name], { stdio: "pipe" }));
      return { uid: id("-u"), gid: id("-g") };
    } catch (error) {
      if (name === "nobody") throw error;
    }
  }
  return {};
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });

const untilReady = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = "";
    server.stderr?.on("data", (chunk) => {
      output += chunk;
      if (output.includes("ready to accept connections")) resolve();
    });
    server.once("exit", () => reject(new Error(`PostgreSQL did not start:\n${output}`)));
  });

export interface PostgresServer {
  /** Address of the server with its `postgres` database. */
  readonly url: string;
  /**
   * Ends every connection and starts again on the same data; `whileAway` runs in between. After
   * `SIGQUIT`, which is as a crash, it recovers what it had promised.
   */
  readonly restart: (
    whileAway: () => Promise<void>,
    signal?: "SIGINT" | "SIGQUIT",
  ) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const notDurable = [
  "-c",
  "fsync=off",
  "-c",
  "full_page_writes=off",
  "-c",
  "synchronous_commit=off",
];

/**
 * Starts a PostgreSQL server of its own on a free port, in a temporary folder. Only a durable one
 * keeps its promises over a crash; tests that have none are quicker without.
 */
export const startPostgres = async ({
  isDurable = false,
}: {
  isDurable?: boolean;
} = {}): Promise<PostgresServer> => {
  const binaries = findBinaries();
  const identity = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), "whetstone-postgres-"));
  if (identity.uid !== undefined && identity.gid !== undefined)
    chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, "data");
  const initArguments = ["-D", data, "-U", "whetstone", "-A", "trust", "-E", "UTF8", "--no-sync"];
  execFileSync(join(binaries, "initdb"), [...initArguments, "--locale=C"], {
    cwd: folder,
    stdio: "pipe",
    ...identity,
  });
  const port = await freePort();
  const listen = ["-p", String(port), "-k", folder, "-c", "listen_addresses=127.0.0.1"];
  const launch = async (): Promise<ChildProcess> => {
    const server = spawn(
      join(binaries, "postgres"),
      ["-D", data, ...listen, "-c", "max_connections=300", ...(isDurable ? [] : notDurable)],
      { cwd: folder, stdio: ["ignore", "ignore", "pipe"], ...identity },
    );
    await untilReady(server);
    return server;
  };
  let server = await launch();
  const halt = async (signal: "SIGINT" | "SIGQUIT" = "SIGINT") => {
    if (server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await ended;
  };
  return {
    url: `postgres://whetstone@127.0.0.1:${port}/postgres`,
    restart: async (whileAway, signal) => {
      await halt(signal);
      await whileAway();
      server = await launch();
    },
    stop: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
