import type { PanelMessages } from "@whetstone/enhance-flow";
import type { extensionEnglish } from "../locales/en.ts";

/** Everything the extension can say: the keys of `_locales`, with the values each text needs. */
export type ExtensionMessages = PanelMessages & typeof extensionEnglish;

/** What the browser knows of its person's language, and of ours. */
export interface BrowserLanguage {
  /** The message of a key with the values put in; empty for an unknown key. */
  getMessage(key: string, values: readonly string[]): string;
  /** BCP 47. */
  getUILanguage(): string;
}
