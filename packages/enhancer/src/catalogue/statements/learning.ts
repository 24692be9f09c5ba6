/** How plans for learning, lessons and tests should be built. */
export const learningStatements = {
  "course-each":
    "Say for each whom it suits, what it costs and how long it takes, and what I should check as courses change.",
  "debate-strongest":
    "Begin with the strongest argument, and say for each what kind of proof would carry it.",
  "debate-reply": "Name what the other side will say to it, with a reply of one sentence.",
  "debate-short": "The strongest first, each with the other side's answer.",
  "learn-leave-out": "Start with the smallest part I can use at once, and say what can wait.",
  "learn-stuck": "Name where most beginners get stuck, and what helps there.",
  "learn-check": "Say how I can tell that I'm ready for the next part.",
  "instrument-soon":
    "Let me play something real in the first week, and bring in theory only where it helps.",
  "instrument-short": "Start with something real to play, not with theory.",
  "language-first-words": "Begin with what I can use in a conversation within the first weeks.",
  "coding-one-project": "Build it around one small project that grows as I learn.",
  "teach-check": "End with two or three questions by which I can check myself.",
  "study-self-test": "Build in self-tests from the start, and leave slack for what slips.",
  "study-self-test-short": "Build in self-tests, and leave slack.",
  "study-one-change": "Put first the one change that helps most.",
  "quiz-wait": "Wait for my answer before you give the solution.",
  "quiz-again": "When I'm wrong, say why, and come back to that point later.",
  "test-key": "Put the answers at the end, apart from the questions.",
  "test-undisputed": "Word each question so that its answer can't be disputed.",
  "sheet-rising": "Go from easy to hard, and put the solutions at the end.",
  "cards-one-fact": "Put one fact on each card, asked so that I have to recall it.",
  "lesson-minutes": "Give each part its minutes, and say what the learners do in it.",
  "lesson-check": "End with a quick way to see who has understood it.",
  "lesson-short": "Give each part its minutes and an activity.",
  "notes-apart": "Keep what I must know by heart apart from what I must understand.",
  "practice-turns": "Take one turn at a time, and wait for mine.",
  "rubric-seen":
    "Describe each level by what can be seen in the work, so that two teachers would give the same mark.",
  "report-strength": "Begin with a strength, and say what is weak as the next step to take.",
} as const satisfies Readonly<Record<string, string>>;
