import type { Enhancement, PanelLanguage, ShownReason, ShownScore } from "@whetstone/enhance-flow";
import { rewriteWithKits, scoreWithKits } from "@whetstone/enhance-flow/with-kits";
import { type LanguageKit, languagesToRead, type RewriteRequest } from "@whetstone/enhancer";
import type { LiveScore } from "../messages/live-score.ts";

/** How many reasons of each kind the live score shows. */
const mostReasons = 3;

export interface EngineParts {
  readonly loadKit: (tag: string) => Promise<LanguageKit>;
  readonly language: Pick<PanelLanguage, "say">;
}

/** The engine of the extension. Each call rejects where the language of its text can't be loaded. */
export interface WorkerEngine {
  rewrite(request: RewriteRequest): Promise<Enhancement>;
  /** Null where no score may stand beside a text: somebody tells of a crisis. */
  score(text: string): Promise<ShownScore | null>;
  /** The same for a draft while it is typed, with the weightiest reasons alone. */
  scoreDraft(draft: string): Promise<LiveScore | null>;
}

/** Makes the engine that runs in the worker. */
export const createWorkerEngine = ({ loadKit, language }: EngineParts): WorkerEngine => {
  const loadKits = (text: string) => Promise.all(languagesToRead(text).map(loadKit));
  const score = async (text: string) => scoreWithKits(text, await loadKits(text), language);
  return {
    rewrite: async (request) => rewriteWithKits(request, await loadKits(request.prompt)),
    score,
    scoreDraft: async (draft) => {
      const shown = await score(draft);
      const of = (kind: ShownReason["kind"]) =>
        shown?.reasons.filter((reason) => reason.kind === kind).slice(0, mostReasons) ?? [];
      return shown && { ...shown, reasons: [...of("gap"), ...of("gain")] };
    },
  };
};
