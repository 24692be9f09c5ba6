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
    label: "For whom",
    question: "Who is it for?",
    suggestions: ["just me", "my team", "my class", "friends"],
    said: "\\b(?:help|advice|teach|brainstorm)\\b|\\bfor:",
  },
  "my-situation": {
    label: "My case",
    question: "What is it like now, and what have you tried?",
    suggestions: [],
    cases: [
      {
        when: "\\bwhat (?:do|can|should|could) (?:i|we) do with\\b",
        label: "I would rather",
        question: "Would you rather use it, keep it or be rid of it?",
        suggestions: ["use it somehow", "keep it well", "be rid of it"],
      },
      {
        when: "\\b(?:help|advice) (?:with|on) (?:my|our)\\b",
        label: "Need help with",
        question: "What exactly do you need help with?",
      },
      {
        when: "\\bhow (?:do|can|should|could|would|might|to) (?:i |we )?(?:best |properly |safely )?(?:clean|wash|dry|restore)\\b",
        label: "Material, dirt and age",
        question: "What is it made of, and how dirty or old is it?",
      },
      {
        when: "\\bhow (?:do|can|should|could|would|might|to) (?:i |we )?(?:best |properly |safely )?(?:store|keep|protect|winter)\\b",
        label: "Where and how long",
        question: "Where will it be, and for how long?",
      },
      {
        when: "\\bhow (?:do|can|should|could|would|might|to) (?:i |we )?(?:best |properly |safely )?(?:move|carry|transport|ship)\\b",
        label: "Size and where to",
        question: "How big is it, and where does it have to go?",
      },
      {
        when: "\\bhow (?:do|can|should|could|would|might|to) (?:i |we )?(?:best |properly |safely )?(?:heat|cool|insulate)\\b",
        label: "Size and heating now",
        question: "How big is it, and how is it heated now?",
      },
      {
        when: "\\bhow (?:do|can|should|could|would|might|to) (?:i |we )?(?:best |properly |safely )?(?:stop|deal)\\b",
        label: "Tried and what happened",
        question: "What have you tried, and what happened?",
      },
      {
        when: "\\bhow (?:do|can|should|could|would|might|to) (?:i |we )?(?:best |properly |safely )?(?:feed|look after|care for|grow|prune|train)\\b",
        label: "Kind and age",
        question: "What kind is it, and how old?",
      },
    ],
    said: `^(?:please )?how (?:do|can|should|could|would|might|to) (?!(?:i |we )?(?:best |properly |safely )?(?:clean|wash|dry|restore|store|keep|protect|winter|move|carry|transport|ship|heat|cool|insulate|feed|look after|care for|grow|prune|train|stop|deal)\\b)|(?<!\\b(?:do|can|should|could|would|must) )\\bi(?:'m| am|'ve| have|m|ve| live| got| own| bought| keep| work| started| tried| just)\\b|\\b(?:since|beginner|never|second ?hand|my first|last (?:year|week|month))\\b|\\b\\d+ (?:years?|weeks?|months?|days?)\\b|[,;:.!?] (?:\\S+ ){3,}\\S+`,
  },
  goal: {
    label: "Goal and key facts",
    question: "What is fixed already, and what is a must?",
    suggestions: [],
    cases: [
      {
        when: "\\bretire\\p{L}*\\b",
        label: "Stop date and income",
        question: "When do you stop, and what will you live on?",
      },
      {
        when: "\\b(?:timetable|schedule|rota|roster)\\b",
        label: "People and possible times",
        question: "Who takes part, and which times are possible?",
      },

      {
        when: "\\b(?:sale|jumble|car boot|yard sale|garage sale)\\b",
        label: "Offer and goal",
        question: "What do you sell, and what should it bring?",
      },
      {
        when: "\\b(?:inspection|audit|visit|exam)\\b",
        label: "Checks and past faults",
        question: "What is looked at, and what went wrong last time?",
      },
      {
        when: "\\b(?:clos(?:e|ing)|winter|opening|season)\\b",
        label: "Tasks and musts",
        question: "What is there to do, and what must not be missed?",
      },
    ],
    said: "\\b(?:to|and) (?:clear|empty|move|pack|sell|clean|paint|organi[sz]e|launch|lose|learn|save|finish|build) \\p{L}+|\\bfor (?:an?|the) |\\bincluding\\b|\\bto (?:help|secure|learn|transition)\\b|\\bso that\\b|\\bin order to\\b|\\bgoal\\b|\\bbecause\\b|\\bi want to\\b|\\b(?:must|have to|has to|needs? to|should|want|so we|earn|sell|money|rid of|don'?t forget|not forget|goal|aim|because|safe|winter|frost|pipes|mice|kids|before|until|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|charity|moving|declutter|children|\\d+ (?:people|families|tables|houses))\\b",
  },
  "exact-problem": {
    label: "Details",
    question: "What happens exactly, and since when?",
    suggestions: [],
    cases: [
      {
        of: ["by-form.fixing"],
        when: "^(?:how (?:do|can|to)(?: i| we)? |help me )?(?:fix|repair|mend)\\b",
        label: "Fault and material",
        question: "What exactly is wrong, and what is it made of?",
        suggestions: [],
      },
      {
        of: ["by-form.fixing"],
        when: "\\b(?:soup|stew|sauce|kefir|kombucha|macaroons?|macarons?|meringues?|bread|cake|jam|marmalade|pickles?|sauerkraut|kimchi|beer|wine|mead|cider|cheese|yogh?urt|starter|dough|pastry|gravy|custard|curry|chutney|rice|onions|pancakes|caramel|fudge)\\b",
        label: "Ingredients and method",
        question: "What went into it, and how was it made?",
        suggestions: [],
      },
      {
        of: ["by-form.animal"],
        when: "\\b(?:bees|hives?|colony)\\b",
        label: "Bees coming and going",
        question: "Do bees come and go as usual?",
        suggestions: ["as usual", "hardly any come and go", "many dead in front"],
      },
      {
        of: ["by-form.fixing"],
        when: "^(?:how (?:do|can|to)(?: i| we)? |help me )?get rid of\\b",
        label: "Where and how much",
        question: "Where is it, and how much of it?",
        suggestions: [],
      },
      {
        of: ["by-form.stuck"],
        when: "\\b(?:soup|stew|sauce|kefir|kombucha|macaroons?|macarons?|meringues?|bread|cake|jam|marmalade|pickles?|sauerkraut|kimchi|beer|wine|mead|cider|cheese|yogh?urt|starter|dough|pastry|gravy|custard|curry|chutney|rice|onions|pancakes|caramel|fudge|rise|set|fire|stitch\\p{L}*|knit\\p{L}*|crochet|sew\\p{L}*|steak|eggs?|roast|pastry|chips|toast|glaze|clay|paint)\\b",
        label: "My steps now",
        question: "How do you do it now, step by step?",
        suggestions: [],
      },
      {
        of: ["by-form.stuck"],
        label: "When it happens, why",
        question: "When does it happen, and why, do you think?",
        suggestions: [],
      },
      {
        of: ["by-form.fixing"],
        when: "\\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|hens?|chickens?|horse|rabbit|hamster|parrot|budgie|fish|goldfish|tortoise)\\b",
        label: "General health",
        question: "Does the animal seem well otherwise?",
        suggestions: ["well otherwise", "eats less than usual", "seems ill too", "hard to tell"],
      },
      {
        of: ["by-form.fixing"],
        label: "How it started",
        question: "How did it start?",
        suggestions: [
          "it was always like this",
          "all at once",
          "bit by bit",
          "after a change or repair",
        ],
      },
      {
        of: ["by-form.animal"],
        when: "^(?:please )?(?:how|what|help|i need|need)\\b|\\b(?:keeps?|always|barks?|barking|noisy|aggressive|fight\\p{L}*)\\b",
        label: "When it happens",
        question: "When does it happen?",
        suggestions: ["at feeding time", "when nobody is there", "at night", "all day long"],
      },
      {
        of: ["by-form.animal"],
        when: "\\b(?:bees|hives?|colony|goats|sheep|ewes|lambs|cows|calves|pigs|hens|chickens|ducks|geese|turkeys|rabbits|guinea pigs|rats|dogs|cats|fish)\\b",
        label: "Their general health",
        question: "Do they seem well otherwise?",
        suggestions: ["well otherwise", "eat less than usual", "seem ill, too"],
      },
      {
        of: ["by-form.animal"],
        label: "Its general health",
        question: "Does it seem well otherwise?",
        suggestions: ["well otherwise", "eats less than usual", "seems ill, too"],
      },
    ],
    said: '\\b\\p{L}+(?:error|exception)\\b\\s*:|\\bwhen i\\b|\\bsince\\b|\\bafter\\b|\\bevery time\\b|\\berror\\b.*[:"]|(?:[,.:?]|\\b(?:since|only|when)) .*\\b(?:ago|yesterday|today|last (?:week|month|night|year)|for (?:\\d+|a|two|three|some|weeks|months|days)|started|suddenly|only (?:when|on|if|at)|while|every (?:few|day|morning|ride)|as soon as|always|all the time|at first|then|but|new|minutes?|black|loud|left|right|in the (?:cold|rain|morning)|going|uphill|sit|stand)\\b',
  },
  "form-reason": {
    label: "Background",
    question: "What else must they know about it?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:late|can'?t come|cannot come|not coming|sick|ill|miss\\p{L}*|cancel\\p{L}*|quit\\p{L}*|leaving|resign\\p{L}*|not doing|won'?t be|say no)\\b",
        label: "Real reason and secrecy",
        question: "What is the real reason, and may they know it?",
      },
      {
        when: "\\b(?:ask|asks|asking|request|beg|demand|need more|want more)\\b",
        label: "My reason and arguments",
        question: "Why do you ask, and why should they say yes?",
      },
    ],
    said: `\\bexcuses?\\b|(?:\\S+ ){17,}|${reason}|\\b(?:why|due|broke|ill|sick|flu|late|weather|strike)\\b`,
  },
  "form-channel": {
    label: "How it reaches them",
    question: "How will it reach them?",
    suggestions: ["a text", "an e-mail", "I say it in person", "a letter"],
    cases: [
      {
        of: ["by-form.persuade"],
        question: "Where will you bring it up?",
        suggestions: ["in a talk", "at a meeting", "by message", "in a letter"],
      },
      {
        when: "\\b(?:my|our|his|her) (?:[\\p{L}'-]+ )?(?:mum|mom|dad|mother|father|parents|sister|brother|gran\\p{L}*|nan|friends?|son|daughter)\\b|\\b(?:mum|mom|dad|granny|gran|nan)\\b",
        suggestions: ["a call", "a text", "face to face"],
      },
      {
        when: "\\b(?:the parents|guests|members|everyone|everybody|customers|residents|neighbou?rs|tenants|team|staff|crew|choir|club|band|volunteers|students|pupils)\\b",
        suggestions: ["an e-mail", "a group chat", "a notice", "I say it in person"],
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
        when: "\\b(?:my|our) (?:[\\p{L}'-]+ )?(?:mum|mom|dad|mother|father|parents|sister|brother|gran\\p{L}*|nan|son|daughter|wife|husband)\\b",
        suggestions: [
          "close, we talk openly",
          "close, but easily hurt",
          "it is tense just now",
          "we seldom talk",
        ],
      },
    ],
    said: "\\b(?:the|our) (?:club|band|group|society|class|troop)\\b|\\b(?:the parents|guests|members|everyone|everybody|customers|residents|council|office|bank|company|butcher|team|staff|crew|choir|volunteers)\\b|(?:\\S+ ){17,}|\\b(?:friend\\p{L}*|close|polite\\p{L}*|formal\\p{L}*|angry|nicely|rude|strict|hates?|loves?|get (?:on|along)|never met|strangers?|fell out|furious|upset)\\b",
  },
  "form-occasion": {
    label: "The occasion, what is special",
    question: "What is the occasion, and what should be mentioned?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:naming|christening|baptism|confirmation|communion|ceremony)\\b",
        label: "My wish or message",
        question: "What do you wish them, or share with them?",
      },
      {
        when: "\\bcakes?\\b",
        label: "For whom, what occasion",
        question: "Who is it for, and what is the occasion?",
      },
      {
        when: "\\b(?:with|for|who|whos|after|new|having|had|just)\\b.*\\b(?:baby|house|job|exam|operation|surgery|visa|licen[cs]e|degree|test|puppy|move|home)\\b",
        label: "What is special",
        question: "What is special about it, or about them?",
      },
      {
        when: "\\b(?:midwife|nurse|doctor|teacher|coach|postman|neighbou?r|vet|trainer|host|crew|volunteers?)\\b",
        label: "What they did, purpose",
        question: "What did they do, and what is it for?",
      },
    ],
    said: `${more}|\\b(?:birthday|wedding|anniversary|retir\\p{L}+|leaving|christmas|graduat\\p{L}+|because|after|moving|promotion)\\b`,
  },
  "form-outcome": {
    label: "What they should do",
    question: "What should they do once they've read it?",
    suggestions: ["just know it", "answer me", "change something", "come or help"],
    said: "\\blunch ?box|\\bfuture self\\b|\\b(?:love|thank[- ]?you) (?:note|letter|card)|\\b(?:want(?:s|ed)? (?:them|him|her|my|a|the|it)|so (?:that )?(?:they|he|she)|asking|to ask|ask(?:s)? (?:for|them|him|her|if)|should|must|have to|need(?:s)? to|thank\\p{L}*|please|reply by|answer by|come|stop|pay|sign|refund|deposit back)\\b",
  },
  "form-must-say": {
    label: "What must be in it",
    question: "What must be in it?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:chants?)\\b",
        question: "Which names, colors or jokes belong in it?",
        suggestions: [],
      },
      {
        when: "\\b(?:blurb|description)\\b",
        label: "Subject and for whom",
        question: "What is it about, and for whom?",
        suggestions: [],
      },
      {
        when: "\\bwrite[- ]?ups?\\b|\\b(?:trip|outing|match|visit)\\b",
        question: "What happened, and what must be told?",
        suggestions: [],
      },
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
        label: "Problems and rules",
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
        label: "My experience",
        question: "What did you see or get, good and bad?",
        suggestions: [],
      },
    ],
    said: `${more}|:.{12}|\\bsaying\\b|\\bthat says\\b`,
  },
  "form-where-read": {
    label: "Readers and place",
    question: "Who reads it, and where?",
    suggestions: [],
    cases: [
      {
        label: "Where it is read",
        question: "Where will people read it?",
        when: "\\b(?:rules?|regulations|guidelines)\\b",
        suggestions: [
          "on a wall or board",
          "on a printed sheet",
          "by e-mail or chat",
          "on a website",
        ],
      },
      {
        label: "What readers know already",
        question: "How well do the readers know it already?",
        when: "\\b(?:instructions?|guide|how[- ]to|care sheet|sitters?)\\b",
        suggestions: [
          "it's all new to them",
          "they know it a little",
          "they know it well",
          "some do and some don't",
        ],
      },
    ],
    said: "\\b(?:lift|elevator|door|fridge|gate|bins?|notice ?board|toilets?)\\b|\\b(?:signs?|labels?|plaques?|bench|inscription|stickers?|placards?)\\b|\\b(?:visitors?|customers?|kids|children|guests?|members|parents|tourists|passers-?by|sitter|neighbou?rs|staff|team|volunteers?|online|website|instagram|facebook|(?:on|in|at) (?:the|our|my) (?:\\p{L}+ )?(?:door|wall|gate|window|fence|board|jar|bottle|bag|fridge|entrance|shop))\\b",
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
    said: "\\b(?:references?|feedback|reviews?|testimonial|appraisal|reports?|minutes|blurbs?|chants?|tributes?|summary|entry|appeals?|descriptions?|obituar\\p{L}+|write[- ]?ups?)\\b|\\b(?:inform\\p{L}*|persua\\p{L}+|convinc\\p{L}+|win over|funny|smile|laugh|thank\\p{L}*|prais\\p{L}*|encourag\\p{L}*|recruit\\p{L}*|feel|so (?:that )?(?:they|people))\\b",
  },
  "form-length": {
    label: "Length",
    question: "How long may it be?",
    suggestions: ["a line or two", "a short paragraph", "half a page", "a full page"],
    said: "\\bchants?\\b|\\b(?:\\d+|one|two|three|four|five|few|half an?|a) (?:words?|sentences?|lines?|pages?|paragraphs?|minutes?|characters?)\\b|\\b(?:short|brief|long)\\b",
  },
  "form-behind": {
    label: "What led to it",
    question: "What led to it, as far as you know?",
    suggestions: [],
    said: `${reason}|\\b(?:after|ever since|when (?:i|we))\\b|[,.:;] (?:\\S+ ){5,}\\S+`,
  },
  "form-offer-back": {
    label: "What they get",
    question: "What would they gain by it?",
    suggestions: ["it saves money", "it saves work", "something fun", "nothing much"],
    said: "\\b(?:dad|daddy|mom|mum|father|mother|parents?|grand\\p{L}+|nan|gran|husband|wife|son|daughter|brother|sister|boyfriend|girlfriend)\\b|\\b(?:saves?|cheaper|because|so that|benefit\\p{L}*|in return|instead)\\b",
  },
  "form-animal": {
    label: "The animal",
    question: "How old is it, and how is it kept?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:bees|hives?|colony)\\b",
        label: "Hive and last look",
        question: "How strong is the hive, and when did you last look in?",
      },
      {
        when: "\\b(?:goats|sheep|ewes|lambs|cows|calves|pigs|piglets|hens|chickens|chicks|ducks|ducklings|geese|turkeys|llamas|alpacas|donkeys|ponies|horses|rabbits|guinea pigs|rats|dogs|cats|pigeons|finches|budgies|fish|snails|two|three|all|half|some)\\b",
        label: "Age and keeping",
        question: "How old are they, and how are they kept?",
      },
    ],
    said: "\\b(?:year|month|week)s?[- ]old\\b|\\b(?:in a|on the|outdoors?|indoors?|free range|pasture|stable|coop|hutch)\\b.{4}",
  },
  "form-fixed": {
    label: "What is fixed",
    question: "Which times and duties are fixed already?",
    suggestions: [],
    said: "\\d|\\b(?:mornings?|evenings?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekdays|weekends?|shifts? (?:of|from)|full[- ]time)\\b.{6}",
  },
  "form-goes-wrong": {
    label: "What goes wrong",
    question: "What goes wrong with it today?",
    suggestions: [
      "nothing, there is none yet",
      "nobody sticks to it",
      "some get all the bad times",
      "the times don't fit",
    ],
    cases: [
      {
        when: "\\b(?:bedtime|sleep|naps?|morning|evening|feeding)\\b",
        suggestions: [
          "it takes for ever",
          "there are fights over it",
          "it gets too late",
          "nothing, there is none yet",
        ],
      },
    ],
    said: "^(?:can you |could you |please )?(?:make|create|write|draw up|set up|design)\\b|\\b(?:because|but|never|always|too|keeps?|late|forgets?|unfair|chaos|tired|struggl\\p{L}*)\\b",
  },
  "form-wish": {
    label: "What I want",
    question: "What would you like to come of it?",
    suggestions: ["that it gets better", "that it stops", "a clear answer", "I don't know yet"],
    cases: [
      {
        of: ["by-form.case"],
        when: "\\bfirst (?:\\p{L}+ )?(?:day|week|meetings?|1:1s?|one[- ]on[- ]ones?|class|lesson|shift|month|session)\\b",
        suggestions: ["a good start", "to get to know them", "to forget nothing"],
      },
      {
        of: ["by-form.people", "by-form.case"],
        when: "\\bmy (?:\\p{L}+ )?(?:son|daughter|kid|child|boy|girl|teenager)(?!\\p{L}).*\\b(?:quit|quits|give up|gives up|drop out|stop (?:going|playing|taking|dancing|swimming))\\b",
        question: "What matters most to you in it?",
        suggestions: [
          "that my child is happy",
          "that they don't give up soon",
          "no fight about it",
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
        when: "\\b(?:team|class|choir|club|meetings?|course|band|volunteers|members)\\b",
        suggestions: [
          "that all take part",
          "that it takes less time",
          "fewer arguments",
          "I don't know yet",
        ],
      },

      {
        of: ["by-form.case"],
        when: "\\bwants?\\b.*\\bwhat (?:do|should|can) (?:i|we) (?:say|do)",
        label: "My answer",
        question: "What would you like to answer?",
        suggestions: ["a kind no", "not now, later", "yes, with conditions", "I don't know yet"],
      },
    ],
    said: "^(?!.*\\b(?:my|our|his|her|their|the) (?:[\\p{L}'-]+ ){0,2}?(?:son|daughter|kids?|child(?:ren)?|boys?|girls?|teen\\p{L}*|mum|mom|mam|dad|mother|father|parents?|gran\\p{L}*|nan|wife|husband|partner|girlfriend|boyfriend|ex|sister|brother|cousin|aunt|uncle|family|friends?|boss|manager|colleagues?|team|clan|guild|crew|band|bandmates?|choir|squad|group|club|parish|church|school|coach|captain|goalie|drummer|singer|apprentice|trainee|pupils?|students?|volunteers?|players?|lodgers?|tenants?|landlord|landlady|neighbou?rs?|housemates?|flatmates?|roommates?|treasurer|committee|board|members|customers?|clients?|guests?|teacher|mates?|lads|staff|employees?|friend)\\b|.*\\b(?:people|someone|somebody|a friend|customers?|clients?|heckler|volunteers?|neighbou?rs?|coach|boss|manager|landlord|lads|new guy)\\b)|\\b(?:letter|e-?mail|message|text|note|reply)\\b[^.?!]{0,80}\\b(?:asking|demanding|requesting|to ask|to request|refusing|telling)\\b|\\bi(?:'d| would)? (?:want|wish|hope|need|like)\\b|\\b(?:wanna|so that|rather|without (?:losing|upsetting|a fight))\\b",
  },
  "form-done": {
    label: "Done so far",
    question: "What have you said or done about it so far?",
    suggestions: ["nothing yet", "talked about it once", "tried a few things"],
    cases: [
      {
        of: ["by-form.case"],
        question: "What have you done about it so far?",
        suggestions: [],
      },
    ],
    said: `${contacted}|\\btried\\b`,
  },
  "form-now": {
    label: "How it is now",
    question: "What is it like now?",
    suggestions: [],
    isMaterial: true,
    cases: [
      {
        when: "^(?:how (?:do|can|to)(?: i)? )?(?:improve|sharpen|polish) my (?:\\p{L}+ing|serve|swing|backhand|golf|tennis|chess|darts|shot|aim|posture)(?!\\p{L})",
        label: "Skill and practice now",
        question: "What can you do, and how often do you practice?",
      },
      {
        when: "\\b(?:choir|band|orchestra|quartet|chorus|troupe|dancers)\\b",
        question: "How often do you practice together?",
        suggestions: [
          "practice once a week",
          "practice twice a week",
          "practice once a month",
          "practice only before shows",
        ],
      },
      {
        when: "\\b(?:my|our|the) (?:(?!looks?\\b|is\\b|sounds?\\b|reads?\\b|falls?\\b|feels?\\b)[\\p{L}'-]+ ){0,2}?(?:room|lounge|kitchen|bedroom|house|flat|garden|yard|shed|caravan|boat|shop|stall|window)\\b",
        question: "What is it like now: size, light, what is in it?",
      },
      {
        when: "\\b(?:soup|stew|sauce|bread|cake|jam|beer|wine|curry|cheese|sourdough|chill?i|gravy|pastry|scones?|biscuits|pizza|roast|pancakes)\\b",
        label: "How I make it",
        question: "What goes into it, and how do you make it?",
      },
      {
        when: "\\b(?:thesis|chapter|draft|dissertation|paper|abstract|application|proposal|newsletter|advert|ad|listing|menu|speech|talk|lesson|poem|song|scene|plot|novel|cv|resume|profile|bio|grant|letter)\\b",
        question: "What is it like now? Paste it or describe it.",
      },
    ],
    said: more,
  },
  "form-weak": {
    label: "What is wrong with it",
    question: "What bothers you or others about it now?",
    suggestions: [],
    cases: [
      {
        when: "^(?:how (?:do|can|to)(?: i)? )?(?:improve|sharpen|polish) my (?:\\p{L}+ing|serve|swing|backhand|golf|tennis|chess|darts|shot|aim|posture)(?!\\p{L})",
        question: "What goes wrong most?",
        suggestions: [],
      },
      {
        when: "\\b(?:choir|band|orchestra|quartet|chorus|troupe|dancers)\\b",
        suggestions: ["out of tune", "not together", "too quiet", "nobody practices at home"],
      },
      {
        when: "\\b(?:soup|stew|sauce|bread|cake|jam|beer|wine|curry|cheese|sourdough|chill?i|gravy|pastry|scones?|biscuits|pizza|roast|pancakes)\\b",
        suggestions: ["no taste", "too sour", "wrong texture", "I can't tell"],
      },
      {
        when: "\\b(?:fete|fair|festival|meetings?|party|assembly|quiz|rehearsals?|training|evening|event|class)\\b",
        suggestions: ["few people come", "it drags", "always the same", "I can't tell"],
      },
      {
        when: "\\b(?:thesis|chapter|draft|dissertation|paper|abstract|application|proposal|newsletter|speech|talk|lesson|poem|song|scene|plot|novel|grant|letter)\\b",
        suggestions: ["too long", "dull", "not clear", "I can't tell"],
      },
    ],
    said: "\\b(?:too \\p{L}+|boring|dull|bland|messy?|weak|ugly|confusing|unfair|fair(?:er)?|because|nobody|no one|shorter|clearer|less \\p{L}+|rejected|complain\\p{L}*)\\b",
  },
  "form-purpose": {
    label: "What it is for",
    question: "Who is it for?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:choir|band|orchestra|quartet|chorus|troupe|dancers)\\b",
        question: "What should it be ready for?",
        suggestions: ["a concert", "a competition", "a church service", "just us"],
      },
    ],
    said: "^(?!.*\\b(?:fete|fair|festival|meetings?|party|assembly|quiz|rehearsals?|event|class|shop|stall|window|waiting room|display|newsletter|website|menu|thesis|chapter|paper|application|proposal|speech|talk|lesson|song|novel|grant|advert|ad|listing|choir|band|orchestra|quartet|chorus|troupe|dancers|leaflet|poster|show|tour|game)\\b)|\\bfor (?:an?|the|my|our) |\\bso (?:that )?\\p{L}+|\\bto (?:get|win|sell|find|attract|impress)\\b",
  },
  "form-offer": {
    label: "What exactly it is",
    question: "What do you know about it so far?",
    suggestions: [],
    said: `${amount}|[,;:.] (?!(?:what|not|no|help|any|should|idk|dunno|so|and|but)\\b)(?:\\S+ ){4,}\\S+`,
  },
  "form-hope": {
    label: "What I want",
    question: "What would you like to get out of it?",
    suggestions: ["money", "something I enjoy", "a new start", "little trouble"],
    cases: [
      {
        of: ["by-form.offer"],
        label: "I want to know",
        question: "What do you want to know or decide?",
        suggestions: [
          "whether to say yes",
          "what it involves",
          "how to say no",
          "what to do with it",
        ],
      },
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
    said: "\\b(?:worth|help me (?:think|decide)|should i|pros and cons)\\b|^(?=.*\\b(?:turn|start\\p{L}*|begin\\p{L}*|set(?:ting)? up|open)\\b)(?!.*\\b(?:group|club|choir|band|team|society|library|caf[eé]|cafe|class|circle|league|charity|shop|stall|studio|salon|school|tea ?room|restaurant|business|job|selling|sell|career|farm|garden|allotment|pub|gym|practice)\\b)|\\b(?:so (?:that )?i|hope|earn|extra (?:money|cash)|for fun|income|hobby|always wanted|dream|scared|worr\\p{L}+)\\b",
  },
  "form-plan-details": {
    label: "What I plan",
    question: "What exactly do you plan, and where?",
    suggestions: [],
    said: `\\d|${more}`,
  },
  "form-kind": {
    label: "Facts",
    question: "Which sizes do you know: length, width, depth?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:generator|inverter|battery|solar|panel|boiler|engine|pump|motor|fuse)\\b",
        label: "What it runs, hours",
        question: "What must it run, and for how many hours?",
      },
      {
        when: "\\bafford\\b",
        label: "Money left each month",
        question: "How much money is left each month?",
      },
      {
        when: "\\b(?:hay|feed|straw|bedding|firewood|fuel|pellets)\\b",
        label: "Daily use and duration",
        question: "How much is used a day, and for how long?",
      },
      {
        when: "\\b(?:wine|beer|drinks?|food|rice|pasta|sandwich(?:es)?|meat|cake|bread|potato(?:es)?|chicken|salad|chilli|curry|pizzas?|punch|prosecco|champagne|guests)\\b",
        label: "Other food and guests",
        question: "What else is there to eat or drink, and who comes?",
      },
      {
        when: "\\b(?:chairs?|tables?|seats?|rug|carpet|sofa|speakers?|heater|stove|lights?|lamps?)\\b",
        label: "Room size and use",
        question: "How big is the room, and what happens in it?",
      },
      {
        when: "^how (?:long|far)\\b",
        label: "Age and material",
        question: "How old is it, and what is it made of?",
      },
    ],
    said: "\\bto (?:run|power|cover|feed|heat|cool|carry|paint)\\b.{6,}|\\b(?:outdoors?|indoors?|heated|covered|oak|pine|brick|steel|used|second ?hand|every day|full[- ]time|part[- ]time)\\b|,.*\\S+ \\S+",
  },
  "form-story": {
    label: "What happened",
    question: "What happened so far, in a line or two?",
    suggestions: [],
    said: "^(?:\\S+ ){4,}|^(?:\\S+ ){7,}|(?:\\S+ ){22,}",
  },
  "form-stand": {
    label: "Where things stand",
    question: "What is done already, and what worries you?",
    suggestions: [],
    cases: [
      {
        of: ["by-form.starting"],
        when: "^(?!.*\\b(?:group|club|choir|band|team|society|library|class|circle|league|charity|co-?op)\\b)",
        label: "What I have already",
        question: "What do you have for it already?",
        suggestions: [],
      },
      {
        of: ["by-form.starting"],
        question: "How many people would join so far?",
        suggestions: [
          "nobody would join so far",
          "two or three would join",
          "five or more would join",
          "I haven't asked anyone yet",
        ],
      },
      {
        of: ["by-form.ready"],
        when: "\\b(?:test|exam|driving|viva|oral|finals?)\\b",
        label: "How far I am",
        question: "How far are you with it?",
        suggestions: ["not started yet", "just begun", "about halfway", "nearly ready"],
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
    cases: [{ when: "\\btitles?\\b", question: "What is it about, and what should it hint at?" }],
    said: `${more}|\\b(?:that|which|who) (?:\\p{L}+ ){2,}`,
  },
  "form-guests": {
    label: "How many come",
    question: "About how many people will come?",
    suggestions: ["about 10", "about 30", "about 60", "100 or more"],
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
        label: "Main aim",
        question: "What is the main aim?",
        suggestions: ["to raise money", "just for fun", "to win new people", "to show what we do"],
      },
    ],
    said: "\\b(?:balcony|garden|yard|patio|path|border|bedroom|room|allotment|shed|wall|corner|shelf|hallway|porch|terrace|fence|lounge|kitchen|bathroom|attic|loft)\\b|\\b(?:cheer up|surprise|help|thank|welcome|celebrate) (?:my|our|an?|the) \\p{L}+|\\b(?:for|with) (?:\\d+|my|our) (?:\\p{L}+ )?(?:kids?|children|son|daughter|husband|wife|friends?|colleagues|team|students|pupils|mum|mom|dad)\\b|\\bso that\\b|\\bto (?:raise|earn|save|keep|make|get|attract)\\b",
  },
  "form-ideas-have": {
    label: "What to build on",
    question: "How much room, money and help is there?",
    suggestions: ["little money, some helpers", "a small room", "no money at all", "all we need"],
    cases: [
      {
        when: "\\b(?:balcony|garden|yard|patio|path|border|bedroom|room|allotment|shed|wall|corner|shelf|hallway|porch|terrace|fence|lounge|kitchen|bathroom|attic|loft)\\b",
        label: "Size, what is there",
        question: "How big is it, and what is there already?",
        suggestions: [],
      },
      {
        when: "\\b(?:keep|help) (?:my|our) \\p{L}+",
        label: "Their likes and troubles",
        question: "What do they like, and what is hard for them?",
        suggestions: [],
      },
      {
        when: "\\b(?:cheer up|surprise|thank|welcome)\\b",
        label: "What they like",
        question: "What do they like?",
        suggestions: ["good food", "being outdoors", "music or films", "time with friends"],
      },
    ],
    said: "\\b(?:we (?:have|'ve got|got)|i (?:have|'ve got|got)|no (?:money|budget|space|time)|cheap|under [$€£]?\\d|budget|out of|using)\\b",
  },
} as const satisfies Readonly<Record<string, Need>>;
