import type { Need } from "../ask.ts";

const amount =
  "[$€£]\\s?\\d|\\b\\d{2,}[.,]?\\d* ?(?:k|grand|dollars?|bucks|euros?|pounds?|usd|eur|gbp)\\b|\\b\\d{4,}\\b|\\b\\d{1,3}[.,]\\d{3}\\b|\\b\\d+(?:[.,]\\d+)? ?(?:%|percent)";
const mine =
  "(?<!\\b(?:should|can|do|could|would|must|shall|did|will) )\\bi(?:'?m| am|'?ve| have| live| work| need| want| can| don'?t| like| love| hate| feel| got| get| earn| make| already| would|'?d)\\b|(?<!\\b(?:should|can|do|could|would|must|shall|did|will) )\\bwe(?:'?re| are|'?ve| have| live| work| need| want| both| can| earn| rent| love)\\b|\\bmy (?:\\p{L}+ ){1,2}(?:is|are|has|says?|wants?|thinks?|hates?|loves?|ends?|was|would)\\b|\\b(?:he|she|they) (?:is|are|has|wants?|says?|loves?|hates?|likes?|mostly|needs?)\\b";

/** What decisions turn on. */
export const decidingNeeds = {
  "compare-case": {
    label: "My case",
    question: "What is your own case, and what limits you?",
    suggestions: [],
    said: "^(?!.*\\b(?:i|i'm|im|me|my|we|our|us|for an?|for the)\\b)",
  },
  "tool-for": {
    label: "Who uses it",
    question: "Who will use it?",
    suggestions: ["just me", "a few people", "many people one day"],
    said: "\\b\\d+ (?:people|users|customers|products|pages|employees)\\b",
  },
  "tool-know": {
    label: "What I know already",
    question: "Which of them do you know already?",
    suggestions: ["neither", "one of them a little", "both a little"],
    said: "\\b(?:i know|we know|i use|we use|already|experience|familiar|coming from|beginners?|never)\\b",
  },
  "decide-matters": {
    label: "What matters most",
    question: "What matters most to you in this?",
    suggestions: ["pay", "hours and free time", "what I learn", "a safe job"],
    said: "\\bmost important\\b|\\bmatters?\\b|\\bi (?:care|prefer|value)\\b|\\bpriorit|\\bgoal\\b|\\bi want\\b|\\b(?:important|value|care about|rather|prefer|i (?:need|want)|wish|goal|family|time with|stress|security|growth|money|pay(?:s)? (?:more|less|better)|less (?:money|pay|stress)|more (?:money|time|pay)|kids|balance|close to|commute|passion|relax|quiet|swim|hike|boring|interesting|fun)\\b",
  },
  "decide-for-against": {
    label: "What makes me unsure",
    question: "What makes you unsure about it?",
    suggestions: [],
    cases: [
      {
        when: "^(?:please )?(?:help me|how (?:do|can|should) i)(?: to)? (?:make (?:a|the right|this) )?(?:\\p{L}+ )?deci(?:de|sion)[.!? ]*$",
        label: "What I must decide",
        question: "What do you have to decide?",
      },
    ],
    said: `\\bbecause\\b|\\bbut i(?:'m| am)?\\b|\\bafraid\\b|\\bworried\\b|\\bi(?:'m| am) (?:not )?\\p{L}+ing\\b|\\bsince i\\b|\\bi hate\\b|\\bi love\\b|${mine}|\\b(?:on the other hand|however|although|though|but|risk\\p{L}*|scared|fear|love|hate|always wanted|dream|save money|expensive|parents|partner|everyone|too (?:old|late|expensive|much)|cost)\\b`,
  },
  "decide-limits": {
    label: "What limits me",
    question: "What limits you most?",
    suggestions: ["money", "time", "others have a say", "nothing much"],
    cases: [
      {
        of: ["by-form.deciding"],
        when: "\\b(?:dye|hair|perm|shave|beard|fringe|bangs|tattoo|piercing)\\b",
        label: "Work or school rules",
        question: "Are there rules at work or at school?",
        suggestions: ["strict rules", "some rules", "nothing forbids it"],
      },
      {
        of: ["deciding.worth"],
        when: "\\b(?:solar|pv|panels)\\b",
        label: "The roof",
        question: "What is the roof like?",
        suggestions: [
          "faces south, no shade",
          "faces east and west",
          "a lot of shade",
          "rented, no say in it",
        ],
      },
      {
        of: ["deciding.worth"],
        when: "\\b(?:heat pump|heating|boiler|insulat\\p{L}*)\\b",
        label: "The house",
        question: "What kind of house is it?",
        suggestions: [
          "old, hardly insulated",
          "from about 1990",
          "new, well insulated",
          "a rented flat",
        ],
      },
    ],
    said: `^(?![^]*\\b(?:solar|pv|panels|heat pump|heating|boiler|insulat\\p{L}*)\\b)[^]*\\bworth\\b|^which (?:one )?(?:is|are|would be|works?) better\\b|\\bwhich is better\\b|\\bgpa\\b|\\bgrades\\b|\\bscholarship|\\bcheap|\\bin (?:the )?(?:us|uk|usa|canada|germany|india|europe|australia)\\b|[$€£]\\s?\\d|\\bbudget\\b|\\bcan'?t (?!(?:really )?(?:decide|choose|make up|tell|figure|stop))\\p{L}+|\\bonly have\\b|\\bwith (?:kids|a baby|a family|my)\\b|\\bdeadline\\b|\\bafford\\b|${amount}|\\b(?:kids?|baby|pregnant|family|wife|husband|partner|parents|boyfriend|girlfriend|mortgage|loan|debts?|visa|single|alone|no (?:money|time|car|savings|degree|space|garden)|little (?:money|time)|full[- ]time|part[- ]time|broke|tight|savings|sick|health|\\d{2} years old|im \\d{2}|i'm \\d{2}|dog|lease|contract|only|max(?:imum)?|retired|student|under \\d+|work nights)\\b`,
  },
  "decide-when": {
    label: "When I must decide",
    question: "By when must you decide?",
    suggestions: ["this week", "within a month", "no hurry"],
    said: "\\btoday\\b|\\btomorrow\\b|\\bthis (?:week|month|year)\\b|\\bnext (?:week|month|year)\\b|\\bby \\p{L}+day\\b|\\bright now\\b|\\bdeadline\\b|\\b(?:tonight|soon|deadline|by (?:\\p{L}+|the \\d+)|until|till|before|in (?:a|two|three|\\d+|one) (?:days?|weeks?|months?|years?)|(?:on|next|this) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|autumn|fall|winter)|january|february|march|april|june|july|august|september|october|november|december|no (?:hurry|rush)|not urgent|can (?:undo|go back|change|quit)|asap|now or|days? left|start(?:s|ing)? in)\\b",
  },
  "decide-use": {
    label: "My situation",
    question: "What is your own situation here?",
    suggestions: [],
    cases: [
      {
        when: "^i (?:can'?t|cant|cannot|can’t) decide[.!? ]*$",
        label: "What I must decide",
        question: "What do you have to decide?",
      },
    ],
    said: `\\bfor \\p{L}+ and \\p{L}+|\\bdry eyes\\b|\\bi(?:'m| am|'ve| have| live| work| need| want)\\b|\\bfor (?:my|a|an|our) \\p{L}+|\\bmy \\p{L}+ (?:is|are|has)\\b|${mine}|\\b(?:current \\p{L}+|\\d+k (?:left|saved)|for (?:me|us|my|our|a|an|work|school|gaming|photos|cycling|commut\\p{L}+|running|editing|travel\\p{L}*)|mostly|mainly|beginner|kids?|toddlers?|baby|mother|mom|mum|dad|budget|\\d+ (?:minutes|km|miles|hours)|with (?:a|two|kids|my))\\b`,
  },
  "worth-hope": {
    label: "What I hope for",
    question: "What speaks for it in your case?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:narrow ?boat|boat|caravan|camper\\p{L}*|motorhome|horse|cabin|holiday home|timeshare|hot tub|pool|sauna)\\b",
        suggestions: [
          "holidays and weekends",
          "a cheaper way to live",
          "freedom",
          "joy for the kids",
        ],
      },
      {
        when: "\\b(?:learn\\p{L}*|course|class|certificat\\p{L}*|degree|stud(?:y|ying)|licen[cs]e|lessons|qualif\\p{L}+|bootcamp|mba)\\b",
        suggestions: ["a better job", "more pay", "just for myself", "a challenge"],
      },
      {
        when: "\\b(?:solar|heat pump|insulat\\p{L}*|windows?|boiler|battery storage|panels|stove|fireplace)\\b",
        suggestions: [
          "lower bills",
          "a warmer home",
          "a higher value of the house",
          "less gas and oil",
        ],
      },
      {
        when: "\\b(?:membership|gym|season ticket|pass|subscription|dash ?cam|machine|piano|e-?bike|bike|treadmill|trampoline|greenhouse|robot|mower|oven|fryer|printer|kayak|tent|telescope|drone|sewing machine|console)\\b",
        label: "Would use it",
        question: "How often would you use it?",
        suggestions: ["every day", "every week", "once a month"],
      },
      {
        when: "\\b(?:allotment|garden|chickens|hens|bees|goats|polytunnel)\\b",
        suggestions: ["fresh food", "being outdoors", "saving money", "something for the kids"],
      },
    ],
    said: `\\bbecause\\b|\\bso that\\b|\\bto (?:get|earn|save|become|lose)\\b|\\bfor (?:my|a|an) (?!\\p{L}+ ?$)\\p{L}+|${mine}|\\b(?:better (?:job|pay|sleep|sound)|promotion|career|more money|salary|save money|saving|health|fun|resale|comfort|time|abroad|move to|travel|grandkids|in[- ]?laws|noise|bills?|status|network|degree)\\b`,
  },
  "worth-instead": {
    label: "Otherwise I would",
    question: "What would you do otherwise?",
    suggestions: ["leave it as it is", "do something cheaper", "wait a year"],
    cases: [
      {
        when: "\\b(?:learn\\p{L}*|course|class|certificat\\p{L}*|degree|stud(?:y|ying)|licen[cs]e|lessons|qualif\\p{L}+|bootcamp|mba)\\b",
        suggestions: ["learn it by myself", "learn something else", "stay in my job"],
      },
      {
        when: "\\b(?:membership|gym|pass|subscription)\\b",
        suggestions: ["pay each time", "do it for free elsewhere", "do without"],
      },
      {
        when: "\\b(?:job|freelanc\\p{L}*)\\b",
        suggestions: ["stay in my job", "look for another job", "work fewer hours"],
      },
    ],
    said: "^(?![^]*\\b(?:course|class|certificat\\p{L}*|degree|stud(?:y|ying)|licen[cs]e|lessons|qualif\\p{L}+|bootcamp|mba|upgrad\\p{L}*|membership|gym|pass|subscription|job|freelanc\\p{L}*)\\b)|\\bor\\b|\\binstead\\b|\\bcompared\\b|\\bvs\\b|\\botherwise\\b|\\b(?:rather|alternative\\p{L}*|could (?:also|just)|keep (?:it|the|my|using)|stay|wait|next year|new one|used one|rent|currently|at the moment|right now|now i|now we|already have|still works|repair|replace|cheaper|sell)\\b(?=.*,)|,.*\\b(?:rather|could|keep|stay|wait|new one|used|rent|currently|right now|already|still|repair|replace|cheaper|sell|online)\\b",
  },
  "study-likes": {
    label: "What I enjoy",
    question: "What do you enjoy most?",
    suggestions: [
      "numbers and logic",
      "people and language",
      "making things",
      "nature and science",
    ],
    cases: [
      {
        when: "\\b(?:phd|masters?|mba|doctorate)\\b",
        label: "The field",
        question: "In which field would it be?",
        suggestions: [],
      },
    ],
    said: "\\b(?:for|to study|for studying|in) (?!(?:the|my|me|a|an|germany|france|europe|america|canada|london|college|university)\\b)\\p{L}{5,}|\\bi (?:like|love|enjoy)\\b|\\binterested in\\b|\\b(?:(?:like|love|enjoy|hate|into|passion\\p{L}*|favou?rite|interested|interests?)|biology|maths?|physics|chemistry|history|art|drawing|music|computers|coding|people|animals|writing|languages|sports|numbers|building|helping)\\b",
  },
  "study-field": {
    label: "Aim",
    question: "What should it lead to?",
    suggestions: ["a secure job", "good pay", "work I enjoy", "no idea yet"],
    said: "\\bfor (?:computer science|engineering|business|medicine|law|nursing|art|robotics|psychology|\\p{L}+ing)\\b|\\b(?:mba|phd|masters?|bachelor'?s?)\\b.*\\bin\\b|\\bi want to (?:be|become|study)\\b|\\b(?:job|jobs|salary|pay|money|career|secure|stable|become|be an?|work (?:as|in|with)|doctor|nurse|engineer\\p{L}*|teacher|lawyer|designer|developer|architect|psychologist|pharma\\p{L}*|biology|business|nursing|medicine|law|economics|computer science|undecided|no idea|not sure|undeclared|abroad|research|grad school|field)\\b",
  },
  "move-why": {
    label: "What should get better",
    question: "What should get better by moving?",
    suggestions: ["lower costs", "better work", "closer to people", "nature and weather"],
    said: "\\b(?:asthma|arthritis|allerg\\p{L}*|nomads?)\\b|\\bbecause\\b|\\bfor (?:work|a job|love|school|my)\\b|\\bcheaper\\b|\\bweather\\b|\\bwarm|\\bfor (?:families|kids|retirement|retirees|young)\\b|\\bto be (?:near|closer)\\b|\\b(?:jobs?|cheap|costs?|rent|taxes|sun|sunny|beach|nature|mountains|snow|safe(?:ty|r)?|schools?|family|friends|girlfriend|boyfriend|quiet|nightlife|culture|healthcare|food|politics|crime|traffic|tired of|sick of|hate|escape|fresh start|better|climate|coast|sea|hot|cold|quality of life)\\b",
  },
  "move-life": {
    label: "What I would live on",
    question: "What would you live on there?",
    suggestions: ["a remote job", "a new job there", "a pension", "savings"],
    said: "\\bremote\\b|\\bwith (?:my|kids|a family|our)\\b|\\bretire|\\bstudent\\b|\\bfamil(?:y|ies)\\b|\\bjob offer\\b|\\balone\\b|\\b(?:alone|single|wife|husband|partner|boyfriend|girlfriend|kids?|baby|dog|cat|parents|freelanc\\p{L}*|pension|job|jobs|work|salary|nurse|teacher|developer|engineer|savings|couple|married|income|online|\\d+ ?k|school|university|uni|business)\\b",
  },
  "lease-figures": {
    label: "Offers I have",
    question: "What would the lease and the purchase cost?",
    suggestions: [],
    said: `[$€£]\\s?\\d|\\b\\d{3,}\\b|${amount}|\\b(?:per month|a month|monthly|mpg|used|new|toyota|honda|ford|f-?150|ram|tesla|bmw|audi|vw|golf|kia|hyundai|mazda|subaru|mercedes|chevy|silverado|tacoma|volvo|skoda|electric|ev|hybrid)\\b`,
  },
  "lease-use": {
    label: "How I drive",
    question: "How far do you drive a year?",
    suggestions: ["under 5,000 miles", "about 10,000 miles", "over 15,000 miles"],
    said: "\\b(?:miles|km|kilomet(?:er|re)s)\\b|\\b\\d+ years?\\b|\\b(?:commut\\p{L}+|drive (?:a lot|little|less|more|about|only|to)|every (?:\\d|two|three|few) years|keep|kept|until it|weekends|city|highway|long (?:trips|distance)|work from home|business|company|\\d+ ?k (?:a|per) year|self[- ]employed|short trips)\\b",
  },
  "rentbuy-figures": {
    label: "Figures",
    question: "What would renting and buying cost you?",
    suggestions: [],
    cases: [
      {
        when: "^(?!.*\\brent)(?:should (?:i|we) (?:buy|get|purchase))",
        label: "Cost and current payment",
        question: "What would it cost, and what do you pay now?",
      },
    ],
    said: `[$€£]\\s?\\d|\\b\\d+ ?k\\b|\\b\\d{4,}\\b|\\b\\d+ ?%|${amount}|\\b\\d{3,} (?:a month|rent|per month)\\b|\\brent is\\b|\\b(?:saved|savings|down ?payment|deposit|mortgage)\\b|\\b\\d{3,}\\b`,
  },
  "rentbuy-years": {
    label: "How long I'd keep it",
    question: "How long would you stay there?",
    suggestions: ["two or three years", "about five years", "ten years or more"],
    said: "\\b\\d+ years?\\b|\\blong[- ]term\\b|\\bforever\\b|\\ba (?:few|couple of) years\\b|\\b(?:stay|staying|move (?:again|away|in|for)|kids?|baby|pregnant|job|contract|settle\\p{L}*|permanent\\p{L}*|temporary|retire\\p{L}*|for good|few years|years|rest of|in \\d|until|not sure how long|school)\\b",
  },
  "pet-home": {
    label: "Time it's alone",
    question: "How long would it be alone each day?",
    suggestions: ["hardly ever", "a few hours", "a whole workday"],
    cases: [
      {
        when: "\\b(?:second|another)\\b",
        label: "First one with others",
        question: "What is the first one like with others?",
        suggestions: ["friendly", "shy", "jealous or grumpy", "never met any"],
      },
    ],
    said: "\\b(?:classroom|herding|farm)\\b|\\bapartment\\b|\\bflat\\b|\\bhouse\\b|\\byard\\b|\\bkids\\b|\\bfamil(?:y|ies)\\b|\\balone\\b|\\bchildren\\b|\\bseniors?\\b|\\b(?:garden|balcony|work|works?|working|full[- ]time|home ?office|from home|hours?|office|student|roommates?|couple|married|wife|husband|son|daughter|kid|baby|city|farm|landlord|stairs|\\d(?:nd|rd|th) floor|other (?:pets?|dog|cat)|cat at home|retired|travel)\\b",
  },
  "pet-wish": {
    label: "What I want from it",
    question: "What should it be like?",
    suggestions: ["cuddly", "good with children", "cheap and easy to keep", "a sporty companion"],
    said: "\\b(?:second|another|herding|sheep|mice|hunting|classroom)\\b|\\ballerg|\\bhypoallergenic\\b|\\bcuddly\\b|\\bshed|\\beasy\\b|\\bguard\\b|\\bquiet\\b|\\bfriendly\\b|\\bfirst\\b|\\b(?:calm|active|sporty|running|hik\\p{L}+|jog\\p{L}*|low[- ](?:maintenance|energy|shedding)|good with|lazy|protect\\p{L}*|cheap|company|companion|lonely|affection\\p{L}*|smart|trainable|bark\\p{L}*|not (?:too )?(?:loud|big|expensive|needy)|no (?:hair|fur|barking)|time|independent|loves?|want|cats|clean)\\b",
  },
  "offer-terms": {
    label: "The offer",
    question: "What is offered: pay, place, hours, contract?",
    suggestions: [],
    said: `[$€£]\\s?\\d|\\b\\d+ ?k\\b|\\b\\d+ ?%|\\bremote\\b.*\\bvs\\b|${amount}|\\b(?:remote|hybrid|office|salary|pays?|paid|commute|hours?|days off|vacation|holidays|bonus|equity|stock|start ?up|big (?:company|corp\\p{L}*)|bank|permanent|temporary|contract|freelance|part[- ]time|four days|4 days|benefits|title|promotion|closer|city|abroad|fixed[- ]term)\\b`,
  },
  "offer-now": {
    label: "Where I am now",
    question: "How are things where you are now?",
    suggestions: ["fine, I like it there", "no room to grow", "badly paid", "I have no job now"],
    cases: [
      {
        when: "\\b(?:promotion|promoted|shift|team lead|manager)\\b",
        label: "What I would miss",
        question: "What would you miss from your work now?",
        suggestions: ["my team", "my hours", "the hands-on work", "nothing much"],
      },
    ],
    said: "\\bcurrent\\b|\\bmy (?:job|boss|work)\\b|\\bunemployed\\b|\\bi hate\\b|\\bbut i\\b|\\b(?:currently|right now|at the moment|present|now (?:i|at|in|making)|today i|i (?:work|earn|make|am|like|love)|i'?m|bored|stuck|underpaid|burn(?:ed|t) ?out|toxic|no (?:growth|job|career)|laid off|fired|jobless|between jobs|graduat\\p{L}*|student|my (?:current|old|manager|colleagues|team)|boss|stay(?:ing)?|quit|leave|leaving)\\b",
  },
  "study-limits": {
    label: "Limits",
    question: "What limits you most?",
    suggestions: ["my grades", "money for fees", "must stay near home", "nothing much"],
    said: "\\bbaby\\b|\\bgpa\\b|\\bgrades?\\b|\\bafford\\b|\\bscholarship|[$\u20ac\u00a3]\\s?\\d|\\bin (?:the )?(?:us|uk|usa|canada|germany|india|europe|australia)\\b|\\bcheap|\\bfree\\b|\\b(?:average|bad|good|a-levels?|abitur|sat|act|\\d\\.\\d|tuition|fees?|loan|no money|money|parents|home|near|close to|commute|far|move|\\d+ (?:miles|km)|state|in-state|online|part[- ]time|work(?:ing)?|kids?|disab\\p{L}*|visa|only|max(?:imum)?|expensive|community college|dorm)\\b",
  },
  "repair-thing": {
    label: "How old it is",
    question: "How old is it?",
    suggestions: ["about 3 years", "5 to 8 years", "over ten years", "very old"],
    cases: [
      {
        when: "\\b(?:boots|shoes|windows|curtains|chairs|jeans)\\b",
        label: "How old they are",
        question: "How old are they?",
      },
    ],
    said: "\\b(?:19|20)\\d\\d (?:\\p{L}+ )?\\p{L}+|\\b\\d+k\\b|\\b\\d+[- ]?(?:years?|yrs?|yo)\\b|\\b(?:old|bought|from) (?:in )?(?:19|20)\\d\\d\\b|\\b(?:brand new|just bought|warranty|ancient|second ?hand)\\b",
  },
  "repair-fault": {
    label: "What is wrong with it",
    question: "What is wrong with it?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:boots|shoes|windows|curtains|chairs|jeans)\\b",
        label: "What is wrong",
        question: "What is wrong with them?",
      },
    ],
    said: "\\b(?:bearings?|hinge|motherboard|seal|gasket|thermostat|heating element)\\b|\\b(?:has|have|is|are) gone\\b|\\b(?:leak\\p{L}*|drum|pump|motor|screen|battery|broke(?:n)? (?:belt|door|glass)|won'?t (?:start|spin|drain|heat|turn|cool|charge)|not (?:spinning|draining|heating|cooling|charging)|noise|loud|gearbox|clutch|engine|compressor|rust\\p{L}*|hole|zip|sole|cracked|error|head gasket|transmission)\\b",
  },
  "repair-cost": {
    label: "Cost of the repair",
    question: "What would the repair cost?",
    suggestions: [
      "no quote yet",
      "about a third of a new one",
      "about half of a new one",
      "I'd repair it myself",
    ],
    said: "[$€£]\\s?\\d|\\b\\d+ ?(?:dollars?|bucks|euros?|pounds?|usd|eur|gbp|quid|k)\\b|\\b(?:quote|quoted|costs?) \\d|\\bno quote\\b|\\bmyself\\b",
  },
  "school-child": {
    label: "The child",
    question: "How old is your child?",
    suggestions: ["3 years", "5 years", "10 years", "15 years"],
    said: "\\b\\d+[- ]?(?:year|yr)|\\b(?:shy|autis\\p{L}+|adhd|dyslex\\p{L}+|gifted|sporty|musical|needs|loves|likes|bored)\\b",
  },
  "school-choice": {
    label: "Schools there are",
    question: "Which schools could it be?",
    suggestions: [],
    said: "[,;:.] (?:\\S+ ){4,}\\S+|\\b(?:or|vs)\\b",
  },
  "school-limits": {
    label: "Limits",
    question: "What limits you most?",
    suggestions: ["at most 20 minutes away", "no fees", "a place is hard to get", "nothing much"],
    said: "\\b(?:fees?|minutes?|bus|walk(?:ing)?|catchment|afford|boarding|free)\\b",
  },
} as const satisfies Readonly<Record<string, Need>>;
