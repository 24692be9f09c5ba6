import type { PromptScore } from "@whetstone/enhancer";
import type { FoundParts } from "./bullet/bullet-parts.ts";

/** What came out of the box. */
export type Outcome =
  | {
      readonly kind: "result";
      readonly before: string;
      readonly after: string;
      readonly scoreBefore: PromptScore;
      readonly scoreAfter: PromptScore;
      /** What happened to the text, in a sentence or two. */
      readonly says: string;
      /** For a résumé bullet: what it says of each part. */
      readonly found?: FoundParts;
    }
  /** Nothing was made of the text; it stands in the box as it was. */
  | { readonly kind: "notice"; readonly title: string; readonly advice: string };
