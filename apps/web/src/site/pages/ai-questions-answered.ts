import { productName } from "@whetstone/api-client/contract";
import type { PageDocument } from "../page-document.ts";
import { installExtension } from "./actions.ts";
import { aiQuestions } from "./ai-questions-answered-items.ts";
import { articleIn, blogCrumbs } from "./article-facts.ts";
import { claimStat } from "./claim-stat.ts";
import { platformList, styleList } from "./facts.ts";

const method = `
## How these answers were written

Questions like these are usually answered by people who sell something. We sell something too, so here are the rules we kept to. Where the honest answer is *it makes little difference*, it says that. Prices of others are marked as quoted and dated, because we can't keep them current. Statements about how the assistants behave describe what we see in daily use; where Anthropic, Google, OpenAI or xAI document something, their page wins over ours. And where our own product isn't the answer, it isn't named.

If you are looking for a question about our plans, privacy or support, the [FAQ](/faq) is the better page. If yours is missing in both, [ask us](/support).

## Three questions nobody asks, and should

**What will I do when it is wrong?** Every assistant is, now and then. If the answer goes into a chat with a friend, nothing happens. If it goes to a customer, a court or a patient, decide *beforehand* who checks what.

**Could I have done it without?** If yes, you can judge the result, and the assistant saves you time. If no, you are trusting somebody you can't examine. Both can be right; they call for different care.

**What do I stop being able to do?** Skills fade when they aren't used. Some may go without regret. Others, such as noticing that an argument doesn't hold, are exactly the ones you need for using assistants well.
`;

/** /ai-questions-answered (SITE-35). */
export const aiQuestionsAnsweredPage: PageDocument = {
  path: "/ai-questions-answered",
  title: "AI questions answered: twelve straight answers",
  description:
    "Which assistant, which plan, which kind of prompt tool, which language: twelve questions about AI assistants and prompts, answered without a sales pitch.",
  keywords: [
    "AI questions",
    "AI assistant questions",
    "prompt enhancer cost",
    "ChatGPT vs Claude",
    "prompt enhancer comparison",
  ],
  name: "AI questions answered",
  crumbs: blogCrumbs,
  article: articleIn("Questions"),
  blocks: [
    {
      kind: "hero",
      eyebrow: "Questions",
      heading: "AI Questions Answered",
      lead: "Twelve questions on recommendations, platforms, prices and comparisons, as people ask them.",
    },
    {
      kind: "stats",
      heading: "The short facts",
      items: [
        claimStat("platforms", platformList),
        claimStat("styles", styleList),
        claimStat("freeAllowance", "No card, no end date"),
        claimStat("proPrice", "Unlimited enhancements"),
        claimStat("users", "People who use it"),
        claimStat("rating", "Average of all ratings"),
        claimStat("upgradedUsers", "Who chose Pro"),
      ],
    },
    { kind: "faq", heading: "Twelve questions", grouped: true, items: aiQuestions },
    { kind: "prose", markdown: method },
    {
      kind: "call-to-action",
      heading: "Or ask your assistant, with a better question",
      text: `${productName} turns the line you would type into one that can be answered.`,
      actions: [installExtension, { label: "See Pricing", to: "/pricing", emphasis: "secondary" }],
    },
    {
      kind: "links",
      heading: "Read on",
      items: [
        { to: "/ai-assistant-guide", title: "AI assistant guide", text: "Choose one, use it well" },
        { to: "/blog/best-ai-tools-2025", title: "AI Tools 2025", text: "Kinds, prices, sets" },
        { to: "/blog", title: "All posts", text: "Everything we have written on prompts" },
      ],
    },
  ],
};
