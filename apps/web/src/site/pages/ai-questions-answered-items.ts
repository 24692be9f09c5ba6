import { productName } from "@whetstone/api-client/contract";
import type { FaqItem } from "../block.ts";
import { freeAllowance, platformList, proPrice } from "./facts.ts";

const recommendation: readonly FaqItem[] = [
  {
    category: "recommendation",
    question: "Which AI assistant should I use?",
    answer: `Start with the one that sits where you work: Gemini if your files are at Google, Copilot if they are at Microsoft, ChatGPT or Claude if they are nowhere in particular. For everyday writing, explaining and summarising the large assistants are close to each other, and the ranking changes with every release.

Then test two of them with three tasks from your own week. Judge by the time until you could use the answer, corrections included. That evening tells you more than any list. Our [guide to assistants](/ai-assistant-guide) has a plan for the first week.`,
  },
  {
    category: "recommendation",
    question: "What is the best way to improve my prompts?",
    answer: `Look at the last answer that disappointed you and ask what the model had to guess. Usually it is one of five things: the exact task, the material, the reader, the limits, the form. Add the one that is missing and compare.

Do this ten times by hand; it is the best course there is. After that a tool can take over the routine. ${productName} asks for the missing parts in the composer and shows what it added, so that you keep learning instead of getting used to a black box. If you prefer reading, [this article](/blog/how-to-write-better-ai-prompts) takes eight minutes.`,
  },
  {
    category: "recommendation",
    question: "Are prompt templates worth it?",
    answer:
      "For tasks that come back, yes. A template is a checklist: it keeps you from forgetting the reader or the deadline when you are in a hurry. It is no substitute for material. A perfect template about *our product* without a word on the product gives you a perfect text about nothing.\n\nTake a few, change them to fit, and throw the rest away. Ten templates you have adapted beat a thousand you own. Our [library](/prompt-templates) has more than a hundred, free to copy.",
  },
];

const platform: readonly FaqItem[] = [
  {
    category: "platform",
    question: "Where does a prompt enhancer work?",
    answer: `That depends on its kind. Some are websites: you paste your prompt, copy the result and go back. Some are extensions inside the chat. ${productName} is the second kind and works in ${platformList}, in Chrome on the desktop.

An enhanced prompt is plain text. You can copy it into any other tool, a terminal or a colleague's mail. Mobile browsers are not supported yet, and other desktop browsers aren't tested.`,
  },
  {
    category: "platform",
    question: "Do prompts have to be written differently for each model?",
    answer:
      "Less and less. A clear task with material, reader and form works everywhere. The differences are details. Claude reads tags well and does exactly what it is told. Models that reason before answering want a goal rather than instructions on how to think. Grok and the search modes of the others can look at recent posts and pages, so it pays to name the period and ask for dates.\n\nWrite one good prompt, try it in two assistants, and change it only where you see a difference. [Claude](/blog/claude-ai-prompts) and [ChatGPT](/blog/chatgpt-prompt-engineering) have articles of their own.",
  },
  {
    category: "platform",
    question: "Does it work in languages other than English?",
    answer:
      "The assistants do, with some loss in small languages. With prompt tools it varies: many rewrite everything in English, and the answer then comes back in English as well.\n\nOurs keeps the language you wrote in; the sentences it adds were written for each language and not run through a translator. If you mix languages, say which one the answer should have. That one sentence prevents most of the confusion.",
  },
];

const pricing: readonly FaqItem[] = [
  {
    category: "pricing",
    question: "What does a prompt enhancer cost?",
    answer: `Prices quoted in marketing in 2025 ran from nothing to 10, 39 and 49 dollars a month. The wide range has to do with what is inside: some tools contain a language model, some a library, some functions for teams.

${productName} is free for ${freeAllowance} enhancements a month and ${proPrice} a month without a limit. [Pricing](/pricing) lists what each plan contains. Whatever you look at, count for two weeks how many messages it saved you, and decide by that.`,
  },
  {
    category: "pricing",
    question: "Is a free plan enough?",
    answer: `For a few prompts a week, yes. ${freeAllowance} a month means one every other day, which covers the prompts that matter if you leave the trivial ones alone. *Shorter, please* needs no enhancement, and ours recognises that.

You have outgrown the free plan when you start saving enhancements up for later. Before you pay for anything, check three points: is there a minimum term, does cancelling work without a mail to support, and does the unused rest of the month stay yours?`,
  },
  {
    category: "pricing",
    question: "Do I have to pay for ChatGPT, Claude, Gemini or Grok as well?",
    answer:
      "No. A prompt enhancer works on the text you type and doesn't care which plan you have there. Better prompts are even more useful on a free tier: where messages are limited, each one should count.\n\nIf you pay for one thing only, it should be the assistant, provided you use it daily. A good prompt to a weaker model and a poor prompt to a strong one come out about even more often than the vendors would like. Try it with your own tasks before you upgrade.",
  },
];

const comparison: readonly FaqItem[] = [
  {
    category: "comparison",
    question: "Prompt enhancer or asking the chat to improve my prompt?",
    answer: `Asking the chat works, and for a single prompt it is fine. It costs a message, the rewrite stays in the conversation as context, and you have to look for yourself whether a number or a name got lost. Models also like to turn a modest request into a page.

An enhancer in the composer does it before anything is sent. ${productName} compares the result with your text: figures, names, code, links, quotations and language must all be there. It stops when the prompt is good enough, and a strong prompt comes back unchanged.`,
  },
  {
    category: "comparison",
    question: "How do ChatGPT, Claude, Gemini and Grok differ?",
    answer:
      "In the model they differ less than in the surroundings. ChatGPT offers the most features in one place. Claude is strong with long documents, prose and code. Gemini is woven into Google's products and takes very long inputs. Grok sits next to X and sees what is being discussed there.\n\nManner counts too: one is wordy, one is careful, one is blunt, and updates change that. The [comparison](/ai-tool-comparisons) goes through them task by task, with what to put into the prompt for each.",
  },
  {
    category: "comparison",
    question: "Extension, website or template library: which kind of prompt tool?",
    answer:
      "Decide by where the friction is. If you forget things while typing, an extension helps, because it is there at that moment. If you run the same prompt over and over, a library is better, since the work was done once. If you design prompts for a product, you need neither, but a way to test versions against each other; [ten strategies](/blog/ai-prompt-optimization) describe one with a table and a pencil.\n\nAsk each tool two questions: what happens to my text, and what happens to my facts? The first is answered on the page about privacy, the second by a prompt with five numbers in it. More on kinds and costs is in [AI Tools 2025](/blog/best-ai-tools-2025).",
  },
];

/** 12 questions in four categories (SITE-35). */
export const aiQuestions: readonly FaqItem[] = [
  ...recommendation,
  ...platform,
  ...pricing,
  ...comparison,
];
