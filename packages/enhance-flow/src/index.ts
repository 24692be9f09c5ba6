export type { AboutMe, Fact } from "./about-me.ts";
export { answersIn, type Typed } from "./answers.ts";
export type { AskOwnEngine } from "./ask-engines.ts";
export type { ServerResult } from "./ask-server.ts";
export type { AskingStep } from "./asking.ts";
export {
  type BrowserEngine,
  type BrowserEngineState,
  createBrowserEngine,
  enginesIn,
} from "./browser-engine.ts";
export * from "./composer.ts";
export type { OpenConversation } from "./conversation.ts";
export * from "./create-enhance-flow.ts";
export * from "./engine-choice.ts";
export * from "./enhancement.ts";
export * from "./failure.ts";
export * from "./flow.ts";
export { english, type PanelLanguage, type PanelMessages } from "./language/english.ts";
export * from "./library.ts";
export * from "./local-engine.ts";
export * from "./names.ts";
export { followResults, isOfServer, recordOf } from "./own-work.ts";
export type { ShownReason } from "./score-reasons.ts";
export * from "./shown-score.ts";
export { type SkippedAsks, withNote } from "./skipped-asks.ts";
export * from "./text-area-composer.ts";
export * from "./usage.ts";
