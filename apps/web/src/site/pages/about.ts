import { productName } from "@whetstone/api-client/contract";
import { allKits } from "@whetstone/enhancer/all-languages";
import { allAsks, needs } from "@whetstone/enhancer/catalogue";
import type { PageDocument } from "../page-document.ts";
import { claimStat } from "./claim-stat.ts";
import { freeAllowance, platformList, proPrice } from "./facts.ts";

const founder = `
## Who makes it

${productName} is led by {{founder}}. The person who decides what is stored is the person who answers for it. Mail to {{supportEmail}} is read by somebody who can change the product.

## The problem

Language models became good faster than our habit of talking to them. Most prompts are one line long. They name a topic and leave out everything a colleague would ask back: who is it for, what have you tried, how long, what must not be in it. A colleague asks. A model, most of the time, guesses, and writes a fluent page around the guess.

So people correct, again and again, or they settle for an answer that could have been written for anybody. The advice against it is old: write better prompts. It is good advice, and on a Tuesday at five nobody follows it.

## The solution

One click reforges the prompt where it was typed. ${productName} works in the browser, in the composer of ${platformList}. It finds out what kind of task you have and does what the colleague would do: it asks back, at most three short questions. Your answers go into the prompt, what is there is left alone, and you see the difference with a score and its reasons. Where it knows nothing useful to ask, it keeps out of the way. You read it, change it, use it or not.

It contains an engine of its own that needs no language model and no network. That keeps the product fast and the free plan free, and it means a lost connection doesn't end your work.
`;

const mission = `
## What it is for

Our mission is plain: people should get the genius they were promised from the tools they already pay for, without becoming prompt engineers first. A good tool teaches on the way. Whoever sees twenty times that a reader and a length were missing starts writing them, and needs us less. We can live with that.

## What we don't do

We don't keep your prompts. We don't send messages for you. We don't print testimonials nobody wrote. Where the product has a limit, the [FAQ](/faq) says so, and the [privacy policy](/privacy) is written from the code, not from a template.
`;

/** /about (SITE-29). */
export const aboutPage: PageDocument = {
  path: "/about",
  title: "About us: the prompt is where the answer is decided",
  description: `Why ${productName} exists, who runs it and what it refuses to do: one-click prompt reforging inside ChatGPT, Claude, Gemini and Grok, without keeping your words.`,
  keywords: ["about", "prompt reforging", "founder-led software", "privacy-first AI tool"],
  name: "About",
  blocks: [
    {
      kind: "hero",
      heading: "The answer is decided before you press Enter",
      lead: `${productName} sharpens prompts. This page says why that is worth a tool of its own, and who stands behind it.`,
      figure: { kind: "chat", example: "meeting-tasks", shows: "questions" },
    },
    { kind: "prose", markdown: founder },
    {
      kind: "features",
      heading: "What you get from it",
      items: [
        {
          title: "Fewer rounds",
          mark: "question",
          text: "The questions a model would have to guess at are answered in the first message.",
        },
        {
          title: "Answers you can use",
          mark: "answer",
          text: "A form, a length and a reader in the prompt mean less reworking of the reply.",
        },
        {
          title: "Nothing lost",
          mark: "check",
          text: "Your wording, code, figures and names are still there, and Undo is one key away.",
        },
        {
          title: "A fair price",
          mark: "price",
          text: `${freeAllowance} enhancements a month for nothing, ${proPrice} a month for as many as you like.`,
        },
      ],
    },
    { kind: "prose", markdown: mission },
    {
      kind: "proof",
      heading: "Proof you can check",
      lead: "No ratings and no logos. What follows can be looked up, tried or counted.",
      items: [
        {
          figure: "0",
          title: "Prompts stored",
          text: "The row on this page is all that is kept of an enhancement. Sign up, sharpen something, then press *Export my data* in the settings: the file holds everything there is, and your prompt isn't in it.",
        },
        {
          figure: "1",
          title: "Marked prompt, searched for everywhere",
          text: "A test sends a prompt with a secret word through the server, then searches every file and table the server wrote. A version in which it turns up is not released.",
        },
        {
          figure: String(allAsks.length),
          title: "Kinds of request in an open catalog",
          text: `Which questions are asked, and when, is a list that can be read: ${Object.keys(needs).length} things an answer can turn on, in ${allKits.length} languages. It comes with the source under the MIT license, and nobody can pay to be in it.`,
        },
        {
          figure: "MIT",
          title: "A license to read and run it",
          text: "Extension, server and this site are one body of source. It starts on a machine of your own with one command, and then no prompt leaves that machine.",
        },
      ],
      figure: { kind: "stored" },
    },
    {
      kind: "stats",
      items: [
        claimStat("growingCommunity", "People who write better prompts with it"),
        claimStat("founderLed", "Whoever decides also answers for it"),
      ],
    },
    {
      kind: "call-to-action",
      heading: "Ask more of the tools you have",
      text: "The free plan needs an e-mail address and no card.",
      actions: [
        { label: "Start Demanding Genius", to: "/signup", emphasis: "primary" },
        { label: "Install Extension Free", to: "/extension", emphasis: "secondary" },
      ],
    },
  ],
};
