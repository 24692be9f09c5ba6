import { existsSync, readdirSync } from "node:fs";
import { findChromium } from "./find-chromium.ts";
import { runCommand } from "./run-command.ts";

const hasPostgres = (): boolean => {
  const onPath = (process.env.PATH ?? "")
    .split(":")
    .some((folder) => existsSync(`${folder}/initdb`));
  const debian = "/usr/lib/postgresql";
  return onPath || (existsSync(debian) && readdirSync(debian).length > 0);
};

const canInstall = (): boolean => existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;

/** The folder of Debian's Chromium, whose package holds English alone. */
const debianLanguages = "/usr/lib/chromium/locales";

/** True where the browser tests would find no language but English. */
const lacksLanguages = (): boolean => {
  const chromium = findChromium();
  if (chromium === null) return canInstall();
  const isDebians = chromium === "/usr/bin/chromium" && existsSync(debianLanguages);
  return isDebians && !existsSync(`${debianLanguages}/de.pak`);
};

/**
 * Installs what the tests need and this machine lacks: Chromium with its languages and PostgreSQL,
 * from Debian's packages as root there, else Chromium through Playwright.
 */
export const installSystemPackages = async (): Promise<void> => {
  const missing = [
    ...(findChromium() ? [] : ["chromium"]),
    ...(lacksLanguages() ? ["chromium-l10n"] : []),
    ...(hasPostgres() ? [] : ["postgresql"]),
  ];
  if (missing.length === 0) return;
  process.stdout.write(`Installing ${missing.join(" and ")}…\n`);
  if (canInstall()) {
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await runCommand("apt-get", ["update", "-qq"], { quiet: true, env });
    const install = ["install", "-y", "-qq", "--no-install-recommends", ...missing];
    await runCommand("apt-get", install, { quiet: true, env });
    return;
  }
  if (missing.includes("chromium")) {
    await runCommand("pnpm", [
      "--filter",
      "@whetstone/e2e",
      "exec",
      "playwright",
      "install",
      "chromium",
    ]);
  }
};
