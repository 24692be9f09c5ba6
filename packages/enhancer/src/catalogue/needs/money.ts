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
    label: "Interest",
    question: "What interest do they cost?",
    suggestions: ["I don't know", "about 20%", "0% for now"],
    said: "\\b\\d+(?:\\.\\d+)? ?(?:%|percent)|\\bapr\\b|\\binterest\\b",
  },
  "tax-letter-says": {
    label: "What the letter says",
    question: "What does it say they want from you?",
    suggestions: [],
    said: "\\bcp ?\\d+\\b|\\b(?:says?|owe|want|asking for|by \\p{L}+ \\d+|\\$ ?\\d+|£ ?\\d+)\\b",
  },
  "tax-letter-right": {
    label: "Whether it is right",
    question: "Is it right, as far as you can tell?",
    suggestions: ["yes", "partly", "no", "I can't tell"],
    said: "\\b(?:wrong|mistake|incorrect|not true|did report|already paid|i forgot|agree|disagree)\\b",
  },
  "tax-letter-done": {
    label: "What I did so far",
    question: "What have you sent or paid so far?",
    suggestions: ["nothing yet", "I paid a part", "I sent an answer", "called them, no help"],
    said: "\\b(?:called|filed|paid|sent|replied|ignored)\\b",
  },
  "tax-income": {
    label: "Money it concerns",
    question: "About how much money is it a year?",
    suggestions: ["under 1,000", "1,000 to 10,000", "more than 10,000", "a one-time sum"],
    said: `\\b(?:deduct\\p{L}*|write[- ]?offs?|write off|claim|mileage|lottery|prize|inherit\\p{L}*|council tax)\\b|[$€£]\\s?\\d|\\b\\d{3,}\\b|\\b\\d+ ?k\\b|${amount}|\\b(?:full[- ]time|side (?:job|gig|hustle)|a few hundred|a few (?:bucks|sales)|hobby|old (?:clothes|stuff|things)|inherit\\p{L}*|gift|bonus|crypto|dividends|rental income|airbnb|uber|doordash)\\b`,
  },
  "tax-work": {
    label: "How I earn my living",
    question: "Are you employed or self-employed?",
    suggestions: ["employed", "self-employed", "both", "neither"],
    said: "\\b(?:house|property|lottery|prize|inherit\\p{L}*|capital gains|council tax|gift)\\b|\\bself[- ]employed\\b|\\bfreelanc|\\bemployee\\b|\\b1099\\b|\\bw-?2\\b|\\bcontractor\\b|\\bstudent\\b|\\bretired\\b|\\bsmall business\\b|\\bllc\\b|\\bsole trader\\b|\\b(?:employed|unemployed|full[- ]time|part[- ]time|my (?:main |day |regular |normal )?job|my employer|salar(?:y|ied)|pension(?:er)?|stay at home|benefits|paye|gig work\\p{L}*|on top of|besides|i work|i'?m (?:a|an)|nurse|teacher)\\b",
  },
  "rights-happened": {
    label: "What happened, what's in writing",
    question: "What happened, or what do you plan?",
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
        when: "\\b(?:rent|money|deposit|loan|pay|wages|fee|cash)\\b.*\\b(?:from|off)\\b",
        label: "Amount, what's in writing",
        question: "How much is it, and is anything in writing?",
      },
      {
        of: ["money.claim"],
        when: "\\b(?:denied|won'?t pay|wont pay|refus\\p{L}+|reject\\p{L}+|appeal)\\b",
        label: "Reason they gave",
        question: "Which reason did they give?",
      },
      {
        of: ["money.claim"],
        label: "What happened and when",
        question: "What happened, and when?",
      },
    ],
    said: `\\b(?:il)?legal\\b(?! rights)|\\bagainst the law\\b|\\ballowed to \\p{L}+|\\bliable\\b|\\bjury\\b|\\bsue .* (?:for|because|over) |\\b(?:notice period|severance)\\b|\\bbecause\\b|\\bafter\\b|\\bsince\\b|\\b(?:said|told|refus|sent|gave|without)\\p{L}*\\b|\\b\\d+ (?:days?|weeks?|months?)\\b|${amount}|${time}|\\b(?:kept|refuses?|claims? (?:that|i|it|the|there|he|she|they|scratches)|says|wrote|written|in writing|signed|photos|pictures|proof|e-?mail(?:s|ed)?|broke|broken|scratch\\p{L}*|dismissed|deducted|already|never|started|moved (?:in|out)|verbal(?:ly)?|by phone|agreed|(?:in|on) (?:my|the|our) contract|next door)\\b`,
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
        when: "\\b(?:get out of|leave|end|terminate|quit|break)\\b",
        label: "When I want out",
        question: "When do you want to get out of it?",
        suggestions: ["at once", "at the next date", "a lower price would do"],
      },
    ],
    said: "\\b(?:return|refund|exchange|chargeback|compensation|cancel\\p{L}*|dispute|warranty)\\b|\\bi want (?:my|to|him|them|it)\\b|\\bget my \\p{L}+ back\\b|\\bhow (?:do|can) i (?:get|break|end|stop)\\b|\\b(?:i|we) (?:want|need|just want|would like|only want|demand)\\b|\\bwant (?:my|a|the|them|him|it|to)\\b|\\b(?:get out of it|sue|know my rights|my money back|(?:a|the) refund or)\\b",
  },
  "tenancy-terms": {
    label: "What my lease says",
    question: "What does your lease say about it?",
    suggestions: ["nothing", "it's forbidden", "it's allowed", "no written lease"],
    cases: [
      {
        when: "\\bdeposit\\b",
        label: "Check-in list or photos",
        question: "Is there a check-in list, or are there photos?",
        suggestions: ["a signed check-in list", "photos only", "neither", "I don't know"],
      },
    ],
    said: "\\brais(?:e|es|ed|ing) (?:the |my |our )?rent\\b|\\b(?:fix|repairs?|boiler|heating|mou?ld|leak\\p{L}*|rent increase|raised? (?:the|my) rent|eviction|evict)\\b|\\blease (?:says|ends|is)\\b|\\bmonth[- ]to[- ]month\\b|\\bno (?:written )?(?:lease|contract)\\b|\\bsublet|\\bfixed[- ]term\\b|\\b(?:lease|contract|agreement) (?:runs?|until|till|has|ends?|is|does|doesn'?t|was|from|for)\\b|\\b(?:in|on|of) (?:my|the|our) (?:lease|contract|agreement)\\b|\\b(?:lived?|living|been|tenant|renting) (?:here |there )?(?:for |since )\\b|\\b(?:live|lived|living|renting) here\\b|\\b(?:\\d+|one|two)[- ](?:year|month) (?:lease|contract)\\b|\\b(?:moved (?:in|out)|no lease|verbal|open[- ]ended|rolling|periodic|ast)\\b",
  },
  "work-contract": {
    label: "My job",
    question: "What kind of contract do you have?",
    suggestions: ["permanent", "fixed-term", "on probation", "freelance"],
    said: "\\bau pair\\b|\\bfull[- ]time\\b|\\bpart[- ]time\\b|\\bprobation\\b|\\bfreelanc|\\bfixed[- ]term\\b|\\bcontractor\\b|\\bhourly\\b|\\bsalar(?:y|ied)\\b|\\byears?\\b|\\b(?:permanent|temp(?:orary)?|zero[- ]hours?|mini ?job|intern(?:ship)?|apprentice\\p{L}*|self[- ]employed|agency|union(?:i[sz]ed)?|at[- ]will|contract|since|months?|started|weeks?|trial period|shifts?|waiter|waitress|nurse|cashier|teacher|driver)\\b",
  },
  "purchase-what": {
    label: "The purchase",
    question: "When did you pay, and to whom?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:contract|membership|subscription|plan|agreement|policy|insurance|gym)\\b",
        label: "Since when, how long",
        question: "Since when do you have it, and how long does it run?",
        suggestions: [],
      },
      {
        when: "\\b(?:flight|train|airline|luggage|ferry|bus)\\b",
        label: "Route and company",
        question: "From where to where, and with which company?",
        suggestions: [],
      },
    ],
    said: `[$€£]\\s?\\d|\\b\\d+ (?:days?|weeks?|months?) ago\\b|\\b(?:yesterday|last (?:week|month|year))\\b|${amount}|${time}|\\b(?:from (?:a |an |the )?(?:dealer|shop|store|seller|private|amazon|ebay|zara|h&m|nike|asos|temu|shein|apple|ikea|best buy|walmart|target)|bought online|amazon|ebay|zara|temu|shein|ryanair|easyjet|lufthansa|delta|united|klm|ba|booking\\.com|receipt|broke|broken|faulty|defect\\p{L}*|still (?:new|have)|unworn|tags)\\b`,
  },
  "scam-paid": {
    label: "How I paid",
    question: "How did you pay?",
    suggestions: ["by card", "by bank transfer", "gift cards or crypto", "I paid nothing"],
    said: "\\b(?:gift cards?|bank transfer|wire|zelle|paypal|venmo|cash ?app|credit card|debit card|crypto|bitcoin|transferr?ed|transfer|card|bank|account|cash|apple pay|google pay|revolut|iban|no money|nothing yet|only (?:have|got|gave))\\b",
  },
  "fine-facts": {
    label: "The fine",
    question: "What exactly is it for?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:parking|speeding|library|toll|penalty charge|pcn)\\b|\\bfor (?:\\p{L}+ing|no|not)\\b",
        label: "When I got it",
        question: "When did you get it?",
        suggestions: ["this week", "some weeks ago", "months ago"],
      },
    ],
    said: `\\b(?:yesterday|today|last (?:week|month)|january|february|march|april|may|june|july|august|september|october|november|december)\\b|\\b\\d+ (?:days?|weeks?) ago\\b|\\bin \\p{L}{3,}\\b|${amount}|${time}|\\b\\d{1,3} ?(?:mph|km\\/?h|kph|in an?)\\b|\\b(?:red light|no parking|bus lane|expired|meter|disabled|double yellow|private|car park|supermarket|aldi|lidl|tesco|loading|residents?|permit|school zone|phone at|seat ?belt|on the (?:train|bus|tram)|without a ticket)\\b`,
  },
  "fine-why": {
    label: "Why it's wrong",
    question: "Why do you think it is wrong?",
    suggestions: [
      "I had paid",
      "there was no clear sign",
      "it wasn't me",
      "it's right, but unfair",
    ],
    said: "\\b(?:sold|stolen|not mine|wasn'?t me|already paid|had paid|ticket was|hidden|ambulance)\\b|\\bbecause\\b|\\bi (?:had|paid|was|wasn'?t|didn'?t)\\b|\\bsign\\b|\\breceipt\\b|\\bbroken\\b|\\b(?:wasn'?t me|not me|not my car|no sign|hidden|covered|unclear|faded|emergency|hospital|ticket (?:fell|was|is)|paid|photos?|pictures|proof|witness(?:es)?|sick|ill|app (?:crashed|didn'?t|failed)|sold the car|meter was|wrong (?:plate|number|date|car)|permit|only (?:\\d+|a few|five|ten) min\\p{L}*|loading|but)\\b",
  },
  "budget-figures": {
    label: "My figures",
    question: "What comes in each month, and what must go out?",
    suggestions: [],
    cases: [
      {
        of: ["money.save"],
        when: "\\b(?:groceries|grocery|petrol|fuel|clothes|food|takeaways|heating|bills?|spending|phone|internet|costs)\\b",
        label: "What I spend now",
        question: "How much do you spend on it now?",
      },
    ],
    said: `[$€£]\\s?\\d|\\b\\d+ ?k\\b|\\b\\d{3,}\\b|\\bi (?:make|earn)\\b|${amount}|\\b(?:we|she|he) (?:make|earn|bring|get)\\b|\\b(?:my|our) (?:salary|income|wage|pay|rent|take[- ]home) (?:is|are|of)\\b|\\b(?:minimum wage|after tax|net|per month|a month)\\b`,
  },
  "budget-aim": {
    label: "What it should bring",
    question: "What should it help you to do?",
    suggestions: ["build a cushion", "pay off debts", "save for something big", "not run short"],
    said: "\\bsave (?:\\p{L}+ ){0,2}for \\p{L}+|\\bfor (?:an? |my |our )(?:motor\\p{L}*|bike|trip|ring|boat|horse|kitchen)\\b|\\bon (?:groceries|gas|rent|electricity|bills?|heating|my|the|food|taxes|insurance|flights?)\\b|\\bbills?\\b|\\bto (?:save|pay off|buy)\\b|\\bsave for\\b|\\bdebt\\b|\\bfor (?:a|an|my) (?:house|car|trip|wedding|vacation)\\b|\\bemergency\\b|\\b(?:want to|trying to|need to|hope to) (?:save|buy|pay|put|travel|move|have|stop)\\b|\\b(?:saving|save up|save) (?:for|up)\\b|\\b(?:baby|pregnant|kids?|house|wedding|trip|car|holiday|vacation|retire\\p{L}*|loans?|debts?|emergenc\\p{L}*|end of the month|broke|run(?:ning)? (?:out|short)|moving out|down ?payment|deposit)\\b",
  },
  "debt-list": {
    label: "My debts",
    question: "Which debts are they, and how much is each?",
    suggestions: [],
    said: `[$€£]\\s?\\d|\\b\\d+ ?k\\b|\\b\\d+ ?%|\\b\\d{4,}\\b|${amount}|\\b(?:two|three|four|five|\\d+) (?:credit )?(?:cards?|loans?)\\b|\\b\\d+(?:[.,]\\d+)? ?(?:percent|apr)\\b|\\b(?:car loan|student loans?|payday|overdraft|medical (?:bills?|debt)|mortgage)\\b.*\\b(?:and|plus)\\b`,
  },
  "debt-left": {
    label: "Left each month",
    question: "How much can you pay each month?",
    suggestions: ["nothing right now", "a little", "about $200", "I'm behind already"],
    said: "\\bbehind\\b|\\bcollections?\\b|\\bcan'?t (?:pay|afford)\\b|\\bper month\\b|\\ba month\\b|\\bno (?:income|money|job)\\b|\\b(?:left|over|spare|extra|each month|monthly|every month|minimum(?:s)?|on time|missed|late|bailiff|letters?|lost my job|unemployed|i (?:make|earn)|we (?:make|earn)|can (?:pay|put)|afford|salary|income)\\b",
  },
  "will-who": {
    label: "Who should get what",
    question: "Who should get what?",
    suggestions: [],
    said: "\\bleav(?:e|ing) (?:\\p{L}+ ){1,}to\\b|\\b(?:to|for) my (?:kids|children|wife|husband|partner|sister|brother|son|daughter|nephew|niece)\\b|\\b(?:everything|all|house|savings|half|money|estate|jewel\\p{L}+) (?:\\p{L}+ ){0,4}(?:to|for|goes)\\b|\\b(?:get|gets|inherit\\p{L}*|equally|split|between|disinherit\\p{L}*|not my|nothing to|charity|godson|goddaughter|grandchildren|stepson|stepdaughter|step ?kids|friend|cat|dog)\\b|\\bgo to my\\b",
  },
  "will-owned": {
    label: "Family",
    question: "Do you have a partner or children?",
    suggestions: [
      "partner and children",
      "children but no partner",
      "partner but no children",
      "no partner or children",
    ],
    said: `\\b(?:married|single|divorced|widowed|children|kids|house)\\b|${family}|\\b(?:flat|apartment|home|property|mortgage|debts?|savings|business|farm|no kids|pension|land|i(?:'m| am) \\d\\d)\\b`,
  },
  "invest-when": {
    label: "When I need it",
    question: "When will you need the money?",
    suggestions: ["in over ten years", "in about five years", "in a year or two", "no fixed date"],
    said: "\\bretire|\\blong[- ]term\\b|\\bshort[- ]term\\b|\\b\\d+ years?\\b|\\bper month\\b|\\ba month\\b|\\bmonthly\\b|\\b(?:i(?:'?m| am) \\d{2}|years?|in my (?:20|30|40|50|60)s|house|pension|kids?|college|soon|next (?:year|month)|each month|every month|weekly|short term|long term|lump sum|inherit\\p{L}*|by \\d{4}|decades?)\\b",
  },
  "invest-cushion": {
    label: "Emergency savings",
    question: "How long could you live on your savings?",
    suggestions: ["I have none yet", "a month or two", "about six months", "a year or more"],
    said: "\\bdebts?\\b|\\bemergency fund\\b|\\bloans?\\b|\\bsavings\\b|\\b(?:debt[- ]free|no debts?|saved|cushion|mortgage|months? of|credit cards?|owe|paid off|rainy day|nest egg|have no|student loan|safety net)\\b",
  },
  "insure-what": {
    label: "What to cover",
    question: "What exactly should it cover?",
    suggestions: [],
    cases: [
      {
        when: "\\blife insurance\\b",
        label: "Depends on my income",
        question: "Who depends on your income?",
        suggestions: ["a partner", "children", "nobody", "a house being paid off"],
      },
    ],
    said: `\\bfor (?:my|a|an|our) (?:[\\p{L}'-]+ ){1,}\\p{L}+|\\bcovers?\\b|\\bin case\\b|${family}|\\b(?:car|bike|bicycle|dog|cat|pet|house|flat|apartment|phone|laptop|travel|trip|teeth|dental|theft|fire|flood|accident|liability|damage|laptop|stuff|furniture|camera|violin|business|van|parents|mom|mum|dad)\\b.*\\b(?:and|,|for|is|in|if|worth)\\b|,.*\\b(?:kids?|wife|husband|laptop|furniture|stuff|theft|flood|alone|student|house)\\b`,
  },
  "insure-have": {
    label: "Insured already",
    question: "What insurance do you have already?",
    suggestions: ["none yet", "through my job", "one that seems too dear", "I don't know"],
    said: "\\bi (?:already )?have\\b|\\bmy (?:current|employer)\\b|\\bthrough (?:my|work)\\b|\\bno insurance\\b|\\bwithout insurance\\b|\\b(?:none|nothing|no (?:policy|cover)|not insured|uninsured|covered (?:by|through|at)|have (?:a|an|no|only|basic)|already|employer|at the moment|currently|right now|pay(?:ing)? \\d|parents'? (?:plan|insurance)|medicaid|medicare|aok|nhs|too expensive)\\b",
  },
  "afford-saved": {
    label: "Debts",
    question: "Do you have debts to pay off?",
    suggestions: ["no debts", "student loans", "a car loan", "credit card debt"],
    said: "\\brent\\b|\\bsav(?:ed|ings)\\b|\\bdown ?payment\\b|\\bdebts?\\b|\\b(?:put (?:aside|away|down)|deposit|in the bank|owe|loans?|debt[- ]free|nothing saved|to put down|student loans?|car payment|credit cards?)\\b|\\bdown\\b",
  },
  "loan-sum": {
    label: "Sum and use",
    question: "How much do you need, and what for?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:mortgage|house|home|flat)\\b",
        label: "Price and savings",
        question: "How much is the home, and what have you saved?",
      },
      {
        when: "\\bfor (?:a|an|my|the|our) \\p{L}+",
        label: "Sum I need",
        question: "How much do you need?",
      },
    ],
    said: `[$€£]\\s?\\d|\\b\\d+ ?k\\b|\\b\\d+ years?\\b|\\b\\d{4,}\\b|${amount}|\\b(?:for|to (?:buy|pay|fix|renovate|start)) (?:a|an|my|the|our) (?:\\p{L}+ )?(?:car|kitchen|roof|renovation|wedding|house|flat|business|van|boat|bike|operation|school|study|studies|bathroom)\\b|\\bover \\d+\\b|\\b\\d+[- ]years?\\b`,
  },
  "credit-why": {
    label: "What hurts it",
    question: "What do you think hurts it?",
    suggestions: [
      "late payments",
      "high card balances",
      "no history yet",
      "an error in the report",
    ],
    said: "\\bcheck\\b|\\bbecause\\b|\\blate\\b|\\bno (?:credit )?history\\b|\\berror\\b|\\bafter\\b|\\bto (?:buy|get|rent)\\b|\\bcollections?\\b|\\b(?:missed|miss|maxed|utili[sz]ation|high balances?|bankrupt\\p{L}*|default\\p{L}*|never had|first card|immigrant|new (?:here|to|in)|student|divorce\\p{L}*|medical|too many|inquir\\p{L}*|closed|since|want (?:a|to)|need (?:a|it|to)|mortgage|apartment|car loan|score (?:is|of|went|dropped)|identity|fraud|paid (?:late|off)|\\d{3})\\b",
  },
  "contract-parties": {
    label: "The deal",
    question: "What is agreed, and for what money?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:ndas?|non-?disclosure|confidentiality)\\b",
        label: "What must stay secret",
        question: "What is to be kept secret, and for how long?",
      },
      { when: "\\b(?:bill of sale|sale|purchase)\\b", question: "What is sold, and for how much?" },
      {
        when: "\\b(?:loan|iou|promissory)\\b",
        label: "Loan and payback",
        question: "How much is lent, and when is it paid back?",
      },
      {
        when: "\\b(?:prenup\\p{L}*)\\b",
        label: "Our property and income",
        question: "What does each of you own or earn?",
      },
      {
        when: "\\b(?:roommate|lease|rental|sublease|tenancy|room)\\b",
        question: "What is rented, for how much and how long?",
      },
    ],
    said: `\\bbetween (?:me|my|a|two|the)\\b|[$€£]\\s?\\d|\\bfor (?:a|an|my) (?:[\\p{L}'-]+ ){2,}|${amount}|\\b(?:per hour|hourly|a month|monthly|with (?:a|an|my|the) \\p{L}+|(?:my|a|the) (?:client|tenant|roommate|brother|sister|friend|partner|cousin|neighbou?r|company|landlord|employee|nanny|cleaner)|to (?:a|my) \\p{L}+|who|we (?:split|share|agree)|he|she|they|i (?:design|build|write|paint|rent|sell|lend)|start ?up|investor)\\b`,
  },
  "terms-what": {
    label: "What people do there",
    question: "What do people do or buy there?",
    suggestions: ["only read", "buy things", "log in to an account", "book a course"],
    said: "\\bfor (?:an? |my |our |the )?(?!website|site|app\\b)\\p{L}+ing\\b|\\bfor (?:an? |my |our |the )?(?:\\p{L}+ )?(?:rides?|nursery|grooming|choir|piercings?|tattoos?|salon|kindergarten)\\b|\\bfor (?:a|an|my|our|the) (?:\\p{L}+ )*(?:shop|store|app|website|blog|class|course|gym|event|school|photographer|newsletter|podcast)\\b|\\b(?:shop|store|app|website|blog|course|gym|event|school|photograph\\p{L}*|newsletter|podcast|yoga|camp|trip|tour|races?|kids|students|class(?:es)?|saas|forum|marketplace|game|club|festival|wedding|portraits?|climbing|boat|bikes?|rental|salon|clinic)\\b.*\\b(?:where|that|which|selling|sells?|for|with|people|users|customers|visitors|parents|on|at)\\b",
  },
  "terms-data": {
    label: "Data I keep",
    question: "Which data of people do you keep?",
    suggestions: ["only name and email", "payments by a provider", "visitor statistics", "none"],
    cases: [
      {
        when: "\\b(?:waivers?|disclaimers?|liability)\\b",
        label: "What could go wrong",
        question: "What could go wrong?",
        suggestions: ["somebody gets hurt", "things get damaged", "advice is misunderstood"],
      },
      {
        when: "\\bphotos?\\b",
        label: "Where photos appear",
        question: "Where will the photos be seen?",
        suggestions: ["our website", "social media", "only inside the group"],
      },
      {
        when: "\\bconsent\\b",
        label: "What they agree to",
        question: "What exactly do they agree to?",
        suggestions: [],
      },
      {
        when: "\\bterms\\b",
        label: "What it should settle",
        question: "What should they settle above all?",
        suggestions: [
          "payment and cancelling",
          "damage and liability",
          "rules for users",
          "returns",
        ],
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
    question: "What do you have in your favor?",
    suggestions: [
      "I always paid on time",
      "I've been there for years",
      "repairs are still open",
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
    question: "Which side are you on?",
    suggestions: ["I do the work", "I pay for it", "both sides are equal"],
    cases: [
      {
        of: ["money.contract-check"],
        label: "What worries me",
        question: "What worries you most in it?",
        suggestions: [
          "hidden costs",
          "getting out of it early",
          "who pays for damage",
          "nothing special yet",
        ],
      },
      {
        when: "\\b(?:ndas?|non-?disclosure|confidentiality)\\b",
        label: "Who shares secrets",
        question: "Who tells secrets to whom?",
        suggestions: [
          "I tell them my secrets",
          "they tell me their secrets",
          "both sides tell secrets",
        ],
      },
      {
        when: "\\b(?:nanny|baby ?sitt\\p{L}+)\\b",
        suggestions: ["a parent", "the nanny", "two families together"],
      },
      {
        when: "\\b(?:loan|iou|promissory|lending)\\b",
        suggestions: ["I lend", "I borrow", "I write it for them"],
      },
      { when: "\\b(?:sale|selling|purchase|buying)\\b", suggestions: ["I sell", "I buy"] },
      {
        when: "\\b(?:job|employment|employee|employer)\\b",
        suggestions: ["the employee", "the employer"],
      },
      {
        when: "\\b(?:rent\\p{L}*|lease|sublease|tenan\\p{L}+|flat|lodger|room)\\b",
        suggestions: ["the tenant", "the landlord"],
      },
      {
        when: "\\b(?:roommate|partnership|band|prenup\\p{L}*|operating|collaboration)\\b",
        suggestions: ["one of two", "one of several", "I write it for them"],
      },
    ],
    said: "\\bi(?:'m| am) (?:the|a)\\b|\\bas (?:a|the) \\p{L}+|\\bworried\\b|\\bmy (?:lease|rental|employment|job)\\b|\\bi(?:'?m| am) (?:the|an?|not)\\b|\\b(?:worr(?:y|ied)|afraid|scared|unsure|unfair|deposit|notice|overtime|hidden|get(?:ting)? paid|late payment|payment|ownership|copyright|who owns|my side|i (?:rent|sell|buy|work|hire|pay|sign))\\b",
  },
  "immigrate-way": {
    label: "Passport and country",
    question: "Which passport do you have, and which country is it?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:us|usa|uk|america|canada|germany|france|spain|italy|ireland|england|scotland|portugal|netherlands|sweden|norway|denmark|poland|japan|korea|thailand|australia|new zealand|mexico|brazil|switzerland|austria|greece|dubai|uae|(?:german|french|italian|spanish|irish|british|american|canadian|australian|portuguese|dutch|swedish|swiss|austrian|polish) (?:citizen\\p{L}*|visas?|residen\\p{L}+|passport))\\b",
        label: "My passport",
        question: "Which passport do you have?",
      },
    ],
    said: "\\bas an? (?:\\p{L}+ )?(?:citizen|american|indian|brit|canadian|german|mexican|filipino|nigerian)\\b|\\bfrom \\p{L}+ to \\p{L}+|\\bi(?:'m| am) (?:from|an? (?:american|indian|canadian|british|mexican|nigerian|us|uk|eu))\\b|\\b(?:nationality|green card holder|from (?:india|nigeria|the us|usa|uk|the uk|germany|mexico|the philippines|philippines|pakistan|brazil|china|ukraine|turkey|iran|egypt|kenya|ghana|south africa|canada|france|italy|spain|ireland|poland)|(?:indian|american|british|canadian|german|mexican|filipino|nigerian|pakistani|brazilian|chinese|ukrainian|turkish|iranian|irish|polish|italian|french|spanish|eu|us|uk) (?:citizen|passport|national|here)|i(?:'?m| am) (?:indian|american|british|canadian|german|mexican|filipino|nigerian|pakistani|brazilian|chinese|ukrainian|turkish|iranian|irish|polish|italian|french|spanish)|(?:he|she) is (?:indian|american|british|canadian|german|mexican|filipino|nigerian|pakistani|brazilian|chinese|ukrainian|turkish|irish|polish|italian|french|spanish))\\b",
  },
  "immigrate-ground": {
    label: "Reason to stay",
    question: "On which ground: job, study, family, own money?",
    suggestions: ["a job offer", "studies", "my partner lives there", "own money or remote work"],
    said: "\\bpassport\\b|\\bwork\\b|\\bstud(?:y|ent)\\b|\\bmarri|\\bspouse\\b|\\bhusband\\b|\\bwife\\b|\\bfianc|\\bjob\\b|\\bretire|\\bdigital nomad\\b|\\bh-?1b\\b|\\bf-?1\\b|\\b(?:employed|employer|offer|partner|girlfriend|boyfriend|parents?|family|children|asylum|refugee|invest\\p{L}*|university|phd|nurse|engineer|developer|remote|freelanc\\p{L}*|grand(?:parents?|father|mother)|ancest\\p{L}+|born|already (?:here|there|in)|i live|live in|savings|business|skilled|pension)\\b",
  },
  "retire-figures": {
    label: "My age",
    question: "How old are you?",
    suggestions: ["under 35", "35 to 49", "50 to 59", "60 or older"],
    said: `\\bi(?:'m| am) \\d{2}\\b|[$€£]\\s?\\d|\\b\\d+ ?k\\b|${amount}|\\b(?:i'?m|im|i am|we'?re|we are|aged?|turn(?:ing)?) \\d{2}\\b|\\b\\d{2} (?:years old|and|now)\\b|\\b(?:nothing saved|no savings|401 ?k|isa|pension pot|paid[- ]off)\\b|, ?\\d{2}(?:,|$)`,
  },
  "retire-life": {
    label: "When I want to stop",
    question: "When would you like to stop working?",
    suggestions: ["as early as possible", "at about 60", "at the usual age", "part-time first"],
    said: "\\bearly\\b|\\bat \\d{2}\\b|\\bby \\d{2}\\b|\\bcomfortabl|\\babroad\\b|\\bin \\d+ years\\b|\\b(?:part[- ]time|travel\\p{L}*|cheaper|modest\\p{L}*|simple|frugal\\p{L}*|move to|small house|same as now|as now|as soon|in \\d{4}|\\d{2} or \\d{2}|stop (?:working )?(?:at|in|with)|work until|portugal|spain|thailand|mexico|florida|camper|rv|downsiz\\p{L}*|(?:a|per) month|a year|need \\d)\\b",
  },
} as const satisfies Readonly<Record<string, Need>>;
