import type { Ask } from "../ask.ts";
import { withoutTopic } from "./no-topic.ts";

/** Work on something that exists, a search, a fact, or the making of software and texts. */
const otherWork =
  "^(?:(?:hi|hey|hello|please|pls|can|could|would|will|you|u|help|me|i|want|need|to|just|now)[, ]+)*(?:explain|describe|analy[sz]e|identify|remove|resize|compress|crop|convert|upload|download|print|send|find|search|fetch|scrape|extract|fix|refactor|caption|translate|compare|rate|review|critique|criticize|post|insert|embed|display|load|detect|classify|label|save|delete|share|reverse)\\b|\\b(?:python|javascript|typescript|html|css|react|tailwind|vue|svg|latex|tikz|flutter|swiftui|tkinter|pyqt\\d?|pygame|matplotlib|opencv|excel|power ?bi|tableau|docker|iso image|sql|json|api|unity|unreal|three\\.?js|canvas element|bootstrap|android studio|kotlin|jetpack|wpf|figma plugin|ascii|unicode|code|essay|poem|story|lyrics|slogans?|taglines?|hashtags?)\\b";
const not = (more: string): string => `${otherWork}|${more}`;

const how =
  "(?:how (?:do i|do you|do u|do we|to|can i|can you|can we|could i|should i|should we|would i|would you)|(?:what(?:'?s| is) the )?(?:best|easiest) way to)";

const picture =
  "(?:images?|pictures?|pics?|illustrations?|drawings?|paintings?|sketch(?:es)?|cartoons?|artworks?|wall ?papers?|avatars?|profile (?:pictures?|pics?)|pfps?|clip ?art|colou?ring (?:pages?|sheets?)|portraits?|mascots?|graphics|digital art|line art|concept art|fan ?art|caricatures?|watercolou?rs?)";

const engine =
  "(?:mid ?journey|stable diffusion|sdxl|dall-?e(?: ?\\d)?|leonardo(?: ai)?|adobe firefly|firefly|nano banana|ai (?:image|images|art|picture|photo|video|portrait|logo|generated image)|(?:image|picture|photo)(?:[- ]generation|[- ]generator)?|text[- ]to[- ](?:image|video)|sora|veo|runway)";

const room =
  "(?:living ?room|lounge|bed ?room|master bedroom|kitchen|bath ?room|dining ?room|nursery|home office|office|dorm(?: room)?|hallway|entry ?way|balcony|studio(?: apartment| flat)?|apartment|flat|kids'? ?room|boys'? ?room|girls'? ?room|attic|basement|loft|porch|guest ?room|play ?room|reading (?:nook|corner)|laundry room|sun ?room|game room|room)";

/** Pictures, logos, rooms, colours and screens. */
export const designAsks: readonly Ask[] = [
  {
    id: "design.no-topic",
    forms: withoutTopic("images?|pictures?|pics?|drawings?|paintings?|illustrations?"),
    needs: ["image-shows", "image-style", "image-use"],
  },
  {
    id: "design.drawn-in-text",
    forms: [
      {
        opens:
          "(?:(?:make|create|draw|give|show|generate|do|write)(?: me)? )?(?:an? |some )?(?:[\\p{L}-]+ )?(?:ascii|emoji)(?:[- ]based)?(?: art| drawing| picture| version)?(?= (?:of|for|mona|art|picture|drawing|with)|$)",
      },
      { opens: "draw (?:me )?(?:an? |the )?.{2,40} (?:in|with|using|as) (?:ascii|emojis?|text)" },
    ],
    not: "\\b(?:code|python|javascript|table|convert|decode|encode|value|what is|c\\+\\+|java|rust|program|script|function|game|meaning|meanings|for (?:my )?(?:caption|bio|text))\\b",
    needs: [],
  },
  {
    id: "design.invitation",
    forms: [
      {
        thing: `(?:${picture}|photos?|designs?|backgrounds?|art|graphics?|motifs?)(?= (?:for|on) (?:\\S+ ){0,6}?(?:invit(?:e|es|ation|ations)|save[- ]the[- ]dates?|(?:birthday|bday|christmas|xmas|greeting|holiday|valentine'?s?|(?:mother|father)'?s'? day|thank[- ]you|easter|anniversary) cards?)(?!\\p{L}))`,
      },
      {
        thing:
          "(?:invitations?|invites?|save[- ]the[- ]dates?|(?:birthday|bday|christmas|xmas|greeting|holiday|valentine'?s?|thank[- ]you|anniversary) cards?)(?: card)? (?:designs?|images?|pictures?|backgrounds?|illustrations?|layouts?|artwork|art|graphics?)",
      },
      {
        opens:
          "design (?:me )?(?:an? |my |our |the |some )?(?:[\\p{L}\\p{N}'-]+ ){0,5}?(?:invitations?|invites?|invitation cards?|save[- ]the[- ]dates?|(?:birthday|bday|christmas|xmas|greeting|holiday|valentine'?s?|thank[- ]you|anniversary) cards?)(?= for| with| in|$|[.,])",
      },
    ],
    not: not(
      "\\b(?:wording|texts? for|canva template|credit card|calendar invite|funeral|memorial)\\b",
    ),
    needs: ["invite-seen", "invite-words", "invite-format"],
    advice: {
      professional: ["invite-room-for-words"],
      concise: ["invite-room-for-words-short"],
    },
  },
  {
    id: "design.image-prompt",
    forms: [
      { thing: `${engine}(?: (?:image|art|ai|generation|generator|style))* prompts?` },
      {
        thing: `prompts?(?= (?:for|to (?:generate|create|make|get|use in)|in) (?:an? |the |my |some )?(?:[\\p{L}-]+ ){0,4}?(?:${engine}|${picture}|photo|logo|poster|album cover|tattoo)(?!\\p{L}))`,
      },
    ],
    not: "\\b(?:what is|writing prompts?|drawing prompts?|art prompts for (?:kids|sketch\\p{L}*)|python|code|html|api|improve|fix|shorten|negative prompts?|best practices|how to write|how do i write|learn|engineer(?:ing)?|describe this|following (?:image|concept))\\b",
    needs: ["image-seen", "image-style"],
    advice: {
      professional: ["image-concrete", "picture-one-block"],
      concise: ["picture-one-block"],
      technical: ["image-parts", "picture-one-block"],
      creative: ["image-unexpected", "image-concrete"],
    },
  },
  {
    id: "design.tattoo",
    forms: [
      {
        thing:
          "(?:cover[- ]?up )?tattoos?(?: cover[- ]?ups?)?(?: (?:designs?|ideas?|sketch(?:es)?|concepts?|drawings?|motifs?|suggestions?|inspiration))*",
      },
      { opens: "(?:what|which) (?:\\p{L}+ )?tattoo (?:should|could|shall) (?:i|we) get" },
    ],
    not: "\\b(?:hurts?|pain\\p{L}*|costs?|prices?|pricing|remov\\p{L}+|after ?care|heal\\p{L}*|history|mean(?:s|ings?)?|shops?|artists?|parlou?rs?|studio|regrets?|job|jobs|workplace|infect\\p{L}+|itch\\p{L}*|laser|legal|age|names? for|business|numbing|machine|ink brand|translat\\p{L}+|fonts?|latin|good idea|parents|permanent makeup|image prompt|midjourney|stable diffusion)\\b",
    needs: ["tattoo-shows", "tattoo-place", "tattoo-style"],
    advice: {
      professional: ["tattoo-ages"],
      concise: ["tattoo-ages-short"],
      creative: ["tattoo-unexpected", "tattoo-ages"],
    },
  },
  {
    id: "design.icon",
    forms: [
      {
        thing:
          "(?:app|website|folder|desktop|app store|program) icons?(?: designs?| ideas?| sets?)?|icons?(?: designs?| ideas?| sets?)?(?= for (?:my|our|a|an|the) (?:[\\p{L}-]+ ){0,3}?(?:app|website|site|shop|game|program|company|extension|channel|server|feature|button|tool|startup|business)\\b)|icons? (?:designs?|ideas?|sets?)|fav ?icons?(?: ideas?| designs?)?",
      },
      { made: "(?:custom |discord |twitch |channel )+(?:emojis?|emotes?)|icons?" },
    ],
    not: not(
      "\\b(?:fashion|pop|style|cultural|font ?awesome|missing|disappear\\p{L}*|change|hide|add to home|not showing|lucide|material|import|library|ico file|size of|dimensions|who)\\b",
    ),
    needs: ["icon-shows", "icon-size", "icon-beside"],
    advice: {
      professional: ["icon-one-shape"],
      concise: ["icon-one-shape-short"],
    },
  },
  {
    id: "design.cover",
    forms: [
      {
        thing: "(?:(?:youtube|video|twitch|podcast) )?thumbnails?(?: ideas?| designs?| concepts?)?",
      },
      {
        thing:
          "(?:book|album|e-?book|podcast|magazine|single|ep|mixtape|playlist|novel|kindle|spotify|facebook|song|cd|zine|notebook|yearbook) (?:covers?|cover art|artwork)(?: ideas?| designs?| art| concepts?| images?| pictures?| pics?)?|cover (?:art|images?|pictures?|designs?|ideas)",
      },
      {
        thing:
          "covers?(?= for (?:my|our|a|an|the) (?:[\\p{L}-]+ ){0,3}?(?:book|novel|album|e-?book|magazine|podcast|playlist|cookbook|report|portfolio))",
      },
    ],
    not: not(
      "\\b(?:cover letters?|cover (?:song|band|version)|famous|guitar|cover a|duvet|hard ?cover|of all time|best|top \\d+|phone|text on|for (?:the )?song|reviews?|what size|dimensions)\\b",
    ),
    needs: ["cover-about", "cover-mood", "cover-where"],
    advice: {
      professional: ["cover-one-motif"],
      concise: ["cover-one-motif-short"],
    },
  },
  {
    id: "design.logo",
    forms: [
      {
        thing:
          "(?:(?:twitch|gaming|brand|company|business|team|band|clan|text|letter|monogram) )?(?:logos?|word ?marks?|monograms?|crests?|emblems?|coat of arms)(?: (?:designs?|ideas?|concepts?|sketch(?:es)?|suggestions?|variations?))*",
      },
      { opens: "design (?:me )?(?:a|an|my|our) (?:[\\p{L}'-]+ ){0,3}?logo" },
    ],
    not: not(
      "\\b(?:animat\\p{L}+|meanings?|mean|history|famous|trademark\\p{L}*|copyright|vectori[sz]e|screen ?saver|position|align|navbar|header|cost|price|tool|generators?|makers?|software|website for|app to|names? and|and names?|put|put my|replace|change the|prompts?|quiz|alchemist|edward)\\b",
    ),
    needs: ["logo-business", "logo-look", "logo-where"],
    advice: {
      professional: ["logo-small-one-colour"],
      creative: ["logo-own-idea", "logo-small-one-colour"],
      concise: ["logo-small-one-colour-short"],
      expert: ["logo-misread"],
    },
  },
  {
    id: "design.printed",
    forms: [
      {
        thing:
          "business cards?(?: designs?| ideas?| layouts?| template)?|(?:t-?shirts?|tee(?:[- ]?shirts?)?|hoodies?|stickers?|labels?|packag(?:e|ing)|mugs?|tote bags?|jerseys?|patch|bookmarks?|postcards?|gift tags?|merch|uniform|caps?|shirts?|badge|letter ?head|menu(?: card)?) (?:designs?|layouts?|artwork|prints?|graphics)(?: ideas?)?",
      },
      {
        thing:
          "designs?(?= for (?:my|our|a|an|the|some) (?:[\\p{L}'-]+ ){0,3}?(?:t-?shirts?|hoodies?|stickers?|labels?|packaging|mugs?|tote bags?|jerseys?|patch|bookmarks?|postcards?|merch|business cards?|shirts?))",
      },
      {
        opens:
          "design (?:me )?(?:an? |my |our |some )(?:[\\p{L}'-]+ ){0,4}?(?:t-?shirts?|hoodies?|stickers?|labels?|packaging|mugs?|tote bags?|jerseys?|bookmarks?|postcards?|merch|business cards?|menu)(?= for| with| that|$|[.,])",
      },
    ],
    not: not(
      "\\b(?:where (?:can|do) i|order|sell|etsy|data labels?|form labels?|credit cards?|what size|dimensions|dinner|food menu|navigation|dropdown|write on|say on|sayings?|quotes?|iron|wash)\\b",
    ),
    needs: ["printed-on-it", "printed-look", "printed-how"],
    advice: {
      professional: ["printed-for-printer"],
      concise: ["printed-for-printer-short"],
    },
  },
  {
    id: "design.poster",
    forms: [
      {
        thing:
          "posters?(?: designs?| ideas?| layouts?| concepts?)?|(?:web |twitch |discord |youtube |facebook |linkedin |birthday |event |vinyl |website |sale |welcome )*banners?(?: designs?| ideas?| images?| layouts?| art)?|bill ?boards?(?: designs?| ideas?)?|(?:yard|shop|window|store|lawn) signs?(?: designs?| ideas?)?|(?:flyer|flier|brochure|leaflet|pamphlet) (?:designs?|layouts?|images?|pictures?|backgrounds?)(?: ideas?)?",
      },
      {
        opens:
          "design (?:me )?(?:an? |my |our )(?:[\\p{L}'-]+ ){0,4}?(?:posters?|flyers?|fliers?|brochures?|leaflets?|banners?|billboards?)",
      },
    ],
    not: not(
      "\\b(?:banner (?:grab\\p{L}*|grep|bruce)|cookie banner|star[- ]spangled|bruce|what size|dimensions|frame|hang|famous|forum|reddit poster|wanted to|poster ?board|text for|wording|billboard (?:hot|100|charts?)|flyer text)\\b",
    ),
    needs: ["poster-on-it", "poster-where", "poster-seen"],
    advice: {
      professional: ["poster-one-thing"],
      concise: ["poster-one-thing-short"],
    },
  },
  {
    id: "design.palette",
    forms: [
      {
        thing:
          "colou?r (?:palettes?|schemes?|combos?|combinations?|pairings?|themes?)(?: ideas?)?|(?:wedding|website|brand|outfit) colou?rs(?: ideas?| scheme| palette)?|palettes?(?= for (?:my|our|a|an|the) (?:[\\p{L}-]+ ){0,3}?(?:website|app|brand|wedding|logo|presentation|shop))",
      },
      {
        opens:
          "(?:what|which) colou?rs? (?:should i (?:use|pick|choose)|(?:would |will |do |does )?(?:go|goes|match|matches|works?|looks? good|look|pairs?|suits?|fits?)(?: well| good| best| nice)?) (?:for|with|on|in)(?= \\S)",
      },
    ],
    not: not(
      "\\b(?:matplotlib|ggplot|seaborn|terminal|vim|vs ?code|color ?blind test|hair|skin|eye|rgb to|hex (?:to|for)|theory|wheel|flag|rainbow|tailwind|dog|cat|horse|baby|ferrari|paint|walls?|bedroom|kitchen|living ?room|bath ?room|room|cabinets|front door|interior|exterior|house)\\b",
    ),
    needs: ["palette-for", "palette-fixed", "palette-feel"],
    advice: {
      professional: ["palette-role"],
      technical: ["palette-hex", "palette-role"],
      concise: ["palette-role-short"],
    },
  },
  {
    id: "design.furnish",
    forms: [
      {
        opens: `(?:${how} )?(?:re-?)?(?:arrange|place|position) (?:the |my |our )?(?:furniture|sofa|couch|bed|desk)(?= in| so| around|$|[?.!])`,
      },
      {
        opens: `(?:ideas (?:for )?|what (?:should |can |could |do |to )(?:i |we )?(?:put|hang|place|do) )(?:on|above|behind|over|with) (?:my |our |the |an? )(?:[\\p{L}'-]+ ){0,2}?(?:wall|corner|sofa|couch|bed|fireplace|mantel|tv|alcove|nook)(?: in (?:my |the |our )?(?:[\\p{L}'-]+ )?${room})?(?=$|[?.!])`,
      },
      {
        is: "(?:(?:uni|dorm|student|kids|guest|living|dining) )?(?:hallway|bedroom|living ?room|room|kitchen|bathroom|nursery|entry ?way|studio|flat|office|lounge) (?:(?:very )?(?:narrow|tiny|small|long|dark)|\\d+ ?(?:sqm|m2|sq ?m|square met(?:er|re)s|sq ?ft)) (?!(?:party|dinner|wedding|cleaning|rent|price|sale|for)\\b)(?:storage|layout|furniture|shoes|coats|desk|sofa|bed|two|wardrobe|home office|office|arrange|where|ideas?|space|dining|no).{0,40}",
      },
    ],
    not: not(
      "\\b(?:minecraft|sims|mo?uld|moss|bugs?|mice|party|birthday|wedding|halloween|christmas|watch on|baby)\\b",
    ),
    needs: ["room-now", "room-like"],
  },
  {
    id: "design.ui",
    forms: [
      {
        thing:
          "(?:ui|ux|ui ?(?:/|and|&) ?ux|user interface|gui|(?:mobile |web |phone )?apps?|app screen|screen|onboarding|settings page|settings screen|checkout|home ?screen|profile page)(?: screen| page)? (?:designs?|mock ?ups?|wire ?frames?|layouts?|concepts?|redesigns?|flows?)|wire ?frames?|(?:ui|user interface|gui|mock ?ups?)(?= (?:for|of) (?:an? |my |our |the )?(?:[\\p{L}-]+ ){0,3}?(?:app|screen|page|site|website|game|tool|system|shop))",
      },
      {
        opens:
          "design (?:me )?(?:an? |the |my |our )(?:[\\p{L}'-]+ ){0,4}?(?:settings (?:screen|page)|home ?screen|onboarding(?: flow)?|checkout(?: page| flow)?|user interface|ui|app screens?)(?!\\p{L})",
      },
      {
        opens: `(?:${how} )?(?:improve|redesign|simplify) (?:the |my |our )(?:ui|ux|user interface|user experience|usability|navigation|onboarding|checkout)(?!\\p{L})`,
      },
    ],
    not: not(
      "\\b(?:jobs?|salary|portfolio|courses?|interview|learn|case study|difference|vs|t-?shirt|kpis?|sales dashboard in|streamlit|gradio|roblox|gta|exe|java(?:fx)?|c#|php|laravel|django|next\\.?js|angular|svelte|framework|employee onboarding|client onboarding|customer onboarding|new hire|onboarding (?:email|plan|checklist)|database|architecture|system design|image of|car)\\b",
    ),
    needs: ["ui-task", "ui-where", "ui-result"],
    advice: {
      professional: ["ui-empty-error"],
      concise: ["ui-first-look-short"],
      technical: ["ui-states", "ui-reach"],
      expert: ["ui-test"],
    },
  },
  {
    id: "design.photo",
    forms: [
      {
        thing:
          "photo ?shoots?(?: ideas?| poses?| concepts?| themes?| locations?)*|(?:photos?|photography|selfies?|portrait|maternity photo|product photo|picture) (?:ideas?|poses?|pose ideas|shot lists?|concepts?|project ideas)|poses?(?= for (?:a |my |our |an )?(?:[\\p{L}-]+ )?(?:photos?|pictures?|photo ?shoot|selfies?|portraits?|couples|instagram|senior))|shot lists?",
      },
      {
        opens: `${how} (?:take|shoot|make|get|capture)(?= (?:[\\p{L}'-]+ ){0,4}?(?:photos?|pictures?|pics|portraits?|selfies?|head ?shots?|shots?)(?!\\p{L}))(?= (?:an? |my |the |some )?(?:better|good|great|nice|sharp|professional|cool|cute|beautiful|clear|amazing|night|product|food|moon|self|pet|family|baby|newborn|real estate|long exposure|portraits?|head ?shots?|selfies?|photos? (?:of|with|in|at|for)|pictures? (?:of|with|in|at|for)))`,
      },
      { opens: `${how} photograph` },
      {
        opens:
          "tips for (?:taking )?(?:better |good |great )?(?:[\\p{L}-]+ )?(?:photos|pictures|photography|selfies)",
      },
    ],
    not: not(
      "\\b(?:recover|backup|back up|transfer|passport|visa|id photo|captions?|post|album name|edit|filter|bigger|yoga|screen ?shots?|vaccines?|x-?rays?|flu|off my|from my|on my (?:pc|laptop)|delete|deleted)\\b",
    ),
    needs: ["photo-of", "photo-place", "photo-gear"],
    advice: {
      professional: ["photo-light"],
      concise: ["photo-light-short"],
      technical: ["photo-values", "photo-light"],
      creative: ["photo-unexpected", "photo-light"],
    },
  },
  {
    id: "design.draw-how",
    forms: [{ opens: `${how} (?:draw|sketch|paint|doodle|shade|colou?r in)(?= \\S)` }],
    not: not(
      "paint (?:an? |my |the |our |over )?(?:old |wooden |metal |\\p{L}+ )?(?:radiators?|walls?|rooms?|fence|shed|doors?|ceiling|cabinets?|floors?|deck|house|bike|car|boat|chairs?|table|furniture|gate|windows?|bannisters?|tiles|bricks?)(?!\\p{L})|\\b(?:walls?|rooms?|house|car|furniture|cabinets?|fence|doors?|ceiling|deck|nails|bath|blood|salary|conclusions?|attention|curtains|graphs?|diagrams?|charts?|lines? (?:in|on) (?:word|powerpoint|canva)|in (?:word|powerpoint|photoshop|autocad|excel|minecraft)|parallels?|straws|lots|cards?|bike|bedroom|kitchen|brick|trim|tiles?|garage|table|chairs?|dresser|floor|bathtub|wood|metal|plastic|over wallpaper|free body|lewis structure|er diagram|border|weapon|sword from)\\b",
    ),
    needs: ["draw-level", "draw-with"],
    advice: {
      professional: ["draw-big-to-small"],
      concise: ["draw-big-to-small-short"],
    },
  },
  {
    id: "design.picture",
    forms: [
      {
        made: `${picture}(?: ideas?)?(?= of| for| with| where| showing| in| that| based|$|[.,!?])`,
      },
      {
        made: "(?:realistic |black and white |portrait |3d )*(?:photos?|renders?|logo sheet)(?= of (?:an? |the |my |two |\\p{L}+ing))",
      },
      { opens: `(?:an? |some |the )?(?:[\\p{L}-]+ ){0,3}?${picture} (?:of|for|showing|with) ` },
      {
        opens: `(?:an? |some |the )?(?:[\\p{L}-]+ ){0,3}?${picture} (?:of|for|showing|with)(?= \\S)`,
      },
      {
        opens:
          "(?:draw|paint|sketch|illustrate) (?:me )?(?:an? |my |the |us |some |two |three )(?=\\p{L})",
      },
      {
        opens: "(?:draw|paint|sketch|illustrate)(?: me)? (?:an?|my|the|some|two|three)(?= \\p{L})",
      },
    ],
    not: `paint (?:an? |my |the |our )?(?:[\\p{L}-]+ ){0,3}?(?:chest|chairs?|tables?|dresser|cupboard|cabinets?|furniture|doors?|fence|shed|bench|bike|boat|frames?|tiles|stairs|wardrobe|drawers|bed|gate|shelf|shelves|crib|cot)(?!\\p{L})|\\b(?:i can build|to build|steps|lesson|(?:concept|mind) maps?|layouts?|floor ?plans?|blueprints?|diagrams?|charts?|graphs?|flow ?charts?|timelines?|tables?|venn|tree|plots?|ascii)\\b|${not(
      "^(?:(?:please|can|could|you|me)[, ]+)*(?:show|get|list|tell|suggest|recommend|find|give me (?:a )?(?:link|url)|how|share)\\b|\\b(?:histogram|graphs?|diagrams?|charts?|conclusions?|lines?|parallels?|circle|board|uml|plot|triangle|walls?|house paint|fence|bath|blood|attention|cards?|comparison|distinction|picture books?|portraits? mode|image (?:recognition|classif\\p{L}*|processing|segmentation|of (?:the )?(?:disk|drive|set|function|f))|photo album|frame|big picture|kernel|sketch (?:comedy|show|out)|prompts?|word picture|system image|self[- ]image|body image|public image|brand image|image size|map of|(?:paint|painting) (?:me )?an? picture (?:with|of (?:life|what|how|daily|the (?:time|situation|economy)))|comedy|netflix|artist as|of the (?:day|week)|summary|movies?|films?|on tv|novel by|dorian gray|game of|structure|curve|vectors?|force|cartoon (?:names?|characters?|shows?)|describe|description|caption|alt text|remember|interpretation|website|web ?page|app|game|profile picture (?:on|not|change)|room|bedroom|deck|nails?)\\b",
    )}`,
    needs: ["image-detail", "image-style"],
    advice: {
      professional: ["picture-no-letters"],
      concise: ["picture-no-letters-short"],
      creative: ["image-unexpected", "picture-no-letters"],
    },
  },
];
