import type { ApiResult } from "@whetstone/api-client";
import type { ErrorBody } from "@whetstone/api-client/contract";

/** The data of a call that must have succeeded. */
export const dataOf = <T>(result: ApiResult<T>): T => {
  if (result.ok) return result.data;
  throw new Error(`The call failed: ${JSON.stringify(result.failure)}`);
};

/** What a refused call was refused with. */
export interface Refusal {
  readonly status: number;
  readonly body: ErrorBody;
  readonly retryAfterSeconds?: number;
}

/** The refusal of a call that must have been refused. */
export const refusalOf = (result: ApiResult<unknown>): Refusal => {
  if (!result.ok && result.failure.kind === "refused") return result.failure;
  throw new Error(`The call was not refused: ${JSON.stringify(result)}`);
};

/** The error code of a call that must have been refused. */
export const codeOf = (result: ApiResult<unknown>): string => refusalOf(result).body.code;
