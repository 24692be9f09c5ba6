import { productName } from "@whetstone/api-client/contract";
import type { FaqItem } from "../block.ts";
import {
  freeAllowance,
  longestPrompt,
  platformList,
  proPrice,
  recommendedLength,
  styleList,
  supportReply,
} from "./facts.ts";

/** The 12 questions of /faq with their answers (SITE-31). */
export const faqItems: readonly FaqItem[] = [
  {
    question: `What does ${productName} do?`,
    answer: `It turns a short prompt into one that gets a better answer. It asks up to three short questions about what only you know, puts your answers under your own words, keeps your language and your facts, and shows you every change. It doesn't answer the prompt and never sends it for you.`,
  },
  {
    question: "Which AI platforms are supported?",
    answer: `Four: ${platformList}. The button appears in the composer of each. An enhanced prompt can be copied and used in any other tool as well.`,
  },
  {
    question: "What is in the free plan?",
    answer: `${freeAllowance} enhancements a month, all four styles (${styleList}), all supported platforms, the Chrome extension, basic usage analytics and standard support. The allowance is reset every month on the day you signed up. No credit card is needed.`,
  },
  {
    question: "What does Pro add?",
    answer: `Pro costs ${proPrice} a month: unlimited enhancements, all styles and levels, priority processing, enhanced analytics and history, priority support, and early access to new features. [Pricing](/pricing) has the two plans side by side.`,
  },
  {
    question: "Can I cancel Pro at any time?",
    answer:
      "Yes, in your account settings. Cancelling stops future billing, and Pro stays active until the end of the period you paid for. There are no refunds for partial months.",
  },
  {
    question: "How long may a prompt be?",
    answer: `We recommend staying under ${recommendedLength}: in a short draft it is easier for you to judge what changed. There is no strict limit in everyday use; only above ${longestPrompt} characters is a prompt refused.`,
  },
  {
    question: "Are my prompts stored?",
    answer:
      "No. Original prompts are not stored long-term, and not short-term either: the text is used for one request and then gone. The server keeps figures about it (length, score, platform, style, level, language, time), and you can delete those in your settings. The [privacy policy](/privacy) has the whole list.",
  },
  {
    question: "Can I edit the enhanced prompt before it is sent?",
    answer:
      "Yes. Edit it in the panel or after you inserted it, ask for another version with Regenerate, or go back to your own words with Undo. Nothing is ever sent by the extension: the message leaves when you send it.",
  },
  {
    question: "Does it work on my phone?",
    answer:
      "Mobile is not supported yet. The extension needs Chrome on a desktop computer. The website and your dashboard work on a phone.",
  },
  {
    question: "Which browsers are supported?",
    answer:
      "Google Chrome on the desktop: it is the browser every release is tested in. Other browsers built on Chromium may be able to load the extension, but we don't test them and promise nothing.",
  },
  {
    question: "Which languages does it understand?",
    answer:
      "The enhanced prompt is always in the language you wrote in. The built-in engine writes, among others, English, Spanish, French, German, Italian, Portuguese, Dutch, Polish, Russian, Arabic, Hindi, Japanese, Korean, Vietnamese and Chinese.",
  },
  {
    question: "How fast does support reply?",
    answer: `Write to [{{supportEmail}}](mailto:{{supportEmail}}) and you get a reply within ${supportReply}. What helps most is the platform you were on, what you expected and what happened instead. Please leave confidential prompt text out.`,
  },
];
