import {
  type AskOwnEngine,
  type EnhanceFlow,
  engineOf,
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

/** Asks an engine of the person's own, which the worker runs. */
export const askOwnEngine: AskOwnEngine = (engine, request, { signal, onText }) =>
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

/** From now on the flow offers the engines that are set up. */
export const followEngines = (flow: EnhanceFlow, signal: AbortSignal): void =>
  followWorker(isEnginesNews, () => void readEngines().then(flow.offerEngines), signal);

/** Lets the chosen engine get ready while the person reads the first questions. */
export const warmChosen = (flow: EnhanceFlow): void => {
  const { choices, engines } = flow.store.getState();
  const engine = engineOf(choices.engine ?? "automatic", { engines });
  if (engine === "server") return;
  const request = warmEngineRequestSchema.parse({ type: "warm-engine", engine: engine.id });
  void askWorker(request).catch(() => undefined);
};
