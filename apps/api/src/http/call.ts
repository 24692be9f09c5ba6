import type { Endpoint } from "@whetstone/api-client/contract";
import { z } from "zod";
import type { Caller } from "../accounts/caller.ts";
import { ApiError, unauthorized } from "./api-error.ts";
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

/** Who sent the request: its session, or undefined without a bearer. Throws `unauthorized`. */
export type Identify = () => Promise<Caller | undefined>;

/** An endpoint of the contract together with what answers it. */
export interface BoundCall {
  readonly endpoint: Endpoint;
  readonly answer: (body: JsonObject, info: RequestInfo, identify: Identify) => Promise<Response>;
}

/** A handler answers with data of the endpoint's schema, or with a ready response (a stream). */
type Answer<A extends z.ZodType> = Promise<z.input<A> | Response>;

interface EndpointOf<A extends z.ZodType> extends Endpoint {
  readonly answer: A;
}

interface EndpointWithBody<I extends z.ZodObject, A extends z.ZodType> extends EndpointOf<A> {
  readonly request: I;
}

interface EndpointWithoutBody<A extends z.ZodType> extends EndpointOf<A> {
  readonly request?: never;
}

const nothing = z.strictObject({});

/** Field → what is wrong with it. Unknown fields are named by their own name. */
const fieldFaults = (error: z.ZodError): Record<string, string> => {
  const faults = error.issues.flatMap((issue): [string, string][] => {
    const path = issue.path.join(".");
    if (issue.code !== "unrecognized_keys") return [[path, issue.message]];
    return issue.keys.map((key) => [path ? `${path}.${key}` : key, "Unknown field"]);
  });
  return Object.fromEntries(faults.reverse());
};

const parseInput = <S extends z.ZodType>(schema: S, body: JsonObject): z.output<S> => {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const fields = fieldFaults(parsed.error);
  const [first] = Object.entries(fields);
  const message = first ? `${first[0] || "body"}: ${first[1]}` : "The request is not valid";
  throw new ApiError("validation_failed", message, { fields });
};

const bindAnswer = <A extends z.ZodType>(
  endpoint: EndpointOf<A>,
  handle: (body: JsonObject, info: RequestInfo, identify: Identify) => Answer<A>,
): BoundCall => ({
  endpoint,
  answer: async (body, info, identify) => {
    const result = await handle(body, info, identify);
    if (result instanceof Response) return result;
    return Response.json(endpoint.answer.parse(result), { status: endpoint.status });
  },
});

/** For endpoints with fields: who calls is settled first, then the fields are parsed. */
const bindCall =
  <C>(admit: (identify: Identify) => Promise<C>) =>
  <I extends z.ZodObject, A extends z.ZodType>(
    endpoint: EndpointWithBody<I, A>,
    handle: (input: z.output<I>, info: RequestInfo, caller: C) => Answer<A>,
  ): BoundCall =>
    bindAnswer(endpoint, async (body, info, identify) => {
      const caller = await admit(identify);
      return handle(parseInput(endpoint.request, body), info, caller);
    });

/** For endpoints without fields. */
const bindQuery =
  <C>(admit: (identify: Identify) => Promise<C>) =>
  <A extends z.ZodType>(
    endpoint: EndpointWithoutBody<A>,
    handle: (caller: C, info: RequestInfo) => Answer<A>,
  ): BoundCall =>
    bindAnswer(endpoint, async (body, info, identify) => {
      const caller = await admit(identify);
      parseInput(nothing, body);
      return handle(caller, info);
    });

const admitAll = async () => undefined;

const admitSession = async (identify: Identify): Promise<Caller> => {
  const caller = await identify();
  if (!caller) throw unauthorized();
  return caller;
};

/** Binds an endpoint anyone may call; a bearer is not looked at. */
export const publicCall = bindCall(admitAll);

/** Binds an endpoint without fields that anyone may call. */
export const publicQuery = bindQuery(admitAll);

/** Binds an endpoint without fields for signed-in callers; others get `unauthorized`. */
export const sessionQuery = bindQuery(admitSession);

/** Binds an endpoint for both; a bearer that is there must be good. */
export const optionalSessionCall = bindCall((identify) => identify());
