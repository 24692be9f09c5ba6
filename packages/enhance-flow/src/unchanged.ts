import { crisisKinds } from "@whetstone/enhancer/basics";
import type { PanelLanguage } from "./language/english.ts";

/** Whether a prompt was left alone because somebody is in danger, or mourns. */
export const isCrisis = (unchanged: string | undefined): boolean =>
  crisisKinds.some((kind) => kind === unchanged);

/** Why a prompt was left as it is, where nobody is in a crisis; kinds of newer servers too. */
export const explainUnchanged = (unchanged: string, { say }: PanelLanguage): string =>
  unchanged === "follow-up" || unchanged === "fact"
    ? say(`unchanged_${unchanged}`)
    : say("unchanged_other");
