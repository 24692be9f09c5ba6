import type { Ask } from "../ask.ts";
import { relation } from "../needs/common.ts";
import { asksOn, grave, technical } from "./by-form-not.ts";
import { withoutTopic } from "./no-topic.ts";

const theirs = "(?:my|our|the|an?|his|her|their|all|every|some|both|another|other)";
/** Who is told something; a thing that is told is none. */
const told =
  "(?:him|her|them|(?!(?:the|a|an) (?:difference|time|truth|story|stories|tale|jokes?|future|lie|weather|news|whole|user|model|ai|bot|computer|reader|audience|world|legend|history|date|age|gender|sex|quality|file|report|link|document|question|same|following|original)s?\\b)(?:my|our|the|an?|his|their|some|all|every) (?:[\\p{L}'-]+ ){0,2}?[\\p{L}'-]+)";
/** What they are told begins so. */
const whatIsTold =
  "(?:that|about|to|not|no|we|we're|were|i|i'm|i've|im|ive|i'll|ill|it|it's|its|they|they're|he|she|our|my|his|her|their|for|if|whether|re|because|when|why|how|in|off|there|out|(?:[\\p{L}'-]+ ){1,4}?(?:is|are|isn'?t|aren'?t|was|were|will|won'?t|has|have|can'?t|cannot|got|starts?|moved))";

const sending = "text|message|e-?mail|dm|write(?: back)? to";

const notMessage = `${grave}|${technical}|\\b(?:from the|love letter|cover letter|open letter|letter of the law|capital letters?|corinthians|translate|summari[sz]e|song|novel|story|poem|lyrics|essay|analy[sz]e|analysis|siri|alexa|google)\\b`;

/** What is written to somebody or for somebody, whatever it is about. */
export const byFormTextAsks: readonly Ask[] = [
  {
    id: "by-form.bare",
    forms: [
      ...withoutTopic(
        "something|anything|lists?|to[- ]?do lists?|videos?|advice|tips|ideas|suggestions",
      ),
      {
        is: "(?:generate|give me|i need|brainstorm) (?:some |new )?ideas|brainstorm(?: with me)?|help me(?: out)?|teach me something|i need (?:some |your )?help",
      },
    ],
    needs: ["bare-what", "bare-for"],
  },
  {
    id: "by-form.tell",
    not: `\\b(?:my|this) crush\\b|\\b(?:tell|let|ask|remind) (?:my|our|the|an?) (?:\\p{L}+ )?(?:dogs?|cats?|puppy|kitten|horse|pony|hens?|parrot|rabbit|baby|toddler|twins)\\b|${notMessage}|${asksOn}|\\b(?:(?:tell|ask) (?:me|us|you)|if you|you ever)\\b`,
    forms: [
      {
        opens:
          "(?:(?:i )?need |can i have |give me )(?:an? )?(?:quick |short |nice |polite )?(?:texts?|messages?|e-?mails?|notes?|letters?) (?:to )?(?:tell|telling|saying to|to let|letting|asking|to ask|informing|to inform|warning|to warn) (?:my|our|the|his|her|a|an) (?:[\\p{L}'-]+ ){1,3}?(?:know )?(?:that|i'?m|im|i|we|we'?re|he|she|they|it|about|to|not)(?= )",
      },

      {
        opens: `(?:(?:i )?(?:need|have|got|gotta|want|trying) (?:to )?|how (?:do|should|can|to) (?:i |we )?(?:best |nicely |politely )?|help me )?(?:tell|inform|warn|notify|ask|let|remind) ${told} (?:know )?${whatIsTold}(?= \\S)`,
      },
      { opens: `(?:${sending}) ${told} (?!(?:about|re|for) )${whatIsTold}(?= \\S)` },
      {
        is: "(?!how |what |if ).{5,90}?[,.;]? (?:and |so )?how (?:(?:do|should|can|would) (?:i|we)|to) (?:(?:tell|ask) (?:him|her|them|(?:my|our|the|his|her) (?!difference|time|truth|age|future|story|dog|cat).{2,30})|(?:say|put|word|phrase|explain) (?:it|this|that)(?: to .{2,30})?|break (?:it|this|that|the news)(?: to .{2,30})?)",
      },
      {
        opens:
          "(?:request|ask for|beg for|demand) (?:an?|my|the|some|more) (?:[\\p{L}-]+ ){1,4}?from (?:my|our|the) \\p{L}+",
      },
      {
        opens: `how (?:(?:do|should|can|would) (?:i|we)|to) (?:word|phrase|put|say|break|explain) (?:it|this|that) to ${theirs} \\p{L}+`,
      },
      {
        thing:
          "excuses?(?= (?:for|why|to) (?:missing|being|not|skipping|leaving|coming|i|get|leave|miss|skip|avoid|cancel|stay|go) ?)",
      },
    ],
    needs: ["form-reason", "form-channel", "form-terms"],
  },
  {
    id: "by-form.persuade",
    not: `\\b(?:dogs?|cats?|puppy|kitten|horse|pony|hens?|parrot|toddler|baby)\\b|${notMessage}|${asksOn}`,
    forms: [
      {
        opens: `(?:(?:i )?(?:need|have|got|gotta|want|trying) (?:to )?|how (?:do|should|can|to) (?:i |we )?|help me )?(?:(?:convince|persuade|win over) ${told} (?:to|into|that|on)|talk ${told} into)(?= \\S)`,
      },
    ],
    needs: ["ask-hurdle", "form-offer-back", "form-channel"],
  },
  {
    id: "by-form.words",
    not: `\\binterview\\b|\\bintroduce (?:my|our|an?) (?:[\\p{L}'-]+ ){1,3}to\\b|${notMessage}|\\b(?:graphics|sim|credit|debit|gift|memory|sd|report|business|sound|flash|post|id|playing|index|library|bank|score|menu|tarot|trading) cards?\\b`,
    forms: [
      {
        opens:
          "(?:how (?:(?:do|can|should) i|to) )?(?:thank|congratulate|welcome|praise|introduce|say goodbye to) (?:my|our|the|an?) (?!lord|god|gods|universe|following|concept|topic|idea|reader|audience)\\p{L}+",
      },
      {
        thing: `(?:cards?|gift tag|guest ?book entry)(?= (?:for|to) (?:my|our|the|an?) (?!(?:[\\p{L}-]+ )?(?:game|pc|computer|camera|phone|trip|team building)\\b)\\p{L}+)`,
      },
      {
        opens: `what (?:do|should|can|to|would) (?:i |we |you )?(?:write|say|reply) (?:in|on|to|for|at) ${theirs} \\p{L}+`,
      },
    ],
    needs: ["form-occasion", "tone"],
  },
  {
    id: "by-form.message",
    not: notMessage,
    forms: [
      {
        thing: `(?:messages?|notes?|dms?|letters?|e-?mails?|memos?|postcards?|apolog(?:y|ies)|announcements?|invit(?:es?|ations?))(?= for (?:my|our|the|his|her|their|all) (?!(?:[\\p{L}-]+ )?(?:website|site|page|app|toy|product|package|box|exam|test|quiz|class|essay|back cover)\\b)\\p{L}+)`,
      },
      {
        thing: `(?:texts?|messages?|notes?|dms?|letters?|e-?mails?|memos?|postcards?|repl(?:y|ies)|pitch|complaints?|apolog(?:y|ies)|warnings?|announcements?|invit(?:es?|ations?)|thank[- ]yous?|requests?|statements?)(?= to (?:${theirs} (?!reader|editor|world|king|queen|president|following|questions?|quiz)\\p{L}+|parents|members|customers|neighbou?rs|everyone|everybody|whoever))`,
      },
      {
        thing: `updates?(?= (?:to|for) (?:my|our|the) (?:[\\p{L}'-]+ )?(?:${relation}|donors|supporters|patrons|volunteers|followers|sponsors)\\b)`,
      },
      { opens: `(?:${sending}) ${told} (?:about|re|regarding|for)(?= \\S)` },
      {
        thing:
          "(?:notes?|cards?)(?= (?:in|on|under) (?:the|my|our|his|her) [\\p{L}-]+ (?:for|to) )",
      },
      {
        thing:
          "(?:answers?|response)(?= to (?:my|our|the|an?) (?:[\\p{L}-]+ ){1,2}?(?:who|whose) )",
      },
      {
        opens: `(?:(?:reply|respond|write(?: back)?) to|answer) ${theirs} (?!questions?\\b|door\\b|phone\\b|call\\b|quiz\\b|following\\b)\\p{L}+`,
      },
    ],
    needs: ["work-mail-gist", "form-outcome"],
  },
  {
    id: "by-form.notice",
    not: `${notMessage}|\\b(?:number|chemical|symbol|zodiac|astrolog\\p{L}*|language|traffic|what (?:is|are|does|do \\p{L}+ mean))\\b`,
    forms: [
      {
        opens:
          "what (?:should|can|do|could|to) ?(?:i |we )?(?:put|write|say) on (?:an?|the|my|our) (?:[\\p{L}-]+ ){0,2}?(?:sign|notice|label|leaflet|flyer|poster|board|chalkboard|banner|plaque|menu|sticker|website|noticeboard|tombola|t-?shirt|gravel board)(?!\\p{L})",
      },

      {
        thing:
          "(?:words?|wording|texts?|inscription|something)(?= (?:for|on|to go on) (?:an?|the|my|our) (?:[\\p{L}'-]+ )?(?:plaque|bench|sign|banner|trophy|medal|certificate|mug|t-?shirt|badge|sticker|menu board|chalkboard)\\b)",
      },
      {
        thing:
          "(?:welcome )?(?:notes?|letters?|signs?|books?|sheets?)(?= for (?:[\\p{L}'-]+ )?(?:guests|visitors|tenants|lodgers|newcomers))",
      },
      {
        thing:
          "(?:signs?|notices?|labels?|leaflets?|flyers?|handouts?|plaques?|placards?|stickers?|notice ?board|information sheets?|price lists?|programmes?|order of service)(?= (?:for|on|about|at|in|to) (?:my|our|the|an?|all) )",
      },
      {
        thing:
          "(?:house |club |ground |basic )?(?:rules|regulations|guidelines)(?= for (?:(?:using|sharing) )?(?:my|our|the (?:[\\p{L}'-]+ )?(?:pool|kitchen|fridge|hall|allotment|hosepipe|workshop|club|court|playground|garden|hut|shed|studio|gym|lounge|minibus|raffle|quiz|cabin|house|flat|dorm|van|classroom|sauna|laundry|common room|office|staff room|boat|tent)))",
      },
      {
        thing: `(?:instructions?|guide|how[- ]to)(?= for (?:(?:my|our) |the (?:[\\p{L}-]+ )?(?:${relation}|sitters?|volunteers?|visitors?|helpers?|trainees?|apprentices?|members|new \\p{L}+)(?!\\p{L})))`,
      },
    ],
    needs: ["form-must-say", "form-where-read", "tone"],
  },
  {
    id: "by-form.text",
    not: `\\b(?:put|slipped) (?:something|sth|drugs?|a pill) in (?:my|her|his)\\b|${notMessage}|\\b(?:number|twice|times|words? (?:that|with)|letters?|alphabet|word document|backwards|translation|haiku|limerick)\\b`,
    forms: [
      {
        opens:
          "write (?:us |me )?(?:the|an?) (?:[\\p{L}'-]+ ){0,4}?(?:text|notice|piece|note|article|obituary|column|report|thing|paragraph|item) (?:for|in) (?:my|our|the) (?:[\\p{L}'-]+ ){0,2}?(?:newsletter|magazine|paper|bulletin|website|notice ?board|booklet|programme|gazette)(?!\\p{L})",
      },

      {
        thing:
          "(?:write[- ]?ups?|blurbs?|piece|bit|paragraph|article|column|minutes|feedback|reference|testimonial|tribute|programme notes?|appeal|statement|announcement|description|entry|report|review|appraisal|prayers?|blessings?|chants?|summary|thing|something|some words|a few words|few lines|text|intro(?:duction)?|motivation)(?= (?:for|on|about|in|from) (?:my|our) )",
      },
      {
        thing:
          "(?:write[- ]?ups?|blurbs?|feedback|tribute|minutes|prayers?|blessings?)(?= (?:for|in|from) (?:the|an?) )",
      },
      {
        opens:
          "(?:help me )?writ(?:e|ing) (?:something|some words|a few words|a piece|an article) for (?:the|an?)",
      },
      {
        thing:
          "(?:pieces?|bit|column|text|contribution|entry|letter)(?= (?:for|in) (?:the|an?) (?:[\\p{L}'-]+ ){0,3}?(?:magazine|newsletter|paper|newspaper|journal|booklet|bulletin|programme|yearbook|website|noticeboard|gazette|zine))",
      },
      { opens: "write (?:up )?(?:my|our) (?!name\\b|own\\b|code\\b|answer\\b)\\p{L}+" },
    ],
    needs: ["form-must-say", "form-effect", "form-length"],
  },
];
