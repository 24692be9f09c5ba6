import type { LanguageKit } from "@whetstone/enhancer";
import { ModelFault } from "../adapters/model-fault.ts";
import { createBuiltInEngine } from "../built-in-engine.ts";
import type { Engine } from "../engine.ts";
import { createModelEngine } from "./model-engine.ts";
import type { TextModel } from "./text-model.ts";

/** A model of the person's own may take longer than a provider: it may still be loading. */
const writeTimeoutMs = 120_000;

/** What a person can do something about; a text that took too long broke off. */
const faultIn = (error: unknown): ModelFault | null => {
  if (error instanceof ModelFault) return error;
  const isLate = error instanceof Error && error.name === "TimeoutError";
  return isLate ? new ModelFault("broken-off") : null;
};

/** A model that remembers why it failed last: the engine over it would only stand in. */
const remembering = (model: TextModel) => {
  const last: { fault: ModelFault | null } = { fault: null };
  const watched: TextModel = async (call, onWritten) => {
    try {
      return await model(call, onWritten);
    } catch (error) {
      if (onWritten) last.fault = faultIn(error);
      throw error;
    }
  };
  return { model: watched, last };
};

/**
 * The engine over a model of the person's own. Where the model could not be asked it rejects with its
 * `ModelFault`, which the person can do something about; the rules stand in only for texts that failed
 * the checks.
 */
export const createOwnModelEngine =
  (ownModel: TextModel, kits: readonly LanguageKit[]): Engine =>
  async (request, signal, onText) => {
    const { model, last } = remembering(ownModel);
    const engine = createModelEngine({
      model,
      kits,
      builtIn: createBuiltInEngine(kits),
      timeoutMs: writeTimeoutMs,
      onDegraded: () => undefined,
    });
    const result = await engine(request, signal, onText);
    if (result.degraded && last.fault) throw last.fault;
    return result;
  };
