/** Measuring, and a week to try it. */
export const measure = `
## Does it really save time? Measure it

Promises of hours saved per day are cheap, and nobody knows your day. You can know it in a week, with a pencil.

| Note for each task | Why |
| --- | --- |
| What it was, in three words | To see which kinds come back |
| Minutes with the assistant, corrections included | Reading and correcting is where time hides |
| Minutes you think it takes without | An estimate, made *before* |
| Messages until usable | One is good, four means the prompt was thin |
| Would you do it this way again? | The only column that needs no arithmetic |

On Friday look at the last two columns. Kinds of tasks with one or two messages and a *yes* stay. For those with four messages and a *yes*, work on the prompt. For a *no*, go back to doing it yourself, with a good conscience.

Be honest about the hidden costs: the half hour of trying things out, the text that had to be rewritten because it sounded like nobody, the mistake somebody else found. They are part of it. You may well end with a few tasks in which assistants save a lot, and a long tail in which they are merely pleasant.

## A week to try it

- **Monday:** hack 1 on every prompt. Only that.
- **Tuesday:** hack 2 with the notes of your longest meeting.
- **Wednesday:** hack 6 on the most important mail of the day.
- **Thursday:** take the prompt you typed most often this week and save it as hack 7 says.
- **Friday:** look at your table. Keep two hacks and forget the others.

Two habits that stay are worth more than eight that were interesting.

## Mistakes that eat the savings

**Polishing what nobody reads.** An internal note doesn't get better with a third version. Decide beforehand how good it has to be, and stop there.

**Asking for everything at once.** A prompt with seven wishes brings an answer in which three are done well, and finding out which three costs more than asking twice.

**Keeping the chat open like a radio.** Each glance at a streaming answer is an interruption. Send it, do something else, come back when it is done.

**Automating a mess.** If nobody knows what a good weekly report contains, a faster one won't help. Agree on the report first; it may turn out to be three lines.
`;
