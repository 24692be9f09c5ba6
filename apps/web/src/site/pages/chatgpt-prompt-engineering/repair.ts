import { productName } from "@whetstone/api-client/contract";

/** Finding what went wrong, standing instructions, limits. */
export const repair = `
## When the answer is wrong: look for the guess

Bad answers have causes, and most are visible in the prompt. Before you rewrite everything, find the one guess the model got wrong.

| What you see | The likely cause | The repair |
| --- | --- | --- |
| General advice anybody could give | Your situation isn't in the prompt | Add two facts that make your case different |
| Right content, wrong tone | No reader | Name one, and what they should do after reading |
| Half the instructions ignored | Too many, of equal weight | Keep the three that matter, drop the rest |
| Made-up details | You asked for more than the material holds | Allow gaps: *write [missing] instead of guessing* |
| Far too long | No length, or "detailed" | Give a number of words or items |
| It answers the text you pasted | Instructions and material run together | Mark where the material begins and ends |
| Good at first, worse later | The conversation is too long | Start afresh with a summary of what was agreed |
| The same phrases every time | Default style | Paste a paragraph of your own as an example |

Change one thing, then look again. If you change four, you may get a better answer, and you learn nothing for the next prompt. [Ten strategies for optimizing prompts](/blog/ai-prompt-optimization) follows this idea through to small tests.

## Standing instructions

Whatever you write in every third prompt belongs into custom instructions or into the instructions of a project. Keep them short and checkable:

~~~text
I run a bakery with 11 employees in Ghent. I write to staff in Dutch and to
suppliers in French and English.
Answer in the language I write in. No introduction, no summary at the end.
When you state a legal or tax rule, name it, so that I can look it up.
If my question rests on a wrong assumption, say so before you answer.
~~~

Four lines of this kind change more than a page of adjectives. Projects are the better place for anything that only applies to one kind of work: style examples, a glossary, the data dictionary. Review both twice a year; old instructions are the most common reason for strange answers.

## Three prompts to keep

Patterns are easier to remember as prompts. These three combine several of them, fit into most working weeks, and are short enough to be typed from memory once you have used them a few times.

**Before you send something important** (patterns 4 and 8):

~~~text
Read the text below as {{reader}}. First question you would ask? First sentence you
would misunderstand? Any statement you would want proof for? Quote each. Nothing else.
~~~

**When you don't know where to begin** (patterns 2 and 3):

~~~text
I have to {{task}} by {{date}} and don't know where to begin. Ask me up to four
questions. Then give me the first step only: something I can finish in 20 minutes, with
how I will see that it is done.
~~~

**When you have to learn something quickly** (patterns 1 and 9):

~~~text
Teach me {{skill}} with one worked example, then a second one in which you leave the
last step to me, then a third in which I do everything. Wait for my answer each time and
point only at the first mistake.
~~~

The double braces are places to fill in. Replace them all; a placeholder that is left in the text is a question the model answers for you.

## A worked case

A team lead wants to decline a request from another department. The first try:

~~~text
write a mail saying no to the request from sales
~~~

The result is courteous, apologises three times and promises to "revisit this in the future". Nobody wants to revisit it. What was guessed? The reason for the no, the relationship, what should happen instead. The second try:

~~~text
Write a mail to Dana, who leads sales. We get on well.
She asked us to build a custom export for one client by the end of the month.
We say no: it would take two weeks, and the import project slips if we do it.
What we offer: the client can have the standard CSV export today, and I can sit down
with Dana on Thursday to see what is missing from it.
At most 100 words. One apology at most. Don't say "unfortunately", don't promise a
later date. The no stands in the first two sentences.
~~~

The mail that comes back can be sent. It took a minute and a half to write the prompt, most of it for finding out what exactly is being offered. That is the real use of a good prompt: it makes *you* decide what you want to say. The model only writes it down.

## What doesn't belong in a prompt

Passwords, keys and customers' personal data, unless your company has an agreement that covers it. Check in the settings whether your chats may be used for training, and what temporary chats keep; these options exist and have moved about over the years.

Nor does the expectation that a prompt can replace knowledge. If you couldn't tell a wrong answer from a right one, the best prompt only makes the wrong one more convincing. Use the model to find sources, questions and counter-arguments in such cases, and let somebody who knows decide.

## The short version

- Give the material, not a description of it.
- Show examples when style or format matters.
- Let it ask, outline or compare before it writes.
- Tie claims to places you can check.
- When it fails, look for the wrong guess and change that.

If you would rather not type all this each time, the [ChatGPT prompt enhancer](/chatgpt-prompt-enhancer) adds the routine part to your draft with one click. ${productName} doesn't know your bakery or your Dana, and leaves a gap where those belong. Filling it is the part of prompt engineering that stays yours.
`;
