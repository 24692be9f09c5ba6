import {
  detectPromptLanguage,
  type LanguageKit,
  languageToSpeak,
  type Question,
} from "@whetstone/enhancer";
import {
  type Engine,
  type EngineRequest,
  type EngineResult,
  nothingToAdd,
  type TextListener,
} from "../engine.ts";
import { fromData } from "./as-data.ts";
import { askQuestions } from "./ask-questions.ts";
import { cleanOutput } from "./clean-output.ts";
import { exampleMessages, repairMessage, systemPrompt, userMessage } from "./instructions.ts";
import { type Attempt, judge } from "./judge.ts";
import { limitLength } from "./limit-length.ts";
import { maskSecrets } from "./mask-secrets.ts";
import { createTextTeller } from "./tell-text.ts";
import type { ModelMessage, TextModel } from "./text-model.ts";

export interface ModelEngineParts {
  readonly model: TextModel;
  /** Answers when the model fails or can't be brought to keep what must be kept. */
  readonly builtIn: Engine;
  /** The languages the checks know. */
  readonly kits: readonly LanguageKit[];
  /** All attempts together, in milliseconds. */
  readonly timeoutMs: number;
  /** Told why the model's answer was not used; never with text of a prompt. */
  readonly onDegraded: (why: string) => void;
}

interface Run {
  readonly request: EngineRequest;
  /** The sentences the built-in engine would add: the model is told that they fit. */
  readonly advice: readonly string[];
  readonly signal: AbortSignal;
  readonly onText: TextListener | undefined;
}

const askModel = async (
  { model, kits }: ModelEngineParts,
  { request, advice, signal, onText }: Run,
): Promise<Attempt> => {
  const language = detectPromptLanguage(request.prompt);
  const masked = maskSecrets(userMessage(request, advice));
  const spoken = languageToSpeak(request.prompt);
  const system = systemPrompt(request, spoken);
  const restore = (written: string): string => masked.restore(fromData(written));
  const messages: ModelMessage[] = [{ role: "user", content: masked.text }];
  const fixed = { system, examples: exampleMessages, language: spoken, signal };
  const limited = limitLength(model, request);
  const attempt = async (tell?: TextListener): Promise<Attempt> => {
    const cleaned = cleanOutput(await limited({ ...fixed, messages }, tell), request.prompt);
    messages.push({ role: "assistant", content: cleaned || "(nothing)" });
    const { result, failures } = judge(request, restore(cleaned), { language, kits });
    return { failures, result: { ...result, maskedSecrets: masked.count } };
  };
  const first = await attempt(
    onText && createTextTeller({ original: request.prompt, restore, onText }),
  );
  if (first.failures.length === 0) return first;
  // What is missing may be a secret, which must not leave in the repair either.
  const told = first.failures.map((failure) => masked.maskMore(failure));
  messages.push({ role: "user", content: repairMessage(told) });
  return attempt();
};

/** How long after the request questions may come that the text does not wait for, in milliseconds. */
const patienceMs = 2_000;

/** Questions where they are there in time, else none. */
const soon = (asked: Promise<readonly Question[]>, ms: number): Promise<readonly Question[]> => {
  const tooLate = new Promise<readonly Question[]>((resolve) =>
    setTimeout(() => resolve([]), Math.max(0, ms)),
  );
  return Promise.race([asked, tooLate]);
};

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : "unknown");

/** Care comes before every engine: what must be left alone is sent nowhere. */
const isCare = (unchanged: EngineResult["unchanged"]): boolean =>
  unchanged !== undefined && unchanged !== nothingToAdd;

/**
 * What is to be asked: the catalogue's questions where it knows the request, else the model's; the
 * model's, too, where the person wants to be asked. None of them are worth failing for.
 */
const findQuestions = async (
  { model, onDegraded }: ModelEngineParts,
  request: EngineRequest,
  { ask, questions = [] }: EngineResult,
  signal: AbortSignal,
): Promise<readonly Question[]> => {
  const isUnderWay = request.revise !== undefined || (request.answers ?? []).length > 0;
  const isKnown = questions.length > 0 || isUnderWay || typeof ask === "string";
  if (isKnown && !request.asks) return questions;
  try {
    return await askQuestions(model, request, signal);
  } catch (error) {
    if (!signal.aborted) onDegraded(`no questions: ${nameOf(error)}`);
    return [];
  }
};

/**
 * The engine over a language model: one attempt, one repair with the failed checks named, then the
 * built-in engine, marked `degraded`. Where the catalogue does not know the request, the model is
 * also asked what is missing, at the same time; the text waits for no question that nobody asked
 * for. Secrets are masked
 * before the text leaves. Only the first attempt is told while it is written: what is told can't be
 * taken back.
 */
export const createModelEngine =
  (parts: ModelEngineParts): Engine =>
  async (request, signal, onText) => {
    const startedAt = performance.now();
    const limited = AbortSignal.any([signal, AbortSignal.timeout(parts.timeoutMs)]);
    const builtIn = await parts.builtIn(request, signal);
    if (isCare(builtIn.unchanged)) return builtIn;
    const degrade = (why: string): EngineResult => {
      parts.onDegraded(why);
      return { ...builtIn, degraded: true };
    };
    const written = new AbortController();
    const asked = findQuestions(
      parts,
      request,
      builtIn,
      AbortSignal.any([limited, written.signal]),
    );
    try {
      const run: Run = { request, advice: builtIn.advice ?? [], signal: limited, onText };
      const { result, failures } = await askModel(parts, run);
      const wait = startedAt + patienceMs - performance.now();
      const questions = request.asks ? await asked : await soon(asked, wait);
      if (failures.length === 0) return { ...result, questions };
      const names = failures.map((failure) => failure.split(":")[0]);
      return { ...degrade(`checks failed: ${names.join(", ")}`), questions };
    } catch (error) {
      signal.throwIfAborted();
      return degrade(nameOf(error));
    } finally {
      written.abort();
    }
  };
