import type { Need } from "../ask.ts";

const reader =
  "\\b(?:to|for|from|by) (?:my|our|the|a|an|his|her) (?:\\p{L}+ )?(?:boss|manager|client|customers?|professor|teacher|landlord|tenant|team|colleagues?|coworkers?|friends?|neighbou?rs?|hr|supervisor|employer|recruiter|company|office|doctor|bank|school|mother|father|mom|mum|dad|grandma|in[- ]?laws?|girlfriend|boyfriend|husband|wife|partner|family|kids?|son|daughter|students?|parents|board|jury|committee|mother[- ]in[- ]law|authorit(?:y|ies)|embassy|insurance|investors?|readers|patients|class|audience)\\b";
const use =
  "\\b(?:exam|test|quiz|class|school|college|university|uni|homework|assignment|thesis|contest|competition|jury|application|scholarship|blog|website|newspaper|magazine|book club|meeting|presentation|job|work|boss|teacher|professor|client|myself|me|publish\\p{L}*|agent|editor|workshop|portfolio|ielts|toefl|linkedin)\\b";
const length =
  "\\b(?:\\d+|one|two|three|four|five|six|ten|half a|an?|few)[- ]?(?:words?|sentences?|paragraphs?|lines?|pages?|bullets?|bullet points?|minutes?|characters?)\\b|\\b(?:short|brief|quick|detailed|long|tl;?dr|half|one[- ]pager|in depth|very short|max(?:imum)? \\d+|under \\d+)\\b";

/** What work on a text turns on besides the text. */
export const editingNeeds = {
  "translate-into": {
    label: "Into",
    question: "Into which language, and the one of which country?",
    suggestions: ["American English", "British English", "Latin American Spanish", "German"],
    said: "\\b(?:in|into|to) (?:\\p{L}+ )?(?:english|spanish|french|german|italian|portuguese|dutch|swedish|norwegian|danish|finnish|polish|russian|ukrainian|turkish|arabic|hebrew|persian|farsi|hindi|urdu|bengali|tamil|telugu|malayalam|punjabi|gujarati|marathi|chinese|mandarin|cantonese|japanese|korean|vietnamese|thai|indonesian|malay|tagalog|filipino|latin|greek|romanian|hungarian|czech|slovak|bulgarian|serbian|croatian|albanian|swahili|yoruba|zulu|afrikaans|irish|welsh|catalan|icelandic)\\b",
  },
  "translate-reader": {
    label: "Reader",
    question: "Who will read it?",
    suggestions: [
      "an office or authority",
      "a customer or colleague",
      "friends or family",
      "just me",
    ],
    cases: [
      {
        question: "Who will read it?",
        when: "\\b(?:recipes?)\\b",
        suggestions: ["just me", "friends or family", "blog or book readers"],
      },

      {
        when: "\\b(?:cv|resume|résumé|cover letter|application)\\b",
        label: "Reader",
        question: "Who will read it?",
        suggestions: ["a company abroad", "a recruiter", "a university", "a visa office"],
      },
      {
        question: "Who will read it?",
        when: "\\b(?:menu|sign|label|leaflet|website|brochure|price list)\\b",
        suggestions: ["tourists", "customers", "local people", "anyone passing by"],
      },
      {
        when: "\\b(?:song|lyrics|poem|lullaby|hymn)\\b",
        label: "Use of the translation",
        question: "Should it rhyme or be sung, or only be understood?",
        suggestions: ["only to understand it", "to be sung", "to be read, with rhymes"],
      },
      {
        when: "\\b(?:certificate|contract|deed|diploma|report|document|will|agreement)\\b",
        label: "Reader and use",
        question: "Who needs it?",
        suggestions: [
          "an office or authority",
          "a court or lawyer",
          "an employer or school",
          "just me",
        ],
      },
    ],
    said: `^[^:\\n]{3,60}:\\s*[^\\n]*\\S+ \\S+ \\S+ \\S+|["“„«][^"”“»]{12,}["”“»]|(?<!\\p{L})["'“„«][^"”“»]{2,60}["'”»](?!\\p{L})|\\b(?:formal|informal|casual|polite|for my \\p{L}+|to my \\p{L}+|understand|business|professional)\\b|${reader}|\\b(?:official|authorit\\p{L}+|embassy|grandma|mother in law|in[- ]?laws|girlfriend|boyfriend|colleague|landlord|doctor|school|teacher|boss|client|customer|friendly|respectful|sie|du|usted|tu|vous|children|kids|tourists|guests|website|menu|legal|medical|just (?:to|for) (?:understand|me)|text message|whatsapp|slang|natural)\\b`,
  },
  "work-summary-use": {
    label: "What I need it for",
    question: "What do you need it for?",
    suggestions: ["a test", "a book report", "to refresh my memory", "to decide if it's for me"],
    said: `\\b(?:in|to) (?:\\p{L}+|\\d+) (?:sentences?|words|lines|bullet\\p{L}*)\\b|\\bfor (?:my|a|an|the|our|school|class|kids|children)\\b|\\btest\\b|\\bexam\\b|\\breport\\b|[,.:?] .*${use}|\\b(?:haven'?t (?:read|seen|finished)|didn'?t (?:read|finish)|refresh|remember|decide (?:if|whether)|worth (?:reading|watching)|sequel|part two|season \\d|forgot|tomorrow|before (?:the|i|we|season))\\b`,
  },
  "work-summary-part": {
    label: "What it must cover",
    question: "What must it cover?",
    suggestions: [
      "all of it, main events",
      "only the first half",
      "people and themes",
      "no spoilers",
    ],
    said: "\\bplots?\\b|\\bchapters?\\b|\\bacts?\\b|\\bthemes?\\b|\\bspoilers?\\b|\\bcharacters?\\b|\\bpart \\d|\\bfocus|\\b(?:first (?:half|part|act|three|five|\\d+)|second (?:half|part|act)|ending|end|beginning|up to|until|whole|all of it|everything|main (?:ideas?|points?|events?|characters?|plot)|key (?:ideas?|points?|lessons?)|people|lessons|takeaways|motifs?|symbols?|relationship|no spoilers|without (?:spoilers|the end)|only|scene|season|episode|part (?:one|two))\\b",
  },
  "work-summary-length": {
    label: "Length",
    question: "How long may it be?",
    suggestions: ["5 sentences", "half a page", "a page"],
    said: `\\b(?:\\d+|one|two|three|four|five|an?|few)[- ]?(?:words?|sentences?|paragraphs?|lines?|pages?|bullets?|bullet points?|minutes?)\\b|\\bshort\\b|\\bbrief\\b|\\bquick\\b|\\bdetailed\\b|\\btl;?dr\\b|${length}`,
  },
  "summary-for": {
    label: "What it is for",
    question: "What do you need the summary for?",
    suggestions: ["to get the gist", "to study it", "to make a decision", "to inform other people"],
    said: `\\bin (?:one|two|three|1|2|3) (?:short |plain )?sentences?\\b|\\bfor (?:my|a|an|our|kids|children|the|someone|beginners|execs|executives)\\b|\\bso (?:that )?i\\b|\\btest\\b|\\bexam\\b|\\bfocus(?:ing)? on\\b|\\bonly (?:the|what)\\b|\\baction items\\b|\\bdecisions?\\b|[,.:?] .*${use}|${reader}|\\b(?:who (?:missed|wasn'?t|weren'?t|didn'?t)|people who|worth (?:reading|it)|study|revis(?:e|ion)|decide|colleagues?|boss|newsletter|students|class|tweet|social media|abstract|kids|to (?:learn|decide|share|send|post|present|study)|main (?:points?|ideas?|arguments?)|key (?:points?|figures))\\b`,
  },
  "edit-how-much": {
    label: "How much to change",
    question: "How much may change?",
    suggestions: ["only mistakes", "clumsy sentences too", "anything that helps"],
    said: "\\bonly\\b|\\bjust\\b|\\bgrammar\\b|\\bspelling\\b|\\btypos?\\b|\\bdon'?t change\\b|\\bwithout changing\\b|\\bflow\\b|\\bclarity\\b|\\b(?:mistakes?|errors?|punctuation|commas?|light(?:ly)?|small (?:changes|things)|nothing else|as little as|keep (?:my|the)|leave|style|clumsy|rewrite|anything|everything|freely|thorough\\p{L}*|wording|sentences|sound(?:s)? (?:better|natural|native)|not (?:the|my) (?:style|content|words|voice)|my voice|improve)\\b",
  },
  "shorten-to": {
    label: "New length",
    question: "How long may it still be?",
    suggestions: ["half of it", "100 words", "two sentences"],
    said: `\\b\\d+ ?%?|\\bhalf\\b|\\b(?:one|two|three|a) (?:sentences?|paragraphs?|lines?|pages?|minutes?)\\b|\\btweet\\b|${length}|\\b(?:third|quarter|fits?|tweet|slide|character limit|limit|sms|abstract|caption|a bit|slightly|as short as)\\b`,
  },
  "shorten-keep": {
    label: "Must stay in",
    question: "What must stay in, whatever happens?",
    suggestions: ["all names and figures", "the request at the end", "the examples"],
    said: "\\b(?:headlines?|titles?|captions?|tweets?|sentences?)\\b|\\bkeep(?:ing)?\\b|\\bmust\\b|\\bwithout (?:losing|removing|changing)\\b|\\bdon'?t (?:cut|remove|lose)\\b|\\b(?:names|figures?|numbers|quotes?|examples?|dates|the (?:request|ending|end|opening|first|last|main|date|price|part|joke|facts|argument)|stays?|leave (?:in)?|important|not (?:the|lose|cut)|main (?:points?|ideas?|arguments?)|tone|all (?:the )?(?:facts|names|figures|dates)|nothing (?:important|special)|meaning)\\b",
  },
  "expand-with": {
    label: "What to add",
    question: "Which points or examples of yours may be added?",
    suggestions: [],
    said: "\\badd(?:ing)? (?:an? |the |more )?(?:examples?|quotes?|facts?|dialogue|statistics|reasons?)|\\babout\\b|\\bwith\\b|[,.:?] .*\\b(?:examples?|quotes?|facts?|reasons?|details?|dialogue|describ\\p{L}+|statistics|story|counter ?arguments?|experience|more (?:on|detail|depth)|explain|mention|add|my (?:dog|trip|job|time|grand\\p{L}+)|i (?:was|have|had|also|worked|lived)|no (?:filler|fluff|new)|nothing new|don'?t add)\\b",
  },
  "expand-to": {
    label: "New length",
    question: "How long should it get?",
    suggestions: ["twice as long", "300 words", "one page"],
    said: `\\b\\d+\\b|\\btwice\\b|\\bdouble\\b|\\b(?:one|two|three|a) (?:sentences?|paragraphs?|pages?)\\b|${length}|\\b(?:triple|a bit|slightly|much|page|third|by (?:half|a)|more words)\\b`,
  },
  "simplify-reader": {
    label: "Has to understand it",
    question: "Who has to understand it?",
    suggestions: [
      "a child of 10",
      "someone new to the subject",
      "people learning English",
      "an older relative",
    ],
    said: `\\bfor (?:a |an |my |our |the )?(?:kids|children|child|beginners?|students?|\\d+|seniors?|patients?|customers?|layman|laymen|mom|dad|grandma|team|class|graders?|clients?)\\b|\\bgrade\\b|\\byear[- ]?old\\b|\\bmy \\p{L}+ (?:can|to) understand|${reader}|\\b(?:kids|children|grandma|grandpa|layman|laymen|laypeople|year[- ]?olds?|\\d+yo|beginners?|esl|learners|learning english|non[- ]native|b1|a2|easy read|dyslexi\\p{L}*|elderly|patients?|tenants?|everyone|teenagers?|not (?:a|an) (?:lawyer|doctor|expert)|for me|new to|no idea|customers?|my (?:mom|mum|dad|mother|father|son|daughter|students?))\\b`,
  },
  "tone-reader": {
    label: "Read by",
    question: "Who reads it?",
    suggestions: ["my boss", "a customer", "a professor", "a colleague"],
    cases: [
      {
        when: "\\b(?:speech|toast|vows|eulogy|talk|presentation)\\b",
        label: "Listeners",
        question: "Who listens?",
        suggestions: ["friends and family", "colleagues", "a hall of strangers"],
      },
      {
        when: "\\b(?:bio|story|poem|post|caption|profile|blog|article)\\b",
        question: "Who reads it?",
        suggestions: ["friends", "strangers online", "people in my trade"],
      },
    ],
    said: `^[^:\\n]{3,60}:\\s*[^\\n]*\\S+ \\S+ \\S+ \\S+|\\b(?:to|for) (?:my|our|the|a|an) (?:boss|manager|client|customers?|professor|teacher|landlord|team|colleague|friend|neighbou?r|hr|supervisor|employer|recruiter|company)\\b|${reader}|[,.:?] .*\\b(?:boss|manager|client|customers?|professor|landlord|colleagues?|neighbou?rs?|recruiter|supervisor|ceo|investors?|he|she|they|strangers?|friend|ex|mother|doctor|school|company)\\b`,
  },
  "tone-aim": {
    label: "Reader should do or feel",
    question: "What should the reader do or feel afterwards?",
    suggestions: ["say yes", "answer soon", "not be offended", "take me seriously"],
    said: "\\b(?:speech|toast|vows|eulogy|talk|story|poem|bio|caption|funnier|humou?rous)\\b|\\bso (?:that )?(?:they|he|she|it)\\b|\\bwithout (?:sounding|offending|being)\\b|\\bto (?:convince|persuade|apologi[sz]e)\\b|(?:[,.:?]|\\b(?:so|without)) .*\\b(?:want (?:him|her|them|an|a|to)|(?:he|she|they) should|should (?:say|feel|answer|reply|do|pay|help|fix|not)|not (?:be )?(?:offend\\p{L}*|hurt|angry|rude|desperate)|don'?t want|without|get (?:a|an|my|him|her|them)|refund|reply|answer(?:s)?|asap|raise|appointment|apolog\\p{L}+|sorry|forgive|convinc\\p{L}+|take me serious\\p{L}*|friday|stop|pay|fix)\\b",
  },
  "convert-reader": {
    label: "Who it is for",
    question: "Who will use it?",
    suggestions: ["just me", "my team", "my boss", "a client"],
    cases: [
      {
        when: "\\b(?:in|into|as|to) (?:an? |the )?(?:\\p{L}+ )?e-?mails?\\b",
        question: "Who gets it?",
        suggestions: ["my boss", "a client", "my team"],
      },
    ],
    said: `\\bfor (?:my|our|a|an|the|school|class|work)\\b|\\bstudy\\b|\\bexam\\b|\\bminutes\\b|\\bflash ?cards\\b|[,.:?] .*${use}|${reader}|\\b(?:team|client|boss|colleagues|students|customers|handout|slides?|presentation|wiki|website|cheat sheet|to (?:study|learn|print|share|send|act|present)|learn(?:ing)?|revis(?:e|ion)|import|excel|notion|readers|printed|fridge)\\b`,
  },
  "feedback-for": {
    label: "What it is for",
    question: "What is it for?",
    suggestions: [
      "school or college",
      "a contest or magazine",
      "an application",
      "just for myself",
    ],
    said: `\\bfor (?:a|an|my|our|school|class|college|university|the|publication)\\b|\\bcollege\\b|\\bscholarship\\b|\\bielts\\b|\\btoefl\\b|\\bcover letter\\b|\\bpersonal statement\\b|[,.:?] .*${use}|${reader}|\\b(?:judges?|grades|graded|sat|ap|gcse|a[- ]level|nanowrimo|book|novel|just for (?:me|fun)|only for me|friends?|submit\\p{L}*|submission|entry|wedding|birthday|funeral|admissions?)\\b`,
  },
  "feedback-worry": {
    label: "I'm unsure about",
    question: "What are you unsure about?",
    suggestions: ["the opening", "the order", "whether it convinces", "my English"],
    said: "\\bgrammar\\b|\\bflow\\b|\\bstructure\\b|\\btone\\b|\\bopening\\b|\\bending\\b|\\btoo \\p{L}+\\b|\\bargument\\b|\\bi(?:'m| am) (?:not sure|unsure|worried)\\b|(?:[,.:?]|\\b(?:on the|especially|whether|if)) .*\\b(?:beginning|intro(?:duction)?|start|end|conclusion|boring|long|short|clear|unclear|confus\\p{L}*|convincing|dialogue|characters?|plot|pacing|title|rhythm|rhymes?|english|spelling|style|logic|order|transitions?|cheesy|cliche\\p{L}*|believable|voice|thesis|honest|harsh|strong enough|good enough|works?)\\b",
  },
  "rewrite-aim": {
    label: "What should be different",
    question: "What should be different afterwards?",
    suggestions: ["clearer", "shorter", "not sounding like AI", "no copied phrases"],
    said: '\\b(?:has|needs|have|ought|must|should) to sound|\\b(?:should|must) (?:sound|be|read)\\b|["“][^"”]{1,50}["”]\\W*$|\\binto (?:an?|the) \\p{L}+ (?:statement|sentence|question|voice|form|tense)\\b|\\b(?:so (?:that )?it|clear(?:er|ly)?|short(?:er)?|concise|longer|simpl\\p{L}+|formal|professional|polite\\p{L}*|plagiaris\\p{L}*|ai|natural|human|friendl\\p{L}+|limit|in the style|style of|style|without|in (?:my|your) own words|better|tone|active|passive|first person|third person|past tense|present tense|as if|as an?|like an?|grammar|errors|from the)\\b|\\b(?:different(?:ly)?|other words|original|unique|own words|easier|easy|simple|softer|stronger|warmer|polite|rude|academic|casual|flow|fluent|native|english|less \\p{L}+|more \\p{L}+|no (?:passive|copied|jargon|repetition|we|i)|same (?:length|meaning)|keep|modern|funny|neutral|third|turnitin|detector|undetect\\p{L}*|clean)\\b',
  },
  "improve-aim": {
    label: "What it should do better",
    question: "What should it do better?",
    suggestions: ["be clearer", "convince more", "sound less stiff", "get to the point"],
    said: "\\b(?:clear(?:er)?|clarity|flow|stronger|shorter|concise|persuasive|convinc\\p{L}+|engaging|interesting|professional|formal|vocabulary|structure|informative|grammar|natural|less \\p{L}+|more \\p{L}+)\\b|\\b(?:convinc\\p{L}+|sound(?:s)?|boring|stiff|flat|weak|point|shorter|longer|mistakes?|errors?|wording|word choice|academic|native|style|tone|transitions?|arguments?|opening|hook|ending|conclusion|emotion\\p{L}*|vivid|details?|readab\\p{L}*|fluent|logic|grade|simple|smooth|repetit\\p{L}*|impact\\p{L}*|humou?r|funny|funnier)\\b",
  },
  "improve-reader": {
    label: "Reader",
    question: "Who reads it?",
    suggestions: ["a teacher", "an employer", "customers", "anyone online"],
    cases: [
      {
        when: "\\b(?:speech|toast|vows|eulogy|talk|presentation)\\b",
        label: "Audience",
        question: "Who listens?",
        suggestions: ["wedding guests", "colleagues", "a club", "a class"],
      },
    ],
    said: `\\bfor (?:a|an|my|our|school|class|college|university|the|work)\\b|\\bto my (?:boss|manager|client|teacher|professor|landlord)\\b|\\bcollege\\b|\\bscholarship\\b|\\bcover letter\\b|\\bpersonal statement\\b|\\bresearch paper\\b|[,.:?] .*${use}|${reader}|\\b(?:readers|employers?|recruiters?|admissions?|judges?|customers?|grade|graded|good mark|jury|committee|investors?|followers|strangers|subscribers|gcse|a[- ]level|ap english|nyu|harvard)\\b`,
  },
} as const satisfies Readonly<Record<string, Need>>;
