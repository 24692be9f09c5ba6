export { createBuiltInEngine } from "./built-in-engine.ts";
export {
  type ContextMessage,
  type Engine,
  type EngineRequest,
  type EngineResult,
  nothingToAdd,
  type TextListener,
} from "./engine.ts";
export { createModelEngine, type ModelEngineParts } from "./model/model-engine.ts";
export type { ModelCall, ModelMessage, TextModel } from "./model/text-model.ts";
