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
  ],
  brief: [
    ["criteria", "Make it usable as it stands."],
    ["assumptions", "State what you assumed."],
    ["constraints", "Leave out everything I did not ask for."],
  ],
};

export const makingStylesEn: LanguagePack["styles"]["making"] = {
  professional: [
    ["tone", "Word it so clearly that I can pass it on unchanged."],
    ["alternatives", "If there is a better way to get what I am after, mention it at the end."],
    ["criteria", "Put what matters most first{ for §|}."],
  ],
  creative: [
    ["angle", "Where more than one choice would work{ for §|}, take the less obvious one."],
    ["imagery", "Make it vivid and particular rather than generic."],
    ["alternatives", "Add one variation I would not have thought of."],
  ],
  technical: [
    [
      "format",
      "Lay it out in one fixed structure, with the same fields in the same order throughout.",
    ],
    ["steps", "Give the reason for each decision in a few words."],
    ["edge-cases", "List separately whatever does not fit the scheme."],
  ],
};
