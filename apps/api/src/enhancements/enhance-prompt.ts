import type { EnhanceAnswer } from "@whetstone/api-client/contract";
import { type EngineResult, type TextListener, toEngineRequest } from "@whetstone/engines";
import type { Question } from "@whetstone/enhancer";
import type { Caller } from "../caller.ts";
import { ApiError } from "../http/api-error.ts";
import type { RequestInfo } from "../http/call.ts";
import type { EnhancementParts } from "./enhancement-parts.ts";
import { idempotentRequest } from "./idempotent-request.ts";
import { measure, type Scores } from "./measure.ts";
import type { ParsedRequest } from "./parsed-request.ts";
import { sameUseOf } from "./same-use-of.ts";
import type { Sharpening } from "./sharpener.ts";
import { takeUseOfAccount, type Use } from "./use-of-account.ts";
import { takeUseOfVisitor } from "./use-of-visitor.ts";

/** An enhancement whose use is taken and whose engine has not run yet. */
export type StartedEnhancement = (
  signal: AbortSignal,
  onText?: TextListener,
) => Promise<EnhanceAnswer>;

interface EngineRun {
  readonly request: ParsedRequest;
  /** Pro goes first when others wait. */
  readonly isPro: boolean;
  readonly sharpening: Sharpening;
  readonly onText?: TextListener | undefined;
}

/** An engine's own message may quote the prompt. */
const withoutText = (error: unknown): Error =>
  new Error(error instanceof Error ? error.name : "unknown");

/** What came of a request, with the scores of both texts. */
interface Outcome {
  readonly result: EngineResult;
  readonly scores: Scores;
}

const runEngine = async (
  { engineQueue, onFault }: EnhancementParts,
  { isPro, sharpening, onText }: EngineRun,
  signal: AbortSignal,
): Promise<Outcome> => {
  try {
    const { untouched, score: original } = await sharpening.read();
    if (untouched) return { result: untouched, scores: { original, result: original } };
    const ask = () => sharpening.write(signal, onText);
    const { result, score } = await engineQueue.run({ isPro }, ask, signal);
    signal.throwIfAborted();
    return { result, scores: { original, result: score } };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (!signal.aborted) onFault("The engine failed", withoutText(error));
    throw new ApiError("engine_unavailable", "The prompt could not be enhanced. Please try again.");
  }
};

const copyOf = ({ need, question, suggestions }: Question) => ({
  need,
  question,
  suggestions: [...suggestions],
});

/** What a person should know about how the answer came about, and what would make it better. */
const noticesOf = ({
  unchanged,
  degraded,
  maskedSecrets = 0,
  added = [],
  questions = [],
}: EngineResult) => ({
  ...(unchanged === undefined ? {} : { unchanged }),
  ...(degraded ? { degraded } : {}),
  ...(maskedSecrets > 0 ? { maskedSecrets } : {}),
  ...(added.length > 0 ? { added: [...added] } : {}),
  ...(questions.length > 0 ? { questions: questions.map(copyOf) } : {}),
});

/**
 * A prompt that came back as it was is had for nothing, unless a model's text was told before. So is
 * a stand-in's text so many times a period: a provider that fails for long must not give away what
 * is counted.
 */
const isFree = async (
  { degraded, unchanged }: EngineResult,
  told: string,
  use: Use,
): Promise<boolean> => {
  if (unchanged !== undefined && told === "") return true;
  return (degraded === true || unchanged !== undefined) && (await use.takeFree());
};

/** Hears what is told of a text while it is written. */
const createHearing = (onText: TextListener | undefined) => {
  let told = "";
  return {
    told: () => told,
    onText:
      onText &&
      ((piece: string) => {
        told += piece;
        onText(piece);
      }),
  };
};

/** The scores of a prompt and of what was told of its text; none where the engine is gone: the use counts all the same. */
const scoresOf = async (sharpening: Sharpening, told: string): Promise<Scores> => {
  try {
    const { score: original } = await sharpening.read();
    return { original, result: await sharpening.score(told) };
  } catch {
    return { original: null, result: null };
  }
};

/**
 * Ends what brought no answer. A use is given back; but who hangs up with a model's text in hand
 * gets so many of these for nothing as of a stand-in's, and then they count.
 */
const abandon = async (
  parts: EnhancementParts,
  { request, sharpening }: EngineRun,
  { use, told }: { readonly use: Use; readonly told: string },
): Promise<void> => {
  try {
    if (told === "" || (await use.takeFree())) return await use.release();
    const cutOff = { text: told, engine: "model", language: "und", checks: [] } as const;
    const id = use.answered?.id ?? parts.createId();
    await use.settle(measure(id, request, cutOff, await scoresOf(sharpening, told)));
  } catch (error) {
    parts.onFault("A use could not be given back; it expires by itself", error);
  }
};

const complete = async (
  parts: EnhancementParts,
  run: EngineRun,
  use: Use,
  signal: AbortSignal,
): Promise<EnhanceAnswer> => {
  const { told, onText } = createHearing(run.onText);
  try {
    const { result, scores } = await runEngine(parts, { ...run, onText }, signal);
    const id = use.answered?.id ?? parts.createId();
    const figures = measure(id, run.request, result, scores);
    const allowance = await ((await isFree(result, told(), use))
      ? use.waive(figures)
      : use.settle(figures));
    return { enhancedPrompt: result.text, ...figures, ...allowance, ...noticesOf(result) };
  } catch (error) {
    await abandon(parts, run, { use, told: signal.aborted ? told() : "" });
    throw error;
  } finally {
    run.sharpening.end();
  }
};

/** An instruction makes the style an own one. */
const withStyle = (request: ParsedRequest): ParsedRequest =>
  request.instruction === undefined ? request : { ...request, style: "custom" };

/**
 * Takes a use and answers the function that runs the engine and counts it. A failing engine and
 * a client that goes away before the result is there give the use back.
 * Throws what a caller must learn before anything is streamed: `unauthorized`, `rate_limited`,
 * `waitlisted`, `requires_pro`, `quota_exceeded`, `conflict`.
 */
export const startEnhancement = async (
  parts: EnhancementParts,
  input: ParsedRequest,
  info: Pick<RequestInfo, "address" | "headers">,
  caller: Caller | undefined,
): Promise<StartedEnhancement> => {
  const request = withStyle(input);
  const sameUse = sameUseOf(parts, request);
  const use = caller
    ? await takeUseOfAccount(parts, caller, request, {
        sameUse,
        idempotent: idempotentRequest(parts, request, info.headers),
      })
    : await takeUseOfVisitor(parts, info.address, request, sameUse);
  const isPro = caller?.accessLevel === "pro";
  return (signal, onText) => {
    const sharpening = parts.sharpener(toEngineRequest(request));
    return complete(parts, { request, isPro, sharpening, onText }, use, signal);
  };
};
