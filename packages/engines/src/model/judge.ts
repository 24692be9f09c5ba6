import { checkRewrite, type DetectedLanguage, type LanguageKit } from "@whetstone/enhancer";
import { type EngineRequest, type EngineResult, nothingToAdd } from "../engine.ts";
import { lostOfAnswers } from "./answers.ts";
import { supportedBy } from "./supported-by.ts";

/** A model's text and what is wrong with it; failures name the check and what is missing. */
export interface Attempt {
  readonly result: EngineResult;
  readonly failures: readonly string[];
}

/** How many findings of a check are told to the model. */
const mostTold = 5;

/** The prompt as it was typed where nothing but the space around it is another. */
const asTyped = (prompt: string, text: string): string => (text === prompt.trim() ? prompt : text);

/** What the checks of a rewrite found, and what of the person's answers it lacks. */
const failuresOf = (
  checks: EngineResult["checks"],
  lostAnswers: readonly string[],
): readonly string[] =>
  [
    ...checks.filter(({ passed }) => !passed),
    ...(lostAnswers.length > 0 ? [{ name: "answers", failures: lostAnswers }] : []),
  ].map(({ name, failures }) => [name, ...failures.slice(0, mostTold)].join(": "));

/** Checks a model's text like any rewrite (ENH-17). */
export const judge = (
  request: EngineRequest,
  written: string,
  {
    language,
    kits,
  }: { readonly language: DetectedLanguage; readonly kits: readonly LanguageKit[] },
): Attempt => {
  const { prompt, style, level } = request;
  const text = asTyped(prompt, written);
  const checks = checkRewrite({
    original: prompt,
    rewritten: text,
    style,
    level,
    language: language.tag,
    supported: supportedBy(request),
    lexicons: kits.map(({ lexicon }) => lexicon),
  });
  const failures = failuresOf(checks, lostOfAnswers(request, text));
  return {
    failures: text === "" ? ["empty"] : failures,
    result: {
      text,
      language: language.tag,
      engine: "model",
      checks,
      added: checks.find(({ name }) => name === "nothing-invented")?.added ?? [],
      ...(text === prompt ? { unchanged: nothingToAdd } : {}),
    },
  };
};
