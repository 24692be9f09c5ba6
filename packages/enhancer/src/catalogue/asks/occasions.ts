import type { Ask } from "../ask.ts";
import { withoutTopic } from "./no-topic.ts";

/** Grief is left to `care/`. */
const grief =
  "\\b(?:condolenc\\p{L}*|sympathy|funeral|eulogy|memorial|passed away|died|dead|death|deceased|grie\\p{L}+|miscarr\\p{L}+|in heaven|late (?:mother|father|mom|mum|dad|husband|wife|son|daughter|friend))\\b";

/** Something is done with a text that is there. */
const handled =
  "\\b(?:take|send|sending|read|reading|delete|forward|open|check|sort|translate|summari[sz]e|count|remove|search|analy[sz]e|compare|describe|decode|concatenate|improve|rewrite|proofread|correct|edit|revise|polish|shorten|rephrase|paraphrase|reword|extract|convert|print|format|save|export|upload|scan|screen|parse|memori[sz]e|critique|review|rate|copy) (?:\\S+ ){0,3}?(?:speech|speeches|toast|vows|talk|announcements?|cards?|wish(?:es)?|messages?)\\b";

/** What is drawn, coded, given or eaten is no text. */
const noText =
  handled +
  "|\\b(?:image|picture|photo|drawing|design|svg|html|css|code|python|canva|template|logo|poster|gifts?|presents?|cake|caption|hashtags?|playlist|songs?|poem|paper size|printable)\\b";

const feast =
  "christmas|xmas|holiday|new year(?:['’]?s)?|easter|thanksgiving|valentine(?:['’]?s)?(?: day)?|mother(?:['’]?s)? day|father(?:['’]?s)? day|eid|diwali|hanukkah|graduation|(?:new )?baby(?: shower)?|get[- ]well(?:[- ]soon)?|(?:wedding )?anniversary|wedding|engagement|congratulations?|congratulatory|congrats|housewarming|baptism|christening|confirmation|good luck|promotion|new job|teacher appreciation|encouragement";

const wish =
  "(?:wish(?:es)?|messages?|greetings?|texts?|cards?(?: (?:messages?|texts?|wording|note))?|notes?|letters?|e-?mail)";

export const occasionsAsks: readonly Ask[] = [
  {
    id: "occasions.no-topic",
    forms: withoutTopic("speech(?:es)?"),
    needs: ["topic", "speech-where", "speech-minutes"],
  },
  {
    id: "occasions.say-it-in",
    forms: [
      {
        is: "(?:happy (?:birthday|new year|anniversary|easter)|merry christmas|congratulations|cheers) in \\p{L}+",
      },
    ],
    needs: [],
  },
  {
    id: "occasions.vows",
    forms: [
      { thing: "(?:(?:wedding|marriage) )?vows(?: renewal)?" },
      { opens: "how (?:do|should|can) i (?:write|start) (?:my|our)? ?(?:own )?(?:\\p{L}+ )?vows" },
      {
        is: "(?:wedding )?vows (?:short|funny|simple|modern|not (?:too )?\\p{L}+|\\d+ (?:min|minutes|lines))(?: .{2,50})?",
      },
    ],
    not: "\\bin (?:latin|greek|elvish|klingon)\\b|\\b(?:monk|nun|silence|poverty|traditional (?:catholic|church)|summary|movie)\\b",
    needs: ["vows-love", "vows-promise", "vows-mood"],
    advice: { professional: ["vows-concrete"] },
  },
  {
    id: "occasions.wedding-toast",
    forms: [
      {
        thing:
          "(?:(?:best man(?:['’]?s)?|maid of hono(?:u)?r|matron of hono(?:u)?r|(?:father|mother|brother|sister) of the (?:bride|groom)|groom(?:['’]?s)?|bride(?:['’]?s)?|bridesmaids?|wedding|engagement|rehearsal dinner) (?:speech|toast))",
      },
      {
        thing:
          "(?:speech|toast|few words)(?=[^.!?\\n]*\\b(?:wedding|marriage|best man|bride|groom|getting married|rehearsal dinner|engagement party)\\b)",
      },
      {
        opens:
          "how (?:do|should|can) i (?:write|start|give) (?:a|my|the) (?:best man|maid of honou?r|wedding|father of the bride) (?:speech|toast)",
      },
    ],
    not: `\\bjokes?\\b|\\b(?:anniversary|french toast|avocado|(?:opening|first|last|closing) (?:lines?|sentences?|joke)|opener|one[- ]liners?)\\b|${grief}`,
    needs: ["toast-role", "toast-story", "toast-time"],
    advice: {
      professional: ["toast-one-story", "spoken-words"],
      creative: ["toast-one-story", "toast-kind"],
      concise: ["toast-short"],
    },
  },
  {
    id: "occasions.farewell",
    forms: [
      {
        thing:
          "(?:(?:farewell|retirement|leaving|goodbye|good-bye|going away|last day(?: at work| of work)?) (?:speech|toast|messages?|e-?mails?|cards?(?: (?:message|text|wording))?|notes?|letters?|wish(?:es)?|texts?|post))",
      },
      {
        thing:
          "(?:speech|toast|few words|card|message|e-?mail|letter|note)(?=[^.!?\\n]*\\b(?:who['’]?s (?:leaving|retiring)|who is (?:leaving|retiring)|leaving (?:work|the (?:team|company|job))|retiring|retirement|leaving do|my last day)\\b)",
      },
      { thing: "(?:leaving|farewell|retirement|goodbye) card (?:message|text|wording)" },
    ],
    not: `\\bto my (?:ex|old \\p{L}+|car|house|school|youth|hometown)\\b|\\bto (?:alcohol|smoking|cigarettes)\\b|${noText}|${grief}|\\b(?:suicid\\p{L}*|resign\\p{L}*|plan|savings|wedding)\\b`,
    needs: ["farewell-who", "farewell-mention", "farewell-next"],
    advice: { professional: ["farewell-one-moment"] },
  },
  {
    id: "occasions.seating",
    forms: [
      {
        thing:
          "(?:wedding |dinner |table |party |reception )*seating (?:plans?|charts?|arrangements?)",
      },
    ],
    not: "\\b(?:class|pupils|students|chatty|classroom|stadium|airplane|flight|code|python|app|algorithm|theat(?:er|re))\\b",
    needs: ["seating-tables", "seating-groups", "seating-apart"],
    advice: { professional: ["seating-reasons"], concise: ["seating-reasons"] },
  },
  {
    id: "occasions.birthday",
    forms: [
      {
        thing:
          "(?:texts?|words|verse|lines?|rhyme|something|message|wording)(?= (?:for|to (?:write|put) in) (?:my|our|the|his|her|a) (?:[\\p{L}'-]+ ){0,3}?(?:\\d+(?:st|nd|rd|th) )?(?:birthday|bday)(?: card)?(?!\\p{L}))",
      },

      {
        thing: `(?:(?:happy )?(?:birthday|bday|b-day) (?:${wish}|speech|toast|post|paragraph|quotes?|tribute))`,
      },
      { thing: "(?:speech|toast|message|card|letter)(?=[^.!?\\n]*\\b(?:birthday|bday)\\b)" },
      {
        opens:
          "(?:what (?:do|should|can) i|what to) (?:write|say|put) (?:in|on|for) (?:a|my|the|his|her|their)?[^.!?\\n]{0,40}\\b(?:birthday|bday)\\b",
      },
      { is: "(?:a |write |say )*happy (?:birthday|bday) (?:for|to) (?:my|our|a) [^.?!]+" },
    ],
    not: `\\bfor (?:myself|my (?:\\p{L}+ )?(?:dog|cat|horse|shop|business|blog|channel|company|salon|cafe))\\b|(?:message|text|e-?mail|letter) to (?:my|our|the) (?:[\\p{L}]+ )?(?:sister|brother|family|friends?|dad|mum|mom|team|boss|teacher|group|cousins?|siblings?) about |${noText}|${grief}|\\b(?:invit\\p{L}+|party|reminder|thank|\\d+ birthday)\\b`,
    needs: ["birthday-who", "wish-about-them", "wish-tone"],
    advice: { professional: ["wish-no-stock"] },
  },
  {
    id: "occasions.card",
    forms: [
      { thing: `(?:(?:${feast}) ${wish})` },
      {
        thing:
          "(?:messages?|wish(?:es)?|words|text|something|sayings?)(?= (?:for|to write in|to put in|in|on) (?:a|an|my|the|our|his|her) (?:\\S+ ){0,4}?cards?\\b)",
      },
      {
        opens:
          "(?:what (?:do|should|can) i|what to) (?:write|say|put) (?:in|on) (?:a|an|my|the|our|his|her|this)(?: \\S+){0,4}? cards?",
      },
      { thing: "congrat(?:ulation)?s?(?= (?:to|for) (?:my|our|a|the))" },
    ],
    not: `\\bfrom the (?:dog|cat)\\b|${noText}|${grief}|\\b(?:birthday|bday|thank|business card|credit card|invit\\p{L}+|report card|mock|marketing|sales|(?<!congrat\\p{L}* )promo\\p{L}*|list of)\\b`,
    needs: ["card-who", "wish-about-them", "wish-tone"],
    advice: { professional: ["wish-no-stock"] },
  },
  {
    id: "occasions.announcement",
    forms: [
      {
        opens:
          "announce (?:that )?(?:our|my|we|the) (?!winner|results? of the election)[^.?!]*\\b(?:moving|moved|closing|clos(?:es|ed)|opening|opens?|pregnan\\p{L}+|engaged|married|retir\\p{L}+|leaving|new|joins?|cancel\\p{L}*|postponed|changing|changes|expecting|merging)\\b",
      },
      { thing: "announcements?(?: (?:e-?mail|message|letter|memo|text))?" },
    ],
    not: `\\b(?:winner|obituary|airport|train station|in german|in french|in spanish|raffle)\\b|${handled}|\\b(?:image|photo|drawing|design|svg|html|css|code|python|canva|template|logo|poster)\\b|${grief}|\\b(?:product|launch|feature|release|app|update|discord|minecraft|apple|google|latest|recent|price|movie|trailer|game|apex|fed)\\b`,
    needs: ["announce-what", "announce-readers", "announce-do"],
    advice: { professional: ["announce-first"], concise: ["announce-first"] },
  },
  {
    id: "occasions.introduction",
    forms: [
      {
        opens:
          "(?:how (?:do|should|can|to)(?: i)? )?introduce (?:myself|me)|(?:how (?:do|should|can) i|how to) introduce (?:myself|yourself)",
      },
      {
        thing:
          "(?:self[- ]introduction|introduction of myself|intro(?:duction)? about (?:me|myself)|introduction speech)",
      },
    ],
    not: "\\b(?:guest|speaker|letter)\\b|\\b(?:interview|japanese|spanish|french|german|korean|chinese|python|app|essay|dating|cat|dog)\\b",
    needs: ["intro-where", "intro-facts", "speech-minutes"],
    advice: { professional: ["spoken-words", "intro-end"], concise: ["spoken-short"] },
  },
  {
    id: "occasions.talk",
    forms: [
      {
        thing:
          "(?:(?:conference|ted|tedx|lightning|keynote|presentation) (?:talk|speech)|keynote|presentation script|script for (?:my|a|the|our) presentation|(?:\\d+|one|two|three|five|ten)[- ]minute (?:talk|presentation))",
      },
      {
        opens:
          "how (?:do|should|can) i (?:open|start|begin|end) (?:my|a|the) (?:\\p{L}+ )?(?:presentation|talk)",
      },
      { made: "(?:talk)(?= (?:about|on|for) )" },
    ],
    not: "\\b(?:slides?|powerpoint|ppt|google slides|show|small talk|best ted|famous|summar\\p{L}+|to me|pep|elevator|sales|investors?|startup|baseball|pitch deck|pitch perfect|trash)\\b",
    needs: ["talk-listeners", "speech-minutes", "talk-point"],
    advice: {
      professional: ["talk-thread", "spoken-words"],
      technical: ["talk-thread", "spoken-pace"],
      concise: ["spoken-short"],
    },
  },
  {
    id: "occasions.sermon",
    forms: [{ thing: "sermons?(?: outline)?|homil(?:y|ies)|church message|devotional(?: talk)?" }],
    not: "\\b(?:on the mount|summar\\p{L}+|analy[sz]e|famous|history|funeral)\\b",
    needs: ["sermon-text", "sermon-people", "sermon-take-home"],
    advice: {
      professional: ["speech-one-thought", "sermon-everyday"],
      concise: ["sermon-everyday"],
    },
  },
  {
    id: "occasions.toast",
    forms: [
      {
        thing:
          "(?:speech|few words|toast)(?= (?:for|at|on) [^.!?\\n]*\\b(?:naming (?:day|ceremony)|first communion|confirmation|coming of age)\\b)",
      },

      {
        opens:
          "what (?:to|do i|should i|can i|could i) say (?:at|on|for) (?:my|our|his|her|their|a) (?:[\\p{L}'-]+ ){0,4}?(?:\\d+(?:st|nd|rd|th)|birthday|wedding|anniversary|retirement(?: do| party)?|leaving do|christening|engagement(?: party)?|graduation)(?! card)",
      },
      {
        thing:
          "(?:speech|toast|few words)(?= (?:for|at|on) (?:my|our|his|her) (?:[\\p{L}'-]+ ){0,3}?\\d+(?:st|nd|rd|th)(?:$|[ ,.!?](?!grade|class|form)))",
      },

      { thing: "toast(?= (?:for|to|at|about) (?:my|our|the|a|an|his|her|their) )" },
      {
        thing:
          "(?:(?:stag|hen|bachelor|bachelorette|anniversary|christening|engagement|housewarming|bar mitzvah|bat mitzvah|communion|confirmation|naming)(?: (?:do|night|party|party'?s|dinner))? (?:speech|toast))",
      },
      {
        thing:
          "(?:speech|few words|toast)(?= (?:for|to|at|on|about) [^.!?\\n]*\\b(?:stag|hen (?:do|night|party)|bachelor|bachelorette|(?:golden|silver|ruby|diamond|pearl|wedding|\\d+(?:st|nd|rd|th)|parents'?|grandparents'?) anniversary|christening|baptism|bar mitzvah|bat mitzvah|quincea[nñ]era|family reunion|engagement)\\b)",
      },
    ],
    not: `\\banniversary\\b[^.?!]*\\b(?:club|company|society|firm|association|choir|orchestra|school|parish|village|team|brigade)\\b|\\b(?:club|company|society|firm|association|choir|orchestra|school|parish|village|team|brigade)(?:['’]?s)? (?:\\S+ )?anniversary\\b|\\b(?:butter|marmite)\\b|${grief}|${handled}|\\b(?:avocado|french toast|bread|toaster|burn(?:t|s|ing)?|python|code|cheese|beans|jam|character)\\b`,
    needs: ["toast-who", "toast-tell", "toast-manner"],
    advice: { professional: ["spoken-words"] },
  },
  {
    id: "occasions.reading",
    forms: [
      {
        thing:
          "(?:(?:wedding|civil ceremony|christening|naming(?: day| ceremony)?|baptism|blessing|handfasting) )(?:readings?|passages?|poems? to read)",
      },
      {
        thing:
          "(?:readings?|passages?)(?= (?:for|at) (?:my|our|a|the) (?:[\\p{L}'-]+ ){0,3}?(?:wedding|civil ceremony|christening|naming|baptism|blessing|handfasting))",
      },
    ],
    not: `${grief}|\\b(?:analy[sz]e|explain|translate|summar\\p{L}+)\\b`,
    needs: ["reading-them", "reading-kind"],
  },
  {
    id: "occasions.speech",
    forms: [
      {
        thing:
          "(?:(?:(?:graduation|valedictorian|motivational|persuasive|informative|campaign|acceptance|award|welcome|opening|closing|thank[- ]you|anniversary|class president|student council|inspirational|school|pep|halftime) )*(?:speech|speeches|talk to the team|pep talk))",
      },
      { thing: "(?:a )?few words(?= (?:for|at|to|when) )" },
      {
        thing:
          "toast(?= (?:for|at|on) (?:thanksgiving|christmas|new year'?s?(?: eve)?|easter|hanukkah|diwali|passover|sunday dinner|family dinner)(?!\\p{L}))",
      },
      { opens: "say(?:ing)? (?:a )?few words (?:at|for|to|on|about)" },
      {
        opens:
          "how (?:do|should|can) i (?:start|begin|open|end|write) (?:my|a|the) (?:\\p{L}+ )?speech",
      },
    ],
    not: `${grief}|${handled}|\\b(?:free(?:dom of)? speech|hate speech|parts? of speech|figures? of speech|speech (?:of the president|by|recognition|therap\\p{L}+|impediment|to text)|analy[sz]e|summar\\p{L}+|famous|mlk|martin luther king|gettysburg|king['’]s speech|avocado|french toast|bread|toaster|python|code|character)\\b`,
    needs: ["speech-where", "speech-minutes", "speech-must"],
    advice: {
      professional: ["speech-one-thought", "spoken-words"],
      technical: ["spoken-words", "spoken-pace"],
      concise: ["spoken-short"],
    },
  },
];
