import { randomInt } from "node:crypto";
import { codeLength } from "@whetstone/api-client/contract";
import type { Digest } from "../digest.ts";
import { ApiError } from "../http/api-error.ts";

/** A code may be tried this often (AUTH-20). */
export const maxCodeTries = 5;

/** A random code of six digits. */
export const createCode = (): string =>
  randomInt(10 ** codeLength)
    .toString()
    .padStart(codeLength, "0");

/** What is stored of a code: keyed, and bound to the registration or reset it was made for. */
export const digestCode = (digest: Digest, owner: string, code: string): string =>
  digest("confirmation-code", `${owner}\0${code}`);

/** A code that is wrong, used, replaced, or was tried too often. */
export const invalidCode = (): ApiError =>
  new ApiError("invalid_code", "That code is not right. Use the newest one, or ask for another.");

export const codeExpired = (): ApiError =>
  new ApiError("code_expired", "That code has expired. Ask for a new one.");
