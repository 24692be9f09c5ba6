import { expect, it } from "vitest";
import { migrationOf, storedVersion } from "./migrations.ts";

it("what was stored before there was a version gets one, and what is there stays", () => {
  const written = migrationOf({ sessionToken: "t", settings: { style: "concise" } });
  expect(written).toEqual({ version: storedVersion });
});

it("what is of today's version, or of a newer one, is left alone", () => {
  expect(migrationOf({ version: storedVersion, library: ["x"] })).toBeNull();
  expect(migrationOf({ version: storedVersion + 1 })).toBeNull();
});

it("an unreadable version counts as none", () => {
  expect(migrationOf({ version: "one" })).toMatchObject({ version: storedVersion });
});
