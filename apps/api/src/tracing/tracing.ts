import { ROOT_CONTEXT, SpanKind, SpanStatusCode, type TextMapGetter } from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from "@opentelemetry/sdk-trace";
import { productName } from "@whetstone/api-client/contract";
import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../http/request-context.ts";

/** Traces of requests. */
export interface Tracing {
  readonly traceRequests: MiddlewareHandler<AppEnv>;
  /** Sends what is left. */
  readonly stop: () => Promise<void>;
}

const headerGetter: TextMapGetter<Headers> = {
  get: (headers, key) => headers.get(key) ?? undefined,
  keys: (headers) => [...headers.keys()],
};

const serviceName = `${productName.toLowerCase()}-api`;
const propagator = new W3CTraceContextPropagator();

/** Where spans go: the OTLP address of a collector, over HTTP. */
export const createOtlpExporter = (endpoint: string): SpanExporter =>
  new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });

/**
 * One span for each request: method, route, status, id; part of the caller's trace when it sends
 * one. No path, body, address or header is ever an attribute.
 */
export const createTracing = (exporter: SpanExporter): Tracing => {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer(serviceName);
  return {
    traceRequests: async (context, next) => {
      const parent = propagator.extract(ROOT_CONTEXT, context.req.raw.headers, headerGetter);
      const span = tracer.startSpan("request", { kind: SpanKind.SERVER }, parent);
      try {
        await next();
      } finally {
        const { route = "other", requestId } = context.var;
        span.updateName(`${context.req.method} ${route}`);
        span.setAttributes({
          "http.request.method": context.req.method,
          "http.route": route,
          "http.response.status_code": context.res.status,
          "request.id": requestId,
        });
        if (context.res.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      }
    },
    stop: () => provider.shutdown(),
  };
};
