import { expect, it } from "vitest";
import { allKits } from "../all-languages.ts";
import { scorePrompt } from "../score/score-prompt.ts";
import { createRewriter } from "./create-rewriter.ts";
import { needWordsFor } from "./need-words.ts";

it.each([
  "plan a day in porto with my boyfriend",
  "plan a trip to rome with my wheelchair-bound dad",
  "geschenk für meinen chef",
])("the score names what is open in the words of the questions: %s", (prompt) => {
  const { questions } = createRewriter(allKits)({
    prompt,
    style: "professional",
    level: "comprehensive",
    platform: "other",
  });
  const words = needWordsFor(prompt, allKits);
  const reasons = scorePrompt(prompt, allKits)?.dimensions.flatMap(({ reasons }) => reasons) ?? [];
  const open = reasons.filter(({ code }) => code === "open");
  expect(open.length).toBeGreaterThan(0);
  const named = open.flatMap(({ need = "" }) => words?.questionOf(need) ?? []);
  expect(named).toEqual(questions.map(({ question }) => question));
});
