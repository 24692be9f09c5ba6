import { enhanceOnDevice } from "@whetstone/enhance-flow";
import { detectLanguage, type PromptScore, type Style, scorePrompt } from "@whetstone/enhancer";
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

const rewrite = async (prompt: string, style: Style): Promise<string> => {
  const made = await enhanceOnDevice({ prompt, style, level: "comprehensive", platform: "other" });
  return made.enhancedPrompt;
};

const scoreOf = async (prompt: string): Promise<PromptScore> => {
  const lexicon = await loadLexicon(detectLanguage(prompt).tag);
  return scorePrompt(prompt, lexicon === null ? undefined : [lexicon]);
};

/** What the built-in engine makes of a prompt, on this device. */
export const sharpenPrompt = async (prompt: string, style: Style): Promise<Outcome> => {
  const after = await rewrite(prompt, style);
  const scoreBefore = await scoreOf(prompt);
  const isChanged = after !== prompt;
  const notice = isChanged ? null : findNotice(prompt, scoreBefore);
  if (notice) return notice;
  return {
    kind: "result",
    before: prompt,
    after,
    scoreBefore,
    scoreAfter: isChanged ? await scoreOf(after) : scoreBefore,
    says: isChanged ? describeChanged(prompt, after) : describeUnchanged(scoreBefore),
  };
};

/** The same for a résumé bullet: its gaps marked, inside of a prompt that asks to finish it. */
export const sharpenResumeBullet = async (text: string, style: Style): Promise<Outcome> => {
  const bullet = sharpenBullet(text);
  if (bullet.kind !== "sharpened") return describeUnread(bullet);
  const before = bullet.request(bullet.line);
  const after = await rewrite(bullet.request(bullet.text), style);
  return {
    kind: "result",
    before,
    after,
    scoreBefore: await scoreOf(before),
    scoreAfter: await scoreOf(after),
    says: describeBullet(bullet.replaced),
    found: bullet.found,
  };
};

export { TryItOutcome } from "./try-it-outcome.tsx";
