import { productName } from "@whetstone/api-client/contract";
import type { PageDocument } from "../page-document.ts";
import { installExtension } from "./actions.ts";

const advice = `
## Getting more out of a template

A template is a checklist in the form of a prompt. It reminds you of what an answer needs; the facts are yours. Three habits make the difference:

1. **Fill every placeholder or delete its sentence.** A model takes a forgotten \`{{audience}}\` as an invitation to imagine one.
2. **Paste the material.** “Our product” is a rumour. Two paragraphs from your own site, a table, an error message with its stack trace: that is something to work with.
3. **Keep what worked.** When you changed a template and the answer was better, save your version. After a month you own ten prompts that fit your work, which is worth more than a thousand that fit somebody's.

The placeholders are written \`{{like_this}}\`, so that you can find them with a search and ${productName} recognises them: an enhanced template keeps each one exactly as it stands.

## How these were chosen

Each prompt states a task, says what the answer rests on, sets its form, and names one thing that usually goes wrong. None of them asks the model to be “world-class”, because that changes the tone and not the content. None of them asks it to work around the rules of the service it runs on.
`;

/** /prompt-templates (SITE-28). */
export const promptTemplatesPage: PageDocument = {
  path: "/prompt-templates",
  title: "100+ prompt templates to copy and fill in",
  description:
    "Prompt templates for coding, marketing, research, education, writing and productivity. Search, copy, fill in the placeholders; works in every AI chat.",
  keywords: [
    "prompt templates",
    "ChatGPT prompt templates",
    "AI prompts library",
    "marketing prompts",
    "coding prompts",
  ],
  name: "Prompt templates",
  blocks: [
    {
      kind: "hero",
      heading: "Prompt templates worth keeping",
      lead: "More than 100 prompts for coding, marketing, research, education, writing and productivity. Copy one, fill in what only you know, and send it to any assistant.",
      figure: { kind: "template", id: "landing-page-copy" },
    },
    {
      kind: "template-library",
      heading: "The whole library",
      lead: "In the order of the categories. Press a prompt to read the whole of it.",
    },
    { kind: "prose", markdown: advice },
    {
      kind: "links",
      heading: "Read on",
      items: [
        {
          to: "/blog/how-to-write-better-ai-prompts",
          title: "How to write better AI prompts",
          text: "So that you need no template",
        },
        {
          to: "/blog/ai-prompt-optimization",
          title: "10 strategies for better prompts",
          text: "How to improve a template you use often",
        },
        { to: "/prompt-engineering-tool", title: "Prompt engineering tool" },
      ],
    },
    {
      kind: "call-to-action",
      heading: "A template for whatever you are typing",
      text: `${productName} asks what your own first line leaves open, in the chat you are in.`,
      actions: [installExtension],
    },
  ],
};
