import { z } from "zod";
import type { ModelChoice } from "./open-model.ts";

/** A server of models on this machine. */
interface LocalServer {
  readonly name: string;
  readonly address: string;
  /** Where it lists its models, and what of the answer names them. */
  readonly list: string;
  readonly namesIn: (answer: unknown) => readonly string[];
}

/** A model that was found running on this machine. */
export interface LocalModel {
  readonly choice: ModelChoice;
  /** Which model, in what, and where. */
  readonly description: string;
}

const tagsSchema = z.object({ models: z.array(z.object({ name: z.string() })) });
const modelsSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

/** Where Ollama and LM Studio listen unless they are told otherwise. */
export const localServers: readonly LocalServer[] = [
  {
    name: "Ollama",
    address: "http://127.0.0.1:11434",
    list: "/api/tags",
    namesIn: (answer) => tagsSchema.safeParse(answer).data?.models.map(({ name }) => name) ?? [],
  },
  {
    name: "LM Studio",
    address: "http://127.0.0.1:1234",
    list: "/v1/models",
    namesIn: (answer) => modelsSchema.safeParse(answer).data?.data.map(({ id }) => id) ?? [],
  },
];

/** A server on this machine answers at once, or is none; in milliseconds. */
const patienceMs = 800;

/** Models that write no text. */
const writesNothing = /embed|bge-|e5-|minilm|nomic|rerank|whisper|clip|tts|ocr|guard/i;
/** How many thousand million weights a name tells ("llama3.1:8b", "Qwen3-4B"). */
const size = /(?<![\p{L}\p{N}.])(\d{1,3}(?:\.\d)?)b(?![\p{L}\p{N}])/iu;
/** Large enough to keep to instructions, small enough to answer while somebody waits. */
const [least, most] = [3, 15];

const isHandy = (name: string): boolean => {
  const billions = Number(size.exec(name)?.[1] ?? Number.NaN);
  return billions >= least && billions <= most;
};

/** The model to ask of those a server has: a handy one first. */
const chooseModel = (names: readonly string[]): string | undefined => {
  const writers = names.filter((name) => !writesNothing.test(name));
  return writers.find(isHandy) ?? writers[0];
};

const lookAt = async ({ name, address, list, namesIn }: LocalServer): Promise<LocalModel> => {
  const answer = await fetch(`${address}${list}`, { signal: AbortSignal.timeout(patienceMs) });
  const model = chooseModel(namesIn(await answer.json()));
  if (model === undefined) throw new Error(`${name} has no model`);
  return {
    choice: {
      provider: "openai-compatible",
      model,
      baseUrl: `${address}/v1`,
      apiKey: undefined,
    },
    description: `${model} in ${name} at ${address}`,
  };
};

/**
 * Looks once for a model that runs on this machine already, the first server first; null where
 * there is none. Nothing is downloaded or started.
 */
export const findLocalModel = async (
  servers: readonly LocalServer[] = localServers,
): Promise<LocalModel | null> => {
  const found = await Promise.allSettled(servers.map(lookAt));
  return found.find((one) => one.status === "fulfilled")?.value ?? null;
};
