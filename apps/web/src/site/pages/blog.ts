import { productName } from "@whetstone/api-client/contract";
import type { PageDocument } from "../page-document.ts";
import { installExtension, startFreeTrial } from "./actions.ts";
import { blogItems } from "./blog-items.ts";
import { freeAllowance } from "./facts.ts";

/** /blog (SITE-30). */
export const blogPage: PageDocument = {
  path: "/blog",
  title: "Blog & tips: writing prompts that work",
  description:
    "Articles on prompt engineering for ChatGPT, Claude, Gemini and Grok: worked examples, comparisons of tools, and strategies you can test yourself.",
  keywords: ["prompt engineering blog", "AI prompt tips", "ChatGPT prompts", "Claude prompts"],
  name: "Blog",
  blocks: [
    {
      kind: "hero",
      heading: "Blog & Tips",
      lead: "What makes a prompt work, shown on prompts. Every article holds examples you can copy and try while you read.",
    },
    { kind: "blog-index", items: blogItems },
    {
      kind: "call-to-action",
      heading: "Or let the tool do the routine part",
      text: `${productName} asks what your prompt leaves open, and puts your answers in. ${freeAllowance} enhancements a month are free.`,
      actions: [installExtension, startFreeTrial],
    },
  ],
};
