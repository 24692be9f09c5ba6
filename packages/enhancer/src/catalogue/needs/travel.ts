import type { Need } from "../ask.ts";
import { amount, date, lasting, month, number, relation } from "./common.ts";

const span =
  "\\b(?:\\d+|one|two|three|four|five|six|seven|ten|a|few)[- ]?(?:full )?(?:days?|nights?|weeks?|months?|hours?|hrs?)\\b|\\bweekend\\b";
const company =
  "\\bwith (?:my|our|the|a|kids?|children|friends|family|toddlers?|baby|dogs?)\\b|\\bsolo\\b|\\balone\\b|\\bmyself\\b|\\bfamily\\b|\\bkids?\\b|\\bchildren\\b|\\bcouples?\\b|\\bhoneymoon\\b|\\bromantic\\b|\\bfriends\\b|\\b(?:wife|husband|girlfriend|boyfriend|parents|mom|dad|mum)\\b|\\bgirls\\b|\\bguys\\b|\\d+ (?:people|adults|of us)\\b";
const taste =
  "\\b(?:is|are|im|i'm|we're|am) (?:really |very )?(?:interested in|into)\\b|\\bi(?:'m| am) (?:interested|into)\\b|\\bwe(?:'re| are) (?:interested|into)\\b|\\b(?:i|we) (?:love|like|enjoy|want to (?:see|do))\\b|\\b(?:museums?|beach(?:es)?|hik(?:e|es|ing)|nightlife|foodies?|food|culture|history|art|nature|adventure|skiing|ski|surfing|diving|wine|shopping|relax\\p{L}*|camping|architecture|birding)\\b";
const money =
  "[$€£]\\s?\\d|\\b\\d+\\s?(?:dollars?|bucks|euros?|pounds?|usd|eur|gbp)\\b|\\bbudget\\b|\\bcheap(?:er|est)?\\b|\\bluxury\\b|\\bunder \\d+|\\baffordable\\b";

/** Who travels along, in other words. */
const companions = `\\b(?:with|and|for) (?:my |our |the |a |an |two |three |four |\\d+ )?(?:\\p{L}+ ){0,2}?${relation}\\b|\\b(?:my|our) (?:\\p{L}+ )?(?:son|daughter|kids?|children|baby|toddler|parents|partner|mother|father|grand\\p{L}+|girlfriend|boyfriend|husband|wife|friends?|dog)\\b|\\b(?:just me|on my own|by myself|two of us|we are|we're|both of us|for (?:two|three|four|five|six|both|us|\\d+)|him and me|he wants|she wants|teenagers?|seniors|students|coworkers|colleagues|family of|girlfriends|mates|group of)\\b|\\b${number} (?:\\p{L}+ )?(?:people|adults|women|men|girls|guys|friends|girlfriends|teenagers?|kids|children|couples|persons|travell?ers|guests)\\b`;
/** What somebody wants of a journey, or can't stand. */
const wish =
  "\\b(?:i|we|he|she|they|kids|both|husband|wife|who) (?:really |both |also |all |don't |dont |doesn't |can't )*(?:loves?|likes?|enjoys?|hates?|wants?|prefers?|needs?|avoid|stand)\\b|\\b(?:love|hate|avoid|prefer|interested in|no museums|no nightlife|no crowds|no clubs|not too much|mostly|above all|rather|old (?:streets|towns?)|castles?|temples?|markets?|walks?|walking|swim\\p{L}*|snorkel\\p{L}*|music|concerts?|theatre|football|street food|restaurants?|bars|clubs|party|parties|mountains?|lakes?|sea|sun|sunshine|waterfalls?|wildlife|animals|photography|anime|history|gardens?|temples|spa|quiet|rest|slow|relax\\p{L}*|action|cycling|kayak\\p{L}*|climbing|theme parks?|playgrounds?|aquarium|zoo|scenery|views?)\\b";

/** What trips, stays and outings turn on. */
export const travelNeeds = {
  "pack-where": {
    label: "Where and when",
    question: "Where to, and in which month?",
    suggestions: [],
    cases: [
      {
        label: "Time of year",
        when: "\\b(?:pilgrimage|camino|ski(?:ing)?|hike|hiking|trek|trekking|walking|camping|road trip|bike|cycling|boat|sailing|safari|cruise|festival)\\b",
        question: "What time of year will it be?",
        suggestions: ["spring", "summer", "autumn", "winter"],
      },
      {
        when: "\\b(?:days?|weeks?|weekend|nights?|trip) (?:in|to) (?:the )?\\p{L}{3,}",
        label: "Time of year",
        question: "What time of year will it be?",
        suggestions: ["spring", "summer", "autumn", "winter"],
      },
    ],
    said: `${month}|\\b(?:\\d+ ?(?:degrees|°)|minus \\d|warm|freezing|humid|mild|rainy|rain|north|south|nordic|island|mountains?|alps|easter|christmas|new year'?s?|next week(?:end)?|tomorrow|this week(?:end)?)\\b|\\b(?:january|february|march|april|june|july|august|september|october|november|december|spring|(?:rainy|dry|wet|monsoon|ski) season|summer|autumn|winter)\\b|\\bin may\\b|\\b(?:hot|cold|snow|tropical|beach|desert|arctic)\\b`,
  },
  "pack-days": {
    label: "How long",
    question: "How long will you be away?",
    suggestions: ["a weekend", "a week", "two weeks", "three weeks or more"],
    cases: [
      {
        when: "\\b(?:camp\\p{L}*|scouts?|festival|hik\\p{L}*|hut|tent|school trip|class trip|sleepover)\\b",
        question: "How many nights?",
        suggestions: ["one night", "a weekend", "a week"],
      },
    ],
    said: `${lasting}|\\b(?:cabin bag|carry-?on|hand luggage|backpack|rucksack|suitcases?|one bag|duffel|20l|40l|checked bag|long weekend|\\d+ ?(?:l|kg|litres?|liters?)|from \\d+ to \\d+)\\b|${span}|\\bovernight\\b|\\bday ?-?(?:trip|hike)\\b`,
  },
  "pack-doing": {
    label: "What I will do",
    question: "What will you mostly do there?",
    suggestions: ["walk around a city", "hike and camp", "relax on the beach", "business meetings"],
    cases: [
      {
        when: "\\b(?:scouts?|guides|cubs|brownies|school trip|class trip|summer camp|sleepover)\\b",
        label: "Who it is for",
        question: "Who is it for?",
        suggestions: ["a child", "a teenager", "a leader or helper"],
      },
      {
        when: "\\bfor (?:my|our|his|her) (?:[\\p{L}\\d-]+ )?(?:son|daughter|kids?|child(?:ren)?)\\b",
        label: "What is planned",
        question: "What is mostly planned there?",
        suggestions: ["sports", "hikes", "swimming", "sightseeing"],
      },
      {
        when: "\\b(?:elderly|seniors?|parents|gran\\p{L}*|coach tour)\\b",
        label: "What is planned",
        question: "What is mostly planned there?",
        suggestions: ["short walks", "museums and sights", "coach tours", "rest by the sea"],
      },
      {
        when: "\\b(?:narrow ?boat|barge|canal|boat|caravan|cabin(?! (?:bag|luggage))|cottage|hut|farm|chalet|house)\\b",
        label: "Who is going",
        question: "Who is going?",
        suggestions: ["just me", "the two of us", "a family with kids", "a group of friends"],
      },

      {
        when: "\\b(?:hik\\p{L}*|trek\\p{L}*|walking|pilgrimage|camino|backpack\\p{L}*|camp\\p{L}*|tour(?:ing)? by bike|bike ?packing|cycling|kayak\\p{L}*|sail\\p{L}*)\\b",
        label: "Where I will sleep",
        question: "Where will you sleep?",
        suggestions: ["in a tent", "in huts", "in hostels", "in a van"],
      },
      {
        when: "\\b(?:ski|snow|beach|cruise|safari|festival|wedding|conference|business|hospital|birth|retreat)\\b",
        label: "Who it is for",
        question: "Who is it for?",
        suggestions: ["just me", "the two of us", "a family with kids", "a group of friends"],
      },
    ],
    said: "^(?=.*\\b(?:scouts?|guides|cubs|brownies|school trip|class trip|summer camp|sleepover|narrow ?boat|barge|canal|boat|caravan|cabin(?! (?:bag|luggage))|cottage|hut|farm|chalet|house|snow|retreat)\\b).*\\b(?:solo|alone|just me|we are|the two of us|couple|kids?|children|toddlers?|baby|husband|wife|partner|girlfriend|boyfriend|friends|family)\\b|\\b(?:city|museums?|sightseeing|swim\\p{L}*|snorkel\\p{L}*|surf\\p{L}*|climb\\p{L}*|trek\\p{L}*|cycl\\p{L}+|kayak\\p{L}*|sail\\p{L}*|golf|meetings?|work|northern lights|dog ?sled\\p{L}*|party|clubs?|restaurants|interrail|yoga|photography|study|volunteer\\p{L}*|hospital|birth|school trip|honeymoon|hostels?)\\b|\\b(?:camping|hik(?:e|ing)|backpacking|ski(?:ing)?|business|conference|wedding|festival|safari|diving|beach|cruise|disney\\p{L}*)\\b",
  },
  "trip-where": {
    label: "Where to",
    question: "Where to, or what kind of place?",
    suggestions: ["a city I can walk", "the sea", "the mountains", "surprise me"],
    cases: [
      {
        when: "\\bcruise\\b",
        suggestions: ["the Mediterranean", "fjords in the north", "the Caribbean", "a river"],
      },
      {
        when: "\\b(?:camp\\p{L}*|hik\\p{L}*|walking|cycling|fishing|sailing|backpacking)\\b",
        suggestions: ["the mountains", "a lake", "the coast", "surprise me"],
      },
      {
        when: "\\bski(?:ing)?\\b",
        suggestions: ["the Alps", "close to home", "snow for sure", "surprise me"],
      },
    ],
    said: "\\btrip (?:to )?(?!with\\b|in\\b|for\\b|at\\b|on\\b|ideas?\\b|plan\\p{L}*\\b|away\\b|of\\b|near\\b|that\\b|where\\b|next\\b|this\\b|under\\b|after\\b|somewhere\\b)\\p{L}{4,} (?:in|with|for|during)\\b|\\[[^\\]]+\\]|\\b(?:\\d+|two|three|four|five) (?:different )?cities\\b|\\b(?:somewhere (?!to\\b|for\\b)\\p{L}+|(?:the )?(?:sea|seaside|beach|mountains|coast|lake|countryside|alps|mediterranean|caribbean|tropics|desert|woods|forest|city break|island|hut|cabin|surprise me|abroad|europe|asia|south america|africa|ski resort))\\b|\\b(?:to|in|around|through|across|near|at) (?!(?:go|take|do|see|surprise|celebrate|relax|have|spend|make|get|the|my|our|a|an|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter)\\b)\\p{L}{3,}",
  },
  "trip-days": {
    label: "How long",
    question: "How long will you be away?",
    suggestions: ["a long weekend", "one week", "two weeks", "three weeks or more"],
    said: `\\b(?:one|perfect|an?|^) ?day in \\p{L}+|^day in \\p{L}+|${lasting}|\\b(?:long weekend|from \\d+ to \\d+|\\d+(?:st|nd|rd|th)? ?(?:to|-|until|till) ?\\d+|day trip|overnight)\\b|${span}`,
  },
  "trip-with": {
    label: "Who is coming",
    question: "Who is coming along?",
    suggestions: ["just me", "my partner", "a family with kids", "friends"],
    cases: [
      {
        when: "\\b(?:kids?|children|toddler|baby)\\b",
        label: "Age of the children",
        question: "How old are the children?",
        suggestions: ["children under 3", "children of 3 to 6", "children of 7 to 12", "teenagers"],
      },
    ],
    said: `\\b(?:teens?|anniversary|babymoon)\\b|${companions}|${company}`,
  },
  "trip-taste": {
    label: "What matters most",
    question: "What do you want most from it?",
    suggestions: ["good food", "nature", "history and museums", "time to rest"],
    cases: [
      {
        question: "What do you want most from it?",
        when: "\\b(?:december|january|february|winter|snow)\\b",
        suggestions: ["snow", "sun and warmth", "towns and museums", "spas and rest"],
      },
      {
        when: "\\bfor (?:my|our|his|her) (?:\\p{L}+ )?(?:parents|in-?laws|mum|mom|dad|mother|father|gran\\p{L}*)\\b",
        question: "What matters most to them?",
        suggestions: ["good food", "old towns and museums", "nature and views", "not much walking"],
      },
      {
        when: "^(?!.*\\b(?:kids?|children|toddler|baby|son|daughter|wheel ?chair|teen\\p{L}*)\\b).*\\b(?:camp\\p{L}*|hik\\p{L}*|trek\\p{L}*|cycling|ski(?:ing)?|sailing|fishing|backpacking)\\b",
        question: "What do you want most from it?",
        suggestions: ["plenty of action", "peace and quiet", "time together", "some comfort"],
      },
      {
        question: "What do you want most from it?",
        when: "^(?!.*\\b(?:kids?|children|toddler|baby|son|daughter|wheel ?chair|teen\\p{L}*)\\b).*\\bcruise\\b",
        suggestions: ["many ports", "quiet days at sea", "good food", "a small ship"],
      },
      {
        when: "\\b(?:toddler|baby|infant)\\b",
        question: "What matters most to all of you?",
        suggestions: ["parks and playgrounds", "animals", "short distances", "time to rest"],
      },
      {
        when: "\\b(?:wheel ?chairs?|walkers?|rollators?|crutch(?:es)?|mobility|can'?t walk)\\b",
        question: "What matters most for getting around?",
        suggestions: ["no steps", "no steep hills", "short distances", "smooth ground"],
      },
      {
        when: "\\b(?:dad|mum|mom|father|mother|gran\\p{L}*|parents|in-laws)\\b",
        question: "What matters most to you both?",
        suggestions: ["good food", "old towns and museums", "nature and views", "not much walking"],
      },
      {
        when: "\\b(?:kids?|children|toddler|teen\\p{L}*|son|daughter|baby)\\b",
        label: "Children's likes and limits",
        question: "What do the children enjoy, what is too much?",
        suggestions: [
          "water and playgrounds",
          "animals and outdoors",
          "rides, no museums",
          "short drives only",
        ],
      },
    ],
    said: `\\b(?:auschwitz|birkenau|dachau|buchenwald|treblinka|majdanek|theresienstadt|srebrenica|concentration camps?|death camps?|killing fields)\\b|${wish}|${taste}`,
  },
  "roadtrip-ends": {
    label: "Start and end",
    question: "Where do you start, and where should it end?",
    suggestions: [],
    said: "\\b(?:start(?:s|ing)?|end(?:s|ing)?|finish\\p{L}*|begin\\p{L}*|back (?:to|in|home)|one[- ]way|return(?:ing)?|drop (?:it )?off|(?:fly|flying|land\\p{L}*|arriv\\p{L}+) (?:in|into|out|at|from)|leav(?:e|ing) from|there and back|home again|to \\p{L}{3,} and back)\\b|\\bfrom \\p{L}+ to\\b|\\b(?!trip\\b)\\p{L}{3,} to (?!go|do|see|take|plan|stop|visit|be|get|eat|make|have\\b)(?:\\p{L}{4,}|san|st|new|los|las|el)\\b|\\bfrom (?!my |our |the )\\p{L}+|\\bstarting\\b|\\bround trip\\b|\\bloop\\b|\\bbetween \\p{L}+ and\\b",
  },
  "roadtrip-like": {
    label: "What it should be like",
    question: "What should it be like?",
    suggestions: [
      "quiet nature, short walks",
      "small towns and food",
      "max 4 hours driving a day",
      "beds under $100 a night",
    ],
    said: `${wish}|${amount}|\\b(?:max(?:imum)?|at most|not more than|no more than|up to) \\d|\\b(?:hours? (?:a|per) day|driving (?:a|per) day|no (?:motorways?|highways?|cities|tolls?|camping|hostels?|long)|small (?:towns|roads)|camper ?van|campervan|rv|tent|hotels?|stops?|scenic|slow|relaxed|lakes?|waterfalls?|coast(?:al)?|castles?|distiller\\p{L}+|national parks?|music|route 66|quiet|dog[- ]friendly|kids|teenagers)\\b|${taste}|${money}`,
  },
  "visa-passport": {
    label: "Passport",
    question: "Which passport do you hold?",
    suggestions: ["US", "UK", "EU", "Indian"],
    said: "\\b(?:german|british|french|italian|spanish|polish|dutch|american|canadian|australian|indian|irish|turkish|brazilian|mexican|chinese|nigerian|filipino)$|\\b(?:vaccin\\p{L}+|shots|jabs?)\\b|\\b(?:i'?m|im|i am|we are|we're|as|for|with|have|hold) (?:an? |my |both )?(?:us|uk|eu|american|british|canadian|indian|german|french|australian|irish|dutch|italian|spanish|polish|chinese|japanese|korean|brazilian|mexican|nigerian|kenyan|ghanaian|south african|pakistani|bangladeshi|filipino|vietnamese|thai|indonesian|turkish|russian|ukrainian|swiss|austrian|swedish|norwegian|danish|finnish|belgian|portuguese|greek|romanian|bulgarian|hungarian|czech|israeli|egyptian|moroccan|iranian|iraqi|syrian|new zealand(?:er)?|colombian|argentin\\p{L}+|chilean|peruvian|jamaican|singaporean|malaysian)\\b|\\b\\p{L}+ passports?\\b(?<!(?:my|a|the|your|need|valid|new|expired) passports?)|\\bgreen card\\b|\\bcitizenship\\b|\\b\\p{L}+ (?:citizens?|nationals?|passport holders?)\\b|\\b(?:us|uk|eu|american|british|canadian|indian|german|french|australian) passport\\b|\\bas an? \\p{L}+|\\bamericans?\\b|\\bbrits?\\b|\\bindians\\b",
  },
  "visa-stay": {
    label: "Reason for the trip",
    question: "What is the trip for?",
    suggestions: ["vacation", "business meetings", "visiting family", "only changing planes"],
    said: `\\b(?:holidays?|vacation|tourist|tourism|honeymoon|business|meetings?|conference|study|studying|work(?:ing)?|job|internship|visit(?:ing)? (?:my|friends|family)|wedding|changing planes|connecting|connection|stopover|cruise|backpack\\p{L}*|digital nomad|retire)\\b|\\btransit\\b|\\blayover\\b|\\bto (?:work|study)\\b`,
  },
  "flight-from": {
    label: "From where and when",
    question: "From which airport, and on which dates?",
    suggestions: [],
    said: "\\bfrom (?!me\\b|here\\b)\\p{L}+|\\b(?:leaving|depart\\p{L}*|out of|fly(?:ing)? out) (?:from |of )?\\p{L}+|\\b(?:jfk|lhr|lax|sfo|ord|cdg|fra|ams|dub|man|bos|dfw|atl)\\b|\\b(?:in|around|on|between) (?:early |mid |late )?(?:january|february|march|april|may|june|july|august|september|october|november|december)\\b|\\bfrom \\p{L}+.*(?:\\d|january|february|march|april|may|june|july|august|september|october|november|december|next|this|christmas|summer)",
  },
  "flight-flexible": {
    label: "How flexible I am",
    question: "How flexible are you with dates and airports?",
    suggestions: ["dates are fixed", "a few days either way", "any time this year"],
    said: `${date}|\\b(?:give or take|either way|plus or minus|\\+\\/-|any (?:day|date|week|month|airport)|whenever|exact(?:ly)?|must (?:be|arrive|fly)|have to (?:be|arrive|fly)|don'?t care when|dont care when|school holidays|doesn'?t matter|dates? (?:are|is)|nearby airports|\\d+ ?(?:to|-|until|till) ?\\d+)\\b|\\bflexible\\b|\\bany ?time\\b|\\bfixed\\b`,
  },
  "flight-limits": {
    label: "Stops",
    question: "How many stops are okay?",
    suggestions: ["direct only", "one stop", "two or more", "any if it's cheap"],
    said: "\\b(?:no (?:stops?|layovers?|luggage|bags?|checked)|stops?|stopovers?|cabin bag|hand baggage|backpack|suitcases?|checked bag|bags?|luggage|two stops|any (?:stops?|airline)|night flight|stroller|skis?|bike|surfboard|\\d+ ?kg|if it'?s? cheap|as long as)\\b|\\b(?:direct|non-?stop|hand luggage|carry-?on|one stop|layovers?)\\b",
  },
  "way-matters": {
    label: "What matters most",
    question: "What matters most on the way?",
    suggestions: ["the lowest price", "the least time", "few changes", "a good view"],
    said: `\\b(?:fastest|cheapest|quickest|shortest|scenic|easiest)\\b|${amount}|\\b(?:lowest|price|few(?:est)? (?:changes|transfers)|no (?:changes|transfers|flights?|flying|driving|car)|don'?t (?:want to )?(?:drive|fly)|dont (?:want to )?(?:drive|fly)|hate (?:flying|driving|buses)|hurry|rush|view|simple|comfort|safe(?:st)?|least|on foot|without (?:a )?car|taxi|uber|sustainab\\p{L}+|direct|time doesn'?t|no rush)\\b|\\b(?:cheap\\p{L}*|fast\\p{L}*|quick\\p{L}*|scenic|easiest|comfortabl\\p{L}*|by (?:car|train|bus|plane|ferry|bike))\\b`,
  },
  "way-when": {
    label: "When I travel",
    question: "When do you travel?",
    suggestions: ["on a weekday", "on a weekend", "late at night", "still open"],
    said: `\\bget around\\b|${date}|\\b(?:noon|midday|late|early|rush hour|afternoon|evening|arriv\\p{L}+ at|land(?:s|ing)? at|weekdays?|weekends?|christmas|summer|winter|after \\d|before \\d)\\b|\\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|today|morning|night|january|february|march|april|june|july|august|september|october|november|december)\\b`,
  },
  "way-with": {
    label: "Who travels",
    question: "Who is traveling?",
    suggestions: ["just me", "two of us", "a family with kids", "a group"],
    said: `${companions}|\\b(?:luggage|suitcases?|backpacks?|bags?|stroller|pram|bike|bikes|wheelchair|skis?|dog|cat|just me|on my own|by myself)\\b|${company}`,
  },
  "best-time-want": {
    label: "What I want there",
    question: "What do you want there most?",
    suggestions: ["good weather", "few people", "low prices", "a certain festival or sight"],
    said: `\\bfor (?:\\p{L}+ )?(?:beach|skiing|surfing|hiking|diving|safari|whale|northern lights|cherry|leaf|fall colou?rs|snorkel\\p{L}*|photograph\\p{L}*)|${wish}|\\b(?:avoid|without|not too|no (?:rain|crowds|tourists|mosquitos)|less (?:crowded|busy|rain)|quiet|warm|dry|sunny|cheap\\p{L}*|whales?|migration|festival|carnival|swim\\p{L}*|kids|toddler|budget|hate|prices?|flowers?|tulips|snow|foliage|autumn colou?rs|turtles?)\\b|${taste}|${money}|\\bfor (?:the )?\\p{L}+|\\bcrowds?\\b|\\bweather\\b|\\bto see\\b|\\bnorthern lights\\b|\\bblossoms?\\b`,
  },
  "stay-nights": {
    label: "Who stays",
    question: "Who will be staying?",
    suggestions: ["just me", "the two of us", "a family with kids", "a group of friends"],
    cases: [
      {
        when: "\\b(?:camp\\p{L}*|tent|camper|van|motorhome|caravan)\\b",
        label: "Where I will sleep",
        question: "Where will you sleep?",
        suggestions: ["in a tent", "in a campervan", "in a caravan", "in a cabin or pod"],
      },
    ],
    said: `${date}|\\b\\d+ ?(?:-|to|until|till) ?\\d+ (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)\\b|\\b${number} nights?\\b|${span}|\\d+ (?:people|adults|guests)`,
  },
  "stay-budget": {
    label: "Price per night",
    question: "What may a night cost?",
    suggestions: ["under $80", "about $150", "up to $300", "as cheap as is decent"],
    cases: [
      {
        when: "\\b(?:camp\\p{L}*|tent|camper|van|motorhome|caravan)\\b",
        suggestions: ["free or nearly", "under $20", "up to $50"],
      },
    ],
    said: `${amount}|\\b(?:hostels?|splurge|5[- ]star|five[- ]star|4[- ]star|price|per night|a night|money|expensive)\\b(?= |,|\\.|$)|${money}`,
  },
  "stay-must": {
    label: "What matters most",
    question: "What matters most about the place?",
    suggestions: ["close to the sights", "quiet at night", "parking", "near the station"],
    cases: [
      {
        when: "\\b(?:camp\\p{L}*|tent|camper|van|motorhome|caravan)\\b",
        suggestions: ["near the sea", "quiet at night", "showers and toilets", "good for kids"],
      },
    ],
    said: "\\b(?:within|minutes? (?:from|to)|next to|by the (?:sea|beach|river|station)|metro|subway|station|airport|centre|center|central|old town|beach|sea|kitchen|balcony|air ?con\\p{L}*|wifi|gym|sauna|spa|lift|elevator|accessible|wheelchair|dog|crowd\\p{L}*|noise|noisy|nightlife|trains?|family|kids?|restaurants?|garden|hate|must|no (?:party|hostels?|stairs|car))\\b|\\bnear\\b|\\bclose to\\b|\\bquiet\\b|\\bparking\\b|\\bpool\\b|\\bpets?\\b|\\bbreakfast\\b|\\bsafe(?:st)?\\b|\\bwalk\\p{L}*\\b|\\bkids?\\b|\\bview\\b|\\bwith an?\\b",
  },
  "eat-where": {
    label: "Part of town",
    question: "In which part of town?",
    suggestions: ["in the center", "near my hotel", "anywhere is fine"],
    said: "\\b(?:inner city|city cent(?:er|re)|old city|in the city)\\b|\\bin (?:the )?(?:\\p{L}+ ){0,2}(?:quarter|district|old town|neighbou?rhood|area|centre|center|east|west|north|south)\\b|\\b(?:close to|next to|by the|walking distance|within|hotel|old town|west end|soho|shoreditch|brooklyn|manhattan|midtown|harlem|queens|le marais|montmartre|trastevere|shibuya|shinjuku|kreuzberg|mitte|quarter|district|anywhere|metro|tube|airport|beach|harbou?r|riverside)\\b|\\bnear\\b|\\baround\\b|\\bdowntown\\b|\\bcent(?:er|re)\\b|\\bstation\\b",
  },
  "eat-kind": {
    label: "Price",
    question: "How much do you want to spend?",
    suggestions: ["cheap", "mid-range", "a special treat", "any price"],
    said: `\\b(?:asian|african|caribbean|persian|turkish|polish|russian|peruvian|brazilian|georgian|middle eastern|mediterranean)\\b|${amount}|\\b(?:traditional|typical|street food|fine dining|fancy|tapas|pasta|fish|meat|bbq|barbecue|noodles|curry|dim sum|breakfast|brunch|lebanese|greek|turkish|vietnamese|spanish|french|ethiopian|kosher|coeliac|celiac|gluten[- ]free|vegetarians?|vegans?|spicy|cosy|cozy|rooftop|special|romantic|quick|casual|dessert|bakery|bakeries|michelin|not (?:touristy|too)|no tourist|allerg\\p{L}+)\\b|${money}|\\b(?:vegan|vegetarian|seafood|italian|indian|sushi|ramen|pizza|steak|tacos|burgers?|brunch|coffee|local|gluten|halal|michelin|thai|chinese|mexican|japanese|korean)\\b`,
  },
  "eat-occasion": {
    label: "Who comes",
    question: "Who is coming?",
    suggestions: ["a date", "family with kids", "a big group", "just me"],
    said: `${companions}|\\b(?:business|client|colleagues|team|propos\\p{L}+|hen|stag|bachelor\\p{L}*|just me|by myself|valentine\\p{L}*)\\b|${company}|\\bdate\\b|\\banniversary\\b|\\bgroup\\b`,
  },
  "daytrip-start": {
    label: "Start and transport",
    question: "Where do you start, and by car or train?",
    suggestions: [],
    said: "\\b(?:we (?:are|live|stay)|i (?:live|stay)|i'?m|staying|based|starting|around (?!the\\b)\\p{L}{3,})\\b|\\bfrom \\p{L}+|\\bnear \\p{L}+|\\bto \\p{L}{3,}|\\bin (?!the )\\p{L}{3,}",
  },
  "daytrip-with": {
    label: "Who comes along",
    question: "Who comes along?",
    suggestions: ["small kids", "teenagers", "my partner", "a dog"],
    said: `${companions}|\\b(?:dogs?|wheelchair|stroller|pram|just me|elderly)\\b|${company}|\\bdog\\b`,
  },
  "visit-town": {
    label: "Town or area",
    question: "In which town or area?",
    suggestions: [],
    said: "\\b(?:lake district|peak district|highlands|cotswolds|(?:\\p{L}+ )(?:valley|islands?|coast|national park))\\b|\\b(?:in|near|around|at|to) (?!me\\b|my\\b|the (?:rain|evening|morning|winter|summer|area)\\b)\\p{L}",
  },
  "visit-time": {
    label: "Time I have",
    question: "How much time do you have?",
    suggestions: ["one afternoon", "a whole day", "a weekend", "a week or more"],
    said: `${lasting}|\\b(?:one evening|a few hours|half a day|day|morning|evening|night|weekend|live here|just moved)\\b|${span}|\\btonight\\b|\\btoday\\b|\\btomorrow\\b|\\bafternoon\\b|\\blayover\\b|\\bthis week\\b`,
  },
  "visit-with": {
    label: "Company, luggage and budget",
    question: "Who comes along, and on what budget?",
    suggestions: ["just me, cheap", "my partner", "kids", "friends"],
    cases: [
      {
        when: "\\b(?:between (?:trains|flights|buses)|layover|stopover|hours?)\\b",
        label: "Luggage",
        question: "Will you have luggage with you?",
        suggestions: ["no luggage", "a small bag", "a big suitcase", "bags I can leave somewhere"],
      },
    ],
    said: `${companions}|${amount}|\\b(?:just me|by myself|on my own|elderly|seniors|dog|teenagers?|toddlers?|baby|free)\\b|${company}|${money}`,
  },
  "go-far": {
    label: "From where and how far",
    question: "Where do you start, and how far may it be?",
    suggestions: [],
    said: "\\b(?:leaving from|fly(?:ing)? from|depart\\p{L}* from|based in|live in|living in|we'?re in|i'?m in|anywhere|within|hours?(?:'s?)? (?:away|drive|flight|by)|short[- ]haul|long[- ]haul|no (?:flights?|flying|planes?)|don'?t (?:want to )?fly|dont (?:want to )?fly|by (?:car|train)|short flight|long flight|not (?:too )?far|stay in|local|europe|asia|scandinavia|croatia|portugal|japan|thailand|australia|africa|overseas|in (?:the )?(?:uk|us|country))\\b|\\bfrom \\p{L}+|\\bnear \\p{L}+|\\bin (?:the )?(?:us|usa|uk|europe|asia|africa|india|mexico|canada|south america|caribbean|italy|spain|france|greece|germany)\\b|\\bdomestic\\b|\\babroad\\b",
  },
  "go-want": {
    label: "What I want there",
    question: "What do you want most there?",
    suggestions: ["rest by the sea", "cities and food", "mountains and hikes", "sun above all"],
    cases: [
      {
        question: "What do you want most there?",
        when: "\\b(?:anniversary|honeymoon|babymoon|valentine'?s?)\\b",
        suggestions: ["rest by the sea", "a beautiful city", "nature and quiet", "an adventure"],
      },
      {
        when: "\\b(?:stag|hen|bachelor\\p{L}*|lads|girls)\\b",
        suggestions: [
          "bars and clubs",
          "beach and pool",
          "sport and outdoors",
          "a house for all of us",
        ],
      },
      {
        question: "What do you want most there?",
        when: "\\b(?:kids?|children|toddler|baby|family|half term)\\b",
        suggestions: ["a beach", "animals and nature", "rides and pools", "a quiet cottage"],
      },
    ],
    said: `${wish}|\\b(?:sun|sea|rest|quiet|hot|party|parties|spa|sauna|lakes?|mountains?|cities|city|islands?|swim\\p{L}*|wildlife|animals|no (?:beach|crowds|kids|clubs)|hate|hates|wants?|romantic|kid[- ]friendly|road trip|castles?|festivals?|doesn'?t drink|doesnt drink|pregnan\\p{L}+|skiing|northern lights|views?|something to do)\\b|${taste}|\\bwarm\\b|\\bsunny\\b|\\bsnow\\b`,
  },
  "tips-unsure": {
    label: "What I'm unsure about",
    question: "What are you most unsure about?",
    suggestions: ["money and paying", "getting around", "safety", "manners and customs"],
    cases: [
      {
        when: "\\b(?:fly(?:ing)?|flights?|airport|planes?)\\b",
        label: "What worries me most",
        question: "What worries you most?",
        suggestions: [
          "security and boarding",
          "luggage rules",
          "fear of flying",
          "changing planes",
        ],
      },
      {
        when: "\\b(?:pregnan\\p{L}+|baby|toddler|kids?|children)\\b",
        label: "What worries me most",
        question: "What worries you most?",
        suggestions: ["the long way there", "sleep and food", "health", "keeping them busy"],
      },
    ],
    said: "\\b(?:paying|pay|cash|cards?|tipping|tips? in restaurants|getting around|trains?|metro|taxis?|uber|driv(?:e|ing)|manners|etiquette|language|speak|scams?|pickpockets?|women|woman|vegetarian|vegan|allerg\\p{L}+|insurance|vaccin\\p{L}*|sim|internet|roaming|visa|luggage|packing|crowds?|heat|altitude|worr\\p{L}+|unsure|not sure|afraid|nervous|scared|sleep\\p{L}*|security|connection|feed\\p{L}*|ears|bored|toilet|medication|pregnan\\p{L}+|claustrophob\\p{L}+|weather)\\b|\\b(?:safe(?:ty|ly)?|money|budget|cheap|customs|food|airport|jet ?lag|baby|toddler|dog|cat|alone|solo|anxi\\p{L}+|fear)\\b",
  },
  "tips-who": {
    label: "Who travels",
    question: "Who is traveling?",
    suggestions: [
      "a woman on her own",
      "a man on his own",
      "a couple or friends",
      "a family with kids",
    ],
    said: `${companions}|${lasting}|\\b(?:never been|never flown|been (?:once|before|twice)|second time|first (?:trip|visit|flight|time|solo)|i'?m \\d\\d|im \\d\\d|year old|my \\d+|woman|elderly|seniors?|teenagers?|just me|toddler|baby|student)\\b|${company}|${span}|\\bfirst[- ]time\\b`,
  },
} as const satisfies Readonly<Record<string, Need>>;
