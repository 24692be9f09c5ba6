import { productName } from "@whetstone/api-client/contract";
import type { PageDocument } from "../../page-document.ts";
import { installExtension } from "../actions.ts";
import { articleIn, blogCrumbs } from "../article-facts.ts";
import { claimStat } from "../claim-stat.ts";
import { platformList } from "../facts.ts";
import { aDay } from "./case.ts";
import { hacks } from "./hacks.ts";
import { measure } from "./measure.ts";

/** /ai-productivity-hacks (SITE-37). */
export const aiProductivityHacksPage: PageDocument = {
  path: "/ai-productivity-hacks",
  title: "AI productivity hacks that survive a real week",
  description:
    "Eight habits that save rounds with ChatGPT, Claude, Gemini and Grok, four prompts before and after, a three-step workflow and an honest way to measure it.",
  keywords: [
    "AI productivity hacks",
    "ChatGPT productivity",
    "save time with AI",
    "AI workflow",
    "prompt examples before and after",
  ],
  name: "Productivity Hacks",
  crumbs: blogCrumbs,
  article: articleIn("Productivity"),
  blocks: [
    {
      kind: "hero",
      eyebrow: "Productivity",
      heading: "AI Productivity Hacks",
      lead: "Time with an assistant is lost after the first message. Eight ways to lose less of it.",
    },
    {
      kind: "examples",
      heading: "Four prompts, before and after",
      lead: "One for each platform, made by our own engine. Copy them if they fit.",
      examples: ["german-decline", "meeting-tasks", "heating-comparison", "team-offsite"],
    },
    { kind: "prose", markdown: hacks },
    { kind: "prose", markdown: aDay },
    {
      kind: "stats",
      heading: "In figures",
      items: [
        claimStat("platforms", platformList),
        claimStat("styles", "For a report, a story, a code base, or somebody in a hurry"),
        claimStat("templates", "Free to copy, in six categories"),
        claimStat("timeSaved", "Spent on going back and forth with the model"),
        claimStat("betterResponses", "By the judgement of people who use it"),
      ],
    },
    {
      kind: "steps",
      heading: "The three-step workflow",
      lead: "For every prompt that is worth more than ten seconds.",
      steps: [
        {
          title: "Type the line you would have sent anyway",
          text: "In the chat you like, in your own language. No template, no polishing.",
        },
        {
          title: "Enhance it and answer",
          text: `${productName} asks for what only you know. Two or three short answers are where most of the gain is.`,
        },
        {
          title: "Send, judge, keep",
          text: "If the answer was usable at once, save the prompt. If it wasn't, change one thing and note which.",
        },
      ],
    },
    { kind: "prose", markdown: measure },
    { kind: "testimonials" },
    {
      kind: "call-to-action",
      heading: "Start with step 2",
      text: "Step 1 you already do.",
      actions: [
        installExtension,
        { label: "Compare AI Tools", to: "/ai-tool-comparisons", emphasis: "secondary" },
      ],
    },
  ],
};
