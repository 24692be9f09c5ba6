import { randomBytes, randomUUID } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { StartFault } from "./start-fault.ts";

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "unknown";

/**
 * Makes a folder and those above it, one by one: on some file systems (`/proc`) Node's own
 * recursive way never ends.
 */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  }
};

/** Makes the data folder when it is missing. Throws a `StartFault` when it can't be written. */
export const prepareDataFolder = (folder: string): void => {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const probe = join(folder, `.write-test-${randomUUID()}`);
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    throw new StartFault(
      `The data folder ${folder} can't be written (${codeOf(error)}). Set DATA_DIR to a folder that can.`,
    );
  }
};

const secretBytes = 48;

/** Writes a file whole or not at all; leaves one that is there alone. */
const writeOnce = (path: string, content: string): void => {
  const draft = `${path}.${randomUUID()}`;
  writeFileSync(draft, content, { mode: 0o600, flag: "wx" });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
};

/** Names of the secrets a data folder holds. */
export type SecretName = "auth-secret" | "admin-key";

/** Where a secret is kept. */
export const secretPath = (folder: string, name: SecretName): string => join(folder, name);

/** A secret of this data folder, made at the first start; readable by its owner only. */
export const readOrCreateSecret = (folder: string, name: SecretName): string => {
  const path = secretPath(folder, name);
  try {
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
  }
  writeOnce(path, randomBytes(secretBytes).toString("base64url"));
  return readFileSync(path, "utf8").trim();
};
