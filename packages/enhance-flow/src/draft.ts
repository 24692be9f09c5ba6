import { maxPromptLength } from "@whetstone/api-client";
import { codePointLength } from "@whetstone/enhancer/basics";
import type { FlowFailure } from "./failure.ts";

/** Blank lines around a prompt are nobody's words, and editors lose them. */
export const trimLines = (text: string): string => text.replace(/^\n+|\n+$/g, "");

export const isBlank = (text: string): boolean => text.trim() === "";

/** Why a draft can't be enhanced, if so. */
export const faultOfDraft = (draft: string | null): FlowFailure | null => {
  if (draft === null) return { kind: "no-composer" };
  if (isBlank(draft)) return { kind: "nothing-typed" };
  return codePointLength(draft) > maxPromptLength
    ? { kind: "too-long", limit: maxPromptLength }
    : null;
};
