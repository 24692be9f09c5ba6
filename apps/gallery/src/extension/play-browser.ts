import { messagesOf } from "@whetstone/extension/screens";
import { type Answers, answerWith } from "./played-browser.ts";

const texts = messagesOf("en");

const i18n = {
  getUILanguage: () => "en",
  getMessage: (key: string, values: readonly string[]) =>
    (texts[key] ?? "").replace(/\$(\d)/g, (_whole, at: string) => values[Number(at) - 1] ?? ""),
};

/** Has the browser of the next screen answer this way, in English. */
export const playBrowser = (answers: Answers): void => {
  answerWith({ settings: {}, engines: [], "rules-version": 3, ...answers });
  Object.assign(globalThis, { chrome: { i18n } });
};
