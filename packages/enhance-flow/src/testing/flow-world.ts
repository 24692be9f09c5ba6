import type {
  ApiFailure,
  ApiResult,
  CallOptions,
  EnhanceAnswer,
  EnhanceRequest,
  ErrorBody,
} from "@whetstone/api-client";
import type { Question, RewriteRequest } from "@whetstone/enhancer/basics";
import type { AskOwnEngine } from "../ask-engines.ts";
import type { Composer, InsertionResult } from "../composer.ts";
import { createEnhanceFlow } from "../create-enhance-flow.ts";
import type { Choices } from "../flow.ts";
import type { LocalEngine } from "../local-engine.ts";
import { createMemories } from "./memories.ts";

/** What the server answers to a prompt unless a test says otherwise. */
export const answerTo = (prompt: string): EnhanceAnswer => ({
  enhancedPrompt: `${prompt}, better`,
  id: "e1",
  style: "professional",
  platform: "chatgpt",
  level: "comprehensive",
  language: "en",
  originalLength: prompt.length,
  enhancedLength: prompt.length + 8,
  originalQualityScore: 20,
  qualityScore: 70,
  improvementRatio: 2,
  usesRemaining: 14,
  nextResetDate: "2026-02-01T00:00:00.000Z",
  engine: "built-in",
  checks: [],
});

/** A refusal with a code of the contract. */
export const refused = (code: ErrorBody["code"], rest: Partial<ErrorBody> = {}): ApiFailure => ({
  kind: "refused",
  status: 400,
  body: { error: "The server's words", code, requestId: "r1", ...rest },
});

/** Questions as this device asks them. */
export const clientQuestions: readonly Question[] = [
  { need: "new-date", question: "What is the new date?", suggestions: ["two weeks later"] },
  { need: "offer", question: "What can you offer?", suggestions: ["a discount", "a call"] },
];

interface Asked {
  readonly request: EnhanceRequest;
  readonly idempotencyKey: string | undefined;
}

export interface WorldParts {
  /** What the person keeps on the device; two flows over the same are two tabs. */
  readonly memories?: ReturnType<typeof createMemories>;
  readonly choices?: Partial<Choices>;
  /** The server is asked before the person's own engines. */
  readonly serverFirst?: boolean;
  /** Settles once it is known which of those there are. */
  readonly enginesKnown?: Promise<void>;
}

/** An engine of this device that asks these, and says of each draft what kind it is. */
const asking =
  (questions: readonly Question[], ask: string | null): LocalEngine =>
  async ({ prompt, answers = [] }) => ({
    enhancedPrompt: [`${prompt}, here`, ...answers.map(({ text }) => text)].join("\n"),
    originalQualityScore: 20,
    qualityScore: 60,
    checks: [],
    engine: "built-in",
    language: "en",
    questions,
    ask,
  });

/** A flow with its server, page and session in memory; every part can be told to fail. */
export const createWorld = (
  draft: string | null = "write about bees",
  {
    memories = createMemories(),
    choices = {},
    serverFirst = false,
    enginesKnown = Promise.resolve(),
  }: WorldParts = {},
) => {
  let text = draft;
  let refusal: InsertionResult | null = null;
  let isBroken = false;
  const asked: Asked[] = [];
  const usage: unknown[] = [];
  let refreshes = 0;
  let answer = async (
    request: EnhanceRequest,
    _options?: CallOptions,
  ): Promise<ApiResult<EnhanceAnswer>> => ({
    ok: true,
    data: answerTo(request.prompt),
  });
  const composer: Composer = {
    read: async () => text,
    replace: async (expected, next) => {
      if (isBroken) throw new Error("The page took the editor away");
      if (refusal) return refusal;
      if (text !== expected) return { kind: "refused", why: "changed" };
      text = next;
      return { kind: "inserted" };
    },
    focus: () => undefined,
  };
  let keys = 0;
  let chat = 0;
  let device = asking([], null);
  let ownEngine: AskOwnEngine = async (engine) => ({
    ok: false,
    failure: { kind: "model", why: "not-ready", engine },
  });
  const read: RewriteRequest[] = [];
  const flow = createEnhanceFlow({
    client: {
      enhancePrompt: async (request, options) => {
        asked.push({ request, idempotencyKey: options?.idempotencyKey });
        return answer(request, options);
      },
    },
    session: {
      applyUsage: (used) => usage.push(used),
      refresh: async () => {
        refreshes += 1;
      },
    },
    composer,
    platform: "chatgpt",
    choices: { style: "professional", level: "comprehensive", ...choices },
    newIdempotencyKey: () => `key-${++keys}`,
    readConversation: async () => {
      const own = chat;
      return {
        messages: [
          { role: "user", text: "what do bees eat?" },
          { role: "assistant", text: "Nectar and pollen." },
        ],
        isOpen: () => own === chat,
      };
    },
    localEngine: (request) => {
      read.push(request);
      return device(request);
    },
    askOwnEngine: (...asked) => ownEngine(...asked),
    serverFirst,
    enginesKnown,
    ...memories,
  });
  return {
    flow,
    asked,
    /** What an engine of the person's own does when it is asked. */
    ownEngineIs: (next: AskOwnEngine) => {
      ownEngine = next;
    },
    /** What this device was asked. */
    read,
    memories,
    usage,
    refreshes: () => refreshes,
    text: () => text,
    type: (typed: string | null) => {
      text = typed;
    },
    openAnotherChat: () => {
      chat += 1;
    },
    breakDown: () => {
      isBroken = true;
    },
    refuse: (why: InsertionResult | null) => {
      refusal = why;
    },
    deviceIs: (engine: LocalEngine) => {
      device = engine;
    },
    /** From now on this device asks these of every draft, as a kind of request. */
    deviceAsks: (questions: readonly Question[], ask = "email.client") => {
      device = asking(questions, ask);
    },
    fail: (failure: ApiFailure) => {
      answer = async () => ({ ok: false, failure });
    },
    answerWith: (next: typeof answer) => {
      answer = next;
    },
    succeed: () => {
      answer = async (request) => ({ ok: true, data: answerTo(request.prompt) });
    },
    step: () => flow.store.getState().step,
  };
};
