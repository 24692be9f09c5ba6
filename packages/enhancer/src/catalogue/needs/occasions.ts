import type { Need } from "../ask.ts";

/** What speeches, wishes, cards and announcements turn on. */
export const occasionsNeeds = {
  "toast-role": {
    label: "Who I am to them",
    question: "What are you to the couple?",
    suggestions: ["the best man", "the maid of honor", "the bride's father", "the groom's sister"],
    said: "\\bbest man\\b|\\b(?:maid|matron) of hono|\\bbridesmaid|\\b(?:father|mother|dad|mom|brother|sister) of the\\b|\\bmy (?:own|daughter'?s?|son'?s?) wedding\\b|\\bi(?:['’]?m| am) the\\b|\\bgroom'?s? speech\\b",
  },
  "toast-story": {
    label: "Story to tell",
    question: "Which true story about them should it tell?",
    suggestions: [],
    said: "\\bstory about\\b|\\bremember when\\b|\\bthe time (?:he|she|they|we)\\b|\\bhow they met\\b",
  },
  "toast-time": {
    label: "Time and guests",
    question: "How many minutes, and who will be listening?",
    suggestions: [
      "one minute, all ages",
      "three minutes, all ages",
      "five minutes, mostly friends",
    ],
    said: "\\b(?:\\d+|one|two|three|four|five|ten)[- ]?min(?:ute)?s?\\b",
  },
  "vows-love": {
    label: "What I love about them",
    question: "What do you love about them that others don't see?",
    suggestions: [],
    said: "\\bi love (?:how|that|the way)\\b|\\bbecause (?:he|she|they)\\b",
  },
  "vows-promise": {
    label: "A promise only I can make",
    question: "Which promise would only fit the two of you?",
    suggestions: ["to laugh when it's hard", "to always come home", "coffee in bed on Sundays"],
    said: "\\bpromis",
  },
  "vows-mood": {
    label: "Length and mood",
    question: "How long, and how serious?",
    suggestions: ["one minute, serious", "one minute, with a smile", "two minutes, serious"],
    said: "\\bfunny\\b|\\bserious\\b|\\bshort\\b|\\blong\\b|\\bminutes?\\b|\\bsimple\\b|\\bromantic\\b|\\bemotional\\b",
  },
  "farewell-who": {
    label: "Who leaves",
    question: "Who leaves, and after how long?",
    suggestions: ["I do, after three years", "a colleague", "my boss, after many years"],
    said: "\\b(?:my|our) (?:\\p{L}+ )?(?:boss|manager|coworker|colleague|teacher|teammate|friend|retirement|mom|dad|husband|wife|mentor|director)|\\bi(?:['’]?m| am) (?:leaving|retiring)|\\bto (?:my |our )?(?:the )?(?:team|colleagues|coworkers|co-workers|staff|everyone)\\b|\\bmy last day\\b",
  },
  "farewell-mention": {
    label: "What it should mention",
    question: "Which moment or habit should be mentioned?",
    suggestions: [],
    said: "\\bmention",
  },
  "farewell-next": {
    label: "What comes next",
    question: "What comes next for the one who leaves?",
    suggestions: ["retirement", "a new job", "moving abroad", "better left out"],
    said: "\\bretir|\\bnew job\\b|\\bmoving\\b|\\bcollege\\b|\\buniversity\\b",
  },
  "birthday-who": {
    label: "Who it is for",
    question: "Who is it for, and how old will they be?",
    suggestions: ["my best friend, 30", "my mom", "a colleague", "my daughter, 10"],
    said: "\\b(?:for|to) (?:my|our|a|an|the|his|her|him|someone)\\b|\\b(?:my|his|her|our) (?:\\p{L}+ )?(?:mom|mum|mother|dad|father|wife|husband|son|daughter|sister|brother|friend|boss|girlfriend|boyfriend|bf|gf|niece|nephew|boss|teacher|colleague|coworker|grand\\p{L}+|friend'?s|bestie|cousin|aunt|uncle)",
  },
  "wish-about-them": {
    label: "About them",
    question: "What are they like, or what do you share?",
    suggestions: [],
    said: "\\bwho (?:loves|likes|is|has)\\b|\\bloves\\b|\\bbecause\\b",
  },
  "wish-tone": {
    label: "Tone",
    question: "How should it sound?",
    suggestions: ["warm", "funny", "short and neutral"],
    said: "\\bfunny\\b|\\bwarm\\b|\\bsweet\\b|\\bcute\\b|\\bformal\\b|\\bprofessional\\b|\\bheartfelt\\b|\\bromantic\\b|\\bemotional\\b|\\bshort\\b|\\bserious\\b|\\bheart touching\\b|\\bsarcastic\\b|\\brude\\b|\\bsimple\\b|\\btone\\b",
  },
  "card-who": {
    label: "Who it is for",
    question: "Who gets it, and how close are you?",
    suggestions: ["my parents", "a close friend", "a colleague", "clients"],
    said: "\\b(?:for|to) (?:my|our|a|an|the|his|her|him|clients?|customers?|employees|staff|someone|friends?|family|colleagues|parents|students|teachers?)\\b|\\b(?:my|his|her|our) (?:\\p{L}+ )?(?:mom|mum|mother|dad|father|wife|husband|son|daughter|sister|brother|friend|boss|girlfriend|boyfriend|niece|nephew|teacher|colleague|coworker|parents|team|clients|customers)",
  },
  "announce-what": {
    label: "What happens, and when",
    question: "What happens exactly, and when?",
    suggestions: [],
    said: "\\b(?:on|from|as of|starting|this|next) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month|january|february|march|april|may|june|july|august|september|october|november|december)\\b|\\btomorrow\\b",
  },
  "announce-readers": {
    label: "Who hears it",
    question: "Who hears it, and where?",
    suggestions: [
      "staff, by e-mail",
      "customers, on a sign",
      "friends, online",
      "the whole school",
    ],
    said: "\\b(?:to|for) (?:my|our|the|all|staff|employees|customers|clients|parents|students|residents|members|church|friends|family|facebook|instagram|linkedin|school)\\b",
  },
  "announce-do": {
    label: "What they should do",
    question: "What should they do now?",
    suggestions: ["nothing", "sign up by Friday", "come to me with questions"],
    said: "\\bsign up\\b|\\brsvp\\b|\\bregister\\b|\\bcontact\\b|\\bto (?:bring|vote|join|apply)\\b",
  },
  "talk-listeners": {
    label: "Who listens",
    question: "Who listens, and what do they know already?",
    suggestions: [
      "my class",
      "managers with little time",
      "experts in the field",
      "people who know nothing yet",
    ],
    said: "\\b(?:to|for) (?:my|our|the|a) (?:\\p{L}+ )?(?:class|team|boss|board|clients?|students|colleagues|investors|parents|school|conference)\\b|\\bfor (?:beginners|students|kids|investors|executives|developers)\\b|\\baudience\\b",
  },
  "talk-point": {
    label: "What should stay",
    question: "What should they remember or decide afterwards?",
    suggestions: [],
    said: "\\bconvince\\b|\\bpersuade\\b|\\bso that\\b|\\bto (?:get|win)\\b",
  },
  "speech-minutes": {
    label: "Time",
    question: "How many minutes may it take?",
    suggestions: ["one minute", "two minutes", "five minutes", "ten minutes"],
    said: "\\b(?:\\d+|one|two|three|four|five|ten|fifteen|twenty)[- ]?(?:min(?:ute)?s?|words?|sentences?|paragraphs?|pages?)\\b",
  },
  "speech-where": {
    label: "Where I give it",
    question: "Where do you give it, and who listens?",
    suggestions: ["in class", "at work", "at a family party", "at our club"],
    said: "\\bin (?:class|school|assembly|front of)\\b|\\bat (?:my|our|the|a|work|school|graduation)\\b|\\bfor (?:class|school|student council|graduation|my (?:class|team|school|workout))\\b|\\bclass (?:president|rep)",
  },
  "speech-must": {
    label: "What must be in it",
    question: "What must be in it, or is expected of it?",
    suggestions: [
      "a figure with its source",
      "something of my own life",
      "a question to listeners",
      "thanks to some people",
    ],
    said: "\\bmust\\b|\\binclud|\\bmention|\\bwith (?:a|an|some|the)\\b|\\bthank",
  },
  "intro-where": {
    label: "Where I say it",
    question: "Where, and to whom?",
    suggestions: ["first day at a new job", "in class", "in an online meeting", "at a meet-up"],
    said: "\\b(?:in|at|for|to) (?:a|an|my|the|our|class|work|school|college)\\b|\\bmeeting\\b|\\bnew (?:job|team|class)\\b",
  },
  "intro-facts": {
    label: "About me",
    question: "What do you do, and what should they remember?",
    suggestions: [],
    said: "\\bi(?:['’]?m| am) (?:a|an|from|\\d)|\\bmy name\\b|\\bi (?:work|study|live)\\b",
  },
  "sermon-text": {
    label: "Passage and tradition",
    question: "Which passage is it on, and in which tradition?",
    suggestions: [],
    said: "\\b(?:john|luke|matthew|mark|psalms?|genesis|exodus|isaiah|romans|corinthians|ephesians|philippians|james|acts|proverbs|quran|surah|torah|catholic|baptist|methodist|lutheran|anglican|jewish|muslim|pentecostal)\\b",
  },
  "sermon-people": {
    label: "Who listens",
    question: "Who listens, and how many minutes?",
    suggestions: ["all ages, 10 minutes", "mostly older, 15 minutes", "young people, 10 minutes"],
    said: "\\b\\d+[- ]?min(?:ute)?s?\\b|\\bfor (?:kids|children|youth|teens|young)\\b",
  },
  "sermon-take-home": {
    label: "What they should take home",
    question: "What happened lately that it should speak to?",
    suggestions: [],
  },
} as const satisfies Readonly<Record<string, Need>>;
