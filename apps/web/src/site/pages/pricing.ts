import { productName } from "@whetstone/api-client/contract";
import type { FaqItem } from "../block.ts";
import type { PageDocument } from "../page-document.ts";
import { installExtension, startFreeTrial } from "./actions.ts";
import { freeAllowance, proPrice, styleList } from "./facts.ts";

const questions: readonly FaqItem[] = [
  {
    question: "What counts as one enhancement?",
    answer:
      "One result you get from the server. A request that fails isn't counted, and neither is a retry of the same request after a lost connection. What the engine on your own device makes while the server is out of reach isn't counted either. Pressing Regenerate asks for a new result and counts.",
  },
  {
    question: `When do my ${freeAllowance} free enhancements come back?`,
    answer:
      "Every month, on the day of the month you signed up, at 00:00 UTC. If you signed up on the 31st, a shorter month resets on its last day. Unused enhancements don't add up.",
  },
  {
    question: "Is Free really free, for as long as I like?",
    answer: `Yes. The free plan has a monthly limit of ${freeAllowance} enhancements and no end date. It needs no credit card.`,
  },
  {
    question: "Is there a trial of Pro?",
    answer:
      "The free plan is the way to try the product: all four styles on all four platforms. Pro has no trial period unless the checkout shows you one, and you see the full price before you pay.",
  },
  {
    question: "Can I cancel, and what happens then?",
    answer:
      "Any time, in your account settings under Manage Billing. Cancelling stops future payments, and Pro stays active until the end of the month you paid for. After that the account is a free one again, with everything in it.",
  },
  {
    question: "Do you refund partial months?",
    answer:
      "No. Cancelling stops the next payment, and you keep what you paid for until the period ends.",
  },
  {
    question: "Who handles my card?",
    answer: `Stripe. You pay on their checkout page and manage the subscription in their portal; card numbers never reach ${productName}.`,
  },
  {
    question: "What does priority processing mean?",
    answer:
      "When more requests come in than the engine can take at once, they wait in line. Requests of Pro accounts go first. On a quiet day you won't notice a difference, and we don't claim one.",
  },
];

/** /pricing (SITE-22). */
export const pricingPage: PageDocument = {
  path: "/pricing",
  title: "Pricing: free every month, Pro for unlimited use",
  description: `${freeAllowance} prompt enhancements a month are free, without a card. Pro is ${proPrice} a month for unlimited enhancements, all levels and deeper statistics. Cancel any time.`,
  keywords: ["pricing", "prompt enhancer price", "free prompt enhancer", "Pro plan"],
  name: "Pricing",
  software: true,
  blocks: [
    {
      kind: "hero",
      heading: "Two plans, one of them free",
      lead: `Start with ${freeAllowance} enhancements a month. Move to Pro when you notice that you ration them.`,
      figure: { kind: "chat", example: "grandmother-poem", shows: "result" },
    },
    {
      kind: "pricing",
      heading: "Plans",
      cards: {
        free: { label: "Start Free", to: "/signup", emphasis: "secondary" },
        pro: { label: "Start Pro Trial", to: "/signup?plan=pro", emphasis: "primary" },
      },
    },
    {
      kind: "table",
      heading: "Side by side",
      caption: "What Free and Pro contain",
      columns: ["", "Free", "Pro"],
      rows: [
        [{ text: "Enhancements" }, { text: `${freeAllowance} a month` }, { text: "Unlimited" }],
        [{ text: "Styles" }, { text: styleList }, { text: styleList }],
        [
          { text: "Levels" },
          { text: "Quick and Comprehensive" },
          { text: "Quick, Comprehensive and Expert" },
        ],
        [{ text: "Platforms" }, { text: "All four" }, { text: "All four" }],
        [{ text: "Chrome extension" }, { text: "Included" }, { text: "Included" }],
        [{ text: "Processing" }, { text: "In order" }, { text: "First in line" }],
        [
          { text: "Statistics" },
          { text: "7-day trend, platforms, styles, recent scores" },
          { text: "Also 30- and 90-day trends, and your history as CSV" },
        ],
        [{ text: "Support" }, { text: "Standard, by e-mail" }, { text: "Priority, by e-mail" }],
        [{ text: "New features" }, { text: "With the release" }, { text: "Early access" }],
        [{ text: "Price" }, { text: "$0" }, { text: `${proPrice} a month` }],
      ],
      note: "History and statistics hold figures only: lengths, scores, platform, style, level, language and time. The text of a prompt is in neither plan's history, because it isn't stored.",
    },
    { kind: "faq", heading: "Questions about paying", items: questions },
    {
      kind: "call-to-action",
      heading: "Find out with your own prompts",
      text: `${freeAllowance} enhancements are enough to tell whether it helps.`,
      actions: [
        { ...startFreeTrial, emphasis: "primary" },
        { ...installExtension, emphasis: "secondary" },
      ],
    },
  ],
};
