import type { Need } from "../ask.ts";

const style =
  "\\b(?:photo ?(?:realistic|graph\\p{L}*)?|realistic|cartoon\\p{L}*|anime|manga|water ?colou?rs?|oil painting|pencil|ink|line art|minimal\\p{L}*|flat|vector|3d|pixel|pixar|disney|ghibli|hand[- ]?drawn|vintage|retro|cyberpunk|art deco|abstract|impressionist|surreal\\p{L}*|sketch|comic|cute|dark|black and white|gothic|modern|in the style of|fantasy|colou?ring|cinematic|moody|pastel)\\b";
const colours =
  "\\b(?:red|blue|green|yellow|orange|purple|pink|black|white|gold|silver|brown|gr[ae]y|navy|teal|beige|pastel|neon|colou?rful|monochrome|earthy|terracotta|cream)\\b";
const mood =
  "\\b(?:moody|dark|light|warm|bright|calm|cozy|cosy|bold|playful|elegant|modern|minimal\\p{L}*|vintage|retro|rustic|boho|luxur\\p{L}+|fun|serious|professional|romantic|cheerful|earthy|scandi\\p{L}*|industrial|scary|funny|dramatic|fresh|trendy|cute)\\b";

/** What pictures, logos, rooms, colors and screens turn on. */
export const designNeeds = {
  "invite-seen": {
    label: "What is seen",
    question: "What should be seen on it, in which style?",
    suggestions: [
      "animals, hand-drawn",
      "flowers, watercolor",
      "balloons, bold colors",
      "elegant, almost plain",
    ],
    said: `${style}|\\b(?:theme|themed|with (?:a |an |some |lots of )?\\p{L}+|showing|of (?:a|an|the|my)|dinosaurs?|unicorns?|flowers|space|balloons)\\b`,
  },
  "invite-words": {
    label: "Words in the picture",
    question: "Words in the picture, or do you add them yourself?",
    suggestions: [
      "none, I add them later",
      "only the name and age",
      "date, place and time",
      "a short greeting",
    ],
    said: '\\b(?:no (?:text|words|letters)|without (?:text|words)|with the (?:text|words)|saying|that says?|text:)\\b|["“]',
  },
  "invite-format": {
    label: "Format",
    question: "Printed or sent by phone, and which shape?",
    suggestions: ["A6 card, upright", "sent by phone, upright", "square", "printed, landscape"],
    said: "\\b(?:a[3456]|square|portrait|landscape|upright|print\\p{L}*|whats ?app|digital|5x7|4x6|vertical|horizontal|instagram|story)\\b",
  },
  "image-seen": {
    label: "What is seen",
    question: "Who or what is seen, doing what, and where?",
    suggestions: [],
    said: "\\b(?:of|for|with|featuring|showing) (?:a |an |the |my |two |some )?\\p{L}+ (?:in|on|at|with|under|by|near|who|holding|standing|riding|sitting|\\p{L}+ing)\\b",
  },
  "image-style": {
    label: "Style and mood",
    question: "Photo, painting or cartoon, and in what mood?",
    suggestions: [
      "like a photo, soft light",
      "watercolor, calm",
      "cartoon, cheerful",
      "dark and dramatic",
    ],
    said: style,
  },
  "image-use": {
    label: "Where it is used",
    question: "Where will you use it, and in which shape?",
    suggestions: [
      "phone, upright",
      "website header, wide",
      "social media, square",
      "printed and framed",
    ],
    said: "\\b(?:square|portrait format|landscape|upright|wide|16:9|9:16|1:1|--ar|wall ?paper|header|banner|instagram|profile (?:picture|pic)|pfp|avatar|print\\p{L}*|poster|thumbnail|blog|website|book|slides?|colou?ring|presentation|t-?shirt)\\b",
  },
  "image-detail": {
    label: "What must be seen",
    question: "What must be seen in it, or what must not?",
    suggestions: [
      "only that, plain background",
      "people, with faces",
      "no people",
      "a certain person or pet",
    ],
    said: "\\b(?:wearing|holding|standing|sitting|riding|with (?:a|an|the|her|his|two|long|short|big)|in (?:a|an|the)|on (?:a|an|the)|by the|at (?:sunset|night|the)|without|background|no (?:people|text))\\b",
  },
  "tattoo-shows": {
    label: "What it stands for",
    question: "What should it show or stand for?",
    suggestions: ["my family", "someone I miss", "a place I love", "just looks good"],
    said: "\\b(?:for my|names?|with (?:a|an|my)|of (?:a|an|my|the)|symboli[sz]\\p{L}+|represent\\p{L}*|stands? for|meaningful|wolf|rose|lion|snake|dragon|butterfly|flowers?|cross|skull|tree|bird|matching|(?:mom|dad|kids|sister|brother|dog)s?)\\b",
  },
  "tattoo-place": {
    label: "Place and size",
    question: "Where on the body, and how big?",
    suggestions: ["forearm, as long as a hand", "wrist, 3 cm", "upper arm, large", "ankle, tiny"],
    said: "\\b(?:wrist|arm|forearm|sleeve|back|chest|ankle|leg|calf|thigh|neck|shoulder|hand|finger|rib\\p{L}*|hip|spine|ear|foot)\\b",
  },
  "tattoo-style": {
    label: "Style",
    question: "Which style do you like, and in color?",
    suggestions: [
      "fine black lines",
      "black and gray, realiztic",
      "old school, in color",
      "geometric, minimal",
    ],
    said: `${style}|\\b(?:fine[- ]?line|blackwork|traditional|neo|japanese|tribal|geometric|dotwork|realism|script|colou?r|polynesian|irezumi|simple)\\b`,
  },
  "icon-shows": {
    label: "What it is about",
    question: "What is it about, and what might it show?",
    suggestions: [],
    said: "\\b(?:for (?:a|an|my|our) (?:\\p{L}+ )*?(?:budgeting|fitness|weather|recipe|music|travel|note|meditation|photo|chat|dating|language)|that (?:\\p{L}+s)|showing|of (?:a|an)|with (?:a|an))\\b",
  },
  "icon-size": {
    label: "Where and how small",
    question: "Where does it appear, and how small?",
    suggestions: [
      "app store and home screen",
      "browser tab, 16 pixels",
      "button, 24 pixels",
      "chat, very small",
    ],
    said: "\\b\\d+ ?(?:px|pixels|x \\d+)\\b|\\b(?:fav ?icon|app icons?|app store|discord|twitch|tab|emoji|emote|home screen)\\b",
  },
  "icon-beside": {
    label: "Colors and style",
    question: "Which colors and style should it match?",
    suggestions: [
      "flat, two colors",
      "thin lines, one color",
      "colorful gradient",
      "our logo's colors",
    ],
    said: `${style}|${colours}`,
  },
  "cover-about": {
    label: "Title and content",
    question: "What's the title, and what is it about?",
    suggestions: [],
    said: '["“]|\\b(?:called|titled|named|about)\\b',
  },
  "cover-mood": {
    label: "Mood",
    question: "What should people feel when they see it?",
    suggestions: ["dark and tense", "warm and light", "curious, a bit shocked", "calm and serious"],
    said: `${mood}|${style}|\\b(?:horror|thriller|romance|fantasy|sci-?fi|rap|metal|lo-?fi|clickbait|children'?s)\\b`,
  },
  "cover-where": {
    label: "Where, and which photo",
    question: "Where is it seen, and is there a photo for it?",
    suggestions: [
      "online, no photo",
      "online, with my photo",
      "printed, no photo",
      "printed, with my photo",
    ],
    said: "\\b(?:youtube|kindle|amazon|spotify|print\\p{L}*|\\d+ ?x ?\\d+|square|e-?book|my (?:photo|face)|thumbnails?|facebook)\\b",
  },
  "logo-business": {
    label: "Name and what it is about",
    question: "What's it called, and what is it known for?",
    suggestions: [],
    said: '["“]|\\b(?:called|named|that (?:is|are|\\p{L}+s)|we (?:sell|make|are|offer))\\b',
  },
  "logo-look": {
    label: "Look",
    question: "How should it feel, and are any colors fixed?",
    suggestions: [
      "friendly, warm colors",
      "plain and modern",
      "classic, dark blue",
      "handmade and rough",
    ],
    said: `${style}|${colours}|${mood}`,
  },
  "logo-where": {
    label: "Where it appears",
    question: "Where will it be seen most?",
    suggestions: [
      "shop sign and website",
      "small, as an app icon",
      "shirts, embroidered",
      "stickers and packaging",
    ],
    said: "\\b(?:sign|website|t-?shirts?|app icon|embroider\\p{L}*|packaging|stickers?|business cards?|discord|twitch|jerseys?|instagram|youtube|letter ?head|truck|van|hats?|caps?)\\b",
  },
  "printed-on-it": {
    label: "What must be on it",
    question: "Which words, names or pictures must be on it?",
    suggestions: [],
    said: '["“]|\\b(?:saying|that says?|with (?:the|a|an|my|our|all)|showing|of (?:a|an|the))\\b|:.{15}',
  },
  "printed-look": {
    label: "Look",
    question: "How should it look, and to whom should it appeal?",
    suggestions: [
      "plain, few colors",
      "funny, for young people",
      "classic and serious",
      "handmade, natural colors",
    ],
    said: `${style}|${colours}|${mood}`,
  },
  "printed-how": {
    label: "How it is made",
    question: "How is it printed: size, colors, where?",
    suggestions: ["at home", "at an online printer", "screen print, two colors", "not decided yet"],
    said: "\\b(?:screen[- ]?print\\p{L}*|online printer|vistaprint|moo|home printer|cricut|vinyl|embroider\\p{L}*|dtg|one colou?r|two colou?rs|\\d+ ?(?:x|mm|cm|inch\\p{L}*))\\b",
  },
  "poster-on-it": {
    label: "What must be on it",
    question: "What must it say: title, date, place, names?",
    suggestions: [],
    said: '["“]|\\d ?(?:am|pm)\\b|\\b(?:saying|that says?|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|\\d{1,2}(?:st|nd|rd|th))\\b|:.{15}',
  },
  "poster-where": {
    label: "Where and how big",
    question: "Where will it be seen, and in which size?",
    suggestions: [
      "school corridor, A2",
      "shop windows, A3",
      "only online",
      "outdoors, seen from afar",
    ],
    said: "\\b(?:a[0-4]|\\d+ ?x ?\\d+|online|instagram|youtube|twitch|discord|linkedin|facebook|yard|billboards?|for (?:my )?school|in class|window|website|printed)\\b",
  },
  "poster-seen": {
    label: "What is seen",
    question: "What should be seen, in which style?",
    suggestions: ["one big photo", "only bold letters", "hand-drawn, colorful", "like old prints"],
    said: `${style}|${colours}|\\b(?:with (?:a|an|my|two) \\p{L}+|showing|photo)\\b`,
  },
  "palette-for": {
    label: "What it is for",
    question: "What are the colors for?",
    suggestions: ["a website", "a room", "a wedding", "clothes"],
    said: "\\bfor (?:my|our|a|an|the|\\p{L}+)\\b|\\b(?:wedding|website|brand|bedroom|living room|kitchen|house|outfit|suit|dress|pants|shirt|sofa|couch|walls?|curtains|cabinets|logo|app|presentation|shoes)\\b",
  },
  "palette-fixed": {
    label: "Fixed or ruled out",
    question: "Which color is fixed, and which is out?",
    suggestions: [
      "nothing is fixed",
      "the blue of our logo",
      "the background is white",
      "no black, no neon",
    ],
    said: colours,
  },
  "palette-feel": {
    label: "Mood",
    question: "How should it feel?",
    suggestions: ["calm and light", "warm and natural", "bold and young", "serious and elegant"],
    said: mood,
  },
  "ui-task": {
    label: "Who uses it for what",
    question: "Who uses it, and what do they do there most?",
    suggestions: [],
    said: "\\b(?:where (?:users?|people|they)|users? (?:can|should|must|want|need)|for (?:nurses|teachers|kids|seniors|doctors|students|admins?|drivers|customers|parents|beginners)|so that|that (?:lets|allows|shows|tracks|helps))\\b",
  },
  "ui-where": {
    label: "Screen",
    question: "On which screens, and what exists already?",
    suggestions: [
      "phone, starting fresh",
      "desktop, starting fresh",
      "both, in our style guide",
      "tablet, at work",
    ],
    said: "\\b(?:mobile|phone|ios|android|desktop|tablet|web|kiosk|tv|watch|website|responsive|material|design system)\\b",
  },
  "ui-result": {
    label: "What I need",
    question: "What do you want back?",
    suggestions: [
      "a layout in words",
      "ideas for the main screens",
      "a prompt for a design tool",
      "what to improve, in order",
    ],
    said: "\\b(?:ideas?|wire ?frames?|in words|prompt|figma|sketch|list of|improve|flow|specification|mock ?ups?)\\b",
  },
  "photo-of": {
    label: "What the pictures are for",
    question: "Who or what is in them, and what are they for?",
    suggestions: [
      "our family, for the wall",
      "me, for my profile",
      "things I sell online",
      "friends, for Instagram",
    ],
    said: "\\b(?:of (?:me|my|our|food|the|a|an|people|products?|jewel\\p{L}+|babies)|couples?|family|maternity|graduation|senior|product|food|moon|stars|birthday|engagement|wedding|instagram|headshots?|linkedin|etsy|pets?|dogs?|newborn|selfies?|real estate|milky way|birds?|fireworks|northern lights)\\b",
  },
  "photo-place": {
    label: "Where and when",
    question: "Where, and at what time of day?",
    suggestions: [
      "outdoors, before sunset",
      "at home, by a window",
      "indoors, in the evening",
      "not decided yet",
    ],
    said: "\\b(?:outdoors?|outside|indoors?|inside|at home|beach|park|forest|city|studio|night|sunset|sunrise|golden hour|window|in the (?:snow|rain|woods|mountains)|fall|winter|summer|spring|concert|moon|stars|milky way|fireworks|northern lights)\\b",
  },
  "photo-gear": {
    label: "Camera",
    question: "What do you take them with?",
    suggestions: [
      "phone only",
      "phone and a tripod",
      "camera, standard lens",
      "camera with a flash",
    ],
    said: "\\b(?:phone|i ?phone|android|pixel|samsung|dslr|mirrorless|canon|nikon|sony|fuji\\p{L}*|lens|tripod|gopro|drone|film camera|polaroid|\\d+ ?mm|selfies?)\\b",
  },
  "draw-level": {
    label: "How practiced I am",
    question: "How practiced are you, and what goes wrong?",
    suggestions: [
      "I'm just starting",
      "it's for a child",
      "proportions go wrong",
      "mine look flat",
    ],
    said: "\\b(?:beginners?|easy|simple|kids?|child(?:ren)?|advanced|realistic|year[- ]?olds?|never|proportions?|first time)\\b",
  },
  "draw-with": {
    label: "What I draw with",
    question: "What do you draw or paint with?",
    suggestions: ["pencil", "watercolor", "acrylics", "a tablet"],
    said: "\\b(?:pencils?|water ?colou?rs?|acrylics?|oils?|ink|markers?|ipad|procreate|tablet|digital\\p{L}*|charcoal|pastels?|crayons?|chalk|gouache|pen)\\b",
  },
} as const satisfies Readonly<Record<string, Need>>;
