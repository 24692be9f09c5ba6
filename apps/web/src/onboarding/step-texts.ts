import { monthlyAllowance, productName, type User } from "@whetstone/api-client";
import type { Step } from "./steps.ts";

/** The heading of each step. */
export const titles: Readonly<Record<Step, string>> = {
  start: "Sharper prompts, better answers",
  sample: "See it on a prompt",
  features: "What it does for you",
  challenge: "Your first challenge",
  install: "Take it along to your chats",
  finish: "You are set",
};

const usesText = ({ accessLevel }: Pick<User, "accessLevel">): string => {
  const allowance = monthlyAllowance[accessLevel];
  if (allowance === null) return "On Pro you have as many enhancements as you like.";
  return allowance === 0
    ? "You can enhance as soon as it is your turn on the waitlist."
    : `You have ${allowance.toLocaleString()} enhancements every month.`;
};

/** The sentence below it. */
export const leads: Readonly<Record<Step, (user: User) => string>> = {
  start: (user) =>
    `${productName} asks what only you know, and puts it into the prompt you typed. This takes two minutes. ${usesText(user)}`,
  sample: () => "Change the text or take it as it is. It is sharpened for real, and not stored.",
  features: () => "In every chat, in any language.",
  challenge: () => "Take a prompt you really need, and say what only you know.",
  install: () => "The extension puts a button into ChatGPT, Claude, Gemini and Grok.",
  finish: () => "Everything has its place, and nothing is sent without you.",
};
