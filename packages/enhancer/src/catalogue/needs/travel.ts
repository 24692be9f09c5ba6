import type { Need } from "../ask.ts";

const span =
  "\\b(?:\\d+|one|two|three|four|five|six|seven|ten|a|few)[- ]?(?:full )?(?:days?|nights?|weeks?|months?|hours?|hrs?)\\b|\\bweekend\\b";
const company =
  "\\bwith (?:my|our|the|a|kids?|children|friends|family|toddlers?|baby|dogs?)\\b|\\bsolo\\b|\\balone\\b|\\bmyself\\b|\\bfamily\\b|\\bkids?\\b|\\bchildren\\b|\\bcouples?\\b|\\bhoneymoon\\b|\\bromantic\\b|\\bfriends\\b|\\b(?:wife|husband|girlfriend|boyfriend|parents|mom|dad|mum)\\b|\\bgirls\\b|\\bguys\\b|\\d+ (?:people|adults|of us)\\b";
const taste =
  "\\bi(?:'m| am) (?:interested|into)\\b|\\bwe(?:'re| are) (?:interested|into)\\b|\\b(?:i|we) (?:love|like|enjoy|want to (?:see|do))\\b|\\b(?:museums?|beach(?:es)?|hik(?:e|es|ing)|nightlife|foodies?|food|culture|history|art|nature|adventure|skiing|ski|surfing|diving|wine|shopping|relax\\p{L}*|camping|architecture|birding)\\b";
const money =
  "[$€£]\\s?\\d|\\b\\d+\\s?(?:dollars?|bucks|euros?|pounds?|usd|eur|gbp)\\b|\\bbudget\\b|\\bcheap(?:er|est)?\\b|\\bluxury\\b|\\bunder \\d+|\\baffordable\\b";

/** What trips, stays and outings turn on. */
export const travelNeeds = {
  "pack-where": {
    label: "Where and when",
    question: "Where to, and in which month?",
    suggestions: ["somewhere hot", "somewhere cold", "mild, maybe rainy"],
    said: "\\b(?:january|february|march|april|june|july|august|september|october|november|december|spring|(?:rainy|dry|wet|monsoon|ski) season|summer|autumn|winter)\\b|\\bin may\\b|\\b(?:hot|cold|snow|tropical|beach|desert|arctic)\\b",
  },
  "pack-days": {
    label: "Days and luggage",
    question: "How many days, and with what luggage?",
    suggestions: ["a weekend, a backpack", "one week, carry-on only", "two weeks, a suitcase"],
    said: `${span}|\\bovernight\\b|\\bday ?-?(?:trip|hike)\\b`,
  },
  "pack-doing": {
    label: "What I'll do there",
    question: "What will you do there, and who travels?",
    suggestions: ["walk around a city", "hike and camp", "beach with kids", "business meetings"],
    said: "\\bwith (?:my |our |an? |the |two |three |\\d )?(?:\\p{L}+ )?(?:toddlers?|kids?|children|baby|babies|family|wife|husband|partner|girlfriend|boyfriend|friends?|dog)\\b|\\b(?:camping|hik(?:e|ing)|backpacking|ski(?:ing)?|business|conference|wedding|festival|safari|diving|beach|cruise|disney\\p{L}*)\\b",
  },
  "trip-where": {
    label: "Where to",
    question: "Where to, or what kind of place?",
    suggestions: ["a city I can walk", "the sea", "the mountains", "surprise me"],
    said: "\\b(?:to|in|around|through|across|near|at) (?!(?:go|take|do|see|surprise|celebrate|relax|have|spend|make|get|the|my|our|a|an|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter)\\b)\\p{L}{3,}",
  },
  "trip-days": {
    label: "How long and when",
    question: "How many days, and in which month?",
    suggestions: ["a long weekend", "one week in summer", "two weeks in autumn"],
    said: span,
  },
  "trip-with": {
    label: "Who comes along",
    question: "Who comes along, and at what pace?",
    suggestions: ["just me", "my partner, no rush", "kids, short days", "friends, a lot of action"],
    said: company,
  },
  "trip-taste": {
    label: "What I want most",
    question: "What do you want most of, and what not at all?",
    suggestions: [
      "food and old streets",
      "nature and walks",
      "museums, no nightlife",
      "sea and rest",
    ],
    said: taste,
  },
  "roadtrip-ends": {
    label: "Start and end",
    question: "Where do you start, and where should it end?",
    suggestions: ["a loop, back home", "one way, then fly home"],
    said: "\\bfrom (?!my |our |the )\\p{L}+|\\bstarting\\b|\\bround trip\\b|\\bloop\\b|\\bbetween \\p{L}+ and\\b",
  },
  "roadtrip-like": {
    label: "What it should be like",
    question: "What should it be like, and what rules a stop out?",
    suggestions: [
      "quiet nature, short walks",
      "small towns and food",
      "max 4 hours driving a day",
      "beds under $100 a night",
    ],
    said: `${taste}|${money}`,
  },
  "visa-passport": {
    label: "Passport",
    question: "Which passport do you hold?",
    suggestions: ["US", "UK", "EU", "Indian"],
    said: "\\b\\p{L}+ (?:citizens?|nationals?|passport holders?)\\b|\\b(?:us|uk|eu|american|british|canadian|indian|german|french|australian) passport\\b|\\bas an? \\p{L}+|\\bamericans?\\b|\\bbrits?\\b|\\bindians\\b",
  },
  "visa-stay": {
    label: "Length and reason of stay",
    question: "How long do you stay, and what for?",
    suggestions: ["two weeks of holiday", "a few days of meetings", "only changing planes"],
    said: `${span}|\\btransit\\b|\\blayover\\b|\\bto (?:work|study)\\b`,
  },
  "flight-from": {
    label: "From where and when",
    question: "From which airport, and on which dates?",
    suggestions: [],
    said: "\\bfrom \\p{L}+.*(?:\\d|january|february|march|april|may|june|july|august|september|october|november|december|next|this|christmas|summer)",
  },
  "flight-flexible": {
    label: "How flexible I am",
    question: "How flexible are you with dates and airports?",
    suggestions: ["dates are fixed", "a few days either way", "any time this year"],
    said: "\\bflexible\\b|\\bany ?time\\b|\\bfixed\\b",
  },
  "flight-limits": {
    label: "Luggage and stops",
    question: "How much luggage, and how many stops are okay?",
    suggestions: ["direct, hand luggage", "one stop, a suitcase", "any, if it is cheap"],
    said: "\\b(?:direct|non-?stop|hand luggage|carry-?on|one stop|layovers?)\\b",
  },
  "way-matters": {
    label: "What matters most",
    question: "What matters most on the way?",
    suggestions: ["the lowest price", "the least time", "few changes", "a good view"],
    said: "\\b(?:cheap\\p{L}*|fast\\p{L}*|quick\\p{L}*|scenic|easiest|comfortabl\\p{L}*|by (?:car|train|bus|plane|ferry|bike))\\b",
  },
  "way-when": {
    label: "When I travel",
    question: "On which day, and at what time of day?",
    suggestions: ["a weekday morning", "on a weekend", "late at night", "still open"],
    said: "\\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|today|morning|night|january|february|march|april|june|july|august|september|october|november|december)\\b",
  },
  "way-with": {
    label: "Who and what comes along",
    question: "Who travels, and with how much luggage?",
    suggestions: ["just me, a backpack", "two people, suitcases", "a family with a stroller"],
    said: company,
  },
  "best-time-want": {
    label: "What I want there",
    question: "What do you want there most?",
    suggestions: ["good weather", "few people", "low prices", "a certain festival or sight"],
    said: `${taste}|${money}|\\bfor (?:the )?\\p{L}+|\\bcrowds?\\b|\\bweather\\b|\\bto see\\b|\\bnorthern lights\\b|\\bblossoms?\\b`,
  },
  "stay-nights": {
    label: "Nights and people",
    question: "How many nights, when, and for how many people?",
    suggestions: ["two nights for two", "a week, family of four", "one night, just me"],
    said: `${span}|\\d+ (?:people|adults|guests)`,
  },
  "stay-budget": {
    label: "Price per night",
    question: "What may a night cost?",
    suggestions: ["under $80", "about $150", "up to $300", "as cheap as is decent"],
    said: money,
  },
  "stay-must": {
    label: "It must be or have",
    question: "What must it be close to, or have?",
    suggestions: ["walk to the sights", "quiet at night", "parking", "near the station"],
    said: "\\bnear\\b|\\bclose to\\b|\\bquiet\\b|\\bparking\\b|\\bpool\\b|\\bpets?\\b|\\bbreakfast\\b|\\bsafe(?:st)?\\b|\\bwalk\\p{L}*\\b|\\bkids?\\b|\\bview\\b|\\bwith an?\\b",
  },
  "eat-where": {
    label: "Part of town",
    question: "In which part of town, and on which evening?",
    suggestions: ["in the center", "near my hotel", "anywhere by metro"],
    said: "\\bnear\\b|\\baround\\b|\\bdowntown\\b|\\bcent(?:er|re)\\b|\\bstation\\b",
  },
  "eat-kind": {
    label: "Food and price",
    question: "What do you like, and what may it cost a head?",
    suggestions: ["local food, cheap", "mid-range, any kitchen", "vegetarian", "something special"],
    said: `${money}|\\b(?:vegan|vegetarian|seafood|italian|indian|sushi|ramen|pizza|steak|tacos|burgers?|brunch|coffee|local|gluten|halal|michelin|thai|chinese|mexican|japanese|korean)\\b`,
  },
  "eat-occasion": {
    label: "Who comes",
    question: "Who comes, and is there an occasion?",
    suggestions: ["a date", "family with kids", "a big group", "just me"],
    said: `${company}|\\bdate\\b|\\bbirthday\\b|\\banniversary\\b|\\bgroup\\b`,
  },
  "daytrip-start": {
    label: "Start and transport",
    question: "Where do you start, and by car or train?",
    suggestions: ["by car, 2 hours at most", "by train", "on foot and by bus"],
    said: "\\bfrom \\p{L}+|\\bnear \\p{L}+|\\bby (?:car|train|bus|bike)\\b|\\bto \\p{L}{3,}|\\bin (?!the )\\p{L}{3,}",
  },
  "daytrip-with": {
    label: "Who comes along",
    question: "Who comes along, and what must work for them?",
    suggestions: ["small kids", "teenagers", "my partner", "a dog"],
    said: `${company}|\\bdog\\b`,
  },
  "visit-town": {
    label: "Town or area",
    question: "In which town or area?",
    suggestions: [],
    said: "\\b(?:in|near|around|at|to) (?!me\\b|my\\b|the (?:rain|evening|morning|winter|summer|area)\\b)\\p{L}",
  },
  "visit-time": {
    label: "Time and season",
    question: "How much time do you have, and when?",
    suggestions: ["one afternoon", "a weekend", "a week in summer", "tonight"],
    said: `${span}|\\btonight\\b|\\btoday\\b|\\btomorrow\\b|\\bafternoon\\b|\\blayover\\b|\\bthis week\\b|\\b(?:january|february|march|april|june|july|august|september|october|november|december|winter|summer|spring|autumn)\\b`,
  },
  "visit-with": {
    label: "Who comes along",
    question: "Who comes along, and on what budget?",
    suggestions: ["just me, cheap", "my partner", "kids", "friends"],
    said: `${company}|${money}`,
  },
  "go-far": {
    label: "From where and how far",
    question: "Where do you start, and how far may it be?",
    suggestions: ["a few hours by car", "a short flight", "anywhere in the world"],
    said: "\\bfrom \\p{L}+|\\bnear \\p{L}+|\\bin (?:the )?(?:us|usa|uk|europe|asia|africa|india|mexico|canada|south america|caribbean|italy|spain|france|greece|germany)\\b|\\bdomestic\\b|\\babroad\\b",
  },
  "go-want": {
    label: "What I want there",
    question: "What do you want there, and what may it cost?",
    suggestions: ["sea and rest", "cities and food", "mountains and hikes", "cheap above all"],
    said: `${taste}|${money}|\\bwarm\\b|\\bsunny\\b|\\bsnow\\b`,
  },
  "tips-unsure": {
    label: "What I'm unsure about",
    question: "What are you most unsure about?",
    suggestions: ["money and paying", "getting around", "safety", "manners and customs"],
    said: "\\b(?:safe(?:ty|ly)?|money|budget|cheap|customs|food|airport|jet ?lag|baby|toddler|dog|cat|alone|solo|anxi\\p{L}+|fear)\\b",
  },
  "tips-who": {
    label: "Who travels and how long",
    question: "Who travels, for how long, and is it the first time?",
    suggestions: ["just me, first time", "a couple, two weeks", "family with kids"],
    said: `${company}|${span}|\\bfirst[- ]time\\b`,
  },
} as const satisfies Readonly<Record<string, Need>>;
