import { modelConnectionSchema, modelFaultKindSchema } from "@whetstone/engines";
import { z } from "zod";
import { askWorker } from "../platform/messaging.ts";

const addressSchema = modelConnectionSchema.omit({ model: true });
export type EnteredAddress = z.input<typeof addressSchema>;

/*
 * All of these come from the extension's own pages, and are answered to nobody else. A key goes one
 * way: to the worker. Left out, the one kept for the same address is used.
 */

/** Which model is connected. */
const readSchema = z.strictObject({ type: z.literal("own-model") });
/** Which models are at an address. */
const listSchema = z.strictObject({ type: z.literal("list-models"), address: addressSchema });
/** Use this model from now on. */
const useSchema = z.strictObject({
  type: z.literal("use-model"),
  connection: modelConnectionSchema,
});
/** Ask the connected model for one word. */
const trySchema = z.strictObject({ type: z.literal("try-model") });
/** Forget the connection and its key. */
const dropSchema = z.strictObject({ type: z.literal("drop-model") });
/**
 * Send this address requests that name its own origin, as it refuses ours; taken back when the model
 * is forgotten.
 */
const adaptOriginSchema = z.strictObject({
  type: z.literal("adapt-origin"),
  baseUrl: addressSchema.shape.baseUrl,
});

export const ownModelRequestSchemas = [
  readSchema,
  listSchema,
  useSchema,
  trySchema,
  dropSchema,
  adaptOriginSchema,
] as const;
export type OwnModelRequest = z.output<(typeof ownModelRequestSchemas)[number]>;

const connectedSchema = modelConnectionSchema
  .omit({ apiKey: true })
  .extend({ hasKey: z.boolean() });
/** The connected model, without its key. */
export type ConnectedModel = z.output<typeof connectedSchema>;

const failedSchema = z.object({ ok: z.literal(false), why: modelFaultKindSchema });
const listedSchema = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), models: z.array(z.string()) }),
  failedSchema,
]);
export type ListedModels = z.infer<typeof listedSchema>;
const triedSchema = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), ms: z.number() }),
  failedSchema,
]);
export type TriedModel = z.infer<typeof triedSchema>;

const stopped = { ok: false, why: "interrupted" } as const;

const ask = (request: z.input<(typeof ownModelRequestSchemas)[number]>): Promise<unknown> =>
  askWorker(request).catch(() => undefined);

/** The connected model; null where there is none. */
export const readOwnModel = async (): Promise<ConnectedModel | null> =>
  connectedSchema
    .nullable()
    .catch(null)
    .parse(await ask({ type: "own-model" }));

/** The models at an address, those that write text. */
export const listModelsAt = async (address: EnteredAddress): Promise<ListedModels> =>
  listedSchema.catch(stopped).parse(await ask({ type: "list-models", address }));

/** Connects a model; false when that failed. */
export const connectModel = async (
  connection: z.input<typeof modelConnectionSchema>,
): Promise<boolean> => (await ask({ type: "use-model", connection })) === true;

/** Tries the connected model; tells how long it took, in milliseconds. */
export const tryModel = async (): Promise<TriedModel> =>
  triedSchema.catch(stopped).parse(await ask({ type: "try-model" }));

/** Forgets the connected model; false when that failed. */
export const dropModel = async (): Promise<boolean> => (await ask({ type: "drop-model" })) === true;

/** Makes an address accept requests of ours; false when that failed. */
export const adaptOrigin = async (baseUrl: string): Promise<boolean> =>
  (await ask({ type: "adapt-origin", baseUrl })) === true;
