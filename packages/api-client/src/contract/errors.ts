import { z } from "zod";

/** Every machine-readable error code with its HTTP status (API-2). */
export const errorStatus = {
  validation_failed: 400,
  malformed_body: 400,
  invalid_code: 400,
  code_expired: 400,
  link_expired: 400,
  invalid_signature: 400,
  invalid_credentials: 401,
  unauthorized: 401,
  invalid_admin_key: 401,
  quota_exceeded: 402,
  email_not_confirmed: 403,
  waitlisted: 403,
  requires_pro: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  not_supported: 501,
  engine_unavailable: 503,
  provider_unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

const codes: readonly string[] = Object.keys(errorStatus);
const isErrorCode = (value: string): value is ErrorCode => codes.includes(value);

/** The HTTP status of a code; undefined for one that isn't known here. */
export const statusOfCode = (code: string): number | undefined =>
  isErrorCode(code) ? errorStatus[code] : undefined;

/** Body of every error answer. Never holds a stack trace or an internal message. */
export const errorBodySchema = z.object({
  error: z.string(),
  /** One of `errorStatus`, or what a newer server names. */
  code: z.string().meta({ examples: [...codes] }),
  requestId: z.string(),
  /** With `validation_failed`: path of the field → what is wrong with it. */
  fields: z.record(z.string(), z.string()).optional(),
  /** With `quota_exceeded`. */
  usesRemaining: z.number().optional(),
  /** With `quota_exceeded`: ISO 8601. */
  nextResetDate: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
