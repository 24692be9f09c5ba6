import type { Example } from "./example.ts";
import { resumeExamples } from "./resume-examples.ts";

/** Everyday prompts, one or more for each platform. */
const promptExamples: readonly Example[] = [
  {
    id: "landlord-email",
    title: "An email that asks for something",
    description: "The first try names the topic. It doesn't say what should happen next.",
    before: "help me write an email to my landlord about the broken heating",
    platform: "chatgpt",
    style: "professional",
    level: "comprehensive",
    impact:
      "What your landlord has to do stands at the end, the tone is one to be taken seriously, and nothing is in it that does not help.",
  },
  {
    id: "slow-function",
    title: "A bug report in one line",
    description: "“Fix it” leaves the model free to rewrite everything and explain nothing.",
    before: "fix my python function, it is slow",
    platform: "chatgpt",
    style: "technical",
    level: "comprehensive",
    impact:
      "You get the cause before the cure, and a change small enough to review instead of a rewrite.",
  },
  {
    id: "contract-review",
    title: "A summary that knows where to look",
    description: "Two tasks in one line, and no word on which law applies.",
    before: "summarize this contract and tell me what to watch out for",
    platform: "claude",
    style: "professional",
    level: "comprehensive",
    impact:
      "The main point comes first, the rest in the order of its weight, and the placeholder makes you name the law that applies.",
  },
  {
    id: "first-snow-poem",
    title: "A poem with a point of view",
    description:
      "A subject that every model has written about, so the first result is the average.",
    before: "Write a poem about the first snow",
    platform: "claude",
    style: "creative",
    level: "quick",
    impact: "One moment, and an ending that turns it, keep the poem away from the greeting card.",
  },
  {
    id: "heating-comparison",
    title: "A comparison you can decide with",
    description: "Which points count for an old house is left to chance.",
    before: "Compare heat pumps and gas boilers for an old house",
    platform: "gemini",
    style: "professional",
    level: "quick",
    impact:
      "Both sides are measured by the same yardstick, and you are asked which points matter to you.",
  },
  {
    id: "nuclear-debate",
    title: "A long debate, briefly",
    description: "“Summarize” without a form usually becomes an essay with a neutral ending.",
    before: "Summarize the debate about nuclear power",
    platform: "grok",
    style: "concise",
    level: "quick",
    impact: "One sentence carries the main point, and what follows has to support it.",
  },
  {
    id: "compound-interest",
    title: "An explanation for a beginner",
    description: "Two words: the model has to guess how much you know.",
    before: "explain compound interest",
    platform: "chatgpt",
    style: "professional",
    level: "comprehensive",
    impact:
      "Technical terms are explained where they first appear, and you are told what you can safely ignore.",
  },
  {
    id: "sunset-explanation",
    title: "A why with an end to it",
    description:
      "“Why” has answers of one line and of forty pages, and the prompt asks for either.",
    before: "explain why the sky turns red at sunset",
    platform: "gemini",
    style: "professional",
    level: "comprehensive",
    impact:
      "The main reason comes first, an exception is named, and a question at the end tells you whether you understood.",
  },
  {
    id: "german-decline",
    title: "A German prompt that stays German",
    description: "A friendly refusal, with nothing about who gets it or why.",
    before: "Schreib eine freundliche Absage auf eine Einladung zum Abendessen",
    platform: "chatgpt",
    style: "concise",
    level: "comprehensive",
    impact: "Every added sentence is German, and two gaps ask for what only you know.",
  },
  {
    id: "meeting-tasks",
    title: "Notes that turn into work",
    description: "The notes are there. What makes a good task of them is not said.",
    before: "turn my meeting notes into tasks",
    platform: "claude",
    style: "professional",
    level: "quick",
    impact: "The tasks can be passed on as they are, and nobody has to ask what happens next.",
  },
  {
    id: "team-offsite",
    title: "Ideas that are not everybody's first",
    description: "Ask for ideas and you get the list that everybody gets.",
    before: "give me ideas for a team offsite",
    platform: "grok",
    style: "creative",
    level: "quick",
    impact: "The obvious suggestions are ruled out before the answer begins.",
  },
];

/** Every example of the public pages. */
export const examples: readonly Example[] = [...promptExamples, ...resumeExamples];
