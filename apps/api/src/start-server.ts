import { productName } from "@whetstone/api-client/contract";
import { createApp } from "./app.ts";
import { minute, second } from "./clock.ts";
import { compose } from "./compose.ts";
import { secretPath } from "./data-folder.ts";
import { type Env, readEnv } from "./env.ts";
import { type Listener, listen } from "./listen.ts";
import { loadLetters } from "./mail/letters.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import { sweep } from "./sweep.ts";

export interface RunningServer {
  /** Where the server is reached. */
  readonly url: string;
  /** Takes no more requests, lets those under way end, closes the database. */
  readonly stop: () => Promise<void>;
}

export interface StartInput {
  /** Folder of the built web app. */
  readonly webFolder: string;
  /** Folder of the built extension. */
  readonly extensionFolder: string;
  /** Where compiled code is kept. */
  readonly compileCache: string;
  /** Shows a line to the person who started the server. */
  readonly announce: (line: string) => void;
}

/** Requests may take this long to end when the server stops. */
const graceMs = 10 * second;
const sweepEveryMs = 10 * minute;

const publicUrlOf = (env: Env, port: number): string =>
  env.PUBLIC_URL ?? `http://localhost:${port}`;

const listenForMetrics = async (env: Env, metrics: Metrics): Promise<Listener | undefined> => {
  if (env.METRICS_PORT === undefined) return undefined;
  const listener = await listen(env.METRICS_HOST, env.METRICS_PORT);
  const app = serveMetrics(metrics);
  listener.serve((request) => app.fetch(request));
  return listener;
};

/** Starts the server from its environment. Throws a `StartFault` when it can't. */
export const startServer = async ({ announce, ...folders }: StartInput): Promise<RunningServer> => {
  const env = readEnv();
  const listener = await listen(env.HOST, env.PORT);
  const url = publicUrlOf(env, listener.port);
  try {
    const { parts, engine, close } = await compose({ env, publicUrl: url, announce, ...folders });
    const app = createApp(parts);
    listener.serve((request, bindings) => app.fetch(request, bindings));
    const metrics = await listenForMetrics(env, parts.metrics);
    if (metrics) announce(`Metrics are at http://${env.METRICS_HOST}:${metrics.port}/metrics`);
    const sweeping = setInterval(() => sweep(parts), sweepEveryMs);
    announce(`${productName} is running at ${url}`);
    announce(`Mail goes to ${parts.mails.destination}`);
    announce(`Billing goes to ${parts.billing.destination}`);
    if (env.ADMIN_KEY === undefined)
      announce(`The admin key is in ${secretPath(env.DATA_DIR, "admin-key")}`);
    announce(`Data is kept in ${env.DATA_DIR}`);
    announce(`Prompts are enhanced by ${engine}`);
    await loadLetters();
    await parts.mails.start();
    const stop = async () => {
      clearInterval(sweeping);
      await listener.drain(graceMs);
      await metrics?.drain(0);
      await close();
    };
    return { url, stop };
  } catch (error) {
    await listener.drain(0);
    throw error;
  }
};
