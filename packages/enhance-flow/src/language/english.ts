import { describeReason, type ReasonCode, reasonCodes } from "@whetstone/enhancer";
import { panelEnglish } from "../locales/en.ts";
import { createLanguage, type Language, type Messages } from "./language.ts";

/** The reasons of the score, by their keys. */
export type ReasonMessages = Readonly<Record<`reason_${ReasonCode}`, string>>;

/** Everything the panel says. */
export type PanelMessages = typeof panelEnglish & ReasonMessages;

/** The language the panel speaks. */
export type PanelLanguage = Language<PanelMessages>;

/** What the panel says in English. The sentences of the reasons are the engine's own. */
export const panelMessages: Messages = {
  ...panelEnglish,
  ...Object.fromEntries(reasonCodes.map((code) => [`reason_${code}`, describeReason(code)])),
};

const fill = (message: string, values: readonly string[]): string =>
  message.replace(/\$(\d)/g, (whole, at: string) => values[Number(at) - 1] ?? whole);

/** English: what the web app speaks. */
export const english: PanelLanguage = createLanguage({
  tag: () => "en",
  read: (key, values) => fill(panelMessages[key] ?? key, values),
});
