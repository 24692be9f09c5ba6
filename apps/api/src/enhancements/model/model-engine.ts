import { detectPromptLanguage } from "@whetstone/enhancer";
import { checkRewrite } from "@whetstone/enhancer/all-languages";
import type { LanguageModel, ModelMessage } from "ai";
import type { Engine, EngineRequest, EngineResult, TextListener } from "../engine.ts";
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

/** Checks a model's text like any rewrite; failures name the check and what is missing. */
const judge = (request: EngineRequest, text: string, maskedSecrets: number): Attempt => {
  const language = detectPromptLanguage(request.prompt).tag;
  const checks = checkRewrite({
    original: request.prompt,
    rewritten: text,
    style: request.style === "custom" ? "professional" : request.style,
    level: request.enhancementLevel,
    language,
    ...(request.instruction === undefined ? {} : { instruction: request.instruction }),
  });
  const failures = checks
    .filter(({ passed }) => !passed)
    .map(({ name, failures: what }) => [name, ...what.slice(0, 5)].join(": "));
  return {
    failures: text === "" ? ["empty"] : failures,
    result: {
      text,
      language,
      engine: "model",
      maskedSecrets,
      checks: checks.map(({ name, passed, count }) => ({ name, passed, count })),
    },
  };
};

const askModel = async (
  parts: ModelEngineParts,
  request: EngineRequest,
  signal: AbortSignal,
  onText: TextListener | undefined,
): Promise<Attempt> => {
  const masked = maskSecrets(userMessage(request, request.prompt));
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

const degrade = async (
  parts: ModelEngineParts,
  request: EngineRequest,
  signal: AbortSignal,
  why: string,
): Promise<EngineResult> => {
  parts.onDegraded(why);
  return { ...(await parts.builtIn(request, signal)), degraded: true };
};

/**
 * The engine over a language model: one attempt, one repair with the failed checks named, then the
 * built-in engine, marked `degraded`. Secrets are masked before the text leaves. Only the first
 * attempt is told while it is written: what is told can't be taken back.
 */
export const createModelEngine =
  (parts: ModelEngineParts): Engine =>
  async (request, signal, onText) => {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(parts.timeoutMs)]);
    try {
      const { result, failures } = await askModel(parts, request, limited, onText);
      if (failures.length === 0) return result;
      const names = failures.map((failure) => failure.split(":")[0]);
      return await degrade(parts, request, signal, `checks failed: ${names.join(", ")}`);
    } catch (error) {
      signal.throwIfAborted();
      return degrade(parts, request, signal, error instanceof Error ? error.name : "unknown");
    }
  };
