import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The repository's files of these patterns with their text, those not yet committed too. */
export const repositoryFiles = (
  ...patterns: readonly string[]
): { readonly path: string; readonly text: string }[] =>
  execFileSync("git", ["ls-files", "-co", "--exclude-standard", "--", ...patterns], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((path) => path !== "" && existsSync(`${root}${path}`))
    .map((path) => ({ path, text: readFileSync(`${root}${path}`, "utf8") }));

/** Every file that may hold a rule or cite one. */
export const ruleFiles = (): ReturnType<typeof repositoryFiles> =>
  repositoryFiles("*.ts", "*.tsx", "*.mjs", "*.css", "*.md");
