import type { Platform } from "@whetstone/enhancer/basics";
// Not named main.ts: the build would take it for the worker.
import scorePath from "../live-score/live-score.ts?script&module";
import { contentRuntime } from "../platform/content-runtime.ts";

/** What the page's script hands to the live score when it is loaded. */
export interface ScoreDoor {
  readonly platform: Platform;
  readonly findEditor: () => HTMLElement | null;
  /** The composer's box for an editor. */
  readonly boxOf: (editor: HTMLElement) => HTMLElement;
  /** Where the button stands: the score's own elements go there. */
  readonly bar: HTMLElement;
  /** Opens the panel. */
  readonly press: () => void;
  /**
   * Asks the worker. Nothing that runs on the page before is imported by the score: the build
   * would take it out of the page's one script.
   */
  readonly ask: (message: object) => Promise<unknown>;
  readonly signal: AbortSignal;
}

/** The live score once loaded. */
export interface LoadedScore {
  /** Scores what is written now. */
  update(): Promise<void>;
  /** Looks whether the draft became another without typing, as when it was sent. */
  glance(): void;
  /** Takes the number away. */
  clear(): void;
  /** Opens what can be done with the button; with the reasons of the score, if there is one. */
  openMenu(): void;
}

interface ScoreModule {
  createLiveScore(door: ScoreDoor): LoadedScore;
}

/** Loads the live score: after the first pause in typing, or when its menu is asked for. */
export const loadScore = async (door: ScoreDoor): Promise<LoadedScore> => {
  const address = contentRuntime().getURL(scorePath);
  const score: ScoreModule = await import(/* @vite-ignore */ address);
  return score.createLiveScore(door);
};
