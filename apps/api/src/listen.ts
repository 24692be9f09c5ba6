import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { second } from "./clock.ts";
import { ApiError } from "./http/api-error.ts";
import { errorAnswer } from "./http/error-answer.ts";
import type { ConnectionBindings } from "./http/request-context.ts";
import { StartFault } from "./start-fault.ts";

export type Serve = (
  request: Request,
  bindings: ConnectionBindings,
) => Response | Promise<Response>;

export interface Listener {
  readonly port: number;
  /** What answers requests; until it is set they are told to wait. */
  readonly serve: (handler: Serve) => void;
  /** Takes no more connections, lets requests end, and cuts off what is left after the grace time. */
  readonly drain: (graceMs: number) => Promise<void>;
}

const starting: Serve = () => {
  const requestId = randomUUID();
  const error = new ApiError("provider_unavailable", "The server is starting", {
    retryAfterMs: second,
  });
  const response = errorAnswer(error, requestId);
  response.headers.set("Cache-Control", "no-store");
  response.headers.set("X-Request-Id", requestId);
  return response;
};

const explain = (error: NodeJS.ErrnoException, host: string, port: number): StartFault => {
  if (error.code === "EADDRINUSE")
    return new StartFault(
      `Port ${port} on ${host} is taken. Stop what uses it, or set PORT to another one (PORT=0 takes a free one).`,
    );
  if (error.code === "EACCES")
    return new StartFault(`Port ${port} on ${host} needs more rights. Set PORT to one above 1023.`);
  return new StartFault(
    `Can't listen on ${host} port ${port} (${error.code}). Check HOST and PORT.`,
  );
};

const portOf = (address: string | AddressInfo | null, wanted: number): number =>
  typeof address === "object" && address !== null ? address.port : wanted;

const listening = (server: Server, host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once("error", (error) => reject(explain(error, host, port)));
    server.listen(port, host, resolve);
  });

/** Connections that fall idle after `close` would keep the server open. */
const idleCheckMs = 50;

const drainServer = (server: Server, graceMs: number): Promise<void> =>
  new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), idleCheckMs);
    const cutOff = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(cutOff);
      resolve();
    });
  });

/** Listens on a port before there is anything to serve, because the port decides the address. */
export const listen = async (host: string, port: number): Promise<Listener> => {
  let handler = starting;
  const answer = getRequestListener((request, env) =>
    handler(request, { remoteAddress: env.incoming.socket?.remoteAddress }),
  );
  const server = createServer(
    { requestTimeout: 30 * second, headersTimeout: 15 * second },
    (incoming, outgoing) => void answer(incoming, outgoing),
  );
  await listening(server, host, port);
  return {
    port: portOf(server.address(), port),
    serve: (next) => {
      handler = next;
    },
    drain: (graceMs) => drainServer(server, graceMs),
  };
};
