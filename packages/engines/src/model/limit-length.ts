import { lengthBudget } from "@whetstone/enhancer";
import { ModelFault } from "../adapters/model-fault.ts";
import type { EngineRequest } from "../engine.ts";
import { withoutReasoning } from "./clean-output.ts";
import { supportedBy } from "./supported-by.ts";
import type { TextModel } from "./text-model.ts";

/** So many times its budget, and a text is no rewrite any more. */
const times = 4;
/** Letters of a word and the space behind it, on average of the languages with long ones. */
const wordLength = 8;
/** Reasoning that leaks may be long, but not without end; characters. */
const longestReasoning = 60_000;

/** The most characters a rewrite may have before it is stopped. */
const mostOf = (request: EngineRequest): number => {
  const { prompt, style, level } = request;
  const known = prompt.length + supportedBy(request).length;
  return times * (known + lengthBudget(prompt, style, level).words * wordLength);
};

/** Tells of a text that is still being written whether it has more than so many characters. */
const createGauge = (most: number) => {
  let nextCheck = most;
  return (written: string): boolean => {
    if (written.length <= nextCheck) return false;
    const length = withoutReasoning(written).length;
    // A text that grows by less than what is left to it has no more than the most of it.
    nextCheck = written.length + most - length;
    return length > most || written.length > most + longestReasoning;
  };
};

/** Ends a call with a fault where its text runs on, far beyond what a rewrite may be. */
export const limitLength = (model: TextModel, request: EngineRequest): TextModel => {
  const most = mostOf(request);
  return async ({ signal, ...call }, onWritten) => {
    const over = new AbortController();
    const runsOn = createGauge(most);
    const listen = (written: string): void => {
      if (runsOn(written)) over.abort(new ModelFault("broken-off"));
      else onWritten?.(written);
    };
    const limited = { ...call, signal: AbortSignal.any([signal, over.signal]) };
    const written = await model(limited, onWritten && listen);
    if (runsOn(written)) throw new ModelFault("broken-off");
    return written;
  };
};
