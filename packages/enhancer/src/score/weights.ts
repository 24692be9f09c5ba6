import type { Slot } from "../lexicon/lexicon.ts";
import type { ScoreDimension } from "../types.ts";

/** Share of each dimension in the total; they add up to 1. */
export const dimensionWeights: Readonly<Record<ScoreDimension, number>> = {
  clarity: 0.26,
  specificity: 0.26,
  context: 0.18,
  structure: 0.12,
  outcome: 0.18,
};

/** Points (of 100 within the dimension) that what is found adds. All are gains: nothing real takes away. */
export const points = {
  clarity: { task: 50, subject: 25, object: 15, fullSentence: 10 },
  specificity: { detail: 12, detailMaximum: 36, contentWord: 4, contentMaximum: 32 },
  structure: { base: 35, sentences: 20, layout: 30, format: 25 },
} as const;

/** What a vague word takes from clarity, up to a maximum. */
export const vaguePenalty = { each: 8, maximum: 24 } as const;

/** Share of repeated words from which on a text repeats itself, and what that costs at most. */
export const repetition = { from: 0.5, maximum: 40 } as const;

/** Points per dimension for what a prompt says about the answer it wants. */
export const slotPoints: Readonly<
  Record<
    "specificity" | "context" | "structure" | "outcome",
    Readonly<Partial<Record<Slot, number>>>
  >
> = {
  specificity: {
    constraints: 18,
    length: 10,
    examples: 12,
    stack: 12,
    deadline: 6,
    depth: 6,
    "edge-cases": 8,
    angle: 6,
    imagery: 6,
    tone: 6,
  },
  context: {
    context: 35,
    audience: 30,
    purpose: 20,
    role: 15,
    examples: 12,
    assumptions: 8,
    sources: 6,
  },
  structure: { steps: 20, format: 25 },
  outcome: {
    format: 30,
    criteria: 25,
    length: 15,
    tone: 15,
    purpose: 12,
    verification: 12,
    constraints: 12,
    steps: 8,
    alternatives: 8,
    depth: 6,
  },
};
