import { buildChanged } from "./build.ts";
import { runCommand } from "./run-command.ts";

/** Builds what changed, then measures public pages of the built server; the addresses may be named. */
export const lighthouse = async (paths: readonly string[]): Promise<number> => {
  const built = await buildChanged();
  return built === 0 ? runCommand("node", ["e2e/lighthouse.ts", ...paths]) : built;
};
