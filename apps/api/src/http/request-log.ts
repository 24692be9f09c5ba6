import { randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import { apiBasePath } from "@whetstone/api-client/contract";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { AppEnv } from "./request-context.ts";

const longestPath = 200;

/**
 * Gives every request an id and writes one line about it: id, method, path without query,
 * action, status, error code, milliseconds. A known path is named as the contract writes it, without
 * its parameters. Never a body, a header, an address or a query.
 */
export const requestLog =
  (log: Logger): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    const requestId = randomUUID();
    const start = performance.now();
    context.set("requestId", requestId);
    context.set("log", log.child({ requestId }));
    await next();
    context.res.headers.set("X-Request-Id", requestId);
    const { method, path } = context.req;
    const { action, code, route } = context.var;
    const line = {
      method,
      path: route === undefined ? path.slice(0, longestPath) : `${apiBasePath}${route}`,
      ...(action === undefined ? {} : { action }),
      status: context.res.status,
      ...(code === undefined ? {} : { code }),
      ms: Math.round(performance.now() - start),
    };
    if (path.startsWith("/api/")) context.var.log.info(line, "request");
    else context.var.log.debug(line, "request");
  };
