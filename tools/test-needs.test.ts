import { describe, expect, it } from "vitest";
import { adviceFor, type Machine, mayInstall, missingPackages } from "./test-needs.ts";

const bare: Machine = {
  chromium: "none",
  hasPostgres: false,
  isPostgresLeftOut: false,
  hasApt: true,
};
const whole: Machine = { ...bare, chromium: "whole", hasPostgres: true };

describe("what the tests need", () => {
  it("is nothing on a machine that has it", () => {
    expect(missingPackages(whole, "all")).toEqual([]);
  });

  it("is only what the part asks for", () => {
    expect(missingPackages(bare, "all")).toEqual(["chromium", "chromium-l10n", "postgresql"]);
    expect(missingPackages(bare, "unit")).toEqual(["postgresql"]);
    expect(missingPackages(bare, "e2e")).toEqual(["chromium", "chromium-l10n"]);
  });

  it("is languages where Debian's Chromium has English alone", () => {
    expect(missingPackages({ ...whole, chromium: "english-only" }, "all")).toEqual([
      "chromium-l10n",
    ]);
  });

  it("is Chromium without a package of languages where there is no Debian", () => {
    expect(missingPackages({ ...bare, hasApt: false }, "e2e")).toEqual(["chromium"]);
  });

  it("is no PostgreSQL where that was left out", () => {
    expect(missingPackages({ ...bare, isPostgresLeftOut: true }, "unit")).toEqual([]);
  });
});

describe("somebody whose machine lacks packages", () => {
  it("is given one command on Debian", () => {
    expect(adviceFor(["chromium", "postgresql"], bare).join("\n")).toContain(
      "sudo apt-get update && sudo apt-get install -y --no-install-recommends chromium postgresql\n",
    );
  });

  it("is given Playwright's Chromium elsewhere", () => {
    const advice = adviceFor(["chromium"], { ...bare, hasApt: false }).join("\n");
    expect(advice).toContain("exec playwright install chromium");
    expect(advice).not.toContain("apt-get");
    expect(advice).not.toContain("PostgreSQL");
  });
});

it.each([
  [false, {}, false],
  [false, { CI: "" }, false],
  [false, { CI: "false" }, false],
  [true, {}, true],
  [false, { CI: "true" }, true],
] as const)("installs with consent only: --install %s, %o", (isAsked, env, may) => {
  expect(mayInstall(isAsked, env)).toBe(may);
});
