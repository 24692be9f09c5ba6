import type { EnhanceAnswer } from "@whetstone/api-client";
import type { Level, Style } from "@whetstone/enhancer";
import type { StoreApi } from "zustand/vanilla";
import type { InsertionRefusal } from "./composer.ts";
import type { FlowFailure } from "./failure.ts";

/** What the person chose for the next enhancement. */
export interface Choices {
  readonly style: Style;
  readonly level: Level;
}

/** What an enhancement brought, whether the server made it or this device. */
export type Enhancement = Pick<
  EnhanceAnswer,
  "enhancedPrompt" | "originalQualityScore" | "qualityScore" | "checks" | "engine"
>;

/** A finished enhancement: what was there, what came back, and the text as edited since. */
export interface Outcome {
  readonly original: string;
  readonly answer: Enhancement;
  readonly text: string;
  /** `device`: nothing left this device, and nothing was counted. */
  readonly madeOn: "server" | "device";
}

/** Where one enhancement stands. */
export type FlowStep =
  | { readonly status: "idle" }
  /** `text` is what has arrived so far; the result may be another. */
  | { readonly status: "enhancing"; readonly original: string; readonly text: string }
  | { readonly status: "ready"; readonly outcome: Outcome }
  | { readonly status: "inserting"; readonly outcome: Outcome }
  /** `undoRefused` says why an Undo of ours was not possible; the original is offered to copy. */
  | {
      readonly status: "inserted";
      readonly outcome: Outcome;
      readonly undoRefused: InsertionRefusal | null;
    }
  /** `outcome` is there when the text exists but could not be inserted. */
  | { readonly status: "failed"; readonly failure: FlowFailure; readonly outcome: Outcome | null };

export interface FlowState {
  readonly choices: Choices;
  readonly step: FlowStep;
}

/** The enhance flow: the same in the web app and in the extension. */
export interface EnhanceFlow {
  readonly store: Pick<StoreApi<FlowState>, "getState" | "getInitialState" | "subscribe">;
  choose(choices: Partial<Choices>): void;
  /** Reads the composer and asks for a better prompt; again while one is shown: Regenerate. */
  enhance(): Promise<void>;
  /** True when this device has an engine of its own for when the server is out of reach. */
  readonly hasLocalEngine: boolean;
  /** Enhances on this device, with no server and uncounted. */
  enhanceLocally(): Promise<void>;
  /** The panel is shown again: enhances, unless what it shows still belongs to the draft. */
  resume(): Promise<void>;
  /** Ends a running enhancement; the draft is as it was. */
  stop(): void;
  /** Keeps an edit of the result before it is inserted. */
  edit(text: string): void;
  insert(): Promise<void>;
  /** Puts the original back after an insertion. */
  undo(): Promise<void>;
  /** Back to idle; a running enhancement ends. */
  reset(): void;
}
