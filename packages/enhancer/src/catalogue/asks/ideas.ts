import type { Ask } from "../ask.ts";

/** Names that a machine or a text has, not names that are looked for. */
const noNaming =
  "\\b(?:code|function|variables?|columns?|files?|folders?|domain name system|python|javascript|sql|excel|regex|class names?|css|namespace|list of names|extract|sort|change my name|rename|user ?name (?:and|or) password|first and last|characters? (?:from|in) |female characters from|what is the name|what's the name|song name|actor|remember|famous|brand name drugs?|random name generator)\\b";

const party =
  "(?:(?:surprise |kids'? |\\p{L}+'s |\\d+(?:st|nd|rd|th) )*(?:birthday|bday|retirement|graduation|engagement|housewarming|farewell|going[- ]away|anniversary|christmas|halloween|new year'?s?(?: eve)?|bachelorette|bachelor|hen|stag|pool|garden|office|tea|dinner|block|super bowl|baby|gender reveal|surprise|slumber|themed?) (?:part(?:y|ies)|do)|birthdays?|bdays?|baby showers?|bridal showers?|sleepovers?|gender reveals?|family reunions?|reunions?|part(?:y|ies)|celebrations?|bbqs?|fundrais(?:er|ing event)s?|game nights?|wedding receptions?|weddings?|quinceañera|barbecues?|charity events?|picnics?|school fairs?|potlucks?)";

export const ideasAsks: readonly Ask[] = [
  {
    id: "ideas.baby-names",
    forms: [
      {
        thing:
          "(?:bab(?:y|ies)|boys?'?|girls?'?|unisex|gender[- ]neutral|middle|newborn) names?|names?(?= for (?:my |our |a |an )?(?:\\S+ )?(?:baby|babies|newborn|son|daughter|baby boy|baby girl|twins|unborn)\\b)",
      },
      {
        opens:
          "(?:what|how) should (?:i|we) (?:name|call) (?:my|our) (?:\\S+ )?(?:baby|son|daughter|child|twins|newborn)|help (?:me |us )?(?:to )?(?:name|pick a name for|find a name for) (?:my|our) (?:\\S+ )?(?:baby|son|daughter|child|twins)",
      },
      { opens: "name (?:my|our) (?:\\S+ )?(?:baby|son|daughter|child|twins)" },
    ],
    not: `${noNaming}|\\bbaby (?:\\p{L}+ )?(?:swan|goat|rabbit|bunny|hamster|dragon|elephant|horse|bird|owl|fox|lamb|pig|duck|snake|lizard|tortoise|turtle|dinosaur|animal|hedgehog|squirrel)s?\\b|\\b(?:goats|kittens|puppies|lambs|calves|foals|hens|shower|characters?|dolls?|reborn|clothing|brand|store|kitten|puppy|elephant|goat|horse|change|bump|meanings? of|top \\d+|most (?:common|popular)|story|novel|fictional|(?:1[89]|20)\\d\\d)\\b`,
    needs: ["babyname-family", "name-feel", "babyname-siblings"],
    advice: { professional: ["babyname-line"] },
  },
  {
    id: "ideas.pet-names",
    forms: [
      {
        thing:
          "(?:(?:pet|dog|cat|puppy|kitten|horse|fish|bunny|rabbit|hamster|bird|parrot|chicken|goat|cow|turtle|snake|lizard|guinea pig) names?|(?:names?|name ideas)(?= for (?:my |our |a |an |the )?(?:[\\p{L}\\d-]+ ){0,3}?(?:dogs?|cats?|pupp(?:y|ies)|kittens?|pets?|horse|pony|fish|bunny|rabbit|hamster|bird|parrot|chickens?|hens?|goats?|cow|turtle|snake|gecko|guinea pigs?|rat|duck|(?:grey|gray)hound|labrador|retriever|poodle|terrier|spaniel|collie|dachshund|husky|shepherd|beagle|bulldog|corgi|whippet|tabby|siamese|maine coon|budgie|cockatiel|mare|stallion|gelding|foal|lamb|piglet|donkey|alpaca|hedgehog|tortoise|ferret|ram|ewes?|sheep|geese|goose|ducks?|pigs?|piglets|llamas?|alpacas|iguana|chameleon|axolotl|cockerel|rooster|gerbils?|rats)\\b))",
      },
      {
        opens:
          "(?:what|how) should (?:i|we) (?:name|call) (?:my|our) (?:[\\p{L}-]+ ){0,3}?(?:dog|cat|puppy|kitten|pet|horse|fish|bunny|rabbit|hamster|bird|parrot)|(?:help (?:me |us )?(?:to )?)?name (?:my|our) (?:[\\p{L}-]+ ){0,2}?(?:dog|cat|puppy|kitten|pet|horse|fish|bunny|rabbit|hamster|bird|parrot)",
      },
    ],
    not: `${noNaming}|\\b(?:shop|business|store|brand|farm|food|tag|bakery|groom\\p{L}*|(?:dog|cat|pet|puppy|horse|bird) (?:walk|sitt|train|board|treat|hotel|day ?care|kennel|cafe|rescue|park|school|photograph|biscuit|bandana|hous|show|charity|club|clinic|toy)\\p{L}*|riding|stables?|app|pet names for (?:my )?(?:boyfriend|girlfriend|husband|wife))\\b`,
    needs: ["petname-animal", "name-feel"],
  },
  {
    id: "ideas.business-names",
    forms: [
      {
        is: "(?:business |company )?name ideas? (?:for )?(?:(?:my|a|an|our|new) )*(?:[\\p{L}-]+ ){0,5}?(?:van|business|company|shop|store|stall|bakery|caf[eé]|salon|studio|agency|farm|truck|brand|boutique|service|services|workshop|nursery|gym|bar|pub|podcast|channel|blog|app)(?:,? .{1,50})?",
      },
      {
        thing:
          "(?:names?|name ideas)(?= for (?:my |our |a |an |the |new )*(?:[\\p{L}'-]+ ){0,4}?(?:buis+ness|bussiness|busines|bisness|stall|van|workshop|smallholding|market garden|brewery|kennels?|cattery|nursery|practice|clinic|choir|band|groomers?|grooming|(?:dog|cat|pet) (?:walk|sitt|train|board)\\p{L}*|hairdressers?|plumber|gardener|handyman|cleaner|window cleaner|caterer|florist|b&b|glamping|campsite)\\b)",
      },

      {
        thing:
          "(?:(?:business|company|brand|shop|store|startup|start-up|product|restaurant|cafe|bakery|salon|app|podcast|youtube channel|channel|blog|website|domain|agency|boutique|studio|farm|etsy shop|food truck|band|newsletter|event|project|club|charity|nonprofit|coffee shop|clothing brand) names?(?: ideas?| suggestions?)?)",
      },
      {
        thing:
          "(?:names?|name ideas)(?= for (?:my |our |a |an |the |new )*(?:[\\p{L}'-]+ ){0,3}?(?:business|company|brand|shop|store|startup|start-up|product|restaurant|caf[eé]|bakery|salon|app|podcast|channel|blog|website|agency|boutique|studio|farm|truck|newsletter|event|project|club|charity|nonprofit|bar|pub|gym|service|school|book ?club|guest ?house|coffee house|line|course|program|tool|software|firm)\\b)",
      },
      {
        opens:
          "(?:what|how) should (?:i|we) (?:name|call) (?:my|our) (?:new )?(?:\\S+ )?(?:business|company|brand|shop|store|restaurant|caf[eé]|bakery|app|podcast|channel|blog|band|startup|product|club)|(?:help (?:me |us )?(?:to )?)?name (?:my|our|this|a) (?:new )?(?:\\S+ )?(?:business|company|brand|shop|store|startup|product|app|restaurant|podcast)",
      },
    ],
    not: `${noNaming}|\\b(?:register|trademark|file|dba|legal name|list of|fortune|german auto|check if|available|(?:team|group|squad|quiz) names?|slogans?|logo|domain name(?:s)? (?:registrar|work)|fictional|in my (?:\\p{L}+ )?(?:novel|story|book|game|comic)|(?:book|video|card|dog'?s?) names|generator)\\b`,
    needs: ["name-of-what", "name-feel", "name-not"],
    advice: {
      professional: ["name-spread", "name-check"],
      concise: ["name-short"],
    },
  },
  {
    id: "ideas.group-names",
    forms: [
      {
        thing:
          "(?:(?:team|group|group ?chat|clan|guild|squad|gang|crew|class|whatsapp group|chat|wifi|wi-fi|discord server|server|user|gamer|gamertag|instagram|tiktok|nick|screen|alliance|stage|pen|rap|artist|dj|spotify playlist|playlist|minecraft world|world) ?names?(?: ideas?| suggestions?)?|usernames?(?: ideas?)?|nick ?names?|gamertags?|username ideas?)",
      },
      {
        thing:
          "names?(?= for (?:my |our |a |an |the )?(?:[\\p{L}'-]+ ){0,3}?(?:team|group|group ?chat|clan|guild|squad|crew|server|playlist|friends? group|wifi|channel members)\\b)",
      },
      {
        opens:
          "(?:what|how) should (?:i|we) (?:name|call) (?:my|our) (?:\\S+ )?(?:team|group|chat|clan|squad|server|wifi|playlist)",
      },
    ],
    not: `\\bneighbou?r['’]?s\\b|\\b(?:threaten\\p{L}*|thoughts)\\b|${noNaming}|\\b(?:password|forgot|change|login|windows|linux|mysql|email address|twitter handle|database|recover|host ?name|nfl|baseball teams|with an animal|dns)\\b`,
    needs: ["group-who", "name-feel"],
    advice: { professional: ["name-spread"] },
  },
  {
    id: "ideas.titles",
    forms: [
      {
        thing:
          "(?:(?:book|essay|story|song|poem|movie|film|album|paper|thesis|chapter|presentation|workshop|report|course|catchy|creative|novel|memoir|podcast episode|episode|talk|scrapbook|yearbook|speech|blog) )+titles?(?: ideas?| suggestions?)?|titles?(?= for (?:my|our|a|an|the|this) )|title ideas?",
      },
    ],
    not: "\\b(?:introduction|already|job|html|page|tag|deed|car|excel|chart|seo|pivot|axis|matplotlib|python|plot|titled|tiktok|property|land|etsy|listing|product|linkedin|town|meta|blog post titles?)\\b",
    needs: ["title-about", "name-feel"],
    advice: { professional: ["title-spread"] },
  },
  {
    id: "ideas.party-plan",
    forms: [
      {
        opens: `(?:plan(?:ning)?|organi[sz](?:e|ing)|throw(?:ing)?|host(?:ing)?|prepare|set up|arrange) (?:for )?(?:an? |my |our |the |this )?(?:[\\p{L}\\p{N}'-]+ ){0,4}?(?:${party})`,
      },
      {
        opens: `how (?:do|can|should|to|would) ?(?:i|we|you)? (?:plan|organi[sz]e|throw|host|prepare) (?:an? |my |our |the )?(?:[\\p{L}\\p{N}'-]+ ){0,4}?(?:${party})`,
      },
      {
        thing: `(?:${party}) (?:plans?|planning|checklists?|schedules?|timelines?|to[- ]do list|budget)`,
      },
      { thing: "(?:event|wedding) (?:plan|planning(?: checklist)?|checklist|timeline)" },
    ],
    not: "\\bchang(?:e|ing) (?:my|our|her|his) (?:\\p{L}+ )?name\\b|\\bname change\\b|\\b(?:menu|food|recipes?|speech|toast|invitations?|invite|e-?mail|website|political|app|funeral|memorial|third|code|games? for|story|script|shopping|marketing plan|how much notice|alone|by myself|plan b|for (?:my|our|the) (?:dog|cat|puppy|pony|horse|hamster))\\b",
    needs: ["party-guests", "party-where", "party-loves"],
    advice: {
      professional: ["party-timetable", "party-helpers"],
      concise: ["party-timetable-short"],
    },
  },
  {
    id: "ideas.fundraising",
    forms: [
      {
        thing:
          "(?:(?:school|pta|charity|church|club|team|easy|fun|creative|small|community|sports) )*fund ?rais(?:ing|ers?) (?:ideas?|events?|activities)|ideas?(?= (?:for|to) (?:a |our |my |the )?(?:[\\p{L}-]+ ){0,2}?fund ?rais)",
      },
      {
        opens:
          "(?:how (?:do|can|could) (?:we|i)|ways to|help (?:us|me)) (?:raise|fund ?raise)(?: money| funds| cash|(?= for))",
      },
      {
        is: "(?:school|club|church|pta|scouts?|nursery|kindergarten|team|choir|charity) fund ?raisers? [$€£]?\\d+.{0,30}|fund ?raisers? (?:for )?(?:(?:my|our|the|a) )?(?:school|club|church|pta|scouts?|nursery|kindergarten|team|choir|charity|playground|class trip)(?: (?!(?:letter|email|flyer|poster|speech|name|names|quotes)\\b).{2,40})?",
      },
    ],
    not: "\\b(?:startup|seed|series a|investors?|kids|rais(?:e|ing) (?:a |my )?(?:child|children|chickens)|letter|e-?mail|script|quiz|quotes?|film|movie|album|game|invention|app|house|deposit|mortgage|wedding|ivf|surgery|treatment)\\b",
    needs: ["fund-for", "fund-people", "fund-done"],
    advice: { professional: ["fund-effort"], concise: ["fund-effort"] },
  },
  {
    id: "ideas.party",
    forms: [
      {
        thing:
          "birthday part(?:y|ies)(?= for (?:my |our |a |an )?(?:[1-9]|1[0-2])[- ]?(?:yrs?|yo|years?)\\b)",
      },
      {
        thing:
          "(?:(?:cheap|fun|small|simple|easy|rainy|indoor|outdoor|quick) )+birthday(?: party)?(?= (?:for|at|in|on)\\b)",
      },
      {
        thing: `(?:${party}) (?:(?:theme|decoration|activity|activities|themes?|decorations?|entertainment) ?)?(?:ideas?|themes?|activities|decorations?|decor|suggestions?|inspiration)`,
      },
      {
        thing: `(?:ideas?|themes?|activities)(?= for (?:an? |my |our |the )?(?:[\\p{L}\\p{N}'-]+ ){0,3}?(?:${party}))`,
      },
      {
        opens:
          "what (?:should|can|could|to) (?:i |we )?do for (?:my|our|his|her|a|\\p{L}+'s) (?:[\\p{L}\\p{N}'-]+ ){0,3}?(?:birthday|bday|anniversary|party|graduation)",
      },
    ],
    not: "\\b(?:food|menu|snacks?|cake|gifts?|favou?rs?|recipes?|speech|toast|card|caption|invitations?|outfits?|dress|games|venue|potlucks?|song|post|political|code|app|logo|flyer|website|finger|drinks?|desserts?|alone|by myself|on my own|(?:dog|cat|puppy|pony)(?:['’]?s)?)\\b",
    needs: ["party-guests", "party-where", "party-loves"],
    advice: { professional: ["party-prepare"] },
  },
  {
    id: "ideas.kids",
    forms: [
      {
        thing:
          "games?(?= for (?:an? )?(?:wet |indoor |rainy )?(?:play ?time|break ?time|recess|assembly|golden time|golden hour))",
      },

      {
        thing:
          "(?:activit(?:y|ies)|things to do|games?|ideas?|entertainment)(?= (?:for|with|at|to keep) (?:(?:a|an|my|our|the) )?(?:\\d+ |some |little |small |bored )*(?:kids?|children|boys|girls|cub scouts?|brownies|scouts|cubs|six[- ]year[- ]olds)\\b)",
      },

      {
        thing:
          "(?:activit(?:y|ies)|things to do|crafts?|games?|ideas?|projects?|fun)(?= (?:for|with) (?:my |our |a |an |two |\\d+ |the )?(?:[\\p{L}\\p{N}'-]+ ){0,3}?(?:kids?|child(?:ren)?|toddlers?|preschoolers?|bab(?:y|ies)|grandkids|grandchildren|\\d+[- ]year[- ]?olds?|kindergart\\p{L}+|teens?|teenagers?|son|daughter)\\b)",
      },
      {
        thing:
          "(?:(?:rainy day|toddler|kids?'?|children'?s|preschool|snow day|summer holiday|sensory|family|classroom|outdoor kids|indoor kids) (?:activit(?:y|ies)|crafts?|games?|craft ideas?|activity ideas?)|scavenger hunts?|treasure hunts?|screen[- ]free activities)",
      },
      {
        opens:
          "how (?:do|can|to)(?: i| we)? (?:(?:entertain|occupy|amuse) (?:my |our |a |an |two )?(?:[\\p{L}\\p{N}'-]+ ){0,3}?(?:kids?|child(?:ren)?|toddlers?|baby|grandkids|\\d+[- ]year[- ]?olds?|son|daughter)|keep (?:my |our |a |an |two )?(?:[\\p{L}\\p{N}'-]+ ){0,3}?(?:kids?|child(?:ren)?|toddlers?|baby|grandkids|\\d+[- ]year[- ]?olds?|son|daughter) (?:busy|entertained|occupied|amused|happy|from (?:getting |being )?bored))",
      },
      {
        opens:
          "(?:my )?(?:kids?|children|toddler|son|daughter) (?:is|are|'?s) bored(?! (?:of|with|by|in|at)\\b)",
      },
    ],
    not: "\\bfamily games?\\b|\\b(?:punish\\p{L}*|disciplin\\p{L}*|consequences?|grounded)\\b|(?:recommend|suggest)(?: me)? (?:an? |some )?(?:\\p{L}+ )?games?|\\b(?:getaways?|trips?|vacations?|days? out|days? out|recipes?|lunch\\p{L}*|snacks?|food|birthday (?!party)(?:cakes?|cards?|wishes|speech|present)|(?:birthday|party) (?:bags?|food|invit\\p{L}+|decor\\p{L}*|theme)|code|scratch|python|video games?|app|gifts?|names?|business|costumes?|book|story|stories|switch|ps5|xbox|room|website|science fair|in (?:paris|london|new york|rome|orlando|tokyo|berlin|san diego|chicago))\\b",
    needs: ["kids-age", "games-setting", "kids-have"],
    advice: {
      professional: ["kids-line"],
      expert: ["kids-again"],
    },
  },
  {
    id: "ideas.date",
    forms: [
      {
        thing:
          "(?:(?:first |second |cheap |cute |fun |romantic |winter |summer |at[- ]home |anniversary )*dates?(?: nights?)? (?:ideas?|activities|suggestions?|plans?)|date nights?|ideas?(?= for (?:a |our |my |the )?(?:first |second |romantic |cute )*(?:date|date night|anniversary)\\b))",
      },
      {
        opens:
          "(?:(?:(?:make|generate|give|write|create)(?: me| us)? (?:a |the )?)?plan(?:ning)?(?: for| out)? (?:a|my|our|the) (?:[\\p{L}-]+ ){0,3}?(?:date(?: night)?|anniversary|romantic evening|proposal)(?! (?:range|format|column)))|where (?:should|can|do) i take (?:her|him|my (?:girlfriend|boyfriend|wife|husband|date|crush|partner))|what (?:should|can) (?:we|i) do (?:on|for) (?:a|our|my) (?:first |second )?(?:date|anniversary)",
      },
    ],
    not: "honeymoon|\\b(?:best before|due date|release|expir\\p{L}+|format|excel|sql|data|deadline|project proposal|business proposal|gifts?|outfits?|wear|text|play ?date|speech|card|caption)\\b",
    needs: ["date-stage", "date-frame", "date-likes"],
    advice: { professional: ["ideas-obvious"] },
  },
  {
    id: "ideas.team-building",
    forms: [
      {
        opens:
          "(?:give me )?(?:some )?(?:ideas for (?:a|our|my|the) )?(?:team )?(?:offsite|off-site|company retreat|team retreat|team[- ]?building (?:day|afternoon|evening|event))",
      },
      { opens: "ice ?breakers?(?: games| questions| activities)?" },
      {
        thing:
          "(?:team[- ]?building(?: (?:activit(?:y|ies)|games?|ideas?|exercises?|events?))?|team (?:activit(?:y|ies)|events?|outings?|offsite|retreat|bonding(?: (?:activit(?:y|ies)|ideas?|games?))?)(?: ideas?)?|(?:office|company|staff|work) (?:outing|retreat|offsite|games|fun day|activities)(?: ideas?)?|off-?site(?= (?:for|with) ))",
      },
      {
        thing:
          "(?:ice ?-?breakers?(?: (?:questions?|games?|activit(?:y|ies)|ideas?))?|energi[sz]ers?(?= (?:for|in) (?:a |my |our |the )?(?:meetings?|workshops?|teams?|class)))",
      },
    ],
    not: "\\b(?:e-?mail|invitation|memo|soccer|football|report|ship|essay|dating|tinder|gum|school|class(?:room|mates)?|students|kids|kindergarten)\\b",
    needs: ["games-who", "games-setting", "team-aim"],
    advice: { professional: ["games-rules", "games-shy"], concise: ["games-shy"] },
  },
  {
    id: "ideas.games",
    forms: [
      {
        thing:
          "games?(?= (?:to play )?(?:on|in) (?:the|a) (?:bus|train|plane|beach|coach|ferry|car|queue|journey|garden|park|pub|tent|classroom))",
      },

      {
        thing:
          "(?:(?:party|baby shower|bridal shower|wedding shower|hen party|bachelorette|drinking|card|travel|car|road trip|group|family|pen and paper|word|camp|campfire|guessing|texting|couples?|zoom|virtual|classroom|outdoor|indoor|lawn) games?(?: ideas?)?|games? to play(?= (?:at (?:a|the|my)|in the (?:car|pool|snow)|on (?:zoom|a (?:plane|bus|road trip))|around)\\b)|games?(?= for (?:a |an |our |my |the )?(?:[\\p{L}'-]+ )?(?:party|sleepover|adults|two|2|\\d+ people|groups?|friends|couples?|road trips?|car|zoom|christmas|thanksgiving|date night|family|camping)\\b))",
      },
      {
        thing:
          "(?:(?:would you )?rather|never have i ever|truth or dares?|most likely to|this or that|two truths and a lie|21|20|hot seat|get to know you|getting to know you|conversation|deep) (?:questions?|statements?|topics?|prompts?|starters?|dares?)|truth or dares?|conversation starters?|never have i ever|(?:deep|fun|funny|random|interesting|flirty|good) questions?(?= (?:to ask|for) (?:a |an |my |your |our |some)?(?:[\\p{L}'-]+ )?(?:friends?|girl|guy|boyfriend|girlfriend|crush|couples?|partner|date|family|kids|someone|people|coworkers?)\\b)|questions? to ask(?= (?:a|my|your|on a|someone) (?:first )?(?:girl|guy|boyfriend|girlfriend|crush|partner|date|friends?|stranger|new friend)\\b)",
      },
    ],
    not: "(?:recommend|suggest)(?: me)? (?:an? )(?:\\p{L}+ )?game(?!s)|\\b(?:code|program|python|unity|javascript|html|react|app|video games?|pc|steam|switch|ps4|ps5|xbox|mobile|design (?:a|my) game|build|develop|psychologist|doctor|lawyer|interview|buy|board games?|olympic|unreal|godot|guitar|rules)\\b",
    needs: ["games-who", "games-setting", "games-mood"],
    advice: { professional: ["ideas-obvious"] },
  },
  {
    id: "ideas.side-business",
    forms: [
      {
        thing:
          "(?:(?:small |side |online |home |new |unique |profitable |passive |weird |low cost |local )*(?:business|startup|start-up|side[- ]?hustles?|passive income|side job|side gig|side business|saas|dropshipping|etsy shop|money making|income) (?:ideas?|opportunit(?:y|ies)|suggestions?)|side[- ]?hustles?|side (?:gigs?|jobs?)|business ideas?|ways? to (?:make|earn) (?:some )?(?:extra |more |quick |easy |passive |side )*(?:money|cash|income))",
      },
      {
        is: "(?:(?:how to (?:get|make|build|start)|i want|i need|earn(?:ing)?) )?passive income(?: streams?)?",
      },
      {
        opens:
          "how (?:do|can|could|should|to|would)(?: i| we| a \\p{L}+| you)? (?:make|earn|get) (?:some |a little |a lot of )?(?:extra |more |quick |easy |passive |side |fast |good )*(?:money|cash|income)(?! (?:back|out|from my (?:boss|bank|landlord|ex)))|(?:i need to|i want to)? ?(?:make|earn) (?:some )?(?:extra |more |quick )*(?:money|cash)(?= (?:online|from home|fast|on the side|as a))|(?:what|which) business (?:should|can|could) i start",
      },
    ],
    not: "\\b(?:gta|game|roblox|minecraft|runescape|sims|stardew|skyrim|cover letter|essay|blog post|plan for|stocks?|crypto|invest\\p{L}*|gambling|casino|story|illegal|cards?|names?)\\b",
    needs: ["hustle-skills", "hustle-means", "hustle-how"],
    advice: {
      professional: ["hustle-first-customer"],
      concise: ["hustle-short"],
      expert: ["hustle-test"],
    },
  },
  {
    id: "ideas.craft-pattern",
    forms: [
      {
        thing:
          "(?:knitting|knit|crochet|sewing|quilt(?:ing)?|cross[- ]stitch|amigurumi|macrame) (?:patterns?|instructions?)",
      },
      {
        opens:
          "(?:how (?:to|do i|can i) )?(?:knit|crochet|sew) (?:an? |my |some |the )?(?:\\p{L}+ )?(?:hat|beanie|scarf|socks?|sweater|jumper|cardigan|blanket|mittens?|gloves|bag|tote|dress|skirt|apron|cushion cover|curtains|baby blanket|headband|shawl|cowl|top)",
      },
    ],
    not: "\\b(?:abbreviations?|meanings?|means?|how to read|read an?|design pattern|business|name for|logo|shop|etsy|sell|machine (?:is|not|won))\\b",
    needs: ["craft-for", "craft-have", "craft-level"],
    advice: { professional: ["craft-check"], concise: ["craft-check"] },
  },
  {
    id: "ideas.hobby",
    forms: [
      { thing: "(?:new )?hobb(?:y|ies)(?: ideas?| suggestions?)?" },
      {
        opens:
          "what (?:to do|(?:can|should|could|do) i do) (?:now (?:that )?|when |after )(?:i'?m |im |i am |i've |ive )?(?:retire(?:d|s)?|retirement|retiring)(?! from)|(?:what|which) hobb(?:y|ies) (?:should|can|could|would|is|are)|how (?:do|can|to)(?: i)? find (?:a|my|new) hobb(?:y|ies)|i (?:need|want) (?:a|some|new) (?:new )?hobb(?:y|ies)",
      },
    ],
    not: "\\b(?:resume|cv|lobby|shop|my hobb(?:y|ies) (?:is|are)|essay|paragraph|hobby lobby|interview|profile)\\b",
    needs: ["hobby-enjoyed", "learn-time"],
    advice: { professional: ["hobby-try"] },
  },
  {
    id: "ideas.bored",
    forms: [
      {
        is: "(?:i'?m|i am|we are|we're) (?:so |really |super )?bored(?: (?:at (?:home|work|school)|what (?:should|can|do) (?:i|we) do|give me something to do|help|today|tonight|to death))*",
      },
      {
        is: "(?:fun |cool |random |free |cheap |productive )*(?:things|stuff|something|what) to do (?:(?:when|if) (?:i'?m |you'?re |i am |you are |your )?(?:bored|alone|sick)|at home|this weekend|today|tonight|on a (?:rainy|snowy) day|alone|by myself|with (?:friends|my friends?|my (?:boyfriend|girlfriend)))(?: .{0,40})?",
      },
      {
        is: "what (?:should|can|could|do) (?:i|we) do (?:today|tonight|this weekend|on (?:the |my )?weekend|on my day off|at home|for fun|when (?:i'?m )?bored)(?: .{0,40})?",
      },
      { opens: "(?:weekend|staycation) ideas?" },
    ],
    not: "\\b(?:pain|fever|sad|my (?:kids?|child|toddler|son|daughter)|kids|hurts?|about (?:my|the|this)|exam|visiting|in (?:paris|london|new york|rome|chicago|berlin|tokyo))\\b",
    needs: ["bored-where", "bored-mood"],
  },
  {
    id: "ideas.project",
    forms: [
      {
        thing:
          "(?:ideas?|topics?|projects?|experiments?)(?= (?:for|in) (?:(?:a|an|the|my|our) )?(?:\\d+(?:st|nd|rd|th)[- ]grade(?:rs?)? |(?:first|second|third|fourth|fifth|sixth|seventh|eighth)[- ]grade(?:rs?)? |middle school |high school |year \\d+ |school )?(?:science (?:fair|project|week|day)|school fair|capstone))",
      },

      {
        thing:
          "(?:(?:science fair|science|school|final year|senior|capstone|art|diy|coding|programming|python|arduino|raspberry pi|portfolio|web development|machine learning|data science|research|thesis|dissertation|engineering|passion|community service|weekend|eagle scout|app|javascript|react|college|stem|history|photography|woodworking|beginner|side|personal) )+(?:projects?|topics?|apps?)? ?(?:ideas?|suggestions?|topics?)|project ideas?|app ideas?|science fair projects?|(?:essay|speech|presentation|research|debate|thesis|persuasive speech|dissertation|research paper) topics?",
      },
      {
        thing:
          "(?:ted ?-?talk|speech) topics|(?:ideas?|topics?)(?= for (?:my |our |a |an |the )?(?:[\\p{L}'-]+ ){0,3}?(?:project|science fair|essay|debate|thesis|dissertation|presentation|research paper|capstone|speech|app|portfolio)\\b)",
      },
      {
        opens:
          "(?:help (?:me )?)?(?:choose|pick|find|come up with) (?:an? |my )(?:[\\p{L}-]+ ){0,2}?(?:topic|project)(?= for |$|[.?!])|what should (?:i|we) (?:build|make|code|program|research)(?=$|[?.!]| (?:for|with|in|about|as)\\b)",
      },
    ],
    not: "\\b(?:story|novel|movie|book|names?|logo|tattoo|dinner|business|color|decor|marketing|content|blog|youtube|room|kitchen|wedding|toast|painting ideas|drawing|for (?:kids|toddlers|preschoolers)|plan|minecraft|lego|roblox|sims|terraria)\\b",
    needs: ["project-field", "project-frame"],
    advice: { professional: ["project-first-step"], expert: ["project-own"] },
  },
  {
    id: "ideas.costume",
    forms: [
      {
        thing:
          "(?:(?:halloween|carnival|couples?|group|cosplay|fancy dress|purim|book week|world book day) )*costumes?(?: ideas?| suggestions?)?|(?:cosplay|fancy dress|halloween costume) ideas?",
      },
      {
        opens:
          "what (?:should|can|could|to) (?:i |we |my (?:son|daughter|kid) )?(?:be|dress up as|go as|wear)(?: up)? (?:for|on|at) (?:halloween|carnival|a costume party|the costume party|a fancy dress)",
      },
    ],
    not: "\\b(?:design history|sew|pattern|rent(?:al)?|hire|shop|store|jewelry|history of|contest rules|code|image|draw)\\b",
    needs: ["costume-who", "costume-means"],
    advice: { professional: ["ideas-obvious"] },
  },
];
