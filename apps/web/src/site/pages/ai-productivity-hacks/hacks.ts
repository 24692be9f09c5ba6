/** Habits that save time, with prompts. */
export const hacks = `
## Where the time really goes

Watch somebody work with an assistant for an hour. Little of it is typing, and little is waiting. The rest is reading answers that aren't quite it, correcting them, and starting over. So the time is saved in two places: the first message, and the decision what not to ask at all. The hacks below begin with those that need the least change of habit.

### 1. Write the end of the answer first

Before you type, finish this sentence: *I will be done when I have...* A table with three suppliers. Two sentences for the invitation. The name of the function that is wrong. Then put exactly that into the prompt. People who do this need fewer rounds, since the answer has a target to stop at.

~~~text
I will be done when I have two sentences for an invitation to a 30-minute talk about
{{topic}}, for {{audience}}, that say why it is worth the time. Give me three versions
that differ in the reason.
~~~

### 2. Feed it your raw notes

Don't tidy up before you ask. Sorting is what a model does well. Dictate or paste the mess, and give the order afterwards:

~~~text
Below are my notes from a call, in the order in which I heard things. Sort them into
decided, to do (who, by when), and open. Keep my wording. What you can't assign goes
under "unclear". Don't add anything.
~~~

### 3. One chat per subject, one summary per chat

Long conversations slow everybody down, the model included. When a chat has become long, ask for its essence and begin again:

~~~text
Summarise what we agreed on in this conversation, so that I can continue in a new one:
aim, decisions with reasons, open questions, terms we defined. At most 200 words.
~~~

### 4. Batch the small things

Ten short texts in one prompt take one reading instead of ten. Number them, ask for numbered answers, and give one example. It works for titles, replies, descriptions and translations. It doesn't work for things that need thought; those get shallow in a batch.

### 5. Let it interview you

For anything you know and hate writing (a report, a handover, a description of your job), being asked is easier than writing:

~~~text
I have to write a handover for {{project}}. Interview me: one question at a time, each
building on my last answer, at most ten. Begin with what could go wrong in the first
week. When you have enough, write the handover in my words, one page.
~~~

### 6. Make the second reader

Before something goes out, have it read by the person you fear. It takes a minute and saves the mail that begins with *I'm not sure I understand*.

~~~text
Read this as {{reader}}, who has two minutes and is slightly annoyed. What is the first
question they ask? Which sentence do they misunderstand? Nothing else, please.
~~~

### 7. Save the prompt, not the answer

When a prompt has worked, it is worth more than what it produced. Keep it in a file with a name you will search for, and replace what varies by \`{{placeholders}}\`. Ten of these cover most of a working week. The [template library](/prompt-templates) gives you a start, and [ten strategies](/blog/ai-prompt-optimization) show how to improve the ones you use most.

### 8. Know when not to ask

If explaining takes longer than doing, do it. If you couldn't tell whether the answer is right and it matters, find somebody who can. If the point of the work is that *you* think it through, as with a eulogy or a decision about people, use the assistant for questions at most. Nothing saves as much time as a prompt you didn't write.
`;
