import type { TextModel } from "../model/text-model.ts";
import { createOllamaModel, listOllamaModels, warmOllamaModel } from "./ollama.ts";
import { createOpenAiModel, listOpenAiModels, type OpenAiServer } from "./openai-compatible.ts";
import { type ModelConnection, providerOf } from "./providers.ts";

const serverOf = ({ providerId, baseUrl, apiKey }: ModelAddress): OpenAiServer => ({
  baseUrl,
  apiKey,
  headers: providerOf(providerId).headers,
});

/** Where models are, before one of them is chosen. */
export type ModelAddress = Omit<ModelConnection, "model">;

const isOllama = ({ providerId }: ModelAddress): boolean =>
  providerOf(providerId).protocol === "ollama";

/** The model a person connected, by the protocol its provider speaks. */
export const openConnectedModel = (connection: ModelConnection): TextModel =>
  isOllama(connection)
    ? createOllamaModel(connection.baseUrl, connection.model)
    : createOpenAiModel(serverOf(connection), connection.model);

/** The names of the models at an address. Throws a `ModelFault` where there is no answer. */
export const listModels = (
  address: ModelAddress,
  signal: AbortSignal,
): Promise<readonly string[]> =>
  isOllama(address)
    ? listOllamaModels(address.baseUrl, signal)
    : listOpenAiModels(serverOf(address), signal);

/** Gets a model ready for the next draft where its server can; nothing elsewhere. */
export const warmConnectedModel = async (
  connection: ModelConnection,
  signal: AbortSignal,
): Promise<void> => {
  if (isOllama(connection)) await warmOllamaModel(connection.baseUrl, connection.model, signal);
};
