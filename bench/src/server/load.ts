import { performance } from "node:perf_hooks";
import { Pool } from "undici";
import { quantile } from "../spread.ts";
import type { SignedIn } from "./people.ts";

/** A call that many people repeat. */
export interface Call {
  readonly name: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  /** The body of its n-th repetition. */
  readonly body?: (index: number) => object;
}

/** What a server did in one round. */
export interface Round {
  readonly perSecond: number;
  /** Milliseconds from the request to the end of its answer. */
  readonly p50: number;
  readonly p99: number;
}

/** How many requests are under way at once, each on a connection of its own. */
const connections = 16;

/** Puts a server under load by one call for so many seconds. Throws at the first answer that is no success. */
export const runRound = async (
  address: string,
  { method, path, body }: Call,
  people: readonly SignedIn[],
  seconds: number,
): Promise<Round> => {
  const pool = new Pool(address, { connections });
  const times: number[] = [];
  let sent = 0;
  const begun = performance.now();
  const end = begun + seconds * 1000;
  const repeat = async (): Promise<void> => {
    while (performance.now() < end) {
      sent += 1;
      const authorization = `Bearer ${people[sent % people.length]?.bearer}`;
      const from = performance.now();
      const answer = await pool.request(
        body
          ? {
              method,
              path,
              headers: { authorization, "content-type": "application/json" },
              body: JSON.stringify(body(sent)),
            }
          : { method, path, headers: { authorization } },
      );
      const text = await answer.body.text();
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${text}`);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: connections }, repeat));
  const took = (performance.now() - begun) / 1000;
  await pool.close();
  return {
    perSecond: times.length / took,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
};
