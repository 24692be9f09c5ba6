import type { LanguagePack } from "../language-pack.ts";

export const knowledgeTasksEn: LanguagePack["tasks"] = {
  research: {
    family: "knowledge",
    core: [
      [
        "sources",
        "Name the source behind each important claim, and say so where the evidence{ on §|} is thin or disputed.",
      ],
      ["format", "Open with the short answer, then the points that carry it, one paragraph each."],
      ["purpose", "I need this{ about §|} for [what it is for], so put what bears on that first."],
      [
        "depth",
        "Go one level deeper{ into §|} than an encyclopedia would, but no deeper than my question needs.",
      ],
      ["criteria", "Tell me which of the points{ about §|} I would regret not knowing."],
      ["examples", "Show each point{ about §|} on something that happened or exists."],
      ["verification", "Say what {§|this} is often confused with, and how to tell them apart."],
      ["alternatives", "Where experts differ{ on §|}, give each side in its own best words."],
      ["assumptions", "Say which year or place the answer{ about §|} holds for."],
    ],
    brief: [
      ["format", "Short answer first, then the reasons."],
      ["sources", "Name sources; flag what is disputed{ about §|}."],
      ["purpose", "Needed for: [purpose]."],
      ["examples", "One real example per point."],
      ["criteria", "What matters most{ about §|} first."],
    ],
  },
  analysis: {
    family: "knowledge",
    core: [
      [
        "criteria",
        "{Judge § by|Judge it by} [the criteria that matter], and say which of them weighs most.",
      ],
      [
        "steps",
        "Keep observation, interpretation and conclusion apart, so that each step{ about §|} can be checked.",
      ],
      ["alternatives", "Name the strongest alternative reading and why it convinces less."],
    ],
    brief: [
      ["criteria", "Criteria: [what matters]."],
      ["steps", "Separate facts from interpretation."],
      ["alternatives", "Name the strongest counter-reading."],
    ],
  },
  comparison: {
    family: "knowledge",
    core: [
      [
        "criteria",
        "Compare them on [the points that matter to me], using the same points for each side.",
      ],
      [
        "format",
        "Put the comparison{ of §|} in a table, followed by a paragraph on when each choice is the right one.",
      ],
      ["context", "My situation: [what you need it for]."],
      ["edge-cases", "Name the case in which the usual favourite loses."],
      ["depth", "Deal with what both sides{ of §|} have in common in one line."],
      ["purpose", "End with the question whose answer decides between them."],
    ],
    brief: [
      ["criteria", "Compare on [what matters to you]."],
      ["format", "One table, then when to choose which."],
      ["constraints", "No verdict without a reason."],
    ],
  },
  education: {
    family: "knowledge",
    core: [
      [
        "audience",
        "Assume I am curious but new to the subject, and introduce each technical term when it first appears.",
      ],
      [
        "examples",
        "Carry one everyday example through the whole explanation{ to make § tangible|}.",
      ],
      ["edge-cases", "Point out what people most often get wrong{ about §|} and why."],
      [
        "steps",
        "Build the explanation{ of §|} up from one idea to the next, and say what each one adds.",
      ],
      [
        "verification",
        "Close with a question{ about §|} by which I can tell whether I understood it.",
      ],
      ["purpose", "Say early what understanding {§|this} lets me do."],
      ["depth", "Say where the simple picture{ of §|} stops being true."],
      ["alternatives", "Offer a second way to see {§|it}, for when the first does not click."],
    ],
    brief: [
      ["audience", "Assume I am new to this."],
      ["examples", "Use one everyday example."],
      ["edge-cases", "Name the usual misconception."],
      ["steps", "One idea after the other{ about §|}."],
      ["verification", "End with a question that tests me{ on §|}."],
    ],
  },
  other: {
    family: "knowledge",
    core: [
      [
        "context",
        "My situation is [the facts that matter here]; base the answer{ on §|} on that rather than on the average case.",
      ],
      [
        "alternatives",
        "Give me the options that are realistic, with what speaks for and against each.",
      ],
      [
        "criteria",
        "End with the one you would choose and the condition under which you would decide differently.",
      ],
      ["edge-cases", "Warn me of what people in the same place later wish they had known."],
      ["assumptions", "Ask me first for the one thing without which any answer would be a guess."],
      ["steps", "Say what I could do{ about §|} today, this week and later."],
      ["verification", "Tell me how I will notice early{ with §|} that it was the wrong choice."],
      ["purpose", "Keep to what I can do{ about §|} with ordinary means."],
    ],
    brief: [
      ["context", "My situation: [key facts]."],
      ["criteria", "End with one clear recommendation."],
      ["constraints", "Skip general advice."],
      ["edge-cases", "Name the usual regret{ with §|}."],
    ],
  },
};
