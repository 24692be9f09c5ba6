import type { Ask } from "../ask.ts";
import { mixedUp } from "./mixed-up.ts";

/** What points at the talk before, at the person's own case, or at a text that was pasted. */
const own =
  "\\b(?:my|i|i'm|i've|for me|we|our|us|you|your|yourself|u|he|she|his|her|this|these|those|following|below|above)\\b";

/** What belongs to the areas of code, machines, health and food. */
const elsewhere =
  "```|[{};]|\\b(?:codes?|coding|scripts?|regex|regexp|sql|excel|python|javascript|java|html|css|c\\+\\+|c#|bash|linux command|errors?|exception|bugs?|laptop|iphone|android|wifi|printer|symptoms?|dos(?:e|age)|side effects?|calories|recipes?|pregnan\\p{L}+|mg)\\b";

const notConcept = `[.?!\\n]\\s*(?:\\S+ ){0,2}explain|\\b(?:my|our|below|following|attached|screenshot|thing you|homework|between the|gap|interview|book|essay|painting|artwork|an example of|garden-path|quote|idiom|proverb|paragraph|blog|article)\\b|\\bto (?:my|an?) (?:\\S+ ){0,3}?(?:kids?|child(?:ren)?|son|daughter|toddler|students?|\\d+[- ]?(?:years?|yrs?|yo)[- ]?(?:olds?)?|grandma|grandmother|parents|mom|boss|team|clients?)\\b|\\b(?:advantages|pros and cons)\\b|${elsewhere.replace("python|javascript|java|", "")}`;

/** A form is asked for that leaves no room for more. */
const shaped =
  "\\b(?:factors?|causes?|reasons?|tasks?|steps|ways|history|wars?|revolution|\\d+ \\p{L}+(?: \\p{L}+)*s|stor(?:y|ies)|poem|songs?|rap|haiku|dialogue|conversation|chatlog|pirate|as (?:if|though)|like (?:a|an|you|he|she)\\b|in (?:one|two|three|a|\\d+) (?:sentences?|words?|lines?|paragraphs?|minutes?)|\\d+[- ](?:words?|sentences?)|one sentence|briefly|tweet|(?:an?|in|as|detailed|comparison) table|json|a dog|children's)\\b|[\"“:]";

/** What says of itself how it is to be explained, or is a matter of proof. */
const notPlainConcept = `${notConcept}|${shaped}|\\b(?:theorem|lemma|formula|equations?)\\b`;

const conceptAdvice: NonNullable<Ask["advice"]> = {
  professional: ["explain-misread"],
  creative: ["explain-one-picture"],
  expert: ["explain-simplified"],
};

/** Questions how a thing works: whoever asks that way wants an answer, not a question. */
const workingForms: Ask["forms"] = [
  {
    is: "how (?:an? |the )?(?!(?:do|does|did|to|can|could|should|many|much|long|often|far|old|this|that|it|my|your|i|we|you)\\b)(?:\\S+ ){1,5}works?(?: .{2,60})?",
  },
  {
    is: "how (?:do|does|did) (?!(?:i|we|you|u|my|this|that|it|one|they|he|she|your|these)\\b)(?:\\S+ ){1,7}works?(?: (?:in|with|inside|on|against|for|and) .{2,40}| exactly| really)?",
  },
  { is: "what (?:is|are) .{3,50} and how (?:does|do) (?:it|they) (?:work|function)" },
];

const conceptForms: Ask["forms"] = [
  {
    opens:
      "explain(?: to me| me)?(?: (?:briefly|simply|please|in detail|in simple terms|in easy words))*,? (?!(?:it|this|that|these|those|them|yourself|to|me|your|my|our|how (?:to|i|can|do|we|you)|why (?:i|you|my|we|he|she)|what (?:you|i|to|this|that|happened)|the (?:following|code|above|joke|answer|last|first|second|third|next|text|error|reason|image|picture|poem|passage|sentence|plot|ending|rules)|further|more|again|better|everything|with|(?:the |main |key |algebraic )*differences?)\\b)\\S+",
  },
  {
    opens:
      "(?:help me understand|understand|i (?:dont|don't|do not|cant|can't) (?:really )?(?:understand|get)) (?!(?:it|this|that|these|my|you|your|why (?:i|my|he|she|you)|how to|how (?:i|you)|what (?:you|he|she|to)|women|men|him|her|people|myself)\\b)(?:how |what |why )?\\S+",
  },
  {
    opens:
      "(?:give(?: me)? |i need )?(?:an? )?(?:(?:simple|short|easy|quick|detailed|clear) )*explanation (?:of|for) (?!this|that|my|the (?:following|code))",
  },
  { is: "eli ?5:? .{3,80}|.{3,60} (?:explained(?: simply)?|for dummies|eli ?5)" },
];

export const explainingAsks: readonly Ask[] = [
  {
    id: "explaining.word",
    forms: [
      {
        opens:
          "(?:what(?:'?s| is| are) (?:the |a )?)?(?:(?:definition|meaning|etymology|opposite|pronunciation) of|origins? of the (?:word|name|phrase|term))",
      },
      { made: "(?:synonyms?|antonyms?|rhymes|rhyming words|homophones)" },
      {
        thing:
          "words?(?= (?:that|which) (?:rhymes?|starts?|begins?|ends?|means?|sounds?)\\b)|words?(?= (?:starting|ending|beginning|rhyming) )",
      },
      { opens: "define(?! (?:the (?:problem|scope|goal|project|strategy)|a (?:function|class)))" },
      {
        is: "what (?:does|do|did) (?!it |he |she |they |this |that |these )(?:the )?(?:\\S+ ){1,6}(?:means?|stands? for)(?: in (?!the context)(?:\\S+ ?){1,3})?",
      },
      { opens: "how (?:do|does|is|to) (?:you |i |we )?(?:pronounced?|spell)" },
    ],
    not: "```|\\b(?:my|our) (?!10|\\d)\\p{L}+|\\b(?:dreams?|blood|labs?|error|light|python|javascript|function|class|variable|constant|word document|poem|essay|paragraph|story)\\b|\\bwhen (?:a|he|she|they|someone)\\b|\\bof life\\b|\\bso that\\b",
    needs: [],
  },
  {
    id: "explaining.fact",
    forms: [
      {
        opens:
          "who (?:is|was|were|are|would win|keeps track|finally|currently|invented|discovered|wrote|painted|founded|created|won|built|designed|directed|composed|played|said|killed|owns|sang|sings|plays)",
      },
      { opens: "when (?:was|were|did|is|does)" },
      { opens: "where (?:was|were|is|are|did)" },
      {
        opens:
          "(?:in )?(?:what|which) (?:year|country|century|city|continent|state|planet|language|element|president|king|queen)",
      },
      {
        opens:
          "how (?:tall|old|big|deep|heavy|high|fast|large|wide|hot|cold) (?:is|are|was|were|does|do|can)",
      },
      {
        opens:
          "how many (?!calories|cups|grams|ounces|tablespoons|teaspoons|eggs|people should|hours should)\\S+ (?:\\S+ ){0,3}?(?:are|were|is|does|do|did|have|has|in|make|exist)",
      },
      {
        opens:
          "what(?:'?s| is| was| are| were) the (?:capital|population|largest|biggest|smallest|tallest|highest|longest|oldest|fastest|deepest|rarest|closest|first|last|only|square root|cube root|derivative|integral|formula|chemical (?:symbol|formula)|boiling point|melting point|speed of|distance|atomic|date|score|exchange rate|weather)",
      },
      {
        is: "(?:what(?:'?s| is) |calculate |how much is )?\\d[\\d.,]*(?: ?%| percent)? ?(?:of|\\+|-|x|\\*|/|÷|×|times|plus|minus|divided by) ?\\d[\\d.,]*",
      },
      { is: "(?:is|was) it true (?:that )?.{3,80}" },
    ],
    not: `${own.replace("|this|these|those|", "|")}|${elsewhere}|\\b(?:should|best|good|better|open|near|buy|cheapest|due|safe|it's|it|go|stay|visit|guess|i'd|riddle|plot|character)\\b`,
    needs: [],
  },
  {
    id: "explaining.facts-list",
    forms: [
      {
        thing:
          "(?:interesting |random |cool |weird |amazing |surprising |crazy |little known )*facts?(?= (?:about|on|of) |$)",
      },
      { opens: "(?:interesting|random) fact" },
      { opens: "tell me something (?:interesting|new|cool|fun|weird)" },
    ],
    not: "\\bfun facts?\\b|\\b(?:my|our|check|checking|sheet|myself|table|case|in fact|the fact)\\b",
    needs: [],
  },
  {
    id: "explaining.to-someone",
    forms: [
      {
        opens:
          "explain (?!to\\b|me\\b|my\\b|this\\b|that\\b|it\\b)[^.?!]{2,50} to (?:my|our) (?:[\\p{L}'-]+ ){0,2}?(?:teenagers?|teens?|kids?|children|son|daughter|grand\\p{L}+|nephew|niece|mum|mom|dad|wife|husband|class|team|boss|neighbou?r|parents|apprentice|staff)",
      },

      {
        opens:
          "how (?:do|can|should|would|could) (?:i|you|we) explain .{0,80}?\\bto (?:my |an? |the )?(?:\\S+ ){0,3}?(?:kids?|child(?:ren)?|son|daughter|toddler|students?|class|\\d+[- ]?(?:years?|yrs?|yo)[- ]?(?:olds?)?|grandma|grandmother|grandpa|grandparents|parents|mom|mum|dad|boss|team|clients?|customers?|beginners?|friends?|wife|husband)",
      },
      {
        opens:
          "explain(?!ing)(?! to me\\b)(?! me\\b)(?! (?:this|that|it|these|my)\\b) .{2,60}?\\bto (?:my |an? )(?:\\S+ ){0,3}?(?:kids?|child(?:ren)?|son|daughter|toddler|students?|\\d+[- ]?(?:years?|yrs?|yo)[- ]?(?:olds?)?|grandma|grandmother|grandpa|parents|mom|mum|dad|boss|team|clients?|customers?)",
      },
      {
        opens:
          "(?:how to explain|explaining) .{2,60}?\\bto (?:an? |my )?(?:\\S+ ){0,2}?(?:kids?|child(?:ren)?|toddlers?|students?|\\d+[- ]?(?:years?|yrs?|yo)[- ]?(?:olds?)?|parents|beginners)",
      },
    ],
    not: `\\b(?:needs? to|should|must|has to|have to|got to) stop\\b|\\bi (?:don['’]?t|do not|can['’]?t|won['’]?t)\\b|\\bonline (?:boy|girl)friend\\b|\\bscam\\p{L}*|explain my |\\b(?:gap|fired|divorc\\p{L}*|died|death|dying|cancer|suicide|sorry|late|why i|that i|that we|why we|break ?up|pregnan\\p{L}+|gay|tattoo|bad grades?)\\b|\\b(?:letter|e-?mail|code)\\b`,
    needs: ["explain-listener"],
    advice: {
      professional: ["explain-words-to-say", "explain-next-question"],
      concise: ["explain-words-to-say"],
    },
  },
  {
    id: "explaining.document",
    forms: [
      {
        opens:
          "explain (?:to me )?my (?:\\p{L}+ )?(?:blood test|blood work|bloods|mri|x-?ray|scan|ecg|payslip|tax code|mortgage offer|pension|lease|insurance policy|energy bill|smear test)(?:$|[.!?]| results?)",
      },

      {
        opens:
          "(?:(?:help me (?:to )?)?(?:understand|read)|explain(?: to me)?|what does|what do|i (?:don['’]?t|do not|can['’]?t) understand|read|decode|go through) (?:this|my|the|a|these|our) (?:\\p{L}+ ){0,3}?(?:letter|bill|payslip|pay stub|statement|policy|invoice|notice|blood (?:test )?results?|test results?|lab results?|mri (?:report|results?)|scan results?|x-?ray report|medical report|tax (?:letter|bill|form|notice)|insurance letter)(?! (?:of the law|grades?|opener|template))",
      },
    ],
    not: `\\b(?:write|reply|respond|answer it|draft|translate|summari[sz]e|python|code|unit tests?|a\\/b test|letter (?:in|of) the alphabet|function)\\b`,
    onMaterial: true,
    needs: ["document-text", "document-decide", "document-situation"],
    advice: { professional: ["document-plain"], concise: ["document-plain"] },
  },
  {
    id: "explaining.two-words",
    forms: [
      {
        is: "(?:(?:what(?:'?s| is| are)|explain|tell me) )?(?:the )?differences? between (?:the )?(?:words? )?(?:an? )?[\"'“]?[^\\s,]+[\"'”]? (?:and|vs\\.?|or) (?:an? )?[\"'“]?[^\\s,.?]+[\"'”]?(?: with an example)?",
      },
      { is: "[^\\s,]+ (?:vs\\.?|versus) [^\\s,]+ (?:meaning|difference|grammar)" },
      {
        is: `(?:(?:what(?:'?s| is)|explain|tell me) )?(?:the )?differences? (?:between )?(?:${mixedUp}(?:,| and| or| vs\\.?|, and)? ?){2,4}`,
      },
      {
        is: `(?:(?:is it|should (?:i|it) (?:say|write|use|be)|which is (?:right|correct)[,:]?|correct[,:]?) )?["'“]?${mixedUp}["'”]?,? or ["'“]?${mixedUp}["'”]?(?: in (?:this|a) sentence| correct| which is (?:right|correct))?`,
      },
      {
        is: `when (?:do|to|should) (?:i |you |we )?use (?:${mixedUp}(?:,| and| or|, and)? ?){2,4}`,
      },
      {
        is: "when (?:do|to|should) (?:i |you |we )?use [^\\s]+ (?:and|vs\\.?|or|instead of) [^\\s]+",
      },
    ],
    not: "\\b(?:llc|ira|iphone|ps5|laptop|job|car)\\b",
    needs: [],
  },
  {
    id: "explaining.difference",
    forms: [
      {
        opens:
          "(?:(?:what(?:'?s| is| are)|explain|describe|list|show|tell)(?: me)? )?(?:the )?(?:main |key |biggest |real )?(?:differences?|distinction) between",
      },
      {
        opens:
          "how (?:is|are|does|do) .{2,50}? (?:different from|differ from|different than|differ)",
      },
      { is: "(?:explain |describe )?how .{3,40} differs? from .{3,40}" },
    ],
    not: `[.?!]\\s+(?:\\S+ ){0,4}differences?|\\bbetween (?:the )?(?:words? )?["'“]?${mixedUp}["'”]? (?:and|or|vs) ["'“]?${mixedUp}(?!\\p{L})|\\b(?:these|those|them|this|following|above|below|my two|dates|columns?|lists|arrays|strings|files|numbers|timestamps|rows|tables)\\b|${elsewhere}`,
    needs: ["difference-for"],
    advice: { professional: ["difference-first"], expert: ["explain-misread"] },
  },
  {
    id: "explaining.pros-cons",
    forms: [
      {
        opens:
          "(?:what(?:'?s| is| are) )?(?:the |some )?(?:pros? (?:(?:and|&|/|or|n) )?cons?(?! list)|pros/cons|advantages(?: and disadvantages)?|benefits and (?:drawbacks|risks|disadvantages)|disadvantages(?: and advantages)?|upsides and downsides|downsides|drawbacks|arguments (?:for|against|for and against))",
      },
      {
        thing:
          "(?:pros? (?:and|&) cons?(?: list)?|advantages and disadvantages|arguments for and against|pro[- ]con list)",
      },
      { thing: "advantages(?= of )|disadvantages(?= of )" },
    ],
    not: "[.?!]\\s+(?:list |give |name )?(?:the )?pros|\\bof each\\b|\\b(?:this|these|following|above|essay|blog|article|paragraph|medication|ibuprofen|drug|presentation|function)\\b",
    needs: [],
    advice: {
      professional: ["pros-weighty-first"],
      concise: ["pros-weighty-short"],
      expert: ["pros-turn"],
    },
  },
  {
    id: "explaining.history",
    forms: [
      {
        opens:
          "(?:(?:what(?:'?s| is)|tell me(?: about)?|explain|describe|write|give(?: me)?) )?(?:an? |the )?(?:(?:short|brief|quick|full|complete|early|whole) )*(?:history|origins?|timeline|evolution) of(?! the (?:word|name|phrase|term)\\b)",
      },
      {
        opens:
          "how did (?!i |you |we |it |he |she |they |my |this |that )(?:the )?(?:\\S+ ){1,5}(?:begin|start|originate|come about|come to be|end|fall|happen|evolve)",
      },
    ],
    not: `${own}|\\b(?:git|browser|order|search|chrome|essay|article|paper|lesson|quiz|project timeline|presentation|slides|terminal|bash|blog)\\b`,
    needs: ["explain-focus", "explain-for"],
    advice: { professional: ["history-why"] },
  },
  {
    id: "explaining.causes",
    forms: [
      {
        opens:
          "(?:(?:what (?:is|are|was|were)|explain|describe|discuss|analy[sz]e|list|outline) )?(?:the )?(?:(?:main|major|key|root|social|political|economic|environmental|long[- ]term|positive|negative)[,]? (?:and )?)*(?:causes?|effects?|impacts?|consequences|importance|significance|role) of",
      },
      {
        opens:
          "(?:explain |describe )?(?:how|in what ways?) (?:does|do|did|has|have) (?:\\S+ ){1,6}?(?:affect|influence|impact|change|changed|affected|influenced|impacted|shaped|shape)\\b",
      },
    ],
    not: `${own}|${elsewhere}|\\b(?:hair|pain|headaches?|anxiety|adhd|medicine|medication|drugs?|alcohol|caffeine|nicotine|vitamin\\p{L}*|diabetes|cancer|depression|disease|stroke|insomnia|body|brain|sleep|skin|mortgage|essay|paper|article|report|presentation|paragraph|after effects|sound effects?|lambda|performance of)\\b`,
    needs: [],
  },
  {
    id: "explaining.topic",
    forms: [
      {
        opens:
          "(?:tell me(?: more| everything| all| something)? about|teach me about|(?:give me |i need |i want )?(?:some |more )?(?:info|information|an overview|a short overview|overview|background) (?:about|on|of)|what (?:do|can) you (?:know|tell me) about|i want to know (?:more )?about|know (?:more )?about)(?! (?:it|that|this|them|him|her|he|she|yourself|you|your|a time|what|how|the (?:time|project|company))\\b)",
      },
    ],
    not: `\\b(?:yourself|your|this|these|following|above|below|my|our|her|his)\\b|\\b(?:joke|story|weather|news|today|interview|itinerary|visa|job)\\b|\\b(?:things to do|history of)\\b|${elsewhere}`,
    needs: ["explain-for"],
  },
  {
    id: "explaining.theorem",
    forms: [
      {
        opens:
          "(?:explain(?: to me| me)?|(?:help me )?understand|i (?:dont|don't|do not) (?:really )?(?:understand|get)) (?:the )?(?:concept of |idea (?:of|behind) )?(?:the )?(?:(?!(?:this|that|my|these) )(?:[\\p{L}'’-]+ ){1,3}?(?:theorem|lemma)|(?:quadratic|cubic|linear|differential|wave|heat|diffusion|maxwell'?s?|schr[oö]dinger'?s?|navier[- ]stokes|euler'?s?|cauchy(?:[- ]schwarz)?|compound interest|slope|midpoint|binomial|kinetic energy|trig(?:onometric)?|triangle|logistic|lens maker'?s?|nernst|bernoulli'?s?) (?:formula|identity|identities|inequality|equations?))",
      },
      {
        is: "(?:[\\p{L}'-]+ ){1,2}theorem (?:examples?|simple|simply|explanation|intuition|proof idea)(?: .{2,30})?",
      },
    ],
    not: notConcept,
    needs: ["explain-known", "explain-for"],
    advice: { professional: ["explain-worked"] },
  },
  {
    id: "explaining.concept",
    forms: conceptForms,
    not: notPlainConcept,
    needs: ["explain-known", "explain-for"],
    advice: conceptAdvice,
  },
  {
    id: "explaining.working",
    forms: workingForms,
    not: notPlainConcept,
    needs: [],
    advice: conceptAdvice,
  },
  {
    id: "explaining.concept-shaped",
    forms: conceptForms,
    not: notConcept,
    needs: ["explain-for", "explain-known"],
  },
  {
    id: "explaining.question",
    forms: [
      {
        is: "what(?:'?s| is| are| was| were) (?:(?:an?|the) )?(?!(?:an?|the|going|up|new|next|wrong|happening|some|good|on|in|for|there|not|that|most|more|likely|average|typical|normal|healthy|plan|idea|ideas|recipe|way|ways|origins?|history|causes?|importance|impacts?|effects?|consequences|significance|definition|meaning|etymology|deal|point|matter|problem|news|time|reason|benefits|requirements|steps|tips|cost|price|names?|gifts?|activities|options|to)\\b)[\\p{L}\\p{N}'.-]+(?: (?!(?:for|to|like|near|when|if|that|and)\\b)[\\p{L}\\p{N}'.-]+){0,4}",
      },
      {
        is: "why (?:is|are|do|does|did|was|were|can'?t|don'?t|doesn'?t|isn'?t|aren'?t|has|have|had|can) (?:[^\\s]+ ){1,10}[^\\s]+",
      },
      {
        is: "what (?:causes|caused|makes|made|happens to|happened to|happens when|happened in|happened at) .{3,60}",
      },
    ],
    not: `\\b(?:buffer\\p{L}*|loading)\\b|${own}|${elsewhere}|\\b(?:best|better|should|it|they|slow|crash\\p{L}*|freez\\p{L}*|working|worth|treatment|cure|medicine|medication|weather|today|tonight|pain|headaches?|hurts?|leak\\p{L}*|yellow leaves|dough|cake|bread|cookies|windows|chrome|computers?|phones?|cars?|guys?|girls?|men|women|boyfriend|girlfriend|toddlers?|baby|babies|synonyms?|visa|salary|differences?)\\b`,
    needs: [],
  },
];
