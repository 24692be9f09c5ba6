import type { LanguagePack } from "../language-pack.ts";

export const stylesEn: Omit<LanguagePack["styles"], "literary" | "making" | "message"> = {
  code: {
    professional: [
      [
        "criteria",
        "It should be ready for review in a team: clear names, small functions, and a short note on the decisions behind it.",
      ],
      [
        "assumptions",
        "Where the task leaves something open, state the assumption you make instead of guessing silently.",
      ],
      ["alternatives", "Mention the alternative you rejected and the reason."],
    ],
    creative: [
      [
        "angle",
        "Before you settle, look for an approach that is not the textbook one, and use it if it is at least as clear.",
      ],
      [
        "imagery",
        "Let the names tell the story, so that the code can be followed like a piece of prose.",
      ],
      ["alternatives", "Close with one unexpected way this could be taken further."],
    ],
    technical: [
      [
        "format",
        "Specify the inputs with their types, the outputs and the errors before the code.",
      ],
      ["verification", "Add tests for the ordinary case, the boundaries and one failure."],
      [
        "criteria",
        "State time and space complexity, and the limit at which the solution stops being adequate.",
      ],
    ],
  },
  text: {
    professional: [
      ["tone", "Keep the tone confident and plain, and prefer precise verbs over adjectives."],
      [
        "criteria",
        "It is good when a busy reader gets the point from the opening and could act on the rest.",
      ],
      [
        "assumptions",
        "Don't make up facts, figures or quotations; mark what I still have to supply.",
      ],
    ],
    creative: [
      [
        "angle",
        "Find an angle{ on §|} that most people would not expect, and open in the middle of it.",
      ],
      [
        "imagery",
        "Work with concrete images, sounds and textures instead of abstract words, and give the voice a character of its own.",
      ],
      [
        "alternatives",
        "Let the ending turn the opening image in a new light rather than sum everything up.",
      ],
    ],
    technical: [
      [
        "format",
        "Structure it with headings that each make a statement, and one idea per paragraph.",
      ],
      [
        "verification",
        "Before you finish, check each claim against the material given and mark what cannot be verified.",
      ],
      ["edge-cases", "Define each term{ around §|} once and use it the same way throughout."],
    ],
  },
  knowledge: {
    professional: [
      [
        "format",
        "Give the answer in two sentences first, then the reasoning behind it in order of importance.",
      ],
      [
        "tone",
        "Write in clear, neutral prose, and keep what is settled{ about §|} apart from what is still debated.",
      ],
      [
        "assumptions",
        "If my question rests on an assumption that does not hold, say so at the start.",
      ],
    ],
    creative: [
      [
        "angle",
        "Come at {§|the question} from an unexpected side: a story, an image or a thought experiment that makes the core of it visible.",
      ],
      ["imagery", "Use a metaphor that really carries, and say where it stops fitting."],
      ["alternatives", "End with a question that makes me look at {§|the subject} in a new way."],
    ],
    technical: [
      ["format", "Begin with a precise definition{ of §|}, then the mechanism, then its limits."],
      [
        "verification",
        "Separate what is established from what is inferred, and say how each claim could be checked.",
      ],
      [
        "constraints",
        "Give units, orders of magnitude and the conditions under which each statement{ about §|} holds.",
      ],
    ],
  },
  work: {
    professional: [
      ["criteria", "Say how I will recognise{ with §|} that it worked, in terms I can measure."],
      ["alternatives", "Weigh effort against effect, and put what matters most first."],
      ["tone", "Keep it businesslike, so that I can pass it on unchanged."],
    ],
    creative: [
      [
        "angle",
        "Include at least one idea{ for §|} that feels a little daring, and make it workable.",
      ],
      [
        "imagery",
        "Describe each suggestion vividly enough that I can picture the moment it happens.",
      ],
      ["alternatives", "Combine two things that are rarely brought together."],
    ],
    technical: [
      ["format", "Use a table with the step, its input, its result and the time it takes."],
      ["edge-cases", "List the risks{ for §|}, how each would show early, and the fallback."],
      [
        "verification",
        "Check the whole for conflicts in time, cost and capacity before you present it.",
      ],
    ],
  },
  numbers: {
    professional: [
      ["criteria", "Finish with one sentence on what the result means in practice."],
      ["tone", "Explain the method so that a colleague can follow and repeat it."],
      ["alternatives", "Mention a simpler way if there is one."],
    ],
    creative: [
      [
        "angle",
        "Open with an intuition or a picture that makes the result plausible before the calculation.",
      ],
      ["imagery", "Translate the numbers into something one can imagine."],
      ["alternatives", "Show a second, more elegant route if there is one."],
    ],
    technical: [
      [
        "format",
        "List the given quantities, what is asked for and the formulas used before you calculate.",
      ],
      ["constraints", "Keep units and precision through every step, and round only at the end."],
      ["criteria", "State the range in which the method is valid."],
    ],
  },
  image: {
    professional: [
      [
        "purpose",
        "It will be used for [use], so the composition has to stay legible at small size.",
      ],
      ["tone", "Keep the palette restrained and the finish clean."],
      ["format", "Leave calm space where a title could go."],
    ],
    creative: [
      ["tone", "Choose a mood{ for §|} that surprises, and let color and light carry it."],
      ["alternatives", "Mix two visual traditions that are seldom seen together."],
      ["depth", "Hide a small detail that rewards a second look."],
    ],
    technical: [
      [
        "format",
        "Specify medium, aspect ratio, lens or perspective, lighting and color palette separately.",
      ],
      ["edge-cases", "Keep anatomy, reflections and proportions physically plausible."],
      ["criteria", "Keep background and subject{ §|} separable, with clean edges."],
    ],
  },
};
