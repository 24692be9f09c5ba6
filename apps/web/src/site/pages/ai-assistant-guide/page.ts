import { productName } from "@whetstone/api-client/contract";
import type { PageDocument } from "../../page-document.ts";
import { installExtension } from "../actions.ts";
import { articleIn, blogCrumbs } from "../article-facts.ts";
import { freeAllowance, platformList, proPrice } from "../facts.ts";
import { guide } from "./guide.ts";
import { jobs } from "./jobs.ts";

/** /ai-assistant-guide (SITE-34). */
export const aiAssistantGuidePage: PageDocument = {
  path: "/ai-assistant-guide",
  title: "AI assistant guide: choose one and use it well",
  description:
    "What AI assistants can and can't do, which one fits which work, a plan for the first week, and the mistakes to expect. Written for people, not for fans.",
  keywords: [
    "AI assistant guide",
    "which AI assistant",
    "ChatGPT or Claude",
    "AI for beginners",
    "best AI assistant",
  ],
  name: "AI assistant guide",
  crumbs: blogCrumbs,
  article: articleIn("Guide"),
  blocks: [
    {
      kind: "hero",
      eyebrow: "Guide",
      heading: "The AI Assistant Guide",
      lead: "How to choose an assistant, what to expect of it, and how to get from nice answers to useful ones.",
    },
    {
      kind: "recommendation",
      heading: "Top recommendation",
      text: `Take one general assistant, the one that sits where you already work, on its free tier. Add ${productName} to the composer, so that your one-line prompts arrive complete. That is enough for the first month.`,
      points: [
        `Works in ${platformList}, so you can change your mind later`,
        `${freeAllowance} enhancements a month are free, unlimited use is ${proPrice}`,
        "Prompt text is not stored, and nothing is sent for you",
      ],
      actions: [installExtension],
    },
    { kind: "prose", markdown: guide },
    { kind: "prose", markdown: jobs },
    {
      kind: "faq",
      heading: "Questions beginners ask",
      items: [
        {
          question: "Do I have to learn prompt engineering?",
          answer:
            "No. You have to say what you want, from which material, for whom and in which form. That is ordinary clarity, and it helps with colleagues too.",
        },
        {
          question: "Can assistants be wrong about simple things?",
          answer:
            "Yes, and in a confident tone. They are least reliable where you can't check: exact quotations, figures without a source, recent events, small places and persons.",
        },
        {
          question: "Is one assistant enough?",
          answer:
            "For nearly everybody. A second one is useful as a second opinion on something important; its free tier will do.",
        },
        {
          question: "What about my phone?",
          answer: `The assistants have their own apps. ${productName} works in Chrome on the desktop only; prompts enhanced there can be copied anywhere.`,
        },
        {
          question: "Will it write like me?",
          answer:
            "If you show it how you write. Paste three paragraphs of yours and ask for the same manner. Without samples it writes like everybody.",
        },
      ],
    },
    {
      kind: "call-to-action",
      heading: "Start with one prompt",
      text: "The mail you have been putting off is a good one.",
      actions: [installExtension],
    },
  ],
};
