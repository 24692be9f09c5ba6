import type { EngineResult } from "@whetstone/engines";
import { codePointLength, type ReadText } from "@whetstone/enhancer";
import { scorePrompt } from "@whetstone/enhancer/all-languages";
import type { Figures } from "../rollups/figures.ts";
import { toTwoDecimals } from "../statistics/rounding.ts";
import type { ParsedRequest } from "./parsed-request.ts";

/**
 * The figures of an enhancement: lengths in code points, scores 0 to 100 (DATA-10). What already read
 * the texts of the request can be given.
 */
export const measure = (
  id: string,
  request: ParsedRequest,
  result: EngineResult,
  read?: ReadText,
): Figures => {
  const originalLength = codePointLength(request.prompt);
  const enhancedLength = codePointLength(result.text);
  const originalQualityScore = scorePrompt(request.prompt, read)?.total ?? null;
  const isSame = result.text === request.prompt;
  return {
    id,
    style: request.style,
    platform: request.platform,
    level: request.enhancementLevel,
    language: result.language,
    originalLength,
    enhancedLength,
    originalQualityScore,
    qualityScore: isSame ? originalQualityScore : (scorePrompt(result.text, read)?.total ?? null),
    improvementRatio: toTwoDecimals(enhancedLength / originalLength),
    engine: result.engine,
    checks: result.checks.map(({ name, passed, count }) => ({ name, passed, count })),
  };
};
