/** Patterns 1 to 4. */
export const firstPatterns = `
## Nine patterns that hold up

### 1. Show two or three examples

Descriptions of style are slippery; examples aren't. Two or three pairs of input and output fix length, tone, format and the treatment of odd cases at once.

~~~text
Turn customer messages into ticket titles.

Message: "since tuesday the export button does nothing, chrome on mac"
Title: Export button has no effect (Chrome, macOS), since Tuesday

Message: "can you pls add a dark mode, my eyes!!"
Title: Feature request: dark mode

Message: "invoice 2291 shows the old address"
Title:
~~~

The second example earns its place: it shows that a request is marked as such and that the excitement is dropped. Choose examples that differ from each other, and include the awkward case. If all three look alike, the model learns the likeness instead of the rule. Check, too, that your examples contain no mistake; it will be copied faithfully.

### 2. Let it ask first

When you don't know what the model needs, make finding out the first step.

~~~text
I want to reduce the number of meetings in a team of nine. Before you suggest
anything, ask me the questions whose answers would change your advice, at most five,
each answerable in one sentence. Then wait.
~~~

*Would change your advice* is the important part. Without it you get a questionnaire. With it you get the two or three facts on which the decision turns, and sometimes a question that answers the problem by itself.

### 3. Outline, then write

For anything longer than a page, approve the plan before the prose. Structure is cheap to change in an outline and expensive in a finished text.

~~~text
I need a 1,200 word guide for new managers on giving feedback.
First give me an outline only: at most six headings, under each one sentence that
says what the reader can do after it. No introduction, no conclusion.
~~~

Strike out, reorder, then: *Write section 2 as agreed. Begin with the mistake most managers make.* Section by section also avoids the fatigue of long answers, where the last third gets thin.

### 4. Draft, criticise, revise

Models are better at finding weaknesses in a text than at avoiding them in one go. Use that, but make the criticism specific; *review your answer* mostly brings praise with a bullet point.

~~~text
Read the draft above as the head of procurement who has to defend this purchase.
List the three objections she would raise first, each with the sentence that provokes
it. Then revise only those sentences.
~~~

A role carries real information here: who objects, and what she is afraid of. One round is usually enough. After the second the text starts to lose its edges, because every objection has been smoothed away.
`;
