import { type ApiClient, type EnhanceRequest, maxPromptLength } from "@whetstone/api-client";
import type { Session } from "@whetstone/auth-session";
import type { Platform } from "@whetstone/enhancer";
import { createStore } from "zustand/vanilla";
import type { Composer } from "./composer.ts";
import { type FlowFailure, failureOfCall, isRetryable } from "./failure.ts";
import type { Choices, EnhanceFlow, FlowState, FlowStep, Outcome } from "./flow.ts";

/** An enhancement that takes longer has failed, in milliseconds. */
const enhanceTimeoutMs = 60_000;

export interface EnhanceFlowParts {
  readonly client: Pick<ApiClient, "enhancePrompt">;
  readonly session: Pick<Session, "applyUsage" | "refresh">;
  readonly composer: Composer;
  readonly platform: Platform;
  readonly choices: Choices;
  /** Told when the person chose otherwise, so that it can be remembered. */
  readonly onChoices?: (choices: Choices) => void;
  readonly newIdempotencyKey: () => string;
}

interface Attempt {
  readonly request: EnhanceRequest;
  readonly idempotencyKey: string;
}

const isSameRequest = (one: EnhanceRequest, other: EnhanceRequest): boolean =>
  one.prompt === other.prompt &&
  one.style === other.style &&
  one.enhancementLevel === other.enhancementLevel;

const faultOfDraft = (draft: string | null): FlowFailure | null => {
  if (draft === null) return { kind: "no-composer" };
  if (draft.trim() === "") return { kind: "nothing-typed" };
  return draft.length > maxPromptLength ? { kind: "too-long", limit: maxPromptLength } : null;
};

/** The enhance flow over a client, a session and a composer. */
export const createEnhanceFlow = (parts: EnhanceFlowParts): EnhanceFlow => {
  const { client, session, composer } = parts;
  const store = createStore<FlowState>(() => ({
    choices: parts.choices,
    step: { status: "idle" },
  }));
  let running: AbortController | null = null;
  /** A request whose answer never arrived; sent again, it is counted once. */
  let unanswered: Attempt | null = null;

  const go = (step: FlowStep) => store.setState({ step });
  const fail = (failure: FlowFailure, outcome: Outcome | null = null) =>
    go({ status: "failed", failure, outcome });

  const attemptFor = (request: EnhanceRequest): Attempt =>
    unanswered && isSameRequest(unanswered.request, request)
      ? unanswered
      : { request, idempotencyKey: parts.newIdempotencyKey() };

  const ask = async (original: string, signal: AbortSignal) => {
    const { style, level } = store.getState().choices;
    const request = { prompt: original, style, enhancementLevel: level, platform: parts.platform };
    const attempt = attemptFor(request);
    unanswered = attempt;
    const result = await client.enhancePrompt(attempt.request, {
      signal,
      timeoutMs: enhanceTimeoutMs,
      idempotencyKey: attempt.idempotencyKey,
    });
    if (result.ok) {
      const { usesRemaining, nextResetDate, enhancedPrompt } = result.data;
      unanswered = null;
      session.applyUsage({ usesRemaining, nextResetDate });
      if (signal.aborted) return;
      return go({
        status: "ready",
        outcome: { original, answer: result.data, text: enhancedPrompt },
      });
    }
    if (signal.aborted) return;
    const failure = failureOfCall(result.failure) ?? { kind: "offline" };
    if (!isRetryable(failure)) unanswered = null;
    if (failure.kind === "signed-out" || failure.kind === "quota-reached") void session.refresh();
    fail(failure);
  };

  /** The text the next enhancement starts from: that of the shown result, else the draft. */
  const readOriginal = async (): Promise<string | null> => {
    const { step } = store.getState();
    return step.status === "ready" ? step.outcome.original : composer.read();
  };

  const replace = async (outcome: Outcome, from: string, to: string, done: FlowStep) => {
    const result = await composer.replace(from, to);
    if (result.kind === "inserted") go(done);
    else fail({ kind: "not-inserted", why: result.why }, outcome);
  };

  return {
    store,
    choose: (choices) => {
      const next = { ...store.getState().choices, ...choices };
      store.setState({ choices: next });
      parts.onChoices?.(next);
    },
    enhance: async () => {
      if (running) return;
      const controller = new AbortController();
      running = controller;
      try {
        const original = await readOriginal();
        const fault = faultOfDraft(original);
        if (original === null || fault) return fail(fault ?? { kind: "no-composer" });
        if (controller.signal.aborted) return;
        go({ status: "enhancing", original });
        await ask(original, controller.signal);
      } finally {
        if (running === controller) running = null;
      }
    },
    stop: () => {
      running?.abort();
      running = null;
      if (store.getState().step.status === "enhancing") go({ status: "idle" });
    },
    edit: (text) => {
      const { step } = store.getState();
      if (step.status === "ready") go({ status: "ready", outcome: { ...step.outcome, text } });
    },
    insert: async () => {
      const { step } = store.getState();
      const isRetry = step.status === "failed" && step.failure.kind === "not-inserted";
      const outcome = step.status === "ready" || isRetry ? step.outcome : null;
      if (!outcome) return;
      go({ status: "inserting", outcome });
      await replace(outcome, outcome.original, outcome.text, { status: "inserted", outcome });
    },
    undo: async () => {
      const { step } = store.getState();
      if (step.status !== "inserted") return;
      const { outcome } = step;
      await replace(outcome, outcome.text, outcome.original, { status: "ready", outcome });
    },
    reset: () => {
      running?.abort();
      running = null;
      go({ status: "idle" });
    },
  };
};
