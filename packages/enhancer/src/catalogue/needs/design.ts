import type { Need } from "../ask.ts";

const style =
  "\\b(?:photo ?(?:realistic|graph\\p{L}*)?|realistic|cartoon\\p{L}*|anime|manga|water ?colou?rs?|oil painting|pencil|ink|line art|minimal\\p{L}*|flat|vector|3d|pixel|pixar|disney|ghibli|hand[- ]?drawn|vintage|retro|cyberpunk|art deco|abstract|impressionist|surreal\\p{L}*|sketch|comic|cute|dark|black and white|gothic|modern|in the style of|fantasy|colou?ring|cinematic|moody|pastel)\\b";
const colours =
  "\\b(?:red|blue|green|yellow|orange|purple|pink|black|white|gold|silver|brown|gr[ae]y|navy|teal|beige|pastel|neon|colou?rful|monochrome|earthy|terracotta|cream)\\b";
const mood =
  "\\b(?:moody|dark|light|warm|bright|calm|cozy|cosy|bold|playful|elegant|modern|minimal\\p{L}*|vintage|retro|rustic|boho|luxur\\p{L}+|fun|serious|professional|romantic|cheerful|earthy|scandi\\p{L}*|industrial|scary|funny|dramatic|fresh|trendy|cute)\\b";
const sizes =
  "\\b(?:a[0-6]|letter size|\\d+ ?(?:by|x|×) ?\\d+|\\d+ ?(?:cm|mm|inch(?:es)?|px|pixels|in)|square|portrait format|landscape|upright|vertical|horizontal|wide|round|oval|\\d+:\\d+)\\b";

/** What pictures, logos, rooms, colors and screens turn on. */
export const designNeeds = {
  "image-shows": {
    label: "What it shows",
    question: "What should it show?",
    suggestions: [],
    said: "\\bshows:",
  },
  "invite-seen": {
    label: "What is seen",
    question: "What should be seen on it?",
    suggestions: [],
    said: `${style}|\\b(?:theme|themed|with (?:a |an |some |lots of )?\\p{L}+|showing|of (?:a|an|the|my)|dinosaurs?|unicorns?|flowers|space|balloons)\\b|\\b(?:cake|cars?|trucks?|football|soccer|horses?|cats?|dogs?|animals|jungle|pirates?|mermaids?|princess|superhero\\p{L}*|dragons?|rainbow|stars|roses|peonies|eucalyptus|leaves|mountains|beach|sea|photo of|elegant|plain|simple|rustic|boho|gold|pink|blue|green|floral|bold|colou?rful|loves?|likes?|fairies|trains?|farm|diggers?)\\b`,
  },
  "invite-words": {
    label: "Words in the picture",
    question: "Which words should be in the picture?",
    suggestions: [
      "no words at all",
      "only the name and date",
      "all the party details",
      "a short greeting",
    ],
    cases: [
      {
        when: "\\bwedding\\b|\\bsave[- ]the[- ]date\\b",
        suggestions: ["none, I add them later", "our names and the date", "a short greeting"],
      },
      {
        when: "^(?!.*invit).*\\b(?:birthday|bday)\\b.*\\bcards?\\b",
        label: "Words on it",
        question: "Which words should stand on it?",
        suggestions: ["none, I write them", "a short greeting", "the name and age", "a joke"],
      },
      {
        when: "^(?!.*invit).*\\bcards?\\b",
        label: "Words on it",
        question: "Which words should stand on it?",
        suggestions: ["none, I write them", "a short greeting", "our names"],
      },
    ],
    said: '\\b(?:no (?:text|words|letters)|without (?:text|words)|with the (?:text|words)|saying|that says?|text:)\\b|["“]|\\b(?:name|names|date|time|address|text|wording|words|write|says?|say|rsvp|only the|turns? \\d|\\d{1,2}(?:st|nd|rd|th)|(?:saturday|sunday|friday)|at \\d|add (?:it|them|the text) (?:later|myself)|blank|space for)\\b',
  },
  "invite-format": {
    label: "Format",
    question: "Printed, or sent by phone?",
    suggestions: ["printed", "sent by phone"],
    said: `\\b(?:a[3456]|square|portrait|landscape|upright|print\\p{L}*|whats ?app|digital|5x7|4x6|vertical|horizontal|instagram|story)\\b|${sizes}|\\b(?:phone|e-?mail|text message|sms|online|facebook|postcard|folded|card stock|envelope|paper|canva|send it)\\b`,
  },
  "image-seen": {
    label: "What is seen",
    question: "Who or what is seen, doing what, and where?",
    suggestions: [],
    cases: [
      {
        when: "\\bprompts? (?!for\\b|to\\b|about\\b|ideas?\\b)(?:[\\p{L}'-]+ )+\\p{L}+",
        label: "Also seen, light, mood",
        question: "What else is seen, and in which light or mood?",
      },
      {
        when: "\\b(?:of|for|with|featuring|showing|about) (?:an? |the |my |two |some )?(?!(?:image|picture|photo|logo|poster|midjourney|dall|stable|sora|veo|blog|website|web|header|banner|background|post|cover|album|book)\\b)\\p{L}+",
        label: "Also seen, light, mood",
        question: "What else is seen, and in which light or mood?",
      },
    ],
    said: "\\b(?:of|for|with|featuring|showing) (?:a |an |the |my |two |some )?\\p{L}+ (?:in|on|at|with|under|by|near|who|holding|standing|riding|sitting|\\p{L}+ing)\\b|\\b(?:a|an|two|three|old|young|my|our|the) (?:\\p{L}+ ){0,3}(?:in|on|at|under|by|near|over|with|holding|riding|wearing|sitting|standing|walking|reading|playing|flying|\\p{L}+ing)\\b|,\\s*(?:an? |the )?\\p{L}+ (?:\\p{L}+ )?(?:in|on|at|with|under|over|near)\\b",
  },
  "image-style": {
    label: "Style",
    question: "In which style?",
    suggestions: ["like a photo", "watercolor", "cartoon", "oil painting"],
    said: `${style}|\\b(?:photo|painting|drawing|oil|gouache|charcoal|crayon|collage|render(?:ed)?|low poly|isometric|poster style|stained glass|woodcut|baroque|renaissance|van gogh|monet|picasso|studio|soft light|golden hour|warm|cheerful|calm|dreamy|spooky|eerie|gloomy|bright|colou?rful|dramatic|whimsical|storybook|marvel|noir|steampunk|vaporwave|art nouveau|realism|lifelike|style)\\b`,
  },
  "image-use": {
    label: "Where it is used",
    question: "Where will you use it?",
    suggestions: ["on a phone", "on a website", "printed"],
    said: `\\b(?:square|portrait format|landscape|upright|wide|16:9|9:16|1:1|--ar|wall ?paper|header|banner|instagram|profile (?:picture|pic)|pfp|avatar|print\\p{L}*|poster|thumbnail|blog|website|book|slides?|colou?ring|presentation|t-?shirt)\\b|${sizes}|\\b(?:phone|desktop|background|postcard|card|calendar|mug|canvas|wall|frame|nursery|bedroom|etsy|shop|album|cover|tattoo|sticker|flyer|newsletter|powerpoint|ad|game|tabletop|token|invit\\p{L}*|gift|hang|facebook|twitter|linkedin|youtube|tiktok|discord)\\b`,
  },
  "image-detail": {
    label: "Must or must not show",
    question: "What else should be seen in it, or left out?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:images?|pictures?|pics?|drawings?|photos?|paintings?) for (?:my|our|an?|the)\\b",
        label: "Should show",
        question: "What should be seen in it?",
      },
      {
        when: "\\b(?:illustrations?|avatars?|profile|pfps?|clip ?art|mascots?|wall ?papers?|graphics)\\b",
        label: "Should show",
        question: "What should be seen in it?",
      },
    ],
    said: "\\b(?:wearing|holding|standing|sitting|riding|with (?:a|an|the|her|his|two|long|short|big)|in (?:a|an|the)|on (?:a|an|the)|by the|at (?:sunset|night|the)|without|background|no (?:people|text))\\b|\\b(?:reading|playing|flying|sleeping|eating|drinking|running|looking|smiling|dancing|breathing|fighting|surrounded|next to|under|over|behind|near|red|blue|green|golden|black|white|big|tiny|huge|old|young|long|no (?:\\p{L}+)|only|plain|empty|as an?|from (?:above|behind|below)|close[- ]up|moon|stars|mountains?|castle|forest|city|snow|rain|fire)\\b",
  },
  "tattoo-shows": {
    label: "What it stands for",
    question: "What should it show or stand for?",
    suggestions: ["my family", "someone I miss", "a place I love", "just looks good"],
    cases: [
      {
        when: "\\bcover[- ]?ups?\\b",
        label: "Old tattoo, my taste",
        question: "How big and dark is the old one, and what do you like?",
        suggestions: [],
      },
    ],
    said: "\\b(?:for my|names?|with (?:a|an|my)|of (?:a|an|my|the)|symboli[sz]\\p{L}+|represent\\p{L}*|stands? for|meaningful|wolf|rose|lion|snake|dragon|butterfly|flowers?|cross|skull|tree|bird|matching|(?:mom|dad|kids|sister|brother|dog)s?)\\b|\\b(?:remember|memorial|memory of|passed|died|lost|born|birth|mountains?|ocean|waves?|moon|sun|stars?|phoenix|koi|eagle|owl|raven|fox|bear|horse|elephant|anchor|compass|clock|skulls?|quote|words?|initials|date|coordinates|heartbeat|semicolon|angel|jesus|viking|celtic|mandala|lotus|sunflower|peony|cherry|zodiac|leo|scorpio|music|guitar|books?|family|strength|freedom|growth|hope|recovery|son|daughter|grandma|grandpa|cat|whale|hummingbird|snakes?)\\b",
  },
  "tattoo-place": {
    label: "Place on the body",
    question: "Where on the body?",
    suggestions: ["forearm", "wrist", "upper arm", "ankle"],
    said: "\\b(?:wrist|arm|forearm|sleeve|back|chest|ankle|leg|calf|thigh|neck|shoulder|hand|finger|rib\\p{L}*|hip|spine|ear|foot)\\b|\\b(?:upper|inner|lower|behind the ear|bicep|elbow|knee|foot|toe|collar ?bone|stomach|belly|sternum|under ?boob|nape|palm|knuckles?|half sleeve|full sleeve|hands?|ribs|\\d+ ?(?:cm|inch\\p{L}*)|small|tiny|big|large|palm[- ]sized|coin)\\b",
  },
  "tattoo-style": {
    label: "Style",
    question: "Which style do you like?",
    suggestions: ["fine black lines", "old school", "geometric"],
    said: `${style}|\\b(?:fine[- ]?line|blackwork|traditional|neo|japanese|tribal|geometric|dotwork|realism|script|colou?r|polynesian|irezumi|simple)\\b|\\b(?:black(?: and gr[ae]y)?|b&w|old[- ]school|american|illustrative|delicate|bold|lines?|outline|linework|dots|shading|shaded|no colou?r|in colou?r|colou?rful|trash polka|biomech\\p{L}*|lettering|cursive|mandala|celtic|viking|maori|feminine|dainty|symmetr\\p{L}+)\\b`,
  },
  "icon-shows": {
    label: "What it is about",
    question: "What is it about, and what might it show?",
    suggestions: [],
    said: "\\bfor (?:an?|my|our|the) (?!(?:new|own|small|little|first|mobile|web)\\b)(?:[\\p{L}'-]+ ){1,3}(?:app|site|website|map|game|shop|channel|server|podcast|school|club)\\b|\\b(?:for (?:a|an|my|our) (?:\\p{L}+ )*?(?:budgeting|fitness|weather|recipe|music|travel|note|meditation|photo|chat|dating|language)|that (?:\\p{L}+s)|showing|of (?:a|an)|with (?:a|an))\\b|\\b(?:budget\\p{L}*|money|fitness|workouts?|running|weather|recipes?|cooking|music|travel|notes?|to-?do|habits?|meditation|sleep|photos?|chat|dating|language|plants?|garden\\p{L}*|dogs?|cats?|pets?|baby|kids|books?|reading|shopping|game|bakery|coffee|caf[eé]|church|shop|podcast|bike|cycling|car|parking|fish\\p{L}*|leaf|tree|heart|star|letter|initial|it (?:tracks?|helps?|shows?|counts?|is)|about|water)\\b",
  },
  "icon-size": {
    label: "Where it appears",
    question: "Where will it appear?",
    suggestions: [
      "on a phone's home screen",
      "in a browser tab",
      "on a button or menu",
      "in a chat",
    ],
    said: `\\b\\d+ ?(?:px|pixels|x \\d+)\\b|\\b(?:fav ?icon|app icons?|app store|discord|twitch|tab|emoji|emote|home screen)\\b|${sizes}|\\b(?:16|24|32|48|64|128|256|512|1024)\\b|\\b(?:ios|android|play store|phone|browser|toolbar|button|menu|website|desktop|extension|small|tiny|slack|teams|watch|tv|map|sidebar)\\b`,
  },
  "icon-beside": {
    label: "Style",
    question: "Which style should it have?",
    suggestions: ["flat and simple", "thin lines", "a colorful gradient", "like a cartoon"],
    said: `${style}|${colours}|\\b(?:gradient|outline|line|lines|solid|rounded|material|ios style|glyph|monochrome|two[- ]tone|simple|clean|playful|bold|our (?:logo|brand|colou?rs)|my (?:logo|brand|colou?rs)|brand colou?rs?|dark mode|transparent|style)\\b`,
  },
  "cover-about": {
    label: "Title and content",
    question: "What's the title, and what is it about?",
    suggestions: [],
    said: "[\"“]|\\b(?:called|titled|named|about)\\b|\\b(?:title|name is|it'?s (?:a|an|about)|story of|novel of|follows|follow|where|who|how (?:i|we|to)|episodes?|tutorial|review|songs?|lyrics|we talk|interviews?|true crime|gaming|minecraft|cooking|travel|fitness|history|murder|detective|dragon|war|(?:girl|boy|woman|man|family) (?:who|in|on|with))\\b",
  },
  "cover-mood": {
    label: "Mood",
    question: "What should people feel when they see it?",
    suggestions: ["dark and tense", "warm and light", "curious, a bit shocked", "calm and serious"],
    cases: [
      {
        when: "\\bthumbnails?\\b",
        suggestions: ["curious", "amazed", "amused", "eager to try it"],
      },
      {
        when: "\\b(?:album|single|ep|mixtape|playlist|song|cd)\\b",
        suggestions: ["dark and dreamy", "warm and light", "raw and loud", "calm and serious"],
      },
      {
        when: "\\b(?:kids|children'?s|picture book|bedtime)\\b",
        suggestions: ["warm and funny", "curious", "calm, for bedtime"],
      },
    ],
    said: `${mood}|${style}|\\b(?:horror|thriller|romance|fantasy|sci-?fi|rap|metal|lo-?fi|clickbait|children'?s)\\b|\\b(?:dreamy|melanchol\\p{L}+|sad|happy|tense|creepy|spooky|mysterious|mystery|curious|shock\\p{L}*|epic|gritty|nostalgic|hopeful|peaceful|chill|aggressive|energetic|loud|quiet|lonely|sexy|cosmic|psychedelic|thrilling|adventurous|cosy|funny|comedy|crime|noir|trust\\p{L}*|excited|eye[- ]catching)\\b`,
  },
  "cover-where": {
    label: "Photo",
    question: "Do you have a photo for it?",
    suggestions: ["no photo", "a photo of me", "a photo of the place", "some, to choose from"],
    said: `\\b(?:youtube|kindle|amazon|spotify|print\\p{L}*|\\d+ ?x ?\\d+|square|e-?book|my (?:photo|face)|thumbnails?|facebook)\\b|${sizes}|\\b(?:online|shop|paperback|hardcover|apple|itunes|bandcamp|soundcloud|vinyl|cd|tiktok|instagram|photos?|no photo|picture of|selfie|website|small|phone|wattpad|store|tv|yt)\\b`,
  },
  "logo-business": {
    label: "Name and what it is about",
    question: "What's it called, and what is it known for?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:crests?|coat of arms|monograms?|emblems?)\\b",
        question: "Which name, and what should it stand for?",
      },
    ],
    said: "[\"“]|\\b(?:called|named|that (?:is|are|\\p{L}+s)|we (?:sell|make|are|offer))\\b|\\b(?:name|specialty|roast\\p{L}*|vegan|organic|handmade|local|women|students|tourists|office workers|metal|punk|indie|folk|jazz|wedding|by the (?:sea|river|lake)|known for|famous for|we|it's|its|i (?:sell|make|bake|fix|teach|paint)|sells?|repairs?|delivers?)\\b|,\\s*\\p{L}+ (?:coffee|shop|gym|band|studio)",
  },
  "logo-look": {
    label: "Look",
    question: "How should it feel?",
    suggestions: ["friendly", "plain and modern", "classic", "handmade"],
    said: `${style}|${colours}|${mood}|\\b(?:friendly|plain|simple|clean|classic|classy|traditional|rough|hand ?made|sporty|aggressive|strong|soft|feminine|masculine|natural|organic|eco|techy|futuristic|quirky|heavy|grunge|geometric|script|monogram|badge|mascot|serif|letters? only|no (?:pink|green|black|gradients?)|premium|high[- ]end|young|cheap|trust\\p{L}*)\\b`,
  },
  "logo-where": {
    label: "Where it appears",
    question: "Where will it be seen most?",
    suggestions: ["a sign", "online", "clothing", "print"],
    said: "\\b(?:crests?|coat of arms|monograms?|emblems?)\\b|\\b(?:sign|website|t-?shirts?|app icon|embroider\\p{L}*|packaging|stickers?|business cards?|discord|twitch|jerseys?|instagram|youtube|letter ?head|truck|van|hats?|caps?)\\b|\\b(?:shirts?|hoodies?|mugs?|cups?|bags?|boxes|labels?|bottles?|menus?|window|door|shop ?front|online|website|social media|facebook|tiktok|etsy|app|uniforms?|flags?|posters?|drum|album|cars?|trailer|print(?:ed)?|invoice|email|small)\\b",
  },
  "printed-on-it": {
    label: "What must be on it",
    question: "Which words, names or pictures must be on it?",
    suggestions: [],
    said: '["“]|\\b(?:saying|that says?|with (?:the|a|an|my|our|all)|showing|of (?:a|an|the))\\b|:.{15}|\\b(?:name|names|phone|number|e-?mail|website|address|logo|slogan|text|words|quote|date|year|says?|reads?|qr|title|picture|photo|drawing|family tree|\\d{4}|dog|cat|mountains?|we are|tree|hours)\\b',
  },
  "printed-look": {
    label: "Look",
    question: "How should it look?",
    suggestions: ["plain, few colors", "funny", "classic", "a handmade look"],
    said: `${style}|${colours}|${mood}|\\b(?:plain|simple|clean|classic|funny|handmade|natural|loud|kids?|young|old|customers?|tourists|students|women|men|serious|classy|minimal|two colou?rs|rough|friendly|pun|joke|cartoon|trust\\p{L}*|posh|luxury|rugged)\\b`,
  },
  "printed-how": {
    label: "How it is printed",
    question: "How will it be printed?",
    suggestions: [
      "on my home printer",
      "by an online printer",
      "at a local print shop",
      "not decided yet",
    ],
    said: `^(?!.*\\b(?:stickers?|labels?|packag\\p{L}+|patch|badge)\\b)|\\b(?:screen[- ]?print\\p{L}*|online printer|vistaprint|moo|home printer|cricut|vinyl|embroider\\p{L}*|dtg|one colou?r|two colou?rs|\\d+ ?(?:x|mm|cm|inch\\p{L}*))\\b|${sizes}|\\b(?:screen ?print\\w*|printer|print shop|online|canva|staples|redbubble|etsy|printful|amazon|laser|inkjet|matte|glossy|foil|double[- ]sided|both sides|front and back|black and white|cotton|hoodies?|black shirts?|white shirts?|heat press|iron[- ]on|dark (?:shirts?|fabric)|shirts? (?:are|is)|at home|waterproof|embossed|thick)\\b`,
  },
  "poster-on-it": {
    label: "What must be on it",
    question: "What must it say?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:lost|missing)\\b",
        label: "Looks and last seen",
        question: "What does it look like, and where was it last seen?",
      },
      {
        when: "\\b(?:movie|film)\\b",
        label: "Title and story",
        question: "What's the title, and what happens in it?",
      },
    ],
    said: '["“]|\\d ?(?:am|pm)\\b|\\b(?:saying|that says?|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|\\d{1,2}(?:st|nd|rd|th))\\b|:.{15}|\\b(?:title|called|named|starring|name|names|date|time|place|text|slogan|words|says?|headline|free entry|entry|tickets?|june|july|august|september|october|november|december|january|february|march|april|saturday|sunday|friday|at \\d|\\d+ ?(?:am|pm|euro|dollars)|school hall|church|reduce|reuse|sort|facts|tips|bins?)\\b',
  },
  "poster-where": {
    label: "Where it hangs",
    question: "Where will it be seen?",
    suggestions: ["indoors, on a wall", "outdoors, from afar", "only online"],
    said: `\\b(?:lost|missing)\\b|\\b(?:a[0-4]|\\d+ ?x ?\\d+|online|instagram|youtube|twitch|discord|linkedin|facebook|yard|billboards?|for (?:my )?school|in class|window|website|printed)\\b|${sizes}|\\b(?:corridor|hallway|classroom|school|shop|shops|windows?|street|bus stop|office|break room|library|caf[eé]|pub|gym|clinic|waiting room|outdoors?|outside|print(?:ed|er)?|screen|slide|tiktok|story|whatsapp|fridge|wall|festival|cinema|lamp ?posts?|notice ?board)\\b`,
  },
  "poster-seen": {
    label: "What is seen",
    question: "What should be seen, in which style?",
    suggestions: ["one big photo", "only bold letters", "hand-drawn, colorful", "like old prints"],
    said: `\\b(?:lost|missing|garage sale|yard sale)\\b|${style}|${colours}|\\b(?:with (?:a|an|my|two) \\p{L}+|showing|photo)\\b|\\b(?:picture|drawing|letters|bold|illustration|cupcakes?|cakes?|earth|globe|trees?|bins?|bottles?|ferry|sea|face|faces|hands?|people|kids|animals?|cartoon|hand[- ]?drawn|silhouette|painting|typograph\\p{L}*|colou?rful|big|old|simple|a (?:\\p{L}+ )?(?:man|woman|girl|boy|dog|cat|car|house|boat))\\b`,
  },
  "palette-for": {
    label: "What it is for",
    question: "What are the colors for?",
    suggestions: ["a website", "a room", "a wedding", "clothes"],
    said: "\\bfor (?:my|our|a|an|the|\\p{L}+)\\b|\\b(?:wedding|website|brand|bedroom|living room|kitchen|house|outfit|suit|dress|pants|shirt|sofa|couch|walls?|curtains|cabinets|logo|app|presentation|shoes)\\b|\\b(?:blog|shop|store|bathroom|hallway|nursery|office|studio|party|invitation|slides?|powerpoint|quilt|painting|crochet|nails|hair|make-?up|eyes|skirt|jacket|coat|tie|shirt|bag|car|front door|fence|trim|couch|rug|app|instagram|poster|i (?:wear|want to paint|paint))\\b",
  },
  "palette-fixed": {
    label: "Fixed color",
    question: "Which color is fixed already?",
    suggestions: ["none yet", "white", "green", "a wood tone"],
    cases: [
      {
        when: "\\b(?:website|brand|logo|presentation|app|company|slides?)\\b",
        suggestions: [
          "none yet",
          "the color of our logo",
          "a white background",
          "a dark background",
        ],
      },
    ],
    said: `${colours}|\\b(?:our logo|my logo|must|already|floor|sofa|couch|stays?|maroon|burgundy|sage|olive|mustard|lavender|lilac|turquoise|emerald|ivory|charcoal|blush|rust|peach|coral|mint|copper|wood|oak|walnut|#[0-9a-f]{3,6})\\b`,
  },
  "palette-feel": {
    label: "Mood",
    question: "How should it feel?",
    suggestions: ["calm and light", "warm and natural", "bold and young", "serious and elegant"],
    said: `${mood}|\\b(?:natural|young|autumn(?:al)?|fall|summer\\p{L}*|spring|winter|wintery|tropical|earth(?:y|s)?|soft|muted|vibrant|loud|clean|classic|trust\\p{L}*|relax\\p{L}*|happy|sad|feminine|masculine|kids|airy|mediterranean|coastal|autumnal|energetic|high[- ]end|friendly|feel|feels|techy|vintage)\\b`,
  },
  "ui-task": {
    label: "Who uses it for what",
    question: "Who uses it, and what do they do there most?",
    suggestions: [],
    said: "\\b(?:where (?:users?|people|they)|users? (?:can|should|must|want|need)|for (?:nurses|teachers|kids|seniors|doctors|students|admins?|drivers|customers|parents|beginners)|so that|that (?:lets|allows|shows|tracks|helps))\\b|\\b(?:users?|customers?|clients?|patients?|students?|drivers?|parents?|kids|seniors|beginners|runners|gym ?goers|nurses|teachers|staff|admins?|people|they|guests|members|trainers?|hairdressers?|salons?|doctors?|tenants|log|logs|track|tracks|book|books|order|orders|scan|upload|choose|appointments?|workouts|rooms?|notifications?|dark mode|account)\\b(?=.*(?:,|\\b(?:can|who|to|and|their|where)\\b)).*|,.*\\b(?:users?|customers?|patients?|students?|drivers?|parents?|kids|seniors|beginners|runners|nurses|teachers|staff|people|they|log|track|book|order|scan|upload|choose)\\b",
  },
  "ui-where": {
    label: "Screens",
    question: "Which screens is it for?",
    suggestions: ["phone", "computer", "phone and computer", "tablet"],
    said: "\\b(?:mobile|phone|ios|android|desktop|tablet|web|kiosk|tv|watch|website|responsive|material|design system)\\b|\\b(?:i ?pad|i ?phone|laptop|pc|windows|mac|browser|screens?|\\d+ ?(?:px|inch)|figma|tailwind|bootstrap|existing|style guide|brand|from scratch|starting fresh|redesign|old (?:one|version|design)|flutter|react|swiftui|portrait|landscape)\\b",
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
    said: "\\b(?:ideas?|wire ?frames?|in words|prompt|figma|sketch|list of|improve|flow|specification|mock ?ups?)\\b|\\b(?:list|description|describe|code|html|css|mock|ascii|critique|feedback|steps|prompt for|sections|components?|structure|main|text|options|variants|three|two)\\b",
  },
  "photo-of": {
    label: "In the pictures",
    question: "Who or what is in the pictures?",
    suggestions: ["just me", "friends or a couple", "my family", "things or places"],
    cases: [
      {
        when: "\\b(?:of|for) (?:my|our|an?|the) \\p{L}+",
        label: "Use of the pictures",
        question: "What are the pictures for?",
        suggestions: ["to sell online", "my website", "Instagram", "just for us"],
      },
    ],
    said: "\\b(?:of (?:me|my|our|food|the|a|an|people|products?|jewel\\p{L}+|babies)|couples?|family|maternity|graduation|senior|product|food|moon|stars|birthday|engagement|wedding|instagram|headshots?|linkedin|etsy|pets?|dogs?|newborn|selfies?|real estate|milky way|birds?|fireworks|northern lights)\\b|\\b(?:kids?|children|baby|son|daughter|girlfriend|boyfriend|husband|wife|friends|sisters|cats?|flowers?|cars?|shoes|clothes|outfits?|house|landscapes?|portraits?|sunsets?|cakes?|soap|candles|band|profile|website|shop|wall|album|tinder|dating|christmas card|passport|concerts?)\\b",
  },
  "photo-place": {
    label: "Place",
    question: "Where will you take them?",
    suggestions: ["outdoors", "at home", "in a studio", "not decided yet"],
    said: "\\b(?:outdoors?|outside|indoors?|inside|at home|beach|park|forest|city|studio|night|sunset|sunrise|golden hour|window|in the (?:snow|rain|woods|mountains)|fall|winter|summer|spring|concert|moon|stars|milky way|fireworks|northern lights)\\b|\\b(?:garden|yard|living room|kitchen|bedroom|apartment|flat|church|street|town|mountains|lake|field|woods|restaurant|caf[eé]|balcony|snow|morning|evening|noon|cloudy|rain(?:y)?|dark|daylight|natural light|bright|lamp|gym|stage|school|farm|on (?:a|the) \\p{L}+|italy|paris|london|new york)\\b",
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
    said: "\\b(?:phone|i ?phone|android|pixel|samsung|dslr|mirrorless|canon|nikon|sony|fuji\\p{L}*|lens|tripod|gopro|drone|film camera|polaroid|\\d+ ?mm|selfies?)\\b|\\b(?:camera|galaxy|huawei|xiaomi|ring light|softbox|flash|prime|zoom|point and shoot|disposable|instax|webcam|self[- ]timer|remote|a6\\d00|a7\\w*|r\\d+|d\\d{3,4}|x-?t\\d+|canon\\w*|eos|lumix|olympus|leica|photographer|50|85)\\b",
  },
  "draw-level": {
    label: "How practiced I am",
    question: "How practiced are you?",
    suggestions: ["I'm just starting", "I draw now and then", "I draw a lot", "it's for a child"],
    said: "\\b(?:beginners?|easy|simple|kids?|child(?:ren)?|advanced|realistic|year[- ]?olds?|never|first time)\\b|\\b(?:just start\\p{L}*|new to|start(?:ing|ed)|years|bad at|can'?t|cannot|good at|okay|son|daughter|grade|intermediate|stick figures?|pro|hobby|art (?:school|student|class)|cartoon|detailed|anime|cute)\\b",
  },
  "draw-with": {
    label: "What I draw with",
    question: "What do you draw or paint with?",
    suggestions: ["pencil", "watercolor", "acrylics", "a tablet"],
    said: "\\b(?:pencils?|water ?colou?rs?|acrylics?|oils?|ink|markers?|ipad|procreate|tablet|digital\\p{L}*|charcoal|pastels?|crayons?|chalk|gouache|pen)\\b|\\b(?:paper|ballpoint|biro|fineliners?|brush(?:es)?|canvas|watercolou?r|krita|photoshop|clip studio|wacom|colou?red pencils?|copics?|alcohol markers|sharpie|graphite|apple pencil|sketchbook|wall|palette knife|tempera|finger ?paint|spray)\\b",
  },
} as const satisfies Readonly<Record<string, Need>>;
