import type { PanelLanguage } from "./language/english.ts";

/** Why a prompt was left as it is, where nobody is in a crisis; kinds of newer servers too. */
export const explainUnchanged = (unchanged: string, { say }: PanelLanguage): string =>
  unchanged === "follow-up" || unchanged === "fact"
    ? say(`unchanged_${unchanged}`)
    : say("unchanged_other");
