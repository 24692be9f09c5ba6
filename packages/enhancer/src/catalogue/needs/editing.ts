import type { Need } from "../ask.ts";

/** What work on a text turns on besides the text. */
export const editingNeeds = {
  "translate-into": {
    label: "Into",
    question: "Into which language, and the one of which country?",
    suggestions: ["American English", "British English", "Latin American Spanish", "German"],
    said: "\\b(?:in|into|to) (?:\\p{L}+ )?(?:english|spanish|french|german|italian|portuguese|dutch|swedish|norwegian|danish|finnish|polish|russian|ukrainian|turkish|arabic|hebrew|persian|farsi|hindi|urdu|bengali|tamil|telugu|malayalam|punjabi|gujarati|marathi|chinese|mandarin|cantonese|japanese|korean|vietnamese|thai|indonesian|malay|tagalog|filipino|latin|greek|romanian|hungarian|czech|slovak|bulgarian|serbian|croatian|albanian|swahili|yoruba|zulu|afrikaans|irish|welsh|catalan|icelandic)\\b",
  },
  "translate-reader": {
    label: "Read by",
    question: "Who reads it, and how formal must it be?",
    suggestions: [
      "an office, formal",
      "a customer, polite",
      "a friend, casual",
      "just me, to understand",
    ],
    said: "\\b(?:formal|informal|casual|polite|for my \\p{L}+|to my \\p{L}+|understand|business|professional)\\b",
  },
  "work-summary-use": {
    label: "What I need it for",
    question: "What do you need it for?",
    suggestions: ["a test", "a book report", "to refresh my memory", "to decide if it's for me"],
    said: "\\bfor (?:my|a|an|the|our|school|class|kids|children)\\b|\\btest\\b|\\bexam\\b|\\breport\\b",
  },
  "work-summary-part": {
    label: "What it must cover",
    question: "Which part, and what does it have to cover?",
    suggestions: [
      "all of it, main events",
      "only the first half",
      "people and themes",
      "no spoilers",
    ],
    said: "\\bchapters?\\b|\\bacts?\\b|\\bthemes?\\b|\\bspoilers?\\b|\\bcharacters?\\b|\\bpart \\d|\\bfocus",
  },
  "work-summary-length": {
    label: "Length",
    question: "How long may it be?",
    suggestions: ["5 sentences", "half a page", "a page"],
    said: "\\b(?:\\d+|one|two|three|four|five|an?|few)[- ]?(?:words?|sentences?|paragraphs?|lines?|pages?|bullets?|bullet points?|minutes?)\\b|\\bshort\\b|\\bbrief\\b|\\bquick\\b|\\bdetailed\\b|\\btl;?dr\\b",
  },
  "summary-for": {
    label: "Who needs it, for what",
    question: "Who needs the summary, and what for?",
    suggestions: [
      "me, to study for a test",
      "my boss, to decide",
      "me, is it worth reading",
      "people who weren't there",
    ],
    said: "\\bfor (?:my|a|an|our|kids|children|the|someone|beginners|execs|executives)\\b|\\bso (?:that )?i\\b|\\btest\\b|\\bexam\\b|\\bfocus(?:ing)? on\\b|\\bonly (?:the|what)\\b|\\baction items\\b|\\bdecisions?\\b",
  },
  "edit-how-much": {
    label: "How much to change",
    question: "How much may change?",
    suggestions: ["only mistakes", "clumsy sentences too", "anything that helps"],
    said: "\\bonly\\b|\\bjust\\b|\\bgrammar\\b|\\bspelling\\b|\\btypos?\\b|\\bdon'?t change\\b|\\bwithout changing\\b|\\bflow\\b|\\bclarity\\b",
  },
  "shorten-to": {
    label: "New length",
    question: "How long may it still be?",
    suggestions: ["half of it", "100 words", "two sentences"],
    said: "\\b\\d+ ?%?|\\bhalf\\b|\\b(?:one|two|three|a) (?:sentences?|paragraphs?|lines?|pages?|minutes?)\\b|\\btweet\\b",
  },
  "shorten-keep": {
    label: "Must stay in",
    question: "What must stay in, whatever happens?",
    suggestions: ["all names and figures", "the request at the end", "the examples"],
    said: "\\bkeep(?:ing)?\\b|\\bmust\\b|\\bwithout (?:losing|removing|changing)\\b|\\bdon'?t (?:cut|remove|lose)\\b",
  },
  "expand-with": {
    label: "What to add",
    question: "Which points or examples of yours may be added?",
    suggestions: [],
    said: "\\badd(?:ing)? (?:an? |the |more )?(?:examples?|quotes?|facts?|dialogue|statistics|reasons?)|\\babout\\b|\\bwith\\b",
  },
  "expand-to": {
    label: "New length",
    question: "How long should it get?",
    suggestions: ["twice as long", "300 words", "one page"],
    said: "\\b\\d+\\b|\\btwice\\b|\\bdouble\\b|\\b(?:one|two|three|a) (?:sentences?|paragraphs?|pages?)\\b",
  },
  "simplify-reader": {
    label: "Has to understand it",
    question: "Who has to understand it?",
    suggestions: [
      "a child of 10",
      "someone new to the subject",
      "people learning English",
      "an older relative",
    ],
    said: "\\bfor (?:a |an |my |our |the )?(?:kids|children|child|beginners?|students?|\\d+|seniors?|patients?|customers?|layman|laymen|mom|dad|grandma|team|class|graders?|clients?)\\b|\\bgrade\\b|\\byear[- ]?old\\b|\\bmy \\p{L}+ (?:can|to) understand",
  },
  "tone-reader": {
    label: "Read by",
    question: "Who reads it, and how do you stand with them?",
    suggestions: [
      "my boss, friendly",
      "a customer who is angry",
      "a professor I don't know",
      "a colleague I like",
    ],
    said: "\\b(?:to|for) (?:my|our|the|a|an) (?:boss|manager|client|customers?|professor|teacher|landlord|team|colleague|friend|neighbou?r|hr|supervisor|employer|recruiter|company)\\b",
  },
  "tone-aim": {
    label: "What it must achieve",
    question: "What should the reader do or feel afterwards?",
    suggestions: ["say yes", "answer soon", "not be offended", "take me seriously"],
    said: "\\bso (?:that )?(?:they|he|she|it)\\b|\\bwithout (?:sounding|offending|being)\\b|\\bto (?:convince|persuade|apologi[sz]e)\\b",
  },
  "convert-reader": {
    label: "Who uses it",
    question: "Who uses it, and what do they need it for?",
    suggestions: ["me, to study", "my team, to act on it", "a client, to read"],
    said: "\\bfor (?:my|our|a|an|the|school|class|work)\\b|\\bstudy\\b|\\bexam\\b|\\bminutes\\b|\\bflash ?cards\\b",
  },
  "feedback-for": {
    label: "What it is for",
    question: "What is it for, and who will judge it?",
    suggestions: ["a class, my teacher", "a contest, a jury", "an application", "only for myself"],
    said: "\\bfor (?:a|an|my|our|school|class|college|university|the|publication)\\b|\\bcollege\\b|\\bscholarship\\b|\\bielts\\b|\\btoefl\\b|\\bcover letter\\b|\\bpersonal statement\\b",
  },
  "feedback-worry": {
    label: "I'm unsure about",
    question: "What are you unsure about?",
    suggestions: ["the opening", "the order", "whether it convinces", "my English"],
    said: "\\bgrammar\\b|\\bflow\\b|\\bstructure\\b|\\btone\\b|\\bopening\\b|\\bending\\b|\\btoo \\p{L}+\\b|\\bargument\\b|\\bi(?:'m| am) (?:not sure|unsure|worried)\\b",
  },
  "rewrite-aim": {
    label: "What should be different",
    question: "What should be different afterwards?",
    suggestions: ["clearer", "shorter", "not sounding like AI", "no copied phrases"],
    said: "\\b(?:so (?:that )?it|clear(?:er|ly)?|short(?:er)?|concise|longer|simpl\\p{L}+|formal|professional|polite\\p{L}*|plagiaris\\p{L}*|ai|natural|human|friendl\\p{L}+|limit|in the style|style of|style|without|in (?:my|your) own words|better|tone|active|passive|first person|third person|past tense|present tense|as if|as an?|like an?|grammar|errors|from the)\\b",
  },
  "improve-aim": {
    label: "What it should do better",
    question: "What should it do better?",
    suggestions: ["be clearer", "convince more", "sound less stiff", "get to the point"],
    said: "\\b(?:clear(?:er)?|clarity|flow|stronger|shorter|concise|persuasive|convinc\\p{L}+|engaging|interesting|professional|formal|vocabulary|structure|informative|grammar|natural|less \\p{L}+|more \\p{L}+)\\b",
  },
  "improve-reader": {
    label: "Reader and purpose",
    question: "Who reads it, and what should it get you?",
    suggestions: [
      "my teacher, a good grade",
      "an employer, an interview",
      "a client, a yes",
      "strangers online, interest",
    ],
    said: "\\bfor (?:a|an|my|our|school|class|college|university|the|work)\\b|\\bto my (?:boss|manager|client|teacher|professor|landlord)\\b|\\bcollege\\b|\\bscholarship\\b|\\bcover letter\\b|\\bpersonal statement\\b|\\bresearch paper\\b",
  },
} as const satisfies Readonly<Record<string, Need>>;
