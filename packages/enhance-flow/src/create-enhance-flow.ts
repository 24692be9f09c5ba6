import { type ApiClient, maxPromptLength } from "@whetstone/api-client";
import type { Session } from "@whetstone/auth-session";
import { codePointLength, type Platform } from "@whetstone/enhancer";
import { createStore } from "zustand/vanilla";
import type { Composer, InsertionRefusal } from "./composer.ts";
import { newestOf, type OpenConversation } from "./conversation.ts";
import { answerCrisisHere } from "./crisis-here.ts";
import { type FlowFailure, failureOfCall, isRetryable } from "./failure.ts";
import type { Choices, EnhanceFlow, FlowState, FlowStep, Outcome } from "./flow.ts";
import type { LocalEngine } from "./local-engine.ts";
import { isMadeWith, requestOf } from "./request.ts";
import { outcomeOf, withChanged, withEdit, withResult, withToggled } from "./results.ts";

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
  /** The open conversation; read only when the person asks for it. */
  readonly readConversation?: () => Promise<OpenConversation>;
}

/** Blank lines around a prompt are nobody's words, and editors lose them. */
const trimLines = (text: string): string => text.replace(/^\n+|\n+$/g, "");

const isBlank = (text: string): boolean => text.trim() === "";

const faultOfDraft = (draft: string | null): FlowFailure | null => {
  if (draft === null) return { kind: "no-composer" };
  if (isBlank(draft)) return { kind: "nothing-typed" };
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
    results: [],
    conversation: null,
  }));
  let outcomes = 0;
  let running: AbortController | null = null;
  let offered: OpenConversation | null = null;
  /**
   * Keys of requests that are not counted again when they are repeated: their answer never
   * arrived, or came from the built-in engine, which would say the same again.
   */
  const repeatable = new Map<string, string>();

  const go = (step: FlowStep) => store.setState({ step });
  const fail = (failure: FlowFailure, outcome: Outcome | null = null) =>
    go({ status: "failed", failure, outcome });

  const finish = (made: Pick<Outcome, "original" | "answer" | "choices" | "sent">) => {
    outcomes += 1;
    const outcome = outcomeOf(outcomes, made);
    store.setState(({ results }) => ({ results: withResult(results, outcome) }));
    go({ status: "ready", outcome });
  };
  const change = (changed: Outcome) => {
    store.setState(({ results }) => ({ results: withChanged(results, changed) }));
    go({ status: "ready", outcome: changed });
  };
  /** Shows the newest result again, if the draft has one. */
  const goBack = () => {
    const outcome = store.getState().results.at(-1);
    go(outcome ? { status: "ready", outcome } : { status: "idle" });
  };

  const arrive = (piece: string, signal: AbortSignal) => {
    const { step } = store.getState();
    if (step.status === "enhancing" && !signal.aborted)
      go({ ...step, text: `${step.text}${piece}` });
  };

  const offer = (conversation: OpenConversation | null) => {
    offered = conversation;
    store.setState({ conversation: conversation && newestOf(conversation.messages) });
  };
  const dropLeftConversation = () => {
    if (offered && !offered.isOpen()) offer(null);
  };

  const ask = async (original: string, signal: AbortSignal) => {
    dropLeftConversation();
    const { choices, conversation } = store.getState();
    const { platform } = parts;
    const request = requestOf({ prompt: original, choices, conversation, platform });
    const asked = JSON.stringify(request);
    const idempotencyKey = repeatable.get(asked) ?? parts.newIdempotencyKey();
    repeatable.set(asked, idempotencyKey);
    // Begun at once, so that it is known when the server fails.
    const crisisHere = answerCrisisHere(original);
    const result = await client.enhancePrompt(request, {
      signal,
      onText: (piece) => arrive(piece, signal),
      timeoutMs: enhanceTimeoutMs,
      idempotencyKey,
    });
    if (result.ok) {
      const { usesRemaining, nextResetDate } = result.data;
      if (result.data.engine !== "built-in") repeatable.delete(asked);
      session.applyUsage({ usesRemaining, nextResetDate });
      if (signal.aborted) return;
      offer(null);
      return finish({ original, answer: result.data, choices, sent: request });
    }
    if (signal.aborted) return;
    const failure = failureOfCall(result.failure) ?? { kind: "offline" };
    if (!isRetryable(failure)) repeatable.delete(asked);
    if (failure.kind === "signed-out" || failure.kind === "quota-reached") void session.refresh();
    const calm = await crisisHere;
    if (signal.aborted) return;
    if (calm) return finish({ original, answer: calm, choices, sent: request });
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
      const { choices } = store.getState();
      const { level, ownStyle } = choices;
      const answer = await engine({
        prompt: original,
        level,
        platform: parts.platform,
        // As on the server: one more requirement of the professional style.
        ...(ownStyle
          ? { style: "professional", instruction: ownStyle.instruction }
          : { style: choices.style }),
      });
      if (!signal.aborted) finish({ original, answer, choices, sent: null });
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
      const isShown =
        step.status === "ready" &&
        isMadeWith(step.outcome, store.getState().choices) &&
        (await composer.read()) === step.outcome.original;
      if (!isShown) await enhance();
    },
    stop: () => {
      running?.abort();
      running = null;
      if (store.getState().step.status !== "enhancing") return;
      goBack();
      // A stopped request gives its use back; one that was through counts.
      void session.refresh();
    },
    show: (id) => {
      const { step, results } = store.getState();
      const outcome = results.find((one) => one.id === id);
      const isShowable = step.status === "ready" || step.status === "failed";
      if (!outcome || !isShowable) return;
      store.setState({ choices: outcome.choices });
      go({ status: "ready", outcome });
    },
    edit: (text) => {
      const { step } = store.getState();
      if (step.status === "ready") change(withEdit(step.outcome, text));
    },
    toggleChange: (index) => {
      const { step } = store.getState();
      if (step.status === "ready") change(withToggled(step.outcome, index));
    },
    addToDraft: async (words) => {
      const { step } = store.getState();
      if (step.status !== "ready" || isBlank(words)) return;
      const { outcome } = step;
      const why = await replace(outcome.original, `${outcome.original.trimEnd()}\n${words.trim()}`);
      if (why) fail({ kind: "not-inserted", why }, outcome);
      else await enhance();
    },
    hasConversation: parts.readConversation !== undefined,
    offerConversation: async (isOffered) => {
      offer(isOffered ? ((await parts.readConversation?.()) ?? null) : null);
      dropLeftConversation();
    },
    dropLeftConversation,
    insert: async () => {
      const { step } = store.getState();
      const isRetry = step.status === "failed" && step.failure.kind === "not-inserted";
      if (step.status !== "ready" && !isRetry) return;
      if (!step.outcome || isBlank(step.outcome.text)) return;
      const outcome = { ...step.outcome, text: trimLines(step.outcome.text) };
      go({ status: "inserting", outcome });
      const why = await replace(outcome.original, outcome.text);
      if (why) fail({ kind: "not-inserted", why }, outcome);
      else go({ status: "inserted", outcome, undoRefused: null });
    },
    place: async (text) => {
      const { status } = store.getState().step;
      if (running || status === "inserting") return;
      const original = await composer.read();
      if (original === null) return fail({ kind: "no-composer" });
      const before = isBlank(original) ? "" : `${original.trimEnd()}\n\n`;
      const placed = `${before}${trimLines(text)}`;
      const why = await replace(original, placed);
      if (why) fail({ kind: "not-inserted", why });
      else go({ status: "placed", original, text: placed, undoRefused: null });
    },
    undo: async () => {
      const { step } = store.getState();
      if (step.status === "placed") {
        const why = await replace(step.text, step.original);
        return why ? go({ ...step, undoRefused: why }) : goBack();
      }
      if (step.status !== "inserted") return;
      const { outcome } = step;
      const why = await replace(outcome.text, outcome.original);
      if (why) go({ status: "inserted", outcome, undoRefused: why });
      else go({ status: "ready", outcome });
    },
    dismiss: () => {
      if (store.getState().step.status === "failed") goBack();
    },
    reset: () => {
      running?.abort();
      running = null;
      offer(null);
      store.setState({ results: [] });
      go({ status: "idle" });
    },
  };
};
