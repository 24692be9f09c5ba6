import type { DeviceEngine, EnhancementRecord } from "@whetstone/api-client";
import { codePointLength, type Platform } from "@whetstone/enhancer/basics";
import type { Enhancement } from "./enhancement.ts";
import type { EnhanceFlow, Outcome } from "./flow.ts";

/** Hears every new result once, whether it is shown first or inserted at once. */
export const followResults = (
  flow: Pick<EnhanceFlow, "store">,
  onResult: (outcome: Outcome) => void,
): (() => void) => {
  let last = 0;
  return flow.store.subscribe(({ step, coming }) => {
    // The rules' text is none yet while a model's may take its place.
    if (coming && coming.status !== "failed" && step.status === "ready") return;
    // A rewrite without answers is inserted without being shown as a result first.
    if (step.status !== "ready" && step.status !== "inserting") return;
    if (step.outcome.id <= last) return;
    last = step.outcome.id;
    onResult(step.outcome);
  });
};

const engines = {
  browser: "browser-model",
  computer: "local-model",
  elsewhere: "own-key",
} as const satisfies Record<string, DeviceEngine>;

const engineOf = ({ writer, degraded }: Enhancement): DeviceEngine =>
  writer && !degraded ? engines[writer.place] : "built-in";

/** True for a result that the server made for its request, and counted. */
export const isOfServer = ({ answer, sent, alsoAsked }: Outcome): boolean =>
  sent !== null &&
  answer.writer === undefined &&
  answer.withoutServer === undefined &&
  answer.unchanged === undefined &&
  alsoAsked === undefined;

/** The figures of a result that no server made; null of any other, and of what was left as it is. */
export const recordOf = (outcome: Outcome, platform: Platform): EnhancementRecord | null => {
  const { original, answer, choices } = outcome;
  if (isOfServer(outcome) || answer.unchanged !== undefined) return null;
  return {
    platform,
    style: choices.ownStyle ? "custom" : choices.style,
    level: choices.level,
    language: answer.language,
    originalLength: codePointLength(original),
    enhancedLength: codePointLength(answer.enhancedPrompt),
    originalQualityScore: answer.originalQualityScore,
    qualityScore: answer.qualityScore,
    engine: engineOf(answer),
  };
};
