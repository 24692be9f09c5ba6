import type { PageDocument } from "../../page-document.ts";
import { installFreeExtension, startProTrial } from "../actions.ts";
import { articleIn, blogCrumbs } from "../article-facts.ts";
import { ground } from "./ground.ts";
import { longerWork } from "./longer-work.ts";
import { writing } from "./writing.ts";

/** /blog/claude-ai-prompts (SITE-32). */
export const claudeAiPromptsPage: PageDocument = {
  path: "/blog/claude-ai-prompts",
  title: "Claude AI prompts for documents, writing and code",
  description:
    "Prompts for Claude that use tags, long documents, roles with information in them and projects. Complete, ready to fill in, with the reason each one works.",
  keywords: ["Claude AI prompts", "Claude prompts", "XML tags prompts", "Anthropic Claude"],
  name: "Claude AI prompts",
  crumbs: blogCrumbs,
  article: articleIn("Claude"),
  platforms: ["claude"],
  blocks: [
    {
      kind: "hero",
      eyebrow: "Claude",
      heading: "Claude AI Prompts",
      lead: "House customs of Claude, and a dozen prompts that make use of them.",
    },
    { kind: "prose", markdown: ground },
    { kind: "prose", markdown: writing },
    { kind: "prose", markdown: longerWork },
    {
      kind: "examples",
      heading: "Two lines for Claude, enhanced",
      lead: "By our built-in engine, as it gives them.",
      examples: ["contract-review", "grandmother-poem"],
    },
    {
      kind: "call-to-action",
      heading: "The same in Claude's composer",
      text: "One button, every change marked, your own words one Undo away.",
      actions: [installFreeExtension, startProTrial],
    },
    {
      kind: "links",
      heading: "Related articles",
      items: [
        { to: "/blog/chatgpt-prompt-engineering", title: "ChatGPT prompt engineering" },
        { to: "/blog/ai-prompt-optimization", title: "AI prompt optimization" },
        {
          to: "/ai-tool-comparisons",
          title: "AI tool comparisons",
          text: "Claude beside the other three",
        },
      ],
    },
  ],
};
