/** Words, types and small helpers of the engine, for pages that must not carry the engine itself. */
export { type CrisisKind, crisisKinds, isCrisis } from "./care/evidence.ts";
export { findProtectedSpans } from "./protection/find-protected-spans.ts";
export { strongScore } from "./score/strong-score.ts";
export { anythingElse, askedByModel } from "./sharpen/compose.ts";
export { codePointLength } from "./text/words.ts";
export * from "./types.ts";
export * from "./vocabulary.ts";
