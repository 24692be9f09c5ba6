import type { PageDocument } from "../../page-document.ts";
import { articleIn, blogCrumbs } from "../article-facts.ts";
import { ground } from "./ground.ts";
import { firstPatterns } from "./patterns-one.ts";
import { laterPatterns } from "./patterns-two.ts";
import { repair } from "./repair.ts";

/** /blog/chatgpt-prompt-engineering (SITE-32). */
export const chatgptPromptEngineeringPage: PageDocument = {
  path: "/blog/chatgpt-prompt-engineering",
  title: "ChatGPT prompt engineering: nine patterns that last",
  description:
    "What ChatGPT reads besides your message, nine prompt patterns with examples to copy, and a table that leads from a bad answer to the guess behind it.",
  keywords: [
    "ChatGPT prompt engineering",
    "ChatGPT prompts",
    "prompt patterns",
    "few-shot prompting",
    "custom instructions",
  ],
  name: "ChatGPT prompt engineering",
  crumbs: blogCrumbs,
  article: articleIn("ChatGPT"),
  platforms: ["chatgpt"],
  blocks: [
    {
      kind: "hero",
      eyebrow: "ChatGPT",
      heading: "ChatGPT Prompt Engineering",
      lead: "Nine patterns for work you do every day, why they work, and where each of them stops.",
    },
    { kind: "prose", markdown: ground },
    { kind: "prose", markdown: firstPatterns },
    { kind: "prose", markdown: laterPatterns },
    {
      kind: "examples",
      heading: "A technical prompt, before and after",
      lead: "Made by our built-in engine; the sentences it added follow patterns from above.",
      examples: ["slow-function"],
    },
    { kind: "prose", markdown: repair },
    {
      kind: "call-to-action",
      heading: "The routine part, done in the composer",
      text: "Press one button in ChatGPT and fill in what only you know.",
      actions: [
        { label: "Sign Up Free", to: "/signup", emphasis: "primary" },
        {
          label: "ChatGPT Prompt Enhancer",
          to: "/chatgpt-prompt-enhancer",
          emphasis: "secondary",
        },
      ],
    },
    {
      kind: "links",
      heading: "Related articles",
      items: [
        {
          to: "/blog/how-to-write-better-ai-prompts",
          title: "How to write better AI prompts",
          text: "The five parts of a prompt",
        },
        {
          to: "/blog/ai-prompt-optimization",
          title: "AI prompt optimization",
          text: "Ten strategies, with tests",
        },
        { to: "/blog/claude-ai-prompts", title: "Claude AI prompts", text: "Long texts and tags" },
      ],
    },
  ],
};
