import type { Ask } from "../ask.ts";
import { asksOn, grave, intangible, technical } from "./by-form-not.ts";

/** What is chosen by other things than price and effort. */
const code =
  "database|framework|librar(?:y|ies)|api|language|algorithm|architecture|python|javascript|react|linux|docker|sql|regex|nix|npm|stack";

const notTask = `${grave}|${technical}`;

/** What people come together for. */
const event =
  "(?:baptism|christening|confirmation|communion|bar mitzvah|bat mitzvah|vigil|fete|fête|fair|festival|parade|procession|open (?:day|evening|house)|bazaar|fundraiser|raffle|auction|quiz night|bingo night|bonfire|harvest supper|supper|dinner|lunch|brunch|tea party|coffee morning|barbecue|bbq|picnic|do|party|reunion|retreat|away day|leaving do|send[- ]off|farewell|unveiling|opening|launch|exhibition|recital|concert|gig|show|performance|tournament|match|race|sports day|camp|outing|field trip|workshop|hackathon|agm|general meeting|memorial service|wedding|ceremony|prom|gala|ball|street party|block party|market|meet[- ]?up|sleepover|playdate|(?:clothes|book|seed|toy|plant) swap|swap|jumble sale|car boot(?: sale)?|bring and buy|tabletop sale|clean[- ]?up|litter pick|beach clean|collection|march|talent show|bake off|tombola|tasting)";

/** What is to be done, prepared, chosen or learned, whatever it is. */
export const byFormTaskAsks: readonly Ask[] = [
  {
    id: "by-form.ready",
    not: `${notTask}|\\bready player\\b|\\b(?:dinner|lunch|breakfast|supper|hair|skin|nails) (?:ready|prepared)\\b`,
    forms: [
      {
        opens:
          "(?:prep|prepare|coach|train|get) (?:me|us|myself|my \\p{L}+) (?:ready )?for (?:[\\p{L}-]+ ){0,3}?(?:test|exam|interview|audition|race|match|competition|inspection|trip|viva|oral|citizenship|finals?|driving)(?!\\p{L})",
      },

      {
        opens:
          "(?:how (?:do|can|should) (?:i|we) |help (?:me |us )?(?:to )?)?(?:get(?:ting)?|make|making) (?:[\\p{L}\\p{N}'-]+ ){1,5}?(?:ready|fit|in shape|prepared) (?:for|to|by|before)(?= )",
      },
      {
        opens:
          "(?:prep|prepare|preparing|coach|train) (?:my|our|me|us|myself|the \\p{L}+) (?:[\\p{L}'-]+ ){0,3}?for (?:the|an?|my|our|his|her|their)(?= )",
      },
    ],
    needs: ["form-stand", "deadline"],
  },
  {
    id: "by-form.first-time",
    not: `${notTask}|\\b(?:puppy|kitten|dog|cat|baby|newborn|nursery|kindergarten|preschool|spring|summer|autumn|winter)\\b`,
    forms: [
      {
        is: "(?:it'?s |its |tomorrow is |today is )?(?:my|our) first (?:day|week|shift|night|time|lesson|game|gig|meeting|term|month|year|race|fight|show) (?:as|at|in|with|on|of) .{3,120}|first (?:day|week|shift|night|time|lesson|game|gig|term|race|show) (?:as|at|with|on) .{3,120}",
      },
    ],
    needs: ["form-expected", "form-worry"],
  },
  {
    id: "by-form.naming",
    not: `\\b(?:in|for) (?:an? |my |the )?(?:\\p{L}+ )?(?:story|stories|novel|comic|film|game|d&d|dnd)\\b|${notTask}|\\b(?:list of|what is|what's the|names? of|file|folder|variable|column|domain|middle|last|first|famous)\\b`,
    forms: [
      { thing: "(?:names?|name ideas|title|nickname)(?= for (?:my|our|an?|the) )" },
      { opens: "what (?:should|can|shall) (?:i|we) (?:call|name) (?:my|our|the)" },
    ],
    needs: ["form-named", "name-feel"],
  },
  {
    id: "by-form.event",
    not: `${notTask}|\\b(?:history|price|tickets?|near me|what is|website|app|speech|toast|menu|recipe|invitation|poster|flyer|name|names|job|dress|song|stall|cat|dog)\\b`,
    forms: [
      {
        opens:
          "(?:host|put on|lay on) (?:an?|my|our|the) (?!(?:[\\p{L}-]+ )?(?:website|server|site|app|files?|game|domain|bot|podcast|video|image|page|database)\\b)\\p{L}+",
      },
      {
        opens: `(?:how (?:do|can|should|to) ?(?:i |we )?)?(?:plan(?:ning)?|organi[sz](?:e|ing)|host(?:ing)?|arrang(?:e|ing)|throw(?:ing)?|sort(?:ing)? out|put(?:ting)? on|run(?:ning)?|set(?:ting)? up|hold(?:ing)?) (?:an?|my|our|the|this) (?:[\\p{L}'-]+ ){0,3}?${event}(?!\\p{L})`,
      },
      {
        is: `(?:(?:my|our|a|the) )?(?:[\\p{L}'-]+ ){0,2}?(?:baptism|christening|communion|confirmation|bar mitzvah|bat mitzvah|quincea[nñ]era|raffle|ceilidh|auction|tournament|retreat|vigil|fete|open day|fundraiser|harvest supper|leaving do|unveiling|sports day|reunion|street party|coffee morning|quiz night|away day) (?:for (?:my|our|the) .{2,40}|(?:at|in) (?:my|our|the) .{2,40}|next .{2,20}|this .{2,20}|on .{2,20})`,
      },
      {
        is: "(?:(?:my|our|a|the) )?(?:[\\p{L}'-]+ ){1,2}(?:party|evening|event|ceremony|festival|fair|tournament|contest|retreat|competition|show|concert|raffle|auction|outing|do) for (?:my|our|the) .{2,40}",
      },
    ],
    needs: ["form-guests", "deadline", "limits"],
  },
  {
    id: "by-form.ideas",
    forms: [
      {
        opens:
          "(?:some |any |a few |need |i need )?ideas (?:to|how to) (?:cheer|surprise|help|thank|raise|celebrate|welcome|use|decorate|save|make|keep|get|brighten)(?= )",
      },

      {
        opens:
          "(?:(?:i |we )?(?:need |want |looking for )?(?:some |any |a few |\\d+ |good |fun |new |cheap |simple |easy |quick |give (?:me|us) |got )*)?(?:ideas|suggestions|inspiration) (?:for|on) (?:an?|my|our|the|some)(?= )",
      },
      {
        opens:
          "(?:what|which) (?:could|can|should) (?:we|i) (?:do|offer|make|sell) (?:for|at|on) (?:the|our|my|a) (?:[\\p{L}'-]+ ){0,3}?(?:fete|fair|stall|open day|fundraiser|raffle|assembly|world book day|charity day|harvest festival|market|village day|carnival|parade|float)",
      },
    ],
    not: `${notTask}|\\b(?:names?|gift|gifts|present|essay|paper|title|topics?|story|stories|poem|song|logo|tattoo|business|app|website|video|post|caption|dinner|lunch|recipe|outfit|prompt|slogan|research|novel|book|comic|play|film|podcast|blog|sermon|lesson|talk|april fool\\p{L}*|pranks?|courgettes?|zucchini|leftovers?|save (?:water|money|energy|electricity|time|fuel|gas))\\b`,
    needs: ["form-ideas-for", "form-ideas-have"],
  },
  {
    id: "by-form.choosing",
    not: `^(?:at )?what time\\b|\\babort\\p{L}*|\\b(?:keep|terminate|give up) (?:the|my|this|our) (?:unborn )?(?:baby|pregnancy)\\b|\\btransition(?:ing)?(?=$|[?.,!]| (?:socially|medically|now|genders?|at|if|to (?:a )?(?:male|female|man|woman|girl|boy)))|\\bharass\\p{L}*|\\bassault\\p{L}*|\\brap(?:ed?|ist)\\b|\\bmolest\\p{L}*|\\babus\\p{L}*|\\bdomestic violence\\b|\\b(?:leave|leaving|divorce|separate from|split from) my (?:\\p{L}+ )?(?:husband|wife|partner|marriage|spouse|boyfriend|girlfriend|family)\\b|\\bcome out (?:to my|as (?:gay|trans|bi|lesbian))\\b|\\b(?:color|colour|names?|words?|song|movie|film|book|anime|manga|album|player|team|president|sudo|days?|dates?|years?|flour|yeast|sugar|butter|eggs?|herbs?|spices?|dish|menu|restaurant|hotel|vet|doctor|dentist|plumber|lawyer|cold|cough|headache|rash|burn|hair ?style|haircut|${code})\\b|\\bwhat should (?:i|we) order\\b|\\balternatives? (?:to|for) \\p{L}+ing\\b|, \\p{L}+ or \\p{L}+|\\b\\p{L}+ or \\p{L}+$`,
    forms: [
      {
        opens:
          "(?:what|which) (?:kind of |type of |sort of |size of )?(?:wood|timber|oil|paint|varnish|rope|fabric|wool|yarn|thread|grass|stone|gravel|tiles?|glue|fence|flooring|carpet|insulation|roofing|sand|soil|compost|feed|hay|bedding|strings|reeds|skis|saddle|sails?|engine|stove|tyres|tires)(?= (?:for|should|do (?:i|we)|to use|is best) ?)",
      },

      {
        opens:
          "(?:help (?:me|us) )?(?:choose|pick|decide on) (?:an?|the|some|the right) (?!(?:[\\p{L}-]+ )?(?:name|topic|title|word|career|job|major|degree|college|university|school|theme|date|gift|present|outfit|dress|school|hobby|therapist|doctor|lawyer|house|flat|apartment)\\b)(?:[\\p{L}-]+ ){0,3}?\\p{L}+",
      },

      {
        opens:
          "(?:which|what) (?:\\p{L}+ ){1,3}should (?:i|we) (?:buy|get|choose|pick|use|take|order)",
      },
      {
        opens:
          "what should (?:i|we) (?:buy|get|choose|pick|use|order)(?! (?:done|rid|out|back|better|into))",
      },
      {
        opens:
          "recommend(?: me| us)? (?:an?|some|a good)(?! (?:ways?|list|tips|steps|plan|strateg|exercise|schedule))",
      },
      { thing: "alternatives?(?= (?:to|for) )" },
    ],
    needs: ["matters-most", "limits"],
  },
  {
    id: "by-form.routine",
    not: `${notTask}|\\b(?:newborn|plants?|allotment|bus|train|flight|tv|school (?:bus|holidays)|workout|training|gym|skin ?care|hair|dance|comedy)\\b`,
    forms: [
      {
        thing:
          "(?:(?:daily|weekly|bedtime|morning|evening|sleep|feeding|cleaning|school run|pick[- ]?up|carpool|chores?|study|care|shift|work|family|nap|cooking|watering|milking) (?:routine|schedule|rota|roster|timetable|plan)|rota|roster)(?= (?:for|to|at|in) |$)",
      },
    ],
    needs: ["form-fixed", "form-goes-wrong"],
  },
  {
    id: "by-form.planning",
    not: "\\b(?:newborn|watering|heist|robbery|murder|coup|hurricane|earthquake|flood|power cut|credit cards?|debts?|loans?|mortgage)\\b|(?<!intermittent )\\bfast(?:ing)?\\b[^.!?]*\\b(?:[5-9]|\\d\\d) days\\b|\\bthigh gap\\b|\\b(?:find|follow) my ex\\b|plan (?:an? |my |our |the )(?:[\\p{L}-]+ )?(?:camping|walking|hiking|cycling|ski|sailing|fishing|beach|spa) (?:weekend|week|break|days?)|(?:los(?:e|ing)) \\d+ ?(?:kilos?|kg|pounds|lbs|stone)|(?:training|practice|coaching) (?:plans?|sessions?|schedules?) for (?:my |our |the )?(?:[\\p{L}\\d'-]+ ){0,3}?(?:team|squad|under[- ]?\\d+s?|u\\d+s?)|plan (?:my|our|a|the) (?:[\\p{L}-]+ ){0,2}?(?:beds?|borders?|patch|allotment|orchard|hedge|greenhouse)|(?:cell ?phone|mobile|phone|data|internet|broadband|insurance|pension|pricing|health) plans?|(?:bench ?press|squats?|dead ?lift|pull[- ]?ups?|push[- ]?ups?)|\\?\\s*$|\\b(?:find|look up|show) (?:me |us )?(?:the|an?)\\b|\\b(?:history|historical|events|empire|war|bus|train|flight)\\b|\\bplan (?:b|\\d)\\b|\\bgantt software\\b|\\bside effects\\b|\\b(?:vs|versus)\\b",
    forms: [
      { made: "plan|schedule|timetable|timeline|roadmap|routine|checklist|rota|roster" },
      {
        thing:
          "(?:plan|schedule|timetable|timeline|roadmap|routine|checklist|rota|roster)(?= (?:for|to) )",
      },
      { opens: "(?:plan|organi[sz]e|prepare for) (?:a|an|my|our|the)" },
      { opens: "sort out (?:my|our) " },
    ],
    needs: ["goal", "deadline", "limits"],
  },
  {
    id: "by-form.teaching",
    not: `${notTask}|\\b(?:dogs?|pupp(?:y|ies)|cats?|parrots?|horses?|lesson|about life|me)\\b`,
    forms: [
      {
        opens:
          "(?:how (?:do|can|should|to) (?:i |we )?|help me )?(?:teach(?:ing)?|show(?:ing)?) (?:my|our|an?|the|some) (?:[\\p{L}'-]+ ){1,3}?(?:to|how|about) \\p{L}+",
      },
    ],
    needs: ["explain-listener", "learn-time"],
  },
  {
    id: "by-form.learning",
    not: `\\b(?:hurts?|sore|pain|blisters?|normal\\?)|${notTask}|${asksOn}|\\b(?:trouble|bed|college|university|harvard|yale|oxford|cambridge|stanford|princeton|(?:law|med|grad|art|drama) school|uni|medical school|shape|car|debt|fights?|arguments?|a relationship|people|women|men|girls|over|cook|bake|make|recipe|how to be|about my|alphabet)\\b`,
    forms: [
      {
        opens:
          "(?:(?:i )?(?:want to |wanna |would like to |'?d like to |how (?:do|can|to) (?:i )?|help me )?)(?:(?:get(?:ting)?|become|becoming) (?:really )?(?:good|better) (?:at|with)|get(?:ting)? into|take up|taking up|pick(?:ing)? up(?! (?:an?|some|kids|girls|guys|speed|where)\\b)|improve at|lea?rn(?:ing)?(?: (?:to|how to|about))?) (?!it\\b|this\\b|that\\b|my\\b|the\\b)\\p{L}+",
      },
    ],
    needs: ["explain-known", "learn-goal", "learn-time"],
  },
  {
    id: "by-form.starting",
    not: `${notTask}|${asksOn}|\\b(?:sentence|paragraph|essay|conversation|story|poem|notes|script|recipe|drawing|sketch|picture|slides?|list|over|again|new life|crying|drinking|smoking|phone|tablet|laptop|tv|webcam|photos?|(?:making|baking|cooking) (?:sushi|pasta|bread|sourdough|dinner|cakes?|pizza|yogh?urt))\\b`,
    forms: [
      {
        opens:
          "(?:how (?:do|can|to) (?:i |we )?)?(?:start(?:ing)?|set(?:ting)? up|found(?:ing)?|open(?:ing)?) an? (?:[\\p{L}'-]+ ){0,3}?(?:group|club|choir|band|shop|stall|charity|society|library|league|workshop|studio|salon|school|farm|market|circle|co-?op)(?! (?:policy|chat))",
      },
      {
        opens:
          "(?:(?:i|we)(?:'m|'re| am| are|m)? )?(?:(?:want|wanna|would like|'d like|hope|plan|planning|going|looking|thinking (?:of|about)|thinking) (?:to )?)?(?:start|starting|begin) (?:selling|making|keeping|running|growing|breeding|teaching|doing|offering|renting|brewing|building|playing|baking|farming|raising|racing|training|organi[sz]ing) \\p{L}+",
      },
      {
        opens:
          "(?:i|we)(?:'d| would)? (?:want to|wanna|like to|plan to|hope to) (?:open|start|run|found|build|set up|become|launch|take over|move into|go into|leave|turn) (?:an?|my|our|the|into) \\p{L}+",
      },
      {
        opens:
          "turn (?:my|our|this|an?|the) (?:old )?(?:[\\p{L}'-]+ ){1,3}?into (?:an?|some(?:thing)?)",
      },
    ],
    needs: ["form-stand", "limits", "form-hope"],
  },
  {
    id: "by-form.doing",
    not: `\\b(?:bot|api|discord|code|script|python|javascript|sql|linux|docker|server|database|regex|git)\\b|\\bapologi[sz]e to\\b|^how (?:do|can|should|to) ?(?:i |we )?organi[sz]e (?:an?|our) |\\b(?:feet|knees?|hands?|teeth|hips?|ears|eyes|lips|nails|worth|vows|bat|if i (?:find|found|see|saw))\\b|\\btell my \\p{L}+ apart\\b|\\bsell (?:my|our)|(?:dating|tinder|bumble|hinge) (?:app )?(?:profile|bio)|${grave}|[=^]|\\d\\s*[-+*/]\\s*\\d|\\b(?:my|our) (?:[\\p{L}-]+ )?${intangible}(?!\\p{L})|\\b(?:solve|calculate|compute|convert|pronounce|spell|say|python|javascript|code|git|sql|excel)\\b`,
    forms: [
      {
        does: "how (?:(?:do|can|should|could|would|might) (?:i|we)|to)",
        to: "my|our",
      },
      { opens: "what (?:do|can|should|could) (?:i|we) do" },
      { opens: "(?:i need help|need help|help me|help|advice|need advice) (?:with|on) my" },
    ],
    needs: ["my-situation", "limits"],
  },
];
