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
  /** Path below `/api`; a parameter is written `{name}` and listed in `params`. */
  readonly path: string;
  /** Selects this call among those of one path: in the query of a GET, else in the body. */
  readonly action?: string;
  /** True when a body without `action` means this call too (AUTH-7). */
  readonly actionOptional?: boolean;
  readonly access: Access;
  readonly summary: string;
  /** The JSON body without `action`; strict, so that a misspelt field is an error. */
  readonly request?: z.ZodObject;
  /** The query without `action`: strings come in; strict too. */
  readonly query?: z.ZodObject;
  /** The parameters of the path. */
  readonly params?: z.ZodObject;
  readonly answer: z.ZodType;
  readonly status: 200 | 201 | 302;
  /** What the answer is sent as; JSON unless it says otherwise. A redirect has no body. */
  readonly answerType?: "text/csv" | "text/html" | "redirect";
  /** What a caller must be ready for, besides the errors every call can have. */
  readonly errors: readonly ErrorCode[];
  /** True when the call understands `Idempotency-Key`. */
  readonly idempotent?: boolean;
  /** True when the answer can also be had as `text/event-stream`. */
  readonly streams?: boolean;
  /** True when the body is taken byte for byte, because a signature covers it. */
  readonly signedBody?: boolean;
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
  "provider_unavailable",
] as const satisfies readonly ErrorCode[];

/** Keeps the precise schema types of one endpoint. */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;

/** True when a call carries a JSON body. */
export const hasBody = ({ method, action, request }: Endpoint): boolean =>
  method === "POST" || (method === "DELETE" && (action ?? request) !== undefined);

type InputOf<S> = S extends z.ZodType ? z.input<S> : unknown;

type FieldsOf<E extends Endpoint> = InputOf<E["request"]> &
  InputOf<E["query"]> &
  InputOf<E["params"]>;

/** What a caller passes in: the fields of body, query and path in one object, before defaults. */
export type RequestOf<E extends Endpoint> =
  unknown extends FieldsOf<E>
    ? undefined
    : Record<never, never> extends FieldsOf<E>
      ? FieldsOf<E> | undefined
      : FieldsOf<E>;

/** What the call answers. */
export type AnswerOf<E extends Endpoint> = z.output<E["answer"]>;
