import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { EngineQueue } from "../enhancements/engine-queue.ts";

/** One answered request. */
export interface RequestSample {
  readonly method: string;
  /** The pattern of the path, never the path itself: that could hold ids. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** What the server counts. No label ever holds personal data. */
export interface Metrics {
  readonly countRequest: (sample: RequestSample) => void;
  /** The text Prometheus reads. */
  readonly read: () => Promise<string>;
  readonly contentType: string;
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Makes the metrics of one process. */
export const createMetrics = ({ engineQueue }: { readonly engineQueue: EngineQueue }): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "http_requests_total",
    help: "Requests by method, route and status",
    labelNames: ["method", "route", "status"],
    registers: [registry],
  });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time until the answer's headers",
    labelNames: ["method", "route"],
    buckets,
    registers: [registry],
  });
  new Gauge({
    name: "engine_requests",
    help: "Enhancements that run or wait for the engine",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      this.set({ state: "running" }, engineQueue.running());
      this.set({ state: "waiting" }, engineQueue.waiting());
    },
  });
  return {
    countRequest: ({ method, route, status, seconds }) => {
      requests.inc({ method, route, status });
      durations.observe({ method, route }, seconds);
    },
    read: () => registry.metrics(),
    contentType: registry.contentType,
  };
};
