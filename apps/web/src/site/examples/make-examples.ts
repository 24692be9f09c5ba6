import { createRewriter } from "@whetstone/enhancer";
import { allKits, scorePrompt } from "@whetstone/enhancer/all-languages";
import { examples } from "./examples.ts";
import type { MadeText } from "./made-text.ts";

const scoreOf = (text: string): number => {
  const score = scorePrompt(text);
  if (score === null) throw new Error(`An example has no score: ${text}`);
  return Math.round(score.total);
};

/** What our engine makes of every example today, by id. */
export const makeExamples = (): Record<string, MadeText> => {
  const rewrite = createRewriter(allKits);
  return Object.fromEntries(
    examples.map(({ id, before, answers, platform, style, level }) => {
      const asked = { prompt: before, platform, style, level };
      const { language, questions } = rewrite({ ...asked, answers: [] });
      const after = rewrite({ ...asked, answers }).text;
      const scores = { scoreBefore: scoreOf(before), scoreAfter: scoreOf(after) };
      return [id, { after, ...scores, language: language.tag, questions }];
    }),
  );
};
