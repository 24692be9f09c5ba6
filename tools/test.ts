import { mkdtemp, readFile, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { z } from "zod";
import { buildAllChanged } from "./build.ts";
import { check, type Tally } from "./check.ts";
import { runCommand } from "./run-command.ts";
import { provideSystemPackages } from "./system-packages.ts";
import type { TestPart } from "./test-needs.ts";

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

const readReport = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return null;
  }
};

/** A run that failed without a failed test (a crash, no report) counts as one failure. */
const tallyOf = (
  passed: number,
  failed: number,
  code: number,
  failures: readonly string[] = [],
): Tally => ({ passed, failed: failed === 0 && code !== 0 ? 1 : failed, failures });

/** The failed tests of a run, and the files that failed as a whole. */
const failuresOf = ({ testResults }: z.output<typeof vitestReport>): string[] =>
  testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === "failed");
      const file = relative(process.cwd(), name);
      return tests.length === 0 ? [file] : tests.map(({ fullName }) => `${file} › ${fullName}`);
    });

const runUnit = async (reports: string): Promise<Tally> => {
  const file = join(reports, "unit.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  // One core is left idle otherwise; what the root's configuration says of it reaches no project.
  const code = await runCommand("vitest", ["run", "--maxWorkers=100%", ...reporters]);
  const report = vitestReport.safeParse(await readReport(file));
  if (!report.success) return tallyOf(0, 0, 1);
  const { numPassedTests, numFailedTests } = report.data;
  return tallyOf(numPassedTests, numFailedTests, code, failuresOf(report.data));
};

const runBrowser = async (reports: string): Promise<Tally> => {
  const file = join(reports, "browser.json");
  const args = ["test", "--config", "e2e/playwright.config.ts", "--reporter=list,json"];
  const code = await runCommand("playwright", args, {
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      PATH: `e2e/node_modules/.bin:${process.env.PATH}`,
    },
  });
  const report = playwrightReport.safeParse(await readReport(file));
  if (!report.success) return tallyOf(0, 0, 1);
  const { expected, unexpected, flaky } = report.data.stats;
  return tallyOf(expected, unexpected + flaky, code);
};

/** What the tests of two workers write at once is less, in bytes. */
const roomForTests = 4 * 2 ** 30;

/** Where tests keep databases and profiles: in memory where there is room, since disks may stall. */
const folderForTests = async (): Promise<string> => {
  const memory = "/dev/shm";
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > roomForTests ? memory : tmpdir();
};

/**
 * Runs `check`, unit and browser tests (or one of `unit`, `e2e`), names what failed and ends with one
 * plain line `N passed, N failed`; answers the exit code. Without a system package that it needs nothing is run,
 * and with `isInstallAllowed` it is installed first.
 */
export const runTests = async (part: TestPart, isInstallAllowed: boolean): Promise<number> => {
  if (!(await provideSystemPackages(part, isInstallAllowed))) return 1;
  process.env.TMPDIR = await folderForTests();
  const tallies: Tally[] = part === "all" ? [await check()] : [];
  if ((await buildAllChanged()) !== 0) tallies.push(tallyOf(0, 1, 1, ["build"]));
  const reports = await mkdtemp(join(tmpdir(), "whetstone-reports-"));
  if (part !== "e2e") tallies.push(await runUnit(reports));
  if (part !== "unit") tallies.push(await runBrowser(reports));
  await rm(reports, { recursive: true, force: true });
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  // The browser tests have named theirs right above; the others are far up.
  for (const one of tallies.flatMap(({ failures }) => failures))
    process.stdout.write(`FAILED ${one}\n`);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
};
