import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

const apiFolder = join(import.meta.dirname, "..", "..");
const packagesFolder = join(apiFolder, "..", "..", "packages");

/** The built server, the file production runs. */
export const builtServer = join(apiFolder, "dist", "main.js");

const newest = (paths: readonly string[]): number =>
  Math.max(...paths.map((path) => statSync(path).mtimeMs));

const sources = (): string[] => [
  ...globSync("src/**/*.{ts,tsx}", { cwd: apiFolder }).map((path) => join(apiFolder, path)),
  ...globSync("{api-client,enhancer}/src/**/*.ts", { cwd: packagesFolder }).map((path) =>
    join(packagesFolder, path),
  ),
  join(apiFolder, "vite.config.ts"),
];

const isFresh = (): boolean => {
  const built = statSync(builtServer, { throwIfNoEntry: false });
  const production = sources().filter((path) => !/\.test\.tsx?$|\/testing\//.test(path));
  return built !== undefined && built.mtimeMs >= newest(production);
};

/** Builds the server unless the build is newer than every source. */
export const buildServer = async (): Promise<void> => {
  if (!isFresh()) await build({ root: apiFolder, logLevel: "error" });
};
