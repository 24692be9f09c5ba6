import { apiBasePath, type Endpoint, hasBody } from "@whetstone/api-client/contract";
import type { Context, Hono } from "hono";
import type { Caller } from "../caller.ts";
import { ApiError } from "./api-error.ts";
import type { BoundCall, Fields, Identify, RequestInfo } from "./call.ts";
import { shortenName } from "./field-faults.ts";
import { type JsonObject, readJsonBody, readSignedBody } from "./read-body.ts";
import type { AppEnv } from "./request-context.ts";

/** Tells who sent an `Authorization` header, and checks one for the admin key. */
export interface Gatekeepers {
  readonly authenticate: (authorization: string | undefined) => Promise<Caller | undefined>;
  readonly demandAdmin: (authorization: string | undefined, address: string) => Promise<void>;
}

const chooseByAction = (calls: readonly BoundCall[], action: unknown): BoundCall => {
  const call = calls.find(({ endpoint }) =>
    action === undefined ? endpoint.actionOptional : endpoint.action === action,
  );
  if (call) return call;
  const known = calls.map(({ endpoint }) => endpoint.action).join(", ");
  const fault = `Must be one of: ${known}`;
  throw new ApiError("validation_failed", `action: ${fault}`, { fields: { action: fault } });
};

const withoutAction = ({ action, ...fields }: JsonObject): JsonObject => fields;

/** The call a request means, with its fields. A GET names its action in the query, others in the body. */
const choose = (
  calls: readonly BoundCall[],
  fields: Fields,
  method: string,
): { call: BoundCall; fields: Fields } => {
  const [only] = calls;
  if (only && only.endpoint.action === undefined) return { call: only, fields };
  const { query, body } = fields;
  return method === "GET"
    ? {
        call: chooseByAction(calls, query.action),
        fields: { ...fields, query: withoutAction(query) },
      }
    : {
        call: chooseByAction(calls, body.action),
        fields: { ...fields, body: withoutAction(body) },
      };
};

/** The fields of a query. Throws `validation_failed` when one is given more than once. */
const readQuery = (url: string): JsonObject => {
  if (!url.includes("?")) return {};
  const query = new URL(url).searchParams;
  const seen = new Set<string>();
  for (const key of query.keys()) {
    if (seen.has(key)) {
      const name = shortenName(key);
      throw new ApiError("validation_failed", `${name}: Given more than once`, {
        fields: { [name]: "Given more than once" },
      });
    }
    seen.add(key);
  }
  return Object.fromEntries(query);
};

/** Reads what the endpoints of one path and method take. */
const readFields = async (
  candidates: readonly BoundCall[],
  { req }: Context<AppEnv>,
): Promise<Fields> => {
  const isSigned = candidates.some(({ endpoint }) => endpoint.signedBody);
  const takesJson = !isSigned && candidates.some(({ endpoint }) => hasBody(endpoint));
  return {
    query: readQuery(req.url),
    params: req.param(),
    body: takesJson ? await readJsonBody(req.raw) : {},
    raw: isSigned ? await readSignedBody(req.raw) : "",
  };
};

const once = <T>(ask: () => Promise<T>): (() => Promise<T>) => {
  let asked: Promise<T> | undefined;
  return () => {
    asked ??= ask();
    return asked;
  };
};

/** Who sent a request, asked for when it is needed, and once. */
const createIdentify = (
  { authenticate, demandAdmin }: Gatekeepers,
  { req, var: { address } }: Context<AppEnv>,
): Identify => {
  const authorization = req.header("Authorization");
  return {
    session: once(() => authenticate(authorization)),
    admin: once(() => demandAdmin(authorization, address)),
  };
};

/** Settles who calls before the body is read, where that does not depend on the body. */
const admitEarly = async (candidates: readonly BoundCall[], identify: Identify): Promise<void> => {
  const [first, ...others] = candidates;
  if (first && others.every(({ endpoint }) => endpoint.access === first.endpoint.access))
    await first.admit(identify);
};

const groupBy = (calls: readonly BoundCall[], key: (endpoint: Endpoint) => string) =>
  Map.groupBy(calls, ({ endpoint }) => key(endpoint));

/** What a handler may ask of a request; its signal is made only for those that look at it. */
const infoOf = ({ req, var: { requestId, address } }: Context<AppEnv>): RequestInfo => ({
  requestId,
  address,
  headers: req.raw.headers,
  get signal() {
    return req.raw.signal;
  },
});

const registerPath = (
  app: Hono<AppEnv>,
  path: string,
  calls: readonly BoundCall[],
  gates: Gatekeepers,
): void => {
  const route = calls[0]?.endpoint.path ?? path;
  const byMethod = groupBy(calls, (endpoint) => endpoint.method);
  for (const [method, candidates] of byMethod) {
    app.on(method, path, async (context) => {
      context.set("route", route);
      const identify = createIdentify(gates, context);
      await admitEarly(candidates, identify);
      const { call, fields } = choose(candidates, await readFields(candidates, context), method);
      if (call.endpoint.action) context.set("action", call.endpoint.action);
      return call.answer(fields, infoOf(context), identify);
    });
  }
  app.all(path, () => {
    const allow = [...byMethod.keys()].flatMap((method) =>
      method === "GET" ? ["GET", "HEAD"] : [method],
    );
    throw new ApiError("method_not_allowed", `This address takes ${allow.join(", ")}`, { allow });
  });
};

/** `{id}` as the router writes it. */
const pattern = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ":$1");

/** Registers bound endpoints under the base path; other methods of a known path answer 405. */
export const registerCalls = (
  app: Hono<AppEnv>,
  calls: readonly BoundCall[],
  gates: Gatekeepers,
): void => {
  for (const [path, group] of groupBy(calls, (endpoint) => endpoint.path))
    registerPath(app, `${apiBasePath}${pattern(path)}`, group, gates);
};
