/** Strategies 8 to 10. */
export const lastStrategies = `
### 8. Let the model test the prompt before you do

A model is a good reader of instructions, including bad ones. Before you spend inputs on a new version, ask for its weaknesses:

~~~text
Below is a prompt other people will use with their own notes. Don't carry it out.
1. Which words in it can be understood in two ways? Give both readings.
2. Which input would break it? Write such an input, at most five lines.
3. Which two instructions can conflict, and which would you follow?
~~~

Question 2 is the valuable one: it writes test inputs for you, and some of them will be things you hadn't considered. Add the good ones to your set.

What this can't do is tell you how good the prompt is. Asked for a rating, models are kind and inconsistent. Use them to find problems, and your own table to count whether they are solved. The same caution applies to scores, ours included. A score computed from the text says whether a prompt *contains* what usually helps: a reader, limits, a form. It can't know whether you named the right reader.

**When to use it:** before a prompt is handed to others.

### 9. Test the change against the old version, blind

When two versions are close, your eye follows your hopes. Make the comparison fair: run both on the same inputs, put the answers side by side without saying which is which, and choose. A colleague who doesn't know the versions is better still.

~~~text
Here are two answers, A and B, to the same task, and the criteria they were written
for. For each criterion say which one meets it better and quote the passage, or say
"no difference". Don't give an overall verdict.
~~~

If you let a model judge, run it twice with A and B exchanged. Judges of this kind tend to prefer the first answer, the longer one, or the one in their own style; if the verdict turns round with the order, it was worth nothing. Ten inputs, two versions and a patient half hour give you more certainty than most teams ever have about a prompt.

Keep the new version only if it wins on the criterion you set out to improve *and* doesn't lose on the others. Improvements that break something else are the normal case, which is why the table has several columns.

**When to use it:** the prompt is used by many, or the gain looks small.

### 10. Keep versions, and retest when the model changes

A prompt that works is a small asset. Treat it as one: a name, a date, the reason for each unusual sentence, and the inputs it was tested on. Five lines above the prompt are enough.

~~~text
minutes-from-notes, version 4, 12 May
v2: definition of action item (wishes were listed)
v3: exit for missing dates (dates were invented)
v4: 200-word limit after two-hour meetings; tested on inputs 1-8
~~~

Without the reasons, the next person removes the sentence about action items because it looks pedantic. With them, the file teaches.

Models change under you, and chat products change theirs without asking. A new model usually needs *less* instruction, and some of what you added against the old one's faults now works against you: an order to think step by step, three examples where one would do, a rule in capitals. When the model changes, run your inputs once, then go back to strategy 5 and cut.

**When to use it:** from the second version on.
`;
