import { inCategory } from "./in-category.ts";

/** Prompts for planning, meetings, decisions and work with others. */
export const productivityTemplates = inCategory("productivity", [
  {
    id: "project-kickoff",
    title: "Start a project on one page",
    purpose: "So that everybody means the same thing by it.",
    sample: true,
    prompt: `Help me put {{project}} on one page before it starts. What I know: {{facts}}. Involved: {{people}}. Due: {{date}}.

Write: the problem in the words of those who have it; what will be different when it is done, so that one can see it; what is deliberately not part of it; the first three steps with a person and a date each; the decisions still open and who makes them; the two likeliest reasons for failing and the earliest sign of each. Mark every sentence that is my assumption and not a fact. Then ask the one question a sceptical {{persona}} would ask.`,
  },
  {
    id: "meeting-minutes",
    title: "Turn notes into minutes",
    purpose: "For everybody who wasn't there.",
    prompt: `Turn these notes into minutes for people who missed the meeting.

<notes>
{{notes}}
</notes>

Three lists. Decisions: what, and the reason if it was mentioned. To do: person, task, date. Open: what, and who takes it further. An item to do is something a named person agreed to; a wish isn't one. Write "no date" or "unclear who" where the notes don't say, and quote the sentence. Keep the people's wording. At most {{words}} words. Nothing that isn't in the notes. Finish with one line: what should be said at the beginning of the next meeting.`,
  },
  {
    id: "weekly-plan",
    title: "Plan a week that can be done",
    purpose: "Fits wishes into the hours there are.",
    prompt: `Help me plan my week. Fixed appointments: {{appointments}}. Hours left for concentrated work: {{hours}}. What should get done, with my guess of the time: {{tasks}}.

Add half again to my guesses. Then tell me what doesn't fit, before you plan anything, and let me choose. Put the hardest task into my best hours ({{best_hours}}), group small ones, leave one free block each day for what comes up. For each day: one thing that makes it a good day. Show it as a table. End with the task I have been carrying along for longest, and whether to do, give away or drop it.`,
  },
  {
    id: "inbox-triage",
    title: "Sort a full inbox",
    purpose: "From forty mails to five decisions.",
    prompt: `Sort the mails below for me. I am {{role}}; this week {{priority}} comes first.

<mails>
{{mails}}
</mails>

Four groups: answer today, answer this week, only know, needs nothing. For each mail one line: who, what they want from me, by when, quoted where there is a date. For "answer today" add a draft of at most 60 words that I can send or change; where an answer needs a decision of mine, put [decide: ...] in its place. Don't guess tone from names. Tell me if two mails concern the same thing or contradict each other.`,
  },
  {
    id: "decision-criteria",
    title: "Decide with criteria",
    purpose: "For choices that have been going round in circles.",
    prompt: `Help me decide: {{decision}}. Options: {{options}}. What I lean to, and why: {{leaning}}.

Begin with questions, at most four, whose answers would change the result. Then name the criteria that matter here, in order, and let me correct them. Only then compare, each option by the same criteria, with what is known and what is assumed. Say what I would regret in a year with each. Check my leaning for the usual reasons: habit, sunk costs, somebody's approval. Finish with the smallest step that would teach me something before I commit.`,
  },
  {
    id: "delegate-task",
    title: "Hand over a task",
    purpose: "So that it doesn't come back half done.",
    prompt: `Help me hand over {{task}} to {{person}}, who has {{experience}} and {{time}} for it.

Write the message: what the result is and how we will both see that it is done; why it matters and to whom; what is fixed and what they may decide; where the material is; which mistake I made the first time; when they should come to me, and with what; the date, and a date before it for a first look. At most {{words}} words, no instruction on how to do it unless the how is fixed. Then list what I haven't told you and they will ask.`,
  },
  {
    id: "feedback-talk",
    title: "Prepare a feedback talk",
    purpose: "Says the difficult thing early and fairly.",
    prompt: `I want to give feedback to {{person}}, my {{relation}}, about {{behaviour}}. Example: {{example}}. Effect: {{effect}}. What I want to happen: {{wish}}.

Write the first four sentences I say: what I saw, what it caused, that I want to hear their side, a question. No "always", no guess at motives, no praise as packaging. Then give their three likeliest reactions, among them silence, and what I say next in each case. What should I not bring up today? How do we end so that both know what happens until {{date}}? Check my example: is it an observation or already a judgement?`,
  },
  {
    id: "negotiation-prep",
    title: "Prepare a negotiation",
    purpose: "Knows your own limits before the other side does.",
    prompt: `Prepare me for a negotiation with {{other_side}} about {{subject}}. I want {{goal}}. What I know about their situation: {{their_situation}}.

Work out: what each side really needs behind its demand; what happens for each if there is no agreement; where I must stop; three things that cost me little and mean much to them, and the reverse. Write my opening in two sentences with a reason. Give their five hardest sentences and a calm answer to each. Nothing dishonest. Finish with the question I should ask first and then be silent.`,
  },
  {
    id: "process-checklist",
    title: "Make a checklist from a process",
    purpose: "So that it also works when you are on holiday.",
    prompt: `Make a checklist for {{process}}, to be used by {{persona}} who does it {{frequency}}.

This is how I do it, as I would tell a colleague:
{{description}}

One action per line, beginning with a verb, with what one sees when it is done. Put stops where something must be checked before going on. Mark the steps that can't be undone. Leave out what nobody would forget. At most {{number}} lines; if it needs more, tell me where to split it. Then: which steps did I not mention though they must exist? And which step could be dropped altogether?`,
  },
  {
    id: "pre-mortem",
    title: "Imagine that it has failed",
    purpose: "Finds risks while something can be done.",
    prompt: `It is {{future_date}} and {{project}} has failed. Plan and circumstances as they are today: {{plan}}

Write six short reports from that future, each by somebody else involved ({{people}}), each with a different cause. At least two causes lie in our own behaviour, one is boring, one nobody would say aloud. For each: the first sign we could have seen, and when. Then rank them by likelihood and damage and give a measure for the first three that costs less than a day. What in the plan would you change tomorrow morning?`,
  },
  {
    id: "handover",
    title: "Write a handover",
    purpose: "Before holidays, a new job or parental leave.",
    prompt: `Interview me for a handover of {{responsibility}} to {{successor}}. One question at a time, each following from my last answer, at most {{number}}. Begin with what could go wrong in the first week. Ask about people, dates, passwords' places (never the passwords), unwritten rules, things only I know, and what I would stop doing if it were up to me.

Then write the handover on at most two pages: what is urgent, what runs by itself, whom to ask about what, which promises are open and to whom, what looks odd and is right. Use my words. Mark gaps.`,
  },
  {
    id: "agenda",
    title: "An agenda that ends on time",
    purpose: "Turns topics into questions with owners.",
    prompt: `Make an agenda for a meeting of {{minutes}} minutes with {{participants}}. Topics people brought: {{topics}}. We must have decided by the end: {{decision}}.

First say which topics could be settled in writing, and write those messages. Turn the rest into questions that can be answered; for each: minutes, who opens it, what must be read before (at most a page), how we decide. The decision comes first, not last. Leave a tenth of the time free. Tell me who doesn't need to be there. End with the sentence with which I open the meeting.`,
  },
  {
    id: "status-update",
    title: "A status report in ten lines",
    purpose: "Tells the truth before somebody asks.",
    prompt: `Write a status report on {{project}} for {{audience}}, who read ten lines.

This week: {{done}}
Next: {{next}}
Worries: {{worries}}
Agreed dates: {{dates}}

Line one: on track, at risk or late, with the reason. Then what changed since last week, and what it means for the dates. Name risks as if-then with what we are doing about them. One line with what we need from the readers, by when. Figures instead of adjectives. Nothing turns from red to green without a reason. Tell me which question this report will provoke, and whether to answer it in advance.`,
  },
  {
    id: "automation-candidate",
    title: "Find out what to automate",
    purpose: "Before building something nobody needed.",
    prompt: `I do these recurring tasks, with the time each takes and how often: {{tasks}}. I can use {{tools}}.

For each, say: could it be dropped, simplified, handed over, or automated, in this order. For those worth automating, estimate the time to build and keep it running against the time saved in a year, with a range. Name what goes wrong silently and who would notice. Choose one to begin with, small and frequent, and describe the simplest version that works, including what stays manual. What would make us switch it off again?`,
  },
  {
    id: "learning-from-week",
    title: "Look back on a week",
    purpose: "A quarter of an hour on Friday.",
    prompt: `Help me look back on my week. Planned: {{planned}}. Done: {{done}}. What came in between: {{interruptions}}. How I felt: {{mood}}.

Ask me three questions, one at a time, that follow from these notes; no general ones. Then tell me in at most 150 words what you see: which estimate was wrong and in which direction, which interruption was really important, what I avoided. Propose one change for next week, small enough to happen, and how I will notice whether it helped. No praise, no advice on sleep.`,
  },
  {
    id: "onboarding-plan",
    title: "Plan somebody's first month",
    purpose: "New colleagues who are useful and welcome early.",
    prompt: `Plan the first month of a new {{role}} in {{team}}. They come from {{background}}. After a month they should be able to {{goal}}.

Week by week: whom they meet and why, what they read (little), what they do themselves, the first thing of theirs that others use, which should be in week one. Name a person for questions and one for lunch. Plan a talk at the end of each week with three questions. Write the mail they get before the first day, in at most 120 words. List what newcomers here always stumble over and nobody writes down.`,
  },
  {
    id: "travel-plan",
    title: "Plan a trip with conditions",
    purpose: "For journeys where several wishes collide.",
    prompt: `Plan a trip to {{destination}} from {{start}} to {{end}} for {{travellers}}. Budget: {{budget}}. Must: {{musts}}. Must not: {{must_nots}}.

First show me where the wishes collide, and two ways to settle it. Then a plan by day with at most two fixed points each, realistic travel times, something for rain, and an evening without a plan. Say what has to be booked, by when, and what can be decided there. Mark opening hours, prices and timetables as "to check", because they change. End with what you would leave out if somebody gets tired on day two.`,
  },
  {
    id: "second-opinion",
    title: "Get a second opinion on a plan",
    purpose: "Somebody who isn't in love with it.",
    prompt: `Give me a second opinion on this plan: {{plan}}. Aim: {{aim}}. I am convinced of it because {{reasons}}.

Read it as {{persona}}, who wishes me well and has seen similar plans fail. Say what you would believe without further proof, what you would want to see, and what you don't believe. Name the assumption on which most depends and a way to test it within a week for less than {{cost}}. What would a version look like that reaches half the aim with a tenth of the effort? Don't balance praise and criticism; write what you see.`,
  },
]);
