import { productName } from "@whetstone/api-client/contract";

/** A prompt built up step by step. */
export const walkthrough = `
## One request, built up

Let us take the office announcement and add one part at a time. You can follow along in any assistant; the exact words of the answers differ from model to model and day to day, the direction doesn't.

**Start.**

~~~text
Write something about our new office
~~~

What comes back: three cheerful paragraphs with "excited to announce" in the first line. It doesn't know where the office is, and neither will the reader.

**Add the task and the material.**

~~~text
Write the announcement of our new office in Porto for our website.
It opens on 2 June with 14 people, mostly support. Reason: we now answer
customers in Portuguese and Spanish until 21:00. Address follows.
~~~

Now the text has facts, and the opening hours turn out to be the actual news. It still reads like a press release.

**Add the reader.**

~~~text
Readers are existing customers in Portugal and Spain. What they should take
away: from June they reach a person in their language in the evening.
~~~

The office moves to the second paragraph, the customer's advantage to the first. No instruction said so; it follows from who is reading.

**Add limits and form.**

~~~text
At most 90 words, no headline puns, no "excited" or "thrilled".
First sentence: what changes for the customer. Then the office, in two sentences.
Where a fact is missing, put it in [brackets].
~~~

This version goes to the website after one reading. The whole prompt is about 110 words. Typing it took less time than three rounds of *shorter please*, *less marketing*, *you forgot the date* would have.

## Say it again, better: the second message

Even a good prompt sometimes misses. The second message decides whether you are done in two minutes or in twenty. Three kinds of reply work well:

- **Point at a place.** *The second paragraph promises a date. We have none. Rewrite that paragraph only.*
- **Name the rule you noticed.** *You explain every term. The reader knows them; take the explanations out everywhere.*
- **Go back.** If the answer is off in its whole direction, edit your first message instead of adding a correction. Otherwise the wrong attempt stays in the conversation, and models tend to drift back to what is already there.

*Try again* and *make it better* work badly, because they contain no information. The model changes something, and you can't know what.

## Habits that look useful and aren't

**Flattery and threats.** Calling the model a world-renowned expert or announcing that your job depends on it circulated as a trick for years. In everyday tasks the effect is small and unpredictable. A role helps when it carries information: *as an editor who cuts*, *as a tax adviser in Austria*. Then it is a reader or a limit in disguise.

**Everything in one message.** Twelve instructions in a block compete with each other. Group them, put the most important one first or last, and drop those the model would follow anyway.

**"Be accurate."** A model can't decide to be accurate. Give it the source, ask it to quote the passage a claim rests on, or let it mark what it isn't sure about. Those are things it can do, and you can check them.

**Politeness rationing.** *Please* neither helps nor hurts. Write as you would to a capable colleague; that tone keeps you explaining things properly.

## A check before you send

Read your prompt once with these questions. It takes ten seconds, and after a few weeks you will do it without thinking.

1. Is there a verb at the front, and only one task?
2. Is the material in the message, or only mentioned?
3. Could a stranger tell who the answer is for?
4. What would annoy me? Is it excluded?
5. Would I recognise the right form if I saw it?

If two answers are no, fix those two and leave the rest. A prompt doesn't have to be complete; it has to remove the guesses that matter.

## When to let a tool do it

The check is quick, and it is also the first thing one drops when in a hurry. ${productName} does it in the composer: it looks which of the five is missing for your kind of task, asks you for what only you know, and puts your answers in. The examples below come from its engine and weren't touched afterwards. Whether by hand or by button, the habit is the same: settle the guesses before the model does.
`;
