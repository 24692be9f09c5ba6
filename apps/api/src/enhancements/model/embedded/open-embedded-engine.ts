import { createModelEngine, type Engine, type ModelEngineParts } from "@whetstone/engines";
import { allKits } from "@whetstone/enhancer/all-languages";
import { type EmbeddedModelParts, openEmbeddedModel } from "./open-embedded-model.ts";

interface OpenParts extends Omit<ModelEngineParts, "model" | "kits">, EmbeddedModelParts {}

/** The engine over a model in a process of its own; null where its package is not installed. */
export const openEmbeddedEngine = async ({
  builtIn,
  timeoutMs,
  onDegraded,
  ...embedded
}: OpenParts): Promise<{ engine: Engine; close: () => Promise<void> } | null> => {
  const opened = await openEmbeddedModel(embedded);
  if (!opened) return null;
  const { model, close } = opened;
  return {
    engine: createModelEngine({ model, builtIn, timeoutMs, onDegraded, kits: allKits }),
    close,
  };
};
