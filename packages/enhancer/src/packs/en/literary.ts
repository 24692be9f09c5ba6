import type { LanguagePack } from "../language-pack.ts";

export const literaryEn: LanguagePack["literary"] = {
  family: "literary",
  core: [
    [
      "constraints",
      "Choose one moment{ with §|} and stay close to it instead of telling everything.",
    ],
    ["role", "Tell it from the point of view of [who speaks], and let that show in every line."],
    ["length", "About [length] is enough."],
  ],
  brief: [
    ["constraints", "One moment{ with §|}, no moral at the end."],
    ["tone", "Mood: [mood]."],
    ["imagery", "Concrete images only."],
  ],
};

export const literaryStylesEn: LanguagePack["styles"]["literary"] = {
  professional: [
    [
      "criteria",
      "Give it a clear arc: a beginning that raises a question, a turn, and an ending that answers it in an unexpected but fair way.",
    ],
    ["tone", "Keep the language controlled, with every sentence doing work."],
    ["audience", "It is meant for [audience]."],
  ],
  creative: [
    [
      "angle",
      "Find a way into {a piece on §|the subject} that nobody would try first, and begin in the middle of it.",
    ],
    [
      "imagery",
      "Work with sounds, smells and textures instead of abstract words, and give the voice a character of its own.",
    ],
    [
      "alternatives",
      "Let the ending turn the opening image in a new light rather than explain it.",
    ],
  ],
  technical: [
    [
      "format",
      "Decide on form, tense, narrator and rhythm before you start, name them in one line, and hold to them.",
    ],
    [
      "verification",
      "Afterwards, check for continuity errors and worn-out phrases and remove them.",
    ],
    [
      "edge-cases",
      "Where the form asks for a fixed pattern, follow it exactly and break it at most once, on purpose.",
    ],
  ],
};
