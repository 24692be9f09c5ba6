import type { Need } from "../ask.ts";

/** What may be missing where only the form of the question is known, and the field for the rest. */
export const byFormNeeds = {
  "my-situation": {
    label: "My case",
    question: "In a line: what have you got, where, how far are you?",
    suggestions: [],
    said: "\\bi(?:'m| am|'ve| have)\\b|\\bmy (?!\\p{L}+ ?$)",
  },
  goal: {
    label: "Goal",
    question: "What is the goal, and what must not be missing?",
    suggestions: [],
    said: "\\bfor (?:my|our|an?|the) |\\bincluding\\b|\\bto (?:help|secure|learn|transition)\\b|\\bso that\\b|\\bin order to\\b|\\bgoal\\b|\\bbecause\\b|\\bi want to\\b",
  },
  "exact-problem": {
    label: "What happens exactly",
    question: "What happens exactly, and since when?",
    suggestions: [],
    said: '\\bwhen i\\b|\\bsince\\b|\\bafter\\b|\\bevery time\\b|\\berror\\b.*[:"]',
  },
  "thing-itself": {
    label: "What it is exactly",
    question: "What exactly is it: kind, age, model?",
    suggestions: [],
  },
  "anything-else": {
    label: "Also",
    question: "Anything else the answer should know?",
    suggestions: [],
  },
} as const satisfies Readonly<Record<string, Need>>;
