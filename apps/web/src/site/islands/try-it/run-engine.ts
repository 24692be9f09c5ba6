import {
  type Enhancement,
  english,
  enhanceOnDevice,
  type ShownReason,
} from "@whetstone/enhance-flow";
import { describeReasons } from "@whetstone/enhance-flow/with-kits";
import {
  type Answer,
  isCrisis,
  needWordsFor,
  type PromptScore,
  type Style,
  scorePrompt,
} from "@whetstone/enhancer";
import { loadKits } from "@whetstone/enhancer/load-language";
import { sharpenBullet } from "./bullet/sharpen-bullet.ts";
import {
  describeBullet,
  describeChanged,
  describeUnchanged,
  describeUnread,
  findNotice,
} from "./describe-outcome.ts";
import type { Outcome } from "./outcome.ts";

const rewrite = (
  prompt: string,
  style: Style,
  answers: readonly Answer[] = [],
): Promise<Enhancement> =>
  enhanceOnDevice({ prompt, style, level: "comprehensive", platform: "other", answers });

interface Scored {
  readonly score: PromptScore;
  readonly reasons: readonly ShownReason[];
}

const scoreOf = async (prompt: string): Promise<Scored | null> => {
  const kits = await loadKits(prompt);
  const score = scorePrompt(prompt, kits);
  return score && { score, reasons: describeReasons(score, needWordsFor(prompt, kits), english) };
};

/** Both scores; null where there is none to give. */
const scoresOf = async (before: string, after: string) => {
  const scoredBefore = await scoreOf(before);
  const scoredAfter = after === before ? scoredBefore : await scoreOf(after);
  if (scoredBefore === null || scoredAfter === null) return null;
  const { score: scoreAfter, reasons } = scoredAfter;
  return { scoreBefore: scoredBefore.score, scoreAfter, reasons };
};

const leftAlone = ({ unchanged = "", language }: Enhancement): Outcome => ({
  kind: "unchanged",
  unchanged,
  language,
});

/** What the built-in engine makes of a prompt and the person's answers, on this device. */
export const sharpenPrompt = async (
  prompt: string,
  style: Style,
  answers: readonly Answer[] = [],
): Promise<Outcome> => {
  const made = await rewrite(prompt, style, answers);
  // Who greets is told what the box is for.
  if (made.unchanged !== undefined && made.unchanged !== "greeting") return leftAlone(made);
  const { questions = [] } = answers.length === 0 ? made : await rewrite(prompt, style);
  const { enhancedPrompt: after, language } = made;
  const isChanged = after !== prompt;
  const scores = await scoresOf(prompt, after);
  const notice = isChanged ? null : findNotice(prompt, made, scores?.scoreBefore ?? null);
  if (notice) return notice;
  if (scores === null) return leftAlone(made);
  const unchanged = () => describeUnchanged(scores.scoreBefore, questions.length > 0);
  return {
    kind: "result",
    before: prompt,
    after,
    ...scores,
    questions,
    language,
    says: isChanged ? describeChanged(prompt, after) : unchanged(),
  };
};

/** The same for a résumé bullet: its gaps marked, inside of a prompt that asks to finish it. */
export const sharpenResumeBullet = async (text: string, style: Style): Promise<Outcome> => {
  const alone = await rewrite(text, style);
  if (isCrisis(alone.unchanged)) return leftAlone(alone);
  const bullet = sharpenBullet(text);
  if (bullet.kind !== "sharpened") return describeUnread(bullet);
  const before = bullet.request(bullet.line);
  const { enhancedPrompt: after, language } = await rewrite(bullet.request(bullet.text), style);
  const scores = await scoresOf(before, after);
  if (scores === null) return leftAlone(alone);
  return {
    kind: "result",
    before,
    after,
    ...scores,
    questions: [],
    language,
    says: describeBullet(bullet.replaced),
    found: bullet.found,
  };
};

export { answersIn } from "@whetstone/enhance-flow";
export { TryItOutcome } from "./try-it-outcome.tsx";
