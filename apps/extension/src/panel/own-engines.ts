import {
  type AskOwnEngine,
  type EnhanceFlow,
  engineOf,
  isUnknownEngine,
  type OwnEngine,
  type ServerResult,
} from "@whetstone/enhance-flow";
import { askOnLine } from "../messages/ask-on-line.ts";
import {
  engineLine,
  isEnginesNews,
  readEngines,
  warmEngineRequestSchema,
  writeNewsSchema,
} from "../messages/own-engines.ts";
import { followWorker } from "../messages/use-worker-value.ts";
import { askWorker } from "../platform/messaging.ts";

/** What is known now of an engine that was chosen; null where it is not set up. */
const findEngine = async (engine: OwnEngine): Promise<OwnEngine | null> =>
  isUnknownEngine(engine)
    ? ((await readEngines())?.find(({ id }) => id === engine.id) ?? null)
    : engine;

/** Asks an engine of the person's own, which the worker runs. */
export const askOwnEngine: AskOwnEngine = async (chosen, request, options) => {
  const engine = await findEngine(chosen);
  return engine === null
    ? { ok: false, failure: { kind: "model", why: "not-ready", engine: chosen } }
    : askOnEngineLine(engine, request, options);
};

const askOnEngineLine: AskOwnEngine = (engine, request, { signal, onText }) =>
  askOnLine<ServerResult>({
    name: engineLine,
    request: { type: "write", engine: engine.id, request },
    ended: () => ({ ok: false, failure: { kind: "model", why: "interrupted", engine } }),
    take: (message) => {
      const news = writeNewsSchema.safeParse(message);
      if (!news.success)
        return { ok: false, failure: { kind: "model", why: "interrupted", engine } };
      switch (news.data.type) {
        case "text":
          onText(news.data.text);
          return null;
        case "made":
          return { ok: true, answer: { ...news.data.made, writer: engine } };
        case "failed":
          return { ok: false, failure: { kind: "model", why: news.data.why, engine } };
      }
    },
    signal,
  });

/** Keeps the flow told of the engines that are set up; settles once it knows them. */
export const followEngines = async (flow: EnhanceFlow, signal: AbortSignal): Promise<void> => {
  const { promise: known, resolve } = Promise.withResolvers<void>();
  const read = async () => {
    const engines = await readEngines();
    if (engines) flow.offerEngines(engines);
    resolve();
  };
  followWorker(isEnginesNews, () => void read(), signal);
  await known;
};

/** Lets the chosen engine get ready while the person reads the first questions. */
export const warmChosen = async (flow: EnhanceFlow, enginesKnown: Promise<void>): Promise<void> => {
  await enginesKnown;
  const { choices, engines } = flow.store.getState();
  const engine = engineOf(choices.engine ?? "automatic", { engines });
  if (engine === "server" || isUnknownEngine(engine)) return;
  const request = warmEngineRequestSchema.parse({ type: "warm-engine", engine: engine.id });
  void askWorker(request).catch(() => undefined);
};
