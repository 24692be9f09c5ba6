import type { Enhancement, PanelLanguage, ShownScore } from "@whetstone/enhance-flow";
import { rewriteWithKits, scoreWithKits } from "@whetstone/enhance-flow/with-kits";
import { kitsToRead, type LanguageKit, type RewriteRequest } from "@whetstone/enhancer";

export interface EngineParts {
  readonly loadKit: (tag: string) => Promise<LanguageKit>;
  readonly language: Pick<PanelLanguage, "say">;
}

/** The engine of the extension. Each call rejects where the language of its text can't be loaded. */
export interface WorkerEngine {
  rewrite(request: RewriteRequest): Promise<Enhancement>;
  /** Null where no score may stand beside a text: somebody tells of a crisis. */
  score(text: string): Promise<ShownScore | null>;
}

/** Makes the engine that runs in the worker. */
export const createWorkerEngine = ({ loadKit, language }: EngineParts): WorkerEngine => {
  const loadKits = (text: string) => kitsToRead(text, loadKit);
  return {
    rewrite: async (request) => rewriteWithKits(request, await loadKits(request.prompt)),
    score: async (text) => scoreWithKits(text, await loadKits(text), language),
  };
};
