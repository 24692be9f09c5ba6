import type { PanelMessages } from "@whetstone/enhance-flow";
import { createLanguage } from "@whetstone/enhance-flow/language";
import type { BrowserLanguage, ExtensionMessages } from "./extension-messages.ts";
import { messageName } from "./message-name.ts";

declare const chrome: { readonly i18n: BrowserLanguage };

const read = (key: string, values: readonly string[]): string =>
  chrome.i18n.getMessage(messageName(key), values);

/**
 * The language of the texts, with the person's region where it is one of the same language: an
 * Italian browser shows our English, and English dates with it.
 */
const tag = (): string => {
  const texts = read("language", []);
  const browser = chrome.i18n.getUILanguage();
  const isSame = new Intl.Locale(browser).language === new Intl.Locale(texts).language;
  return isSame ? browser : texts;
};

/** The person's language: what every page of the extension says comes from here. */
export const language = createLanguage<ExtensionMessages>({ tag, read });

/** The same for the shared panel and its parts. */
export const panelLanguage = createLanguage<PanelMessages>({ tag, read });
