import { createModelEngine, type Engine, type ModelEngineParts } from "@whetstone/engines";
import { allKits } from "@whetstone/enhancer/all-languages";
import type { Pauses } from "../keep-running.ts";
import { leaveFailingAlone } from "./leave-failing-alone.ts";
import { type ModelChoice, openModel } from "./open-model.ts";
import { toTextModel } from "./to-text-model.ts";

interface OpenParts extends Omit<ModelEngineParts, "model" | "kits"> {
  /** How long a failing provider is left alone. */
  readonly pauses?: Pauses;
}

/** The engine over the operator's provider, with the checks of every language. */
export const openModelEngine = (choice: ModelChoice, { pauses, ...parts }: OpenParts): Engine =>
  createModelEngine({
    ...parts,
    model: leaveFailingAlone(toTextModel(openModel(choice)), pauses),
    kits: allKits,
  });
