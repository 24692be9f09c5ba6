export {
  type BrowserModelDoor,
  type BrowserModelScript,
  installBrowserModel,
} from "./browser-model.ts";
export { type ModelTurn, type ModelTurns, startModelServer } from "./model-server.ts";
