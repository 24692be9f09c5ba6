import type { Need } from "../ask.ts";

const lengthSaid =
  "\\b\\d+[- ]?(?:words?|sentences?|paragraphs?|lines?|pages?|minutes?)\\b|\\b(?:one|two|three|four|five|half)[- ](?:an? )?(?:words?|sentences?|paragraphs?|pages?)\\b|\\bshort\\b|\\bbrief\\b";
const length =
  "\\b\\d+(?:[.,]\\d{3})?[- ]?(?:words?|sentences?|paragraphs?|lines?|pages?|minutes?|min|characters?)\\b|\\b(?:one|two|three|four|five|six|ten|half)[- ](?:an? )?(?:words?|sentences?|paragraphs?|pages?)\\b|\\b(?:short|brief|concise|in[- ]depth|very long|not (?:too |very )?long|max(?:imum)? \\d+|word limit|up to \\d+)\\b|\\b\\d{3,4} ?w\\b";
const school =
  "\\b(?:\\d+(?:st|nd|rd|th) (?:grade|year|form)|year \\d+|grade \\d+|(?:first|second|third|final)[- ]year|high school|middle school|elementary|college|university|uni|undergrad\\p{L}*|master'?s?|phd|freshman|a[- ]level|gcse|ap (?:lang|lit|english|history)|ib|esl|ielts|toefl|class|teacher|professor|prof|homework|assignment|coursework)\\b";
const opinion =
  "\\b(?:i (?:think|believe|feel|say|want to (?:say|argue|show|prove))|i'?m (?:for|against|not sure|in favou?r)|my (?:point|opinion|view|claim|thesis|position|argument)|in my opinion|harms?|helps|hurts?|ruin(?:s|ed)?|destroys?|more (?:good|harm|bad) than|overrated|underrated|both sides|mostly (?:good|bad)|too (?:much|many)|not enough|dangerous|necessary|unfair|fair|agree|disagree|whether|pro and con|yes|no,)\\b";

/** What essays, articles, reports and their parts turn on. */
export const nonfictionNeeds = {
  topic: {
    label: "Topic",
    question: "What is it about?",
    suggestions: [],
    said: "\\btopic:",
  },
  "thesis-position": {
    label: "My position",
    question: "What do you want to claim about it?",
    suggestions: [],
    said: `\\b(?:argu(?:e|es|ing)|that|against|in favou?r|pro|because|should|good for|bad for|harmful|support\\p{L}*|is (?:good|bad)|positive|negative)\\b|${opinion}`,
  },
  "thesis-reasons": {
    label: "My main reasons",
    question: "Which two or three reasons will you use?",
    suggestions: [],
    said: "\\bbecause\\b|\\breasons?\\b|\\bpoints?\\b|\\bdue to\\b|\\b(?:since|as|firstly|first|lead(?:s|ing)? to|caus(?:e|es|ing)|1\\)|three|two|such as|like|namely|sleep|anxiety|costs?|jobs|health|safety)\\b.*\\b(?:and|,|plus|also)\\b|:\\s*\\S+.*(?:,|\\band\\b)",
  },
  "essay-task": {
    label: "Level",
    question: "What level is it for?",
    suggestions: ["middle school", "high school", "college", "a language exam"],
    said: `\\b\\d+[- ]?(?:words?|paragraphs?|pages?)\\b|\\bielts\\b|\\btoefl\\b|\\b(?:five|three|four|two) (?:paragraphs?|pages?)\\b|\\bgrade\\b|\\b\\d+th\\b|\\b(?:apa|mla|harvard|chicago)\\b|${length}|${school}|\\b(?:due|deadline|cite|citations?|sources?|mla|in[- ]text)\\b`,
  },
  "outline-claim": {
    label: "What it should show",
    question: "What should readers believe or know at the end?",
    suggestions: ["both sides, fairly", "how it works"],
    said: `\\b(?:argu(?:e|es|ing|mentative)|that|against|in favou?r|because|should|why|how|comparing|advantages|benefits|pros and cons|causes|effects)\\b|${opinion}|\\b(?:show|prove|explain|convince|persuade|point is|message|at the end|should (?:know|understand|believe)|both|harmful|good|bad|myths?|steps?|guide|effective|reduce|improve|safe)\\b`,
  },
  "outline-length": {
    label: "Length of the piece",
    question: "How long will the finished piece be?",
    suggestions: ["five paragraphs", "about 1000 words", "5 to 10 pages", "not set yet"],
    said: `${lengthSaid}|\\bfor (?:school|college|my class)\\b|${length}|${school}|\\b(?:blog|newspaper|magazine|boss|beginners|readers|audience|customers|paper for|sections?)\\b.*,|,.*\\b(?:blog|newspaper|magazine|boss|beginners|customers|readers)\\b`,
  },
  "part-points": {
    label: "What the piece says",
    question: "What does the piece say, point by point?",
    suggestions: [],
    said: `\\bthat\\b|\\bbecause\\b|\\bargu|\\bpoints?\\b|\\bwhy\\b|\\bhow\\b|:.{20}|${opinion}|\\b(?:because|shows?|claims?|says|thesis is|main (?:idea|point)|covers?|reasons?|causes?|results?|found|conclud\\p{L}*|caused by|led to|hunger|taxes)\\b`,
  },
  "part-piece": {
    label: "Kind of piece",
    question: "What kind of piece is it for?",
    suggestions: ["a school essay", "a college paper", "a journal article", "a blog post"],
    said: `\\bessays?\\b|\\b(?:high school|college|university|blog|report|research paper|thesis|dissertation|grade|ielts|for my (?:boss|teacher|class|professor))\\b|${school}|\\b(?:article|newsletter|magazine|essay for|paper for|boss|argumentative|persuasive|expository|lab report|cover letter|book|readers|beginners)\\b`,
  },
  "part-length": {
    label: "Length",
    question: "How long may it be?",
    suggestions: ["3 sentences", "100 words", "250 words"],
    said: `${lengthSaid}|${length}`,
  },
  "review-experience": {
    label: "What I liked and didn't",
    question: "What did you like, and what bothered you?",
    suggestions: [],
    cases: [
      {
        when: "\\btestimonials?\\b",
        label: "My experience",
        question: "What did they do for you, and how did it go?",
      },
    ],
    said: "\\b(?:because|broke|broken|late|rude|friendly|loved|liked|hated|disappoint\\p{L}*|delicious|cold|slow|fast|helpful|clean|dirty|however|but)\\b|\\b(?:great|amazing|awful|terrible|perfect|dry|salty|waited|wait|hour|minutes|overpriced|expensive|cheap|noisy|loud|tasty|fresh|burnt|painless|gentle|fixed|came|arrived|leak\\p{L}*|boring|long|couldn'?t|didn'?t|never|best|worst|favou?rite|recommend\\p{L}*|staff|service|food was|room was|it was|he was|she was|they (?:were|had|fixed|came)|loves?|likes?|liked|hates?|ending|characters|slow)\\b",
  },
  "review-verdict": {
    label: "My verdict",
    question: "How many stars would you give?",
    suggestions: ["5 stars", "4 stars", "3 stars", "1 star"],
    cases: [
      {
        when: "\\btestimonial\\b",
        question: "What is the one thing others should know?",
        suggestions: [
          "reliable and on time",
          "fair price",
          "friendly and tidy",
          "fast when it mattered",
        ],
      },
    ],
    said: "\\bstars?\\b|\\b(?:positive|negative|glowing|bad|good|great|mixed|terrible|honest|critical|scathing)\\b|\\b(?:recommend\\p{L}*|loved|hated|disappoint\\p{L}*|never again|again|out of (?:5|10|five|ten)|\\d\\/(?:5|10)|(?:one|two|three|four|five)[- ]stars?|excellent|amazing|awful|perfect|best|worst|happy|unhappy|satisfied|angry|meh|average|ok(?:ay)?|love|hate|glad|enjoyed)\\b",
  },
  "review-where": {
    label: "Where it appears",
    question: "Where will it appear?",
    suggestions: ["Google", "Amazon", "my blog", "a class assignment"],
    cases: [
      {
        question: "Where will it appear?",
        when: "\\b(?:bnb|b&b|airbnb|hotel|hostel|stay|guest ?house|host)\\b",
        suggestions: ["Airbnb", "Booking.com", "Google", "Tripadvisor"],
      },
      {
        question: "Where will it appear?",
        when: "\\b(?:camp ?site|hotel|hostel|b&b|airbnb|restaurant|cafe|caf[eé]|pub|bar|museum|tour|resort|place)\\b",
        suggestions: ["Google", "Tripadvisor", "Yelp", "my blog"],
      },
      {
        question: "Where will it appear?",
        when: "\\b(?:plumber|builder|roofer|electrician|hairdresser|barber|dentist|doctor|teacher|tutor|garage|mechanic|cleaner|photographer|gardener|vet|salon|service)\\b",
        suggestions: ["Google", "their own website", "a local Facebook group", "Yelp"],
      },
      {
        question: "Where will it appear?",
        when: "\\b(?:books?|novels?|films?|movies?|albums?|games?|plays?|concerts?|shows?|series)\\b",
        suggestions: ["my blog", "a review site", "a class assignment", "a newspaper or magazine"],
      },
      {
        question: "Where will it appear?",
        when: ".",
        suggestions: ["Google", "Amazon", "their own website", "my blog"],
      },
    ],
    said: `\\b(?:google|amazon|yelp|airbnb|tripadvisor|goodreads|letterboxd|steam|etsy|blog|school|class|website|linkedin|newspaper|facebook|trustpilot)\\b|${length}|${school}|\\b(?:instagram|booking|ebay|app store|play store|audible|kindle|imdb|rotten|forum|magazine|newsletter|tiktok|reddit|checkatrade|maps|uber|fiverr|upwork|glassdoor|essay|club)\\b`,
  },
  "press-news": {
    label: "The news",
    question: "What exactly is new: what, where, from when?",
    suggestions: [],
    said: ":.{25}|\\bon (?:\\p{L}+ )?\\d{1,2}(?:st|nd|rd|th)?\\b|\\b\\d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december)\\b|\\b(?:launch\\p{L}*|opens?|opening|starts?|announc\\p{L}+|first|new|wins?|won|award|raised|merg\\p{L}+|moves?|expands?|hires?|available|free|from (?:january|february|march|april|may|june|july|august|september|october|november|december)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|\\d+ ?km|next (?:week|month)|saturday|sunday|monday)\\b.*(?:,|\\b(?:in|at|from|on|with|that|which)\\b).*\\b(?:\\d+|january|february|march|april|may|june|july|august|september|october|november|december|that|which|who|saturday|sunday|next|helps?|lets?|park|town|hall|centre|center|street|school)\\b",
  },
  "press-quote": {
    label: "Quote",
    question: "Who should be quoted?",
    suggestions: ["the founder or owner", "the head or director", "the organizer", "no quote"],
    said: '\\bquot(?:e|es|ing|ation)\\b|["“]\\p{L}+ \\p{L}+|\\b(?:says?|said|ceo|founder|director|owner|mayor|chair\\p{L}*|head of|president|organi[sz]er|spokes\\p{L}+|captain|principal|headteacher|coach|manager|quoted)\\b',
  },
  "press-where": {
    label: "Who should print it",
    question: "Which media should pick it up?",
    suggestions: ["the local paper", "trade press", "national media", "only our own website"],
    said: "\\b(?:local (?:paper|press|news|media)|newspapers?|trade press|magazine|journalists?|our website|national)\\b|\\b(?:local|regional|radio|tv|papers?|press|tech (?:blogs?|press|media)|techcrunch|industry|bloggers?|influencers|website|linkedin|town|city (?:paper|magazine)|gazette|times|media|reporters?|online)\\b.*,|,.*\\b(?:local|regional|radio|tv|papers?|press|blogs?|techcrunch|industry|bloggers?|website|gazette|times|media|reporters?|magazines?)\\b|\\bfor (?:the )?(?:local|regional|radio|tv|papers?|tech|press|media|journalists|gazette)\\b",
  },
  "newsletter-items": {
    label: "What goes in",
    question: "Which two or three things go in, with dates?",
    suggestions: [],
    said: "\\b(?:about|announc\\p{L}*|including|include|featuring|covering|with (?:news|updates)|on (?:our|the|how))\\b|:.{15}|\\b(?:new (?:teacher|class|menu|product|opening|hours|staff|website|course|studio|collection|schedule|members?)|open(?:ing)? (?:day|hours)|workshop|retreat|sale|discount|event|trip|date|holiday|closed|exams?|bake sale|fair|concert|meeting|results|raised|thank|\\d+(?:st|nd|rd|th)|(?:on|from|next) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday))\\b",
  },
  "newsletter-readers": {
    label: "Readers",
    question: "Who gets it?",
    suggestions: ["customers", "parents", "staff", "members"],
    said: "\\b(?:society|allotment|choir|parish)\\b|\\b(?:customers?|clients?|parents|staff|employees|team|members|subscribers|students|alumni|donors|residents|neighbou?rs|volunteers|company|church|school)\\b|\\b(?:readers|followers|fans|patients|guests|users|club|families|pupils|kids|investors|colleagues|audience|everyone|people who|club|congregation|tenants|supporters|buyers|shop|studio members|yogis)\\b",
  },
  "newsletter-action": {
    label: "What readers should do",
    question: "What should readers do after reading?",
    suggestions: ["sign up", "come to the event", "visit the shop", "nothing, just know"],
    cases: [
      {
        when: "\\b(?:parents|nursery|nits|lice)\\b",
        suggestions: ["check at home", "come along", "reply to us", "nothing, just know"],
      },
      {
        when: "\\b(?:church|parish|society|club|choir|school|allotment|charity|pta|community|village)\\b",
        suggestions: ["come along", "sign up", "help out", "nothing, just know"],
      },
    ],
    said: "\\b(?:need|looking for|want|wanting|seek\\p{L}*) (?:new |more |some )*(?:members|volunteers|players|helpers|donations|readers|customers)\\b|\\b(?:sign up|register|book|buy|donate|volunteer|rsvp|come to|visit|click|call to action)\\b|[,.:?] .*\\b(?:bring|join|subscribe|order|reply|fill in|answer|call|attend|give|help|apply|vote|remember|know|read|share|tickets?|reserve|reservation|show up|nothing|just inform\\p{L}*|should)\\b|\\b(?:they|readers|people|parents|members|everyone) should\\b|\\bask (?:them|people|parents|for)\\b|\\bget (?:them|people) to\\b",
  },
  "personal-task": {
    label: "The question asked",
    question: "Which question must it answer?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:reflective|placement|narratives?|class|grade)\\b",
        label: "Assignment and length",
        question: "What does the assignment ask, and how long?",
        suggestions: [],
      },
      {
        when: "\\bpersonal statement\\b",
        suggestions: [
          "UCAS, 4,000 characters",
          "a master's program",
          "for a job application",
          "no limit given",
        ],
      },
    ],
    said: `\\b\\d+[- ]?(?:words?|characters?|pages?)\\b|\\bprompt\\b|\\bquestion\\b|${length}|\\b(?:650|500|400|350|300|250|150)\\b|\\b(?:asks?|any topic|supplement\\p{L}*|why (?:this|here|major)|uc|piq|describe|tell us|essay on why|ucas|4,?000)\\b`,
  },
  "personal-moment": {
    label: "From my life",
    question: "Which moment or work of yours should carry it?",
    suggestions: [],
    said: "\\b(?:a time|when i|about (?:my|how i|the time|moving|growing|losing|a)|i (?:have|was|worked|am|grew|moved|want|love|did)|experience)\\b|\\b(?:my (?:grand\\p{L}+|mom|mum|dad|mother|father|brother|sister|family|parents|team|job|first|illness|accident|garden|robot|project|band)|i(?:'?ve| have|'?m)? (?:built|founded|started|lost|moved|learned|taught|volunteer\\p{L}*|work|worked|play|played|raised|took|broke|grew|won|failed|cared|looked)|when (?:we|my)|immigrant|volunteer\\p{L}*|swim\\p{L}*|captain|internship|restaurant|hospital|lab|summer)\\b",
  },
  "personal-goal": {
    label: "Where and why",
    question: "Where do you apply, and what do you want to do there?",
    suggestions: [],
    said: "\\b(?:reflective|placement|narratives?|internship)\\b|\\b(?:for|in|to|at) (?:a |an |the |my )?(?:ms|msc|ma|mba|phd|masters?|nursing|medicine|law|engineering|computer|psychology|business|school|university|harvard|stanford|oxford|cambridge|mit|teaching|social work|medical)\\b|\\bwhy i (?:deserve|want)\\b|\\ba time i\\b|\\b(?:want to (?:study|become|be|work|do|major)|(?:apply|applying|applied) (?:to|for|at)|major(?:ing)? in|program|nursing|medicine|biology|history|film|economics|computer science|art school|law school|med school|grad school|residency|yale|nyu|ucla|princeton|columbia|berkeley|cornell|duke|brown|dartmouth|ucl|imperial|eth)\\b(?!$)",
  },
  "paper-question": {
    label: "The question it answers",
    question: "Which question should it answer, or what do you claim?",
    suggestions: [],
    cases: [
      {
        when: "\\blab\\b",
        label: "Measurements and results",
        question: "What did you measure, and what came out?",
      },
    ],
    said: "\\b(?:whether|how|why|does|effects? of|impact of|relationship|influence of|role of|argu\\p{L}*|that|hypothes\\p{L}*|comparing)\\b|\\?|\\b(?:question|claim|thesis|show|prove|compare|reduce|affects?|increase|cause[sd]?|lead|between|find out|in (?:tap|drinking) water|correlat\\p{L}*|effective\\p{L}*|temperature|rate|outcomes?)\\b",
  },
  "paper-requirements": {
    label: "Level",
    question: "What level is it for?",
    suggestions: ["high school", "college", "a master's degree", "a PhD"],
    said: `\\b\\d+[- ]?(?:words?|pages?)\\b|\\b(?:apa|mla|harvard|chicago|ieee|vancouver)\\b|${length}|${school}|\\b(?:mba|bachelor\\p{L}*|thesis|dissertation|journal|conference|ama|oscola|footnotes|due|biology \\d+|intro|course)\\b`,
  },
  "paper-sources": {
    label: "Sources I have",
    question: "Which sources or data do you have already?",
    suggestions: ["none yet", "the class textbook", "my own data, pasted below"],
    said: "\\b(?:sources?|references?|cite|citations?|data|textbook|articles?|results|according to|based on)\\b|\\b(?:papers?|studies|interviews?|survey|own (?:data|research)|measured|measurements|notes|book|books|readings|pdfs?|pubmed|google scholar|jstor|found|read|nothing|none|no sources|have (?:\\d+|some|two|three|five|no))\\b.*,|,.*\\b(?:papers?|studies|interviews?|survey|own|measured|notes|books?|readings|pdfs?|pubmed|scholar|jstor|none|nothing|have \\d+)\\b",
  },
  "biography-use": {
    label: "What it is for",
    question: "What is it for?",
    suggestions: ["a school report", "my family", "a website", "a book"],
    cases: [
      {
        when: "\\b(?:memoirs?|autobiograph\\p{L}*)\\b",
        suggestions: ["for my family", "to publish it", "just a first chapter"],
      },
    ],
    said: `\\bfor (?:a|an|my|our|school|class|kids|children|the)\\b|${lengthSaid}|${length}|${school}|\\b(?:album|website|wikipedia|poster|funeral|birthday|family|kids|children|grandchildren|program(?:me)?|exhibition|museum|plaque|linkedin|book|publish\\p{L}*|blog|presentation|handout|printed)\\b`,
  },
  "biography-side": {
    label: "What matters most",
    question: "Which part of the life matters most?",
    suggestions: ["childhood and youth", "the work", "the hard times", "what is left of it today"],
    cases: [
      {
        when: "\\b(?:village|town|city|club|church|band|company|school|team|street|building|wiki\\p{L}*|encyclop\\p{L}*)\\b",
        question: "What must be in it?",
        suggestions: [],
      },
    ],
    said: "\\b(?:focus\\p{L}*|childhood|early life|career|achievements?|contributions?|work|later years)\\b|\\b(?:her|his|their) (?:youth|early|family|love|marriage|wars?|music|research|discover\\p{L}+|politics|death|last|struggle\\p{L}*|illness|legacy|faith|private|school)\\b|\\b(?:especially|mostly|mainly|only|youth|legacy|discover\\p{L}+|inventions?|struggl\\p{L}+|private life|war years|before (?:he|she)|after (?:he|she)|history|people|church|the (?:fire|flood|war))\\b",
  },
  "life-facts": {
    label: "Facts",
    question: "Which dates, places and turning points belong in it?",
    suggestions: [],
    said: "\\bborn (?:in|on)\\b|\\b(?:1[89]|20)\\d\\d\\b|:.{25}|\\b(?:19|20)\\d\\ds?\\b|\\b(?:born|grew up|moved to|married|emigrat\\p{L}+|worked (?:as|at|in)|farmer|teacher|soldier|nurse|war|children|kids|died|retired|village|founded|from \\p{L}+|years (?:in|as|at)|studied)\\b",
  },
  "life-scene": {
    label: "Must be told",
    question: "Which story from that life must be told?",
    suggestions: [],
    said: "\\b(?:the time|when (?:he|she|i|we)|about (?:how|the time|my))\\b|\\b(?:once|one day|one night|story (?:of|about)|how (?:he|she|i|we|they)|the (?:day|night|summer|winter|fire|flood|war|crossing|accident|letter)|escaped|won|lost|saved|met)\\b",
  },
  "report-facts": {
    label: "What happened or was found",
    question: "What happened or was found: facts, dates, figures?",
    suggestions: [],
    said: "\\b(?:because|found|happened|increased|decreased|fell|slipped|completed|finished|delayed|based on)\\b.{10}|:.{20}|\\b(?:\\d+ ?(?:%|percent|people|customers|hours|days|tickets|complaints|cases|answers|responses|of)|score|rose|dropped|up (?:from|by|to)|down (?:from|by|to)|slip\\p{L}*|broke|broken|injur\\p{L}+|ankle|arm|wet|at \\d+ ?(?:am|pm)?|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|yesterday|done|behind|on track|late|we (?:did|have|saw|asked|measured|are)|survey(?:ed)?|caused|failed|missing)\\b",
  },
  "report-reader": {
    label: "Reader",
    question: "Who reads it?",
    suggestions: ["my manager", "the insurer", "the board", "my teacher"],
    said: "\\bfor (?:my|our|the|a) (?:boss|manager|teacher|class|school|board|client|ceo|director|team|supervisor|professor|insurance|landlord)\\b|\\bstakeholders\\b|\\b(?:boss|manager|board|insur\\p{L}+|teacher|professor|client|customers?|ceo|management|leadership|investors?|donors?|hr|osha|supervisor|committee|council|sponsor|team|police|head|director|school)\\b(?=.*(?:,|\\b(?:wants?|needs?|reads?|decides?|has|will|asked|gets?)\\b)).*|,.*\\b(?:boss|manager|board|insur\\p{L}+|teacher|client|ceo|management|investors?|donors?|hr|supervisor|committee|council|sponsor)\\b",
  },
  "report-task": {
    label: "Length",
    question: "How long may it be?",
    suggestions: ["half a page", "one page", "5 pages"],
    said: `${lengthSaid}|\\bsections?\\b|\\bheadings?\\b|\\bformat\\b|${length}|\\b(?:template|structure|bullet\\p{L}*|executive summary|appendix|charts?|figures|tables?|one[- ]pager|free form|apa|sources|parts?)\\b`,
  },
  "article-angle": {
    label: "What I want to say",
    question: "What is your own point or experience with it?",
    suggestions: ["common mistakes I see", "what worked for me", "none, both sides fairly"],
    cases: [
      {
        when: "\\b(?:travel|trips?|vacation|holiday|journey)\\b",
        label: "What I experienced",
        question: "What did you see or do there that must be in it?",
        suggestions: [],
      },
    ],
    said: `\\b(?:pitfalls?|dangers?|risks?|drawbacks?|downsides?|importance|impact|effects?|role|future) of\\b|\\b(?:how to|why|benefits|advantages|disadvantages|mistakes|tips|ways to|lessons?|best|top \\d+|\\d+ (?:ways|tips|reasons|mistakes|things)|pros and cons|comparing|vs\\.?|versus|should|argu\\p{L}*|my experience|i think|history of|review)\\b|${opinion}|\\b(?:personal|my own|experience|what (?:i|we|worked)|myths?|cheap(?:er)?|costs?|guide|story|stories|in (?:winter|cold)|beginners?|honest|truth|focus\\p{L}*|angle|point|i(?:'?ve| have)? (?:tried|worked|work|drive|drove|learned|lost|did|used)|we (?:tried|switched|went|use)|not (?:as|worth)|worth|compare|problems?|challenges?|loneliness|lonely|productiv\\p{L}+)\\b`,
  },
  "article-readers": {
    label: "Readers",
    question: "Who will read it?",
    suggestions: ["customers", "beginners", "people in my field", "anyone interested"],
    cases: [
      {
        question: "Who will read it?",
        of: ["nonfiction.no-topic"],
        when: "\\b(?:essays?|reports?|papers?|paragraphs?)\\b",
        suggestions: ["my teacher", "my professor", "my boss", "an examiner"],
      },
      {
        question: "Who will read it?",
        of: ["nonfiction.no-topic"],
        when: "\\breviews?\\b",
        suggestions: ["other buyers", "other guests", "my blog readers", "my teacher"],
      },
    ],
    said: `\\bfor (?:beginners|kids|children|students|teens|adults|seniors|developers|experts|customers|clients|parents|investors|athletes|women|men|moms|dads|small business\\p{L}*|business owners|owners|my \\p{L}+|our \\p{L}+|a \\p{L}+ (?:audience|magazine|website|blog|newspaper))\\b|\\baudience\\b|\\blinkedin\\b|\\bschool newspaper\\b|\\bmedium\\b|${school}|\\b(?:readers|audience|customers|website|my blog|company blog|newsletter|magazine|newspaper|local paper|colleagues|managers|parents|beginners|professionals|gardeners|runners|drivers|commuters|travel\\p{L}*|students|patients|buyers|facebook|substack|trade|general public|people who)\\b`,
  },
  "article-length": {
    label: "Length",
    question: "How long may it be?",
    suggestions: ["400 words", "800 words", "1500 words"],
    said: `${lengthSaid}|${length}|\\b(?:easy|simple|plain|layman|everyday words|detailed|long|quick read|about \\d{3,}|technical)\\b`,
  },
  "essay-claim": {
    label: "What I want to argue",
    question: "What do you want to say about it?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:argumentative|persuasive|opinion|ielts|toefl|should|ban(?:ned)?|pros)\\b",
        question: "What do you want to argue?",
        suggestions: ["for it", "against it", "both sides, then mine"],
      },
      {
        when: "\\bbook reports?\\b",
        label: "My view of it",
        question: "What did you think of the book?",
      },
      {
        when: "\\b(?:descriptive|narrative)\\b|\\b(?:my|our) (?:\\p{L}+ )?(?:grand\\p{L}+|mum|mom|dad|family|home|childhood|holiday|pet|dog|cat|friend)",
        label: "Moments and details",
        question: "Which moments or details must be in it?",
      },
    ],
    said: `\\b(?:argu(?:e|es|ing)|against|in favou?r|pro|because|should|why|how|benefits|advantages|disadvantages|causes|effects?|impact|importance|pros and cons|compar\\p{L}+|that)\\b|${opinion}`,
  },
  "essay-class-points": {
    label: "Must be in it",
    question: "Which books, facts or points from class must be in it?",
    suggestions: ["nothing in particular"],
    said: "^(?!.*\\b(?:class|school|college|literary|literature|history|analysis|chapter|novel|play|book|argumentative|critical|discussion)\\b)|\\b(?:ielts|toefl|descriptive|narrative)\\b|\\b(?:my|our) (?:\\p{L}+ )?(?:grand\\p{L}+|mum|mom|dad|family|home|childhood|holiday|pet|dog|cat|friend)|\\binclud|\\bmention|\\busing\\b|\\bquotes?\\b|\\bsources?\\b|\\breferences?\\b|\\bbased on\\b|\\bwith (?:evidence|examples)\\b|\\b(?:must (?:mention|include|use|have|be)|have to (?:use|mention|quote|cite)|need to (?:use|mention|quote|cite|refer)|textbook|chapter|article|readings?|orwell|shakespeare|quote|examples? (?:of|from)|we (?:read|discussed|talked|did)|from class|statistic\\p{L}*|data|cite|like (?:the|in)|nothing (?:special|in particular))\\b",
  },
  "paragraph-says": {
    label: "What it should say",
    question: "What should it say, in a few words?",
    suggestions: [],
    said: `\\bdescrib\\p{L}+ (?:an?|the|my)\\b|\\b(?:why|how|that|because|benefits|importance|should)\\b|${opinion}|\\b(?:loves?|likes?|he|she|it (?:is|was|helps?|means|uses)|when|always|makes?|turns?|helped|saved|light|sugar|together|eats?|barks?|we)\\b`,
  },
  "paragraph-where": {
    label: "Where it will stand",
    question: "Where will it be read?",
    suggestions: ["in a school task", "in an application", "on a website", "in an e-mail"],
    said: `\\bfor (?:a|an|my|our|school|class|the)\\b|\\bessay\\b|\\bwebsite\\b|\\bemail\\b|\\bapplication\\b|${school}|\\b(?:cv|resume|cover letter|brochure|blog|flyer|caption|linkedin|report|newsletter|book|letter|profile|bio|poster|presentation|slide|instagram|facebook)\\b`,
  },
  "paragraph-reader": {
    label: "Length",
    question: "How long may it be?",
    suggestions: ["5 sentences", "80 words", "150 words"],
    said: `${lengthSaid}|\\bsimple\\b|\\bformal\\b|${length}|\\b(?:easy|kids?|child(?:ren)?|year[- ]?old|casual|academic|grade|esl|beginner|professional|long|plain|formal)\\b`,
  },
  "statement-work": {
    label: "My work",
    question: "What do you make: medium, size, subject?",
    suggestions: [],
    said: "\\b(?:my (?:paintings?|photographs?|photos|sculptures?|drawings|ceramics|prints|videos?|installations?) (?:are|is|show|of))\\b|\\bi (?:paint|photograph|sculpt|draw|make|weave|print)\\b|\\b(?:paint(?:ings?|er)?|photograph\\p{L}*|photos?|sculpt\\p{L}*|drawings?|ceramic\\p{L}*|pottery|prints?|printmak\\p{L}+|collages?|textiles?|weav\\p{L}+|video|film|installations?|oil|acrylic|water ?colou?r|ink|wood|steel|clay|glass|portraits?|landscapes?|abstract|digital|murals?|jewel\\p{L}+|quilts?)\\b",
  },
  "statement-why": {
    label: "What it is about",
    question: "What question or experience drives the work?",
    suggestions: [],
    said: "\\b(?:about|explor\\p{L}+|inspired by|deals? with)\\b|\\b(?:question|why|because|memor(?:y|ies)|grief|loss|childhood|identity|migration|home|body|nature|climate|time|silence|family|my (?:mother|father|grand\\p{L}+|village|illness)|comes? from|started (?:when|after)|interested in|how (?:we|people|things|light)|after)\\b",
  },
  "statement-use": {
    label: "Readers",
    question: "Who will read it?",
    suggestions: ["exhibition visitors", "a jury", "visitors to my website", "a gallery"],
    said: `\\b\\d+ words\\b|\\b(?:jury|application|website|catalogue?)\\b|${length}|\\b(?:visitors|galler(?:y|ies)|website|grant|residency|wall text|portfolio|art school|open call|magazine|buyers|curator\\p{L}*|mfa|prize|festival)\\b`,
  },
  "interviewee-for": {
    label: "What it is for",
    question: "What should come of it?",
    suggestions: ["a family story", "an article", "a school project", "a podcast or film"],
    said: "\\b(?:for (?:a|an|my|our|the) (?:article|podcast|school|class|project|book|film|documentary|newsletter|magazine|blog|paper)|family (?:story|book)|recording)\\b",
  },
  "interviewee-known": {
    label: "What I know of them",
    question: "What do you know of that life or work already?",
    suggestions: ["hardly anything", "the dates and places", "many stories, told often"],
    said: "[.,;] (?:\\S+ ){5,}\\S+|\\b(?:served|worked (?:as|in|at|on)|was an?|born|grew up)\\b",
  },
  "interviewee-time": {
    label: "Time for it",
    question: "How much time will you have?",
    suggestions: ["about 20 minutes", "an hour", "several visits", "not sure yet"],
    said: "\\b\\d+ ?(?:min\\p{L}*|hours?|questions)\\b|\\b(?:recorded|on video|by e-?mail|on the phone|zoom)\\b",
  },
} as const satisfies Readonly<Record<string, Need>>;
