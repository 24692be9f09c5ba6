/** Parts of the tests that can be run alone, and all of them. */
export const testParts = ["all", "unit", "e2e"] as const;
export type TestPart = (typeof testParts)[number];

/** What this machine has of what the tests need besides Node. */
export interface Machine {
  /** Debian's own Chromium comes without other languages than English. */
  readonly chromium: "none" | "english-only" | "whole";
  readonly hasPostgres: boolean;
  /** Tests leave PostgreSQL out where somebody said so. */
  readonly isPostgresLeftOut: boolean;
  readonly hasApt: boolean;
}

export type SystemPackage = "chromium" | "chromium-l10n" | "postgresql";

/** What a part of the tests needs and a machine lacks, as Debian's packages are called. */
export const missingPackages = (machine: Machine, part: TestPart): SystemPackage[] => {
  const { chromium, hasPostgres, isPostgresLeftOut, hasApt } = machine;
  const opensBrowser = part !== "unit";
  const asksPostgres = part !== "e2e" && !isPostgresLeftOut;
  const lacksLanguages = chromium === "english-only" || (chromium === "none" && hasApt);
  return [
    ...(opensBrowser && chromium === "none" ? (["chromium"] as const) : []),
    ...(opensBrowser && lacksLanguages ? (["chromium-l10n"] as const) : []),
    ...(asksPostgres && !hasPostgres ? (["postgresql"] as const) : []),
  ];
};

/** The call that has Playwright fetch its own Chromium, which speaks every language. */
export const fetchChromium = [
  "--filter",
  "@whetstone/e2e",
  "exec",
  "playwright",
  "install",
  "chromium",
];

/** What to tell somebody whose machine lacks packages: each line is a sentence or a command. */
export const adviceFor = (missing: readonly SystemPackage[], machine: Machine): string[] => {
  const said = `Missing for these tests: ${missing.join(", ")}. Install with`;
  if (machine.hasApt)
    return [
      said,
      `  sudo apt-get update && sudo apt-get install -y --no-install-recommends ${missing.join(" ")}`,
      'or give "--install", which does the same where it may.',
    ];
  return [
    said,
    ...(missing.includes("chromium") ? [`  npx pnpm@12.21.0 ${fetchChromium.join(" ")}`] : []),
    ...(missing.includes("postgresql")
      ? [
          "  your system's package of the PostgreSQL server (macOS: brew install postgresql), with initdb on the PATH",
        ]
      : []),
  ];
};

/** System packages are installed only for somebody who said so, and in continuous integration. */
export const mayInstall = (
  isAsked: boolean,
  env: Readonly<Record<string, string | undefined>>,
): boolean => isAsked || env.CI === "true";
