/** Why one optimizes, and what to have ready. */
export const opening = `
Most prompts are used once. For those, *good enough* is the right standard, and optimizing them is a hobby. Then there are the others: the prompt that turns meeting notes into minutes every Thursday, the one that sorts incoming mail, the one a whole team pastes from a wiki. Those are used hundreds of times, and each weakness in them is multiplied by that number.

For prompts of the second kind, *it looks better to me* isn't enough. You changed five words, the answer you happened to look at was nicer, and next week somebody finds out that names now get lost. This article is about working on prompts the way one works on anything that must keep working: find out what fails, change one thing, look at the effect, keep a record. It needs no code and no statistics beyond counting.

## Before you start: three things to have ready

**A sentence that says what good means.** *The minutes are good if somebody who missed the meeting knows what was decided, who does what by when, and what is still open, in under a minute.* Without this sentence you optimize for whatever caught your eye last.

**Five to ten real inputs.** Take ordinary ones, one that is very short, one that is very long, and one that is odd: minutes without any decision, a mail in another language, a table with a missing column. Most prompts work on the ordinary case. They differ on the odd ones.

**A place to write things down.** A text file with date, change and result will do. The human memory for what the prompt said last Tuesday is poor.

### A table to count in

For each input and each version, tick what holds. Keep the criteria few and answerable with yes or no.

| Input | All decisions there? | Owners right? | Nothing invented? | Under 200 words? |
| --- | --- | --- | --- | --- |
| Ordinary meeting | yes | yes | yes | yes |
| Very short | yes | yes | no | yes |
| Two hours long | no | yes | yes | no |
| No decisions at all | yes | yes | no | yes |

The pattern in this table is typical. The prompt isn't bad in general; it invents when there is little material and loses things when there is much. Those are two different faults with two different repairs, and the ten strategies below are, in the end, a list of repairs with the fault each belongs to.

One more thing about counting: models don't give the same answer twice. Run each version two or three times on the inputs that matter, and don't celebrate a difference of one tick.
`;
