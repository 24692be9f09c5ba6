import type { EnhanceFlow } from "@whetstone/enhance-flow";
import type { Platform } from "@whetstone/enhancer/basics";
import { keepInHistory } from "../messages/use-kept.ts";

/**
 * Hands every new result to the worker, which keeps it only while the person wants a history on
 * this device. A prompt that was left as it is, is none.
 */
export const recordHistory = (flow: EnhanceFlow, platform: Platform, signal: AbortSignal): void => {
  let last = 0;
  const end = flow.store.subscribe(({ step }) => {
    // A rewrite without answers is inserted without being shown as a result first.
    if (step.status !== "ready" && step.status !== "inserting") return;
    if (step.outcome.id <= last) return;
    const { id, original, answer } = step.outcome;
    last = id;
    if (answer.unchanged !== undefined) return;
    void keepInHistory({
      id: crypto.randomUUID(),
      at: Date.now(),
      platform,
      original,
      enhanced: answer.enhancedPrompt,
    });
  });
  signal.addEventListener("abort", end);
};
