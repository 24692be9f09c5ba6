import type { FlowStep } from "@whetstone/enhance-flow";

/** What the sample enhancement shows. */
export type SampleResult =
  | { readonly kind: "none" }
  | { readonly kind: "enhancing" }
  | {
      readonly kind: "enhanced";
      readonly text: string;
      readonly scores: readonly [before: number, after: number];
    }
  /** A made-up text in place of a result that could not be had. */
  | { readonly kind: "canned"; readonly text: string };

/** What the canned text promises (accounts.md §8, "Sample enhancement"). */
const qualities = [
  "Clear structure",
  "Specific details",
  "Professional tone",
  "Actionable steps",
] as const;

/** The canned fallback: the original prompt and a list of what an enhancement gives it. */
export const cannedText = (prompt: string): string =>
  [`${prompt.trim()}`, "", "Write the answer with:", ...qualities.map((text) => `- ${text}`)].join(
    "\n",
  );

/** True when there is something to enhance (accounts.md §5). */
export const canEnhance = (prompt: string): boolean => prompt.trim() !== "";

/** The result to show for a step of the enhance flow: the real one, or after any failure the canned text. */
export const sampleResult = (step: FlowStep, prompt: string): SampleResult => {
  switch (step.status) {
    case "idle":
    case "placed":
      return { kind: "none" };
    case "enhancing":
      return { kind: "enhancing" };
    case "failed":
      return { kind: "canned", text: cannedText(prompt) };
    case "ready":
    case "inserting":
    case "inserted": {
      const { answer, text } = step.outcome;
      return {
        kind: "enhanced",
        text,
        scores: [answer.originalQualityScore, answer.qualityScore],
      };
    }
  }
};
