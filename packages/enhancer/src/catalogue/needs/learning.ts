import type { Need } from "../ask.ts";

/** What learning, teaching and testing turn on. */
export const learningNeeds = {
  "learn-goal": {
    label: "What I want to be able to do",
    question: "What do you want to be able to do, by when?",
    suggestions: ["the basics, within a month", "use it at work soon", "enjoy it as a hobby"],
    said: "\\bso (?:that )?i can\\b|\\bin order to\\b|\\bfor (?:a|an|my) (?:trip|job|work|test|exam|class|wedding|career)\\b|\\bin \\d+ (?:days?|weeks?|months?|years?)\\b|\\bby (?:the end|next|summer|christmas)\\b|\\bmy goal\\b",
  },
  "learn-time": {
    label: "Time I have",
    question: "How much time can you really give it?",
    suggestions: ["15 minutes a day", "an hour on weekdays", "weekends only"],
    said: "\\b(?:\\d+|an?|one|two|three|few|half an?) (?:min(?:ute)?s?|hours?)\\b|\\bhours? (?:a|per|each) (?:day|week)\\b|\\bevenings?\\b|\\bweekends?\\b|\\bevery day\\b",
  },
  "instrument-goal": {
    label: "What I want to play",
    question: "What do you want to play, and by when?",
    suggestions: [
      "one song for an event",
      "songs to sing along",
      "classical pieces",
      "with a band",
    ],
    said: "\\bso (?:that )?i can\\b|\\bsongs?\\b|\\bin \\d+ (?:weeks?|months?)\\b|\\bjazz\\b|\\bclassical\\b|\\brock\\b|\\bblues\\b|\\bmetal\\b|\\bfor (?:a|my) \\p{L}+",
  },
  "instrument-have": {
    label: "Where I stand",
    question: "Do you have an instrument, and have you played before?",
    suggestions: ["have one, never played", "played as a child", "still have to get one"],
    said: "\\bi (?:have|own|got|bought|played|play)\\b|\\bbeginner\\b|\\bself[- ]taught\\b|\\bno idea\\b.*\\bi have\\b|\\bnever played\\b",
  },
  "language-goal": {
    label: "What I need it for",
    question: "What do you need it for, and by when?",
    suggestions: ["get by on a trip", "talk with family", "pass a language test", "use it at work"],
    said: "\\bfor (?:a|an|my|the|work|travel|business|school)\\b|\\bin \\d+ (?:weeks?|months?|years?)\\b|\\bbecause\\b|\\bso (?:that )?i can\\b|\\b(?:ielts|toefl|dele|delf|jlpt|hsk|goethe)\\b",
  },
  "language-level": {
    label: "How well I speak it",
    question: "How well do you speak it now?",
    suggestions: ["not at all", "a few words", "I get by, with mistakes", "fairly well"],
    said: "\\bbeginners?\\b|\\b[abc][12]\\b|\\bintermediate\\b|\\badvanced\\b|\\bfluent\\b|\\bfrom (?:scratch|zero)\\b|\\bi (?:can|know|speak|already)\\b|\\bbasics?\\b",
  },
  "practice-scene": {
    label: "Situation to practice",
    question: "Which situation do you want to practice?",
    suggestions: ["small talk", "ordering food", "a job interview", "at the doctor"],
    said: "\\b(?:restaurant|caf[eé]|doctor|hotel|airport|interview|small talk|shopping|ordering|directions|phone call|pharmacy|meeting)\\b",
  },
  "practice-mistakes": {
    label: "My mistakes",
    question: "How should your mistakes be handled?",
    suggestions: ["correct them right away", "collect them for the end", "only the worst ones"],
    said: "\\bcorrect\\b|\\bmistakes?\\b|\\bfeedback\\b",
  },
  "coding-goal": {
    label: "What I want to do with it",
    question: "What do you want to build or do with it?",
    suggestions: [
      "get a developer job",
      "build a website or app",
      "analyze data",
      "automate my work",
    ],
    said: "\\bfor (?:data|web|machine|ai|games?|my|a|work|automation|finance|trading)\\b|\\bso (?:that )?i can\\b|\\bto (?:build|make|get|become|automate|analy[sz]e)\\b|\\bjob\\b|\\bgames?\\b",
  },
  "exam-when": {
    label: "Exam and date",
    question: "Which exam is it, and when?",
    suggestions: ["finals, in two weeks", "next month", "no exam, no date"],
    said: "\\bin \\d+ (?:days?|weeks?|months?)\\b|\\btomorrow\\b|\\bnext (?:week|month|friday|monday)\\b|\\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\\b|\\b\\d+[- ](?:day|week|month)\\b",
  },
  "study-weak": {
    label: "What is hard for me",
    question: "What do you know already, what is hardest?",
    suggestions: ["I start from zero", "know most, but it's rusty", "one topic I don't get"],
    said: "\\bfrom (?:scratch|zero)\\b|\\bi(?:'m| am) (?:bad|weak|good|struggling)\\b|\\bstruggl|\\bweak\\b|\\bhard for me\\b|\\bbeginner\\b",
  },
  "study-trouble": {
    label: "What goes wrong now",
    question: "What goes wrong when you study now?",
    suggestions: [
      "I forget it again",
      "I keep putting it off",
      "I get distracted",
      "it's too much",
    ],
    said: "\\bforget|\\bprocrastinat|\\bdistract|\\btired\\b|\\bcan'?t (?:focus|concentrate|remember)\\b|\\badhd\\b|\\boverwhelm|\\bfocus|\\bmemori[sz]e",
  },
  "task-paste": {
    label: "The task",
    question: "Paste the exact task here, as it is worded.",
    suggestions: [],
    said: "\\n|\\d ?[=+*/^x] ?\\d|[=?] ?\\d|:\\s*\\S+ \\S+ \\S+",
  },
  "task-help": {
    label: "Help I want",
    question: "Where are you stuck, and what help do you want?",
    suggestions: ["only a hint to start", "the solution, explained", "check my answer"],
    said: "\\bhint\\b|\\bcheck\\b|\\bsolve\\b|\\bexplain\\b|\\bi(?:'m| am) stuck\\b|\\bdon'?t (?:get|understand|know)\\b",
  },
  "class-who": {
    label: "Who it is for",
    question: "Which age or level, and what do they know of it?",
    suggestions: ["about 8 years old", "about 13, beginners", "high school", "adults"],
    said: "\\bgrade(?:rs?)?\\b|\\byear[- ]?olds?\\b|\\bkindergarten|\\bpreschool|\\b(?:middle|high|elementary|primary) school|\\bcollege\\b|\\badults?\\b|\\bbeginners?\\b|\\btoddlers?\\b|\\ba[- ]level\\b|\\bgcse\\b|\\b[abc][12]\\b|\\besl\\b|\\b(?:kids|teens)\\b|\\bks\\d\\b",
  },
  "class-time": {
    label: "Time and equipment",
    question: "How long is the lesson, and what is in the room?",
    suggestions: ["45 minutes, a board", "an hour, a projector", "half an hour, online"],
    said: "\\b\\d+[- ]?(?:min(?:ute)?s?|hours?)\\b|\\bhour\\b|\\bonline\\b",
  },
  "class-goal": {
    label: "What they should learn",
    question: "What should they be able to do afterwards?",
    suggestions: [],
    said: "\\bobjectives?\\b|\\bgoals?\\b|\\bbe able to\\b|\\bstandards?\\b",
  },
  "test-shape": {
    label: "Number and kind",
    question: "How many, and of which kind?",
    suggestions: ["10 multiple choice", "15, mixed kinds", "5 open questions"],
    said: "\\b(?:\\d+|five|ten|twenty)\\b|\\bmultiple[- ]choice\\b|\\btrue (?:or|and|/) false\\b|\\bmcqs?\\b|\\bfill[- ]in\\b|\\bopen\\b",
  },
  "test-from": {
    label: "What it must stick to",
    question: "Which chapters, list or text must it stick to?",
    suggestions: ["nothing special", "I'll paste my notes"],
    said: "\\n|\\bchapters?\\b|\\bunit \\d|\\bfrom (?:this|these|my|the)\\b|\\bnotes\\b",
  },
  "rubric-task": {
    label: "The assignment",
    question: "Which grade, and what exactly must they hand in?",
    suggestions: [],
    said: "\\bgrade\\b|\\bgraders?\\b",
  },
  "rubric-weight": {
    label: "What counts most",
    question: "What should count most?",
    suggestions: ["the content", "structure", "language", "effort"],
  },
  "rubric-levels": {
    label: "Levels",
    question: "How many levels or points?",
    suggestions: ["4 levels", "5 levels", "100 points"],
    said: "\\b\\d+[- ](?:levels?|points?)\\b",
  },
  "report-seen": {
    label: "What I saw",
    question: "What have you really seen, good and bad?",
    suggestions: [],
    said: "\\b(?:bright|distracted|quiet|disruptive|struggl\\p{L}*|improv\\p{L}*|talkative|hard ?working)\\b",
  },
  "report-next": {
    label: "Next step",
    question: "What should the child or the parents do next?",
    suggestions: ["read every day", "ask for help", "hand work in on time"],
  },
  "report-rules": {
    label: "Rules of the school",
    question: "Which subject, how long, and who reads it?",
    suggestions: ["3 sentences, parents"],
  },
} as const satisfies Readonly<Record<string, Need>>;
