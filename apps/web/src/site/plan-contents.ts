import { monthlyAllowance, proPricePerMonth } from "@whetstone/api-client/contract";
import { paths } from "../paths.ts";
import type { Action } from "./block.ts";

export interface PlanCard {
  readonly id: "free" | "pro";
  readonly name: string;
  /** In US dollars a month. */
  readonly price: number;
  readonly summary: string;
  readonly contents: readonly string[];
  readonly action: Action;
  readonly badge?: string;
}

/** The plans as they are offered (SITE-16). */
export const planCards: readonly PlanCard[] = [
  {
    id: "free",
    name: "Free",
    price: 0,
    summary: "Everything you need to see what a sharper prompt does.",
    contents: [
      `${monthlyAllowance.free} enhancements a month`,
      "All four styles",
      "All supported platforms",
      "Chrome extension",
      "Basic usage analytics",
      "Standard support",
    ],
    action: { label: "Sign Up Free", to: paths.signup, emphasis: "secondary" },
  },
  {
    id: "pro",
    name: "Pro",
    price: proPricePerMonth,
    summary: "For people who ask an AI something every working hour.",
    contents: [
      "Unlimited enhancements",
      "All styles and levels",
      "Priority processing",
      "Enhanced analytics and history",
      "Priority support",
      "Early access to new features",
    ],
    action: { label: "Start Pro Trial", to: `${paths.signup}?plan=pro`, emphasis: "primary" },
    badge: "Most Popular",
  },
];

/** What takes a use of the free plan, and what doesn't. */
export const counted: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: "One result, one use",
    text: "Answering its questions within 10 minutes belongs to it.",
  },
  { title: "Free of charge", text: "Whatever fails, or comes back as you wrote it." },
  { title: "Never counted", text: "What your own device or a model of your own makes." },
];
