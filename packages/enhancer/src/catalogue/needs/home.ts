import type { Need } from "../ask.ts";

const money =
  "[$€£]\\s?\\d|\\b\\d+\\s?(?:k|dollars?|bucks|euros?|pounds?|usd|eur|gbp)\\b|\\bbudget\\b|\\bcheap(?:ly)?\\b|\\b(?:under|max(?:imum)?|up to|at most|no more than|less than) \\d+|\\bfree\\b";
const since =
  "\\bsince\\b|\\bafter\\b|\\bfor (?:over |about |almost |nearly )?(?:\\d+|an?|two|three|four|some|several|weeks|months|days)\\b|\\byesterday\\b|\\bthis morning\\b|\\bsuddenly\\b|\\bwhen(?:ever)? (?:i|it|we|you)\\b|\\bago\\b|\\blast (?:night|week|month|year|summer|winter)\\b|\\b(?:started|began)\\b|\\bevery (?:day|night|morning|few|time|\\d+)\\b|\\b(?:all the time|now and then|sometimes|constantly|on and off|once in a while)\\b";
const home =
  "\\brent(?:al|ed|ing|ers?)?\\b|\\blandlord\\b|\\bdeposit\\b|\\btenants?\\b|\\bown(?:ed)? (?:house|home|flat|place|apartment)\\b|\\b(?:i|we) own\\b|\\bhomeowners?\\b";
const tried =
  "\\btried\\b|\\balready\\b|\\bdid (?:the|a|not|nothing)\\b|\\b(?:doesn'?t|didn'?t|not|isn'?t|hasn'?t) help|\\bno luck\\b|\\bnothing (?:works|worked|helps|helped|yet)\\b|\\b(?:came|comes|coming) (?:right )?back\\b|\\bhaven'?t (?:tried|done|used)\\b|\\bno (?:change|effect)\\b|\\b(?:won'?t|doesn'?t|didn'?t) (?:come (?:off|out)|budge)\\b";
const who = "\\b(?:kids?|child(?:ren)?|baby|toddlers?|dogs?|cats?|pets?)\\b";

/** What repairs, cleaning, plants, rooms and pets turn on. */
export const homeNeeds = {
  "newpet-animal": {
    label: "The animal",
    question: "Which breed, and how old is it?",
    suggestions: [],
    said: "\\b\\d+[- ]?(?:weeks?|months?|years?|yo)\\b|\\b(?:breeder|shelter|rescue|labrador|retriever|poodle|beagle|persian|maine coon|tabby)\\b",
  },
  "newpet-home": {
    label: "Who lives here",
    question: "Who else lives in your home?",
    suggestions: ["just me", "only adults", "kids", "other pets"],
    cases: [
      {
        when: "\\b(?:hamster|guinea pigs?|budgies?|parrot|rabbits?)\\b",
        label: "Where it will live",
        question: "Where will it live?",
        suggestions: ["a quiet room", "the living room", "a child's room", "outside in a hutch"],
      },
    ],
    said: "\\b(?:flat|apartment|house|garden|yard|kids?|children|toddler|another (?:cat|dog)|other pets?|alone|home all day|work from home)\\b",
  },
  "newpet-have": {
    label: "What's there already",
    question: "What is there already?",
    suggestions: ["nothing yet", "bed, bowls and food", "a cage or crate"],
    said: "\\b(?:already (?:have|bought)|i have|we have (?:a|the)|worr\\p{L}+|nothing yet)\\b",
  },
  "kit-who": {
    label: "Who it is for",
    question: "Who is it for?",
    suggestions: ["just me", "two adults", "a family with a baby", "two adults and a dog"],
    said: "\\b(?:for (?:one|two|three|four|five|me|a (?:family|couple))|family|baby|kids?|children|dog|cat|\\d+ people|elderly|diabet\\p{L}*)\\b",
  },
  "kit-danger": {
    label: "For which danger",
    question: "Which danger is it for?",
    suggestions: ["a power cut", "a storm or flood", "an earthquake", "any emergency"],
    said: "\\b(?:earthquakes?|hurricanes?|floods?|fires?|blackouts?|power (?:cut|outage)|tornado(?:es)?|winter|snow|war|go bag|bug[- ]out|car)\\b",
  },
  "homehunt-must": {
    label: "What it must have",
    question: "How many bedrooms do you need?",
    suggestions: ["a studio is enough", "one bedroom", "two bedrooms", "three or more bedrooms"],
    said: "\\b(?:\\d|one|two|three|four)[- ]?(?:bed\\p{L}*|rooms?|br)\\b|\\b(?:pets?|dog|cat|parking|balcony|furnished|garden|family of|roommates?|students?)\\b",
  },
  "homehunt-money": {
    label: "Price and date",
    question: "What may it cost, and from when?",
    suggestions: [],
    said: "[$€£]\\s?\\d|\\b\\d{3,} ?(?:dollars?|euros?|pounds?|k|a month|per month|pcm)?\\b|\\bbudget\\b",
  },
  "homehunt-where": {
    label: "Where",
    question: "Which area, or how far from where?",
    suggestions: [],
    said: "\\b(?:near|close to|around|within \\d+|walking distance|commut\\p{L}*|district|neighbou?rhood|downtown|suburb\\p{L}*)\\b",
  },
  "craft-kind": {
    label: "What kind",
    question: "What kind should it be?",
    suggestions: [
      "a simple first one",
      "a pretty gift",
      "something kids can make",
      "something fancy",
    ],
    said: "\\bwith (?:my |the |our )?(?:\\d+[- ]year[- ]old )?(?:kids|children|toddlers?|son|daughter|grand\\p{L}+|class)\\b|\\b(?:for (?:kids|gifts?|beginners?|christmas)|gifts?|as a present|scented|beeswax|soy|beginner|simple|fancy|\\d+ ?cm|size)\\b",
  },
  "craft-tools": {
    label: "What I have",
    question: "What do you have for it so far?",
    suggestions: ["nothing yet", "a few basics", "a starter kit", "everything I need"],
    said: "\\b(?:i have|i've got|i own|first time|never|beginner|sewing machine|without)\\b",
  },
  "energy-figures": {
    label: "The bill",
    question: "How much is it now, and how much before?",
    suggestions: [],
    said: "[$€£]\\s?\\d|\\b\\d+ ?(?:kwh|m3|dollars?|euros?|pounds?|bucks|gallons)\\b",
  },
  "energy-runs": {
    label: "What runs on it",
    question: "What runs on it?",
    suggestions: [
      "electric heating",
      "air conditioning",
      "an electric car",
      "only the usual appliances",
    ],
    cases: [
      {
        when: "\\bgas\\b|\\bheating\\b",
        suggestions: [
          "a gas boiler, radiators",
          "heating and hot water",
          "a stove, too",
          "I don't know",
        ],
      },
      {
        when: "\\bwater\\b",
        suggestions: [
          "a garden, a pool",
          "only the household",
          "an old toilet or boiler",
          "I don't know",
        ],
      },
    ],
    said: "\\b(?:heat ?pump|boiler|furnace|radiators?|air con\\p{L}*|a\\/?c|ev|electric car|pool|hot tub|tumble dryer|space heaters?|garden|sprinklers?|all electric)\\b",
  },
  "energy-home": {
    label: "Home",
    question: "What kind of home is it?",
    suggestions: ["a rented flat", "a rented house", "my own flat", "my own house"],
    said: "\\b(?:rent(?:ed|ing)?|own|apartment|flat|condo|house|studio|trailer|mobile home|landlord)\\b",
  },
  "paint-walls": {
    label: "Size",
    question: "How high are the walls?",
    suggestions: ["2.4 m high (8 ft)", "2.5 m high", "2.7 m high (9 ft)", "3 m high (10 ft)"],
    cases: [
      {
        when: "^(?!.*\\d).*\\bceiling\\b",
        question: "How long and wide is the ceiling?",
        suggestions: [],
      },
      {
        when: "\\b(?:varnish|floors?|deck|fence|doors?|cabinets?|table)\\b",
        label: "Size and coats",
        question: "How long and wide is it, and how many coats?",
        suggestions: [],
      },
      {
        when: "^(?!.*\\d)",
        question: "How long and high are the walls, ceiling too?",
        suggestions: [],
      },
    ],
    said: "\\b(?:high|height|doors?|windows?)\\b",
  },
  "paint-coats": {
    label: "On the walls now",
    question: "What is on the walls now?",
    suggestions: ["white paint", "a darker color", "new plaster", "wallpaper"],
    said: "\\b(?:white|bare|painted|colou?red|papered) walls?\\b|\\b(?:white|light|dark|grey|gray|cream) (?:on|over) (?:\\p{L}+ )?(?:white|dark|light|red|blue|green|grey|gray|brown|yellow|orange|black)\\b|\\b(?:varnish|wall ?paper|floors?|deck|fence)\\b|\\b(?:coats?|primer|plaster|white over|dark)\\b",
  },
  "care-since": {
    label: "Since when",
    question: "How long has it been like that?",
    suggestions: [
      "from the start",
      "for a few weeks",
      "since a new detergent",
      "only now and then",
    ],
    cases: [
      {
        when: "\\b(?:smell\\p{L}*|stink\\p{L}*|musty)\\b",
        label: "Since when, how often",
        question: "Since when, and always or now and then?",
        suggestions: ["from the start", "for a few weeks", "only after use", "now and then"],
      },
    ],
    said: "\\b(?:since|always|suddenly|lately|after|only)\\b",
  },
  "care-use": {
    label: "What I use",
    question: "Which detergent do you use?",
    suggestions: ["tablets or pods", "powder", "liquid or gel"],
    said: "\\b(?:kettle|coffee|fridge|oven|microwave|steam iron|iron|humidifier|shower ?head)\\b|\\b(?:tablets?|pods?|powder|liquid|detergent|rinse aid|softener|eco|degrees)\\b",
  },
  "care-water": {
    label: "Water",
    question: "How hard is your water?",
    suggestions: ["hard", "soft", "I don't know"],
    cases: [
      {
        when: "\\b(?:smell\\p{L}*|stink\\p{L}*|musty)\\b",
        label: "Machine last cleaned",
        question: "When was the machine last cleaned?",
        suggestions: ["never", "last month", "years ago", "I don't know"],
      },
    ],
    said: "\\b(?:fridge|oven|microwave)\\b|\\b(?:hard water|soft water|descal\\p{L}+|limescale|salt|vinegar|cleaned)\\b",
  },
  "home-tools": {
    label: "Tools I have",
    question: "Which tools do you have?",
    suggestions: ["none", "the basics", "well equipped"],
    said: "\\bhave (?:an?|my|all the|some) (?:\\p{L}+ )?(?:cutter|saw|drill|tools?|sander|ladder|router)\\b|\\b(?:hot water|water pressure|frozen)\\b|\\b(?:toilet|cistern|flush\\p{L}*)\\b|\\btools?\\b|\\bwithout (?:a |any )?(?:drill|nails|screws|plunger|snake)\\b|\\bi have (?:a|no|some)\\b|\\bnever done\\b|\\bbeginners?\\b|\\bdrill\\b|\\bonly (?:have|got|own)\\b|\\b(?:i'?ve got|we have|i got|i own)\\b|\\b(?:first time|never (?:did|drilled|painted|built)|no (?:experience|idea|power tools)|not (?:very )?handy|handy|diy (?:newbie|skills?))\\b|\\b(?:screwdriver|hammer|wrench|saw|sander|spanner|multimeter|plunger|ladder)\\b|\\bdone (?:this|it) before\\b",
  },
  "repair-damage": {
    label: "Size and material",
    question: "How big is the damage, and in what material?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:shelf|shelves)\\b(?=.*\\b(?:fall\\w*|falling|fell)\\b)",
        label: "Wall material and load",
        question: "What is the wall made of, and what stands on it?",
        suggestions: [],
      },
      {
        when: "\\b(?:refinish|restore|sand|resurface|reseal|waterproof)\\b",
        label: "Material and condition",
        question: "What is it made of, and what state is it in?",
        suggestions: [],
      },
      {
        when: "\\b(?:loose|wobbl\\p{L}*|sticks?|sticking|stuck|sagg\\p{L}*|won'?t|doesn'?t|jam\\p{L}*|draf\\p{L}+|handle|hinge|knob|came off|fell off|leak\\p{L}*|broke|broken)\\b",
        label: "Damage and material",
        question: "What exactly is wrong, and what is it made of?",
        suggestions: [],
      },
    ],
    said: '\\b(?:\\d+ ?(?:cm|mm|inch(?:es)?|in|"|feet)|small|large|big|huge|tiny|hairline|deep|fist)\\b.*\\b(?:drywall|plaster|wood|concrete|laminate|tile|brick|vinyl|metal|glass|hardwood)\\b|\\bsqueak\\p{L}*|\\bsticking\\b|\\b(?:\\d+ ?(?:cm|mm|inch(?:es)?|in|"|feet|ft)|small|large|big|huge|tiny|hairline|deep|fist)\\b|\\b(?:drywall|plaster|concrete|brick|laminate|hardwood|vinyl|plasterboard|oak|pine)\\b.*\\b(?:hole|crack|scratch|dent|gap)|\\bsize of (?:a|an|my) \\p{L}+|\\b(?:nail|screw|doorknob|door handle|fist)\\b',
  },
  "repair-limits": {
    label: "Rented or own",
    question: "Is it rented or your own?",
    suggestions: ["rented", "my own"],
    said: `\\b(?:chairs?|couch|sofa|bed frame|drawer|table|dresser)\\b|${money}|\\brent(?:al|ed|ing|er)?\\b|\\blandlord\\b|\\bdeposit\\b|\\bmoving out\\b|\\btomorrow\\b|\\bthis week\\b|${home}|\\b(?:tonight|this weekend|next week|next month|by (?:mon|tues|wednes|thurs|fri|satur|sun)day|in \\d+ (?:days?|weeks?))\\b|\\bno (?:hurry|rush)\\b|\\b(?:inspection|moving|move) (?:out|is|on|in)\\b`,
  },
  "plumb-signs": {
    label: "What it does",
    question: "What exactly does it do?",
    suggestions: [
      "drips all the time",
      "drains slowly",
      "leaks only after use",
      "nothing comes out",
    ],
    cases: [
      {
        when: "^(?!.*\\bno hot water\\b).*\\bhot water\\b",
        label: "Hot water I get",
        question: "How much hot water do you get?",
        suggestions: ["a few minutes", "only lukewarm", "none at all", "it comes and goes"],
      },
      {
        when: "\\bno hot water\\b",
        label: "No hot water",
        question: "Where is there no hot water?",
        suggestions: ["in the whole home", "only in the shower", "only in the kitchen"],
      },
      {
        when: "\\b(?:unblock|block\\p{L}*|clog\\p{L}*|unclog|drain\\p{L}*|slow)\\b",
        question: "Does any water still go down?",
        suggestions: [
          "it drains slowly",
          "nothing goes down",
          "it comes back up",
          "other drains are slow too",
        ],
      },
      {
        when: "\\b(?:toilet|flush\\p{L}*|cistern)\\b",
        question: "What exactly does it do?",
        suggestions: [
          "runs all the time",
          "won't flush well",
          "leaks at the base",
          "fills very slowly",
        ],
      },
      {
        when: "\\bpressure\\b",
        label: "Where it is weak",
        question: "Where is the pressure low?",
        suggestions: [
          "at every faucet",
          "only in the shower",
          "only at one sink",
          "only the hot water",
        ],
      },
    ],
    said: `\\b(?:replace|install|change|fit|frozen|thaw|burst)\\b|\\b(?:drip\\p{L}*|slow(?:ly)?|trickl\\p{L}+|gurgl\\p{L}+|overflow\\p{L}*|bubbl\\p{L}+|only|from (?:the )?(?:base|handle|bottom|tank|pipe|joint|spout)|under (?:the )?(?:sink|tub|basin)|standing water|hiss\\p{L}*|smell\\p{L}*)\\b`,
  },
  "plumb-house": {
    label: "Rented or own",
    question: "Do you rent or own the home?",
    suggestions: ["a rented flat", "a rented house", "my own flat", "my own house"],
    cases: [
      {
        when: "\\bhot water\\b",
        label: "Water heated by",
        question: "What heats the water?",
        suggestions: ["a gas boiler", "an electric tank", "a heat pump", "I don't know"],
      },
      {
        when: "\\b(?:clog\\p{L}*|unclog|unblock|block\\p{L}*|drains?|slow|hair)\\b",
        label: "Rented or own",
        question: "Is it rented or your own?",
        suggestions: ["rented", "my own"],
      },
    ],
    said: `\\brent(?:al|ed|ing|er)?\\b|\\blandlord\\b|\\bshut ?off\\b|\\bvalve\\b|${home}|\\b(?:turn(?:ed)?|shut|switch(?:ed)?) (?:off )?the water\\b|\\bwater (?:is |can be )?(?:turned |shut )?off\\b|\\bstop ?cock\\b`,
  },
  "electric-signs": {
    label: "What happens",
    question: "What exactly happens?",
    suggestions: ["it is dead", "it flickers", "the breaker trips", "it gets warm"],
    cases: [
      {
        when: "\\b(?:trip\\p{L}*)\\b",
        label: "Running when it trips",
        question: "What runs when it trips?",
        suggestions: ["one appliance, always", "several at once", "nothing at all", "I don't know"],
      },
      {
        when: "\\bflicker\\p{L}*\\b",
        label: "When they flicker",
        question: "When do they flicker?",
        suggestions: [
          "all the time",
          "with a big appliance on",
          "right after switching on",
          "now and then",
        ],
      },
      {
        when: "\\b(?:outlets?|sockets?)\\b",
        label: "Outlets affected",
        question: "Which outlets are affected?",
        suggestions: ["only this one", "several in one room", "several rooms"],
      },
    ],
    said: `\\b(?:replace|install|change|add|move|wire|rewire|when(?:ever)?)\\b|\\b(?:dead|warm|hot|burn\\p{L}*|sparks?|sparking|dim|crackl\\p{L}*)\\b`,
  },
  "electric-where": {
    label: "Country",
    question: "Which country are you in?",
    suggestions: ["US", "Canada", "UK", "an EU country"],
    said: `\\b(?:us|usa|uk|eu|canada|australia|germany|india|rent(?:al|ed|ing)?|old house|apartment)\\b|${home}|\\b(?:england|scotland|ireland|india|france|spain|netherlands|europe|texas|florida|california|new york|united states|united kingdom)\\b|\\b(?:old|older|new|newer) (?:house|home|building|flat|wiring)\\b|\\b(?:built|from) (?:in )?(?:the )?(?:19|20)\\d\\d|\\b\\d+ ?(?:year|yr)s?[- ]old\\b|\\b[5-9]0s\\b|\\b1[0-9]\\dv\\b|\\b2[0-9]0 ?v\\b`,
  },
  "appliance-model": {
    label: "Make, model, age",
    question: "Which make and model, and how old is it?",
    suggestions: [],
    said: "\\bradiators?\\b|\\b(?:bosch|siemens|miele|samsung|lg|whirlpool|ge|maytag|kenmore|frigidaire|electrolux|aeg|dyson|shark|beko|haier|panasonic|kitchenaid|delonghi|philips|bissell|roomba|carrier|trane|worcester|vaillant|singer|nespresso)\\b|\\b(?:19|20)\\d\\d\\b|\\b(?:hotpoint|indesit|smeg|neff|zanussi|hisense|candy|hoover|gree|daikin|mitsubishi|brother|sage|krups|ninja|instant pot|vorwerk|thermomix|ikea|fisher|amana|viking|sub-?zero)\\b|\\b\\d+[- ]?(?:years?|months?|yrs?|yo)\\b|\\b(?:brand )?new\\b|\\b(?:bought|got) (?:it )?(?:last|in|new|used|second)\\b|\\b(?:years?|months?) old\\b|\\b(?:under|out of|still in) warranty\\b|\\b(?:really |very |pretty |quite )old\\b",
  },
  "appliance-signs": {
    label: "What it does",
    question: "What exactly does it do?",
    suggestions: [
      "no reaction at all",
      "makes a loud noise",
      "stops halfway",
      "shows an error code",
    ],
    cases: [
      {
        when: "\\bpressure\\b",
        label: "How fast it drops",
        question: "How fast does it drop?",
        suggestions: [
          "within a day",
          "within a week",
          "over weeks or months",
          "only while it runs",
        ],
      },
      {
        when: "\\bradiators?\\b",
        label: "What is wrong",
        question: "What is wrong with it exactly?",
        suggestions: ["cold at the top", "cold at the bottom", "cold all over", "it makes noise"],
      },
      {
        when: "\\btrip\\p{L}*\\b",
        label: "When it trips",
        question: "When does it trip?",
        suggestions: ["at once", "after some minutes", "only with others running", "now and then"],
      },
      {
        when: "\\b(?:fridge|refrigerator|freezer)\\b(?!.*\\b(?:leak\\p{L}*|noise|loud|smell\\p{L}*)\\b)",
        label: "How it runs",
        question: "How does the motor run?",
        suggestions: ["all the time", "now and then, as usual", "hardly ever", "not at all"],
      },
      {
        when: "\\b(?:film|smell\\p{L}*|streaks?|dirty|residue|spots|stains?|grey|gr[ea]y|mou?ld\\p{L}*|lint)\\b",
        label: "Since when",
        question: "How long has it been like that?",
        suggestions: [
          "from the start",
          "for a few days",
          "for weeks or months",
          "only now and then",
        ],
      },
      {
        when: "\\b(?:leak\\p{L}*|water|puddle|drip\\p{L}*)\\b",
        label: "Where it leaks",
        question: "Where does the water come out?",
        suggestions: ["at the door or front", "underneath", "at a hose or pipe", "I can't tell"],
      },
      {
        when: "\\b(?:noise|loud|bang\\p{L}*|grind\\p{L}*|squeak\\p{L}*|rattl\\p{L}*|vibrat\\p{L}*|shak\\p{L}*)\\b",
        label: "The sound",
        question: "What does it sound like?",
        suggestions: ["banging", "grinding", "humming", "squeaking"],
      },
    ],
    said: `\\btakes? (?:\\d+ (?:hours|minutes)|forever|ages)\\b|^(?=.*\\b(?:pressure|film|smell\\p{L}*|streaks?|dirty|residue|spots|stains?|gr[ea]y|mou?ld\\p{L}*|lint)\\b).*(?:${since})|\\bwhen(?:ever)? (?:i|it|we|you)\\b|\\b(?:now and then|sometimes|all the time|after (?:\\d+|a few) (?:min\\p{L}*|seconds))\\b|\\b(?:code|error) \\p{L}*\\d+|\\be\\d{1,2}\\b|\\bbut (?:it|the)\\b|\\bhalfway\\b|\\b(?:shows?|says|display\\p{L}*|flash\\p{L}*|blink\\p{L}*|beep\\p{L}*|hum\\p{L}*|buzz\\p{L}*|grind\\p{L}*|rattl\\p{L}*|click\\p{L}*|underneath|from (?:the |its )?(?:bottom|door|front|back|hose|pipe|base)|smell\\p{L}*|stops?|stopped|completely dead|no (?:lights?|power|reaction)|mid[- ]?cycle|still (?:runs|works|spins|turns))\\b|\\b[efh]-?\\d{1,2}\\b`,
  },
  "appliance-tried": {
    label: "Tried so far",
    question: "What have you checked or tried?",
    suggestions: ["nothing yet", "switched it off and on", "cleaned it", "read the manual"],
    cases: [
      {
        when: "\\b(?:boiler|radiators?|heating|furnace|heat pump)\\b",
        suggestions: ["nothing yet", "topped up the pressure", "bled the radiators", "reset it"],
      },
    ],
    said: `\\btried\\b|\\balready\\b|\\bchecked\\b|\\bcleaned\\b|\\bunplugged\\b|\\breset\\b|\\bi(?:'ve| have) (?:cleaned|replaced)\\b|${tried}|\\b(?:restarted|replaced|unblocked|emptied|descaled|swapped|turned it off and on|power cycled)\\b|\\b(?:hose|filter|fuse|drain) (?:is|was|looks|seems) (?:fine|ok|okay|clean|clear|good)\\b`,
  },
  "car-model": {
    label: "Make, model, year, mileage",
    question: "Which make, model and year, how many miles or km?",
    suggestions: [],
    said: "\\b(?:clean|wash|wax|detail|seats?|interior|scratch\\p{L}*|dents?|vomit|jump ?-?start)\\b|\\b(?:flat|change a) t(?:i|y)re\\b|\\b(?:19|20)\\d\\d\\b.*\\b(?:honda|toyota|ford|bmw|audi|vw|volkswagen|chevy|chevrolet|nissan|mazda|subaru|hyundai|kia|jeep|civic|corolla|camry|golf|mercedes|volvo|tesla|renault|peugeot|fiat|skoda)\\b|\\bbike\\b|\\bbicycle\\b|\\b(?:\\d{2,3} ?k|\\d{2,3}[,.]?000) ?(?:miles|mi|km)?\\b|\\b(?:honda|toyota|ford|bmw|audi|vw|volkswagen|chevy|chevrolet|nissan|mazda|subaru|hyundai|kia|jeep|civic|corolla|camry|golf|polo|passat|mercedes|volvo|tesla|renault|clio|peugeot|citroen|fiat|fiesta|focus|astra|corsa|opel|vauxhall|skoda|octavia|seat|mini|suzuki|dacia|dodge|ram|gmc|lexus|acura|mitsubishi|prius|accord|cr-?v|rav4|f-?150|silverado|tacoma|outback|forester|yaris|ibiza|tiguan|qashqai)\\b|\\b\\d+[- ]?(?:years?|yrs?) old\\b",
  },
  "car-signs": {
    label: "What I notice",
    question: "What do you notice about it?",
    suggestions: ["it won't start", "a light on the dash", "a strange noise", "it shakes"],
    cases: [
      {
        when: "\\blight\\b",
        label: "How it drives now",
        question: "How does it drive with the light on?",
        suggestions: ["as always", "less power", "it shakes", "I stopped"],
      },
      {
        when: "\\boverheat\\p{L}*|\\bhot\\b",
        label: "When it gets hot",
        question: "When does it get hot?",
        suggestions: ["in slow traffic", "at highway speed", "going uphill", "soon after starting"],
      },
      {
        when: "\\b(?:shak\\p{L}*|vibrat\\p{L}*)\\b",
        label: "When it shakes",
        question: "When does it shake?",
        suggestions: ["at speed", "when braking", "standing still", "when it is cold"],
      },
      {
        when: "\\bleak\\p{L}*\\b",
        label: "What leaks",
        question: "What does the leak look like?",
        suggestions: ["clear like water", "brown or black oil", "green or pink", "reddish"],
      },
      {
        when: "\\b(?:stall\\p{L}*|jerk\\p{L}*|power|dies|died)\\b",
        label: "When it happens",
        question: "When does it happen?",
        suggestions: ["engine cold", "at every stop", "uphill", "all the time"],
      },
      {
        when: "\\b(?:noise|clunk\\p{L}*|knock\\p{L}*|squeal\\p{L}*|squeak\\p{L}*|grind\\p{L}*|rattl\\p{L}*|whin\\p{L}*|hum\\p{L}*|sound)\\b",
        label: "When I hear it",
        question: "When do you hear it?",
        suggestions: ["over bumps", "when turning", "when braking", "all the time"],
      },
      {
        when: "\\bsmok\\p{L}*\\b",
        label: "The smoke",
        question: "What color is the smoke?",
        suggestions: ["white", "blue", "black", "I can't tell"],
      },
      {
        when: "\\bsmell\\p{L}*\\b",
        label: "The smell",
        question: "What does it smell like?",
        suggestions: ["burnt rubber", "fuel", "sweet, like syrup", "rotten eggs"],
      },
      {
        when: "\\b(?:won'?t start|wont start|doesn'?t start|not start\\p{L}*|dead battery)\\b",
        label: "On turning the key",
        question: "What happens when you turn the key?",
        suggestions: [
          "it only clicks",
          "nothing at all",
          "it turns, won't catch",
          "lights are dim",
        ],
      },
    ],
    said: "\\bover (?:speed )?bumps\\b|\\b(?:uphill|downhill|potholes?)\\b|\\bwhen (?:i|braking|starting|turning|accelerating|driving|cold|it)\\b|\\bat (?:high )?speed\\b|\\bat \\d+\\b|\\bclick\\p{L}*|\\bsmell\\p{L}* (?:of|like)\\b|\\b(?:burnt|fuel|gas|rotten|sweet|white|blue|black|gr[ae]y) (?:smell|smoke)\\b|\\bwhile\\b|\\bonly\\b|\\b(?:grind\\p{L}*|squeal\\p{L}*|squeak\\p{L}*|rattl\\p{L}*|knock\\p{L}*|whin\\p{L}+|hum(?:s|ming)?|burning|vibrat\\p{L}*|stall\\p{L}*|jerk\\p{L}*|cranks?|silent|dead|(?:the )?(?:dash|battery|oil|warning) lights?|rough idle|from the (?:front|back|left|right|rear|engine)|in the (?:cold|morning|rain)|on the (?:highway|motorway))\\b",
  },
  "car-before": {
    label: "Last work on it",
    question: "What was done to it lately?",
    suggestions: ["nothing", "a new battery", "just serviced", "it stood for weeks"],
    cases: [
      {
        when: "\\b(?:when|while|if) (?:i |you )?(?:turn(?:ing)?|steer(?:ing)?|corner(?:ing)?|go(?:ing)? over|hit(?:ting)?)\\b|\\b(?:steering|suspension|bumps)\\b",
        suggestions: [
          "nothing",
          "new tires",
          "work on wheels or brakes",
          "it hit a curb or pothole",
        ],
      },
      {
        when: "^(?!.*\\blight\\b).*\\bbrak(?:e|es|ing)\\b",
        label: "Brakes last done",
        question: "When were the brakes last done?",
        suggestions: ["new pads lately", "a year ago", "many years ago", "I don't know"],
      },
    ],
    said: "\\b(?:after|since|just|replaced|changed|new) \\p{L}+|\\btried\\b|\\bstranded\\b|\\b(?:serviced|service|jump(?:ed|start(?:ed)?)?|repaired|mechanic|garage|workshop|recently|last (?:week|month|year|service)|left (?:the )?lights on|(?:sat|stood|parked|standing) (?:for|in|outside)|still drives|drives (?:fine|ok|okay)|runs fine|won'?t move)\\b|\\bnothing (?:was )?(?:done|changed)\\b",
  },
  "car-tools": {
    label: "What I have",
    question: "Which tools do you have?",
    suggestions: ["none", "just what's in the car", "basic hand tools", "a full set of tools"],
    cases: [
      {
        when: "^(?!.*\\b(?:bikes?|bicycles?|mtb|motor(?:bike|cycle)|scooter)\\b).*\\b(?:clean|wash|wax|detail|vomit)\\b",
        question: "What do you have for it?",
        suggestions: [
          "water and soap",
          "a vacuum cleaner",
          "a steam cleaner",
          "I can buy something",
        ],
      },
      {
        when: "\\bjump ?-?start\\b",
        question: "What is at hand?",
        suggestions: ["cables and another car", "a booster pack", "nothing yet"],
      },
      {
        when: "\\b(?:scratch\\p{L}*|dents?)\\b",
        question: "What do you have for it?",
        suggestions: ["nothing yet", "polish and a cloth", "filler and paint", "I can buy a kit"],
      },
      {
        question: "What do you have for it?",
        when: "\\b(?:bikes?|bicycles?|mountain ?bike|mtb|e-?bike)\\b",
        suggestions: [
          "nothing special",
          "a few basic tools",
          "a full bike tool kit",
          "brushes and cleaner",
        ],
      },
    ],
    said: "\\btools?\\b|\\bjack\\b|\\bgarage\\b|\\bdriveway\\b|\\bwithout\\b|\\bat home\\b|\\b(?:wrench\\p{L}*|spanners?|sockets?|cables|lug|torque|basic|street|roadside|side of the road|parking lot|car park|highway|motorway|ramps?|lift|in the boot|spare)\\b|\\bi(?:'?ve| have) (?:got|an?|no|some|only)\\b",
  },
  "clean-what": {
    label: "Material and dirt",
    question: "What material is it, and what is on it?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:smells?|odou?rs?)\\b",
        label: "Material",
        question: "What material is it?",
        suggestions: ["cotton", "wool", "synthetic", "leather"],
      },
      {
        when: "\\bwash(?:ing)?\\b(?! (?:machine|up|off))",
        label: "Material",
        question: "What is it made of?",
        suggestions: ["cotton", "wool or silk", "synthetic", "down"],
      },
      {
        label: "Material",
        question: "What material is it?",
        when: "\\b(?:shoes|sneakers|trainers|boots|backpack|bag)\\b",
        suggestions: ["leather", "suede", "canvas", "mesh or knit"],
      },
      {
        label: "Material",
        question: "What is it made of?",
        when: "\\b(?:floors?|walls?|furniture|counter\\p{L}*|deck|patio)\\b",
        suggestions: ["wood", "tile or stone", "laminate or vinyl", "a painted surface"],
      },
      {
        when: "\\bdescal\\p{L}+|\\bkettle\\b|\\blimescale\\b",
        label: "Amount of scale",
        question: "How bad is the scale?",
        suggestions: ["a few spots", "a thin film", "a thick crust", "none I can see"],
      },
      {
        when: "\\b(?:dress|shirt|coat|jacket|rug|carpet|sofa|couch|curtains?|suit|tie|blouse|jumper|sweater|mattress|duvet|tablecloth|jeans|hat)\\b",
        label: "Fabric",
        question: "What fabric is it?",
        suggestions: ["cotton", "wool or silk", "synthetic", "I don't know"],
      },
      {
        when: "\\b(?:oven|pan|pot|grill|bbq|hob|stove|kettle|tray)\\b",
        label: "What is on it",
        question: "What is on it?",
        suggestions: ["burnt-on food", "old grease", "rust", "just everyday dirt"],
      },
      {
        when: "\\b(?:shower|bath\\p{L}*|toilet|tiles|sink|taps?|grout)\\b",
        label: "What is on it",
        question: "What is on it?",
        suggestions: ["limescale", "mold", "soap scum", "stains"],
      },
    ],
    said: "\\b(?:windows?|mirrors?|screen|tv|keyboard|makeup brushes|paint ?brush(?:es)?|litter box|aquarium|fish tank|pool|gutters|blinds)\\b|\\b(?:cotton|wool|silk|leather|suede|stainless|granite|marble|cast iron|fabric|polyester|down|glass|plastic|wood(?:en)?|hardwood|laminate|tile|silver|brass|copper|concrete|carpet|linen|denim|velvet|microfiber)\\b|\\b(?:enamel|ceramic|rubber|chrome|aluminium|aluminum|steel|iron|canvas|mesh|vinyl|stone|slate|quartz|lino(?:leum)?|parquet|rug|mattress|upholster\\p{L}*|viscose|nylon|cashmere|satin|porcelain|acrylic|teflon|non-?stick)\\b|\\b(?:burn(?:ed|t)|grease|greasy|limescale|mud|coffee|wine|blood|ink|urine|pee|rust|mould|mold|paint|wax|gum|sweat|oil|tomato|curry|soot)\\b|\\b(?:fresh|old|dried|set[- ]in) (?:stain|mark|spill)",
  },
  "clean-have": {
    label: "What I have for it",
    question: "What do you have at home for it?",
    suggestions: [
      "vinegar and baking soda",
      "only dish soap",
      "most cleaners",
      "nothing, I can buy it",
    ],
    cases: [
      {
        when: "\\b(?:descal\\p{L}+|limescale)\\b",
        suggestions: ["vinegar", "citric acid", "a descaler", "nothing, I can buy it"],
      },
      {
        when: "\\bwash(?:ing)?\\b(?! (?:machine|up|off))",
        label: "Ways to wash it",
        question: "How can you wash it?",
        suggestions: [
          "a machine, mild detergent",
          "only by hand",
          "a laundromat",
          "I can buy a detergent",
        ],
      },
    ],
    said: "\\bwith (?:household|what)\\b|(?<!\\b(?:no|without|not|never|avoid) (?:using |any )?)\\b(?:vinegar|baking soda|dish soap|detergent|ammonia|bleach|toothpaste|lemon|peroxide|citric acid|washing up liquid|steam cleaner|pressure washer)\\b|\\bi (?:only |just )?(?:have|got|own)\\b|\\b(?:at home|in the house)\\b|\\bcan buy\\b",
  },
  "clean-tried": {
    label: "Tried so far",
    question: "What have you tried so far?",
    suggestions: ["nothing yet", "washed it once", "scrubbed it", "a store-bought cleaner"],
    said: `\\b(?:descal\\p{L}+|wash(?:ing)?|disinfect|polish|deep clean|dust)\\b|\\btried\\b|\\balready\\b|\\bscrubbed\\b|\\bwashed it\\b|\\bnothing works\\b|${tried}|\\b(?:i|we)(?:'?ve| have)? (?:washed|wiped|soaked|rinsed|scrubbed|used|put|rubbed|blotted|bleached)\\b|\\bstill (?:there|smells?|visible|dirty|stained)\\b|\\b(?:went|goes) through the (?:wash|dryer)\\b`,
  },
  "chores-home": {
    label: "Who lives here",
    question: "Who lives there?",
    suggestions: ["just me", "two of us", "a family", "housemates"],
    cases: [
      {
        when: "\\b(?:kids?|children|son|daughter)\\b",
        label: "Ages of the kids",
        question: "How old are the kids?",
        suggestions: ["4 and 6", "8 and 10", "teenagers"],
      },
    ],
    said: "\\b(?:teens|teenagers|toddlers|(?:\\d+|two|three|four) (?:kids|teens|boys|girls))\\b|\\b\\d[- ]?(?:bed\\p{L}*|rooms?|people|kids)\\b|\\b(?:apartment|flat|studio|family|roommates?|pets?|dogs?|cats?)\\b|\\b(?:(?:big|small|old|own|terraced|two[- ]stor\\p{L}+|three[- ]stor\\p{L}+) house|house with|bungalow|mansion|condo|loft|bathrooms?|bedrooms?|housemates?|flatmates?|alone|by myself|just me|two of us|three of us|(?:and|with) (?:my )?(?:wife|husband|partner|boyfriend|girlfriend|kids?|baby|toddler|children|son|daughter))\\b|\\b\\d+ ?(?:sqm|m2|sq|square)\\b|\\b(?:one|two|three|four|five)[- ](?:bed\\p{L}*|rooms?|people|kids|person)",
  },
  "chores-time": {
    label: "Time for it",
    question: "How much time is there for it?",
    suggestions: ["15 minutes a day", "an hour a day", "two hours a week", "a whole weekend"],
    said: "\\b\\d+[- ]?(?:min(?:ute)?s?|hours?)\\b|\\bweekends?\\b|\\bone day\\b|\\b(?:an|one|two|half an|few|couple of) (?:hours?|days?)\\b|\\b(?:busy|no time|little time)\\b",
  },
  "chores-who": {
    label: "What slips",
    question: "What always gets left?",
    suggestions: ["the bathroom", "laundry", "dishes and floors", "paper and clutter"],
    said: "\\bfor (?:kids|my kids|roommates|couples?|two|a family|\\d)\\b|\\byear[- ]?olds?\\b|\\blaundry\\b|\\bdishes\\b|\\b(?:only me|just me|alone|by myself|on my own|my (?:husband|wife|partner|boyfriend|girlfriend|kids?|son|daughter|roommates?|flatmates?)|\\d+ (?:kids|people|roommates|of us)|two of us|aged? \\d|bathroom|kitchen|floors|dusting|vacuum\\p{L}*|never gets done|always (?:left|forget))\\b",
  },
  "plant-look": {
    label: "What it looks like",
    question: "What does it look like?",
    suggestions: ["yellow lower leaves", "brown dry tips", "limp and drooping", "spots or insects"],
    cases: [
      {
        when: "\\bfung(?:us|i)\\b",
        question: "What does the fungus look like?",
        suggestions: [
          "shelves on the trunk",
          "mushrooms at the foot",
          "white powder",
          "orange spots",
        ],
      },
    ],
    said: "\\b(?:not|never|won'?t|doesn'?t|no) (?:flower(?:ing|s)?|bloom(?:ing|s)?|fruit(?:ing|s)?|grow(?:ing)?)\\b|\\bmoss\\b|\\b(?:split\\p{L}*|crack\\p{L}*|blight)\\b|\\b(?:bottoms?|fruits?) (?:are |going |turning )?(?:black|brown|rotten|soft)|\\bblack bottoms\\b|\\b(?:yellow\\p{L}*|brown\\p{L}*|black|droop\\p{L}*|wilt\\p{L}*|curl\\p{L}*|spots?|mushy|crispy|leggy|drop\\p{L}*|bugs|holes|white|bloom|flower|patchy|rot\\p{L}*)\\b|\\b(?:limp|soft|dry|dried|shrivel\\p{L}*|pale|faded|sticky|webs?|flies|gnats|aphids|mites|mealy ?bugs?|scale|mould|mold|mildew|burn(?:ed|t)|tips|edges|bare|thin|falling|fall(?:s|en)? off|lean\\p{L}*|streak\\p{L}*|purple|red|no (?:new )?(?:leaves|growth)|not growing)\\b",
  },
  "garden-spread": {
    label: "Where on the plant",
    question: "Where on the plant is it?",
    suggestions: ["on the lower leaves", "on the newest growth", "on one branch only", "all over"],
    cases: [
      {
        when: "\\b(?:lawn|grass|turf)\\b",
        label: "Where it shows",
        question: "Where does it show?",
        suggestions: ["round patches", "all over", "at the edges", "where people walk"],
      },
      {
        when: "\\bhedges?\\b",
        label: "Where it shows",
        question: "Where does it show?",
        suggestions: ["on one side", "at the bottom", "on a few plants", "all over"],
      },
    ],
    said: "\\b(?:bottoms?|fruits?|tips|lower leaves|new growth|all over|one branch)\\b|\\b(?:all over|everywhere|lower|bottom|upper|top|new growth|newest|one (?:side|branch)|some (?:leaves|branches)|whole|trunk|roots?|each|every)\\b",
  },
  "garden-weather": {
    label: "Weather and care",
    question: "What were the weather and its care like lately?",
    suggestions: ["wet and cool", "hot and dry", "sprayed or fed it", "nothing special"],
    said: "\\b(?:rain\\p{L}*|wet|dry|drought|hot|heat ?wave|cold|frost|humid|storm|hail|water(?:ed|ing)?|sprayed|fed|fertili[sz]\\p{L}*|pruned|planted|mulch\\p{L}*)\\b",
  },
  "plant-light": {
    label: "Watering",
    question: "How often do you water?",
    suggestions: ["every day", "once a week", "seldom"],
    said: "\\bwater(?:ed|ing)? (?:it |them )?(?:every|once|twice|daily|weekly|\\d)|\\bwindow\\b|\\bfull sun\\b|\\boverwatered\\b|\\bwater(?:s|ed|ing)? (?:it |them |her |him )?(?:on |when|only |about |around )?(?:every|once|twice|daily|weekly|mondays?|sundays?|saturdays?|fridays?|\\d|a lot|little|too)|\\b(?:dark|sunny|bright|shady|shade|south|north|east|west)\\b|\\bradiator\\b|\\b(?:direct|indirect|low|no|little|grow|full|morning|afternoon) (?:sun|light|lamp)\\w*|\\bbalcony\\b|\\b(?:once|twice|three times) a (?:week|day|month)\\b|\\bevery (?:\\d+|few|other|two|three) days\\b|\\bunderwater(?:ed|ing)",
  },
  "plant-changed": {
    label: "What changed",
    question: "What changed lately?",
    suggestions: ["nothing", "repotted", "moved to a new spot"],
    cases: [
      {
        when: "\\b(?:lawn|grass|turf)\\b",
        suggestions: ["nothing", "fed it", "cut it very short", "new seed or turf"],
      },
      {
        when: "\\b(?:trees?|hedges?|maple|hydrangeas?|rhododendron|azaleas?|peon(?:y|ies)|lavender)\\b",
        suggestions: ["nothing", "planted this year", "pruned it", "fed it"],
      },
    ],
    said: "\\brepott?ed\\b|\\bmoved\\b|\\bfertili[sz]ed\\b|\\bnew pot\\b|\\bjust (?:bought|got)\\b|\\btransplant\\p{L}*|\\b(?:repotting|re-?potted|new (?:soil|spot|place|window|house|flat)|since (?:i|we|the|spring|autumn|winter|summer|january|february|march|april|may|june|july|august|september|october|november|december)|had it (?:for|since)|fed|feed|fertili[sz]er|outside|outdoors|in the ground|in a pot|pot|raised bed|draft|cold night|frost|heat ?wave|nothing (?:has )?changed|bought it)\\b",
  },
  "grow-where": {
    label: "Climate",
    question: "What is the climate like where you are?",
    suggestions: ["cold winters", "mild winters", "hot and dry", "warm and humid"],
    cases: [
      {
        when: "\\b(?:cact(?:us|i)|succulents?|aloe(?: vera)?|jade plants?|poinsettias?|house ?plants?|snake plants?|monsteras?|pothos|peace lil(?:y|ies)|spider plants?|orchids?|zz plants?|rubber plants?|calatheas?|philodendrons?|ficus|bonsai)\\b",
        label: "Light there",
        question: "How much light is there?",
        suggestions: ["direct sun", "bright without direct sun", "some daylight", "rather dark"],
      },
    ],
    said: "\\bindoors?\\b|\\binside\\b|\\bhouse ?plants?\\b|\\bin (?:texas|florida|california|arizona|ohio|the uk|england|scotland|canada|india|australia|germany|zone \\d+|ireland|spain)\\b|\\bzone \\d+\\b|\\bfull sun\\b|\\bshade\\b|\\b(?:pacific|midwest|new england|new york|michigan|oregon|washington|colorado|georgia|carolina|virginia|wales|europe|france|italy|netherlands|sweden|new zealand|south africa|mediterranean|tropical|desert|north|south|coast\\p{L}*|mild|cold|hot|humid|dry|sunny|shady|usda|windowsill|window|greenhouse|grow light|polytunnel|apartment|\\d+ hours of sun)\\b",
  },
  "grow-bed": {
    label: "Where it grows",
    question: "In a pot, a bed or the ground?",
    suggestions: ["small pot indoors", "big pots on a balcony", "a raised bed", "in the ground"],
    said: "\\b(?:hedges?|(?:\\p{L}+ )?trees?|orchard)\\b|\\b(?:lawn|grass|turf)\\b|\\b(?:house ?plants?|snake plants?|monsteras?|pothos|peace lil(?:y|ies)|spider plants?|orchids?|zz plants?|rubber plants?|calatheas?|philodendrons?|ficus|bonsai)\\b|\\b(?:prun\\p{L}+|cut back|trim\\p{L}*|deadhead\\p{L}*|harvest\\p{L}*)\\b|\\bpots?\\b|\\bcontainers?\\b|\\braised bed\\b|\\bin the ground\\b|\\bbalcony\\b|\\bin water\\b|\\bhydropon\\p{L}*|\\bbucket\\b|\\b(?:beds?|planters?|tubs?|trough|grow ?bags?|window ?boxe?s?|windowsill|greenhouse|allotment|garden|yard|vase|jar|glass|soil|outside|terrace|patio|\\d+ ?(?:litres?|liters?|gallons?|l))\\b",
  },
  "grow-start": {
    label: "What I start with",
    question: "What do you start with?",
    suggestions: ["seeds", "a young plant", "an old plant", "a cutting"],
    cases: [
      {
        when: "\\b(?:tomato\\p{L}*|peppers?|chil[il]i\\p{L}*|cucumbers?|zucchini|courgettes?|lettuce|beans|pumpkins?|carrots|vegetables|basil|sunflowers?)\\b",
        suggestions: ["seeds", "bought seedlings", "plants outside already", "nothing yet"],
      },
      {
        when: "\\b(?:hedges?|trees?|roses?|grapes?|blueberr\\p{L}+|raspberries|hydrangeas?)\\b",
        suggestions: ["small, bare-root", "a potted one", "an old one", "nothing bought yet"],
      },
      {
        when: "\\b(?:garlic|onions?|potato(?:es)?|tulips?|dahlias?)\\b",
        suggestions: ["bought in a shop", "from a garden center", "from last year", "nothing yet"],
      },
      {
        when: "\\bmushrooms?\\b",
        suggestions: ["a kit", "spawn", "nothing yet"],
      },
    ],
    said: "\\b(?:lawn|grass|turf)\\b|\\b(?:house ?plants?|snake plants?|monsteras?|pothos|peace lil(?:y|ies)|spider plants?|orchids?|zz plants?|rubber plants?|calatheas?|philodendrons?|ficus|bonsai|water(?:ing)?)\\b|\\bfrom (?:seeds?|cuttings?|scratch|a \\p{L}+|scraps|bulbs?)\\b|\\bseeds?\\b|\\bseedlings?\\b|\\bbulbs?\\b|\\bcuttings?\\b|\\bpropagate\\b|\\bprune\\b|\\b(?:i|we) (?:have|got|bought|already have)\\b|\\b(?:i'?ve|we'?ve) got\\b|\\b(?:young|small|big|old|baby|potted|mature) (?:plants?|trees?|one)\\b|\\b(?:supermarket|nursery|garden cent(?:er|re)|clove|sprouted|leggy|flowering|fruit|harvest|keep it alive|tubers?|sets|starts?)\\b",
  },
  "garden-place": {
    label: "Region and conditions",
    question: "Which region, and how much sun does it get?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:balcony|patio|terrace|roof|window ?box\\p{L}*|pots?)\\b.*\\b(?:north|south|east|west|shad(?:e|y)|sunny|full sun|half shade)\\b|\\b(?:north|south|east|west|shad(?:e|y)|sunny|full sun|half shade)\\b.*\\b(?:balcony|patio|terrace|roof|window ?box\\p{L}*|pots?)\\b",
        label: "Winters here",
        question: "How cold are the winters there?",
        suggestions: ["hard frost", "light frost", "no frost at all"],
      },

      {
        when: "\\b(?:north|south|east|west|shad(?:e|y)|sunny|full sun|half shade)\\b",
        label: "Climate here",
        question: "What is the climate like where you are?",
        suggestions: ["cold winters", "mild winters", "hot and dry", "warm and humid"],
      },
      {
        when: "\\b(?:balcony|patio|terrace|roof)\\b",
        label: "Sun it gets",
        question: "How much sun does it get?",
        suggestions: ["sun all day", "sun half the day", "mostly shade"],
      },
      {
        when: "\\b(?:bathroom|office|bedroom|indoor|house ?plants?|desk|room|apartment)\\b",
        label: "Light there",
        question: "How much light is there?",
        suggestions: [
          "a bright window",
          "a north-facing window",
          "hardly any daylight",
          "only lamps",
        ],
      },
    ],
    said: "\\b(?:balcony|garden|yard|patio|terrace|allotment) in (?!the\\b|my\\b|our\\b|full\\b|shade\\b|partial\\b|half\\b|spring\\b|summer\\b|winter\\b|autumn\\b|pots\\b|good\\b|need\\b)\\p{L}{4,}|\\bin (?:texas|florida|california|arizona|ohio|the uk|england|scotland|canada|india|australia|germany|zone \\d+|ireland|spain)\\b|\\bzone \\d+\\b|\\b(?:desert)\\b|\\b(?:pacific|midwest|new england|new york|michigan|oregon|colorado|georgia|wales|france|italy|netherlands|sweden|new zealand|mediterranean|tropical|coast\\p{L}*|mild|cold winters?|hot|humid|usda)\\b",
  },
  "garden-space": {
    label: "Room there is",
    question: "How much room is there?",
    suggestions: ["a few pots", "one or two beds", "a small yard", "a big yard"],
    cases: [
      {
        when: "\\b(?:bucket|pots?|containers?|tubs?|crate|jars?|hanging basket|window ?box\\p{L}*)\\b",
        label: "Place for the plants",
        question: "Where will the plants be?",
        suggestions: ["on a balcony or patio", "on a window sill", "in the garden", "indoors"],
      },

      {
        when: "\\b(?:balcony|patio|terrace|roof)\\b",
        question: "How big is it?",
        suggestions: [
          "fits a few pots",
          "fits a table and pots",
          "as big as a room",
          "long and narrow",
        ],
      },
      {
        when: "\\b(?:bathroom|office|bedroom|indoors?|house ?plants?|desk|room|apartment|window ?sill)\\b",
        question: "How much room is there for them?",
        suggestions: ["a window sill", "a corner on the floor", "a shelf", "a hanging basket"],
      },
      {
        when: "\\b(?:side of|wall|fence|border|bed|tree|hedge|drive|slope|bank|corner|strip|path|pond)\\b",
        question: "How big is the spot?",
        suggestions: ["a narrow strip", "a small patch", "a long stretch", "a large area"],
      },
    ],
    said: "\\b\\d+ ?(?:x|by) ?\\d+|\\b\\d+ ?(?:sq|square|feet|ft|m2|m²|acres?|meters?)|\\bhalf an acre\\b|\\bpots?\\b|\\braised beds?\\b|\\bbalcony\\b|\\b\\d+ ?(?:by|x) ?\\d+|\\b\\d+ ?(?:metres?|m|foot|sqm|yards?|beds?|planters?)\\b|\\b(?:small|tiny|big|large|huge|narrow|long) (?:yard|garden|plot|patio|terrace|space|balcony|lawn|bed)\\b|\\b(?:window ?sill|window boxe?s?|planters?|containers?|patio|terrace|allotment|greenhouse)\\b",
  },
  "garden-want": {
    label: "What I want from it",
    question: "What do you want from it?",
    suggestions: ["food", "flowers", "privacy", "little work"],
    cases: [
      {
        when: "\\b(?:bucket|pots?|containers?|tubs?|crate|jars?|hanging basket|window ?box\\p{L}*)\\b",
        label: "I want to grow",
        question: "What would you like to grow?",
        suggestions: ["vegetables", "herbs", "flowers", "anything easy"],
      },

      {
        when: "\\b(?:vegetables?|veg|veggies?|allotment|greenhouse|polytunnel|herbs?)\\b",
        question: "What do you most want from it?",
        suggestions: ["an easy start", "a big harvest", "very little work", "a bit of everything"],
      },
      {
        when: "\\b(?:hedge|fence|screen|privacy)\\b",
        label: "What it should do",
        question: "What should it do above all?",
        suggestions: [
          "give privacy",
          "keep out the wind",
          "attract birds and bees",
          "look good all year",
        ],
      },
      {
        when: "\\b(?:bathroom|office|bedroom|house ?plants?|desk|indoors?)\\b",
        question: "What do you want from them?",
        suggestions: ["very little care", "a lot of green", "flowers", "safe for pets and kids"],
      },
    ],
    said: "\\bprivate\\b|\\bprivacy\\b|\\b(?:vegetables?|veggies?|herbs?|flowers?|privacy|low[- ]maintenance|pollinators?|butterfl\\p{L}+|pet[- ]safe|easy|edible|native|colou?r\\p{L}*|kids)\\b|\\b(?:food|fruit|berries|tomatoes|salad|roses|shade|bees|birds|wildlife|little (?:work|time|effort)|no time|low[- ](?:effort|care)|lazy|relax\\p{L}*|to sit|bbq|play|safe for|cats?|dogs?|children|cheap|evergreen|fence|hedge|screen|scent\\p{L}*|black thumb|beginner)\\b",
  },
  "paint-surface": {
    label: "Surface now",
    question: "What is the surface like now?",
    suggestions: ["white paint", "dark paint", "bare plaster", "wallpaper"],
    cases: [
      {
        when: "\\b(?:radiators?|gate|bike|car|railings?|metal|iron)\\b",
        suggestions: ["old gloss paint", "bare metal", "rust in places", "powder coated"],
      },
      {
        when: "\\b(?:doors?|furniture|dresser|table|chairs?|bench|fence|deck|shed|wood|cabinets?|bookcase|boat)\\b",
        suggestions: ["raw wood", "old gloss paint", "varnished", "laminate"],
      },
      {
        when: "\\b(?:brick|tiles?|floors?|concrete)\\b",
        suggestions: ["bare and dry", "painted before", "glazed", "damp in places"],
      },
    ],
    said: "\\b(?:weathered|rust(?:y|ed)|rotten|rotting)\\b|\\b(?:drywall|plaster|glossy|gloss|raw|bare|wallpapered|laminate|ikea|stained|varnished|primed|oak|pine|brick|tile[sd]?|metal|concrete|new wood)\\b|\\b(?:wallpaper|wood|wooden|mdf|veneer|melamine|vinyl|pvc|aluminium|old paint|painted|peel\\p{L}*|flak\\p{L}*|textured?|woodchip|stucco|popcorn|smooth|rough|dark (?:red|blue|green|colou?r)|currently|(?:is|are) (?:now )?(?:red|blue|green|dark|white|yellow|orange|black|brown))\\b",
  },
  "paint-size": {
    label: "Limits",
    question: "Is there anything that limits you?",
    suggestions: ["kids or pets at home", "it's rented", "just one weekend", "nothing really"],
    cases: [
      {
        when: "\\b(?:deck|fence|floors?|boat|brick|fireplace|shed|house|garage|tiles?)\\b",
        label: "Deadline",
        question: "When must it be done?",
        suggestions: ["this weekend", "within a month", "no hurry"],
      },
      {
        when: "\\b(?:radiators?|gate|bike|railings?|doors?|furniture|dresser|table|chairs?|cabinets?|bookcase)\\b",
        question: "Is there anything that limits you?",
        suggestions: [
          "kids or pets at home",
          "no room to work outside",
          "just one weekend",
          "nothing really",
        ],
      },
    ],
    said: `${money}|\\b\\d+ ?(?:sq|square|m2|m²|ft|feet|x|by)|\\bweekend\\b|\\brent(?:al|ed|ing)?\\b|\\bin (?:a|one) day\\b|${home}|${who}|\\b\\d+ ?(?:metres?|meters?|m|sqm|rooms?|bed\\p{L}*|doors?|litres?)\\b|\\b(?:small|tiny|big|large|huge|whole house|one wall|single|two rooms|saturday|sunday|tomorrow|next week|this week|no hurry|smell|fumes|odou?r)\\b`,
  },
  "room-now": {
    label: "What is there now",
    question: "How big and bright is it, and what must stay?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:outside|exterior|front door|fence|shed|fa[cç]ade|garage door|gate|house colou?r)\\b",
        label: "House made of",
        question: "What is the house made of?",
        suggestions: ["red brick", "white stucco", "stone", "wood"],
      },
      {
        of: ["home.decor"],
        when: "\\b(?:wall|corner|couch|sofa|fireplace|shelf|mantel\\p{L}*)\\b",
        question: "What is there now?",
        suggestions: [
          "a bare white wall",
          "a bare colored wall",
          "furniture",
          "pictures or shelves",
        ],
      },

      {
        when: "\\b(?:bathroom|kitchen)\\b",
        suggestions: [],
      },
    ],
    said: "\\b(?:brick|stone|render(?:ed)?|stucco|timber|clapboard|pebbledash)\\b|\\b(?:small|tiny|large|big|narrow|dark|bright|long|sunny|windowless)\\b|\\b\\d+ ?(?:x|by) ?\\d+|\\b\\d+ ?(?:sq|square|m2|ft)\\b|\\bi have an?\\b|\\b\\d+ ?(?:by|x) ?\\d+|\\b\\d+ ?(?:sqm|m²|metres?|meters?|m|feet|foot)\\b|\\b(?:i have|we have|i'?ve got|we'?ve got|there(?:'s| is)|keep(?:ing)?|stays?|low ceilings?|high ceilings?|windows?|light floor|(?:oak|wood(?:en)?|dark|light|laminate|tile[d]?) floors?|(?:grey|gray|white|beige|brown|black|blue|green|leather) (?:sofa|couch|walls?|furniture|carpet|bed|cabinets)|empty room|room is empty|square|open[- ]plan|attic|basement|sloped?|faces? (?:north|south|east|west)|(?:north|south|east|west)[- ]facing)\\b",
  },
  "room-like": {
    label: "What it should feel like",
    question: "What should it feel like?",
    suggestions: ["calm and light", "cozy", "colorful and lively", "plain and tidy"],
    cases: [
      {
        when: "\\b(?:hall(?:way)?|entr\\p{L}+|corridor|stairs?|staircase|landing|porch)\\b",
        suggestions: ["light and welcoming", "bold, a surprise", "warm", "sturdy, hides scuffs"],
      },
      {
        when: "\\b(?:office|study|studio|workshop)\\b",
        suggestions: ["clear, to work in", "calm", "creative and colorful", "good on video calls"],
      },
      {
        when: "\\b(?:nursery|kids?'?|child(?:ren)?'?s?|baby|toddler|teen\\p{L}*)\\b",
        suggestions: ["calm, to sleep well", "colorful, to play in", "grows with the child"],
      },
      {
        when: "\\b(?:outside|exterior|front door|fence|shed|facade|house colou?r)\\b",
        suggestions: ["blends in", "stands out kindly", "old and dignified", "fresh and modern"],
      },
      {
        when: "\\b(?:shop|cafe|caf[eé]|salon|restaurant|clinic|waiting room|classroom|church|pub)\\b",
        suggestions: ["warm and welcoming", "clean and calm", "young and bold"],
      },
    ],
    said: "\\b(?:storage|layout)\\b|\\b(?:modern|minimalist|boho|cozy|cosy|rustic|farmhouse|scandi\\p{L}*|industrial|mid[- ]century|vintage|coastal|japandi|colou?rful|gothic|elegant|traditional|calm|aesthetic|luxury)\\b|\\b(?:warm|light|airy|fresh|relax\\p{L}*|peaceful|cheerful|bright|moody|dark|bold|romantic|simple|clean|natural|earthy|hygge|art deco|victorian|maximalist|eclectic|retro|classic|kid[- ]friendly|for (?:work(?:ing)?|reading|guests|sleep(?:ing)?|gaming|kids|the kids|a teen(?:ager)?)|home office|feels?|look like|vibe|style|we (?:eat|watch|play|read)|i (?:work|read|sleep) (?:there|here|in)|i (?:also )?work there)\\b",
  },
  "room-money": {
    label: "Budget",
    question: "What may it cost?",
    suggestions: ["as little as possible", "a middle budget", "it may cost a little more"],
    said: `${money}|\\brent(?:al|ed|ing|er)?\\b|\\bluxury\\b|\\bno (?:drill\\p{L}*|paint\\p{L}*)\\b|\\bdorm\\b|${home}|\\b(?:can'?t|cannot|not allowed to|may not|allowed to) (?:drill|paint)|\\b(?:thrift\\p{L}*|second ?hand|ikea|diy|expensive|spend|student|no money|dollar store)\\b`,
  },
  "mount-wall": {
    label: "Wall or ceiling",
    question: "What is the wall made of?",
    suggestions: ["drywall", "brick or concrete", "old plaster", "I don't know"],
    cases: [
      {
        when: "\\b(?:ceiling|swing|hammock|plants?|projector)\\b",
        label: "Wall or ceiling material",
        question: "What is the wall or ceiling made of?",
        suggestions: ["drywall", "concrete", "wooden beams", "I don't know"],
      },
    ],
    said: `\\b(?:drywall|plaster|brick|concrete|tile[sd]?|studs?|stone|wood(?:en)? wall|plasterboard|block wall|stucco)\\b|${home}|\\b(?:wall is|walls are|ceiling|wood|wooden|panel\\p{L}*|cinder ?block|hollow|solid|gypsum|old (?:house|building)|metal studs|cavity|dorm)\\b`,
  },
  "mount-weight": {
    label: "Size and weight",
    question: "How big and heavy is it?",
    suggestions: ["under 2 kg", "about 10 kg", "over 20 kg"],
    cases: [
      {
        when: "\\b(?:tv|television)\\b",
        label: "TV size",
        question: "How big is the TV?",
        suggestions: ["32 inch", "43 inch", "55 inch", "75 inch"],
      },
      {
        when: "\\bdrill\\b",
        label: "Object and weight",
        question: "What should hang there, and how heavy is it?",
        suggestions: [],
      },
      {
        when: "\\bshel(?:f|ves)\\b",
        label: "What goes on it",
        question: "What will stand on it?",
        suggestions: [
          "a few light things",
          "lots of books",
          "pots and dishes",
          "heavy boxes or tools",
        ],
      },
      {
        when: "\\bgate\\b",
        label: "Width of the gap",
        question: "How wide is the gap?",
        suggestions: ["under 80 cm (31 in)", "80 cm to 1 m", "over 1 m (39 in)"],
      },
      {
        when: "\\b(?:curtains?|blinds|curtain rods?)\\b",
        label: "Width of the window",
        question: "How wide is the window?",
        suggestions: ["about 1 m (3 ft)", "about 2 m (7 ft)", "over 3 m (10 ft)"],
      },
    ],
    said: '\\b(?:hammock|swing|grab bars?|handrail)\\b|\\b\\d+[- ]?(?:kg|lbs?|pounds|inch(?:es)?|"|cm|feet|ft)\\b|\\bheavy\\b|\\blight\\b|\\b\\d+(?:[.,]\\d+)? ?(?:kilos?|kg|pounds?|lbs?|metres?|meters?|m|by|x)\\b|\\b(?:books?|big|huge|large|small|tiny|above|over|next to|behind|between|corner|long|wide)\\b',
  },
  "reno-now": {
    label: "What is there now",
    question: "What is there now?",
    suggestions: ["bare drywall", "old plaster", "bare concrete", "old tiles"],
    cases: [
      {
        when: "\\b(?:re-?grout|caulk|re-?caulk)\\b",
        label: "The old one is",
        question: "What is wrong with the old one?",
        suggestions: ["moldy", "crumbling", "stained", "missing in places"],
      },
      {
        when: "\\b(?:counter ?tops?|worktop)\\b",
        question: "What is there now?",
        suggestions: ["laminate", "wood", "stone or tile", "nothing yet"],
      },
      {
        when: "\\b(?:fence|decking|deck|driveway|pavers|patio|slab)\\b",
        question: "What is the ground like now?",
        suggestions: ["grass", "bare soil", "gravel", "old slabs or concrete"],
      },
      {
        when: "\\bdoors?\\b",
        question: "What is there now?",
        suggestions: ["just the opening", "an empty frame", "an old door and frame"],
      },
      {
        when: "\\b(?:floor(?:ing|s|boards?)?|laminate|hardwood|vinyl|parquet|carpet|lino(?:leum)?)\\b",
        question: "What floor is there now?",
        suggestions: ["bare concrete", "wooden boards", "old tiles", "carpet or vinyl"],
      },
      {
        when: "\\b(?:attic|loft|insulat\\p{L}*|crawl ?space|basement)\\b",
        question: "What is there now?",
        suggestions: ["nothing at all", "some old insulation", "boards on the floor"],
      },
      {
        when: "\\b(?:wall ?paper|popcorn|artex)\\b",
        label: "Underneath",
        question: "What is under it?",
        suggestions: ["drywall", "old plaster", "several more layers", "I don't know"],
      },
    ],
    said: "(?<!re-)\\bgrout\\b|\\b(?:on|over|under|onto|from) (?:an? |the |my |old |bare |painted |existing )*(?:concrete|dry ?wall|plaster\\p{L}*|brick|wood\\p{L}*|plywood|tiles?|screed|carpet|sub ?floor|osb|vinyl|lino\\p{L}*)\\b|\\b(?:asbestos|built in|from the (?:19)?[2-9]0s|years old|layers?|painted over|uneven|bare)\\b",
  },
  "reno-size": {
    label: "My limits",
    question: "What limits you most?",
    suggestions: ["a tight budget", "a single weekend", "I rent", "nothing much"],
    said: "\\bown (?:house|flat|home)\\b|\\bdoors?\\b|\\b(?:re-?grout|caulk|re-?caulk)\\b|\\b(?:rent(?:ed|ing|er)?|landlord|weekend|budget|cheap\\p{L}*)\\b|[$€£] ?\\d+",
  },
  "build-size": {
    label: "Size and use",
    question: "What size should it be, and what for?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:headboard|bed frame|bunk bed)\\b",
        label: "Bed size",
        question: "For which bed size?",
        suggestions: ["single", "double", "queen", "king"],
      },
      {
        when: "\\b(?:book ?shel(?:f|ves)|book ?case|shel(?:f|ves)|desk|work ?bench|cabinets?|wardrobe|closet|(?:coffee|dining|side|console) table)\\b",
        label: "Size it should have",
        question: "What size should it be?",
        suggestions: ["to fit a small corner", "a usual size", "extra large", "a whole wall"],
      },
      {
        when: "\\bramp\\b",
        label: "Height needed",
        question: "How high does it need to go?",
        suggestions: [
          "over a door sill",
          "up one step",
          "up two or three steps",
          "higher than that",
        ],
      },
      {
        when: "\\b(?:raised (?:garden )?beds?|planter)\\b",
        label: "What will grow",
        question: "What will grow in it?",
        suggestions: ["vegetables", "herbs", "flowers", "a mix of everything"],
      },
      {
        when: "\\bcoop\\b",
        label: "Number of hens",
        question: "How many hens is it for?",
        suggestions: ["2 or 3 hens", "4 to 6 hens", "about 10 hens", "more than 12 hens"],
      },
    ],
    said: "\\b\\d+ ?(?:x|by) ?\\d+|\\b\\d+[- ]?(?:feet|foot|ft|cm|m|inch(?:es)?|tier|person)\\b|\\bfor \\d+\\b|\\bsmall\\b|\\blarge\\b|\\b\\d+ ?(?:by|x) ?\\d+|\\b\\d+ ?(?:metres?|meters?|kg|kilos?|lbs?|chickens|people|kids|cars?|books|hens|tall|wide|high|long|shelves)\\b|\\b(?:tall|wide|narrow|corner|tiny|big|huge|outside|outdoors?|indoors?|fit|fits|hold|holds|king|queen|double|twin|for (?:my |the |our )?(?:kids?|son|daughter|dog|cat|books|tools|bikes?|vinyl|records|tomatoes|vegetables|\\d+))\\b",
  },
  "build-money": {
    label: "Material",
    question: "Which material would you like to use?",
    suggestions: [
      "pine or other softwood",
      "hardwood",
      "old pallets or scrap wood",
      "whatever is cheapest",
    ],
    cases: [
      {
        when: "\\b(?:retaining wall|patio|fire ?pit|pizza oven|pond|stairs)\\b",
        suggestions: [
          "concrete blocks",
          "natural stone",
          "wooden sleepers",
          "as cheap as possible",
        ],
      },
    ],
    said: `${money}|\\b(?:pine|oak|cedar|plywood|pallets?|scrap|hardwood|walnut|mdf|metal|steel|concrete|epoxy|bamboo|brick|stone|2x4s?|reclaimed)\\b|\\b(?:wood|lumber|timber|crates?|birch|maple|spruce|fir|old (?:door|boards?|planks?)|leftover|recycled|glass|cinder blocks?|ikea|beech|teak|sleepers?|boards|planks)\\b`,
  },
  "pest-where": {
    label: "Where I see them",
    question: "Where do you see them?",
    suggestions: ["in the kitchen", "in one room", "all over the house", "outside, near the house"],
    cases: [
      {
        when: "\\b(?:clothes moths?|carpet beetles|bed ?bugs?|fleas)\\b",
        suggestions: ["in the wardrobe", "in the carpet", "in the bed", "all over the house"],
      },
      {
        when: "\\b(?:fruit flies|drain flies|pantry moths?|weevils)\\b",
        suggestions: [
          "around the fruit",
          "near the sink",
          "in the cupboards",
          "all over the house",
        ],
      },
      {
        when: "\\bkitchen\\b",
        question: "Where exactly do you see them?",
        suggestions: [
          "on the floor",
          "around the trash or sink",
          "in the cupboards",
          "here and there",
        ],
      },
      {
        when: "\\b(?:wasps?|hornets?|bees?|yellowjackets?) ?(?:nests?|hives?)?\\b",
        label: "Where they nest",
        question: "Where are they nesting?",
        suggestions: ["under the roof", "in a wall", "in the ground", "can't find a nest"],
      },
      {
        when: "\\b(?:slugs?|snails?|aphids|deer|rabbits|pigeons|moles?|voles|foxes|badgers?|caterpillars|squirrels?|birds|crows|gulls|seagulls|herons?|cats|gophers|groundhogs|blackbirds)\\b",
        label: "Where they are",
        question: "Where are they mostly?",
        suggestions: [
          "one spot only",
          "the vegetable bed",
          "all over the garden",
          "the roof or balcony",
        ],
      },
    ],
    said: "\\b(?:bathroom|bedroom|attic|loft|basement|garage|pantry(?! moths?)|balcony|walls?|roof|bed(?! ?bugs?\\b)|mattress|sink|counter\\p{L}*|cupboards?|cabinets?|closet|wardrobe|carpet(?! beetles)|porch|car|living room|crawl ?space|everywhere|all over)\\b|\\b(?:kitchen|garden|yard)\\b.*\\b(?:trail|nest|floor|along|corner|near|under|behind|beds?)\\b|\\b(?:a trail|a nest|one spot)\\b",
  },
  "pest-home": {
    label: "Kids or pets",
    question: "Any kids or pets around?",
    suggestions: ["pets", "small kids", "both", "neither"],
    cases: [
      {
        of: ["home.weeds"],
        label: "Kids, pets, other limits",
        question: "Kids, pets or bees around?",
        suggestions: ["pets", "small kids", "bees close by", "none of these"],
      },
      {
        of: ["home.pests"],
        when: "\\b(?:slugs?|snails?|aphids|deer|rabbits|pigeons|moles?|voles|foxes|badgers?|caterpillars|squirrels?|birds|crows|gulls|seagulls|herons?|cats|gophers|groundhogs|blackbirds)\\b",
        label: "Kids, pets, other limits",
        question: "Kids or pets around?",
        suggestions: ["pets", "small kids", "neither", "we eat what grows there"],
      },
    ],
    said: `\\bpets?\\b|\\b(?:dogs?|cats?|kids?|baby|toddler)\\b|\\brent(?:al|ed|ing)?\\b|\\blandlord\\b|${home}|${who}|\\b(?:pregnant|bees|chickens|rabbits?|neither|no (?:kids|pets))\\b`,
  },
  "pest-tried": {
    label: "Tried so far",
    question: "What have you tried so far?",
    suggestions: ["nothing yet", "traps", "a store-bought spray", "home remedies"],
    cases: [
      {
        question: "What have you tried so far?",
        when: "\\b(?:slugs?|snails?|aphids|deer|rabbits|pigeons|moles?|voles|foxes|badgers?|caterpillars|squirrels?|birds|crows|gulls|seagulls|herons?|cats|gophers|groundhogs|blackbirds)\\b",
        suggestions: ["nothing yet", "nets or a fence", "scaring them off", "a repellent"],
      },
    ],
    said: `\\btried\\b|\\balready\\b|\\bnaturally\\b|\\bwithout (?:chemicals|killing|poison|traps|pesticides?|harming)\\b|\\btraps?\\b|\\bhumane\\p{L}*|\\bvinegar\\b|\\borganic\\b|${tried}|\\b(?:spray(?:ed|s)?|bait(?:s|ed)?|poison\\p{L}*|exterminator|chemicals?|kill(?:ing)?|diatomaceous|borax|peppermint|baking soda|cleaned everything|raid)\\b`,
  },
  "mold-where": {
    label: "How large it is",
    question: "How large is the spot?",
    suggestions: [
      "a few small spots",
      "about hand-sized",
      "as big as a door",
      "half a wall or more",
    ],
    cases: [
      {
        when: "\\bcondensation\\b",
        label: "Where it shows",
        question: "Where does it show?",
        suggestions: [
          "bedroom windows",
          "all windows",
          "kitchen or bathroom",
          "a cold outside wall",
        ],
      },
    ],
    said: "\\b(?:grout|shower|silicone|joints?|tiles)\\b|^(?=.*\\bcondensation\\b).*\\b(?:windows?|ceiling|walls?|corners?|bedroom|kitchen|bathroom|wardrobe)\\b|\\b(?:palm|spots?|whole|half|large|inch(?:es)?|cm|size of|hand|\\d+ ?(?:cm|inch\\p{L}*|feet|ft|x|by)|tiny|small|big|huge|all over)\\b",
  },
  "mold-room": {
    label: "Fresh air",
    question: "How often does the room get fresh air?",
    suggestions: ["every day", "now and then", "hardly ever", "there is no window"],
    said: `\\brent(?:al|ed|ing|er)?\\b|\\blandlord\\b|\\bleak\\p{L}*|\\bno window\\b|\\bbasement\\b|${home}|\\b(?:outside wall|exterior wall|cold wall|windows?|no (?:fan|ventilation|heating)|fan|ventilat\\p{L}*|open the window|air(?:ing|ed)? (?:it|out|twice|every|the)|damp|flood\\p{L}*|condensation|dry (?:laundry|clothes)|heat(?:ed|ing)|ground floor|cellar)\\b`,
  },
  "mold-use": {
    label: "Tried so far",
    question: "What have you tried so far?",
    suggestions: ["nothing yet", "wiped it off", "bleach, it came back", "painted over it"],
    said: `\\basthma\\b|\\bkids?\\b|\\bbaby\\b|\\bpets?\\b|\\btried\\b|\\bwithout bleach\\b|\\bnaturally\\b|\\bvinegar\\b|${tried}|${who}|\\b(?:bleach(?:ed)?|allerg\\p{L}*|wiped|cough\\p{L}*|pregnant|spray(?:ed)?|elderly|lungs?|copd|no (?:kids|pets))\\b`,
  },
  "weeds-where": {
    label: "Where it grows",
    question: "Where does it grow?",
    suggestions: ["in the lawn", "in a flower bed", "between paving stones", "all over the yard"],
    cases: [
      {
        when: "\\bstumps?\\b",
        question: "Where is it?",
        suggestions: ["in open lawn", "near the house", "near a fence or wall", "in a flower bed"],
      },
      {
        when: "\\b(?:ivy|bamboo|knotweed|bindweed|horsetail)\\b",
        suggestions: ["along a fence", "a flower bed", "a whole corner", "it comes from next door"],
      },
    ],
    said: "\\b(?:in|on|from|up|against|along) (?:an? |my |our |the )?(?:\\p{L}+ )?(?:walls?|house|trees?|fence|brick|hedge)\\b|\\b(?:in|on|from|between) (?:my |the |our )?(?:lawn|driveway|grass|garden|patio|pavers?|paving|gravel|flower ?beds?|roof|cracks|yard|fence|vegetable)|\\b(?:terrace|deck|bed|beds|border|hedge|allotment|paths?|sidewalk|field|meadow|slope|pond|acre|\\d+ ?(?:sq|square|m2|m²|metres?|meters?|by|x|feet|ft)|everywhere|all over|whole|few spots|patch(?:es)?|front|back)\\b",
  },
  "weeds-use": {
    label: "What I'd use",
    question: "What would you use against it?",
    suggestions: ["no chemicals", "hand tools only", "a rented machine", "anything that works"],
    cases: [
      {
        when: "\\b(?:moss|algae|lichen)\\b",
        suggestions: [
          "no chemicals",
          "anything that works",
          "scraped it, it came back",
          "a pressure washer",
        ],
      },
    ],
    said: `\\bnaturally\\b|\\bwithout\\b|\\borganic\\b|\\bvinegar\\b|\\btried\\b|\\bweed ?killer\\b|\\bby hand\\b|${tried}|\\b(?:chemicals?|round-?up|glyphosate|salt|bleach|boiling water|poison|pull(?:ed|ing)?|dug|digging|mow(?:ed|ing)?|spray(?:ed)?|burn(?:ed|er|ing)?|pets?|dogs?|bees|kids)\\b`,
  },
  "colour-with": {
    label: "What it must go with",
    question: "What must it go with: floor, furniture, next room?",
    suggestions: ["oak floor", "white furniture", "dark wood", "a lot of color already"],
    cases: [
      {
        when: "\\b(?:outside|exterior|front door|fence|shed|fa[cç]ade|garage door|gate|house colou?r)\\b",
        question: "What must it go with: roof, frames, street?",
        suggestions: ["white frames", "a gray roof", "red roof tiles", "old houses around"],
      },
    ],
    said: "\\b(?:with|match\\p{L}*|goes) (?:my |the |an? |dark |light |white )*\\p{L}+|\\b(?:(?:grey|gray|white|black|brown|beige|blue|green|oak|pine|walnut|dark|light|wood(?:en)?|leather|cream|navy|red|pink|yellow|honey|cherry) (?:floors?|floor(?:ing|boards)|sofa|couch|furniture|carpet|bed|curtains?|cabinets?|tiles?|counter\\p{L}*|trim|doors?|rug|wardrobe|kitchen)|(?:i|we) have an? \\p{L}+|(?:floors?|sofa|couch|furniture|carpet|cabinets|counters?|tiles|next room) (?:is|are))\\b",
  },
  "poison-weight": {
    label: "Weight",
    question: "How heavy is the animal?",
    suggestions: ["under 5 kg", "5 to 15 kg", "15 to 30 kg", "over 30 kg"],
    cases: [
      {
        when: "\\b(?:cats?|kittens?)\\b",
        suggestions: ["a kitten, 1 kg", "3 to 4 kg", "5 kg or more"],
      },
    ],
    said: "\\b\\d+ ?(?:kg|lbs?|pounds?)\\b|\\b\\d+ ?(?:kilos?|kgs|stone)\\b|\\b(?:small|tiny|big|large) (?:dog|cat|puppy|one|breed)\\b|\\b(?:labrador|retriever|chihuahua|german shepherd|beagle|poodle|dachshund|husky|yorkie|pug|terrier|collie)\\b",
  },
  "poison-amount": {
    label: "What and how much",
    question: "What exactly, how much of it, and when?",
    suggestions: [],
    said: "\\b(?:ate|had|eaten|swallowed) (?:like |about |maybe |around )?(?:half|\\d+|two|three|a (?:slice|piece|bite|handful|whole))\\b|\\b\\d+ ?(?:g|grams?|oz|ounces?|mg|pieces?|squares?|tablets?|pills?)\\b.*\\bago\\b|\\b(?:\\d+|one|two|three|four|five|half|whole|a few|a couple|several|handful|a bit|a lick|a bite)\\b[^.!?]*\\b(?:ago|just now|minutes?|mins?|hours?|this morning|today|tonight|last night|yesterday)\\b|\\b\\d+ ?(?:g|grams?|oz|ounces?|mg|pieces?|squares?|tablets?|pills?|grapes?|raisins?|cookies|bars?|cloves?)\\b",
  },
  "poison-signs": {
    label: "Signs so far",
    question: "Does it show any signs?",
    suggestions: ["none so far", "vomiting", "restless or shaking", "very tired"],
    said: "\\b(?:vomit\\p{L}*|throwing up|threw up|shak\\p{L}+|trembl\\p{L}+|letharg\\p{L}+|fine|normal|seizures?)\\b|\\b(?:no (?:signs|symptoms)|acts?|acting|seems?|playing|sleep(?:s|ing|y)|drool\\p{L}*|wobbl\\p{L}+|vomits?|puk\\p{L}+|sick|diarr\\p{L}+|restless|hyper\\p{L}*|pant\\p{L}+|nothing (?:yet|so far)|tired|weak|happy)\\b",
  },
  "pet-animal": {
    label: "The animal",
    question: "How old is it, and has it any known illness?",
    suggestions: [],
    cases: [
      {
        of: ["home.pet-keeping"],
        when: "\\b(?:together|with (?:another|my|our|an?|the other))\\b",
        label: "Male or female",
        question: "Are they male or female?",
        suggestions: ["all male", "all female", "male and female", "I don't know"],
      },
      {
        of: ["home.pet-keeping"],
        when: "\\b(?:alone|weekend|holiday|while (?:we|i))\\b",
        label: "Visits while away",
        question: "Could someone look in on it?",
        suggestions: [
          "nobody can look in",
          "a visit once a day",
          "several visits a day",
          "someone could stay over",
        ],
      },
      {
        of: ["home.pet-keeping"],
        label: "How it is kept",
        question: "How is it kept now?",
        suggestions: [
          "always indoors",
          "always outdoors",
          "both in and out",
          "I don't have it yet",
        ],
      },
    ],
    said: "\\b\\d+[- ]?(?:years?|months?|weeks?|yr|yo)\\b[- ]?old|\\bpuppy\\b.*\\b\\d|\\b\\d+ ?(?:kg|lbs?|pounds)\\b|\\b\\d+[- ]?(?:years?|months?|weeks?|yrs?|yo|y\\/o|mo)\\b|\\b\\d+ ?(?:kilos?|kgs?)\\b|\\b(?:labrador|lab|retriever|german shepherd|poodle|husky|chihuahua|dachshund|beagle|pit ?bull|corgi|terrier|siamese|bengal|maine coon|ragdoll|persian|bulldog|frenchie|collie|pug|spaniel|doodle|shih tzu|boxer|rottweiler|malinois|senior|elderly|indoor cat|diabetic|vaccinated|neutered|spayed)\\b",
  },
  "pet-signs": {
    label: "How it seems",
    question: "Does it eat, drink and behave as usual otherwise?",
    suggestions: ["otherwise quite normal", "eats less", "very tired", "won't eat or drink"],
    cases: [
      {
        when: "\\b(?:rabbits?|bunny|guinea pigs?|hamster|chinchilla)\\b",
        label: "Drinks, poops, moves",
        question: "Does it still drink, poop and move about?",
        suggestions: [
          "drinks, no poop",
          "does none of these",
          "sits in a corner",
          "does all of it",
        ],
      },
    ],
    said: "\\b(?:eats?|eating|drinks?|drinking)\\b.*\\b(?:fine|normal\\p{L}*|less|nothing|but|and)\\b|\\botherwise\\b|\\blethargic\\b|\\bacts? normal\\b|\\b(?:plays?|playing|active|energetic|appetite|normal(?:ly)?|fine|tired|sleep(?:s|ing|y)|weak|happy|as usual|hid(?:es|ing)|whin(?:es|ing)|won'?t (?:eat|drink|play|get up|walk)|not (?:eating|drinking|himself|herself|moving)|stopped (?:eating|drinking)|vomit\\p{L}*|diarr\\p{L}+|in pain|yelps?)\\b",
  },
  "pet-since": {
    label: "Since when",
    question: "How long has it been going on?",
    suggestions: ["since today", "for a few days", "for weeks", "it comes and goes"],
    said: `${since}|${since}|\\b(?:today|tonight|(?:on|from) (?:mon|tues|wednes|thurs|fri|satur|sun)day|once|twice|daily|(?:\\d+|two|three|few|several) (?:times|days|weeks|hours|months)|new (?:food|kibble|brand|house)|changed (?:food|his|her|the)|ate (?:a|some|grass|something)|might have|may have|fleas?|ticks?)\\b`,
  },
  "pet-who": {
    label: "The animal",
    question: "How old is it, and which breed?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:cats?|kittens?|kitty)\\b",
        label: "Age of the cat",
        question: "How old is the cat?",
        suggestions: [
          "under a year old",
          "1 to 7 years old",
          "8 to 12 years old",
          "older than that",
        ],
      },
    ],
    said: "\\b\\d+[- ]?(?:years?|months?|weeks?|yr|yo)\\b|\\brescue\\b|\\b(?:labrador|golden retriever|german shepherd|poodle|husky|chihuahua|dachshund|beagle|pitbull|corgi|terrier|siamese|bengal)\\b.*\\b(?:puppy|old|young)\\b|\\b\\d+[- ]?(?:yrs?|y\\/o|wks?|mo)\\b|\\b(?:labrador|lab|retriever|german shepherd|poodle|husky|chihuahua|dachshund|beagle|pit ?bull|corgi|terrier|siamese|bengal|maine coon|ragdoll|bulldog|frenchie|collie|pug|spaniel|doodle|shih tzu|boxer|rottweiler|malinois|kitten|adopted|shelter|breeder|had (?:him|her|it|them)|got (?:him|her|it|them)|(?:old|young|adult|senior) (?:dog|cat|one))\\b",
  },
  "pet-when": {
    label: "When it happens",
    question: "When does it happen?",
    suggestions: ["when left alone", "when people come", "at night", "out on walks"],
    cases: [
      {
        when: "\\b(?:bored|restless|hyper|lonely|jealous|naughty)\\b",
        label: "How it shows",
        question: "How does it show?",
        suggestions: ["chewing things", "barking", "racing around", "following me"],
      },
      {
        when: "\\b(?:fireworks|thunder\\p{L}*|trailer|vacuum|stairs|vet)\\b",
        label: "What I have tried",
        question: "What have you tried so far?",
        suggestions: ["nothing yet", "treats", "staying close to it", "a hiding place"],
      },
      {
        when: "\\bintroduc\\p{L}*\\b",
        label: "Done so far",
        question: "What have you done so far?",
        suggestions: ["nothing yet", "kept them apart", "let them sniff", "one fight already"],
      },
      {
        when: "\\b(?:commands|tricks|train(?:ing)?|teach|potty|house ?train|crate|clicker|recall|schedule)\\b",
        label: "Done so far",
        question: "What have you done so far?",
        suggestions: [
          "nothing yet",
          "treats, it works a bit",
          "a few tries, no success",
          "a class",
        ],
      },
      {
        when: "\\bbit(?:e|es|ing)\\b|\\bnip\\p{L}*\\b",
        suggestions: ["when we play", "when I walk by", "in the evening", "when it's told off"],
      },
    ],
    said: `\\b(?:litter|pees?|peeing|poops?|pooping)\\b|\\bwhen(?:ever)? (?:i|we|people|guests|left|someone|he|she|it|other)\\b|\\bat (?:night|guests|strangers|other|people|the door|everything)\\b|\\bon (?:walks|the leash)\\b|\\bon (?:the |my )?(?:bed|carpet|rug|couch|sofa)\\b|^(?=.*\\b(?:fireworks|thunder\\p{L}*|trailer|vacuum|stairs|vet|introduc\\p{L}*|commands|tricks|train(?:ing)?|teach|potty|house ?train|crate|clicker|recall|schedule)\\b).*(?:\\btried\\b|${tried}|\\b(?:yell(?:ed|ing)?|spray|treats?|ignor(?:e|ed|ing)|clicker)\\b)|\\b(?:alone|nights?|mornings?|evenings?|doorbell|visitors|strangers|other dogs|cars|bikes|all (?:the time|day)|constantly|every time|as soon as|during|in the (?:car|crate|house|yard|garden)|when|while|at \\d)\\b`,
  },
  "pet-day": {
    label: "Its day",
    question: "What is its day like?",
    suggestions: [
      "alone 6 hours a day",
      "someone always home",
      "outside twice a day",
      "with another pet",
    ],
    cases: [
      {
        when: "\\bwak(?:e|es|ing)\\b",
        label: "What we do then",
        question: "What do you do then?",
        suggestions: ["we get up and feed it", "we ignore it", "we let it out", "we play with it"],
      },
      {
        when: "^(?=.*\\b(?:cats?|kittens?)\\b).*\\b(?:pee\\p{L}*|poop\\p{L}*|litter|spray\\p{L}*|mark\\p{L}*)\\b",
        label: "Litter boxes",
        question: "How many litter boxes are there?",
        suggestions: [
          "one litter box",
          "two litter boxes",
          "three or more boxes",
          "it also goes outdoors",
        ],
      },
    ],
    said: "\\b(?:fireworks|thunder\\p{L}*|trailer|vet|introduc\\p{L}*|bit(?:e|es|ing)|nip\\p{L}*|commands|tricks|talk)\\b|\\balone\\b|\\bwalks?\\b.*\\ba day\\b|\\bwork from home\\b|\\b\\d+ hours\\b|\\bother (?:dog|cat|pet)s?\\b|\\bapartment\\b|\\b(?:at work|works?|office|full[- ]time|home all day|always (?:home|someone)|house|yard|garden|flat|outdoors?|indoor|walk(?:s|ed)?|exercise|hours? (?:a|per|of)|day ?care|kids|another (?:dog|cat)|two (?:dogs|cats)|dog sitter|runs?|home)\\b",
  },
  "clutter-where": {
    label: "How much it is",
    question: "How much is it?",
    suggestions: ["one full closet", "one room", "the whole home", "can't see the floor"],
    cases: [
      {
        when: "\\b(?:shed|garage|attic|loft|basement|cellar|barn|workshop)\\b",
        label: "How full it is",
        question: "How full is it?",
        suggestions: [
          "can't get in",
          "about half full",
          "full, with a path",
          "not full, just messy",
        ],
      },
      {
        when: "\\b(?:closet|wardrobe|clothes|kitchen|pantry|cupboards?|toys?|shoes?|spices?|laundry|fridge|books|makeup|tools|cables|drawers?|desk|office|papers?|inbox|photos)\\b",
        label: "How full it is",
        question: "How full is it?",
        suggestions: [
          "bursting",
          "full, but it closes",
          "half of it unused",
          "not full, just messy",
        ],
      },
    ],
    said: "\\b(?:tiny|small|whole|entire|messy|huge|walk-in|packed|hoard\\p{L}*)\\b|\\bwith (?:no|little|lots|too)\\b|\\b(?:\\d+ (?:years?|boxes|rooms?|bed\\p{L}*)|boxes|piles?|years of|full of|overflow\\p{L}*|floor|stuffed|everything|every (?:room|drawer|surface)|big|no (?:storage|space|room|closet))\\b",
  },
  "clutter-time": {
    label: "Time",
    question: "How much time is there?",
    suggestions: ["15 minutes a day", "one free day", "a weekend"],
    said: "\\b(?:desk|drawers?|spices?|fridge)\\b|\\b\\d+[- ]?(?:min(?:ute)?s?|hours?|days?)\\b|\\bweekend\\b|\\bone day\\b|\\bbefore\\b|\\bfast\\b|\\bquickly\\b|\\boverwhelmed\\b|\\b(?:an|one|half an|two|few) (?:hours?|days?|weeks?|evenings?)\\b|\\b(?:evenings?|saturdays?|sundays?|tomorrow|today|this (?:week|month|afternoon)|next (?:week|month)|by (?:mon|tues|wednes|thurs|fri|satur|sun)day|alone|by myself|on my own|my (?:husband|wife|partner|kids|mom|mum|sister|friend) (?:helps?|will|can)|guests|a day|no time|full[- ]time|after work|exhausted)\\b",
  },
  "clutter-hard": {
    label: "What makes it hard",
    question: "What makes it hard?",
    suggestions: [
      "I can't let go of things",
      "no storage space",
      "kids undo it",
      "no time or energy",
    ],
    cases: [
      {
        when: "\\b(?:dad'?s|mum'?s|mom'?s|parents'?|gran\\p{L}*|husband'?s|wife'?s|late)\\b",
        label: "What makes it hard",
        question: "What makes it hard?",
        suggestions: [
          "the memories in it",
          "everyone must agree",
          "they keep everything",
          "I decide all alone",
        ],
      },
    ],
    said: `${money}|\\bsentimental\\b|\\bcan't let go\\b|\\badhd\\b|\\bwithout (?:buying|spending|a)\\b|\\bno storage\\b|\\bno closet\\b|${who}|\\b(?:let(?:ting)? go|throw(?:ing)? (?:out|away)|part with|memories|inherited|guilt\\p{L}*|lazy|overwhelm\\p{L}*|depress\\p{L}*|motivat\\p{L}*|husband|wife|partner|roommate|hoard\\p{L}*|no (?:storage|space|shelves|money|closets?)|buy (?:nothing|anything)|without buying)\\b`,
  },
  "move-when": {
    label: "Moving date",
    question: "When do you move?",
    suggestions: ["in a week or two", "in about a month", "in two or three months", "no date yet"],
    said: "\\bnext (?:week|month|year)\\b|\\bin \\d+ (?:days|weeks|months)\\b|\\btomorrow\\b|\\bin (?:january|february|march|april|may|june|july|august|september|october|november|december)\\b|\\bthis (?:week|weekend|month|summer)\\b|\\b(?:january|february|march|april|june|july|august|september|october|november|december)\\b|\\b(?:in|on) may\\b|\\b(?:in|within) (?:a|two|three|\\d+|one|four|six) (?:days?|weeks?|months?|years?)\\b|\\b(?:abroad|overseas|across (?:the )?(?:country|town|state)|cross[- ]country|same (?:town|city|street)|\\d+ ?(?:km|miles|hours)|on the \\d+|\\d+(?:st|nd|rd|th)|end of|from \\p{L}+ to \\p{L}+|this (?:spring|fall|autumn|saturday|sunday|friday)|next (?:saturday|sunday|friday|spring|summer))\\b",
  },
  "move-how": {
    label: "How I move",
    question: "Who carries it?",
    suggestions: ["friends and a car", "a rented van", "movers"],
    cases: [
      {
        when: "\\bfrom \\p{L}{3,}(?: \\p{L}+)? to \\p{L}{3,}|\\b(?:abroad|overseas|emigrat\\p{L}*)\\b",
        label: "What comes along",
        question: "What comes along?",
        suggestions: ["only suitcases", "some boxes", "the whole household", "children or pets"],
      },
    ],
    said: "\\b\\d[- ]?(?:bed\\p{L}*|rooms?)\\b|\\bmovers\\b|\\bvan\\b|\\btruck\\b|\\bu-?haul\\b|\\bstudio\\b|\\bdorm\\b|\\b(?:one|two|three|four)[- ](?:bed\\p{L}*|rooms?)\\b|\\b(?:by car|own car|my car|friends|suitcases?|boxes|furniture|piano|moving company|trailer|flat|house with|\\d+ boxes|container|by (?:plane|train)|ourselves|myself|family of|furnished)\\b",
  },
  "move-own": {
    label: "Who moves along",
    question: "Who moves along?",
    suggestions: ["kids", "a pet", "my partner", "just me, first own place"],
    said: `^how .*\\bpack\\b|\\bwith (?:kids|a (?:dog|cat|baby)|cats|dogs|pets|my)\\b|\\blease\\b|\\bfirst (?:apartment|home|time)\\b|\\balone\\b|${who}|\\b(?:husband|wife|partner|boyfriend|girlfriend|roommate|school|pregnant|elderly|plants|fish|internet|single|by myself|my own|first|college|divorce|new job|sell(?:ing)? (?:the|our|my))\\b`,
  },
  "pet-lives": {
    label: "Where it would live",
    question: "Where would it live?",
    suggestions: ["a hutch outside", "a shed or barn", "a yard or garden", "a flat"],
    said: "\\b(?:alone|weekend|together|with|inside|indoors|flat)\\b|\\b(?:frost|snow|minus|degrees|climate|heated|insulated|shed|hutch|run|stable|barn|mild|°)\\b",
  },
} as const satisfies Readonly<Record<string, Need>>;
