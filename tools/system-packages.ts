import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { findChromium } from "./find-chromium.ts";
import { runCommand } from "./run-command.ts";
import {
  adviceFor,
  fetchChromium,
  type Machine,
  missingPackages,
  type SystemPackage,
  type TestPart,
} from "./test-needs.ts";

/** What of Playwright is asked where the system has no Chromium. */
interface Playwright {
  readonly chromium: { executablePath(): string };
}

/** The folder of Debian's Chromium, whose package holds English alone. */
const debianLanguages = "/usr/lib/chromium/locales";

const hasPlaywrightsChromium = (): boolean => {
  const fromTests = createRequire(new URL("../e2e/package.json", import.meta.url));
  const { chromium }: Playwright = fromTests("@playwright/test");
  return existsSync(chromium.executablePath());
};

const stateOfChromium = (): Machine["chromium"] => {
  const chromium = findChromium();
  if (chromium === null) return hasPlaywrightsChromium() ? "whole" : "none";
  const isDebians = chromium === "/usr/bin/chromium" && existsSync(debianLanguages);
  return isDebians && !existsSync(`${debianLanguages}/de.pak`) ? "english-only" : "whole";
};

const hasPostgres = (): boolean => {
  const onPath = (process.env.PATH ?? "")
    .split(":")
    .some((folder) => existsSync(`${folder}/initdb`));
  const debian = "/usr/lib/postgresql";
  return onPath || (existsSync(debian) && readdirSync(debian).length > 0);
};

const lookAround = (): Machine => ({
  chromium: stateOfChromium(),
  hasPostgres: hasPostgres(),
  isPostgresLeftOut: process.env.WHETSTONE_TEST_DATABASES === "sqlite",
  hasApt: existsSync("/usr/bin/apt-get"),
});

/** From Debian's packages as root there, else Chromium alone through Playwright. */
const install = async (missing: readonly SystemPackage[], { hasApt }: Machine): Promise<void> => {
  process.stdout.write(`Installing ${missing.join(" and ")}…\n`);
  if (hasApt && process.getuid?.() === 0) {
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await runCommand("apt-get", ["update", "-qq"], { quiet: true, env });
    const args = ["install", "-y", "-qq", "--no-install-recommends", ...missing];
    await runCommand("apt-get", args, { quiet: true, env });
  } else if (missing.includes("chromium")) await runCommand("pnpm", fetchChromium);
};

/**
 * Makes sure that a part of the tests has the system packages it needs: installs what is missing
 * where that is allowed, and else says what is missing and how to get it. Answers whether all is
 * there.
 */
export const provideSystemPackages = async (
  part: TestPart,
  isInstallAllowed: boolean,
): Promise<boolean> => {
  let machine = lookAround();
  let missing = missingPackages(machine, part);
  if (missing.length > 0 && isInstallAllowed) {
    await install(missing, machine);
    machine = lookAround();
    missing = missingPackages(machine, part);
  }
  if (missing.length === 0) return true;
  process.stderr.write(`${adviceFor(missing, machine).join("\n")}\n`);
  return false;
};
