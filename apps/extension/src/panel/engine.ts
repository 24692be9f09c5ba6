import type { LocalEngine, LocalScorer } from "@whetstone/enhance-flow";
import { scoreAnswerSchema } from "../messages/engine.ts";
import { madeInWorkerSchema } from "../messages/own-engines.ts";
import type { ExtensionRequest } from "../messages/requests.ts";
import { askWorker } from "../platform/messaging.ts";

const ask = (request: ExtensionRequest): Promise<unknown> => askWorker(request);

/** The built-in engine, which runs in the worker: no chat page has to carry it. */
export const enhanceInWorker: LocalEngine = async ({ answers, ...request }) =>
  madeInWorkerSchema.parse(
    await ask({
      type: "rewrite-here",
      request: { ...request, ...(answers === undefined ? {} : { answers: [...answers] }) },
    }),
  );

/** Scores in the worker. */
export const scoreInWorker: LocalScorer = async (text) =>
  scoreAnswerSchema.parse(await ask({ type: "score-here", text }));

/** Lets the engine make what it makes once for all texts, while the panel is still being made. */
export const wakeEngine = (): void => {
  void scoreInWorker("write an email to a client").catch(() => undefined);
};
