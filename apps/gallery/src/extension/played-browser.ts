import { messagesOf } from "@whetstone/extension/screens";

interface Message {
  readonly type: string;
  readonly list?: string;
}

/** What the worker answers, by the type of the message; of a list by `read-kept` and its name. */
export type Answers = Readonly<Record<string, unknown>>;

const page = {
  platform: "chatgpt",
  hostname: "chatgpt.com",
  found: "by-selector",
  selector: "#prompt-textarea",
  why: null,
  editor: "prosemirror",
  isCorrected: false,
  isHidden: false,
};

let answers: Answers = {};

/** The browser below the extension's screens: the worker's answers are those of the story. */
export const played = {
  commands: [
    { name: "enhance", description: "Enhance the prompt you are typing", shortcut: "Alt+E" },
    { name: "_execute_action", description: "", shortcut: "" },
  ],
  answerOfWorker: async ({ type, list }: Message): Promise<unknown> =>
    answers[list === undefined ? type : `${type} ${list}`],
  answerOfPage: async (): Promise<unknown> => page,
};

const texts = messagesOf("en");

const i18n = {
  getUILanguage: () => "en",
  getMessage: (key: string, values: readonly string[]) =>
    (texts[key] ?? "").replace(/\$(\d)/g, (_whole, at: string) => values[Number(at) - 1] ?? ""),
};

/** Has the browser of the next screen answer this way. */
export const playBrowser = (next: Answers): void => {
  answers = { settings: {}, engines: [], "rules-version": 3, ...next };
  Object.assign(globalThis, { chrome: { i18n } });
};
