export * from "./basics.ts";
export type { LanguageKit, LanguageReader } from "./catalogue/language-kit.ts";
export { checkRewrite, type RewriteToCheck } from "./checks/check-rewrite.ts";
export { type LengthBudget, lengthBudget } from "./checks/length-budget.ts";
export { detectLanguage } from "./language/detect-language.ts";
export { detectPromptLanguage } from "./language/detect-prompt-language.ts";
export { findKit, languagesToRead } from "./languages/find-kits.ts";
export { scorePrompt } from "./score/score-prompt.ts";
export { createRewriter } from "./sharpen/create-rewriter.ts";
