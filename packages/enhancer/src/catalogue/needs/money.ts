import type { Need } from "../ask.ts";

const amount =
  "[$€£]\\s?\\d|\\b\\d+[.,]?\\d* ?(?:k|grand|dollars?|bucks|euros?|pounds?|usd|eur|gbp|mil(?:lion)?)\\b|\\b\\d{3,}\\b|\\b\\d{1,3}[.,]\\d{3}\\b";
const time =
  "\\b(?:\\d+|an?|one|two|three|four|five|six|ten|few|several|couple of) (?:days?|weeks?|months?|years?|hours?|yrs?)\\b|\\b(?:yesterday|today|tonight|tomorrow|this (?:morning|week|month|year)|last (?:night|week|month|year|mon|tues|wednes|thurs|fri|satur|sun|summer|winter)\\p{L}*|next (?:week|month|year)|(?:since|from|by|until|till|last) (?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|christmas)\\b|\\b(?:in|since|on|of) may\\b";
const family =
  "\\b(?:married|single|divorced|widow\\p{L}*|wife|husband|partner|kids?|child(?:ren)?|sons?|daughters?|baby|pregnant)\\b";

/** What questions of money, rights and paperwork turn on. */
export const moneyNeeds = {
  "debt-rates": {
    label: "Interest and minimum payments",
    question: "Which interest does each cost, what must you pay at least?",
    suggestions: ["I don't know", "all about 20%", "one is at 0% for now"],
    said: "\\b\\d+(?:\\.\\d+)? ?(?:%|percent)|\\bapr\\b|\\binterest\\b",
  },
  "tax-letter-says": {
    label: "What the letter says",
    question: "What does it say, what do they want, and by when?",
    suggestions: [],
    said: "\\b(?:says?|owe|want|asking for|by \\p{L}+ \\d+|\\$ ?\\d+|£ ?\\d+)\\b",
  },
  "tax-letter-right": {
    label: "Whether it is right",
    question: "Is it right, as far as you can tell?",
    suggestions: ["yes, I forgot something", "partly", "no, I did report it", "I can't tell"],
    said: "\\b(?:wrong|mistake|incorrect|not true|did report|already paid|i forgot|agree|disagree)\\b",
  },
  "tax-letter-done": {
    label: "What I did so far",
    question: "What have you sent or paid so far?",
    suggestions: ["nothing yet", "filed on time", "filed late", "called them, no help"],
    said: "\\b(?:called|filed|paid|sent|replied|ignored)\\b",
  },
  "tax-income": {
    label: "Money it concerns",
    question: "Where is the money from, about how much a year?",
    suggestions: [
      "a side job, under 1,000",
      "a side job, over 5,000",
      "my main income",
      "a one-time sum",
    ],
    said: `[$€£]\\s?\\d|\\b\\d{3,}\\b|\\b\\d+ ?k\\b|${amount}|\\b(?:full[- ]time|side (?:job|gig|hustle)|a few hundred|a few (?:bucks|sales)|hobby|old (?:clothes|stuff|things)|inherit\\p{L}*|gift|bonus|crypto|dividends|rental income|airbnb|uber|doordash)\\b`,
  },
  "tax-work": {
    label: "How I earn my living",
    question: "How do you earn your living otherwise?",
    suggestions: ["employed", "self-employed", "both", "a student"],
    said: "\\bself[- ]employed\\b|\\bfreelanc|\\bemployee\\b|\\b1099\\b|\\bw-?2\\b|\\bcontractor\\b|\\bstudent\\b|\\bretired\\b|\\bsmall business\\b|\\bllc\\b|\\bsole trader\\b|\\b(?:employed|unemployed|full[- ]time|part[- ]time|my (?:main |day |regular |normal )?job|my employer|salar(?:y|ied)|pension(?:er)?|stay at home|benefits|paye|gig work\\p{L}*|on top of|besides|i work|i'?m (?:a|an)|nurse|teacher)\\b",
  },
  "rights-happened": {
    label: "What happened, what's in writing",
    question: "What happened or is planned, and what is in writing?",
    suggestions: [],
    cases: [
      {
        of: ["money.tenant", "money.work-rights"],
        question: "What have they said or written so far?",
        suggestions: [
          "they only said it",
          "a letter or an e-mail came",
          "nothing yet, I just wonder",
          "it has happened already",
        ],
      },
      {
        of: ["money.claim"],
        when: "\\b(?:rent|money|deposit|loan|pay|wages|fee)\\b.*\\b(?:from|off)\\b",
        question: "How much is it, since when, and what is in writing?",
      },
    ],
    said: `\\bbecause\\b|\\bafter\\b|\\bsince\\b|\\b(?:said|told|refus|sent|gave|without)\\p{L}*\\b|\\b\\d+ (?:days?|weeks?|months?)\\b|${amount}|${time}|\\b(?:kept|refuses?|claims? (?:that|i|it|the|there|he|she|they|scratches)|says|wrote|written|in writing|signed|photos|pictures|proof|e-?mail(?:s|ed)?|broke|broken|scratch\\p{L}*|dismissed|deducted|already|never|started|moved (?:in|out)|verbal(?:ly)?|by phone|agreed|(?:in|on) (?:my|the|our) contract|next door)\\b`,
  },
  "rights-want": {
    label: "What I want",
    question: "What do you want to come out of it?",
    suggestions: [
      "my money back",
      "a repair or exchange",
      "to get out of it",
      "only to know my rights",
    ],
    cases: [
      {
        when: "\\b(?:get out of|cancel|leave|end|terminate|quit)\\b",
        question: "What do you want: out at once or at the next date?",
        suggestions: ["out at once", "out at the next date", "a lower price instead"],
      },
    ],
    said: "\\bi want (?:my|to|him|them|it)\\b|\\bget my \\p{L}+ back\\b|\\bhow (?:do|can) i (?:get|break|end|stop)\\b|\\b(?:i|we) (?:want|need|just want|would like|only want|demand)\\b|\\bwant (?:my|a|the|them|him|it|to)\\b|\\b(?:get out of it|sue|know my rights|my money back|(?:a|the) refund or)\\b",
  },
  "tenancy-terms": {
    label: "My lease and proof",
    question: "What does your lease say about it, and when does it end?",
    suggestions: [
      "nothing on it",
      "month to month",
      "fixed, under a year left",
      "no written lease",
    ],
    cases: [
      {
        when: "\\bdeposit\\b",
        question: "Is there a check-in list or photos, and how old is it all?",
        suggestions: ["a signed check-in list", "photos only", "neither", "I don't know"],
      },
    ],
    said: "\\blease (?:says|ends|is)\\b|\\bmonth[- ]to[- ]month\\b|\\bno (?:written )?(?:lease|contract)\\b|\\bsublet|\\bfixed[- ]term\\b|\\b(?:lease|contract|agreement) (?:runs?|until|till|has|ends?|is|does|doesn'?t|was|from|for)\\b|\\b(?:in|on|of) (?:my|the|our) (?:lease|contract|agreement)\\b|\\b(?:lived?|living|been|tenant|renting) (?:here |there )?(?:for |since )\\b|\\b(?:live|lived|living|renting) here\\b|\\b(?:\\d+|one|two)[- ](?:year|month) (?:lease|contract)\\b|\\b(?:moved (?:in|out)|no lease|verbal|open[- ]ended|rolling|periodic|ast)\\b",
  },
  "work-contract": {
    label: "My job",
    question: "What kind of contract, and how long are you there?",
    suggestions: ["permanent, over a year", "fixed-term", "on probation", "freelance"],
    said: "\\bfull[- ]time\\b|\\bpart[- ]time\\b|\\bprobation\\b|\\bfreelanc|\\bfixed[- ]term\\b|\\bcontractor\\b|\\bhourly\\b|\\bsalar(?:y|ied)\\b|\\byears?\\b|\\b(?:permanent|temp(?:orary)?|zero[- ]hours?|mini ?job|intern(?:ship)?|apprentice\\p{L}*|self[- ]employed|agency|union(?:i[sz]ed)?|at[- ]will|contract|since|months?|started|weeks?|trial period|shifts?|waiter|waitress|nurse|cashier|teacher|driver)\\b",
  },
  "purchase-what": {
    label: "The purchase",
    question: "What was it, when, from whom, and for how much?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:contract|membership|subscription|plan|agreement|policy|gym)\\b",
        question: "With whom, since when, and until when does it run?",
        suggestions: [],
      },
      {
        when: "\\b(?:flight|train|airline|luggage|ferry|bus)\\b",
        question: "Which trip was it, and what went wrong?",
        suggestions: [],
      },
    ],
    said: `[$€£]\\s?\\d|\\b\\d+ (?:days?|weeks?|months?) ago\\b|\\b(?:yesterday|last (?:week|month|year))\\b|${amount}|${time}|\\b(?:from (?:a |an |the )?(?:dealer|shop|store|seller|private|amazon|ebay|zara|h&m|nike|asos|temu|shein|apple|ikea|best buy|walmart|target)|bought online|amazon|ebay|zara|temu|shein|ryanair|easyjet|lufthansa|delta|united|klm|ba|booking\\.com|receipt|broke|broken|faulty|defect\\p{L}*|still (?:new|have)|unworn|tags)\\b`,
  },
  "scam-paid": {
    label: "How paid, what they have",
    question: "How did you pay or what did you give away, when?",
    suggestions: [
      "by card, today",
      "by bank transfer",
      "gift cards or crypto",
      "only my data, no money",
    ],
    said: `\\b(?:gift cards?|bank transfer|wire|zelle|paypal|venmo|cash ?app|credit card|debit card|crypto|bitcoin|password|ssn)\\b|${amount}|\\b(?:transferr?ed|transfer|card|bank|account|cash|apple pay|google pay|revolut|iban|pin|code|address|id|passport|details|e-?mail|sent (?:them|him|her|money)|paid|gave (?:them|him|her)|clicked|no money|nothing yet)\\b`,
  },
  "fine-facts": {
    label: "The fine",
    question: "What is it for, where, and on which date?",
    suggestions: [],
    said: `\\b(?:yesterday|today|last (?:week|month)|january|february|march|april|may|june|july|august|september|october|november|december)\\b|\\b\\d+ (?:days?|weeks?) ago\\b|\\bin \\p{L}{3,}\\b|${amount}|${time}|\\b\\d{1,3} ?(?:mph|km\\/?h|kph|in an?)\\b|\\b(?:red light|no parking|bus lane|expired|meter|disabled|double yellow|private|car park|supermarket|aldi|lidl|tesco|loading|residents?|permit|school zone|phone at|seat ?belt|on the (?:train|bus|tram)|without a ticket)\\b`,
  },
  "fine-why": {
    label: "Why it's wrong",
    question: "Why is it wrong, and what can prove it?",
    suggestions: [
      "I had paid, with a receipt",
      "the sign was hidden",
      "it wasn't me driving",
      "an emergency",
    ],
    said: "\\b(?:sold|stolen|not mine|wasn'?t me|already paid|had paid|ticket was|hidden|ambulance)\\b|\\bbecause\\b|\\bi (?:had|paid|was|wasn'?t|didn'?t)\\b|\\bsign\\b|\\breceipt\\b|\\bbroken\\b|\\b(?:wasn'?t me|not me|not my car|no sign|hidden|covered|unclear|faded|emergency|hospital|ticket (?:fell|was|is)|paid|photos?|pictures|proof|witness(?:es)?|sick|ill|app (?:crashed|didn'?t|failed)|sold the car|meter was|wrong (?:plate|number|date|car)|permit|only (?:\\d+|a few|five|ten) min\\p{L}*|loading|but)\\b",
  },
  "budget-figures": {
    label: "My figures",
    question: "What comes in each month, and which costs are fixed?",
    suggestions: [],
    said: `[$€£]\\s?\\d|\\b\\d+ ?k\\b|\\b\\d{3,}\\b|\\bi (?:make|earn)\\b|${amount}|\\b(?:we|she|he) (?:make|earn|bring|get)\\b|\\b(?:my|our) (?:salary|income|wage|pay|rent|take[- ]home) (?:is|are|of)\\b|\\b(?:minimum wage|after tax|net|per month|a month)\\b`,
  },
  "budget-aim": {
    label: "What it should bring",
    question: "What should it bring you, by when?",
    suggestions: [
      "a cushion for emergencies",
      "debts paid off",
      "a big purchase",
      "not running short",
    ],
    said: "\\bon (?:groceries|gas|rent|electricity|bills?|heating|my|the|food|taxes|insurance|flights?)\\b|\\bbills?\\b|\\bto (?:save|pay off|buy)\\b|\\bsave for\\b|\\bdebt\\b|\\bfor (?:a|an|my) (?:house|car|trip|wedding|vacation)\\b|\\bemergency\\b|\\b(?:want to|trying to|need to|hope to) (?:save|buy|pay|put|travel|move|have|stop)\\b|\\b(?:saving|save up|save) (?:for|up)\\b|\\b(?:baby|pregnant|kids?|house|wedding|trip|car|holiday|vacation|retire\\p{L}*|loans?|debts?|emergenc\\p{L}*|end of the month|broke|run(?:ning)? (?:out|short)|moving out|down ?payment|deposit)\\b",
  },
  "debt-list": {
    label: "My debts",
    question: "Which debts, at what interest and minimum payment?",
    suggestions: [],
    said: `[$€£]\\s?\\d|\\b\\d+ ?k\\b|\\b\\d+ ?%|\\b\\d{4,}\\b|${amount}|\\b(?:two|three|four|five|\\d+) (?:credit )?(?:cards?|loans?)\\b|\\b\\d+(?:[.,]\\d+)? ?(?:percent|apr)\\b|\\b(?:car loan|student loans?|payday|overdraft|medical (?:bills?|debt)|mortgage)\\b.*\\b(?:and|plus)\\b`,
  },
  "debt-left": {
    label: "Left each month",
    question: "What is left for it each month, are you behind?",
    suggestions: [
      "a little, not behind",
      "nothing is left",
      "behind with payments",
      "in collection already",
    ],
    said: "\\bbehind\\b|\\bcollections?\\b|\\bcan'?t (?:pay|afford)\\b|\\bper month\\b|\\ba month\\b|\\bno (?:income|money|job)\\b|\\b(?:left|over|spare|extra|each month|monthly|every month|minimum(?:s)?|on time|missed|late|bailiff|letters?|lost my job|unemployed|i (?:make|earn)|we (?:make|earn)|can (?:pay|put)|afford|salary|income)\\b",
  },
  "will-who": {
    label: "Who should get what",
    question: "Who should get what, and who should not?",
    suggestions: [],
    said: "\\bleav(?:e|ing) (?:\\p{L}+ ){1,}to\\b|\\b(?:to|for) my (?:kids|children|wife|husband|partner|sister|brother|son|daughter|nephew|niece)\\b|\\b(?:everything|all|house|savings|half|money|estate|jewel\\p{L}+) (?:\\p{L}+ ){0,4}(?:to|for|goes)\\b|\\b(?:get|gets|inherit\\p{L}*|equally|split|between|disinherit\\p{L}*|not my|nothing to|charity|godson|goddaughter|grandchildren|stepson|stepdaughter|step ?kids|friend|cat|dog)\\b|\\bgo to my\\b",
  },
  "will-owned": {
    label: "Family and property",
    question: "Do you have a partner, children, a home, debts?",
    suggestions: [
      "married, grown children",
      "children under 18, a home",
      "single, some savings",
      "divorced, children, a home",
    ],
    said: `\\b(?:married|single|divorced|widowed|children|kids|house)\\b|${family}|\\b(?:flat|apartment|home|property|mortgage|debts?|savings|business|farm|no kids|pension|land|i(?:'m| am) \\d\\d)\\b`,
  },
  "invest-when": {
    label: "When needed, and how much",
    question: "When will you need the money, how much is it?",
    suggestions: [
      "in over ten years",
      "in about five years",
      "in a year or two",
      "a small sum each month",
    ],
    said: "\\bretire|\\blong[- ]term\\b|\\bshort[- ]term\\b|\\b\\d+ years?\\b|\\bper month\\b|\\ba month\\b|\\bmonthly\\b|\\b(?:i(?:'?m| am) \\d{2}|years?|in my (?:20|30|40|50|60)s|house|pension|kids?|college|soon|next (?:year|month)|each month|every month|weekly|short term|long term|lump sum|inherit\\p{L}*|by \\d{4}|decades?)\\b",
  },
  "invest-cushion": {
    label: "Debts and cushion",
    question: "Any debts, and savings for emergencies?",
    suggestions: [
      "no debts, 3 months saved",
      "a loan, little saved",
      "neither",
      "a house being paid off",
    ],
    said: "\\bdebts?\\b|\\bemergency fund\\b|\\bloans?\\b|\\bsavings\\b|\\b(?:debt[- ]free|no debts?|saved|cushion|mortgage|months? of|credit cards?|owe|paid off|rainy day|nest egg|have no|student loan|safety net)\\b",
  },
  "insure-what": {
    label: "What to cover",
    question: "Who or what should be covered, against what?",
    suggestions: [],
    said: `\\bfor (?:my|a|an|our) (?:[\\p{L}'-]+ ){1,}\\p{L}+|\\bcovers?\\b|\\bin case\\b|${family}|\\b(?:car|bike|bicycle|dog|cat|pet|house|flat|apartment|phone|laptop|travel|trip|teeth|dental|theft|fire|flood|accident|liability|damage|laptop|stuff|furniture|camera|violin|business|van|parents|mom|mum|dad)\\b.*\\b(?:and|,|for|is|in|if|worth)\\b|,.*\\b(?:kids?|wife|husband|laptop|furniture|stuff|theft|flood|alone|student|house)\\b`,
  },
  "insure-have": {
    label: "Insured already",
    question: "What insurance do you have, and what have you saved?",
    suggestions: ["none yet", "through my job", "one that seems too dear", "I don't know"],
    said: "\\bi (?:already )?have\\b|\\bmy (?:current|employer)\\b|\\bthrough (?:my|work)\\b|\\bno insurance\\b|\\bwithout insurance\\b|\\b(?:none|nothing|no (?:policy|cover)|not insured|uninsured|covered (?:by|through|at)|have (?:a|an|no|only|basic)|already|employer|at the moment|currently|right now|pay(?:ing)? \\d|parents'? (?:plan|insurance)|medicaid|medicare|aok|nhs|too expensive)\\b",
  },
  "afford-saved": {
    label: "Saved, and debts",
    question: "What have you saved for it, and what debts do you have?",
    suggestions: [
      "little saved, no debts",
      "20% saved, no debts",
      "some saved, a car loan",
      "nothing saved yet",
    ],
    said: "\\bsav(?:ed|ings)\\b|\\bdown ?payment\\b|\\bdebts?\\b|\\b(?:put (?:aside|away|down)|deposit|in the bank|owe|loans?|debt[- ]free|nothing saved|to put down|student loans?|car payment|credit cards?)\\b|\\bdown\\b",
  },
  "loan-sum": {
    label: "Sum, use and years",
    question: "How much, for what, over how many years?",
    suggestions: [],
    said: `[$€£]\\s?\\d|\\b\\d+ ?k\\b|\\b\\d+ years?\\b|\\b\\d{4,}\\b|${amount}|\\b(?:for|to (?:buy|pay|fix|renovate|start)) (?:a|an|my|the|our) (?:\\p{L}+ )?(?:car|kitchen|roof|renovation|wedding|house|flat|business|van|boat|bike|operation|school|study|studies|bathroom)\\b|\\bover \\d+\\b|\\b\\d+[- ]years?\\b`,
  },
  "credit-why": {
    label: "What hurts it, my aim",
    question: "What do you think hurts it, what do you need it for?",
    suggestions: [
      "late payments, want a home",
      "high card balances",
      "no history yet",
      "an error in the report",
    ],
    said: "\\bbecause\\b|\\blate\\b|\\bno (?:credit )?history\\b|\\berror\\b|\\bafter\\b|\\bto (?:buy|get|rent)\\b|\\bcollections?\\b|\\b(?:missed|miss|maxed|utili[sz]ation|high balances?|bankrupt\\p{L}*|default\\p{L}*|never had|first card|immigrant|new (?:here|to|in)|student|divorce\\p{L}*|medical|too many|inquir\\p{L}*|closed|since|want (?:a|to)|need (?:a|it|to)|mortgage|apartment|car loan|score (?:is|of|went|dropped)|identity|fraud|paid (?:late|off)|\\d{3})\\b",
  },
  "contract-parties": {
    label: "The deal",
    question: "Who agrees with whom on what, for what money?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:ndas?|non-?disclosure|confidentiality)\\b",
        question: "What is to be kept secret, and for how long?",
      },
    ],
    said: `\\bbetween (?:me|my|a|two|the)\\b|[$€£]\\s?\\d|\\bfor (?:a|an|my) (?:[\\p{L}'-]+ ){2,}|${amount}|\\b(?:per hour|hourly|a month|monthly|with (?:a|an|my|the) \\p{L}+|(?:my|a|the) (?:client|tenant|roommate|brother|sister|friend|partner|cousin|neighbou?r|company|landlord|employee|nanny|cleaner)|to (?:a|my) \\p{L}+|who|we (?:split|share|agree)|he|she|they|i (?:design|build|write|paint|rent|sell|lend)|start ?up|investor)\\b`,
  },
  "terms-what": {
    label: "What people do, and where",
    question: "What do people do or buy there, and where is it used?",
    suggestions: [
      "a website, reading only",
      "an online shop",
      "an app with accounts",
      "a course on site",
    ],
    said: "\\bfor (?:a|an|my|our|the) (?:\\p{L}+ )*(?:shop|store|app|website|blog|class|course|gym|event|school|photographer|newsletter|podcast)\\b|\\b(?:shop|store|app|website|blog|course|gym|event|school|photograph\\p{L}*|newsletter|podcast|yoga|camp|trip|tour|races?|kids|students|class(?:es)?|saas|forum|marketplace|game|club|festival|wedding|portraits?|climbing|boat|bikes?|rental|salon|clinic)\\b.*\\b(?:where|that|which|selling|sells?|for|with|people|users|customers|visitors|parents|on|at)\\b",
  },
  "terms-data": {
    label: "Data, risks or use",
    question: "Which data of people do you keep?",
    suggestions: ["only name and email", "payments by a provider", "visitor statistics", "none"],
    cases: [
      {
        when: "\\b(?:waivers?|disclaimers?|liability)\\b",
        question: "What could go wrong?",
        suggestions: ["somebody gets hurt", "things get damaged", "advice is misunderstood"],
      },
      {
        when: "\\b(?:photos?|consent|release)\\b",
        question: "What is it used for, and where is it seen?",
        suggestions: ["our website", "social media", "only inside the group", "a study"],
      },
    ],
    said: "\\bcookies\\b|\\bdata\\b|\\bpayments?\\b|\\binjur|\\bgdpr\\b|\\bcollect|\\b(?:e-?mails?|names?|address(?:es)?|phone numbers?|stripe|paypal|analytics|login|accounts?|location|track(?:ing|s)|personal|newsletter sign|credit cards?|no (?:data|cookies|tracking)|accident|risk\\p{L}*|hurt|allerg\\p{L}*|refund\\p{L}*|returns?|copyright|children|minors|under 1\\d)\\b",
  },
  "rent-figures": {
    label: "The figures",
    question: "What do you pay, and what do others nearby?",
    suggestions: [],
    said: `[$€£]\\s?\\d|\\b\\d{3,}\\b|${amount}|\\b(?:percent|%|others? (?:pay|nearby)|neighbou?rs? pay|average|going rate|similar (?:flats|places))\\b`,
  },
  "rent-case": {
    label: "What speaks for me",
    question: "How long have you lived there, and what speaks for you?",
    suggestions: [
      "3 years, always paid on time",
      "new tenant, long lease",
      "repairs still open",
      "I could move out",
    ],
    said: "\\b(?:years?|months?|always pa(?:y|id)|on time|tenant|lease|repairs?|move out|moving in)\\b|\\b(?:never (?:late|missed)|paid on time|good tenant|since|broken|heating|mou?ld|damp|noise|other offers?|lost my job|long[- ]term|good (?:job|credit)|quiet|no pets|references?|empty|vacant|been (?:on|empty)|lived|live here)\\b",
  },
  "contract-paste": {
    label: "The contract",
    question: "Paste the clauses here, without names and numbers.",
    suggestions: [],
    said: '\\n|:\\s*\\S+ \\S+ \\S+|["“].{20}|\\bclauses? (?:says?|states?|is)\\b.{15}',
  },
  "contract-side": {
    label: "My side",
    question: "Which side are you on, and what worries you?",
    suggestions: [
      "tenant, the deposit",
      "landlord, damage",
      "freelancer, getting paid",
      "buyer, hidden costs",
    ],
    cases: [
      {
        when: "\\b(?:ndas?|non-?disclosure|confidentiality)\\b",
        question: "Who tells secrets to whom?",
        suggestions: [
          "I tell them my secrets",
          "they tell me their secrets",
          "both sides tell secrets",
        ],
      },
      {
        when: "\\b(?:roofer|builder|plumber|electrician|contractor|kitchen|photographer|caterer|venue|gardener|painter)\\b",
        suggestions: [
          "customer, extra costs",
          "customer, delays",
          "customer, bad work",
          "I do the work, getting paid",
        ],
      },
      {
        when: "\\b(?:job|employment|work|employer)\\b",
        suggestions: ["employee, hours and pay", "employee, leaving later", "employer, notice"],
      },
      {
        when: "\\b(?:rent\\p{L}*|lease|tenan\\p{L}+|flat|lodger|room)\\b",
        suggestions: [
          "tenant, the deposit",
          "tenant, leaving early",
          "landlord, damage",
          "landlord, late rent",
        ],
      },
    ],
    said: "\\bi(?:'m| am) (?:the|a)\\b|\\bas (?:a|the) \\p{L}+|\\bworried\\b|\\bmy (?:lease|rental|employment|job)\\b|\\bi(?:'?m| am) (?:the|an?|not)\\b|\\b(?:worr(?:y|ied)|afraid|scared|unsure|unfair|deposit|notice|overtime|hidden|get(?:ting)? paid|late payment|payment|ownership|copyright|who owns|my side|i (?:rent|sell|buy|work|hire|pay|sign))\\b",
  },
  "immigrate-way": {
    label: "Passport and country",
    question: "Which passport do you have, and which country is it?",
    suggestions: [],
    said: "\\bas an? (?:\\p{L}+ )?(?:citizen|american|indian|brit|canadian|german|mexican|filipino|nigerian)\\b|\\bfrom \\p{L}+ to \\p{L}+|\\bi(?:'m| am) (?:from|an? (?:american|indian|canadian|british|mexican|nigerian|us|uk|eu))\\b|\\b(?:nationality|green card holder|from (?:india|nigeria|the us|usa|uk|the uk|germany|mexico|the philippines|philippines|pakistan|brazil|china|ukraine|turkey|iran|egypt|kenya|ghana|south africa|canada|france|italy|spain|ireland|poland)|(?:indian|american|british|canadian|german|mexican|filipino|nigerian|pakistani|brazilian|chinese|ukrainian|turkish|iranian|irish|polish|italian|french|spanish|eu|us|uk) (?:citizen|passport|national|here)|i(?:'?m| am) (?:indian|american|british|canadian|german|mexican|filipino|nigerian|pakistani|brazilian|chinese|ukrainian|turkish|iranian|irish|polish|italian|french|spanish)|(?:he|she) is (?:indian|american|british|canadian|german|mexican|filipino|nigerian|pakistani|brazilian|chinese|ukrainian|turkish|irish|polish|italian|french|spanish))\\b",
  },
  "immigrate-ground": {
    label: "Reason to stay",
    question: "On which ground: job, study, family? Where are you now?",
    suggestions: [
      "a job offer, still at home",
      "studies, already there",
      "my partner lives there",
      "own money or remote work",
    ],
    said: "\\bwork\\b|\\bstud(?:y|ent)\\b|\\bmarri|\\bspouse\\b|\\bhusband\\b|\\bwife\\b|\\bfianc|\\bjob\\b|\\bretire|\\bdigital nomad\\b|\\bh-?1b\\b|\\bf-?1\\b|\\b(?:employed|employer|offer|partner|girlfriend|boyfriend|parents?|family|children|asylum|refugee|invest\\p{L}*|university|phd|nurse|engineer|developer|remote|freelanc\\p{L}*|grand(?:parents?|father|mother)|ancest\\p{L}+|born|already (?:here|there|in)|i live|live in|savings|business|skilled|pension)\\b",
  },
  "retire-figures": {
    label: "Age and savings",
    question: "How old are you, and what have you put aside?",
    suggestions: ["30, little so far", "45, a workplace plan", "60, a house and savings"],
    said: `\\bi(?:'m| am) \\d{2}\\b|[$€£]\\s?\\d|\\b\\d+ ?k\\b|${amount}|\\b(?:i'?m|im|i am|we'?re|we are|aged?|turn(?:ing)?) \\d{2}\\b|\\b\\d{2} (?:years old|and|now)\\b|\\b(?:nothing saved|no savings|401 ?k|isa|pension pot|paid[- ]off)\\b|, ?\\d{2}(?:,|$)`,
  },
  "retire-life": {
    label: "Life I plan",
    question: "When do you want to stop, and live how?",
    suggestions: ["at 67, as now", "at 55, modestly", "part-time from 60", "somewhere cheaper"],
    said: "\\bearly\\b|\\bat \\d{2}\\b|\\bby \\d{2}\\b|\\bcomfortabl|\\babroad\\b|\\bin \\d+ years\\b|\\b(?:part[- ]time|travel\\p{L}*|cheaper|modest\\p{L}*|simple|frugal\\p{L}*|move to|small house|same as now|as now|as soon|in \\d{4}|\\d{2} or \\d{2}|stop (?:working )?(?:at|in|with)|work until|portugal|spain|thailand|mexico|florida|camper|rv|downsiz\\p{L}*|(?:a|per) month|a year|need \\d)\\b",
  },
} as const satisfies Readonly<Record<string, Need>>;
