import type { LanguagePack } from "../language-pack.ts";

export const makingEn: LanguagePack["making"] = {
  family: "making",
  core: [
    [
      "criteria",
      "{The ¤ is|It is} right when I can use it as it stands, without having to rework it.",
    ],
    [
      "assumptions",
      "Where I left something open, choose what fits best and say in a line what you assumed.",
    ],
    ["verification", "Before you answer, check it once against everything I asked for."],
    ["constraints", "Add nothing{ about §|} that I did not ask for and would have to delete."],
    ["purpose", "I will use {the ¤|it} for [what it is for]."],
    ["edge-cases", "Where an item fits two places, decide, and tell me in a word."],
    ["steps", "Work through everything I gave you, and skip nothing silently."],
    ["format", "Keep the order and the wording I gave you unless I asked for a change."],
  ],
  brief: [
    ["criteria", "Make it usable as it stands."],
    ["assumptions", "State what you assumed."],
    ["constraints", "Leave out everything I did not ask for."],
    ["steps", "Skip nothing{ of §|}."],
    ["edge-cases", "Mark doubtful cases{ in §|}."],
    ["verification", "Check it once against my request."],
  ],
};

export const makingStylesEn: LanguagePack["styles"]["making"] = {
  professional: [
    ["tone", "Word it so clearly that I can pass it on unchanged."],
    ["alternatives", "If there is a better way to get what I am after, mention it at the end."],
    ["criteria", "Put what matters most first{ for §|}."],
    [
      "constraints",
      "Keep to exactly what I asked for{ on §|}, without an introduction or closing remarks.",
    ],
    ["format", "Set the result{ for §|} apart from any remarks, so that I can copy it."],
    ["verification", "If one item{ in §|} is doubtful, mark it instead of hiding it."],
    ["steps", "Do first what everything else depends on."],
    ["purpose", "Think of who gets the result next, and spare them a question."],
  ],
  creative: [
    ["angle", "Where more than one choice would work{ for §|}, take the less obvious one."],
    ["imagery", "Make it vivid and particular rather than generic."],
    ["alternatives", "Add one variation I would not have thought of."],
    ["constraints", "Skip whatever would be anyone's first idea{ for §|}."],
    ["tone", "Give it a touch of wit{ around §|} where that does no harm."],
    ["examples", "Draw on one unlikely source of inspiration{ for §|}, and name it."],
    ["purpose", "Let there be one detail that people will repeat to each other."],
    ["steps", "Begin where the interest is greatest rather than at the beginning."],
  ],
  technical: [
    [
      "format",
      "Lay it out in one fixed structure, with the same fields in the same order throughout.",
    ],
    ["steps", "Give the reason for each decision in a few words."],
    ["edge-cases", "List separately whatever does not fit the scheme."],
    ["criteria", "State the rule you decide by{ for §|} before you apply it."],
    ["assumptions", "Write down how you read anything ambiguous{ in §|}."],
    ["verification", "Count the items{ of §|} at the end and check them against the request."],
    ["constraints", "Use one spelling and one unit from start to end."],
    ["sources", "Mark what came from me and what you added."],
  ],
};
