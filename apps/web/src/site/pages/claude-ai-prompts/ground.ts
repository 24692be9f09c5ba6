/** What Claude does well, tags and long documents. */
export const ground = `
A prompt that works in one assistant works in the others, nine times out of ten. The tenth time it pays to know the house customs. Claude, made by Anthropic, follows instructions rather literally, copes well with long material, and was trained with prompts in which tags mark the parts. The prompts below use that. Each is complete; replace what stands in double braces and leave out what doesn't apply.

What is said here about behaviour holds for the current models as far as we can tell, and Anthropic's own prompting guide says much of it too. Models change. If an example no longer behaves as described, trust what you see.

## Five customs of the house

**It takes you at your word.** Recent Claude models tend to do what was asked and stop there. *Can you suggest some changes?* may bring suggestions where you wanted the changes made. Say *change it*. If you want more than the minimum, say so: *go beyond the obvious, include the details an expert would add*.

**Tags are a native language.** Claude reads \`<contract>\` and \`</contract>\` as a clear boundary. There are no magic tag names; choose words that say what is inside, and refer to them in your instructions.

**Long material goes on top.** With documents of many pages, put them first and the question last. Anthropic reports noticeably better answers for that order, and it costs nothing to follow.

**Reasons help.** *No bullet points* is a rule. *No bullet points, because the text is read aloud* is a rule it can apply to cases you forgot, such as tables and abbreviations.

**It may say that it doesn't know.** Give it leave explicitly and it uses it: *if the documents don't answer this, say so*. Fewer inventions is the reward.

## Working with long documents

### Questions to a contract

~~~text
<contract>
{{contract}}
</contract>

I am the {{role}} in this contract and have to sign it by {{date}}.

First copy out, word for word and with clause numbers, the passages that concern
termination, liability, payment and anything that renews by itself.
Then, using only these passages:
1. What do I owe, by when?
2. How do I get out, and what does it cost?
3. Which three passages would a careful lawyer ask to have changed, and why?

If the contract is silent on a point, write "not regulated" instead of assuming what
is usual. The law that applies is that of {{country}}.
~~~

Quoting first is the trick. It forces the relevant places out of forty pages before any conclusion is drawn, and you can check each conclusion against the quotation above it. The answer is preparation for a talk with a lawyer, not a substitute for one.

### Several documents against each other

~~~text
<document index="1"><source>Offer A</source>
{{offer_a}}
</document>
<document index="2"><source>Offer B</source>
{{offer_b}}
</document>

Compare the two offers for {{project}}. Make a table: point | Offer A | Offer B | same?
Take the points from both documents, including those that only one mentions; write "not
mentioned" in the other column. Quote figures exactly as they stand.
Below the table: the questions I have to ask each supplier before I can decide.
~~~

*Not mentioned* is the most valuable cell in such a table. Offers are compared by what they say, and differ by what they leave out.
`;
