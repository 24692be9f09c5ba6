import type { PageDocument } from "../../page-document.ts";
import { installFreeExtension, startProTrial } from "../actions.ts";
import { articleIn, blogCrumbs } from "../article-facts.ts";
import { closing } from "./closing.ts";
import { opening } from "./opening.ts";
import { firstStrategies } from "./strategies-one.ts";
import { lastStrategies } from "./strategies-three.ts";
import { middleStrategies } from "./strategies-two.ts";

/** /blog/ai-prompt-optimization, 10 strategies (SITE-32). */
export const aiPromptOptimizationPage: PageDocument = {
  path: "/blog/ai-prompt-optimization",
  title: "AI prompt optimization: 10 strategies that can be tested",
  description:
    "Find the failing part, turn adjectives into limits, give an exit, cut, split, compare blind: ten ways to improve a prompt you use often, with a worked case.",
  keywords: [
    "AI prompt optimization",
    "prompt testing",
    "improve prompts",
    "prompt strategies",
    "prompt evaluation",
  ],
  name: "AI prompt optimization",
  crumbs: blogCrumbs,
  article: articleIn("Optimization"),
  blocks: [
    {
      kind: "hero",
      eyebrow: "Optimization",
      heading: "AI Prompt Optimization: 10 Strategies",
      lead: "For prompts that are used more than once: find out why they fail, change one thing, and know afterwards that they got better.",
    },
    { kind: "prose", markdown: opening },
    { kind: "prose", markdown: firstStrategies },
    { kind: "prose", markdown: middleStrategies },
    { kind: "prose", markdown: lastStrategies },
    { kind: "prose", markdown: closing },
    {
      kind: "examples",
      heading: "The mechanical part, done by our engine",
      lead: "One click each, untouched.",
      examples: ["meeting-tasks", "sunset-explanation"],
    },
    {
      kind: "call-to-action",
      heading: "Score your most used prompt",
      text: "Look at the reasons first and at the number second.",
      actions: [installFreeExtension, startProTrial],
    },
    {
      kind: "links",
      heading: "Related articles",
      items: [
        { to: "/blog/how-to-write-better-ai-prompts", title: "How to write better AI prompts" },
        { to: "/blog/chatgpt-prompt-engineering", title: "ChatGPT prompt engineering" },
        { to: "/blog/claude-ai-prompts", title: "Claude AI prompts" },
      ],
    },
  ],
};
