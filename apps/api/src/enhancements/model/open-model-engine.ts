import { createModelEngine, type Engine, type ModelEngineParts } from "@whetstone/engines";
import { allKits } from "@whetstone/enhancer/all-languages";
import { type ModelChoice, openModel } from "./open-model.ts";
import { toTextModel } from "./to-text-model.ts";

/** The engine over the operator's provider, with the checks of every language. */
export const openModelEngine = (
  choice: ModelChoice,
  parts: Omit<ModelEngineParts, "model" | "kits">,
): Engine => createModelEngine({ ...parts, model: toTextModel(openModel(choice)), kits: allKits });
