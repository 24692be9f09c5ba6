import { buildChanged } from "./build.ts";
import { runCommand } from "./run-command.ts";

const inPackage = (name: string, ...command: readonly string[]): Promise<number> =>
  runCommand("pnpm", ["--filter", `@whetstone/${name}`, "exec", ...command]);

/**
 * Development servers, until interrupted: the web app with hot reload, the API rebuilt and
 * restarted on every change, the extension rebuilt into its folder.
 */
export const dev = async (): Promise<number> => {
  const built = await buildChanged();
  if (built !== 0) return built;
  const codes = await Promise.all([
    inPackage("api", "vite", "build", "--watch"),
    inPackage("api", "node", "--watch", "dist/main.js"),
    inPackage("web", "vite"),
    inPackage("extension", "vite"),
  ]);
  return Math.max(...codes);
};
