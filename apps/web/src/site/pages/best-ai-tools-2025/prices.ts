import { productName } from "@whetstone/api-client/contract";
import type { Block } from "../../block.ts";
import { freeAllowance, proPrice } from "../facts.ts";

/** Free tier and paid price by kind; foreign prices are marked as quoted (SITE-19, SITE-33). */
export const prices: Block = {
  kind: "table",
  heading: "Free tier and paid price",
  caption: "Kinds of AI tools with their free tier and paid price a month, as quoted in 2025",
  columns: ["Kind of tool", "Free tier", "Paid, a month", "Paying makes sense when"],
  rows: [
    [
      { text: "General assistants" },
      { text: "Yes, with limits on messages or models" },
      { text: "About $20", quoted: true },
      { text: "You hit the limit twice in a week" },
    ],
    [
      { text: "Search with answers" },
      { text: "Yes" },
      { text: "About $20", quoted: true },
      { text: "Research is your work" },
    ],
    [
      { text: "Coding tools" },
      { text: "Often, for individuals" },
      { text: "From about $10", quoted: true },
      { text: "You write code most days" },
    ],
    [
      { text: "Writing assistants" },
      { text: "Yes, for the basics" },
      { text: "Differs by plan and country" },
      { text: "You write in a second language" },
    ],
    [
      { text: "Prompt tools: simple optimizers" },
      { text: "Usually a few uses" },
      { text: "$10", quoted: true },
      { text: "It works inside your chat" },
    ],
    [
      { text: "Prompt tools: libraries and bundles" },
      { text: "Usually samples" },
      { text: "$39", quoted: true },
      { text: "You use the templates, weekly" },
    ],
    [
      { text: "Prompt tools: suites for teams" },
      { text: "Usually a trial" },
      { text: "$49", quoted: true },
      { text: "Several people share prompts" },
    ],
    [
      { text: productName },
      { text: `${freeAllowance} enhancements a month, all four styles` },
      { text: proPrice },
      { text: "You enhance more than one prompt every other day" },
    ],
  ],
  note: "Prices of others are quoted from marketing material of 2025, before tax, and not checked since. Look at the vendor's own page before you buy.",
};
