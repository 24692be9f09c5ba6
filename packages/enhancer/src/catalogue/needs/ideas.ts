import type { Need } from "../ask.ts";

const people =
  "\\b(?:\\d+|two|three|four|five|six|seven|eight|ten|twelve|a dozen) (?:of us|people|guests|kids|children|adults|friends|girls|boys|women|men|persons?|players|colleagues|coworkers|teens|nurses|teachers|couples|families|toddlers|students|\\p{L}+ers)\\b|\\b(?:just |the )?(?:two|three|four|five) of us\\b|\\bfamily of \\d\\b";
const money =
  "[$€£]\\s?\\d|\\b\\d+ ?(?:dollars?|bucks|euros?|pounds?|usd|eur|gbp|k)\\b|\\bbudget\\b|\\bcheap(?:ly)?\\b|\\bfree\\b|\\b(?:under|max(?:imum)?|up to|at most|no more than) \\d+|\\b(?:no|little|without|spend(?:ing)?) money\\b|\\b(?:broke|expensive)\\b";
const likes =
  "\\b(?:likes?|loves?|into|enjoys?|fans? of|hates?|obsessed|crazy about|favou?rite|favors?|big on|not (?:into|a fan)|no fuss|can'?t stand)\\b";

/** A party of a child: up to twelve years, or said so. */
const childParty =
  "\\b(?:(?:[1-9]|1[0-2])(?:st|nd|rd|th)? birthday|(?:[1-9]|1[0-2])[- ]?(?:years?|yrs?|yo)\\b(?! anniversary)|(?:one|two|three|four|five|six|seven|eight|nine|ten)[- ]year|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) birthday|kids?'?|child(?:ren)?'?s?|son'?s|daughter'?s|toddler)\\b";

/** What names, parties, games and pastimes turn on. */
export const ideasNeeds = {
  "fund-for": {
    label: "Amount needed",
    question: "How much do you need?",
    suggestions: ["a few hundred", "about 1000", "several thousand", "as much as possible"],
    said: "\\bfor (?:a |the |our |new )+\\p{L}+.*\\d|[$£€] ?\\d+|\\b\\d{3,}\\b",
  },
  "fund-people": {
    label: "Helpers",
    question: "How many of you can help?",
    suggestions: ["two or three", "about ten", "a whole class or club", "just me"],
    said: "\\b(?:just me|only me|alone|on my own|few of us|(?:two|three|four|five|ten) of us)\\b|\\b\\d+ (?:helpers|volunteers|parents|members|kids|families|pupils)\\b",
  },
  "fund-done": {
    label: "What was done",
    question: "What have you done for it so far?",
    suggestions: ["nothing yet", "bake sales", "raffles", "sponsored runs"],
    said: "\\b(?:tired of|already|last year|not another|instead of|no more)\\b",
  },
  "name-of-what": {
    label: "What it is",
    question: "What do you do or offer there, and for whom?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:bands?|choir|orchestra)\\b",
        label: "Our music and style",
        question: "What do you play, and what are you like?",
      },
      {
        when: "\\b(?:boat|narrowboat|yacht|canoe)\\b",
        label: "Boat and crew",
        question: "What kind of boat is it, and who sails in it?",
      },
      {
        when: "\\b(?:podcast|blog|channel|newsletter)\\b",
        label: "Topic and audience",
        question: "What is it about, and for whom?",
      },
      {
        when: "\\b(?:club|society|group|charity)\\b",
        label: "About us",
        question: "What do you do together, and who are you?",
      },
      {
        when: "\\b(?:product|tool|app|software|program|course|event|project)\\b",
        label: "Offer and audience",
        question: "What does it do or offer, and for whom?",
      },
      {
        when: "\\bfor (?:my|our|an?|the) (?:new |small |little |own )*(?!(?:business|company|brand|shop|store|startup|start-up|youtube|website|agency|firm|line|buisness|bussiness|team|etsy|online|stall|studio|salon)\\b)\\p{L}+",
        label: "What is special",
        question: "What makes yours different?",
      },
      {
        when: "\\b(?:bakery|caf[eé]|cafe|salon|restaurant|food truck|brewery|coffee shop|bar|pub|gym|farm|kennels?|dog grooming|yoga studio|groomers?|plumber|gardener|handyman|cleaner|caterer|florist|hairdressers?|b&b)\\b",
        label: "What is special",
        question: "What makes yours different?",
      },
    ],
    said: "\\b(?:handmade|home ?made|second ?hand|used|vintage) (?:soaps?|candles?|books?|clothes|clothing|furniture|jewel\\p{L}+|records|toys)|\\b(?:metal|punk|rock|jazz|indie|folk|cyberpunk|k-?pop|country|techno|cover) (?:\\p{L}+ )?bands?\\b|\\bfor (?:my|our|an?|the) (?:[\\p{L}-]+ ){2,5}(?:business|company|shop|store|service|agency|studio|restaurant|caf[eé]|bakery)\\b|\\b(?:that|which|who|where) (?:\\p{L}+ ){1,}|\\babout \\p{L}+ \\p{L}+|\\bsell(?:s|ing)?\\b|\\bwe (?:make|do|are|help)\\b|\\b(?:organic|vegan|handmade|online|mobile|family|local|gluten|vintage|second ?hand|dog|pet|wedding|coffee|cake|sourdough|software|app|ai|cleaning|candles?|jewel\\p{L}+|soap|yoga|fitness|travel|photography|flowers?|plants?|toys?|clothes|clothing|furniture|markets|we|i|its?|it's) \\p{L}+.*(?:,|\\bfor\\b|\\band\\b|\\bin\\b|\\bwith\\b|\\bat\\b).*\\p{L}+|,\\s*(?:we|i|its?|it's|mostly|mainly|organic|vegan|handmade|for|small|an?|the)\\b",
  },
  "name-feel": {
    label: "How it should sound",
    question: "How should it sound?",
    suggestions: ["down to earth", "elegant", "playful", "short and modern"],
    cases: [
      {
        when: "\\b(?:fantasy|dnd|d&d|rpg|paladin|wizard|elf|elven|orc|dragon|dwarf|knight|villain|superhero|gamer ?tag|guild)\\b",
        suggestions: ["heroic", "dark", "funny", "old and noble"],
      },
      {
        of: ["ideas.baby-names"],
        suggestions: ["classic", "rare, but not odd", "short and modern", "soft"],
      },
      {
        of: ["ideas.pet-names"],
        suggestions: ["like a person's name", "funny", "short, easy to call", "grand"],
      },
      {
        of: ["ideas.titles"],
        when: "\\b(?:thesis|dissertation|paper|report|presentation|talk|course|workshop|essay|speech)\\b",
        suggestions: ["plain and exact", "catchy", "as a question"],
      },
      { of: ["ideas.titles"], suggestions: ["plain", "poetic", "funny", "a bit mysterious"] },
    ],
    said: "\\b(?:rare|uncommon|classic|old[- ]fashioned|unisex|gender[- ]neutral|strong|biblical|human|mytholog\\p{L}+|nature|norse|greek|boho|mean(?:s|ing)?)\\b|\\b(?:funny|cool|catchy|unique|modern|elegant|playful|serious|creative|cute|badass|aesthetic|punny|clever|short|classy|professional|simple|edgy|dark|cyberpunk|vintage|luxur\\p{L}*)\\b|\\b(?:warm|cozy|cosy|traditional|earthy|fun|quirky|silly|sad|dirty|cheeky|friendly|bold|soft|gentle|posh|techy|scientific|natural|fresh|feminine|masculine|girly|tough|scary|royal|french|italian|spanish|german|latin|japanese|nordic|celtic|irish|gaelic|hebrew|arabic|food(?! truck)|space|star wars|disney|timeless|popular|two syllables|one syllable|easy to|literary|poetic|dramatic|academic|provocative|not (?:too )?(?:common|trendy|cheesy|boring|weird|posh|serious|silly)|sounds?|witty|cosy|sporty|something \\p{L}+)\\b",
  },
  "name-not": {
    label: "Rules for it",
    question: "Which rules must it follow?",
    suggestions: ["no made-up words", "two words at most", "easy to spell", "none"],
    said: "\\bin (?:an? |my )?(?:\\p{L}+ )?(?:story|novel)\\b|\\bwithout\\b|\\bnot?\\b|\\bwith the (?:word|name|letter)\\b|\\binclud|\\bcontain|\\bstart(?:s|ing)? with\\b|\\bavoid\\b|\\bone[- ]word\\b|\\b(?:must|have to|has to|only|ends? (?:in|with)|begins?|letter|initials?|max(?:imum)?|two words?|one word|three words?|syllables?|rhymes?|pun|our (?:name|town|street|last name|surname)|my (?:name|last name|surname)|nothing|never|but not|\\.com|domain|spell|pronounce)\\b",
  },
  "babyname-family": {
    label: "Surname and languages",
    question: "Which surname and languages must it go with?",
    suggestions: [],
    said: "\\b(?:last name|surname)\\b|\\b(?:spanish|french|german|italian|irish|indian|arabic|hebrew|greek|japanese|korean|african|nordic|scottish|welsh|russian|muslim|hindu|jewish|christian|biblical)\\b|\\b(?:(?:dad|mom|mum|father|mother|husband|wife|he|she|i|i'm|im|we) (?:is|are|am|'?m)? ?(?:half )?(?:\\p{L}+(?:an|ish|ese|ch|i))|polish|turkish|dutch|swedish|danish|norwegian|english|portuguese|ukrainian|vietnamese|chinese|persian|nigerian|mexican|american|bilingual|both languages|pronounce\\p{L}*|family name|last ?name|named? \\p{L}+ (?:smith|miller))\\b",
  },
  "babyname-siblings": {
    label: "Names I don't want",
    question: "What kind of name do you not want?",
    suggestions: [
      "very common ones",
      "old-fashioned ones",
      "ones that get shortened",
      "unusual spellings",
    ],
    said: "\\bmiddle\\b|\\bgo(?:es)? with\\b|\\bmatch|\\btwins?\\b|\\bnot\\b|\\b(?:no (?:emma|liam|noah|oliver|common|popular)|ruled out|already (?:have|like|rejected)|except|don'?t (?:like|want)|hate|nothing|too (?:common|popular)|top 10)\\b",
  },
  "petname-animal": {
    label: "The animal",
    question: "What does it look like, and how does it behave?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:twins?|goats|puppies|kittens|hens|chickens|pigs|sheep|two|three|\\d+|fish|rats|pair)\\b",
        label: "Looks and behavior",
        question: "What do they look like, and how do they behave?",
      },
    ],
    said: "\\b(?:bay|chestnut|palomino|piebald|skewbald|roan|dun|tortoiseshell|merle|speckled)\\b|\\b(?:that|who) (?:\\p{L}+ ){2,}|\\b(?:black|white|orange|brown|gr[ae]y|golden|ginger|small|big|fluffy|fat|lazy|tiny|calico|tabby|spotted|shy|crazy)\\b|\\b(?:gr[ae]y|cream|red|striped|stripes|brindle|long[- ]?hair\\p{L}*|fur|white paws|spots?|male|female|boy|girl|labrador|retriever|poodle|dachshund|husky|corgi|pug|bulldog|shepherd|beagle|terrier|siamese|persian|maine coon|rescue|playful|cuddly|loud|sleeps?|eats?|bites?|runs?|clumsy|grumpy|wild|calm|energetic|bouncy|big ears|one eye|old|loves?|always|he|she)\\b",
  },
  "group-who": {
    label: "Who it is for",
    question: "Who is it for?",
    suggestions: ["colleagues", "old school friends", "a sports team", "the family"],
    cases: [
      {
        when: "\\bnick ?names?\\b",
        question: "Who or what is it for, and what stands out?",
        suggestions: [],
      },
      {
        when: "\\b(?:stage|pen|rap|artist|dj|user|gamer|screen|instagram|tiktok|channel) ?names?\\b|\\bgamertags?\\b",
        label: "About me",
        question: "What do you do under it, and what are you like?",
        suggestions: [],
      },
      {
        when: "\\bplaylists?\\b",
        label: "Music and mood",
        question: "What is on it, and for which mood?",
        suggestions: [],
      },
      {
        when: "\\b(?:clan|guild|squad|server|world|alliance)\\b",
        label: "Our games and style",
        question: "What do you play, and what are you like?",
        suggestions: [],
      },
      {
        when: "\\b(?:knit\\p{L}*|sew\\p{L}*|craft\\p{L}*|walking|singing|swimming|garden\\p{L}*|allotment|reading|cooking)\\b",
        label: "About us",
        question: "Who are you, and what is special about you?",
        suggestions: [],
      },
    ],
    said: `\\bwi-?fi\\b|\\b(?:trivia|quiz|soccer|football|basketball|baseball|softball|volleyball|bowling|work|sales|gaming|running|family|friends?|cousins|girls|sisters?|bros?|metal|rock|punk|jazz|school|dance|whatsapp|telegram|discord)\\b|${people}|\\b(?:office|hr|accounting|nurses?|teachers?|engineers?|lawyers?|students|uni|college|hockey|tennis|golf|cricket|rugby|netball|rowing|climbing|hiking|cycling|book|book club|poker|d&d|dnd|minecraft|valorant|fortnite|streamer|artist|photographer|twitch|instagram|moms?|dads?|neighbou?rs|roommates|church|choir|indie|pop|folk|hip hop|band|charity|pub|darts|kickball|fantasy|relay|marathon|hackathon|robotics|debate|we (?:are|play|meet)|colleagues|coworkers)\\b`,
  },
  "party-guests": {
    label: "Number of guests",
    question: "About how many people will come?",
    suggestions: ["2 to 4", "about 10", "about 30", "50 or more"],
    cases: [
      { when: "\\breunions?\\b", suggestions: ["about 20", "about 50", "100 or more"] },
      {
        when: "\\b(?:baby shower|hen|stag|bachelor\\p{L}*|bridal shower)\\b",
        question: "About how many people will come?",
        suggestions: ["up to 6", "about 10", "about 20", "30 or more"],
      },
      {
        question: "About how many people will come?",
        when: "\\b(?:weddings?|christening|baptism|reunion|golden|communion|bar mitzvah|quincea[nñ]era|fund ?rais\\p{L}*|charity)\\b",
        suggestions: ["about 20", "about 60", "about 100", "150 or more"],
      },
      {
        when: "\\b(?:retirement|leaving|farewell|going[- ]away)\\b",
        suggestions: ["about 10", "about 30", "50 or more"],
      },
      {
        when: "\\b(?:office|work|company|staff|team)\\b",
        question: "About how many people will come?",
        suggestions: ["about 10", "about 30", "about 60", "100 or more"],
      },
      {
        when: childParty,
        question: "How many children will come?",
        suggestions: ["about 5", "about 10", "about 15", "the whole class"],
      },
      {
        of: ["ideas.party"],
        when: "^(?!.*\\bpart(?:y|ies)\\b).*\\b(?:birthday|bday|anniversary)\\b",
        question: "How many of you will there be?",
        suggestions: [
          "just the two of us",
          "the close family",
          "8 friends",
          "20, friends and family",
        ],
      },
      {
        question: "About how many people will come?",
        when: "\\b(?:birthday|anniversary|house ?warming|new year\\p{L}*|graduation|engagement)\\b",
        suggestions: ["up to 5", "about 10", "about 20", "30 or more"],
      },
    ],
    said: `\\b\\d+ (?:people|guests|kids|children|adults|friends|girls|boys|persons)\\b|\\bfor \\d+\\b(?![- ]?(?:years?|yrs?|yo|hours?|days?)\\b)|${people}|\\b\\d+ (?:nurses|ladies|relatives)\\b|\\b(?:(?:about|around|up to|max) \\d+|whole (?:family|class)|just family|small group|few friends|close friends|his class|her class|\\d+ (?:to|-) \\d+)\\b`,
  },
  "party-where": {
    label: "Place",
    question: "Where will it be?",
    suggestions: ["at home", "in a restaurant", "in a rented hall", "outdoors"],
    cases: [
      {
        when: "\\b(?:do|party|weekend|night) in (?!the\\b|a\\b|an\\b|my\\b|our\\b)\\p{L}+",
        label: "How long",
        question: "How long will it be?",
        suggestions: ["one evening", "a whole day", "a weekend", "longer"],
      },
      {
        question: "Where will it be?",
        when: childParty,
        suggestions: [
          "at home",
          "in the yard or garden",
          "in a rented hall",
          "a park or playground",
        ],
      },
    ],
    said: `\\b(?:soft play|trampoline|care home|pub|village hall|cinema|lake|camp ?site|castle|boat|club ?house|at (?:the|a) (?!end\\b|moment\\b|weekend\\b)\\p{L}+)\\b|[$€£]\\s?\\d|\\bat home\\b|\\boutdoors?\\b|\\bbackyard\\b|\\bgarden\\b|\\bbudget\\b|\\bcheap\\b|\\bpark\\b|\\boffice\\b|\\bvirtual\\b|\\bonline\\b|${money}|\\b(?:living room|our (?:house|flat|place|apartment)|my (?:house|flat|place|apartment)|(?:small|tiny|big) (?:house|flat|apartment|room|garden|yard|living room)|apartment|in the (?:house|flat|woods|park|yard|garden|gym|basement|garage|church|school|hall)|hall|restaurant|bowling|pool|beach|church|community cent(?:er|re)|venue|rented|rent|barn|farm|rooftop|terrace|zoo|museum|classroom|outside|indoors?|inside|rain(?:y|ing)?)\\b`,
  },
  "party-loves": {
    label: "What they love",
    question: "What do they love most?",
    suggestions: ["good food and talking", "games", "dancing", "peace and quiet"],
    cases: [
      {
        when: childParty,
        question: "What does the child love?",
        suggestions: ["animals", "pirates or princesses", "soccer", "crafts"],
      },
      {
        when: "\\b(?:hen|stag|bachelor\\p{L}*)\\b",
        suggestions: [
          "food and cocktails",
          "something active",
          "a spa or pool",
          "dancing all night",
        ],
      },
    ],
    said: `\\bthem(?:e|ed)\\b|\\bloves?\\b|\\bwho likes?\\b|\\b(?:dinosaurs?|unicorns?|princess|pirates?|space|superhero(?:es)?|80s|90s|hawaiian|casino|harry potter|minecraft|pokemon)\\b|\\b(?:enjoys?|into|fans? of|obsessed|crazy about|favou?rite|big on)\\b|(?<!\\b(?:no|not|nothing with|without) )\\b(?:dancing|karaoke|games|football|soccer|cars|horses|frozen|barbie|paw patrol|bluey|dragons|mermaids?|fairies|lego|science|art|music|cooking|wine|food|quiet|shy|introvert\\p{L}*|vegan|cent(?:er|re) of attention|disco|[5-9]0s|sports?|outdoorsy)\\b`,
  },
  "kids-age": {
    label: "Children",
    question: "How old are the children?",
    suggestions: ["under 5 years", "5 to 7 years", "8 to 11 years", "teenagers"],
    cases: [
      {
        when: "\\b(?:play ?time|break ?time|recess|assembly|class(?:room)?|golden time)\\b",
        suggestions: ["a class of 6-year-olds", "a class of 10-year-olds", "mixed ages, about 20"],
      },

      {
        when: "\\b(?:\\d+|two|three|four|five|six|eight|ten|twelve) (?:\\p{L}+ )?(?:kids|children|boys|girls)\\b",
        question: "How old are the children?",
        suggestions: ["3 and 4", "5 to 7", "8 to 10", "11 and older"],
      },
    ],
    said: `\\b(?:brownies|cubs|beavers|rainbows)\\b|year[- ]?olds?\\b|\\btoddlers?\\b|\\bteens?\\b|\\bteenagers?\\b|\\bpreschool\\p{L}*|\\bbab(?:y|ies)\\b|\\bkindergarten|\\bgrade(?:rs?)?\\b|\\bage[sd]?\\b|\\b\\d+ ?(?:yo|y/o)\\b|\\b\\d{1,2}[- ]?(?:years?|yrs?|months?)\\b|\\b(?:aged?|ages|is|are|turns?) \\d|\\b(?:two|three|four|five|six|seven|eight|ten)[- ]years?|\\b\\d+ and \\d+\\b|, ?\\d{1,2}(?:,|$)|\\b(?:first|second|third|1st|2nd|3rd|\\dth) grade\\p{L}*|\\btweens?\\b|\\bnursery\\b`,
  },
  "kids-have": {
    label: "What is at hand",
    question: "What do you have at hand?",
    suggestions: [
      "paper, pens, glue",
      "a yard and a ball",
      "nothing special",
      "I can buy a little",
    ],
    cases: [
      {
        when: "\\b(?:blind|visually impaired|low vision)\\b",
        suggestions: [
          "a quiet room",
          "things that make sounds",
          "nothing special",
          "I can buy a little",
        ],
      },
      {
        when: "\\b(?:rain\\p{L}*|wet|indoors?|inside|snow\\p{L}*|storm)\\b",
        suggestions: [
          "paper, pens, glue",
          "balloons and music",
          "nothing special",
          "I can buy a little",
        ],
      },
    ],
    said: "\\bwith (?:paper|household|no|just|only|lego|chalk|water)\\b|\\bno (?:supplies|prep|materials|screens?)\\b|\\bwithout\\b|\\bcheap\\b|\\bfree\\b|\\bcraft|\\bscreen|\\b(?:cardboard|tape|glue|lego|paint|pens?|crayons|chalk|balloons?|boxes|garden|yard|balcony|playground|park|kitchen|flour|toys|board games|books|trampoline|pool|hose|sandbox|stuff (?:we|from|at)|household|nothing (?:special|to buy)|buy|no (?:glitter|mess|screens?|money|toys|garden|yard)|nature|woods|tablet|printer)\\b",
  },
  "date-stage": {
    label: "The two of us",
    question: "How well do you know each other?",
    suggestions: ["our first date", "a few dates so far", "together for years"],
    said: "\\b(?:propos\\p{L}*|baby|my love)\\b|\\b(?:first|1st|second|2nd|third) date\\b|\\banniversary\\b|\\bgirlfriend\\b|\\bboyfriend\\b|\\bwife\\b|\\bhusband\\b|\\bmarried\\b|\\blong[- ]distance\\b|\\bpartner\\b|\\b(?:years? (?:together|now|of marriage)|together (?:for|since)|been (?:together|dating|married)|dating (?:for|since)|\\d+ (?:years|months)|(?:third|fourth|3rd|4th|few|couple of) dates?|just met|tinder|hinge|bumble|blind date|crush|spouse|fianc[eé]e?|my man|newlyweds?|parents|kids|colleague|coworker|know each other|long time)\\b",
  },
  "games-who": {
    label: "Who plays",
    question: "Who will play?",
    suggestions: ["good friends", "colleagues", "family of all ages", "people who just met"],
    cases: [
      {
        of: ["ideas.games"],
        when: "\\b(?:questions?|starters?|topics|rather|never have i|truth|dares?|most likely|hot seat|this or that)\\b",
        label: "Who it is with",
        question: "Who is it with?",
        suggestions: ["a first date", "my partner", "good friends", "colleagues"],
      },
      {
        label: "Who will be there",
        question: "Who will be there?",
        of: ["ideas.games"],
        when: "\\b(?:hen|stag|bachelor\\p{L}*)\\b",
        suggestions: ["only close friends", "friends and family", "many who are strangers"],
      },
      {
        of: ["ideas.games"],
        when: "\\b(?:care home|nursing home|old people|elderly|seniors?|pensioners?)\\b",
        label: "Fitness of the players",
        question: "How fit are the players?",
        suggestions: [
          "all quite active",
          "mostly in chairs",
          "some hear badly",
          "some have dementia",
        ],
      },
      {
        label: "Number of players",
        question: "How many people will take part?",
        of: ["ideas.team-building"],
        suggestions: ["up to 6 people", "about 10 people", "about 20 people", "50 or more"],
      },
      {
        when: "\\b(?:baby|bridal|wedding) shower\\b",
        label: "Number of guests",
        question: "About how many guests will come?",
        suggestions: ["up to 10 guests", "about 20 guests", "30 or more guests"],
      },
    ],
    said: `\\b(?:my|our|an?) (?:\\p{L}+ )?(?:dad|mum|mom|gran|granny|nan|nana|grandma|grandpa|uncle|aunt|sister|brother|partner)\\b|\\b\\d+ (?:friends|adults|kids|colleagues|coworkers|teens|nurses|teachers|women|men|boys)\\b|\\b(?:two|three|four|five) of us\\b|^(?=.*\\b(?:team|shower|ice ?-?breakers?|off-?site|retreat|outings?|energi[sz]ers?|office|company|staff|work)\\b).*(?:${people}|\\b(?:\\d+ (?:people|players|persons)|about \\d+|team of|group of|\\d+ (?:to|-) \\d+)\\b)|\\bfor (?:two|2|couples?|kids|teens|adults|work|new|virtual|remote|a (?:class|team|date))\\b|\\bwith (?:my|a) (?:girlfriend|boyfriend|crush|friends?|family|kids?)\\b|\\bcoworkers?\\b|\\bfriends\\b|\\bfamily\\b|\\b(?:roommates|siblings|cousins|grandparents|in[- ]?laws|strangers|new (?:people|team|hires)|colleagues|employees|students|class|girls|guys|couple|boyfriend|girlfriend|husband|wife|kids?|teens?|drunk|know each other|half of (?:them|us)|just me|alone|remote|introverts|wedding guests|all ages)\\b`,
  },
  "games-setting": {
    label: "Place",
    question: "Where will it be?",
    suggestions: ["at home", "outdoors", "in a hall", "on video"],
    cases: [
      {
        question: "Where will it be?",
        of: ["ideas.games"],
        when: "\\b(?:hen|stag|bachelor\\p{L}*)\\b",
        suggestions: ["at home", "in a bar or restaurant", "in a holiday home", "outdoors"],
      },
      {
        label: "How long",
        question: "How long should it last?",
        of: ["ideas.team-building"],
        when: "\\b(?:ice ?-?breakers?|energi[sz]ers?)\\b",
        suggestions: ["5 minutes", "10 minutes", "20 minutes", "half an hour"],
      },
      {
        question: "Where will it be?",
        of: ["ideas.games"],
        when: "\\b(?:drink\\p{L}*|beer|shots?|adult|pub|bar)\\b",
        suggestions: ["at home", "in a bar", "outdoors", "on a trip"],
      },
      {
        when: "\\b(?:baby|bridal|wedding) shower\\b",
        label: "Place",
        question: "Where is it?",
        suggestions: ["at home", "in a restaurant", "in a garden", "on video"],
      },
      {
        of: ["ideas.kids"],
        when: "\\b(?:play ?time|break ?time|recess|assembly|class(?:room)?|golden time)\\b",
        question: "Where will it be?",
        suggestions: ["in a classroom", "in a hall or gym", "in the playground"],
      },

      {
        of: ["ideas.games"],
        when: "\\b(?:bus|train|plane|coach|ferry|car|queue|journey|tent)\\b",
        label: "How long",
        question: "How long should it last?",
        suggestions: ["ten minutes", "half an hour", "an hour", "the whole trip"],
      },

      {
        of: ["ideas.kids"],
        when: "\\b(?:rain\\p{L}*|wet|indoors?|inside|snow\\p{L}*|storm)\\b",
        label: "Room there is",
        question: "How much room is there?",
        suggestions: ["a small flat", "a living room", "a whole house", "a hall or gym"],
      },
      {
        question: "Where will it be?",
        of: ["ideas.kids"],
        suggestions: ["at home", "outdoors", "in the car", "in a hall or classroom"],
      },
      {
        question: "Where will it be?",
        of: ["ideas.team-building"],
        suggestions: ["at the office", "on video", "outdoors", "at a hotel or venue"],
      },
    ],
    said: "\\b(?:cabin|tent|hut|cottage|caravan|classroom|gym|pool|beach|church|pub|campfire|train|plane)\\b|\\b(?:conversation|starters?|would you rather|never have i|truth or dare|deep questions|while i|care home|nursing home)\\b|\\bquestions to ask\\b|\\b(?:at (?:home|work|school)|rainy|plane|home|backyard|garden|snow|restaurant|hotel|camping|weekend|tonight)\\b|\\b(?:online|virtual|zoom|remote|indoors?|outdoors?|outside|inside|car|road trip|text|over text|office|beach|bus|plane|classroom|minutes?|pen and paper|cards?)\\b|\\b(?:living room|garden|yard|woods|forest|park|gym|hall|pool|lake|camp(?:fire|site)?|train|flight|airport|pub|bar|kitchen|house|flat|apartment|church|school|classroom|conference|meeting room|teams|video|hours?|half (?:an hour|a day|day)|afternoon|evening|friday|saturday|sunday|all day|lunch|christmas party|wedding|raining|small (?:room|space|flat)|phone|discord)\\b",
  },
  "games-mood": {
    label: "Mood",
    question: "What mood should it bring?",
    suggestions: ["silly", "calm and personal", "a bit of competition", "nothing embarrassing"],
    said: "\\b(?:productive|relax\\p{L}*|creative|useful)\\b|\\b(?:funny|deep|spicy|dirty|flirty|silly|serious|hard|easy|clean|interesting|weird|embarrassing|competitive|fun|crazy)\\b|\\b(?:chill|calm|quiet|loud|wild|laugh\\p{L}*|jokes?|personal|romantic|cozy|cosy|energetic|active|educational|thoughtful|tricky|cheeky|naughty|family[- ]friendly|not (?:too )?(?:embarrassing|silly|personal|loud|childish|cringe|cringy)|nothing (?:embarrassing|silly|dirty|physical|cringe)|no (?:drinking|running|embarrassment)|low[- ]key|easy[- ]going|action|competition|win|thrill\\p{L}*|adult|18\\+|pg)\\b",
  },
  "team-aim": {
    label: "What it should bring",
    question: "What should it do for the team?",
    suggestions: ["getting to know others", "less tension", "just a good time"],
    said: "\\bice ?-?breakers?\\b|\\btrust\\b|\\bcommunication\\b|\\bmorale\\b|\\bnew (?:team|hires?|members?)\\b|\\bget to know\\b|\\bfun\\b|\\bconflict\\b|\\b(?:know each other|get(?:ting)? to know|bond(?:ing)?|break the ice|tension|tense|quarrel\\p{L}*|argu\\p{L}+|fight\\p{L}*|merged?|merger|silos?|departments?|collaborat\\p{L}*|problem[- ]solving|creativ\\p{L}*|stress|burn(?:ed|t)?[- ]?out|laugh|celebrat\\p{L}*|thank|reward|good time|onboard\\p{L}*|new (?:colleagues?|people|boss|manager|hire)|motivat\\p{L}*|cheer|after (?:a|the) (?:hard|long|tough|layoffs?|merger|reorg\\p{L}*)|layoffs?|relax\\p{L}*|talk to each other|shy)\\b",
  },
  "hustle-skills": {
    label: "What I can do well",
    question: "What can you do well?",
    suggestions: [
      "dealing with people",
      "writing and computers",
      "cooking or crafts",
      "fixing things",
    ],
    cases: [
      {
        when: "\\b(?:money|cash|income) (?:with|from|off|out of) (?!home\\b|nothing\\b|no\\b|it\\b)\\p{L}+",
        label: "What I can do and have",
        question: "What do you have for it, and what can you do well?",
        suggestions: [],
      },
    ],
    said: "\\bi(?:'m| am| can| know| work)\\b|\\bas an? \\p{L}+|\\bfor (?:a |an )?(?:teens?|students?|moms?|introverts?|teachers?|nurses?|developers?|artists?|women|kids|college)\\b|\\b(?:good (?:at|with)|skills?|degree|experience|i(?:'?m| am)|nurse|teacher|developer|designer|carpenter|driver|student|sewing|cook(?:ing)?|bak(?:e|ing)|writ(?:e|ing)|draw(?:ing)?|coding|spanish|german|french|languages?|handy|excel|photoshop|dogs|kids|stay at home|retired|no skills|love|like)\\b",
  },
  "hustle-means": {
    label: "Start money",
    question: "How much money can you start with?",
    suggestions: ["none", "a few hundred", "a few thousand", "more than that"],
    said: `[$€£]\\s?\\d|\\bno (?:money|investment)\\b|\\bhours?\\b|\\bweekends?\\b|\\blow[- ](?:cost|investment|budget)\\b|\\bpart[- ]time\\b|\\bwithout (?:money|investment)\\b|\\bpassive\\b|${money}|\\b(?:evenings?|nights?|after work|full[- ]time|per week|a (?:day|week|month)|spare time|savings|saved|invest|start(?:ing)? with|low risk|zero|nothing to (?:start|invest)|next to my job|besides my job|no time|little time|days? off)\\b`,
  },
  "hustle-how": {
    label: "How I want to work",
    question: "How would you rather work?",
    suggestions: [
      "online from home",
      "in person with people",
      "with my hands",
      "I'm open to anything",
    ],
    said: "\\bonline\\b|\\bfrom home\\b|\\blocal\\b|\\bin (?:my|a|the) (?:town|city|area|village)\\b|\\bremote\\b|\\bwithout (?:talking|calls|showing)\\b|\\bintrovert|\\b(?:home|internet|remote|village|rural|small town|city|town|in (?:london|germany|india|canada|texas|the uk|the us|nigeria|pakistan|the philippines)|neighbou?rhood|no (?:calls|customers|people|face|clients)|faceless|anonymous|in person|face to face|markets?|etsy|amazon|door to door|people|customers|clients|shy|without (?:people|customers|a face)|outside|outdoors?)\\b",
  },
  "hobby-enjoyed": {
    label: "What I have enjoyed",
    question: "What have you enjoyed doing before?",
    suggestions: [
      "making things",
      "sports and outdoors",
      "reading and learning",
      "being with people",
    ],
    said: `\\bi (?:like|love|enjoy|used to)\\b|\\bcreative\\b|\\boutdoors?\\b|\\bactive\\b|\\bsocial\\b|\\bintrovert|\\bcouples?\\b|${likes}|\\b(?:used to|tried|hated|played|draw\\p{L}*|paint\\p{L}*|music|guitar|sports?|running|hiking|reading|cook(?:ing)?|gam(?:es|ing)|garden\\p{L}*|craft\\p{L}*|hands|nature|alone|by myself|with (?:friends|people|others|my)|meet people|lonely|quiet|indoors?|brain|knit\\p{L}*|writing|photography|dancing|shy|desk job|sit all day|homebody|sedentary)\\b`,
  },
  "project-field": {
    label: "What interests me",
    question: "What interests you, and what can you do already?",
    suggestions: [],
    cases: [
      {
        when: "\\bapps?\\b",
        label: "Skills and platform",
        question: "What can you build already, and for phone or web?",
      },
      {
        when: "\\b(?:speech|presentation|talk|ted)\\b",
        label: "Knowledge and interests",
        question: "What do you know or care about more than others?",
      },
      {
        when: "\\b(?:debates?|essays?|thesis|dissertation|research)\\b",
        label: "Subject or field",
        question: "Which subject or field should it be from?",
      },
      {
        when: "\\b(?:grade|grader|year \\d|kid|son|daughter|child|science fair|school)\\b",
        question: "Which field should it be in?",
        suggestions: [
          "animals and plants",
          "machines and building",
          "kitchen and colors",
          "sport and the body",
        ],
      },
      {
        when: "\\b(?:weekend|diy|shed|garden|side|personal|hobby)\\b",
        label: "What I like making",
        question: "What do you like making, and with which tools?",
      },
    ],
    said: "\\b(?:about|on|using|with) \\p{L}+|\\bi (?:like|love|know|can|am)\\b|\\b(?:physics|chemistry|biology|arduino|python|machine learning|ai|java|react|data|environment\\p{L}*|history|art)\\b|\\b(?:plants?|animals?|dogs?|cats?|electricity|magnets?|space|rockets?|volcano(?:es)?|food|cooking|baking|music|sports?|soccer|football|games?|robot(?:s|ics)?|electronics|web|websites?|cars?|water|health|psychology|sleep|memory|climate|economics|politics|literature|shakespeare|english|philosophy|medicine|nursing|sql|excel|c\\+\\+|rust|3d print\\p{L}*|raspberry|sensors?|blockchain|security|math\\p{L}*|likes?|loves?|into|interested)\\b",
  },
  "project-frame": {
    label: "Meant for",
    question: "What is it for?",
    suggestions: ["school", "college", "my portfolio", "just for fun"],
    cases: [
      {
        when: "\\b(?:speech|presentation|talk|ted)\\b",
        question: "What kind of people will be listening?",
        suggestions: ["students my age", "colleagues", "mostly older people", "a mixed crowd"],
      },
      {
        when: "\\b(?:debates?)\\b",
        label: "Who debates",
        question: "Who will debate?",
        suggestions: [
          "middle school students",
          "high school students",
          "college students",
          "adults",
        ],
      },
      {
        when: "\\bessays?\\b",
        question: "What level is the essay for?",
        suggestions: ["middle school", "high school", "college", "a language exam"],
      },
      {
        when: "\\b(?:dissertation|research|thesis)\\b",
        question: "What level is the research for?",
        suggestions: ["high school", "a bachelor's degree", "a master's degree", "a PhD"],
      },
      {
        when: "\\bapps?\\b",
        question: "What would you make the app for?",
        suggestions: ["learning to code", "my portfolio", "earning money", "my own use"],
      },
      {
        when: "\\b(?:grade|grader|year \\d|class|school|college)\\b",
        label: "Time for it",
        question: "How much time is there for it?",
        suggestions: ["an hour or two", "a weekend", "one or two weeks", "a month or more"],
      },
    ],
    said: "\\bgrade(?:rs?)?\\b|\\b(?:high|middle|elementary) school\\b|\\bcollege\\b|\\bfinal year\\b|\\bweeks?\\b|\\bmonths?\\b|\\bportfolio\\b|\\bbeginners?\\b|\\bcapstone\\b|\\bthesis\\b|\\bweekend\\b|\\b(?:year \\d+|\\d+(?:st|nd|rd|th)[- ]?(?:grade|grader|year|semester)?|class|course|school|university|uni|bachelor\\p{L}*|master'?s?|phd|thesis|resume|cv|job|interview|hackathon|intermediate|advanced|first[- ]year|days?|hours?|semester|term|due|tomorrow|just for fun|for fun|evenings|hobby|kids?|son|daughter|\\d+[- ]year|english class|words)\\b",
  },
  "costume-who": {
    label: "Who wears it",
    question: "Who will wear it?",
    suggestions: ["a woman", "a man", "a child", "a couple or group"],
    cases: [
      {
        when: "\\b(?:world book day|book week)\\b",
        label: "Characters the child loves",
        question: "Which books or characters does the child love?",
        suggestions: [],
      },
    ],
    said: "\\bfor (?:a |an |my |our )?(?:\\p{L}+ )?(?:kids?|couples?|boys?|girls?|men|women|group|friends|dog|work|office|school|toddler|baby|teens?|\\d+)\\b|\\bcouples?\\b|\\bgroup\\b|\\b(?:my (?:son|daughter|kids?|boyfriend|girlfriend|husband|wife|dog|baby|toddler|sister|brother|friend)|me and|i'?m (?:a|tall|pregnant|bald|blonde|ginger|\\d+)|pregnant|office party|party|school|work|club|trick or treat|bar|tall|bald|blonde|redhead|glasses|beard|\\d+[- ]?(?:years?|yo|people|friends|of us)|(?:three|four|five|six|two) of us|loves?|likes?|male|female|plus size)\\b",
  },
  "costume-means": {
    label: "How it's made",
    question: "Will you buy it or make it?",
    suggestions: ["bought", "homemade", "from what's at home", "either is fine"],
    said: `\\bdiy\\b|\\bhomemade\\b|\\blast[- ]minute\\b|\\bcheap\\b|\\beasy\\b|\\bbuy\\b|\\bwith clothes\\b|[$€£]\\s?\\d|${money}|\\b(?:sew(?:ing)?|craft|glue|make (?:it|one)|cardboard|make-?up|closet|wardrobe|thrift|amazon|order|store|tomorrow|tonight|today|(?:an|one|few) hours?|this (?:weekend|week)|next week|from (?:home|what|stuff|clothes)|at home|black dress|jeans|suit|have (?:a|an|only)|no (?:money|time|sewing)|not expensive|quick|in \\d+ (?:days|hours))\\b`,
  },
  "date-frame": {
    label: "What it may cost",
    question: "How much may the date cost?",
    suggestions: ["free or nearly free", "up to $50", "up to $100", "more if it's special"],
    said: `\\bat home\\b|\\bin (?!the mood)\\p{L}+|\\bcheap\\b|\\bfree\\b|\\btonight\\b|\\brain(?:y|ing)\\b|\\bwinter\\b|\\bsummer\\b|\\bevening\\b|[$\u20ac\u00a3]\\s?\\d|${money}|\\b(?:friday|saturday|sunday|weekday|weeknight|weekend|tomorrow|afternoon|morning|night out|kids (?:asleep|in bed)|babysitter|no babysitter|at (?:his|her|my|our) place|outdoors?|outside|indoors?|city|town|village|beach|spring|autumn|fall|hours?|long[- ]distance|video|zoom|car|hotel|london|paris|berlin|new york|chicago)\\b`,
  },
  "date-likes": {
    label: "What we like",
    question: "What do you both like?",
    suggestions: ["good food", "being outdoors", "art and music", "games and sports"],
    said: `\\blikes?\\b|\\bloves?\\b|\\badventur|\\bcreative\\b|\\bnerd|\\bunique\\b|\\bactive\\b|\\bromantic\\b|${likes}|(?<!\\b(?:tired|sick|bored) of |\\b(?:not|no|usual|another) )\\b(?:foodies?|food|art|music|museums?|hiking|nature|animals|dogs|games|gamers?|board games|books|movies?|cooking|sports?|dancing|wine|coffee|vegan|vegetarian|shy|introverts?|don'?t drink|no alcohol|outdoorsy|artsy|history|science|concerts?|theat(?:er|re))\\b`,
  },
  "bored-where": {
    label: "Alone or with others",
    question: "Are you alone or with others?",
    suggestions: ["just me", "with my partner", "with my kids", "with friends"],
    cases: [
      {
        when: "\\b(?:in|near|around) (?!the\\b|my\\b|our\\b|a\\b|an\\b|bed\\b|town\\b)\\p{L}{3,}",
        question: "Who comes along?",
        suggestions: ["just me", "the two of us", "a family with kids", "friends"],
      },
    ],
    said: "\\bat (?:home|work|school|night)\\b|\\bwith (?:my|a|friends)\\b|\\balone\\b|\\bby myself\\b|\\boutside\\b|\\b(?:in (?:a|the|my|bed|class|berlin|london|paris|town|\\p{L}+ city)|hotel|airport|train|plane|bus|car|office|friend|girlfriend|boyfriend|husband|wife|kids?|son|daughter|home|house|room|dorm|sick|raining|rain|snow|stuck|hours?|evening|all day|whole (?:day|weekend)|us|two of us|flat|garden|beach)\\b(?!$)|,.*\\b(?:home|kids?|hotel|alone|friends?|rain\\p{L}*|hours?|stuck|evening|garden|office|sick|berlin|london|bed)\\b",
  },
  "bored-mood": {
    label: "What I feel like",
    question: "What do you feel like?",
    suggestions: [
      "something useful",
      "something silly",
      "moving a bit",
      "resting without a screen",
    ],
    said: "\\bproductive\\b|\\bfun\\b|\\brelax|\\bwithout (?:a |my )?(?:phone|screen|spending)|\\bcreative\\b|\\bfree\\b|\\bcheap\\b|\\b(?:useful|silly|mov(?:e|ing)|active|sport|rest|chill|calm|cozy|cosy|learn|crafty|games?|no (?:screens?|phone|tv|money)|tired|exhausted|energy|outside|outdoors?|adventur\\p{L}*|social|quiet|lazy|new|different|feel like|in the mood|sad|lonely|excit\\p{L}*)\\b",
  },
  "title-about": {
    label: "What it is about",
    question: "What is it about, in a sentence or two?",
    suggestions: [],
    said: "\\b(?:exhibition|collection|album|talk|show|film|workshop) of \\p{L}+|\\bof (?:my|our|a|an|the) (?:\\p{L}+ ){1,}\\p{L}+|\\b(?:about|on) \\p{L}+|:\\s*\\S+ \\S+|\\n|\\b(?:compar\\p{L}+|argu\\p{L}+|how|why|novel|story|romance|thriller|murder|girl|boy|woman|man|detective|family|war|love song|break ?up|explores?|tells?|follows?|where|who|that|when)\\b.*\\b(?:and|who|that|in|of|a|the|is|are|to)\\b|,\\s*(?:it|she|he|its|it's|about|an?|the|we|i)\\b",
  },
  "craft-for": {
    label: "For whom",
    question: "Who is it for, in which size?",
    suggestions: ["a baby", "a child", "an adult, medium"],
    said: "^(?!.*\\b(?:hats?|beanies?|scar(?:f|ves)|socks?|sweaters?|jumpers?|cardigans?|mittens?|gloves?|dress(?:es)?|skirts?|aprons?|headbands?|shawls?|cowls?|tops?|vests?|ponchos?|boot(?:ies|ees)|blankets?|rompers?|shirts?|trousers|leggings|onesies?|slippers|balaclava|bonnets?|pyjamas|pajamas|quilts?)\\b)|\\bfor (?:my|an?|the) (?:\\p{L}+ )?(?:baby|child|kid|son|daughter|adult|mom|dad|husband|wife|friend|newborn|toddler|dog)\\b|\\b(?:baby|child|adult|toddler)(?:['’]?s)? size\\b|\\b(?:baby|newborn|toddler|child|kids?|son|daughter|niece|nephew|grandson|granddaughter|adult|men'?s|women'?s|mens|womens|mom|mum|dad|husband|wife|boyfriend|girlfriend|friend|me|myself|\\d+[- ]?(?:year|month|cm|inch\\p{L}*|by|x)|small|medium|large|xl|queen|king|twin|dog|cat|gift|head)\\b",
  },
  "craft-have": {
    label: "What I have",
    question: "Which yarn, tools or fabric do you have?",
    suggestions: [],
    cases: [
      { when: "\\bcross[- ]stitch\\b", question: "Which thread and fabric do you have?" },
      { when: "\\bmacrame\\b", question: "Which cord do you have?" },
      {
        when: "\\b(?:sew\\p{L}*|quilt\\p{L}*)\\b",
        question: "Which fabric do you have, and is there a machine?",
      },
      { when: "\\bknit\\p{L}*\\b", question: "Which yarn and needles do you have?" },
      { when: "\\bcrochet\\p{L}*\\b", question: "Which yarn and hook do you have?" },
    ],
    said: "\\bfrom (?:my |our |old |baby |used )+\\p{L}+|\\b(?:yarn|wool|cotton|needles?|hook|fabric|\\d+ ?mm|circular|worsted|chunky|dk)\\b|\\b(?:acrylic|merino|alpaca|mohair|linen|velvet|bulky|aran|sock|fingering|lace|4[- ]ply|8[- ]ply|skeins?|balls?|grams?|\\d+ ?(?:g|gr|m|us|mm)|size \\d+|dpns?|double[- ]pointed|us \\d+|sewing machine|leftover|stash|felt|denim|fleece|nothing yet)\\b",
  },
  "craft-level": {
    label: "What I can do",
    question: "What can you do already?",
    suggestions: ["never done it", "the basic stitches", "I can follow any pattern"],
    cases: [
      {
        when: "\\b(?:sew\\p{L}*|quilt\\p{L}*|macrame)\\b",
        suggestions: ["never done it", "straight seams, the basics", "I can follow any pattern"],
      },
    ],
    said: "\\b(?:beginner|easy|simple|first|advanced|intermediate)\\b|\\b(?:never|new to|basics?|can (?:only )?(?:knit|purl|crochet|sew|follow|do|read)|know (?:how|the|only)|only (?:know|can)|experienced|years|cables?|stitch(?:es)?|chain|single crochet|scarf|scarves|granny squares?|starting|learned|learning|newbie|pro|made (?:a|two|some))\\b",
  },
  "quiznight-who": {
    label: "How hard it should be",
    question: "How hard should it be?",
    suggestions: ["easy", "medium", "fairly hard", "a mix of all"],
    cases: [
      {
        when: "\\b(?:grand\\p{L}+|gran|nan|mum|mom|dad)\\b",
        question: "How hard may it be?",
        suggestions: ["easy", "a mix", "fairly hard"],
      },
      {
        question: "How hard should it be?",
        when: "\\b(?:hen|stag|birthday|bachelor\\p{L}*|party)\\b",
        suggestions: ["easy and silly", "a mix", "fairly hard"],
      },
      {
        question: "How hard should it be?",
        when: "\\b(?:care home|nursing home|seniors?|pensioners?)\\b",
        suggestions: ["very easy", "fairly easy", "a mix", "quite hard"],
      },
      {
        question: "How hard should it be?",
        when: "\\b(?:office|works?|company|staff)\\b",
        suggestions: ["easy for everyone", "a mix", "fairly hard"],
      },
    ],
    said: "\\b(?:easy|hard|difficult|tough|families|kids|children|colleagues|coworkers|students|seniors|pensioners|members|regulars|all ages|adults|teens)\\b",
  },
  "quiznight-topics": {
    label: "Topics",
    question: "What should most questions be about?",
    suggestions: ["a bit of everything", "music and film", "history and places", "sport"],
    said: "\\b(?:about|on) (?!my\\b|our\\b|friday|saturday|sunday|monday|tuesday|wednesday|thursday|the \\d)\\p{L}+|\\b(?:music|film|movie|history|geography|sports?|football|science|food|general knowledge|christmas|eighties|\\d0s|picture|themed?|local)\\b",
  },
  "quiznight-count": {
    label: "How many",
    question: "How many questions, in how many rounds?",
    suggestions: ["10 questions", "20 in 2 rounds", "40 in 4 rounds", "60 in 6 rounds"],
    cases: [
      {
        when: "\\bround\\b",
        label: "Number of questions",
        question: "How many questions?",
        suggestions: ["8", "10", "15", "20"],
      },
    ],
    said: "\\b\\d+\\b|\\b(?:ten|twenty|thirty|forty|fifty) (?:\\p{L}+ )?questions\\b",
  },
} as const satisfies Readonly<Record<string, Need>>;
