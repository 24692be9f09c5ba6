import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

/** Who may call: anyone, a signed-in account, either of both, or the admin key. */
export type Access = "public" | "session" | "session-optional" | "admin";

/**
 * A call of the API as data. The client is made from it, the server registers it,
 * OpenAPI is generated from it.
 */
export interface Endpoint {
  readonly method: "GET" | "POST" | "DELETE";
  /** Path below `/api`. */
  readonly path: string;
  /** The `action` in the body that selects this call among those of one path. */
  readonly action?: string;
  /** True when a body without `action` means this call too (accounts.md §7, login). */
  readonly actionOptional?: boolean;
  readonly access: Access;
  readonly summary: string;
  /** The JSON body without `action`; strict, so that a misspelt field is an error. */
  readonly request?: z.ZodObject;
  readonly answer: z.ZodType;
  readonly status: 200 | 201;
  /** What a caller must be ready for, besides the errors every call can have. */
  readonly errors: readonly ErrorCode[];
  /** True when the call understands `Idempotency-Key`. */
  readonly idempotent?: boolean;
  /** True when the answer can also be had as `text/event-stream`. */
  readonly streams?: boolean;
}

/** Errors any call can answer with. */
export const commonErrors = [
  "malformed_body",
  "validation_failed",
  "method_not_allowed",
  "payload_too_large",
  "unsupported_media_type",
  "rate_limited",
  "internal",
] as const satisfies readonly ErrorCode[];

/** Keeps the precise schema types of one endpoint. */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;

/** What a caller passes in: the fields of the body, before defaults. */
export type RequestOf<E extends Endpoint> = E extends {
  readonly request: infer S extends z.ZodType;
}
  ? z.input<S>
  : undefined;

/** What the call answers. */
export type AnswerOf<E extends Endpoint> = z.output<E["answer"]>;
