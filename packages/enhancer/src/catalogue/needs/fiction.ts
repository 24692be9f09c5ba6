import type { Need } from "../ask.ts";

const length =
  "\\b(?:\\d+|one|two|three|four|five|ten|half an?)[- ](?:words?|sentences?|paragraphs?|lines?|pages?|chapters?|minutes?|mins?|verses?|stanzas?)\\b|\\b\\d+[- ]?(?:words?|min|minutes?|pages?|lines?)\\b|\\b(?:very|really|quite|super|keep it|not too) (?:short|long|brief)\\b";
const loves =
  "\\b(?:loves?|likes?|into|obsessed|crazy about|fan of|favou?rite|hates?|enjoys?|always|never)\\b";

/** What stories, verse, scenes and games turn on. */
export const fictionNeeds = {
  "monologue-moment": {
    label: "Who speaks and when",
    question: "Who speaks, to whom, and at which moment?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:of|for|by) (?:an?|the|my) (?!drama\\b|exam\\b|audition\\b|class\\b|play\\b|school\\b)\\p{L}+",
        label: "To whom and when",
        question: "To whom do they speak, and at which moment?",
      },
    ],
    said: "^(?:\\S+\\s+){9,}|\\b(?:who|when|after|before|about to|on (?:his|her|their) (?:last|first)|inspector|nurse|king|queen|detective|teacher|mother|father|soldier|villain)\\b",
  },
  "monologue-length": {
    label: "Length",
    question: "How long should it be?",
    suggestions: ["about one minute", "about two minutes", "about five minutes"],
    cases: [
      {
        when: "\\b(?:exam|class|school)\\b",
        question: "How long may it be?",
        suggestions: ["one minute", "two minutes", "three minutes"],
      },
    ],
    said: "\\b\\d+ ?(?:min(?:ute)?s?|sec(?:ond)?s?|words?|lines?|pages?)\\b|\\b(?:one|two|three) (?:minutes?|pages?)\\b|\\b(?:audition|stage|theat(?:er|re)|drama class|video|tiktok|podcast)\\b",
  },
  "idea-genre": {
    label: "Genre",
    question: "Which genre or mood?",
    suggestions: ["horror", "romance", "fantasy", "everyday life"],
    cases: [{ when: "\\b(?:songs?|lyrics?)\\b", suggestions: ["pop", "country", "rap", "folk"] }],
    said: "\\b(?:horror|romance|romantic|love|fantasy|sci-?fi|science fiction|mystery|thriller|crime|comedy|funny|dystopian?|historical|adventure|scary|spooky|drama|pop|country|rap|rock|kids|children)\\b|\\b(?:creepy|dark|cozy|cosy|gothic|western|war|steampunk|cyberpunk|magical|realis\\p{L}+|everyday|slice of life|tragic|sad|satir\\p{L}+|whimsical|murder|detective|noir|ghost|vampire|zombie|superhero|fairy ?tale|ya|young adult|coming of age|survival|indie|folk|metal|jazz|melanchol\\p{L}+|upbeat)\\b",
  },
  "idea-use": {
    label: "What I'll make of it",
    question: "What will you make of it?",
    suggestions: ["a short story", "a novel", "a class exercise", "a film"],
    said: "\\b(?:group|year \\d+|class|circle)\\b|\\b(?:short stor|novel|book|film|movie|screenplay|class|school|graders?|students|song|poem|contest|comic|game|campaign)|\\b(?:assignment|homework|club|workshop|podcast|series|trilogy|one[- ]shot|play|flash fiction|nanowrimo|nano|pages?|words?|webtoon|manga|kids|blog|album|band|journal|for my (?:son|daughter|students|class|kids)|animation|wattpad|fanfic\\p{L}*)\\b",
  },
  "idea-taste": {
    label: "What I love in stories",
    question: "What do you love in a story?",
    suggestions: ["a twist at the end", "ordinary people", "a strange place", "dark humor"],
    said: "\\b(?:group|year \\d+|class|circle|graders?|pupils|students)\\b|\\b(?:with|about|involving|featuring|like|where)\\b|\\b(?:love|favou?rite|fan of|set in|inspired by|happens? in|twist|enjoy)\\b",
  },
  "poem-subject": {
    label: "What it is about",
    question: "What is it about: a thing, a moment, a feeling?",
    suggestions: ["a season", "love", "someone I miss", "a funny mishap"],
    said: "\\busing the word\\b|\\brhymes? with\\b|(?<!style )\\bof\\b|\\b(?:about|on|for|to|titled|called|named|in which|where|inspired|describing|featuring|from|with|that|involving)\\b|:|\\b(?:love|autumn|winter|spring|summer|sea|ocean|rain|moon|stars?|loss|grief|hope|friendship|war|home|freedom|cats?|dogs?|nature|time|death|coffee|snow|night|birthday)\\b",
  },
  "acrostic-word": {
    label: "The word down the side",
    question: "Which word or name do the first letters spell?",
    suggestions: [],
    said: "\\b(?:word|name is|named|spell(?:s|ing)?|letters|using|daughter|son|dog|cat|friend|mom|dad|mother|father|sister|brother) \\p{L}+|['\"“]\\p{L}+|\\b(?:for|of|about) \\p{L}+$|,\\s*\\p{L}{3,}$|\\bname: \\p{L}+|\\bfor \\p{L}+ (?:the|my|,)|\\b(?:called|name's|is called|it'?s) \\p{L}+",
  },
  "poem-true-details": {
    label: "True things to put in",
    question: "Which memories or habits of theirs belong in it?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:new ?born|new baby|baby shower|christening|baptism|naming)\\b",
        label: "Names and wishes",
        question: "Which names and wishes belong in it?",
      },
      { when: "\\b(?:wedding|anniversary)\\b", question: "Which names and memories belong in it?" },
    ],
    said: "\\b(?:who (?:always|loves?|likes?|is|has|was|never)|he (?:is|loves|likes|always)|she (?:is|loves|likes|always)|mention|includ(?:e|ing)|because|when we|we met|remember|memor(?:y|ies)|thanking|loves)\\b|\\b(?:loves|likes|hates|always|never|obsessed|fan of)\\b|\\bwho (?:\\p{L}+ )?\\p{L}+s\\b|\\b(?:her|his|their|our) (?:laugh|smile|garden|cooking|hands|jokes|dog|cat|kids|voice|habit|tea|kitchen|work|first)\\b|\\b(?:met|years|nurse|farmer|allotment|garden\\p{L}*|bakes?|cooks?|cooking|sings?|snores?|raised|taught|together|every (?:morning|day|night|summer|sunday)|used to|stubborn|kind|died|passed|worked|grew up|married in|since \\d+|she|he)\\b|\\b(?:in (?:19|20)\\d\\d)\\b",
  },
  "poem-occasion": {
    label: "Occasion",
    question: "What's the occasion?",
    suggestions: ["a birthday", "an anniversary", "a farewell", "just because"],
    said: "\\b(?:stag|hen)\\b|\\b(?:birthday|anniversary|wedding|retirement|graduation|farewell|valentine|christmas|mother'?s day|father'?s day|thank|baptism|christening|shower|apolog|sorry|proposal)|\\b(?:\\d+(?:th|st|nd|rd)|turns? \\d+|turning \\d+|anniversaries|funeral|memorial|engagement|newborn|new baby|moving (?:away|in)|leaving|miss(?:ing)? (?:her|him|them)|just because|long distance|vows?|christmas|easter|hanukkah|eid|diwali|prom|first date|congratulat\\p{L}*|get well|sick|hospital|party|sunday|saturday|surprise)\\b",
  },
  "poem-manner": {
    label: "Mood",
    question: "Which mood should it have?",
    suggestions: ["funny", "warm", "sad", "calm and thoughtful"],
    said: "\\b(?:each|every) line (?:ends?|ending|starts?|starting)\\b|\\bacrostic\\b|\\brhym|\\bfree verse\\b|\\bblank verse\\b|\\bsonnet|\\blimerick|\\bnursery|\\bghazal|\\bvillanelle|\\bin the style\\b|\\blike (?:dr|shakespeare|a)\\b|\\b(?:funny|sad|romantic|happy|dark|humorous|silly|serious|sweet|cute|cheesy|scary|spooky|melancholic|hopeful|inspiring|heartfelt|sarcastic)\\b|\\b(?:cheerful|joyful|playful|gloomy|melanchol\\p{L}+|gentle|angry|warm|calm|quiet|peaceful|light|deep|emotional|touching|bittersweet|nostalgic|eerie|dreamy|simple|couplets?|quatrains?|ballad|prose|iambic|stanzas?|(?:no|without) rhym\\p{L}*|light[- ]hearted|dramatic|epic|cheerful|uplifting|whimsical|not (?:cheesy|sad|kitschy|soppy))\\b",
  },
  "poem-touching-or-funny": {
    label: "Mood",
    question: "Should it be touching or funny?",
    suggestions: ["touching", "funny", "a bit of both"],
    said: "\\brhym|\\bsonnet|\\blimerick|\\bfree verse\\b|\\bin the style\\b|\\b(?:funny|humorous|silly|sweet|romantic|touching|heartfelt|sad|cheesy|serious|emotional|cute)\\b|\\b(?:hates? (?:cheesy|soppy|kitsch)|not (?:too )?(?:cheesy|soppy|kitschy|serious|sad|funny)|warm|playful|light[- ]hearted|witty|roast|teas\\p{L}+|joke|jokes|make (?:her|him|them) (?:laugh|cry|smile)|cry|laugh|sentimental|tender|gentle|ironic|cheeky|simple|couplets?|haiku|rhymed|passionate|deep|uplifting)\\b",
  },
  "song-about": {
    label: "What it is about",
    question: "What is it about?",
    suggestions: ["an old love", "my best friend", "leaving home", "a silly everyday thing"],
    cases: [
      {
        when: "\\bjingles?\\b",
        label: "Name and main message",
        question: "What's the name, and what should people remember?",
        suggestions: [],
      },
      {
        when: "\\b(?:for|about) (?:my|our|an?|the) (?:[\\p{L}'-]+ )?(?:teacher|boss|coach|colleague|wife|husband|mum|mom|dad|friend|brother|sister|son|daughter|nan|gran\\p{L}*|neighbou?r|nurse|team)\\b",
        label: "What makes them special",
        question: "What is special about them?",
        suggestions: [],
      },
    ],
    said: "\\b(?:about|on the topic|for my|for our|to my|titled|called|between|where|in which|on)\\b|\\bbreak ?up\\b|\\b(?:my (?:friend|mom|mum|dad|wife|husband|girlfriend|boyfriend|dog|cat|grandma|sister|brother|ex|town)|missing|losing|leaving|growing|falling|love|heartbreak|home|childhood|summer|friendship|grief|she|he|cheated|moved|died)\\b.*",
  },
  "song-sound": {
    label: "Sounds like",
    question: "Which genre or artist should it sound like?",
    suggestions: ["acoustic pop", "country", "rap", "80s rock"],
    said: "\\b(?:pop|country|rap|hip ?hop|rock|punk|metal|folk|blues|jazz|reggae|r&b|edm|gospel|worship|ballad|irish|drill|indie|jingle|christmas|children'?s|kids)\\b|\\bin the style\\b|\\bstyle of\\b|\\blike \\p{L}+|\\bto the tune\\b|\\bparody\\b|\\b(?:acoustic|guitar|piano|upbeat|slow|ska|soul|funk|disco|techno|house|trap|emo|grunge|bluegrass|reggaeton|k-?pop|musical|broadway|lullaby|hymn|choir|beatles|taylor swift|ed sheeran|adele|queen|abba|eminem|drake|dylan|coldplay|johnny cash|[5-9]0s|sounds? like|sad|happy|kind of|a cappella|anthem|chant|sea shanty|waltz|synth\\p{L}*)\\b",
  },
  "song-true": {
    label: "Must be in it",
    question: "Which names, places or lines must be in it?",
    suggestions: ["nothing in particular"],
    said: "^(?!.*\\b(?:my|our|for (?:him|her|them)|friend\\p{L}*|birthday|wedding|anniversary|retire\\p{L}*|team|school|class|graduation)\\b)|\\binclud|\\bmention|\\bcontain|\\bwith the (?:words?|lines?|names?)\\b|\\bnamed\\b|\\bthe (?:word|line|phrase)\\b|\\b(?:called|name(?:'s)? is|her name|his name|chorus (?:is|should|goes)|hook|mentions?|we met|always|loves?|hates?|drives?|grew up|from \\p{L}+|in (?:19|20)\\d\\d|works?|used to|years old|turns? \\d+|who \\p{L}+)\\b|[\"“]",
  },
  "child-and-loves": {
    label: "The child",
    question: "How old is the child, and what do they love?",
    suggestions: [],
    said: `\\b\\d+[- ]?(?:yr|year|yo\\b)|\\bage[sd]? \\d|\\b(?:son|daughter|kid|child|nephew|niece|grand(?:son|daughter|child))\\b[^.!?]{0,25}, ?\\d{1,2}\\b|\\b(?:is|turns|turning) \\d{1,2}\\b|\\bgraders?\\b|\\btoddlers?\\b|\\bpreschool|\\bkindergart|\\b(?:three|four|five|six|seven|eight)[- ]years?\\b|${loves}|\\b(?:turned|aged?|is|just) (?:\\d|two|three|four|five|six|seven|eight)\\b|\\b\\d ?(?:yo|y\\/o|yrs?)\\b|\\b(?:two|three|four|five|six|seven|eight)[- ]year|\\b(?:first|second|third) grade\\p{L}*\\b|\\bages? \\d|, ?\\d{1,2}\\b|\\bnursery\\b`,
  },
  "child-hero": {
    label: "Hero",
    question: "Who is the hero?",
    suggestions: ["a small animal", "their stuffed toy", "a child like mine", "a funny monster"],
    said: "\\b(?:she|he|they) loves?\\b|\\b(?:about|where|in which|who|with|featuring|starring|called|named)\\b|\\b(?:hedgehog|fox|bear|bunny|rabbit|dragon|unicorn|mouse|owl|cat|dog|horse|elephant|dinosaur|princess|knight|pirate|robot|fairy|mermaid|astronaut|train|digger|tractor|teddy|witch|wizard|penguin|turtle|hero|he|she|they)\\b",
  },
  "child-reading-time": {
    label: "Reading time",
    question: "How long may it take to read aloud?",
    suggestions: ["3 minutes", "5 minutes", "10 minutes"],
    said: `\\b\\d+[- ]?(?:words?|sentences?|paragraphs?|lines?|pages?|minutes?|mins?)\\b|\\bshort\\b|\\bbrief\\b|\\blong\\b|${length}|\\b(?:quick|asleep|fall(?:s|ing)? asleep|half an hour|whole night|chapters?|(?:five|ten|three|two|fifteen) (?:minutes?|mins?)|not too)\\b`,
  },
  "game-party": {
    label: "Party level",
    question: "Which level are the characters?",
    suggestions: ["level 1", "level 2 to 4", "level 5 to 10", "above level 10"],
    said: "\\b(?:tavern|inn|shop|npcs?|villain|names?|town|city|backstory|item)\\b|\\blevel \\d|\\blvl ?\\d|\\b\\d+ players?\\b|\\b(?:four|five|six|three) players?\\b|\\bfirst level\\b|\\b(?:lv\\.? ?\\d|levels? \\d+|(?:one|two|three|four|five|six|seven|\\d+) (?:pcs|characters|adventurers|friends|kids|people|beginners|players)|(?:first|1st|2nd|3rd|\\dth)[- ]level|low[- ]level|high[- ]level|new players|beginners|newbies|solo)\\b",
  },
  "game-so-far": {
    label: "Where the party is",
    question: "Where is the party now?",
    suggestions: ["not started yet", "in a city", "in a dungeon", "out in the wild"],
    said: "\\b(?:tavern|inn|shop|npcs?|villain|names?|backstory|item)\\b|\\bfirst (?:session|encounter|level|adventure)\\b|\\bone[- ]?shot\\b|\\bthe party (?:is|has|just)\\b|\\bmy (?:players|party) (?:are|have|just|is)\\b|\\bin (?:a|an|the|my) \\p{L}+|\\bset in\\b|\\b(?:they (?:are|just|have|were|killed|escaped|arrived|found)|just (?:arrived|killed|escaped|finished|started)|last (?:session|time)|so far|session (?:one|1|zero|0|\\d+)|start(?:ing|s)? (?:in|of|at|new)|new campaign|beginning|brand new|harbou?r|dungeon|desert|city|forest|waterdeep|barovia|faer[uû]n|eberron|port|sea|mountains?|cave|swamp|village|homebrew world|middle of)\\b",
  },
  "game-feel": {
    label: "They enjoy",
    question: "What do your players enjoy most?",
    suggestions: ["combat", "talking and intrigue", "puzzles", "silly humor"],
    said: "\\b(?:combat|roleplay|role-play|puzzles?|intrigue|horror|funny|silly|spooky|creepy|exploration|comedic|dark|mystery)\\b|\\b(?:fight(?:s|ing)?|battles?|talk(?:s|ing)?|riddles?|politics|heists?|social|action|story|jokes?|laugh\\p{L}*|murder|investigat\\p{L}*|drama|romance|exploring|sandbox|loot|tactical|grim\\p{L}*|whimsical|scary|light[- ]hearted|serious|cozy|cosy|epic|gritty|chaos|chaotic|love|enjoy|prefer|hate)\\b",
  },
  "character-world": {
    label: "World",
    question: "In which world or story do they live?",
    suggestions: ["a D&D campaign", "present-day city", "a fantasy novel", "far future"],
    said: "\\b(?:tiefling|warlock|paladin|dragonborn|half-?(?:elf|orc)|gnome|aasimar|goliath|tabaxi)\\b|\\bd&d\\b|\\bdnd\\b|\\b5e\\b|\\bpathfinder\\b|\\b(?:fantasy|sci-?fi|anime|cyberpunk|marvel|dc|star wars|harry potter|naruto|modern|medieval|western|post-?apocalyptic|superhero|victorian)\\b|\\bset in\\b|\\bfrom the\\b|\\b(?:steampunk|space|mars|school|high school|london|paris|new york|tokyo|1[0-9]\\d\\ds?|(?:19|20)\\d0s|present[- ]day|future|futuristic|dystopian?|horror|romance|urban|gothic|ancient|rome|roman|viking|samurai|mafia|wild west|zombie|warhammer|baldur'?s gate|skyrim|elden ring|one piece|my hero|bleach|pokemon|genshin|lotr|middle[- ]earth|wizarding|campaign|novel|my (?:book|story|comic|game|script|film)|crime|thriller|noir|small town|village|hospital|world where|in a)\\b",
  },
  "character-part": {
    label: "Part in the story",
    question: "What part do they play?",
    suggestions: ["the hero", "the villain", "a comic sidekick", "a player character"],
    said: "\\bsuper ?hero(?:es|ine)?\\b|\\b(?:hero(?:ine)?|villain|antagonist|protagonist|sidekick|mentor|love interest|detective|warlock|rogue|wizard|paladin|cleric|bard|fighter|ranger|druid|sorcerer|barbarian|monk|boss|king|queen|assassin|main character)\\b|\\b(?:main|side character|supporting|bad guy|good guy|enemy|rival|leader|soldier|thief|healer|spy|doctor|nurse|teacher|pirate|captain|witch|priest|knight|princess|prince|hunter|scientist|student|cop|police|mercenary|killer|ghost|vampire|demon|god|goddess|artificer|npc|bartender|innkeeper|companion|best friend|mother|father|orphan)\\b",
  },
  "character-fixed": {
    label: "Already fixed",
    question: "What about them is already fixed?",
    suggestions: ["nothing yet"],
    said: "\\b(?:who|with|whose|named|called|based on|that)\\b|\\b(?:(?:she|he|they|it) (?:is|has|was|lost|grew|hates?|loves?|comes?|wants?|can)|name is|her name|his name|\\d+ years? old|blind|red hair|scar|lost (?:her|his)|orphan|amnesia|nothing (?:yet|else)|open|free)\\b",
  },
  "scene-people": {
    label: "Who is in it",
    question: "Who is in it?",
    suggestions: [
      "a couple about to split up",
      "two strangers on a train",
      "boss and new hire",
      "old friends",
    ],
    cases: [
      {
        when: "\\bstand[- ]?up\\b|\\bcomedy (?:set|routine)\\b",
        label: "My persona and gripes",
        question: "Who are you on stage, and what drives you mad?",
        suggestions: [],
      },
      {
        when: "\\b(?:comed\\p{L}+|comic|funny|hilarious|humorous|skits?|sketch)\\b",
        suggestions: [
          "two strangers on a train",
          "boss and new hire",
          "old friends",
          "in-laws at dinner",
        ],
      },
    ],
    said: "^(?:\\S+\\s+){9,}|\\b(?:between|two|three|couple|with|about an?|where an?|who|starring|featuring|mother|father|friends)\\b|\\b(?:brothers?|sisters?|siblings|strangers?|boss|teacher|students?|lovers?|ex(?:es)?|cops?|detective|killer|doctor|patient|son|daughter|king|queen|robbers?|neighbou?rs?|roommates?|teenager|woman|man|old|husband|wife|family|waiter|soldier|she|he|widow|nurse|teacher)\\b",
  },
  "scene-turn": {
    label: "What changes",
    question: "What has changed by the end?",
    suggestions: [
      "a secret comes out",
      "they make up",
      "someone leaves for good",
      "it ends in a joke",
    ],
    cases: [
      {
        when: "\\b(?:comed\\p{L}+|comic|funny|hilarious|humorous|skits?|sketch)\\b",
        suggestions: [
          "a secret comes out",
          "they make up",
          "it gets even worse",
          "it ends in a joke",
        ],
      },
    ],
    said: "\\bstand[- ]?up\\b|\\bcomedy (?:set|routine)\\b|^(?:\\S+\\s+){9,}|\\b(?:where|in which|ends?|ending|until|finally|finds? out|reali[sz]es?|discovers?|robbery|breaks? up|break ?up|confess|reveals?)\\b|\\b(?:at the end|in the end|then|turns? out|secret|leaves?|makes? up|forgiv\\p{L}+|lie|truth|learns?|decides?|admits?|changes?|twist|fails?|dies|gets? caught|argument|apologi\\p{L}+|punch ?line|resolution|cliffhanger|cries|quits?)\\b",
  },
  "scene-for": {
    label: "It is for",
    question: "What is it for?",
    suggestions: ["a short film", "a play on stage", "an online video", "a book or story"],
    cases: [
      {
        when: "\\bstand[- ]?up\\b|\\bcomedy (?:set|routine)\\b",
        question: "Where will it be performed?",
        suggestions: ["an open mic", "a comedy club", "a party at work", "a family party"],
      },
    ],
    said: `\\bfor (?:a|an|my|our|school|class|kids|\\d+)\\b|\\baudition\\b|\\b\\d+[- ]?(?:minutes?|mins?|pages?|seconds?)\\b|\\bshort film\\b|\\bschool play\\b|\\bnovel\\b|\\bsitcom\\b|${length}|\\b(?:theat(?:er|re)|stage|drama class|acting|film school|podcast|radio|tv|youtube|tik ?tok|comic|church|camp|assembly|exam|festival|book|story|game|practice|two actors|workshop|kids|sketch show)\\b`,
  },
  "novel-premise": {
    label: "The book in short",
    question: "What is it about, in one or two sentences?",
    suggestions: [],
    said: "\\b(?:about|where|in which|who|based on|follows|tells)\\b|\\b(?:(?:a|an|my|the|two|three) \\p{L}+ (?:\\p{L}+ )?(?:finds?|discovers?|wakes?|returns?|loses|falls?|must|has to|goes|moves?|inherits?|tries|wants?|kills?|escapes?|meets?|hides?|learns?|solves?|survives?|travels?)|set in|my (?:life|childhood|grandmother|grandfather|time|years|story)|in a world|premise|plot|family|heist|murder)\\b",
  },
  "novel-genre": {
    label: "Genre",
    question: "Which genre should it be?",
    suggestions: ["romance", "fantasy or sci-fi", "crime or thriller", "a true story"],
    cases: [
      {
        when: "\\b(?:my|our) (?:\\p{L}+ )?(?:grand\\p{L}+|gran|nan|mum|mom|dad|mother|father|family|life|childhood|uncle|aunt|village|town)\\b",
        label: "Closeness to the truth",
        question: "How close to the truth should it be?",
        suggestions: ["a wholly true story", "true with invented scenes", "a freely told novel"],
      },
    ],
    said: "\\b(?:horror|romance|fantasy|sci-?fi|science fiction|mystery|thriller|crime|memoir|ya|young adult|children'?s|kids|dystopian|historical|comedy|adventure|autobiograph\\p{L}*)\\b|\\b(?:cozy|cosy|noir|detective|paranormal|gothic|western|war|steampunk|cyberpunk|dystopia|literary|contemporary|new adult|middle grade|teens?|teenagers?|adults|chick ?lit|rom ?com|romcom|erotic\\p{L}*|murder|ghost|epic|urban fantasy|satire|nonfiction|self[- ]help|biograph\\p{L}*|cook ?book|picture book|true story)\\b",
  },
  "novel-have": {
    label: "What I have already",
    question: "What do you have already?",
    suggestions: [
      "only the idea",
      "characters, no plot",
      "a full outline",
      "some finished chapters",
    ],
    cases: [
      {
        when: "\\b(?:my|our) (?:\\p{L}+ )?(?:grand\\p{L}+|gran|nan|mum|mom|dad|mother|father|family|life|childhood|uncle|aunt|village|town)\\b",
        suggestions: [
          "only memories",
          "letters and photos",
          "recordings or notes",
          "some finished chapters",
        ],
      },
    ],
    said: "\\b(?:opening|first|closing|last) (?:lines?|sentences?)\\b|\\bnames? for\\b|\\bi (?:already )?have\\b|\\boutline\\b|\\bso far\\b|\\balready\\b|\\bno idea\\b|\\bfrom scratch\\b|\\bnext chapter\\b|\\b(?:wrote|written|finished|draft|chapters?|pages|characters?|idea|premise|plot|notes|title|beginning|ending|nothing (?:yet|so far)|never (?:written|wrote)|stuck|first (?:book|time|novel)|half|got (?:the|an|a)|words)\\b.*,|,.*\\b(?:wrote|written|finished|draft|chapters?|pages|characters?|idea|premise|plot|notes|ending|nothing|never|stuck|first|half|got|words)\\b|[.!] (?:i|the|my) .*\\b(?:wrote|written|draft|chapters?|characters?|idea|plot|notes|ending|stuck)\\b",
  },
  "story-happens": {
    label: "What happens",
    question: "What happens in it?",
    suggestions: [
      "a small lie grows",
      "someone comes back",
      "a stranger at the door",
      "a trip goes wrong",
    ],
    said: "\\b(?:\\d+|two|three|six|ten)[- ](?:sentences?|words?)\\b|\\b(?:about|where|in which|who|with|between|featuring|involving|starring|based on|based|follows|when|of|from the perspective|explaining)\\b|:|\\b(?:(?:a|an|my|the|two|three|his|her) \\p{L}+ (?:\\p{L}+ )?(?:finds?|discovers?|wakes?|returns?|loses|falls?|must|has|goes|moves?|inherits?|tries|wants?|kills?|escapes?|meets?|hides?|learns?|gets?|steals?|turns?|cannot|can't|comes?|takes?|opens?|dies|runs?)|set in|main character|hero(?:ine)?|ghost|lighthouse|dragon|robot|detective|astronaut|he|she|they|titled|called)\\b",
  },
  "story-feel": {
    label: "How it should feel",
    question: "How should it feel?",
    suggestions: ["funny", "warm", "creepy", "sad but hopeful"],
    cases: [
      {
        when: "\\b(?:fights?|battles?|versus|vs|war|duel|fan ?fic\\p{L}*|superhero\\p{L}*|anime)\\b",
        suggestions: ["epic and serious", "over the top, funny", "dark", "fast, no talk"],
      },
    ],
    said: "\\b(?:funny|scary|spooky|horror|creepy|sad|happy|romantic|love|dark|twist|hopeful|hope|silly|sarcastic|gory|thrilling|suspense\\p{L}*|heart\\p{L}+|wholesome|humorous|comedic|tense|gritty|fairy ?tale|fable|fun|ghost|creepypasta|in the style)\\b|\\b(?:eerie|melanchol\\p{L}+|bittersweet|warm|cozy|cosy|gentle|uplifting|light[- ]hearted|serious|emotional|touching|touch|magical|whimsical|absurd|bizarre|satir\\p{L}+|epic|gothic|noir|adventur\\p{L}+|action|mystery|drama\\p{L}*|tragic|tragedy|open ending|happy end(?:ing)?|ends? (?:well|badly|with|in)|not (?:too )?(?:scary|gory|sad|cheesy)|exciting|calm|feel[- ]good|fantasy|sci-?fi|thriller|comedy|nostalgic)\\b",
  },
  "story-reader": {
    label: "Readers",
    question: "Who reads it?",
    suggestions: ["children", "teens", "adults"],
    said: `^(?:\\S+\\s+){9,}|\\b(?:gory|horror|erotic|noir|sarcastic|satir\\p{L}*|fan ?fic\\p{L}*|voldemort|star (?:wars|trek)|marvel|justice league|in the \\p{L}+ universe|borg)\\b|^(?:\\S+\\s+){15,}|\\bin the (?:\\p{L}+ )?(?:style|manner|voice) of\\b|\\b\\d+[- ]?(?:words?|sentences?|paragraphs?|lines?|pages?|chapters?|minutes?)\\b|\\bflash fiction\\b|\\bmicro ?fiction\\b|\\bkids\\b|\\bchildren\\b|\\bstudents\\b|\\bgraders?\\b|\\bfor (?:my|our|a) (?:class|school|teacher|friend|wife|husband|english)\\b|\\bchapters\\b|${length}|\\b(?:child|teens?|teenagers?|adults?|year \\d+|my (?:son|daughter|kids?|class|students?|girlfriend|boyfriend|wife|husband|blog|friend|niece|nephew)|year[- ]?olds?|class|contest|competition|magazine|homework|assignment|wattpad|reddit|podcast|campfire|bedtime|just (?:for )?me|beginners|learners|esl|newsletter|about \\d+)\\b`,
  },
  "chapter-who": {
    label: "Who they are",
    question: "Who are they, and what stands between them?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:fight|battle|duel|war|villain|monster|dragon|murder|escape|chase)\\b",
        label: "Characters and their aims",
        question: "Who is in it, and what does each of them want?",
      },
    ],
    said: "\\b(?:named|called)\\b|[.,:;] (?:\\S+ ){6,}\\S+|\\b\\p{L}+ and \\p{L}+ (?:are|were|have|who)\\b",
  },
  "chapter-before": {
    label: "Just before it",
    question: "What happened just before?",
    suggestions: ["they had a fight", "a long friendship", "they have just met again"],
    cases: [
      {
        when: "\\b(?:kiss\\p{L}*|confess\\p{L}*|love|date|wedding)\\b",
        suggestions: [
          "they had a fight",
          "one of them nearly left",
          "they were stuck together",
          "they have just met again",
        ],
      },
      { when: ".", suggestions: [] },
    ],
    said: "\\b(?:after|before|previous(?:ly)?|last chapter)\\b",
  },
  "chapter-voice": {
    label: "Point of view",
    question: "Is it told in first or third person?",
    suggestions: ["first person", "third person", "two people in turns"],
    said: "\\b\\d+ words\\b|\\b(?:pov|first person|third person|point of view|slow burn|romance|fantasy|horror|sci-?fi|thriller|comedy|fluff|angst)\\b",
  },
} as const satisfies Readonly<Record<string, Need>>;
