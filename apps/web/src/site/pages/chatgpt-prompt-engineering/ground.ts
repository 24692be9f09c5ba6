/** What stands in the context, and which model reads it. */
export const ground = `
Prompt engineering has a grand name for something modest: writing down what you want so that it can be done without asking back. The name has drawn a cloud of tricks around it, most of which were never tested and some of which harmed. This article keeps to patterns that hold up in daily work with ChatGPT, explains why each works, and says where it stops working. Every example can be pasted as it stands.

It assumes you know the basics: task, material, reader, limits, form. If not, [How to write better AI prompts](/blog/how-to-write-better-ai-prompts) takes eight minutes.

## What ChatGPT reads when you press Enter

Your message is only the last part of what the model gets. Before it come instructions by OpenAI, your *custom instructions* if you set any, things ChatGPT has remembered about you if memory is on, the instructions and files of the project you are in, and the conversation so far. All of it is one long text to the model, and all of it pulls on the answer.

Three consequences are worth knowing.

**A conversation is a draft you keep adding to.** Wrong turns stay in it. If the first answer went astray, editing your first message gives a cleaner result than a correction, since the edit removes the wrong attempt from what the model reads. A new topic deserves a new chat for the same reason.

**Long conversations get forgetful.** There is a limit to how much a model can read at once, and details in the middle of a long text are found less reliably than those near its ends. When an answer suddenly ignores what you agreed on, restate the three points that matter or carry them into a fresh chat.

**Memory and custom instructions explain odd answers.** If ChatGPT keeps writing in a style you didn't ask for, look there first. Instructions written in a good mood a year ago are still being followed.

### Fast models and reasoning models

ChatGPT offers models that answer at once and models that think before they answer, and often chooses between them for you. Names change too often to be printed here; the difference stays. A fast model benefits from being led: steps, examples, a form. A reasoning model works out the steps by itself. Telling it *think step by step* adds nothing, and prescribing a method can make the result worse if the method is poor. Give such a model the goal, the constraints and the criteria for a good answer, then get out of its way.

As a rule: questions of fact, wording and form go to the fast one; planning, debugging, figures and anything with several conditions go to the reasoning one.
`;
