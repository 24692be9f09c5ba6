/** How names, plans for parties and lists of ideas should be built. */
export const ideasStatements = {
  "fund-effort": "Say for each what it brings in roughly, and how many people it takes.",
  "party-prepare": "Say for each what has to be prepared, and how long before.",
  "name-spread": "Make the alternatives really different in kind, not variations of one.",
  "name-check": "Say what to check before I use one, such as registers and domains.",
  "name-short": "Make the alternatives really different in kind.",
  "babyname-line": "Give for each the meaning and how it is said, in one line.",
  "title-spread": "Make them differ in approach, and mark the one you would take.",
  "party-timetable": "Give a timetable for the event and a list of what to do when beforehand.",
  "party-helpers": "Mark what can be left out if time or money runs short.",
  "party-timetable-short": "Give a timetable and a list of what to prepare.",
  "kids-line": "Say for each what it takes and how long it usually lasts.",
  "kids-again": "Prefer what children can go on with alone.",
  "games-rules": "Give the rules so short that I can read them out.",
  "games-shy": "Leave out what would embarrass a shy person.",
  "hustle-first-customer":
    "Say for each how to get the first paying customer, and what usually goes wrong.",
  "hustle-short": "Name for each the way to the first paying customer.",
  "hustle-test": "Name for each a test that costs little, and when to give up.",
  "hobby-try": "Name for each a first try that costs little.",
  "project-first-step": "Add to each a line on why it can work and where it gets hard.",
  "project-own": "Prefer questions that I can really answer with my means.",
  "ideas-obvious": "Leave out what everyone thinks of first.",
  "craft-check":
    "Check that the counts of each row or piece add up, and say how to make it bigger or smaller.",
} as const satisfies Readonly<Record<string, string>>;
