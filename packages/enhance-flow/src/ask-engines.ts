import type { EnhanceRequest } from "@whetstone/api-client";
import type { ServerResult } from "./ask-server.ts";
import {
  type EngineChoice,
  type EnginesThere,
  type EngineToAsk,
  enginesToAsk,
  type OwnEngine,
} from "./engine-choice.ts";
import { type FlowFailure, isWithoutServer, leavesDevice } from "./failure.ts";

/** How an engine is asked: stopped by the signal, heard while it writes. */
interface CallOptions {
  readonly signal: AbortSignal;
  readonly onText: (piece: string) => void;
}

/** Asks an engine of the person's own. */
export type AskOwnEngine = (
  engine: OwnEngine,
  request: EnhanceRequest,
  options: CallOptions,
) => Promise<ServerResult>;

export interface EngineCallParts {
  readonly askServer: (request: EnhanceRequest, options: CallOptions) => Promise<ServerResult>;
  readonly askOwnEngine?: AskOwnEngine | undefined;
}

interface Chosen extends CallOptions, EnginesThere {
  readonly choice: EngineChoice;
  /** Told before another engine begins: what arrived so far is void. */
  readonly onAnother: (engine: EngineToAsk) => void;
}

/** The answer of an engine that stands in for another one. */
const standingIn = (
  { answer }: Extract<ServerResult, { ok: true }>,
  insteadOf: EngineToAsk,
  failure: FlowFailure,
): ServerResult => ({
  ok: true,
  answer: {
    ...answer,
    insteadOf,
    ...(isWithoutServer(failure) ? { withoutServer: failure } : {}),
  },
});

/**
 * Asks the chosen engine; where that is left to us, the next one when one fails, and the answer says
 * whom it stands in for.
 */
export const createEngineCall =
  ({ askServer, askOwnEngine }: EngineCallParts) =>
  async (
    request: EnhanceRequest,
    { choice, engines, serverFirst = false, onAnother, ...options }: Chosen,
  ): Promise<ServerResult> => {
    const there = { engines: askOwnEngine ? engines : [], serverFirst };
    const [first, ...others] = enginesToAsk(askOwnEngine ? choice : "automatic", there);
    const ask = (engine: OwnEngine | "server") =>
      engine === "server" || !askOwnEngine
        ? askServer(request, options)
        : askOwnEngine(engine, request, options);
    const began = await ask(first);
    if (began.ok || !leavesDevice(began.failure)) return began;
    for (const engine of others) {
      if (options.signal.aborted) return began;
      onAnother(engine);
      const result = await ask(engine);
      if (result.ok) return standingIn(result, first, began.failure);
    }
    return began;
  };

export type EngineCall = ReturnType<typeof createEngineCall>;
