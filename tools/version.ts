import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { addRelease, type Change } from "./changelog.ts";
import { runCommand } from "./run-command.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const changelog = join(root, "CHANGELOG.md");

const types = ["major", "minor", "patch"] as const;
const statusSchema = z.object({
  changesets: z.array(
    z.object({ summary: z.string(), releases: z.array(z.object({ type: z.string() })) }),
  ),
  releases: z.array(z.object({ newVersion: z.string() })),
});
type Status = z.infer<typeof statusSchema>;

const readStatus = async (): Promise<Status | null> => {
  const folder = await mkdtemp(join(tmpdir(), "whetstone-version-"));
  const file = join(folder, "status.json");
  const code = await runCommand("changeset", ["status", `--output=${file}`], { quiet: true });
  const status = code === 0 ? statusSchema.parse(JSON.parse(await readFile(file, "utf8"))) : null;
  await rm(folder, { recursive: true });
  return status;
};

/** A changeset may name several packages; the largest step counts. */
const changeOf = ({ summary, releases }: Status["changesets"][number]): Change => ({
  summary,
  type: types.find((type) => releases.some((release) => release.type === type)) ?? "patch",
});

/**
 * Raises the version of every package to the one that the waiting changesets ask for and moves them
 * into CHANGELOG.md; answers the exit code.
 */
export const raiseVersion = async (date: string): Promise<number> => {
  const status = await readStatus();
  const version = status?.releases[0]?.newVersion;
  if (!status || version === undefined) {
    console.error("No changeset waits for a release; add one with: pnpm changeset");
    return 1;
  }
  const changes = status.changesets.map(changeOf);
  const text = await readFile(changelog, "utf8");
  const failed = await runCommand("changeset", ["version"]);
  if (failed !== 0) return failed;
  await writeFile(changelog, addRelease(text, { version, date, changes }));
  return runCommand("npm", ["pkg", "set", `version=${version}`]);
};
