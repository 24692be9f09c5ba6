import type { Need } from "../ask.ts";

const money =
  "[$€£]\\s?\\d|\\b\\d+[.,]?\\d* ?(?:k|grand|dollars?|bucks|euros?|pounds?|usd|eur|gbp)\\b|\\b\\d{4,}\\b|\\b\\d{1,3}[.,]\\d{3}\\b";
const span =
  "\\b(?:\\d+|an?|one|two|three|four|half an?|few|couple of)[- ](?:sec(?:ond)?s?|min(?:ute)?s?|hours?|hrs?|h|days?|slides?|pages?)\\b|\\bhalf[- ](?:an hour|a day|day|hour)\\b";
const people =
  "\\b(?:\\d+|two|three|four|five|six|seven|eight|ten|twelve) (?:of us|people|persons?|developers?|devs|members|colleagues|employees|staff|volunteers?|nurses|designers|students|participants|attendees|guests)\\b|\\bteam of \\p{L}*\\d*\\b|\\b(?:alone|by myself|on my own|just me|only me|freelancers?)\\b";
const date =
  "\\bby (?:the end|next|\\p{L}+day|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|summer|\\d+)\\b|\\b(?:in|within) (?:\\d+|an?|one|two|three|four|six|eight|ten) (?:days?|weeks?|months?|years?)\\b|\\b(?:january|february|march|april|june|july|august|september|october|november|december|q[1-4]|this (?:quarter|year|month|week)|next (?:quarter|year|month|week|spring|summer|monday|friday)|deadline|due|tomorrow|(?:on|until|till) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday))\\b|\\b(?:in|of) may\\b";

/** What meetings, plans and papers of work turn on. */
export const businessNeeds = {
  "rota-hours": {
    label: "Hours, with how many people",
    question: "Which hours must be covered, by how many people at a time?",
    suggestions: [],
    said: "\\b\\d{1,2} ?(?:am|pm|:\\d\\d)?(?: ?- ?| to | until )\\d{1,2} ?(?:am|pm)?\\b|\\bat a time\\b|\\bper shift\\b|\\b24 ?\\/ ?7\\b|\\bround the clock\\b",
  },
  "rota-people": {
    label: "People and their hours",
    question: "Who can't work when, and how many hours should each have?",
    suggestions: [],
    said: "\\b(?:can'?t|cannot|only|part[- ]time|full[- ]time|\\d+ hours|students?)\\b.*\\b(?:mon|tue|wed|thu|fri|sat|sun|hours|evenings?|weekends?)\\p{L}*",
  },
  "rota-rules": {
    label: "Rules",
    question: "Which rules hold: longest day, rest, who can do what?",
    suggestions: [
      "8 hours at most",
      "one trained person a shift",
      "weekends shared fairly",
      "no rules yet",
    ],
    said: "\\b(?:days? off|in a row|at most|max|fair\\p{L}*|manager|trained|legal|rest)\\b",
  },
  "venture-what": {
    label: "The business",
    question: "What do you sell, and to whom?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:club|charity|church|school(?! project)|museum|library|choir|team)\\b",
        question: "What does it do, and for whom?",
      },
      {
        of: ["business.research"],
        when: "\\b(?:gym|caf[eé]s?|coffee shop|restaurant|salon|bakery|shop|store|b&b|hotel|bar|pub|food (?:truck|van)|brewery|spa|studio)\\b",
        label: "Customers and place",
        question: "Who are the customers, and where?",
      },
      {
        when: "\\bnon-?profit\\b|\\bcharity\\b",
        label: "Helps whom, where",
        question: "Whom should it help, and where?",
      },
      {
        when: "\\bbusiness case\\b",
        label: "To buy or change",
        question: "What exactly should be bought or changed?",
      },
      {
        of: ["business.plan", "business.start"],
        when: "^(?!.*\\b(?:etsy|ebay|shopify|vinted|amazon|online)\\b).*\\b(?:salon|cafe|café|coffee shop|restaurant|bakery|gym|studio|shop|store|barber|spa|daycare|bar|food truck|clinic)\\b",
        label: "Size",
        question: "How big will it be at the start?",
        suggestions: ["only me", "2 or 3 people", "4 to 10 people", "more than 10"],
      },
      {
        when: "\\bbusiness plan (?:for )?(?:(?:an?|my|our) )?(?!for\\b|my\\b|our\\b|template\\b|that\\b|new\\b|business\\b|company\\b|start-?up\\b)\\p{L}{3,}|\\b(?:start|open|launch|set up|found|run|grow)(?:ing)? (?:an? |my |our )(?!(?:new |own |small |online |home |successful |local |little )*(?:business|company|startup|store|shop|agency|brand|firm)\\b)(?:[\\p{L}'-]+ ){1,3}(?:business|company|agency|brand|firm)\\b",
        label: "My customers, and where",
        question: "Who are your customers, and where?",
      },
    ],
    said: "\\b(?:for|of) (?:the )?company \\p{L}|\\bswot (?:analysis )?(?:for|of|on) (?!(?:my|our|an?|the)\\b)\\p{L}|\\b(?:swot|pestle?|competitors?|competitive|market|industry)(?: (?:analysis|research|overview))? (?:of|for|on) (?!my\\b|our\\b|an?\\b|the\\b|this\\b)\\p{L}+|\\bsell(?:s|ing)?\\b|\\bwe (?:make|offer|help|are|do)\\b|\\bfor (?:small|local|busy|young|elderly|pet|dog) \\p{L}+|\\bb2b\\b|\\bwho\\b|\\b(?:mobile|van|online|vegan|organic|handmade|custom|local|small town|village|city|near|in (?:bristol|london|berlin|texas|leeds|ohio|lagos|mumbai|my (?:town|village|city))|town of|subscriptions?|families|students|tourists|office workers|seniors|parents|dog owners|startups|restaurants|b2c|saas|customers (?:are|will)|people (?:who|with|in)|repair(?:s|ing)?|rent(?:al|ing)?|deliver\\p{L}*|bread|cakes?|candles?|lessons?|clean(?:ing)?|classes|grooming)\\b.*(?:,|\\b(?:for|to|in|at|near|with|who)\\b).*|,\\s*(?:we|i|it|mostly|mainly|for|vegan|organic|small|mobile|selling|near|in) .*",
  },
  "channel-about": {
    label: "Topic and audience",
    question: "What is it about, and for whom?",
    suggestions: [],
    said: "\\b(?:about|on) (?!my own|the side|youtube|tiktok|spotify|substack|wordpress)\\p{L}+|\\b(?:cooking|knitting|woodworking|gaming|true crime|history|gardening|fitness|travel|parenting|finance|books?|music|birds?|local|interviews?|my (?:woodworking|street|garden|dog|village|recipes|job)|for (?:beginners|parents|nurses|kids|teachers|women|men|students|neighbou?rs|my street))\\b|\\bfor (?:my|our) (?:[\\p{L}']+ )?(?:recipes|dog|cat|garden|village|street|art|photos|poems|paintings|boat|farm)\\b",
  },
  "channel-means": {
    label: "Time a week",
    question: "How much time is there a week?",
    suggestions: ["2 hours", "5 hours", "weekends only"],
    said: `\\b\\d+ (?:hours?|hrs?|days?)\\b|[$€£]\\s?\\d|\\b(?:phone|microphone|camera|budget|no equipment|no money)\\b|${span}|${money}|\\b(?:mic|iphone|webcam|gopro|laptop|computer|lights?|evenings?|weekends?|per week|a week|little time|no time|full[- ]time|kids|no budget|nothing yet|studio|usb|zoom)\\b`,
  },
  "channel-aim": {
    label: "What it should lead to",
    question: "What should come of it?",
    suggestions: [
      "fun, nothing more",
      "some income",
      "customers for my work",
      "to be known in my field",
    ],
    said: "\\b(?:earn|income|money|monetiz\\p{L}+|customers|clients|for fun|hobby|audience|career)\\b|[,.:?] .*\\b(?:fun|sponsors?|ads?|side income|leads|sell|sales|bookings|students|known|reputation|authority|brand|job|quit my job|living|followers|subscribers|community|family|neighbou?rs|promote|portfolio|just (?:for|because)|share|not (?:about )?money)\\b",
  },
  "venture-money": {
    label: "Money I have",
    question: "How much money do you have for it?",
    suggestions: ["a few hundred", "about 10,000", "savings, no loan", "little, I need a loan"],
    cases: [
      {
        when: "\\bbusiness case\\b",
        label: "Cost and savings",
        question: "What does it cost, and what does it save?",
        suggestions: [],
      },
    ],
    said: `\\bhow much (?:money )?(?:do|will|would|does) (?:i|we|it)\\b|[$€£]\\s?\\d|\\b\\d+ ?k\\b|\\bno money\\b|\\bbudget\\b|\\bloan\\b|\\bfund(?:ing|ed)\\b|\\bbootstrap|${money}|\\b(?:saved|savings|self[- ]funded|no (?:savings|capital|investors?)|little money|investors?|bank|family money|crowdfund\\p{L}*|grant|capital|start with|need about|small budget|\\d{3,})\\b|\\b(?:school|class) project\\b`,
  },
  "plan-reader": {
    label: "Reader",
    question: "Who will read it?",
    suggestions: ["my bank", "an investor", "only me", "a teacher"],
    cases: [
      {
        when: "\\bbusiness case\\b",
        suggestions: ["my boss", "the board", "a committee", "the owner"],
      },
    ],
    said: "\\bfor (?:a|an|my|the) (?:bank|loan|investors?|class|course|school|visa|grant|competition|partner)\\b|\\binvestors?\\b|\\bone[- ]page\\b|\\b(?:bank|lender|investors?|landlord|job ?cent(?:er|re)|council|visa|partner|teacher|professor|class|course|school|just (?:for )?me|only (?:for )?me|for (?:myself|us)|my (?:wife|husband|dad|mum|mom)|think it (?:over|through)|convince|loan|grant|competition|accelerator|incubator)\\b",
  },
  "agenda-frame": {
    label: "Who and how long",
    question: "Who takes part, and how long is it?",
    suggestions: [],
    said: `\\b\\d+[- ]?(?:min(?:ute)?s?|hours?|h)\\b|\\bhour\\b|\\bhalf[- ]day\\b|${span}|${people}|\\b(?:with (?:my|our|the|a|two|three|\\d+) \\p{L}+|my (?:team|boss|manager)|remote|on zoom|one[- ]on[- ]one|1:1|whole (?:team|company)|all hands|everyone|board|parents|morning|afternoon|tenants|volunteers|client and)\\b(?=.*(?:,|\\d|\\band\\b|\\bwith\\b))|,.*\\b(?:zoom|remote|boss|whole|everyone|board|volunteers|hours?|morning|people)\\b`,
  },
  "agenda-result": {
    label: "Result wanted",
    question: "What must be decided or clear at the end?",
    suggestions: ["who does what by when", "one decision", "everyone knows where we are"],
    said: "\\bto (?:decide|agree|discuss|review|plan|choose)\\b|\\babout \\p{L}+|\\bso that\\b|\\bdecision\\b|\\bgoals?\\b|[,.:?] .*\\b(?:decide|agree|choose|want|need|must|clear|should|who does|next steps?|deadline|budget|points?|kick ?off|plan for|launch|hir\\p{L}+|problems?|at the end|outcome|vote|sign|approve|clarify|scope|status)\\b|\\b(?:we|they|to) (?:must|need to|have to|should|want to|decide|agree|choose|vote)\\b",
  },
  "agenda-delicate": {
    label: "Delicate",
    question: "What is delicate this time?",
    suggestions: ["nothing", "the money", "an old conflict", "one person talks a lot"],
    said: "\\bwithout\\b|\\bavoid\\b|\\bnot (?:talk|mention|discuss)\\b|\\bsensitive\\b|\\bconflict\\b|\\b(?:delicate|careful\\p{L}*|tension|tense|angry|upset|fight|argu\\p{L}+|late|missed|layoffs?|fired|resign\\p{L}*|complain\\p{L}*|criticism|stay out|leave out|off the table|don'?t (?:want|mention|talk)|talks? too much|interrupts?|dominates?|quiet|shy|secret|confidential|nothing (?:delicate|special)|money|salary|salaries|budget cuts?|price)\\b|\\b(?:conference|workshop|training|retreat|kick-?off)\\b|\\b(?:rehearsal|wedding)\\b",
  },
  "minutes-notes": {
    label: "My notes",
    question: "Paste your notes or the transcript here.",
    suggestions: [],
    said: '\\n|:\\s*\\S+ \\S+ \\S+|["“].{20}|\\b(?:present|attendees|anna|we (?:talked|agreed|decided|discussed)|agreed|decided|moved|seconded|approved)\\b.{20}',
  },
  "minutes-reader": {
    label: "Read by",
    question: "Who reads them?",
    suggestions: ["those who were there", "those who missed it", "my boss", "the client"],
    cases: [
      {
        when: "\\b(?:allotment|club|choir|church|parish|pta|committee|residents'?|tenants'?|village|association|society|school|council|agm|union|co-?op|board|charity)\\b",
        suggestions: ["all members", "only the committee", "members who missed it"],
      },
    ],
    said: "\\bfor (?:my|the|our|a) (?:boss|client|team|board|manager|people|record)\\b|\\bwho (?:missed|were)\\b|\\b(?:those|people|everyone|colleagues|absent|missing|couldn'?t|wasn'?t|weren'?t|members|parents|shareholders|council|auditor|archive|record|legal|send (?:them|it) to|boss|manager|client|owners?|tenants|committee|goes? to|read(?:s|ers?)?)\\b",
  },
  "research-decide": {
    label: "What I'll decide with it",
    question: "What will you decide with it?",
    suggestions: [
      "whether to start",
      "what to improve first",
      "what people would pay",
      "nothing, it's for a class",
    ],
    cases: [
      {
        of: ["business.survey"],
        suggestions: ["what to improve first", "which option to take", "nothing, it's for a class"],
      },
    ],
    said: "\\bto (?:find out|learn|know|improve|measure|understand)\\b|\\bsatisfaction\\b|\\bso that\\b|\\bto decide\\b|\\bwhether\\b|\\bfor (?:my|a|an|the) (?:class|course|school|assignment|business plan|pitch)\\b|\\b(?:decide|deciding|start|open|launch|invest|price|pricing|pay|improve|better|happy|unhappy|why|thesis|class|assignment|bachelor|master'?s?|homework|relaunch|expand|second (?:shop|location|branch)|leave|leaving|quit|churn|stay|next year|change|new (?:menu|product|hours|location)|should (?:i|we)|find out|want to|need to)\\b|\\bdissertation\\b|\\bwhich\\b|\\bexit interview\\b",
  },
  "slides-who": {
    label: "Listeners",
    question: "Who listens?",
    suggestions: ["my class", "my boss", "a client", "the team"],
    cases: [
      {
        when: "\\b(?:sponsors?|quarterly|product|work|sales|company|results)\\b",
        suggestions: ["my boss", "clients", "the team"],
      },
    ],
    said: `\\bto (?:my|an?|the) (?:boss|client|investors?|customer|ceo|board|publisher)\\b|\\b\\d+[- ]?sec|\\b\\d+[- ]?(?:min(?:ute)?s?|slides?|hours?)\\b|\\bfor (?:my|a|an|the|our) (?:class|boss|client|team|board|conference|investors?|students|school)\\b|${span}|\\b(?:boss|bosses|board|ceo|management|class|teacher|professor|clients?|customers?|investors?|team|colleagues|parents|students|kids|conference|audience|staff|nurses|committee|council|church|seniors|\\d+ people|grade|grader|my (?:school|company|department|bachelor|thesis))\\b|\\b(?:year|grade|class) \\d+\\b|\\b\\d+(?:st|nd|rd|th)\\b|\\b(?:interview|wedding|party|birthday)\\b|\\b(?:hen|stag|reunion)\\b|\\bfor school\\b|\\bmy family\\b|\\bsponsors\\b`,
  },
  "slides-aim": {
    label: "They should",
    question: "What should they do or know afterwards?",
    suggestions: ["know the basics", "agree to the next step", "give me a good grade"],
    cases: [
      {
        of: ["business.presentation"],
        when: "\\b(?:investors?|sponsors?|donors?|bank|funders?)\\b",
        suggestions: ["give money", "agree to a meeting", "know what we do"],
      },
      {
        of: ["business.presentation"],
        when: "\\bto (?:year|class|grade|kids|children|pupils|students)\\b",
        suggestions: ["know the basics", "like the subject", "ask questions"],
      },
      {
        of: ["business.pitch"],
        when: "\\bjob fair\\b|\\b(?:about|for) (?:me|myself)\\b|\\binterview\\b",
        suggestions: ["invite me to an interview", "remember me", "take my details"],
      },
      {
        of: ["business.presentation"],
        when: "\\b(?:sponsors?|quarterly|product|work|sales|company|results|council|board|boss|clients?|committee|investors?|team|management|customers?)\\b",
        suggestions: ["agree to it", "know where we stand", "do it another way"],
      },
      {
        of: ["business.pitch"],
        suggestions: ["give money", "buy it", "agree to a meeting"],
      },
    ],
    said: "\\bto (?:convince|persuade|sell|teach|show|inform)\\b|\\bso that\\b|\\bconvince\\b|\\bgrade\\b|\\b(?:agree|approve|approval|sign|buy|invest|money|funding|budget|understand|know|learn|laugh|stop|start|vote|hire|good grade|good mark|they should|should (?:feel|do|say|want)|convincing|persuade|get (?:them|him|her|a)|want (?:them|him|her|more|a)|meeting|decide|motivat\\p{L}+|aware\\p{L}*)\\b|\\b(?:birthday|anniversary|wedding|retirement|about me|holidays?)\\b|\\b\\d+(?:st|nd|rd|th)\\b|\\b(?:hen|stag|party|quiz|reunion)\\b|\\b(?:trip|family|church|worship)\\b",
  },
  "slides-must": {
    label: "What must be in it",
    question: "Which facts, figures or parts must be in it?",
    suggestions: [],
    said: "\\binclud(?:e|ing)\\b|\\bcover(?:ing)?\\b|\\bmust\\b|\\n|(?:[,.:?]|\\bwith) .*\\b(?:has to|have to|needs? to (?:be|show|have)|mention|figures?|numbers?|facts?|data|chart|graph|results|case study|quote|example|agenda|sources?|structure|parts?|sections?|intro|team slide|financials|pricing|demo|roadmap|missed|target|q[1-4]|revenue|sales|\\d+ ?%|\\d+ percent|users|customers|traction)\\b",
  },
  "survey-who": {
    label: "Who answers",
    question: "Who will answer it?",
    suggestions: ["customers", "staff or coworkers", "students", "the general public"],
    said: `\\bfor (?:my|our|the|a)? ?(?:\\p{L}+ )?(?:customers?|clients?|employees|staff|students|guests|users|patients|parents|teachers|members|attendees|team)\\b|\\bemployee\\b|\\bcustomer\\b|\\bstudents?\\b|${people}|\\b(?:customers?|clients?|employees|staff|students|guests|users|patients|parents|teachers|members|attendees|participants|team|residents|neighbou?rs|visitors|shoppers|volunteers|kids|teens|adults|people (?:who|at|in)|on paper|online|google forms?|minutes?|classmates|colleagues|respondents)\\b|\\bexit interview\\b|\\bchoir\\b`,
  },
  "sop-who": {
    label: "Who does it",
    question: "Who will do it?",
    suggestions: ["new staff", "experienced staff", "temps or part-timers", "only me"],
    said: `\\bfor (?:my |our |the |new |a )*(?:new )?(?:hires?|employees?|staff|team|interns?|volunteers?|cashiers?|nurses?|cleaners?|remote \\p{L}+|developers?|managers?)\\b|\\bnew hires?\\b|${people}|\\b(?:new|temps?|temporary|trainees?|apprentices?|students|part[- ]timers?|experienced|untrained|trained|bartenders?|waiters?|waitress(?:es)?|baristas?|cooks?|dishwashers?|drivers?|warehouse|receptionists?|night shift|closing shift|assistants?|only me|just me|my (?:team|staff|employees|assistant|daughter|son)|people who|anyone)\\b`,
  },
  "sop-now": {
    label: "How it is done now",
    question: "How is it done today, with which tools?",
    suggestions: [],
    said: "\\bcurrently\\b|\\bwe use\\b|\\busing\\b|\\bfirst\\b.*\\bthen\\b|\\n|\\b(?:today|now|at the moment|right now|usually|so far|we (?:have|do|keep|write|just|always|start|print|send|check)|by hand|on paper|excel|spreadsheet|whiteboard|slack|e-?mail|software|system|app|tool|shopify|sap|nothing written|no (?:system|process|list)|everyone does|first|then)\\b",
  },
  "sop-wrong": {
    label: "What goes wrong",
    question: "What goes wrong now, that it's needed?",
    suggestions: [
      "steps get forgotten",
      "everyone does it differently",
      "customers complain",
      "nothing yet, just in case",
    ],
    cases: [
      {
        of: ["business.policy"],
        label: "What led to it",
        question: "What happened that you need it?",
        suggestions: [
          "it gets abused",
          "people keep asking",
          "there was a dispute",
          "nothing yet, just in case",
        ],
      },
    ],
    said: "\\bforget|\\bmistakes?\\b|\\bwrong\\b|\\bproblems?\\b|\\balways\\b|\\bkeeps?\\b|\\b(?:forgot(?:ten)?|forgets?|missed|miss|skips?|skipped|late|lost|complain\\p{L}*|complaints?|differently|confus\\p{L}*|chaos|messy|mess|dirty|errors?|slow|broken|broke|abus\\p{L}*|nobody|no one|never|too (?:many|often|late|long)|no[- ]shows?|cancel(?:s|led)? (?:last|late|on)|angry|argu\\p{L}+|fights?|damag\\p{L}*|stolen|unfair|last minute|because|since|inspection|failed|just in case|incident|posted)\\b",
  },
  "spec-users": {
    label: "Users and their aim",
    question: "Who uses it, and what do they want to get done?",
    suggestions: [],
    said: "\\bas an? \\p{L}+|\\busers? (?:can|want|should|who)\\b|\\bso that\\b|\\bfor (?:\\p{L}+ )?(?:customers|patients|students|drivers|nurses|teachers|admins?|users)\\b|\\b(?:customers?|patients?|students?|drivers?|nurses?|teachers?|admins?|members|guests|staff|employees|hairdressers?|doctors?|tenants|parents|landlords?|sellers|buyers|visitors|receptionists?|managers?|they|people|tourists|trainers?|coaches)\\b.*\\b(?:book|log|sign|see|cancel|pay|order|upload|search|choose|reset|manage|approve|track|want|need|can|forget|with|and)\\p{L}*\\b",
  },
  "spec-first": {
    label: "First version",
    question: "How much must the first version do?",
    suggestions: ["only the main path", "all of it", "please propose it"],
    said: "\\b(?:diagnostic|medical|device|requirements? specification|regulat\\p{L}+|hospital|safety)\\b|\\bmvp\\b|\\bfirst version\\b|\\bout of scope\\b|\\bphase\\b|\\blater\\b|\\b(?:first (?:only|just)|only|no (?:payments?|login|social|app|notifications?|sso|admin)|must[- ]haves?|nice[- ]to[- ]haves?|can wait|not (?:yet|now|needed)|basic|simple|minimum|minimal|v1|version 1|release|priorit\\p{L}*|everything|all of it|just the|without|core|later on|optional)\\b|\\bacceptance criteria\\b",
  },
  "project-done": {
    label: "To be done, by when",
    question: "What counts as finished, and by when?",
    suggestions: [],
    cases: [
      {
        when: "\\baction plan\\b",
        question: "What must be reached, and by when?",
      },
    ],
    said: `\\bby (?:the end|next|\\p{L}+day|january|february|march|april|may|june|july|august|september|october|november|december)\\b|\\bin \\d+ (?:weeks?|months?)\\b|\\bdeadline\\b|\\blaunch\\b|\\b\\d+[- ](?:week|month|day)\\b|${date}|\\b(?:finished|done|ready|complete[d]?|live|open(?:s|ing)?|move in|deliver\\p{L}*|go live|weeks?|months?)\\b`,
  },
  "project-people": {
    label: "Who works on it",
    question: "Who works on it?",
    suggestions: ["only me", "two or three people", "a bigger team", "hired professionals"],
    said: `\\bteam of\\b|\\b\\d+ (?:people|developers|persons|members)\\b|\\balone\\b|\\bby myself\\b|\\bhours?\\b|\\bvolunteers\\b|${people}|\\b(?:me and|my (?:wife|husband|team|brother|dad|colleague|friend)|part[- ]time|full[- ]time|evenings?|weekends?|agency|contractors?|a designer|a developer|developers|designers|intern|students?|we are|us|days? a week|plumber|electrician|carpenter)\\b`,
  },
  "project-risk": {
    label: "Could hold it up",
    question: "What could hold it up?",
    suggestions: [
      "waiting for others",
      "a permit or approval",
      "too few people",
      "nothing I know of",
    ],
    said: `\\brisk|\\bdepends?\\b|\\bwait(?:ing)? for\\b|\\b(?:delay\\p{L}*|late|suppliers?|permits?|approval|holidays?|vacation|sick|unknown|might|may (?:not|be)|could|depend(?:s|ing)?|waiting|until|no risks?|worr(?:y|ied)|old system|legacy|only one)\\b`,
  },
  "okr-change": {
    label: "What should change, by when",
    question: "What must be better at the end, and by when?",
    suggestions: [],
    said: `\\bto (?:increase|reduce|improve|grow|cut|raise|launch)\\b|\\bby \\d+ ?%|\\bgrowth\\b|\\breten|\\bchurn\\b|${date}|[,.:?] .*\\b(?:increase|more|less|fewer|faster|better|improve|reduce|grow|double|halve|cut|raise|lower|higher|from \\d+ to \\d+|\\d+ ?%|percent|leads|signups?|revenue|sales|satisfaction|response times?|tickets|errors|turnover|conversion|attendance|quality|want to|goal is|learn|promotion|launch)\\b`,
  },
  "okr-who": {
    label: "Whose goals",
    question: "Whose goals are they?",
    suggestions: [
      "my own, at work",
      "a team of five",
      "the whole company",
      "my own, in private life",
    ],
    said: `\\bfor (?:a|an|my|our|the) (?:\\p{L}+ ){0,2}(?:team|company|department|manager|startup|role|job|self|nurse|teacher|store|project)\\b|\\bmy (?:team|self)\\b|\\bsales\\b|\\bmarketing\\b|\\bhr\\b|\\bpersonal\\b|${people}|\\b(?:team|company|department|my (?:own|job|role|team|work|employees?|boss)|i(?:'?m| am) (?:a|an|the)|as an? \\p{L}+|nurses?|teachers?|developers?|engineers?|managers?|analyst|assistant|product|sales|finance|hr|startup|freelance\\p{L}*|students?|privately|private|school|myself|employees?)\\b|\\bfor (?:an?|our|my|the) \\p{L}+`,
  },
  "price-costs": {
    label: "My costs",
    question: "What does one cost you, in money and hours?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:\\p{L}*sitting|walking|lessons?|tutor\\p{L}*|cleaning|mowing|massages?|coaching|design|translation|gardening|hourly|grooming|editing|photos?|haircuts?)\\b",
        label: "My time and costs",
        question: "How long does it take, and what do you spend on it?",
      },
    ],
    said: `[$€£]\\s?\\d|\\bhours?\\b|\\bcosts? me\\b|\\bmaterials?\\b.*\\d|${money}|${span}|\\b\\d+[.,]\\d+\\b|\\b(?:costs?|takes? me|materials?|per (?:hour|piece|candle|item)|wax|hosting|fees?|expenses|overhead|shipping|\\d+ (?:percent|%))\\b`,
  },
  "price-others": {
    label: "Where, and what others charge",
    question: "Where do you work, and what do others charge there?",
    suggestions: [],
    said: "\\bothers?\\b|\\bcompetitors?\\b|\\bmarket\\b|\\bin (?:the )?\\p{L}{3,}|\\betsy\\b|\\bonline\\b|\\bfiverr\\b|\\bupwork\\b|\\b(?:local|locally|near|town|city|village|etsy|ebay|shopify|amazon|markets?|fairs?|fb|facebook|instagram|agenc(?:y|ies)|others|average|most (?:people|shops)|rivals?|competit\\p{L}+|neighbou?rs?|they (?:charge|ask|take)|going rate|nobody|usa?|uk|india|germany|canada|australia|rural|london|bristol|new york)\\b",
  },
  "grant-what": {
    label: "What for, and how much",
    question: "What will the money pay for, and how much do you need?",
    suggestions: [],
    said: `[$€£]\\s?\\d|\\b\\d+ ?k\\b|\\b\\d{4,}\\b|${money}|(?:[,.:?]|\\bto) .*\\b(?:for (?:tools|a|the|new|materials|rent|staff|beds|soil|buses|costumes|instruments|books|equipment|teachers|tutors)|pay for|to (?:buy|build|rent|pay|hire|fund)|equipment|materials|salar(?:y|ies)|tools|soil|fence|shed|costumes|tutors|snacks|books|we need)\\b`,
  },
  "grant-funder": {
    label: "Funder",
    question: "Who gives the money?",
    suggestions: [],
    said: "\\b(?:foundation|council|ministry|fund|trust|lottery|rotary|city of|erasmus|nsf|nih|nea|neh)\\b|(?:[,.:?]|\\b(?:from|to|by|at)) .*\\b(?:from (?:the|our|a) \\p{L}+|the (?:city|town|county|state|arts|bank|eu|government)|arts council|city|county|state|federal|bank|savings bank|company|sponsor\\p{L}*|charity|church|lions|community fund|un|unicef|eu|department|ngo|they (?:support|want|fund))\\b",
  },
  "grant-proof": {
    label: "Who gains, what we've done",
    question: "Who gains from it, and what have you done so far?",
    suggestions: [],
    said: `\\b\\d+ (?:people|families|children|kids|students|members|volunteers|residents|gardeners)\\b|\\bwe(?:'ve| have)\\b|\\bsince \\d{4}\\b|${people}|(?:[,.:?]|\\bsince|\\b(?:for|with|of)) .*\\b(?:\\d+ (?:plots?|families|kids|youths?|teenagers?|children|shows?|performances?|years?|volunteers)|since|already|last year|so far|founded|started|families|refugees|seniors|kids from|low[- ]income|single parents|neighbou?rhood|girls|disabled|we (?:run|started|built|grew|fed|served|have|performed))\\b`,
  },
  "proposal-whom": {
    label: "Client and problem",
    question: "Who gets it, and what matters to them?",
    suggestions: [],
    said: "\\bfor (?:a|an|my|our|the) (?:[\\p{L}'-]+ ){0,3}(?:client|company|hospital|school|restaurant|shop|city|hotel|customer|boss|church|council)\\b|\\bto (?:my|a|the) \\p{L}+|(?:[,.:?]|\\b(?:for|to) (?:a|an|my|the)) .*\\b(?:client|customer|company|hotel|shop|restaurant|dentist|lawyer|startup|start ?up|school|museum|agency|boss|they|he|she|whose|their|owner|landlord|board|e-?commerce|ngo|clinic|law firm|gym)\\b|\\bthey (?:need|have|want|struggle|lose|can'?t)\\b",
  },
  "sow-work": {
    label: "The work",
    question: "What exactly is to be done, and what is not included?",
    suggestions: [],
    said: "\\binclud(?:e|ed|ing|es)\\b|\\bnot included\\b|\\n|\\d[- ]page\\b|(?:[,.:?]|\\bwith) .*\\b(?:remov\\p{L}+|install\\p{L}*|replac\\p{L}+|build|design(?:ing|s)? (?:of|the)|\\d+ (?:pages?|rooms?|bins?|units?)|daily|weekly|twice|only|without|except|excluded|exclud\\p{L}*|tiles?|shower|plumbing|painting|migration|content|seo|pick ?ups?|general waste|recycling|collection)\\b",
  },
  "sow-supplies": {
    label: "Materials or content from",
    question: "Who provides the materials or content?",
    suggestions: ["the contractor", "the client", "some from each side", "not settled yet"],
    said: "\\b(?:suppl(?:y|ies|ied)|provid(?:e|es|ed)|materials? (?:are|is|from|by)) |\\b(?:i|we|they|he|she|client|contractor|owner|hotel|homeowner|customer) (?:\\p{L}+ )?(?:buys?|bring|brings|deliver|delivers|give|gives|writes?|pays? for|has|have|supply|supplies|provide|provides|order|orders|handles?)\\b|\\b(?:materials?|content|texts?|access|permits?|tiles?|bins?|photos|tools) (?:are|is|come|comes|by|from|will|on)\\b|\\b(?:labou?r only|all inclusive|with materials|not settled)\\b",
  },
  "proposal-scope": {
    label: "What is offered",
    question: "What do you offer, and what is not included?",
    suggestions: [],
    said: "\\binclud(?:e|ing|es)\\b|\\bscope\\b.*:|\\bnot included\\b|\\n|(?:[,.:?]|\\bwith) .*\\b(?:we (?:offer|do|will|would|build|handle)|i (?:offer|do|will|would|build|handle|can)|\\d+ (?:pages?|posts?|hours?|videos?|invoices|rows|sessions?)|design and|only|without|no (?:hosting|seo|content|support|maintenance)|exclud\\p{L}*|hosting|support|maintenance|training|logo|copywriting|seo)\\b",
  },
  "proposal-terms": {
    label: "Price",
    question: "Which price do you have in mind?",
    suggestions: ["a fixed price", "an hourly rate", "a monthly fee", "leave it blank for now"],
    said: `[$€£]\\s?\\d|\\b\\d+ ?k\\b|\\b\\d+ (?:dollars?|euros?|pounds?)\\b|\\bweeks?\\b|\\bmonths?\\b|\\bper hour\\b|\\bhourly\\b|\\bfixed price\\b|${money}|${date}|\\b(?:\\d+ ?(?:an|per|\\/) ?(?:hour|h|day)|up front|upfront|in advance|deposit|instal\\p{L}+|on delivery|invoice|start(?:s|ing)? (?:in|on|next|monday)|half (?:up|now|before)|price|flat fee|retainer|monthly|weekly|net 30|\\d{3,})\\b`,
  },
  "price-what": {
    label: "What I sell",
    question: "What exactly do your customers get?",
    suggestions: [],
    said: "\\bfor (?:a|an|my) (?:[\\p{L}'-]+ ){2,}|\\b(?:includ(?:es|ing|ed)|with|small business|bakery|restaurant|start ?ups?|couples?|families|companies|students|beginners|\\d+ (?:hours?|pages?|revisions?|photos|pieces|ml|g|grams|users|seats)|hours|wedding|newborn|soy|beeswax|scented|custom|per user|album|edited|delivered|gift|b2b|teams)\\b",
  },
  "pitch-whom": {
    label: "Pitched to",
    question: "Whom do you pitch to?",
    suggestions: ["an investor", "a possible customer", "my boss", "people at an event"],
    cases: [
      {
        question: "Whom do you pitch to?",
        when: "\\b(?:sales pitch|cold[- ]call\\p{L}*|door[- ]to[- ]door)\\b",
        suggestions: [
          "people at their door",
          "somebody on the phone",
          "a client in a meeting",
          "visitors at a fair",
        ],
      },
    ],
    said: `\\b\\d+[- ]?(?:sec(?:ond)?s?|min(?:ute)?s?)\\b|\\bto (?:my|an?|the) (?:boss|client|investors?|customer|ceo|board|publisher|agent)\\b|${span}|(?:[,.:?]|\\b(?:to|for|at)) .*\\b(?:investors?|boss|client|customers?|ceo|board|bank|jury|judges|fair|trade show|networking|conference|elevator|party|class|teacher|shark tank|accelerator|angel|vc|recruiters?|hr|publisher|agents?|editor|producer|mayor|council|seconds)\\b`,
  },
  "policy-rule": {
    label: "How strict",
    question: "How strict should it be?",
    suggestions: [
      "strict, no exceptions",
      "fair to both sides",
      "as generous as we can",
      "please propose it",
    ],
    said: `\\bhours?\\b|\\bdays?\\b|\\bmust\\b|\\bnot allowed\\b|\\bstrict\\b|\\bno \\p{L}+|${money}|(?:[,.:?]|\\bwith) .*\\b(?:allowed|only|max(?:imum)?|at least|\\d+ (?:hours?|days?|%|percent|times)|two days|three days|one day|24h|48h|24 hours|forbidden|never|always|may|can(?:'?t|not)?|fee|half|full price|free|flexible|fair|generous|no exceptions|notice|approval|core hours|from abroad|per (?:week|month))\\b`,
  },
  "template-use": {
    label: "Who uses it and when",
    question: "Who fills it in, and who reads it?",
    suggestions: [],
    said: "\\b(?:minutes|agenda|invoices?|receipts?|quotes?|timesheets?)\\b|\\b(?:handover|hand over|shift|ward|night shift|sign[- ]in|attendance|rota)\\b|\\b(?:filled (?:in|out)|fills? (?:it )?(?:in|out)|reads?|gets? it|goes to|sent to|used by|hand(?:s|ed)? (?:it )?(?:to|over)|before (?:the|a|each|every) \\p{L}+|after (?:the|a|each|every) \\p{L}+|end of (?:the |each |every )?\\p{L}+|every (?:shift|day|week|time|morning|evening)|at (?:check[- ]?in|reception|the desk))\\b|(?<=,.*)\\b(?:nurses?|staff|clients?|customers?|teachers?|parents|workers|manager|hr|supervisor|doctor|insurer|stylists?|receptionist)\\b|\\b(?:invoice|receipt|quote|estimate|order form|delivery note|packing slip|booking form|registration)\\b",
  },
  "template-fields": {
    label: "What must be in it",
    question: "What must be in it?",
    suggestions: [],
    said: "\\b(?:minutes|agenda|invoices?|receipts?|timesheets?)\\b|\\b(?:with|including|fields?|columns?|sections?) \\p{L}+|(?:[,.:?]|\\bwith) .*\\b(?:name|date|time|place|phone|e-?mail|allerg\\p{L}*|medication|signature|checkbox(?:es)?|witness(?:es)?|injur\\p{L}*|vitals|diagnosis|consent|hair|skin|photos?|address|notes|missing|forget|forgotten|forgets|incomplete|unreadable|illegible|too long)\\b",
  },
  "template-where": {
    label: "Paper or screen",
    question: "On paper or on a screen?",
    suggestions: ["one page on paper", "a Word document", "a form on the phone"],
    said: "\\b(?:paper|word|excel|pdf|printable|one page|google docs?|notion)\\b|\\b(?:phone|tablet|screen|online|print(?:ed|able)?|docx?|google (?:forms?|sheets?|docs?)|a[45]|pages?|clipboard|laminated|one[- ]pager|form on|website|typeform|airtable|html|spreadsheet|half a page|two pages)\\b",
  },
} as const satisfies Readonly<Record<string, Need>>;
