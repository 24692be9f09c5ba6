/** Jobs to begin with, and what to type. */
export const jobs = `
## Five jobs to begin with

Each of these is small, comes back often, and shows a different strength. Put your own material where the brackets are.

**Explain something to me.** Assistants are patient, and they take a second question well.

~~~text
Explain how a heat pump gets heat out of cold air. I know school physics and nothing
about refrigeration. Use one comparison from the kitchen and keep it through the whole
explanation. Then ask me one question that shows whether I understood.
~~~

**Answer a difficult mail.** Paste it, say what you want to happen, and how you get on with the sender.

~~~text
Draft a reply to the mail below. I want to keep the appointment and not pay extra. We
have worked together for years; firm and friendly. At most 90 words, no apology.
[mail]
~~~

**Decide between two things.** Make it find the criteria before it finds the winner.

~~~text
I'm choosing between [A] and [B] for [purpose]. First name the four criteria that
matter most in my case and ask me about those you can't know. Compare only after that.
~~~

**Understand a document.** The question at the end, and permission to find nothing.

~~~text
[document]
What does this oblige me to do, and by when? Quote the sentence for each point. If there
is nothing, say so.
~~~

**Plan something with several people in it.** Plans fail where two steps depend on each other, so ask for those.

~~~text
Plan [event] on [date] with [people]. Work backwards from the date: what must be done,
by whom, and what has to be finished before it. Mark the step that is likeliest to slip
and say what to do about it this week.
~~~

Look at what these have in common. None is long, none has a role or a magic phrase. Each says what the result rests on and what it should look like, and each closes one door through which the answer could have escaped.

## Before you rely on it: a short agreement with yourself

Decide three things once, while nothing is urgent.

*What I never paste.* Passwords, other people's data, anything under a confidentiality agreement.

*What I always check.* Names, figures, dates, quotations, anything a third person will act upon.

*What I do myself.* Whatever loses its meaning when a machine does it: condolences, promises, criticism of somebody's work. You may still use an assistant to think about these. The words should be yours.
`;
