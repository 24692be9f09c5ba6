import { type ApiClient, type EnhanceRequest, maxPromptLength } from "@whetstone/api-client";
import type { Session } from "@whetstone/auth-session";
import { codePointLength, type Platform } from "@whetstone/enhancer";
import { createStore } from "zustand/vanilla";
import type { Composer, InsertionRefusal } from "./composer.ts";
import { type FlowFailure, failureOfCall, isRetryable } from "./failure.ts";
import type { Choices, EnhanceFlow, FlowState, FlowStep, Outcome } from "./flow.ts";
import type { LocalEngine } from "./local-engine.ts";

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
  /** The engine of this device, for when the server is out of reach. */
  readonly localEngine?: LocalEngine;
}

interface Attempt {
  readonly request: EnhanceRequest;
  readonly idempotencyKey: string;
}

/** Blank lines around a prompt are nobody's words, and editors lose them. */
const trimLines = (text: string): string => text.replace(/^\n+|\n+$/g, "");

const isSameRequest = (one: EnhanceRequest, other: EnhanceRequest): boolean =>
  one.prompt === other.prompt &&
  one.style === other.style &&
  one.enhancementLevel === other.enhancementLevel;

const faultOfDraft = (draft: string | null): FlowFailure | null => {
  if (draft === null) return { kind: "no-composer" };
  if (draft.trim() === "") return { kind: "nothing-typed" };
  return codePointLength(draft) > maxPromptLength
    ? { kind: "too-long", limit: maxPromptLength }
    : null;
};

/** The enhance flow over a client, a session and a composer. */
export const createEnhanceFlow = (parts: EnhanceFlowParts): EnhanceFlow => {
  const { client, session, composer } = parts;
  const store = createStore<FlowState>(() => ({
    choices: parts.choices,
    step: { status: "idle" },
  }));
  let running: AbortController | null = null;
  /**
   * A request that is not counted again when it is repeated: its answer never arrived, or came
   * from the built-in engine, which would say the same again.
   */
  let repeatable: Attempt | null = null;

  const go = (step: FlowStep) => store.setState({ step });
  const fail = (failure: FlowFailure, outcome: Outcome | null = null) =>
    go({ status: "failed", failure, outcome });

  const arrive = (piece: string, signal: AbortSignal) => {
    const { step } = store.getState();
    if (step.status === "enhancing" && !signal.aborted)
      go({ ...step, text: `${step.text}${piece}` });
  };

  const attemptFor = (request: EnhanceRequest): Attempt =>
    repeatable && isSameRequest(repeatable.request, request)
      ? repeatable
      : { request, idempotencyKey: parts.newIdempotencyKey() };

  const ask = async (original: string, signal: AbortSignal) => {
    const { style, level } = store.getState().choices;
    const request = { prompt: original, style, enhancementLevel: level, platform: parts.platform };
    const attempt = attemptFor(request);
    repeatable = attempt;
    const result = await client.enhancePrompt(attempt.request, {
      signal,
      onText: (piece) => arrive(piece, signal),
      timeoutMs: enhanceTimeoutMs,
      idempotencyKey: attempt.idempotencyKey,
    });
    if (result.ok) {
      const { usesRemaining, nextResetDate, enhancedPrompt } = result.data;
      if (result.data.engine !== "built-in") repeatable = null;
      session.applyUsage({ usesRemaining, nextResetDate });
      if (signal.aborted) return;
      const answer = result.data;
      return go({
        status: "ready",
        outcome: { original, answer, text: enhancedPrompt, madeOn: "server" },
      });
    }
    if (signal.aborted) return;
    const failure = failureOfCall(result.failure) ?? { kind: "offline" };
    if (!isRetryable(failure)) repeatable = null;
    if (failure.kind === "signed-out" || failure.kind === "quota-reached") void session.refresh();
    fail(failure);
  };

  const replace = async (from: string, to: string): Promise<InsertionRefusal | null> => {
    if (from === to) return null;
    try {
      const result = await composer.replace(from, to);
      return result.kind === "inserted" ? null : result.why;
    } catch {
      return "gone";
    }
  };

  const askDevice =
    (engine: LocalEngine) =>
    async (original: string, signal: AbortSignal): Promise<void> => {
      const { style, level } = store.getState().choices;
      const answer = await engine({ prompt: original, style, level, platform: parts.platform });
      const text = answer.enhancedPrompt;
      if (signal.aborted) return;
      go({ status: "ready", outcome: { original, answer, text, madeOn: "device" } });
    };

  const enhanceBy = async (asking: (original: string, signal: AbortSignal) => Promise<void>) => {
    if (running) return;
    const controller = new AbortController();
    running = controller;
    try {
      const original = await composer.read();
      const fault = faultOfDraft(original);
      if (original === null || fault) return fail(fault ?? { kind: "no-composer" });
      if (controller.signal.aborted) return;
      go({ status: "enhancing", original, text: "" });
      await asking(original, controller.signal);
    } finally {
      if (running === controller) running = null;
    }
  };
  const enhance = () => enhanceBy(ask);

  return {
    store,
    choose: (choices) => {
      const next = { ...store.getState().choices, ...choices };
      store.setState({ choices: next });
      parts.onChoices?.(next);
    },
    hasLocalEngine: parts.localEngine !== undefined,
    enhance,
    enhanceLocally: async () => {
      if (parts.localEngine) await enhanceBy(askDevice(parts.localEngine));
    },
    resume: async () => {
      const { step } = store.getState();
      if (step.status === "enhancing" || step.status === "inserting") return;
      const isShown = step.status === "ready" && (await composer.read()) === step.outcome.original;
      if (!isShown) await enhance();
    },
    stop: () => {
      running?.abort();
      running = null;
      if (store.getState().step.status !== "enhancing") return;
      go({ status: "idle" });
      // A stopped request gives its use back; one that was through counts.
      void session.refresh();
    },
    edit: (text) => {
      const { step } = store.getState();
      if (step.status === "ready") go({ status: "ready", outcome: { ...step.outcome, text } });
    },
    insert: async () => {
      const { step } = store.getState();
      const isRetry = step.status === "failed" && step.failure.kind === "not-inserted";
      if (step.status !== "ready" && !isRetry) return;
      if (!step.outcome) return;
      const outcome = { ...step.outcome, text: trimLines(step.outcome.text) };
      go({ status: "inserting", outcome });
      const why = await replace(outcome.original, outcome.text);
      if (why) fail({ kind: "not-inserted", why }, outcome);
      else go({ status: "inserted", outcome, undoRefused: null });
    },
    undo: async () => {
      const { step } = store.getState();
      if (step.status !== "inserted") return;
      const { outcome } = step;
      const why = await replace(outcome.text, outcome.original);
      if (why) go({ status: "inserted", outcome, undoRefused: why });
      else go({ status: "ready", outcome });
    },
    reset: () => {
      running?.abort();
      running = null;
      go({ status: "idle" });
    },
  };
};
