/** Strategies 5 to 7. */
export const middleStrategies = `
### 5. Cut what the model does anyway

Prompts grow. Each bad answer leaves a sentence behind, and nobody dares to remove one. At some point the prompt is a page long and half of it says things that would have happened without it: *use correct grammar, be helpful, read the text carefully*.

Length has a price. Instructions compete for attention, contradictions creep in (*be brief* in line 3, *explain your reasoning* in line 14), and colleagues stop reading what they paste.

Take the sentences out one at a time and run your inputs. If nothing changes, leave the sentence out. This is the most satisfying hour in prompt work. A long prompt can end at half of its words and behave better, since those that are left have the floor to themselves.

~~~text
Before: You are a highly experienced assistant. Please read the following notes very
carefully and then produce a high-quality, well-structured summary that is accurate
and easy to understand, making sure that you do not miss anything important.

After: Turn the notes into minutes: decisions, to do (person, date), open points.
~~~

**When to use it:** the prompt is older than three months, or longer than a screen.

### 6. Put instructions where they are read

Order matters more than it should. In long prompts the beginning and the end carry the most weight; a rule between two pasted documents gets lost. The arrangement that works most often:

1. One sentence with the task.
2. The material, marked at both ends.
3. The rules and the form.
4. For very long material, the task once more in one line.

~~~text
Turn the notes below into minutes.

<notes>
...
</notes>

Rules:
- An action item is something one named person agreed to do.
- If no date was agreed, write "no date".
Form: three lists, Decisions / To do / Open. At most 200 words.
~~~

Group the rules by subject, with the one that is broken most often first. Write each rule once. If you find yourself repeating a rule in capitals, the prompt has a structural problem: something else in it pulls the other way. Find that.

**When to use it:** rules are followed sometimes, or in short inputs only.

### 7. Split one prompt into two

Some prompts fail because they ask for two kinds of thinking at once. Extracting and judging is the classic pair: *list all complaints and rate how serious they are*. While it rates, the model begins to leave out the minor ones; while it lists, it rates everything the same.

~~~text
Prompt 1: List every complaint in the messages below. One line each, quoted, with the
number of the message. Don't group, don't rate, don't leave out duplicates.

Prompt 2: Here is a list of complaints. Rate each from 1 (annoying) to 3 (customer
will leave), with the words that show it. Then group equal ones and count them.
~~~

The intermediate result is a gain in itself. You can check it, correct it and reuse it, and when the final answer is wrong you know in which half. The cost is a second call. For a weekly task that is nothing; for one that runs ten thousand times a night, measure both.

Other pairs worth separating: finding facts and writing prose, translating and shortening, planning and doing.

**When to use it:** each half works alone and both together don't.
`;
