/** What assistants are, which fits, the first week. */
export const guide = `
## What an assistant is, without the fog

ChatGPT, Claude, Gemini and Grok are language models with a chat in front of them. A language model has read an enormous amount of text and continues yours in the most fitting way. That sounds like less than it is: to continue a good question fittingly, one has to answer it. It also explains the weaknesses. A fitting sentence isn't always a true one, and where the model knows nothing about your case it continues with what is usual.

Around the model there are tools: web search, reading of files and images, running code, access to a calendar or a mailbox. Which of them are there depends on product, plan and country. Many disappointments come from asking the bare model something that only a tool can know, such as today's opening hours.

So an assistant is good at *language and reasoning over what you give it*, fair at *general knowledge*, and dependent on tools for *anything current or private*. If you remember one sentence of this guide, take that one.

## Which assistant for which work

| Your main work | Start with | Because |
| --- | --- | --- |
| A bit of everything | ChatGPT | The widest set of features in one place |
| Long documents, careful prose, code | Claude | Strong with long material and with instructions |
| Mail, documents and files at Google | Gemini | It is where your things already are |
| News and conversations on X | Grok | Direct access to what is being posted |
| Office programs by Microsoft | Copilot | The same reason as for Gemini |
| Confidential material | What your firm has a contract for | The contract decides, not the model |

Treat the table as a place to start. All of them write a decent mail and explain a formula. What makes one *yours* is where it sits, what it may see, and whether you like its manner. Give two of them the same three tasks on the same evening, and you know more than any guide can tell you.

### Free or paid?

Free tiers are meant for trying and good enough for occasional use. Paid plans, about 20 dollars a month with most vendors as quoted in 2025, raise limits and open the stronger models. Pay when you have run into the limit twice in a week with work that mattered. Pay for one; keep the others on their free tier for a second opinion.

## Your first week

**Day 1: one real task.** Not a poem about cats. Take a mail you have been putting off and paste what it is about. Look at what the answer got wrong and ask yourself which sentence of yours would have prevented it.

**Day 2: something you know well.** Ask about your own field. You will see how fluent and how wrong an answer can be at once. It is the most useful hour of the week, because you can't see it in fields you don't know.

**Day 3: material.** Paste two pages and ask five questions about them, one of which the text doesn't answer. Does it admit that? Add *answer from the text only, otherwise say so* and try again.

**Day 4: form.** The same content as a table, as three sentences, as a mail, as questions. Find out which forms help you think.

**Day 5: a second try.** Take the worst answer of the week. Improve the prompt by one thing: reader, material, limit or form. Compare. [How to write better AI prompts](/blog/how-to-write-better-ai-prompts) shows the five parts in detail.

At the end of the week you know three tasks for which the assistant is worth it, and probably two for which it isn't. Both are results.

## What goes wrong, and how to live with it

**Invented facts.** Names, quotations, paragraphs of law and web addresses are the classics. Ask for the source and open it. Where an error is expensive, look it up as if the assistant had been a helpful stranger on a train.

**Agreement.** Assistants are built to be pleasant. If you want resistance, ask for it: *what speaks against it, and who would say so?* And don't put your opinion into the question.

**The smooth middle.** Everything reads well and nothing sticks. The cure is particular material and a particular reader. General questions get general answers.

**Old knowledge.** A model's knowledge ends at some date. For anything that may have changed, make it search, and check the date of what it found.

**Private data.** What you type may be stored, and depending on product and settings used for training. Look at the privacy settings on day one, and leave out what isn't yours to share: customers' names, passwords, other people's health.

## Habits of people who get a lot out of it

They begin a new chat for a new subject. They paste instead of describing. They say who will read the result. They ask for the outline before the text. They correct one thing at a time. They keep the ten prompts that work. And they notice when typing the prompt takes longer than doing the work, and then do the work.

The routine part of this can be done by a tool. The extension recommended above looks at the line you typed, asks for the two or three things the answer turns on, and puts your answers under it. It works in all four chats, keeps your language, and leaves sending to you.
`;
