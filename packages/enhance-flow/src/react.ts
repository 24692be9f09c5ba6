export { LanguageProvider } from "./language/use-language.tsx";
export { CopyButton } from "./panel/copy-button.tsx";
export { EngineSelect } from "./panel/engine-select.tsx";
export { EnhancePanel, type EnhancePanelProps } from "./panel/enhance-panel.tsx";
export { QuestionForm } from "./panel/questions/question-form.tsx";
export { UnchangedView } from "./panel/unchanged-view.tsx";
export { UsageMeter } from "./panel/usage-meter.tsx";
export { WordDifference } from "./panel/word-difference.tsx";
