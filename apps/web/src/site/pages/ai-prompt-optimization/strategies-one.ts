/** Strategies 1 to 4. */
export const firstStrategies = `
## The ten strategies

### 1. Find the failing part before you touch anything

Read three bad answers and write down, for each, the first sentence that is wrong. Then ask: which word of the prompt allowed it? In most cases you can point at the spot.

~~~text
Summarise the meeting and list the action items.
~~~

The bad answer lists *Consider improving documentation* as an action item. Nobody took that on; somebody said it would be nice. The prompt never said what an action item is. The fault isn't *summarise*, isn't the length and isn't the model. It is one undefined word.

~~~text
An action item is something one named person agreed to do. A wish, a complaint or an
idea nobody took on is not an action item.
~~~

Two sentences, and the fault is gone on nearly every input. Had you rewritten the whole prompt, you would never have known which sentence did it, and the next person would have deleted it as superfluous.

**When to use it:** always, and first.

### 2. Turn adjectives into something countable

*Short, clear, professional, detailed, engaging* mean something to you and something else to the model. Replace every adjective by a limit that a stranger could check.

| Instead of | Write |
| --- | --- |
| short | at most 80 words |
| clear | no sentence over 20 words, no term the text doesn't explain |
| professional | no exclamation marks, no first names, no idioms |
| detailed | for each step: the command, what it prints, how to undo it |
| engaging | open with a concrete event, not with a question |

The right column also settles arguments within a team. Two colleagues can disagree for an hour about *professional*, and for one minute about exclamation marks.

Counting has a limit. Models hit *at most 80 words* roughly and *exactly 80 words* rarely, because they don't count while writing. Say *at most*, and leave a margin.

**When to use it:** the answers are right in content and wrong in feel.

### 3. Give an example of the hard case

Descriptions cover the rule; examples cover the exceptions. If your prompt already has an example, look at which case it shows. Nearly always it is the easy one.

~~~text
Notes: "Ana will look into the pricing page. We talked about the logo again, no result."
Minutes:
- Decisions: none
- To do: Ana: look into the pricing page (no date agreed)
- Open: logo
~~~

This one example shows three things no description had managed: what to write when there is no decision, how to treat a missing date, and that *talked about it again* is an open point.

Keep examples short, and two or three in number. Each one is also a temptation: if both examples have three bullet points, the answers will have three bullet points, whether there are three things to say or not. Vary what may vary.

**When to use it:** ordinary inputs work, odd ones don't.

### 4. Say what to do when the material isn't enough

Models fill gaps. It is what they do; each next word is a gap to be filled. A prompt without an exit invites invention exactly where you can't notice it.

~~~text
If no date was agreed, write "no date". If it isn't clear who will do it, write
"unclear who" and quote the sentence. Never infer a person from their role.
~~~

An exit has three parts: the condition, the words to use, and the shortcut you forbid. The last one matters. *Never infer a person from their role* comes from a real mistake, in which a prompt had assigned everything about invoices to the person called Finance.

Good exits are visible. *[missing: delivery date]* in brackets catches the eye of whoever reads the draft; a smooth sentence around the gap doesn't. Our own engine follows the same rule: what it doesn't know it asks you, and a check refuses results with figures that weren't in the original.

**When to use it:** anything is invented, however rarely.
`;
