import type { ModelCall, ModelMessage, TextModel } from "../model/text-model.ts";
import { ModelFault, type ModelFaultKind } from "./model-fault.ts";
import { untilAborted } from "./until-aborted.ts";
import { keepWarm, type WarmSession } from "./warm-session.ts";

/** The browser's Prompt API (webmachinelearning/prompt-api), as far as it is used here. */
export type BrowserModelApi = Pick<typeof LanguageModel, "availability" | "create">;

/** The API of the place this runs in; null where it has none. Looked up each time: it may come late. */
export const findBrowserModelApi = (): BrowserModelApi | null =>
  typeof LanguageModel === "undefined" ? null : LanguageModel;

/** The browser's own model. */
export interface BrowserModel {
  /** Whether it can be used for texts of a language (BCP 47), or at all. Never starts a download. */
  availability(language?: string): Promise<Availability>;
  /** Downloads it; tells how much is there, 0 to 1. Rejects with a `ModelFault`. */
  download(onProgress: (share: number) => void): Promise<void>;
  /** Gets it into memory for the next draft. */
  warm(): Promise<void>;
  readonly write: TextModel;
}

const byName: Readonly<Record<string, ModelFaultKind>> = {
  NotAllowedError: "not-ready",
  NetworkError: "not-ready",
  NotSupportedError: "language",
  QuotaExceededError: "too-long",
  InvalidStateError: "interrupted",
  AbortError: "interrupted",
};

const faultOf = (error: unknown): ModelFault => {
  if (error instanceof ModelFault) return error;
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  return new ModelFault(byName[name] ?? "failing");
};

/** A language that can't be told is declared as English, as the browser asks for one. */
const coreFor = (language: string): LanguageModelCreateCoreOptions => {
  const [primary = "en"] = (language === "und" ? "en" : language).split("-");
  const languages = [...new Set(["en", primary])];
  return {
    expectedInputs: [{ type: "text", languages }],
    expectedOutputs: [{ type: "text", languages: [primary] }],
    samplingMode: "most-predictable",
  };
};

const toPrompt = ({ role, content }: ModelMessage): LanguageModelMessage => ({ role, content });

/** The model's window holds instructions, draft and answer; the answer is about as long as the draft. */
const demandRoom = async (
  session: LanguageModel,
  input: LanguageModelMessage[],
  signal: AbortSignal,
): Promise<void> => {
  // Builds before 151 can't measure by this name: they refuse by themselves.
  if (!("measureContextUsage" in session)) return;
  const needed = await session.measureContextUsage(input, { signal });
  if (session.contextUsage + 2 * needed > session.contextWindow) throw new ModelFault("too-long");
};

const readAll = async (
  stream: ReadableStream<string>,
  onWritten: (text: string) => void,
): Promise<string> => {
  const reader = stream.getReader();
  let written = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return written;
    written += value;
    onWritten(written);
  }
};

type FixedPart = Omit<ModelCall, "messages" | "signal">;

/**
 * What is the same for every draft stays in a warm session; each draft gets a copy of it. Texts and
 * answers of a shape are asked for at the same time: each of the two kinds has a session of its own.
 */
const createWarmSessions = (api: BrowserModelApi) => {
  const kept = new Map<"text" | "shape", { readonly key: string; readonly session: WarmSession }>();
  return ({ shape, system, examples, language }: FixedPart): WarmSession => {
    const core = coreFor(language);
    const kind = shape ? "shape" : "text";
    const key = JSON.stringify([core, system, examples]);
    const known = kept.get(kind);
    if (known?.key === key && !known.session.isRetired) return known.session;
    known?.session.retire();
    const initialPrompts: LanguageModelCreateOptions["initialPrompts"] = [
      { role: "system", content: system },
      ...examples.map(toPrompt),
    ];
    const session = keepWarm((signal) => api.create({ ...core, initialPrompts, signal }));
    kept.set(kind, { key, session });
    return session;
  };
};

/** The browser's model behind the port of our engines. */
export const createBrowserModel = (api: BrowserModelApi): BrowserModel => {
  const warmSession = createWarmSessions(api);

  const availability = (language = "und") => api.availability(coreFor(language));

  /** A download is begun by a press only, never by a draft. */
  const demandReady = async (language: string): Promise<void> => {
    if ((await availability(language)) === "available") return;
    const isThere = (await availability()) === "available";
    throw new ModelFault(isThere ? "language" : "not-ready");
  };

  const writeBy: TextModel = async ({ messages, signal, ...fixed }, onWritten) => {
    await demandReady(fixed.language);
    signal.throwIfAborted();
    const session = await warmSession(fixed).copy(signal);
    try {
      const input = messages.map(toPrompt);
      await demandRoom(session, input, signal);
      if (!onWritten) return await session.prompt(input, { signal });
      return await readAll(session.promptStreaming(input, { signal }), onWritten);
    } finally {
      session.destroy();
    }
  };

  return {
    availability,
    download: async (onProgress) => {
      try {
        const session = await api.create({
          ...coreFor("und"),
          monitor: (monitor) =>
            monitor.addEventListener("downloadprogress", ({ loaded }) => onProgress(loaded)),
        });
        session.destroy();
      } catch (error) {
        throw faultOf(error);
      }
    },
    warm: async () => {
      if ((await availability()) !== "available") return;
      const session = await api.create(coreFor("und"));
      session.destroy();
    },
    write: async (call, onWritten) => {
      try {
        return await untilAborted(writeBy(call, onWritten), call.signal);
      } catch (error) {
        call.signal.throwIfAborted();
        throw faultOf(error);
      }
    },
  };
};
