import type { Need } from "../ask.ts";

/** What many kinds of request turn on. More particular needs stand beside their asks' area. */
export const commonNeeds = {
  tone: {
    label: "Tone",
    question: "How should it sound?",
    suggestions: ["warm", "matter-of-fact", "funny", "formal"],
    said: "\\btone\\b|\\b(?:in)?formal\\b|\\bfriendly\\b|\\bfunny\\b|\\bhumorous\\b|\\bpolite\\b|\\bserious\\b|\\bwarm\\b|\\bcasual\\b|\\bwitty\\b|\\bprofessional\\b|\\bin the style of\\b|\\bheartfelt\\b",
  },
  deadline: {
    label: "By when",
    question: "By when do you need it, or does it happen?",
    suggestions: ["today", "this week", "in a month"],
    said: "\\btoday\\b|\\btonight\\b|\\btomorrow\\b|\\bthis (?:week|month|weekend|summer|winter|spring|fall|autumn)\\b|\\bnext (?:week|month|year)\\b|\\bin \\d+ (?:days?|weeks?|months?)\\b|\\bdue\\b|\\bby the end of\\b|\\b\\d+[- ](?:day|week|month|hour)\\b|\\b(?:this|next) (?:sunday|saturday)\\b|\\bthis weekend\\b|\\bdaily\\b|\\bweekly\\b|\\b(?:by|on) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)\\b|\\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\\b",
  },
  budget: {
    label: "Budget",
    question: "What may it cost?",
    suggestions: ["as little as possible", "mid-range", "money is no issue"],
    said: "[$€£¥]\\s?\\d|\\b\\d+\\s?(?:dollars?|bucks|euros?|pounds?|usd|eur|gbp|k)\\b|\\bbudget\\b|\\bcheap\\b|\\bfree\\b|\\bunder \\d+",
  },
  country: {
    label: "Country or state",
    question: "Which country or state are you in?",
    suggestions: ["United States", "United Kingdom", "Germany", "India"],
    said: "\\b(?:us|usa|uk|united states|united kingdom|canada|ontario|australia|india|germany|france|spain|italy|california|texas|florida|new york|ireland|netherlands|england|scotland)\\b",
  },
  limits: {
    label: "Limits",
    question: "What limits you: money, time, space, tools?",
    suggestions: ["little money", "little time", "little space"],
    said: "[$€£]\\s?\\d|\\bbudget\\b|\\bcheap\\b|\\bby the end of\\b|\\bwithout\\b|\\bno \\p{L}+|\\bnot? (?:too|more|less)\\b|\\bavoid\\b|\\bmust(?:n't| not)?\\b|\\bonly\\b|\\bcan'?t\\b|\\bdon'?t (?:want|have|like)\\b",
  },
  "matters-most": {
    label: "What matters most",
    question: "What matters most to you here?",
    suggestions: ["price", "quality", "little effort", "lasting long"],
    said: "\\bmost important\\b|\\bmatters?\\b|\\bi (?:care|prefer|want)\\b|\\bpriorit",
  },
  "tried-so-far": {
    label: "Tried so far",
    question: "What have you tried, and what happened?",
    suggestions: ["nothing yet"],
    said: "\\btried\\b|\\balready\\b|\\bdid\\b|\\bafter i\\b|\\bstill\\b",
  },
  material: {
    isMaterial: true,
    label: "The text itself",
    question: "Paste the text it is about here.",
    suggestions: [],
    said: '["“„«][^"”“»]{6,}["”“»]|^[^.!?]{1,200}[.!?] (?:\\S+ ){30,}',
  },
} as const satisfies Readonly<Record<string, Need>>;
