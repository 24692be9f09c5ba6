import { productName } from "@whetstone/api-client/contract";

/** Reasoning, projects, research, faults. */
export const longerWork = `
## Thinking, and when to ask for it

Claude can be set to think longer before it answers; depending on plan and model that is a switch or happens by itself. It is worth the wait for calculations, plans with dependencies and tangled code. For a mail it isn't.

When it thinks by itself, prescribe less. Give the aim, the conditions and a way to verify, and let it find the route:

~~~text
Plan the move of {{team_size}} people from {{old_place}} to {{new_place}} so that
nobody is without a desk for more than one working day.

Conditions: {{conditions}}
Before you answer, test your plan against each condition and against this case: the
mover comes a day late. If a condition can't be met, tell me which and what it would
take. Answer with a table: day | who moves | what must be finished before.
~~~

*Test against this case* works better than *check your work*, because it says how.

## Projects: say it once

For recurring work, put what never changes into the instructions of a project and the reference material into its files. A set of instructions that has proved itself:

~~~text
<context>
We are {{organisation}}. In this project I write {{kind_of_text}} for {{audience}}.
The style guide and two finished examples are among the files.
</context>

<rules>
- Follow the style guide; where it and I disagree, ask.
- Take figures from the files only, and name the file.
- Mark anything you would need to know as [ASK: ...] and go on writing.
</rules>

<form>
Plain paragraphs, since the texts are pasted into {{system}}. No headings unless I ask.
</form>
~~~

Fifteen lines are plenty. If instructions grow beyond a page, parts of them belong into a file or into the single request.

## Tables and code

Claude reads pasted tables and, where the feature is available to you, can run code on files. Either way the prompt should say what counts as a finding, or you get a description of every column.

~~~text
<data>
{{table_with_header}}
</data>

Each row is {{what_a_row_is}}. Known problems with these data: {{known_problems}}.
I want to know whether {{question}}.

1. Say which rows and columns you use, and how many rows drop out and why.
2. Answer the question in one sentence with the figure and what it is compared with.
3. Name one other explanation the data can't rule out.
If the data can't answer the question, say which column would be needed.
~~~

*Known problems* is the line people leave out and should not. You know that March is incomplete; the model would have discovered a fall in March.

For code, the most useful thing to hand over is the boundary of the task:

~~~text
Change {{function}} so that {{behaviour}}. Leave its signature and its callers alone.
Done means: the tests below pass, and no other test changes.
If the change can't be made within this function, stop and say why.
~~~

A definition of *done* and leave to stop are worth more here than any advice on style.

## A small library

**Understand a decision.**

~~~text
Below is the thread in which my team decided on {{topic}}. Tell me what was decided,
what the two strongest arguments against it were, and who made them. Then: which
question was never answered? Quote one line for each point.
~~~

**Prepare a difficult talk.**

~~~text
On {{date}} I have to tell {{person}} that {{message}}. Our history: {{two_sentences}}.
Write the first three sentences I say. Then play {{person}}: give the three likeliest
reactions, from calm to angry, and for each what I should say next and what I should
not promise.
~~~

**Learn from a mistake.**

~~~text
Here is what happened, hour by hour: {{timeline}}. Write a review without blame: what
people knew at each moment, where a warning was there and couldn't be seen, and two
changes that would have made it visible. Don't use names. Don't recommend training.
~~~

**Check an argument.**

~~~text
Read the text below as somebody who wants it to be true. Which sentence would you skip
over because you like it, and what would have to be shown to believe it? Three
sentences at most, quoted, with what is missing for each.
~~~

*Don't recommend training* looks odd and isn't. Excluding the obvious answer is the quickest way to a better one, here and everywhere.

Each of the four asks for very little and forbids one thing. Short answers to narrow questions are easy to check, and you can always ask for more.

## When it goes wrong

- **It does too little.** You asked *could you* or *suggest*. Give the order, and say how far it should go.
- **It does too much**, as with files you never asked for or a function rewritten along the way. Add: *Change only what the request needs. If you see something else, tell me and leave it.*
- **It hedges.** Ask for a decision with a condition: *recommend one, and say what would change your mind*.
- **It agrees too readily.** Don't announce your opinion before you have asked for its. *Here are two positions* gets a better answer than *don't you think that*.
- **It declines.** Say what it is for. If the request is fine and was misread, the purpose usually settles it; if it isn't, look for another way to your aim.
- **The chat is long and it forgets.** Ask for a summary of everything agreed, correct it, start a new chat with it.

## From here

Claude rewards prompts that are exact and gives you what you asked for, so the work moves to the asking. The five parts of [a good prompt](/blog/how-to-write-better-ai-prompts) apply, [ten strategies](/blog/ai-prompt-optimization) help with those you use often, and the [template library](/prompt-templates) has more than a hundred to begin with. In Claude's own composer, ${productName} adds the missing parts to your draft, wrapped in tags where that suits the task. Your \`{{placeholders}}\`, quotations and code are kept exactly as they stand.
`;
