import { performance } from "node:perf_hooks";
import type { MiddlewareHandler } from "hono";
import { second } from "../clock.ts";
import type { AppEnv } from "../http/request-context.ts";
import type { Metrics } from "./metrics.ts";

const knownMethods = new Set(["GET", "HEAD", "POST", "DELETE", "OPTIONS", "PUT", "PATCH"]);

/** Counts every request by the pattern of its route. */
export const countRequests =
  ({ countRequest }: Metrics): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    const start = performance.now();
    await next();
    const { method } = context.req;
    countRequest({
      method: knownMethods.has(method) ? method : "other",
      route: context.var.route ?? "other",
      status: context.res.status,
      seconds: (performance.now() - start) / second,
    });
  };
