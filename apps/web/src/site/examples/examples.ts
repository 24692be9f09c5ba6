import type { Example } from "./example.ts";
import { resumeExamples } from "./resume-examples.ts";

/** Everyday prompts, one or more for each platform. */
const promptExamples: readonly Example[] = [
  {
    id: "landlord-email",
    title: "An email that gets something done",
    description: "The first try names the topic. What should happen next, only you know.",
    before: "write an email to my landlord about the broken heating",
    answers: [
      { need: "landlord-what", text: "for ten days, 15 degrees in the bedroom" },
      { need: "landlord-wants", text: "a repair by Friday, or a rent reduction" },
    ],
    platform: "chatgpt",
    style: "professional",
    level: "comprehensive",
    impact:
      "Two answers, and the email can say how cold it is and name a date. Nothing was made up for you.",
  },
  {
    id: "slow-function",
    title: "A bug report in one line",
    description: "“Fix it” leaves the model guessing what is slow, and on how much.",
    before: "my python script is slow",
    answers: [
      { need: "slow-figures", text: "12 minutes for 2 million rows; under one minute would do" },
    ],
    platform: "chatgpt",
    style: "technical",
    level: "comprehensive",
    impact:
      "The answer can start from your numbers and show how to measure, instead of listing every trick there is.",
  },
  {
    id: "contract-review",
    title: "A summary that knows who reads it",
    description: "Without a reader, a summary is the contract again, only shorter.",
    before: "summarize this contract and tell me what to watch out for",
    answers: [{ need: "summary-for", text: "my sister has to sign it on Monday" }],
    platform: "claude",
    style: "professional",
    level: "comprehensive",
    impact: "It is written for the one who has to sign, with names, dates and figures kept exact.",
  },
  {
    id: "grandmother-poem",
    title: "A poem for somebody",
    description: "Every model has written this one, so the first result is the average.",
    before: "write a birthday poem for my grandmother",
    answers: [
      { need: "poem-true-details", text: "grew up in the mountains, waits for the first snow" },
      { need: "poem-touching-or-funny", text: "touching, no rhyme" },
    ],
    platform: "claude",
    style: "creative",
    level: "quick",
    impact: "What she loves gives the poem what no rewording could.",
  },
  {
    id: "heating-comparison",
    title: "A comparison you can decide with",
    description: "What your house is like, and what matters to you, is left to chance.",
    before: "Compare heat pumps and gas boilers for an old house",
    answers: [
      { need: "explain-for", text: "to decide before our boiler gives out this winter" },
      {
        need: "compare-case",
        text: "house of 1962, old radiators, close neighbors; cost and noise count",
      },
    ],
    platform: "gemini",
    style: "professional",
    level: "quick",
    impact: "Both sides are measured on your own house, and on what matters to you.",
  },
  {
    id: "nuclear-debate",
    title: "A decision, briefly",
    description: "“Should I” has a thousand answers until one knows what holds you back.",
    before: "should i take the job offer in another city",
    answers: [
      { need: "offer-now", text: "near my parents, in a team I like; the offer pays 12% more" },
    ],
    platform: "grok",
    style: "concise",
    level: "quick",
    impact: "The advice weighs what you would weigh.",
  },
  {
    id: "compound-interest",
    title: "An explanation for you",
    description: "Two words: the model has to guess how much you know and why you ask.",
    before: "explain compound interest",
    answers: [
      { need: "explain-for", text: "to see whether to pay off my loan or save" },
      { need: "explain-known", text: "percentages, nothing about loans" },
    ],
    platform: "chatgpt",
    style: "professional",
    level: "comprehensive",
    impact: "It starts where you stand and ends at the question you really have.",
  },
  {
    id: "sunset-explanation",
    title: "A why that fits the one who asks",
    description: "“Why” has answers of one line and of forty pages.",
    before: "explain why the sky turns red at sunset",
    answers: [
      { need: "explain-for", text: "to tell my class of ten-year-olds tomorrow" },
      { need: "explain-known", text: "I remember that light has colors" },
    ],
    platform: "gemini",
    style: "professional",
    level: "comprehensive",
    impact: "The same physics, told so that you can tell it on.",
  },
  {
    id: "german-decline",
    title: "Questions in your own language",
    description: "A gift for a mother who turns sixty. Any mother, so far.",
    before: "Geschenk für meine Mutter zum 60.",
    answers: [
      { need: "gift-who", text: "singt im Chor, fährt gern mit dem Zug" },
      { need: "gift-money", text: "bis 80 €, in zwei Wochen" },
      { need: "gift-not", text: "nichts, was abgestaubt werden muss" },
    ],
    platform: "chatgpt",
    style: "professional",
    level: "comprehensive",
    impact: "What is asked and what is added is German, as the prompt was.",
  },
  {
    id: "meeting-tasks",
    title: "An agenda that ends on time",
    description: "A meeting without an end in mind takes the time it is given.",
    before: "meeting agenda for monday",
    answers: [
      { need: "agenda-frame", text: "five of us, 30 minutes, two on video" },
      { need: "agenda-result", text: "one person who owns the launch" },
    ],
    platform: "claude",
    style: "professional",
    level: "quick",
    impact: "Every item gets its minutes, and the meeting ends with who does what.",
  },
  {
    id: "team-offsite",
    title: "A trip with your people in it",
    description: "Ask for a trip and you get the one that everybody gets.",
    before: "plan a trip to japan",
    answers: [
      { need: "trip-days", text: "ten days in late October" },
      { need: "trip-with", text: "my father, 71, who walks slowly" },
      { need: "trip-taste", text: "food, gardens and trains; no theme parks" },
    ],
    platform: "grok",
    style: "creative",
    level: "quick",
    impact: "Days, pace and taste are yours, so the plan can be followed.",
  },
];

/** Every example of the public pages. */
export const examples: readonly Example[] = [...promptExamples, ...resumeExamples];
