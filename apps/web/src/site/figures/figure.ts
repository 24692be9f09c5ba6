/** A picture of the product beside a text, drawn from what the engine makes of an example. */
export type Figure =
  /** A chat page with the panel over its composer. */
  | {
      readonly kind: "chat";
      /** An entry of `examples/examples.ts`. */
      readonly example: string;
      /** "story" plays from the first typed word to the result. */
      readonly shows: "draft" | "questions" | "result" | "story";
    }
  /** How the score rises, and what is still open at first. */
  | { readonly kind: "score"; readonly example: string }
  /** The same button in the four chats. */
  | { readonly kind: "hosts"; readonly examples: readonly string[] }
  /** A line of a resume taken apart. */
  | { readonly kind: "bullet" }
  /** A month of the free plan. */
  | { readonly kind: "allowance" }
  /** A template with its places to fill in. */
  | { readonly kind: "template"; readonly id: string }
  /** All that is kept of one enhancement. */
  | { readonly kind: "stored" };
