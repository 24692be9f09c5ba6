import { createStore, type StoreApi } from "zustand/vanilla";
import type { AskOwnEngine } from "./ask-engines.ts";
import type { BrowserEngineHere } from "./browser-engine-here.ts";
import type { OwnEngine } from "./engine-choice.ts";

/** How the browser's own model stands: whether it is there, and how far its download is. */
export type BrowserEngineState = Awaited<ReturnType<BrowserEngineHere["keeper"]["read"]>>;

/** The browser's own model in a page. */
export interface BrowserEngine {
  readonly store: Pick<StoreApi<BrowserEngineState>, "getState" | "getInitialState" | "subscribe">;
  /** Looks how it stands. Nothing is loaded where the browser has none. */
  look(): Promise<void>;
  /** Begins its download; only in a press. */
  get(): void;
  readonly ask: AskOwnEngine;
}

const offered: OwnEngine = { id: "browser", name: "", place: "browser", host: null };

/** The engines that are ready to be asked as the browser's model stands. */
export const enginesIn = ({ availability }: BrowserEngineState): readonly OwnEngine[] =>
  availability === "available" ? [offered] : [];

/** Makes the engine over the browser's own model, which runs in this page. */
export const createBrowserEngine = (): BrowserEngine => {
  const store = createStore<BrowserEngineState>(() => ({
    availability: "absent",
    share: null,
    hasFailed: false,
  }));
  let here: BrowserEngineHere | null = null;
  const look = async (): Promise<void> => {
    if (!("LanguageModel" in globalThis)) return;
    if (!here) {
      const { createBrowserEngineHere } = await import("./browser-engine-here.ts");
      here ??= createBrowserEngineHere(() => void look());
    }
    store.setState(await here.keeper.read());
  };
  return {
    store,
    look,
    get: () => void here?.keeper.get(),
    ask: async (engine, request, options) =>
      here
        ? here.ask(engine, request, options)
        : { ok: false, failure: { kind: "model", why: "not-ready", engine } },
  };
};
