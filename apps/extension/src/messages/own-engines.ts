import { enhanceAnswerSchema, enhanceRequestSchema } from "@whetstone/api-client";
import { type ModelFaultKind, modelFaultKindSchema } from "@whetstone/engines";
import { type Enhancement, enginePlaces, type OwnEngine } from "@whetstone/enhance-flow";
import { z } from "zod";
import { askWorker } from "../platform/messaging.ts";

const ownEngineIds = ["browser", "own"] as const;

/** From any page of the extension: which engines of the person's own are set up. */
export const enginesRequestSchema = z.strictObject({ type: z.literal("engines") });

/** From the panel: it was opened with this engine chosen, so that it can get ready. */
export const warmEngineRequestSchema = z.strictObject({
  type: z.literal("warm-engine"),
  engine: z.enum(ownEngineIds),
});

const ownEnginesSchema = z.array(
  z.object({
    id: z.enum(ownEngineIds),
    name: z.string(),
    place: z.enum(enginePlaces),
    host: z.string().nullable(),
  }),
);

/** From the worker: other engines are set up now. */
export const enginesNewsSchema = z.strictObject({ type: z.literal("engines-changed") });

export const isEnginesNews = (message: unknown): boolean =>
  enginesNewsSchema.safeParse(message).success;

/** The engines of the person's own that are set up; null where the worker can't say. */
export const readEngines = async (): Promise<readonly OwnEngine[] | null> => {
  const request: z.infer<typeof enginesRequestSchema> = { type: "engines" };
  const answer = await askWorker(request).catch(() => undefined);
  return ownEnginesSchema.safeParse(answer).data ?? null;
};

/** Name of the line on which an engine of the person's own writes; one line a text. */
export const engineLine = "engine";

/** First on the line, from the panel: let this engine write. The request is forgotten afterwards. */
export const writeRequestSchema = z.strictObject({
  type: z.literal("write"),
  engine: z.enum(ownEngineIds),
  request: enhanceRequestSchema,
});

/** What an engine in the worker made of a prompt. */
export const madeInWorkerSchema = enhanceAnswerSchema
  .pick({
    enhancedPrompt: true,
    originalQualityScore: true,
    qualityScore: true,
    checks: true,
    engine: true,
    language: true,
    unchanged: true,
    questions: true,
    added: true,
    degraded: true,
    maskedSecrets: true,
  })
  .extend({ ask: z.string().nullable() });

/** From the worker: a piece of the text, and last what came of it. */
export const writeNewsSchema = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("text"), text: z.string() }),
  z.strictObject({ type: z.literal("made"), made: madeInWorkerSchema }),
  z.strictObject({ type: z.literal("failed"), why: modelFaultKindSchema }),
]);
export type WriteNews =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "made"; readonly made: Enhancement & { readonly ask: string | null } }
  | { readonly type: "failed"; readonly why: ModelFaultKind };
