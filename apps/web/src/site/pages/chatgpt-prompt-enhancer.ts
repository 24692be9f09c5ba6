import { productName } from "@whetstone/api-client/contract";
import type { PageDocument } from "../page-document.ts";
import { installFromStore } from "./actions.ts";
import { freeAllowance, liveScoreReading, styleList } from "./facts.ts";

const why = `
## Why ChatGPT gives you the average answer

Ask ChatGPT for "an email about the delay" and it has to decide who reads it, how formal you are with them, what you want them to do, and how long an email may be in your company. It decides by what is usual. The result is correct and belongs to nobody.

Write those four things down and the same model, on the same day, gives you an email you can send. Nothing about the model changed; it had less to guess. That is all prompt engineering is for most of us, and the hard part is to notice what one forgot to say. ${productName} notices it for you, in the composer.

### What it asks and adds, and when

It depends on the task. For code you are asked what a reviewer would ask: what goes in, what should come out, which version. For a letter: who gets it and what they should do. Your answers are added under your words, with a sentence or two on the form of the answer. A prompt that already says all this comes back as it was, because longer isn't better.

### What it leaves alone

Pasted code, links, figures, names and quotations come back character by character, and the language stays yours. If you wrote *two paragraphs*, nobody turns it into five.
`;

/** /chatgpt-prompt-enhancer (SITE-24). */
export const chatgptPromptEnhancerPage: PageDocument = {
  path: "/chatgpt-prompt-enhancer",
  title: "ChatGPT prompt enhancer for Chrome",
  description:
    "One click asks what your ChatGPT prompt leaves open, and puts your answers in: purpose, reader, limits. Your own words stay, and nothing is sent for you.",
  keywords: [
    "ChatGPT prompt enhancer",
    "improve ChatGPT prompts",
    "ChatGPT prompt optimizer",
    "ChatGPT Chrome extension",
  ],
  name: "ChatGPT prompt enhancer",
  software: true,
  platforms: ["chatgpt"],
  blocks: [
    {
      kind: "hero",
      heading: "A prompt enhancer inside ChatGPT",
      lead: `${productName} puts one button beside the composer. Press it, answer what it asks, insert the result, send it yourself.`,
      actions: [
        installFromStore,
        {
          label: "Learn More",
          hint: `about ${productName}`,
          to: "/landing",
          emphasis: "secondary",
        },
      ],
      figure: { kind: "chat", example: "dashboard-bullet", shows: "result" },
    },
    {
      kind: "try-it",
      heading: "See it work on your prompt",
      lead: "The same engine, running on this page. Nothing is sent anywhere.",
      mode: "prompt",
      sample: "fix my python function, it is slow",
    },
    {
      kind: "steps",
      heading: "How it works",
      steps: [
        {
          title: "Type as you always do",
          figure: { kind: "chat", example: "landlord-email", shows: "draft" },
          text: "One line is enough. Don't polish it; that is what the button is for. The score beside it shows while you type, worked out on your device.",
        },
        {
          title: "Press Enhance prompt",
          figure: { kind: "chat", example: "landlord-email", shows: "questions" },
          text: `Up to three questions about what only you know; pick an answer, type one, or skip. Then you see the new text in your style (${styleList}) with every change marked.`,
        },
        {
          title: "Insert and send",
          figure: { kind: "chat", example: "landlord-email", shows: "result" },
          text: "Change what you like, and send it when it is right. Undo brings your own words back.",
        },
      ],
    },
    {
      kind: "examples",
      heading: "Before and after in ChatGPT",
      examples: ["compound-interest", "german-decline"],
    },
    { kind: "prose", markdown: why },
    {
      kind: "faq",
      heading: "Questions about ChatGPT",
      items: [
        {
          question: "Do I need ChatGPT Plus?",
          answer:
            "No. The extension works on the text you type, so it makes no difference which ChatGPT plan or model you use.",
        },
        {
          question: "Does it use my ChatGPT account or an API key?",
          answer: `No. ${productName} never logs in to ChatGPT, never sends a message and needs no key. Your draft goes to our server when you press the button, and text goes into the composer when you press Insert. ${liveScoreReading}`,
        },
        {
          question: "Can ChatGPT see that I used it?",
          answer:
            "It sees the prompt you send, as if you had typed it. There is no signature in it.",
        },
        {
          question: "Why not ask ChatGPT to improve the prompt?",
          answer:
            "You can, and it works. It costs a message and a copy, the rewrite lands in your conversation as context, and nothing checks whether a figure or a name got lost on the way. Here the check is part of every result.",
        },
        {
          question: "Does it work in a running conversation?",
          answer:
            "Yes. Short follow-ups such as “shorter, please” are best left as they are; it notices those and leaves them alone.",
        },
        {
          question: "What does it cost?",
          answer: `${freeAllowance} enhancements a month are free. [Pricing](/pricing) has the rest.`,
        },
      ],
    },
    {
      kind: "links",
      heading: "Read on",
      items: [
        {
          to: "/blog/chatgpt-prompt-engineering",
          title: "ChatGPT prompt engineering",
          text: "The patterns behind the button",
        },
        {
          to: "/prompt-engineering-tool",
          title: "Prompt engineering tool",
          text: "How the score and the checks work",
        },
        {
          to: "/ats-resume-bullet-enhancer",
          title: "ATS resume bullet enhancer",
          text: "The same idea for one line of a resume",
        },
        {
          to: "/chrome-extension-prompt-enhancer",
          title: "The Chrome extension",
          text: "What it may do in your browser, and what it can't",
        },
        { to: "/prompt-templates", title: "Prompt templates", text: "Start from a good one" },
      ],
    },
    {
      kind: "call-to-action",
      heading: "Your next ChatGPT prompt",
      text: "Install it, press the button once, and judge by the answer.",
      actions: [installFromStore],
    },
  ],
};
