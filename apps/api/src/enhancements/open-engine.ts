import type { Engine } from "@whetstone/engines";
import type { Logger } from "pino";
import type { Env } from "../env.ts";
import { openBuiltInEngine } from "./built-in-engine.ts";
import type { ModelChoice } from "./model/open-model.ts";

/** The engine of this server, and what the person who started it should know of it. */
export interface OpenedEngine {
  readonly engine: Engine;
  /** Which engine answers, and how to have another one. */
  readonly description: string;
}

const chosenIn = ({
  LLM_PROVIDER: provider,
  LLM_MODEL: model,
  LLM_API_KEY: apiKey,
  LLM_BASE_URL: baseUrl,
}: Env): ModelChoice | null =>
  provider === undefined || provider === "built-in" || model === undefined
    ? null
    : { provider, model, apiKey, baseUrl };

const openModelOf = async (env: Env, choice: ModelChoice, log: Logger): Promise<Engine> => {
  const { openModelEngine } = await import("./model/open-model-engine.ts");
  return openModelEngine(choice, {
    builtIn: openBuiltInEngine(),
    timeoutMs: env.LLM_TIMEOUT_MS,
    onDegraded: (why) => log.warn({ why }, "the built-in engine stood in for the model"),
  });
};

/**
 * The engine the environment names; without a name a model that runs on this machine, where there
 * is one, else the built-in rules.
 */
export const openEngine = async (env: Env, log: Logger): Promise<OpenedEngine> => {
  const choice = chosenIn(env);
  if (choice) {
    const description = `${choice.model} of ${choice.provider}`;
    return { engine: await openModelOf(env, choice, log), description };
  }
  if (env.LLM_PROVIDER === "built-in")
    return { engine: openBuiltInEngine(), description: "the built-in rules" };
  const { findLocalModel } = await import("./model/find-local-model.ts");
  const local = await findLocalModel();
  if (local)
    return {
      engine: await openModelOf(env, local.choice, log),
      description: `${local.description}; LLM_PROVIDER=built-in is for rules alone`,
    };
  return {
    engine: openBuiltInEngine(),
    description:
      "the built-in rules; for a model set LLM_PROVIDER, or start Ollama on this machine",
  };
};
