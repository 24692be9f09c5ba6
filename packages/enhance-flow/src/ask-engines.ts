import type { EnhanceRequest } from "@whetstone/api-client";
import type { ServerResult } from "./ask-server.ts";
import { type EngineChoice, enginesToAsk, type OwnEngine } from "./engine-choice.ts";

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

interface Chosen extends CallOptions {
  readonly choice: EngineChoice;
  readonly engines: readonly OwnEngine[];
  /** Told before another engine begins: what arrived so far is void. */
  readonly onAnother: () => void;
}

/**
 * Asks the chosen engine; where that is left to us, the next one when one fails, and the answer says
 * whom it stands in for.
 */
export const createEngineCall =
  ({ askServer, askOwnEngine }: EngineCallParts) =>
  async (
    request: EnhanceRequest,
    { choice, engines, onAnother, ...options }: Chosen,
  ): Promise<ServerResult> => {
    const [first, ...others] = enginesToAsk(choice, askOwnEngine ? engines : []);
    const ask = (engine: OwnEngine | "server") =>
      engine === "server" || !askOwnEngine
        ? askServer(request, options)
        : askOwnEngine(engine, request, options);
    const began = await ask(first);
    if (began.ok || first === "server") return began;
    for (const engine of others) {
      if (options.signal.aborted) return began;
      onAnother();
      const result = await ask(engine);
      if (result.ok) return { ok: true, answer: { ...result.answer, insteadOf: first } };
    }
    return began;
  };

export type EngineCall = ReturnType<typeof createEngineCall>;
