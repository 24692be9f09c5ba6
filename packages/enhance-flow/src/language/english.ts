import { panelEnglish } from "../locales/en.ts";
import { createLanguage, type Language } from "./language.ts";

/** Everything the panel says. */
export type PanelMessages = typeof panelEnglish;

/** The language the panel speaks. */
export type PanelLanguage = Language<PanelMessages>;

const messages: Readonly<Record<string, string>> = panelEnglish;

const fill = (message: string, values: readonly string[]): string =>
  message.replace(/\$(\d)/g, (whole, at: string) => values[Number(at) - 1] ?? whole);

/** English: what the web app speaks. */
export const english: PanelLanguage = createLanguage({
  tag: () => "en",
  read: (key, values) => fill(messages[key] ?? key, values),
});
