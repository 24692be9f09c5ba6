import { createHash } from "node:crypto";
import type { Passwords } from "../accounts/passwords.ts";

/** Hashing without its cost, for tests of other things, which counts what it was asked to do. */
export interface QuickPasswords extends Passwords {
  /** How many hashes were made or checked so far. */
  readonly count: () => number;
}

/** Makes password hashing that takes no time. */
export const createQuickPasswords = (): QuickPasswords => {
  let count = 0;
  const digest = (password: string) => {
    count += 1;
    return createHash("sha256").update(`quick ${password}`).digest("hex");
  };
  return {
    hash: async (password) => digest(password),
    matches: async (password, hash) => digest(password) === hash,
    count: () => count,
  };
};
