import type { EngineResult } from "@whetstone/engines";
import { codePointLength } from "@whetstone/enhancer";
import { scorePrompt } from "@whetstone/enhancer/all-languages";
import type { Figures } from "../rollups/figures.ts";
import { toTwoDecimals } from "../statistics/rounding.ts";
import type { ParsedRequest } from "./parsed-request.ts";

/** The figures of an enhancement: lengths in code points, scores 0 to 100 (DATA-10). */
export const measure = (id: string, request: ParsedRequest, result: EngineResult): Figures => {
  const originalLength = codePointLength(request.prompt);
  const enhancedLength = codePointLength(result.text);
  const originalQualityScore = scorePrompt(request.prompt)?.total ?? null;
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
    qualityScore: isSame ? originalQualityScore : (scorePrompt(result.text)?.total ?? null),
    improvementRatio: toTwoDecimals(enhancedLength / originalLength),
    engine: result.engine,
    checks: result.checks.map(({ name, passed, count }) => ({ name, passed, count })),
  };
};
