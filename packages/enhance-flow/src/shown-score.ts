import type { ShownReason } from "./score-reasons.ts";

/** The score of a text as it is shown, 0 to 100, and why it stands there. */
export interface ShownScore {
  readonly total: number;
  readonly reasons: readonly ShownReason[];
}

/** Scores a text on this device; null where no score may stand beside it. */
export type LocalScorer = (text: string) => Promise<ShownScore | null>;
