import { askedByModel, detectLanguage, languageToSpeak, type Question } from "@whetstone/enhancer";
import { z } from "zod";
import type { EngineRequest } from "../engine.ts";
import { askingExamples, askingPrompt, draftMessage, shapeMessage } from "./asking-instructions.ts";
import { withoutReasoning } from "./clean-output.ts";
import { maskSecrets } from "./mask-secrets.ts";
import type { AnswerShape, ModelMessage, TextModel } from "./text-model.ts";

const mostQuestions = 3;
const longestQuestion = 140;
const mostSuggestions = 4;
const longestSuggestion = 60;

/** What a model says is missing; a value it leaves out is none. */
const missingSchema = z.object({
  questions: z.array(
    z.object({
      question: z.string(),
      suggestions: z
        .array(z.string())
        .nullish()
        .transform((suggestions) => suggestions ?? []),
    }),
  ),
});
/** The same for a model with a grammar. */
const missingShape: AnswerShape = {
  type: "object",
  properties: {
    questions: {
      type: "array",
      maxItems: mostQuestions,
      items: {
        type: "object",
        properties: {
          question: { type: "string", maxLength: longestQuestion },
          suggestions: {
            type: "array",
            maxItems: mostSuggestions,
            items: { type: "string", maxLength: longestSuggestion },
          },
        },
      },
    },
  },
};
type Missing = z.output<typeof missingSchema>["questions"][number];

/** The JSON in what a model wrote, with or without a fence or words around it; null where there is none. */
const missingIn = (written: string): readonly Missing[] | null => {
  const text = withoutReasoning(written);
  const json = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
  try {
    return missingSchema.safeParse(JSON.parse(json)).data?.questions ?? null;
  } catch {
    return null;
  }
};

/** What nobody may be asked to write into a prompt, in the words of the languages we know. */
const secrets =
  /pass(?:word|code|wort|ort)|contraseñ|mot de passe|senha|parol|пароль|şifre|비밀번호|密码|密碼|パスワード|\bpin\b|api[- ]?key|\bcvv?\b|\biban\b|social security|\bssn\b|\[SECRET_/iu;

const onOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

const isInLanguage = (text: string, tag: string): boolean => {
  const found = detectLanguage(text);
  return tag === "und" || found.tag === tag || found.confidence < 0.7;
};

/** The question as it may be shown, or null where it may not. */
const toShown = (
  { question, suggestions }: Missing,
  language: string,
): Omit<Question, "need"> | null => {
  const asked = onOneLine(question);
  const isShort = asked !== "" && asked.length <= longestQuestion;
  if (!isShort || secrets.test(asked) || !isInLanguage(asked, language)) return null;
  const offers = suggestions.map(onOneLine).filter((offer) => {
    return offer !== "" && offer.length <= longestSuggestion && !secrets.test(offer);
  });
  return { question: asked, suggestions: [...new Set(offers)].slice(0, mostSuggestions) };
};

/**
 * Lets a model find out what a draft leaves open that only the person knows: one call, and one more
 * where it did not keep to the shape. At most three questions, none that is long, in another
 * language or after a secret; none at all where nothing is missing. Rejects when the model does.
 */
export const askQuestions = async (
  model: TextModel,
  request: EngineRequest,
  signal: AbortSignal,
): Promise<readonly Question[]> => {
  const tag = languageToSpeak(request.prompt);
  const fixed = {
    system: askingPrompt(tag),
    examples: askingExamples,
    language: tag,
    shape: missingShape,
    signal,
  };
  const draft = maskSecrets(draftMessage(request)).text;
  const messages: ModelMessage[] = [{ role: "user", content: draft }];
  const first = await model({ ...fixed, messages });
  const again = async () =>
    missingIn(
      await model({
        ...fixed,
        messages: [
          ...messages,
          { role: "assistant", content: first },
          { role: "user", content: shapeMessage },
        ],
      }),
    );
  const missing = missingIn(first) ?? (await again()) ?? [];
  return missing
    .flatMap((one) => toShown(one, tag) ?? [])
    .slice(0, mostQuestions)
    .map((shown, index) => ({ need: `${askedByModel}${index + 1}`, ...shown }));
};
