import type { Ask } from "../ask.ts";

const language =
  "(?:english|spanish|french|german|italian|portuguese|dutch|swedish|norwegian|danish|finnish|polish|russian|ukrainian|turkish|arabic|hebrew|persian|farsi|hindi|urdu|bengali|tamil|telugu|malayalam|punjabi|gujarati|marathi|chinese|mandarin|cantonese|japanese|korean|vietnamese|thai|indonesian|malay|tagalog|filipino|latin|greek|romanian|hungarian|czech|slovak|bulgarian|serbian|croatian|albanian|swahili|yoruba|zulu|afrikaans|irish|welsh|catalan|icelandic)";

/** What people bring along to have worked on. */
const text =
  "(?:texts?|writing|essays?|paragraphs?|sentences?|passages?|e-?mails?|letters?|cover letters?|messages?|stor(?:y|ies)|poems?|drafts?|statements?|personal statements?|articles?|posts?|reports?|bios?|speech(?:es)?|toasts?|introductions?|intros?|conclusions?|reviews?|descriptions?|summar(?:y|ies)|abstracts?|thesis|theses|dissertations?|papers?|proposals?|captions?|lyrics|chapters?|scripts?|answers?|repl(?:y|ies)|responses?|documents?|docs?|assignments?|homework|writeups?|write-ups?|notes?|blogs?|blog posts?|headlines?|titles?|newsletters?|quotes?|phrases?|wording|copy|content|words?)";

const mine =
  "(?:my|our|this|the|these|that|those|following|a|an|some|a short|the following|this following)";

/** What is no prose: code, formulas, files, pictures. */
const noProse =
  "\\b(?:code|python|javascript|java|sql|query|function|script|html|css|json|regex|formula|excel|fractions?|equations?|expression|polynomial|boolean|photos?|pictures?|images?|videos?|audio|resume|résumé|cv|linkedin profile)\\b";

/** Work on a text that must be there. */
export const editingAsks: readonly Ask[] = [
  {
    id: "editing.say-in",
    forms: [
      {
        does: "how (?:do|would|can|should) (?:you|i|we|u) (?:say|write|spell|translate)|how to (?:say|write|spell)|what(?:'?s| is| are) (?:the )?(?:\\p{L}+ )?words? for|say",
        to: `(?:in|into|to) (?:\\p{L}+ )?${language}`,
      },
      {
        does: "translate(?! (?:this|that|these|it|my|our|the|following|an?|text|file|document|pdf|all|from|to|into|everything|some)\\b)",
        to: `(?:in|into|to) (?:\\p{L}+ )?${language}`,
      },
      { opens: `translate ["“']` },
      {
        opens:
          "(?:another|a better|a different|a fancier?|a nicer) words? for|synonyms? (?:for|of)|antonyms? (?:for|of)",
      },
    ],
    needs: [],
  },
  {
    id: "editing.translate",
    forms: [
      {
        opens:
          "(?:translate|translation of|i need (?:a|this) (?:translation|translated)|translator)",
      },
      {
        does: `(?:need|want|get|put|turn|rewrite|change|convert) (?:this|it|my|the|these|an?)`,
        to: `(?:in|into|to) (?:(?:simple|formal|informal|good|proper|correct|modern|polite|plain|brazilian|mexican|british|american|traditional|simplified|natural|fluent) )?${language}|translated`,
      },
    ],
    not: "translate (?:this |it )?(?:in)?to (?:formal|simple|professional|polite|plain|corporate|normal|proper|clear|casual|friendly)(?: (?:english|language|words|speak|tone))?(?=[:.,]|$| )|\\b(?:translate (?:between|button|app|css|x|y|3d)|transform|google translate|css|old english|plain english|simple english|better english|easy english|translator (?:job|salary|app)|functions?|protein|rna|dna|python|react|code|coordinates|graph|units|logic|json|yaml|schema|sql|datalog|binary|morse|assembly)\\b",
    needs: ["material", "translate-into", "translate-reader"],
    onMaterial: true,
  },
  {
    id: "editing.summary-of-work",
    forms: [
      {
        opens:
          "(?:give me |write |i need )?(?:(?:a|an|the) )?(?:(?:short|brief|quick|detailed|one page|chapter|plot|book|\\d+[- ]word) )*summar(?:y|ies) (?:of|for|about) (?:the (?:book|novel|movie|film|play|plot|story|series|show|history|life)\\b|chapters? \\d+|act \\d+|act [iv]+\\b|(?:the )?(?:great gatsby|odyssey|iliad|hobbit|bible|quran))",
      },
      {
        opens:
          "(?:summari[sz]e|sum up|recap) (?:the (?:book|novel|movie|film|play|plot|story|series|show|history|life)\\b|chapters? \\d+|act \\d+|act [iv]+\\b|(?:the )?(?:great gatsby|odyssey|iliad|hobbit|bible|quran)|(?!(?:this|that|these|those|it|my|our|the|an?|below|above|all|following|text|texts|article|articles|notes|paragraph|pdf|document|in|into|for|what|everything|and|to|your|email|emails|meeting|please|each|key|main|as|with|using|at|it)\\b)\\p{L}+)",
      },
      {
        opens:
          "(?:explain|tell me|what(?:['’]s| is)) (?:me )?the (?:plot|story) of (?!(?:my|our|this|that|a|an)\\b)\\p{L}+",
      },
      {
        opens:
          "(?:give me |write |i need )?(?:(?:a|an) )?(?:(?:short|brief|quick|plot|book) )*summar(?:y|ies) of (?!(?:this|that|these|those|it|my|our|the|an?|below|above|all|following|text|texts|article|articles|notes|paragraph|pdf|document|what|everything|your|email|emails|meeting|each|key|main|qualifications)\\b)\\p{L}+",
      },
      { thing: "(?:plot|book|chapter|movie) summar(?:y|ies)" },
    ],
    not: '\\b(?:snark\\p{L}*|sarcas\\p{L}*|one sentence|five words|emojis?)\\b|\\b(?:poem|song|rap|haiku|limerick|lyrics|musical|resume|linkedin|cv|data|dataset|csv|excel|python|pandas|function|statistics)\\b|["“].{30}|:\\s.{30}',
    needs: ["work-summary-use", "work-summary-part", "work-summary-length"],
    advice: { professional: ["work-summary-unsure"], concise: ["work-summary-unsure-short"] },
  },
  {
    id: "editing.summarise",
    forms: [
      {
        opens: `(?:summari[sz]e|sumarize|sum up|recap|tl;?dr)(?= (?:this|these|those|my|our|below|above|for me|in(?:to)? (?:\\d+|one|two|three|a few|bullet)|(?:the|an?|all) (?:\\S+ )?${text}|(?:the|an?|all|meeting|following|given)? ?(?:following|given|attached|pasted|transcript|meeting|pdf|thread|chat|call|text|notes|conversation below|dialogue)\\b)|[:.!?]|$)`,
      },
      {
        thing: `(?:(?:short|brief|quick|one[- ]page|bullet(?:[- ]point)?|concise|meeting|article|document) )*summar(?:y|ies)(?= (?:of|from|for) (?:this|my|these|our|following|below|meeting|email|(?:the|an?) (?:following|given|text|article|meeting|report|e-?mail|paper|document|call|conversation|dialogue|transcript|thread|passage))\\b)`,
      },
      {
        opens:
          "(?:give me |get |list |extract |pull (?:out )?|what are |find )?(?:(?:the|me) )*(?:gist|key (?:points|takeaways|ideas|facts)|main (?:points|ideas?|takeaways)|takeaways|highlights|action items) (?:of|from|in) (?:this|my|the (?:text|article|meeting|following|below|document|report|email|video|transcript|paper|notes)|these|our|meeting)",
      },
    ],
    not: "\\b(?:resume|linkedin|cv|summary statistics|dataset|csv|dataframe|pandas|sql|python|our conversation|this conversation|this chat|what we|professional summary|executive summary|career summary|book|novel|movie|film)\\b",
    needs: ["material", "summary-for"],
    onMaterial: true,
    advice: { professional: ["summary-only-text"], concise: ["summary-only-text-short"] },
  },
  {
    id: "editing.fix-grammar",
    forms: [
      {
        does: "(?:fix|correct|check|improve|edit|clean up|look over|review)",
        to: "(?:(?:grammar|grammer|spelling|punctuation|typos?)(?: and (?:spelling|grammar|punctuation))?|(?:grammatical|spelling) (?:errors?|mistakes?))",
      },
      {
        opens:
          "(?:grammar|grammer|spell(?:ing)?|punctuation)[- ]?(?:check|fix|correction|corrector|checker)",
      },
      {
        opens:
          "(?:correct|fix) (?:this|the following|these)(?=: .*\\p{L}+ \\p{L}+ \\p{L}+)(?!: .*(?:[{};<>=]|\\()$)",
      },
      {
        opens: `(?:correct|fix) ${mine} (?:(?:following|english|short|one|\\p{L}+) )?(?:sentences?|paragraphs?|english|texts?|phrase)`,
      },
      {
        opens: `(?:is|are) (?:this|my|these|the following) (?:(?:(?:sentence|text|english|grammar|phrase)s? )(?:grammatically |gramatically )?(?:correct|right)|(?:grammatically|gramatically) correct|(?:correct|right|good) (?:english|grammar))`,
      },
    ],
    not: "\\b(?:code|python|javascript|java|sql|query|json|html|grammar rules?|my (?:\\p{L}+ )?answers?|resume|cv|font|grammar (?:checkers?|tools?|apps?)$)\\b",
    needs: ["material"],
    onMaterial: true,
  },
  {
    id: "editing.proofread",
    forms: [
      { opens: "(?:proof ?-?read|copy ?-?edit|line ?-?edit)" },
      { opens: `edit ${mine} (?:\\p{L}+ ){0,2}?${text}` },
    ],
    not: `\\b(?:proofread(?:er|ing) (?:jobs?|services?|salary|rates?|course|tips)|how (?:do|to))\\b|${noProse}`,
    needs: ["material", "edit-how-much"],
    onMaterial: true,
    advice: {
      professional: ["edit-keep-right", "edit-list-doubtful"],
      concise: ["edit-keep-right"],
    },
  },
  {
    id: "editing.shorten",
    forms: [
      {
        opens: `(?:shorten|condense|trim|cut down|tighten|compress) (?:down |up )?${mine} (?:\\S+ ){0,2}?(?:${text}|recipes?|instructions?|vows|eulog(?:y|ies)|obituar(?:y|ies)|adverts?|agreements?|rules|manuals?|minutes)`,
      },
      {
        opens:
          "(?:shorten|condense|trim|tighten) (?:this|the following)(?: down| up)?(?: to\\b.*|:.*|$)",
      },
      { opens: `cut ${mine} (?:\\S+ ){0,2}?${text} (?:down|to)` },
      {
        does: `(?:make|rewrite|get|cut) (?:my|our|this|the|these) (?:\\S+ ){0,2}?${text}`,
        to: "(?:shorter|more concise|concise|to the point|less wordy|down to \\d+.*|under \\d+.*)",
      },
    ],
    not: `${noProse}|\\b(?:url|link|pants|jeans|dress|curtains?|hem|beard)\\b`,
    needs: ["material", "shorten-to", "shorten-keep"],
    onMaterial: true,
    advice: { professional: ["shorten-cut-first"], concise: ["shorten-keep-wording"] },
  },
  {
    id: "editing.expand",
    forms: [
      {
        opens: `(?:expand|lengthen|extend|elaborate|flesh out|add (?:more )?(?:detail|details|words|content)|add \\d+ (?:more )?words) (?:on |to |in )?(?:my|our|this|these|the following|the) (?:\\S+ ){0,2}?${text}`,
      },
      {
        does: `make (?:my|our|this|the|these) (?:\\S+ ){0,2}?${text}`,
        to: "(?:longer|more detailed|more descriptive)",
      },
    ],
    not: noProse,
    needs: ["material", "expand-with", "expand-to"],
    onMaterial: true,
    advice: { professional: ["expand-substance"], concise: ["expand-substance-short"] },
  },
  {
    id: "editing.simplify",
    forms: [
      {
        opens: `simplify (?:my|our|this|these|the following|the) (?:\\S+ ){0,2}?(?:${text}|agreements?|contracts?|leaflets?|instructions?|manuals?|rules|polic(?:y|ies))`,
      },
      { is: "simplify(?: this)?(?: for (?:me|kids|a child|beginners))?(?::.*)?" },
      {
        opens: "put (?:this|it|the following) (?:in|into) (?:simple|simpler|plain|easy|layman'?s)",
      },
      {
        does: `(?:rewrite|make|rephrase|reword|write) (?:my|our|this|the|these|following)`,
        to: "(?:simpler|(?:simple|simpler|plain|easy|layman'?s?|everyday) (?:words|terms|english|language)|easier to (?:read|understand)|more readable|at an? \\S+ grade level|for (?:a )?(?:kids|children|\\d+[- ]year[- ]olds?|beginners))",
      },
    ],
    not: `\\bmake this (?:summer|year|week|weekend|month|day|winter|spring|autumn|fall|holidays?|christmas|halloween|season|birthday|trip|party|home|house|room|garden|recipe)\\b|${noProse}|\\d\\s*[+*/^=x]\\s*\\d|\\bmake this (?:recipe|game|dish)\\b`,
    needs: ["material", "simplify-reader"],
    onMaterial: true,
    advice: { professional: ["simplify-keep-facts"], concise: ["simplify-keep-facts-short"] },
  },
  {
    id: "editing.change-tone",
    forms: [
      {
        does: `(?:make|rewrite|rephrase|reword|turn|change|edit) (?:my|our|this|the|these|following)`,
        to: "(?:(?:more |less |sound |sounds |a (?:more |bit |little )?|in a (?:more )?)*(?:formal|formally|informal|professional|professionally|polite|politer|politely|friendly|friendlier|casual|confident|academic|human|humanlike|natural|persuasive|nicer|softer|warmer|kinder|diplomatic|assertive|firm|robotic|aggressive|harsh|funny|funnier|enthusiastic|sarcastic)(?: tone| way| manner| language| english)?)",
      },
      { opens: `(?:humani[sz]e|formali[sz]e|soften) (?:this|my|the following|these|the)` },
    ],
    not: `${noProse}|\\b(?:website|logo|room|outfit|dress|hair|app|bot|recipe|garden|party|zoom|background)\\b`,
    needs: ["material", "tone-reader", "tone-aim"],
    onMaterial: true,
    advice: { professional: ["tone-only"], concise: ["tone-only-short"] },
  },
  {
    id: "editing.convert",
    forms: [
      {
        does: `(?:turn|convert|change|transform|make|reformat|rewrite|format|put|organi[sz]e|structure) (?:my|our|this|these|the following|the|those)(?: \\S+){0,3}?`,
        to: "(?:in|into|as|to) (?:(?:an? |the |one |\\d+ )?(?:\\p{L}+ )?)?(?:bullet ?points?|bullets|lists?|tables?|paragraphs?|e-?mails?|minutes|reports?|summar(?:y|ies)|outlines?|prose|full sentences|notes|flash ?cards|q&a|faqs?|memos?|sentences?)",
      },
    ],
    not: `${noProse}|\\b(?:pdf|word document|word doc|csv|mp3|mp4|jpg|png|markdown table in|latex|celsius|room|pumpkin|array|dict|string)\\b`,
    needs: ["material", "convert-reader"],
    onMaterial: true,
    advice: { professional: ["convert-add-nothing"] },
  },
  {
    id: "editing.feedback",
    forms: [
      {
        opens: `(?:give (?:me )?|get |i (?:need|want|would like|would love) |need |some |any |looking for )*(?:honest |some |any |brutal |constructive |your )*(?:feedback|thoughts|critique|criticism|opinion)(?: \\p{L}+)? (?:on|for|of|about) (?:my|our|this|these|the following) (?:\\S+ ){0,3}?${text}`,
      },
      {
        opens: `(?:rate|critique|grade|mark|score|roast|evaluate|assess|review) (?:my|our|this|these|the following) (?:\\S+ ){0,3}?${text}`,
      },
      {
        opens: `(?:is|are) my (?:\\S+ ){0,2}?${text} (?:any )?(?:good|ok|okay|too (?:long|short|formal)|good enough|fine)`,
      },
      {
        opens: `(?:what do you think|what are your thoughts|thoughts) (?:of|about|on) my (?:\\S+ ){0,2}?${text}`,
      },
      { opens: `how (?:is|good is) my (?:\\S+ ){0,2}?${text}` },
    ],
    not: `${noProse}|\\b(?:sentiment|positive or negative|customer feedback|from \\d+ to \\d+ how)\\b`,
    needs: ["material", "feedback-for", "feedback-worry"],
    onMaterial: true,
    advice: {
      professional: ["feedback-quote", "feedback-first"],
      concise: ["feedback-first-short"],
    },
  },
  {
    id: "editing.paraphrase",
    forms: [
      { opens: "(?:paraphrase|rephrase|reword|re-word|re-phrase)" },
      {
        opens: `(?:rewrite|re-?write|redo) (?:my|our|this|these|the following|the) (?:\\S+ ){0,2}?${text}`,
      },
      {
        opens:
          "(?:rewrite|re-?write) (?:this|the following)(?::.*| (?:so|in|with|to|as|without|using|for|from|like)\\b.*|$)",
      },
    ],
    not: `${noProse}|\\b(?:rewrite the (?:song|lyrics|story of|constitution|ending of)|paraphras(?:ing|er) (?:tools?|apps?)|what is paraphras\\p{L}*|urls?|rewrite rules?|nginx|htaccess)\\b`,
    needs: ["material", "rewrite-aim"],
    onMaterial: true,
  },
  {
    id: "editing.improve",
    forms: [
      {
        opens: `(?:improve|fix(?: up)?|polish(?: up)?|refine|revise|enhance|strengthen|upgrade|better|clean up|spruce up|perfect|punch up|work on) (?:my|our|this|these|the following|the) (?:\\S+ ){0,2}?${text}`,
      },
      {
        does: `make (?:my|our|this|these|the following|the) (?:\\S+ ){0,2}?${text}`,
        to: "(?:better|stronger|clearer|flow better|flow|more interesting|more engaging|more compelling|sound better|stand out|pop|good|great|perfect)",
      },
      {
        opens: `(?:help )?(?:me )?(?:with |to )?improv(?:e|ing) (?:my|this) (?:\\S+ ){0,2}?${text}`,
      },
    ],
    not: `${noProse}|\\b(?:skills?|hand ?writing|grammar|search|content marketing|word count|vocabulary|website|seo|scores?|writing (?:speed|style|ability)|my writing in|improve my writing$)\\b`,
    needs: ["material", "improve-aim", "improve-reader"],
    onMaterial: true,
    advice: {
      professional: ["improve-keep-voice", "improve-list-changes"],
      concise: ["improve-keep-voice"],
    },
  },
];
