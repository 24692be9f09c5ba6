import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { basename } from "node:path";
import type { Engine } from "@whetstone/engines";
import type { Logger } from "pino";
import type { Env } from "../env.ts";
import { StartFault } from "../start-fault.ts";
import { openBuiltInEngine } from "./built-in-engine.ts";
import type { ModelChoice } from "./model/open-model.ts";

/** The engine of this server, and what the person who started it should know of it. */
export interface OpenedEngine {
  readonly engine: Engine;
  /** Which engine answers, and how to have another one. */
  readonly description: string;
  /** Ends what the engine holds besides this process. */
  readonly close?: () => Promise<void>;
}

const chosenIn = ({
  LLM_PROVIDER: provider,
  LLM_MODEL: model,
  LLM_API_KEY: apiKey,
  LLM_BASE_URL: baseUrl,
}: Env): ModelChoice | null =>
  provider === undefined ||
  provider === "built-in" ||
  provider === "embedded" ||
  model === undefined
    ? null
    : { provider, model, apiKey, baseUrl };

const partsOf = (env: Env, log: Logger) => ({
  builtIn: openBuiltInEngine(),
  timeoutMs: env.LLM_TIMEOUT_MS,
  onDegraded: (why: string) => log.warn({ why }, "the built-in engine stood in for the model"),
});

const openModelOf = async (env: Env, choice: ModelChoice, log: Logger): Promise<Engine> => {
  const { openModelEngine } = await import("./model/open-model-engine.ts");
  return openModelEngine(choice, partsOf(env, log));
};

const withoutPackage =
  'the built-in rules: LLM_PROVIDER=embedded needs the optional package node-llama-cpp; "npx pnpm@12.21.0 install" in the project adds it';

/** A model in a file, in a process of its own (API-19). */
const openEmbedded = async (env: Env, file: string, log: Logger): Promise<OpenedEngine> => {
  try {
    await access(file, constants.R_OK);
  } catch {
    throw new StartFault("LLM_MODEL must name a file that can be read; pnpm model:pull gets one.");
  }
  const { openEmbeddedEngine } = await import("./model/embedded/open-embedded-engine.ts");
  const opened = await openEmbeddedEngine({
    ...partsOf(env, log),
    file,
    onEvent: (event) =>
      event.kind === "loaded"
        ? log.info("the embedded model is loaded")
        : log.warn({ why: event.why }, "the embedded model's process ended and is started again"),
  });
  if (!opened) return { engine: openBuiltInEngine(), description: withoutPackage };
  return { ...opened, description: `${basename(file)} in a process of its own` };
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
  if (env.LLM_PROVIDER === "embedded" && env.LLM_MODEL !== undefined)
    return openEmbedded(env, env.LLM_MODEL, log);
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
