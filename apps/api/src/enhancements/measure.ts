import type { EngineResult } from "@whetstone/engines";
import { codePointLength } from "@whetstone/enhancer";
import type { Figures } from "../rollups/figures.ts";
import { toTwoDecimals } from "../statistics/rounding.ts";
import type { ParsedRequest } from "./parsed-request.ts";

/** The scores of a prompt and of what became of it: 0 to 100, null for a text without one. */
export interface Scores {
  readonly original: number | null;
  readonly result: number | null;
}

/** The figures of an enhancement: lengths in code points, and scores (DATA-10). */
export const measure = (
  id: string,
  request: ParsedRequest,
  result: EngineResult,
  scores: Scores,
): Figures => {
  const originalLength = codePointLength(request.prompt);
  const enhancedLength = codePointLength(result.text);
  return {
    id,
    style: request.style,
    platform: request.platform,
    level: request.enhancementLevel,
    language: result.language,
    originalLength,
    enhancedLength,
    originalQualityScore: scores.original,
    qualityScore: scores.result,
    improvementRatio: toTwoDecimals(enhancedLength / originalLength),
    engine: result.engine,
    checks: result.checks.map(({ name, passed, count }) => ({ name, passed, count })),
  };
};
