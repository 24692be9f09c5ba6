import { runCommand } from "./run-command.ts";

/** What `pnpm check` looks at, in this order. */
const steps = [
  { name: "format and lint", command: "biome", args: ["ci", "."] },
  { name: "types", command: "tsc", args: ["-b"] },
  { name: "boundaries", command: "vitest", args: ["run", "--project", "architecture"] },
  { name: "dead code", command: "knip", args: [] },
] as const;

/** How many of a run's parts passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** What failed, by name, as far as it is known. */
  readonly failures: readonly string[];
}

/** Runs every step, so that one run shows all that is wrong. */
export const check = async (): Promise<Tally> => {
  const failed: string[] = [];
  for (const { name, command, args } of steps) {
    const begun = performance.now();
    const code = await runCommand(command, args, { quiet: true });
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    process.stdout.write(`${code === 0 ? "ok    " : "FAILED"} ${name} (${seconds} s)\n`);
    if (code !== 0) failed.push(name);
  }
  return { passed: steps.length - failed.length, failed: failed.length, failures: failed };
};
