import { enhanceOnDevice } from "@whetstone/enhance-flow";
import type { Style } from "@whetstone/enhancer";
import { type SharpenedBullet, sharpenBullet } from "./resume-bullet.ts";

export interface TryItResult {
  readonly before: string;
  readonly after: string;
  /** 0 to 100. */
  readonly scoreBefore: number;
  readonly scoreAfter: number;
  /** For a résumé bullet: what it says of each part. */
  readonly bullet?: SharpenedBullet;
}

/** What the built-in engine makes of a prompt, on this device. */
export const sharpenPrompt = async (prompt: string, style: Style): Promise<TryItResult> => {
  const made = await enhanceOnDevice({ prompt, style, level: "comprehensive", platform: "other" });
  return {
    before: prompt,
    after: made.enhancedPrompt,
    scoreBefore: made.originalQualityScore,
    scoreAfter: made.qualityScore,
  };
};

/** The same for a résumé bullet: its gaps marked, inside of a prompt that asks to finish it. */
export const sharpenResumeBullet = async (text: string, style: Style): Promise<TryItResult> => {
  const bullet = sharpenBullet(text);
  const request = (line: string) => `Improve this resume bullet: "${line}"`;
  const plain = await sharpenPrompt(request(text), style);
  const made = await sharpenPrompt(request(bullet.text), style);
  return { ...made, before: request(text), scoreBefore: plain.scoreBefore, bullet };
};

export { WordDifference } from "@whetstone/enhance-flow/react";
