import { productName } from "@whetstone/api-client/contract";
import type { PageDocument } from "../page-document.ts";
import { permissionTable } from "../permissions.ts";
import { signUpFree } from "./actions.ts";
import { freeAllowance, liveScoreReading, platformList } from "./facts.ts";

/** /extension, shown while no store listing is configured (SITE-38). */
export const extensionPage: PageDocument = {
  path: "/extension",
  title: "Get the Chrome extension",
  description: `Install ${productName} for Chrome: a button in ChatGPT, Claude, Gemini and Grok that sharpens the prompt you are typing. Free, on the desktop, in a minute.`,
  keywords: ["Chrome extension", "install prompt enhancer", "ChatGPT extension", "load unpacked"],
  name: "Extension",
  software: true,
  blocks: [
    {
      kind: "hero",
      heading: "Extension Available",
      lead: `${productName} for Chrome puts one button into the composer of ${platformList}. It is free, shows a score while you type, and asks for few permissions, all of them listed below.`,
      figure: { kind: "chat", example: "heating-comparison", shows: "questions" },
    },
    {
      kind: "extension-download",
      heading: "Download it and load it yourself",
      text: "There is no listing in the Chrome Web Store for this site yet, so the extension comes straight from it. The steps below take about a minute.",
    },
    {
      kind: "steps",
      heading: "Load it into Chrome",
      steps: [
        {
          title: "Unpack the download",
          text: "Put the folder where it can stay. Chrome loads the extension from there every time it starts, so deleting the folder removes the extension.",
        },
        {
          title: "Open Chrome's extensions",
          text: "Type `chrome://extensions` into the address bar and switch on *Developer mode*, at the top right.",
        },
        {
          title: "Load the folder",
          text: "Press *Load unpacked* and choose the folder you unpacked. The icon appears in the toolbar; pin it if you want it in sight.",
        },
        {
          title: "Log in once",
          text: `Sign up or log in on this site, and the extension is logged in with it. ${freeAllowance} enhancements a month are free.`,
        },
        {
          title: "Sharpen a prompt",
          text: "Open one of the four chats, type a prompt and press *Enhance prompt* beside it, or Ctrl+Shift+E (Command+Shift+E on a Mac). Tabs that were open before need a reload.",
        },
      ],
    },
    {
      kind: "prose",
      look: "aside",
      markdown: `
### What it may do, and what it doesn't

From the start the extension runs on ChatGPT, Claude, Gemini, Grok and this site, and nowhere else. It sends your draft to the server when you ask for an enhancement, and only then. ${liveScoreReading} It doesn't send messages for you, doesn't read other tabs, and your session stays in its background worker, out of reach of the chat page.

${permissionTable}

An extension loaded by hand doesn't update itself: download it again from time to time. If something doesn't work, [support](/support) answers.
`,
    },
    {
      kind: "call-to-action",
      heading: "No account yet?",
      text: "Create one now; the extension finds it.",
      actions: [{ ...signUpFree, emphasis: "primary" }],
    },
  ],
};
