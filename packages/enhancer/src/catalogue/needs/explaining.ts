import type { Need } from "../ask.ts";

/** What an explanation turns on: what it serves, and what is known already. */
export const explainingNeeds = {
  "explain-for": {
    label: "What I need it for",
    question: "What do you need it for?",
    suggestions: [
      "just understand it",
      "for a test or class",
      "explain it to others",
      "decide something",
    ],
    said: "\\b(?:like|as if) i(?:'?m| am| was| were) (?:a )?(?:five|5|six|6|ten|10)\\b|\\beli ?5\\b|\\bin brief\\b|\\bbriefly\\b|\\bso that\\b|\\bbecause i\\b|\\bi need (?:it|this) (?:for|to)\\b|\\bfor (?:my|an?|the) (?:\\p{L}+ ){0,2}(?:class|course|test|exam|job|work|project|presentation|essay|interview|meeting|paper|talk|kids?|son|daughter|students?)\\b|\\bi(?:'m| am) (?:studying|writing|preparing|teaching|trying)\\b|\\bto (?:my|a) (?:\\p{L}+ )?(?:kids?|child|son|daughter|boss|students?|class)\\b",
  },
  "explain-known": {
    label: "What I know already",
    question: "What do you know about it, or about something close?",
    suggestions: ["nothing yet", "the basic idea", "I had it in school", "I work with it"],
    said: "\\bfrom (?:scratch|zero)\\b|\\bno (?:experience|idea)\\b|\\bnever\\b|\\bbeginners?\\b|\\bbasics?\\b|\\bintermediate\\b|\\badvanced\\b|\\b(?:like|as if) i(?:'?m| am| was| were)\\b|\\beli ?5\\b|\\bi(?:'m| am) (?:new|an?)\\b|\\bi (?:already )?know\\b|\\bclueless\\b|\\bsimpl[ey]\\b|\\b(?:layman|dumm(?:y|ies)|plain english|easy words)\\b|year[- ]?olds?\\b|\\bgrade(?:rs?)?\\b|\\bto (?:an?|my) \\p{L}+",
  },
  "explain-focus": {
    label: "What interests me most",
    question: "Which side or part of it interests you most?",
    suggestions: ["a short overview", "how it began", "what it means today"],
    said: "\\bespecially\\b|\\bmainly\\b|\\bfocus|\\bin particular\\b|\\boverview\\b|\\b(?:in|during|since|from|before|after) (?:the )?\\d{3,4}|\\bcentur|\\bbrief|\\bshort\\b",
  },
  "explain-listener": {
    label: "Who listens",
    question: "How old are they, and what do they know of it?",
    suggestions: ["about 5, nothing yet", "about 10, a little", "an adult, no idea of it"],
    said: "year[- ]?olds?\\b|\\bage\\b|\\bgrade(?:rs?)?\\b|\\btoddler\\b|\\bteen",
  },
  "explain-why-now": {
    label: "Why it comes up",
    question: "Why does it come up now?",
    suggestions: [
      "they asked me",
      "they have to decide",
      "it concerns them",
      "they worry about it",
    ],
    said: "\\bbecause\\b|\\basked\\b|\\bkeeps? asking\\b|\\bsince\\b",
  },
  "difference-for": {
    label: "What I need it for",
    question: "Must you choose one, or only tell them apart?",
    suggestions: ["I have to choose one", "to tell them apart", "for a test or class"],
    said: "\\bwhich (?:one )?(?:is|should|to)\\b|\\bchoose\\b|\\bbetter\\b|\\bfor (?:my|an?) \\p{L}+|\\bi (?:need|have|want)\\b",
  },
  "pros-for": {
    label: "What I need it for",
    question: "Are you deciding, or is it for school or work?",
    suggestions: ["I have to decide myself", "for an essay or debate", "for a talk at work"],
    said: "\\bi(?:'m| am) (?:thinking|considering|deciding|writing)\\b|\\bessay\\b|\\bdebate\\b|\\bfor (?:me|us|my|our)\\b|\\bshould i\\b|\\bfor (?:an?|the) (?:class|essay|talk|presentation)\\b",
  },
  "pros-versus": {
    label: "Compared with",
    question: "Compared with what?",
    suggestions: ["how I do it now", "the usual way", "not doing it at all"],
    said: "\\bversus\\b|\\bvs\\b|\\bcompared\\b|\\bthan\\b|\\binstead of\\b|\\bor\\b",
  },
  "document-text": {
    label: "The text",
    question: "Paste the part you mean, without names and numbers.",
    suggestions: [],
    isMaterial: true,
  },
  "document-decide": {
    label: "What I must do with it",
    question: "What worries you, or what must you decide or do?",
    suggestions: ["is it right?", "do I have to pay?", "is it serious?", "what to do next"],
    said: "\\b(?:should i|do i (?:have|need)|is it (?:serious|bad|right|normal)|high|low|too)\\b",
  },
  "document-situation": {
    label: "My situation",
    question: "What about you matters for it: country, age, job, history?",
    suggestions: [],
    said: "\\b(?:i(?:['’]?m| am) (?:\\d+|an? )|self[- ]employed|in (?:the )?(?:uk|us|usa|england|germany|canada|australia|india|ireland))\\b",
  },
} as const satisfies Readonly<Record<string, Need>>;
