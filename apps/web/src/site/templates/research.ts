import { inCategory } from "./in-category.ts";

/** Prompts for finding, reading, weighing and reporting. */
export const researchTemplates = inCategory("research", [
  {
    id: "topic-overview",
    title: "Get an overview of a topic",
    purpose: "The first hour with a subject you don't know yet.",
    sample: true,
    prompt: `Give me an overview of {{topic}}. I know {{what_i_know}} and need it in order to {{purpose}}.

Begin with the answer in five sentences. Then: the three questions experts argue about, with the strongest position on each side; the terms I have to know, each in a line; what is settled, what is disputed, and what is only popular belief. Name the kind of source that would settle each disputed point. Mark everything that may have changed since your knowledge ends. Finish with the question a specialist would ask me next.`,
  },
  {
    id: "paper-summary",
    title: "Summarise a scientific paper",
    purpose: "Decide whether it is worth reading in full.",
    prompt: `Summarise the paper below for {{audience}}.

<paper>
{{paper}}
</paper>

In this order: the question in one sentence; what was done, with whom or what, how many; the main result with its figures and uncertainty; what the authors conclude; what their data actually support; the limitations they name and one they don't. Give the page or section for each point. Use the paper only. Last: who should read the whole, and which section they can skip. At most {{words}} words.`,
  },
  {
    id: "compare-sources",
    title: "Compare sources that disagree",
    purpose: "Finds out where exactly they part.",
    prompt: `The sources below disagree about {{question}}.

<source name="A">
{{source_a}}
</source>
<source name="B">
{{source_b}}
</source>

Find the first point at which they part: a different fact, a different definition, a different period, a different value judgement? Quote both sides at that place. Then list what they agree on, and what each leaves out that the other considers important. Say what evidence would decide between them, and whether it exists as far as you know. Don't average them and don't pick the more recent one for that reason.`,
  },
  {
    id: "literature-search-plan",
    title: "Plan a literature search",
    purpose: "Search terms and databases before the first search.",
    prompt: `Plan a literature search on this question: {{question}}. Field: {{field}}. I can use {{databases}} and have {{time}}.

Break the question into its concepts and give for each the synonyms, older terms, narrower terms and spellings I should search for. Write the search strings for two of the databases. Suggest criteria for taking a study in or leaving it out, decided beforehand. Name two neighbouring fields in which the same thing is known by another name. Don't list papers: I will find those myself, and invented ones would cost me a day.`,
  },
  {
    id: "survey-design",
    title: "Design a short survey",
    purpose: "Questions that measure what you want to know.",
    prompt: `Design a survey of at most {{number}} questions for {{audience}}. With the results we will decide {{decision}}.

For each question: wording, type of answer, what we do differently depending on the answer. Leave out every question that changes nothing. Check each for suggestion, for two questions in one, and for things people can't know about themselves. Put sensitive ones late and say why they are needed. Add how the sample could be lopsided and what we could do about it. End with the sentence that invites people to take part, including how long it takes.`,
  },
  {
    id: "interview-analysis",
    title: "Analyse interview transcripts",
    purpose: "Themes with evidence, and the voices that don't fit.",
    prompt: `Analyse these {{number}} interviews on {{topic}}.

<interviews>
{{transcripts}}
</interviews>

Work in two steps. First list what people said that bears on {{question}}: one line each, quoted, with the person's number. Stop and let me correct the list. Then group the quotations into themes; each theme gets a name, how many people it holds for, two quotations, and at least one that contradicts it. Report rare views separately and don't treat them as noise. Say nothing about people in general: the sample is {{sample}}.`,
  },
  {
    id: "market-size",
    title: "Estimate a market from two sides",
    purpose: "A range with assumptions instead of a single large number.",
    prompt: `Estimate the yearly market for {{product}} in {{region}}, once from the top and once from the bottom.

Known figures with their sources: {{figures}}

For each way, list the steps with the assumption behind every number and how sure you are (known, plausible, guessed). Use my figures where there are any; where you bring in your own, say so and name what kind of source I should check. Show low, likely and high. If the two results differ by more than a factor of three, find the assumption to blame. End with the single number most worth researching.`,
  },
  {
    id: "fact-check",
    title: "Check the claims in a text",
    purpose: "Before something is published under your name.",
    prompt: `List every checkable claim in the text below: figures, dates, names, quotations, causes, comparisons, and anything with "first", "most" or "only".

<text>
{{text}}
</text>

A table: claim as it stands, what kind of source would prove it, how likely you think it is to be wrong and why, a careful wording in case the proof isn't found. Order it by damage if wrong. Don't confirm anything from memory alone: if you believe something is right, say what you base it on and leave the check to me. Opinions stay out.`,
  },
  {
    id: "data-question",
    title: "Ask a table one question",
    purpose: "An answer with its basis, not a description of columns.",
    prompt: `Answer one question from the data below: {{question}}

<data>
{{data}}
</data>

Each row is {{row_meaning}}. Known problems: {{known_problems}}.

Say which rows and columns you use and how many rows drop out, and why. Give the answer in one sentence with the figure, what it is compared with, and how much it could vary. Show the calculation so that I can repeat it in a spreadsheet. Name one other explanation that the data can't rule out. If the data can't answer the question, say which column is missing.`,
  },
  {
    id: "decision-memo",
    title: "Write a memo for a decision",
    purpose: "Two pages that let somebody decide today.",
    prompt: `Write a memo so that {{decision_maker}} can decide about {{decision}} by {{date}}.

Material:
{{material}}

Structure: the decision as a question; my recommendation in two sentences; the options including doing nothing, each with cost, benefit, risk and how easily it can be undone; what we don't know and what it would cost to find out; what happens if we wait. Figures from the material only, with their place. Put the strongest argument against the recommendation in, in a form its supporters would accept. At most {{words}} words.`,
  },
  {
    id: "expert-questions",
    title: "Prepare a talk with an expert",
    purpose: "Uses an hour of somebody's time well.",
    prompt: `I am meeting {{expert}} for {{minutes}} minutes about {{topic}}. I want to find out {{goal}}, and I have read {{sources}}.

Write ten questions in the order in which I should ask them. None that a search would answer. Three about cases they have seen, two about what beginners get wrong, two about where the textbooks are mistaken, one about what would change their mind, one about whom to ask next, one I wouldn't dare to ask. For each, one line on what a good answer would contain, so that I notice if I don't get one.`,
  },
  {
    id: "argument-map",
    title: "Map an argument",
    purpose: "Makes the hidden premises visible.",
    prompt: `Take the text below apart as an argument.

<text>
{{text}}
</text>

Name the main claim. List the reasons given for it, and below each the evidence offered, quoted. Then the premises that nobody states and that must be true for the conclusion to follow. Mark for each part: supported, asserted, or doubtful. Say which single premise carries the most weight and how one could test it. Keep your own opinion on the subject out of it. If there are two arguments under one headline, separate them.`,
  },
  {
    id: "history-of-idea",
    title: "Trace how an idea came about",
    purpose: "Understands a rule by its reasons.",
    prompt: `How did {{idea}} come about, and why does it have the form it has today? I need this to judge whether it still fits {{situation}}.

Tell it as a sequence of problems and answers: which problem came first, what was tried, what the answer cost, which problem it created. Date what can be dated, and separate what is documented from what is told afterwards. Name one path that was given up for reasons that may no longer hold. Finish with the two conditions under which the idea stops making sense. At most {{words}} words.`,
  },
  {
    id: "hypotheses",
    title: "Find rival explanations",
    purpose: "Before the first explanation becomes the only one.",
    prompt: `We observe this: {{observation}}. Our explanation so far: {{explanation}}.

Give five other explanations, at least one of which is boring (measurement, definition, chance) and one of which would be unpleasant for us. For each: what else we should then see, what we should not see, and the cheapest way to check it with {{available_data}}. Rank all six by how well they fit what is known today, and say how far apart the first two are. Don't tell a story that fits everything; that is a warning sign.`,
  },
  {
    id: "regulation-check",
    title: "Get oriented in a regulation",
    purpose: "Prepares the question for a lawyer.",
    prompt: `I need to understand what {{regulation}} means for {{situation}} in {{country}}. This is preparation for a talk with a lawyer and replaces none.

From the text below only:
<text>
{{legal_text}}
</text>

Say which articles apply and quote the decisive words. Who has to do what, by when, and what happens otherwise? Which terms are defined in the text, and which are left open? Mark everything that depends on facts I haven't given, and list these facts. End with five precise questions for the lawyer, in the order of what they could cost us.`,
  },
  {
    id: "vendor-comparison",
    title: "Compare suppliers by one yardstick",
    purpose: "Makes what offers leave out visible.",
    prompt: `Compare the offers below for {{project}}. What matters to us, in this order: {{criteria}}

<offers>
{{offers}}
</offers>

A table with our criteria as rows and the suppliers as columns; quote figures exactly, and write "not mentioned" where an offer is silent. Below it: costs over {{years}} years with the assumptions, conditions that bind us, and what each offer promises without saying how. For each supplier three questions to ask before deciding. No overall score. Tell me if our criteria miss something the offers show to be important.`,
  },
  {
    id: "trend-check",
    title: "Check whether a trend is one",
    purpose: "Before building on what everybody says.",
    prompt: `People say: {{claim}}. I am considering {{decision}} because of it.

Help me find out whether this is a trend, a fashion or noise. Which figure would show it, over which period, and compared with what? Which sources publish such figures, and what interest do they have? What would it look like if only the attention had grown? Name two earlier cases that looked the same and how they ended, and say how sure you are of these. Then: which small step could I take now that would be right either way?`,
  },
  {
    id: "research-report",
    title: "Turn findings into a report",
    purpose: "Writes for readers who stop after the first page.",
    prompt: `Write a report on {{topic}} for {{audience}} from these findings:

<findings>
{{findings}}
</findings>

First page: the question, the answer, what it means for the readers, and how sure we are, in at most 200 words. Then one section for each finding: the result as the heading, the evidence, what speaks against it. Then method in a box, limitations without apology, open questions. Every figure from the findings, with unit and date. Mark places where a chart would say more than the text, and what it should show.`,
  },
]);
