import { productName } from "@whetstone/api-client/contract";
import type { PageDocument } from "../page-document.ts";
import { freeAllowance } from "./facts.ts";

const useWithChatgpt = {
  label: "Use with ChatGPT",
  to: "/extension",
  emphasis: "primary",
} as const;

const framework = `
## Action, Tools, Scope, Metric, Impact

A line of a resume is read for a few seconds, first by software that looks for words of the job advert, then by a person who looks for proof. Both are served by the same five parts.

| Part | The question | Flat | Better |
| --- | --- | --- | --- |
| Action | What did *you* do? | Was responsible for | Rebuilt, negotiated, trained, cut |
| Tools | With what? | various tools | SQL and Looker; SAP MM; a CNC lathe |
| Scope | How large was it? | a team | a team of [number] in [number] countries |
| Metric | What changed, in figures? | improved sales | raised repeat orders from [x]% to [y]% |
| Impact | Why did it matter? | successfully | so that month-end closes in [n] days |

Not every line needs all five. A line without an action and at least one of scope, metric and impact is a duty, though, and duties look the same on everybody's resume.

### A line, taken apart

Start with what you would say to a friend:

~~~text
Managed social media accounts
~~~

Ask the five questions and put a gap where you don't know the answer yet:

~~~text
Ran [number] social media accounts with [tool], publishing [number] posts a week
for [audience]; raised [metric] from [before] to [after], which led to [effect].
~~~

Now look the figures up. Analytics, an old report, a former colleague, your own calendar: most gaps can be filled in an afternoon. Delete what you can't prove. What is left may be shorter than you hoped, and it will survive the interview.

~~~text
Ran three social media accounts with Buffer, publishing 12 posts a week for
returning customers; raised the click rate from 1.1% to 2.3% in eight months.
~~~

The last line has no impact, because the person didn't know it. That is fine. An invented one would not be.

## What an applicant tracking system really does

It parses your file into fields, lets recruiters search and filter, and in some firms ranks by how well the words match the advert. It doesn't reject people for lack of magic keywords, and nobody outside the firm knows how it is set up. What helps with all of them:

- a plain layout with one column and ordinary headings, so that parsing works;
- the advert's own words for skills you really have, spelled as the advert spells them;
- abbreviation and long form once each, as in *customer relationship management (CRM)*;
- dates in one format, job titles as they were.

Stuffing in words you can't back up gets you past a filter and stops at the first question. Our engine is built the other way round: it never adds a skill, a figure or a title you didn't give it.
`;

/** /ats-resume-bullet-enhancer (SITE-26). */
export const atsResumeBulletEnhancerPage: PageDocument = {
  path: "/ats-resume-bullet-enhancer",
  title: "ATS resume bullet enhancer that invents nothing",
  description:
    "Turn a flat resume line into Action, Tools, Scope, Metric and Impact. What is missing becomes a visible placeholder, never an invented figure. Free to try.",
  keywords: [
    "ATS resume bullet",
    "resume bullet point generator",
    "resume bullet enhancer",
    "ChatGPT resume prompts",
    "action verbs resume",
  ],
  name: "ATS resume bullet enhancer",
  software: true,
  platforms: ["chatgpt"],
  blocks: [
    {
      kind: "hero",
      heading: "Resume bullets that say what you did",
      lead: `${productName} works on one line at a time: Action, Tools, Scope, Metric, Impact. It keeps to your facts, and where one is missing it leaves a gap you can see.`,
      actions: [useWithChatgpt],
      figure: { kind: "bullet" },
    },
    {
      kind: "try-it",
      heading: "Try it on a line of yours",
      lead: "What the line doesn't say becomes a gap in brackets, inside a prompt you can paste into any chat. The engine runs in this page; your resume goes nowhere.",
      mode: "resume-bullet",
      sample: "Responsible for customer support tickets",
    },
    {
      kind: "examples",
      heading: "Prompts for resume bullets, before and after",
      lead: "Use these in ChatGPT: each asks for a better line and forbids making anything up.",
      examples: ["sales-bullet", "page-load-bullet", "dashboard-bullet", "teacher-bullet"],
    },
    { kind: "prose", markdown: framework },
    {
      kind: "steps",
      heading: "From a duty to a result",
      steps: [
        {
          title: "Write the line as you would say it",
          text: "“Handled inventory and worked with suppliers” is a fine start. Don't decorate it.",
        },
        {
          title: "Enhance it",
          text: "In ChatGPT press *Enhance prompt*. The prompt then holds ChatGPT to your facts and asks for marked gaps instead of guesses.",
        },
        {
          title: "Fill the gaps with facts",
          text: "Replace each placeholder with something you can prove, or delete it. Read the line aloud: could you talk about it for two minutes?",
        },
        {
          title: "Match it to the advert",
          text: "Take over the advert's name for what you did, where it is the same thing. Then the next line.",
        },
      ],
    },
    {
      kind: "faq",
      heading: "Questions about resume bullets",
      items: [
        {
          question: "Does it make up numbers?",
          answer:
            "No. The engine can't add a figure: a check compares every number of the result with your text. Unknown figures appear as placeholders in brackets. ChatGPT itself may still invent one if you let it, which is why the enhanced prompt tells it not to, and why you should read the answer.",
        },
        {
          question: "I have no metrics. What then?",
          answer:
            "Use scope instead: how many people, machines, customers, pages, how often, over which time. “Trained every new hire of a 40-bed ward” needs no percentage.",
        },
        {
          question: "How long should a bullet be?",
          answer:
            "One line, two at most. Three to five bullets for a recent job, fewer for old ones.",
        },
        {
          question: "May I use AI for a resume at all?",
          answer:
            "For the wording, most employers don't mind and many expect it. For the content the old rule holds: everything in it must be true. If an application asks whether you used AI, answer honestly.",
        },
        {
          question: "Is my resume stored?",
          answer:
            "No. On this page the text doesn't leave your browser. In the extension it is sent for one request and not kept. See the [privacy policy](/privacy).",
        },
      ],
    },
    {
      kind: "links",
      heading: "Read on",
      items: [
        {
          to: "/prompt-templates",
          title: "Prompt templates",
          text: "Cover letters, interview practice and more",
        },
        { to: "/chatgpt-prompt-enhancer", title: "ChatGPT prompt enhancer" },
        {
          to: "/blog/how-to-write-better-ai-prompts",
          title: "How to write better AI prompts",
          text: "The same method for everything else",
        },
      ],
    },
    {
      kind: "call-to-action",
      heading: "Do the next ten lines in ChatGPT",
      text: `The extension is free for ${freeAllowance} enhancements a month. That is a resume.`,
      actions: [useWithChatgpt],
    },
  ],
};
