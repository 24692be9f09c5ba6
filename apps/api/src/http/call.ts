import type { Endpoint } from "@whetstone/api-client/contract";
import { z } from "zod";
import type { Caller } from "../caller.ts";
import { ApiError, unauthorized } from "./api-error.ts";
import { fieldFaults } from "./field-faults.ts";
import { jsonResponse } from "./json-response.ts";
import type { JsonObject } from "./read-body.ts";

/** What every handler learns of the request besides its input. */
export interface RequestInfo {
  readonly requestId: string;
  /** The client's address, as far as it can be trusted. */
  readonly address: string;
  readonly headers: Headers;
  /** Aborts when the client goes away. */
  readonly signal: AbortSignal;
}

/** The fields of a request before their schemas have looked at them. */
export interface Fields {
  readonly body: JsonObject;
  readonly query: JsonObject;
  readonly params: JsonObject;
  /** The body as it came, of an endpoint whose body is signed. */
  readonly raw: string;
}

/** Tells who sent the request; asks once, however often it is called. */
export interface Identify {
  /** Its session, or undefined without a bearer. Throws `unauthorized`. */
  readonly session: () => Promise<Caller | undefined>;
  /** Throws `invalid_admin_key`, `rate_limited`. */
  readonly admin: () => Promise<void>;
}

/** An endpoint of the contract together with what answers it. */
export interface BoundCall {
  readonly endpoint: Endpoint;
  /** Settles who calls; rejects for those who may not. */
  readonly admit: (identify: Identify) => Promise<unknown>;
  readonly answer: (fields: Fields, info: RequestInfo, identify: Identify) => Promise<Response>;
}

/** A handler answers with data of the endpoint's schema, or with a ready response (a stream, a page). */
type Answer<A extends z.ZodType> = Promise<z.input<A> | Response>;

interface EndpointOf<A extends z.ZodType> extends Endpoint {
  readonly answer: A;
}

interface NoFields {
  readonly request?: never;
  readonly query?: never;
  readonly params?: never;
}

interface FieldsInBody<I extends z.ZodObject> {
  readonly request: I;
  readonly query?: never;
  readonly params?: never;
}

interface FieldsInQuery<I extends z.ZodObject> {
  readonly request?: never;
  readonly query: I;
  readonly params?: never;
}

interface FieldsInPath<I extends z.ZodObject> {
  readonly request?: never;
  readonly query?: never;
  readonly params: I;
}

/** Fields come from one place: the body, the query or the path. */
type OneInput<I extends z.ZodObject> = FieldsInBody<I> | FieldsInQuery<I> | FieldsInPath<I>;

const nothing = z.strictObject({});

/** What is wrong with a field, in plain words, where its schema has none of its own. */
const describeFault = (issue: z.core.$ZodRawIssue): string | undefined => {
  if (issue.input === undefined) return "This field is required";
  switch (issue.code) {
    case "invalid_type":
      return `Must be of type ${issue.expected}`;
    case "invalid_value":
      return `Must be one of: ${issue.values.map(String).join(", ")}`;
    case "too_big":
      return issue.origin === "string" ? `At most ${issue.maximum} characters` : undefined;
    case "too_small":
      return issue.origin === "string" ? `At least ${issue.minimum} characters` : undefined;
    default:
      return undefined;
  }
};

const parseInput = <S extends z.ZodType>(schema: S, body: JsonObject): z.output<S> => {
  const parsed = schema.safeParse(body, { error: describeFault });
  if (parsed.success) return parsed.data;
  const fields = fieldFaults(parsed.error);
  const [first] = Object.entries(fields);
  const message = first ? `${first[0] || "body"}: ${first[1]}` : "The request is not valid";
  throw new ApiError("validation_failed", message, { fields });
};

const typeOf = { "text/csv": "text/csv; charset=utf-8", "text/html": "text/html; charset=utf-8" };

const respond = <A extends z.ZodType>(endpoint: EndpointOf<A>, result: z.input<A>): Response => {
  const { answer, answerType, status } = endpoint;
  const data = answer.parse(result);
  if (answerType === undefined) return jsonResponse(data, status);
  if (answerType === "redirect") throw new Error("A redirect is answered with a response");
  return new Response(String(data), { status, headers: { "Content-Type": typeOf[answerType] } });
};

const bindAnswer = <A extends z.ZodType, C>(
  endpoint: EndpointOf<A>,
  admit: (identify: Identify) => Promise<C>,
  handle: (fields: Fields, info: RequestInfo, caller: C) => Answer<A>,
): BoundCall => ({
  endpoint,
  admit,
  answer: async (fields, info, identify) => {
    const result = await handle(fields, info, await admit(identify));
    return result instanceof Response ? result : respond(endpoint, result);
  },
});

const placeOf = ({ request, query }: Endpoint): "body" | "query" | "params" => {
  if (request) return "body";
  return query ? "query" : "params";
};

const parseFields = <I extends z.ZodObject>(
  endpoint: Endpoint & OneInput<I>,
  fields: Fields,
): z.output<I> => {
  const place = placeOf(endpoint);
  const schema = endpoint.request ?? endpoint.query ?? endpoint.params;
  if (!schema) throw new Error(`${endpoint.path} has no fields`);
  if (place !== "body") parseInput(nothing, fields.body);
  return parseInput(schema, fields[place]);
};

/** For endpoints with fields: who calls is settled first, then the fields are parsed. */
const bindCall =
  <C>(admit: (identify: Identify) => Promise<C>) =>
  <I extends z.ZodObject, A extends z.ZodType>(
    endpoint: EndpointOf<A> & OneInput<I>,
    handle: (input: z.output<I>, info: RequestInfo, caller: C) => Answer<A>,
  ): BoundCall =>
    bindAnswer(endpoint, admit, async (fields, info, caller) =>
      handle(parseFields(endpoint, fields), info, caller),
    );

/** For endpoints without fields. */
const bindQuery =
  <C>(admit: (identify: Identify) => Promise<C>) =>
  <A extends z.ZodType>(
    endpoint: EndpointOf<A> & NoFields,
    handle: (caller: C, info: RequestInfo) => Answer<A>,
  ): BoundCall =>
    bindAnswer(endpoint, admit, async ({ body }, info, caller) => {
      parseInput(nothing, body);
      return handle(caller, info);
    });

const admitAll = async () => undefined;

const admitSession = async (identify: Identify): Promise<Caller> => {
  const caller = await identify.session();
  if (!caller) throw unauthorized();
  return caller;
};

const admitAdmin = (identify: Identify): Promise<void> => identify.admin();

/** Binds an endpoint anyone may call; a bearer is not looked at. */
export const publicCall = bindCall(admitAll);

/** Binds an endpoint without fields that anyone may call. */
export const publicQuery = bindQuery(admitAll);

/** Binds an endpoint for signed-in callers; others get `unauthorized`. */
export const sessionCall = bindCall(admitSession);

/** Binds an endpoint without fields for signed-in callers; others get `unauthorized`. */
export const sessionQuery = bindQuery(admitSession);

/** Binds an endpoint for both; a bearer that is there must be good. */
export const optionalSessionCall = bindCall((identify) => identify.session());

/** Binds an endpoint for the admin key; others get `invalid_admin_key`. */
export const adminCall = bindCall(admitAdmin);

/** Binds an endpoint without fields for the admin key; others get `invalid_admin_key`. */
export const adminQuery = bindQuery(admitAdmin);

/** Binds an endpoint whose body is taken as it came. */
export const signedCall = <A extends z.ZodType>(
  endpoint: EndpointOf<A>,
  handle: (raw: string, info: RequestInfo) => Answer<A>,
): BoundCall => bindAnswer(endpoint, admitAll, ({ raw }, info) => handle(raw, info));
