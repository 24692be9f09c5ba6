import { ModelFault, type TextModel } from "@whetstone/engines";
import { APICallError } from "ai";
import {
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  noJitterGenerator,
} from "cockatiel";
import type { Pauses } from "../keep-running.ts";
import { CutShortError } from "./cut-short-error.ts";
import { EmbeddedFault } from "./embedded/embedded-fault.ts";

/** So many failures in a row, and the provider is left alone. */
const failuresBefore = 3;

/** Refusals that tell of the provider, and not of one prompt. */
const ofProvider: ReadonlySet<number> = new Set([401, 403, 404, 408, 429]);

/** Whether a failure says that the provider can't answer: too long a prompt or text does not. */
const isOfProvider = (error: unknown): boolean => {
  if (error instanceof CutShortError || error instanceof ModelFault) return false;
  if (error instanceof EmbeddedFault) return error.kind === "failed";
  if (!APICallError.isInstance(error))
    return !(error instanceof Error && error.name === "AbortError");
  const { statusCode } = error;
  return statusCode === undefined || statusCode >= 500 || ofProvider.has(statusCode);
};

/**
 * Leaves a provider that fails alone for a growing pause (a circuit breaker): meanwhile it rejects
 * at once, so that the rules answer without a wait. After the pause one call tries again.
 */
export const leaveFailingAlone = (
  model: TextModel,
  { first, longest }: Pauses = { first: 5_000, longest: 5 * 60_000 },
): TextModel => {
  const breaker = circuitBreaker(handleWhen(isOfProvider), {
    breaker: new ConsecutiveBreaker(failuresBefore),
    halfOpenAfter: new ExponentialBackoff({
      initialDelay: first,
      maxDelay: longest,
      generator: noJitterGenerator,
    }),
  });
  return (call, onWritten) =>
    breaker.execute(async () => {
      try {
        return await model(call, onWritten);
      } catch (error) {
        // Why it was ended says more than that it was: by the person, or by the time it took.
        call.signal.throwIfAborted();
        throw error;
      }
    });
};
