import type { Need } from "../ask.ts";
import { about, date, lasting, number, person, reason, since } from "./common.ts";

/** What speeches, wishes, cards and announcements turn on. */
export const occasionsNeeds = {
  "seating-tables": {
    label: "Tables",
    question: "How many fit at each table?",
    suggestions: ["8", "10", "long tables", "the hall decides"],
    said: "\\b(?:tables? of|round|long tables?|per table|each table)\\b",
  },
  "seating-groups": {
    label: "Who comes",
    question: "Which groups come, and how many of each?",
    suggestions: [],
    said: "\\b(?:families|family|friends|colleagues|kids|children)\\b.*\\d|\\d.*\\b(?:families|friends|colleagues|kids|children)\\b",
  },
  "seating-apart": {
    label: "Keep apart",
    question: "Who must not sit together?",
    suggestions: ["divorced relatives", "two who quarrel", "an ex", "nobody in particular"],
    said: "\\b(?:divorced|don'?t (?:speak|get along)|dont speak|ex|feud|hate)\\b",
  },
  "toast-role": {
    label: "Who I am to them",
    question: "What are you to the couple?",
    suggestions: ["the best man", "the maid of honor", "the bride's father", "the groom's sister"],
    said: "\\bmy (?:\\p{L}+ )?(?:sister|brother|daughter|son|mum|mom|dad|mother|father|cousin|niece|nephew|best friend|best mate|boss|colleague|roommate|uncle|aunt)\\b|\\bfrom (?:her|his|their|the) (?:\\p{L}+ )?(?:aunt|uncle|brother|sister|mum|mom|dad|mother|father|cousin|friend|boss|gran\\p{L}*|nan|grand\\p{L}+|godmother|godfather)\\b|\\b(?:i'?m|im|i am) (?:her|his|their|the) \\p{L}+|\\b(?:my|our) (?:\\p{L}+(?:'s)? ){0,2}(?:brother|sister|son|daughter|cousin|friend|mate|dad|father|mom|mum|mother|uncle|aunt|niece|nephew|grand\\p{L}+|roommate|flatmate|colleague|boss|twin)(?:'?s)? (?:\\p{L}+|is|and|who)\\b(?<!wedding)|\\b(?:groomsm[ae]n|usher|witness|(?:bride|groom)'?s (?:father|mother|dad|mom|mum|brother|sister|friend|uncle|aunt|cousin)|i'?m (?:her|his|their)|as (?:the|her|his|their)|known (?:each other|him|her|them))\\b|\\bbest man\\b|\\b(?:maid|matron) of hono|\\bbridesmaid|\\b(?:father|mother|dad|mom|brother|sister) of the\\b|\\b(?:my|our) (?:own|daughter'?s?|son'?s?|(?:\\p{L}+ )?(?:sister|brother|cousin|(?:best )?friend|mother|mum|mom|father|dad|aunt|uncle|niece|nephew|boss|colleague)'?s?) wedding\\b|\\bi(?:['’]?m| am) the\\b|\\bgroom'?s? speech\\b",
  },
  "toast-story": {
    label: "Story to tell",
    question: "Which true story about them should it tell?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:own wedding|(?:groom|bride)['’]?s speech)\\b",
        question: "Which true story of you two should it tell?",
      },
    ],
    said: `\\bhardly know\\b|${about}|\\b(?:how|when|where|since) (?:we|they|he|she|i) (?:first )?\\p{L}+|\\bonce\\b|\\bthe (?:time|day|night|trip|summer)\\b|\\bstory\\b|\\bstory about\\b|\\bremember when\\b|\\bthe time (?:he|she|they|we)\\b|\\bhow they met\\b`,
  },
  "toast-time": {
    label: "Time",
    question: "How many minutes may it take?",
    suggestions: ["one minute", "three minutes", "five minutes"],
    said: `${lasting}|\\b(?:short|brief|quick)\\b|\\b(?:\\d+ (?:guests|people|words)|short|brief|kids|children|grandma|grandparents|family|friends|colleagues|everyone|guests) (?:is|are|there|will|listen\\p{L}*|only|and|present)\\b|\\b(?:\\d+|one|two|three|four|five|ten)[- ]?min(?:ute)?s?\\b`,
  },
  "vows-love": {
    label: "What I love about them",
    question: "What do you love about them that others don't see?",
    suggestions: [],
    said: `${about}|\\b(?:love|adore) (?:his|her|their|about)\\b|\\b(?:her|his|their) (?:\\p{L}+ )?(?:laugh|smile|kindness|patience|humou?r|cooking|jokes|heart|calm|stubbornness|courage)\\b|\\b(?:kind|patient|stubborn|brave|caring|loyal|calm)(?:,| and| but)|\\bi love (?:how|that|the way)\\b|\\bbecause (?:he|she|they)\\b`,
  },
  "vows-promise": {
    label: "A promise only I can make",
    question: "Which promise would only fit the two of you?",
    suggestions: ["to laugh when it's hard", "to always come home", "coffee in bed on Sundays"],
    said: "\\bvow to\\b|\\b(?:i'?ll|i will|want to|going to) (?:always|never|be|love|keep|let|make|bring|stay|laugh|learn|cook|not)\\b|\\bfor ?ever\\b|\\balways\\b|\\bpromis",
  },
  "vows-mood": {
    label: "Mood",
    question: "How serious should they be?",
    suggestions: ["serious", "with a smile", "funny and moving"],
    said: `${lasting}|\\b(?:brief|light|light-?hearted|sweet|cheesy|soppy|heartfelt|traditional|modern|humou?r|jokes?|\\d+ (?:words|lines|sentences)|makes? (?:them|everyone|people|her|him) (?:laugh|cry)|laugh)\\b|\\bfunny\\b|\\bserious\\b|\\bshort\\b|\\blong\\b|\\bminutes?\\b|\\bsimple\\b|\\bromantic\\b|\\bemotional\\b`,
  },
  "farewell-who": {
    label: "Who leaves",
    question: "Who is leaving?",
    suggestions: ["I am", "a colleague", "my boss"],
    cases: [
      {
        when: "\\b(?:cards?|messages?|wishes|note|text)\\b.*\\b(?:for|to)\\b",
        label: "How close we are",
        question: "How well do you know each other?",
        suggestions: ["we are close", "we get on well", "hardly at all"],
      },
      {
        when: "\\b(?:for|of)\\b",
        label: "Time there",
        question: "How long have they been there?",
        suggestions: ["two years", "ten years", "over twenty years"],
      },
    ],
    said: `\\bretirement (?:boss|manager|colleague|coworker|teacher|nurse|friend|dad|mum|mom)\\b|\\bas (?:a|the|their) \\p{L}+|\\b(?:for|to|of) (?:an?|our|my|the) (?:\\p{L}+ ){0,2}(?:colleague|coworker|co-worker|boss|manager|teacher|teammate|friend|director|principal|headteacher|nurse|intern|secretary|pastor|coach)\\b(?=.*\\d)|${since}|\\b${number} years\\b|\\b(?:i leave|i'?m (?:off|going)|im leaving|im retiring|leaves?|is leaving|retires|is retiring|moving on|last (?:day|week))\\b|\\b(?:my|our) (?:\\p{L}+ )?(?:boss|manager|coworker|colleague|teacher|teammate|friend|retirement|mom|dad|husband|wife|mentor|director)|\\bi(?:['’]?m| am) (?:leaving|retiring)|\\bto (?:my |our )?(?:the )?(?:team|colleagues|coworkers|co-workers|staff|everyone)\\b|\\bmy last day\\b`,
  },
  "farewell-mention": {
    label: "What it should mention",
    question: "Which moment or habit should it mention?",
    suggestions: [],
    said: `${about}|\\b(?:loves?|likes?|always|never|famous for|known for|remember\\p{L}*|her|his|their) (?:\\p{L}+ ){0,2}\\p{L}+ing\\b|\\b(?:loves?|likes?|hates?|enjoys?|always|never (?:once|late|missed)|famous for|known for|remember\\p{L}*|jokes?|habits?|the (?:day|time|way))\\b|\\bmention`,
  },
  "farewell-next": {
    label: "What comes next",
    question: "What comes next for the one who leaves?",
    suggestions: ["retirement", "a new job", "moving abroad", "better left out"],
    said: "\\b(?:exchange|host family|nursery|vicar)\\b|\\b(?:moves?|starts?|starting|joining|joins|going (?:to|back)|off to|takes? over|promot\\p{L}+|abroad|baby|maternity|allotment|grandchildren|travel\\p{L}*|own (?:business|company|shop)|stud(?:y|ies)|next (?:is|comes)|wants to|plans? to|afterwards|garden|to (?:london|paris|berlin|new york|canada|australia|spain)|left out|don'?t mention)\\b|\\bretir|\\bnew job\\b|\\bmoving\\b|\\bcollege\\b|\\buniversity\\b",
  },
  "birthday-who": {
    label: "Who it is for",
    question: "Who is it for?",
    suggestions: ["a close friend", "my partner", "a parent", "a colleague"],
    said: `${person}|\\b(?:turn(?:s|ing|ed)|is|will be) \\d+\\b|\\b\\d+(?:st|nd|rd|th)\\b|\\b(?:for|to) (?:my|our|a|an|the|his|her|him|someone)\\b|\\b(?:my|his|her|our) (?:\\p{L}+ )?(?:mom|mum|mother|dad|father|wife|husband|son|daughter|sister|brother|friend|boss|girlfriend|boyfriend|bf|gf|niece|nephew|boss|teacher|colleague|coworker|grand\\p{L}+|friend'?s|bestie|cousin|aunt|uncle)`,
  },
  "wish-about-them": {
    label: "About them",
    question: "What are they like, or what do you share?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:new baby|newborn|baby)\\b",
        label: "Baby's name",
        question: "What is the baby's name?",
      },
      {
        when: "\\b(?:christening|baptism|communion|confirmation|(?:1|one)[- ]year[- ]old|(?:1st|first) birthday)\\b",
        label: "Wish for the child",
        question: "What do you wish for the child?",
      },
      {
        when: "\\b(?:wedding|engagement|anniversary)\\b",
        question: "What do you know or love about the two?",
      },
      {
        when: "\\bget[- ]well\\b",
        label: "What cheers them up",
        question: "What would cheer them up?",
      },
      {
        when: "\\b(?:graduat\\p{L}+|exams?|new job|promotion)\\b",
        label: "How they got there",
        question: "What have they done to get there?",
      },
    ],
    said: `\\b(?:don'?t|dont|hardly|barely) know\\b|\\b(?:customers?|clients?|parish|congregation|team|staff|employees|residents|members|followers|neighbou?rs|colleagues)\\b|${about}|\\b(?:loves?|likes?|enjoys?|into|collects?|plays|hates?|mad about|crazy about|obsessed|always|never|known (?:him|her|them|each other)|together|we (?:met|share|both)|fan of|works? (?:as|at|in))\\b|\\b(?:kind|funny|shy|quiet|stubborn|generous|sporty|clumsy|grumpy|loud|caring|crazy)\\b(?! (?:birthday|message|wish\\p{L}*|card|text|note|poem|way|one|bio))|\\bwho (?:loves|likes|is|has)\\b|\\bloves\\b|\\bbecause\\b`,
  },
  "wish-tone": {
    label: "Tone",
    question: "How should it sound?",
    suggestions: ["warm", "funny", "short and neutral"],
    said: "\\b(?:cheeky|cheerful|light|light-?hearted|neutral|kind|loving|nice|polite|silly|humou?r\\p{L}*|witty|jokes?|dry|harmless|soppy|cheesy|respectful|casual|friendly|touching|deep|brief|not too|long|sincere|teas\\p{L}+|honest|self-?deprecating|playful|flirty|confident)\\b|\\bfunny\\b|\\bwarm\\b|\\bsweet\\b|\\bcute\\b|\\bformal\\b|\\bprofessional\\b|\\bheartfelt\\b|\\bromantic\\b|\\bemotional\\b|\\bshort\\b|\\bserious\\b|\\bheart touching\\b|\\bsarcastic\\b|\\brude\\b|\\bsimple\\b|\\btone\\b",
  },
  "card-who": {
    label: "Who it is for",
    question: "Who gets it?",
    suggestions: ["my parents", "a close friend", "a colleague", "clients"],
    cases: [
      {
        when: "\\bwedding|\\bengage",
        suggestions: ["a close friend", "a cousin", "a colleague", "a brother or sister"],
      },
      {
        when: "\\bbaby\\b|\\bchristening|\\bbaptism",
        suggestions: ["a close friend", "a brother or sister", "a colleague", "neighbors"],
      },
      {
        when: "\\bmother'?s? day",
        suggestions: ["my mom", "my wife", "my grandma", "my mother-in-law"],
      },
      {
        when: "\\bfather'?s? day",
        suggestions: ["my dad", "my husband", "my grandpa", "my father-in-law"],
      },
      {
        when: "\\bvalentine",
        suggestions: ["my partner of many years", "somebody new", "my children"],
      },
      {
        when: "\\bteacher",
        suggestions: ["my own teacher", "my child's teacher", "a teacher I work with"],
      },
      {
        when: "\\b(?:graduat\\p{L}+|exam)",
        suggestions: ["a nephew or niece", "a friend's child", "a student of mine", "a friend"],
      },
      {
        when: "\\b(?:get[- ]well|promotion|new job|encourag\\p{L}+|good luck)",
        suggestions: ["a close friend", "a colleague", "someone in my family"],
      },
    ],
    said: `${person}|\\b(?:couple|bride|groom|newly ?weds?)\\b(?! card)|\\b(?:for|to) (?:my|our|a|an|the|his|her|him|clients?|customers?|employees|staff|someone|friends?|family|colleagues|parents|students|teachers?)\\b|\\b(?:my|his|her|our) (?:\\p{L}+ )?(?:mom|mum|mother|dad|father|wife|husband|son|daughter|sister|brother|friend|boss|girlfriend|boyfriend|niece|nephew|teacher|colleague|coworker|parents|team|clients|customers)`,
  },
  "announce-what": {
    label: "What happens, and when",
    question: "What happens, and when?",
    suggestions: [],
    cases: [
      {
        when: "\\blost (?:cat|dog|parrot|rabbit|tortoise|pet)\\b",
        label: "Looks, where last seen",
        question: "What does it look like, and where was it seen?",
      },
      { when: "\\bpregnan\\p{L}+\\b", label: "Due date", question: "When is the baby due?" },
      {
        when: "\\b(?:baby|birth)\\b",
        label: "What it should tell",
        question: "What should it tell: name, date, weight?",
      },
      {
        when: "\\bopening hours\\b",
        label: "New hours, from when",
        question: "Which hours, and from when?",
      },
      { when: "\\blost\\b", label: "What was lost, where", question: "What was lost, and where?" },
    ],
    said: `${date}|\\b(?:due|born|weigh\\p{L}*|called|named|effective|from now on|starting)\\b|${since}|\\b(?:on|from|as of|starting|this|next) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month|january|february|march|april|may|june|july|august|september|october|november|december)\\b|\\btomorrow\\b`,
  },
  "announce-readers": {
    label: "Who it is for",
    question: "Who is it for?",
    suggestions: ["staff", "customers", "family and friends", "everyone"],
    cases: [
      {
        when: "\\blost\\b(?!.*\\bschool\\b)",
        suggestions: ["neighbors", "friends online", "everyone in town"],
      },
      {
        when: "\\b(?:divorc\\p{L}*|separat\\p{L}*|split(?:ting)? up|break(?:ing)? up)\\b",
        suggestions: ["family", "close friends", "colleagues"],
      },
      {
        when: "\\b(?:club|choir|church|team|members|village|band|society)\\b",
        suggestions: ["members", "the families", "everyone in town"],
      },
      {
        when: "\\b(?:shop|store|cafe|caf[eé]|salon|practice|clinic|business|company|restaurant|studio|opening hours)\\b",
        suggestions: ["customers", "staff", "anyone online"],
      },
      {
        when: "\\b(?:pregnan\\p{L}+|bab(?:y|ies)|engag\\p{L}+|wedding|birth|married)\\b",
        suggestions: ["the family", "friends online", "colleagues"],
      },
      {
        when: "\\b(?:school|class|pupils|parents)\\b",
        suggestions: ["parents", "pupils", "the whole school"],
      },
      { when: "\\bretire\\p{L}*\\b", suggestions: ["colleagues", "clients", "family and friends"] },
    ],
    said: "\\bat work\\b|\\bstaff announcement|\\bnew (?:employee|colleague|hire)\\b|\\b(?:to|for|on|in|with|by) (?:\\p{L}+ ){0,2}(?:staff|employees|colleagues|coworkers|team|customers|clients|parents|students|residents|tenants|members|church|friends|family|facebook|instagram|linkedin|school|newsletter|intranet|slack|website|neighbou?rs|guests|e-?mail|sign|door|board|everyone|grandparents|whatsapp|followers|patients|village|club|group)\\b|\\b(?:to|for) (?:my|our|the|all|staff|employees|customers|clients|parents|students|residents|members|church|friends|family|facebook|instagram|linkedin|school)\\b",
  },
  "announce-do": {
    label: "What they should do",
    question: "What should they do now?",
    suggestions: ["nothing, just know", "sign up", "ask me if unclear"],
    cases: [
      { when: "\\blost\\b", suggestions: ["bring it to me", "call me", "look around"] },
      {
        when: "\\b(?:shop|store|cafe|caf[eé]|salon|clinic|restaurant|studio)\\b",
        suggestions: ["nothing, just know", "order or book before then", "come by afterwards"],
      },
      {
        when: "\\b(?:school|class|parents)\\b",
        suggestions: ["nothing, just know", "send it back signed", "be there on time"],
      },
    ],
    said: "\\bnew (?:employee|colleague|hire)\\b|\\b(?:pregnan\\p{L}+|bab(?:y|ies)|engag\\p{L}+|birth|divorc\\p{L}*|separat\\p{L}*|retire\\p{L}*|opening hours|joining|winner)\\b|\\b(?:nothing|please|should|must|need to|needs? to|have to|can (?:call|come|join|ask|use|send|park|pick)|questions|call (?:me|us)|use (?:the|our)|pack|update|send|reply|apply|let (?:me|us) know|by (?:monday|tuesday|wednesday|thursday|friday)|keep it|save the date|be there|bring)\\b|\\bsign up\\b|\\brsvp\\b|\\bregister\\b|\\bcontact\\b|\\bto (?:bring|vote|join|apply)\\b",
  },
  "talk-listeners": {
    label: "Who listens",
    question: "Who will be listening?",
    suggestions: [
      "my class",
      "managers with little time",
      "experts in the field",
      "people new to it",
    ],
    said: "\\b(?:institute|scouts?|guides|rotary|care home|nursing home|congregation|residents)\\b|\\b(?:crew|guys|apprentices|lads|shift workers)\\b|\\b(?:to|for|in front of|before|with) (?:\\p{L}+ |\\d+ ){0,3}(?:class(?:mates)?|team|boss(?:es)?|board|clients?|students|pupils|colleagues|investors|parents|school|conference|managers?|executives|engineers|developers|doctors|nurses|teachers|farmers|people|kids|children|seniors|beginners|experts|customers|volunteers|members|club|council|committee|panel|neighbou?rs|newcomers|staff|company|department|women|men|teenagers|teens|adults|residents|department|year|grade|graders)\\b|\\b(?:they|nobody|most|listeners|everyone|people there) (?:\\p{L}+ )?(?:know|knows|are|have|never)\\b|\\b(?:8-?\\d|\\d+)[- ]?year[- ]olds?\\b|\\b(?:to|for) (?:my|our|the|a) (?:\\p{L}+ )?(?:class|team|boss|board|clients?|students|colleagues|investors|parents|school|conference)\\b|\\bfor (?:beginners|students|kids|investors|executives|developers)\\b|\\baudience\\b",
  },
  "talk-point": {
    label: "What they should remember",
    question: "What should they remember afterwards?",
    suggestions: [],
    said: "\\b(?:toolbox|tool box|safety) talk\\b|\\b(?:want|get|make) (?:them|people|everyone|him|her|the \\p{L}+) to\\b|\\bi want (?:more|money|a|the|approval|support|to)\\b|\\b(?:should|must|need to|needs to) (?:\\p{L}+ )?(?:want|remember|know|understand|decide|approve|sign|join|vote|stop|start|buy|give|agree|leave|feel|see|take|pay|act|change|realise|realize)\\b|\\b(?:remember|decide|takeaway|take away|take home|main (?:point|message)|goal|aim|approve|approval|asking for|sign up|why we|message is)\\b|\\bconvince\\b|\\bpersuade\\b|\\bso that\\b|\\bto (?:get|win)\\b",
  },
  "speech-minutes": {
    label: "Time",
    question: "How many minutes may it take?",
    suggestions: ["one minute", "two minutes", "five minutes", "ten minutes"],
    cases: [
      { of: ["occasions.talk"], suggestions: ["five minutes", "ten minutes", "twenty minutes"] },
      {
        of: ["occasions.introduction"],
        suggestions: ["half a minute", "one minute", "two minutes"],
      },
    ],
    said: `\\b(?:neighbou?rs?|letter|e-?mail|linkedin|discord|exchange family)\\b|${lasting}|\\b(?:short|brief|quick|long|half an hour)\\b.{0,12}$|\\b\\d+ ?(?:min|secs?|lines|slides)\\b|\\b(?:max|about|under) \\d+\\b|\\bone sentence\\b|\\b(?:\\d+|one|two|three|four|five|ten|fifteen|twenty)[- ]?(?:min(?:ute)?s?|words?|sentences?|paragraphs?|pages?)\\b`,
  },
  "speech-where": {
    label: "Where I give it",
    question: "Where will you give it?",
    suggestions: ["at work", "at a family party", "at our club", "in class"],
    cases: [
      {
        when: "\\b(?:thank|volunteers?|staff|members|donors|helpers|crew|sponsors)\\b",
        suggestions: [
          "at a dinner",
          "at the annual meeting",
          "at work",
          "outdoors, after the event",
        ],
      },

      {
        when: "\\b(?:award|acceptance|prize)\\b",
        suggestions: ["at a gala dinner", "at work", "at our club", "on video"],
      },
      {
        when: "\\b(?:persuasive|informative|debate)\\b",
        suggestions: ["in class", "in a contest", "at a debate club"],
      },
      {
        when: "\\b(?:graduat\\p{L}+|valedictor\\p{L}+|school|student|head (?:boy|girl)|class president)\\b",
        suggestions: ["in class", "at assembly", "at graduation, with parents"],
      },
      {
        when: "\\b(?:welcome|opening|open day|unveil\\p{L}*|inaugurat\\p{L}*)\\b",
        suggestions: ["in a hall, all ages", "outdoors, all ages", "at work", "online"],
      },
      {
        when: "\\b(?:pep|halftime|team|coach|players)\\b",
        suggestions: ["before a match", "at half-time", "after a defeat", "at practice"],
      },
    ],
    said: "\\bwedding speech\\b|\\bof (?:the|our) (?:\\p{L}+ )?(?:society|club|association|committee|union)\\b|\\b(?:leaving do|bar mitzvah|bat mitzvah|thanksgiving|christmas|new year|agm|hand over|playground|twinning|zoom|myself|women'?s institute)\\b|\\b\\p{L}+s \\d+(?:st|nd|rd|th)\\b|\\b(?:in|at|to|before|for) (?:\\p{L}+(?:'s)? ){0,3}(?:class|school|assembly|work|party|wedding|birthday|club|meeting|church|funeral|ceremony|graduation|conference|competition|contest|reunion|dinner|event|council|office|camp|gala|team|parents|students|teachers|classmates|colleagues|members|friends|family|people|town hall|rally)\\b|\\b(?:grade|graders|debate|listeners|audience|assembly)\\b|\\bin (?:class|school|assembly|front of)\\b|\\bat (?:my|our|the|a|work|school|graduation)\\b|\\bfor (?:class|school|student council|graduation|my (?:class|team|school|workout))\\b|\\bclass (?:president|rep)",
  },
  "speech-must": {
    label: "What must be in it",
    question: "What must be in it?",
    suggestions: ["thanks to some people", "something of my own life", "a bit of humor"],
    cases: [
      {
        when: "\\b(?:motivat\\p{L}*|workout|gym)\\b",
        suggestions: ["my goal", "my usual excuse", "no mercy"],
      },
      {
        when: "\\b(?:persuasive|informative|debate|class|school|assignment)\\b",
        suggestions: [
          "a figure with its source",
          "something of my own life",
          "a question to listeners",
        ],
      },
      {
        when: "\\b(?:pep|halftime|half-time|match|game|team)\\b",
        suggestions: ["a setback we came through", "what each one can do", "one thing to do today"],
      },
      {
        when: "\\b(?:campaign|president|council|election|candidate|captain)\\b",
        suggestions: ["what I would change", "what I have done so far", "why me"],
      },
    ],
    said: "\\b(?:needs? to (?!give|hold|make)|has to|should (?:have|include|mention|contain|start|end|be)|must|include|quote|statistic|story|joke|facts?|figures?|numbers|example|start with|end with|at least|three (?:points|arguments|reasons)|because|own life|personal)\\b|\\bmust\\b|\\binclud|\\bmention|\\bwith (?:a|an|some|the)\\b|\\bthank",
  },
  "intro-where": {
    label: "Where I say it",
    question: "Where will you introduce yourself?",
    suggestions: ["first day at a new job", "in class", "in an online meeting", "at a meet-up"],
    said: `\\bdate\\b|\\bchoir\\b|\\bneighbou?rs\\b|${person}|\\b(?:zoom|teams call|online|interview|linkedin|discord|slack|meet-?up|conference|course|club|group|office|party|stream|podcast|internship)\\b|\\b(?:in|at|for|to) (?:a|an|my|the|our|class|work|school|college)\\b|\\bmeeting\\b|\\bnew (?:job|team|class)\\b`,
  },
  "intro-facts": {
    label: "About me",
    question: "What should they know about you?",
    suggestions: [],
    said: "\\b(?:i'?m|i am|im|i've|i have|i like|i love|i come|i do|i used|i moved|i play|i teach|i just|my (?:name|hobb\\p{L}+|job|background|major|field)|\\d+ years|years old|originally|from (?!the\\b|my\\b|scratch\\b)\\p{L}+|studying|majoring|hobbies)\\b|\\bi(?:['’]?m| am) (?:a|an|from|\\d)|\\bmy name\\b|\\bi (?:work|study|live)\\b",
  },
  "sermon-text": {
    label: "Passage",
    question: "Which passage is it on?",
    suggestions: [],
    said: "\\b(?:lost sheep|lost coin|mustard seed|sower|nativity|ten commandments|noah|moses|david and goliath)\\b|\\b(?:revelation|hebrews|deuteronomy|ecclesiastes|jeremiah|ruth|job|jonah|galatians|colossians|timothy|peter|kings|samuel|gospel|passage|verse|parable|good samaritan|prodigal|beatitudes|lord'?s prayer|presbyterian|orthodox|reformed|evangelical|mennonite|quaker|islamic|khutbah|hindu|buddhist|unitarian|episcopal|protestant)\\b|\\b\\d+:\\d+|\\b(?:john|luke|matthew|mark|psalms?|genesis|exodus|isaiah|romans|corinthians|ephesians|philippians|james|acts|proverbs|quran|surah|torah|catholic|baptist|methodist|lutheran|anglican|jewish|muslim|pentecostal)\\b",
  },
  "sermon-people": {
    label: "Who listens",
    question: "Who will be listening?",
    suggestions: ["all ages", "mostly older people", "young people"],
    said: `\\bcare home\\b|${lasting}|\\b(?:congregation|older|elderly|seniors|mostly|families|prison|hospital|students|school|women|men|newcomers|wedding|all ages|small (?:church|village|group)|listeners|for (?:our|my|the|a|new|young|old)|\\d+ people)\\b|\\b\\d+[- ]?min(?:ute)?s?\\b|\\bfor (?:kids|children|youth|teens|young)\\b`,
  },
  "sermon-take-home": {
    label: "What they should take home",
    question: "What should people take home from it?",
    suggestions: [],
    said: `${reason}|\\b(?:after|since|last (?:week|month|year)|recent\\p{L}*|lately|happened|flood|fire|war|closed?|clos(?:es|ing)|died|lost|losing|election|quarrel\\p{L}*|split|anniversary|want (?:them|people)|should (?:know|feel|go|take|leave|remember)|take home|struggl\\p{L}+)\\b`,
  },
  "toast-who": {
    label: "Who I am to them",
    question: "Who are you to them?",
    suggestions: ["a friend", "a brother or sister", "a colleague", "a guest"],
    cases: [
      {
        when: "\\b(?:stag|bachelor|hen (?:do|night|party)|bachelorette)\\b",
        suggestions: ["an old friend", "a brother or sister", "a workmate"],
      },
      {
        when: "\\b(?:retire\\p{L}*|leaving|farewell|promot\\p{L}+)\\b",
        suggestions: ["a colleague", "the boss", "somebody from the family"],
      },
      {
        when: "\\b(?:naming|christening|baptism|communion|confirmation|bar mitzvah|bat mitzvah)\\b",
        suggestions: ["a parent", "a grandparent", "godmother or godfather", "a friend"],
      },
    ],
    said: "\\bas (?:godfather|godmother|best man|mother|father|dad|mum|grandfather|grandmother)\\b|\\bour (?:\\p{L}+ )?(?:granddaughter|grandson|daughter|son|nephew|niece|parents|grandparents|boss|coach|godson|goddaughter)\\b|\\bmy (?:\\p{L}+ )?(?:brother|sister|mum|mom|dad|mother|father|parents|son|daughter|uncle|aunt|cousin|grand\\p{L}+|boss|husband|wife|friend|mate|coach|mentor|team|colleagues?|in-laws|nephew|niece)(?:'?s)?\\b|\\b(?:as|i'?m) (?:the|his|her|their|an?) \\p{L}+|\\bour (?:\\p{L}+ )?(?:\\d+(?:st|nd|rd|th) |own |wedding )*anniversary\\b|\\b(?:best man|old friends?|workmates?|the lads|the girls)\\b",
  },
  "toast-tell": {
    label: "What it should tell",
    question: "Which true story or habit of theirs should it tell?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:naming|christening|baptism|communion|confirmation|bar mitzvah|bat mitzvah)\\b",
        label: "Wish for the child",
        question: "What do you wish for the child?",
      },
      { when: "\\banniversary\\b", question: "Which true story of the two should it tell?" },
      {
        when: "\\bretire\\p{L}*|\\bleaving\\b",
        question: "Which true story from work should it tell?",
      },
      {
        when: "\\bhouse[- ]?warming\\b",
        label: "About the new home",
        question: "What is special about the new home?",
      },
    ],
    said: "\\b(?:they|we) met\\b|\\b(?:once|remember|the (?:time|day|night|summer|year) (?:when|we|he|she|they|i)|when (?:he|she|they|we)|always|famous for|known for|story (?:about|of))\\b|[.;:,] (?:\\S+ ){7,}\\S+",
  },
  "toast-manner": {
    label: "Mood",
    question: "How cheeky may it be?",
    suggestions: ["warm, not cheeky", "a little cheeky", "very cheeky"],
    cases: [
      {
        when: "\\b(?:naming|christening|baptism|communion|confirmation|bar mitzvah|bat mitzvah)\\b",
        question: "How solemn should it be?",
        suggestions: ["warm and light", "a bit funny", "solemn"],
      },
    ],
    said: "\\b(?:\\d+|one|two|three|five|half a) ?(?:min(?:ute)?s?|sentences?|lines|words)\\b|\\b(?:short|brief|funny|cheeky|rude|clean|warm|serious|heartfelt|roast)\\b",
  },
  "reading-them": {
    label: "The people it is for",
    question: "What are they like?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:christening|naming|baptism|blessing)\\b",
        label: "Wish for the child",
        question: "What do you wish for the child?",
      },
    ],
    said: "[.,;] (?:\\S+ ){4,}\\S+|\\b(?:they|who|we) (?:love|like|met|both|are|live|work)\\b",
  },
  "reading-kind": {
    label: "Mood",
    question: "Which mood should it have?",
    suggestions: ["warm", "a bit funny", "serious", "anything but the usual"],
    said: "\\b(?:poems?|prose|funny|serious|short|minutes?|humorous)\\b",
  },
} as const satisfies Readonly<Record<string, Need>>;
