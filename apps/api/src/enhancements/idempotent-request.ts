import { maxIdempotencyKeyLength } from "@whetstone/api-client/contract";
import type { Digest } from "../digest.ts";
import { ApiError } from "../http/api-error.ts";
import type { IdempotentRequest } from "../usage/idempotency.ts";
import type { ParsedRequest } from "./parsed-request.ts";

/** The idempotency key of a request, if it has one. Only keyed digests of key and request are kept. */
export const idempotentRequest = (
  { digest }: { readonly digest: Digest },
  request: ParsedRequest,
  headers: Headers,
): IdempotentRequest | undefined => {
  const key = headers.get("Idempotency-Key");
  if (key === null) return undefined;
  if (key.trim() === "" || key.length > maxIdempotencyKeyLength) {
    const fault = `Must have 1 to ${maxIdempotencyKeyLength} characters`;
    throw new ApiError("validation_failed", `Idempotency-Key: ${fault}`, {
      fields: { "Idempotency-Key": fault },
    });
  }
  return {
    keyDigest: digest("idempotency-key", key),
    requestDigest: digest("idempotent-request", JSON.stringify(request)),
  };
};
