import { productName } from "@whetstone/api-client/contract";
import type { Block } from "../../block.ts";

/** What improves a prompt, by way of doing it (SITE-36). */
export const featureTable: Block = {
  kind: "table",
  heading: "Four ways to a better prompt",
  caption: "Ways to improve a prompt, by what they do",
  columns: ["", productName, "By hand", "Asking the chat", "Template library"],
  rows: [
    [
      { text: "Works inside the chat" },
      { text: "Yes, all four" },
      { text: "Yes" },
      { text: "Yes" },
      { text: "Usually by copying" },
    ],
    [
      { text: "Time for one prompt" },
      { text: "Seconds" },
      { text: "A minute or two" },
      { text: "A message and a copy" },
      { text: "Finding it, filling it in" },
    ],
    [
      { text: "Checks that facts survive" },
      { text: "Yes, on every result" },
      { text: "You do" },
      { text: "No" },
      { text: "Not needed" },
    ],
    [
      { text: "Marks what only you know" },
      { text: "Placeholders" },
      { text: "You notice, or not" },
      { text: "Seldom" },
      { text: "Placeholders" },
    ],
    [
      { text: "Leaves good prompts alone" },
      { text: "Yes" },
      { text: "Yes" },
      { text: "Seldom" },
      { text: "Not applicable" },
    ],
    [
      { text: "Keeps your language" },
      { text: "Yes" },
      { text: "Yes" },
      { text: "Mostly" },
      { text: "As written" },
    ],
    [
      { text: "Works without a network" },
      { text: "Yes, on the device" },
      { text: "Yes" },
      { text: "No" },
      { text: "If you saved it" },
    ],
    [
      { text: "Teaches you something" },
      { text: "Reasons with every score" },
      { text: "The most" },
      { text: "Little" },
      { text: "By example" },
    ],
    [
      { text: "Cost" },
      { text: "Free, or Pro" },
      { text: "Your time" },
      { text: "Messages" },
      { text: "From nothing to a subscription" },
    ],
  ],
  note: "Compared are ways of working, not products of others. By hand is the best of the four when you have the time, and the [articles](/blog) are there to help with it.",
};
