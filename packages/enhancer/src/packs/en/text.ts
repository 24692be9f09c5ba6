import type { LanguagePack } from "../language-pack.ts";

export const textTasksEn: LanguagePack["tasks"] = {
  writing: {
    family: "text",
    core: [
      ["audience", "It is for [target audience]{; assume they know little about §|}."],
      ["purpose", "Build it around one idea{ about §|} and cut whatever does not serve it."],
      ["length", "{Keep the ¤ to|Keep it to} about [length]."],
    ],
    brief: [
      ["audience", "Readers: [target audience]."],
      ["purpose", "One central idea{ about §|}, nothing beside it."],
      ["constraints", "No filler, no clichés."],
    ],
  },
  email: {
    family: "message",
    core: [
      [
        "context",
        "{The ¤ goes to|It goes to} [recipient], and what matters about the situation is [key facts].",
      ],
      [
        "purpose",
        "After reading it, the recipient should know{ what § has to do with them and|} exactly what I am asking for.",
      ],
      [
        "format",
        "Start with a subject line, say the point in the opening sentence and close with one clear next step.",
      ],
    ],
    brief: [
      ["context", "To: [recipient]; key facts: [facts]."],
      ["format", "Subject line, then the point{ about §|} in the opening sentence."],
      ["constraints", "Leave out pleasantries that say nothing."],
    ],
  },
  marketing: {
    family: "text",
    core: [
      ["audience", "Speak to [target customer] and to the problem they have before they find us."],
      [
        "purpose",
        "Lead with the benefit{ of §|} and back it with something concrete, not with superlatives.",
      ],
      ["criteria", "It succeeds when the reader takes this step: [desired action]."],
    ],
    brief: [
      ["audience", "Customer: [target customer]."],
      ["purpose", "Benefit first{ for §|}, no superlatives."],
      ["criteria", "One call to action: [desired action]."],
    ],
  },
  resume: {
    family: "making",
    core: [
      ["context", "The role is [target position], and my relevant experience is [key experience]."],
      [
        "format",
        "Build every bullet from the action I took, the tools I used, the scope, a metric and the impact.",
      ],
      [
        "constraints",
        "Use only facts I give you; where a figure is missing, leave a marked gap instead of guessing.",
      ],
    ],
    brief: [
      ["context", "Role: [target position]."],
      ["format", "Per bullet: action, tools, scope, metric, impact."],
      ["constraints", "Only facts I give you."],
    ],
  },
  translation: {
    family: "making",
    core: [
      [
        "tone",
        "Keep the tone and register of the original, and prefer what a native speaker would say over the literal wording.",
      ],
      ["constraints", "Leave names, numbers, code and formatting as they are."],
      [
        "alternatives",
        "Where a phrase can be read in more than one way, translate the likelier reading and mention the other below.",
      ],
    ],
    brief: [
      ["tone", "Keep tone and register; sound native."],
      ["constraints", "Leave names and numbers as they are."],
      ["alternatives", "Note ambiguous phrases below."],
    ],
  },
  summary: {
    family: "making",
    core: [
      ["audience", "The summary{ of §|} is for [reader], who will not read the original."],
      [
        "length",
        "Begin with the main point in one sentence, then the few points that support it, in the order of their weight.",
      ],
      [
        "constraints",
        "Stay with what the text says; keep its figures and its caveats, and add no opinion.",
      ],
    ],
    brief: [
      ["length", "Main point in one sentence, then what supports it."],
      ["constraints", "Only what the text says."],
      ["criteria", "Keep figures and caveats."],
    ],
  },
  "role-play": {
    family: "literary",
    core: [
      [
        "role",
        "Stay in the role until I say otherwise, and let it show in word choice and in what the character cares about.",
      ],
      ["context", "The scene begins with [situation], and I am [who I am in it]."],
      ["constraints", "Answer one turn at a time and leave my own lines and decisions to me."],
    ],
    brief: [
      ["role", "Stay in the role."],
      ["constraints", "One turn at a time; never speak for me."],
      ["context", "Scene: [situation]."],
    ],
  },
};
