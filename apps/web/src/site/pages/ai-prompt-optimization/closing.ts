import { productName } from "@whetstone/api-client/contract";

/** A worked case, the choice of strategies, and what a tool can do. */
export const closing = `
## A case from start to end

The shop in this case is made up, and so are its counts; they show how the steps follow each other, not what you will get. It answers customers' mails and uses a prompt to draft the replies:

~~~text
You are a friendly customer service agent. Write a reply to the customer's mail. Be
helpful, professional and empathetic. Apologise if something went wrong.
~~~

**What good means:** the draft can be sent after reading it once, answers every question in the mail, and promises nothing the shop didn't decide.

**Inputs:** eight old mails, among them one with three questions, one that is merely angry, one in French, one that asks for something the shop doesn't do.

**First count:** 3 of 8 can be sent. Read closely, the five failures have two causes. The draft promises refunds (strategy 4, no exit), and it skips the second and third question (strategy 1, *reply* doesn't say to what).

**Version 2** changes one thing, the exit:

~~~text
You may only promise what stands under "Our rules". If the rules don't cover the
request, write [DECIDE: what has to be decided] in its place and go on.
~~~

Count: 5 of 8. The refunds are gone; the skipped questions are still there.

**Version 3** adds: *First list the customer's questions for yourself; the reply answers each, in that order.* Count: 7 of 8. The angry mail now gets a list of answers to questions nobody asked.

**Version 4** adds one example, and it shows the hard case: an angry mail without a question, answered in two sentences. Count: 8 of 8, twice in a row.

**Version 5** is shorter. *Friendly, helpful, professional and empathetic* goes, and nothing changes; the example carries the tone. The French mail is still answered in French. The prompt has 120 words, of which 70 are the shop's rules.

Five versions, each with one change and one count: that is the whole method. Your own counts will look different, and only yours mean anything for your mails.

## Five traps on the way

**Optimizing for the one bad answer.** A customer complains, and the prompt gets a sentence about exactly this case. Do that ten times and you have ten special cases and no rule. Before you add a sentence, find the class the case belongs to. *Don't offer a voucher to Mr Lindqvist* becomes *promise nothing the rules don't cover*.

**Testing on what you wrote the prompt with.** If the same eight mails serve for writing and for judging, the prompt learns those eight. Keep three inputs locked away and look at them only at the end. When they do clearly worse than the rest, the prompt has been tailored to your examples.

**Reading the first and judging the rest.** After five answers everybody gets tired, and the eye slides over the sixth. Count one criterion through all answers before you go on to the next; it is faster, and you notice the small things.

**Blaming the model.** *It just can't do this* is sometimes true. To find out, write by hand the answer you would accept, and give it to the model together with the input: *what would you have had to know to write this?* If the list holds things only you could know, the prompt was incomplete. If it is empty, you have reached a limit, and the honest way out is a smaller task.

**Changing the prompt and the input together.** The notes were tidier this week, the minutes are better, and the new sentence in the prompt gets the credit. Keep old inputs as they were, mistakes included, and run both versions on the same ones. It is dull, and it is the only way to know which of the two you should thank.

## Which strategy for which fault

| The fault | Try first | Then |
| --- | --- | --- |
| Invented facts, dates, names | 4, an exit | 6, mark the material |
| Things get lost in long inputs | 7, split | 6, order |
| Odd inputs fail | 3, example of the hard case | 8, find more of them |
| Tone or length is off | 2, countable limits | 3, an example |
| Rules are followed now and then | 5, cut | 6, order |
| One quality rises, another falls | 9, blind comparison | 7, split |
| It used to work | 10, retest | 5, cut |
| You don't know | 1, find the failing part | 8, ask for ambiguities |

Start with one row. It is tempting to apply all ten on a Sunday, and you would end up with a long prompt and no idea which part of it works.

## What a tool can take off your hands

Some of this is mechanical: noticing that there is no reader, no limit, no form, that a word is vague or that the material is only mentioned. ${productName} checks a prompt for exactly these things while it is still in the composer, asks you for what is missing, and compares the result with the original so that no figure or name is lost. The score comes with what is still open, and that is the useful part; it is strategy 1 in small.

The rest can't be automated by anybody. What *good* means in your shop, which case is the hard one, what may be promised: a prompt can only carry what somebody has decided. If optimizing a prompt makes you sit down and decide it, most of the gain was there already, and the model merely follows.

New to all this? [How to write better AI prompts](/blog/how-to-write-better-ai-prompts) is the place to begin. For patterns by platform, go on with [ChatGPT](/blog/chatgpt-prompt-engineering) or [Claude](/blog/claude-ai-prompts), or take one of the [templates](/prompt-templates) and put it through strategy 3.
`;
