import { apiBasePath, type Endpoint } from "@whetstone/api-client/contract";
import type { Hono } from "hono";
import type { Caller } from "../accounts/caller.ts";
import { ApiError } from "./api-error.ts";
import type { BoundCall, RequestInfo } from "./call.ts";
import { type JsonObject, readJsonBody } from "./read-body.ts";
import type { AppEnv } from "./request-context.ts";

export type Authenticate = (authorization: string | undefined) => Promise<Caller | undefined>;

const chooseByAction = (
  calls: readonly BoundCall[],
  body: JsonObject,
): { call: BoundCall; fields: JsonObject } => {
  const { action, ...fields } = body;
  const call = calls.find(({ endpoint }) =>
    action === undefined ? endpoint.actionOptional : endpoint.action === action,
  );
  if (call) return { call, fields };
  const known = calls.map(({ endpoint }) => endpoint.action).join(", ");
  const fault = `Must be one of: ${known}`;
  throw new ApiError("validation_failed", `action: ${fault}`, { fields: { action: fault } });
};

const choose = (
  calls: readonly BoundCall[],
  body: JsonObject,
): { call: BoundCall; fields: JsonObject } => {
  const [only] = calls;
  return only && only.endpoint.action === undefined
    ? { call: only, fields: body }
    : chooseByAction(calls, body);
};

const groupBy = (calls: readonly BoundCall[], key: (endpoint: Endpoint) => string) =>
  Map.groupBy(calls, ({ endpoint }) => key(endpoint));

const registerPath = (
  app: Hono<AppEnv>,
  path: string,
  calls: readonly BoundCall[],
  authenticate: Authenticate,
): void => {
  const byMethod = groupBy(calls, (endpoint) => endpoint.method);
  for (const [method, candidates] of byMethod) {
    app.on(method, path, async (context) => {
      const body = method === "GET" ? {} : await readJsonBody(context.req.raw);
      const { call, fields } = choose(candidates, body);
      const info: RequestInfo = {
        requestId: context.var.requestId,
        address: context.var.address,
        headers: context.req.raw.headers,
        signal: context.req.raw.signal,
      };
      const identify = () => authenticate(context.req.header("Authorization"));
      return call.answer(fields, info, identify);
    });
  }
  app.all(path, () => {
    const allow = [...byMethod.keys()].flatMap((method) =>
      method === "GET" ? ["GET", "HEAD"] : [method],
    );
    throw new ApiError("method_not_allowed", `This address takes ${allow.join(", ")}`, { allow });
  });
};

/** Registers bound endpoints under the base path; other methods of a known path answer 405. */
export const registerCalls = (
  app: Hono<AppEnv>,
  calls: readonly BoundCall[],
  authenticate: Authenticate,
): void => {
  for (const [path, group] of groupBy(calls, (endpoint) => endpoint.path))
    registerPath(app, `${apiBasePath}${path}`, group, authenticate);
};
