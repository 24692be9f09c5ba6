import type { Fix } from "./score-text.ts";

/** The words of a fix by themselves, without what joins them to a draft. */
export const wordsOf = ({ insert }: Fix): string => insert.replace(/^[\s.,;:、。，]+/u, "").trim();
