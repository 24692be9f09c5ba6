import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { addRelease, notesOf } from "./changelog.ts";

const before = `# Changelog

## [Unreleased]

### Added

- A door.

## [0.1.0] - 2026-01-01

- The first.
`;
const release = {
  version: "0.2.0",
  date: "2026-02-02",
  changes: [
    { type: "patch", summary: "The window shuts." },
    { type: "minor", summary: "A roof,\nof tiles." },
  ],
} as const;

describe("the changelog", () => {
  it("gets a section of the release, above the earlier ones", () => {
    expect(addRelease(before, release)).toBe(`# Changelog

## [Unreleased]

## [0.2.0] - 2026-02-02

### Added

- A door.

### Added and changed

- A roof,
  of tiles.

### Fixed

- The window shuts.

## [0.1.0] - 2026-01-01

- The first.
`);
  });

  it("takes several releases, one after the other", () => {
    const twice = addRelease(addRelease(before, release), {
      version: "0.2.1",
      date: "2026-03-03",
      changes: [{ type: "patch", summary: "The door shuts." }],
    });
    expect(notesOf(twice, "0.2.1")).toBe("### Fixed\n\n- The door shuts.");
    expect(notesOf(twice, "0.2.0")).toContain("A roof");
    expect(notesOf(twice, "0.1.0")).toBe("- The first.");
  });

  it("has no notes of a version it doesn't know, or says nothing of", () => {
    expect(() => notesOf(before, "0.2.0")).toThrow('no section "## [0.2.0]"');
    expect(() => notesOf("# C\n\n## [1.0.0]\n", "1.0.0")).toThrow("says nothing of 1.0.0");
  });

  it("of this project takes a release", () => {
    const own = readFileSync(new URL("../CHANGELOG.md", import.meta.url), "utf8");
    expect(notesOf(addRelease(own, { ...release, version: "9.9.9" }), "9.9.9")).toContain("A roof");
  });
});
