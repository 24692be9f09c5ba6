import { enhanceRequestSchema } from "@whetstone/api-client";
import {
  type BrowserModelKeeper,
  createBrowserModelKeeper,
  createOwnModelEngine,
  ModelFault,
  toEngineRequest,
} from "@whetstone/engines";
import { loadKits } from "@whetstone/enhancer/load-language";
import type { AskOwnEngine } from "./ask-engines.ts";
import { toEnhancement } from "./read-with-kits.ts";

/** What it takes to write with the browser's model in this page. */
export interface BrowserEngineHere {
  readonly keeper: Pick<BrowserModelKeeper, "read" | "get">;
  readonly ask: AskOwnEngine;
}

/** Keeps the browser's model and writes with it; `onChange` hears whenever it stands otherwise. */
export const createBrowserEngineHere = (onChange: () => void): BrowserEngineHere => {
  const keeper = createBrowserModelKeeper(onChange);
  return {
    keeper,
    ask: async (engine, asked, { signal, onText }) => {
      try {
        const model = keeper.find();
        if (!model) throw new ModelFault("not-ready");
        const request = toEngineRequest(enhanceRequestSchema.parse(asked));
        const kits = await loadKits(request.prompt);
        const result = await createOwnModelEngine(model.write, kits)(request, signal, onText);
        const made = toEnhancement(result, request.prompt, kits);
        return { ok: true, answer: { ...made, writer: engine } };
      } catch (error) {
        const why = error instanceof ModelFault ? error.kind : "failing";
        return { ok: false, failure: { kind: "model", why, engine } };
      }
    },
  };
};
