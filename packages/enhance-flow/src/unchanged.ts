import type { PanelLanguage } from "./language/english.ts";

/** Why a prompt was left as it is, and that a model failed before; where nobody is in a crisis; kinds of newer servers too. */
export const explainUnchanged = (
  unchanged: string,
  { say }: PanelLanguage,
  isDegraded = false,
): string => {
  if (unchanged === "follow-up" || unchanged === "fact") return say(`unchanged_${unchanged}`);
  return say(isDegraded ? "unchanged_degraded" : "unchanged_other");
};
