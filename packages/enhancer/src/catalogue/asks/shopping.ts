import type { Ask, Form } from "../ask.ts";

/** What may stand behind the thing to be bought. */
const then =
  "(?=$|[?.!,:]| (?:for|under|below|around|in|on|with|without|that|which|to|at|up to|less|right now|now|should|is|are|do|would|can|if|and|or|i|my|please|pls|between|from|over|out there|available|this|these days|today|reviews?|brands?|models?|to buy)(?!\\p{L}))";

/** What a thing to be bought has to fit, as a telegram says it. */
const fitting =
  "(?:(?:under|below|max|up to|around) )?[$€£]?\\d{2,5} ?(?:[$€£]|euros?|dollars|pounds|quid|bucks|eur|usd|max)?$|\\d+ (?:people|persons|kids|yo|yrs? old|years? old)|family(?: of \\d)?|(?:flat|wide|narrow|big|small) (?:feet|hands|head)|(?:pet|dog|cat) hair|(?:small|tiny|narrow|big|large) (?:flat|kitchen|room|apartment|house|garden|space|balcony|bathroom)|(?:tall|short|big|heavy) (?:man|woman|person|guy|girl|back)|tall|(?:back|neck|knee|wrist|hip) pain|students?|uni|college|camping|commut(?:e|ing)|hiking|travel|long flights?|(?:train|plane|traffic) noise|rain|arthritis|seniors?|elderly";

/** A thing that is there already, or is rented, paid or talked about. */
const notWanted =
  "wont|won'?t|not|no|doesn'?t|can'?t|keeps?|leak\\p{L}*|smell\\p{L}*|stuck|broken?|errors?|noisy|loud|slow|stopp\\p{L}*|beep\\p{L}*|blink\\p{L}*|crack\\p{L}*|hurts?|repair|replac\\p{L}*|install\\p{L}*|clean\\p{L}*|manual|warranty|return\\p{L}*|refund|recall|assembl\\p{L}*|rental|rent|hire|insurance|laws?|rules|legal|covers?|storage|stor(?:e|ing)|tax|exercises?|stretches|workout|lessons?|course|games?|ideas?|history|is|are|was|were|how|what|why|when|who|or|vs|my|our|the|size|weight|sale|sell|sold|drawing|tattoo|story|poem|joke|names?|stickers?|wash(?:ing|ed|er)?(?! machine)|dry(?:ing)?|builds?|accident|crash\\p{L}*|stolen|workshop|network|party|movie|film";

/** Everything that asks which one of a kind to buy. */
const buying = (things: string): readonly Form[] => [
  {
    opens: `(?:help (?:me|us) )?(?:choose|pick|find|decide on|get)(?: me)?(?: an?| the| some)(?: (?!(?:to|my|your|his|her|job|at)\\b)[\\p{L}\\p{N}-]+){0,3}? ${things}${then}`,
  },
  {
    opens: `(?:what(?:'s| is| are|s) |which (?:is|are) |find(?: me| out)? |locate |search for |look for |show me )?(?:the |an? |some )?(?:\\d+ |top \\d+ )?(?:absolute )?(?:best(?:[- ]rated| deals? on)?|highest[- ]rated|top[- ]rated|good|top|cheap|cheapest|affordable|most reliable|decent|great|budget)(?: (?!way|time|place|app|movie|book|case|practice)[\\p{L}\\p{N}'&/-]+){0,4}? ${things}${then}`,
  },
  {
    opens: `(?:which|what)(?: [\\p{L}\\p{N}'-]+){0,3}? ${things}(?: models?| brands?)? (?:should|do (?:i|you)|would|can you|is best|is the best|are best|are the best|is better|to buy|to get)`,
  },
  {
    opens: `(?:recommend|suggest)(?: me)?(?: an?| some| the)?(?: [\\p{L}\\p{N}'-]+){0,4}? ${things}${then}`,
  },
  {
    opens: `(?:i(?:'m| am|m)? )?(?:need|want|looking (?:for|to buy|to get)|thinking of buying|buying|buy|shopping for|in the market for)(?: to (?:buy|get))?(?: an?| some)?(?: (?!(?:to|my|the|help|for|your|his|her|our)\\b)[\\p{L}\\p{N}-]+){0,3}? ${things}(?=$|[?.!,]| (?:for|under|below|around|with|that|which|up to|less|please|pls|recommendations?|advice|but|and|to replace)(?!\\p{L}))`,
  },
  {
    opens: `how (?:do i|to|should i|can i|do you) (?:choose|pick|buy|select|find)(?: an?| the| my)?(?: (?:right|good|best|new|used|first|perfect|[\\p{L}-]+)){0,3}? ${things}${then}`,
  },
  {
    opens: `what to look for (?:in|when buying) (?:an? )?(?:new |good )?(?:[\\p{L}-]+ )?${things}`,
  },
  { opens: `${things} (?:recommendations?|suggestions?|recs|buying guide|advice)` },
  {
    is: `(?!(?:\\S+ ){9})(?!.*(?<!\\p{L})(?:${notWanted})(?!\\p{L}))(?:[\\p{L}-]+ ){0,2}?${things} (?:for (?:an? |my |the )?)?(?:${fitting})(?!\\p{L})(?: \\S+){0,6}`,
  },
];

/** Texts and code about things to buy, and things that are made or mended. */
const notBuying =
  "\\b(?:python|javascript|java|code|script|function|api|database|sql|json|e-?mails?|letter|story|poem|songs? about|essay|blog|captions?|slogans?|descriptions?|names? for|logo|marketing|review of|write|translate|summar\\p{L}+|fix|repair|clean|broken|not working|won't|history of|sell(?:ing)?|invest\\p{L}*|stock|jailbreak)\\b";

const thingToBuy =
  "(?:tvs?|televisions?|soundbars?|speakers?|bluetooth speakers?|head ?phones|ear ?buds|ear ?phones|headsets?|airpods|cameras?|dash ?cams?|webcams?|microphones?|mics?|drones?|smart ?watch(?:es)?|watch(?:es)?|fitness trackers?|kindle|e-?readers?|printers?|routers?|keyboards?|mouse|mice|game consoles?|consoles?|controllers?|vr headsets?|projectors?|power ?banks?|chargers?|bikes?|e-?bikes?|bicycles?|scooters?|treadmills?|exercise bikes?|rowing machines?|dumbbells|yoga mats?|tents?|sleeping bags?|backpacks?|suitcases?|luggage|strollers?|car seats?|cribs?|baby monitors?|high chairs?|mattress(?:es)?|pillows?|duvets?|bed frames?|sofas?|couch(?:es)?|office chairs?|desk chairs?|gaming chairs?|chairs?|standing desks?|desks?|air ?fryers?|coffee (?:machines?|makers?|grinders?)|espresso machines?|blenders?|stand mixers?|food processors?|toasters?|kettles?|rice cookers?|slow cookers?|microwaves?|ovens?|dishwashers?|washing machines?|dryers?|washers?|fridges?|refrigerators?|freezers?|air purifiers?|dehumidifiers?|humidifiers?|space heaters?|heaters?|fans?|air conditioners?|lawn ?mowers?|drills?|cordless drills?|tool sets?|chainsaws?|pressure washers?|grills?|knife|knives|chef'?s knife|knife sets?|pans?|frying pans?|cookware|pots and pans|water bottles?|water filters?|lamps?|light bulbs|security cameras?|video doorbells?|doorbells?|locks?|safes?|toothbrush(?:es)?|electric toothbrush(?:es)?|razors?|electric shavers?|hair ?dryers?|straighteners?|perfumes?|colognes?|moisturi[sz]ers?|sunscreens?|shampoos?|foundations?|mascaras?|guitars?|keyboard pianos?|digital pianos?|ukuleles?|telescopes?|binoculars|fountain pens?|pens?|planners?|wallets?|sunglasses|umbrellas?|handbags?|purses?|dog food|cat food|dog beds?|litter box(?:es)?|board shorts|paddle ?boards?|kayaks?|golf clubs|tennis rackets?|skateboards?|skis|snowboards?|helmets?|sewing machines?|3d printers?|generators?|solar panels?)";

const computer =
  "(?:laptops?|notebooks?|macbooks?|chromebooks?|computers?|pcs?|gaming pcs?|desktops?|tablets?|ipads?|monitors?|graphics cards?|gpus?|pc builds?|gaming laptops?)";

const phone =
  "(?:(?:smart|cell|mobile|android|flip )?\\s?phones?|smartphones?|iphones?|android(?= under))";

const vacuum =
  "(?:vacuums?(?: cleaners?)?|vacum|vaccum|vaccuums?|hoovers?|robot vacuums?|stick vacuums?|carpet cleaners?|steam mops?)";

const carToBuy =
  "(?:cars?|suvs?|evs?|electric cars?|electric vehicles?|hybrids?|hybrid cars?|pick ?up trucks?|trucks?|minivans?|family cars?|first cars?|motorcycles?|motorbikes?|camper ?vans?)";

const shoe =
  "(?:(?:running|hiking|walking|work|basketball|tennis|gym|training|wedding|trail|climbing|dress|winter|barefoot|nursing)? ?(?:shoes|sneakers|boots|trainers|sandals|heels)|jackets?|winter coats?|coats?|rain ?coats?|jeans|bras?|leggings|suits?|dress(?:es)?|hoodies|socks|swimsuits?|t-?shirts)";

/** Those a gift is for. */
const person =
  "(?:mom|mum|mother|dad|father|parents?|wife|husband|girlfriend|boyfriend|gf|bf|partner|fianc[eé]e?|sister|brother|son|daughter|kids?|grandma|grandpa|grandparents|grandmother|grandfather|niece|nephew|aunt|uncle|cousin|friend|best friend|boss|coworker|colleague|teacher|nanny|neighbou?r|in-?laws|mother-in-law|father-in-law|roommate|host|year old|teen(?:ager)?|boy|girl|man|woman|someone|couple|godson|goddaughter|baby)";

/** What is asked of a book that is there, or is to be written. */
const noBooks =
  "\\b(?:ideas?)\\b|\\b(?:best ?-?sell\\p{L}+|(?:19|20)\\d\\d|write|writing an?|chapters?|summary|summari[sz]e|e-?books? about|title|titles|code|python|app|database|text ?book pages|comic books? worth|coloring|book ?keeping|publish|my book(?! ?club)|address book|movie|record books|scheme|report|library management|sell)\\b";

/** What a person owns and may part with for money. */
const sellable =
  "car|truck|van|suv|motorcycle|motorbike|scooter|boat|camper|rv|bike|bicycle|house|home|apartment|condo|flat|land|phone|iphone|laptop|macbook|computer|pc|ipad|tablet|camera|console|ps5|playstation|xbox|tv|furniture|sofa|couch|piano|guitar|watch|jewell?ery|engagement ring|wedding (?:ring|dress)|gold|clothes|books?|records|coin collection|collection|comics|stamps|stuff|things";

export const shoppingAsks: readonly Ask[] = [
  {
    id: "shopping.gift",
    forms: [
      {
        opens:
          "(?:[^.?!]{3,60}[,;] ?)?what (?:gift|present)s? (?:should|can|could|do|would) (?:i|we) (?:get|buy|give|prepare|bring|make)",
      },
      {
        opens:
          "what (?:present|gift)s? (?:for|should (?:i|we) (?:get|give|buy|bring)|do (?:i|we|you) (?:get|give|buy|bring)|can (?:i|we) (?:get|give|buy|bring)|to (?:get|give|buy|bring))(?= )",
      },

      {
        thing:
          "(?:(?:birthday|christmas|xmas|anniversary|wedding|graduation|housewarming|retirement|farewell|leaving|going[- ]away|baby shower|valentine'?s?(?: day)?|mother'?s day|father'?s day|thank[- ]you|hostess|bachelorette|secret santa|white elephant|diy|handmade|homemade|last[- ]minute)? ?(?:gifts?|presents|present(?= (?:for|ideas?)\\b|$|[?.!]))(?: (?:ideas?|suggestions?|guide|basket ideas?|basket))?|stocking stuffers?|secret santa(?: ideas?)?)",
      },
      { thing: `gift ideas?` },
      {
        opens: `what (?:to|should (?:i|we)|can (?:i|we)|could (?:i|we)|do (?:i|you|we)|would be a good gift to) (?:get|buy|give|gift)(?: for)? (?:my |a |our |the |his |her |someone )(?:[\\p{L}\\p{N}'-]+ ){0,3}?${person}`,
      },
    ],
    not: "\\bmagi\\b|\\bfor (?:my|our) (?:\\p{L}+ )?(?:dog|cat|puppy|kitten|horse|pony|rabbit|hamster)s?\\b|\\bfor myself\\b|\\b(?:raffle|etiquette|rude|gift (?:shop|aid|tags?|wrap|boxes))\\b|^what gifts? do (?:wise|magi|bees)|\\b(?:thank[- ]you (?:note|card|letter|e-?mail|message) for|write|poem|card for|wrap(?:ping)?|tax|gift cards? (?:code|balance|generator)|code|python|website|e-?mails?|story|letter|simple present|present (?:perfect|tense|simple|continuous|value)|at present|slides?|presentation|shop name|essay|past|net present|presents (?:to|with|at)|old presents|invitation|rub|regift)\\b|^(?:the|this) (?:gift|present)",
    needs: ["gift-who", "gift-money", "gift-not"],
    advice: {
      professional: ["gift-why"],
      creative: ["gift-why", "gift-thought"],
      concise: ["gift-short"],
    },
  },
  {
    id: "shopping.worth-of",
    forms: [
      {
        opens:
          "how much (?:is|are|would|should|could) (?:my|our|this|these|an? (?:old|used|second[- ]?hand|antique|vintage)|(?:my|our) \\p{L}+'?s) (?:[\\p{L}\\p{N}'-]+ ){1,6}?(?:be )?worth(?!\\p{L})",
      },
      {
        opens:
          "what(?:'s| is| are|s) (?:my|our|this|these|an? (?:old|antique|vintage)) (?:[\\p{L}\\p{N}'-]+ ){1,6}?(?:worth|the value of)(?!\\p{L})",
      },
      {
        opens:
          "(?:is|are) (?:my|our|this|these) (?:old )?(?:[\\p{L}\\p{N}'-]+ ){1,5}?worth (?:anything|something|much|money)",
      },
    ],
    not: "\\b(?:stocks?|shares?|bitcoin|crypto|net worth|salary|wage|code|api|token|points|pokemon|words?|time|life|dollars?|repairing|fixing|degree|skills?)\\b",
    needs: ["price-thing", "worth-marks", "worth-for"],
  },
  {
    id: "shopping.fair-price",
    forms: [
      {
        opens:
          "(?:is|are) (?:(?:[$€£]\\d[\\d.,]*k?|\\d[\\d.,]*k? ?(?:dollars|euros|pounds|quid|bucks|usd|eur)) (?:(?:an?|per) (?:hour|day|night|week|month|session|lesson|head|person|mile|km) )?|\\d[\\d.,]*k? (?:an?|per) (?:hour|day|night|week|month|session|lesson|head|person|mile|km) )(?:ok|okay|fair|enough|normal|reasonable|too little|too low|cheap|good|right|too much|too high)(?= (?:for|to pay|to ask|to charge) )",
      },

      {
        opens:
          "(?:is|are) (?:this|that|it|these|[$€£]?\\d[\\d.,]*k? ?(?:dollars|euros|pounds|quid|bucks|a (?:month|week|hour|day))?) (?:an? |too )?(?:(?:good|fair|reasonable|decent|ok|okay|normal|right|bad|great) (?:price|deal|offer|rate|rent|quote)|too much|too expensive|expensive|reasonable|fair)(?= (?:for|to pay for|to ask for|to charge for) )",
      },
      {
        opens:
          "(?:is|are) (?:this|that|it) (?:an? |too )?(?:(?:good|fair|reasonable|decent|ok|okay|normal) (?:price|deal|offer|rent|quote)|too much|too expensive|expensive)(?=[^.?!]{0,80}\\d)",
      },
      {
        is: "(?:is |are )?(?:an? |the |this )?(?:[\\p{L}\\p{N}'-]+ ){1,6}?(?:for|at) [$€£]?\\d[\\d.,]*k?(?: ?(?:dollars|euros|pounds|quid|bucks|usd|eur))?,? (?:an? )?(?:good|fair|ok|okay|reasonable|decent|worth it)(?: (?:price|deal|offer))?",
      },
    ],
    not: "\\b(?:stocks?|shares?|bitcoin|crypto|net worth|salary|wage|code|api|token|points|in (?:the )?game|minecraft|roblox|pokemon)\\b",
    needs: ["price-thing", "price-place", "price-else"],
  },
  {
    id: "shopping.check-used",
    forms: [
      {
        is: "(?:an? )?used (?:car|van|truck|bike|motorbike|camper|caravan|boat|tractor|phone|laptop|piano|guitar) .{0,60}?what (?:do|should|must) i (?:check|look (?:for|at)|ask)(?: .{0,40})?",
      },
      {
        opens:
          "how (?:do i|to) (?:check|inspect) (?:an? )?(?:used|second[- ]?hand|pre-?owned|refurbished) \\p{L}+|(?:what (?:to|should i|do i need to|do i) (?:check|look for|look at|ask|know|inspect|watch out for)|what questions (?:should i|to) ask|check ?list|tips|things to check)(?: out)? (?:when|before|for|if|in)(?: i'?m| i am| i)? ?(?:buy(?:ing)?|get(?:ting)?|inspect(?:ing)?)? ?(?:an? )?(?:used|second[- ]?hand|pre-?owned|refurbished) \\p{L}+",
      },
      {
        opens:
          "(?:i'm|im|i am|we're|we are)? ?(?:buying|thinking of buying|looking at|about to buy) (?:an? )?(?:used|second[- ]?hand|pre-?owned|refurbished) \\p{L}+",
      },
      {
        thing:
          "used (?:car|bike|phone|laptop|motorcycle|camera|guitar|rv|boat) (?:check ?list|inspection(?: check ?list)?)",
      },
    ],
    not: `\\b(?:in bulk|wholesale|resell\\p{L}*|resale|tax(?:es)?|insur\\p{L}+|import\\p{L}*|finance)\\b|${notBuying}`,
    needs: ["used-what", "used-seller", "used-worry"],
    advice: { professional: ["used-spot", "used-walk"], concise: ["used-short"] },
  },
  {
    id: "shopping.sell",
    forms: [
      {
        opens: `(?:how (?:do|can|should|would|to)(?: i| we)? |help (?:me |us )?(?:to )?|i (?:want|need|have|am trying|'m trying) to |where (?:do|can|should|to)(?: i| we)? |best (?:way|place|time|app|site) to |tips (?:for|to|on) )?(?:sell|selling|get rid of) (?:my|our|a|an) (?:old |used |second ?hand |broken |vintage )*(?:${sellable})(?=$|[?.!,]|\\s(?:fast|quickly|online|privately|for|without|on|in|to|with|at|by|as|before)(?!\\p{L}))`,
      },
    ],
    not: "sell (?:my|our) (?:own )?(?:[\\p{L}-]+ ){0,2}?(?:paintings|art|pottery|honey|eggs|crafts|candles|soaps|cakes|jam|vegetables|songs|music|cheese|prints|courses|services|lessons)|\\b(?:listing|descriptions?|ads?|advert\\p{L}*|story|script|python|code|app idea|e-?mail|letter|slogan|contract|toy|minecraft|roblox|game sale|tax(?:es)?|capital gains|wipe|reset|erase|scam\\p{L}*)\\b",
    needs: ["sell-what", "sell-hurry", "country"],
    advice: { professional: ["sell-worth", "sell-safe"], concise: ["sell-worth-short"] },
  },
  {
    id: "shopping.car",
    forms: [
      {
        opens:
          "(?:which|what)(?: [\\p{L}\\p{N}'-]+){0,3}? (?:vans?|pick ?ups?|minibus|campervan|motorhome|tractor) (?:should|do (?:i|you)|would|is best|to buy|to get)",
      },

      ...buying(carToBuy),
      {
        is: "(?:(?:buy|get|new|used|a|an|should i (?:buy|get)) )*(?:ev|electric car|electric|hybrid|plug-?in(?: hybrid)?|petrol|gas|diesel)(?: cars?)? (?:or|vs\\.?|versus) (?:an? )?(?:ev|electric car|electric|hybrid|plug-?in(?: hybrid)?|petrol|gas|diesel)(?: cars?)?",
      },
      {
        opens:
          "should i (?:buy|get|lease) (?:an? )?(?:new |used )?(?:car|ev|electric car|hybrid|suv|truck|tesla)",
      },
    ],
    not: `\\b(?:zombies?|apocalypse|gta|forza)\\b|${notBuying}|\\bmost (?:fuel[- ]efficient|expensive|popular|reliable|powerful)\\b.*\\b(?:19|20)\\d\\d\\b|\\b(?:insurance|rental|rent|toy|games?|movies?|car (?:seats?|wash|wax|battery|loan|audio|speakers?)|simulator|hot wheels|for car)\\b|\\b(?:job|story|on the street|car colou?r)\\b`,
    needs: ["buycar-use", "buycar-money", "buycar-park"],
    advice: { professional: ["buycar-cost"], concise: ["buycar-short"], expert: ["buycar-checks"] },
  },
  {
    id: "shopping.computer",
    forms: [
      {
        is: "(?:an? |the )?(?:laptop|tablet|ipad|chromebook|macbook|desktop|surface|pc|mac)s? or (?:an? |the )?(?:laptop|tablet|ipad|chromebook|macbook|desktop|surface|pc|mac)s? for .{3,60}",
      },
      { opens: "gaming (?:pc|laptop|computer)s?(?! (?:build|setup|desk|chair|specs))" },
      {
        is: "(?:should i (?:buy|get) )?(?:an? |the )?(?:macbook|ipad|laptop|chromebook|tablet|surface|dell xps|thinkpad|mac|desktop|windows laptop)(?: [\\p{L}\\p{N}]+){0,2} (?:or|vs\\.?|versus) (?:an? |the )?(?:macbook|ipad|laptop|chromebook|tablet|surface|dell xps|thinkpad|pc|windows|windows laptop|desktop)(?: [\\p{L}\\p{N}]+){0,2}",
      },
      {
        is: "(?:should i (?:buy|get) (?:an? |the )?)?(?:macbook|ipad|surface) (?:air|pro|mini|neo|go) (?:or|vs\\.?|versus) (?:(?:macbook|ipad|surface) )?(?:air|pro|mini|neo|go)(?: for (?:[\\p{L}-]+ ?){1,4})?",
      },
      ...buying(computer),
    ],
    not: `\\b(?:computer|pc|laptop) games?\\b|${notBuying}|\\b(?:computer science|programming languages?|wallpapers?|games for|slow|free antivirus|software|course|composition notebook|jupyter)\\b`,
    needs: ["computer-use", "shop-budget", "computer-carry"],
    advice: {
      professional: ["buy-pick", "computer-spec"],
      concise: ["buy-short"],
      expert: ["buy-check"],
    },
  },
  {
    id: "shopping.phone-plan",
    forms: [
      {
        thing:
          "(?:(?:cell ?phone|mobile(?: phone)?|phone|sim(?: only)?|data|internet|broadband|wifi|wi-fi|fibre|fiber) (?:plan|contract|deal|tariff|provider|package)s?)(?= (?:for|with|without|in|under|when|if|to)|$)",
      },
      {
        opens:
          "(?:what(?:'s| is|s)? |which )?(?:the )?(?:best|cheapest|good|right|better) (?:\\p{L}+ )?(?:cell ?phone|mobile(?: phone)?|phone|sim(?: only)?|data|internet|broadband) (?:plan|contract|deal|tariff|provider)s?",
      },
      {
        opens:
          "which (?:cell ?phone|mobile(?: phone)?|phone|sim|data|internet|broadband) (?:plan|contract|deal|tariff|provider|company)",
      },
    ],
    not: "\\b(?:research|thesis|study|management|lesson|school project|black friday)\\b|\\b(?:cancel\\p{L}*|e-?mail|letter|complain\\p{L}*|python|excel|spreadsheet|business plan|plan of|marketing)\\b",
    needs: ["plan-use", "plan-now", "country"],
  },
  {
    id: "shopping.phone",
    forms: [
      {
        is: "(?:should i (?:buy|get) |compare )?(?:an? |the )?(?:iphone|samsung|galaxy|google pixel|pixel|oneplus|xiaomi|android)(?: [\\p{L}\\p{N}+]+){0,3} (?:or|and|vs\\.?|versus) (?:an? |the )?(?:iphone|samsung|galaxy|google pixel|pixel|oneplus|xiaomi|android)(?: [\\p{L}\\p{N}+]+){0,3}",
      },
      ...buying(phone),
    ],
    not: `\\b(?:lost|stolen|missing|find my)\\b|${notBuying}|\\b(?:cases?|plans?|carrier|apps?|games?|number|covers?|screen protectors?|wallpapers?|charger|interview|holder|location|headphones|earphones|microphones?|airpods|addiction|call)\\b`,
    needs: ["phone-matters", "phone-now", "shop-budget"],
    advice: {
      professional: ["buy-pick", "phone-keep"],
      concise: ["buy-short"],
      expert: ["buy-check"],
    },
  },
  {
    id: "shopping.vacuum",
    forms: [
      ...buying(vacuum),
      {
        thing: `${vacuum}(?= (?:under|for|below) (?:[$€£]?\\d+|pet hair|hardwood|stairs|carpet|my|an?) ?)`,
      },
    ],
    not: `${notBuying}|\\b(?:space|cosmic|physics|vacuum (?:tube|energy|pump|sealer)|energy)\\b`,
    needs: ["vacuum-home", "vacuum-must", "shop-budget"],
    advice: {
      professional: ["buy-pick", "vacuum-figures"],
      concise: ["buy-short"],
      expert: ["buy-check"],
    },
  },
  {
    id: "shopping.outfit",
    forms: [
      {
        opens:
          "(?:help me )?(?:update|refresh|build|renew|revamp|plan) (?:my|a) (?:[\\p{L}-]+ )?wardrobe",
      },
      {
        opens:
          "what (?:(?:should|do|can|could|shall) (?:i|we|you) |to )wear(?: (?:to|for|with|in|on|at|under|if|when|as|today|tomorrow|tonight))?",
      },
      { thing: "outfits?(?: (?:ideas?|suggestions?|inspo))?|capsule wardrobe|dress code(?= for)" },
      {
        opens:
          "what goes with (?:an? |my )?(?:\\p{L}+ )?(?:jeans|pants|trousers|dress|suit|skirt|blazer|chinos|boots|shoes|jacket|shirt)",
      },
    ],
    not: "\\b(?:sunburn\\p{L}*|repeater|quote)\\b|\\b(?:scarecrow|snowman|mascot|mri|x-?ray|ct scan|surgery|skydiv\\p{L}*|scuba|passport|id photo|hide|sweat\\p{L}*)\\b|\\bunder (?:an? |my )?(?:kilt|scrubs|wetsuit|armou?r|helmet)\\b|\\b(?:sims|roblox|character|drawing|oc|midjourney|prompt|story|poem|describe|code|medieval|historical|shop name|mask|sunscreen|retainer|glasses|helmet)\\b",
    needs: ["outfit-where", "outfit-own", "outfit-me"],
    advice: { professional: ["outfit-own-first"], concise: ["outfit-short"] },
  },
  {
    id: "shopping.hair",
    forms: [
      {
        thing:
          "(?:(?:short|long|medium|easy|quick|wedding|prom|bridal|school|summer|professional|men's|mens|women's|womens|boys?|girls?|curly|braided|cute|simple) )*(?:hair ?styles?|hair ?cuts?|hair ?dos?|updos?|hair colou?rs?|bangs|fringe)(?: (?:ideas?|suggestions?|inspo))?(?= (?:for|with|that|to|on|after|when|which|if)\\b|$| ideas?)",
      },
      {
        opens:
          "(?:what|which) (?:kind of )?(?:hair ?cut|hair ?style|hair colou?r|hair length|bangs|fringe) (?:would |will |should |could |do |does |goes |go )?(?:suits?|fits?|flatters?|look|looks|i get|i try|i have|with|best|work|works)",
      },
    ],
    not: "\\b(?:lampshade|curtains?|shawl|blanket|scarf|festival|rug|jacket|theat(?:er|re)|lawn|benefits?)\\b|\\b(?:1[89]\\d0s|19\\d\\ds|how to cut)\\b|\\b(?:sims|roblox|character|drawing|oc|midjourney|prompt|story|poem|describe|code|minecraft|css|doll|barber shop|salon (?:name|business|flyer|website)|history of|appointment|gift|invented|dog|poodle)\\b",
    needs: ["hair-mine", "hair-effort", "hair-wish"],
    advice: { professional: ["hair-words"], concise: ["hair-words-short"] },
  },
  {
    id: "shopping.wear",
    forms: [...buying(shoe)],
    not: `\\b(?:oscars|red carpet|met gala|dress up|ever worn)\\b|${notBuying}|\\b(?:outfits?|to wear|wear with|lawsuits?|follow suit|band|suit of)\\b`,
    needs: ["wear-use", "wear-fit", "shop-budget"],
    advice: { professional: ["wear-fit-first"], concise: ["buy-short"] },
  },
  {
    id: "shopping.books-about",
    forms: [
      {
        thing:
          "(?:books?|reading list|reading)(?= (?:to (?:understand|learn|get (?:up to speed|into|started))|on|about) (?!(?:a|my|the) (?:beach|plane|trip|train|vacation|holiday))(?!me\\b).+)",
      },
      { thing: "(?:books?|readings?) (?:recommendations?|suggestions?|list)(?= (?:on|about) .+)" },
      {
        opens:
          "(?:what(?:'s| is| are) )?(?:the )?(?:\\d+ |top \\d+ )?(?:best|good|must[- ]read|top) (?:(?!fiction|fantasy|mystery|romance|sci-?fi|thriller|horror|children'?s)[\\p{L}-]+ ){0,2}?books?(?= (?:about|on|to (?:learn|understand)) .+)",
      },
    ],
    not: `\\bfor (?:teens|teenagers|young people)\\b|${noBooks}|\\b(?:novels?|fiction|fantasy|romance|sci-?fi|thrillers?|mystery|kids?|children'?s?|toddlers?|year[- ]olds?|love|friendship|time travel|magic|ghosts?|witch(?:es)?|space travel|pirates?|zombies?|detectives?|heartbreak|dragons?|vampires?|dystopian|manga|comics?)\\b`,
    needs: ["book-subject-known", "book-subject-for"],
    advice: { professional: ["books-why", "books-order"], concise: ["books-why"] },
  },
  {
    id: "shopping.books",
    forms: [
      { thing: "must[- ]read (?:books?|novels?|classics)" },
      {
        thing:
          "(?:books?|novels?|reads?)(?= (?:for|to read (?:with|in|at)) (?:(?:my|our|the|a) )?(?:[\\p{L}'-]+ ){0,2}?(?:book ?club|reading group|reading circle))",
      },
      { opens: "what (?:should|can|could) (?:my|our) (?:book ?club|reading group) read" },

      {
        thing:
          "(?:books?|novels?|audiobooks?|manga|comics?|graphic novels?|memoirs|biographies|thrillers?|reading) (?:recommendations?|suggestions?|recs|ideas?|list|to read)|books(?= (?:like|about|on|for|to|similar|by|that|in|with)\\b)|novels(?= (?:like|about|for|to|similar|that|set)\\b)|something to read(?! (?:out|aloud))|reading list",
      },
      { thing: "(?:books?|novels?|book series|fantasy) (?:like|similar to) .+" },
      {
        opens:
          "what (?:books? )?(?:(?:should|can|could|do) (?:i|we|you) |to )(?:read|recommend reading)(?: next)?",
      },
      {
        opens:
          "(?:recommend|suggest)(?: me)?(?: an?| some| a few| \\d+)?(?: [\\p{L}-]+){0,3}? (?:books?|novels?|reads?|audiobooks?|manga)",
      },
      {
        opens:
          "(?:what(?:'s| is| are) )?(?:the )?(?:\\d+ |top \\d+ )?(?:best|good|must[- ]read|top) (?:[\\p{L}-]+ ){0,3}?(?:books?|novels?|manga|audiobooks?)(?= (?:for|about|on|to|of|ever|like)|$|[?.!])",
      },
    ],
    not: `\\bdonat\\p{L}+\\b|\\b(?:press(?:ing)? flowers|prices?|school books|textbooks?|bible|shelf|shelves|cover)\\b|(?:names?|rules?|questions?|snacks?|food|menu|invit\\p{L}+|discussion|start|run|host) (?:\\S+ ){0,3}?(?:for|of|at|a|my|our) (?:(?:my|our|the|a) )?(?:\\p{L}+ )?book ?club|${noBooks}`,
    needs: ["read-liked", "read-mood", "read-limits"],
    advice: { professional: ["books-why"] },
  },
  {
    id: "shopping.watch",
    forms: [
      {
        thing:
          "(?:films?|movies?|series|something to watch)(?= (?:for|with) (?:(?:a|an|my|our|the) )?(?:[\\p{L}]+ ){0,3}?(?:sunday|saturday|evening|night|weekend|afternoon|nan|gran\\p{L}*|mum|mom|dad|kids|children|daughters?|sons?|family|friends|girlfriend|boyfriend|wife|husband|date)(?!\\p{L}))",
      },

      {
        thing:
          "(?:movies?|films?|tv|tv shows?|shows?|series|anime|documentar(?:y|ies)|netflix|k-?drama|horror|sitcoms?) (?:recommendations?|suggestions?|recs|ideas?|to watch|night ideas)|(?:movies?|films?|tv shows?|shows?|series|anime|k-?dramas?|documentaries) (?:like|similar to) .+|something to watch|watch ?list",
      },
      {
        thing: "(?:movies|films|tv shows|documentaries)(?= (?:about|for|to watch|with|on|that)\\b)",
      },
      {
        opens:
          "what (?:movies? |shows? |series |anime )?(?:(?:should|can|could|do) (?:i|we|you) |to )(?:watch|recommend)(?: next| tonight| on)?",
      },
      {
        opens:
          "(?:recommend|suggest)(?: me)?(?: an?| some| a few| \\d+)?(?: [\\p{L}-]+){0,3}? (?:movies?|films?|tv shows?|shows?|series|anime|documentar(?:y|ies)|k-?dramas?)",
      },
      {
        opens:
          "(?:what(?:'s| is| are) )?(?:the )?(?:\\d+ |top \\d+ )?(?:best|good|must[- ]see|top|scary|funny) (?:[\\p{L}-]+ ){0,3}?(?:movies?|films?|tv shows?|series|anime|documentaries)(?= (?:for|about|on|to|like|with)|$|[?.!])",
      },
    ],
    not: "\\b(?:watch out|watch for|essay|filmed|snacks)\\b|\\b(?:box office|best[- ]selling|(?:top|highest|best)[- ]rated|highest[- ]grossing|(?:19|20)\\d\\d|imdb|write|script|plot|summary|summari[sz]e|review|code|python|app|database|dataset|website|time series|fourier|title|titles|ever made|of all times?|download|actors?|director|award|world series|recommendation system|recommender|trivia|quotes?|poster)\\b",
    needs: ["watch-liked", "watch-with", "watch-where"],
    advice: { professional: ["pick-why"], concise: ["pick-short"] },
  },
  {
    id: "shopping.music",
    forms: [
      {
        thing:
          "playlists?(?= of (?:[\\p{L}\\d'’-]+ ){0,5}?(?:songs?|hits?|music|tracks?|tunes)(?:$|[.,!?]| (?:from|for|by|to|of|that|with)))",
      },
      {
        thing:
          "(?:(?:workout|running|study|party|wedding|road ?trip|dinner|sleep|gym|driving|chill|sad|birthday|focus|morning|christmas|halloween|breakup|spotify|summer)? ?(?:playlists?|songs)|music)(?: (?:recommendations?|suggestions?|recs|ideas?))?(?= (?:for|to (?:listen|study|run|work ?out|dance|sleep|play at|relax|focus|drive)|about|that|with)\\b|$|[?.!])|(?:songs?|music|bands?|artists?|albums?|playlist) (?:recommendations?|suggestions?|recs|like .+|similar to .+)|podcasts?(?: (?:recommendations?|suggestions?|like .+|about .+|for .+))?",
      },
      {
        opens:
          "(?:recommend|suggest)(?: me)?(?: an?| some| a few| \\d+)?(?: [\\p{L}-]+){0,3}? (?:songs?|music|albums?|bands?|artists?|podcasts?|playlist)",
      },
      { opens: "what (?:music |songs? )?(?:should|can|could) i listen to" },
    ],
    not: "\\b(?:brass band|orchestra|hold music|for (?:my )?(?:cats?|dogs?|plants|hens|cows))\\b|^(?:pause|stop|mute|resume|skip|turn)\\b|\\b(?:neighbou?rs?)\\b|\\b(?:write|lyrics|compose|chords?|code|python|app|api|description|names? for|title|start(?:ing)? a|theory|video|script|episode|questions|intro|tabs?|learn|lessons?|sheet|business|logo|marketing|history|promote|equipment|given|guitar|piano|ukulele|microphone|website|royalty)\\b",
    needs: ["music-when", "music-liked", "music-limits"],
  },
  {
    id: "shopping.games",
    forms: [
      {
        thing:
          "(?:(?:video|board|card|pc|switch|ps4|ps5|xbox|steam|mobile|co-?op|multiplayer|indie|rpg|vr|two[- ]player|console|phone|strategy|cozy|computer|tabletop) games?)(?: (?:recommendations?|suggestions?|recs|ideas?|to play))?(?= (?:for|to|like|with|that|under|on|about|similar)\\b|$|[?.!])|games? (?:like|similar to) .+|games? (?:recommendations?|to play (?:on|with) .+)",
      },
      {
        opens:
          "what (?:video |board |card )?games? (?:should|can|could|do) (?:i|we|you) (?:play|buy|get|recommend)",
      },
      {
        opens:
          "(?:recommend|suggest)(?: me)?(?: an?| some| a few| \\d+)?(?: [\\p{L}-]+){0,3}? games?",
      },
      {
        opens:
          "(?:what(?:'s| is| are) )?(?:the )?(?:\\d+ |top \\d+ )?(?:best|good|top|free|fun) (?:video |board |card |pc |switch |ps5 |mobile |co-?op |multiplayer |indie |rpg |steam |xbox )+games?",
      },
    ],
    not: "\\bwith (?:my |our |the |an? )?(?:dog|puppy|cat|kitten|horse|baby|newborn|toddler)s?\\b|\\b(?:christening|wedding|reception|baptism|hen (?:do|party|night))\\b|on (?:the|a) (?:bus|train|plane|beach|road|coach|ferry|journey|way|walk)|\\b(?:let'?s play|write|make|create|build|code|coding|program|develop|design|develop(?:er|ment)|python|javascript|unity|godot|engine|unreal|html|idea for|story for|theory|rules|idea|gdd|script|names? for|addict\\p{L}+|effects?|violence|essay|prompt|baby shower|party games?|classroom|icebreaker|invent|history|industry)\\b",
    needs: ["game-liked", "game-on", "game-time"],
    advice: { professional: ["books-why"] },
  },
  {
    id: "shopping.pet-food",
    forms: [
      {
        opens:
          "what to feed (?:an? )?(?:pet )?(?:dog|cat|puppy|kitten|rabbit|hamster|guinea pig|parrot|tortoise)s?",
      },
      {
        thing:
          "(?:dog|cat|puppy|kitten|pet|rabbit|hamster) (?:foods?|treats?|kibble|diet)(?: brands?)?",
      },
      {
        opens:
          "what (?:should|can|do|to) (?:i )?feed (?:my|our|an?) (?:[\\p{L}-]+ )?(?:dog|cat|puppy|kitten|rabbit|hamster|parrot)",
      },
    ],
    not: "\\b(?:how (?:often|much|many|long)|chart|poster|school|delivery|flyer)\\b|\\b(?:recipe|homemade|slogan|ads?|logo|business|brand name|names? for|startup|market|story|essay|packaging|post|campaign|label|bowl|storage|company|shop|store)\\b",
    needs: ["petfood-animal", "petfood-now"],
    advice: { professional: ["petfood-change"], concise: ["petfood-change"] },
  },
  {
    id: "shopping.app",
    forms: [
      {
        opens:
          "(?:(?:can you |please )?(?:find|recommend|suggest|identify|search for|look for|compare)(?: me| us)? |(?:i(?:'m| am)? )?(?:looking|searching) for |i (?:need|want) |any |what(?:'s| is| are) |which (?:is|are) )?(?:(?:an?|the|some|any|top|best|good|great|simple|\\d+|free|paid|cheap|reliable) )+(?:[\\p{L}-]+ ){0,3}?(?:apps?|software|tools?)(?= (?:for|to|that) )",
      },
      {
        opens:
          "(?:(?:can you |please )?(?:find|recommend|suggest|identify|search for|look for|compare)(?: me| us)? |(?:i(?:'m| am)? )?(?:looking|searching) for |i (?:need|want) |any |what(?:'s| is| are) |which (?:is|are) )?(?:(?:an?|the|some|any|top|best|good|great|simple|\\d+|free|paid|cheap|reliable) )+(?:productivity|budget(?:ing)?|note[- ]taking|habit|calendar|to[- ]?do|meditation|workout|fitness|calorie|food tracking|meal planning|language(?: learning)?|photo editing|video editing|drawing|digital art|video conferencing|project management|password|scheduling|time tracking|journaling|recipe|running|dating|invoicing|accounting) (?:apps?|software|tools?|managers?|trackers?|planners?)",
      },
      {
        opens:
          "(?:which|what) (?:app|software) (?:is (?:the )?best |should i (?:use|get|download) )?(?:for|to)",
      },
    ],
    not: "\\btools? (?:for|to) (?:(?:an? )?(?:\\p{L}+ )?(?:carpent\\p{L}+|mechanic|gardener|plumber|woodwork\\p{L}*|leather\\p{L}*|potter\\p{L}*)|(?:cut|pull|dig|drill|remove|open|sharpen|weed)\\p{L}*)\\b|\\b(?:ai|chatgpt|build|make|develop|create|code|name|names|icon|description|dating profile|market|pitch|api|python|javascript|github|library|libraries|framework|power tools?|garden tools?|hand tools?|bike tools?|woodworking|kitchen tools?|seo|hack\\p{L}*|spy\\p{L}*|track (?:my|someone)|cheat\\p{L}*)\\b",
    needs: ["app-for", "app-on", "app-money"],
    advice: { professional: ["app-pick"], concise: ["app-pick"] },
  },
  {
    id: "shopping.setup",
    forms: [
      {
        thing:
          "(?:home (?:theater|theatre|cinema|office|gym|studio)|smart home|gaming|streaming|podcast|coffee|home network) (?:setups?|set ?up|equipment|gear|devices?)",
      },
      {
        opens:
          "(?:i(?:'m| am|m)? )?(?:want to |like to |how (?:to|do i) )?(?:set(?:ting)? up|build(?:ing)?|equip(?:ping)?) (?:an?|my|our) (?:[\\p{L}-]+ )?(?:home (?:theater|theatre|cinema|office|gym|studio)|smart home|podcast studio|coffee (?:bar|corner))",
      },
    ],
    not: "\\b(?:error|not working|story|logo|name|business|tax|deduct\\p{L}*|bot|code|wallpaper|raspberry|script|assistant (?:code|yaml))\\b",
    needs: ["gear-room", "gear-have", "shop-budget"],
    advice: { professional: ["gear-order"], concise: ["gear-order"] },
  },
  {
    id: "shopping.product",
    forms: [
      ...buying(thingToBuy),
      {
        opens: `(?:which|what) (?:[\\p{L}-]+ )?${thingToBuy}(?= (?:for|to use|that|with|if|when) )`,
      },
      {
        opens:
          "(?:what(?:'s| is| are|s) )?(?:the )?(?:best|good|cheap) (?:[\\p{L}'-]+ ){0,3}?(?!hotels?|restaurants?|places?|trips?|flights?|movies?|books?|schools?|stocks?|times?|cit(?:y|ies)|vacations?|phones?|laptops?|vacuums?|cars?|games?|gifts?|tablets?|shoes|sneakers|boots|monitors?|presents?|players?|colleges?|universit\\p{L}+|bikes? trails?|computers?|pcs?|suvs?|airbnbs?|hikes?|meals?|recipes?|wines?|dinners?|lunch\\p{L}*|ideas?)[\\p{L}'-]+ (?:under|below|for under|for less than|less than|up to) [$€£]\\s?\\d+",
      },
    ],
    not: `\\b(?:songs?|chords|exercises?|stretches|stickers?|lessons?)\\b|${notBuying}|\\b(?:what size|which size|how big|best fans|football fans|fan ?fiction|fan of|key board|college|degree|university|mba|certification|job|marriage|war|life|life worth|game pass|pan's|pen names?|peter pan|safe (?:place|way|city)|desk job|chair ?man|good watch on|to watch|movies?|shows?|locks? of)\\b`,
    needs: ["product-use", "product-must", "shop-budget"],
    advice: { professional: ["buy-pick", "buy-check"], concise: ["buy-short"] },
  },
];
