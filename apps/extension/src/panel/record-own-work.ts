import { type EnhanceFlow, followResults, recordOf } from "@whetstone/enhance-flow";
import type { Platform } from "@whetstone/enhancer/basics";
import { recordFigures } from "../messages/figures.ts";

/** Hands the figures of what no server made to the worker, which sends them unless it may not. */
export const recordOwnWork = (flow: EnhanceFlow, platform: Platform, signal: AbortSignal): void => {
  const end = followResults(flow, (outcome) => {
    const record = recordOf(outcome, platform);
    if (record) void recordFigures(record);
  });
  signal.addEventListener("abort", end);
};
