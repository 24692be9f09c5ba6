import type { Ask } from "../ask.ts";
import { withoutTopic } from "./no-topic.ts";

/** Work on a paper that is there, code about it, or a question of what it is. */
const handled =
  "```|\\b(?:python|javascript|react|sql|html|css|excel formula|vba|api|template for excel|what is an?|what's an?|what are|example of an?|define|translate|summari[sz]e|proofread|rewrite|shorten|improve this|this (?:plan|agenda|pitch|survey|proposal))\\b|\\b(?:meaning|definition|summary|recap)[.?!]*$";

export const businessAsks: readonly Ask[] = [
  {
    id: "business.no-topic",
    forms: withoutTopic("presentations?|power ?points?|ppt|slides?|slide ?decks?"),
    needs: ["topic", "slides-who"],
  },
  {
    id: "business.minutes",
    forms: [
      {
        opens:
          "turn (?:my|our|these|the) meeting notes into (?:tasks|action items|to-?dos|a to-?do list)",
      },
      {
        thing:
          "(?:meeting|call|board|standup) (?:minutes|notes|recap|protocol)|minutes(?= (?:of|from|for) (?:the|our|a|my|yesterday'?s|today'?s) (?:\\S+ )?(?:meeting|call|board))",
      },
      { opens: "write up (?:my |the |our |these )?(?:\\S+ )?(?:notes|minutes)" },
    ],
    not: `\\b(?:app|template|software|zoom recording|python|how (?:do|to)|tips|take better|e-?mail|emails|\\d+ minutes)\\b|\\blab notes\\b`,
    onMaterial: true,
    needs: ["minutes-notes", "minutes-reader"],
    advice: {
      professional: ["minutes-decisions", "minutes-nothing-new"],
      concise: ["minutes-short"],
    },
  },
  {
    id: "business.agenda",
    forms: [
      { thing: "(?:meeting |workshop |conference |retreat |call )?agendas?" },
      {
        opens:
          "(?:plan|prepare|structure|run|lead|organi[sz]e|how (?:do|should|can) i (?:run|lead|structure|prepare|plan)) (?:an? |my |our |the |for an? |for my |for the )?(?:(?!date|e-?mail)[\\p{L}\\p{N}:-]+ ){0,3}?(?:meeting|kick-?off|kickoff call|retro(?:spective)?|stand-?up|town hall|1[:-]1|one[- ]on[- ]one|offsite meeting|all[- ]hands)",
      },
    ],
    not: `${handled}|\\b(?:today is|is full|is set|hidden|political|2030|gay|e-?mail|invitation|comedy|stand-?up comedy|ted talk|reunion|parents|first date)\\b|\\b(?:date night|yalta|meeting point|meeting room|party political)\\b|\\bagendas? of (?!the (?:meeting|day)\\b|our\\b|my\\b)\\p{L}+|\\bmeeting of yalta\\b|\\b(?:dad|mum|mom|mother|father|estranged)\\b|\\b(?:hen|stag)\\b`,
    needs: ["agenda-frame", "agenda-result", "agenda-delicate"],
    advice: {
      professional: ["agenda-minutes", "agenda-close"],
      concise: ["agenda-short"],
    },
  },
  {
    id: "business.plan",
    forms: [
      {
        opens:
          "how (?:do|should|can|to)(?: i| we)? (?:write|make|create|start) (?:an? |my |our )business (?:plan|case)",
      },
      {
        thing:
          "(?:business (?:plans?|model(?: canvas)?|case|strategy)|lean canvas|growth (?:plan|strategy)|financial (?:projections?|forecast)|startup plan)",
      },
    ],
    not: `${handled}|\\b(?:of (?:palantir|uber|netflix|google|amazon|apple|airbnb|\\p{L}+'s)|phone plan|visa|business model of|history|verizon|t-mobile|most successful|understand|explain|compare)\\b|\\b(?:strategy|model|plan) of (?!my\\b|our\\b|an?\\b|the\\b)\\p{L}+|\\b(?:church|roof)\\b`,
    needs: ["venture-what", "plan-reader", "venture-money"],
    advice: {
      professional: ["bizplan-assumptions"],
      concise: ["bizplan-short"],
      expert: ["bizplan-test"],
    },
  },
  {
    id: "business.start",
    forms: [
      {
        opens:
          "how (?:do|can|should|to|would)(?: i| we| you)? (?:start|open|launch|set up|found|start up|run|grow) (?:an? |my |our |up an? )?(?:own |small |new |online |home |successful |local |little )*(?:[\\p{L}'-]+ ){0,2}?(?:business|company|startup|store|shop|restaurant|caf[eé]|bakery|salon|agency|food truck|llc|nonprofit|non-profit|boutique|daycare|brand|gym|practice|firm)(?! (?:account|card|meeting|e-?mail|software))",
      },
      {
        opens:
          "(?:i want to |i'd like to |i would like to |i'm |im |i am )?(?:start|open|launch|starting|opening|launching) (?:an? |my |our )(?:own |small |new |online |home |successful |local |little )*(?:[\\p{L}'-]+ ){0,2}?(?:business|company|startup|store|shop|restaurant|caf[eé]|bakery|salon|agency|food truck|llc|nonprofit|boutique|daycare|brand)(?=$|[.!?]| (?:selling|in|with|from|and|for|but|how|on|at|that|where|help)\\b)",
      },
      {
        opens:
          "how (?:do|can|to)(?: i)? (?:become|go|start) (?:self[- ]employed|freelanc(?:e|ing)|a freelancer|dropshipping)|(?:dropshipping|freelancing|reselling|print on demand) for (?:a )?beginners?|steps to (?:start|open) an? (?:[\\p{L}-]+ ){0,3}(?:business|shop|store|company|restaurant)",
      },
    ],
    not: `${handled}|\\b(?:story|story about|slogan|name|logo|flyer|e-?mail|post|minecraft|roblox|app store|play store|gta)\\b|\\b(?:stardew|animal crossing|routine|schedule|culture|conversation|bank account|tour|doors?|jams|guitar|piano|membership)\\b`,
    needs: ["venture-what", "venture-money", "country"],
    advice: {
      professional: ["bizstart-cheap-first", "bizstart-local"],
      concise: ["bizstart-cheap-first"],
      expert: ["bizplan-test"],
    },
  },
  {
    id: "business.channel",
    forms: [
      {
        opens:
          "(?:how (?:do|can|should|to|would)(?: i| we| you)? |help me )?(?:start|launch|create|set up|begin)(?:ing)? (?:an? |my |our )(?:own |new |successful |small |good )*(?:[\\p{L}'-]+ ){0,2}?(?:podcast|blog|vlog|newsletter|(?:youtube|tiktok|twitch) (?:channel|account|page|stream))(?=$|[.!?,]| (?:about|on|for|with|and|but|in|from|that|where|as)\\b)",
      },
    ],
    not: `${handled}|\\b(?:html|wordpress theme|hugo|next\\.?js|code|django|react|rss|episode|intro|script|name|logo|post)\\b`,
    needs: ["channel-about", "channel-means", "channel-aim"],
    advice: {
      professional: ["channel-small-first", "channel-lasting"],
      concise: ["channel-small-first"],
    },
  },
  {
    id: "business.pitch",
    forms: [
      {
        thing:
          "(?:elevator |sales |investor |startup |business |product |30[- ]second )*pitch(?:es)?(?: (?:decks?|outline|script|presentation|speech)){0,2}|pitchdeck",
      },
      {
        opens:
          "(?:how (?:do|can|should|to)(?: i)? )?pitch (?:my|our|an|the|a) (?:[\\p{L}-]+ ){0,3}?(?:idea|startup|product|business|project|app|company|service|raise)",
      },
    ],
    not: `${handled}|\\b(?:baseball|guitar|tent|tune|soccer|football|perfect pitch|sound|voice|cricket|softball|curve ?ball|throw|absolute|tar|black|frequency|audio|e-?mail)\\b|\\b(?:roof|screw|wind|gran|drama class|slope)\\b|\\b(?:my (?:parents|mum|mom|dad)|puppy|kitten)\\b`,
    needs: ["pitch-whom", "slides-aim", "slides-must"],
    advice: {
      professional: ["pitch-problem-first", "pitch-no-claims"],
      concise: ["pitch-problem-first"],
      expert: ["pitch-objection"],
    },
  },
  {
    id: "business.research",
    forms: [
      {
        thing:
          "(?:swot|pestle?|pest|competitors?|competitive|competition|market|stakeholder|porter'?s(?: five forces)?|gap|customer|target audience|industry|feasibility|risk)[ -](?:analys[ie]s|research|stud(?:y|ies)|assessments?|matrix)(?: (?:report|plan|table|matrix))?|swot|(?:buyer|customer|user) personas?|market overview|target (?:audience|market)(?= (?:for|of) )",
      },
      {
        opens:
          "(?:analy[sz]e|research) (?:the |my |our )(?:market|competitors?|competition|target audience)|who are (?:my|our|the) (?:main )?competitors",
      },
    ],
    not: `${handled}|\\b(?:stock market|risk assessment (?:chemistry|lab)|regression|supermarket|medical|heart|literature|health risk|credit risk|scope|flood|customer service)\\b|\\brisk assessments?\\b(?!.*\\b(?:business|start-?up|company|market|project)\\b)|\\btarget audience of (?!my\\b|our\\b)|\\b(?:css|essay|history|of me|as a student)\\b|\\bin 1\\d{3}\\b`,
    needs: ["venture-what", "research-decide"],
    advice: {
      professional: ["research-apart", "research-consequence"],
      concise: ["research-short"],
    },
  },
  {
    id: "business.presentation",
    forms: [
      {
        thing:
          "(?:presentation|slide|powerpoint|power point|ppt|slideshow)s?(?: (?:outline|slides?|decks?|presentation|structure|content|ideas))?(?= (?:about|on|for|of|to|covering|explaining|that|in|with)\\b|$|[.!?])|slide ?decks?|slides|(?:presentation|powerpoint) outlines?",
      },
      {
        opens:
          "how (?:do|should|can|to)(?: i)? (?:structure|make|build|create) (?:an? |my )(?:[\\p{L}-]+ ){0,2}?(?:presentation|powerpoint|slide deck|slides)",
      },
    ],
    not: `${handled}|\\b(?:speech|toast|talk|water slide|playground|font|animation|macro|background|convert|pdf|google slides (?:font|link)|insert|embed|powerpoint (?:file|won't|crash\\p{L}*|keeps|not)|hair|breech|case presentation|pitch|nervous|afraid|title|topics?|landslide|invitation|microscope)\\b|\\bslides? for (?:the |my |our )?(?:garden|kids|playground|pool)\\b|\\b(?:loop|dish|michelin|plating)\\b|\\bpresentation of self\\b|\\bpresentation of (?:gifts|awards|prizes|medals|cheques?)\\b`,
    needs: ["slides-who", "slides-aim", "slides-must"],
    advice: {
      professional: ["slides-headline", "slides-say"],
      concise: ["slides-short"],
    },
  },
  {
    id: "business.survey",
    forms: [
      {
        thing:
          "(?:surveys?|questionn?aires?|feedback forms?|polls?|(?:survey|poll|research interview|user interview|customer interview|exit interview|focus group|feedback) questions?)(?: (?:questions?|template|form))?",
      },
      {
        opens:
          "questions (?:to ask|for) (?:my |our |the )?(?:customers|users|employees|focus group|clients) (?:in|about|for|on|after)?",
      },
    ],
    not: `${handled}|\\b(?:land|geological|geodetic|land surveyor|survey (?:shows|results|data|says|responses)|election|polls? (?:show|today|say)|close|take surveys|paid surveys|get paid|make money|analy[sz]e|north pole|pole|response rate|literature survey|survey paper|code|html|google forms? (?:link|login)|(?:a|the) survey (?:i|we) (?:did|ran))\\b|\\b(?:my house|house survey|damp|literature|poll danc\\p{L}+|fun (?:polls?|surveys?|poll questions?)|which song)\\b|\\bsurvey of (?!our\\b|my\\b|the\\b)\\p{L}+|\\bbefore buying\\b|\\bsurvey (?:an? |the |my )?(?:boat|house|flat|land|tree|roof)\\b|\\bpolls? (?:for|on|about) (?:the )?(?:best|favou?rite)\\b`,
    needs: ["research-decide", "survey-who", "test-shape"],
    advice: {
      professional: ["survey-neutral", "survey-only-used"],
      concise: ["survey-short"],
    },
  },
  {
    id: "business.rota",
    forms: [
      {
        thing:
          "(?:(?:staff|shift|work|cafe|weekly|monthly|volunteer|on[- ]call|duty|employee|nurse|team) )?(?:rotas?|rosters?|shift (?:schedules?|plans?|patterns?))(?= (?:for|with|of|that|where|so|from|to|if)\\b|$)",
      },
    ],
    not: "\\b(?:python|code|app|software|excel formula|rotation|database|api|class roster|football|fantasy)\\b|\\b(?:family|kids|school run|footy|toilet|under \\d+s?|dog walk\\p{L}*|neighbou?rs|flatmates|chores?)\\b|\\b(?:guinea|cage|hamster|rabbit)\\b",
    needs: ["rota-hours", "rota-people", "rota-rules"],
    advice: { professional: ["rota-table"], concise: ["rota-table"] },
  },
  {
    id: "business.policy",
    forms: [
      {
        thing:
          "(?:remote work|work from home|home office|company|hr|dress code|vacation|leave|pto|social media|returns?|refund|cancellation|late|attendance|travel|expense|office|pet|ai|phone|workplace|employee|no[- ]show|safety|byod)[ -](?:polic(?:y|ies)|rules|guidelines|handbook)",
      },
    ],
    not: `${handled}|\\b(?:foreign|monetary|privacy|insurance|amazon|walmart|airline|\\p{L}+'s return|landlord|airbnb|my company's|the company's|policy number|s3|iam|security policy header|how does)\\b|\\b(?:dinner|my teen\\p{L}*|kids|son|daughter|poem|swimming)\\b|\\bpolicy of (?!our\\b|my\\b|the\\b)\\p{L}+`,
    needs: ["policy-rule", "sop-wrong"],
    advice: { professional: ["policy-plain", "policy-law"], concise: ["policy-plain"] },
  },
  {
    id: "business.template",
    forms: [
      {
        thing:
          "(?:(?:hand-?off|hand-?over|shift|incident|progress|daily|weekly|status|intake|feedback|evaluation|order|quote|estimate|job|site visit|inspection|client|patient|nurse|nursing|sign[- ]?up|booking|registration|observation|visit) )(?:\\p{L}+ )?(?:templates?|forms?|sheets?)|(?:(?:meeting|team) (?:minutes|notes)|minutes|invoice|receipt|purchase order|packing slip|time ?sheet|expense report|work order|delivery note|mileage log|sign[- ]?in sheet|attendance) templates?",
      },
    ],
    not: `${handled}|\\b(?:e-?mail|letter|tax|w-?\\d|google forms?|excel|spread ?sheet|cheat sheet|html|react|web ?site|resume|cv|poetic form|c\\+\\+|contact form|validation|login)\\b|\\b(?:museum|shakespeare|baby|quote sheets? of)\\b`,
    needs: ["template-use", "template-fields", "template-where"],
    advice: { professional: ["template-fill"], concise: ["template-fill"] },
  },
  {
    id: "business.sop",
    forms: [
      {
        thing:
          "(?:sops?|standard operating procedures?|standard operation procedure|process (?:documentation|description|document)|work instructions?|operations manual|runbooks?|training manual|(?:employee |staff |new hire |customer |client )?onboarding (?:plan|checklist|process|guide|program)|checklist(?= for (?:onboarding|offboarding|opening|closing|handing over|new hires?)\\b)|(?:new hire|staff|employee) (?:training )?(?:plan|checklist)|training plan(?= for (?:a |my |our |the )?(?:new )?(?:hires?|employees?|staff|team|cashier|intern))|(?:opening|closing|cleaning|quality|inspection|maintenance|safety|audit|handover|hand-over|launch|go-live|store|shift|hotel|restaurant|office) (?:checklist|procedures?)|checklist(?= for (?:my |our |the |a |an )?(?:[\\p{L}-]+ ){0,3}?(?:employees?|staff|team|shift|audit|inspection|launch|handover|new hires?|client)\\b))",
      },
    ],
    not: `${handled}|\\b(?:statement of purpose|grad school|masters|university|spring|used|bike|house|home|my room|apartment|kids?|cabin|wedding|moving|summer|pool)\\b|\\b(?:grocery|groceries|packing|travel|holiday)\\b`,
    needs: ["sop-now", "sop-who", "sop-wrong"],
    advice: {
      professional: ["sop-one-action", "sop-when-wrong"],
      concise: ["sop-one-action"],
    },
  },
  {
    id: "business.requirements",
    forms: [
      {
        thing:
          "(?:user stor(?:y|ies)|acceptance criteria|requirements (?:document|specification|list|doc)|prds?|product requirements?(?: document)?|(?:functional|software|non-functional|technical) (?:requirements|specification|spec)(?: document)?|feature spec|product (?:spec|backlog|roadmap)|use cases?(?= for (?:my|our|an?|the) (?:\\S+ )?(?:app|system|website|platform|software|feature|login|checkout)\\b))",
      },
    ],
    not: `${handled.replace("|python|javascript|react|sql|html|css|", "|")}|\\b(?:instagram|snapchat|visa|system requirements|minimum|gherkin parser|job)\\b|\\b(?:ww\\d|soldiers|war|uni|university|college|fridge|boeing|airbus)\\b`,
    needs: ["spec-users", "spec-first"],
    advice: {
      professional: ["spec-testable", "spec-edges"],
      concise: ["spec-testable"],
      expert: ["spec-open"],
    },
  },
  {
    id: "business.project-plan",
    forms: [
      { opens: "(?:need |make |create )?(?:a |me a )?project plan(?: template)?" },
      {
        thing:
          "(?:project (?:plans?|timelines?|schedules?|roadmaps?|charters?|brief)|work breakdown(?: structure)?|wbs|gantt(?: charts?)?|rollout plan|implementation plan|action plan|migration plan|launch plan)",
      },
      {
        opens:
          "(?:plan|manage) (?:my|our|a|the) (?:[\\p{L}-]+ ){0,3}?(?:project|product launch|website launch|office move|rollout|renovation project)",
      },
    ],
    not: `${handled}|\\b(?:science fair|school project ideas|student project|mermaid|matplotlib|asthma|care plan|knitting|manhattan project|software for|tool for)\\b|\\b(?:anger|weight|lesson|class|bed bugs|anxiety|diet|behaviou?r|science project)\\b`,
    needs: ["project-done", "project-people", "project-risk"],
    advice: {
      professional: ["projectplan-waits", "projectplan-early"],
      concise: ["projectplan-short"],
    },
  },
  {
    id: "business.goals",
    forms: [
      {
        thing:
          "(?:okrs?|kpis?|smart goals?|(?:team|quarterly|annual|yearly|business|company|sales|professional|work|career|development|performance|leadership) (?:goals?|objectives?|kpis?|okrs?|targets?|metrics)|objectives and key results|development plan|pip)",
      },
      { opens: "set (?:goals|okrs|objectives) for" },
    ],
    not: `${handled}|\\b(?:soccer|football|hockey|dashboard|power bi|dax|tableau|messi|ronaldo|install|pip3|package|error|life goals|fitness|lesson|scored?|child|esp)\\b|\\b(?:tennis|patients?|examples?|physio|barclays|running|piano)\\b`,
    needs: ["okr-change", "okr-who"],
    advice: {
      professional: ["okr-outcomes"],
      concise: ["okr-outcomes"],
      expert: ["okr-side-effect"],
    },
  },
  {
    id: "business.price",
    forms: [
      {
        opens:
          "how much (?:should|can|could|do|would) (?:i|we) (?:charge|ask|price|sell|bill|quote)(?! (?:my|the) (?:phone|battery|laptop|car battery))|(?:(?:how (?:do|should|can|to)|help me(?: to)?)(?: i| we)? )?price (?:my|our|a|an|handmade) (?!tag)\\S+|what to charge|what (?:should|can|do|would) (?:i|we) (?:charge|(?:ask|take) (?:for|per) \\p{L}+ing)|(?:help me )?set(?:ting)? (?:my |our |the )?prices (?:for|of)|what price should (?:i|we)|how (?:do|should|can|to)(?: i)? (?:set|calculate|work out|determine) (?:my|the|our|a) (?:[\\p{L}-]+ )?(?:prices?|rates?|hourly rate|fees?|pricing)",
      },
      {
        thing:
          "(?:pricing(?= for (?:my|our|a) )|pricing (?:strategy|plan|model|tiers|table|structure)|hourly rate|price list|freelance rates?)",
      },
    ],
    not: `${handled}|\\b(?:ev|tesla|battery|phone|laptop|landlord|rent|html|exchange rate|mortgage|interest|used car|my car|options?|black[- ]scholes|bond)\\b`,
    needs: ["price-what", "price-costs", "price-others"],
    advice: {
      professional: ["price-calculation", "price-raise"],
      concise: ["price-calculation"],
    },
  },
  {
    id: "business.scope-of-work",
    forms: [{ thing: "scopes? of work|statements? of work|sow" }],
    not: `${handled}|\\b(?:e-?mail|letter|seeds?)\\b`,
    needs: ["sow-work", "sow-supplies", "proposal-terms"],
    advice: { professional: ["proposal-not-included"] },
  },
  {
    id: "business.grant",
    forms: [
      {
        thing:
          "(?:grant|funding) (?:proposals?|applications?|requests?|narratives?)|letter of inquiry(?= (?:to|for) )|(?:proposals?|applications?)(?= (?:for|to) (?:an?|the|our) (?:\\S+ ){0,3}?(?:grant|foundation|arts council))",
      },
      { opens: "apply for (?:an? |the |our )?(?:\\S+ ){0,2}?grants?" },
    ],
    not: `${handled}|\\b(?:grant access|grants? permission|hugh|ulysses|research grant review)\\b|\\b(?:status|heat pump|solar|insulation|pothole|student)\\b`,
    needs: ["grant-what", "grant-funder", "grant-proof"],
    advice: { professional: ["grant-aims", "grant-no-figures"], concise: ["grant-no-figures"] },
  },
  {
    id: "business.proposal",
    forms: [
      {
        thing:
          "(?:(?:business|project|sales|client|consulting|freelance|partnership|sponsorship|service|event|budget|job|upwork) (?:proposals?|bids?|offer letter)|proposals?(?= (?:for|to) (?!(?:my (?:girlfriend|boyfriend)|marry|her|him))\\S+)|rfps?|rfqs?|cost estimate|price quote|quotation(?= for (?:a|my|the) (?:client|customer|job|project))|sponsorship (?:letter|package|deck))",
      },
    ],
    not: `${handled}|\\b(?:marriage|wedding|ring|marry|research proposal|thesis|dissertation|romantic|seeds?|e-?mail|phd|letter)\\b|\\b(?:estimate of|science|class|zebra crossing|school|playground|work from home)\\b`,
    needs: ["proposal-whom", "proposal-scope", "proposal-terms"],
    advice: {
      professional: ["proposal-their-words", "proposal-not-included"],
      concise: ["proposal-not-included"],
    },
  },
];
