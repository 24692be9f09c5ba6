import type { StoryObj } from "@storybook/react-vite";
import { AuthProvider } from "@whetstone/auth-session/react";
import { createMirroredSession, FirstRun, Options, Popup } from "@whetstone/extension/screens";
import type { ReactNode } from "react";
import { nobody, somebody, withoutUses, withPro } from "../panel/people.ts";
import { longLine } from "../texts.ts";
import { playBrowser } from "./play-browser.ts";
import type { Answers } from "./played-browser.ts";

export default { title: "Extension/Screens" };

const screenStory = (screen: ReactNode, answers: Answers): StoryObj => ({
  beforeEach: () => playBrowser(answers),
  render: () => (
    <AuthProvider session={createMirroredSession(new AbortController().signal)}>
      {screen}
    </AuthProvider>
  ),
});

const popup = (
  <div className="w-88 border border-line">
    <Popup />
  </div>
);

const own = "https://app.example";
const other = "https://self-hosted.example";
const at = 1_780_000_000_000;
const idOf = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;

const kept = {
  "read-kept library": [
    { id: idOf(1), at, title: "Weekly report", text: "Write the report of week {{week}}." },
    { id: idOf(2), at, title: longLine, text: longLine },
  ],
  "read-kept ownStyles": [{ id: idOf(3), at, name: "Pirate", instruction: "Write like a pirate." }],
  "read-kept facts": [{ id: idOf(4), at, need: "tone", question: "Which tone?", text: "warm" }],
  "read-kept history": [
    { id: idOf(5), at, platform: "chatgpt", original: "write a mail", enhanced: longLine },
  ],
};

export const PopupLoading = screenStory(popup, {
  "session-state": { status: "loading", user: null },
});

export const PopupSignedOut = screenStory(popup, {
  "session-state": nobody,
  server: { origin: own, builtIn: own },
});

export const PopupSignedIn = screenStory(popup, { "session-state": somebody });

export const PopupWithoutUses = screenStory(popup, { "session-state": withoutUses });

export const PopupOfPro = screenStory(popup, {
  "session-state": withPro,
  settings: { keepHistory: true },
  engines: [{ id: "browser", name: "", place: "browser", host: null }],
  ...kept,
});

export const OptionsAtFirst = screenStory(<Options />, { server: { origin: own, builtIn: own } });

export const OptionsWithThingsKept = screenStory(<Options />, {
  server: { origin: other, builtIn: own },
  settings: { keepHistory: true, hiddenOn: ["grok"] },
  "own-model": {
    provider: "ollama",
    baseUrl: "http://127.0.0.1:11434",
    model: "llama3.2:3b-instruct",
    hasKey: false,
  },
  "browser-model": { availability: "downloading", share: 0.4, hasFailed: false },
  ...kept,
});

export const FirstRunSignedOut = screenStory(<FirstRun />, { "session-state": nobody });

export const FirstRunSignedIn = screenStory(<FirstRun />, { "session-state": somebody });
