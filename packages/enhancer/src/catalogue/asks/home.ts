import type { Ask } from "../ask.ts";

const how =
  "(?:how (?:to|(?:do|can|should|could|would) (?:i|we|you))|(?:what(?:'?s| is) )?(?:the )?(?:best|easiest|fastest|quickest|cheapest|safest|proper) way to|(?:i )?(?:want|need|trying|wanna|am trying|would like)(?: to)?|tips (?:to|on how to|for)|help me|need help)(?: best| quickly| safely| properly| easily)?";

const the = "(?:an? |the |my |our |some |this |that |old |new |small |big |large )*";

/** Texts, code and things of another world. */
const notHome =
  "\\b(?:python|javascript|java|c\\+\\+|code|script|apps?|website|web page|css|html|api|sql|database|dataset|data|json|git|repo|memory leak|minecraft|sims|roblox|terraria|fortnite|e-?mails?|letter|story|poem|song|essay|blog|posts?|captions?|slogans?|speech|names? for|logo|business|marketing|review|translate|phones?|iphone|laptop|macbook|computer|pc|printer|wi-?fi|router|hard drive|usb|airpods|novel|drawing|draw|logo)\\b";

const appliance =
  "(?:washing machine|washer|dryer|tumble dryer|dishwasher|fridge|refrigerator|freezer|ice maker|oven|stove|hob|cooktop|microwave|vacuum(?: cleaner)?|roomba|robot vacuum|boiler|furnace|water heater|ac|a\\/c|air con(?:ditioner|ditioning)?|heat pump|thermostat|radiator|garbage disposal|garage door(?: opener)?|lawn ?mower|coffee (?:machine|maker)|espresso machine|sewing machine|dehumidifier|smoke (?:detector|alarm)|doorbell|air fryer|blender|toaster|kettle|iron|ceiling fan)";

const plumbing =
  "(?:toilets?|faucets?|taps?|sinks?|drains?|showers?|shower ?heads?|bath ?tubs?|bathtub drain|shower drain|kitchen sink|bathroom sink|pipes?|water pressure|hot water|shut ?off valve|gutters?)";

const electric =
  "(?:outlets?|sockets?|light switch(?:es)?|dimmer(?: switch)?|light fixtures?|ceiling lights?|ceiling fans?|chandelier|circuit breaker|breaker|fuse(?: box)?|wiring|lamp|light ?bulb|lights)";

const wallThing =
  "(?:walls?|dry ?wall|plaster|ceiling|doors?|door (?:frame|handle|knob)|floors?|floorboards?|hardwood floors?|laminate|tiles?|grout|carpet|windows?|window frame|fence|roof|deck|stairs|baseboards?|countertop|screen door|cabinet (?:door|hinge)|drawer|chair|couch|sofa|bed frame|shelf|concrete|driveway|patio)";

/** What makes a sentence about a thing of one's own a complaint. */
const trouble =
  "(?:not|making|shak\\p{L}*|leak\\p{L}*|broken|stuck|dead|dying|overheat\\p{L}*|smok\\p{L}*|squeak\\p{L}*|squeal\\p{L}*|grind\\p{L}*|creak\\p{L}*|stick\\p{L}*|clogg?\\p{L}*|block\\p{L}*|runn?ing|dripp?\\p{L}*|flicker\\p{L}*|buzz\\p{L}*|humm?\\p{L}*|beep\\p{L}*|tripp?\\p{L}*|stall\\p{L}*|jerk\\p{L}*|vibrat\\p{L}*|click\\p{L}*|noisy|loud|slow|low|cold|hot|too|on|off|loose|wobbl\\p{L}*|crack\\p{L}*|peel\\p{L}*|warp\\p{L}*|jamm?\\p{L}*|frozen|freez\\p{L}*|smell\\p{L}*|overflow\\p{L}*|gurgl\\p{L}*|back(?:ed|ing) up|burst|losing|pulling|blinking|flashing|spark\\p{L}*|sagg?\\p{L}*|draft\\p{L}*|bubbling|burning|starting to|always|constantly|suddenly|blowing|getting|acting)";

const car =
  "(?:car|truck|van|suv|vehicle|motorcycle|motorbike|scooter|honda|toyota|ford|bmw|audi|vw|volkswagen|chevy|nissan|mazda|subaru|hyundai|kia|jeep|civic|corolla|camry|golf|engine|brakes?|transmission|car battery|check engine light|clutch|radiator|steering wheel)";

const bug =
  "(?:ants?|mice|mouse|rats?|cockroach(?:es)?|roach(?:es)?|bed ?bugs?|fruit flies|flies|gnats|fungus gnats|drain flies|mosquito(?:e?s)?|wasps?|wasp nest|hornets?|spiders?|silverfish|moths?|pantry moths?|clothes moths?|termites?|fleas?|ticks|slugs?|snails?|aphids|mealy ?bugs|spider mites|squirrels?|raccoons?|moles?|rabbits|pigeons|stink ?bugs|centipedes|earwigs|weevils|ladybugs|carpet beetles|crickets)";

const plant =
  "(?:(?:house|indoor|snake|spider|potted|tomato|pepper|aloe|rubber|zz|jade|money|pothos|basil) ?plants?|plants?|trees?|lawn|grass|tomato(?:es)?|roses?|monstera|orchids?|basil|succulents?|cactus|cacti|hydrangeas?|ferns?|fiddle[- ]leaf fig|ficus|pothos|calathea|peace lily|aloe(?: vera)?|bonsai|lavender|mint|rosemary|herbs?|cucumbers?|zucchini|peppers?|chil[il]i(?:es|s)?|strawberr(?:y|ies)|blueberr(?:y|ies)|raspberries|lemon tree|avocado(?: tree)?|potatoes|carrots|onions|garlic|lettuce|beans|pumpkins?|sunflowers?|tulips?|peonies|dahlias|mushrooms|hedges?|philodendron|poinsettia|christmas cactus|jade|ivy|begonias?|geraniums?|petunias?|azaleas?|rhododendron|maple|fruit trees?|grapes?|grapevine|vegetables|flowers|microgreens|leaves)";

/** What grows outside: nobody waters it at a window. */
const outdoors =
  "(?:(?:\\p{L}+ )?trees?|tomato(?:es)?|roses?|rose ?bush(?:es)?|lawn|grass|hydrangeas?|hedges?|box ?wood|potato(?:es)?|cucumbers?|zucchini|courgettes?|squash|pumpkins?|beans|peas|cabbages?|kale|onions?|garlic|carrots|strawberr(?:y|ies)|raspberr(?:y|ies)|blueberr(?:y|ies)|grapes?|grape ?vines?|vines?|rhododendrons?|lilacs?|maples?|oaks?|apples?|pears?|plums?|cherr(?:y|ies)|peach(?:es)?)";
const sickly =
  "(?:is|are) (?:dying|dead|turning|drooping|wilting|yellow\\p{L}*|brown\\p{L}*|curling|dropping|losing|rotting|splitting|cracking|going|getting|sick|black|covered|full|infested)|(?:has|have|got|get|gets|with) (?:got )?(?:an? |some )?(?:\\p{L}+ )?(?:yellow|brown|black|white|spots?|bugs|holes|mou?ld|blight|rust|mildew|scab|canker|fungus|disease|leaves|aphids|worms|rot)|keeps? (?:dying|dropping|curling|wilting|splitting)|drop(?:s|ping)|curl(?:s|ing)|wilt(?:s|ing)|yellowing|browning|rotting|dying|(?:turn(?:s|ing)?|go(?:es|ing)?) (?:yellow|brown|black)|leaf (?:curl|spot)";

const pet =
  "(?:(?:\\p{L}+ )?(?:dogs?|pupp(?:y|ies)|pup|cats?|kittens?|rabbit|bunny|parrot|budgie|hamster|guinea pigs?|ferret|bird|horse|goldfish|betta|lab|labrador|golden retriever|german shepherd|poodle|husky|chihuahua|dachshund|beagle|pitbull|corgi))";

const room =
  "(?:living ?room|bed ?room|kitchen|bath ?room|nursery|home office|office|dining room|dorm(?: room)?|apartment|hallway|entryway|patio|balcony|porch|basement|attic|laundry room|guest room|kids' room|kids room|studio apartment|small room|room|house|flat|closet|backyard|back yard|front yard|garage)";

export const homeAsks: readonly Ask[] = [
  {
    id: "home.pet-poison",
    forms: [
      {
        opens: `can (?:an?|my|our|the)? ?${pet}s? (?:eat|have|drink) .{2,40}?[,.;] ?(?:he|she|it|mine|they) (?:has |have )?(?:just |accidentally )?(?:ate|eaten|had|swallowed|licked|drank|stole)`,
      },
      {
        opens: `(?:help,? ?|omg,? ?)*(?:my|our|the) ${pet}(?: (?:just|has|may have|might have|accidentally|also|has just))* (?:ate|eaten|eat|swallowed|licked|drank|got into|chewed|ingested)(?= .{0,60}\\b(?:chocolate|grapes?|raisins?|xylitol|gum|onions?|garlic|macadamia|rat poison|poison|antifreeze|lil(?:y|ies)|ibuprofen|tylenol|paracetamol|acetaminophen|advil|pills?|medicine|medication|tablets?|battery|slug pellets|mushrooms?|bleach|weed|edibles?|cannabis|coffee grounds|dough)\\b)`,
      },
    ],
    not: "\\b(?:dream|captions?|years ago|colou?red)\\b|\\b(?:novel|story|poem|song|essay|joke|last (?:year|month))\\b",
    needs: ["poison-weight", "poison-amount", "poison-signs"],
    advice: { professional: ["pet-poison-first"] },
  },
  {
    id: "home.pet-health",
    forms: [
      {
        opens: `(?:why (?:is|does|has|are) )?(?:my|our) ${pet}(?: (?:is|has|keeps|has been|just|suddenly|started|won't|wont|isn't|isnt|doesn't|doesnt|not|been|hasn't|hasnt|are|have|always|will not|refuses to))* (?:vomit\\p{L}*|throw(?:ing|s)? up|threw up|puk\\p{L}*|diarrhea|limp\\p{L}*|sneez\\p{L}*|cough\\p{L}*|itch\\p{L}*|scratching (?:himself|herself|itself|a lot|(?:his|her|its|at (?:his|her|its)) (?:ears?|skin|neck|face|belly|eyes?))|eat(?:ing)?(?: (?:anything|his|her|its|the) ?\\p{L}*)?(?=$|[.!?,]| (?:for|since|anymore|today|much))|ate|losing (?:hair|fur|weight)|drink(?:ing)? (?:a lot|so much|water)|lethargic|sick|shak\\p{L}*|bleeding|swollen|fleas|ticks|worms|a (?:lump|rash)|behav\\p{L}* strange\\p{L}*|acting (?:weird|strange|funny))`,
      },
    ],
    not: "\\b(?:meme|reviews?|tricks?|cartoon|video|captions?|pattern|on purpose|sitter|couch|sofa|when can|walk|baby was born|itching to)\\b|\\b(?:novel|story|poem|song|essay|chew(?:ed|s|ing)? (?:my |the )?(?:shoes?|couch|sofa)|ate my homework|poem|joke)\\b",
    needs: ["pet-animal", "pet-signs", "pet-since"],
    advice: { professional: ["pet-vet-first"], concise: ["pet-vet-short"] },
  },
  {
    id: "home.pet-fact",
    forms: [
      {
        opens:
          "(?:can|should|do|are) (?:my )?(?:dogs?|cats?|puppies|kittens|rabbits|hamsters|guinea pigs) (?:eat|have|drink|allowed|get|need|see)",
      },
      {
        opens:
          "(?:is|are) .{2,40} (?:toxic|poisonous|safe|dangerous|bad|ok|good) (?:to|for) (?:my )?(?:dogs?|cats?|pupp(?:y|ies)|kittens?|rabbits?)",
      },
    ],
    not: "\\b(?:ate|eaten|swallowed|chewed|just)\\b",
    needs: [],
  },
  {
    id: "home.pet-keeping",
    forms: [
      {
        opens:
          "(?:can|could|should|may|is it (?:ok|okay|fine|safe|cruel) (?:to let|for)|is it (?:ok|okay|fine|safe) if) (?:my|our|an?|two) (?:[\\p{L}-]+ ){0,3}?(?:rabbits?|bunn(?:y|ies)|guinea pigs?|dogs?|cats?|kittens?|pupp(?:y|ies)|tortoises?|turtles?|chickens?|hens?|ducks?|geese|goats?|horses?|pon(?:y|ies)|donkeys?|parrots?|budgies?|ferrets?|hedgehogs?|hamsters?|rats?|geckos?|snakes?|koi|goldfish|pigs?|sheep|alpacas?|bees) (?:to )?(?:live|sleep|stay|go|be (?:left|kept|alone|outside|outdoors)|share|run|winter|spend)(?!\\p{L})[^.?!]*\\b(?:outside|outdoors|inside|indoors|winter|summer|night|garden|garage|shed|balcony|alone|together|with|house|flat|cage|room|weekend|day)\\b",
      },
      {
        opens:
          "can i (?:keep|leave) (?:my|our|an?|two|some) (?:[\\p{L}-]+ ){0,3}?(?:rabbits?|bunn(?:y|ies)|guinea pigs?|dogs?|cats?|kittens?|pupp(?:y|ies)|tortoises?|turtles?|chickens?|hens?|ducks?|geese|goats?|horses?|pon(?:y|ies)|donkeys?|parrots?|budgies?|ferrets?|hedgehogs?|hamsters?|rats?|geckos?|snakes?|koi|goldfish|pigs?|sheep|alpacas?|bees) (?:in|on|outside|outdoors|alone|together|with|at)\\b",
      },
    ],
    not: "\\b(?:luggage|letter|algorithm|maze|terraria|rented|sleep with me)\\b|\\bkeep [^.?!]*\\bat work\\b|\\b(?:hotel|plane|flight|airbnb|train|minecraft|story|poem|legally|zoned?|city limits|permit)\\b",
    needs: ["pet-animal", "pet-lives"],
  },
  {
    id: "home.pet-behaviour",
    forms: [
      {
        opens: `(?:my |our |the )?${pet} (?:always |keeps? )?(?:wakes?|waking) (?:me|us|everyone|the (?:baby|kids|house))(?: up)?(?!\\p{L})`,
      },
      {
        opens: `(?:teach me |give me |what are )?(?:the )?(?:(?:basic|simple|first|good) )*(?:commands|tricks) (?:to (?:train|teach)|for) (?:an? |the |my |our |new )*${pet}`,
      },
      {
        opens:
          "what (?:can|should|do|could|to) ?(?:i |we )?do (?:with|about|for) (?:an?|my|our) (?:bored|restless|hyper|anxious|scared|lonely|naughty|wild|nippy|jealous) (?:[\\p{L}-]+ )?(?:dog|puppy|pup|cat|kitten|rabbit|parrot|horse|ferret)",
      },

      {
        thing:
          "(?:puppy|dog|kitten|cat) (?:biting|barking|scratching|chewing|peeing|pulling|whining|meowing|jumping)(?: .{1,40})?",
      },
      {
        opens: `(?:${how} )?(?:train|potty[- ]train|house ?train|crate[- ]train|leash[- ]train|litter[- ]train|toilet[- ]train|socialize|teach|calm|introduce) (?:an? |the |my |our |new )*${pet}`,
      },
      {
        opens: `(?:${how} )?(?:stop|keep|prevent|get) (?:an? |the |my |our |neighbou?rs? )*${pet} (?:from|to|off|barking|biting|chewing|jumping|pulling|scratching|peeing|digging|meowing|whining|crying|begging|marking)`,
      },
      {
        opens: `(?:why (?:is|does|do|are) )?(?:my|our) ${pet}(?: (?:is|keeps|won't|wont|always|suddenly|started|doesn't|doesnt|does not|has started|constantly|never|stop|stopped))* (?:bark\\p{L}*|bit(?:e|es|ing)|chew\\p{L}*|pull\\p{L}*|jump\\p{L}*|scratch\\p{L}*|pee\\p{L}*|poop\\p{L}*|growl\\p{L}*|hiss\\p{L}*|meow\\p{L}*|whin\\p{L}*|dig\\p{L}*|howl\\p{L}*|hid(?:e|es|ing)|listen\\p{L}*|attack\\p{L}*|aggressive|scared|afraid|cry\\p{L}*|come when|us(?:e|ing) the litter|sleep)`,
      },
      {
        thing:
          "(?:puppy|dog|crate|potty|leash|recall|cat|kitten|clicker|obedience) training(?: (?:plan|schedule|tips|program|guide))?|puppy schedule",
      },
    ],
    not: "\\b(?:captions?|sounds?|movies?|research|certificates?|careers?|minecraft|breeds|hat|identification|paintings?|scratching post|course|jazz|comparison|collars?|pregnant|overheat\\p{L}*|heat ?stroke|getting cold|hair|fur|fleas|dressage|for jumping)\\b|\\bget (?:my|our|an?|the) (?:dog|cat|puppy|kitten|horse|rabbit|bird) (?:to (?:my|our|canada|america|europe|australia|england|germany|ireland|spain|the (?:vet|airport|us|uk))|off my (?:ex|lease))|\\b(?:neighbou?r\\p{L}*)\\b|\\b(?:story|poem|song|essay|novel|classifier|model|neural|image|python|name)\\b|\\bscratch\\p{L}* (?:at )?(?:his|her|its) (?:ears?|skin|neck|face|belly|eyes?)\\b|\\bshaking (?:his|her|its) head\\b",
    needs: ["pet-who", "pet-when", "pet-day"],
    advice: { professional: ["pet-moment"], concise: ["pet-moment-short"] },
  },
  {
    id: "home.car-trouble",
    forms: [
      {
        opens:
          "(?:the |my )?(?:oil|check engine|engine|brake|battery|abs|coolant|airbag|temperature|epc|dpf|tyre|tire pressure|traction control) (?:warning )?(?:light|lamp) (?:(?:on|in) (?:my|our|the) (?:[\\p{L}\\d-]+ ){1,4}?)?(?:flickers?|flashes|flashing|blinks?|is|comes|came|stays|keeps|went|on)",
      },
      {
        opens: `(?:why (?:is|does|do|are|won't|wont|did) )?(?:my|our|the) (?:\\S+ ){0,3}?${car}(?: light| pedal| fan)? (?:(?:is|are) ${trouble}|won't|wont|will not|doesn't|doesnt|does not|keeps?|makes?|making|shakes?|shaking|smells?|leaks?|leaking|overheat\\p{L}*|stall\\p{L}*|vibrat\\p{L}*|squeak\\p{L}*|squeal\\p{L}*|grind\\p{L}*|jerk\\p{L}*|start|not|came on|died|on|stays on|loses?|pulls?)`,
      },
      {
        opens:
          "(?:car|truck|check engine light|engine) (?:came on|is on|stays on|won'?t|doesn'?t|will not|not|wouldn'?t|overheat\\p{L}*|making|makes|shaking|shakes|stall\\p{L}*)(?: (?:start\\p{L}*|turn(?:ing)? (?:on|over)|noise|a noise|.{0,30}))?",
      },
      {
        thing:
          "check engine light|flat tire|dead (?:car )?battery|squeaky brakes|car (?:noise|trouble|problems?)",
      },
    ],
    not: `\\b(?:too (?:small|big|old|expensive|loud|heavy|wide|long|short|low)|dirty|lease|finance|ebay|registered|insur\\p{L}*|sells?|sold|fit|towed|hill start|preheat|swing|getting better|gta|railway|layout|neighbou?rs?|how to clean|called|parking|clutch bag|handbag|wrap|police)\\b|\\bsmells? (?:of|like) (?:dog|smoke|cigarettes?|wet|vomit|milk|fish|food)\\b|\\bradiators?\\b(?![^.?!]*\\b(?:car|engine|coolant|overheat\\p{L}*|truck|van)\\b)|\\bbrakes? (?:[\\p{L}']+ ){0,5}?(?:stopped|fail\\p{L}*|gone|dead|don'?t|not|won'?t)\\b[^.!?]*\\b(?:highway|motorway|freeway|interstate|driving|downhill|right now)\\b|\\b(?:car|truck|van|suv)\\b[^.!?]*\\b(?:into|in) (?:a|the) (?:river|lake|canal|sea|water|ravine)\\b|\\bstranded\\b|\\bout (?:to|at) sea\\b|\\b(?:boat|ship|car) is sinking\\b|${notHome}|\\b(?:search engine|game engine|insurance|loan|story|payment|steam|train|toy|force|mass|kg)\\b`,
    needs: ["car-model", "car-signs", "car-before"],
    advice: { professional: ["car-order", "car-stop"], concise: ["car-short"] },
  },
  {
    id: "home.car-care",
    forms: [
      {
        opens: `(?:${how} )?(?:fix|remove|repair|buff out|get rid of) (?:an? |the |small |deep |this |rust )*(?:dents?|scratch(?:es)?|rust|spots?) (?:in|on|from|out of) (?:my|our|the|an?) (?:\\p{L}+ )?(?:car|truck|van|bumper|bonnet|windshield|windscreen)(?!\\p{L})`,
      },
      {
        opens: `${how} (?:change|replace|check|install|jump ?-?start|clean|wash|wax|detail|fix|remove|bleed|rotate|top up|charge) ${the}(?:flat |spare )?(?:car |truck |engine |cabin )?(?:oil|tires?|tyres?|brake pads?|brakes|wiper blades?|wipers|spark plugs?|car batter(?:y|ies)|air filter|headlights?|coolant|car|truck|car seats?|car interior|dash ?cam|scratch(?:es)? (?:on|from) (?:my|a) car|dent(?:s)? in (?:my|a) car|bike chain|bike tire|inner tube|bicycle|mountain bike)`,
      },
    ],
    not: `\\b(?:games?|photoshop|texture)\\b|\\b(?:finance|loan|prices?|insurance|registration|solar|law|legal|business|history|fundraiser)\\b|${notHome}|\\b(?:essential oil|olive oil|cooking oil|diffuser|oil painting)\\b`,
    needs: ["car-model", "car-tools"],
  },
  {
    id: "home.pests",
    forms: [
      {
        opens: `(?:the )?(?:squirrels?|deer|rabbits|moles?|voles|foxes|badgers?|birds|pigeons|crows|seagulls|gulls|cats|mice|rats|slugs?|snails?|raccoons?|gophers|groundhogs|caterpillars|aphids) (?:keep|keeps|are|is|have|has) (?:digging|eating|getting|coming|nesting|chewing|destroying|pooping|invading|pecking|ruining|taking over|been)`,
      },
      {
        is: `(?:${bug}) (?:in|on|all over|everywhere in) (?:(?:my|the|our) )?(?:kitchen|house|bathroom|bedroom|flat|apartment|pantry|garden|attic|loft|garage|carpet|bed|cupboards?|walls?)(?:[, ].{0,60})?`,
      },
      {
        opens:
          "(?:how (?:do|can|should|to) ?(?:i |we )?|help me |what )?(?:keep|keeps|get|stop|drive|scare|chase) (?:the |all |these |those )?(?:slugs?|snails?|aphids|deer|rabbits|pigeons|moles?|voles|foxes|badgers?|caterpillars|squirrels?|birds|crows|seagulls|gulls|herons?|cats|mice|rats|ants|wasps|flies|moths|blackbirds|mosquitoe?s|gophers|groundhogs|raccoons) (?:off|out of|away|from|eating|digging|in|on)(?= )",
      },

      {
        opens: `(?:${how} )?(?:get rid of|kill|keep (?:away|out)|repel|remove|eliminate|catch|deter|exterminate|prevent|stop|deal with) ${the}(?:black |tiny |little |flying |carpenter |fire |sugar )*${bug}(?=$|[?.!,]| (?:in|from|on|at|without|around|under|inside|that|for|with|naturally|fast|out|outside|coming|nest|infestation|and))`,
      },
      {
        thing: `(?:${bug}) (?:infestation|problem|control)|(?:${bug})(?= (?:in|on) (?:my|the|our) \\p{L}+)`,
      },
      {
        opens: `(?:i|we)(?: have|'ve got| got| found| saw| keep (?:finding|seeing))(?: tiny| little| black| some| a lot of| an?)* ${bug}`,
      },
      {
        is: "(?!.*\\b(?:dreams?|movies?|films?|books?|meaning|story|tattoo)\\b)(?:slugs?|snails?|caterpillars|aphids|deer|rabbits|squirrels?|pigeons?|moles?|voles|foxes|badgers?|rats|mice) (?:(?:keep )?(?:eating|digging|destroying|chewing) (?:up )?|all over |in |on )(?:my |our |the )?(?:hostas?|lettuce|lawn|garden|beds?|veg|vegetables|flowers|plants|seedlings|roses|tomatoes|strawberries|bulbs|bird feeder|greenhouse|allotment|attic|loft|shed|roof|balcony|strawberry plants)(?: .{2,40})?",
      },
      {
        is: "(?:wasps?|hornets?|bees?|ants?|mouse|rats?) nests? (?:under|in|on|near|by|behind|above) (?:my |the |our )?(?:roof|attic|loft|shed|garden|tree|wall|window|balcony|garage|house|shutter box|shutters|patio|lawn|gutter)(?: .{2,40})?",
      },
    ],
    not: `\\b(?:ointment|idiom|pants|fishing|aquarium|fish tank|terrarium|craft|domesticated|happy|engine|attract|feeder)\\b|\\bas (?:an? )?pets?\\b|\\bwhat (?:does|do) (?:it|they|\\p{L}+) eat\\b|\\b(?:which|what) (?:species|park|kind)\\b|\\bare they (?:dangerous|poisonous|harmful|safe)\\b|\\b(?:on|from|off) (?:an? |my |our |the )?(?:\\p{L}+'s )?(?:dogs?|cats?|puppy|kitten|horse|baby|head|hair|scalp)\\b|^(?:how (?:to|do i|can i) )?(?:keep|get) (?:the )?\\p{L}+ (?:in|on) (?:the |my |our )?\\p{L}+|\\bmoles? (?:on|under|behind|above) (?:my|his|her) \\p{L}+|\\bmoles? (?:\\p{L}+ )?(?:changed|changing|bleed\\p{L}*|itch\\p{L}*|is growing|got bigger|turned)|\\bchang\\p{L}* colou?r\\b|${notHome}|\\b(?:kill (?:a|the) (?:mouse process|process)|cursor|computer mouse|spider-?man|pet (?:mouse|rat|spider)|horror|bread mold|silicone mold|injection)\\b`,
    needs: ["pest-where", "pest-home", "pest-tried"],
    advice: { professional: ["pest-source", "pest-safe"], concise: ["pest-short"] },
  },
  {
    id: "home.mold",
    forms: [
      {
        opens: `(?:${how} )?(?:get rid of|kill|remove|clean|prevent|stop|treat|deal with) ${the}(?:black |white )*(?:mold|mould|mildew|condensation)(?=$|[?.!,]| (?:in|from|on|off|under|around|growing|without|with))`,
      },
      { thing: "(?:black |white )?(?:mold|mould|mildew)(?= (?:in|on) (?:my|the|our|a)? ?\\p{L}+)" },
      {
        opens: "(?:there(?:'s| is) |i have |we have )(?:some |black |white )*(?:mold|mould|mildew)",
      },
    ],
    not: `\\b(?:coffee (?:machine|maker)|roses?|plants?|houseplants?|seedlings?|soil|sourdough|starter|berries|strawberr\\p{L}+|tomato\\p{L}*|car|camera|lens|shoes|boots|jacket|leather|lungs?|symptoms|toys?|books|salami|sausages?|jam|yogh?urt|cakes?|washing machine|washer|dishwasher|fridge|tent|clothes|bottle|story|alien)\\b|${notHome}|\\b(?:bread|cheese|silicone|injection|food|jelly|petri)\\b`,
    needs: ["mold-where", "mold-room", "mold-use"],
    advice: { professional: ["mold-cause", "mold-size"], concise: ["mold-short"] },
  },
  {
    id: "home.weeds",
    forms: [
      {
        opens: `(?:${how} )?(?:get rid of|kill|remove|prevent|stop|control|pull) ${the}(?:weeds?|moss|crabgrass|dandelions|clover|ivy|bamboo|bindweed|japanese knotweed|tree stumps?|poison ivy)(?=$|[?.!,]| (?:in|from|on|without|with|naturally|permanently|growing|between|roots?))`,
      },
    ],
    not: `\\b(?:terrarium|aquarium|photos?|cost|mod|stain)\\b|${notHome}|\\b(?:smell|drug test|system|smoking)\\b`,
    needs: ["weeds-where", "weeds-use", "pest-home"],
    advice: { professional: ["weeds-return"] },
  },
  {
    id: "home.appliance-care",
    forms: [
      {
        opens:
          "(?:(?:my|our|the|why does (?:my|our|the)) )?(?:dishwasher|washing machine|washer|dryer|kettle|coffee (?:machine|maker)|fridge|oven|microwave|steam iron|iron|humidifier|shower head) (?:leaves?|leaving|smells?|stinks?|is leaving|makes? (?:the )?(?:glasses|clothes|laundry)|gets?|isn'?t cleaning|not cleaning|doesn'?t clean)(?= |$)",
      },
      {
        opens:
          "(?:why (?:are|do|is) )?(?:my |our |the )?(?:glasses|dishes|clothes|laundry|towels|whites) (?:are |come out |coming out |look |smell |still )*(?:cloudy|foggy|smell\\p{L}*|stink\\p{L}*|gray|grey|dirty|spotty|stiff|musty)",
      },
    ],
    not: "\\b(?:mask|which cloth|trousers|campfire|dancing|hair|outside|room|windshield|costumes?|song|popcorn|face|too hot|takeaway)\\b|\\b(?:leak\\p{L}*|error|e\\d+|code|broken|won'?t|smok\\p{L}+|burning|sparks?|story|poem|review|ad)\\b",
    needs: ["care-since", "care-use", "care-water"],
    advice: { professional: ["care-order"], concise: ["care-order"] },
  },
  {
    id: "home.appliance",
    forms: [
      {
        opens:
          "(?:my|our|the) (?:combi |gas |oil |old |new )*(?:boiler|heating|central heating|radiators?|heat pump|water heater|furnace) (?:keeps? |is |has |won'?t |doesn'?t |not )*(?:los(?:es|ing)|drops?|dropping|leak\\p{L}*|bang\\p{L}*|cold|cutting|cuts|stay(?:s|ing)?|fir(?:e|ing)|heat(?:ing)?|lock(?:s|ed|ing)?|gurgl\\p{L}*|whistl\\p{L}*|turn|come)(?!\\p{L})",
      },

      {
        opens: `(?:(?:my|our|the) (?:\\S+ ){0,2}?)?${appliance}(?: door)? (?:leaves|leaving|won'?t|wont|keeps?|stopped|leaks?|smells?) \\S+`,
      },
      {
        opens: `(?:why (?:is|does|do|are|won't|wont|did|has) )?(?:(?:my|our|the) (?:\\S+ ){0,3}?)?${appliance} (?:(?:is|are) ${trouble}|has (?:started|stopped|an? error)|won't|wont|will not|doesn't|doesnt|does not|isn't|isnt|keeps?|makes?|making|not|shows?|smells?|leaks?|leaking|stopped|broke|beep\\p{L}*|shows|hums?|takes? (?:\\d+ (?:hours|minutes)|forever|ages|too long|so long)|drain\\p{L}*|spin\\p{L}*|clean\\p{L}*|start\\p{L}*|heat\\p{L}*|trip\\p{L}*)`,
      },
      {
        opens: `(?:${how} )?(?:fix|repair|troubleshoot|unclog|unjam|replace the \\p{L}+ (?:in|on)) ${the}(?:\\p{L}+ )?${appliance}`,
      },
      {
        thing: `(?:${appliance}) (?:not \\p{L}+(?: \\p{L}+)?|won'?t \\p{L}+|error(?: code)?(?: \\S+)?|repair|leaking)`,
      },
      {
        is: `(?:(?:my|our|the) )?(?:dyson|roomba|hoover|bosch|miele|siemens|whirlpool|nespresso|delonghi|worcester|vaillant)(?: (?!tv|phone|galaxy|laptop|monitor|watch|tablet|drill)[\\p{L}\\d-]+){0,2}? (?:loses suction|no suction|los(?:es|ing) (?:suction|pressure|power)|leaks?|leaking|won'?t (?:drain|spin|heat|start|charge|turn on)|not (?:draining|spinning|heating|charging|cooling|picking up)|error [\\p{L}\\d]+|smells?|beep(?:s|ing)|keeps (?:stopping|beeping|cutting out|tripping)|stops? after)(?: .{2,60})?`,
      },
    ],
    not: `\\bnot (?:in|on|allowed|included|induction|absorb\\p{L}*|render\\p{L}*|under)\\b|\\b(?:too (?:big|small|expensive|loud for)|delivered|on offer|should i buy|supplements?|lease|legal|tired|ferritin|an(?:a)?emi\\p{L}+|in london|salary|hoa|allowed|neighbou?rs?|petition|how long|pans|science|tickets?|milan|tips|faucet|balcony)\\b|\\brepair ?man\\b|\\b(?:sink|tap|toilet|drain) (?:when|while)\\b|\\bis it (?:turned )?off\\b|\\b(?:oxygen|concentrator|ventilator|epi-?pens?|dialysis|defibrillator|pacemaker|insulin pump|infusion pump|feeding (?:tube|pump)|nebuli[sz]er|inhaler|cpap|bipap|apn(?:o?)ea monitor|life support|baby monitor for breathing)\\b|(?<!\\b(?:candles?|wick|chimney|fireplace|(?:wood|log|pellet) (?:stove|burner)|grill|bbq|barbecue|lantern|lamp|incense|fire ?pit|campfire|exhaust|engine|(?:lawn ?)?mower|chainsaw)\\b[^.!?]{0,30})\\b(?:smok(?:e|ing)(?! (?:detectors?|alarms?)\\b)|on fire|in flames|sparking|smou?lder\\p{L}*)\\b|\\bcarbon monoxide\\b|\\bco (?:alarm|detector)\\b|\\bgas (?:\\p{L}+ ){0,2}?(?:won'?t|wont|doesn'?t) (?:turn|shut|switch) off\\b|\\bsmells? (?:of|like) gas\\b|${notHome}|\\b(?:iron man|dirty|smelly cat|in the fridge and)\\b`,
    needs: ["appliance-model", "appliance-signs", "appliance-tried"],
    advice: { professional: ["appliance-order", "appliance-worth"], concise: ["appliance-short"] },
  },
  {
    id: "home.plumbing",
    forms: [
      {
        opens:
          "i have an? (?:leak(?:y|ing)|running|dripping|clogged|blocked|broken) (?:[\\p{L}]+ )?(?:faucet|tap|toilet|sink|shower|pipe|drain)",
      },
      {
        opens:
          "(?:the|my|our|a) (?:(?:kitchen|bathroom|bath|garden|outside|hot|cold|shower) )?(?:taps?|faucets?|toilet|sink|shower|pipe|drain|radiator valve)(?: (?:in|under|of|behind) (?:the|my|our) (?:\\p{L}+ )?\\p{L}+)? (?:keeps? |is |has |always |still |won'?t )*(?:drip(?:s|ping)?|leak(?:s|ing)?|run(?:s|ning)?|stop(?:s|ped)?|block(?:ed|s)?|clog(?:ged|s)?|gurgl(?:es|ing)|overflow(?:s|ing)?|stuck|flush)",
      },

      {
        opens: `(?:why (?:is|does|do|are|won't|wont|did|has) )?(?:(?:my|our|the) (?:\\p{L}+ ){0,2}?)?${plumbing} (?:(?:is|are) ${trouble}|won't|wont|will not|doesn't|doesnt|isn't|keeps?|makes?|not|smells?|leaks?|leaking|stopped|dripp?\\p{L}*|clog\\p{L}*|runs?|running|gurgl\\p{L}*|burst|low|drain\\p{L}*|backs? up|overflow\\p{L}*)`,
      },
      {
        opens: `(?:${how} )?(?:fix|repair|unclog|unblock|replace|install|clear|tighten|stop|change|snake|plunge|thaw) ${the}(?:leak\\p{L}* |running |clogged |dripping |blocked |leaky |frozen |slow |kitchen |bathroom |shower |noisy )*${plumbing}`,
      },
      {
        thing: `(?:clogged|leak(?:y|ing)|running|dripping|blocked|slow|frozen|burst) (?:\\p{L}+ )?${plumbing}|no hot water|water leak`,
      },
    ],
    not: `\\b(?:curtains?|cost|prices?|paper|remodel|scene|roommates|cool|organ|card|seat|insurance|bottles?|gel|battery|big enough)\\b|${notHome}|\\b(?:brain drain|pipe (?:function|operator)|pipes? in|named pipe|baby shower|dance|beer tap|ci|stream)\\b`,
    needs: ["plumb-signs", "plumb-house", "home-tools"],
    advice: { professional: ["plumb-stop"], concise: ["plumb-short"] },
  },
  {
    id: "home.electric",
    forms: [
      {
        opens: `(?:the |my |our )?lights? (?:flickers?|flickering|keeps? flickering|buzz(?:es|ing)?) (?:in|on) (?:the |my |our )?(?:hallway|hall|kitchen|bathroom|bedroom|living ?room|house|flat|cellar|garage)(?!\\p{L})`,
      },
      {
        opens: `(?:the |my |our )?(?:hallway|hall|kitchen|bathroom|bedroom|living ?room|ceiling|porch|garage|cellar|led|house) ?lights? (?:(?:in|on) (?:the |my |our )?\\p{L}+ )?(?:keeps? |is |are |always )*(?:flicker(?:s|ing)?|buzz(?:es|ing)?|goes out|go out|won'?t turn (?:on|off))(?!\\p{L})`,
      },
      {
        opens: `(?:${how} )?(?:fix|repair|replace|install|wire|rewire|change|move|add|reset) ${the}(?:\\p{L}+ )?${electric}(?! (?:string|theme))`,
      },
      {
        opens: `(?:why (?:is|does|do|are|won't|wont|did) )?(?:my|our|the) (?:\\p{L}+ ){0,2}?${electric} (?:(?:is|are) ${trouble}|won't|wont|doesn't|doesnt|isn't|keeps?|makes?|not|trips?|tripping|flicker\\p{L}*|buzz\\p{L}*|hums?|stopped|sparks?|went out)`,
      },
    ],
    not: `\\bsound effect\\b|\\b(?:games?|oil|photos?|lightroom|reptiles?|store hours|aquarium|baby|bottle|shade|when i'?m away|when im away|sofa|too (?:warm|bright))\\b|${notHome}|\\b(?:northern lights|traffic lights?|car|headlights|retail outlet|news outlet|tcp|websocket|christmas|eye|cpu|brain|arduino|led strip)\\b`,
    needs: ["electric-signs", "electric-where"],
    advice: { professional: ["electric-off", "electric-pro"], concise: ["electric-short"] },
  },
  {
    id: "home.repair",
    forms: [
      {
        thing: `(?:squeaky|creaky|creaking|drafty|cracked|wobbly|peeling|sagging|stuck) ${wallThing}`,
      },
      {
        thing: `(?:holes?|cracks?|dents?|scratch(?:es)?|gaps?|nail holes?|water damage|burn marks?|dings?|gouges?) (?:in|on) (?:an? |the |my |our |this )?(?:\\p{L}+ )?${wallThing}(?=(?: |$|[?.!,]))(?: how (?:do|can|to) .*)?`,
      },
      {
        opens: `(?:${how} )?(?:fix|repair|patch|fill|seal|caulk|regrout|refinish|restore|remove|sand|resurface|replace|reseal|silence|stop|unstick|waterproof|touch up) ${the}(?:squeaky |creaky |broken |loose |hole in |holes in |cracks? in |scratch(?:es)? (?:on|in) |dents? in |damaged |wobbly |sticking |drafty |cracked |peeling |stuck |nail holes in |gap (?:in|under) )*(?:the |my |a |an )?(?:\\p{L}+ )?${wallThing}`,
      },
      {
        opens: `(?:my|our|the) (?:\\p{L}+ ){0,2}?${wallThing} (?:(?:is|are) ${trouble}|won't|wont|doesn't|doesnt|keeps?|squeak\\p{L}*|creak\\p{L}*|stick\\p{L}*|(?:has|have) (?:a|an|cracks?|holes?|dents?|scratches)|broke|crack\\p{L}*|leak\\p{L}*|peel\\p{L}*|came off|fell off|wobbl\\p{L}*)`,
      },
    ],
    not: `\\b(?:cost|costs|prices?|quotes?|permission|permit|stickers?|cards?|calendar|photos?|calculation|battery|cleaner|antarctica|sculpture|sandcastle|neighbou?r'?s|scrabble|mahjong|facebook)\\b|\\b(?:tower|boat|conference|licen[cs]e|elevator|tracking|stains?|value|sellers|clothes|dispute|covers?|ergonomic|games?|foggy|sleeping|blender|wrong side|magic|load[- ]bearing|window ac|lock|fan noise|neighbou?rs floor)\\b|\\b(?:is|are) (?:too|on|off|cold|hot|always|constantly|slow|low)\\b|\\bremove (?!(?:the |a |my |some |old |small |deep )*(?:scratch\\p{L}*|dents?|cracks?|holes?|burn|gaps?|squeak\\p{L}*|water))|\\breplace (?!(?:an? |the |my |one |some )*(?:broken|cracked|damaged|rotten|loose|missing|single|floorboards?|tiles?|board)\\b)|\\b(?:oven|fridge|freezer|dishwasher|washing machine|washer|dryer|microwave|car|van|truck) doors?\\b|\\b(?:oxygen|concentrator|ventilator|epi-?pens?|dialysis|defibrillator|pacemaker|insulin pump|infusion pump|feeding (?:tube|pump)|nebuli[sz]er|inhaler|cpap|bipap|apn(?:o?)ea monitor|life support|baby monitor for breathing)\\b|(?<!\\b(?:candles?|wick|chimney|fireplace|(?:wood|log|pellet) (?:stove|burner)|grill|bbq|barbecue|lantern|lamp|incense|fire ?pit|campfire|exhaust|engine|(?:lawn ?)?mower|chainsaw)\\b[^.!?]{0,30})\\b(?:smok(?:e|ing)(?! (?:detectors?|alarms?)\\b)|on fire|in flames|sparking|smou?lder\\p{L}*)\\b|\\bcarbon monoxide\\b|\\bco (?:alarm|detector)\\b|\\bgas (?:\\p{L}+ ){0,2}?(?:won'?t|wont|doesn'?t) (?:turn|shut|switch) off\\b|\\bsmells? (?:of|like) gas\\b|${notHome}|\\b(?:wall street|ozone|windows (?:10|11|7|update)|window (?:function|size|manager|object)|firewall|paywall|facebook|climbing|clean|wash|floor plan|trump|glass ceiling|debt ceiling|price floor|music|ceiling light|shelf life|bookshelf|excel|car)\\b|my windows (?:is|are) (?:slow|frozen)`,
    needs: ["repair-damage", "repair-limits", "home-tools"],
    advice: { professional: ["repair-order"], concise: ["repair-short"], expert: ["repair-pro"] },
  },
  {
    id: "home.chores",
    forms: [
      {
        thing:
          "(?:cleaning|chores?|housework|household|house cleaning|spring cleaning|deep cleaning|weekly cleaning|laundry) (?:schedules?|plans?|check ?lists?|routines?|charts?|lists?|rota|roster)|chore charts?",
      },
      {
        opens: `${how} (?:keep (?:my|the|a|our) (?:house|home|apartment|room|flat) (?:clean|tidy)|clean (?:my|the|a|our) (?:whole |entire |messy |dirty |filthy )*(?:house|home|apartment|room|flat)|split (?:the )?(?:chores|housework))`,
      },
    ],
    not: `\\b(?:hotel|airbnb|complaints?|meaning|insurance|inventory|oil spill|church|animal crossing|restaurant|tenancy|rates)\\b|${notHome}|\\b(?:spreadsheet|excel)\\b`,
    needs: ["chores-home", "chores-time", "chores-who"],
    advice: { professional: ["chores-minutes"], concise: ["chores-short"] },
  },
  {
    id: "home.clean",
    forms: [
      {
        opens: `(?:${how} )?get rid of (?:the |an? |old |bad |this )*(?:\\p{L}+ ){0,2}?(?:smells?|odou?rs?|stains?|marks?|residue) (?:in|on|from|out of|off) (?:the |my |our |an? )?(?:\\p{L}+ ){0,2}?(?:curtains?|carpets?|rugs?|sofa|couch|mattress|tent|clothes|jacket|coat|shoes|bag|backpack|pillows?|jeans|shirts?|dress|table|wood|glass|leather|fridge|towels?)(?!\\p{L})`,
      },
      {
        opens: `(?:${how} )?(?:get|remove|take|clean|wash)(?: out)? (?:an? |the |my |this |some |old |dried |stubborn )*(?:(?:red |hard |pet |dog |cat |sweat |burnt |candle |hard water |chewing )*(?:wine|blood|coffee|ink|grease|oil|wax|gum|paint|mud|urine|pee|poop|vomit|rust|limescale|water spots?|stickers?|sticker residue|glue|sharpie|marker|smell|odou?r|stains?|hair dye|makeup|tomato sauce|grass|scorch marks?|soap scum|dust|pet hair|dog hair|cat hair|nail polish|slime|super ?glue|smoke smell|lint))(?: (?:stains?|marks?|spots?|residue|smell))?(?=$|[?.!]| (?:out|off|from|in|on|of|with))`,
      },
      {
        opens: `(?:${how} )?(?:clean|wash|descale|polish|disinfect|deep clean|degrease|deodorize|steam clean|dust|whiten|unshrink|dry) (?:an? |the |my |our |some |old |dirty |burnt |really |white |very )*(?:\\p{L}+ ){0,2}?(?:oven|stove|microwave|fridge|dishwasher|washing machine|washer|coffee (?:maker|machine)|kettle|air fryer|pans?|pots?|cast iron(?: \\p{L}+)?|grill|sink|toilet|shower|shower head|shower glass|bath ?tub|tiles?|grout|floors?|carpets?|rugs?|couch|sofa|mattress|curtains?|blinds|windows?|walls?|mirrors?|countertops?|granite|marble|stainless steel|wood|furniture|leather|suede|shoes|sneakers|jeans|jacket|down jacket|wool|silk|hat|cap|pillows?|duvet|comforter|backpack|jewelry|jewellery|silver|brass|copper|keyboard|screen|tv(?: screen)?|glasses|yoga mat|clothes|shirts?|towels?|bathroom|kitchen|garbage disposal|trash can|litter box|aquarium|fish tank|pool|bbq|patio|deck|gutters|paint ?brush(?:es)?|makeup brushes)`,
      },
    ],
    not: `\\b(?:photos?|shop)\\b|\\b(?:rhodesia|brazil|cellar|survival|screen time|translation|prices?|quote|meaning|potatoes|vs|contacts|rules|pcb|digital|canvas digital|urine sample)\\b|\\b(?:from|out of|off|in) (?:my |her |his |an? |the )?(?:\\p{L}+'s )?(?:hair|face|hands?|skin|scalp|beard|eyes?)(?!\\p{L})|\\bdry (?:an? |the |my |our |some )*(?:\\p{L}+ ){0,2}?(?:shirts?|clothes|jeans|towels?|shoes|sneakers|jacket|hat|pillows?|duvet|comforter|wool|boots)\\b|${notHome}|\\b(?:ears?|teeth|wound|face|history|cache|image|photo|photoshop|pdf|watermark|car|car seats?|mountain bike|money|crime|duplicates?|dog (?:bath|ears))\\b`,
    needs: ["clean-what", "clean-have", "clean-tried"],
    advice: { professional: ["clean-safe"], concise: ["clean-safe-short"] },
  },
  {
    id: "home.garden-problem",
    forms: [
      {
        opens: `(?:why (?:is|are|does|do|did|has|have|won't|wont) |what(?:'?s| is) wrong with |help with )?(?:(?:my|our|the|an?) )?(?:\\p{L}+ ){0,2}?${outdoors}(?:'s?)? (?:(?:leaves|leaf|plants?|trees?|bark|fruits?|branches|trunk|needles|buds) )?(?:(?:in|on|at|behind) (?:my|our|the) (?:\\p{L}+ )?(?:garden|yard|allotment|greenhouse|orchard|balcony) )?(?:${sickly})`,
      },
      {
        opens: `(?:(?:black|brown|yellow|white|red|orange|rusty?|grey|gray|strange|weird|sticky) )+(?:spots?|marks?|patches|powder|stuff|bumps|mou?ld|leaves|fungus)(?: and holes)? (?:on|all over) (?:my|our|the|an?|some)? ?(?:\\p{L}+ ){0,2}?${outdoors}`,
      },
      {
        is: `${outdoors}(?: (?:leaves|leaf|bush|tree))? (?:(?:black|brown|yellow|white|orange|rusty?|bare) (?:spots?|patch(?:es)?|leaves|tips|powder|marks|edges)|moss|blight|mildew|leaf curl|(?:splitting|rotting|dropping)(?: on .{3,20})?|no (?:fruit|flowers))(?: (?!(?:costume|dress|tattoo|paint|drawing|on dog|recipe)\\b).{2,40})?`,
      },
    ],
    not: `\\b(?:money|rubber|umbrella|dragon|jade|bonsai) (?:trees?|plants?)\\b|\\b(?:prices?|market share|fridge|soup|stew|salad|vinegar|rapper|skin|court|eat|expensive|jam|cooking|supermarket|bought)\\b|${notHome}|\\b(?:bonsai|house ?plant|indoor|power|chemical|nuclear|family|decision|binary|search|syntax|christmas) ?(?:plants?|trees?)?\\b(?= (?:plants?|trees?))|\\b(?:bonsai|indoors?|nodes?|in the story|in (?:autumn|fall)|in the fall)\\b`,
    needs: ["plant-look", "garden-spread", "garden-weather"],
    advice: { professional: ["plant-check-first"], concise: ["plant-check-short"] },
  },
  {
    id: "home.plant-problem",
    forms: [
      {
        opens: `why (?:won't|wont|doesn't|doesnt|don't|isn't|aren't|does|do) (?:my|our|the) (?:\\p{L}+ ){0,2}?${plant}(?: plants?| trees?)? (?:not |never )?(?:flower|bloom|grow|fruit)(?:ing)?`,
      },
      {
        opens: `(?:why (?:is|are|does|do|did|has|have|won't|wont) )?(?:my|our|the) (?:\\p{L}+ ){0,2}?${plant}(?:'s?)? (?:(?:leaves|plants?|trees?|tips|stems?) )?(?:(?:is|are) (?:not|dying|dead|turn\\p{L}*|droop\\p{L}*|wilt\\p{L}*|yellow\\p{L}*|brown\\p{L}*|curl\\p{L}*|dropp?\\p{L}*|losing|rott?\\p{L}*|split\\p{L}*|crack\\p{L}*|going|getting|leggy|falling|limp|sick|all|mushy|dry|full|black|pale|covered|too|always)|(?:has|have) (?:yellow|brown|black|white|spots?|bugs|holes|gnats|mold|root|stopped|turned|been|lost|no)|keeps?|won't|wont|doesn't|doesnt|aren't|isn't|look|looks|turn\\p{L}*|droop\\p{L}*|dying|died|wilt\\p{L}*|going|not|drop\\p{L}*|curl\\p{L}*|yellow\\p{L}*|brown\\p{L}*|rot\\p{L}*|got|get|stopped|losing|loses|(?:flower|bloom|grow)s? (?:slow\\p{L}*|small|no|only|too|but|very|badly|sideways))(?!\\p{L})`,
      },
      {
        thing: `(?:yellow|brown|droopy|curling|dying|wilting|overwatered|leggy|root[- ]?bound) (?:\\p{L}+ )?${plant}|${plant}(?: leaves| plants?)? (?:(?:turning|going) (?:yellow|brown|black)|dying|wilting|drooping|curling|yellowing|not (?:growing|flowering|blooming|fruiting))|root rot`,
      },
      {
        opens: `${how} (?:save|revive|rescue|fix|bring back) ${the}(?:dying |dead |overwatered |underwatered |drooping |sick |leggy |patchy |root[- ]?bound )*(?:\\p{L}+ )?${plant}`,
      },
    ],
    not: `\\b(?:prices?|vinegar|rapper|share)\\b|^(?:wh?ich|what|wat|best|any|good|some)\\b|\\b(?:give away|instagram|mower|stew|collection|sauce|allowed|living room|texts?|jewell?ery|jewelry|eat|package|sold|travel|awake|meaning|painting|called|delivered|complaint|sims|preserve|soup)\\b|\\bchristmas\\b(?! cactus)|${notHome}|\\b(?:power|chemical|nuclear|treatment|manufacturing|family|decision|binary|search|syntax) (?:plants?|trees?)|\\b(?:robert plant|nodes?|in the story|autumn|in (?:the )?fall)\\b`,
    needs: ["plant-look", "plant-light", "plant-changed"],
    advice: { professional: ["plant-check-first"], concise: ["plant-check-short"] },
  },
  {
    id: "home.grow",
    forms: [
      {
        opens: `(?:${how} |when (?:to|do i|should i|can i) )?(?:grow|plant|prune|trim|propagate|repot|water|fertili[sz]e|transplant|care for|take care of|harvest|sow) ${the}(?:\\p{L}+ ){0,2}?${plant}`,
      },
      {
        opens: `how (?:often|much) (?:should|do|to) (?:i |you )?water (?:an? |the |my )?(?:\\p{L}+ )?${plant}`,
      },
      {
        thing: `(?:(?:step[- ]by[- ]step )?guide (?:on|to|for) growing|growing) (?:\\p{L}+ ){0,2}?${plant}`,
      },
      { thing: `(?:${plant}) care(?: (?:guide|tips))?|(?:plant|lawn|orchid|monstera|rose) care` },
    ],
    not: `\\bharvest moon\\b|\\b(?:savings|illegal|donation|cost|prices?|golf|holiday|while (?:on|i'?m)|her hair|ban|classroom|experiment|hypothesis|bread|christmas tree|delivery|cloud|ks\\d)\\b|${notHome}|\\b(?:trees? in python|family tree|decision tree|idea|flag|bomb|seed of doubt|offset|photosynthesis|weed plants|cannabis)\\b`,
    needs: ["grow-where", "grow-bed", "grow-start"],
    advice: { professional: ["grow-signs"], concise: ["grow-signs-short"] },
  },
  {
    id: "home.garden",
    forms: [
      {
        opens:
          "(?:what|which) (?:plants?|flowers?|shrubs?|trees?|herbs?|vegetables?) (?:survive|grow|do|thrive|work|like|will (?:survive|grow)|can (?:i grow|survive|grow)) (?:well )?(?:in|on|under|with)(?= )",
      },
      {
        opens:
          "(?:help me )?(?:plan|design|lay ?out|plant) (?:my|our|a|the) (?:[\\p{L}-]+ ){0,2}?(?:(?:vegetable|veg|veggie|flower|raised|garden|herb|rose|allotment) (?:beds?|borders?|patch|plot)|borders?|allotment|orchard|hedge|greenhouse|polytunnel)(?!\\p{L}| (?:twist|fence))",
      },

      {
        opens:
          "(?:what|which|wat|whats?) (?:(?:else |plants?|trees?|shrubs?|bushes|flowers|veg(?:gies|etables)?|herbs|hedges?|climbers?) )?(?:(?:can|should|could|shall|would) (?:i|we|you) |to |will |would |grows? |is (?:good|best) to )?(?:plant|grow|grows|do well|survive)(?: \\p{L}+)? (?:on|in|at|by|under|along|behind|next to|near|against|for|around) (?:(?:my|our)(?= )|(?:the|an?) (?:[\\p{L}-]+ ){0,2}?(?:side|wall|garden|shade|corner|border|beds?|balcony|patio|yard|pots?|tree|hedge|fence|window|greenhouse|slope|bank|pond|bucket|basket|allotment|roof|tub|container|polytunnel|clay)|(?:full|deep|dry|heavy|damp) (?:sun|shade|soil|clay))",
      },
      {
        thing:
          "(?:plants?|flowers|shrubs?|trees?|hedges?|climbers?|bushes)(?= (?:for|that (?:grow|like|survive|do well) in|to (?:put|grow) (?:in|on|along)) (?:(?:a|an|my|our|the|very|dry|full) )?(?:[\\p{L}-]+ ){0,3}?(?:north|south|east|west|shady?|sunny|windy|dry|wet|damp|clay|sandy|wall|fence|corner|border|bed|balcony|garden|yard|patio|pots?|window ?boxes|roof|grave|graveyard|drive|slope|bank|pond)\\b)",
      },

      {
        thing:
          "(?:(?:vegetable|veggie|herb|flower|container|rock|rain|balcony|vertical|pollinator|butterfly|small|indoor|kitchen|cottage|low[- ]maintenance|raised bed) gardens?|gardens?(?= (?:design|ideas?|layout|plan|plans|beds?))|garden (?:design|ideas?|layout|plans?|beds?)|landscap(?:e|ing)(?: design)?|(?:front|back) ?yard|flower beds?|balcony (?:plants|garden)|(?:shade|indoor|balcony|house|low[- ]light|pet[- ]safe|easy|outdoor|drought[- ]tolerant|climbing) plants?|plants?(?= for (?:my (?:garden|yard|office|bedroom|balcony|room|house|apartment|bathroom|desk|patio|home)|shade|balcony|privacy|low light|beginners|full sun|bedroom|office)))(?: (?:ideas?|layout|plan|design))?",
      },
      {
        opens:
          "(?:what|which) (?:(?:plants|vegetables|veggies|herbs|flowers) )?(?:(?:can|should|could) (?:i|we) |to )(?:plant|grow)",
      },
      {
        opens: `(?:${how} )?(?:start|plan|design|make|create|plant|build|set up) ${the}(?:\\p{L}+ ){0,2}?(?:garden|vegetable patch|flower bed|lawn|compost(?: bin| pile)?|herb garden)(?=$|[?.!,]| (?:in|on|with|for|from|without|at|under|that|next|behind|near|by|using|around|to|bed|beds|design|layout|plan)\\b)`,
      },
      { opens: `${how} (?:compost|get a (?:green|nice) lawn|start gardening)` },
      {
        is: "(?:(?:small|shady|sunny|windy|tiny) )?(?:balcony|patio|window ?box|raised beds?|allotment|greenhouse) (?:herbs|veg|veggies|vegetables|flowers|plants|tomatoes)(?: (?:north|south|east|west|full|no|little|shade|shady|sun|sunny|windy|beginner|easy|small|for|in|low)(?:[- ].{1,40})?)?",
      },
    ],
    not: `\\b(?:from|out of|with) (?:old |wooden )?(?:pallets|sleepers|planks|wood)\\b|\\bcolou?ring\\b|\\b(?:ks\\d|narnia|hedge fund|fire|bouquets?|stardew|tundra|lasagna|soup|protected|brooklyn|under ?ground|insulation|halloween|christmas|birthday|party)\\b|^(?:what|which) \\p{L}+ (?:grow|survive|thrive|live|do|like)s? (?:well )?in (?:the )?(?:\\p{L}+ )?(?:desert|tundra|taiga|rain ?forest|jungle|savann?a|antarctica|arctic|canada|africa|asia|europe|australia|india|brazil|space|water|ocean)\\b|${notHome}|\\b(?:garden party|garden of eden|kindergarten|zen garden app|secret garden|sale|wedding)\\b`,
    needs: ["garden-place", "garden-space", "garden-want"],
    advice: { professional: ["garden-first"], concise: ["garden-short"] },
  },
  {
    id: "home.how-much-paint",
    forms: [
      {
        opens:
          "(?:how much|how many (?:litres?|liters?|gallons?|cans|tins|rolls) of) (?:paint|wall ?paper|primer|varnish)(?= (?:for|do|to|is|will|would)\\b)",
      },
    ],
    not: "\\b(?:pictures?|paintings?|picasso'?s?|charge|left|kids|handprints|museum)\\b|\\b(?:nail|face|car|art|acrylic|canvas|python|code)\\b",
    needs: ["paint-walls", "paint-coats"],
    advice: { professional: ["paint-show"], concise: ["paint-show"] },
  },
  {
    id: "home.paint",
    forms: [
      {
        opens: `(?:${how} )?(?:paint|repaint|stain|varnish|wallpaper|prime|whitewash|strip) ${the}(?:\\p{L}+ ){0,2}?(?:walls?|rooms?|bed ?room|living ?room|kitchen|bath ?room|ceiling|cabinets?|kitchen cabinets|doors?|furniture|dresser|table|chairs?|fence|deck|house|trim|tiles?|bookcase|radiator|brick|floors?|wood)`,
      },
      {
        is: "(?:(?:garden|wooden|old|metal|pine|oak|front|kitchen|iron) )*(?:bench|fence|shed|doors?|chairs?|table|radiator|cabinets?|window frames?|gate|railings?|dresser|wardrobe) re-?paint(?:ing)?(?: (?!(?:cost|price|job|quote)\\b).{2,40})?",
      },
    ],
    not: `^(?:(?:my|the|our) )?(?:\\p{L}+ )?paint (?:is |keeps |has )?(?:peel|flak|blister)|\\b(?:landscape|hair|monet|nails|miniatures?|mural|delivery|poker|cost|quote|doll ?house|neighbou?rs?|cards|glass|scene|town)\\b|${notHome}|\\b(?:watercolou?r|portrait|acrylic|canvas|minecraft|oil paint|warhammer|picture|colou?rs? should)\\b`,
    needs: ["paint-surface", "paint-size"],
    advice: { professional: ["paint-order"], concise: ["paint-short"] },
  },
  {
    id: "home.colour",
    forms: [
      {
        thing: `(?:${room}|wall|front door|cabinet|exterior house|interior|house) (?:paint )?colou?rs?(?: (?:ideas?|schemes?|palettes?|combinations?))?|paint colou?rs?(?: ideas?)?`,
      },
      {
        opens: `(?:what|which) (?:paint )?colou?rs? (?:should|can|could|to|would|do) (?:i |we )?(?:paint|put on|put in|use (?:in|for|on)) (?:my|the|our|a) (?:\\p{L}+ ){0,2}?(?:${room}|walls?|front door|cabinets)`,
      },
    ],
    not: `\\b(?:watercolou?r|sky|paintings?|canvas|acrylic)\\b|\\b(?:gryffindor|hogwarts|flags?|car|bulbs?|hue|gatsby|teams?)\\b|${notHome}|\\b(?:theme|hex|rgb|logo|nails?|hair|wedding|brand|figma)\\b`,
    needs: ["room-now", "room-like", "colour-with"],
    advice: { professional: ["colour-one"], concise: ["colour-short"] },
  },
  {
    id: "home.decor",
    forms: [
      {
        opens:
          "(?:how (?:do|can|could|should|to) ?(?:i |we )?|help me )?(?:make|get) (?:my|our|the|a) (?:[\\p{L}'-]+ ){0,2}?(?:living ?room|lounge|bed ?room|kitchen|bath ?room|nursery|office|dining room|hall(?:way)?|balcony|porch|basement|attic|guest room|flat|apartment|conservatory|shed|caravan|classroom|shop|cafe|studio) (?:feel |look |seem |be )?(?:less|more|look|feel|bright\\p{L}*|lighter|bigger|larger|cosier|cozier|cosy|cozy|warmer|nicer|prettier|homely|homelier|calmer|inviting|welcoming)(?!\\p{L})",
      },

      {
        thing: `(?:${room}) (?:decor(?:ation|ating)?|design|makeover|layout|renovation|remodel|styling|lighting|furniture layout|storage)(?: (?:ideas?|inspiration|tips|plan))?|(?:living ?room|bed ?room|kitchen|bath ?room|nursery|home office|dorm(?: room)?|apartment|hallway|patio|balcony|porch|basement|playroom|small space) ideas|(?:wall|home|house) decor(?:ating|ation)?(?: ideas?)?|interior design(?: ideas?)?|gallery wall(?: ideas?)?|feature wall`,
      },
      {
        opens: `${how} (?:decorate|arrange|style|furnish|brighten(?: up)?|lay ?out|redecorate|renovate|remodel|redo|soundproof|design|make) ${the}(?:\\p{L}+ ){0,2}?${room}(?! (?:plan in|game))`,
      },
      { opens: `(?:decorate|redecorate|furnish|arrange) (?:my|our|a) (?:\\p{L}+ ){0,2}?${room}` },
    ],
    not: `\\b(?:movie|escape|phd|permit|portfolio|toca|gta|political|load|calculation|bees|exam|rental|staging|careers?|quiz|software|notice|tenants|cards|hedgehogs?|legit|restaurant|acoustic|soundproof)\\b|\\bless (?:hot|cold|noisy|loud|damp|dusty|humid)\\b|${notHome}|\\b(?:party|birthday|wedding|christmas|halloween|clean|organi[sz]e|classroom|3d model|blender|image|picture of|render|prompt|midjourney|shed)\\b`,
    needs: ["room-now", "room-like", "room-money"],
    advice: {
      professional: ["room-biggest"],
      creative: ["room-biggest", "room-daring"],
      concise: ["room-short"],
    },
  },
  {
    id: "home.mount",
    forms: [
      {
        opens: `(?:${how} )?(?:hang|(?:wall )?mount|install|put up|attach|drill(?: a hole)?(?: in| into)?) ${the}(?:heavy |floating |gallery |curtain )*(?:pictures?|paintings?|mirrors?|shel(?:f|ves)|tv|television|curtain rods?|curtains?|blinds|hammock|swing|plants?|bike|pegboard|handrail|baby gate|shower curtain|grab bars?|projector|screen|cabinets?|(?:brick|concrete|plaster|tile|drywall|wall)s?)(?=$|[?.!,]| (?:on|in|to|without|with|into|from|above|over|by|myself|outside))`,
      },
      {
        is: "(?:(?:plaster ?board|dry ?wall|brick|concrete|stud|hollow) (?:wall )?)?(?:tv|mirror|shelf|shelves|kitchen cabinet) (?:wall )?(?:mount(?:ing)?|hanging)(?: (?:on )?(?:plaster ?board|dry ?wall|brick|concrete|stud|no studs|\\d+ ?(?:inch|kg)).{0,40})",
      },
      {
        is: "(?:plaster ?board|dry ?wall|brick|concrete|hollow) wall (?:tv|mirror|shelf|shelves|kitchen cabinet)(?: .{2,40})?",
      },
    ],
    not: `\\b(?:museum|motorbike|aquarium|theatre|theater|cost|prices?|licen[cs]e|feng shui|to dry)\\b|\\b(?:tree|branch|trees|branches|balcony|roof|tent)\\b|${notHome}|\\b(?:linux|disk|drive|volume|docker|npm|windows)\\b`,
    needs: ["mount-wall", "mount-weight", "home-tools"],
    advice: { professional: ["mount-fixing"], concise: ["mount-short"] },
  },
  {
    id: "home.build",
    forms: [
      {
        opens: `(?:(?:${how} |(?:provide |give me |give |i need |find )?(?:an? )?(?:(?:step[- ]by[- ]step|detailed|clear|simple) )*(?:instructions|directions|guide|plans?|steps) (?:for|on|to) ))?(?:build(?:ing)?|mak(?:e|ing)|diy|construct(?:ing)?) ${the}(?:\\p{L}+ ){0,2}?(?:book ?shel(?:f|ves)|book ?case|shelves|shelf|deck|shed|desk|work ?bench|tree ?house|(?:garden |wooden |privacy )fence|gate|raised (?:garden )?beds?|chicken coop|planter(?: box)?|bed frame|bunk bed|(?:coffee|dining|picnic|side|wooden|farmhouse|pub|console|epoxy) table|bench|pergola|greenhouse|dog house|cat tree|bird ?house|sauna|fire ?pit|retaining wall|stairs|ramp|closet|headboard|wardrobe|workshop|pond|playhouse|sandbox|toy box|skate ramp|cornhole boards?|nightstand|cabinets?|tiny house|pizza oven|patio|gazebo|carport|standing desk|rain barrel|go ?kart)`,
      },
      {
        thing:
          "(?:diy|woodworking) (?:\\p{L}+ )?projects?(?: ideas?)?|(?:deck|shed|workbench|chicken coop|bookshelf|treehouse) plans",
      },
    ],
    not: `\\b(?:setup|logic|circuit|permission|cover|life|hearthstone|meal|brand|capsule|startup|snacks|revit|theatre|slippery|environment|gas|party|shade|messy|excel|safe|cost)\\b|\\b(?:less|more) \\p{L}+$|${notHome}|\\b(?:lego|games?|3d|virtual|toy model|mtg|magic|commander|pokemon|yu-?gi-?oh|anki|slides?|pitch|investor|cards?|tarot)\\b`,
    needs: ["build-size", "home-tools", "build-money"],
    advice: { professional: ["build-cuts", "build-order"], concise: ["build-short"] },
  },
  {
    id: "home.energy-bill",
    forms: [
      {
        opens:
          "why (?:is|are|was|did) (?:my|our|the) (?:electric(?:ity)?|power|gas|energy|heating|water|utility) bills? (?:so |this |too |suddenly |much |getting )*(?:high|higher|expensive|big|up|double\\p{L}*|go up|jump\\p{L}*)",
      },
      {
        opens:
          "(?:my|our|the) (?:electric(?:ity)?|power|gas|energy|heating|water|utility) bills? (?:has |have |just |suddenly |nearly |almost )*(?:doubled|tripled|went up|gone up|jumped|is (?:so|too|crazy|insanely|way too) \\p{L}+|are (?:so|too) \\p{L}+)",
      },
      {
        opens: `${how} (?:lower|reduce|cut|bring down|save on) (?:my|our|the) (?:electric(?:ity)?|power|gas|energy|heating|water|utility) (?:bills?|costs?|use|usage)`,
      },
    ],
    not: "\\b(?:confusing|explain|wrong name|senate)\\b|\\b(?:sims|game|minecraft|cities skylines|story)\\b|\\b(?:company|office|factory|letter|e-?mail|complain\\p{L}*|essay|article|dispute|python|dashboard)\\b",
    needs: ["energy-figures", "energy-runs", "energy-home"],
    advice: { professional: ["energy-order"], concise: ["energy-order"] },
  },
  {
    id: "home.home-hunt",
    forms: [
      {
        opens:
          "(?:(?:i(?:'m| am|m)|we(?:'re| are)) |help me |help us )?(?:find(?:ing)?|looking for|look for|search(?:ing)? for|hunting for)(?: me| us)? (?:an?|the) (?:(?:new|cheap|affordable|nice|small|furnished|quiet|first|bigger|\\d[- ]?bed\\p{L}*|\\d[- ]?rooms?|one[- ]bedroom|two[- ]bedroom) )*(?:apartment|flat|studio|condo|room|house|home|place to (?:live|rent))(?: to rent| to buy| for rent| for sale)?(?= (?:in|near|around|with|within|under|close)\\b|[.,!?]|$)",
      },
      { thing: "(?:apartment|flat|house|room)[- ]hunting(?: tips| checklist| advice)?" },
    ],
    not: "\\b(?:wizard|data cent(?:er|re)|google earth|show|play|album|world|kittens?)\\b|\\b(?:hotel|airbnb|vacation|holiday|trip|weekend|nights?|party|wedding|dog|bird|doll|story|novel|game|sims|minecraft|meeting|conference|study|e-?mail|letter|plants?|sitter|cleaner|gift|green ?house)\\b",
    needs: ["homehunt-must", "homehunt-money", "homehunt-where"],
    advice: { professional: ["homehunt-scams"], concise: ["homehunt-scams"] },
  },
  {
    id: "home.craft",
    forms: [
      {
        opens: `(?:(?:${how}|i(?:'d like| want| would like) to) (?:learn (?:how )?to )?)?(?:make|craft)(?: my own| our own| some| an?)? (?:(?:homemade|home-made|natural|scented|beeswax|soy|simple|easy|diy|knitted|felt|paper|clay) )*(?:candles?|soaps?|bath bombs?|lip balm|jewell?ery|jewelry|bracelets?|necklace|earrings?|macrame|wreath|dream ?catcher|quilt|scarf|tote bags?|cushions?|pillow ?cases?|curtains|apron|pottery|paper flowers|origami \\p{L}+|pinatas?|ornaments?|bunting|slime|play ?dough|sock puppets?|costumes?)(?!\\p{L})`,
      },
    ],
    not: "\\b(?:mechanism|derby|trading|hurt|shorter|smaller|bigger|longer|less|rancher|brand)\\b|\\b(?:opera|plot|drama|script|joke)\\b|\\b(?:minecraft|sims|skyrim|game|ads?|sell|business|etsy|story|blender|css|svg|trading|candlestick|code|python)\\b",
    needs: ["craft-kind", "craft-tools"],
    advice: { professional: ["craft-steps"], concise: ["craft-steps"] },
  },
  {
    id: "home.new-pet",
    forms: [
      {
        opens:
          "(?:i(?:'m| am|m)? |we(?:'re| are)? )?(?:have |got |getting |adopting |bringing home |just got |just adopted )?(?:an? |our |my )?(?:new|first) (?:kitten|puppy|cat|dog|rabbit|hamster|guinea pig|parrot|budgie)s?(?:,? (?:what|checklist|tips|how|supplies|essentials|advice|help)|$|[.!?,])",
      },
      {
        opens:
          "(?:getting|adopting|bringing home) (?:an? |our |my )(?:[\\p{L}-]+ )?(?:kitten|puppy|cat|dog|rabbit|hamster|guinea pig)(?: .{0,30})?(?:checklist|what do (?:i|we) need|supplies|tips|prepare)",
      },
      { thing: "(?:puppy|kitten|new (?:dog|cat)) (?:checklist|supplies|essentials|shopping list)" },
    ],
    not: "\\b(?:name|names|story|poem|caption|food|bit(?:es|ing)|cries|crying|pee\\p{L}*|scratch\\p{L}*|sick|ill|vomit\\p{L}*)\\b",
    needs: ["newpet-animal", "newpet-home", "newpet-have"],
    advice: { professional: ["newpet-first-day"], concise: ["newpet-first-day"] },
  },
  {
    id: "home.emergency-kit",
    forms: [
      {
        thing:
          "(?:emergency|disaster|earthquake|hurricane|survival|go|bug[- ]out|blackout) (?:kits?|bags?|supplies|preparedness)(?: (?:lists?|check ?lists?|plan))?",
      },
    ],
    not: "\\b(?:gifts?|presents?|hangover|wedding|brides?\\p{L}*|brand|business|donation|teachers?|first day|software)\\b|\\b(?:hospital|labou?r|birth|baby)\\b|\\b(?:first[- ]aid course|story|game|company|office policy|essay|movie)\\b",
    needs: ["kit-who", "kit-danger"],
    advice: { professional: ["kit-first"], concise: ["kit-first"] },
  },
  {
    id: "home.renovate",
    forms: [
      {
        opens: `(?:${how} )?(?:install|lay|fit|tile|re-?tile|strip|remove|take off|rip out|sand(?: down)?|refinish|plaster|skim|re-?grout|grout|caulk|re-?caulk|stain|seal|waterproof|insulate|hang|replace|level|soundproof|board|dry ?wall|panel|wallpaper|pour) ${the}(?:\\p{L}+ ){0,2}?(?:wall ?paper|popcorn ceiling|artex|laminate|floor(?:ing|s|boards?)?|hardwood|vinyl(?: planks?)?|lino(?:leum)?|parquet|tiles?|back ?splash|carpet|(?:interior |front |back |internal |exterior |sliding |barn )?doors?|windows?|attic|loft|walls?|ceilings?|drywall|plaster ?board|baseboards?|skirting(?: boards?)?|trim|crown molding|wainscoting|decking|deck|fence posts?|fence|pavers|patio slabs|driveway|concrete(?: slab)?|counter ?tops?|worktop|kitchen cabinets?|bath ?tub|shower (?:tray|pan)|grout|stairs|staircase|crawl ?space|basement|garage(?: door)?)(?=$|[?.!,]| (?!(?:stains?|smells?|colou?rs?|ideas?|design|games?|cleaner|store|company|names?)\\b))`,
      },
      {
        opens: `(?:how long|how hard) (?:does it take|is it) to (?:install|lay|tile|strip|remove|sand|plaster|insulate) ${the}(?:\\p{L}+ ){0,2}?(?:wall ?paper|laminate|floor(?:ing|s)?|tiles?|back ?splash|carpet|walls?|attic|ceiling)`,
      },
    ],
    not: `\\b(?:hair|pattern|noise|heater)\\b|\\b(?:cost|costs|prices?|quotes?|permission|permit|stickers?|cards?|calendar|photos?|calculation|battery|cleaner|antarctica|sculpture|sandcastle|neighbou?r'?s|scrabble|mahjong|facebook)\\b|\\b(?:sketch|signs?|camera|cat|garage ?band|discussion|theatre|lights?|lamp|valheim|nhs|lock|window ac|stain on)\\b|${notHome}|\\b(?:windows (?:10|11|xp)|smart ?phone|linux|fire ?wall|game|level up|chess|background|stickers?|smell|stain from|stains? (?:out|from)|scratch(?:es)? from|car)\\b`,
    needs: ["reno-now", "reno-size", "home-tools"],
    advice: { professional: ["reno-list", "reno-check"], concise: ["reno-short"] },
  },
  {
    id: "home.declutter",
    forms: [
      {
        opens:
          "(?:(?:suggest|give me|find|some) )?(?:ways|tips|ideas|advice) (?:to|for|on) (?:organi[sz]e|organi[sz]ing|declutter(?:ing)?|tidy(?:ing)?) (?:my|our|a|the) (?:[\\p{L}-]+ ){0,2}?(?:office|desk|closet|room|garage|kitchen|house|home|flat|pantry)",
      },
      {
        opens:
          "(?:my|our) (?:[\\p{L}-]+ ){0,2}?(?:closet|office|desk|room|garage|kitchen|house|flat|apartment|basement|attic|pantry) (?:is|feels|looks|has become) (?:so |too |very |a |always )*(?:cluttered|messy|mess|full of stuff|chaos|disorganized|disorganised)",
      },
      { opens: "declutter(?:ing)?(?! (?:my|the)? ?(?:desktop|files|inbox))" },
      {
        opens: `(?:${how} )?(?:declutter|organi[sz]e|reorgani[sz]e|tidy(?: up)?|sort(?: out)?|clear out|arrange|store) ${the}(?:tiny |messy |cluttered |small |kids'? |kitchen |walk-in )*(?:${room}|pantry|drawers?|garage|attic|basement|kitchen|cabinets?|cupboards?|fridge|desk|toys|clothes|wardrobe|dresser|books|shoes|papers?|paperwork|documents at home|junk drawer|spices?|craft (?:room|supplies)|laundry|shed|tools|home|life|house|cables|makeup|under (?:the )?(?:sink|bed)|photos at home)(?=$|[?.!,]| (?:in|with|without|fast|when|before|on|for|after|of|and|at|by|so|that|using))`,
      },
      {
        thing:
          "declutter(?:ing)?(?: (?:plan|check ?list|tips|schedule|challenge))?|(?:closet|pantry|garage|kitchen|toy|shoe|desk|small space|clothes|bathroom) (?:organi[sz]ation|storage)(?: (?:ideas?|tips|system))?",
      },
    ],
    not: `\\b(?:exam|rental)\\b|\\b(?:thesis|shop window|meaning|politics|quotes?|online shop|goodreads|staff|sale|viewing|invoices)\\b|${notHome}|\\b(?:desktop|files?|folders?|inbox|google drive|shoe rack under|array|alphabetically)\\b`,
    needs: ["clutter-where", "clutter-time", "clutter-hard"],
    advice: { professional: ["clutter-first"], concise: ["clutter-short"] },
  },
  {
    id: "home.moving",
    forms: [
      {
        thing:
          "moving(?:[- ](?:house|out|day|in|home))? (?:check ?lists?|plans?|timelines?|tips|to-?do lists?|schedule)|(?:check ?list|tips|timeline|to-?do list|advice|plan)(?= for (?:moving|a move|my move|our move|moving out)\\b)|first apartment (?:check ?list|essentials|shopping list|list)|new (?:home|house|apartment) check ?list",
      },
      {
        opens:
          "(?:i'm|im|i am|we're|we are|were) moving(?= (?:to|out|house|in|into|apartments?|next|this|across|from|abroad|home))",
      },
      {
        opens: `(?:${how} )(?:move (?:house|out|apartments?|home|abroad|across the country|to (?:another|a new) (?:city|country|state|apartment))|pack (?:for (?:a|moving)|(?:my )?(?:house|flat|apartment) (?:for|to) mov\\p{L}+)|plan (?:a|my|our) move|find (?:a )?movers?)`,
      },
      {
        opens:
          "what (?:do|should) (?:i|we) (?:need )?(?:to )?(?:do|know|check|buy|pack)? ?(?:before|when|for) moving",
      },
    ],
    not: `\\b(?:crm|anxiety|microservices|vegan|diet|teams?|office|gmail|outlook|plants|visa|snag|cloud|aws|tears|software|department)\\b|${notHome}|\\b(?:average|moving on|chess|in with my (?:boyfriend|girlfriend|partner)|job|resign\\p{L}*|parts|forward)\\b`,
    needs: ["move-when", "move-how", "move-own"],
    advice: { professional: ["move-dates"], concise: ["move-short"] },
  },
];
