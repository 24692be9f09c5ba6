import type { Need } from "../ask.ts";

/** What may be missing where only the form of the question is known, and the field for the rest. */
export const byFormNeeds = {
  "my-situation": {
    label: "My case",
    question: "In a line: what have you got, where, how far are you?",
    suggestions: [],
    said: "\\bi(?:'m| am|'ve| have)\\b|\\bmy (?!\\p{L}+ ?$)|\\b(?:we(?:'?re| are|'?ve| have| live| got)|i (?:live|got|own|bought|keep|work|started|tried|just)|since|last (?:year|week|month|spring|summer)|\\d+ (?:years?|weeks?|months?|days?|hives?|pieces)|apartment|flat|garden|yard|balcony|humid|dry|cold|heated|attic|basement|cellar|beginner|never|first (?:year|time)|second ?hand|near (?:a|the)|in (?:florida|texas|the (?:garden|house|attic|basement|bedroom)))\\b",
  },
  goal: {
    label: "Goal",
    question: "What is the goal, and what must not be missing?",
    suggestions: [],
    said: "\\bfor (?:my|our|an?|the) |\\bincluding\\b|\\bto (?:help|secure|learn|transition)\\b|\\bso that\\b|\\bin order to\\b|\\bgoal\\b|\\bbecause\\b|\\bi want to\\b|\\b(?:must|have to|has to|needs? to|should|want|so we|earn|sell|money|rid of|don'?t forget|not forget|goal|aim|because|safe|winter|frost|pipes|mice|kids|before|until|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|charity|moving|declutter|children|\\d+ (?:people|families|tables|houses))\\b",
  },
  "exact-problem": {
    label: "What happens exactly",
    question: "What happens exactly, and since when?",
    suggestions: [],
    said: '\\bwhen i\\b|\\bsince\\b|\\bafter\\b|\\bevery time\\b|\\berror\\b.*[:"]|(?:[,.:?]|\\b(?:since|only|when)) .*\\b(?:ago|yesterday|today|last (?:week|month|night|year)|for (?:\\d+|a|two|three|some|weeks|months|days)|started|suddenly|only (?:when|on|if|at)|while|every (?:few|day|morning|ride)|as soon as|always|all the time|at first|then|but|new|minutes?|black|loud|left|right|in the (?:cold|rain|morning)|going|uphill|sit|stand)\\b',
  },
  "thing-itself": {
    label: "What it is exactly",
    question: "What exactly is it: kind, age, model?",
    suggestions: [],
    said: "\\b\\d+[- ]?(?:years?|yrs?|months?) old\\b|\\b(?:brand new|new|old|second ?hand|antique|vintage|from (?:19|20)\\d\\d|(?:19|20)\\d\\d|brooks|ikea|bosch|model|brand|made (?:of|in|by)|leather|soy|beeswax|paraffin|wooden|plastic|metal|cotton|wool|steel|glass|wick|electric|gas)\\b",
  },
  "anything-else": {
    label: "Also",
    question: "Anything else the answer should know?",
    suggestions: [],
  },
} as const satisfies Readonly<Record<string, Need>>;
