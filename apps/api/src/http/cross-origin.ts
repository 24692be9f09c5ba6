import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import type { AppEnv } from "./request-context.ts";

/**
 * Lets pages of the listed origins read answers. Requests of other origins are answered all the
 * same: authority comes from the bearer alone, there are no cookies. Extension pages need no
 * permission here, their host permission is enough. Requests that name no origin are of no page.
 */
export const crossOrigin = (allowed: readonly string[]): MiddlewareHandler<AppEnv> => {
  const answer = cors({
    origin: (origin) => (allowed.includes(origin) ? origin : null),
    allowMethods: ["GET", "POST", "DELETE"],
    allowHeaders: ["Authorization", "Content-Type", "Idempotency-Key"],
    exposeHeaders: ["X-Request-Id", "Retry-After"],
    maxAge: 600,
  });
  return (context, next) =>
    context.req.header("Origin") === undefined && context.req.method !== "OPTIONS"
      ? next()
      : answer(context, next);
};
