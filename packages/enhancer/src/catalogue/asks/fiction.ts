import type { Ask } from "../ask.ts";

/** Work on a text that is there already, or a search for one: not the making of one. */
const handled =
  "^(?:(?:please|can you|could you) )?make (?:my|this|these|it) |^(?:hi,? |hello,? )?i(?:'m| am) (?:writing|making|trying to)\\b|^(?:\\S+ ){0,3}?(?:analy[sz]e|explain|interpret|rate|critique|review|summari[sz]e|translate|proofread|edit|improve|rewrite|paraphrase|shorten|fix|check|correct|grade|finish|continue|read|memori[sz]e|recite|publish|submit|sell|find|recommend|search|solve|guess|identify|describe|compare) (?:(?:me|for|up) )?(?:my|this|the|that|these|those|a|an|some|your|following|given|good|best|famous)\\b";

/** The same for one's own word (`handled` is joined with what an ask keeps out besides). */
const not = (more: string): string => `${handled}|${more}`;

/** Stories, verse, scenes and games. */
export const fictionAsks: readonly Ask[] = [
  {
    id: "fiction.joke",
    forms: [
      {
        thing:
          "(?:jokes?|riddles?|puns?|one[- ]liners?|tongue[- ]twisters?|pick[- ]?up lines?|fun facts?|brain ?teasers?)",
      },
      { is: "make me laugh(?: .{1,40})?|say something funny" },
    ],
    not: not(
      "(?:python|bash|perl|ruby|javascript|js|shell|sql|powershell|awk|sed|git|linux|regex|java|haskell|excel) (?:\\p{L}+ )?one[- ]liners?|one[- ]liners?(?= (?:in|with|for|using) (?:python|bash|perl|ruby|javascript|shell|powershell|awk|sed))|one[- ]liners? (?:to|that) (?:sort|reverse|count|read|print|convert|parse|replace|remove|rename|list|find|filter|split|download|delete|merge|check)|\\b(?:speech|toast|roast|script|html|website|code|function|app|bot|api|what(?:'s| is) the joke|why is (?:this|it|that))\\b",
    ),
    needs: [],
  },
  {
    id: "fiction.ideas",
    forms: [
      {
        thing:
          "(?:(?:short |horror |fantasy |love |romance |sci-?fi |mystery |thriller |children'?s )?(?:stor(?:y|ies)|novels?|plots?|poems?|fanfic(?:tion)?|screenplays?|scripts?|songs?|lyrics?|creative writing|writing)[- ]+(?:ideas?|prompts?|starters?))",
      },
    ],
    not: not(
      "\\bcover songs?\\b|\\bsong covers?\\b|\\b(?:user stor|instagram|insta|stable diffusion|midjourney|coding|python|bash|tiktok|youtube|reels?)",
    ),
    needs: ["idea-genre", "idea-use", "idea-taste"],
    advice: {
      professional: ["idea-first-line"],
      creative: ["idea-odd-corner"],
      concise: ["idea-first-line-short"],
    },
  },
  {
    id: "fiction.haiku",
    forms: [{ thing: "haikus?|senryus?|tankas?" }],
    not: not("\\b(?:claude|app|detect\\p{L}*|function|program|code|what is)\\b"),
    needs: ["poem-subject"],
    advice: { professional: ["haiku-count"] },
  },
  {
    id: "fiction.acrostic",
    forms: [{ thing: "acrostics?|acrostic poems?|acronym poems?|name poems?" }],
    not: not("\\bwhat is\\b"),
    needs: ["acrostic-word", "poem-subject"],
  },
  {
    id: "fiction.poem-for-someone",
    forms: [
      {
        thing:
          "(?:poems?|verses?|rhymes?|limericks?|odes?)(?= for (?:my|our|the|an?|his|her) (?:[\\p{L}'-]+ ){0,3}?(?:leaving do|leaving|retirement|birthday|wedding|christening|naming (?:day|ceremony)|anniversary|farewell|\\d+(?:st|nd|rd|th))(?!\\p{L}))",
      },

      {
        thing:
          "(?:poems?|poetry|sonnets?|limericks?|ode|odes|rhymes?|verses?) (?:(?:for|to) (?:(?:my|our|his|her|their|a|an|the) )?|about (?:my|our) )(?:\\p{L}+'s |\\p{L}+s' |dear |best |little |big |older |younger |late |old |sweet |lovely |future |new |beautiful |long[- ]distance |\\d+ year old ){0,2}(?:mom|mum|mother|mama|dad|father|parents?|grand\\p{L}+|nana|wife|husband|hubby|girlfriend|gf|boyfriend|bf|fianc\\p{L}+|partner|spouse|valentine|crush|sister|brother|siblings?|sons?|daughters?|baby|kids?|twins|friend|bff|bestie|aunt|uncle|niece|nephew|cousin|teacher|boss|coach|co-?worker|colleague|neighbou?r|nurse|team|wedding|anniversary|birthday|retirement|graduation|baptism|christening|baby shower|bridal shower|farewell|goodbye party|girl i \\p{L}+|guy i \\p{L}+)(?:'?s)?\\b.*",
      },
      {
        thing:
          "(?:birthday|anniversary|wedding|retirement|graduation|farewell|valentine'?s?(?: day)?|mother'?s day|father'?s day|thank[- ]you|baby shower|love) (?:poems?|verses?|rhymes?|limericks?)",
      },
    ],
    not: not(
      "\\bfor (?:moms|mums|mothers|dads|fathers|parents|teachers|nurses|kids|siblings|bosses|coworkers|couples)\\b|\\b(?:funeral|memorial|passed away|passed|died|death of|in memory|eulogy|condolence|by (?:shakespeare|keats|neruda|rumi))\\b",
    ),
    needs: ["poem-true-details", "poem-occasion", "poem-touching-or-funny"],
    advice: {
      professional: ["poem-no-invented"],
      creative: ["poem-no-invented", "verse-concrete"],
      concise: ["poem-no-invented"],
    },
  },
  {
    id: "fiction.poem",
    forms: [
      {
        thing:
          "poems?|poetry|sonnets?|limericks?|odes?|ballads?|villanelles?|ghazals?|quatrains?|couplets?|free verse|nursery rhymes?|rhymes?",
      },
    ],
    not: not(
      "\\brhymes? (?:for|with)\\b|(?:poems?|verses?|rhymes?|limericks?|odes?) for (?:my|our|the|an?|his|her) (?:[\\p{L}'-]+ ){0,3}?(?:leaving do|retirement|christening|naming (?:day|ceremony)|farewell)|\\b(?:passed away|died|funeral|memorial|in memory|what is|who wrote|poems (?:by|from)|poetry (?:by|from|contest|slam event|books?|collections?)|(?:valid|working) program)\\b|^(?:look for|name|list) ",
    ),
    needs: ["poem-subject", "poem-manner"],
    advice: {
      professional: ["verse-concrete"],
      creative: ["verse-turn"],
      concise: ["verse-concrete-short"],
    },
  },
  {
    id: "fiction.lyrics",
    forms: [
      {
        thing:
          "songs?(?= (?:for|about) (?:my|our|his|her) (?:[\\p{L}'-]+ ){0,3}?(?:\\d+(?:st|nd|rd|th)|birthday|wedding|retirement|leaving do|anniversary)(?!\\p{L})[^.?!]*\\b(?:tune|melody|lyrics|words|rewrite|verses?|chorus|funny|rhym\\p{L}+)\\b)",
      },

      {
        thing:
          "(?:song|rap|music)[- ]lyrics?|lyrics (?:for|to|of) (?:an?|my|our) \\p{L}+.*|lyrics (?:about|in|that|with|titled|called).*|rap(?: song| verse| battle| diss)?s?|raps|diss tracks?|jingles?|(?:love|birthday|parody|country|pop|rock|punk|metal|folk|blues|reggae|children'?s|kids|christmas|worship|gospel|drinking|team|theme|camp|protest|break ?up|wedding|punk rock|hip hop|r&b|edm) song",
      },
      {
        made: "song(?= about| for my| for our| for a| in the style| called| titled| with| that| which| from the|$| to cheer| on)|song lyrics?|lyrics|chorus|bridge for my song",
      },
    ],
    not: not(
      "^(?:\\S+ ){0,2}?(?:suggest|find|list|recommend|play|name|show|get|add)\\b|\\b(?:what (?:is|are)|lyrics (?:of|to) (?!an?\\b|my\\b)|songs|playlist|spotify|chords|sheet music|abc notation|famous song|which song|translate)\\b|^(?:give|tell|show) me (?:the )?(?:lyrics|a song for)|^tell me ",
    ),
    needs: ["song-about", "song-sound", "song-true"],
    advice: {
      professional: ["song-singable"],
      creative: ["song-singable", "verse-concrete"],
      concise: ["song-singable-short"],
    },
  },
  {
    id: "fiction.bedtime-story",
    forms: [
      {
        thing:
          "(?:bed ?time|bed|good ?night|sleep(?:y|ing|time)?|nap ?time) (?:stor(?:y|ies)|tales?)|(?:children'?s|childrens'|childs|child'?s|kids?'?s?|toddler|picture) (?:(?:short |picture |story )?(?:stor(?:y|ies)|tales?|books?))|(?:short |funny |bedtime )?stor(?:y|ies) (?:for|to read to) (?:my |our |a |an |some |the )?(?:little |\\d+[- ]?(?:yr|year)s?[- ]?olds?|young )*(?:sons?|daughters?|kids?|child|children|toddlers?|babies|baby|nephew|niece|grand\\p{L}+|twins|kindergart\\p{L}+|preschool\\p{L}*|boys?|girls?|\\d+[- ]?(?:yr|year)s?[- ]?olds?).*",
      },
    ],
    not: not(
      "\\b(?:user stor|best|where can i|recommended|publish\\p{L}*|illustrat\\p{L}*|activity|colou?ring|explain\\p{L}*|list of)\\b",
    ),
    needs: ["child-and-loves", "child-hero", "child-reading-time"],
    advice: {
      professional: ["bedtime-read-aloud"],
      creative: ["bedtime-read-aloud", "story-concrete"],
      concise: ["bedtime-read-aloud-short"],
    },
  },
  {
    id: "fiction.game-master",
    forms: [
      {
        thing:
          "(?:campaigns?|adventures?|one[- ]?shots?|encounters?|quests?|side[- ]?quests?|dungeons?|sessions?|npcs?|monsters?|magic items?|taverns?|bosses|boss|villains?|puzzles?|maps?|settings?|random tables?|loot tables?|worlds?|cit(?:y|ies)|towns?)(?=.*\\b(?:d ?& ?d|d ?and ?d|dnd|5e|dungeons (?:&|and) dragons|pathfinder|ttrpgs?|rpg|call of cthulhu|warhammer|paranoia|shadowrun|dm|tabletop)\\b)",
      },
      {
        thing:
          "(?:d&d|dnd|5e|pathfinder|ttrpg|rpg|tabletop)(?: 5e| rpg)? (?:(?:homebrew|random|first|side|boss|level \\d+|short|fun) )*(?:campaigns?|adventures?|one[- ]?shots?|encounters?|quests?|side[- ]?quests?|dungeons?|sessions?|npcs?|monsters?|magic items?|taverns?|boss(?: fight)?|villains?|puzzles?|(?:campaign |adventure |session |quest )?ideas|homebrew|settings?|game|worlds?)",
      },
      { thing: "npcs?|homebrew (?:monster|item|weapon)s?|random encounters?|campaign settings?" },
    ],
    not: not(
      "\\b(?:unity|unreal|godot|python|javascript|code|game ?maker|marketing|advertis\\p{L}*|election|rules? of|what is|best|video game|rpg ?maker|you are|i am a player|play a)\\b|\\blet'?s play\\b",
    ),
    needs: ["game-party", "game-so-far", "game-feel"],
    advice: { professional: ["game-at-the-table"] },
  },
  {
    id: "fiction.character",
    forms: [
      {
        thing:
          "(?:character )?back ?stor(?:y|ies)|character (?:profiles?|descriptions?|concepts?|bios?|biograph(?:y|ies))|(?:main|fictional|anime|fantasy|original|book|novel|story|rpg|d&d|dnd|cyberpunk|sci-?fi|side|female|male|villain|superhero) characters?|super ?heroe?s?|super ?villains?|villains?|protagonists?|antagonists?|love interests?",
      },
      { made: "characters?(?= for (?:a|an|my|our)| who| with| based|$)" },
    ],
    not: not(
      "\\b(?:characters? (?:in|from|of|on) (?!a\\b|an\\b|my\\b)|regex|string|chinese|mandarin|kanji|japanese|password|unicode|ascii|special|limit|\\d+[- ]characters?|count|python|function|favou?rite|famous|popular|best|most|names?|who is|who are|my (?:grand\\p{L}+|gran|nan|mum|mom|dad|mother|father|wife|husband|son|daughter)|company|brand|midjourney|image|draw|logo|art)\\b|^(?:list|name|tell|show|find|get)\\b",
    ),
    needs: ["character-world", "character-part", "character-fixed"],
    advice: {
      professional: ["character-want"],
      creative: ["character-contradiction"],
      concise: ["character-want-short"],
    },
  },
  {
    id: "fiction.monologue",
    forms: [{ thing: "(?:[\\p{L}-]+ )?(?:monologues?|soliloqu(?:y|ies))" }],
    not: not(
      "\\b(?:famous|best|hamlet|shakespeare|analy[sz]e|explain|memori[sz]e|internal monologue)\\b",
    ),
    needs: ["monologue-moment", "monologue-length"],
  },
  {
    id: "fiction.scene",
    forms: [
      {
        thing:
          "screenplays?|(?:movie|film|tv|tv show|sitcom|stage|theat(?:er|re)|drama|comedy|stand[- ]?up(?: comedy)?|skit|anime|animation|short film|play|pilot|puppet|cartoon|horror|romance) scripts?|script (?:for|of) (?:a|an|my|our) (?:\\S+ ){0,3}(?:movie|film|play|sitcom|skit|show|episode|drama|musical|cartoon|anime)\\b.*|skits?|comedy sketch(?:es)?|(?:opening |love |fight |sex |action |death |battle |kiss |first |final |chase |dinner )?scenes?|dialogues?|monologues?|soliloqu(?:y|ies)|(?:short|stage|school|one[- ]act|radio|christmas|nativity) plays?|stand[- ]?up(?: comedy)? (?:set|routine|bit)|comedy (?:set|routine)",
      },
    ],
    not: not(
      "\\b(?:monologues?|unity|unreal|blender|three\\.?js|godot|youtube|tiktok|videos?|commercial|python|bash|powershell|shell|javascript|html|css|react|image|photo|picture|midjourney|draw|paint|dialogue? ?box|crime scene|deleted scenes?|post[- ]credits?|music scene|best|famous|explain|rewrite|internal family)\\b",
    ),
    needs: ["scene-people", "scene-turn", "scene-for"],
    advice: {
      professional: ["scene-voices"],
      creative: ["scene-voices", "scene-said-and-done"],
      concise: ["scene-voices-short"],
    },
  },
  {
    id: "fiction.chapter",
    forms: [
      {
        thing:
          "(?:(?:wattpad|ao3|fan ?fic(?:tion)?|webnovel|royal road|royal road|next|kissing|love|romance|reunion|confession|final) )+chapters?|(?:wattpad|ao3|fan ?fic(?:tion)?|webnovel) scenes?",
      },
      { thing: "chapters?(?= (?:where|in which|when) )" },
    ],
    not: "\\b(?:summari[sz]e|summary|analy[sz]e|explain|edit|proofread|improve|rewrite|translate|critique|rate|feedback|movie|film|play|video|find|^which|python|chapter \\d+ of|book report|screenplay|script|describe the)\\b",
    needs: ["chapter-who", "chapter-before", "chapter-voice"],
  },
  {
    id: "fiction.novel",
    forms: [
      {
        thing:
          "novels?|novellas?|(?:first |next |opening |second |last |final |book |novel )?chapters?(?: one| 1)?|(?:story|book|novel|movie|film) (?:outlines?|plots?|synopsis|blurbs?|premises?)|plots?(?= for (?:a|an|my) (?:\\S+ ){0,2}(?:story|novel|book|movie|film))|(?:opening|first) (?:lines?|paragraphs?|scenes?|pages?) (?:for|of|to) (?:my|a|an) (?:\\S+ ){0,3}(?:story|novel|book)\\b.*|(?:fantasy|romance|horror|sci-?fi|crime|thriller|mystery|adventure) (?:book|series)",
      },
      { made: "book(?= about| for (?:kids|children|my)| on|$)" },
      {
        opens:
          "i(?:'m| am)? (?:want to write|wanna write|writing|am writing) a (?:(?!for|about|on|of)\\S+ ){0,3}(?:book|novel)",
      },
    ],
    not: "^(?:\\S+ ){0,3}?(?:find|get|list|read|recommend|suggest|best|buy|looking for|edit|proofread|improve|critique|review|rewrite|translate|finish|analy[sz]e|explain)\\b|\\b(?:summary|summarise|summarize|recommend\\p{L}*|textbook|publish\\p{L}*|graphic novels?|similar|chapter \\d+ (?:of|from)|python|matplotlib|scatter|box plot|report|quiz|coloring|journal|flight|hotel|chords?|non-?fiction|plot of)\\b",
    needs: ["novel-premise", "novel-genre", "novel-have"],
    advice: {
      professional: ["story-concrete"],
      concise: ["story-concrete-short"],
    },
  },
  {
    id: "fiction.story",
    forms: [
      {
        thing:
          "(?:short |love |horror |ghost |scary |funny |fantasy |adventure |mystery |detective |romantic |sci-?fi |science fiction )?stor(?:y|ies)|fairy ?tales?|folk ?tales?|tales?|fables?|parables?|flash fiction|micro ?fiction|creepypastas?|fan ?fic(?:tion)?s?|legends?|myths?|novelettes?",
      },
      { opens: "tell me (?:a|an|another|some) (?:\\S+ ){0,4}?(?:story|stories|tale|fairy ?tale)" },
    ],
    not: not(
      "\\b(?:user stor\\p{L}*|acceptance criteria|jira|insta(?:gram)?|facebook|snapchat|whatsapp|brand|success stor\\p{L}*|news|cover stor\\p{L}*|toy story|story ?(?:board|points?|mode|line)s?|true|real|life story|my story|our story|story of my|love story movie|the (?:true |real |full |whole |bible )?(?:story|tale|legend|myth) of|greek myths?|common myths?|myths? about|bible|back ?stor\\p{L}*|side of|customer|web stor\\p{L}*|explain\\p{L}*|map legend|chart|plot legend|matplotlib)\\b",
    ),
    needs: ["story-happens", "story-feel", "story-reader"],
    advice: {
      professional: ["story-concrete"],
      creative: ["story-concrete", "story-unexpected"],
      concise: ["story-concrete-short"],
    },
  },
];
