import type { Need } from "../ask.ts";

/** What people tell in prompts of every kind, as pieces for `said`. */
export const number =
  "(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|a few|few|several|many|a couple(?: of)?|an?|half an?)";
export const weekday =
  "\\b(?:(?:mon|tues|wednes|thurs|(?<!black )fri|satur|sun)days?|mon|tues?|thurs?|fri)\\b";
export const month =
  "\\b(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|apr|aug|sept?|oct|nov|dec)\\b|\\b(?:in|of|on|by|from|until|till|early|mid|late|next|this|since|last|\\d(?:st|nd|rd|th)?) may\\b|\\bmay \\d";
/** A day or an hour. */
export const date = `${weekday}|${month}|\\b(?:today|tonight|tomorrow|tmrw|yesterday)\\b|\\b(?:this|next|last) (?:week(?:end)?|month|year|spring|summer|autumn|fall|winter|morning|afternoon|evening|night)\\b|\\b\\d{1,2}(?:st|nd|rd|th)\\b|\\b\\d{1,2}[./-]\\d{1,2}\\b|\\b\\d{1,2}:\\d\\d\\b|\\b\\d{1,2} ?(?:am|pm)\\b|\\bo'?clock\\b|\\b(?:in|within|after) (?:about )?${number} (?:days?|weeks?|months?)\\b|\\b(?:at|by|until|till|before) (?:the )?end of\\b|\\b(?:christmas|easter|halloween|thanksgiving|new year'?s?)\\b`;
/** How long something lasts or has lasted. */
export const lasting = `\\b${number}[- ]?(?:more |full |whole |long |good )?(?:sec(?:ond)?s?|min(?:ute)?s?|hours?|hrs?|days?|nights?|weeks?|months?|years?|yrs?)\\b`;
export const since = `\\bsince\\b|\\b(?:for|over|after|about|almost|nearly|these|last|past) (?:like |about |over |almost |nearly |more than |the )?(?:last |past )?${number} (?:\\p{L}+ )?(?:hours|days?|nights?|weeks?|months?|years?|yrs)\\b|\\b${number} (?:hours?|days?|weeks?|months?|years?|yrs) (?:now|ago|already|in|straight|on end)\\b|\\bfor (?:days|weeks|months|years|ages|a while)\\b|\\b(?:yesterday|last (?:night|week|month|year|spring|summer|autumn|fall|winter))\\b|\\b(?:started|began)\\b`;
/** What something may cost or is worth. */
export const amount =
  "[$€£¥]\\s?\\d|\\d\\s?[$€£¥]|\\b\\d[\\d.,]*\\s?(?:dollars?|bucks|euros?|pounds?|quid|usd|eur|gbp|rupees|grand|k)\\b|\\b(?:max(?:imum)?|at most|up to|under|below|less than|(?:not|no) more than|around|about|roughly|only have) \\d{2,}\\b(?! ?(?:%|percent|people|guests|words|min|hours?|days|weeks|months|years|km|kg|cm|inch|miles|lbs?)\\b)|\\b\\d+(?:ish)? (?:max(?:imum)?|or less|at most|tops|each|per (?:head|person|night|month|week))\\b|\\b\\d{2,}ish\\b|\\bbudget\\b|\\bcheap(?:er|est|ly)?\\b|\\baffordable\\b|\\bas little money\\b|\\bno(?:t much| money| limit)\\b|\\b(?:price|money|cost) (?:is|does)(?:n't| not|nt)\\b|\\b(?:mid|low|high)[- ](?:range|budget|end)\\b|\\bspend(?:ing)? (?:about |around |up to |over )?\\d";
export const reason =
  "\\b(?:because|cause|cuz|cos|coz|bc|due to|owing to|thanks to|reasons?|so (?:that|i|we|he|she|they|it)|since (?:i|we|he|she|they|it|my|our|the)|as (?:i|we|he|she|my|our))\\b";
/** What was said to the other side so far, and what came of it. */
export const contacted =
  "\\b(?:told|asked|called|rang|phoned|e-?mailed|wrote|written|texted|messaged|complain(?:ed|s)|reported|contacted|spoke|spoken|talked|mentioned|warned|reminded|confronted|raised it|hinted|visited)\\b|\\bno (?:answer|reply|response|reaction)\\b|\\b(?:replied|answered|refus\\p{L}+|promis\\p{L}+|ignor\\p{L}+|den(?:y|ies|ied)|blames?|says?|said|put off|hung up)\\b|\\b(?:already|again|twice)\\b|\\b(?:haven'?t|havent|didn'?t|didnt|never) (?:said|told|asked|talked|written|spoken|answer\\p{L}*|repl\\p{L}+)\\b|\\bnothing (?:yet|so far)\\b";
export const tried =
  "\\b(?:tried|trying|already|so far|nothing (?:works|helps|worked|helped|yet)|still)\\b|\\b(?:does|do|did)(?:n'?t| not) (?:help|work|change|last|hold)\\b|\\b(?:helped|worked|no (?:change|difference|luck|success|effect|use))\\b|\\b(?:got|made it|get|gets) worse\\b";
/** People one knows. */
export const relation =
  "(?:bosse?s?|managers?|supervisors?|teachers?|professors?|tutors?|coach(?:es)?|mentors?|clients?|customers?|landlords?|landlady|tenants?|neighbou?rs?|teams?|colleagues?|co-?workers?|teammates?|employees?|staff|students?|class(?:mates?)?|pupils|parents?|mom|mum|mother|mama|mam|dad|father|papa|grand\\p{L}+|granny|gran|nana?|wife|husband|spouse|partner|fianc\\p{L}+|girlfriends?|boyfriends?|gf|bf|ex|crush|sons?|daughters?|kids?|child(?:ren)?|baby|toddlers?|brothers?|sisters?|siblings?|twins?|cousins?|aunt(?:ie|y)?|uncle|nieces?|nephews?|in[- ]laws?|(?:mother|father|sister|brother|son|daughter)[- ]in[- ]law|best friend|bestie|friends?|mates?|flat ?mates?|room ?mates?|family|guests?|doctor|nurse|dentist|lawyer|accountant|hr|ceo|director|assistant|intern|nanny|baby ?sitter|cleaner|mp|council|bank|school|company|supplier|vendor|recruiter|investors?|committee|board|members|residents|godmother|godfather|godson|goddaughter|stepdad|stepmom|stepson|stepdaughter)";
export const person = `\\b(?:my|our|his|her|their|the|an?|to|for|with) (?:\\p{L}+(?:'s)? ){0,2}?${relation}(?:'?s)?\\b`;
/** Something of them or of oneself is told in a clause. */
export const about =
  "(?<!\\b(?:do|does|did|should|can|could|would|will|may|shall|if|whether) )\\b(?:he|she|they|who|we|it|i|he's|she's|they're|hes|shes|theyre|i'm|im|we're|i've|ive|we've) (?:also |really |always |never |often |only |just |still |both |all |once )*(?:(?:is|are)(?! (?:leaving|retiring|moving|turning|getting|\\d))|was|were|has|have|had|love[sd]?|like[sd]?|hate[sd]?|enjoy(?:s|ed)?|adore[sd]?|collects?|plays?|works?|makes?|made|keeps?|kept|does|did|goes|went|takes?|took|gives?|gave|met|grew|ran|runs?|teach(?:es)?|taught|lives?|knows?|knew|laughs?|sings?|cooks?|bakes?|tells?|brings?|brought|stays?|stood|supports?|saved|built|led|won|wrote|(?!turned)\\p{L}{3,}ed)\\b";
/** Behind the request something more is told, five words at least, and no order how to write. */
export const more =
  "[,;:.!?–—-]\\s+(?!(?:please|make|keep|use|write|give|do not|don'?t|dont|no more|max|short|in an?|can you|could you|not too|should be|about \\d+ words)\\b)(?:\\S+ ){4,}\\S+";

/** What many kinds of request turn on. More particular needs stand beside their asks' area. */
export const commonNeeds = {
  tone: {
    label: "Tone",
    question: "How should it sound?",
    suggestions: ["warm", "matter-of-fact", "funny", "formal"],
    cases: [
      { of: ["by-form.words"], suggestions: ["warm", "funny", "short and neutral"] },
      {
        when: "\\b(?:sympathy|condolences?|get[- ]well|hospital|illness|loss|miscarriage|funeral)\\b",
        suggestions: ["simple and warm", "personal", "a bit formal"],
      },
      {
        when: "\\b(?:apolog\\p{L}*|sorry)\\b",
        suggestions: ["sincere", "short and plain", "a bit lighter"],
      },
      {
        when: "\\b(?:ex|landlord\\p{L}*|neighbou?rs?|council|bank|insur\\p{L}+|school|teacher|coach|boss|manager|tenants?|roommates?|flat ?mates?|company|customers?|clients?|parents|office|complain\\p{L}*)\\b",
        suggestions: ["friendly", "matter-of-fact", "friendly but firm", "formal"],
      },
    ],
    said: "\\bwithout (?:causing|sounding|being|making|seeming|coming across)\\b|\\b(?:(?:un)?emotional|romantic|sweet|cute|kind|gentle|gently|firm|firmly|stern|strict|strong|respectful|light(?:-?hearted)?|cheerful|playful|sarcastic|dry|neutral|matter[- ]of[- ]fact|apologetic|grateful|sincere|honest|soppy|cheesy|angry|diplomatic|calm|nice|nicely|politely|businesslike|chatty|cold|rude|dramatic|solemn|silly|harsh|desperate|pushy|sound(?:s|ing)?)\\b|\\btone\\b|\\b(?:in)?formal\\b|\\bfriendly\\b|\\bfunny\\b|\\bhumorous\\b|\\bpolite\\b|\\bserious\\b|\\bwarm\\b|\\bcasual\\b|\\bwitty\\b|\\bprofessional\\b|\\bin the style of\\b|\\bheartfelt\\b",
  },
  deadline: {
    label: "Planned for",
    question: "When is it planned for?",
    suggestions: ["this month", "next month", "later this year", "no date yet"],
    cases: [
      {
        of: ["by-form.ready"],
        label: "When it must be ready",
        question: "How soon must it be ready?",
        suggestions: ["in a few days", "in a few weeks", "in a few months", "no date yet"],
      },
      {
        of: ["by-form.event"],
        label: "When it is",
        question: "When is it?",
        suggestions: ["this month", "in two months", "no date yet"],
      },
    ],
    said: `\\b(?:albums?|zero waste)\\b|\\b(?:winter|summer|frost|spring|autumn|retirement|hurricane|storm|treehouse|first day)\\b|\\bin (?:one|a|two|three|\\d+) (?:day|weekend|week|afternoon|evening|hours?|days|weeks|weekends)\\b|${date}|\\b(?:asap|as soon as|urgent(?:ly)?|no (?:hurry|rush|deadline)|until|deadline)\\b|\\bwithin\\b|\\b${number} (?:days?|weeks?|months?) (?:left|from now|away)\\b|\\btoday\\b|\\btonight\\b|\\btomorrow\\b|\\bthis (?:week|month|weekend|summer|winter|spring|fall|autumn)\\b|\\bnext (?:week|month|year)\\b|\\bin \\d+ (?:days?|weeks?|months?)\\b|\\bdue\\b|\\bby the end of\\b|\\b\\d+[- ](?:day|week|month|hour)\\b|\\b(?:this|next) (?:sunday|saturday)\\b|\\bthis weekend\\b|\\bdaily\\b|\\bweekly\\b|\\b(?:by|on) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)\\b|\\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\\b`,
  },
  budget: {
    label: "Budget",
    question: "What may it cost?",
    suggestions: ["as little as possible", "mid-range", "money is no issue"],
    said: `${amount}|[$€£¥]\\s?\\d|\\b\\d+\\s?(?:dollars?|bucks|euros?|pounds?|usd|eur|gbp|k)\\b|\\bbudget\\b|\\bcheap\\b|\\bfree\\b|\\bunder \\d+`,
  },
  country: {
    label: "Country or state",
    question: "Which country or state are you in?",
    suggestions: ["United States", "United Kingdom", "Germany", "India"],
    said: "\\b(?:america|american|britain|british|wales|northern ireland|europe|eu|austria|switzerland|belgium|luxembourg|portugal|poland|czech(?:ia)?|denmark|sweden|norway|finland|greece|turkey|romania|hungary|croatia|ukraine|russia|israel|dubai|uae|saudi arabia|egypt|morocco|nigeria|kenya|ghana|south africa|pakistan|bangladesh|sri lanka|nepal|china|hong kong|taiwan|japan|korea|singapore|malaysia|indonesia|philippines|thailand|vietnam|new zealand|mexico|brazil|argentina|chile|colombia|peru|quebec|british columbia|alberta|nsw|new south wales|victoria|queensland|alabama|alaska|arizona|arkansas|colorado|connecticut|delaware|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|nyc|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|utah|vermont|virginia|washington|wisconsin|wyoming|london|manchester|bristol|leeds|birmingham|edinburgh|glasgow|belfast|dublin|toronto|vancouver|montreal|sydney|melbourne|brisbane|perth|auckland|mumbai|delhi|bangalore|berlin|munich|hamburg|vienna|zurich|paris|madrid|barcelona|rome|milan|amsterdam|chicago|los angeles|san francisco|seattle|boston|houston|dallas|austin|miami|atlanta|denver|phoenix|hmrc|irs|nhs|centrelink|finanzamt|gdpr)\\b|£\\s?\\d|\\d ?£|\\b\\d+ (?:pounds|quid)\\b|\\b(?:us|usa|uk|united states|united kingdom|canada|ontario|australia|india|germany|france|spain|italy|california|texas|florida|new york|ireland|netherlands|england|scotland)\\b",
  },
  limits: {
    label: "Budget",
    question: "What may it cost?",
    suggestions: ["as little as possible", "up to $100", "more if it lasts", "price is second"],
    cases: [
      {
        of: ["by-form.choosing"],
        when: "\\b(?:glue|sealant|filler|adhesive)\\b",
        label: "What it must withstand",
        question: "What must it stand: water, heat, weight?",
        suggestions: ["water and heat", "a lot of weight", "nothing much"],
      },
      {
        of: ["by-form.choosing"],
        when: "\\b(?:wood|timber|stone|gravel|tiles?|flooring|carpet|fence|rope|insulation|roofing)\\b",
        label: "Budget",
        question: "What may it cost?",
        suggestions: [
          "as cheap as possible",
          "mid-range",
          "more if it lasts",
          "price is no problem",
        ],
      },
      {
        of: ["by-form.choosing"],
        when: "\\b(?:software|app|program|platform|tool|photoshop|excel|crm|vpn)\\b",
        label: "Must run on",
        question: "What must it run on?",
        suggestions: ["Windows", "Mac", "iPhone", "Android"],
      },
      {
        of: ["by-form.choosing"],
        when: "\\b(?:paint|varnish|oil|glue|filler|sealant|sealer|seal)\\b",
        label: "Surface it goes on",
        question: "What will it go on?",
        suggestions: ["bare wood", "old paint", "metal or plastic", "plaster or brick"],
      },
      {
        of: ["by-form.choosing"],
        when: "\\b(?:wine|cheese|beer|whisky|coffee|tea|chocolate|snack)\\b",
        label: "Budget",
        question: "What may it cost?",
        suggestions: ["under $10", "about $20", "up to $50", "price is second"],
      },
      {
        of: ["by-form.choosing"],
        label: "Budget",
        question: "What may it cost?",
        suggestions: ["as cheap as possible", "a middling price", "price is second"],
      },
      {
        of: ["by-form.event"],
        label: "Budget",
        question: "What may it cost?",
        suggestions: ["next to nothing", "up to $200", "up to $1000", "not fixed yet"],
      },
      {
        of: ["by-form.starting"],
        label: "Money I can invest",
        question: "How much money can you put in?",
        suggestions: [
          "next to nothing",
          "a few hundred dollars",
          "a few thousand dollars",
          "savings plus a loan",
        ],
      },
      {
        of: ["by-form.planning"],
        when: "\\b(?:timetable|schedule|rota|roster)\\b",
        label: "Places, people and hours",
        question: "How many places, people and hours are there?",
        suggestions: [
          "one room, one person",
          "two groups at a time",
          "evenings only",
          "weekends only",
        ],
      },
      {
        of: ["by-form.planning"],
        label: "Who does the work",
        question: "Who is there to do the work?",
        suggestions: ["just me", "two of us", "a few helpers", "paid help too"],
      },
    ],
    said: `\\b(?:checklists?|albums?|looking after)\\b|\\b(?:learning|training|study|reading) plan\\b|\\bplan for (?:my|our|the) (?:\\p{L}+ )?(?:room|kitchen|bedroom|office)\\b|\\b(?:retire\\p{L}*|holidays?|trip|camping|surprise|treehouse)\\b|^(?:please |can you tell me |can you explain )?(?:how (?:do|can|should|could|would|might|to)|what (?:do|can|should|could) (?:i|we) do|(?:i )?(?:need )?(?:help|advice) (?:with|on))\\b|\\balternatives? (?:to|for) (?:[\\p{L}-]+ )?(?:plastics?|peat|compost|paper|cling ?film|foil|bleach|weedkiller|meat|milk|gas|cars?|flying|concrete)\\b|${amount}|\\b(?:max(?:imum)?|at most|up to|under \\d|less than|cannot|cant|mustnt|dont (?:want|have|like)|isn'?t|never|too (?:small|big|far|old|young|expensive|heavy)|small|tiny|limited|except|nothing (?:too|that|which|with)|not)\\b|${lasting}|[$€£]\\s?\\d|\\bbudget\\b|\\bcheap\\b|\\bby the end of\\b|\\bwithout\\b|\\bno \\p{L}+|\\bnot? (?:too|more|less)\\b|\\bavoid\\b|\\bmust(?:n't| not)?\\b|\\bonly\\b|\\bcan'?t\\b|\\bdon'?t (?:want|have|like)\\b`,
  },
  "matters-most": {
    label: "What matters most",
    question: "What matters most to you here?",
    suggestions: ["price", "quality", "little effort", "lasting long"],
    cases: [
      {
        when: "\\balternatives?\\b(?!.*\\b(?:software|app|program|photoshop|excel|camera|wine|coffee|tea|cheese)\\b)",
        label: "Use and annoyances",
        question: "What do you use it for, and what bothers you about it?",
        suggestions: [],
      },
      {
        when: "\\b(?:wood|timber|stone|gravel|tiles?|flooring|carpet|fence|rope|insulation|roofing)\\b",
        suggestions: ["that it lasts for years", "price", "easy to work with", "good looks"],
      },

      {
        when: "\\b(?:paint|varnish|oil|glue|filler|sealant)\\b",
        suggestions: ["that it lasts for years", "easy to put on", "price", "good for nature"],
      },
      {
        when: "\\b(?:compost|fertili[sz]er|seeds?|feed|hay|bedding|fuel)\\b",
        suggestions: ["price", "good for nature", "good results", "easy to get"],
      },
      {
        when: "\\b(?:software|app|program|website builder|platform|tool|photoshop|excel|crm|vpn)\\b",
        suggestions: [
          "price, or free",
          "easy to learn",
          "all functions",
          "that my data stays safe",
        ],
      },
      {
        when: "\\b(?:camera|lens|binoculars|telescope|microphone)\\b",
        suggestions: ["picture or sound quality", "price", "light to carry", "easy to use"],
      },
      {
        when: "\\b(?:wine|cheese|beer|whisky|coffee|tea|chocolate|food|snack)\\b",
        suggestions: ["taste", "price", "something special", "that it goes with a dish"],
      },
      {
        when: "\\b(?:for|to) (?:an?|my|our|the|his|her) ",
        question: "What matters most to you in it?",
        suggestions: [],
      },
      {
        when: ".",
        label: "Use and what matters",
        question: "What is it for, and what matters most to you?",
        suggestions: [],
      },
    ],
    said: "\\b(?:must|needs? to (?:be|have|work|last|fit)|should (?:be|have|last|fit|work)|important|main thing|above all|mainly|mostly|especially|cares? about|as long as|rather|looking for|want|easy|cheap(?:est)?|quiet|durable|reliable|lasts?|light|small|quality|comfort\\p{L}*|safe|fast|simple)\\b|\\bmost important\\b|\\bmatters?\\b|\\bi (?:care|prefer|want)\\b|\\bpriorit",
  },
  "tried-so-far": {
    label: "Tried so far",
    question: "What have you tried so far?",
    suggestions: ["nothing yet", "one or two things", "all I could think of"],
    cases: [
      {
        of: ["by-form.stuck"],
        question: "What have you tried so far?",
        suggestions: ["nothing yet", "one change", "many changes", "watching videos"],
      },
      {
        of: ["by-form.fixing"],
        when: "\\b(?:soup|stew|sauce|kefir|kombucha|macaroons?|macarons?|meringues?|bread|cake|jam|marmalade|pickles?|sauerkraut|kimchi|beer|wine|mead|cider|cheese|yogh?urt|starter|dough|pastry|gravy|custard|curry|chutney|rice|pancakes|caramel|fudge)\\b",
        question: "What have you tried so far?",
        suggestions: ["nothing yet", "another recipe", "other ingredients", "more or less heat"],
      },
      {
        of: ["by-form.fixing"],
        question: "What have you tried so far?",
        suggestions: ["nothing yet", "cleaned it", "oiled or tightened it", "replaced a part"],
      },
      {
        of: ["by-form.animal"],
        when: "^(?:please )?(?:how|what|help|i need|need)\\b",
        question: "What have you tried so far?",
        suggestions: ["nothing yet", "other food", "another place", "asked a vet"],
      },

      {
        of: ["by-form.animal"],
        label: "Changed lately",
        question: "What has changed lately?",
        suggestions: ["nothing", "the food", "the place", "a new animal is there"],
      },
    ],
    said: `\\bwhat (?:do|should|can|must) i (?:check|look at|try|do) first\\b|${tried}|\\b(?:replaced|cleaned|checked|changed|reset|restarted|rebooted|reinstalled|tightened|lubed|oiled|sprayed|washed|swapped|unplugged|bled|glued|(?:doesn'?t|didn'?t|does not|did not) (?:help|work|fix|change))\\b|\\btried\\b|\\balready\\b|\\bdid\\b|\\bafter i\\b|\\bstill\\b`,
  },
  material: {
    isMaterial: true,
    label: "The text itself",
    question: "Paste the text it is about here.",
    suggestions: [],
    said: "\\btranslat\\p{L}* (?:this |it )?(?:in)?to (?:\\p{L}+ ){0,2}\\p{L}+[,.] (?:i|we|my|our|dear|the|please|hi|hello)\\b.{15,}|\\b(?:following|given)\\b[^.:\\n]*[.:] (?!(?:make|use|keep|be|do|don't|please|it|include|write|give|add|i|and|then)\\b)\\p{L}.{24,}|(?<=^|\\s)['‘][^'’]{6,}['’](?=$|[\\s.,!?])|[\"“„«][^\"”“»]{6,}[\"”“»]|^[^.!?]{1,200}[.!?] (?:\\S+ ){30,}",
  },
} as const satisfies Readonly<Record<string, Need>>;
