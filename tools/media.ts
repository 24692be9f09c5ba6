import { existsSync } from "node:fs";
import { buildChanged } from "./build.ts";
import { runCommand } from "./run-command.ts";

const hasFfmpeg = (): boolean =>
  (process.env.PATH ?? "").split(":").some((folder) => existsSync(`${folder}/ffmpeg`));

/**
 * Builds what changed, films the walkthrough of the public pages on the built product, builds it in,
 * and takes the pictures of the README.
 */
export const media = async (): Promise<number> => {
  if (!hasFfmpeg()) {
    process.stderr.write("ffmpeg is missing. On Debian: apt-get install -y ffmpeg\n");
    return 1;
  }
  const built = await buildChanged();
  if (built !== 0) return built;
  const filmed = await runCommand("node", ["e2e/media.ts"]);
  if (filmed !== 0) return filmed;
  const pictured = await runCommand("node", ["e2e/pictures.ts"]);
  return pictured === 0 ? buildChanged() : pictured;
};
