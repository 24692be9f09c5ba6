import { listModels, type ModelProvider, providerOf, writersAmong } from "@whetstone/engines";
import type { ModelChoice } from "./open-model.ts";

/** A server of models on this machine. */
export type LocalServer = Pick<ModelProvider, "id" | "name" | "protocol"> & {
  readonly baseUrl: string;
};

/** A model that was found running on this machine. */
export interface LocalModel {
  readonly choice: ModelChoice;
  /** Which model, in what, and where. */
  readonly description: string;
}

/** The servers of models that are looked for, the first one first. */
export const localServers: readonly LocalServer[] = ["ollama", "lm-studio"].flatMap((id) => {
  const { name, protocol, baseUrl } = providerOf(id);
  return baseUrl === null ? [] : [{ id, name, protocol, baseUrl }];
});

/** A server on this machine answers at once, or is none; in milliseconds. */
const patienceMs = 800;

const lookAt = async ({ id, name, protocol, baseUrl }: LocalServer): Promise<LocalModel> => {
  const names = await listModels({ providerId: id, baseUrl }, AbortSignal.timeout(patienceMs));
  const [model] = writersAmong(names);
  if (model === undefined) throw new Error(`${name} has no model`);
  return {
    choice: {
      provider: "openai-compatible",
      model,
      baseUrl: protocol === "ollama" ? `${baseUrl}/v1` : baseUrl,
      apiKey: undefined,
    },
    description: `${model} in ${name} at ${new URL(baseUrl).origin}`,
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
