import { randomInt } from "node:crypto";
import { codeLength } from "@whetstone/api-client/contract";
import { minute } from "../clock.ts";
import type { Digest } from "../digest.ts";

/** Codes live this long (decisions.md, "Codes and links"). */
export const codeLifetimeMs = 10 * minute;
/** A code may be tried this often (decisions.md, "Codes and links"). */
export const maxCodeTries = 5;

/** A random code of six digits. */
export const createCode = (): string =>
  randomInt(10 ** codeLength)
    .toString()
    .padStart(codeLength, "0");

/** What is stored of a code: keyed, and bound to the registration it was made for. */
export const digestCode = (digest: Digest, userId: string, code: string): string =>
  digest("confirmation-code", `${userId}\0${code}`);
