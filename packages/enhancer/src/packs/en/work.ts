import type { LanguagePack } from "../language-pack.ts";

export const workTasksEn: LanguagePack["tasks"] = {
  planning: {
    family: "work",
    core: [
      [
        "context",
        "Plan around what is fixed: [dates, budget, people], and say where the plan{ for §|} would change if one of them moves.",
      ],
      ["steps", "Put the steps in order, with what has to be finished before the next can begin."],
      ["assumptions", "State every assumption you make{ about §|} so that I can correct it."],
    ],
    brief: [
      ["context", "Fixed: [dates, budget, people]."],
      ["steps", "Steps in order, with dependencies."],
      ["assumptions", "State your assumptions."],
    ],
  },
  productivity: {
    family: "work",
    core: [
      ["context", "The people involved are [who], and the result has to be ready by [when]."],
      [
        "format",
        "{Lay the ¤ out|Lay it out} so that I can use it as it is, with an owner and a next step for each point.",
      ],
      ["criteria", "It has done its job{ for §|} when nobody has to ask what happens next."],
    ],
    brief: [
      ["context", "Involved: [who]; ready by [when]."],
      ["format", "An owner and a next step for each point."],
      ["constraints", "Leave out what nobody acts on."],
    ],
  },
  brainstorming: {
    family: "making",
    core: [
      [
        "constraints",
        "Make the suggestions{ for §|} differ in kind, not only in wording, and leave out the ones everybody thinks of first.",
      ],
      ["context", "What should fit: [taste, budget or limits]."],
      ["format", "Give each one a line on why it could work."],
    ],
    brief: [
      ["constraints", "Different in kind, none of the obvious ones."],
      ["context", "Must fit: [limits]."],
      ["format", "One line of reason each."],
    ],
  },
  data: {
    family: "numbers",
    core: [
      ["context", "The data has these columns: [names and types]."],
      ["steps", "Give the exact formula, query or code{ for §|} and say where it goes."],
      ["edge-cases", "Say what happens with empty cells, duplicates and values that don't parse."],
    ],
    brief: [
      ["context", "Columns: [names and types]."],
      ["steps", "Exact formula or query, and where it goes."],
      ["edge-cases", "Handle blanks and duplicates."],
    ],
  },
  maths: {
    family: "numbers",
    core: [
      ["steps", "Show each step{ for §|} and the rule it rests on."],
      ["verification", "Check the result{ for §|} by a second route or by putting it back in."],
      [
        "assumptions",
        "If something in the question{ about §|} is left open, say how you read it before you calculate.",
      ],
      ["format", "State the answer{ for §|} on a line of its own, with the unit."],
      ["alternatives", "Mention the trap{ around §|} that leads to the common wrong answer."],
      [
        "criteria",
        "Say roughly what size of result{ for §|} is to be expected before working it out.",
      ],
      ["depth", "Name the idea that cracks {§|it} before the details."],
    ],
    brief: [
      ["steps", "Show each step{ for §|}."],
      ["verification", "Check the result{ for §|}."],
      ["assumptions", "Say how you read anything left open."],
    ],
  },
  image: {
    family: "image",
    core: [
      [
        "imagery",
        "{Show § in|Set the scene in} [setting], with one clear focal point and nothing that competes with it.",
      ],
      ["angle", "Frame it from [viewpoint], and let the light come from one direction."],
      ["constraints", "No text, watermarks or extra figures unless they are asked for."],
    ],
    brief: [
      ["imagery", "One focal point{: §|}; setting: [setting]."],
      ["constraints", "No text, no clutter."],
      ["format", "Aspect ratio: [ratio]."],
    ],
  },
};
