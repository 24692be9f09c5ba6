/** How an explanation or comparison of notions should be built. */
export const explainingStatements = {
  "explain-misread": "Say what people most often get wrong about it.",
  "explain-one-picture":
    "Carry it with one comparison from everyday life, and say where the comparison breaks down.",
  "explain-worked":
    "Say in plain words what it claims, and show on one small case with numbers what that means.",
  "explain-simplified": "Say where the explanation simplifies.",
  "explain-words-to-say": "Give words I can say as they are, not a text about the topic.",
  "explain-next-question": "Add the question they will probably ask next, with an answer.",
  "difference-first": "Put the difference that matters most in the first sentence.",
  "pros-weighty-first": "Put the weightiest points first, and say for whom they count most.",
  "pros-weighty-short": "Put the weightiest points first.",
  "pros-turn": "Say under which conditions the balance tips the other way.",
  "history-why": "Say at each turning point what led to it.",
  "document-plain":
    "Say first what it means for me and whether anything has to be done by a date, then explain the words.",
} as const satisfies Readonly<Record<string, string>>;
