import type { LeftOut } from "./grammar.ts";

/** A noun behind which one of these stands only describes it: another thing is asked for, or asked about. */
const compounds =
  "outlines?|intros?|introductions?|conclusions?|hooks?|thesis|feedback|structures?|tax|taxes|meanings?|definition|etiquette|formats?|formatting|templates?|writers?|writing|ideas?|topics?|titles?|examples?|samples?|analys[ie]s|summary|checkers?|generators?|makers?|builders?|apps?|software|tools?|websites?|sites?|online|free|downloads?|pdf|prices?|costs?|fees?|sizes?|dimensions|fonts?|address(?:es)?|marketing|campaigns?|signatures?|filters?|rules?|account|passwords?|settings|servers?|attachments?|inbox|outbox|api|bots?|recognition|therap\\p{L}*|impediment|delay|bubble|contests?|competitions?|collections?|anthology|schemes?|devices?|terms|types?|genres?|history|origin|famous|best (?!friends?|man)\\p{L}+|vs|versus|or|near|nearby|courses?|jobs?|salary|lyrics|chords|films?|movies?|actors?|transcripts?|video|clip|tattoos?|arcs?|points|modes?|results|monkey|delivery|delivered|recorded|tracking|posting|postage|deadlines?|due dates?|plagiari\\p{L}*|mills?|counts?|answers?|laws?|zone|limits?|marks|shows?|miles|status|by|of|from|it|this|these|following|below|above";

/** Directly behind the noun these make another thing of it. */
const notNext =
  "(?! (?:paper|envelopes?|stamps?|box(?:es)?|bags?|wrap|wrapping|cards?|vouchers?|baskets?|shops?|stores?|frames?|boards?|boarding|heads?|opener|carriers?|cutters?|laptop|tablet|taking|sheets?|pads?|books?|stand|holder|services?|me|us|night|plans?|drafts?|prompts?|questions?|to|for|on|in|at|about|with|and|not|too|only|copy)(?!\\p{L}))";

/** Something is wrong with the thing itself, or it is told what one says. */
const asThing =
  "(?:wont|won'?t|not|can'?t|cant|doesn'?t|doesnt) (?:send\\p{L}*|load\\p{L}*|deliver\\p{L}*|open\\p{L}*|arriv\\p{L}*|sync\\p{L}*|work\\p{L}*|show\\p{L}*|print\\p{L}*|match\\p{L}*)|bounc\\p{L}+|spam|stuck|disappear\\p{L}*|hacked|says?|said|received|got";

/** Also a text to somebody, or something for them, is another thing with one of these behind it. */
const asked =
  "meanings?|definition|etiquette|formats?|templates?|examples?|samples?|ideas?|laws?|zone|limits?|jokes?|groups?|apps?|api|software|generators?|vs|versus|or|of a|from";

const without = (words: string): string =>
  `(?![^?]*\\?)(?!(?:\\S+ ){11})(?![^\\n]*(?<!\\p{L})(?:${words}|${asThing}|is|are|was|were|does|did|should|what|how|why|when|which|who)(?!\\p{L}))`;

/** A telegram with a topic, and one to or for somebody: nothing about the thing itself. */
const isTelegram = without(compounds);
const isForSomebody = without(asked);

/** At most so many words that say more of the thing, and no verb, article or owner. */
const upTo = (words: number): string =>
  `(?:(?!(?:my|your|the|this|that|an?|our|his|her|their|these|i|we|you|he|she|they|to|for|in|on|at|with|about|and|is|are|no|not|how|what|why|who|where|when|read|find|open|send|delete|print|translate|improve|fix|check|proofread|rewrite|edit|shorten|summari[sz]e|explain|analy[sz]e|describe|compare|reply|answer|cancel|buy|sell|order|wrap|return|sing|play|love|open|voice|cover|wrong|late|lost)\\s)[\\p{L}\\d'’-]+ ){0,${words}}?`;

const kin =
  "mums?|moms?|mother|dads?|father|parents|grandma|grandpa|granny|grandad|granddad|nan|grandmother|grandfather|gran|wife|husband|girlfriend|boyfriend|gf|bf|partner|fianc[eé]e?|brother|sister|son|daughter|kids|cousin|aunt|auntie|uncle|niece|nephew|grandson|granddaughter|godson|goddaughter|godchild|(?:mother|father|brother|sister|son|daughter)[- ]in[- ]law|in-?laws|family|friends?|best friend|bestie|mates?|ex";

const others =
  "boss|manager|supervisor|head ?teacher|teachers?|principal|professor|prof|tutor|lecturer|coach|nanny|babysitter|childminder|cleaner|gardener|neighbou?rs?|flatmates?|roommates?|housemates?|colleagues?|coworkers?|co-workers?|teammates?|team|staff|clients?(?! (?:mac|windows|linux|ios|android|iphone|best|free|setup))|customers?|landlord|landlady|tenants?|nurse|doctor|dentist";

const offices =
  "council|school|nursery|kindergarten|gp|hr|bank|insurance|insurer|airline|hotel|gym|supplier|suppliers|seller|buyer|letting agent|estate agent|agent|council|housing association|shops|sponsors?|members|parents|volunteers|residents|investors?|recruiter|mp|mayor|editor|embassy|university|company|builder|plumber|electrician|roofer|contractor|garage|vet";

/** Those who get a text, the more particular before the general. */
const reader = `(?:${kin}|${others}|${offices})(?!\\p{L}|'s)`;

/** So long, for so many, or for readers like these. */
const measure =
  "\\d+[- ]?(?:words?|pages?|mins?|minutes?|lines?|verses?|sentences?|paragraphs?|slides?|questions?)|(?:kids|children|toddlers?|teens?|beginners?|pupils|students|(?:grade|year|class|ks) ?\\d+|\\d+(?:st|nd|rd|th) (?:grade|graders?)|\\d+ ?(?:yo|yrs?|years?)(?:[- ]olds?)?)";

/** Somewhere behind. */
const measured = `(?=[^\\n]*(?<!\\p{L})(?:${measure})(?!\\p{L}))`;

/** What telegrams leave out behind their head noun, the surest first ("gift dad 60 golf", "essay climate change 500 words"). */
export const englishTelegrams: readonly LeftOut[] = [
  {
    behind: `^${isForSomebody}${upTo(3)}(?:e-?mails?|letters?|messages?|notes?|texts?|memo|apology|complaint)(?= ${reader})`,
    put: "to my",
  },
  {
    behind: `^${isForSomebody}${upTo(1)}(?:whatsapp|reminder)(?= ${reader})`,
    put: "message to my",
  },
  {
    behind: `^${isForSomebody}${upTo(2)}(?:gifts?|presents?)(?= (?:(?:best|old|new|teen|teenage|little|young|future|favou?rite) )?(?:${kin}|${others}|couple|boy|girl|teen|teenager|baby|newborn|toddler|guy|man|woman|host|hostess|newlyweds|bride|groom)(?!\\p{L}|'s| (?:guest|shower|earth|tongue|of)))`,
    put: "for my",
  },
  {
    behind: `^${isForSomebody}(?:reply|response|answer)(?= (?:(?:bad|negative|nasty|fake|unfair|angry|rude|[1-3][- ]star|one[- ]star) )?(?:google |yelp |amazon |airbnb |tripadvisor |trustpilot )?(?:customer |guest )?reviews?(?!\\p{L}))`,
    put: "to a",
  },
  {
    behind: `^${isForSomebody}congrat(?:s|ulations?)(?= (?:[\\p{L}'-]+ ){0,3}?(?:${kin}|${others})$)`,
    put: "for my",
  },
  {
    behind: `^${isTelegram}${upTo(1)}(?:essays?|sermon|homily|article|blog ?post|op-?ed|discussion post)${notNext}(?= )(?:${measured}|(?= (?:\\S+ ){2}))`,
    put: "about",
  },
  {
    behind: `^${isTelegram}${upTo(1)}(?:poem|haiku|sonnet|ballad|fairy ?tale|fable|short story|bedtime story|quiz|worksheet|crossword|word ?search)${notNext}(?= (?!night\\b|\\d)\\S)(?:${measured}|(?= (?:\\S+ ){2}))`,
    put: "about",
  },
  {
    behind: `^${isTelegram}(?:${upTo(1)}speech|toast)(?= (?:best )?(?:${kin}|${others})(?!\\p{L}|'s))`,
    put: "for my",
  },
  {
    behind: `^${isTelegram}(?:${upTo(1)}speech|toast)${notNext}(?![^\\n]*(?<!\\p{L})(?:prime|minister|king|queen|presidents?)(?!\\p{L}))(?= (?:\\S+ )*?(?:${kin}|${others}|chair(?:man|woman|person)?|captain|wedding|anniversary|birthday|retirement|retiring|leaving|farewell|graduation|christening|best man|groom|bride|assembly|prom|award|agm|opening|\\d+(?:st|nd|rd|th)|${measure})(?!\\p{L}))`,
    put: "for",
  },
  {
    behind: `^${isTelegram}${upTo(2)}(?:slogan|tagline|logo|poster|flyer|flier|leaflet|brochure|survey|questionnaire|agenda|invitations?|invites?)${notNext}(?= (?!(?:teams|zoom|link|code|letters?|email|text|message|design|wording|questions)\\b)\\S+ \\S)`,
    put: "for",
  },
  {
    behind: `^${isTelegram}regex${notNext}(?= (?!match\\p{L}*|group|groups|flags?|lookahead)\\S+ \\S)`,
    put: "for",
  },
  {
    behind: `^${isTelegram}(?:resume|résumé|cv)(?= (?!(?:to|for|on|in|at|about|with|gap)\\b)\\p{L}+ (?:\\S+ )*?(?:\\d+ (?:yrs?|years)|no experience|career change|first job|part[- ]time)(?!\\p{L}))`,
    put: "for",
  },
  {
    behind: `^${isTelegram}haiku(?= (?!os\\b|apps?\\b|robot|poetry|poems?\\b|deck|rules)\\p{L}{4,}$)`,
    put: "about",
  },
  {
    behind: `^${isTelegram}${upTo(2)}(?:workout|training plan|meal plan|study plan)${notNext}(?= (?:\\S+ )*?(?:\\d+[- ]?(?:mins?|minutes?|days?|weeks?|people|km|k)|beginners?|women|men|seniors?|over \\d+|kids|one person|family|\\d+ kg|a1|a2|b1|b2|c1)(?!\\p{L}))`,
    put: "for",
  },
  {
    behind:
      "^things to (?:do|see)(?= (?!(?:in|near|at|around|when|with|for|on|before|after|if|this|while|during|today|tonight|tomorrow|alone|bored|outside|outdoors|inside|indoors|home|online|together|list|by|without|that|once|as|and|to|over|next|next to|summer|winter|spring|autumn|christmas|halloween|easter|weekend|couples?|kids|friends|teens?|family|date|birthday|age|it|there|here|free|cheap|fun)(?!\\p{L}))\\p{L}+(?: \\p{L}+)?(?: (?:rain|rainy day|kids|with .{3,20}|today|tomorrow|weekend|\\d+ (?:hours?|days?)|free|cheap|winter|summer|spring|autumn|december|evening|at night))$)",
    put: "in",
  },
  {
    behind:
      "^(?:advantages and disadvantages|causes)(?= (?!(?:of|for|to|and|in|on|with|list|template|essay|app|is|are|my|this)(?!\\p{L}))[\\p{L}\\d]{3,}(?: [\\p{L}\\d-]+){0,3}$)",
    put: "of",
  },
  {
    behind:
      "^differences?(?= (?!(?:between|in|of|from|equation|engine|is|are|makes?|this|my)(?!\\p{L}))\\p{L}+ (?:(?:and|vs) )?\\p{L}+(?: [\\p{L}-]+)?$)",
    put: "between",
  },
  {
    behind:
      "^pricing(?= (?:handmade|freelance|photographer|photography|cakes?|lessons|tutoring|cleaning|gardening|wedding|commissions?|candles|jewell?ery|crochet|dog walking|catering|web ?site|logo)(?!\\p{L}))",
    put: "for my",
  },
  {
    behind: `^${isTelegram}(?:(?:birthday|retirement|hen|stag|bachelorette|leaving|farewell|office|halloween|pool|engagement|housewarming) party|baby shower|hen do|game night)${notNext}(?= (?:\\S+ ){0,4}?(?:${kin}|${others}|\\d+ ?(?:people|kids|guests|adults|yo|yrs?|years?|year olds?)|\\d+(?:st|nd|rd|th)|garden|beach|indoors?|outdoors?|cheap|theme)(?!\\p{L}))`,
    put: "ideas for",
  },
  {
    behind: `^${isTelegram}${upTo(1)}costumes?(?= (?:couples?|kids?|boy|girl|toddler|baby|teens?|group|dog|man|woman|\\d+ ?(?:yo|years?))(?!\\p{L}))`,
    put: "for a",
  },
  {
    behind:
      "^(?:black )?(?:mou?ld|mildew)(?= (?:bathroom|bedroom|kitchen|shower|basement|cellar|ceiling|wall|window|wardrobe)(?!\\p{L}| street))",
    put: "in the",
  },
  {
    behind:
      "^(?:study|revise|cram)(?= (?!for\\b|finds?\\b|shows?\\b|says?\\b|about\\b)(?:\\p{L}+ ){1,3}(?:exam|test|finals?|midterms?)(?! (?:templates?|tips|plan|music))(?!\\p{L}))",
    put: "for my",
  },
];
