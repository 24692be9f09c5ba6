import { type Enhancement, enhanceOnDevice } from "@whetstone/enhance-flow";
import {
  crisisKinds,
  detectLanguage,
  detectPromptLanguage,
  type PromptScore,
  type Style,
  scorePrompt,
} from "@whetstone/enhancer";
import { loadLexicon } from "@whetstone/enhancer/load-language";
import { sharpenBullet } from "./bullet/sharpen-bullet.ts";
import {
  describeBullet,
  describeChanged,
  describeUnchanged,
  describeUnread,
  findNotice,
} from "./describe-outcome.ts";
import type { Outcome } from "./outcome.ts";

const rewrite = (prompt: string, style: Style): Promise<Enhancement> =>
  enhanceOnDevice({ prompt, style, level: "comprehensive", platform: "other" });

const scoreOf = async (prompt: string): Promise<PromptScore | null> => {
  const lexicon = await loadLexicon(detectLanguage(prompt).tag);
  return scorePrompt(prompt, lexicon === null ? undefined : [lexicon]);
};

const leftAlone = (unchanged: string, language: string): Outcome => ({
  kind: "unchanged",
  unchanged,
  language,
});

/** Somebody tells of a crisis; which one makes no difference to what is said. */
const inCrisis = (text: string): Outcome =>
  leftAlone(crisisKinds[0], detectPromptLanguage(text).tag);

/** What the built-in engine makes of a prompt, on this device. */
export const sharpenPrompt = async (prompt: string, style: Style): Promise<Outcome> => {
  const { enhancedPrompt: after, unchanged, language } = await rewrite(prompt, style);
  // Who greets is told what the box is for.
  if (unchanged !== undefined && unchanged !== "greeting") return leftAlone(unchanged, language);
  const isChanged = after !== prompt;
  const scoreBefore = await scoreOf(prompt);
  const scoreAfter = isChanged ? await scoreOf(after) : scoreBefore;
  if (scoreBefore === null || scoreAfter === null) return inCrisis(prompt);
  const notice = isChanged ? null : findNotice(prompt, scoreBefore);
  if (notice) return notice;
  if (unchanged !== undefined) return leftAlone(unchanged, language);
  return {
    kind: "result",
    before: prompt,
    after,
    scoreBefore,
    scoreAfter,
    says: isChanged ? describeChanged(prompt, after) : describeUnchanged(scoreBefore),
  };
};

/** The same for a résumé bullet: its gaps marked, inside of a prompt that asks to finish it. */
export const sharpenResumeBullet = async (text: string, style: Style): Promise<Outcome> => {
  const bullet = sharpenBullet(text);
  if (bullet.kind !== "sharpened") return describeUnread(bullet);
  const before = bullet.request(bullet.line);
  const { enhancedPrompt: after } = await rewrite(bullet.request(bullet.text), style);
  const scoreBefore = await scoreOf(before);
  const scoreAfter = await scoreOf(after);
  if (scoreBefore === null || scoreAfter === null) return inCrisis(bullet.line);
  return {
    kind: "result",
    before,
    after,
    scoreBefore,
    scoreAfter,
    says: describeBullet(bullet.replaced),
    found: bullet.found,
  };
};

export { TryItOutcome } from "./try-it-outcome.tsx";
