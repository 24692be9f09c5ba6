import { productName } from "@whetstone/api-client/contract";
import { freeAllowance, proPrice } from "../facts.ts";

/** What prompt tools cost, and what to take. */
export const choice = `
## What prompt tools cost, and what they should

Paid prompt tools and bundles of them were quoted at 10, 39 and 49 dollars a month in 2025, as the table shows. Those figures are from marketing pages, not from contracts, and the products behind them differ: some include a model, some include thousands of templates, some are made for teams. We name no names, as a price without its product tells you little.

A sensible question is what such a tool would have to save you. At 10 dollars and an hourly rate of 30, it is twenty minutes a month. At 49 dollars it is an hour and forty. Both are possible; the second has to be visible. Try the free tier of whatever you look at for two weeks, count the messages you *didn't* have to send, and decide then.

${productName} costs nothing for ${freeAllowance} enhancements a month and ${proPrice} for as many as you like. It works in ChatGPT, Claude, Gemini and Grok, with an engine of its own, and keeps no prompt text. What it doesn't do: it contains no chat model, works on no phone, and won't make a bad idea good.

## Three sensible sets

**One person, small budget.** The free tier of one general assistant, the free tier of a writing assistant, a prompt tool's free tier. Cost: nothing. Move to a paid plan at the first limit that annoys you twice in a week.

**Knowledge work all day.** One general assistant on a paid plan, the one that fits your office programs or your taste; a search tool on its free tier; a prompt tool for the composer. About 20 to 30 dollars a month. A second paid assistant is rarely worth it; use its free tier for a second opinion.

**A small team.** One assistant with a business plan, for its rules on data rather than for its features; shared templates in a document everybody can edit; a coding tool for those who code. Write one page on what may be pasted where, before anybody asks.

## What to ask before a team buys

Features are easy to compare and seldom decide whether a tool is still used after six months. These questions do, and a vendor who is serious has answers ready.

- **What happens to what we type?** Is it used for training, how long is it kept, who can read it, and in which country does that happen? Ask for the page of the contract, not of the website.
- **Can we switch it off for some data?** A rule that nobody may paste customer data is only as good as the busiest colleague on a Friday.
- **What does it do when it doesn't know?** Have it answer a question whose answer is *not* in your documents. This one test sorts the field.
- **How do we leave?** Export of templates, histories and settings, in a format something else can read.
- **Who notices mistakes?** If nobody is named, the answer is: the customer.

## Signs that you have too many

You pay for two assistants and can't say what each is for. You look for a prompt you once wrote in four different places. Colleagues paste the same text into three tools to see which answer they like, which feels thorough and is mostly a way of not deciding. Once a year, cancel everything that wasn't opened in the last month. What you miss, you can have back in five minutes.

## How to test a tool in an hour

Reviews age quickly, including this one. Your own test doesn't.

1. Take five tasks from last week, with the results you were content with.
2. Give each to the tool with the prompt you would type on an ordinary day. No polishing.
3. Measure the time until you could have used the answer, corrections included.
4. Look for one mistake in each answer. You will find some; note whether *you* noticed or would have sent it.
5. Read the page on privacy. Search it for *train*, *retain* and *third parties*.
6. Try to delete your account. Where that takes a mail to support, think twice.

Keep the five tasks. They are your benchmark, it fits your work better than any published one, and next year it takes you twenty minutes.

For a feeling of what polishing would have done, put one of the five through the [free prompt tool](/prompt-engineering-tool) on this site before step 2 and compare.

One hour is not much for a tool you may use every day for a year, and more than most people ever spend on the choice.

## What has changed, and what hasn't

In 2023 one chose an assistant for what it could do at all. By 2025 the large ones could all do the common things, free tiers had become generous, and the differences moved to the surroundings: which files it reaches, what it remembers, which programs it can operate. Agents that act by themselves went from demonstrations to daily use in programming, and more slowly elsewhere, because outside of code there are seldom tests that notice a mistake.

What hasn't changed is the beginning of every task. Somebody writes down what they want. A model that is twice as good answers a vague question twice as fluently; it still has to guess. That is why the cheapest improvement to any tool on this page is a better first message, and why [learning to write one](/blog/how-to-write-better-ai-prompts) outlasts every list, this one included.
`;
