import type { AskingStep, Enhancement, FlowStep } from "@whetstone/enhance-flow";

/** What the sample enhancement shows. */
export type SampleResult =
  | { readonly kind: "none" }
  | { readonly kind: "enhancing" }
  /** Only the person can say what is asked now. */
  | { readonly kind: "asking"; readonly step: AskingStep }
  | {
      readonly kind: "enhanced";
      readonly text: string;
      /** Null where there is none to show. */
      readonly scores: readonly [before: number, after: number] | null;
    }
  /** The prompt had to be left as it is (the engine's `careKinds`). */
  | {
      readonly kind: "unchanged";
      readonly unchanged: string;
      /** The language of the prompt, BCP 47. */
      readonly language: string;
    }
  /** A made-up text in place of a result that could not be had. */
  | { readonly kind: "canned"; readonly text: string };

/** What the canned text promises (APP-14). */
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

/** True when there is something to enhance (APP-14). */
export const canEnhance = (prompt: string): boolean => prompt.trim() !== "";

const scoresOf = ({ originalQualityScore: before, qualityScore: after }: Enhancement) =>
  before === null || after === null ? null : ([before, after] as const);

/**
 * The result to show for a step of the enhance flow: the real one, or after any failure the canned
 * text, also where the device could go on without the server (APP-14: "on a 401 or any failure").
 */
export const sampleResult = (step: FlowStep, prompt: string): SampleResult => {
  switch (step.status) {
    case "idle":
    case "placed":
      return { kind: "none" };
    case "enhancing":
      return { kind: "enhancing" };
    case "asking":
      return { kind: "asking", step };
    case "failed":
      return { kind: "canned", text: cannedText(prompt) };
    case "ready":
    case "inserting":
    case "inserted": {
      const { answer, text } = step.outcome;
      const { unchanged, language, withoutServer } = answer;
      if (withoutServer) return { kind: "canned", text: cannedText(prompt) };
      return unchanged === undefined
        ? { kind: "enhanced", text, scores: scoresOf(answer) }
        : { kind: "unchanged", unchanged, language };
    }
  }
};
