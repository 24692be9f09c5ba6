import { inCategory } from "./in-category.ts";

/** Prompts for teaching and learning. */
export const educationTemplates = inCategory("education", [
  {
    id: "lesson-plan",
    title: "Plan a lesson around one idea",
    purpose: "For a lesson of known length with real pupils.",
    sample: true,
    prompt: `Plan a lesson of {{minutes}} minutes on {{topic}} for {{audience}}. They already know {{prior_knowledge}}.

Choose one idea they should take home and say it in their words. Begin with something they can do or see, not with a definition. Then the steps with minutes, what I do, what they do, and the question I ask at each. Plan for the misunderstanding that is most common here and how I would notice it. One task for those who finish early, one for those who are lost. End with a check of two minutes that shows who got it.`,
  },
  {
    id: "explain-at-level",
    title: "Explain something at the right level",
    purpose: "One idea, one example, no lecture.",
    prompt: `Explain {{concept}} to {{learner}}, who knows {{prior_knowledge}} and gets stuck at {{difficulty}}.

Use one example from {{interest}} and stay with it to the end. Introduce each new term only when it is needed, and say what it is not. At most {{words}} words. Then say where the example stops being right, so that nothing wrong sticks. Finish with two questions: one that can be answered by repeating, one that needs understanding. Don't give the answers until I ask.`,
  },
  {
    id: "socratic-tutor",
    title: "A tutor who asks instead of telling",
    purpose: "Learn by thinking it through yourself.",
    prompt: `Be my tutor for {{subject}}. I am working on this problem: {{problem}}

Don't give me the solution. Ask one question at a time that brings me a step further, and wait for my answer. If I am wrong, ask about the place where it went wrong instead of correcting me. If I am stuck twice in a row, give a hint the size of one sentence. When I have it, let me explain it back in my own words and point out what is missing. My level: {{level}}. Begin with what I already know.`,
  },
  {
    id: "worked-example",
    title: "A worked example, then one for me",
    purpose: "For procedures that have to be practised.",
    prompt: `Show me how to {{skill}} with a worked example, then let me practise. I am at this level: {{level}}.

Step 1: solve one typical problem completely. At each step say what you do and how one knows that this is the next step. Step 2: give me a similar problem with the last third left for me. Step 3: one with only the beginning done. Step 4: one without help that looks different on the surface. Wait for my answer at each step, point at the first error only, and let me repair it.`,
  },
  {
    id: "quiz",
    title: "Make a quiz that finds gaps",
    purpose: "Wrong answers that say what was misunderstood.",
    prompt: `Make a quiz of {{number}} questions on {{topic}} for {{audience}}, from the material below only.

<material>
{{material}}
</material>

Mix: a third recall, a third use in a new situation, a third finding the error. For multiple choice, each wrong answer must come from a real misunderstanding; name it in the key. No trick questions, no "all of the above". Order by difficulty. In the key: the answer, why it is right, where it stands in the material, and what to repeat if somebody gets it wrong.`,
  },
  {
    id: "feedback-on-essay",
    title: "Give feedback on a pupil's essay",
    purpose: "Feedback that leads to a second draft.",
    prompt: `Give feedback on this essay by {{learner}} on {{assignment}}. Criteria: {{criteria}}

<essay>
{{essay}}
</essay>

Write to the learner, kindly and precisely. Begin with what works, quoted, and why it works. Then at most three things to change, the most important first; for each, the passage, the effect on a reader, and a question that leads to a better version. Don't rewrite sentences for them. Leave spelling for a single line at the end. Close with the one change that would make the biggest difference. No grade.`,
  },
  {
    id: "rubric",
    title: "Write a rubric for an assignment",
    purpose: "Makes marking fair and quick to explain.",
    prompt: `Write a rubric for {{assignment}}, done by {{audience}}. What they should learn from it: {{goals}}

Three to five criteria, each with four levels. Describe what is visible in the work at each level, in words a learner understands, and never by "good", "very good" or "excellent". The levels of a criterion must differ by one thing only. Give weights and the reason for them. Then test it: describe two pieces of work that would get the same points though one is clearly better, and repair the rubric so that they don't.`,
  },
  {
    id: "study-plan",
    title: "Make a study plan for an exam",
    purpose: "A plan that survives a bad week.",
    prompt: `Make a study plan for {{exam}} on {{date}}. I have {{hours}} hours a week, on {{days}}. Topics, with how well I know each from 1 to 5: {{topics}}

Spend more time on what is weak and likely to be asked. Return to every topic at growing intervals. Each session: topic, what I do (no "read through"), how I see that it worked. Keep a fifth of the time free for what goes wrong. Plan two tests under exam conditions. Show it as a table by week, and tell me what to drop first if I lose a week.`,
  },
  {
    id: "flashcards",
    title: "Make flashcards worth learning",
    purpose: "One fact each, asked so that guessing doesn't help.",
    prompt: `Make {{number}} flashcards from the text below for {{learner}}.

<text>
{{text}}
</text>

One fact or connection per card. Ask for understanding where possible: why, when, what happens if. No question whose answer is a list of more than three items; split those. The answer at most 20 words. Take nothing that isn't in the text, and skip what nobody needs to know by heart. Give them as a table with the columns Front, Back, Place in the text. End with three cards that connect two ideas from different parts.`,
  },
  {
    id: "language-practice",
    title: "Practise a language in a scene",
    purpose: "Conversation at your level, corrected kindly.",
    prompt: `Practise {{language}} with me at level {{level}}. Scene: {{scene}}. You are {{role}}.

Speak only {{language}}, in sentences I can follow, one turn at a time, and end each turn with something I have to answer. Don't correct me during the scene, unless you really don't understand. After {{number}} turns stop and give me in {{my_language}}: the three mistakes that matter most, each with my sentence and a better one; two phrases a native speaker would have used; one thing I did well. Then offer to repeat the scene with a complication.`,
  },
  {
    id: "analogy-check",
    title: "Find an analogy and its limits",
    purpose: "For ideas that are hard to picture.",
    prompt: `Find three analogies for {{concept}} that {{audience}} understand from their daily life. What they tend to get wrong: {{misconception}}

For each: the analogy in two sentences, a table of which part stands for what, and the point at which it becomes wrong. Say which of the three works against the misconception and which one would strengthen it. Recommend one, and write the sentence with which I leave the analogy behind when they have understood. Avoid water pipes, libraries and kitchens, which they have heard before.`,
  },
  {
    id: "parent-letter",
    title: "Write a letter to parents",
    purpose: "Clear for families who read it between two other things.",
    prompt: `Write a letter to the parents of {{class}} about {{occasion}}.

Facts: {{facts}}
What they should do, by when: {{action}}

The request and the date stand in the first three lines. Short sentences, no abbreviations, no school jargon; many families read it in a second language. Explain the reason in two sentences. Say whom they can ask and when. Friendly, with no reproach. At most {{words}} words. Then a version of three lines for a messenger group. List what a worried parent will still ask, so that I can answer it in advance.`,
  },
  {
    id: "project-based-learning",
    title: "Design a project for learners",
    purpose: "A task whose result somebody really uses.",
    prompt: `Design a project of {{weeks}} weeks for {{audience}} in which they learn {{goals}}. Available: {{resources}}

The result is used or seen by somebody outside the class; propose three possibilities and choose one. Describe the driving question, the milestones with what is handed in at each, what I teach just in time and when, and how groups share the work so that nobody can hide. Plan for the week in which everything stalls. Assessment: what counts individually and what for the group. Name the part that is most likely to take longer than planned.`,
  },
  {
    id: "training-workshop",
    title: "Plan a workshop for adults",
    purpose: "Half a day that changes what people do on Monday.",
    prompt: `Plan a workshop of {{hours}} hours for {{audience}} on {{topic}}. On the Monday after, they should {{behaviour}}. What keeps them from it today: {{obstacles}}

At most a third of the time I speak. Begin with a case of theirs. Give the schedule with minutes, method, material, and what is on the wall at the end of each part. Every exercise uses their own work. Include the objection that will come and how I take it up. Last part: each person writes down a first step and what could stop it. Add what happens two weeks later.`,
  },
  {
    id: "curriculum-map",
    title: "Order topics into a course",
    purpose: "Finds out what has to come before what.",
    prompt: `I want to teach {{subject}} to {{audience}} in {{number}} sessions. At the end they can {{goal}}.

Topics I think belong to it: {{topics}}

Make a map of which topic needs which other first, and mark circles. Then an order in which learners can do something useful after session two already. For each session: the one idea, what is practised, what is deliberately left out. Tell me which of my topics isn't needed for the goal and which one is missing. Say where you would stop if I had only half the sessions.`,
  },
  {
    id: "reading-guide",
    title: "Make a guide to a difficult text",
    purpose: "Helps readers through without replacing the reading.",
    prompt: `Make a reading guide for {{audience}} to the text below.

<text>
{{text}}
</text>

Before: three sentences on why it is worth the effort, and the five terms without which it can't be read. During: divide it into passages and give for each one question that makes people look closely, and a warning where everybody misreads. After: two questions on which readers can honestly disagree, each with a sentence from the text for either side. Don't summarise the text anywhere; the guide must be useless to somebody who hasn't read it.`,
  },
  {
    id: "differentiate-task",
    title: "Offer a task at three levels",
    purpose: "One topic for a class with large differences.",
    prompt: `Below is a task for {{audience}} on {{topic}}.

<task>
{{task}}
</task>

Make three versions that aim at the same idea: with support, as it is, and with more depth. The supported one has smaller steps and an example, and the same question at its core; it must not look childish. The deeper one isn't more of the same: it asks for a reason, a counter-example or a generalisation. All three can be discussed together at the end; write the question for that discussion. Say how learners choose their version without being labelled.`,
  },
  {
    id: "teach-back",
    title: "Test yourself by teaching",
    purpose: "Shows what you only believe you know.",
    prompt: `I want to find out whether I have understood {{topic}}. Play {{persona}}, who is curious, bright and knows nothing about it.

I explain; you listen and ask one question after each part of my explanation. Ask when a term comes without a meaning, when a step is missing, when an example doesn't fit, and sometimes just "why?". Don't help and don't praise. After {{number}} exchanges step out of the role: tell me what I explained well, where I covered a gap with words, quoted, and which question I should be able to answer and couldn't.`,
  },
]);
