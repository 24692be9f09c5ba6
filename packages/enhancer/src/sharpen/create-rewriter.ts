import type { LanguageKit, LanguageTexts } from "../catalogue/language-kit.ts";
import { checkKnown } from "../checks/check-rewrite.ts";
import { kitOf } from "../languages/find-kits.ts";
import { createReadText, type ReadText } from "../reading/read-text.ts";
import type { Rewrite, RewriteRequest } from "../types.ts";
import { careOfRequest } from "./care-of-request.ts";
import { chooseAdvice } from "./choose-advice.ts";
import { compose } from "./compose.ts";
import { labelOf, makeQuestions } from "./make-questions.ts";

const noTexts: LanguageTexts = { needs: {}, statements: {} };

function write(
  { prompt, style, answers = [], instruction = "" }: RewriteRequest,
  advice: readonly string[],
  labelled: (need: string) => string | null,
): string {
  return compose(prompt, { answers, advice, instruction: instruction.trim(), style }, labelled);
}

/** What stands in a text beside the prompt and is no invention. */
function supportOf(
  { instruction = "", answers = [] }: RewriteRequest,
  advice: readonly string[],
): string {
  return [instruction, ...answers.map(({ text }) => text), ...advice].join("\n");
}

/**
 * Makes a rewriter from the languages at hand. Deterministic; never throws. A prompt in a language
 * without a kit keeps its own words, with the person's answers behind them. What already read the
 * texts of a request can be given with it.
 */
export function createRewriter(
  kits: readonly LanguageKit[],
): (request: RewriteRequest, read?: ReadText) => Rewrite {
  const lexicons = kits.map(({ lexicon }) => lexicon);
  return (request, read = createReadText(kits)) => {
    const { prompt, answers = [] } = request;
    const reading = read(prompt);
    const { analysis, ask } = reading;
    const care = careOfRequest(request, kits, read);
    const kit = kitOf(reading, kits);
    const texts = kit?.texts ?? noTexts;
    const advice = care === null ? chooseAdvice(reading, texts, request) : [];
    const labelled = (need: string) => labelOf(need, texts, reading);
    const text = care === null ? write(request, advice, labelled) : prompt;
    const changed = text !== prompt;
    const answered = new Set(answers.map(({ need }) => need));
    const questions = kit === null || care !== null ? [] : makeQuestions(reading, kit.texts);
    const checks = checkKnown(
      {
        original: prompt,
        rewritten: text,
        style: request.style,
        level: request.level,
        language: analysis.language.tag,
        lexicons,
        supported: supportOf(request, advice),
      },
      { originalSpans: analysis.spans, originalLanguage: analysis.language },
    );
    return {
      text,
      changed,
      ...(care === null ? {} : { unchanged: care }),
      language: analysis.language,
      ask: ask?.id ?? null,
      questions: questions.filter(({ need }) => !answered.has(need)),
      advice,
      checks,
    };
  };
}
