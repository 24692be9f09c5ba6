import { productName } from "@whetstone/api-client/contract";
import type { PageDocument } from "../page-document.ts";
import { freeAllowance, platformList } from "./facts.ts";

const trial = {
  label: "Start Free Trial",
  to: "/signup?source=pet-landing",
  emphasis: "primary",
} as const;

const score = `
## A score you can argue with

The number between 0 and 100 isn't magic, and it isn't the opinion of a language model. It says how little an assistant has to guess. It is computed from two things that can be pointed at in the text, so the same prompt always gets the same score:

| Part | The question behind it | What raises it |
| --- | --- | --- |
| The request | Is it plain what should be done? | A verb and a thing, one task at a time, no “something nice” |
| The facts | Is there what the answer turns on? | Answers to the questions of this kind of request: for a trip the days and the pace, for a bug the code and what happened |

Its reasons stand beside it, in words such as *still open: what it may cost*. That is the part to look at. Empty words don't raise the number, and a prompt of 62 that says what you mean beats one of 95 that doesn't.

## Checks, because rewriting is risky

A tool that changes your words can lose them. Every result is compared with the original before it is shown:

- the language is the same;
- code, links, numbers, names, quotations and placeholders are all there, unchanged;
- nothing was invented;
- it is still a prompt, not an answer, and has no preamble;
- its length is within what the style allows.

What fails is repaired or made again. This holds for the built-in engine and for a language model alike, where the operator of a site has connected one.

## Three levels

*Quick* adds the one thing that matters most. *Comprehensive* is the default. *Expert*, a part of Pro, adds what a specialist in the field would insist on, such as what speaks against it or how to check it.
`;

/** /prompt-engineering-tool (SITE-25). */
export const promptEngineeringToolPage: PageDocument = {
  path: "/prompt-engineering-tool",
  title: "A prompt engineering tool that shows its work",
  description:
    "Score a prompt, see what an assistant would have to guess, and answer the two or three questions that settle it. For ChatGPT, Claude, Gemini and Grok.",
  keywords: [
    "prompt engineering tool",
    "prompt score",
    "prompt checker",
    "prompt optimizer",
    "AI prompt tool",
  ],
  name: "Prompt engineering tool",
  software: true,
  blocks: [
    {
      kind: "hero",
      heading: "Prompt engineering, without the ceremony",
      lead: `A score with reasons, questions that raise it, checks on every result, and all where you type: ${platformList}.`,
      actions: [trial, { label: `About ${productName}`, to: "/landing", emphasis: "secondary" }],
      figure: { kind: "score", example: "meeting-tasks" },
    },
    {
      kind: "try-it",
      heading: "Score a prompt now",
      lead: "Runs in this page; no account, no server.",
      mode: "prompt",
      sample: "summarize this contract and tell me what to watch out for",
    },
    { kind: "prose", markdown: score },
    {
      kind: "examples",
      heading: "What a few answers do",
      examples: ["contract-review", "sunset-explanation", "team-offsite"],
    },
    {
      kind: "features",
      heading: "Who uses it for what",
      items: [
        {
          title: "Developers",
          mark: "place",
          text: "Asked for the code, the expected result and the version before the assistant guesses them.",
        },
        {
          title: "Marketing and content",
          mark: "edit",
          text: "Asked who reads it, where it appears and what they should do: a brief instead of a topic.",
        },
        {
          title: "Research and study",
          mark: "language",
          text: "Asked what you know already and what you need it for, so that the answer starts where you are.",
        },
        {
          title: "Job seekers",
          mark: "check",
          text: "Asked which job and which results are yours, so that the text says them. Nothing is made up.",
        },
      ],
    },
    {
      kind: "links",
      heading: "More tools on this site",
      items: [
        { to: "/landing", title: `What ${productName} is`, text: "The whole product on one page" },
        {
          to: "/chatgpt-prompt-enhancer",
          title: "ChatGPT prompt enhancer",
          text: "The button beside the composer",
        },
        {
          to: "/prompt-templates",
          title: "Prompt templates",
          text: "More than 100 prompts with places to fill in",
        },
        {
          to: "/ats-resume-bullet-enhancer",
          title: "ATS resume bullet enhancer",
          text: "Action, Tools, Scope, Metric, Impact",
        },
      ],
    },
    {
      kind: "call-to-action",
      heading: "Put it to the test",
      text: `${freeAllowance} enhancements a month, no card. Take your five most used prompts and look at the reasons.`,
      actions: [trial],
    },
  ],
};
