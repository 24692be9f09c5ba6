import { nothingToAdd } from "@whetstone/api-client/contract";
import { detectPromptLanguage } from "@whetstone/enhancer";
import { checkRewrite } from "@whetstone/enhancer/all-languages";
import type { LanguageModel, ModelMessage } from "ai";
import { builtInStyle } from "../built-in-style.ts";
import type { Engine, EngineRequest, EngineResult, TextListener } from "../engine.ts";
import { lostOfAnswers } from "./answers.ts";
import { askForText } from "./ask-for-text.ts";
import { cleanOutput } from "./clean-output.ts";
import { repairMessage, systemPrompt, userMessage } from "./instructions.ts";
import { maskSecrets } from "./mask-secrets.ts";
import { createTextTeller } from "./tell-text.ts";

export interface ModelEngineParts {
  readonly model: LanguageModel;
  /** Answers when the model fails or can't be brought to keep what must be kept. */
  readonly builtIn: Engine;
  /** All attempts together, in milliseconds. */
  readonly timeoutMs: number;
  /** Told why the model's answer was not used; never with text of a prompt. */
  readonly onDegraded: (why: string) => void;
}

interface Attempt {
  readonly result: EngineResult;
  readonly failures: readonly string[];
}

/** The prompt as it was typed where nothing but the space around it is another. */
const asTyped = (prompt: string, text: string): string => (text === prompt.trim() ? prompt : text);

/** Checks a model's text like any rewrite; failures name the check and what is missing. */
const judge = (request: EngineRequest, written: string, maskedSecrets: number): Attempt => {
  const { prompt, instruction = "", answers = [] } = request;
  const language = detectPromptLanguage(prompt).tag;
  const text = asTyped(prompt, written);
  const checks = checkRewrite({
    original: prompt,
    rewritten: text,
    style: builtInStyle(request),
    level: request.enhancementLevel,
    language,
    supported: [instruction, ...answers.map((answer) => answer.text)].join("\n"),
  });
  const lost = lostOfAnswers(request, text);
  const failures = [
    ...checks.filter(({ passed }) => !passed),
    ...(lost.length > 0 ? [{ name: "answers", failures: lost }] : []),
  ].map(({ name, failures: what }) => [name, ...what.slice(0, 5)].join(": "));
  return {
    failures: text === "" ? ["empty"] : failures,
    result: {
      text,
      language,
      engine: "model",
      maskedSecrets,
      checks: checks.map(({ name, passed, count }) => ({ name, passed, count })),
      ...(text === prompt ? { unchanged: nothingToAdd } : {}),
    },
  };
};

const askModel = async (
  parts: ModelEngineParts,
  request: EngineRequest,
  signal: AbortSignal,
  onText: TextListener | undefined,
): Promise<Attempt> => {
  const masked = maskSecrets(userMessage(request));
  const system = systemPrompt(request, detectPromptLanguage(request.prompt).tag);
  const messages: ModelMessage[] = [{ role: "user", content: masked.text }];
  const attempt = async (tell?: TextListener): Promise<Attempt> => {
    const text = await askForText({ model: parts.model, system, messages, signal }, tell);
    const cleaned = cleanOutput(text, request.prompt);
    messages.push({ role: "assistant", content: cleaned || "(nothing)" });
    return judge(request, masked.restore(cleaned), masked.count);
  };
  const first = await attempt(
    onText && createTextTeller({ original: request.prompt, restore: masked.restore, onText }),
  );
  if (first.failures.length === 0) return first;
  // What is missing may be a secret, which must not leave in the repair either.
  const told = first.failures.map((failure) => maskSecrets(failure).text);
  messages.push({ role: "user", content: repairMessage(told) });
  return attempt();
};

/**
 * The engine over a language model: one attempt, one repair with the failed checks named, then the
 * built-in engine, marked `degraded`. The built-in engine asks the questions in either case. Secrets
 * are masked before the text leaves. Only the first attempt is told while it is written: what is
 * told can't be taken back.
 */
export const createModelEngine =
  (parts: ModelEngineParts): Engine =>
  async (request, signal, onText) => {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(parts.timeoutMs)]);
    const builtIn = await parts.builtIn(request, signal);
    const degrade = (why: string): EngineResult => {
      parts.onDegraded(why);
      return { ...builtIn, degraded: true };
    };
    try {
      const { result, failures } = await askModel(parts, request, limited, onText);
      if (failures.length === 0) return { ...result, questions: builtIn.questions ?? [] };
      const names = failures.map((failure) => failure.split(":")[0]);
      return degrade(`checks failed: ${names.join(", ")}`);
    } catch (error) {
      signal.throwIfAborted();
      return degrade(error instanceof Error ? error.name : "unknown");
    }
  };
