import { Hono } from "hono";
import type { Metrics } from "./metrics.ts";

/** `GET /metrics` on a port of its own, for the monitoring only. */
export const serveMetrics = (metrics: Metrics): Hono =>
  new Hono().get("/metrics", async (context) =>
    context.body(await metrics.read(), 200, { "Content-Type": metrics.contentType }),
  );
