import { buildChanged } from "./build.ts";
import { runCommand } from "./run-command.ts";

/** Builds what changed, then shows the extension on copies of the chat pages until the browser is closed. */
export const demo = async (): Promise<number> => {
  const built = await buildChanged();
  return built === 0 ? runCommand("node", ["e2e/demo.ts"]) : built;
};
