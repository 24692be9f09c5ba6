import {
  listModels,
  type ModelAddress,
  type ModelConnection,
  ModelFault,
  openConnectedModel,
  writersAmong,
} from "@whetstone/engines";
import type {
  ConnectedModel,
  ListedModels,
  OwnModelRequest,
  TriedModel,
} from "../../messages/own-model.ts";
import { adaptOriginFor, forgetOrigins, forgetOriginsBut } from "../../platform/origin-rules.ts";

/** Listing is quick; a model that is tried may have to be loaded first. In milliseconds. */
const [listTimeoutMs, tryTimeoutMs] = [10_000, 120_000];

export interface OwnModelParts {
  readonly readConnection: () => Promise<ModelConnection | null>;
  readonly writeConnection: (connection: ModelConnection | null) => Promise<void>;
  /** Told that another model is connected now, or none. */
  readonly onChange: (isConnected: boolean) => Promise<void>;
}

const failed = (error: unknown) => ({
  ok: false as const,
  why: error instanceof ModelFault ? error.kind : ("unreachable" as const),
});

/** The entered address; with the key that is kept for the same one, where none was entered. */
const withKeptKey = async <Address extends ModelAddress>(
  { readConnection }: OwnModelParts,
  entered: Address,
): Promise<Address> => {
  if (entered.apiKey !== undefined) return entered;
  const kept = await readConnection();
  const isSame = kept?.baseUrl === entered.baseUrl && kept.providerId === entered.providerId;
  return isSame && kept.apiKey !== undefined ? { ...entered, apiKey: kept.apiKey } : entered;
};

const list = async (parts: OwnModelParts, entered: ModelAddress): Promise<ListedModels> => {
  try {
    const address = await withKeptKey(parts, entered);
    const models = await listModels(address, AbortSignal.timeout(listTimeoutMs));
    return { ok: true, models: [...writersAmong(models)] };
  } catch (error) {
    return failed(error);
  }
};

const tryOut = async ({ readConnection }: OwnModelParts): Promise<TriedModel> => {
  const connection = await readConnection();
  if (!connection) return { ok: false, why: "not-ready" };
  const startedAt = performance.now();
  try {
    await openConnectedModel(connection)({
      system: "Answer with the one word: ready",
      examples: [],
      messages: [{ role: "user", content: "Are you ready?" }],
      language: "en",
      signal: AbortSignal.timeout(tryTimeoutMs),
    });
    return { ok: true, ms: performance.now() - startedAt };
  } catch (error) {
    return failed(error);
  }
};

const readConnected = async ({ readConnection }: OwnModelParts): Promise<ConnectedModel | null> => {
  const connection = await readConnection();
  if (!connection) return null;
  const { apiKey, ...rest } = connection;
  return { ...rest, hasKey: apiKey !== undefined };
};

/** Answers what the options page asks of the connected model. Only own pages may be let in here. */
export const answerOwnModel = async (
  parts: OwnModelParts,
  request: OwnModelRequest,
): Promise<unknown> => {
  switch (request.type) {
    case "own-model":
      return readConnected(parts);
    case "list-models":
      return list(parts, request.address);
    case "use-model":
      await parts.writeConnection(await withKeptKey(parts, request.connection));
      await forgetOriginsBut(request.connection.baseUrl);
      await parts.onChange(true);
      return true;
    case "try-model":
      return tryOut(parts);
    case "drop-model":
      await parts.writeConnection(null);
      await forgetOrigins();
      await parts.onChange(false);
      return true;
    case "adapt-origin":
      return adaptOriginFor(request.baseUrl);
  }
};
