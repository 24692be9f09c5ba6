import type { ShownReason } from "@whetstone/enhance-flow";
import type { PromptScore, Question } from "@whetstone/enhancer";
import type { FoundParts } from "./bullet/bullet-parts.ts";

/** What came out of the box. */
export type Outcome =
  | {
      readonly kind: "result";
      readonly before: string;
      readonly after: string;
      readonly scoreBefore: PromptScore;
      readonly scoreAfter: PromptScore;
      /** Why the new score stands where it does. */
      readonly reasons: readonly ShownReason[];
      /** What only the person can say, answered or not. */
      readonly questions: readonly Question[];
      /** The language of the prompt, BCP 47. */
      readonly language: string;
      /** What happened to the text, in a sentence or two. */
      readonly says: string;
      /** For a résumé bullet: what it says of each part. */
      readonly found?: FoundParts;
    }
  /** The prompt had to be left as it is (the engine's `careKinds`). */
  | {
      readonly kind: "unchanged";
      readonly unchanged: string;
      /** The language of the prompt, BCP 47. */
      readonly language: string;
    }
  /** Nothing was made of the text; it stands in the box as it was. */
  | { readonly kind: "notice"; readonly title: string; readonly advice: string };
