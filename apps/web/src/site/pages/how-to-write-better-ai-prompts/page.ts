import type { PageDocument } from "../../page-document.ts";
import { installFreeExtension, signUpFree } from "../actions.ts";
import { articleIn, blogCrumbs } from "../article-facts.ts";
import { parts } from "./parts.ts";
import { walkthrough } from "./practice.ts";

/** /blog/how-to-write-better-ai-prompts (SITE-32). */
export const howToWriteBetterAiPromptsPage: PageDocument = {
  path: "/blog/how-to-write-better-ai-prompts",
  title: "How to write better AI prompts",
  description:
    "Task, material, reader, limits, form: the five guesses a model makes, and how to settle them before it does. With one prompt built up step by step.",
  keywords: [
    "how to write AI prompts",
    "better AI prompts",
    "prompt writing",
    "prompt engineering basics",
    "prompt examples",
  ],
  name: "How to write better AI prompts",
  crumbs: blogCrumbs,
  article: articleIn("Fundamentals"),
  blocks: [
    {
      kind: "hero",
      eyebrow: "Fundamentals",
      heading: "How to Write Better AI Prompts",
      lead: "A model answers the prompt you wrote, not the one you meant. Five parts make the difference, and you rarely need all of them.",
    },
    { kind: "prose", markdown: parts },
    { kind: "prose", markdown: walkthrough },
    {
      kind: "examples",
      heading: "What our engine adds to a single line",
      lead: "Short prompts as people type them, and what the built-in engine makes of them.",
      examples: ["landlord-email", "compound-interest"],
    },
    {
      kind: "links",
      heading: "Related articles",
      items: [
        {
          to: "/blog/chatgpt-prompt-engineering",
          title: "ChatGPT prompt engineering",
          text: "Patterns for work you do every day",
        },
        {
          to: "/blog/ai-prompt-optimization",
          title: "AI prompt optimization: 10 strategies",
          text: "How to find out why a prompt fails",
        },
      ],
    },
    {
      kind: "call-to-action",
      heading: "Have the check done for you",
      text: "One button in ChatGPT, Claude, Gemini and Grok. Free to start, no card.",
      actions: [installFreeExtension, signUpFree],
    },
  ],
};
