export {
  type BrowserModel,
  type BrowserModelApi,
  createBrowserModel,
  findBrowserModelApi,
} from "./adapters/browser-model.ts";
export {
  type BrowserModelKeeper,
  type BrowserModelState,
  createBrowserModelKeeper,
} from "./adapters/browser-model-keeper.ts";
export { writersAmong } from "./adapters/choose-model.ts";
export {
  listModels,
  type ModelAddress,
  openConnectedModel,
  warmConnectedModel,
} from "./adapters/connected-model.ts";
export { isWholeBy } from "./adapters/ending.ts";
export { ModelFault, type ModelFaultKind, modelFaultKindSchema } from "./adapters/model-fault.ts";
export {
  type ModelConnection,
  type ModelProvider,
  modelConnectionSchema,
  modelProviders,
  providerOf,
} from "./adapters/providers.ts";
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
export { createOwnModelEngine } from "./model/own-model-engine.ts";
export type { AnswerShape, ModelCall, ModelMessage, TextModel } from "./model/text-model.ts";
export { type EnhancementRequest, toEngineRequest } from "./to-engine-request.ts";
