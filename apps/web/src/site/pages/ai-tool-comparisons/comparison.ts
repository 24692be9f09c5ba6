/** By task and by habit. */
export const byTask = `
## By task

Assistants are best compared by what you want done. The notes below describe tendencies that have been stable for a while. They are no ranking, and the next release may turn one of them round.

### Writing mails and texts

All four are good enough. Claude tends to follow a given style closely and to keep restrictions such as *at most 90 words*. ChatGPT is versatile and likes to structure. Gemini is convenient when the mail lies in Gmail anyway. Grok is direct and needs to be told when formality is wanted.

*Put into the prompt:* the reader, what they should do afterwards, a limit of words, and one sentence of your own as a sample.

### Working with long documents

Claude and Gemini take very long inputs; ChatGPT reads files as well and works well with a project around them. In each, details from the middle of a long text are the first to get lost.

*Put into the prompt:* the document first and the question last, quotations with page or clause before conclusions, and leave to say *not in the document*.

### Code

Claude and ChatGPT are the usual choices, in the chat and in tools built on them. Gemini is strong with very large code bases in one input. What matters more than the name is what you hand over: the failing test, the exact message, the version.

*Put into the prompt:* what may not change, how to reproduce the fault, and what *done* means.

### Current events

Everything the model learned ends at a date. For anything later it must search. Grok sees posts on X, which is quick and unverified. Gemini stands on Google's search; ChatGPT and Claude search the web where the feature is on.

*Put into the prompt:* the period, the request for dates and sources, and the difference between what is reported and what is confirmed.

### Thinking something through

Each offers models that reason before they answer, under changing names. For decisions with several conditions they are worth the wait.

*Put into the prompt:* the goal, the conditions, the criteria in order of weight, and *what would change your mind?* No instructions on how to think.

### Tables and figures

Models that can run code calculate reliably; without it they estimate, however exact the digits look. ChatGPT has offered this the longest in the chat itself, and the others have followed in different forms.

*Put into the prompt:* what a row is, what is wrong with the data, and the one question you have.

## What people really choose by

Ask ten people why they use their assistant, and one names a feature. The others say that it came with the office package, that a colleague showed it to them, that it speaks to them in a tone they like, or that their old conversations are there. These are better reasons than they sound. An assistant you open without thinking is used; the superior one behind a second login isn't.

Two reasons deserve more weight than they usually get. **Data**: what happens to what you type depends on the product and the plan, and the differences are larger than those between the models. Business plans generally exclude training on your data; free tiers often include it unless you switch it off. **Leaving**: look whether you can export conversations and instructions before you have three years of them.

## A fair test on your own desk

Comparisons on the web use other people's tasks. Yours takes forty minutes:

1. Choose four tasks of last week: a text, a question about a document, something with figures, a decision.
2. Write each prompt once, with reader, material, limits and form. Use the identical prompt everywhere; otherwise you compare prompts.
3. Give them to two assistants, in new chats, with memory and custom instructions off if possible.
4. Strike out everything you wouldn't have used. What remains is the answer.
5. Look for one mistake in each. Which did you find easily?

You may end with a slight preference, and with the discovery that one prompt made a bigger difference than the change of assistant. That would be a cheap result to have.
`;
