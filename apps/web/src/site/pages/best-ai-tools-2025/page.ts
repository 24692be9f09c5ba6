import type { PageDocument } from "../../page-document.ts";
import { installExtension, signUpFree } from "../actions.ts";
import { articleIn, blogCrumbs } from "../article-facts.ts";
import { choice } from "./choice.ts";
import { kinds } from "./kinds.ts";
import { prices } from "./prices.ts";

/** /blog/best-ai-tools-2025 (SITE-33). */
export const bestAiTools2025Page: PageDocument = {
  path: "/blog/best-ai-tools-2025",
  title: "The best AI tools of 2025, and how many you need",
  description:
    "Seven kinds of AI tools with examples, free tiers and quoted prices, three sensible sets for people and teams, and a test that takes an hour.",
  keywords: [
    "best AI tools 2025",
    "AI tools comparison",
    "AI assistants",
    "AI tool prices",
    "prompt tools",
  ],
  name: "AI Tools 2025",
  crumbs: blogCrumbs,
  article: articleIn("Tools"),
  blocks: [
    {
      kind: "hero",
      eyebrow: "Tools",
      heading: "The Best AI Tools of 2025",
      lead: "Sorted by what they are for, with what they cost and when free is enough.",
    },
    { kind: "prose", markdown: kinds },
    prices,
    { kind: "prose", markdown: choice },
    {
      kind: "call-to-action",
      heading: "The cheapest improvement to any of them",
      text: "A better first message, made in the composer of the assistant you already use.",
      actions: [
        { ...signUpFree, emphasis: "primary" },
        { ...installExtension, emphasis: "secondary" },
      ],
    },
    {
      kind: "links",
      heading: "Related articles",
      items: [
        {
          to: "/ai-tool-comparisons",
          title: "AI tool comparisons",
          text: "The four assistants by task",
        },
        {
          to: "/ai-questions-answered",
          title: "AI questions answered",
          text: "Twelve short answers",
        },
        { to: "/blog/how-to-write-better-ai-prompts", title: "How to write better AI prompts" },
      ],
    },
  ],
};
