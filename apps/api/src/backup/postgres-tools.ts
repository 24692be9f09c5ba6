import { spawn } from "node:child_process";
import { StartFault } from "../start-fault.ts";

/** A database address as the environment of PostgreSQL's tools: a password never stands in a command line. */
export const environmentOf = (url: string): Record<string, string> => {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const sslMode = searchParams.get("sslmode");
  const host = searchParams.get("host") ?? hostname.replace(/^\[|\]$/g, "");
  const known = {
    PGHOST: decodeURIComponent(host),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: sslMode ?? "",
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== ""));
};

/** Where PostgreSQL's tools are found, and the program's own search path. */
export interface ToolOptions {
  readonly path: string | undefined;
}

/** Runs one of PostgreSQL's tools on a database. Throws a `StartFault` with its last words. */
export const runTool = (
  tool: "pg_dump" | "pg_restore",
  url: string,
  args: readonly string[],
  { path }: ToolOptions,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const env = { ...(path === undefined ? {} : { PATH: path }), ...environmentOf(url) };
    const child = spawn(tool, args, { env, stdio: ["ignore", "ignore", "pipe"] });
    let words = "";
    child.stderr.on("data", (chunk) => {
      words = `${words}${chunk}`.slice(-2000);
    });
    child.once("error", () =>
      reject(
        new StartFault(`${tool} is needed and was not found. Install PostgreSQL's client tools.`),
      ),
    );
    child.once("close", (code) => {
      if (code === 0) resolve();
      else reject(new StartFault(`${tool} failed: ${words.trim()}`));
    });
  });
