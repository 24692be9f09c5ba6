import type { Answer, Level, Platform, Style } from "@whetstone/enhancer";

/**
 * A before and after (SITE-17). `before` is written by hand; `after` and the scores are made
 * from it by our own engine (`pnpm examples` writes them to `examples.generated.json`), so that
 * no page shows a result the product doesn't give.
 */
export interface Example {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly before: string;
  /** What the person answered to the questions about it; each stands as a line of `after`. */
  readonly answers: readonly Answer[];
  readonly platform: Platform;
  readonly style: Style;
  readonly level: Level;
  /** In a sentence: what the change does for the answer. */
  readonly impact: string;
}
