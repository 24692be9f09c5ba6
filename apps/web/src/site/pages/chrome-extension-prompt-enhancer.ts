import { productName } from "@whetstone/api-client/contract";
import type { PageDocument } from "../page-document.ts";
import { permissionTable } from "../permissions.ts";
import { installExtension, installFreeExtension } from "./actions.ts";
import { freeAllowance, liveScoreReading, platformList, styleList } from "./facts.ts";

const inside = `
## Built to stay out of the way

On a chat page the extension adds one small script. It looks for the composer, places the button and waits. The score loads after your first pause in typing, the panel and the engine when you first press the button. While a model streams its answer the extension has nothing to do, so it does nothing.

It knows the composers of the four sites by description, and recognises a composer by what it is when a site has been redesigned: an editable field near a control that sends. Corrections reach you without a new release. Where it isn't sure, it shows no button rather than one in the wrong place.

## What it may do in your browser

${permissionTable}

There is no permission for your tabs or your browsing history, none for other sites unless you grant it, and the extension has no code that could send a chat message. The session is held by the background worker only; scripts of the chat page never see it.

## When the network fails

If the server can't be reached, the panel offers the engine on your device. The result is labelled as such, costs nothing from your allowance, and nothing leaves the computer.
`;

/** /chrome-extension-prompt-enhancer (SITE-27). */
export const chromeExtensionPromptEnhancerPage: PageDocument = {
  path: "/chrome-extension-prompt-enhancer",
  title: "Prompt enhancer as a Chrome extension",
  description:
    "One button in the composer of ChatGPT, Claude, Gemini and Grok: answer, compare, insert, undo. Few permissions, no stored prompts, an engine for offline.",
  keywords: [
    "Chrome extension prompt enhancer",
    "AI prompt extension",
    "prompt enhancer Chrome",
    "Claude Chrome extension",
    "Gemini prompt enhancer",
  ],
  name: "Chrome extension",
  software: true,
  blocks: [
    {
      kind: "hero",
      heading: "A prompt enhancer in the page you already use",
      lead: `${productName} is a Chrome extension for ${platformList}. No new tab, no copying, no chat window of its own.`,
      actions: [installFreeExtension],
      figure: {
        kind: "hosts",
        examples: ["landlord-email", "meeting-tasks", "sunset-explanation", "nuclear-debate"],
      },
    },
    {
      kind: "features",
      heading: "At the composer and in the panel",
      items: [
        {
          title: "A score while you type",
          mark: "score",
          text: "Beside the button, with the two or three things that would raise it. Worked out on your device, and off by one switch.",
        },
        {
          title: "Questions first",
          mark: "question",
          text: "At most three, about what only you know. Pick an answer, type one, or skip.",
        },
        {
          title: "The difference",
          mark: "answer",
          text: "Both texts, with every addition marked.",
        },
        {
          title: "The score",
          mark: "time",
          text: "Before and after, with what is still open in plain words.",
        },
        {
          title: "The checks",
          mark: "check",
          text: "Language, code, links, numbers, names and placeholders: kept, and counted.",
        },
        {
          title: "Your choice of style",
          mark: "choose",
          text: `${styleList}, and how much should be added.`,
        },
        {
          title: "Edit, Regenerate, Copy",
          mark: "edit",
          text: "Change a word before it is inserted, ask for another version, or take it elsewhere.",
        },
        {
          title: "Undo, twice",
          mark: "undo",
          text: "The panel's own, and the ordinary one of the chat page. Your draft is never lost.",
        },
      ],
    },
    {
      kind: "steps",
      heading: "Install it and use it",
      steps: [
        { title: "Install", text: "[Get the extension](/extension) and pin its icon if you like." },
        {
          title: "Log in once",
          text: `On this site or in the popup. ${freeAllowance} enhancements a month are free.`,
        },
        {
          title: "Write, press, insert",
          text: "Ctrl+Shift+E (Command+Shift+E on a Mac) does the same as the button, and can be changed in Chrome's shortcut settings.",
        },
      ],
    },
    {
      kind: "examples",
      heading: "On each of the four",
      examples: ["landlord-email", "meeting-tasks", "sunset-explanation", "nuclear-debate"],
    },
    { kind: "prose", markdown: inside },
    {
      kind: "faq",
      heading: "Questions about the extension",
      items: [
        {
          question: "Does it work in Edge, Brave, Firefox or Safari?",
          answer:
            "Chrome on the desktop is what we test and support. Other Chromium browsers may load it, untested. For Firefox and Safari there is no version.",
        },
        {
          question: "Does it slow the chat down?",
          answer:
            "Next to nothing: one small script, no request, and no work while answers stream in. The score while you type is worked out in an idle moment after a pause; with it switched off, nothing runs until you press the button.",
        },
        {
          question: "Can it be used with the keyboard and a screen reader?",
          answer:
            "Yes. Button and panel have proper names, the whole panel works without a mouse, and results are announced.",
        },
        {
          question: "Does it ever change or send something on its own?",
          answer: `No. It writes when you press Insert, and has no code that sends. If the draft changed in the meantime, it inserts nothing over it. The draft goes to the server only when you press Enhance. ${liveScoreReading}`,
        },
      ],
    },
    {
      kind: "links",
      heading: "Read on",
      items: [
        { to: "/chatgpt-prompt-enhancer", title: "For ChatGPT" },
        { to: "/blog/claude-ai-prompts", title: "Prompts for Claude" },
        { to: "/ai-tool-comparisons", title: "The four platforms compared" },
        { to: "/privacy", title: "Privacy Policy", text: "Everything that is stored" },
      ],
    },
    {
      kind: "call-to-action",
      heading: "One button, four chats",
      text: "Free, and gone with two clicks if you don't like it.",
      actions: [installExtension],
    },
  ],
};
