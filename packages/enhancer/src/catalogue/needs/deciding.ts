import type { Need } from "../ask.ts";

/** What decisions turn on. */
export const decidingNeeds = {
  "decide-matters": {
    label: "What matters most",
    question: "What matters most to you in this?",
    suggestions: ["cost", "less stress", "the long run", "keeping options open"],
    said: "\\bmost important\\b|\\bmatters?\\b|\\bi (?:care|prefer|value)\\b|\\bpriorit|\\bgoal\\b|\\bi want\\b",
  },
  "decide-for-against": {
    label: "For and against so far",
    question: "What speaks for it, and what holds you back?",
    suggestions: [],
    said: "\\bbecause\\b|\\bbut i(?:'m| am)?\\b|\\bafraid\\b|\\bworried\\b|\\bi(?:'m| am) (?:not )?\\p{L}+ing\\b|\\bsince i\\b|\\bi hate\\b|\\bi love\\b",
  },
  "decide-limits": {
    label: "Limits",
    question: "What limits you: money, time, other people?",
    suggestions: ["money is tight", "little time", "family must agree", "nothing much"],
    said: "\\bgpa\\b|\\bgrades\\b|\\bscholarship|\\bcheap|\\bin (?:the )?(?:us|uk|usa|canada|germany|india|europe|australia)\\b|[$€£]\\s?\\d|\\bbudget\\b|\\bcan'?t\\b|\\bonly have\\b|\\bwith (?:kids|a baby|a family|my)\\b|\\bdeadline\\b|\\bafford\\b",
  },
  "decide-when": {
    label: "When I must decide",
    question: "By when must you decide, and can you undo it?",
    suggestions: ["this week, for good", "no hurry", "soon, but I can undo it"],
    said: "\\btoday\\b|\\btomorrow\\b|\\bthis (?:week|month|year)\\b|\\bnext (?:week|month|year)\\b|\\bby \\p{L}+day\\b|\\bright now\\b|\\bdeadline\\b",
  },
  "decide-use": {
    label: "My situation",
    question: "What in your own situation counts for this choice?",
    suggestions: [],
    said: "\\bi(?:'m| am|'ve| have| live| work| need| want)\\b|\\bfor (?:my|a|an|our) \\p{L}+|\\bmy \\p{L}+ (?:is|are|has)\\b",
  },
  "compare-points": {
    label: "Points to compare",
    question: "Which points count in the comparison?",
    suggestions: ["the few that matter most", "cost and effort", "how they came about"],
    said: "\\bin terms of\\b|\\bregarding\\b|\\bby (?:price|cost|size|quality)\\b|\\bwith respect to\\b|\\bbased on\\b|\\bon (?:price|cost|quality)\\b|\\bpros and cons\\b",
  },
  "worth-hope": {
    label: "What I hope for",
    question: "What do you hope to get out of it?",
    suggestions: ["better pay", "saving money over time", "less work or stress", "fun"],
    said: "\\bbecause\\b|\\bso that\\b|\\bto (?:get|earn|save|become|lose)\\b|\\bfor (?:my|a|an) (?!\\p{L}+ ?$)\\p{L}+",
  },
  "worth-instead": {
    label: "Otherwise I would",
    question: "What would you do otherwise?",
    suggestions: ["leave it as it is", "do something cheaper", "wait a year"],
    said: "\\bor\\b|\\binstead\\b|\\bcompared\\b|\\bvs\\b|\\botherwise\\b",
  },
  "study-likes": {
    label: "What I like and can",
    question: "What do you enjoy, and what are you good at?",
    suggestions: [
      "numbers and logic",
      "people and language",
      "making things",
      "nature and science",
    ],
    said: "\\bi (?:like|love|enjoy|am good|'m good)\\b|\\bi'?m good at\\b|\\binterested in\\b",
  },
  "study-field": {
    label: "What it should lead to",
    question: "What should it lead to, and is the field set?",
    suggestions: [
      "a secure job, field open",
      "good pay, field open",
      "the field is set",
      "no idea yet",
    ],
    said: "\\bfor (?:computer science|engineering|business|medicine|law|nursing|art|robotics|psychology|\\p{L}+ing)\\b|\\b(?:mba|phd|masters?|bachelor'?s?)\\b.*\\bin\\b|\\bi want to (?:be|become|study)\\b",
  },
  "move-why": {
    label: "What should get better",
    question: "What should get better by moving?",
    suggestions: ["lower costs", "better work", "closer to people", "nature and weather"],
    said: "\\bbecause\\b|\\bfor (?:work|a job|love|school|my)\\b|\\bcheaper\\b|\\bweather\\b|\\bwarm|\\bfor (?:families|kids|retirement|retirees|young)\\b|\\bto be (?:near|closer)\\b",
  },
  "move-life": {
    label: "My life there",
    question: "Who comes along, and what would you live on?",
    suggestions: [
      "alone, remote job",
      "alone, need a job there",
      "family, need schools",
      "retired couple",
    ],
    said: "\\bremote\\b|\\bwith (?:my|kids|a family|our)\\b|\\bretire|\\bstudent\\b|\\bfamil(?:y|ies)\\b|\\bjob offer\\b|\\balone\\b",
  },
  "lease-figures": {
    label: "Offers I have",
    question: "Which car, and what do the lease and the purchase cost?",
    suggestions: [],
    said: "[$€£]\\s?\\d|\\b\\d{3,}\\b",
  },
  "lease-use": {
    label: "How I drive",
    question: "How far do you drive a year, how long do you keep cars?",
    suggestions: [
      "little, new every 3 years",
      "a lot, until it breaks",
      "the usual, about 5 years",
    ],
    said: "\\b(?:miles|km|kilomet(?:er|re)s)\\b|\\b\\d+ years?\\b",
  },
  "rentbuy-figures": {
    label: "Figures",
    question: "What would renting and buying cost, and your savings?",
    suggestions: [],
    said: "[$€£]\\s?\\d|\\b\\d+ ?k\\b|\\b\\d{4,}\\b|\\b\\d+ ?%",
  },
  "rentbuy-years": {
    label: "How long I'd keep it",
    question: "How long would you stay there or keep it?",
    suggestions: ["two or three years", "about five years", "ten years or more"],
    said: "\\b\\d+ years?\\b|\\blong[- ]term\\b|\\bforever\\b|\\ba (?:few|couple of) years\\b",
  },
  "pet-home": {
    label: "My home",
    question: "How do you live, and how long is it alone a day?",
    suggestions: [
      "small apartment, 8 hours",
      "house with a yard, never",
      "with small children, 4 hours",
    ],
    said: "\\bapartment\\b|\\bflat\\b|\\bhouse\\b|\\byard\\b|\\bkids\\b|\\bfamil(?:y|ies)\\b|\\balone\\b|\\bchildren\\b|\\bseniors?\\b",
  },
  "pet-wish": {
    label: "What I want from it",
    question: "What do you wish for, and what would be too much?",
    suggestions: [
      "cuddly, little hair",
      "good with children",
      "cheap and easy to keep",
      "a sporty companion",
    ],
    said: "\\ballerg|\\bhypoallergenic\\b|\\bcuddly\\b|\\bshed|\\beasy\\b|\\bguard\\b|\\bquiet\\b|\\bfriendly\\b|\\bfirst\\b",
  },
  "offer-terms": {
    label: "The offer",
    question: "What is offered: pay, place, hours, contract?",
    suggestions: [],
    said: "[$€£]\\s?\\d|\\b\\d+ ?k\\b|\\b\\d+ ?%|\\bremote\\b.*\\bvs\\b",
  },
  "offer-now": {
    label: "Where I am now",
    question: "What do you have now, and what bothers you there?",
    suggestions: ["fine, but no growth", "badly paid", "I want out", "no job now"],
    said: "\\bcurrent\\b|\\bmy (?:job|boss|work)\\b|\\bunemployed\\b|\\bi hate\\b|\\bbut i\\b",
  },
  "study-limits": {
    label: "Limits",
    question: "What limits you: grades, money, place?",
    suggestions: ["average grades", "no money for fees", "must stay near home", "nothing much"],
    said: "\\bgpa\\b|\\bgrades?\\b|\\bafford\\b|\\bscholarship|[$\u20ac\u00a3]\\s?\\d|\\bin (?:the )?(?:us|uk|usa|canada|germany|india|europe|australia)\\b|\\bcheap|\\bfree\\b",
  },
} as const satisfies Readonly<Record<string, Need>>;
