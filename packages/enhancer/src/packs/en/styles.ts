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
      ["tone", "Comment on the why{ of §|}, not on the what, and keep comments rare."],
      ["edge-cases", "Fail early and with a message{ about §|} that tells what to do."],
      ["verification", "Show how you would convince a reviewer that the result{ for §|} is right."],
      ["depth", "Keep {§|it} as simple as the task allows, and say what you left out on purpose."],
      [
        "constraints",
        "Follow the conventions of the language, and add no dependency{ for §|} without saying why.",
      ],
      ["purpose", "Write it for the person who has to change it next year."],
      ["steps", "Where the work falls into parts, give each a function that can be read alone."],
      ["format", "Give the finished code in one block I can run, and the remarks after it."],
      ["sources", "Prefer what the language already offers{ for §|}, and name the call."],
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
      ["purpose", "Think of who will use {§|it} next, and make one thing delightful for them."],
      ["examples", "Make the example{ for §|} one I would like to run, not foo and bar."],
      ["constraints", "See how little code {§|it} can do with, before it becomes clever."],
      ["depth", "Tell the idea behind {§|the solution} as a picture in two sentences."],
      ["steps", "Sketch two ways{ to do §|}, then build the one with more character."],
      ["tone", "Comment with a little wit where that makes a decision easier to remember."],
      ["format", "Arrange the code so that it reads from the idea down to the detail."],
      ["edge-cases", "Have {§|it} fail in a way that makes me smile and tells me what to do."],
      ["criteria", "It should be a joy to read aloud, line after line."],
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
      [
        "edge-cases",
        "List what can go wrong{ with §|}, and how each case is signalled to the caller.",
      ],
      ["constraints", "State preconditions and postconditions{ of §|} where they are not obvious."],
      ["steps", "Explain the data flow{ through §|} in order, before the code."],
      ["depth", "Say what changes{ for §|} under concurrency and with large input."],
      ["stack", "Pin the versions{ for §|} the code was written against."],
      ["examples", "Give input and output{ for §|} as a table of cases."],
      ["sources", "Name the algorithm or pattern{ behind §|} by its usual name."],
      ["alternatives", "Say what you would use instead{ for §|} at a hundred times the load."],
      ["assumptions", "List everything{ around §|} that the code takes for granted."],
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
      ["steps", "Put the conclusion{ on §|} first and the reasons behind it."],
      [
        "format",
        "Keep paragraphs short, with the main point{ on §|} in the first sentence of each.",
      ],
      ["examples", "Back every claim{ about §|} with one fact or example I can check."],
      ["constraints", "Cut hedges, fillers and stock phrases{ about §|}."],
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
      ["tone", "Let the rhythm change{ with §|}: long sentences that carry, short ones that stop."],
      ["steps", "Plant a detail{ about §|} early that only pays off at the end."],
      ["constraints", "Avoid the first three ideas{ about §|} that come to mind."],
      ["examples", "Show {§|it} in one scene that can be seen and heard, instead of stating it."],
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
      ["steps", "Set out the outline{ of §|} in one line per section before the text."],
      ["sources", "Mark where a source{ on §|} is needed and what kind of source would do."],
      [
        "constraints",
        "Keep facts, interpretation and recommendation{ on §|} in separate paragraphs.",
      ],
      ["criteria", "End with the open questions{ about §|} that the text does not settle."],
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
        "If my question{ about §|} rests on an assumption that does not hold, say so at the start.",
      ],
      ["criteria", "Weigh the points{ on §|} by consequence, and say which I can safely ignore."],
      ["constraints", "Leave out background{ on §|} that would not change what I do."],
      ["alternatives", "Mention the most serious view{ on §|} that differs from yours."],
      ["sources", "Say where I could check the main point{ about §|}."],
      ["purpose", "Finish with what follows from {§|it} in practice."],
      ["edge-cases", "Name the situation in which this advice{ on §|} would be wrong."],
      [
        "depth",
        "Spend most of the answer{ on §|} where people disagree, and little where they don't.",
      ],
      ["steps", "Take me from what I surely know{ about §|} to what is new, without a jump."],
      ["verification", "Mark the statements{ about §|} you are least sure of."],
      [
        "criteria",
        "Rank what matters{ about §|} so that I could stop reading after any paragraph.",
      ],
      ["purpose", "Give me the one sentence{ about §|} that is worth remembering."],
      ["examples", "Support the main point{ on §|} with one well-known case."],
      ["audience", "Write{ about §|} for a reader who decides rather than studies."],
      ["angle", "Say what a specialist{ in §|} would ask me back."],
      ["constraints", "No superlatives{ about §|}: let the facts carry the weight."],
      ["verification", "End with what would change your mind{ about §|}."],
    ],
    creative: [
      [
        "angle",
        "Come at {§|the question} from an unexpected side: a story, an image or a thought experiment that makes the core of it visible.",
      ],
      ["imagery", "Use a metaphor{ for §|} that really carries, and say where it stops fitting."],
      ["alternatives", "End with a question that makes me look at {§|the subject} in a new way."],
      [
        "examples",
        "Tell one small true-to-life episode{ about §|} in which the point shows itself.",
      ],
      ["tone", "Write{ about §|} as if to a bright friend over coffee, without showing off."],
      ["purpose", "Connect {§|it} to something from an entirely different field."],
      ["constraints", "Do without the examples{ of §|} everybody uses."],
      ["depth", "Begin with the question{ about §|} a child would ask, and take it seriously."],
      ["steps", "Build up to the answer{ on §|} so that I could guess it a line before it comes."],
      ["format", "Shape the answer{ on §|} as a letter, a dialogue or a walk, whichever suits it."],
      ["edge-cases", "Show the strangest case{ of §|} in which it is still true."],
      [
        "assumptions",
        "Pretend for one paragraph that the opposite holds{ of §|}, and see what follows.",
      ],
      ["tone", "Let curiosity lead{ through §|}, and allow yourself one joke that fits."],
      ["imagery", "Let me see, hear or smell {§|it} before you explain anything."],
      ["angle", "Start from a mistake{ about §|} that a clever person would make."],
      ["format", "Tell {§|it} as a journey with one surprise on the way."],
      ["purpose", "Leave me with one image{ of §|} to retell at dinner."],
      ["alternatives", "Give the last word{ on §|} to somebody who sees it the other way round."],
      ["examples", "Play the matter{ of §|} through for one ordinary person on one ordinary day."],
    ],
    technical: [
      ["format", "Begin with a precise definition{ of §|}, then the mechanism, then its limits."],
      [
        "verification",
        "Separate what is established from what is inferred, and say how each claim could be checked.",
      ],
      [
        "constraints",
        "Give the conditions under which each statement{ about §|} holds, and units where there are figures.",
      ],
      [
        "steps",
        "Number the steps of the reasoning{ about §|}, so that each can be challenged alone.",
      ],
      [
        "criteria",
        "Give the quantities{ behind §|} that decide the matter, with rough values where they are known.",
      ],
      ["edge-cases", "List the limiting cases{ of §|} and what happens in each."],
      ["sources", "Name the standard terms{ around §|} I would search for to go deeper."],
      ["alternatives", "Contrast the model you use{ for §|} with the one it replaced."],
      ["examples", "Run one worked case{ of §|} from start to end."],
      ["assumptions", "Write down what the answer{ on §|} takes as given."],
      ["depth", "Go down to the mechanism{ of §|} where names alone would not explain it."],
      ["purpose", "Say which decision each figure{ on §|} would inform."],
      ["criteria", "State the threshold{ for §|} at which the answer flips."],
      ["format", "Use a table{ for §|} wherever more than two things share attributes."],
      ["sources", "Refer to the standard or primary source{ on §|} by name."],
      ["verification", "Give a quick check{ on §|} that would expose a wrong answer."],
      ["edge-cases", "Say what the usual simplification{ of §|} leaves out."],
      ["depth", "Separate cause, condition and trigger{ of §|}."],
      ["steps", "Derive the result{ for §|} rather than state it, where that takes few lines."],
    ],
  },
  work: {
    professional: [
      ["criteria", "Say how I will recognise{ with §|} that it worked, in terms I can measure."],
      ["alternatives", "Weigh effort against effect, and put what matters most first."],
      ["tone", "Keep it businesslike, so that I can pass it on unchanged."],
      ["constraints", "Keep to what can be done{ about §|} with ordinary means and time."],
      ["sources", "Say which parts{ of §|} are proven practice and which are your judgement."],
      ["edge-cases", "Point out the dependency{ in §|} that is most likely to slip."],
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
      ["constraints", "Leave out what every list{ on §|} has."],
      ["tone", "Keep it light{ about §|}, as notes between people who like working together."],
      ["depth", "Take the best idea{ for §|} one step further than is reasonable."],
    ],
    technical: [
      ["format", "Use a table with the step, its input, its result and the time it takes."],
      ["edge-cases", "List the risks{ for §|}, how each would show early, and the fallback."],
      [
        "verification",
        "Check the whole for conflicts in time, cost and capacity before you present it.",
      ],
      ["criteria", "Give each item{ of §|} an owner, an effort and a test for being done."],
      ["steps", "Order the work{ on §|} by what blocks what."],
      ["constraints", "State the assumptions about time and means{ for §|} in one place."],
    ],
  },
  numbers: {
    professional: [
      ["criteria", "Finish with one sentence on what the result means in practice."],
      ["tone", "Explain the method so that a colleague can follow and repeat it."],
      ["alternatives", "Mention a simpler way if there is one."],
      ["format", "Put the result{ for §|} in the first line and the way to it below."],
      ["assumptions", "State every assumption{ about §|} that changes the figure."],
      ["verification", "Check the result{ for §|} against a rough estimate made beforehand."],
      ["edge-cases", "Mention the slip{ with §|} that leads to the common wrong answer."],
      ["steps", "Give every step a line of its own and its reason beside it."],
    ],
    creative: [
      [
        "angle",
        "Open with an intuition or a picture that makes the result plausible before the calculation.",
      ],
      ["imagery", "Translate the numbers into something one can imagine."],
      ["alternatives", "Show a second, more elegant route if there is one."],
      ["examples", "Retell the problem{ of §|} with everyday things before solving it."],
      ["edge-cases", "Try an extreme value{ for §|} and tell what it reveals."],
      [
        "tone",
        "Tell the solution{ of §|} as a chase: what is known, what hides, how it is caught.",
      ],
      ["steps", "Let me try the next step{ of §|} before you show it."],
      ["purpose", "End with where the same idea turns up in daily life."],
    ],
    technical: [
      [
        "format",
        "List the given quantities, what is asked for and the formulas used before you calculate.",
      ],
      ["constraints", "Keep units and precision through every step, and round only at the end."],
      ["criteria", "State the range in which the method is valid."],
      [
        "verification",
        "Cross-check the result{ for §|} by dimension, sign and order of magnitude.",
      ],
      ["edge-cases", "Note degenerate cases{ of §|} and division by nothing."],
      ["steps", "Solve {§|it} in symbols first and put the figures in last."],
      ["assumptions", "Name the theorem or rule{ for §|} each step rests on."],
      ["alternatives", "Confirm the result{ for §|} by a second method."],
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
