import { createRewriter } from "@whetstone/enhancer";
import { allKits, scorePrompt } from "@whetstone/enhancer/all-languages";

const rewrite = createRewriter(allKits);

/** What the built-in engine makes of a prompt, in lines to read: its kind, questions and sentences. */
export const readAloud = (prompt: string): string => {
  const { ask, unchanged, language, questions, text } = rewrite({
    prompt,
    style: "professional",
    level: "comprehensive",
    platform: "other",
  });
  const taps = (suggestions: readonly string[]) => suggestions.map((tap) => `[${tap}]`).join(" ");
  const added = text.slice(prompt.length).trim();
  return [
    `read as: ${unchanged ?? ask ?? "unknown"}, ${language.tag}, ${scorePrompt(prompt)?.total ?? "no"} score`,
    ...questions.map(({ need, question, suggestions }) =>
      `? ${question} ${taps(suggestions)} (${need})`.replace("  ", " "),
    ),
    ...(added === "" ? [] : [`+ ${added}`]),
  ].join("\n");
};
