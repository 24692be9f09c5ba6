/** One prompt in four assistants. */
export const onePrompt = `
## One prompt, four assistants

To see what stays the same and what doesn't, take a request that each of them can handle, and send it twice: as most people would type it, and complete.

~~~text
compare e-bikes for commuting
~~~

Sent like this, all four do something similar: a list of criteria, some types of bikes, a closing remark that it depends on your needs. One may ask what your needs are; usually none does. Differences in these answers are differences of manner, such as length, headings, and how many brands are named.

~~~text
I commute 14 km each way, 120 m of climbing, with a laptop, in rain as well. The bike
stands outside at work and has to be carried up one floor at home. Budget 2,800 euros.

Compare three types of e-bikes (not models) for this: what I gain, what will annoy me
after half a year, what it costs to keep for three years. Use the same points for each.
Then recommend one type, and say which of my facts decided it.
Where you aren't sure of a price, give a range and say so.
~~~

Now the answers grow alike in what matters, because the facts decide: the stairs rule out the heavy ones, the rain speaks for mudguards and a belt drive. And the differences become visible that are worth knowing. One keeps the ranges honest, another gives figures with a precision it can't have. One puts the table first, another the recommendation. One names the stairs as decisive, and one forgets them, which is the test you wanted.

Two conclusions hold well beyond bicycles. The step from the first prompt to the second is larger than the step from any of these assistants to any other. And you can only compare assistants with prompts of the second kind, since the first measures nothing but their taste.

## What about cost, limits and data?

These change too often for a table that would still be true when you read it. What has been stable:

- **Free tiers** exist for all four, with limits on the number of messages or on the stronger models. The limits move.
- **Paid plans for one person** were about 20 dollars a month with most vendors as quoted in 2025, with much dearer ones above. Check before you buy.
- **Business plans** cost more per head and come with terms about data that the others lack. For a firm that is the reason to take them.
- **Settings for training** exist, have different names, and have different defaults. Look for the word *improve*: the switch is often called something like *improve the model for everyone*.
- **Deleting** a conversation removes it from your list at once and from the vendor's systems some time later. Each vendor says how long in its policy.
`;
