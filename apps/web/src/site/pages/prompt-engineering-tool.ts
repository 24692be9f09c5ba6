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

The number between 0 and 100 isn't magic, and it isn't the opinion of a language model. It is computed from five things that can be pointed at in the text, so the same prompt always gets the same score:

| Dimension | The question behind it | What raises it |
| --- | --- | --- |
| Clarity | Is it plain what should be done? | A verb, one task at a time, no “something nice” |
| Specificity | Are there facts to work with? | Names, figures, the material itself |
| Context | Does it say what the situation is? | What you have, what you tried, who reads it |
| Structure | Can it be taken in at a glance? | Sentences, paragraphs, a list where there are items |
| Outcome | Will you recognise a good answer? | A form, a length, limits, an example |

Each dimension comes with its reasons, in words such as *Say who will read or use the answer*. That is the part to look at. A prompt of 62 that says what you mean beats one of 95 that doesn't.

## Checks, because rewriting is risky

A tool that changes your words can lose them. Every result is compared with the original before it is shown:

- the language is the same;
- code, links, numbers, names, quotations and placeholders are all there, unchanged;
- nothing was invented, and gaps are marked as gaps;
- it is still a prompt, not an answer, and has no preamble;
- its length is within what the style allows.

What fails is repaired or made again. This holds for the built-in engine and for a language model alike, where the operator of a site has connected one.

## Three levels

*Quick* adds the one or two things that matter most. *Comprehensive* is the default. *Expert*, a part of Pro, adds what a specialist in the field would insist on, and a final check by the model of its own work.
`;

/** /prompt-engineering-tool (site.md §2, "SEO landing pages"). */
export const promptEngineeringToolPage: PageDocument = {
  path: "/prompt-engineering-tool",
  title: "A prompt engineering tool that shows its work",
  description:
    "Score a prompt on five dimensions, see what is missing, and get a rewrite whose facts are checked. For ChatGPT, Claude, Gemini and Grok, in your browser.",
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
      lead: `A score with reasons, a rewrite with checks, and both where you type: ${platformList}.`,
      actions: [trial, { label: `About ${productName}`, to: "/landing", emphasis: "secondary" }],
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
      heading: "What a few added sentences do",
      examples: ["contract-review", "sunset-explanation", "team-offsite"],
    },
    {
      kind: "features",
      heading: "Who uses it for what",
      items: [
        {
          title: "Developers",
          text: "Bug reports that name the cause, code requests with inputs and errors settled, reviews in order of harm.",
        },
        {
          title: "Marketing and content",
          text: "A brief instead of a topic: reader, promise, proof, form. And no superlatives by default.",
        },
        {
          title: "Research and study",
          text: "Sources asked for, settled and disputed kept apart, terms introduced before they are used.",
        },
        {
          title: "Job seekers",
          text: "Applications and resume lines that stay with the facts. Missing figures are marked, not made up.",
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
