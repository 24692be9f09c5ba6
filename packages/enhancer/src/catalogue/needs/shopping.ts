import type { Need } from "../ask.ts";
import { amount, date, lasting, number, reason } from "./common.ts";

const money =
  "[$€£]\\s?\\d|\\b\\d+\\s?(?:dollars?|bucks|euros?|pounds?|usd|eur|gbp|k)\\b|\\bbudget\\b|\\bcheap(?:est|er)?\\b|\\baffordable\\b|\\b(?:under|below|less than|up to|around) \\d+";

/** What buying, giving, reading, watching and playing turn on. */
export const shoppingNeeds = {
  "app-for": {
    label: "What it must do",
    question: "What exactly must it do, and what annoyed you so far?",
    suggestions: [],
    said: "\\b(?:that|which|where i can|without|so that)\\b.{6,}|\\bto (?:track|plan|share|sync|edit|learn|split|scan) \\p{L}+",
  },
  "app-on": {
    label: "Devices",
    question: "On which devices, and alone or shared?",
    suggestions: ["iPhone, just me", "Android, just me", "phone and laptop", "shared with others"],
    said: "\\b(?:iphone|ipad|android|mac|windows|linux|web|desktop|phone|laptop|tablet|team|family|shared|together|partner|students?)\\b",
  },
  "app-money": {
    label: "Price and privacy",
    question: "What may it cost, and may data leave the device?",
    suggestions: ["free only", "a few dollars a month", "one payment", "data must stay with me"],
    said: "\\bfree\\b|\\b(?:no subscription|without (?:a )?subscription|cheap|paid|price|offline|privacy|private|open[- ]source)\\b|[$€£]\\s?\\d",
  },
  "gear-room": {
    label: "Room and use",
    question: "How big is the room, and what will you do there?",
    suggestions: [
      "a corner, daily",
      "small room, weekends",
      "a large room, family",
      "rented, nothing fixed",
    ],
    cases: [
      {
        when: "\\bsmart home\\b",
        question: "Rented or own, how many rooms, what should it do?",
        suggestions: ["rented, lights only", "own house, heating too", "two rooms, alarms"],
      },
      {
        when: "\\b(?:theat(?:er|re)|cinema)\\b",
        question: "How big is the room, and what will you watch?",
        suggestions: [
          "small room, films",
          "living room, films and TV",
          "basement, films and games",
        ],
      },
    ],
    said: "\\b\\d+ ?(?:m2|sqm|square|sq ft|by|x) ?|\\b(?:small|tiny|large|big) (?:room|flat|apartment|space|corner)\\b|\\b(?:garage|basement|bedroom|living room|attic)\\b",
  },
  "gear-have": {
    label: "What I have",
    question: "What do you have already, and what must it work with?",
    suggestions: ["nothing yet", "a laptop and a phone", "Alexa or Google", "Apple devices"],
    cases: [
      {
        when: "\\bgym\\b",
        suggestions: ["nothing yet", "a mat and dumbbells", "a bike or treadmill"],
      },
      {
        when: "\\bcoffee\\b",
        suggestions: ["nothing yet", "a grinder", "a moka pot", "an old machine"],
      },
      {
        when: "\\b(?:theat(?:er|re)|cinema)\\b",
        suggestions: ["a TV", "a TV and a soundbar", "an old receiver", "nothing yet"],
      },
    ],
    said: "\\b(?:i (?:have|own|already have)|i've got|alexa|google home|homekit|apple|from scratch|nothing yet)\\b",
  },
  "petfood-animal": {
    label: "The animal",
    question: "Which breed, how old, how heavy?",
    suggestions: [],
    said: "\\b\\d+[- ]?(?:months?|years?|yrs?|kg|lbs?|weeks?|yo)\\b|\\b(?:senior|old)\\b",
  },
  "petfood-now": {
    label: "Food and health now",
    question: "What does it eat now, and what is wrong with that?",
    suggestions: ["it itches", "an upset stomach", "too heavy", "nothing, only a change"],
    said: "\\b(?:allerg\\p{L}*|itch\\p{L}*|sensitive|stomach|diarrh\\p{L}+|vomit\\p{L}*|overweight|kidney|diabet\\p{L}*|picky|eats? (?:now|only)|switch\\p{L}*|hypoallergenic|urinary)\\b",
  },
  "shop-budget": {
    label: "Budget and country",
    question: "What may it cost at most, and in which country?",
    suggestions: [
      "as cheap as is sensible",
      "mid-range, US",
      "mid-range, UK",
      "the best, price is second",
    ],
    said: `${amount}|\\b(?:price|cost|money|expensive|value for money|premium|splurge|second[- ]?hand|refurb\\p{L}*|used)\\b|\\b\\d{2,}(?: ?(?:max|tops|or so|range))\\b|${money}`,
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
    cases: [
      {
        when: "\\b(?:physio|doctor|nurse|midwife|tutor|postman|mailman|hairdresser|barber|cleaner|dentist|vet|driver|trainer|host|secretary|vicar|priest|therapist)s?\\b",
        question: "One person or several, and what do you know of them?",
        suggestions: ["one, I hardly know them", "one, we chat a lot", "a whole team"],
      },
      {
        when: "\\b(?:\\d+|many|several|all|our|my) (?:\\p{L}+ )?(?:colleagues|coworkers|guests|clients|customers|students|pupils|employees|volunteers|members|teachers|neighbou?rs|kids|children)\\b",
        question: "What do they have in common?",
        suggestions: ["the same team or club", "a mixed crowd", "they love food", "young families"],
      },
      {
        when: "\\b(?:midwi\\p{L}+|nurse|doctor|vet|coach|trainer|tutor|postman|cleaner|nanny|baby ?sitter|hairdresser|host|plumber|vicar)\\b",
        question: "What do you know about them, what have they done?",
        suggestions: [
          "hardly know them",
          "they love sweet things",
          "they drink tea or coffee",
          "they have a garden",
        ],
      },

      {
        when: "\\b(?:mother|father|mum|mom|dad|sister|brother|aunt|uncle|gran\\p{L}*|wife|husband|girlfriend|boyfriend|gf|bf|son|daughter|nephew|niece|cousin|friend|boss|teacher|colleague|coworker|neighbou?r|partner|in[- ]law|fianc\\p{L}+|year[- ]old)\\b",
        question: "What do they love doing, or talk about a lot?",
        suggestions: [
          "cooking and food",
          "being outdoors",
          "books, films or music",
          "making or mending things",
        ],
      },
    ],
    said: `\\b(?:he|she|they|who)(?:'s|s)? (?:also |really |always |never |often |only |just |still |both |all )*(?:is (?:an?|into|always|really|very)|are (?:into|always|really|very)|love[sd]?|like[sd]?|hate[sd]?|enjoy(?:s|ed)?|adore[sd]?|collects?|plays?|works?|makes?|teach(?:es)?|lives?|sings?|cooks?|bakes?|paints?|reads?|runs?|rides?|sews?|knits?|fish(?:es)?|hikes?|has (?!everything)(?:an?|two|three|just|chickens|dogs|cats|horses|bees|hens))\\b|\\b(?:she|he) (?!needs|wants|turns|is|gets|leaves|retires|deserves)\\p{L}+s\\b|\\b(?:loves?|likes?|enjoys?|collects?|plays|hates?|into|obsessed|mad about|crazy about|fan of|fond of|hobb\\p{L}+|passion\\p{L}*|keen|addicted|always (?:outdoors|cold|cooking|reading|travelling)|interests?|interested in|cook(?:s|ing)?|garden\\p{L}*|fishing|golf|hiking|reading|baking|knitting|coffee|tea|wine|whisky|gaming|lego|football|cycling|yoga|music|guitar|art|travel\\p{L}*|dinosaurs?|horses?|cars|cats|dogs|books|star wars|harry potter|camping|photography|running|jokes)\\b(?! (?:ideas?|gift|gifts|present))|\\b(?:who|he|she|they) (?:really )?(?:loves?|likes?|enjoys?|is into|are into|is (?:a|an|obsessed)|has|plays|collects)\\b|\\binto \\p{L}+ing\\b|\\b(?:gamers?|gardeners?|readers?|runners?|hikers?|golfers?|book lovers?|cat lovers?|dog lovers?|foodies?|coffee lovers?|nerds?)\\b`,
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
    cases: [
      {
        when: "\\b(?:wedding|christmas|xmas|secret santa|birthday|mother'?s day|father'?s day|valentine\\p{L}*|anniversary|graduation|retire\\p{L}*|leaving)\\b",
        question: "How much may it cost?",
        suggestions: ["under $20", "about $50", "up to $100", "homemade, next to nothing"],
      },
    ],
    said: `${amount}|\\b(?:collected|raised|have|got|spend) \\d+\\b|\\b(?:today|tonight|tomorrow|this (?:week|weekend|month)|next (?:week|month)|in ${number} (?:days?|weeks?|months?)|by (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|the \\d))\\b|\\b(?:home[- ]?made|handmade|max|no hurry|by next|price|tiny|small (?:gift|budget|thing)|something small|expensive|little money)\\b|${money}|\\bdiy\\b|\\bhomemade\\b|\\bhandmade\\b`,
  },
  "gift-not": {
    label: "They have or don't want",
    question: "What do they have already, or would they not want?",
    suggestions: ["bulky things", "alcohol", "clothes", "no idea what they have"],
    said: "\\b(?:physio|doctor|nurse|midwife|teacher|tutor|postman|mailman|hairdresser|barber|cleaner|dentist|vet|driver|coach|trainer|babysitter|nanny|host|neighbou?r|boss|colleague|coworker|secretary|vicar|priest|therapist)s?\\b|\\b(?:no (?!idea\\b|clue\\b)\\p{L}+|not (?:a|an|another|any|too|more|clothes|alcohol|books|flowers|boring|something)|already|has (?:everything|enough|a lot|all|plenty)|have (?:everything|enough)|don'?t (?:want|like|need|have)|dont (?:want|like|need)|doesnt (?:like|want|drink|need|have)|hates?|allerg\\p{L}+|anything but|vegan|minimalist|last (?:year|time)|nothing|isn'?t|picky|avoid)\\b|\\bnot? (?:an? |too )?\\p{L}+ (?:gift|clothes|jewelry|alcohol|toys|food)|\\balready (?:has|have|own)|\\bexcept\\b|\\bwithout\\b|\\bdoesn't (?:like|want|drink|need)\\b|\\bnothing\\b",
  },
  "sell-what": {
    label: "What I sell",
    question: "What exactly is it: kind, age, condition, faults?",
    suggestions: [],
    said: "\\b\\d+ (?:miles|km|years?|months?|bedrooms?|rooms?|gb|inch)\\b|\\b(?:condition|scratch\\p{L}*|dent\\p{L}*|crack\\p{L}*|worn|barely|hardly|never|mint|as new|like new|brand new|broken|mileage|serviced|one owner|rust|leather|oak|solid|ikea|size|works (?:fine|well|perfectly)|battery|original box|vw|volkswagen|ford|bmw|honda|toyota|nissan|audi|fiesta|golf|civic|corolla|iphone \\d+|macbook|playstation|ps\\d|canon|nikon|sony|samsung|dell|trek|fender|gibson|yamaha|singer|bosch)\\b|\\b(?:19|20)\\d\\d\\b|\\b\\d+k? (?:miles|km|years old)\\b",
  },
  "sell-hurry": {
    label: "Price and time",
    question: "What do you hope to get, and how soon must it go?",
    suggestions: [
      "the best price, no hurry",
      "a fair price in a month",
      "soon, price second",
      "I don't know its worth",
    ],
    said: `${amount}|${date}|\\b(?:quick|soon|no (?:hurry|rush)|best price|fair price|hope(?:d)? (?:for|to get)|wants? (?:about |around |at least )?\\d+|asking|worth|moving|get rid|gone|away by|as much|paid \\d+)\\b|[$€£]\\s?\\d|\\b(?:fast|quickly|asap|this (?:week|month)|by)\\b`,
  },
  "used-what": {
    label: "The offer",
    question: "Which model, how old, and what do they ask for it?",
    suggestions: [],
    said: `${amount}|\\b\\d{2,3}[,.]?(?:\\d{3}|k) ?(?:miles|km)?\\b|\\b\\d+ years? old\\b|\\b(?:nissan|mazda|vw|volkswagen|audi|mercedes|hyundai|kia|subaru|volvo|tesla|peugeot|renault|skoda|fiat|opel|vauxhall|mini|golf|civic|corolla|fiesta|focus|polo|leaf|yaris|specialized|giant|cannondale|yamaha|steinway|thinkpad|dell|playstation|ps\\d|xbox|rolex|louis vuitton|asking|wants?|selling (?:it )?for|priced)\\b|\\b(?:19|20)\\d\\d\\b|[$€£]\\s?\\d|\\b(?:honda|toyota|ford|bmw|iphone \\d+|macbook|trek|fender|gibson|canon|nikon|sony)\\b`,
  },
  "used-seller": {
    label: "Seller",
    question: "Who sells it, and can you try it out first?",
    suggestions: ["private, can try it", "a dealer", "online, only photos", "a friend"],
    said: "\\b(?:seller|owner|from (?:a|an|my|some|the|facebook|ebay|kijiji|gumtree)|neighbou?r|colleague|cousin|uncle|garage|shop|test drive|try it|see it|only photos|gumtree|kijiji|kleinanzeigen|autotrader|autoscout|facebook|vinted|carvana|refurbished|stranger|viewing|inspect\\p{L}*)\\b|\\bdealers?\\b|\\bprivate\\b|\\bcraigslist\\b|\\bmarketplace\\b|\\bebay\\b|\\bonline\\b|\\bfriend\\b|\\bauction\\b",
  },
  "used-worry": {
    label: "My knowledge and worries",
    question: "How well do you know such things, and what worries you?",
    suggestions: ["know nothing about it", "hidden damage", "that it is stolen", "a fair price"],
    said: "\\b(?:don'?t (?:know|trust)|dont (?:know|trust)|know (?:nothing|little|a lot|a bit|enough)|no (?:idea|clue|experience)|never (?:bought|had)|clueless|worr\\p{L}+|afraid|scared|rust|accident|mileage|clocked|odometer|hidden|damage|battery|fake|counterfeit|lemon|overpay\\p{L}*|too (?:expensive|good|cheap)|noise|mechanic|flood\\p{L}*|service history|not (?:good|an expert))\\b|\\bi don't know\\b|\\bbeginners?\\b|\\bworried\\b|\\bscam\\p{L}*|\\bstolen\\b|\\bfair price\\b|\\bfirst (?:car|bike|time)\\b",
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
    cases: [
      {
        when: "\\b(?:vans?|trucks?|pick ?ups?|ute)\\b",
        question: "What does it carry, how far, how often?",
        suggestions: [
          "light goods, in town",
          "heavy tools, daily",
          "animals or hay",
          "long trips, sleep in it",
        ],
      },
      {
        when: "\\b(?:motorbikes?|motorcycles?|scooters?)\\b",
        question: "How will you ride: commute, tours, with somebody?",
        suggestions: [
          "to work in town",
          "weekend tours, alone",
          "long tours, two of us",
          "off road",
        ],
      },
      {
        when: "\\b(?:camper|motorhome|campervan)\\b",
        question: "Who sleeps in it, and where will you drive?",
        suggestions: ["two of us, whole summer", "a family, weekends", "alone, all year"],
      },
    ],
    said: `${lasting}|\\b(?:drive|drives|driving|daily|commute|work|school run|kid|baby|dogs?|highway|motorway|mountains?|snow|winter|road trips?|town|rural|country(?:side)?|horse|trailer|caravan|camping|uber|delivery|alone|just me|two of us|couple|weekends|student|new driver|short trips|miles|km|large family|people)\\b|\\b\\d+ ?(?:miles|km|kids|people|children)\\b|\\bcommut\\p{L}+|\\bfamily\\b|\\bkids\\b|\\bcity\\b|\\blong (?:trips|distance)\\b|\\bfirst car\\b|\\boff[- ]?road\\b|\\btow\\p{L}*|\\bteen\\p{L}*`,
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
    said: `${amount}|\\b\\d{1,3}[,.]?\\d{3}\\b|\\b(?:leas(?:e|ed|ing)|finance[d]?|cash|per month|a month|monthly|keep it|for (?:\\d+|five|ten|many) years|until it)\\b|${money}`,
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
    cases: [
      {
        when: "\\b(?:vans?|trucks?|pick ?ups?|camper|motorhome|motorbikes?|motorcycles?)\\b",
        question: "Where will it stand, and any limits in your town?",
        suggestions: [
          "on the street",
          "in a yard or drive",
          "low-emission zone",
          "must fit under 2 m",
        ],
      },
    ],
    said: "\\bused\\b|\\bsecond[- ]?hand\\b|\\bunder (?:[£$€] ?)?\\d{1,2}[.,]?\\d{3}\\b|\\b(?:park|parking|driveway|carport|drive ?way|on the street|street|plug|wallbox|socket|charge|at (?:home|work) (?:i )?(?:can )?charg\\p{L}*|flat|apartment|no (?:electric|ev|plug|garage|charger)|house|petrol|hybrid only|fuel)\\b|\\bcharg(?:e|ing|er)\\b|\\bgarage\\b|\\bstreet parking\\b|\\b(?:gas|petrol|diesel|gasoline)\\b|\\bev\\b.*\\bhome\\b",
  },
  "computer-use": {
    label: "What it must run",
    question: "Which programs or games must run well on it?",
    suggestions: ["office and browsing", "video editing", "programming", "new games"],
    said: "\\b(?:photoshop|lightroom|premiere|davinci|autocad|cad|solidworks|blender|excel|office|word|zoom|browsing|netflix|emails?|coding|code|python|matlab|games?|minecraft|fortnite|sims|cyberpunk|uni|school|college|university|work|photo|video|music production|ableton|streaming|machine learning|rendering|engineering|architecture|spreadsheets|homework|writing)\\b|\\bfor (?!me\\b|my (?:son|daughter|mom|dad|wife|husband)\\b|under\\b|less\\b|a (?:good|student)\\b|\\d)\\p{L}+|\\bgaming\\b|\\bediting\\b|\\bprogramming\\b",
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
    said: `${lasting}|\\b(?:carry|carried|backpack|bag|commut\\p{L}+|train|campus|classes|lectures|every day|sofa|couch|bed|at home|stationary|big screen|large screen|small screen|screen|\\d\\d (?:in|zoll)|weigh\\p{L}*|kg|heavy|thin|plugged|mobile|around)\\b|\\b(?:portable|lightweight|light|travel(?:l?ing)?|desk(?:top)?|battery|\\d\\d[- ]?inch(?:es)?|monitors?|gpus?|graphics cards?|ultrawide)\\b`,
  },
  "phone-matters": {
    label: "What matters most",
    question: "What matters most on it?",
    suggestions: ["camera", "battery", "small size", "easy to use"],
    said: "\\b(?:pictures|whatsapp|calls?|storage|screen|big|large|fits|hand|lasts|long[- ]lasting|updates|repair\\p{L}*|waterproof|rugged|drop|speed|fast|5g|dual sim|headphone jack|tiktok|games|reception|mother|mum|mom|grand\\p{L}+|elderly|dad|child|son|daughter|simple|night shots|selfies|video\\p{L}*|maps|work)\\b|\\b(?:camera|photos?|battery|small|compact|gaming|easy|simple|seniors?|grandm\\p{L}+|grandp\\p{L}+|video|durable|privacy|kids?)\\b",
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
    said: "\\b(?:i'?ve (?:got|had)|ive (?:got|had)|mine|my (?:\\p{L}+ )?(?:iphone|samsung|galaxy|pixel|android|phone|huawei|xiaomi|nokia|motorola|s\\d+|battery|screen)|have (?:a|an|the|my)|coming from|currently|now|old (?:iphone|samsung|android|phone|one)|broke|broken|cracked|dying|dead|slow|died|dropped|lost|stolen|first (?:phone|smartphone)|never had)\\b|\\bi (?:have|use|had) an?\\b|\\bmy (?:old|current) \\p{L}+|\\bswitch(?:ing)? from\\b|\\breplace\\b|\\bupgrad\\p{L}+",
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
    said: "\\b(?:lino(?:leum)?|vinyl|parquet|floors?|flat|house|studio|rooms?|m2|square|sqm|sq ?ft|floor(?:s)?|kids|baby|labrador|retriever|rabbits?|threshold|fur|bungalow|storeys?|stories|level|steps)\\b|\\b(?:pets?|dogs?|cats?|hair|hardwood|hard floors?|wood(?:en)? floors?|carpets?|rugs?|tiles?|stairs|apartment|laminate)\\b",
  },
  "vacuum-must": {
    label: "It must be",
    question: "What must it be: light, quiet, good for allergies?",
    suggestions: ["light to carry", "good for allergies", "quiet", "cordless"],
    said: "\\b(?:heavy|carry|noise|silent|loud|dust|hay ?fever|bag|battery|small|compact|store|storage|mop\\p{L}*|self[- ]empty\\p{L}*|upright|canister|powerful|suction|durable|repair\\p{L}*|easy|arthritis|bad back|car)\\b|\\b(?:light(?:weight)?|quiet|allerg\\p{L}+|asthma|hepa|cordless|corded|bagless|robot|stick|handheld|strong)\\b",
  },
  "hair-mine": {
    label: "Hair and face",
    question: "What is your hair like now, and your face?",
    suggestions: [
      "fine, shoulder length, round",
      "thick and wavy, long face",
      "curly, short, square face",
      "thinning on top",
    ],
    cases: [
      {
        when: "\\bface\\b",
        question: "What is your hair like, and how long is it now?",
        suggestions: [
          "fine and straight, long",
          "thick and wavy, to the chin",
          "curly, short",
          "thinning on top",
        ],
      },
      {
        when: "\\b(?:fine|thin|thick|curly|wavy|straight|frizzy|afro|long|short) hair\\b",
        question: "How long is it now, and what shape is your face?",
        suggestions: [
          "shoulder length, round",
          "to the chin, long face",
          "short, square face",
          "very long, oval",
        ],
      },
      {
        when: "\\bcolou?r|highlights|blond\\p{L}*",
        question: "What color is it now, and was it dyed before?",
        suggestions: ["dark brown, never dyed", "blonde, bleached", "dyed black", "turning gray"],
      },
    ],
    said: "\\b(?:fine|thin|thick|curly|wavy|straight|coarse|frizzy|kinky|afro|thinning|receding|bald\\p{L}*|grey|gray|blond\\p{L}*|brunette)\\b.*\\b(?:round|oval|square|long|heart|diamond)\\b|\\b(?:round|oval|square|heart|diamond)[- ](?:shaped )?face\\b.*\\b(?:fine|thin|thick|curly|wavy|straight)\\b",
  },
  "hair-effort": {
    label: "Effort",
    question: "How much time for it in the morning, and how often a cut?",
    suggestions: [
      "wash and go",
      "ten minutes a day",
      "a cut every two months",
      "I like styling it",
    ],
    said: "\\b(?:low[- ]maintenance|wash and go|easy|quick|no time|minutes?|styling|heat|straighten\\p{L}*|blow ?dry)\\b",
  },
  "hair-wish": {
    label: "Occasion and wishes",
    question: "For every day or an occasion, and what must it not be?",
    suggestions: ["every day, at work", "a wedding", "look younger", "not too short"],
    said: "\\b(?:wedding|prom|work|office|interview|job|graduation|party|school|date|every ?day|younger|professional|not too|no bangs|without bangs|hide|cover)\\b",
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
    cases: [
      {
        when: "\\bwardrobe\\b",
        question: "For which days mostly, and in which climate?",
        suggestions: ["office, cool", "casual, all seasons", "home and errands", "going out, warm"],
      },
      {
        when: "\\b(?:hindu|indian|sikh|punjabi|tamil|pakistani|bengali|muslim|nikah|jewish|nigerian)\\b[^.?!]{0,20}\\bwedding\\b",
        question: "Where is it, what time of day, and how warm?",
        suggestions: [
          "outdoors, daytime, hot",
          "indoors, evening",
          "a temple, then dinner",
          "more than one day",
        ],
      },
      {
        when: "\\b(?:interview|first day|job|meeting|conference|court|exam|viva|audition|citizenship)\\b",
        question: "What kind of place is it, and what's the weather?",
        suggestions: ["an office, formal", "an office, casual", "a shop or workshop", "on video"],
      },
      {
        when: "\\b(?:date|concert|gig|club|pub|festival|museum|cinema)\\b",
        question: "What kind of place, and how warm will it be?",
        suggestions: [
          "a bar, cool evening",
          "a restaurant, indoors",
          "outdoors, warm",
          "outdoors, cold",
        ],
      },
      {
        when: "\\b(?:wedding|naming|ceremony|christening|baptism|funeral|wake|interview|graduation|party|gala|ball|prom|date|concert|gig|opera|races|court|church|mosque|temple|synagogue|bar mitzvah|bat mitzvah|communion|confirmation|reunion|barbecue|bbq|dinner|lunch|brunch|conference|first day|job|meeting|exam|viva|festival|cruise|hike|ski|safari|theat(?:re|er)|museum|club|pub|picnic|beach|ceilidh|quinceanera|engagement|hen|stag|anniversary|rehearsal|audition|photo ?shoot|swearing|citizenship)\\b",
        question: "Where is it, what time of day, and how warm?",
        suggestions: [
          "outdoors, a warm afternoon",
          "indoors, daytime",
          "a church, then a meal",
          "indoors, evening",
        ],
      },
    ],
    said: `${date}|\\b(?:in (?!my\\b|a\\b|the\\b)\\p{L}{4,}|outside|inside|barn|vineyard|registry|castle|hotel|restaurant|office|bar|club|theatre|theater|opera|park|boat|rooftop|city|bank|startup|smart casual|business casual|dress code|formal|casual|afternoon|morning|night|degrees|°|warm|chilly|mild|windy|sunny|may be cold|abroad|italy|spain|mexico|museum|cinema|concert|picnic)\\b|\\b(?:indoors?|outdoors?|garden|beach|church|winter|summer|spring|fall|autumn|hot|cold|rain\\p{L}*|evening|black tie|cocktail attire|snow)\\b`,
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
    said: `${amount}|\\b(?:own|got|have|my wardrobe|my closet|already|only|wear my|black dress|navy suit|suit|jeans|blazer|dress|skirt|boots|buy|shop|spend|new|rent|trousers|chinos|shirts?|jumpsuit|sneakers|heels)\\b(?! (?:to (?:a|the|my)|for (?:a|an|the|my)|should|ideas))|${money}|\\bi (?:have|own|bought)\\b|\\bwith (?:my |a |an )?(?:\\p{L}+ )?(?:jeans|pants|dress|suit|skirt|blazer|boots|shoes|shirt)\\b|\\bgoes with\\b`,
  },
  "outfit-me": {
    label: "About me",
    question: "Woman or man, age, what do you feel well in?",
    suggestions: [
      "a woman, 20s, relaxed",
      "a man, 30s, classic",
      "a woman, 50s, elegant",
      "no dress, no heels",
    ],
    said: "\\b(?:i'?m \\d\\d|im \\d\\d|im an?|i'?m (?:a |an )?(?:\\p{L}+ )?(?:\\d\\d|tall|short|curvy|pregnant|plus)|\\d\\d ?(?:m|f|yo)|man|woman|lady|guys?|girls?|boys?|male|female|husband|wife|son|daughter|boyfriend|girlfriend|mum|mom|dad|grandm\\p{L}+|aunt|no (?:heels|dress\\p{L}*|tie|skirts?)|hate (?:heels|dresses|ties|suits)|comfortable|elegant|classic|relaxed|feminine|masculine|androgynous|modest|hijab|size \\d+|not ugly|in my (?:twenties|thirties|forties|fifties|sixties)|over \\d0|dress like)\\b|\\b(?:women'?s?|men'?s?|female|male|girl|guy|\\d\\d[- ]?year|in my \\d0s|petite|plus[- ]size|tall|short|curvy|mother of the|pregnan\\p{L}+|teen\\p{L}*|bride\\p{L}*|groom)\\b|\\bi'?m an? (?:man|woman|guy|girl)\\b",
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
    said: "\\b(?:commut\\p{L}+|cycling|standing|on my feet|nurse|waitress|office|city|travel\\p{L}*|every ?day|daily|rain\\p{L}*|wet|cold|snow|ski|beach|party|school|marathon|tennis|dog)\\b|\\bfor (?!me\\b|my\\b|men\\b|women\\b|under\\b|less\\b|wide\\b|flat\\b)\\p{L}+|\\b(?:running|hiking|walking|work|wedding|winter|gym|trail|rain)\\b",
  },
  "wear-fit": {
    label: "Fit",
    question: "What about the fit: size, width, pain, women's or men's?",
    suggestions: ["wide feet, men's", "flat feet, women's", "bad knees", "tall and slim"],
    said: "\\b(?:size|width|narrow|broad|high arch\\p{L}*|arch(?:es)?|heel spur|spur|orthotics|insoles|ankles?|hips?|back|toes?|blisters?|slim|skinny|big|large|xl|xxl|xs|small|woman|man|female|male|girl|boy|ladies|mens|womens|son|daughter|husband|wife|mum|mom|dad|\\d{2,3} ?(?:kg|cm|lbs)|loose|tight|baggy|long|heavy|pregnan\\p{L}+|shoulders|chest|comfortable)\\b|\\b(?:wide|flat|narrow|knees?|pain|plantar|bunions?|women'?s?|men'?s?|size \\d+|petite|plus[- ]size|tall|short|curvy|overpronat\\p{L}+|kids?)\\b",
  },
  "read-liked": {
    label: "Liked and dropped",
    question: "Which ones did you love, and which did you drop?",
    suggestions: [],
    cases: [
      {
        when: "\\bfor (?:someone|somebody|a (?:man|woman|boy|girl|person)|people|him|her) who\\b",
        question: "Which ones did they love, and which did they drop?",
      },

      {
        when: "\\b(?:book ?club|reading (?:group|circle))\\b",
        question: "Which ones went down well, and which badly?",
      },
      {
        when: "\\b(?:for|with) (?:my|our|an?|the) (?:[\\p{L}\\p{N}'-]+ ){0,3}?(?:son|daughter|kids?|child|children|grand\\p{L}+|nephew|niece|husband|wife|mum|mom|dad|mother|father|friend|boyfriend|girlfriend|year[- ]old)\\b",
        question: "Which ones did they love, and which did they drop?",
      },
    ],
    said: "\\b(?:loved?|liked?|enjoyed|adored|hated?|dropped|couldn'?t finish|gave up|didn'?t (?:like|finish)|boring|bored|favou?rites?|fan of|in the style of|just read|finished|finish|been reading|after reading|by (?!tomorrow|next|monday|the\\b|a\\b)\\p{L}+)\\b|\\b(?:like|similar to) (?!me\\b|to\\b)\\p{L}+|\\bi (?:loved|liked|enjoyed|read|just finished)\\b",
  },
  "book-subject-known": {
    label: "What I know already",
    question: "What do you know about it already?",
    suggestions: ["nothing yet", "the basics", "read a few books on it", "I work in it"],
    said: "\\b(?:know (?:nothing|little|a bit|the basics|some|a lot)|(?:im|i'm) (?:an?|new)|new to|read (?:nothing|a|some|two|three|\\p{L}+'s)|already|have read|never (?:read|studied)|studied|degree|basics|no (?:background|idea|clue)|student|teacher|work (?:in|as)|layman|layperson|newbie|novice|expert|familiar|school level|not (?:a|an) )\\b|\\bi(?:'m| am) an? |\\bbeginners?\\b|\\bfrom scratch\\b|\\bi know\\b|\\badvanced\\b|\\bintro(?:ductory|duction)?\\b",
  },
  "book-subject-for": {
    label: "What I want from them",
    question: "What do you want to be able to do or understand?",
    suggestions: [
      "a first overview",
      "both sides of it",
      "to use it at work",
      "to go deep into one part",
    ],
    said: `${reason}|\\b(?:want to (?:understand|know|learn|be|use|start|see|apply|get)|to (?:understand|use|learn|apply|prepare|teach|start|get|argue|impress|help)|for (?:work|school|university|uni|fun|my (?:\\p{L}+ )?(?:exam|class|course|thesis|job|paper|work|book club|trip|holiday))|overview|both sides|in depth|deep|history of|practical|before (?:my|our|a|the)|trip)\\b(?! the)|\\bto understand (?:why|how)\\b|\\bso that\\b|\\bbecause\\b|\\bfor (?:my|an?) (?:exam|class|course|thesis|job|paper)\\b`,
  },
  "read-mood": {
    label: "What I want from it",
    question: "What do you want from it?",
    suggestions: [
      "light and funny",
      "hard to put down",
      "to learn something",
      "something that moves me",
    ],
    cases: [
      {
        when: "\\b(?:book ?club|reading (?:group|circle))\\b",
        suggestions: [
          "plenty to argue about",
          "light after a heavy one",
          "hard to put down",
          "something from elsewhere",
        ],
      },
    ],
    said: "\\bfor (?:[\\p{L}-]+ ){1,3}(?:listeners|readers|beginners)\\b|\\b(?:gripping|page[- ]turner|put (?:it )?down|twist\\p{L}*|scary|dark|heartwarming|feel[- ]good|cry|laugh|moving|emotional|thoughtful|learn|escape|adventure|love story|romantic|spicy|humou?r\\p{L}*|literary|memoirs?|history|war|spy|detective|dystopia\\p{L}*|young adult|ya|poetry|philosoph\\p{L}+|science|business|easy read|beach|holiday|nothing (?:sad|heavy|too)|something (?!to\\b|new\\b|good\\b|else\\b)\\p{L}+|light-?hearted|comfort\\p{L}*|clever|slow)\\b|\\b(?:thrillers?|fantasy|romance|sci-?fi|science fiction|mystery|horror|historical|funny|light|sad|uplifting|non-?fiction|self[- ]help|biograph\\p{L}+|classics?|cozy|crime|about|on)\\b",
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
    cases: [
      {
        when: "\\bfor (?:someone|somebody|a (?:man|woman|boy|girl|person)|people|him|her) who\\b",
        question: "How old are they, and how long may it be?",
        suggestions: [
          "a child, short",
          "a teenager",
          "an adult, long is fine",
          "an older reader, large print",
        ],
      },

      {
        when: "\\b(?:book ?club|reading (?:group|circle))\\b",
        question: "Who is in the club, and how long may it be?",
        suggestions: [
          "ten women over 50, 300 pages",
          "young parents, short",
          "mixed ages, long is fine",
        ],
      },
    ],
    said: "\\b(?:under \\d+|\\d+ pages|max|pages|thin|thick|quick|hard|difficult|dense|light|simple|academic|accessible|listen|audio|commute|kindle|english|level|b1|b2|a2|year olds?|mother|mum|mom|dad|husband|wife|son|daughter|grandm\\p{L}+|for me|holiday|beach|slow reader|dyslex\\p{L}+|don'?t (?:have|read)|attention span|no (?:textbooks?|academic|jargon))\\b|\\b(?:short|easy|long|audiobooks?|beginners?|year[- ]?olds?|kids|children|teens?|adults?|series|standalone)\\b|\\bfor my\\b",
  },
  "watch-liked": {
    label: "Liked lately",
    question: "Which ones did you love, and which not at all?",
    suggestions: [],
    said: "\\b(?:loved?|liked?|enjoyed|adored|hated?|dropped|couldn'?t finish|gave up|didn'?t like|boring|bored|favou?rites?|fan of|just (?:watched|saw|finished)|finished|we (?:watched|saw|loved|liked|finished)|seen|already|similar|in the style of|after (?:watching|breaking|game))\\b|\\b(?:like|similar to) (?!me\\b|to\\b)\\p{L}+|\\bi (?:loved|liked|enjoyed|watched|just finished)\\b",
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
    cases: [
      {
        when: "\\b(?:for|with) (?:me|us|my|our|the)\\b|\\b(?:date night|family|kids|daughters?|sons?|friends|parents)\\b",
        question: "What are you in the mood for?",
        suggestions: ["something light", "gripping", "a good cry", "a bit scary"],
      },
    ],
    said: "\\blike [\\p{L}\\d]+(?: [\\p{L}\\d]+)?,|\\b(?:gentle|cosy|cozy|funny|scary|dark|nothing (?:violent|scary|sad)|uplifting|slow)\\b|\\b(?:husband|wife|girlfriend|boyfriend|partner|mum|mom|dad|parents|kids?|son|daughter|teenagers?|\\d+ year olds?|grandm\\p{L}+|alone|just me|by myself|two of us|friends?|family|mood|something (?!to\\b|new\\b|good\\b|else\\b)\\p{L}+|gripping|clever|suspense\\p{L}*|mystery|drama|fantasy|western|war|animated|musical|historical|crime|true crime|dark|twist|mind[- ]bending|heartwarming|cry|laugh|slow|intelligent|easy|cozy|romcom|rom[- ]com|classics?|no (?:horror|violence|blood|gore|sad))\\b|\\bwith (?:my|the|a|friends|family|kids)\\b|\\bfor (?:kids|family|the family|couples|date night|halloween|christmas|movie night)\\b|\\b(?:funny|scary|horror|romantic|comedy|comedies|thriller|sci-?fi|light|sad|feel[- ]good|action|kids|family|documentar\\p{L}+)\\b",
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
    cases: [
      {
        when: "\\b(?:watch|see|binge) (?:next )?(?:after|like)\\b|\\bafter (?:finishing|watching)\\b",
        question: "Where can you watch?",
        suggestions: ["Netflix", "Apple TV+", "Prime", "anywhere"],
      },
      {
        when: "\\bdocumentar(?:y|ies)\\b",
        suggestions: ["Netflix, under two hours", "YouTube, for free", "any service, a series"],
      },
      {
        when: "\\b(?:tv ?shows?|series|sitcoms?)\\b",
        question: "Where can you watch?",
        suggestions: ["Netflix", "Prime", "free TV only", "anywhere"],
      },
    ],
    said: `${lasting}|\\b(?:amazon|paramount\\+?|peacock|mubi|iplayer|bbc|itv|all ?4|apple|dvd|tv|streaming|sky|plex|showtime|anywhere|mini ?series|one season|short|long|under two|two hours|90 min\\p{L}*|film|series only|no series)\\b(?! (?:recommendations|suggestions|ideas|to watch|night|show|shows))|\\b(?:netflix|prime|hulu|disney\\+?|hbo|max|apple tv|youtube|crunchyroll|cinema|theaters?)\\b`,
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
    said: "\\b(?:while|during|when i|at (?:work|the|a|my)|car|drive|cooking|cleaning|shower|kids|guests|bbq|barbecue|background|wake up|morning|evening|relax\\p{L}*|meditat\\p{L}+|yoga|walk\\p{L}*|commut\\p{L}+|coding|reading|funeral|anniversary|pre-?party|dancing|cry|breakup|summer|christmas|halloween)\\b|\\bfor (?!me\\b)\\p{L}+|\\b(?:workout|running|study(?:ing)?|party|wedding|road ?trip|dinner|sleep|gym|driving|birthday|focus)\\b",
  },
  "music-liked": {
    label: "What I like",
    question: "What do you like, and what can't you stand?",
    suggestions: ["pop and charts", "rock", "calm, no vocals", "a bit of everything"],
    cases: [
      {
        when: "\\b(?:podcasts?|audio ?books?|radio)\\b",
        suggestions: ["true crime", "comedy and chat", "history or science", "news and politics"],
      },
    ],
    said: "\\b(?:love|loves|likes?|hate|hates|can'?t stand|no (?:\\p{L}+)|not (?:too )?\\p{L}+|favou?rites?|fan of|into|such as|by (?!tomorrow|the\\b|my\\b|a\\b)\\p{L}+|calm|instrumental|no vocals|charts|mix(?:ed)?|soul|funk|reggae|latin|salsa|ambient|techno|disco|blues|gospel|grunge|oldies|abba|beatles|taylor swift|drake|queen|science|politics|business|comedy|bit of everything|everything|upbeat|sad|slow)\\b|\\b(?:like|similar to) \\p{L}+|\\b(?:rock|pop|jazz|classical|hip[- ]?hop|rap|country|metal|indie|edm|electronic|lo-?fi|folk|r&b|k-?pop|punk|house|techno|80s|90s|70s|60s|2000s|true crime|history|comedy|news)\\b",
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
    cases: [
      {
        when: "\\b(?:podcasts?|audio ?books?|radio)\\b",
        question: "How long, and one story or single episodes?",
        suggestions: [
          "half an hour each",
          "long episodes",
          "one story in many parts",
          "no ads, please",
        ],
      },
    ],
    said: `${lasting}|\\b(?:one|two|three|four|five|ten|twenty|thirty) (?:songs|tracks|hours?|episodes)\\b|\\b(?:well[- ]known|known|famous|hits|classics?|discover|never heard|unknown|hidden gems|explicit|swear\\p{L}*|kid[- ]friendly|family[- ]friendly|long|short|whole (?:evening|night)|everyone knows|mainstream|recent|old|episodes)\\b|\\b\\d+\\b|\\bnew\\b|\\bunderrated\\b|\\bpopular\\b|\\bobscure\\b|\\bclean\\b|\\bhours?\\b`,
  },
  "game-liked": {
    label: "Liked and disliked",
    question: "Which ones did you love, and which bored you?",
    suggestions: [],
    cases: [
      {
        when: "\\bgames? (?:like|similar to) (?!me\\b|us\\b)",
        question: "What do you like most about it?",
        suggestions: ["the story", "the mood", "the puzzles", "the freedom"],
      },
    ],
    said: "\\b(?:loved?|liked?|enjoyed|adored|hated?|dropped|bored|boring|favou?rites?|fan of|finished|played|playing|we (?:have|own|play|love|like|know)|already|already (?:have|know|own)|couldn'?t|didn'?t like|in the style of|such as|not (?:into|a fan|interested))\\b|\\bi (?:loved|liked|enjoyed|played)\\b",
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
    cases: [
      {
        when: "\\bvideo games?\\b|^(?!.*\\b(?:board|card)\\b).*\\bgames? (?:like|similar to)\\b",
        question: "What do you play on?",
        suggestions: ["PC", "Switch", "PlayStation", "phone"],
      },
    ],
    said: "\\b(?:computer|ipad|tablet|console|nintendo|wii|deck|cards|dice|table|pen and paper|browser|online|offline|no (?:console|screens?|board)|single[- ]?player|solo|alone|two (?:of us|players?|people)|\\d+ (?:players?|people|friends|kids|of us)|with (?:my|friends|kids|family|the|a|\\d)|kids|family|friends|husband|wife|girlfriend|boyfriend|split[- ]?screen|travel|camping|drinking)\\b|\\b(?:pc|switch|ps\\d|playstation|xbox|steam|mobile|phone|iphone|android|mac|laptop|vr|board|card|tabletop)\\b",
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
    cases: [
      {
        when: "\\b(?:cards?|deck|dice|board)\\b",
        suggestions: ["10 minutes, silly", "half an hour", "an evening, some thinking"],
      },
    ],
    said: `\\bgames? (?:like|similar to) (?!me\\b|us\\b)\\p{L}+|${lasting}|\\b(?:half an hour|hour|long|story|chill|relaxed?|challenging|strategy|strategic|complex|light|fast|puzzles?|thinking|brain|competitive|cooperative|scary|funny|action|open world|grind\\p{L}*|casual|rounds?|evening|deep|stressful|stress|not too \\p{L}+|simple rules|beginner\\p{L}*|mood)\\b|\\b\\d+ ?(?:min(?:ute)?s?|hours?)\\b|\\b(?:relaxing|cozy|hard|easy|short|quick|casual|difficult|simple|party)\\b`,
  },
  "product-use": {
    label: "How I will use it",
    question: "Where, how often and by whom will it be used?",
    suggestions: ["every day, just me", "daily, whole family", "now and then", "on the go"],
    cases: [
      {
        when: "\\b(?:drills?|saws?|sanders?|screwdrivers?|impact drivers?|grinders?|ladders?|mowers?|hedge trimmers?|chainsaws?|tool ?(?:set|kit)s?|pressure washers?|nail guns?)\\b",
        question: "What will you use it for, and how often?",
        suggestions: [
          "around the house, rarely",
          "a renovation, for months",
          "every day, for work",
        ],
      },
      {
        when: "\\b(?:bikes?|e-?bikes?|bicycles?|scooters?)\\b",
        question: "How far and how often do you ride, on which ground?",
        suggestions: [
          "5 km a day, paved",
          "20 km a day, hilly",
          "weekends, gravel",
          "with a child seat",
        ],
      },
      {
        when: "\\b(?:tents?|sleeping bags?|backpacks?|rucksacks?|stove|hiking)\\b",
        question: "Where and when will you use it, carried or by car?",
        suggestions: ["summer, by car", "summer, carried far", "all seasons, carried", "festivals"],
      },
      {
        when: "\\b(?:cameras?|binoculars|lens|drone|microphone|mic|webcam)\\b",
        question: "What will you use it for, and how skilled are you?",
        suggestions: [
          "family and trips, new to it",
          "wildlife, some practice",
          "videos for the internet",
          "work, experienced",
        ],
      },
      {
        when: "\\b(?:mattress\\p{L}*|pillows?|bed|sofa|couch|chair|desk)\\b",
        question: "Who uses it, how long a day, any pain?",
        suggestions: ["just me, no pain", "two of us", "bad back", "eight hours a day"],
      },
      {
        when: "\\b(?:stroller|car seat|crib|baby monitor|high chair)\\b",
        question: "How old is the child, and where do you use it?",
        suggestions: [
          "newborn, city and bus",
          "newborn, mostly by car",
          "one year, rough paths",
          "two children",
        ],
      },
    ],
    said: "\\b(?:i (?:use|sit|work|travel|commute|run|cook|sleep|watch|play|want to|need it|live|bake|drink|film)|used? (?:for|by|in|every|daily|at)|every ?day|daily|once a|twice a|times a (?:week|day)|weekends|office|home|kitchen|bedroom|living room|garden|balcony|gym|travel\\p{L}*|commut\\p{L}+|train|plane|flat|house|school|work from home|working|kids|family|couple|two people|guests|my (?:mother|mum|mom|dad|father|wife|husband|son|daughter|kids?|parents|office|desk|flat|room)|both of us|he is|she is|back pain|we (?:are|use|sleep|drink)|mostly|mainly|hours a day|outdoors?|camping|hiking|gaming|podcasts?|calls)\\b|\\bfor (?!me\\b|under\\b|less\\b|the (?:money|price)\\b|\\d)\\p{L}+|\\bto (?:use|take|bring|make|watch|listen|run|play)\\b",
  },
  "product-must": {
    label: "Must-haves and no-gos",
    question: "What must it have, and what would annoy you?",
    suggestions: ["easy to use", "quiet", "small and light", "lasts for years"],
    cases: [
      {
        when: "\\b(?:bikes?|e-?bikes?|bicycles?|scooters?)\\b",
        suggestions: ["light to carry upstairs", "few repairs", "fast", "safe against theft"],
      },
      {
        when: "\\b(?:tents?|sleeping bags?|backpacks?|rucksacks?)\\b",
        suggestions: ["light", "room to spare", "quick to put up", "stands wind and rain"],
      },
      {
        when: "\\b(?:cameras?|binoculars|lens|drone|microphone|mic|webcam)\\b",
        suggestions: ["easy to use", "good in low light", "small and light", "long zoom"],
      },
    ],
    said: "\\b(?:must|it should|should (?:be|have|last|fit|work)|needs? to|has to|have to|want|don'?t (?:want|need|like)|dont (?:want|need|like)|no (?:\\p{L}+)|not (?:too|ugly|loud|heavy|big|plastic)|big|large|soft|firm|hard|lasting|lasts?|long[- ]lasting|solid|sturdy|stylish|pretty|simple|repairable|warm|thin|cheap|fast|safe|washable|dishwasher|battery|over[- ]ear|in[- ]ear|oled|4k|hdr|\\d\\d[- ]?inch|steel|wood(?:en)?|metal|cotton|organic|black|white|usb|good (?:sound|bass|mic|picture|battery)|annoys?|ergonomic|adjustable|current one|last one|old one)\\b|\\b(?:easy|quiet|small|compact|light(?:weight)?|portable|durable|wireless|cordless|waterproof|silent|foldable|noise[- ]cancell?ing|bluetooth|comfortable|with|without|that|which)\\b",
  },
  "price-thing": {
    label: "What it is exactly",
    question: "What exactly is it: age, size, condition?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:baby ?sitter|nanny|cleaner|tutor\\p{L}*|gardener|dog walk\\p{L}*|pet ?sitter|handyman|teacher|au pair|carer|driver)\\b",
        question: "What exactly does it include, how many hours?",
      },

      {
        when: "\\b(?:horse|pony|dog|puppy|cow|goat|bull|parrot|kitten|mare|foal)\\b",
        question: "Which breed, how old, and how well trained?",
      },
      {
        when: "\\b(?:house|flat|apartment|room|rent|land|garage|studio|plot|acre)\\b",
        question: "How big is it, where, and in what state?",
      },
      {
        when: "\\b(?:plumber|roofer|builder|electrician|quote|job|repair|wedding|photographer|paint\\p{L}*|fitting|install\\p{L}*|lawyer|haircut|lessons?|cleaning|removal)\\b",
        question: "What exactly is done for it, and how much of it?",
      },
    ],
    said: "\\b(?:\\d+[- ]?(?:years?|yrs?|months?)(?:[- ]old)?|(?:19|20)\\d\\d|\\d+ ?(?:km|miles|k miles|hp|cm|kg|gb|acres|sqm|sq ft)|mint|good condition|bad condition|brand new|broken|rusty|restored|gelding|mare|trained)\\b",
  },
  "price-place": {
    label: "Where and from whom",
    question: "Where is it, and who is selling?",
    suggestions: ["a dealer near me", "a private seller near me", "online", "a friend"],
    cases: [
      {
        when: "\\b(?:plumber|roofer|builder|electrician|quote|job|repair|wedding|photographer|paint\\p{L}*|fitting|install\\p{L}*|lawyer|haircut|lessons?|cleaning|removal|baby ?sitter|nanny|cleaner|tutor\\p{L}*|gardener|dog walk\\p{L}*|pet ?sitter|handyman|hour|rent|house|flat|apartment|room)\\b",
        question: "In which country, in a city or out of town?",
        suggestions: ["US, a big city", "US, a small town", "UK, a big city", "UK, a small town"],
      },
    ],
    said: "\\b(?:dealer|private(?:ly)?|ebay|facebook|marketplace|craigslist|gumtree|auction|garage sale|flea market|breeder|shop|store|in (?!good|bad|mint|great|new|the\\b|my\\b|a\\b)\\p{L}{4,}|uk|us|usa)\\b",
  },
  "price-else": {
    label: "What else I know",
    question: "Have you seen others, and what did they cost?",
    suggestions: ["not yet", "others cost more", "others cost less", "it's the only one"],
    said: "\\b(?:others?|compared|similar ones|elsewhere|new ones? (?:costs?|is|are)|second quote|other quotes?)\\b",
  },
  "worth-marks": {
    label: "Marks on it",
    question: "Any label, signature, number or year on it?",
    suggestions: ["none that I can see", "a label inside", "a signature", "a serial number"],
    said: "\\b(?:label|signed|signature|serial|stamp(?:ed)?|hallmark|engraved|(?:18|19|20)\\d\\d)\\b",
  },
  "worth-for": {
    label: "What I need to know it for",
    question: "What do you need to know it for?",
    suggestions: ["selling it", "insurance", "splitting an estate", "just curious"],
    said: "\\b(?:sell(?:ing)?|insur\\p{L}+|inherit\\p{L}*|estate|curious|swap|trade)\\b",
  },
  "plan-use": {
    label: "How it is used",
    question: "How much is it used: calls, data, abroad?",
    suggestions: [
      "calls only, hardly any data",
      "a few GB a month",
      "a lot of data",
      "often abroad",
    ],
    cases: [
      {
        when: "\\b(?:internet|broadband|wifi|wi-fi|fib(?:er|re))\\b",
        question: "Who uses it at home, and for what?",
        suggestions: [
          "one person, browsing",
          "two, working from home",
          "a family, streaming",
          "gaming, fast upload",
        ],
      },
    ],
    said: "\\b\\d+ ?gb\\b|\\b(?:unlimited|calls only|no data|streaming|roaming|abroad|whatsapp|video calls|hardly|rarely|only (?:calls|texts))\\b",
  },
  "plan-now": {
    label: "Contract now",
    question: "What is there now, and what may it cost?",
    suggestions: ["none yet", "prepaid, under $15", "a contract, too dear", "up to $30 a month"],
    said: "[$€£]\\s?\\d|\\b(?:contract|prepaid|pay as you go|cheap(?:est)?|currently|now (?:with|on)|at the moment)\\b",
  },
} as const satisfies Readonly<Record<string, Need>>;
