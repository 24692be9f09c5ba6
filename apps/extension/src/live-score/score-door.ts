import type { Platform } from "@whetstone/enhancer/basics";
import type { Press } from "../panel/panel-door.ts";

/** What the page's script hands to the live score when it is loaded. */
export interface ScoreDoor {
  readonly platform: Platform;
  readonly findEditor: () => HTMLElement | null;
  /** The composer's box for an editor. */
  readonly boxOf: (editor: HTMLElement) => HTMLElement;
  /** Where the button stands: the score's own elements go there. */
  readonly bar: HTMLElement;
  /** Opens the panel. */
  readonly press: (press?: Press) => void;
  /** Loads the panel before it is opened; once, however often it is called. */
  readonly preparePanel: () => void;
  /**
   * Asks the worker. Nothing that runs on the page before is imported by the score: the build
   * would take it out of the page's one script.
   */
  readonly ask: (message: object) => Promise<unknown>;
  readonly signal: AbortSignal;
}

/** The live score, and what else hears keys before the panel does, once loaded. */
export interface LoadedScore {
  /** Scores what is written now. */
  update(): Promise<void>;
  /** Looks whether the draft became another without typing, as when it was sent. */
  glance(): void;
  /** Takes the number away where it is off; a slash in an empty composer opens the panel for a search (EXT-29). */
  setOn(isOn: boolean, slash: boolean): void;
  /** Opens what can be done with the button; with the reasons of the score, if there is one. */
  openMenu(): void;
}
