import { apiBasePath, type Endpoint, endpoints, hasBody } from "../contract/index.ts";
import { readEvents } from "./read-events.ts";
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

const eventStream = "text/event-stream";

const isStream = (response: Response): boolean =>
  response.ok && response.headers.get("Content-Type")?.startsWith(eventStream) === true;

const headersFor = (endpoint: Endpoint, token: string | null, options: CallOptions): Headers => {
  const streams = endpoint.streams && options.onText !== undefined;
  const headers = new Headers({ Accept: streams ? eventStream : "application/json" });
  if (hasBody(endpoint)) headers.set("Content-Type", "application/json");
  if (endpoint.access !== "public" && token) headers.set("Authorization", `Bearer ${token}`);
  if (options.idempotencyKey) headers.set("Idempotency-Key", options.idempotencyKey);
  return headers;
};

const fieldsOf = (input: unknown): [string, unknown][] =>
  typeof input === "object" && input !== null ? Object.entries(input) : [];

const isIn = (fields: Endpoint["query"], name: string): boolean =>
  fields !== undefined && name in fields.shape;

/** The address of a call: parameters in the path, a GET's action and the query behind it. */
const addressOf = (endpoint: Endpoint, input: unknown): string => {
  const query = new URLSearchParams();
  if (endpoint.action && !hasBody(endpoint)) query.set("action", endpoint.action);
  let { path } = endpoint;
  for (const [name, value] of fieldsOf(input)) {
    if (isIn(endpoint.params, name))
      path = path.replace(`{${name}}`, encodeURIComponent(String(value)));
    if (isIn(endpoint.query, name) && value !== undefined) query.set(name, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
};

const bodyFor = (endpoint: Endpoint, input: unknown): string | null => {
  if (!hasBody(endpoint)) return null;
  const fields = fieldsOf(input).filter(
    ([name]) => !isIn(endpoint.params, name) && !isIn(endpoint.query, name),
  );
  return JSON.stringify({
    ...(endpoint.action ? { action: endpoint.action } : {}),
    ...Object.fromEntries(fields),
  });
};

const readAnswer = async (endpoint: Endpoint, response: Response): Promise<unknown> => {
  const text = await response.text();
  if (response.ok && endpoint.answerType !== undefined) return text;
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
      const token = options.token ?? (endpoint.access === "admin" ? null : await readToken());
      const response = await fetch(`${await origin()}${apiBasePath}${addressOf(endpoint, input)}`, {
        method: endpoint.method,
        headers: headersFor(endpoint, token, options),
        body: bodyFor(endpoint, input),
        credentials: "omit",
        signal,
      });
      if (isStream(response)) return await readEvents(response, signal, options.onText);
      const body = await readAnswer(endpoint, response);
      return { kind: "answered", status: response.status, body, ...retryAfter(response) };
    } catch {
      return { kind: failureKind(signal) } satisfies TransportAnswer;
    }
  };

const failureKind = (signal: AbortSignal): "timeout" | "aborted" | "unreachable" => {
  if (!signal.aborted) return "unreachable";
  return isTimeout(signal.reason) ? "timeout" : "aborted";
};
