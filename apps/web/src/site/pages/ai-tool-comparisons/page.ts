import { productName } from "@whetstone/api-client/contract";
import type { PageDocument } from "../../page-document.ts";
import { installExtension } from "../actions.ts";
import { articleIn, blogCrumbs } from "../article-facts.ts";
import { byTask } from "./comparison.ts";
import { featureTable } from "./feature-table.ts";
import { onePrompt } from "./one-prompt.ts";

/** /ai-tool-comparisons (SITE-36). */
export const aiToolComparisonsPage: PageDocument = {
  path: "/ai-tool-comparisons",
  title: "AI tool comparisons: ChatGPT, Claude, Gemini, Grok",
  description:
    "Four assistants compared by task, with what to put into the prompt for each, four ways to a better prompt side by side, and a fair test of your own.",
  keywords: [
    "AI tool comparison",
    "ChatGPT vs Claude",
    "Claude vs Gemini",
    "Grok comparison",
    "prompt tool comparison",
  ],
  name: "AI tool comparisons",
  crumbs: blogCrumbs,
  article: articleIn("Comparison"),
  blocks: [
    {
      kind: "hero",
      eyebrow: "Comparison",
      heading: "AI Tool Comparisons",
      lead: "The four assistants by what you want to get done, and the ways to get more out of each.",
    },
    {
      kind: "features",
      heading: `What ${productName} brings on each platform`,
      lead: "The button is the same in all four composers. What a better prompt brings isn't.",
      items: [
        {
          title: "ChatGPT",
          text: "The all-rounder fills every gap with what is usual. A prompt with a reader and a form leaves it fewer gaps, and the long general introduction disappears. For code you are asked for inputs, versions and what should come out.",
        },
        {
          title: "Claude",
          text: "It does what it is told, so what you forgot to say stays undone. The questions bring limits and purposes to mind before it starts.",
        },
        {
          title: "Gemini",
          text: "Comparisons, plans and research are typical here. They gain from the same yardstick for all sides, and from what is fixed in your case: dates, budget, people. That is what you are asked.",
        },
        {
          title: "Grok",
          text: "Quick questions on current subjects get quick answers. A single fact is left as it is; for the rest one sentence that asks for the main point first keeps them short.",
        },
      ],
    },
    { kind: "prose", markdown: byTask },
    { kind: "prose", markdown: onePrompt },
    featureTable,
    {
      kind: "examples",
      heading: "One short prompt on each of two platforms",
      lead: "As our engine gives them today.",
      examples: ["heating-comparison", "nuclear-debate"],
    },
    {
      kind: "call-to-action",
      heading: "The same button in all four",
      text: "Keep the assistant you like. Change what you send it.",
      actions: [installExtension, { label: "See Pricing", to: "/pricing", emphasis: "secondary" }],
    },
  ],
};
