import type { Ask } from "../ask.ts";
import { mixedUp } from "./mixed-up.ts";

/** What belongs to other areas: bodies, hearts, machines, shops, jokes. */
const elsewhere =
  "```|\\b(?:doctor|er|hospital|medicine|medication|pills?|ibuprofen|tylenol|antibiotics?|vaccin\\p{L}*|surgery|symptoms?|fever|pregnan\\p{L}+|therap\\p{L}+|dose|supplements?|creatine|break ?up|divorce|(?:my |an? )?ex|boyfriend|girlfriend|husband|wife|crush|text (?:him|her)|kiss|code|function|component|class|api|react|vue|python|javascript|sql|database|array|docker|git|kubernetes|aws|iphone|android|samsung|laptop|macbook|ps5|xbox|tv|headphones|vacuum|phone|camera|mattress|pixel|kindle|ipad|gpu|cpu|stocks?|crypto|bitcoin|etf|ira|wear|eat|cook|word|grammar|sentence|comma|i\\.e|e\\.g)\\b";

export const decidingAsks: readonly Ask[] = [
  {
    id: "deciding.chance",
    forms: [
      {
        opens:
          "(?:flip|toss) (?:a|the) coin|(?:pick|choose|give me|generate|think of|say) (?:a )?(?:random )?number (?:between|from|1)|roll (?:a|the|two|\\d+|\\d*d\\d+) ?(?:dice|die|d\\d+)?|heads or tails",
      },
      {
        is: "(?:pick|choose|give me|generate) a random (?:number|card|color|letter|word)(?: .{1,40})?",
      },
    ],
    not: "\\b(?:code|python|function|script|probability|excel|javascript|simulat\\p{L}+|java|app)\\b",
    needs: [],
  },
  {
    id: "deciding.would-you-rather",
    forms: [
      {
        opens:
          "(?:would you )?rather|if you (?:could|had to) (?:\\S+ ){0,4}?(?:choose|live|pick|be|have)",
      },
      { is: "cats or dogs" },
      {
        is: "(?:yes or no|true or false|this or that|trick or treat|sooner or later|to be or not to be|more or less|good or bad|fact or fiction)(?: .{0,60})?",
      },
    ],
    not: "\\bwould you rather questions\\b|\\b(?:quiz|questions|statements?)\\b",
    needs: [],
  },
  {
    id: "deciding.school",
    forms: [
      {
        opens:
          "(?:help (?:me|us) )?(?:to )?(?:choose|choosing|pick|picking|decide on|find)(?: between)? (?:an? |the |the right |two |a good )*(?:[\\p{L}-]+ )?(?:schools?|nursery|kindergarten|preschool|daycare) (?:for )?(?:my|our|a) (?:[\\p{L}\\d'-]+ ){0,3}?(?:son|daughter|kids?|child(?:ren)?|twins|boy|girl|year[- ]old|grandson|granddaughter)",
      },
      {
        opens:
          "which (?:school|nursery|kindergarten|preschool|daycare) (?:should|is best|for|to)(?: (?:i|we) (?:choose|pick|send))?[^.?!]*\\b(?:my|our) (?:[\\p{L}\\d'-]+ ){0,3}?(?:son|daughter|kids?|child(?:ren)?|twins|boy|girl)",
      },
    ],
    not: "\\bmy (?:horse|dog|puppy)\\b|\\bschool (?:holidays?|dates|shoes)\\b|\\b(?:bus|uniform|shoes|bag|supplies|project|lunch)\\b",
    needs: ["school-child", "school-choice", "school-limits"],
    advice: { professional: ["study-against"] },
  },
  {
    id: "deciding.studies",
    forms: [
      {
        opens:
          "(?:find |identify |list |research |what are )?(?:the )?(?:\\d+ )?(?:top|best|good)(?:[- ](?:ranked|rated|\\d+))? (?:universit(?:y|ies)|colleges?|unis?|schools?|programs?)(?= (?:for|to study|in) )",
      },
      {
        opens:
          "(?:(?:help me |i (?:don'?t|dont) know )?(?:what|which|choose|pick|decide on|deciding on|choosing) (?:a |my )?(?:should i )?)?(?:(?:college|university|course|degree|major|uni|school|subjects?|a[- ]levels?|field|grad school|masters?(?: degree| program)?|mba(?: program)?) (?:should|do|to|would) i|should i (?:study|major in|go to (?:university|college|uni|grad school)|do a (?:masters?|phd|degree)|get (?:a|my) (?:masters?|phd|degree|mba)))",
      },
      { opens: "(?:what|which) (?:should i|to|can i) (?:study|major in)(?! for\\b)" },
      {
        opens:
          "(?:help me )?(?:choose|choosing|pick|picking|decide on|find) (?:an? |my |the right )*(?:\\S+ )?(?:college|university|uni|degree|major|course of study|grad school|masters? program)",
      },
      {
        opens:
          "(?:what(?:'?s| are| is) )?(?:some of )?(?:the )?best (?:\\S+ ){0,2}(?:universit(?:y|ies)|university's|colleges?|unis?|schools?|business schools|law schools|med schools)(?= (?:for|to|in) )",
      },
      {
        opens:
          "(?:is (?:it worth|college worth|a (?:degree|masters?|phd) worth))(?=.{0,40}\\b(?:college|university|degree|masters?|phd)\\b)",
      },
    ],
    not: "\\b(?:puppy|puppies|dogs?|retriever|horses?|video editing|photo editing|editing|software|driving|theory test)\\b|\\b\\d+[- ]?(?:year|yr)[- ]?olds?\\b|\\b(?:my|our) (?:son|daughter|kids?|child)\\b|\\b(?:elementary|primary|kindergarten|preschool|high school)\\b|\\b(?:abroad|football|basketball|mascot|town|for my (?:exam|test|finals|quiz)|tonight|today|drop out|party schools?)\\b",
    needs: ["study-likes", "study-field", "study-limits"],
    advice: { professional: ["study-against", "study-check"], concise: ["study-against"] },
  },
  {
    id: "deciding.job-offer",
    forms: [
      {
        opens:
          "should i (?:really )?(?:take|accept|turn down|say yes to|go for)(?: \\S+){0,5}? (?:jobs?|offers?|promotion|internship|position|role|shifts?|apprenticeship|contract)(?! offer letter)",
      },

      {
        opens:
          "(?:which|what) (?:job|offer|position|internship)(?: offer)? should i (?:take|accept|choose|pick)|(?:help me )?(?:choose|choosing|decide|deciding) between (?:two |\\d )?(?:job|offers?|internship)",
      },
      { opens: "(?:i (?:have|got) )?(?:two|2|three|multiple) job offers" },
      { opens: "i (?:have|got) (?:two|2|three|multiple) offers" },
      {
        opens:
          "(?:i )?(?:just )?(?:got|was|been) offered (?:two|2|three) (?:\\p{L}+ )?(?:jobs|positions|internships)",
      },
      {
        opens:
          "(?:i(?:'ve| have)? )?(?:got|have|received|been offered) (?:a |an |this )?(?:\\p{L}+ )?(?:job|job offer|offer|position|promotion)(?= .*\\b(?:should|shall) i (?:take|accept|go|do|say yes))",
      },
      {
        is: "(?:new )?job offer (?:abroad|far away|(?:lower|less|more|higher|better|worse|longer|shorter|nicer|same) (?!ed\\b|education\\b)\\p{L}+)(?: .{2,50})?",
      },
    ],
    not: "\\b(?:photos?|pictures?|school play|in the play|film|musical|birthday)\\b|\\b(?:e-?mail|letter|message|negotiat\\p{L}+|salary only|house|buyer)\\b",
    needs: ["offer-terms", "offer-now", "decide-matters"],
    advice: {
      professional: ["decide-lean-first", "decide-tip"],
      concise: ["decide-pick-short"],
    },
  },
  {
    id: "deciding.move",
    forms: [
      {
        opens:
          "should (?:i|we) (?:move|relocate|emigrate|move out|move in|move back)(?! on\\b)(?! (?:this|the|my|it)\\b)",
      },
      {
        opens:
          "where (?:should|can|could) (?:i|we) (?:live|move|relocate|retire|emigrate)(?: to)?(?! (?:my|the|our|this|it|these)\\b)|(?:which|what) (?:city|country|state|town|neighborhood|neighbourhood) should (?:i|we) (?:live in|move to|settle in|retire (?:to|in))",
      },
      {
        opens:
          "(?:what(?:'?s| is| are) )?(?:the )?(?:best|cheapest|safest|good) (?:cit(?:y|ies)|countr(?:y|ies)|places?|states?|towns?|neighbou?rhoods?) (?:to (?:live|move|retire|raise (?:a family|kids)|settle)|for (?:families|expats|digital nomads|retirees|retirement))",
      },
      {
        opens:
          "(?:i'm|im|i am|we're|we are) (?:thinking (?:about|of)|considering) (?:moving|relocating|emigrating)",
      },
    ],
    not: "\\bmove to (?:an? |another |my |the )?(?:\\p{L}+ )?(?:gym|bank|provider|phone|shifts?|part[- ]time|project|department|role|plan|linux|mac|android|iphone)\\b|\\b(?:hens?|chickens?|plants?|sofa|bed|beehives?|furniture|shrubs?|tree|bush|roses?)\\b|\\b(?:chess|in with (?:my|him|her)|move on|pawn|knight|website|server|database|repo|column)\\b",
    needs: ["move-why", "move-life"],
    advice: { professional: ["move-worst"], expert: ["decide-tip"] },
  },
  {
    id: "deciding.lease-or-buy",
    forms: [
      {
        opens:
          "(?:is it (?:better|cheaper|smarter) to |should (?:i|we) |better to |help me decide (?:whether|if) (?:i should |to )?)?(?:lease|leasing|finance|financing|buy|buying|rent) (?:or|vs\\.?|versus) (?:to )?(?:buy|buying|lease|leasing|finance|financing|pay|rent)(?:ing)? (?:cash )?(?:for )?(?:an? |my |our |the |this |new |used )*(?:\\S+ )?(?:car|truck|suv|vehicle|ev|van|tesla|motorbike|motorcycle|pick ?up|camper)s?\\b",
      },
    ],
    not: "\\b(?:company|fleet|toy|insurance)\\b",
    needs: ["lease-figures", "lease-use"],
    advice: { professional: ["rentbuy-show", "rentbuy-turns"], concise: ["rentbuy-turns"] },
  },
  {
    id: "deciding.rent-or-buy",
    forms: [
      {
        opens:
          "(?:is it (?:better|cheaper|smarter) to |should (?:i|we) |better to )?(?:rent|buy|lease|finance)(?:ing)? (?:(?:an? |the )?\\S+ )?(?:or|vs\\.?|versus) (?:rent|buy|lease|own|finance|pay)(?:ing)?\\b",
      },
      {
        opens:
          "should (?:i|we) (?:buy|get|purchase) (?:a|an|our|my|the) (?:first )?(?:house|home|apartment|condo|flat)(?!\\w)",
      },
      {
        opens:
          "should (?:i|we) (?:keep renting|lease an?|rent(?! (?:out|it out|my|our|the (?:\\p{L}+ )?(?:flat|room|house|apartment|attic|basement|cottage|garage) (?:out|to|or let))))\\b",
      },
    ],
    not: "^(?:should (?:i|we) )?(?:lease|leasing) or (?:buy|buying)[?.! ]*$|^(?!.*\\b(?:house|home|flat|apartment|condo|property|place|studio|bungalow|mortgage|to live|renting|(?:\\d|two|three) kids|family of \\d)\\b)(?=.*\\b(?:rent|buy|lease|own|finance|pay)(?:ing)? (?:an? |the |my |some )?(?!or\\b|vs\\b|versus\\b|in\\b|to\\b|with\\b|if\\b|when\\b|now\\b|for\\b|at\\b|as\\b|is\\b|was\\b|costs?\\b|rent|buy|own|lease)\\p{L}+)|\\bhouse plants?\\b|\\bhome gym\\b|\\b(?:tiny house model|doll|cage|plant|dog house|dress|tux|car|cars|truck|suv|vehicle|skis?|suit|bounce|insurance|warming|cleaner|alarm|phone|plants)\\b",
    needs: ["rentbuy-figures", "rentbuy-years", "country"],
    advice: {
      professional: ["rentbuy-show", "rentbuy-turns"],
      concise: ["rentbuy-turns"],
    },
  },
  {
    id: "deciding.pet",
    forms: [
      {
        opens:
          "should (?:i|we) (?:get|adopt|buy) (?:a |an |another |the )?(?:second )?(?:dog|cat|puppy|kitten|pet|rabbit|bird|parrot|hamster|guinea pig|bunny)",
      },
      {
        opens:
          "(?:which|what)(?:'?s| is| are)?(?: the)? (?:kind of |breed of |type of |best )*(?:dog|cat|pet|puppy)(?: breeds?)? (?:should (?:i|we)|is (?:best|right|good)|are (?:best|good)|for)",
      },
      {
        opens:
          "(?:what(?:'?s| is| are) (?:the |a |some )?)?(?:best|good|easiest|low maintenance) (?:\\S+ )?(?:dog breeds?|cat breeds?|dogs?|cats?|pets?|breeds?)(?= for (?!\\S*food|eating))",
      },
      {
        is: "(?:(?:should i get )?an? )?(?:dog|puppy) or (?:a )?(?:cat|kitten)|(?:an? )?(?:cat|kitten) or (?:a )?(?:dog|puppy)",
      },
    ],
    not: "\\b(?:neuter\\p{L}*|spay\\p{L}*|walkers?|flap|lead|in show|eyes|sitter|groom\\p{L}*|tattoo|vaccin\\p{L}*|microchip\\p{L}*)\\b|\\b(?:food|shampoo|bed|toys?|collar|leash|crate|insurance|carrier|vet|treats|name|flea)\\b",
    needs: ["pet-home", "pet-wish"],
    advice: { professional: ["pet-daily"] },
  },
  {
    id: "deciding.repair-or-replace",
    forms: [
      {
        opens:
          "is it (?:still )?worth (?:getting|having) (?:my|our|the|an?|this) [^?.!]{2,40} (?:fixed|repaired|mended|restored|reupholstered|resoled|serviced|rebuilt)",
      },
      {
        opens:
          "(?:is it|would it be|is) (?:worth|better|cheaper|smarter)(?: it)?(?: to)? (?:fix|repair|mend|restor|replac|keep|reupholster|re-?sol)\\p{L}*(?: up)? (?:my|our|the|an?|this|his|her) (?:[\\p{L}\\p{N}'-]+ ){0,3}?(?:washing machine|washer|dryer|tumble dryer|dishwasher|fridge|freezer|oven|stove|cooker|boiler|furnace|heating|vacuum(?: cleaner)?|tv|telly|laptop|phone|computer|pc|printer|car|van|truck|bike|bicycle|motorbike|scooter|mower|lawn ?mower|tractor|chainsaw|sofa|couch|chair|mattress|roof|fence|shed|windows?|shoes|boots|coat|jacket|watch|clock|camera|sewing machine|mixer|coffee (?:machine|maker)|piano|guitar|boat|caravan|tent|engine|ac|air con(?:ditioner|ditioning)?|water heater|toilet|tap|honda|toyota|ford|bmw|audi|vw|volkswagen|chevy|nissan|mazda|subaru|hyundai|kia|jeep|vauxhall|civic|corolla|golf)(?!\\p{L})",
      },
      {
        opens:
          "(?:should (?:i|we)|do (?:i|we)|shall (?:i|we))(?: just)? (?:fix|repair|mend|replace|keep repairing|reupholster) (?:my|our|the|an?|this) (?:[\\p{L}\\p{N}'-]+ ){0,3}?(?:washing machine|washer|dryer|tumble dryer|dishwasher|fridge|freezer|oven|stove|cooker|boiler|furnace|heating|vacuum(?: cleaner)?|tv|telly|laptop|phone|computer|pc|printer|car|van|truck|bike|bicycle|motorbike|scooter|mower|lawn ?mower|tractor|chainsaw|sofa|couch|chair|mattress|roof|fence|shed|windows?|shoes|boots|coat|jacket|watch|clock|camera|sewing machine|mixer|coffee (?:machine|maker)|piano|guitar|boat|caravan|tent|engine|ac|air con(?:ditioner|ditioning)?|water heater|toilet|tap)(?!\\p{L})",
      },
      {
        is: "(?:fix|repair|mend)(?:ing)? or (?:replace|buy new|replacing|new)(?: (?:my|our|the|a|an) .{2,40})?|(?:repair|fix) (?:my|our|the|an?) .{2,40} or (?:replace|buy|get) .{2,30}",
      },
      {
        opens:
          "is (?:my|our|the|this) (?:[\\p{L}\\p{N}'-]+ ){0,4}?(?:washing machine|washer|dryer|tumble dryer|dishwasher|fridge|freezer|oven|stove|cooker|boiler|furnace|heating|vacuum(?: cleaner)?|tv|telly|laptop|phone|computer|pc|printer|car|van|truck|bike|bicycle|motorbike|scooter|mower|lawn ?mower|tractor|chainsaw|sofa|couch|chair|mattress|roof|fence|shed|windows?|shoes|boots|coat|jacket|watch|clock|camera|sewing machine|mixer|coffee (?:machine|maker)|piano|guitar|boat|caravan|tent|engine|ac|air con(?:ditioner|ditioning)?|water heater|toilet|tap)(?: with .{3,40})? worth (?:fixing|repairing|mending|restoring|saving)",
      },
    ],
    not: "\\b(?:git|code|repo|npm|windows \\d+ (?:registry|boot)|hip|knee|tooth|teeth)\\b",
    needs: ["repair-thing", "repair-fault", "repair-cost"],
    advice: { professional: ["worth-under-which"] },
  },
  {
    id: "deciding.worth",
    forms: [
      {
        is: "(?:is|are) (?:an? |the )(?:\\S+ ){1,4}worth (?:it|buying|having|getting|the money|doing)",
      },

      {
        opens:
          "(?:is it|would it be|it's|is it even|is it still) worth (?:it )?(?:to|\\p{L}+ing|the)",
      },
      {
        is: "(?:is|are) (?:an? |the |getting |going |having |buying |learning |doing )*(?:\\S+ ){1,5}(?:really |still |even |actually )?worth (?:(?:the|all the|my) (?:effort|time|cost|trouble|hassle|risk|stress|wait))(?: .{0,60})?",
      },
      {
        is: "(?!(?:is|are|was|what|how|why|it|its|it's|i|you|you're|we|that|this|not|totally|so|really|life|nothing|everything|still|because|l'oreal)\\b)(?:[\\p{L}\\d'-]+ ){2,6}worth it",
      },
    ],
    not: `\\bworth (?:getting|having) .{2,45} (?:fixed|repaired|mended|restored|reupholstered|resoled|serviced|rebuilt)\\b|\\b(?:telling|asking|calling|reporting|planting|sowing|pruning|peeling|ironing|washing|freezing|going to|visiting|seeing|a trip|for this|physio|thousand words)\\b|\\b(?:fight|appeal|contest)\\p{L}* (?:the|my|a) (?:\\p{L}+ )?(?:ticket|fine)\\b|${elsewhere}|\\b(?:much is|movie|series|show|book|game|watch(?:ing)?|read(?:ing)?|play(?:ing)?|net worth|visit(?:ing)?|airpods|subscription to|oled|college|phd|masters degree)\\b`,
    needs: ["worth-hope", "decide-limits", "worth-instead"],
    advice: {
      professional: ["worth-under-which", "decide-tip"],
      concise: ["worth-under-which"],
    },
  },
  {
    id: "deciding.compare",
    forms: [
      {
        is: "is .{2,40} or .{2,40} better (?:for|with) (?:kids|a family|a toddler|a baby|students|retire\\p{L}*)",
      },
      {
        opens:
          "compare(?: and contrast)?(?= (?!(?:[\\d.,]+ and [\\d.,]+$|this|these|my|the (?:following|two|above|text|attached)|two (?:dates|columns|lists|files|strings|numbers|tables)|prices?|files|lists|columns|strings|objects|arrays|both)\\b).{2,60}? (?:and|to|with|vs\\.?|versus|or) )",
      },
      { thing: "comparison(?= (?:of|between) (?!(?:this|these|two (?:files|lists|dates))\\b))" },
    ],
    not: `[.?!]\\s+(?:\\S+ ){0,5}compar|${elsewhere.replace("|iphone|android|samsung|laptop|macbook|ps5|xbox|tv|", "|iphone|android|samsung|laptops?|macbooks?|ps5|xbox|tvs?|")}|\\b(?:essay|paragraph|below|csv|products?|models|brands?|prices?|cheapest|mortgages?|insurance|cars?|toyota|honda|tesla|bikes?)\\b`,
    needs: ["compare-case", "explain-for"],
    advice: { professional: ["compare-same-points"] },
  },
  {
    id: "deciding.tool",
    forms: [
      {
        is: "(?!(?:what|who|how|why|when|where|is|are|do|does|can|will|write|make|give|either|yes|true)\\b)(?:[\\p{L}\\d+#.]+ ){1,2}(?:or|vs\\.?) (?:[\\p{L}\\d+#.]+ ){1,2}for (?:an? |my |our |the )?(?:\\p{L}+ ){0,3}?(?:apps?|projects?|teams?|sites?|websites?|blogs?|shops?|stores?|startups?|business(?:es)?|company|companies|dashboards?|reports?|notes|beginners?|homelab|servers?|backend|games?|data|class|students)(?=$|[?.!,]| ).{0,40}",
      },
    ],
    not: "\\b(?:rice|left|right|wine|red|blue|white|black|brown|green|morning|evening|chess|guitar|piano|violin|yoga|pilates|french|german|spanish|maths|bread|milk)\\b|\\b(?:knife|scissors|pen|pencil|glue|paint|chalk)\\b|```|\\b(?:code|function|error|bug|noun|verb|correct|spell\\p{L}*|grammar|poem|story)\\b",
    needs: ["tool-for", "tool-know"],
    advice: { professional: ["decide-lean-first", "decide-tip"], concise: ["decide-pick-short"] },
  },
  {
    id: "deciding.a-or-b",
    forms: [
      { is: "(?:[\\p{L}'-]+ ){1,4}or (?:an? |the |my )?(?:[\\p{L}'-]+ ){1,4}first" },

      {
        is: "which (?:one )?is (?:better|best|healthier|cheaper|safer)(?: for .{2,40}?)?[,:]? .{2,30} or .{2,30}",
      },
      {
        opens:
          "(?:is it|would it be|what(?:'?s| is)) (?:better|smarter|healthier|easier|wiser|best) (?:to|for me to|if i)(?=.{2,80} or )",
      },
      {
        opens: "should (?:i|we)(?= (?:\\S+ ){1,10}or (?!not\\b|something|so\\b|anything|what)\\S+)",
      },
      {
        opens:
          "(?:help me )?(?:choose|choosing|decide|deciding|pick) between(?! (?:these|the following|two columns)\\b)",
      },
      { opens: "(?:do you )?(?:recommend|suggest)(?= (?:\\S+ ){1,6}or \\S+)" },
      { opens: "(?:i )?(?:can'?t|cannot|cant) (?:decide|choose)(?: between| whether)?" },
      {
        opens:
          "(?:(?:i'?m|im|i am|we'?re|we are) )?(?:torn|stuck|undecided|going back and forth|hesitating) between(?=.{2,80} (?:and|or) )",
      },
      {
        is: "(?!(?:what|who|how|why|when|where|is|are|do|does|can|will|write|make|give)\\b)(?:[\\p{L}\\d+#.-]+ ){1,3}or (?:[\\p{L}\\d+#.-]+ ){1,3}for (?!(?:the win|real)\\b).{3,70}",
      },
      {
        is: "(?!(?:what|who|how|why|when|where|is|are|do|does|can|will|write|make|give|more|one|two|\\d|life|heads|yes|true|cats|sink|trick|fight|black|rain|before|either|whether|win)\\b)(?:\\p{L}+ ){1,3}or (?!(?:not|so|something|more|less|no|false|nothing|never|else|die|shine|death|tails|dogs)\\b)(?:\\p{L}+ ?){1,3}",
      },
      {
        is: "(?:[\\p{L}-]+ ){1,3}\\d+ or \\d+ ?(?:inch|inches|gb|tb|lit(?:er|re)s?|kg|cm|mm|watts?|speed|seats?)(?: .{2,40})?",
      },
    ],
    not: `\\b(?:red|blue|green|white|black|brown|gr[ea]y|yellow|pink|orange|purple|beige|cream) or (?:an? )?(?:red|blue|green|white|black|brown|gr[ea]y|yellow|pink|orange|purple|beige|cream)\\b|\\bcash or card\\b|\\b(?:butter|toast)\\b|\\b(?:essay|nature or nurture|hydrangeas?|roses|tomatoes|woollens|laundry|ice or heat|sore|pizza|dough|left or right|milk|tea first|bleach|shampoo|conditioner|toner|before or after)\\b|\\b(?:hot|cold|warm) or (?:hot|cold|warm)\\b|\\babort\\p{L}*|\\b(?:keep|terminate|give up) (?:the|my|this|our) (?:unborn )?(?:baby|pregnancy)\\b|\\btransition(?:ing)?(?=$|[?.,!]| (?:socially|medically|now|genders?|at|if|to (?:a )?(?:male|female|man|woman|girl|boy)))|\\bharass\\p{L}*|\\bassault\\p{L}*|\\brap(?:ed?|ist)\\b|\\bmolest\\p{L}*|\\babus\\p{L}*|\\bdomestic violence\\b|\\b(?:leave|leaving|divorce|separate from|split from) my (?:\\p{L}+ )?(?:husband|wife|partner|marriage|spouse|boyfriend|girlfriend|family)\\b|\\bcome out (?:to my|as (?:gay|trans|bi|lesbian))\\b|^${mixedUp},? or ${mixedUp}(?!\\p{L})|\\b(?:t-?test|anova|chi|regression|mann)\\b|^(?![^.!?\\n]*\\bor\\b)[^]*\\bor\\b|${elsewhere}|\\b(?:vacuums?|ev|hybrid|diesel|tesla|toyota|honda|suv|airpods|mac|pc|windows|chromebook|coke|pepsi|beer|wine|buy|rent|lease|car|java|rust|coffee|bread|cake|noun|verb|correct|spell\\p{L}*|affect|effect|whom|quotes?|poem|email|letter|ideas?|recipe|dinner|lunch|movies?|questions?|tests?|anova|regression|mean|median)\\b|\\b(?:dog|puppy) or|or (?:a )?(?:dog|puppy)\\b`,
    needs: ["decide-use"],
    advice: {
      professional: ["decide-lean-first", "decide-tip"],
      concise: ["decide-pick-short"],
    },
  },
  {
    id: "deciding.should",
    forms: [
      {
        opens:
          "(?:should|shall) (?:i|we)(?! (?:be (?:worried|concerned|scared|afraid|happy|sad|mad|upset)|say|call you|tell|use|feel|worry|see a|go to the|take|quit|leave my|ask (?:him|her|my)|forgive|text|apologi[sz]e|buy|invest|get (?:married|back|tested|a (?:new )?(?:phone|laptop|tv|car))|know|put|add|drink|stretch|ice|include|write|capitali[sz]e)\\b)(?= \\p{L}+)",
      },
      {
        opens:
          "(?:help me (?:to )?|how (?:do|can|should) i |how to )?(?:decide|make (?:a|this|the right|my) (?:tough |hard |big |difficult )?decision)(?! (?:tree|table)\\b)(?: (?:if|whether|on|about|what)\\b)?",
      },
      { opens: "(?:i (?:have|need) to make |i'?m facing )a (?:\\S+ )?decision" },
    ],
    not: `^(?:please )?(?:should|shall) (?:i|we) (?:always |first |just )?(?:prune|defrost|peel|wash|rinse|water|sow|plant|wake|tip|salt|boil|soak|shave|dry|freeze|refrigerate|cover|charge|unplug|turn|sleep|brush|floss|trim|deadhead|repot|bleach|iron|knead|preheat|grease|sand|prime|fix|replace|defrag|delete (?:the|this)|press|click|wear|warm|cool|chill|thaw|fast|chop|mow|rake|mulch|fertili[sz]e|seal|oil|wax|polish|descale|clean)\\b|\\b(?:first|before (?:washing|waxing|cooking|baking|bed|running|painting|planting|eating|cutting))$|\\b(?:go to|call|tell) the police\\b|\\bpress(?:ing)? charges\\b|\\babort\\p{L}*|\\b(?:keep|terminate|give up) (?:the|my|this|our) (?:unborn )?(?:baby|pregnancy)\\b|\\btransition(?:ing)?(?=$|[?.,!]| (?:socially|medically|now|genders?|at|if|to (?:a )?(?:male|female|man|woman|girl|boy)))|\\bharass\\p{L}*|\\bassault\\p{L}*|\\brap(?:ed?|ist)\\b|\\bmolest\\p{L}*|\\babus\\p{L}*|\\bdomestic violence\\b|\\b(?:leave|leaving|divorce|separate from|split from) my (?:\\p{L}+ )?(?:husband|wife|partner|marriage|spouse|boyfriend|girlfriend|family)\\b|\\bcome out (?:to my|as (?:gay|trans|bi|lesbian))\\b|\\b(?:abort\\p{L}*|terminat\\p{L}* (?:the|my|this) pregnancy|antidepressants?|medications?|meds|insulin|chemo\\p{L}*|ssris?|lithium|blood thinners?|euthan\\p{L}*|stop taking|life support|dnr)\\b|^decide whether (?!i\\b|to\\b|we\\b)|${elsewhere}|\\b(?:or (?!not\\b)\\S+|him|her|he|she|college|move|rent|house|dog|cat|jobs?|tree|matrix|mortgage|loan|tax(?:es)?|landlord|baby|toddler|pan|oven|dough|comma|font|names?|colou?r|hair)\\b`,
    needs: ["decide-for-against"],
    advice: {
      professional: ["decide-lean-first", "decide-tip"],
      concise: ["decide-pick-short"],
      expert: ["decide-test"],
    },
  },
];
