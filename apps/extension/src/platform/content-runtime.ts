import type { Language } from "@whetstone/enhance-flow/language";
import type { extensionEnglish } from "../locales/en.ts";
import type { BrowserLanguage } from "./extension-messages.ts";

/** The texts of the script on chat pages. */
type ContentMessages = Pick<
  typeof extensionEnglish,
  "language" | "direction" | "enhancePrompt" | "notLoaded" | "updated" | "ok"
>;

/** What the script on chat pages may use of the extension API without loading the polyfill. */
interface ContentRuntime {
  /** Undefined once the extension was reloaded or removed under the page. */
  readonly id?: string;
  getURL(path: string): string;
  /** Asks the worker. */
  sendMessage(message: object): Promise<unknown>;
  readonly onMessage: {
    /** A listener that answers `true` sends its answer later. */
    addListener(
      listener: (message: unknown, sender: object, answer: (value: unknown) => void) => boolean,
    ): void;
  };
}

declare const chrome: { readonly runtime: ContentRuntime; readonly i18n: BrowserLanguage };

export const contentRuntime = (): ContentRuntime => chrome.runtime;

/** A text of the script on chat pages; everything else speaks through `language.ts`. */
export const say: Language<ContentMessages>["say"] = (key, ...values) =>
  chrome.i18n.getMessage(key, [...values].map(String));

/** Asks the worker; nothing when there is none to ask. */
export const askFromPage = async (message: object): Promise<unknown> => {
  try {
    return await contentRuntime().sendMessage(message);
  } catch {
    return undefined;
  }
};
