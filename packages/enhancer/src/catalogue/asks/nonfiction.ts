import type { Ask } from "../ask.ts";
import { withoutTopic } from "./no-topic.ts";

/** Work on a text that is there already, or a search for one: not the making of one. */
const handled =
  "^(?:hi,? |hello,? )?i(?:'m| am) (?:writing|making|trying to)\\b|^(?:\\S+ ){0,3}?(?:analy[sz]e|explain|rate|critique|review|summari[sz]e|translate|proof ?read|copy ?edit|edit|improve|polish|rewrite|rephrase|paraphrase|shorten|fix|check|correct|grade|finish|continue|read|publish|submit|find|recommend|search|reply to|respond to|turn|convert|expand|simplify|cite|compare|humani[sz]e|feedback on) (?:(?:me|up) )?(?:my|this|the|that|these|those|a|an|some|your|following|given|attached)\\b";

const not = (more: string): string => `${handled}|${more}`;

/** Essays, articles, reports and their parts. */
export const nonfictionAsks: readonly Ask[] = [
  {
    id: "nonfiction.no-topic",
    forms: withoutTopic(
      "essays?|articles?|blog ?posts?|blogs?|reports?|reviews?|paragraphs?|podcast scripts?|opinion pieces?|columns?|research papers?|book reports?",
    ),
    not: "\\b(?:college|university|admissions?) essays?\\b",
    needs: ["topic", "article-readers", "article-length"],
  },
  {
    id: "nonfiction.thesis-statement",
    forms: [
      { thing: "(?:thesis|claim) (?:statements?|sentences?)|thesis(?= (?:about|on|for|that) )" },
    ],
    not: not("\\b(?:phd|master'?s|bachelor'?s?|doctoral|defen[cs]e|what is|topics?)\\b"),
    needs: ["thesis-position", "thesis-reasons"],
    advice: {
      professional: ["thesis-disputable"],
      concise: ["thesis-disputable-short"],
      expert: ["thesis-weigh"],
    },
  },
  {
    id: "nonfiction.outline",
    forms: [
      {
        thing:
          "(?:essay|paper|research(?: paper)?|term paper|article|blog(?: post)?|report|thesis|dissertation|non-?fiction book|white ?paper|case study|argumentative|persuasive) outlines?|outlines? (?:for|of) (?:an?|my|the|our) (?:\\S+ ){0,5}?(?:essay|paper|article|blog(?: post)?|report|thesis|dissertation|case study)\\b.*",
      },
      {
        opens:
          "outline (?:an?|my|our) (?:\\S+ ){0,4}?(?:essay|paper|article|blog(?: post)?|report|thesis)",
      },
    ],
    not: not("\\b(?:css|svg|image|font|course|lesson|what is)\\b"),
    needs: ["outline-claim", "outline-length"],
    advice: { professional: ["outline-claims"], concise: ["outline-claims-short"] },
  },
  {
    id: "nonfiction.part",
    forms: [
      {
        thing:
          "(?:introductions?|intros?|conclusions?|hooks?|abstracts?|topic sentences?|(?:opening|closing|introductory|introduction|concluding|conclusion|intro|first|last|body) (?:paragraphs?|sentences?|lines?|statements?)) (?:for|to|of) (?:(?:an?|my|the|our|this) )?(?:\\S+ ){0,4}?(?:essay|paper|article|blog(?: post)?|report|thesis|dissertation|assignment|research|study|review|presentation)\\b.*",
      },
      {
        thing:
          "(?:essay|paper|article|blog(?: post)?|report|thesis|research(?: paper)?) (?:introductions?|intros?|conclusions?|hooks?|abstracts?)|(?:introductory|introduction|concluding|conclusion|intro|body) paragraphs?|topic sentences?",
      },
    ],
    not: not(
      "\\b(?:myself|abstract class|react|webhooks?|what is|speech|cover letter|story|novel)\\b",
    ),
    needs: ["part-points", "part-piece", "part-length"],
    advice: { professional: ["part-of-this-piece"], concise: ["part-of-this-piece-short"] },
  },
  {
    id: "nonfiction.review",
    forms: [
      {
        thing:
          "(?:book|movie|film|product|restaurant|hotel|amazon|google|yelp|airbnb|tripadvisor|etsy|game|album|music|app|podcast|tv|show|series|theat(?:er|re)|concert|course|service|doctor|dentist|contractor|business|customer|positive|negative|good|bad|five star|5[- ]star|\\d[- ]star) reviews?|testimonials?",
      },
      { made: "reviews?(?= (?:for|of) )" },
      { opens: "review for (?:my|our|an?|the|airbnb)" },
    ],
    not: not(
      "\\b(?:reply|replies|respond|response)\\b|^(?:\\S+ ){0,2}?(?:find|show|get|read|tell|list|summari[sz]e|analy[sz]e|best|recommend|reply|respond|answer|scrape|delete|remove|fake|ask|asking|request|classify|more)\\b|\\b(?:performance|peer|code|literature|annual|systematic|self|employee|design|pull request|survey|questionnaire|(?:write|draft|need|want) (?:me )?a (?:polite |short |nice )*(?:reply|response|answer)|classif\\p{L}*|scrape|reviews? (?:about|on) (?:the )?best|10|\\d{2,} reviews|what is|bank|lecture|exam|math|asking|trainee|apprentice|student nurse|my (?:team|staff|assistant|intern|deputy|nanny|cleaner))\\b",
    ),
    needs: ["review-experience", "review-verdict", "review-where"],
    advice: { professional: ["review-example"], concise: ["review-example-short"] },
  },
  {
    id: "nonfiction.press-release",
    forms: [
      {
        thing:
          "(?:press|news|media) releases?|press (?:statement|announcement)s?|media (?:advisory|statement)",
      },
    ],
    not: not("\\bwhat is\\b|\\bpress release (?:distribution|services?)\\b"),
    needs: ["press-news", "press-quote", "press-where"],
    advice: {
      professional: ["press-no-invented-quotes", "press-without-praise"],
      concise: ["press-no-invented-short"],
    },
  },
  {
    id: "nonfiction.newsletter",
    forms: [
      {
        thing:
          "(?:\\p{L}+ )?newsletters?(?: (?:articles?|text|content|intro|blurb|update|issue|edition))?|(?:church|parish|pta|community) bulletins?",
      },
    ],
    not: not(
      "\\b(?:sign ?up|signup|form|subscribe\\p{L}*|popup|html|css|template|mailchimp|substack|name|names|ideas|best|recommend\\p{L}*|platform|software|grow|look|prettier|better)\\b",
    ),
    needs: ["newsletter-items", "newsletter-readers", "newsletter-action"],
    advice: {
      professional: ["newsletter-reader-first"],
      concise: ["newsletter-reader-first-short"],
    },
  },
  {
    id: "nonfiction.personal-essay",
    forms: [
      {
        thing:
          "(?:college|university|uni|admissions?|application|college application|college admissions?|common ?app|uc|personal|narrative|personal narrative|supplemental|mba|med school|medical school|law school|grad school|why us|reflective|diversity) essays?|personal narratives?|(?:personal|admissions) statements?(?! of accounts?)",
      },
    ],
    not: not(
      "\\b(?:what is|examples? of (?:good|successful)|literary|reflective essay (?:on|about) the (?:book|novel|film))\\b",
    ),
    needs: ["personal-task", "personal-moment", "personal-goal"],
    advice: {
      professional: ["personal-invent-nothing", "personal-one-moment"],
      concise: ["personal-invent-nothing-short"],
    },
  },
  {
    id: "nonfiction.paper",
    forms: [
      {
        thing:
          "(?:research|term|academic|seminar|position|conference|scientific|science|capstone) papers?|literature reviews?|lit reviews?|lab reports?|case stud(?:y|ies)|annotated bibliograph(?:y|ies)|dissertations?|research (?:report|proposal)s?|systematic reviews?|(?:phd|master'?s?|bachelor'?s?|doctoral) thesis",
      },
    ],
    not: not(
      "^(?:\\S+ ){0,2}?(?:find|show|get|list|recommend|read)\\b|\\b(?:fix|reads? like|sounds? like|feedback|too (?:long|short|vague)|what is|topics?|ideas|titles?|wallpaper|toilet|published|recent|latest|citation for|customer case stud\\p{L}*)\\b",
    ),
    needs: ["paper-question", "paper-requirements", "paper-sources"],
    advice: {
      professional: ["paper-real-sources"],
      technical: ["paper-real-sources", "paper-own-and-others"],
      concise: ["paper-real-sources-short"],
      expert: ["paper-against"],
    },
  },
  {
    id: "nonfiction.life-story",
    forms: [
      {
        thing:
          "autobiograph(?:y|ies)|memoirs?|(?:(?:short|brief|family) )*(?:biograph(?:y|ies)|life stor(?:y|ies))(?= (?:of|about|for) (?:me|myself|my|our|his|her)\\b)|(?:my|our|his|her) (?:\\p{L}+'?s )?(?:biography|life stor(?:y|ies))",
      },
      { opens: "i want to write (?:about )?my (?:memoirs?|life(?: stor(?:y|ies))?)" },
    ],
    not: not(
      "\\b(?:best|recommend\\p{L}*|find|read|publish\\p{L}*|instagram|linkedin|twitter|passed away|obituary|eulogy|funeral)\\b",
    ),
    needs: ["life-facts", "life-scene", "biography-use"],
    advice: { professional: ["life-invent-nothing"], concise: ["life-invent-nothing"] },
  },
  {
    id: "nonfiction.biography",
    forms: [
      {
        thing:
          "(?:short |brief )?biograph(?:y|ies)|wikipedia (?:articles?|pages?|entry|entries)|wiki (?:articles?|pages?|entry|entries)|encyclop(?:ae|e)dia (?:articles?|entry|entries)",
      },
    ],
    not: not(
      "\\b(?:best|recommend\\p{L}*|find|read|video|api|scrape|character|instagram|linkedin|twitter|passed away|obituary|fandom)\\b",
    ),
    needs: ["biography-use", "biography-side"],
    advice: { professional: ["biography-unsure"], concise: ["biography-unsure-short"] },
  },
  {
    id: "nonfiction.report",
    forms: [
      {
        thing:
          "(?:school|incident|progress|status|field|trip|event|project|site|inspection|accident|investigation|quarterly|annual|monthly|weekly|business|formal|short|written|analytical|internship|training|technical|research|feasibility|evaluation|observation|visit|company|sales) reports?|white ?papers?",
      },
      { made: "reports?(?= (?:about|on|for|of) )" },
      { opens: "(?:(?:an? |short )+report (?:about|on|from)|report (?:about|for))" },
    ],
    not: `\\b(?:white ?papers?)\\b|\\b(?:automate)\\b|${not(
      "\\b(?:sarcas\\p{L}*|satir\\p{L}*|iron(?:y|ic\\p{L}*)|humorous|funny|bug|credit|weather|police|expense|crash|error|book report|lab report|news report|report card|excel|sql|power ?bi|tableau|python|code|google analytics|html|pdf|dashboard|crystal|jasper|earnings|latest|download|how (?:do|to))\\b",
    )}`,
    needs: ["report-facts", "report-reader", "report-task"],
    advice: { professional: ["report-facts-apart"], concise: ["report-facts-apart-short"] },
  },
  {
    id: "nonfiction.article",
    forms: [
      {
        thing:
          "(?<!^(?:this|that|the|our|my|these) )(?:blog|news|newspaper|magazine|linkedin|guest|opinion|feature|medium|how-to|seo|travel|food|tech|health|sports|local|school newspaper|wellness|comparison)[- ](?:posts?|articles?|stor(?:y|ies)|columns?|entry|entries|pieces?|guides?)|blogposts?|articles?|blogs?|op[- ]?eds?|opinion columns?|editorials?|listicles?|think ?pieces?|advertorials?",
      },
    ],
    not: not(
      "^(?:\\S+ ){0,2}?(?:find|show|get|recommend|read|list|best|start|open|set up|setup|locate|give me articles)\\b|\\b(?:linkedin post|website|wordpress|django|react|hugo|jekyll|html|css|laravel|code|app|starting a blog|blog (?:names?|ideas?|topics?)|article \\d+|articles? of (?:the|confederation|incorporation|association|impeachment)|article (?:in|from) (?:the|a)|the article|satir\\p{L}*|onion|clickbait|fake|humorous|parody|monotonously|social media post|engine|platform|api|read|definite|indefinite)\\b",
    ),
    needs: ["article-angle", "article-readers", "article-length"],
    advice: {
      professional: ["article-say-something", "article-unsupported"],
      creative: ["article-start-in-scene", "article-unsupported"],
      concise: ["article-say-something-short"],
    },
  },
  {
    id: "nonfiction.artist-statement",
    forms: [
      {
        thing:
          "artist(?:['’]?s)? statements?|statement(?= as an artist)|exhibition (?:text|statement)|wall text",
      },
    ],
    not: "\\b(?:example of a famous|analy[sz]e|what is an)\\b",
    needs: ["statement-work", "statement-why", "statement-use"],
    advice: { professional: ["statement-see"], concise: ["statement-see"] },
  },
  {
    id: "nonfiction.essay",
    forms: [
      {
        thing:
          "(?<!^(?:this|that|the|these|my) )(?:argumentative|persuasive|expository|descriptive|informative|opinion|compare and contrast|comparative|cause and effect|critical|literary|history|english|short|long|five paragraph|5 paragraph|discursive|ielts|toefl|rhetorical analysis|analysis|analytical)? ?essays?|(?:school|english|short) compositions?|book reports?|discussion (?:board )?posts?|rhetorical analysis|literary analysis",
      },
    ],
    not: not(
      "\\bessays? (?:writing|writers?)\\b|\\b(?:what is|how (?:long|many)|essay (?:topics?|questions?|ideas?|titles?)|famous essays?|photo essay|video essay|visual essay|college essay|best essays|essays by|ai detector|plagiaris\\p{L}*)\\b",
    ),
    needs: ["essay-claim", "essay-task", "essay-class-points"],
    advice: {
      professional: ["essay-one-point", "essay-evidence"],
      technical: ["essay-one-point", "essay-evidence"],
      concise: ["essay-one-point-short"],
    },
  },
  {
    id: "nonfiction.interview-someone",
    forms: [
      {
        thing:
          "(?:interview )?questions?(?= (?:for|to ask(?: in)?) (?:an? |the |my )?(?:oral history |podcast |radio )?interview (?:with|of) (?:my|our|an?|the) (?:[\\p{L}'-]+ ){0,3}?(?:grand\\p{L}+|gran|nan|nana|mum|mom|dad|mother|father|uncle|aunt|neighbou?r|veteran|farmer|author|writer|musician|singer|artist|scientist|nurse|firefighter|fisherman|baker|beekeeper|mayor|priest|vicar|coach|player|founder|survivor|refugee|old man|old lady|local|expert|teacher|witness))",
      },
      {
        thing:
          "(?:interview )?questions?(?= (?:(?:for|to ask) (?:(?:an? )?interview(?:ing)? )?(?:with )?(?:my|our)|to ask (?:an?|the)) (?:[\\p{L}'-]+ ){0,3}?(?:grand\\p{L}+|gran|nan|nana|mum|mom|dad|mother|father|uncle|aunt|neighbou?r|veteran|farmer|author|writer|musician|singer|artist|scientist|nurse|firefighter|fisherman|baker|beekeeper|mayor|priest|vicar|coach|player|founder|survivor|refugee|old man|old lady|local|expert|teacher|witness)(?: about| on| for|$|[.,?]))",
      },
      {
        opens:
          "interview(?:ing)? (?:my|our) (?:[\\p{L}'-]+ ){0,3}?(?:grand\\p{L}+|gran|nan|nana|mum|mom|dad|mother|father|uncle|aunt|neighbou?r|veteran|farmer|author|writer|musician|singer|artist|scientist|nurse|firefighter|fisherman|baker|beekeeper|mayor|priest|vicar|coach|player|founder|survivor|refugee|old man|old lady|local|expert|teacher|witness)(?! (?:tomorrow )?(?:job|position))",
      },
    ],
    not: "\\b(?:job|hir(?:e|ing)|candidate|applicant|position|school teacher interview|quiz|exam|doctor|lawyer|landlord)\\b",
    needs: ["interviewee-for", "interviewee-known", "interviewee-time"],
  },
  {
    id: "nonfiction.paragraph",
    forms: [
      {
        thing:
          "(?:short |small |single |descriptive |persuasive |informative )?paragraphs?|(?:\\d+|one|two|three|a few|few|couple of) sentences",
      },
    ],
    not: `\\b(?:birthday|bday)\\b|${not(
      "\\b(?:html|css|latex|word|docs|<p>|following|this|these|that paragraph|the paragraph|from|in (?:one|two|a|three|\\d+) (?:short )?(?:paragraphs?|sentences?)|describe|explain\\p{L}*|summar\\p{L}*|sentences? (?:using|with|in)|example|vocabulary|practi[cs]e|typing|harry potter|recite|story|novel|fictional)\\b",
    )}`,
    needs: ["paragraph-says", "paragraph-where", "paragraph-reader"],
    advice: { professional: ["paragraph-one-idea"] },
  },
];
