import type { Need } from "../ask.ts";
import { amount, date, lasting, number, reason } from "./common.ts";

const money =
  "[$€£]\\s?\\d|\\b\\d+\\s?(?:dollars?|bucks|euros?|pounds?|usd|eur|gbp|k)\\b|\\bbudget\\b|\\bcheap(?:est|er)?\\b|\\baffordable\\b|\\b(?:under|below|less than|up to|around) \\d+";

/** What buying, giving, reading, watching and playing turn on. */
export const shoppingNeeds = {
  "app-for": {
    label: "What it must do",
    question: "What exactly must it do?",
    suggestions: [],
    said: "\\bto (?!do\\b)\\p{L}+ \\p{L}+s\\b|\\bfor \\p{L}+ing \\p{L}+|\\bto \\p{L}+ (?:my|our|the|a|an) \\p{L}+|\\b(?:that|which|where i can|without|so that)\\b.{6,}|\\bto (?:track|plan|share|sync|edit|learn|split|scan) \\p{L}+",
  },
  "app-on": {
    label: "Devices",
    question: "On which devices will you use it?",
    suggestions: ["iPhone", "Android phone", "Windows PC", "phone and computer"],
    said: "\\b(?:iphone|ipad|android|mac|windows|linux|web|desktop|phone|laptop|tablet)\\b",
  },
  "app-money": {
    label: "Price",
    question: "What may it cost?",
    suggestions: ["free only", "a few dollars a month", "one payment, no subscription"],
    said: "\\bfree\\b|\\b(?:no subscription|without (?:a )?subscription|cheap|paid|price|offline|privacy|private|open[- ]source)\\b|[$€£]\\s?\\d",
  },
  "gear-room": {
    label: "Room I have",
    question: "How big is the space for it?",
    suggestions: ["a corner", "a small room", "a large room", "rented, nothing fixed"],
    cases: [
      {
        when: "\\bsmart home\\b",
        label: "What it should do",
        question: "What should it do?",
        suggestions: ["lights only", "heating too", "alarm and cameras", "make life easier"],
      },
      {
        when: "\\bcoffee\\b",
        label: "Drinks I make",
        question: "Which drinks do you make most?",
        suggestions: ["espresso", "milk drinks", "filter coffee", "a mix of everything"],
      },
      {
        when: "\\b(?:podcasts?|stream\\p{L}*|studio)\\b",
        label: "Where I use it",
        question: "Where will you use it?",
        suggestions: ["a quiet room", "a room with noise or echo", "on the move"],
      },
      {
        when: "\\b(?:theat(?:er|re)|cinema)\\b",
        suggestions: ["a small room", "a living room", "a basement or attic"],
      },
    ],
    said: "\\b(?:corner|shed|van|camper|caravan)\\b|\\b\\d+ ?(?:m2|sqm|square|sq ft|by|x) ?|\\b(?:small|tiny|large|big) (?:room|flat|apartment|space|corner)\\b|\\b(?:garage|basement|bedroom|living room|attic)\\b",
  },
  "gear-have": {
    label: "What I have",
    question: "What do you have already?",
    suggestions: ["nothing yet", "a laptop", "a few basics"],
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
        when: "\\bsmart home\\b",
        suggestions: ["nothing yet", "Alexa or Google", "Apple devices"],
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
    question: "Which kind or breed is it, and how old?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:beagle|labrador|poodle|spaniel|terrier|collie|shepherd|husky|pug|dachshund|bulldog|retriever|greyhound|siamese|persian|maine coon|budgie|cockatiel|hamster|rabbit|guinea pig|stray|kitten|puppy)\\b",
        label: "Age of the animal",
        question: "How old is it?",
        suggestions: ["still young", "grown up", "old"],
      },
    ],
    said: "\\b\\d+[- ]?(?:months?|years?|yrs?|kg|lbs?|weeks?|yo)\\b|\\b(?:senior|old)\\b",
  },
  "petfood-now": {
    label: "Trouble with the food",
    question: "What is the trouble with its food now?",
    suggestions: ["it itches", "an upset stomach", "it gets too heavy", "none, I want better food"],
    cases: [
      {
        when: "\\b(?:sick|ill|poorly|unwell)\\b",
        label: "Illness",
        question: "Which illness is it, as far as you know?",
        suggestions: ["kidneys", "stomach or gut", "teeth", "not known yet"],
      },
    ],
    said: "\\b(?:fat|chubby|thin|skinny)\\b|\\b(?:fussy|training|puppy|kitten)\\b|\\b(?:allerg\\p{L}*|itch\\p{L}*|sensitive|stomach|diarrh\\p{L}+|vomit\\p{L}*|overweight|kidney|diabet\\p{L}*|picky|eats? (?:now|only)|switch\\p{L}*|hypoallergenic|urinary)\\b",
  },
  "shop-budget": {
    label: "Budget",
    question: "What may it cost at most?",
    suggestions: ["as little as possible", "something in between", "the best, whatever it costs"],
    cases: [
      {
        of: ["shopping.computer"],
        suggestions: ["up to $400", "up to $800", "up to $1,500", "more if it lasts"],
      },
    ],
    said: `^(?:[^\\s?]+ ){2,7}(?!(?:19|20)\\d\\d$)(?<!\\b(?:rtx|gtx|rx|iphone|galaxy|pixel|model|since|from|over|about|windows|type) )[1-9]\\d{2,3}$|${amount}|\\b(?:price|cost|money|expensive|value for money|premium|splurge|second[- ]?hand|refurb\\p{L}*|used)\\b|\\b\\d{2,}(?: ?(?:max|tops|or so|range))\\b|${money}`,
  },
  "gift-who": {
    label: "About them",
    question: "What do they love doing?",
    suggestions: [
      "cooking and food",
      "being outdoors",
      "books, movies or music",
      "I hardly know them",
    ],
    cases: [
      {
        when: "\\b(?:man|woman|person|someone|somebody|guy|friend|boy|girl|lady|people|lover) who (?!(?:has|have|is|are|lives?|already)\\b)\\p{L}+",
        label: "How close we are",
        question: "How close are you to them?",
        suggestions: ["family", "a close friend", "a colleague", "I hardly know them"],
      },
      {
        when: "^(?!.*\\b(?:for|to|my|our|his|her|your|the|an?|colleagues?|coworkers?|landlord|landlady|boss|teachers?|mum|mom|dad|mother|father|wife|husband|partner|boyfriend|girlfriend|nan|gran\\p{L}*|sister|brother|son|daughter|aunt|uncle|niece|nephew|cousin|in-?laws?|neighbou?rs?|kids?|teen\\p{L}*|girl|boy|man|woman|baby|couples?|friends?)\\b)",
        question: "Who is it for, and what do they love?",
        suggestions: [],
      },
      {
        when: "\\b(?:bab(?:y|ies)|newborns?|christening|baptism|baby shower|new parents|new (?:mum|mom|dad))\\b",
        label: "What they might like",
        question: "What might the parents need or like?",
        suggestions: [
          "something to keep",
          "something practical",
          "clothes or toys",
          "they have most things",
        ],
      },
      {
        when: "\\b(?:wedding(?! anniversary)|couple|engagement|newly ?weds?)\\b",
        label: "What they like doing",
        question: "What do the two like doing?",
        suggestions: ["cooking and hosting", "traveling", "being outdoors", "making a nice home"],
      },
      {
        when: "\\b(?:for|my) (?:mum|mom|dad|mother|father|wife|husband|girlfriend|boyfriend|sister|brother|gran|nan|grandma|grandpa|aunt|uncle|best friend)\\b(?!['’]?s\\b| in law|-in-law)",
        suggestions: [
          "cooking and food",
          "being outdoors",
          "books, movies or music",
          "making or mending things",
        ],
      },
      {
        when: "\\b(?:physio\\p{L}*|midwi\\p{L}+|nurses?|doctors?|dentist|vet|coach|trainer|tutor|postman|mailman|cleaner|nanny|baby ?sitter|hairdresser|barber|hosts?|hostess|dinner|plumber|vicar|priest|driver|instructor|warden|caretaker|carer|builder|electrician|gardener|secretary|therapist|teacher|colleague|coworker|neighbou?r|boss|landlord|landlady|secret santa)s?\\b",
        question: "What do you know about them?",
        suggestions: [
          "hardly anything",
          "they love sweet things",
          "they drink tea or coffee",
          "they have a garden",
        ],
      },
      {
        when: "\\b(?:kids|children|grand(?:children|kids)|nieces|nephews|toddlers|(?<!had )twins|pupils|students)\\b",
        question: "How old are they, and what do they love?",
        suggestions: [],
      },
      {
        when: "\\b(?:\\d+|many|several|all|our) (?:\\p{L}+ )?(?:colleagues|coworkers|guests|clients|customers|employees|volunteers|members|teachers|neighbou?rs)\\b|\\b(?:colleagues|coworkers|guests|clients|customers|employees|volunteers|members|teachers|bridesmaids|groomsmen|guys|(?:\\d+|six|eight|ten) people)\\b",
        question: "What do they have in common?",
        suggestions: ["a mixed crowd", "they love good food", "they share a hobby"],
      },
      {
        when: "\\b(?:year[- ]olds?|yr[- ]olds?|yo|son|daughter|nephew|niece|grandson|granddaughter|godson|goddaughter|boy|girl|toddler|teen\\p{L}*)\\b",
        label: "What they love doing",
        question: "What do they love doing?",
        suggestions: [
          "animals and nature",
          "building and making",
          "sport and being outside",
          "drawing or music",
        ],
      },
      {
        when: "\\b(?:mother|father|mum|mom|dad|sister|brother|aunt|uncle|gran\\p{L}*|wife|husband|girlfriend|boyfriend|gf|bf|cousin|friend|partner|in[- ]law|fianc\\p{L}+)\\b",
        suggestions: [
          "cooking and food",
          "being outdoors",
          "books, movies or music",
          "making or mending things",
        ],
      },
    ],
    said: `\\b(?:horse|football|train|dinosaur|book|car|dog|cat|cricket|golf|star wars|lego|tractor)[- ]mad\\b|\\b(?:he|she|they|who)(?:'s|s)? (?:also |really |always |never |often |only |just |still |both |all )*(?:is (?:an?|into|always|really|very)|are (?:into|always|really|very)|love[sd]?|like[sd]?|hate[sd]?|enjoy(?:s|ed)?|adore[sd]?|collects?|plays?|works?|makes?|teach(?:es)?|lives?|sings?|cooks?|bakes?|paints?|reads?|runs?|rides?|sews?|knits?|fish(?:es)?|hikes?|has (?!everything)(?:an?|two|three|just|chickens|dogs|cats|horses|bees|hens))\\b|\\b(?:she|he) (?!needs|wants|turns|is|gets|leaves|retires|deserves)\\p{L}+s\\b|\\b(?:loves?|likes?|enjoys?|collects?|plays|hates?|into|obsessed|mad about|crazy about|fan of|fond of|hobb\\p{L}+|passion\\p{L}*|keen|addicted|always (?:outdoors|cold|cooking|reading|travelling)|interests?|interested in|cook(?:s|ing)?|garden\\p{L}*|fishing|golf|hiking|reading|baking|knitting|coffee|tea|wine|whisky|gaming|lego|football|cycling|yoga|music|guitar|art|travel\\p{L}*|dinosaurs?|horses?|cars|cats|dogs|books|star wars|harry potter|camping|photography|running|jokes)\\b(?! (?:ideas?|gift|gifts|present))|\\b(?:who|he|she|they) (?:really )?(?:loves?|likes?|enjoys?|is into|are into|is (?:a|an|obsessed)|has|plays|collects)\\b|\\binto \\p{L}+ing\\b|\\b(?:gamers?|gardeners?|readers?|runners?|hikers?|golfers?|book lovers?|cat lovers?|dog lovers?|foodies?|coffee lovers?|nerds?)\\b`,
  },
  "gift-money": {
    label: "Budget",
    question: "How much may it cost?",
    suggestions: ["under $20", "about $50", "up to $100", "homemade, next to nothing"],
    said: `\\b\\d+ ?quid\\b|${amount}|\\b(?:collected|raised|have|got|spend) \\d+\\b|\\b(?:today|tonight|tomorrow|this (?:week|weekend|month)|next (?:week|month)|in ${number} (?:days?|weeks?|months?)|by (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|the \\d))\\b|\\b(?:home[- ]?made|handmade|max|no hurry|by next|price|tiny|small (?:gift|budget|thing)|something small|expensive|little money)\\b|${money}|\\bdiy\\b|\\bhomemade\\b|\\bhandmade\\b`,
  },
  "gift-not": {
    label: "Not wanted",
    question: "What would they not want?",
    suggestions: ["bulky things", "clothes", "food or alcohol", "nothing I know of"],
    said: "\\bfrom old\\b|\\bto (?:a|the) (?:\\p{L}+ )?dinner\\b|\\bnew parents\\b|\\b(?:the guys|at work|\\d+ people)\\b|\\b(?:instructor|warden|caretaker|carer|builder|electrician|gardener|volunteer)\\b|\\b(?:bab(?:y|ies)|newborns?|christening|baptism|wedding(?! anniversary)|couple|newly ?weds?|kids|children|grand(?:children|kids)|nephews?|nieces?|(?:grand|god)(?:sons?|daughters?)|boys?|girls?|toddlers?|year[- ]olds?|lad|lass|secret santa|guests|team|clients|customers|volunteers|bridesmaids|groomsmen|twins)\\b|\\b(?:physio|doctor|nurse|midwife|teacher|tutor|postman|mailman|hairdresser|barber|cleaner|dentist|vet|driver|coach|trainer|babysitter|nanny|host|neighbou?r|boss|colleague|coworker|secretary|vicar|priest|therapist)s?\\b|\\b(?:no (?!idea\\b|clue\\b)\\p{L}+|not (?:a|an|another|any|too|more|clothes|alcohol|books|flowers|boring|something)|don'?t (?:want|like|need)|dont (?:want|like|need)|doesnt (?:like|want|drink|need)|hates?|allerg\\p{L}+|anything but|vegan|minimalist|last (?:year|time)|nothing|isn'?t|picky|avoid)\\b|\\bnot? (?:an? |too )?\\p{L}+ (?:gift|clothes|jewelry|alcohol|toys|food)|\\bexcept\\b|\\bwithout\\b|\\bdoesn't (?:like|want|drink|need)\\b|\\bnothing\\b",
  },
  "sell-what": {
    label: "What I sell",
    question: "Which model is it, and in what condition?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:house|home|apartment|condo|flat|land)\\b",
        label: "Size and state",
        question: "How big is it, and in what state?",
      },
      {
        when: "\\b(?:clothes|books?|records?|collection|comics|stamps|stuff|things|furniture|jewell?ery|gold|ring|dress|piano|sofa|couch)\\b",
        question: "What exactly is it, and in what condition?",
      },
    ],
    said: "\\b\\d+ (?:miles|km|years?|months?|bedrooms?|rooms?|gb|inch)\\b|\\b(?:condition|scratch\\p{L}*|dent\\p{L}*|crack\\p{L}*|worn|barely|hardly|never|mint|as new|like new|brand new|broken|mileage|serviced|one owner|rust|leather|oak|solid|ikea|size|works (?:fine|well|perfectly)|battery|original box|vw|volkswagen|ford|bmw|honda|toyota|nissan|audi|fiesta|golf|civic|corolla|iphone \\d+|macbook|playstation|ps\\d|canon|nikon|sony|samsung|dell|trek|fender|gibson|yamaha|singer|bosch)\\b|\\b(?:19|20)\\d\\d\\b|\\b\\d+k? (?:miles|km|years old)\\b",
  },
  "sell-hurry": {
    label: "How soon it must go",
    question: "How soon must it go?",
    suggestions: ["no hurry, the best price", "within a month", "as soon as possible"],
    said: `${amount}|${date}|\\b(?:quick|soon|no (?:hurry|rush)|best price|fair price|hope(?:d)? (?:for|to get)|wants? (?:about |around |at least )?\\d+|asking|worth|moving|get rid|gone|away by|as much|paid \\d+)\\b|[$€£]\\s?\\d|\\b(?:fast|quickly|asap|this (?:week|month)|by)\\b`,
  },
  "used-what": {
    label: "The offer",
    question: "Which model is it, and how old?",
    suggestions: [],
    said: `${amount}|\\b\\d{2,3}[,.]?(?:\\d{3}|k) ?(?:miles|km)?\\b|\\b\\d+ years? old\\b|\\b(?:nissan|mazda|vw|volkswagen|audi|mercedes|hyundai|kia|subaru|volvo|tesla|peugeot|renault|skoda|fiat|opel|vauxhall|mini|golf|civic|corolla|fiesta|focus|polo|leaf|yaris|specialized|giant|cannondale|yamaha|steinway|thinkpad|dell|playstation|ps\\d|xbox|rolex|louis vuitton|asking|wants?|selling (?:it )?for|priced)\\b|\\b(?:19|20)\\d\\d\\b|[$€£]\\s?\\d|\\b(?:honda|toyota|ford|bmw|iphone \\d+|macbook|trek|fender|gibson|canon|nikon|sony)\\b`,
  },
  "used-seller": {
    label: "Seller",
    question: "Who sells it?",
    suggestions: ["a private seller", "a dealer", "someone online", "a friend"],
    said: "\\b(?:seller|owner|from (?:a|an|my|some|the|facebook|ebay|kijiji|gumtree)|neighbou?r|colleague|cousin|uncle|garage|shop|test drive|try it|see it|only photos|gumtree|kijiji|kleinanzeigen|autotrader|autoscout|facebook|vinted|carvana|refurbished|stranger|viewing|inspect\\p{L}*)\\b|\\bdealers?\\b|\\bprivate\\b|\\bcraigslist\\b|\\bmarketplace\\b|\\bebay\\b|\\bonline\\b|\\bfriend\\b|\\bauction\\b",
  },
  "used-worry": {
    label: "What worries me",
    question: "What worries you most about it?",
    suggestions: [
      "hidden damage",
      "paying too much",
      "that it is stolen",
      "I know nothing about it",
    ],
    said: "\\b(?:don'?t (?:know|trust)|dont (?:know|trust)|know (?:nothing|little|a lot|a bit|enough)|no (?:idea|clue|experience)|never (?:bought|had)|clueless|worr\\p{L}+|afraid|scared|rust|accident|mileage|clocked|odometer|hidden|damage|battery|fake|counterfeit|lemon|overpay\\p{L}*|too (?:expensive|good|cheap)|noise|mechanic|flood\\p{L}*|service history|not (?:good|an expert))\\b|\\bi don't know\\b|\\bbeginners?\\b|\\bworried\\b|\\bscam\\p{L}*|\\bstolen\\b|\\bfair price\\b|\\bfirst (?:car|bike|time)\\b",
  },
  "buycar-use": {
    label: "How I drive",
    question: "How will you mostly use it?",
    suggestions: [
      "short city trips",
      "25 miles a day, alone",
      "long trips with the family",
      "snow and mountain roads",
    ],
    cases: [
      {
        when: "\\b(?:camper ?vans?|motorhomes?|campers?)\\b",
        label: "My trips",
        question: "What trips do you plan with it?",
        suggestions: ["weekends away", "long summer trips", "trips all year round", "living in it"],
      },
      {
        when: "\\b(?:vans?|trucks?|pick ?ups?|ute)\\b",
        label: "What it carries",
        question: "What will it carry?",
        suggestions: ["light goods, in town", "heavy tools, daily", "a trailer", "people and bags"],
      },
      {
        when: "\\b(?:motorbikes?|motorcycles?|scooters?)\\b",
        label: "How I will ride",
        question: "How will you mostly ride?",
        suggestions: [
          "to work in town",
          "weekend tours, alone",
          "long tours, two of us",
          "off road",
        ],
      },
    ],
    said: `\\b(?:sleeps? (?:\\d|two|three|four|five|six)|plow\\p{L}*|florist|builder|plumber|electrician|\\d+k miles)\\b|${lasting}|\\b(?:drive|drives|driving|daily|commute|work|school run|kid|baby|dogs?|highway|motorway|mountains?|snow|winter|road trips?|town|rural|country(?:side)?|horse|trailer|caravan|camping|uber|delivery|alone|just me|two of us|couple|weekends|student|new driver|short trips|miles|km|large family|people)\\b|\\b\\d+ ?(?:miles|km|kids|people|children)\\b|\\bcommut\\p{L}+|\\bfamily\\b|\\bkids\\b|\\bcity\\b|\\blong (?:trips|distance)\\b|\\bfirst car\\b|\\boff[- ]?road\\b|\\btow\\p{L}*|\\bteen\\p{L}*`,
  },
  "buycar-money": {
    label: "Budget",
    question: "What may it cost?",
    suggestions: ["under $10,000", "about $20,000", "up to $35,000", "leased, a monthly rate"],
    said: `${amount}|\\b\\d{1,3}[,.]?\\d{3}\\b|\\b(?:leas(?:e|ed|ing)|finance[d]?|cash|per month|a month|monthly|keep it|for (?:\\d+|five|ten|many) years|until it)\\b|${money}`,
  },
  "buycar-park": {
    label: "Charging",
    question: "Could you charge an electric car where you park?",
    suggestions: ["yes, at home", "yes, at work", "no", "no electric car, please"],
    said: "\\b(?:new driver|young driver|student|insur\\p{L}*|18|17)\\b|\\b(?:vans?|trucks?|pick ?ups?|camper\\p{L}*|motorhome|motorbikes?|motorcycles?|scooters?|tow\\p{L}*)\\b|\\bused\\b|\\bsecond[- ]?hand\\b|\\bunder (?:[£$€] ?)?\\d{1,2}[.,]?\\d{3}\\b|\\b(?:park|parking|driveway|carport|drive ?way|on the street|street|plug|wallbox|socket|charge|at (?:home|work) (?:i )?(?:can )?charg\\p{L}*|flat|apartment|no (?:electric|ev|plug|garage|charger)|house|petrol|hybrid only|fuel)\\b|\\bcharg(?:e|ing|er)\\b|\\bgarage\\b|\\bstreet parking\\b|\\b(?:gas|petrol|diesel|gasoline)\\b|\\bev\\b.*\\bhome\\b",
  },
  "computer-use": {
    label: "What it is for",
    question: "What will it be used for?",
    suggestions: ["office and browsing", "video editing", "programming", "new games"],
    said: "\\bto (?:watch|draw|write|read|play|edit|run|make|record)\\b|\\bdayz\\b|\\b(?:photoshop|lightroom|premiere|davinci|autocad|cad|solidworks|blender|excel|office|word|zoom|browsing|netflix|emails?|coding|code|python|matlab|games?|minecraft|fortnite|sims|cyberpunk|uni|school|college|university|work|photo|video|music production|ableton|streaming|machine learning|rendering|engineering|architecture|spreadsheets|homework|writing)\\b|\\bfor (?!me\\b|my (?:son|daughter|mom|dad|wife|husband)\\b|under\\b|less\\b|a (?:good|student)\\b|\\d)\\p{L}+|\\bgaming\\b|\\bediting\\b|\\bprogramming\\b",
  },
  "computer-carry": {
    label: "Where I use it",
    question: "Carried around, or mostly in one place?",
    suggestions: ["carried every day", "now and then", "mostly on a desk", "on the sofa"],
    said: `\\b(?:gaming )?pcs?\\b|${lasting}|\\b(?:carry|carried|backpack|bag|commut\\p{L}+|train|campus|classes|lectures|every day|sofa|couch|bed|at home|stationary|big screen|large screen|small screen|screen|\\d\\d (?:in|zoll)|weigh\\p{L}*|kg|heavy|thin|plugged|mobile|around)\\b|\\b(?:portable|lightweight|light|travel(?:l?ing)?|desk(?:top)?|battery|\\d\\d[- ]?inch(?:es)?|monitors?|gpus?|graphics cards?|ultrawide)\\b`,
  },
  "phone-matters": {
    label: "What matters most",
    question: "What matters most on it?",
    suggestions: ["camera", "battery", "small size", "easy to use"],
    said: "\\b(?:buttons|zoom|birds|survives?|building site|tough)\\b|\\b(?:pictures|whatsapp|calls?|storage|screen|big|large|fits|hand|lasts|long[- ]lasting|updates|repair\\p{L}*|waterproof|rugged|drop|speed|fast|5g|dual sim|headphone jack|tiktok|games|reception|mother|mum|mom|grand\\p{L}+|elderly|dad|child|son|daughter|simple|night shots|selfies|video\\p{L}*|maps|work)\\b|\\b(?:camera|photos?|battery|small|compact|gaming|easy|simple|seniors?|grandm\\p{L}+|grandp\\p{L}+|video|durable|privacy|kids?)\\b",
  },
  "phone-now": {
    label: "Phone now",
    question: "Which phone does it replace?",
    suggestions: ["an iPhone", "an Android phone", "none, it's the first"],
    said: "\\b(?:i'?ve (?:got|had)|ive (?:got|had)|mine|my (?:\\p{L}+ )?(?:iphone|samsung|galaxy|pixel|android|phone|huawei|xiaomi|nokia|motorola|s\\d+|battery|screen)|have (?:a|an|the|my)|coming from|currently|now|old (?:iphone|samsung|android|phone|one)|broke|broken|cracked|dying|dead|slow|died|dropped|lost|stolen|first (?:phone|smartphone)|never had)\\b|\\bi (?:have|use|had) an?\\b|\\bmy (?:old|current) \\p{L}+|\\bswitch(?:ing)? from\\b|\\breplace\\b|\\bupgrad\\p{L}+",
  },
  "vacuum-home": {
    label: "Floors",
    question: "What are most of your floors?",
    suggestions: ["mostly hard floors", "mostly carpet", "half and half"],
    said: "\\b(?:my|the) (?:car|van|workshop|garage|shed)\\b|\\b(?:workshop|sawdust)\\b|\\b(?:lino(?:leum)?|vinyl|parquet|floors?|flat|house|studio|rooms?|m2|square|sqm|sq ?ft|floor(?:s)?|kids|baby|labrador|retriever|rabbits?|threshold|fur|bungalow|storeys?|stories|level|steps)\\b|\\b(?:pets?|dogs?|cats?|hair|hardwood|hard floors?|wood(?:en)? floors?|carpets?|rugs?|tiles?|stairs|apartment|laminate)\\b",
  },
  "vacuum-must": {
    label: "It must be",
    question: "What matters most on it?",
    suggestions: ["light to carry", "quiet", "cordless", "good for allergies"],
    said: "\\b(?:carpet cleaners?|steam mops?)\\b|\\b(?:heavy|carry|noise|silent|loud|dust|hay ?fever|bag|battery|small|compact|store|storage|mop\\p{L}*|self[- ]empty\\p{L}*|upright|canister|powerful|suction|durable|repair\\p{L}*|easy|arthritis|bad back|car)\\b|\\b(?:light(?:weight)?|quiet|allerg\\p{L}+|asthma|hepa|cordless|corded|bagless|robot|stick|handheld|strong)\\b",
  },
  "hair-mine": {
    label: "Hair now",
    question: "What is the hair like now?",
    suggestions: ["fine and straight", "thick and wavy", "curly", "thinning on top"],
    cases: [
      {
        when: "\\bcolou?r|highlights|blond\\p{L}*",
        label: "Hair color",
        question: "What color is the hair now?",
        suggestions: ["blond", "brown", "black", "gray"],
      },
      {
        when: "\\b(?:fine|thin|thick|curly|wavy|straight|frizzy|afro)\\b.*\\bhair\\b|\\bhair\\b.*\\b(?:fine|thin|thick|curly|wavy|straight|frizzy)\\b",
        label: "Face shape",
        question: "What shape is the face?",
        suggestions: ["round", "long", "square", "oval"],
      },
    ],
    said: "\\b(?:fine|thin|thick|curly|wavy|straight|coarse|frizzy|kinky|afro|thinning|receding|bald\\p{L}*|grey|gray|blond\\p{L}*|brunette)\\b.*\\b(?:round|oval|square|long|heart|diamond)\\b|\\b(?:round|oval|square|heart|diamond)[- ](?:shaped )?face\\b.*\\b(?:fine|thin|thick|curly|wavy|straight)\\b",
  },
  "hair-effort": {
    label: "Effort",
    question: "How much time may it take in the morning?",
    suggestions: ["none, wash and go", "five minutes", "I like styling it"],
    cases: [
      {
        when: "\\bcolou?r|highlights|blond\\p{L}*",
        label: "Touch-ups",
        question: "How often may it need a touch-up?",
        suggestions: ["hardly ever", "every two months", "I don't mind"],
      },
    ],
    said: "\\b(?:regatta|rowing|race|swimming|sports?)\\b|\\b(?:wedding|prom|bride\\p{L}*|communion|party|updos?|reenactment|toddler|boys?|costume|\\d+ years?)\\b|\\b(?:low[- ]maintenance|wash and go|easy|quick|no time|minutes?|styling|heat|straighten\\p{L}*|blow ?dry)\\b",
  },
  "hair-wish": {
    label: "What I want from it",
    question: "What should it do for you?",
    suggestions: [
      "be easy every day",
      "make me look younger",
      "be something bolder",
      "not get too short",
    ],
    said: "\\b(?:bride\\p{L}*|communion|reenactment|viking|toddler|boys?|girls?|kids?|son|daughter|autumn|fall|summer|suits?)\\b|\\b(?:wedding|prom|work|office|interview|job|graduation|party|school|date|every ?day|younger|professional|not too|no bangs|without bangs|hide|cover)\\b",
  },
  "outfit-where": {
    label: "Where I'll wear it",
    question: "Where do you want to wear it?",
    suggestions: ["at work", "going out in the evening", "every day", "on a trip"],
    cases: [
      {
        when: "\\bwardrobe\\b",
        label: "Most of my days",
        question: "What do most of your days look like?",
        suggestions: ["office", "at home and errands", "outdoors a lot", "a uniform at work"],
      },
      {
        when: "\\b(?:hindu|indian|sikh|punjabi|tamil|pakistani|bengali|muslim|nikah|jewish|nigerian)\\b[^.?!]{0,20}\\bwedding\\b",
        label: "Where the wedding is",
        question: "Where will the wedding be held?",
        suggestions: ["a place of worship", "a hall or hotel", "outdoors", "more than one place"],
      },
      {
        when: "\\b(?:interview|first day|job|meeting|conference)\\b",
        label: "Kind of place",
        question: "What kind of place is it?",
        suggestions: ["an office, formal", "an office, casual", "a shop or workshop", "on video"],
      },
      {
        when: "\\bdate\\b",
        label: "Where the date is",
        question: "Where will the date be?",
        suggestions: ["a bar", "a restaurant", "outdoors, warm", "outdoors, cold"],
      },
      {
        when: "\\b(?:wedding|ceremony|christening|baptism|naming|communion|confirmation|bar mitzvah|bat mitzvah)\\b",
        label: "Where it is held",
        question: "Where will it be held?",
        suggestions: ["a church or temple", "a hall or hotel", "outdoors", "at someone's home"],
      },
      {
        when: "\\bwear (?:to|for|at|on|in|if|when|as|under)\\b|\\boutfits?\\b.*\\bfor\\b",
        label: "Weather there",
        question: "How warm will it be there?",
        suggestions: ["hot", "mild", "cold", "indoors anyway"],
      },
    ],
    said: `\\b(?:zoom|video call|on video)\\b|\\b(?:kitchen|bakery|warehouse|stable|building site|beach|boat)\\b|\\b(?:court|exam|viva|citizenship|gym|train|plane|flight|to work in|opera|theat(?:er|re)|cinema|museum|hijab)\\b|${date}|\\b(?:in (?!my\\b|a\\b|the\\b)\\p{L}{4,}|outside|inside|barn|vineyard|registry|castle|hotel|restaurant|office|bar|club|theatre|theater|opera|park|boat|rooftop|city|bank|startup|smart casual|business casual|dress code|formal|casual|afternoon|morning|night|degrees|°|warm|chilly|mild|windy|sunny|may be cold|abroad|italy|spain|mexico|museum|cinema|concert|picnic)\\b|\\b(?:indoors?|outdoors?|garden|beach|church|winter|summer|spring|fall|autumn|hot|cold|rain\\p{L}*|evening|black tie|cocktail attire|snow)\\b`,
  },
  "outfit-own": {
    label: "What I have",
    question: "What do you have that could do?",
    suggestions: ["jeans and plain shirts", "a dark suit", "a few dresses", "nothing, I'll buy it"],
    cases: [
      {
        when: "\\b(?:climb\\p{L}*|hik\\p{L}+|gym|bowling|skat\\p{L}+|ski\\p{L}*|sail\\p{L}*|kayak\\p{L}*|golf|tennis|padel|riding|yoga|run(?:ning)?|festival|paintball|zoo|picnic)\\b",
        suggestions: [
          "sportswear",
          "jeans and a T-shirt",
          "boots and a rain jacket",
          "nothing that fits it",
        ],
      },
    ],
    said: `${amount}|\\b(?:own|got|have|my wardrobe|my closet|already|only|wear my|black dress|navy suit|suit|jeans|blazer|dress|skirt|boots|buy|shop|spend|new|rent|trousers|chinos|shirts?|jumpsuit|sneakers|heels)\\b(?! (?:to (?:a|the|my)|for (?:a|an|the|my)|should|ideas))|${money}|\\bi (?:have|own|bought)\\b|\\bwith (?:my |a |an )?(?:\\p{L}+ )?(?:jeans|pants|dress|suit|skirt|blazer|boots|shoes|shirt)\\b|\\bgoes with\\b`,
  },
  "outfit-me": {
    label: "Who wears it",
    question: "Is it for a woman or a man?",
    suggestions: ["a woman", "a man", "something unisex"],
    said: "\\b(?:midwife|kilt|family|kids|children|\\d\\d$)\\b|\\b(?:i'?m \\d\\d|im \\d\\d|im an?|i'?m (?:a |an )?(?:\\p{L}+ )?(?:\\d\\d|tall|short|curvy|pregnant|plus)|\\d\\d ?(?:m|f|yo)|man|woman|lady|guys?|girls?|boys?|male|female|husband|wife|son|daughter|boyfriend|girlfriend|mum|mom|dad|grandm\\p{L}+|aunt|no (?:heels|dress\\p{L}*|tie|skirts?)|hate (?:heels|dresses|ties|suits)|comfortable|elegant|classic|relaxed|feminine|masculine|androgynous|modest|hijab|size \\d+|not ugly|in my (?:twenties|thirties|forties|fifties|sixties)|over \\d0|dress like)\\b|\\b(?:women'?s?|men'?s?|female|male|girl|guy|\\d\\d[- ]?year|in my \\d0s|petite|plus[- ]size|tall|short|curvy|mother of the|pregnan\\p{L}+|teen\\p{L}*|bride\\p{L}*|groom)\\b|\\bi'?m an? (?:man|woman|guy|girl)\\b",
  },
  "wear-use": {
    label: "What it is for",
    question: "What will you wear it for?",
    suggestions: ["on my feet all day", "sport", "wet and cold weather", "every day, to look good"],
    said: "\\b(?:commut\\p{L}+|cycling|standing|on my feet|nurse|waitress|office|city|travel\\p{L}*|every ?day|daily|rain\\p{L}*|wet|cold|snow|ski|beach|party|school|marathon|tennis|dog)\\b|\\bfor (?!me\\b|my\\b|men\\b|women\\b|under\\b|less\\b|wide\\b|flat\\b)\\p{L}+|\\b(?:running|hiking|walking|work|wedding|winter|gym|trail|rain)\\b",
  },
  "wear-fit": {
    label: "Fit",
    question: "Anything about the feet: wide, narrow, painful?",
    suggestions: ["wide feet", "narrow feet", "painful feet or knees", "nothing special"],
    cases: [
      {
        when: "\\b(?:jackets?|coats?|jeans|bras?|leggings|suits?|dress(?:es)?|hoodies|swimsuits?|t-?shirts?)\\b",
        label: "Build",
        question: "What build is it for?",
        suggestions: ["tall and slim", "short", "broad shoulders", "plus size"],
      },
    ],
    said: "\\b(?:size|width|narrow|broad|high arch\\p{L}*|arch(?:es)?|heel spur|spur|orthotics|insoles|ankles?|hips?|back|toes?|blisters?|slim|skinny|big|large|xl|xxl|xs|small|woman|man|female|male|girl|boy|ladies|mens|womens|son|daughter|husband|wife|mum|mom|dad|\\d{2,3} ?(?:kg|cm|lbs)|loose|tight|baggy|long|heavy|pregnan\\p{L}+|shoulders|chest|comfortable)\\b|\\b(?:wide|flat|narrow|knees?|pain|plantar|bunions?|women'?s?|men'?s?|size \\d+|petite|plus[- ]size|tall|short|curvy|overpronat\\p{L}+|kids?)\\b",
  },
  "read-liked": {
    label: "Loved lately",
    question: "Which ones did you love lately?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:book ?club|reading (?:group|circle))\\b",
        label: "Liked so far",
        question: "Which ones went down well so far?",
      },
      {
        when: "\\b(?:for|with) (?:(?:my|our|an?|the) )?(?:[\\p{L}\\p{N}'-]+ ){0,3}?(?:son|daughter|kids?|child|children|boys?|girls?|teenagers?|toddlers?|grand\\p{L}+|nephew|niece|husband|wife|mum|mom|dad|mother|father|friend|boyfriend|girlfriend|year[- ]olds?)\\b|\\bfor (?:someone|somebody|a (?:man|woman|person)|people|him|her) who\\b",
        label: "Loved lately",
        question: "Which ones did they love lately?",
      },
    ],
    said: "\\b(?:year \\d+|class \\d+|pupils|grief|divorce|moving house|new baby|potty)\\b|\\b(?:loved?|liked?|enjoyed|adored|hated?|dropped|couldn'?t finish|gave up|didn'?t (?:like|finish)|boring|bored|favou?rites?|fan of|in the style of|just read|finished|finish|been reading|after reading|by (?!tomorrow|next|monday|the\\b|a\\b)\\p{L}+)\\b|\\b(?:like|similar to) (?!me\\b|to\\b)\\p{L}+|\\bi (?:loved|liked|enjoyed|read|just finished)\\b",
  },
  "book-subject-known": {
    label: "What I know already",
    question: "What do you know about it already?",
    suggestions: ["nothing yet", "the basics", "read a few books on it", "I work in it"],
    said: "\\bfor children\\b|\\b(?:know (?:nothing|little|a bit|the basics|some|a lot)|(?:im|i'm) (?:an?|new)|new to|read (?:nothing|a|some|two|three|\\p{L}+'s)|already|have read|never (?:read|studied)|studied|degree|basics|no (?:background|idea|clue)|student|teacher|work (?:in|as)|layman|layperson|newbie|novice|expert|familiar|school level|not (?:a|an) )\\b|\\bi(?:'m| am) an? |\\bbeginners?\\b|\\bfrom scratch\\b|\\bi know\\b|\\badvanced\\b|\\bintro(?:ductory|duction)?\\b",
  },
  "book-subject-for": {
    label: "What I want from them",
    question: "What do you want them for?",
    suggestions: [
      "a first overview",
      "to do it myself",
      "for a course or exam",
      "to go deep into it",
    ],
    said: `\\bon how to\\b|\\bto (?:start|train|build|grow|make)\\b|${reason}|\\b(?:want to (?:understand|know|learn|be|use|start|see|apply|get)|to (?:understand|use|learn|apply|prepare|teach|start|get|argue|impress|help)|for (?:work|school|university|uni|fun|my (?:\\p{L}+ )?(?:exam|class|course|thesis|job|paper|work|book club|trip|holiday))|overview|both sides|in depth|deep|history of|practical|before (?:my|our|a|the)|trip)\\b(?! the)|\\bto understand (?:why|how)\\b|\\bso that\\b|\\bbecause\\b|\\bfor (?:my|an?) (?:exam|class|course|thesis|job|paper)\\b`,
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
        when: "\\b(?:books?|novels?|series|fantasy|reads?|authors?) (?:\\p{L}+ )?(?:like|similar to)\\b",
        label: "What I liked most",
        question: "What did you like most about that one?",
        suggestions: [
          "the story",
          "the way it's told",
          "the people in it",
          "the world it's set in",
        ],
      },
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
    label: "Length",
    question: "How long may they be?",
    suggestions: ["short and easy", "long is fine", "any length"],
    cases: [
      {
        when: "\\bfor (?:someone|somebody|an? (?:man|woman|boy|girl|person)|people|him|her)\\b",
        label: "Age of the reader",
        question: "How old are they?",
        suggestions: ["a child", "a teenager", "an adult", "an older person"],
      },
      {
        when: "\\b(?:book ?club|reading (?:group|circle))\\b",
        suggestions: ["up to 300 pages", "short", "long is fine"],
      },
    ],
    said: "\\b(?:year \\d+|pupils|(?:girl|boy),? \\d+)\\b|\\b(?:under \\d+|\\d+ pages|max|pages|thin|thick|quick|hard|difficult|dense|light|simple|academic|accessible|listen|audio|commute|kindle|english|level|b1|b2|a2|year olds?|mother|mum|mom|dad|husband|wife|son|daughter|grandm\\p{L}+|for me|holiday|beach|slow reader|dyslex\\p{L}+|don'?t (?:have|read)|attention span|no (?:textbooks?|academic|jargon))\\b|\\b(?:short|easy|long|audiobooks?|beginners?|year[- ]?olds?|kids|children|teens?|adults?|series|standalone)\\b|\\bfor my\\b",
  },
  "watch-liked": {
    label: "Liked lately",
    question: "Which ones did you love lately?",
    suggestions: [],
    said: "\\b(?:films|movies|documentar\\p{L}+|shows) (?:about|on)\\b|\\b(?:loved?|liked?|enjoyed|adored|hated?|dropped|couldn'?t finish|gave up|didn'?t like|boring|bored|favou?rites?|fan of|just (?:watched|saw|finished)|finished|we (?:watched|saw|loved|liked|finished)|seen|already|similar|in the style of|after (?:watching|breaking|game))\\b|\\b(?:like|similar to) (?!me\\b|to\\b)\\p{L}+|\\bi (?:loved|liked|enjoyed|watched|just finished)\\b",
  },
  "watch-with": {
    label: "Mood",
    question: "What are you in the mood for?",
    suggestions: ["something light", "gripping", "a good cry", "a bit scary"],
    cases: [
      {
        when: "\\b(?:kids|children|family|daughters?|sons?|grandchildren)\\b",
        suggestions: ["something light", "an adventure", "a classic", "a bit scary"],
      },
    ],
    said: "\\b(?:class \\d|year \\d|pupils|school)\\b|\\blike [\\p{L}\\d]+(?: [\\p{L}\\d]+)?,|\\b(?:gentle|cosy|cozy|funny|scary|dark|nothing (?:violent|scary|sad)|uplifting|slow)\\b|\\b(?:husband|wife|girlfriend|boyfriend|partner|mum|mom|dad|parents|kids?|son|daughter|teenagers?|\\d+ year olds?|grandm\\p{L}+|alone|just me|by myself|two of us|friends?|family|mood|something (?!to\\b|new\\b|good\\b|else\\b)\\p{L}+|gripping|clever|suspense\\p{L}*|mystery|drama|fantasy|western|war|animated|musical|historical|crime|true crime|dark|twist|mind[- ]bending|heartwarming|cry|laugh|slow|intelligent|easy|cozy|romcom|rom[- ]com|classics?|no (?:horror|violence|blood|gore|sad))\\b|\\bwith (?:my|the|a|friends|family|kids)\\b|\\bfor (?:kids|family|the family|couples|date night|halloween|christmas|movie night)\\b|\\b(?:funny|scary|horror|romantic|comedy|comedies|thriller|sci-?fi|light|sad|feel[- ]good|action|kids|family|documentar\\p{L}+)\\b",
  },
  "watch-where": {
    label: "Where I can watch",
    question: "Where can you watch?",
    suggestions: ["Netflix", "Prime", "Disney+", "anywhere"],
    cases: [
      {
        when: "\\bdocumentar(?:y|ies)\\b",
        suggestions: ["Netflix", "YouTube, for free", "anywhere"],
      },
    ],
    said: `${lasting}|\\b(?:amazon|paramount\\+?|peacock|mubi|iplayer|bbc|itv|all ?4|apple|dvd|tv|streaming|sky|plex|showtime|anywhere|mini ?series|one season|short|long|under two|two hours|90 min\\p{L}*|film|series only|no series)\\b(?! (?:recommendations|suggestions|ideas|to watch|night|show|shows))|\\b(?:netflix|prime|hulu|disney\\+?|hbo|max|apple tv|youtube|crunchyroll|cinema|theaters?)\\b`,
  },
  "music-when": {
    label: "When I listen",
    question: "When will you listen to it?",
    suggestions: ["while working", "in the car", "at a party", "doing sport"],
    cases: [
      {
        when: "\\b(?:podcasts?|audio ?books?|radio)\\b",
        suggestions: ["while working", "in the car", "on walks", "before sleep"],
      },
    ],
    said: "\\b(?:while|during|when i|at (?:work|the|a|my)|car|drive|cooking|cleaning|shower|kids|guests|bbq|barbecue|background|wake up|morning|evening|relax\\p{L}*|meditat\\p{L}+|yoga|walk\\p{L}*|commut\\p{L}+|coding|reading|funeral|anniversary|pre-?party|dancing|cry|breakup|summer|christmas|halloween)\\b|\\bfor (?!me\\b)\\p{L}+|\\b(?:workout|running|study(?:ing)?|party|wedding|road ?trip|dinner|sleep|gym|driving|birthday|focus)\\b",
  },
  "music-liked": {
    label: "What I like",
    question: "Which music do you like?",
    suggestions: ["pop and charts", "rock", "calm, no vocals", "a bit of everything"],
    cases: [
      {
        when: "\\b(?:podcasts?|audio ?books?|radio)\\b",
        question: "What do you like to hear about?",
        suggestions: ["true crime", "comedy and chat", "history or science", "news and politics"],
      },
    ],
    said: "\\bpodcasts? (?:about|on)\\b|\\b(?:christmas|carols?|choir|first dance|hymns?|lullab\\p{L}+)\\b|\\bsongs? (?:about|with)\\b|\\b(?:nursery|toddlers?|pupils|school disco|year \\d)\\b|\\b(?:love|loves|likes?|hate|hates|can'?t stand|no (?:\\p{L}+)|not (?:too )?\\p{L}+|favou?rites?|fan of|into|such as|by (?!tomorrow|the\\b|my\\b|a\\b)\\p{L}+|calm|instrumental|no vocals|charts|mix(?:ed)?|soul|funk|reggae|latin|salsa|ambient|techno|disco|blues|gospel|grunge|oldies|abba|beatles|taylor swift|drake|queen|science|politics|business|comedy|bit of everything|everything|upbeat|sad|slow)\\b|\\b(?:like|similar to) \\p{L}+|\\b(?:rock|pop|jazz|classical|hip[- ]?hop|rap|country|metal|indie|edm|electronic|lo-?fi|folk|r&b|k-?pop|punk|house|techno|80s|90s|70s|60s|2000s|true crime|history|comedy|news)\\b",
  },
  "music-limits": {
    label: "Known or new",
    question: "Well-known ones, or new to you?",
    suggestions: ["well known", "new to me", "a mix"],
    cases: [
      {
        when: "\\b(?:podcasts?|audio ?books?|radio)\\b",
        label: "Episode length",
        question: "How long may an episode be?",
        suggestions: ["half an hour", "an hour", "any length"],
      },
    ],
    said: `\\b(?:nursery|toddlers?|cats?|dogs?|instrumental|relax\\p{L}*|sleep|study\\p{L}*|meditat\\p{L}+)\\b|${lasting}|\\b(?:one|two|three|four|five|ten|twenty|thirty) (?:songs|tracks|hours?|episodes)\\b|\\b(?:well[- ]known|known|famous|hits|classics?|discover|never heard|unknown|hidden gems|explicit|swear\\p{L}*|kid[- ]friendly|family[- ]friendly|long|short|whole (?:evening|night)|everyone knows|mainstream|recent|old|episodes)\\b|\\b\\d+\\b|\\bnew\\b|\\bunderrated\\b|\\bpopular\\b|\\bobscure\\b|\\bclean\\b|\\bhours?\\b`,
  },
  "game-liked": {
    label: "Games I loved",
    question: "Which ones did you love?",
    suggestions: [],
    cases: [
      {
        when: "\\bgames? (?:like|similar to) (?!me\\b|us\\b)",
        label: "What I like most",
        question: "What do you like most about it?",
        suggestions: ["the story", "the mood", "the puzzles", "the freedom"],
      },
      {
        when: "\\bfor (?:(?:my|our|an?|the|two|three|\\d+) )?(?:[\\p{L}\\p{N}'-]+ ){0,3}?(?:sons?|daughters?|kids?|child|children|boys?|girls?|brothers|nephews?|nieces?|husband|wife|mum|mom|dad|friend|boyfriend|girlfriend|year[- ]olds?|gran\\p{L}*|nan)\\b",
        label: "Games they love",
        question: "Which ones do they love?",
      },
    ],
    said: "\\b(?:loved?|liked?|enjoyed|adored|hated?|dropped|bored|boring|favou?rites?|fan of|finished|played|playing|we (?:have|own|play|love|like|know)|already|already (?:have|know|own)|couldn'?t|didn'?t like|in the style of|such as|not (?:into|a fan|interested))\\b|\\bi (?:loved|liked|enjoyed|played)\\b",
  },
  "game-on": {
    label: "Played on",
    question: "What do you play on?",
    suggestions: ["PC", "a console", "a phone", "at a table"],
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
    label: "Mood",
    question: "Relaxed or challenging?",
    suggestions: ["relaxed", "some thinking", "really hard"],
    cases: [
      {
        when: "\\b(?:cards?|deck|dice|board|tabletop)\\b",
        label: "Length of a round",
        question: "How long may a round take?",
        suggestions: ["ten minutes", "half an hour", "a whole evening"],
      },
    ],
    said: `\\bgames? (?:like|similar to) (?!me\\b|us\\b)\\p{L}+|${lasting}|\\b(?:half an hour|hour|long|story|chill|relaxed?|challenging|strategy|strategic|complex|light|fast|puzzles?|thinking|brain|competitive|cooperative|scary|funny|action|open world|grind\\p{L}*|casual|rounds?|evening|deep|stressful|stress|not too \\p{L}+|simple rules|beginner\\p{L}*|mood)\\b|\\b\\d+ ?(?:min(?:ute)?s?|hours?)\\b|\\b(?:relaxing|cozy|hard|easy|short|quick|casual|difficult|simple|party)\\b`,
  },
  "product-use": {
    label: "How I will use it",
    question: "How often will you use it?",
    suggestions: ["every day", "a few times a week", "now and then"],
    cases: [
      {
        when: "\\b(?:drills?|saws?|sanders?|screwdrivers?|impact drivers?|grinders?|ladders?|hedge trimmers?|chainsaws?|tool ?(?:set|kit)s?|pressure washers?|nail guns?)\\b(?<!coffee grinders?)",
        question: "What will you use it for?",
        suggestions: ["small jobs at home", "a renovation, for months", "every day, for work"],
      },
      {
        when: "\\bmowers?\\b",
        label: "Size of the lawn",
        question: "How big is the lawn?",
        suggestions: [
          "a small front lawn",
          "an average yard",
          "a large yard",
          "half an acre or more",
        ],
      },
      {
        when: "\\b(?:bikes?|e-?bikes?|bicycles?|scooters?)\\b",
        label: "Where I will ride",
        question: "Where will you ride most?",
        suggestions: [
          "on city streets",
          "on country roads",
          "on gravel paths",
          "on mountain trails",
        ],
      },
      {
        when: "\\b(?:tents?|sleeping bags?)\\b",
        label: "How I transport it",
        question: "Will you carry it far, or go by car?",
        suggestions: ["by car", "carried far", "by bike"],
      },
      {
        when: "\\b(?:backpacks?|rucksacks?)\\b",
        question: "What will you use it for?",
        suggestions: ["work or school", "day hikes", "weeks of travel"],
      },
      {
        when: "\\bbinoculars\\b",
        label: "What I will watch",
        question: "What will you use them for?",
        suggestions: ["birds", "sports or theater", "the night sky"],
      },
      {
        when: "\\b(?:microphones?|mics?|webcams?)\\b",
        question: "What will you use it for?",
        suggestions: ["calls and meetings", "videos or streams", "singing or podcasts"],
      },
      {
        when: "\\b(?:cameras?|lens|drones?)\\b(?<!security cameras?)",
        question: "What will you use it for?",
        suggestions: ["family and trips", "wildlife", "videos for the internet", "work"],
      },
      {
        when: "\\b(?:mattress\\p{L}*|pillows?|beds?|sofa|couch|chairs?)\\b(?<!dog beds?)",
        label: "Pain to help with",
        question: "Is there any pain it should help with?",
        suggestions: ["none", "back pain", "neck pain", "hip or knee pain"],
      },
      {
        when: "\\b(?:stroller|car seat|crib|baby monitor|high chair)s?\\b",
        label: "Age of the child",
        question: "How old is the child?",
        suggestions: ["a newborn", "about one year", "two children"],
      },
    ],
    said: "\\b(?:i (?:use|sit|work|travel|commute|run|cook|sleep|watch|play|want to|need it|live|bake|drink|film)|used? (?:for|by|in|every|daily|at)|every ?day|daily|once a|twice a|times a (?:week|day)|weekends|office|home|kitchen|bedroom|living room|garden|balcony|gym|travel\\p{L}*|commut\\p{L}+|train|plane|flat|house|school|work from home|working|my (?:office|desk|flat|room)|back pain|we (?:are|use|sleep|drink)|mostly|mainly|hours a day|outdoors?|camping|hiking|gaming|podcasts?|calls)\\b|\\bfor (?!me\\b|under\\b|less\\b|the (?:money|price)\\b|\\d)\\p{L}+|\\bto (?:use|take|bring|make|watch|listen|run|play)\\b",
  },
  "product-must": {
    label: "What matters most",
    question: "What matters most about it?",
    suggestions: ["easy to use", "small and light", "that it lasts for years", "good looks"],
    cases: [
      {
        when: "\\b(?:pens?|fountain pens?|planners?)\\b",
        suggestions: ["writes smoothly", "no smudging", "that it lasts for years", "good looks"],
      },
      {
        when: "\\b(?:bikes?|e-?bikes?|bicycles?|scooters?)\\b",
        suggestions: ["light to carry", "few repairs", "fast", "safe against theft"],
      },
      {
        when: "\\b(?:tents?|sleeping bags?|backpacks?|rucksacks?)\\b",
        suggestions: ["light", "room to spare", "stands wind and rain", "that it lasts for years"],
      },
      {
        when: "\\b(?:cameras?|binoculars|lens|drone)\\b",
        suggestions: ["easy to use", "good in low light", "small and light", "long zoom"],
      },
      {
        when: "\\b(?:fans?|kettles?|heaters?|blenders?|mixers?|washing machines?|dishwashers?|dryers?|fridges?|freezers?|purifiers?|humidifiers?|dehumidifiers?|printers?|mowers?|air ?fryers?|coffee (?:machines?|makers?)|microwaves?|air conditioners?|generators?)\\b",
        suggestions: ["quiet", "easy to use", "low running costs", "that it lasts for years"],
      },
      {
        when: "\\b(?:perfumes?|colognes?|moisturi[sz]ers?|sunscreens?|shampoos?|foundations?|mascaras?)\\b",
        suggestions: ["gentle on the skin", "no strong scent", "that it lasts all day"],
      },
      {
        when: "\\b(?:knife|knives|pans?|cookware|umbrellas?|wallets?|locks?|safes?)\\b",
        suggestions: ["that it lasts for years", "light in the hand", "easy to care for"],
      },
      {
        when: "\\b(?:mattress\\p{L}*|pillows?|beds?|duvets?|sofa|couch|chairs?)\\b",
        suggestions: ["soft", "firm", "easy to clean", "that it lasts for years"],
      },
    ],
    said: "\\b(?:must|it should|should (?:be|have|last|fit|work)|needs? to|has to|have to|want|don'?t (?:want|need|like)|dont (?:want|need|like)|no (?:\\p{L}+)|not (?:too|ugly|loud|heavy|big|plastic)|big|large|soft|firm|hard|lasting|lasts?|long[- ]lasting|solid|sturdy|stylish|pretty|simple|repairable|warm|thin|cheap|fast|safe|washable|dishwasher|battery|over[- ]ear|in[- ]ear|oled|4k|hdr|\\d\\d[- ]?inch|steel|wood(?:en)?|metal|cotton|organic|black|white|usb|good (?:sound|bass|mic|picture|battery)|annoys?|ergonomic|adjustable|current one|last one|old one)\\b|\\b(?:easy|quiet|small|compact|light(?:weight)?|portable|durable|wireless|cordless|waterproof|silent|foldable|noise[- ]cancell?ing|bluetooth|comfortable|with|without|that|which)\\b",
  },
  "price-thing": {
    label: "What it is exactly",
    question: "How old is it, and in what condition?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:beer|pint|coffee|meal|pizza|wine|sandwich|ice cream|breakfast|dinner|lunch|tickets?|entry|parking|taxi|haircut|manicure)\\b",
        label: "What is included",
        question: "What exactly do you get for it?",
      },
      {
        when: "\\b(?:these|stamps|coins|notes|records|books|chairs|comics|phones|toys|plates)\\b",
        label: "Age and condition",
        question: "How old are they, and in what condition?",
      },
      {
        when: "\\b(?:tutor\\p{L}*|teachers?|coach|lessons?)\\b",
        label: "The teacher",
        question: "How experienced is the teacher?",
        suggestions: ["a student", "some years of teaching", "highly qualified"],
      },
      {
        when: "\\b(?:baby ?sitt\\p{L}+|nanny|cleaners?|gardener|gardening|dog walk\\p{L}*|pet ?sitt\\p{L}+|handyman|au pair|carer|driver)\\b",
        label: "What is included",
        question: "What does it include?",
      },
      {
        when: "\\b(?:plumber|roof\\p{L}*|driveway|fence|builder|electrician|quote|job|repair|wedding(?! (?:dress|ring))|photographer|paint\\p{L}*|fitting|install\\p{L}*|lawyer|haircut|cleaning|removal|kitchen|bathroom|extension)\\b",
        label: "What is included",
        question: "What exactly is included?",
      },
      {
        when: "\\b(?:horse|pony|dog|puppy|cow|goat|bull|parrot|kitten|mare|foal)\\b",
        label: "Breed and age",
        question: "Which breed is it, and how old?",
      },
      {
        when: "\\b(?:house|flat|apartment|room|rent|land|garage|studio|plot|acre)\\b",
        label: "Size and state",
        question: "How big is it, and in what state?",
      },
    ],
    said: "\\b(?:\\d+[- ]?(?:years?|yrs?|months?)(?:[- ]old)?|(?:19|20)\\d\\ds?|\\d+ ?(?:km|miles|k miles|hp|cm|kg|gb|acres|sqm|sq ft)|mint|good condition|bad condition|brand new|broken|rusty|restored|gelding|mare|trained)\\b",
  },
  "price-place": {
    label: "Seller",
    question: "Who is selling it?",
    suggestions: ["a dealer", "a private seller", "an online shop", "a friend"],
    cases: [
      {
        when: "\\b(?:plumber|roof\\p{L}*|driveway|fence|builder|electrician|quote|job|repair|wedding(?! (?:dress|ring))|photographer|paint\\p{L}*|fitting|install\\p{L}*|lawyer|haircut|cleaning|removal|kitchen|bathroom|extension)\\b|\\b(?:baby ?sitt\\p{L}+|nanny|cleaners?|gardener|gardening|dog walk\\p{L}*|pet ?sitt\\p{L}+|handyman|au pair|carer|driver)\\b|\\b(?:tutor\\p{L}*|teachers?|coach|lessons?)\\b|\\b(?:hour|hr|rent|house|flat|apartment|room)\\b",
        label: "City or area",
        question: "Which city or area is it in?",
        suggestions: [],
      },
    ],
    said: "\\b(?:dealer|private(?:ly)?|ebay|facebook|marketplace|craigslist|gumtree|auction|garage sale|flea market|breeder|shop|store|in (?!good|bad|mint|great|new|the\\b|my\\b|a\\b)\\p{L}{4,}|uk|us|usa)\\b",
  },
  "price-else": {
    label: "What else I know",
    question: "What do others cost that you have seen?",
    suggestions: ["I haven't looked yet", "more than this", "less than this", "it's the only one"],
    said: "\\b(?:others?|compared|similar ones|elsewhere|new ones? (?:costs?|is|are)|second quote|other quotes?)\\b",
  },
  "worth-marks": {
    label: "Marks on it",
    question: "Any label, signature, number or year on it?",
    suggestions: ["none that I can see", "a label inside", "a signature", "a serial number"],
    said: "\\b(?:lego|phones?|collections?|gold|shares)\\b|\\b(?:house|home|flat|apartment|land|dog|horse|pony|puppy|car|van|bike|boat|caravan|tractor|phone|laptop|stamps?|coins?|notes|books?|records|vinyl)\\b|\\b(?:label|signed|signature|serial|stamp(?:ed)?|hallmark|engraved|(?:18|19|20)\\d\\d)\\b",
  },
  "worth-for": {
    label: "What I need to know it for",
    question: "What do you need to know it for?",
    suggestions: ["selling it", "insurance", "splitting an estate", "just curious"],
    said: "\\b(?:sell(?:ing)?|insur\\p{L}+|inherit\\p{L}*|estate|curious|swap|trade)\\b",
  },
  "plan-use": {
    label: "How it is used",
    question: "What is it used for most?",
    suggestions: ["only calls", "messages and maps", "videos, a lot of data", "often abroad"],
    cases: [
      {
        when: "\\b(?:cafe|shop|office|business|restaurant|salon|hotel)\\b",
        question: "What is it needed for most?",
        suggestions: ["card payments", "guest Wi-Fi", "video calls", "calls and email"],
      },
      {
        when: "\\b(?:internet|broadband|wifi|wi-fi|fib(?:er|re))\\b",
        question: "What will it be used for most?",
        suggestions: ["browsing and email", "streaming", "working from home", "gaming"],
      },
    ],
    said: "\\b(?:tiktok|youtube|netflix|phones|calls? me|texts|(?:weeks?|days?) in)\\b|\\b\\d+ ?gb\\b|\\b(?:unlimited|calls only|no data|streaming|roaming|abroad|whatsapp|video calls|hardly|rarely|only (?:calls|texts))\\b",
  },
  "plan-now": {
    label: "Price a month",
    question: "What may it cost a month?",
    suggestions: ["under $15", "up to $30", "up to $60"],
    said: "\\b(?:weeks?|days?|trip|holiday) in\\b|[$€£]\\s?\\d|\\b(?:contract|prepaid|pay as you go|cheap(?:est)?|currently|now (?:with|on)|at the moment)\\b",
  },
} as const satisfies Readonly<Record<string, Need>>;
