import { type EnhanceFlow, followResults } from "@whetstone/enhance-flow";
import type { Platform } from "@whetstone/enhancer/basics";
import { keepInHistory } from "../messages/use-kept.ts";

/**
 * Hands every new result to the worker, which keeps it only while the person wants a history on
 * this device. A prompt that was left as it is, is none.
 */
export const recordHistory = (flow: EnhanceFlow, platform: Platform, signal: AbortSignal): void => {
  const end = followResults(flow, ({ original, answer }) => {
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
