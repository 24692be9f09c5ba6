import type { Ask } from "../ask.ts";

const months =
  "january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|aug|sept|oct|nov|dec|spring|summer|fall|autumn|winter";

/** A place stands behind it, not a time. */
const toPlace = `(?: (?:to|in|around|through|across)) (?!(?:the |early |late |mid |next |this )*(?:${months}|\\d|morning|weekend))\\p{L}+`;

const trip =
  "(?:trips?|vacations?|vacay|getaways?|honeymoons?|city ?breaks?|trip ideas|(?:travel|trip|vacation) (?:plans?|schedules?|itinerar(?:y|ies)))";

/** Texts about trips, code about trips, and trips of another kind. */
const notTrip =
  "\\b(?:minecraft|gta|sims|monopoly|zelda|elden ring|physics|meaning|statistics|bible|tax(?:es)?|printable|bingo|quotes|permission|consent|python|java|javascript|typescript|code|script|api|app|website|database|sql|json|excel|spreadsheets?|e-?mails?|letters?|story|stories|poem|songs?|playlist|essay|blog|captions?|posts?|video|speech|novel|agency|brochure|slogans?|lsd|acid|shrooms?|field trip|guilt|power trip|business trip|work trip|public|official|national|extract|bank holidays?|movies?|films?|translate|packing|cost of living|games?)\\b";

const how =
  "(?:how (?:to|(?:do|can|should|could|would) (?:i|we|you))|(?:what(?:'?s| is) )?(?:the )?(?:best|easiest|fastest|cheapest|quickest) way to)";

export const travelAsks: readonly Ask[] = [
  {
    id: "travel.packing",
    forms: [
      {
        opens:
          "(?:(?:make|give|write|create|compile|provide|prepare)(?: me| us)? )?(?:(?:an?|the) )?(?:[\\p{L}-]+ )?(?:check ?lists?|lists?) (?:of (?:[\\p{L}-]+ ){0,2}?)?(?:to|i (?:need|have) to|we (?:need|have) to) (?:pack|bring|take)(?= (?:for|on|to) )",
      },
      {
        thing:
          "(?:carry[- ]?on )?packing (?:check ?lists?|lists?|tips?)(?: carry[- ]?on.*)?|(?:travel|trip|vacation|holiday) (?:packing (?:check ?)?lists?|check ?lists?)|(?:camping|hiking) (?:packing )?(?:check ?lists?|lists?)",
      },
      {
        opens:
          "what (?:should|do|shall|must) (?:i|we) (?:need to |have to )?pack(?: for| to|$)|what to pack",
      },
      {
        opens:
          "what (?:(?:should|do) (?:i|we) (?:need to )?|to )(?:bring|take)(?: \\p{L}+){0,2} (?:on|for|to) (?:a|an|my|our|the) (?:\\p{L}+ ){0,3}(?:trip|hike|vacation|holiday|cruise|camping|beach|festival|safari)",
      },
      {
        is: "pack(?:ing)? (?:(?:light|carry[- ]?on|hand luggage|only|for|backpack) )*\\d+ (?:days?|weeks?|nights?)(?: .{2,40})?",
      },
    ],
    not: "\\b(?:college|university|uni|dorm|songs?|comparison)\\b|\\bfor (?:my |our |an? |the )?(?:dogs?|cats?|puppy|kitten)\\b|\\b(?:container|first date|calendar|glass|ornaments?|china|santa|invoice|meaning|invented|volunteer\\p{L}*|wrap\\p{L}*|parcels?|template|excel)\\b|\\bchemo\\p{L}*|\\bradiation\\b|\\bdialysis\\b|\\bhospice\\b|\\b(?:women'?s |family |homeless |a |the )shelter\\b(?! (?:dog|cat|pet|animal|puppy|kitten))|\\bleav(?:e|ing) my (?:husband|wife|partner|boyfriend|girlfriend|family|parents)\\b|\\b(?:run|running) away\\b|\\bescap(?:e|ing) (?:from )?my\\b|\\brehab\\b|\\bpsych(?:iatric)? ward\\b|\\b(?:psych\\p{L}*|ward|rehab|prison|jail|detox|hospital)\\b|\\b(?:embassy|appointment|interview|court|exam|documents)\\b|\\b(?:lunch|school|hospital|moving|move|labor|baby bag|python|code|app|business)\\b",
    needs: ["pack-where", "pack-days", "pack-doing"],
    advice: { professional: ["pack-counts"], concise: ["pack-short"], expert: ["pack-leave"] },
  },
  {
    id: "travel.road-trip",
    forms: [
      {
        thing:
          "(?:road ?-?trips?|roadtrips?)(?: (?:ideas?|plans?|planner|itinerar(?:y|ies)|routes?|stops?|suggestions?))?|(?:scenic|driving) (?:drives?|routes?|itinerar(?:y|ies))|(?:camper ?van|rv|motorcycle|motorbike) (?:trips?|tours?|routes?)",
      },
      {
        opens:
          "(?:i'm|im|i am|we're|we are) (?:planning|going on|taking|doing) (?:a|an|our|my) (?:\\S+ ){0,3}road ?-?trip",
      },
      { opens: `${how} plan (?:a|an|my|our|the) (?:\\S+ ){0,3}?road ?-?trip` },
    ],
    not: `\\b(?:lyrics|photography|nowhere)\\b|\\b(?:snacks?|insurance|rental|cost|painting|delivery|journal|cover|tests?|podcasts?|audiobooks?|outfits?|essentials|trivia)\\b|${notTrip}`,
    needs: ["trip-days", "roadtrip-ends", "roadtrip-like"],
    advice: {
      professional: ["roadtrip-legs", "trip-book"],
      concise: ["roadtrip-short"],
      expert: ["trip-drop"],
    },
  },
  {
    id: "travel.visa",
    forms: [
      {
        opens:
          "(?:do|does|will|would) (?:i|we|my \\p{L}+|\\p{L}+ citizens?|americans|indians|brits) (?:still )?(?:need|require) (?:an? |any |my )?(?:\\p{L}+ ){0,2}(?:visa|passport|esta|eta|etias|vaccin\\p{L}+|shots)",
      },
      { thing: "visa requirements?|entry requirements?" },
      {
        is: "(?:tourist )?visas? (?:for )?(?!card|debit|gift|credit|infinite|platinum)\\p{L}+ (?:for )?(?:(?:\\p{L}+ (?:passport|citizen) )?\\d+ (?:days?|weeks?|months?)|tourist)(?: .{2,40})?",
      },
    ],
    not: "\\b(?:mastercard|surgery)\\b|\\b(?:photos?|vote|marathon|gift card|pin|bank|nursing|medicine|degree|marr(?:y|ied)|domestic|renew\\p{L}*|course|exam|club|gym|job)\\b|\\b(?:visa card|credit card|debit|work visa|h-?1b|green card|student visa|college|university|dog|cat|school)\\b",
    needs: ["visa-passport", "visa-stay"],
    advice: { professional: ["visa-check"] },
  },
  {
    id: "travel.flights",
    forms: [
      {
        thing:
          "(?:flights?|plane tickets?|airline tickets?|airfares?)(?= (?:to|from|for|in)\\b|$|[?.!])",
      },
      {
        opens: `${how} (?:find|get|book) (?:\\p{L}+ ){0,2}(?:flights?|plane tickets?|airfares?)`,
      },
    ],
    not: `\\b(?:drones?|licen[cs]e|migration)\\b|\\b(?:mars|the moon|darts|upgrade|change my|compensation|scam|dream|safety|zombie|lessons?|school|pilot|egg|birds?|war)\\b|${notTrip}|\\b(?:simulator|delayed|cancel\\p{L}*|refund|mode|stairs|attendant|tracker|how long|time|fight or|recorder|paths?)\\b|\\b(?:without|excluding|not including|besides|plus|no) (?:the )?flights?\\b`,
    needs: ["flight-from", "flight-flexible", "flight-limits"],
    advice: { professional: ["flight-live"] },
  },
  {
    id: "travel.getting-there",
    forms: [
      {
        opens:
          "(?:(?:what(?:'s| is)|find|show me|search for) )?(?:the )?(?:best|fastest|cheapest|quickest|easiest|shortest|most scenic) (?:route|way) (?:to (?:get|go|travel|drive|fly) )?from (?:\\S+ ){1,5}to\\b",
      },
      {
        opens: `${how} (?:get|travel|go|drive) from (?:\\S+ ){1,5}to`,
      },
      {
        opens: `${how} (?:get|travel|go) (?:in)?to (?:the )?(?:airport|city center|city centre|downtown|machu picchu|\\p{L}+ (?:airport|island|islands))`,
      },
      { opens: `${how} get around` },
    ],
    not: "\\b(?:mars|earth|moon|amateur|sheet|tab)\\b|\\b(?:music|chords?|beginner|novice|fluent|blonde|brunette|coworker|boss|idea|product|node|depressed|happy|sad|bed|tee|vegan|vegetarian|couch|draft|publication|crutches|skyrim|zelda|game|habit|weight|single|married|fear|hate|manager|developer|employee|a to [bcz])\\b|\\bget around (?:an?|my|this|that|these|those|to|on|not|ads?|taxes|\\p{L}*block\\p{L}*|paywalls?|restrictions?|limits?|noncompete)\\b|\\b(?:level|rank|elo|kg|lbs|pounds|percent|job|career|broke|debt|zero|junior|senior|school|iphone|android|excel|words?|paywall|block|ban|firewall|filter|rule|law|limit|stage|point|size|grade|home screen|settings)\\b|%",
    needs: ["way-matters", "way-when", "way-with"],
    advice: { professional: ["way-compare"], concise: ["way-short"] },
  },
  {
    id: "travel.fact",
    forms: [
      {
        opens:
          "how (?:long|far) (?:is|does|are) (?:the |it |a )?(?:take to |from )?(?:flight|drive|train|ferry|get|bus)",
      },
      { opens: "how far (?:is|away is)" },
      { opens: "what (?:time ?zone|currency|plug|socket|language)" },
      { opens: "what time is it in" },
      {
        opens:
          "is (?:it )?(?:\\p{L}+ ){0,3}?safe (?:to (?:travel|visit|go to|fly)|for (?:tourists|travell?ers|solo|women))",
      },
    ],
    needs: [],
    not: "\\b(?:code|program\\p{L}*|learn|developer|sun|moon|planets?|stars?|earth|mars|galaxy)\\b",
  },
  {
    id: "travel.best-time",
    forms: [
      {
        opens:
          "(?:when(?:'s| is) |what(?:'s| is) |identify |find |find out |tell me )?(?:the )?best (?:time(?: of (?:the )?year)?|month|season) to (?:visit|go to|travel to|see|be in)",
      },
      { opens: "when (?:should|to) (?:i |we )?(?:visit|go to|travel to)" },
    ],
    not: "\\b(?:office|stars|meteors?|eclipse|moon|newborn|urgent care|website|toilet|next round|mechanic|grave|school|supermarket|grocery|shopping|shops?|war|stocks?|glue|bank|court|pharmacy|cinema|movies?|hairdresser|barber)\\b|\\b(?:doctor|dentist|er|emergency|hospital|vet|gym|bed|sleep|college|university|therap\\p{L}+)\\b",
    needs: ["best-time-want"],
    advice: { professional: ["best-time-weeks"] },
  },
  {
    id: "travel.stay",
    forms: [
      {
        opens:
          "where (?:can|could|should|to) ?(?:i |we )?(?:camp|stay|sleep|park (?:my|our|the|a) (?:camper|van|motorhome|caravan)|pitch (?:my|our|a) tent)(?: (?:overnight|wild|with|for|for free|cheaply))?[^.?!]* (?:in|near|around|by|on) \\p{L}+",
      },

      {
        thing:
          "(?:hotels?|hostels?|airbnbs?|air bnbs?|resorts?|vacation rentals?|accommodations?|accomodations?|places? to stay)(?: (?:ideas?|options|recommendations?|suggestions?))?(?: (?:near|close to|around) .+|(?= (?:in|for|under|with|that|on|at|by)\\b|$|[?.!]))",
      },
      { opens: "where (?:should|can|could|do|shall) (?:i|we) stay|where to stay" },
      {
        opens:
          "(?:what(?:'s| is| are) |which (?:is )?)?(?:the )?(?:best|good|nice|safe|safest)? ?(?:areas?|neighbou?rhoods?|parts?|districts?)(?: of \\S+| in \\S+)? to stay",
      },
    ],
    not: `\\b(?:dark souls|away from|dream|sentence|the loop)\\b|\\b(?:vs|versus)\\b|\\bor (?:an? )?(?:airbnb|hotel|hostel|apartment|camping)\\b|\\b(?:plants?|relationship|tornado|earthquake|storm|hurricane|refund\\p{L}*|overcharge\\p{L}*|complain\\p{L}*|insects?|bugs?|bees?|hedgehogs?|bats|sat|test|disabilit\\p{L}+|adhd|autis\\p{L}+|exams?|workplace|at work)\\b|\\bhotels? for (?:my |our |an? )?(?:cats?|dogs?|rabbits?|pets?)\\b|\\bpet hotels?\\b|\\bnear (?:the|my|our) house\\b|${notTrip}|\\b(?:reviews?|management|manager|names?|business|marketing|receptionist|questionnaire|dialogue?|booking system|stay (?:hydrated|calm|focused|motivated|awake|fit|healthy|informed))\\b`,
    needs: ["stay-nights", "stay-budget", "stay-must"],
    advice: { professional: ["stay-area", "stay-lacks"], concise: ["stay-short"] },
  },
  {
    id: "travel.eating-out",
    forms: [
      {
        thing:
          "(?:restaurants?|places? to eat|food spots?|cafes?|brunch spots?|rooftop bars?|coffee shops?)(?: (?:ideas?|recommendations?|suggestions?))?(?: (?:near|around|close to) .+|(?= (?:in|for)\\b))",
      },
      {
        opens:
          "where (?:should|can|could|to) (?:(?:i|we) )?(?:eat|get (?:food|dinner|lunch|brunch)|go for (?:dinner|lunch|brunch))",
      },
      {
        opens:
          "(?:what(?:'s| is| are) )?(?:the )?best (?:\\p{L}+ ){0,2}(?:restaurants?|pizza|sushi|ramen|tacos|burgers?|brunch|coffee) (?:in|near)",
      },
    ],
    not: `\\b(?:tv|history|freezer|aisle|in bed|carbs|at school)\\b|\\b(?:gilmore|ranking|capsules?|terms|mercury|future|crisis|for sale|contract|permit|stamps|tested|allergy test|ai|messy|in the house|films?|century|\\d{4}s|lunch break)\\b|${notTrip}|\\b(?:names?|business|menu|reviews?|marketing|chatbot|job|interview|open(?:ing)? a|logo|design)\\b`,
    needs: ["eat-where", "eat-kind", "eat-occasion"],
    advice: { professional: ["eat-order"] },
  },
  {
    id: "travel.day-trip",
    forms: [
      {
        thing:
          "(?:day ?-?trips?|days? out|day ?trip ideas|excursions?|weekend (?:trips?|getaways?|breaks?|outings?)|staycations?|family outings?)(?: (?:ideas?|destinations?|plans?|suggestions?))?(?: with (?:my |our |the |small |little |two |three )*(?:kids|children|dog|family|toddlers?|baby|teens)(?:,? not too far)?)?(?: (?:near|around|close to) .+)?",
      },
    ],
    not: `\\b(?:fluid|church|bulletin)\\b|\\bat home\\b|\\b(?:rental|sigma|out of date|slip|form|report)\\b|${notTrip}|\\bout of office\\b|\\b(?:\\d+|two|three|four|five|six|seven|ten)[- ]days?\\b`,
    needs: ["daytrip-start", "daytrip-with", "trip-taste"],
    advice: { professional: ["daytrip-rain"], concise: ["daytrip-short"] },
  },
  {
    id: "travel.things-to-do",
    forms: [
      {
        opens:
          "(?:i'?ve |we'?ve |i |we )?(?:have|got|with|only) (?:only |just )?(?:\\d+|an?|two|three|four|half a|one|a few|some) (?:free |spare )?(?:hours?|days?|evening|afternoon|morning|half day) (?:in|at|around) (?!(?:the|my|an?|our|this)\\b)\\p{L}+[^.?!]*\\bwhat (?:to do|to see|can (?:i|we) (?:do|see)|should (?:i|we) (?:do|see))",
      },

      {
        opens:
          "where (?:can|could|should) (?:i|we) (?:take|go with) (?:my|our|a|an|the|two|three|some) (?:[\\p{L}\\d'-]+ ){0,3}?(?:toddlers?|kids?|child(?:ren)?|baby|teen\\p{L}*|grand\\p{L}+|mum|mom|dad|parents|friends?|visitors|dog|year[- ]olds?)(?: to)? (?:in|around|near) \\p{L}+",
      },

      {
        thing:
          "(?:(?:things|stuff|activities) to (?:do|see)|activities|(?:places|sights) to (?:visit|see)|must[- ]sees?|tourist attractions?|sights|hidden gems)(?: (?:near|around) .+|(?= (?:in|at)\\b)| (?:this weekend|today|tonight|tomorrow|this week)(?: with .+)?)",
      },
      {
        opens:
          "what (?:is there |are there things |can (?:i|we) |should (?:i|we) )?(?:to )?(?:do|see|visit) (?:with \\S+ (?:days?|hours?) )?(?:in|around|near|while in)(?! (?:a|an|this|that|case|my|the (?:event|case|meantime))\\b)",
      },
    ],
    not: `\\b(?:spotify|sky|in the dark|microscope|netflix)\\b|\\b(?:in|at|near|around|during|while in) (?:an? |the |my |our |this |\\d+(?:st|nd|rd|th) )?(?:lent|ramadan|labou?r|maths?|interviews?|advance|hindsight|divorce|canva|python|chemistry|physics|team building|pregnancy|\\d+ min\\p{L}*|nursing home|care home|birthday|day ?care|kindergarten|nursery|preschool|party|parties|water|eclipse|end of|power cut|situation|gardens?|winter garden|puberty|menopause|detention|therapy|waiting room|recession|lockdown|quarantine|free time|spare time|gap year|groups?|pairs|practice|chess)\\b|\\bin (?:the )?(?:summer|winter|spring|autumn|fall)\\b(?![^.?!]* (?:in|near|around|at) \\p{L})|\\bif (?:i|we|you) (?:los\\p{L}+|miss)\\b|${notTrip}|\\b(?:bored|retirement|minecraft|excel|life|class|classroom|photoshop|gta|roblox|vr|bed|meetings?|emergency|earthquake|fire|at home|school|college|lessons?)\\b`,
    needs: ["visit-town", "visit-time", "visit-with"],
    advice: { professional: ["visit-each", "visit-first"], concise: ["visit-short"] },
  },
  {
    id: "travel.where-to-go",
    forms: [
      {
        is: "(?:holidays?|vacations?|getaways?|weekend away) (?:with|for) (?:a |my |our |the |two |three )?(?:\\p{L}+ ){0,3}?(?:baby|toddler|kids?|children|teens|dog|mum|mom|dad|parents|friends|wheelchair)(?:,)? where (?:to|should we|can we|do we) go",
      },

      {
        thing:
          "(?:cheap|budget|quiet|family|warm|last[- ]minute|walking|cycling|relaxing|sunny) (?:holidays?|vacations?|getaways?|breaks?|trips?)(?= (?:with|for|in (?:january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|autumn|spring)))",
      },

      {
        opens:
          "where (?:should|can|could|shall) (?:i|we) (?:go|travel|stay|celebrate|take (?:him|her|my \\p{L}+))(?: (?:away|out))?(?= (?:for|on) (?:(?:our|my|her|his|a|the) )?(?:[\\p{L}\\p{N}'-]+ ){0,2}?(?:anniversary|honeymoon|babymoon|\\d+(?:st|nd|rd|th)|birthday|retirement|half term|school holidays|stag|hen|reunion|family holiday|easter|christmas|new year))",
      },

      {
        is: "(?:i'm|im|i am|we're|we are) (?:planning|thinking of|looking for) (?:[^\\s]+ ){1,8}where (?:(?:can|should|could) (?:i|we)|(?:i|we) (?:can|should|could)|to) (?:go|travel)(?: to)?\\W*",
      },
      {
        is: "(?:[\\p{L}'-]+ ){0,4}(?:trip|vacation|holiday|getaway|honeymoon|weekend)s? (?:to )?somewhere .{2,80}",
      },
      {
        opens:
          "where (?:(?:should|can|could|shall) (?:i|we) |to )(?:go|travel|vacation|fly)(?: to)?(?: next)?(?= (?:for (?:a |my |our )?(?:holiday|vacation|honeymoon|trip|weekend|week|spring break|christmas|easter|birthday)|on (?:holiday|vacation)|in (?:the )?\\p{L}+$|with|this|next|when)|$|[?.!])",
      },
      {
        thing:
          "(?:(?:vacation|holiday|travel|trip|honeymoon|getaway|city break|beach|ski) (?:ideas?|destinations?|spots?|suggestions?|recommendations?|inspiration)|places to (?:travel|go|vacation)(?: to)?|(?:holiday|travel|vacation) destination)",
      },
      {
        opens:
          "(?:which|what) (?:country|city|island|place) should (?:i|we) (?:visit|travel to|go to)",
      },
      {
        is: `(?!.*\\b(?:templates?|polic(?:y|ies)|requests?|spreadsheet|photos|phase|movies?|films?|quotes|pay|leave)\\b)(?:honeymoon|(?:family |cheap |winter |summer |beach )?holidays?|vacation|city ?break|weekend (?:away|trip|break)|getaway) (?:(?:in )?(?:${months})|couple|families|family|kids|toddlers?|baby|teens|friends|dog[- ]friendly|no fly\\p{L}*|warm|cheap|budget|under [$€£]?\\d+|with (?:kids|toddler|baby|dog|teens|parents))(?: [\\p{L}\\d€£$ -]{2,60})?`,
      },
    ],
    not: `\\b(?:war|employees|skin|maps?|class)\\b|\\b(?:lonely|feel|dinner|embassy|elf|bulletin|leak|ceiling|mass|licen[cs]e|complaint|difference|sitter|office|theme)\\b|${notTrip}|\\b(?:college|university|school|doctor|bathroom|study|live|work|retire|decor\\p{L}*|outfits?|recipes?|gifts?)\\b`,
    needs: ["trip-days", "go-far", "go-want"],
    advice: {
      professional: ["go-against", "go-choose"],
      creative: ["go-unexpected", "go-choose"],
      concise: ["go-choose"],
    },
  },
  {
    id: "travel.tips",
    forms: [
      { thing: "travel(?:l?ing)? (?:tips|advice|hacks)|(?:flying|flight) tips" },
      {
        opens:
          "(?:any )?(?:tips|advice) (?:for|on|about) (?:(?:first[- ]time )?(?:travel(?:l?ing|l?ers?)?|flying|visiting|visitors|backpacking)|(?:a|my|our) (?:\\p{L}+ )?trip|going to (?!bed|college|school|court|the gym))",
      },
      {
        opens:
          "what (?:should|do) (?:i|we) (?:need to )?know before (?:(?:i|we) (?:go|travel|fly)|going|visiting|travell?ing|flying)",
      },
    ],
    not: `\\b(?:advisor|hair|paper|newborn|cbd|court)\\b|\\bnurses?\\b|\\b(?:pigeons|drones?|kites?|characters?|track|hospital|prison|agents?|bartenders?|church|university|college|anaesth\\p{L}+|anesth\\p{L}+|surgery|under|system|signs?|stairs|injury)\\b|${notTrip}`,
    needs: ["tips-unsure", "tips-who"],
    advice: { professional: ["tips-local"], concise: ["tips-short"] },
  },
  {
    id: "travel.trip-to",
    forms: [
      {
        is: "\\d+ (?:days?|nights?|weeks?) (?!late|left|off|old|ago|in|notice|sick|until|before|after|of|to|without|straight|free|per|at|on|with|for|and)(?:[\\p{L}'-]+ ){1,3}?(?:with (?:an? |the |my |our |two |three )?(?:toddlers?|kids?|children|baby|teens?|teenagers?|parents|mum|mom|friends|wife|husband|partner|family|dog|girls|boys)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter)|on a budget|by train|without a car|itinerary)(?:,? .{1,60})?",
      },
      {
        opens:
          "(?:an? |my |our )?(?:\\d+|two|three|four|five|six|seven|ten)[- ]?(?:days?|nights?|weeks?) (?:plan|programme|program|schedule|stay|break) (?:for|in) (?!(?:the |a |my |me|us|our |beginners|weight|abs|gym|bench|running|work|study|exam|cleaning|detox|sleep|diet|eating|meal|vegan|keto|kids|dogs?)\\b)\\p{L}+(?=$|[,.;:?!]| (?:with|for|in|and|on|please))",
      },

      {
        is: "(?:an? )?(?:\\d+|two|three|four|five|six|seven|ten)[- ]?(?:days?|nights?|weeks?) itinerary (?!for\\b)[\\p{L}-]+(?: [\\p{L}-]+)?(?: (?:with|on|by) .{2,40})?",
      },
      {
        opens:
          "plan (?:a|my|our|the|me a)? ?(?:long )?(?:weekend|week|\\d+ days?|few days|holiday|vacation|stay) in",
      },
      { thing: `${trip}(?=${toPlace})` },
      {
        is: "(?!(?:the|my|our|this|that|a|an|school|field|bad|power|ego|guilt|round|boat|long|short|good|fun|cheap|family|solo|surprise|summer|winter|spring|beach|ski|hiking|camping|girls|guys|backpacking|weekend|road|day|plan|i)\\b)\\p{L}+(?: (?!day|road|weekend)\\p{L}+)? trip(?: (?:for )?\\d+ (?:days?|weeks?|nights?|people))?",
      },
      { thing: "trip(?= from \\p{L}+ to)" },
      {
        opens: `${how} spend (?:an? |the )?(?:\\S+ )?(?:days?|weekend|weeks?|hours?|evening|afternoon) in`,
      },
      {
        thing:
          "(?:travel )?itinerar(?:y|ies)(?: \\d+ (?:days?|weeks?).*)?|tour(?= of \\p{L}+)|travel guide",
      },
      { thing: `holiday(?=${toPlace})` },
      {
        opens: `(?:a |an )?(?:\\d+|one|two|three|four|five|six|seven|ten|week|long)?[- ]?(?:days?|nights?|weeks?|weekend) in (?!(?:the |a |my |early |late )*(?:${months}|life|row|hospital|jail|prison|bed|office|future|past|year|month|week)\\b)\\p{L}+`,
      },
      {
        opens: `(?:i'm|im|i am|we're|we are) (?:planning|thinking (?:of|about)|going on|taking) (?:on )?(?:a |an |our |my )?(?:\\S+ ){0,4}?(?:trip|vacation|holiday|honeymoon)${toPlace}`,
      },
      { opens: "(?:i'm|im|i am|we're|we are) (?:travell?ing|flying) to" },
      { made: "(?:perfect )?day(?= in (?!the life|my|a)\\p{L})|weekend(?= in \\p{L})" },
      {
        is: `(?!(?:book|rent|hire|cancel|free|trial|fever|cough|pain|headache|diet|challenge|workout|plan|camping|hotel|airbnb|flight|car|cruise|notice|delivery|keto|detox|fasting|alone|home|homework|work|school|day|trip|holiday|vacation|honeymoon|baby|dog|cat|exam|no|my|our|the|a)\\b)[\\p{L}'-]+(?: (?!trip\\b|diet\\b)[\\p{L}'-]+)? (?:for )?\\d+ (?:days?|nights?|weeks?) (?:with (?:an? |my |our |two |\\d )?(?:toddlers?|kids?|children|baby|teens?|teenagers?|parents|mum|mom|grandparents|friends|wife|husband|partner|family|dog)|in (?:${months})|(?:${months})|on a budget|low budget|by train|by bus|without a car|no car|itinerary|camper ?van|backpacking|first time)(?: .{1,60})?`,
      },
      {
        is: `(?!(?:home|school|moving|flying|travel|travel\\p{L}+|camping|cooking|baking|working|working|holiday|vacation|trip|weekend|wedding|my|our|the|a|coping|living|dealing|help|playing|pregnant|christmas|easter|halloween)\\b)[\\p{L}'-]+(?: (?!trip\\b)[\\p{L}'-]+)? with (?:(?:two|three|\\d|small|little|my|our) )*(?:kids?|children|toddlers?|baby|teens?|teenagers|parents|dog) (?:in )?(?:${months})(?: .{2,40})?`,
      },
    ],
    not: `\\b(?:lyrics|nowhere)\\b|\\bin (?:pictures|casualty|court|ramadan)\\b|\\bof my (?:office|house|kitchen|room)\\b|\\bto (?:work|be|do)\\b|\\b(?:results|birthday)\\b|\\bto (?:the |my |an? )?(?:dentist|doctor|vet|er|hospital|ikea|costco|supermarket|school|store|shops?|moon|marriage|request|days)\\b|\\bin (?:the |an? |my )?(?:review|pregnancy|labou?r|water|bed|dark|contract|jar)\\b|\\b(?:tour of duty|schengen|board meeting|wedding day|conference|calculation|and no period|phases|template)\\b|${notTrip}|\\b(?:museum tour|tour guide script|how many days|what day|virtual|code tour|conference|lessons?)\\b`,
    needs: ["trip-days", "trip-with", "trip-taste"],
    advice: {
      professional: ["trip-near", "trip-book"],
      creative: ["trip-near", "trip-missed"],
      concise: ["trip-short"],
      expert: ["trip-drop"],
    },
  },
  {
    id: "travel.trip",
    forms: [
      {
        opens:
          "plan (?:me |us )?(?:an? |my |our |the )(?:[\\p{L}-]+ )?(?:camping|family|walking|hiking|cycling|ski|sailing|fishing|girls'?|lads'?|city|beach|spa) (?:weekend|week|break|days?)",
      },

      {
        opens:
          "plan (?:me |us )?(?:an? |my |our |the )?(?:(?:\\d+|two|three|four|five|six|seven|ten|few|couple of|long) (?:free )?)?(?:days?|weeks?|weekends?|nights?)(?: (?:away|off|out))?(?= (?:for|with) (?:(?:me|us|my|our|the|two|\\d)\\b))",
      },
      {
        opens:
          "(?:\\d+|two|three|four|five|six|seven|ten) (?:days?|nights?|weeks?) (?:away |off )?(?:with|for) (?:me|us|my|our)(?= (?!skin|hair|body|project|exam|dog food))",
      },

      {
        opens: `${how} plan (?:a|an|my|our|the) (?:(?!road|day)\\S+ ){0,3}?(?:trip|vacation|holiday|honeymoon)`,
      },
      { made: `(?:${trip}|holidays?|backpacking trip|cruise)` },
      {
        thing:
          "(?:trip|vacation|holiday|honeymoon) (?:plan|planning)|(?:family|solo|surprise|summer|beach|ski|hiking|camping|girls|guys|backpacking) (?:trips?|vacations?|getaways?)",
      },
      {
        opens:
          "(?:i'm|im|i am|we're|we are) (?:planning|thinking (?:of|about)|going on|taking) (?:a |an |our |my )?(?:\\S+ ){0,4}?(?:trip|vacation|honeymoon)",
      },
    ],
    not: `\\b(?:injury|getaway car|exams?|shift|bible)\\b|\\b(?:at home|for my (?:dog|cat)|social media|workshop|reveal|slip|photo book|staff|leave|t-?shirts?|t shirts?|sayings|diabetics|newborn|or with|team building)\\b|${notTrip}|\\bwhere (?:(?:i|we) )?(?:can|should|could|shall|do|to)\\b|\\bneed a (?:vacation|holiday)\\b|\\b(?:time off|days off|request|chess|gift|party|cards?)\\b`,
    needs: ["trip-where", "trip-days", "trip-taste"],
    advice: {
      professional: ["trip-near", "trip-book"],
      creative: ["trip-near"],
      concise: ["trip-short"],
      expert: ["trip-drop"],
    },
  },
];
