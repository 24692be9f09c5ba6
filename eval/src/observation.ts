import type { Level, Style } from "@whetstone/enhancer";

/** What one rewrite of one row showed. */
export interface Rewriting {
  readonly style: Style;
  readonly level: Level;
  readonly changed: boolean;
  /** Words of the rewrite over words of the original. */
  readonly ratio: number;
  readonly additions: string;
  readonly text: string;
  /** Gates that failed, with what failed them. */
  readonly faults: readonly (readonly [gate: string, detail: string])[];
  /** Share of the person's words that are still there, in order. */
  readonly recall: number;
  /** Growth when the engine runs on its own output; only where it was asked for. */
  readonly again?: number;
}

/** What the engine said about one row. */
export interface Observation {
  readonly index: number;
  /** Null where there is nothing to score. */
  readonly score: number | null;
  /** Scores of `better`, or of the whole chain. */
  readonly others: readonly number[];
  /** Id of the ask, or null. */
  readonly ask: string | null;
  /** Why the prompt was left alone, or null. */
  readonly care: string | null;
  readonly questions: number;
  readonly detected: string;
  readonly rewritings: readonly Rewriting[];
}
