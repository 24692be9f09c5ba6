import type { Need } from "../ask.ts";

const money =
  "[$€£]\\s?\\d|\\b\\d+\\s?(?:dollars?|bucks|euros?|pounds?|usd|eur|gbp|k)\\b|\\bbudget\\b|\\bcheap(?:est|er)?\\b|\\baffordable\\b|\\b(?:under|below|less than|up to|around) \\d+";

/** What buying, giving, reading, watching and playing turn on. */
export const shoppingNeeds = {
  "shop-budget": {
    label: "Budget and country",
    question: "What may it cost at most, and in which country?",
    suggestions: [
      "as cheap as is sensible",
      "mid-range, US",
      "mid-range, UK",
      "the best, price is second",
    ],
    said: money,
  },
  "gift-who": {
    label: "About them",
    question: "Who are they, and what do they love doing?",
    suggestions: [
      "loves cooking",
      "always outdoors",
      "into books and films",
      "has everything already",
    ],
    said: "\\b(?:who|he|she|they) (?:really )?(?:loves?|likes?|enjoys?|is into|are into|is (?:a|an|obsessed)|has|plays|collects)\\b|\\binto \\p{L}+ing\\b|\\b(?:gamers?|gardeners?|readers?|runners?|hikers?|golfers?|book lovers?|cat lovers?|dog lovers?|foodies?|coffee lovers?|nerds?)\\b",
  },
  "gift-money": {
    label: "Budget and date",
    question: "How much may it cost, and by when?",
    suggestions: [
      "under $30, this week",
      "about $50, in a month",
      "up to $100, no hurry",
      "homemade, tomorrow",
    ],
    said: `${money}|\\bdiy\\b|\\bhomemade\\b|\\bhandmade\\b`,
  },
  "gift-not": {
    label: "What it should not be",
    question: "What do they have already, or must it not be?",
    suggestions: ["nothing bulky", "no alcohol", "nothing to wear", "no idea what they have"],
    said: "\\bnot? (?:an? |too )?\\p{L}+ (?:gift|clothes|jewelry|alcohol|toys|food)|\\balready (?:has|have|own)|\\bexcept\\b|\\bwithout\\b|\\bdoesn't (?:like|want|drink|need)\\b|\\bnothing\\b",
  },
  "used-what": {
    label: "The offer",
    question: "Which model, how old, and what do they ask for it?",
    suggestions: [],
    said: "\\b(?:19|20)\\d\\d\\b|[$€£]\\s?\\d|\\b(?:honda|toyota|ford|bmw|iphone \\d+|macbook|trek|fender|gibson|canon|nikon|sony)\\b",
  },
  "used-seller": {
    label: "Seller",
    question: "Who sells it, and can you try it out first?",
    suggestions: ["private, can try it", "a dealer", "online, only photos", "a friend"],
    said: "\\bdealers?\\b|\\bprivate\\b|\\bcraigslist\\b|\\bmarketplace\\b|\\bebay\\b|\\bonline\\b|\\bfriend\\b|\\bauction\\b",
  },
  "used-worry": {
    label: "How well I know it",
    question: "How well do you know such things, and what worries you?",
    suggestions: ["know nothing about it", "hidden damage", "that it is stolen", "a fair price"],
    said: "\\bi don't know\\b|\\bbeginners?\\b|\\bworried\\b|\\bscam\\p{L}*|\\bstolen\\b|\\bfair price\\b|\\bfirst (?:car|bike|time)\\b",
  },
  "buycar-use": {
    label: "How I drive",
    question: "How do you drive: daily, long trips, how many people?",
    suggestions: [
      "short city trips, two of us",
      "25 miles a day, alone",
      "family of four, long trips",
      "snow and mountain roads",
    ],
    said: "\\b\\d+ ?(?:miles|km|kids|people|children)\\b|\\bcommut\\p{L}+|\\bfamily\\b|\\bkids\\b|\\bcity\\b|\\blong (?:trips|distance)\\b|\\bfirst car\\b|\\boff[- ]?road\\b|\\btow\\p{L}*|\\bteen\\p{L}*",
  },
  "buycar-money": {
    label: "Budget and years",
    question: "What may it cost, and how long will you keep it?",
    suggestions: [
      "under $10,000, 5 years",
      "about $20,000, 6 years",
      "up to $35,000, 8 years",
      "leased, three years",
    ],
    said: money,
  },
  "buycar-park": {
    label: "Parking and charging",
    question: "Where do you park, and could you charge there?",
    suggestions: [
      "own garage, can charge",
      "street, no charging",
      "can charge at work",
      "no electric car, please",
    ],
    said: "\\bcharg(?:e|ing|er)\\b|\\bgarage\\b|\\bstreet parking\\b|\\b(?:gas|petrol|diesel|gasoline)\\b|\\bev\\b.*\\bhome\\b",
  },
  "computer-use": {
    label: "What it must run",
    question: "Which programs or games must run well on it?",
    suggestions: ["office and browsing", "video editing", "programming", "new games"],
    said: "\\bfor (?!me\\b|my (?:son|daughter|mom|dad|wife|husband)\\b|under\\b|less\\b|a (?:good|student)\\b|\\d)\\p{L}+|\\bgaming\\b|\\bediting\\b|\\bprogramming\\b",
  },
  "computer-carry": {
    label: "Where I use it",
    question: "Carried around or on a desk, and what screen size?",
    suggestions: [
      "carried every day, light",
      "mostly on a desk, large",
      "on the sofa",
      "must last a day unplugged",
    ],
    said: "\\b(?:portable|lightweight|light|travel(?:l?ing)?|desk(?:top)?|battery|\\d\\d[- ]?inch(?:es)?|monitors?|gpus?|graphics cards?|ultrawide)\\b",
  },
  "phone-matters": {
    label: "What matters most",
    question: "What matters most on it?",
    suggestions: ["camera", "battery", "small size", "easy to use"],
    said: "\\b(?:camera|photos?|battery|small|compact|gaming|easy|simple|seniors?|grandm\\p{L}+|grandp\\p{L}+|video|durable|privacy|kids?)\\b",
  },
  "phone-now": {
    label: "Phone now",
    question: "Which phone is it now, and what is wrong with it?",
    suggestions: [
      "an old iPhone, battery",
      "an old Android, slow",
      "first smartphone",
      "broken, need one now",
    ],
    said: "\\bi (?:have|use|had) an?\\b|\\bmy (?:old|current) \\p{L}+|\\bswitch(?:ing)? from\\b|\\breplace\\b|\\bupgrad\\p{L}+",
  },
  "vacuum-home": {
    label: "Home",
    question: "Which floors and pets do you have, any stairs?",
    suggestions: [
      "hard floors, a dog",
      "carpet, no pets",
      "small flat, hard floors",
      "house with stairs, a cat",
    ],
    said: "\\b(?:pets?|dog|cat|hair|hardwood|hard floors?|wood floors?|carpets?|rugs?|tiles?|stairs|apartment|laminate)\\b",
  },
  "vacuum-must": {
    label: "It must be",
    question: "What must it be: light, quiet, good for allergies?",
    suggestions: ["light to carry", "good for allergies", "quiet", "cordless"],
    said: "\\b(?:light(?:weight)?|quiet|allerg\\p{L}+|asthma|hepa|cordless|corded|bagless|robot|stick|handheld|strong)\\b",
  },
  "outfit-where": {
    label: "Occasion and weather",
    question: "What is the occasion, where, and what's the weather?",
    suggestions: [
      "outdoors, warm evening",
      "an office, cool",
      "a restaurant in winter",
      "casual, any weather",
    ],
    said: "\\b(?:indoors?|outdoors?|garden|beach|church|winter|summer|spring|fall|autumn|hot|cold|rain\\p{L}*|evening|black tie|cocktail attire|snow)\\b",
  },
  "outfit-own": {
    label: "What I own and like",
    question: "What do you own that could do, may you buy new?",
    suggestions: [
      "jeans and plain shirts",
      "a dark suit",
      "a few dresses",
      "up to $100 for new things",
    ],
    said: `${money}|\\bi (?:have|own|bought)\\b|\\bwith (?:my |a |an )?(?:\\p{L}+ )?(?:jeans|pants|dress|suit|skirt|blazer|boots|shoes|shirt)\\b|\\bgoes with\\b`,
  },
  "outfit-me": {
    label: "About me",
    question: "Women's or men's, age, what do you feel well in?",
    suggestions: [
      "women's, 20s, relaxed",
      "men's, 30s, classic",
      "women's, 50s, elegant",
      "no dress, no heels",
    ],
    said: "\\b(?:women'?s?|men'?s?|female|male|girl|guy|\\d\\d[- ]?year|in my \\d0s|petite|plus[- ]size|tall|short|curvy|mother of the|pregnan\\p{L}+|teen\\p{L}*|bride\\p{L}*|groom)\\b|\\bi'?m an? (?:man|woman|guy|girl)\\b",
  },
  "wear-use": {
    label: "What it is for",
    question: "What will you wear it for, how often, where?",
    suggestions: [
      "on my feet all day",
      "running, 3 times a week",
      "wet and cold weather",
      "everyday, to look good",
    ],
    said: "\\bfor (?!me\\b|my\\b|men\\b|women\\b|under\\b|less\\b|wide\\b|flat\\b)\\p{L}+|\\b(?:running|hiking|walking|work|wedding|winter|gym|trail|rain)\\b",
  },
  "wear-fit": {
    label: "Fit",
    question: "What about the fit: size, width, pain, women's or men's?",
    suggestions: ["wide feet, men's", "flat feet, women's", "bad knees", "tall and slim"],
    said: "\\b(?:wide|flat|narrow|knees?|pain|plantar|bunions?|women'?s?|men'?s?|size \\d+|petite|plus[- ]size|tall|short|curvy|overpronat\\p{L}+|kids?)\\b",
  },
  "read-liked": {
    label: "Liked and dropped",
    question: "Which ones did you love, and which did you drop?",
    suggestions: [],
    said: "\\b(?:like|similar to) (?!me\\b|to\\b)\\p{L}+|\\bi (?:loved|liked|enjoyed|read|just finished)\\b",
  },
  "read-mood": {
    label: "What I want from it",
    question: "What do you want from it?",
    suggestions: [
      "light and funny",
      "can't put it down",
      "to learn something",
      "something that moves me",
    ],
    said: "\\b(?:thrillers?|fantasy|romance|sci-?fi|science fiction|mystery|horror|historical|funny|light|sad|uplifting|non-?fiction|self[- ]help|biograph\\p{L}+|classics?|cozy|crime|about|on)\\b",
  },
  "read-limits": {
    label: "Length and reader",
    question: "How long and how hard may it be, and who reads it?",
    suggestions: [
      "short and easy, for me",
      "long is fine, for me",
      "audiobook for the car",
      "for a 10-year-old",
    ],
    said: "\\b(?:short|easy|long|audiobooks?|beginners?|year[- ]?olds?|kids|children|teens?|adults?|series|standalone)\\b|\\bfor my\\b",
  },
  "watch-liked": {
    label: "Liked lately",
    question: "Which ones did you love, and which not at all?",
    suggestions: [],
    said: "\\b(?:like|similar to) (?!me\\b|to\\b)\\p{L}+|\\bi (?:loved|liked|enjoyed|watched|just finished)\\b",
  },
  "watch-with": {
    label: "Who watches and mood",
    question: "Who watches, and what are you in the mood for?",
    suggestions: [
      "just me, something light",
      "family with kids",
      "two of us, gripping",
      "friends, scary",
    ],
    said: "\\bwith (?:my|the|a|friends|family|kids)\\b|\\bfor (?:kids|family|the family|couples|date night|halloween|christmas|movie night)\\b|\\b(?:funny|scary|horror|romantic|comedy|comedies|thriller|sci-?fi|light|sad|feel[- ]good|action|kids|family|documentar\\p{L}+)\\b",
  },
  "watch-where": {
    label: "Where I can watch",
    question: "Where can you watch, and how much time is there?",
    suggestions: [
      "Netflix, under two hours",
      "Prime, a series",
      "Disney+, with kids",
      "anywhere, a film",
    ],
    said: "\\b(?:netflix|prime|hulu|disney\\+?|hbo|max|apple tv|youtube|crunchyroll|cinema|theaters?)\\b",
  },
  "music-when": {
    label: "When and who listens",
    question: "When will it play, and who listens?",
    suggestions: [
      "while working, just me",
      "in the car, with kids",
      "a party, 30 to 60",
      "sport, fast",
    ],
    said: "\\bfor (?!me\\b)\\p{L}+|\\b(?:workout|running|study(?:ing)?|party|wedding|road ?trip|dinner|sleep|gym|driving|birthday|focus)\\b",
  },
  "music-liked": {
    label: "What I like",
    question: "What do you like, and what can't you stand?",
    suggestions: ["pop and charts", "rock", "calm, no vocals", "a bit of everything"],
    said: "\\b(?:like|similar to) \\p{L}+|\\b(?:rock|pop|jazz|classical|hip[- ]?hop|rap|country|metal|indie|edm|electronic|lo-?fi|folk|r&b|k-?pop|punk|house|techno|80s|90s|70s|60s|2000s|true crime|history|comedy|news)\\b",
  },
  "music-limits": {
    label: "How long and known or new",
    question: "How long should it be, and known or new to you?",
    suggestions: [
      "an hour, well known",
      "ten of them, new to me",
      "clean lyrics, mixed",
      "a whole evening, mixed",
    ],
    said: "\\b\\d+\\b|\\bnew\\b|\\bunderrated\\b|\\bpopular\\b|\\bobscure\\b|\\bclean\\b|\\bhours?\\b",
  },
  "game-liked": {
    label: "Liked and disliked",
    question: "Which ones did you love, and which bored you?",
    suggestions: [],
    said: "\\b(?:like|similar to) (?!me\\b|to\\b)\\p{L}+|\\bi (?:loved|liked|enjoyed|played)\\b",
  },
  "game-on": {
    label: "Played on and with",
    question: "What do you play on, and with whom?",
    suggestions: [
      "PC, alone",
      "Switch, with kids",
      "console, with friends",
      "at a table, two of us",
    ],
    said: "\\b(?:pc|switch|ps\\d|playstation|xbox|steam|mobile|phone|iphone|android|mac|laptop|vr|board|card|tabletop)\\b",
  },
  "game-time": {
    label: "Time and mood",
    question: "How long may a round take, relaxed or hard?",
    suggestions: [
      "20 minutes, relaxed",
      "an hour, some thinking",
      "long story, easy",
      "hard and long",
    ],
    said: "\\b\\d+ ?(?:min(?:ute)?s?|hours?)\\b|\\b(?:relaxing|cozy|hard|easy|short|quick|casual|difficult|simple|party)\\b",
  },
  "product-use": {
    label: "How I will use it",
    question: "Where, how often and by whom will it be used?",
    suggestions: ["every day, just me", "daily, whole family", "now and then", "on the go"],
    said: "\\bfor (?!me\\b|under\\b|less\\b|the (?:money|price)\\b|\\d)\\p{L}+|\\bto (?:use|take|bring|make|watch|listen|run|play)\\b",
  },
  "product-must": {
    label: "It must be",
    question: "What must it have, and what would annoy you?",
    suggestions: ["easy to use", "quiet", "small and light", "lasts for years"],
    said: "\\b(?:easy|quiet|small|compact|light(?:weight)?|portable|durable|wireless|cordless|waterproof|silent|foldable|noise[- ]cancell?ing|bluetooth|comfortable|with|without|that|which)\\b",
  },
} as const satisfies Readonly<Record<string, Need>>;
