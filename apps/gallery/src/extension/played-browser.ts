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

/** Has the worker of the next screen answer this way. */
export const answerWith = (next: Answers): void => {
  answers = next;
};

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
