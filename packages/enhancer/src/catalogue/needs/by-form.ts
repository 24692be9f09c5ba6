import type { Need } from "../ask.ts";
import { amount, contacted, more, reason } from "./common.ts";

/** What may be missing where only the form of the question is known, and the field for the rest. */
export const byFormNeeds = {
  "bare-what": {
    label: "What it is about",
    question: "What is it about, in a sentence?",
    suggestions: [],
    said: "\\babout:",
  },
  "bare-for": {
    label: "For whom, and what for",
    question: "Who is it for, and what should it do for them?",
    suggestions: [
      "me, to get started",
      "my team, to decide",
      "my class, to learn",
      "friends, to have fun",
    ],
    said: "\\b(?:help|advice|teach|brainstorm)\\b|\\bfor:",
  },
  "my-situation": {
    label: "My case",
    question: "What is it like now, and what have you tried?",
    suggestions: [],
    said: `(?<!\\b(?:do|can|should|could|would|must) )\\bi(?:'m| am|'ve| have|m|ve| live| got| own| bought| keep| work| started| tried| just)\\b|\\b(?:since|beginner|never|second ?hand|my first|last (?:year|week|month))\\b|\\b\\d+ (?:years?|weeks?|months?|days?)\\b|[,;:.!?] (?:\\S+ ){3,}\\S+`,
  },
  goal: {
    label: "Goal and key facts",
    question: "What is the goal, and what must not be missing?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:timetable|schedule|rota|roster)\\b",
        question: "Who takes part, and which times are possible?",
      },

      {
        when: "\\b(?:sale|jumble|car boot|yard sale|garage sale)\\b",
        question: "What do you sell, and what should it bring?",
      },
      {
        when: "\\b(?:inspection|audit|visit|exam)\\b",
        question: "What is looked at, and what went wrong last time?",
      },
      {
        when: "\\b(?:clos(?:e|ing)|winter|opening|season)\\b",
        question: "What is there to do, and what must not be missed?",
      },
    ],
    said: "\\b(?:to|and) (?:clear|empty|move|pack|sell|clean|paint|organi[sz]e|launch|lose|learn|save|finish|build) \\p{L}+|\\bfor (?:an?|the) |\\bincluding\\b|\\bto (?:help|secure|learn|transition)\\b|\\bso that\\b|\\bin order to\\b|\\bgoal\\b|\\bbecause\\b|\\bi want to\\b|\\b(?:must|have to|has to|needs? to|should|want|so we|earn|sell|money|rid of|don'?t forget|not forget|goal|aim|because|safe|winter|frost|pipes|mice|kids|before|until|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|charity|moving|declutter|children|\\d+ (?:people|families|tables|houses))\\b",
  },
  "exact-problem": {
    label: "What happens, and when",
    question: "What happens exactly, and since when?",
    suggestions: [],
    cases: [
      {
        of: ["by-form.fixing"],
        when: "\\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|hens?|chickens?|horse|rabbit|hamster|parrot|budgie|fish|goldfish|tortoise)\\b",
        question: "Since when, and does it seem well otherwise?",
        suggestions: [
          "for days, well otherwise",
          "since a change at home",
          "always did",
          "it seems ill, too",
        ],
      },
      {
        of: ["by-form.fixing"],
        question: "Since when, and what was changed just before?",
        suggestions: ["from the start", "a few days", "since a change or repair", "comes and goes"],
      },
      {
        of: ["by-form.animal"],
        when: "^(?:please )?(?:how|what|help|i need|need)\\b",
        question: "When does it happen, and how often?",
        suggestions: ["every day", "at feeding time", "when it's left alone", "only now and then"],
      },

      {
        of: ["by-form.animal"],
        question: "Since when, and does it seem well otherwise?",
        suggestions: [
          "since today, well otherwise",
          "for days, well otherwise",
          "it seems ill, too",
        ],
      },
    ],
    said: '\\b\\p{L}+(?:error|exception)\\b\\s*:|\\bwhen i\\b|\\bsince\\b|\\bafter\\b|\\bevery time\\b|\\berror\\b.*[:"]|(?:[,.:?]|\\b(?:since|only|when)) .*\\b(?:ago|yesterday|today|last (?:week|month|night|year)|for (?:\\d+|a|two|three|some|weeks|months|days)|started|suddenly|only (?:when|on|if|at)|while|every (?:few|day|morning|ride)|as soon as|always|all the time|at first|then|but|new|minutes?|black|loud|left|right|in the (?:cold|rain|morning)|going|uphill|sit|stand)\\b',
  },
  "form-reason": {
    label: "The reason",
    question: "Is there a reason to give, and may they know it?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:late|can'?t come|cannot come|not coming|sick|ill|miss\\p{L}*|cancel\\p{L}*|quit\\p{L}*|leaving|resign\\p{L}*)\\b",
        question: "What is the real reason, and may they know it?",
      },
    ],
    said: `(?:\\S+ ){17,}|${reason}|\\b(?:why|due|broke|ill|sick|flu|late|weather|strike)\\b`,
  },
  "form-channel": {
    label: "How it reaches them",
    question: "How will it reach them?",
    suggestions: ["a text", "an e-mail", "I say it to them", "a note on the wall"],
    cases: [
      {
        when: "\\b(?:mum|mom|dad|mother|father|parents|sister|brother|gran\\p{L}*|nan|friends?|son|daughter)\\b",
        suggestions: ["a call", "a text", "face to face"],
      },
      {
        of: ["by-form.persuade"],
        question: "Where will you bring it up?",
        suggestions: ["in a talk", "at a meeting", "by message", "in a letter"],
      },
    ],
    said: "(?:\\S+ ){17,}|\\b(?:texts?|e-?mails?|letter|notes?|call|phone|whatsapp|dm|slack|discord|in person|face to face|to (?:his|her|their) face|speech|meeting|post|sign|card|chat|say)\\b",
  },
  "form-terms": {
    label: "How we get on",
    question: "How do you get on with them?",
    suggestions: [
      "well, like friends",
      "politely, no more",
      "we hardly know each other",
      "it is tense",
    ],
    cases: [
      {
        when: "\\b(?:mum|mom|dad|mother|father|parents|sister|brother|gran\\p{L}*|nan|son|daughter|wife|husband)\\b",
        suggestions: [
          "close, we talk openly",
          "close, but easily hurt",
          "it is tense just now",
          "we seldom talk",
        ],
      },
    ],
    said: "(?:\\S+ ){17,}|\\b(?:friend\\p{L}*|close|polite\\p{L}*|formal\\p{L}*|angry|nicely|rude|strict|hates?|loves?|get (?:on|along)|never met|strangers?|fell out|furious|upset)\\b",
  },
  "form-occasion": {
    label: "The occasion, what is special",
    question: "What is the occasion, and what happened?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:with|for|who|whos|after|new|having|had|just)\\b.*\\b(?:baby|house|job|exam|operation|surgery|visa|licen[cs]e|degree|test|puppy|move|home)\\b",
        question: "What is special about it, or about them?",
      },
      {
        when: "\\b(?:midwife|nurse|doctor|teacher|coach|postman|neighbou?r|vet|trainer|host|crew|volunteers?)\\b",
        question: "What did they do, and what is it for?",
      },
    ],
    said: `${more}|\\b(?:birthday|wedding|anniversary|retir\\p{L}+|leaving|christmas|graduat\\p{L}+|because|after|moving|promotion)\\b`,
  },
  "form-outcome": {
    label: "What they should do",
    question: "What should they do once they've read it?",
    suggestions: ["just know it", "answer me", "change something", "come or help"],
    said: "\\b(?:want(?:s|ed)? (?:them|him|her|my|a|the|it)|so (?:that )?(?:they|he|she)|asking|to ask|ask(?:s)? (?:for|them|him|her|if)|should|must|have to|need(?:s)? to|thank\\p{L}*|please|reply by|answer by|come|stop|pay|sign|refund|deposit back)\\b",
  },
  "form-must-say": {
    label: "What must be in it",
    question: "What must be in it: facts, names, dates?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:prayers?|blessings?|grace)\\b",
        question: "Whom or what should it mention?",
        suggestions: [],
      },

      {
        when: "\\bsigns?\\b|\\bbanner\\b|\\bnotice\\b|\\bchalkboard\\b",
        question: "What must people know or do when they read it?",
        suggestions: [],
      },

      {
        when: "\\b(?:rules?|regulations|guidelines)\\b",
        question: "What goes wrong now, and which rules are a must?",
        suggestions: [],
      },
      {
        when: "\\b(?:instructions?|guide|how[- ]to|care sheet|sitters?)\\b",
        question: "Which steps, times and places must be in it?",
        suggestions: [],
      },
      {
        when: "\\b(?:menu|price list|labels?)\\b",
        question: "Which items, prices or facts must be on it?",
        suggestions: [],
      },
      {
        when: "\\b(?:plaque|bench|inscription|trophy|medal)\\b",
        question: "Which name, dates or words must be on it?",
        suggestions: [],
      },
      {
        when: "\\b(?:review|feedback|report|appraisal|testimonial|reference)\\b",
        question: "What did you see or get, good and bad?",
        suggestions: [],
      },
    ],
    said: `${more}|:.{12}|\\bsaying\\b|\\bthat says\\b`,
  },
  "form-where-read": {
    label: "Who reads it, and where",
    question: "Who reads it, and where?",
    suggestions: [
      "people passing by",
      "members, on our wall",
      "customers, on the product",
      "anyone, online",
    ],
    cases: [
      {
        when: "\\b(?:rules?|regulations|guidelines)\\b",
        suggestions: ["members, on our wall", "guests, in a folder", "everyone, by e-mail"],
      },
      {
        when: "\\b(?:instructions?|guide|how[- ]to|care sheet|sitters?)\\b",
        suggestions: ["somebody new to it", "the sitter, on the fridge", "guests, in a folder"],
      },
    ],
    said: "\\b(?:visitors?|customers?|kids|children|guests?|members|parents|tourists|passers-?by|sitter|neighbou?rs|staff|team|volunteers?|online|website|instagram|facebook|(?:on|in|at) (?:the|our|my) (?:\\p{L}+ )?(?:door|wall|gate|window|fence|board|jar|bottle|bag|fridge|entrance|shop))\\b",
  },
  "form-effect": {
    label: "What it should do",
    question: "What should it do for whoever reads it?",
    suggestions: ["inform them", "make them smile", "win them over", "thank or praise them"],
    cases: [
      {
        when: "\\b(?:prayers?|blessings?|grace)\\b",
        suggestions: ["give thanks", "calm them", "ask for help"],
      },
    ],
    said: "\\b(?:inform\\p{L}*|persua\\p{L}+|convinc\\p{L}+|win over|funny|smile|laugh|thank\\p{L}*|prais\\p{L}*|encourag\\p{L}*|recruit\\p{L}*|feel|so (?:that )?(?:they|people))\\b",
  },
  "form-length": {
    label: "Length",
    question: "How long may it be?",
    suggestions: ["a line or two", "a short paragraph", "half a page", "a full page"],
    said: "\\b(?:\\d+|one|two|three|four|five|few|half an?|a) (?:words?|sentences?|lines?|pages?|paragraphs?|minutes?|characters?)\\b|\\b(?:short|brief|long)\\b",
  },
  "form-behind": {
    label: "What goes on",
    question: "What exactly goes on, and what led to it?",
    suggestions: [],
    said: `${reason}|\\b(?:after|ever since|when (?:i|we))\\b|[,.:;] (?:\\S+ ){5,}\\S+`,
  },
  "form-offer-back": {
    label: "What they get",
    question: "What do they get out of it?",
    suggestions: ["it saves money", "it saves work", "something fun", "nothing much"],
    said: "\\b(?:dad|daddy|mom|mum|father|mother|parents?|grand\\p{L}+|nan|gran|husband|wife|son|daughter|brother|sister|boyfriend|girlfriend)\\b|\\b(?:saves?|cheaper|because|so that|benefit\\p{L}*|in return|instead)\\b",
  },
  "form-animal": {
    label: "The animal",
    question: "How old is it, which breed, and how is it kept?",
    suggestions: [],
    said: "\\b(?:year|month|week)s?[- ]old\\b|\\b(?:in a|on the|outdoors?|indoors?|free range|pasture|stable|coop|hutch)\\b.{4}",
  },
  "form-fixed": {
    label: "What is fixed",
    question: "Which times and duties are fixed already?",
    suggestions: [],
    said: "\\d|\\b(?:mornings?|evenings?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekdays|weekends?|shifts? (?:of|from)|full[- ]time)\\b.{6}",
  },
  "form-goes-wrong": {
    label: "Musts, and what goes wrong",
    question: "What must it keep to, and what goes wrong today?",
    suggestions: [
      "nothing, there is none yet",
      "nobody sticks to it",
      "some get all the bad times",
      "the times don't fit",
    ],
    said: "\\b(?:because|but|never|always|too|keeps?|late|forgets?|unfair|chaos|tired|struggl\\p{L}*)\\b",
  },
  "form-wish": {
    label: "What I want",
    question: "What would you like to come of it?",
    suggestions: ["that it gets better", "that it stops", "a clear answer", "I don't know yet"],
    cases: [
      {
        when: "\\b(?:team|class|choir|club|meetings?|lessons?|course|band|volunteers|members)\\b",
        suggestions: [
          "that all take part",
          "that it takes less time",
          "fewer arguments",
          "I don't know yet",
        ],
      },
      {
        of: ["by-form.people", "by-form.case"],
        when: "\\bmy (?:\\p{L}+ )?(?:son|daughter|kid|child|boy|girl|teenager)(?!\\p{L})",
        suggestions: [
          "that my child feels better",
          "a talk with the school",
          "to know how to react",
          "that it stops",
        ],
      },

      {
        of: ["by-form.case"],
        when: "\\bwants?\\b.*\\bwhat (?:do|should|can) (?:i|we) (?:say|do)",
        question: "What would you like to answer?",
        suggestions: ["a kind no", "not now, later", "yes, with conditions", "I don't know yet"],
      },
    ],
    said: "\\b(?:letter|e-?mail|message|text|note|reply)\\b[^.?!]{0,80}\\b(?:asking|demanding|requesting|to ask|to request|refusing|telling)\\b|\\bi(?:'d| would)? (?:want|wish|hope|need|like)\\b|\\b(?:wanna|so that|rather|without (?:losing|upsetting|a fight))\\b",
  },
  "form-done": {
    label: "Done so far",
    question: "What have you said or done about it so far?",
    suggestions: ["nothing yet", "talked about it once", "tried a few things"],
    said: `${contacted}|\\btried\\b`,
  },
  "form-now": {
    label: "How it is now",
    question: "What is it like now? Paste or describe it.",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:choir|band|orchestra|team|squad|quartet|chorus|troupe|dancers)\\b",
        question: "How many are you, and how often do you practice?",
        suggestions: ["8 of us, once a week", "20 of us, once a week", "40 of us, twice a month"],
      },
      {
        when: "\\b(?:room|lounge|kitchen|bedroom|house|flat|garden|yard|shed|caravan|boat|shop|stall|window)\\b",
        question: "What is it like now: size, light, what is in it?",
      },
      {
        when: "\\b(?:soup|stew|sauce|bread|cake|jam|beer|wine|curry|cheese|sourdough)\\b",
        question: "What goes into it, and how do you make it?",
      },
    ],
    isMaterial: true,
    said: more,
  },
  "form-weak": {
    label: "What is wrong with it",
    question: "What bothers you or others about it now?",
    suggestions: ["too long", "dull", "not clear", "I can't tell"],
    cases: [
      {
        when: "\\b(?:choir|band|orchestra|team|squad|quartet|chorus|troupe|dancers)\\b",
        suggestions: ["out of tune", "not together", "too quiet", "nobody practices at home"],
      },
      {
        when: "\\b(?:soup|stew|sauce|bread|cake|jam|beer|wine|curry|cheese|sourdough)\\b",
        suggestions: ["no taste", "too sour", "wrong texture", "I can't tell"],
      },
    ],
    said: "\\b(?:too \\p{L}+|boring|dull|bland|messy?|weak|ugly|confusing|unfair|fair(?:er)?|because|nobody|no one|shorter|clearer|less \\p{L}+|rejected|complain\\p{L}*)\\b",
  },
  "form-purpose": {
    label: "What it is for",
    question: "Whom should it please, and what should it achieve?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:choir|band|orchestra|team|squad|quartet|chorus|troupe|dancers)\\b",
        question: "What should it be ready for?",
        suggestions: ["a concert", "a competition", "a church service", "just us"],
      },
    ],
    said: "\\bfor (?:an?|the|my|our) |\\bso (?:that )?\\p{L}+|\\bto (?:get|win|sell|find|attract|impress)\\b",
  },
  "form-offer": {
    label: "What exactly it is",
    question: "What exactly is it, and what comes with it?",
    suggestions: [],
    said: `${amount}|[,;:.] (?!(?:what|not|no|help|any|should|idk|dunno|so|and|but)\\b)(?:\\S+ ){4,}\\S+`,
  },
  "form-hope": {
    label: "What I hope for",
    question: "What would you like to get out of it?",
    suggestions: ["money", "something I enjoy", "a new start", "little trouble"],
    cases: [
      {
        of: ["by-form.starting"],
        when: "\\b(?:choir|club|group|band|team|society|library|cafe|caf[eé]|garden|allotment|class|circle)\\b",
        suggestions: [
          "company and fun",
          "something for our place",
          "to be good at it",
          "some income",
        ],
      },
    ],
    said: "\\b(?:so (?:that )?i|hope|earn|extra (?:money|cash)|for fun|income|hobby|always wanted|dream|scared|worr\\p{L}+)\\b",
  },
  "form-plan-details": {
    label: "What I plan",
    question: "What exactly do you plan: what, where, how big?",
    suggestions: [],
    said: `\\d|${more}`,
  },
  "form-kind": {
    label: "Use and sizes",
    question: "What exactly is it for, and which sizes do you know?",
    suggestions: [],
    said: "\\bto (?:run|power|cover|feed|heat|cool|carry|paint)\\b.{6,}|\\b(?:outdoors?|indoors?|heated|covered|oak|pine|brick|steel|used|second ?hand|every day|full[- ]time|part[- ]time)\\b|,.*\\S+ \\S+",
  },
  "form-story": {
    label: "What happened",
    question: "What happened so far, in a line or two?",
    suggestions: [],
    said: "(?:\\S+ ){22,}",
  },
  "form-stand": {
    label: "Where things stand",
    question: "Where do things stand now, and what worries you?",
    suggestions: ["hardly begun", "half of it done", "nearly ready", "it did not work before"],
    cases: [
      {
        of: ["by-form.starting"],
        question: "Who would take part, and what is there already?",
        suggestions: [
          "two or three would join",
          "nobody else yet",
          "a room, no people",
          "some money, no people yet",
        ],
      },
      {
        of: ["by-form.ready"],
        when: "\\b(?:test|exam|driving|viva|oral|finals?)\\b",
        question: "How far are you, and what goes wrong?",
        suggestions: [
          "just begun",
          "know most of it",
          "failed it once",
          "nearly ready, but nervous",
        ],
      },
    ],
    said: "\\b(?:already|so far|never|beginners?|from scratch|hardly|half|struggl\\p{L}*|worr\\p{L}+|afraid|nervous|behind|can'?t|still|have (?:an?|the|some|no))\\b",
  },
  "form-expected": {
    label: "What awaits me",
    question: "What will you have to do there, and with whom?",
    suggestions: [],
    said: more,
  },
  "form-worry": {
    label: "What worries me",
    question: "What are you least sure about?",
    suggestions: ["the people", "the work itself", "making mistakes", "what to wear or bring"],
    said: "\\b(?:worr(?:y|ied)|afraid|scared|nervous about|not sure (?:how|what|if)|don'?t know)\\b",
  },
  "form-named": {
    label: "What the name should fit",
    question: "What is it like, and what should the name hint at?",
    suggestions: [],
    said: `${more}|\\b(?:that|which|who) (?:\\p{L}+ ){2,}`,
  },
  "form-guests": {
    label: "Who comes",
    question: "Who comes, and about how many?",
    suggestions: ["family, about 10", "about 30 people", "100 or more", "whoever turns up"],
    said: "\\b(?:\\d+|twenty|thirty|forty|fifty|hundred|dozen) ?(?:people|guests|kids|children|adults|families|of us|friends|visitors|members|colleagues|players|teams)\\b|\\bfor \\d+\\b",
  },
  "anything-else": {
    label: "Also",
    question: "Anything else the answer should know?",
    suggestions: [],
  },
  "form-ideas-for": {
    label: "For whom, with what aim",
    question: "Who is it for, and what should come of it?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:fete|fair|stall|fundraiser|open day|market|raffle|carnival|float|parade|festival)\\b",
        question: "Who comes, and what should it bring?",
        suggestions: ["families, some money", "all ages, just fun", "parents, new members"],
      },
    ],
    said: "\\b(?:cheer up|surprise|help|thank|welcome|celebrate) (?:my|our|an?|the) \\p{L}+|\\b(?:for|with) (?:\\d+|my|our) (?:\\p{L}+ )?(?:kids?|children|son|daughter|husband|wife|friends?|colleagues|team|students|pupils|mum|mom|dad)\\b|\\bso that\\b|\\bto (?:raise|earn|save|keep|make|get|attract)\\b",
  },
  "form-ideas-have": {
    label: "What to build on",
    question: "What is there already: people, room, money, things?",
    suggestions: ["very little", "some helpers", "a little money", "all we need"],
    cases: [
      {
        when: "\\b(?:cheer up|surprise|thank|welcome)\\b",
        question: "What do they like, and what may it cost?",
        suggestions: [
          "good food, little money",
          "being outdoors, for free",
          "something homemade",
          "music or films",
        ],
      },
    ],
    said: "\\b(?:we (?:have|'ve got|got)|i (?:have|'ve got|got)|no (?:money|budget|space|time)|cheap|under [$€£]?\\d|budget|out of|using)\\b",
  },
} as const satisfies Readonly<Record<string, Need>>;
