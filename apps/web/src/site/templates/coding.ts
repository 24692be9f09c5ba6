import { inCategory } from "./in-category.ts";

/** Prompts for writing, reading and mending code. */
export const codingTemplates = inCategory("coding", [
  {
    id: "feature-plan",
    title: "Plan a feature before coding it",
    purpose: "Settles the shape of a change while it is still cheap to alter.",
    sample: true,
    prompt: `I want to add {{feature}} to {{project}}, which is written in {{language}}. Before any code, give me a plan.

List the files or modules you expect to touch and what changes in each. Name the data that has to be stored and how old data gets there. Say which existing behaviour could break and which test would notice. End with the two decisions I have to make, each with the options and what speaks for them.

Structure of the project: {{structure}}

If something you need isn't in there, ask instead of assuming.`,
  },
  {
    id: "root-cause",
    title: "Find the root cause of a bug",
    purpose: "When a fault is reproducible and guessing has not helped.",
    prompt: `Help me find the cause of a bug in {{language}}. Don't propose a fix yet.

What I do: {{steps}}
What I expect: {{expected}}
What happens: {{actual}}
Exact message: {{error_message}}
What I have ruled out: {{ruled_out}}

<code>
{{code}}
</code>

Give the three likeliest causes in order. For each: the line it points to, why it explains all of the symptoms, and one quick experiment that confirms or excludes it. If a symptom isn't explained by any of them, say so.`,
  },
  {
    id: "code-review-by-harm",
    title: "Review a change in order of harm",
    purpose: "A second pair of eyes before a pull request is merged.",
    prompt: `Review the change below as the person who will be on call for it. It is part of {{project}} and is meant to {{purpose}}.

<diff>
{{diff}}
</diff>

Look for wrong results first, then for security, then for what fails under load, then for what the next reader will misunderstand. For each finding: the line, what goes wrong with an example input, and the smallest repair. Order them by harm, at most seven. Leave formatting and taste aside. If you find nothing serious, say that plainly.`,
  },
  {
    id: "unit-tests",
    title: "Write unit tests that can fail",
    purpose: "Covers a function by its behaviour, not by its lines.",
    prompt: `Write unit tests in {{test_framework}} for the function below.

<code>
{{code}}
</code>

First list the rules the function promises, one per line, and mark any that the code leaves unclear. Then write one test for each rule, with the rule as its name. Cover the ordinary case, the boundaries, empty and invalid input, and each error path. Use concrete values, not random ones. No mocks unless something leaves the process. At the end name one bug that these tests would not notice.`,
  },
  {
    id: "explain-code",
    title: "Explain code I inherited",
    purpose: "For the first hour with a stranger's module.",
    prompt: `Explain the code below to a developer who knows {{language}} and not this code base.

<code>
{{code}}
</code>

Begin with one sentence on what it is for. Then follow one concrete input, {{example_input}}, from start to end and give the value after each important step. After that: what the code relies on without saying so, which part is more complicated than it needs to be, and which line you would be most afraid to change. Where you have to guess the intention, mark it as a guess.`,
  },
  {
    id: "refactor-small-steps",
    title: "Refactor in safe steps",
    purpose: "Improves structure without changing what the code does.",
    prompt: `The code below works and has become hard to change, because {{problem}}. Refactor it in {{language}} without changing its behaviour or its public interface.

<code>
{{code}}
</code>

Give me a list of steps first, each small enough to commit alone and to undo alone, with the test that must pass after it. Wait for my answer. Then carry out only the step I name and show just the changed parts. If a step would change behaviour in an edge case, tell me before doing it.`,
  },
  {
    id: "sql-query",
    title: "Write a SQL query with its edge cases",
    purpose: "When the question is clear and the data are not tidy.",
    prompt: `Write a query for {{database}} that answers this question: {{question}}

Tables and columns that matter:
{{schema}}

Before the query, say how you treat NULLs, duplicates, time zones and the borders of the period, each in one line. Then the query, with a comment at every join saying why it can't multiply rows. After it: a small set of sample rows with the result I should see, and the index that would help most. Use no column that isn't listed.`,
  },
  {
    id: "slow-query",
    title: "Make a slow query fast",
    purpose: "Works from the plan of the database, not from folklore.",
    prompt: `This query on {{database}} takes {{duration}} and should take {{target}}.

Query:
{{query}}

Execution plan:
{{plan}}

Sizes: {{row_counts}}. Existing indexes: {{indexes}}.

Point at the step in the plan that costs the most and explain why the database chose it. Then give up to three measures in order of expected effect: what to change, what it costs on writes or space, and how the plan should look afterwards. Keep the result set identical. Say what you would measure first if you are not sure.`,
  },
  {
    id: "api-design",
    title: "Design an HTTP endpoint",
    purpose: "Settles names, errors and limits before clients depend on them.",
    prompt: `Design an HTTP endpoint for {{task}} in an API used by {{clients}}.

Conventions we already follow: {{conventions}}

Give the method, the path, the request and the answer with an example of each, and every error with its status, a machine-readable code and what a client should do about it. Decide about paging, repeated requests and partial failure, and give the reason in one line each. Then play a client developer who has only this page: which three questions do you still have?`,
  },
  {
    id: "regex",
    title: "Write and explain a regular expression",
    purpose: "With proof that it matches what it should, and nothing else.",
    prompt: `Write a regular expression for {{regex_flavour}} that matches {{what}}.

It must match:
{{matching_examples}}

It must not match:
{{non_matching_examples}}

Give the expression, then explain it piece by piece. Check each example from both lists by hand and show the result in a table. Add three tricky inputs I forgot, with what the expression does on them. Tell me if an input could make it extremely slow, and if a few lines of ordinary code would be the better tool here.`,
  },
  {
    id: "commit-message",
    title: "Write a commit message from a diff",
    purpose: "Says why, so that the log is worth reading in a year.",
    prompt: `Write a commit message for the change below. The reason for it: {{reason}}

<diff>
{{diff}}
</diff>

First line: at most 70 characters, imperative, saying what is different for whoever uses the code, not which files changed. Then a blank line and at most four lines on why it was needed, what was considered and rejected, and what a reader might trip over. Don't describe what the diff shows anyway. If the diff holds two unrelated changes, tell me where to split it.`,
  },
  {
    id: "migration-plan",
    title: "Plan a migration without downtime",
    purpose: "For a new version, library or schema in a running system.",
    prompt: `Plan the migration of {{project}} from {{old}} to {{new}} while it stays in use by {{users}}.

What we know: {{facts}}

Give the steps in an order in which each can be rolled back, and say for every step how we see that it worked and how we go back. Mark the step after which there is no way back. Name what must run side by side for a while, and for how long. List the three things teams most often forget in this kind of migration, and check our plan against them.`,
  },
  {
    id: "log-analysis",
    title: "Read a log and build a timeline",
    purpose: "Finds the first sign of trouble instead of the loudest.",
    prompt: `Below is a log of {{system}} around an incident at {{time}}. Users saw: {{symptom}}.

<log>
{{log}}
</log>

Build a timeline: time, what happened, the quoted line. Separate causes from consequences; the first unusual line matters more than the most frequent one. Then name the likeliest chain of events and what in the log contradicts it. Finish with the two log lines or metrics we should have had and didn't. Use nothing that isn't in the log.`,
  },
  {
    id: "security-review",
    title: "Look at code as an attacker",
    purpose: "A first pass before somebody qualified looks at it.",
    prompt: `Look at the code below as somebody who wants to misuse it. It runs as {{context}} and handles {{data}}. I own this code and want to harden it.

<code>
{{code}}
</code>

Follow every input from outside to the place where it is used. For each weakness: the line, who could use it, what they gain, how likely that is, and the repair. Distinguish what you see from what you suspect. Don't write exploits. Finish with what this code leaves to its surroundings, such as rate limits, authentication or encryption, so that I can check whether they exist.`,
  },
  {
    id: "translate-code",
    title: "Port code to another language",
    purpose: "Keeps behaviour, and says where the languages disagree.",
    prompt: `Port this {{source_language}} code to {{target_language}}, version {{version}}.

<code>
{{code}}
</code>

Write it the way an experienced {{target_language}} developer would, not line by line. Keep behaviour identical, including errors. Before the code, list the places where the two languages differ in a way that matters here: integer sizes, text encoding, rounding, time, concurrency, truth values. After the code, give five inputs with their outputs that I can run against both versions. Use the standard library only, unless I allow more.`,
  },
  {
    id: "readme",
    title: "Write a README people can follow",
    purpose: "From clone to first result without asking anybody.",
    prompt: `Write a README for {{project}}. Readers: {{audience}}, who have ten minutes and have never heard of it.

Facts: {{facts}}

Order: what it does in two sentences, what it does not do, a picture of the result in text, how to run it with the exact commands and what they print, the three settings people need first, where to ask. No badges, no history, no adjectives. Wherever a fact is missing, write [missing: ...]. At the end list the commands I should try on a clean machine before I publish this.`,
  },
  {
    id: "estimate",
    title: "Estimate a task honestly",
    purpose: "Turns a feeling into assumptions that can be checked.",
    prompt: `Help me estimate this task for {{team}}: {{task}}

What exists already: {{existing}}

Break it into parts of at most a day. For each part give a likely and a bad-case duration, and the assumption behind the difference. Include what estimates usually forget: reviews, tests, data migration, roll-out, explaining it to others. Then name the one part that decides whether the whole is done in time, and a way to find out about it in half a day. Don't add the numbers up to a date; show the range.`,
  },
  {
    id: "incident-review",
    title: "Write an incident review without blame",
    purpose: "After an outage, while the memory is fresh.",
    prompt: `Write a review of an incident in {{system}} for {{audience}}.

Notes, in the order in which they came in:
{{notes}}

Structure: what users noticed and for how long, a timeline with quoted evidence, what people knew at each point, why the decision made sense at that moment, what finally helped. Then up to four changes to the system, none to people, each with an owner left as [owner]. Don't write "human error" and don't recommend more care. Mark every gap in the notes.`,
  },
]);
