import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { prepareDataFolder, readOrCreateSecret } from "./data-folder.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "whetstone-folder-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("makes a secret once, readable by its owner only", () => {
  const secret = readOrCreateSecret(folder, "auth-secret");
  expect(secret).toMatch(/^[\w-]{64}$/);
  expect(readOrCreateSecret(folder, "auth-secret")).toBe(secret);
  expect(statSync(join(folder, "auth-secret")).mode & 0o777).toBe(0o600);
});

it("makes a missing data folder, with its parents", () => {
  const nested = join(folder, "a", "b");
  prepareDataFolder(nested);
  expect(statSync(nested).isDirectory()).toBe(true);
});

it("names a data folder below a file system that takes no folders", () => {
  expect(() => prepareDataFolder("/proc/whetstone/data")).toThrow(/can't be written/);
});

it("names a data folder that can't be written", () => {
  const path = join(folder, "file");
  writeFileSync(path, "");
  expect(() => prepareDataFolder(join(path, "data"))).toThrow(
    /The data folder .+ can't be written/,
  );
});
