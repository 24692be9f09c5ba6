/** Writing, editing, roles. */
export const writing = `
## Writing that doesn't sound like a machine

Claude writes pleasantly, and pleasant prose is recognisable too. What helps isn't *sound human* but a sample of a human.

### In your own voice

~~~text
<samples>
{{three_paragraphs_you_wrote}}
</samples>

Describe, for yourself, how these paragraphs are built: length of sentences, where the
point stands, how they begin and end, what they never do.
Then write {{text}} in the same manner, for {{audience}}. Facts:

<facts>
{{facts}}
</facts>

Use no fact that isn't in there. At most {{number}} words. No summary at the end.
~~~

Three paragraphs from an ordinary week work better than your finest essay; a model exaggerates whatever is striking. If it overdoes a habit of yours, name it: *the samples contain one dash each, you use five*.

### An editor who cuts

~~~text
Edit the text below. You are allowed to cut and to reorder, not to add.
Aim: {{number}} words instead of {{number_now}}, for readers who {{situation}}.

Give me, in this order:
1. The edited text.
2. What you cut, in one line each, so that I can ask for it back.
3. One passage you would question but left alone, with the question.

<text>
{{text}}
</text>
~~~

The restriction in the second sentence is what makes it an edit. Without it you get a new text that resembles yours. Point 2 keeps you in charge, and point 3 often brings the best remark of the three.

### Three openings, on purpose different

~~~text
Write three opening paragraphs for {{text}} about {{topic}}, each at most 60 words.
A: begins in the middle of an event, without explanation.
B: begins with the one figure or fact that surprises, and says where it comes from.
C: begins with the reader's own problem, in the second person.
No opening may use a question or the words "in a world".
After each, one sentence: which readers it will lose.
~~~

Asking for *three versions* brings one version three times. Naming the difference brings three.

## Roles that carry information

You can give Claude a role in the first line, or in the instructions of a project, where it holds for every chat. A role earns its place when it implies knowledge, a standard or an interest.

| Weak | Strong | What the strong one adds |
| --- | --- | --- |
| You are an expert | You are the examiner of this thesis | A standard and a purpose |
| You are a marketing genius | You are a customer who cancelled last month | An interest that isn't yours |
| You are a senior developer | You will be on call for this code tonight | What to look for |
| You are a helpful teacher | You taught this to 12-year-olds for ten years | Which errors to expect |

~~~text
You will be on call tonight for the code below, and it goes live at 18:00.
What will wake you up? List at most five things in the order of likelihood: the line,
what happens, how you would notice, the smallest change that prevents it.
Ignore style. If there is nothing that worries you, say so and stop.

<code>
{{code}}
</code>
~~~

The last sentence deserves attention. Asked for problems, every model finds some. Allowed to find none, it sorts.
`;
