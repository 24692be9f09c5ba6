import { productName } from "@whetstone/api-client/contract";
import type { PageDocument } from "../page-document.ts";
import { installFreeExtension, installFromStore, startProTrial } from "./actions.ts";
import { claimStat } from "./claim-stat.ts";
import { freeAllowance, liveScoreReading, platformList, proPrice, styleList } from "./facts.ts";

const learnMore = `
### What happens when you press the button

${productName} reads the draft in the composer and works out what kind of request it is. Then it asks for what only you know and the answer turns on: for a letter to a landlord, what is broken and since when, and what should happen by which day. At most three questions, each answered with a click, a few words, or not at all. Your answers go under your own words, with a sentence or two on the form of the answer. What you typed stays as it is.

### When it keeps out of the way

A prompt that says everything comes back as it was, because longer isn't better. So do follow-ups, single facts and orders to a device. Where somebody is in distress, the words are left alone, and nothing is counted.

### What is checked before you see it

Every result, whichever engine made it, is held against your original: same language, the code, links, numbers, names and quotations still there, nothing invented, still a prompt and not an answer to it. What fails is repaired or made again.

### What you decide

The panel shows your text and the new one with every change marked, and the score of both. You can edit the result, ask for another, copy it, or close the panel and forget it. Insert puts it into the composer, Undo brings your words back, and sending is always your own keystroke.

### What stays private

The text of a prompt is used for one request and then gone. It isn't stored, logged or analysed. Your dashboard is made of lengths, scores and counts. ${liveScoreReading} The [privacy policy](/privacy) lists everything that is kept.
`;

/** /landing (SITE-20). */
export const landingPage: PageDocument = {
  path: "/landing",
  title: "Sharper prompts for ChatGPT, Claude, Gemini and Grok",
  description: `${productName} asks what only you know and puts it into your prompt, right in ChatGPT, Claude, Gemini and Grok. ${freeAllowance} enhancements a month are free.`,
  keywords: [
    "prompt enhancer",
    "prompt optimizer",
    "ChatGPT extension",
    "AI prompt improvement",
    "Chrome extension for prompts",
  ],
  name: "Home",
  software: true,
  blocks: [
    {
      kind: "landing-hero",
      heading: "A dull prompt gets a dull answer. Sharpen it first.",
      lead: `${productName} asks the two or three things only you know, and puts your answers into the prompt. It works inside ${platformList}, in your language. Then you decide whether to send it.`,
      example: "landlord-email",
    },
    {
      kind: "try-it",
      heading: "Try it on a prompt of your own",
      lead: "The built-in engine runs here, in your browser. Nothing you type leaves this page.",
      mode: "prompt",
      sample: "write an email to my landlord about the broken heating",
    },
    {
      kind: "examples",
      heading: "Before and after",
      lead: "Made by the engine you have just tried, not by hand. The score runs from 0 to 100.",
      examples: ["landlord-email", "slow-function", "grandmother-poem"],
    },
    {
      kind: "features",
      heading: "A tool, not another chat",
      lead: "It does one thing, in the place where you write anyway.",
      items: [
        {
          title: "It works where you type",
          vignette: "composer",
          text: `A small button in the composer of ${platformList}. Press it or use the shortcut; there is no tab to switch to and nothing to paste.`,
        },
        {
          title: "It asks before it adds",
          vignette: "questions",
          text: "An assistant guesses what you left out. Here you are asked: up to three short questions that fit your request, with answers to pick. Skip them, and your prompt still goes on.",
        },
        {
          title: "Your facts stay as they are",
          vignette: "kept",
          text: "Code, links, numbers, names and quotations are carried over character by character. What you don't say is left out, never guessed.",
        },
        {
          title: "You see why",
          vignette: "score",
          text: "A live score beside the button tells you while you type what is still open. In the panel every change is marked, and the score rises with each answer of yours.",
        },
        {
          title: "In your language",
          vignette: "language",
          text: "A prompt in German, Arabic or Japanese comes back in German, Arabic or Japanese, with sentences written for that language.",
        },
        {
          title: "Your words are not kept",
          vignette: "privacy",
          text: "No prompt text is stored or logged. When the server is out of reach, the engine on your device takes over and says so.",
        },
      ],
      more: learnMore,
    },
    {
      kind: "stats",
      heading: "In numbers",
      items: [
        claimStat("platforms", platformList),
        claimStat("styles", styleList),
        claimStat("freeAllowance", "Reset every month on the day you signed up"),
        claimStat("proPrice", "Unlimited enhancements, cancel any time"),
        claimStat("rating", "Average of all ratings"),
        claimStat("users", "People who use it"),
        claimStat("timeSaved", "Spent on going back and forth with the model"),
        claimStat("betterResponses", "By the judgement of people who use it"),
        claimStat("satisfaction", "Of the people who were asked"),
      ],
    },
    {
      kind: "pricing",
      heading: "Free to use, cheap to rely on",
      lead: `${freeAllowance} enhancements a month cost nothing and need no card. If that is too few, Pro is ${proPrice} a month.`,
      cards: { free: installFreeExtension, pro: startProTrial },
      more: { label: "See Detailed Pricing", to: "/pricing", emphasis: "link" },
    },
    { kind: "testimonials" },
    {
      kind: "call-to-action",
      heading: "The next prompt you type could be a better one",
      text: "Installing takes a minute. Signing up takes another, and the extension is logged in with it.",
      actions: [
        { label: "Sign Up Free", to: "/signup?source=landing_cta", emphasis: "primary" },
        { ...installFromStore, emphasis: "secondary" },
      ],
    },
  ],
};
