import { apiBasePath, type Endpoint, endpoints } from "../contract/index.ts";
import type { CallOptions, Transport, TransportAnswer } from "./transport.ts";

export interface FetchTransportParts {
  /** Origin of the server, without a path; `""` for the page's own. Read at every call. */
  readonly origin: () => string | Promise<string>;
  /** The stored session token, if there is one. */
  readonly readToken: () => Promise<string | null>;
  readonly fetch?: typeof globalThis.fetch;
}

const isTimeout = (reason: unknown): boolean =>
  reason instanceof DOMException && reason.name === "TimeoutError";

const headersFor = (endpoint: Endpoint, token: string | null, options: CallOptions): Headers => {
  const headers = new Headers({ Accept: "application/json" });
  if (endpoint.method !== "GET") headers.set("Content-Type", "application/json");
  if (endpoint.access !== "public" && token) headers.set("Authorization", `Bearer ${token}`);
  if (options.idempotencyKey) headers.set("Idempotency-Key", options.idempotencyKey);
  return headers;
};

const bodyFor = (endpoint: Endpoint, input: unknown): string | null => {
  if (endpoint.method === "GET") return null;
  const fields = typeof input === "object" && input !== null ? input : {};
  return JSON.stringify(endpoint.action ? { action: endpoint.action, ...fields } : fields);
};

const readJson = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const retryAfter = (response: Response): { retryAfterSeconds?: number } => {
  const seconds = Number(response.headers.get("Retry-After"));
  return seconds > 0 ? { retryAfterSeconds: seconds } : {};
};

/** The transport over `fetch`. */
export const createFetchTransport =
  ({
    origin,
    readToken,
    fetch = globalThis.fetch.bind(globalThis),
  }: FetchTransportParts): Transport =>
  async (name, input, options) => {
    const endpoint: Endpoint = endpoints[name];
    const signals = [
      ...(options.signal ? [options.signal] : []),
      ...(options.timeoutMs ? [AbortSignal.timeout(options.timeoutMs)] : []),
    ];
    const signal = AbortSignal.any(signals);
    try {
      const token = options.token ?? (await readToken());
      const response = await fetch(`${await origin()}${apiBasePath}${endpoint.path}`, {
        method: endpoint.method,
        headers: headersFor(endpoint, token, options),
        body: bodyFor(endpoint, input),
        credentials: "omit",
        signal,
      });
      const body = await readJson(response);
      return { kind: "answered", status: response.status, body, ...retryAfter(response) };
    } catch {
      return { kind: failureKind(signal) } satisfies TransportAnswer;
    }
  };

const failureKind = (signal: AbortSignal): "timeout" | "aborted" | "unreachable" => {
  if (!signal.aborted) return "unreachable";
  return isTimeout(signal.reason) ? "timeout" : "aborted";
};
