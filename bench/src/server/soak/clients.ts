import { performance } from "node:perf_hooks";
import {
  type ApiClient,
  type ApiFailure,
  type ApiResult,
  createApiClient,
  createFetchTransport,
} from "@whetstone/api-client";
import type { Random } from "../../random.ts";
import type { Books } from "./books.ts";
import type { Figures, Kind } from "./figures.ts";
import type { Pace } from "./pace.ts";

/** What everybody who calls shares. */
export interface Crowd {
  readonly books: Books;
  readonly figures: Figures;
  readonly pace: Pace;
  readonly random: Random;
  /** Where the servers are, one or several; who calls asks one after the other. */
  readonly addresses: () => readonly string[];
  readonly codeFor: (email: string) => Promise<string>;
  /** Whether servers are stopped and killed now: calls may be cut off then. */
  readonly isDisturbed: () => boolean;
  readonly isOver: () => boolean;
}

/** Who calls: with a session or without, and from where. */
interface Caller {
  readonly token: string | null;
  readonly address: string;
}

/** Longer than any call may take. */
const hangMs = 60_000;

let asked = 0;

/** The next of the servers, as an address list is gone through. */
export const nextAddress = ({ addresses }: Crowd): string => {
  const all = addresses();
  asked += 1;
  return all[asked % all.length] ?? "";
};

/** A client of the next server. Each person comes from an address of their own. */
const clientFor = (crowd: Crowd, { token, address }: Caller): ApiClient => {
  const origin = nextAddress(crowd);
  return createApiClient(
    createFetchTransport({
      origin: () => origin,
      readToken: async () => token,
      fetch: (input, init) => {
        const headers = new Headers(init?.headers);
        headers.set("X-Forwarded-For", address);
        return fetch(input, { ...init, headers });
      },
    }),
  );
};

/** What a failed call failed with: a code of the contract, or a kind of silence. */
export const reasonOf = (failure: ApiFailure): string =>
  failure.kind === "refused" ? failure.body.code : failure.kind;

/** What a call may meet while servers or the database come and go. */
const disturbances = new Set([
  "unreachable",
  "interrupted",
  "provider_unavailable",
  "engine_unavailable",
  "conflict",
]);

/** Looks at how a call ended: anything that is neither a success nor expected is a fault. */
export const judge = (
  { books, isDisturbed }: Crowd,
  name: string,
  { ok, reason, expected }: { ok: boolean; reason: string; expected: readonly string[] },
): void => {
  if (ok) return;
  books.meet(`${name}: ${reason}`);
  if (expected.includes(reason) || (isDisturbed() && disturbances.has(reason))) return;
  books.fault(`${name} was answered ${reason}`);
};

/** What is called, and how it may end other than well. */
export interface Asked<T> {
  readonly name: string;
  readonly kind: Kind;
  readonly expected?: readonly string[];
  /** Gives up after so long; what a person does who closes the tab. */
  readonly timeoutMs?: number;
  readonly work: (client: ApiClient, timeoutMs: number) => Promise<ApiResult<T>>;
}

/** Makes one call at once, and writes down how long it took and what is wrong with it. */
export const callNow = async <T>(
  crowd: Crowd,
  caller: Caller,
  { name, kind, expected = [], timeoutMs = hangMs, work }: Asked<T>,
): Promise<ApiResult<T>> => {
  const begun = performance.now();
  const result = await work(clientFor(crowd, caller), timeoutMs);
  crowd.figures.time(kind, performance.now() - begun);
  const reason = result.ok ? "" : reasonOf(result.failure);
  judge(crowd, name, { ok: result.ok, reason, expected });
  return result;
};

/** Makes one call in its turn. */
export const call = <T>(crowd: Crowd, caller: Caller, what: Asked<T>): Promise<ApiResult<T>> =>
  crowd.pace.turn(() => callNow(crowd, caller, what));
