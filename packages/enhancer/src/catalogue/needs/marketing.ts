import type { Need } from "../ask.ts";
import { about, amount, date, lasting, more, tried } from "./common.ts";

const actionSaid =
  "\\b(?:call to action|cta|sign up|signups?|subscribe|book (?:a|an|now)|order (?:now|online)|buy now|download|visit (?:us|our|my)|rsvp|register|donate|whatsapp|dm me|apply)\\b";

/** What posts, advertisements and texts that sell turn on. */
export const marketingNeeds = {
  "faq-offer": {
    label: "What I offer",
    question: "What do you sell or offer, and to whom?",
    suggestions: [],
    said: "\\bfor (?:my|our|an?|the) \\p{L}+|\\b(?:we|i) (?:sell|offer|rent|teach|make|run|ship|bake|repair|clean)\\b|\\b(?:sells|selling|offers|offering|renting|teaching)\\b",
  },
  "faq-asked": {
    label: "What people ask",
    question: "What do people really ask you, and what is the answer?",
    suggestions: [],
    said: "\\b(?:they|people|customers|clients|guests|parents) (?:always |often |keep |usually |mostly )?(?:ask\\p{L}*|want to know)\\b|\\b(?:returns?|refunds?|shipping|delivery|parking|cancel\\p{L}*|sizes?|allerg\\p{L}+|opening hours)\\b",
  },
  "faq-sound": {
    label: "How it sounds",
    question: "How should it sound?",
    suggestions: ["friendly", "plain and short", "a bit funny"],
    said: "\\b(?:friendly|formal|short|plain|funny|casual|professional|printed|leaflet|whatsapp|instagram)\\b",
  },
  "offer-what": {
    label: "What it is",
    question: "What do you offer, and what makes it different?",
    suggestions: [],
    cases: [
      {
        when: "\\bcampaign\\b",
        label: "My aim and why",
        question: "What do you want to achieve, and why?",
      },
      {
        of: ["marketing.slogan"],
        when: "\\b(?:character|villain|mascot|streamer|wrestler)\\b",
        label: "What they are like",
        question: "What are they like?",
      },
      {
        of: ["marketing.slogan"],
        when: "\\b(?:scouts?|troop|squad|team|class(?:room)?|family|life|year|gang|crew|band|house)\\b",
        label: "Me and my values",
        question: "Who are you, and what do you stand for?",
      },
      {
        when: "\\b(?:day|event|fair|fete|festival|march|campaign|concert|race|week|open house|walk)\\b",
        label: "What happens there",
        question: "What happens there, and why should people come?",
      },
      {
        when: "\\b(?:charity|club|church|team|school|choir)\\b",
        label: "What I do",
        question: "What do you do, and what makes it different?",
      },
    ],
    said: `${more}|\\b(?:with|without|no|free|only|since|family[- ]run|home ?made|organic|vegan|local|24/7|open|same[- ]day|by hand|specialty|specialis\\p{L}+|specializ\\p{L}+|first|handcrafted|fresh(?:ly)?|eco|cheap(?:est)?|fast(?:est)?|where|who (?:do|does|clean|bake|sell|repair)|sells?|selling|baked|roast\\p{L}*|small batch|mobile)\\b|${amount}|\\b(?:called|that (?:\\p{L}+s|is|are)|which (?:is|are|\\p{L}+s)|we (?:sell|make|offer|are|help)|i (?:sell|make|offer|run)|made (?:of|from)|handmade|because|unlike)\\b`,
  },
  "offer-buyer": {
    label: "Who buys it",
    question: "Who should buy it?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:fete|fair|festival|concert|market|open day|show|event|sale|quiz)\\b",
        label: "Who should come",
        question: "Who should come?",
        suggestions: ["families nearby", "tourists", "everyone in the village"],
      },
      {
        when: "\\b(?:baby ?sitt\\p{L}*|nanny|childmind\\p{L}*|tutor\\p{L}*)\\b",
        label: "Who should book me",
        question: "Who should book you?",
        suggestions: ["parents nearby", "parents who work late", "families on holiday"],
      },
      {
        when: "\\b(?:cattery|kennels?|dog|pet|grooming|vet|pony|horse|stables?)\\b",
        suggestions: ["owners off on holiday", "busy owners nearby", "new owners", "older owners"],
      },
      {
        when: "\\b(?:course|class(?:es)?|lessons?|workshop|tutor\\p{L}*|yoga|pilates|gym|coach\\p{L}*)\\b",
        suggestions: ["beginners nearby", "parents for their kids", "busy people", "older people"],
      },
      {
        when: "\\b(?:plumb\\p{L}*|build\\p{L}*|clean\\p{L}*|garden\\p{L}*|paint\\p{L}*|electric\\p{L}*|roof\\p{L}*|repair\\p{L}*|handyman)\\b",
        suggestions: ["home owners nearby", "landlords", "small firms", "older people"],
      },
      {
        when: "\\b(?:restaurant|cafe|caf[eé]|bakery|pub|bar|food truck|takeaway|pizz\\p{L}+|b&b|hotel|camp ?site)\\b",
        suggestions: ["people nearby", "families", "tourists", "office workers at lunch"],
      },
    ],
    said: "\\b(?:for|to|at|aimed at|targets?|customers|buyers|clients|readers|guests|people who|mostly|mainly|women|men|moms|mums|parents|students|tourists|locals|seniors|retirees|homeowners|beginners|families|commuters|office workers|freelancers|small (?:firms|businesses|companies)|dog owners|runners|cyclists|teens|professionals|over \\d0|\\d0s|aged|ages|near|within \\d+|miles|km) (?:are |is )?(?!my\\b|our\\b|a\\b|an\\b|the\\b|your\\b|free\\b|sale\\b|me\\b)(?:\\d0s?|women|men|moms|mums|dads|parents|students|tourists|locals|seniors|retirees|homeowners|beginners|families|commuters|office workers|freelancers|people|dog owners|runners|cyclists|teens|professionals|over|around|in|who|with|from|between|nearby|small)\\b|\\bin (?!an?\\b|the\\b|my\\b|our\\b|less\\b|\\d)(?:\\p{L}+ ?){1,2}(?:,|$)|\\bnearby\\b|\\b(?:targeting|target(?:ed)? (?:at|audience)|aimed at|audience|for (?:women|men|moms|dads|parents|kids|teens|students|seniors|families|gamers|runners|beginners|homeowners|small business\\p{L}*|young \\p{L}+|older \\p{L}+|busy \\p{L}+|people|athletes|dog owners|cat owners|pet owners|teachers))\\b",
  },
  "offer-action": {
    label: "What people should do",
    question: "What should people do then?",
    suggestions: ["call us", "order online", "book an appointment", "come by"],
    cases: [
      {
        of: ["marketing.cold-mail"],
        question: "What is the one thing they should do?",
        suggestions: ["answer in a line", "have a short call", "try a sample", "come and see it"],
      },
      {
        when: "\\b(?:church|club|choir|charity|museum|library|school)\\b",
        suggestions: ["come along", "call us", "sign up", "donate"],
      },
      {
        when: "\\b(?:cattery|kennels?|b&b|hotel|camp ?site|restaurant|salon|grooming|lessons?|class(?:es)?|course|workshop|massage|dentist)\\b",
        suggestions: ["book online", "call us", "message us", "come and have a look"],
      },
      {
        when: "\\b(?:event|concert|fair|fete|festival|show|open day|sale)\\b",
        suggestions: ["come along", "buy tickets online", "tell their friends", "sign up"],
      },
    ],
    said: `\\b(?:call (?:us|me|now)|ring us|e-?mail us|come (?:by|in|to)|drop in|stop by|walk in|click|link in bio|order|book(?:ing)?(?! (?:cover|about))|reserve|reservation|try (?:it|us)|free trial|get a quote|demo|call|reply|sign(?:ing)? up|buy it|appointment|join|pre-?order|follow us|subscribe|install)\\b(?! of)|${actionSaid}`,
  },
  "cold-whom": {
    label: "Whom I write to",
    question: "Whom do you write to, and what do you know about them?",
    suggestions: [],
    said: "\\b(?:to|for) (?:(?!me\\b|my\\b|our\\b|investors?\\b|clients?\\b|customers?\\b|a\\b|an\\b|the\\b|hr\\b|recruiters?\\b)\\p{L}+ (?:at|of|from)|(?!my\\b|our\\b)(?:\\p{L}+ ){0,3}(?:restaurants?|dentists?|cafes?|hotels?|schools?|shops?|agencies|agency|startups?|gyms?|realtors|lawyers|doctors|manufacturers|bakeries|salons?|founders?|ctos?|ceos?|owners?|architects|bloggers|influencers|podcasters?|landlords|clinics|saas \\p{L}+|editors?|plumbers|e-?commerce \\p{L}+))\\b|\\bthey (?:\\p{L}+ )?(?:have|use|run|are|just|sell|make|need|need|raised|opened|still)\\b|\\bi (?:saw|read|noticed|know|met)\\b|\\b(?:who (?:have|has|are|is|just|run|runs|use|uses|fund|funds)|named|at [A-Z]\\p{L}+|head of|owner of|ceo of)\\b",
  },
  "cold-offer": {
    label: "What I offer, with proof",
    question: "What do you offer, and what shows that it works?",
    suggestions: [],
    said: `${more}|\\b(?:we|i|our|my) (?:\\p{L}+ ){0,3}(?:do|does|cut|cuts|save[sd]?|clean|design|write|edit|deliver|bake|repair|train|grew|increased|helps?|builds?|made|got|worked)\\b|\\b(?:offer(?:s|ed)?|my services|that (?:helps|saves|cuts|makes)|i'?m an?|freelance|\\d+ ?%|results?|clients like|case study)\\b|\\b(?:we (?:sell|make|offer|help|build|raised|have)|i (?:sell|make|offer|run|help|build)|offering|our (?:product|service|app|startup) (?:is|does|helps)|pitching|selling)\\b`,
  },
  "hashtag-post": {
    label: "The post",
    question: "What does the post show, and where are you?",
    suggestions: [],
    said: `\\bhashtags? for (?:(?:my|a|an|our|the) )?\\p{L}{3,} \\p{L}{4,}|${more}|\\b(?:of (?:me|my|our|a|an|the|us)|at (?:the|a|my)|with (?:my|a|our)|about (?:my|a|our|the)|in (?!the\\b|a\\b)\\p{L}{4,}|new \\p{L}+|post about|shows|sunset|before and after|launch\\p{L}*|opening)\\b|\\b(?:photos?|pictures?|reel|video) (?:of|about|from)\\b|\\b(?:showing|where i)\\b|:.{15}`,
  },
  "hashtag-platform": {
    label: "Where I post",
    question: "Where will you post it?",
    suggestions: ["Instagram", "TikTok", "Facebook", "LinkedIn"],
    cases: [
      {
        question: "Where will you post it?",
        when: "\\b(?:lost|missing|stolen)\\b",
        suggestions: ["Facebook", "Instagram", "X", "Nextdoor"],
      },
    ],
    said: "\\b(?:tik tok|x|shorts|bluesky|snapchat|twitch|vinted|locals?|people (?:nearby|near)|nearby)\\b|\\b(?:instagram|insta|ig|tiktok|linkedin|twitter|youtube|facebook|pinterest|threads|reels?)\\b",
  },
  "slogan-feel": {
    label: "What people should feel",
    question: "What should people feel or remember?",
    suggestions: ["they can trust us", "it is fun", "we are from here", "it saves them time"],
    cases: [
      {
        when: "\\b(?:gum|candy|sweets|chocolate|snacks?|drinks?|soda|juice|beer|tea|ice cream|crisps|chips|cereal)\\b",
        suggestions: [
          "fun and cheeky",
          "a fresh taste",
          "a treat for yourself",
          "natural, nothing artificial",
        ],
      },
    ],
    said: "\\b(?:character|villain|mascot|scouts?|troop|squad|class(?:room)?|my life|year abroad|crew)\\b|\\bgiven (?:description|text)\\b|\\bdescription\\b.{40,}|\\b(?:trust\\p{L}*|feel|remember|think|know that|warm|cozy|cosy|homely|family|local|honest|modern|traditional|premium|elegant|fun|humou?r\\p{L}*|cheeky|safe|reliable|relaxed|young|from here|saves?|clean|fresh|happy|proud|old[- ]fashioned|serious|puns?|emotional|calm)\\b|\\b(?:funny|catchy|serious|playful|witty|trust|quality|luxur\\p{L}*|eco|green|cheap|fast|friendly|professional|bold|inspiring|rhym\\p{L}+)\\b",
  },
  "caption-picture": {
    label: "The picture or the news",
    question: "What is in the picture, or what happened?",
    suggestions: [],
    cases: [
      {
        when: "\\bopening\\b|\\bgrand opening\\b|\\bnow open\\b",
        label: "Opening and offer",
        question: "What opens where and when, and is there an offer?",
      },
    ],
    said: `\\bcaptions? (?:ideas? )?(?:for |of |about )?(?:an? |my |our |the |this )?(?!(?:for|of|about|an?|my|our|the|this|photo|picture|pic) )(?:[\\p{L}\\d'-]+ ){2,}[\\p{L}\\d'-]+|${more}|\\b(?:new|first|last|picture|photo|selfie|pic) (?:\\p{L}+ ){0,3}(?:of|at|in|on|with|from|shows)\\b|\\b(?:at (?:the|my|our|a)|on (?:the|my|our|a)|eating|drinking|laughing|hiking|dancing|hugging|wearing|looking|jumping|sleeping|cooking|in front of|next to|sunset|we (?:are|were|went|had|got)|i (?:was|am|had|got|went)|i'?m)\\b|\\b(?:of (?:me|my|us|our|a|an|the)|showing|where (?:i|we)|with (?:me|my|a|an|the)|in which|standing|sitting|holding|smiling|after (?:a|my|the))\\b`,
  },
  "caption-voice": {
    label: "How I write",
    question: "How do you usually write?",
    suggestions: ["short and dry", "warm, a bit longer", "funny, with emoji", "no emoji"],
    said: "\\b(?:dry|warm|long(?:er)?|casual|plain|no (?:hashtags|emojis?|fluff)|lower ?case|hashtags|friendly|playful|poetic|cheesy|chatty|formal|humou?r\\p{L}*|honest|not (?:too )?\\p{L}+|english|sound like|minimal\\p{L}*|proud|grateful|sweet|puns?)\\b|\\b(?:funny|short|cute|witty|sassy|cool|aesthetic|romantic|savage|clever|serious|inspirational|emojis?|one word|baddie|sarcastic|deep|simple)\\b",
  },
  "bio-who": {
    label: "What I do",
    question: "What do you do, and for whom?",
    suggestions: [],
    cases: [
      {
        when: "\\babout (?:us|me)\\b",
        label: "Since when, what's special",
        question: "Since when, and what is special about you?",
      },
      {
        when: "\\b(?:choir|band|orchestra|ensemble|quartet|duo|theat(?:re|er) group)\\b",
        label: "Who and since when",
        question: "Who are you, and since when?",
      },
      {
        when: "\\b(?:application|conductor|theat(?:re|er)|exhibition|concert|programme|actor|singer|musician|artist|author|writer|conference|speaker|committee|candidate|teacher)\\b",
        question: "What do you do, and since when?",
      },
    ],
    said: `${more}|\\b(?:as an?|im an?|i'?m the|photographer|baker|teacher|coach|nurse|engineer|developer|artist|therapist|designer|student|founder|trainer|illustrator|musician|dj|realtor|barber|consultant|lawyer|chef|florist|potter|tattoo artist|makeup artist|massage)\\b.{0,40}(?:,|\\bin\\b|\\bfor\\b|\\bfrom\\b|\\bwho\\b|\\bat\\b|\\band\\b)|\\bi(?:'m| am) an?\\b|\\bi (?:sell|make|teach|work|help|run|write|do)\\b|\\bwe (?:sell|make|teach|help|are|offer)\\b|\\bwho (?:is|has|works|teaches|writes|makes)\\b|:.{15}`,
  },
  "bio-special": {
    label: "Worth telling",
    question: "Which fact or quirk should people remember?",
    suggestions: [],
    said: `\\babout us\\b|${about}|\\bused to\\b|\\bi (?!want|need|am|sell|work|make|run|do|teach|help|write|can|should)\\p{L}{3,}\\b|\\b\\d+ (?:years|books|kids|children|cats|dogs|languages|countries|clients|cakes|marathons)\\b|\\b(?:self-?taught|former(?:ly)?|ex-|only|never|always|mother of|mum of|mom of|dad of|father of|obsessed|fan|addict|lover|hates?|speaks?|born|grew up|family[- ]run|vegan|handmade|secret|marathon|three|two|married|quirk)\\b|\\b(?:award|years?|published|degree|winner|won|founder|since|loves?|love|hobbies|featured|certified)\\b`,
  },
  "bio-action": {
    label: "Where it stands",
    question: "Where will it stand?",
    suggestions: ["Instagram", "my website", "a conference programme", "the back of a book"],
    cases: [
      {
        when: "\\b(?:application|conductor|concert|programme|theat(?:re|er)|exhibition|conference|speaker|committee)\\b",
        label: "Length",
        question: "How long may it be?",
        suggestions: ["50 words", "100 words", "150 words"],
      },
    ],
    said: `\\b(?:instagram|insta|ig|twitter|tiktok|linkedin|facebook|youtube|etsy|website|about (?:us|me))\\b|\\b(?:for (?:the|my|our|a) (?:\\p{L}+ ){0,2}(?:conference|website|site|homepage|company page|back cover|program(?:me)?|podcast|event|book|portfolio|about page|panel|brochure)|on (?:my|our|the) (?:\\p{L}+ )?(?:website|site|page|shop|blog|book)|link|message me|contact|call|book(?:ing)?|follow|order|visit|e-?mail|hire|no (?:call|next step|action)|dms?)\\b|${actionSaid}`,
  },
  "ad-handover": {
    label: "How people get it",
    question: "How will the buyer get it?",
    suggestions: ["pick-up only", "I can ship it", "I can deliver nearby", "pick-up or shipping"],
    said: `${amount}|\\b(?:pick[- ]?up|collect\\p{L}*|deliver\\p{L}*|ship\\p{L}*|postage|can post|offers|free|price)\\b`,
  },
  "home-ad-facts": {
    label: "Facts",
    question: "Which facts: place, size, price, free from when?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:airbnb|holiday|cabin|cottage|chalet|glamping|guests)\\b",
        question: "Which facts: place, beds, what is there?",
      },
    ],
    said: `${amount}|\\b\\d+ ?(?:m2|sqm|sq|rooms?|bed(?:room)?s?|ft|feet|people|guests)\\b|\\b(?:per month|a month|a week|pcm|from (?:january|february|march|april|may|june|july|august|september|october|november|december))\\b`,
  },
  "home-ad-best": {
    label: "Best about it",
    question: "What is the best thing about it?",
    suggestions: ["it's quiet", "close to transport", "bright and roomy", "the low rent"],
    cases: [
      {
        question: "What is the best thing about it?",
        when: "\\b(?:airbnb|holiday|cabin|cottage|chalet|glamping|guests)\\b",
        suggestions: ["the view", "peace and quiet", "close to the water", "close to the sights"],
      },
    ],
    said: "\\b(?:view|quiet|bright|sunny|garden|balcony|central|near|close to|parking|lift|furnished|renovated|sea|beach|shared|stairs|noisy|small|big|large)\\b.{8}",
  },
  "home-ad-who": {
    label: "Who it suits",
    question: "Who would it suit best?",
    suggestions: ["a working person", "students", "a family", "anyone friendly"],
    cases: [
      {
        question: "Who would it suit best?",
        when: "\\b(?:airbnb|holiday|cabin|cottage|chalet|glamping|guests)\\b",
        suggestions: ["couples", "families", "groups of friends", "anyone"],
      },
    ],
    said: "\\b(?:students?|famil(?:y|ies)|couples?|professionals?|women|men|guests|tourists|retire\\p{L}+)\\b",
  },
  "product-facts": {
    label: "Facts",
    question: "Which facts: material, size, condition, price?",
    suggestions: [],
    said: `${amount}|\\b\\d+(?:[.,]\\d+)? ?(?:x|by|cm|mm|m|inch|hours?|watts?|w|v|gb|tb|miles|km|litres?|liters?|rooms?|bed|years?|pieces|pages|cl|mah|k)\\b|\\b(?:19|20)\\d\\d\\b|\\b(?:size|condition|scratch\\p{L}*|used|new with|never worn|worn|as good as new|linen|wool|silk|ceramic|stoneware|oak|pine|walnut|bamboo|brass|beeswax|glass|plastic|polyester|organic|vegan|waterproof|cruelty|hand[- ]?(?:poured|knit\\p{L}*|sewn|painted|thrown|stitched)|scent\\p{L}*|lavender|burns?|battery|dishwasher|washable)\\b.{8}|\\d ?(?:cm|mm|inch|inches|oz|ml|g|kg|lbs?|ft|m2|sq|bedrooms?)\\b|[$€£]\\s?\\d|\\b(?:made (?:of|from)|cotton|leather|wood(?:en)?|silver|gold|steel|handmade|soy|features?)\\b.{8}|:.{20}`,
  },
  "product-buyer": {
    label: "Who buys it",
    question: "Who buys it?",
    suggestions: ["people who give gifts", "people, for themselves", "collectors", "shops"],
    cases: [
      {
        when: "\\b(?:candles?|soaps?|bath bombs?|perfume|diffuser|cream|lotion)\\b",
        suggestions: ["people who give gifts", "people, for themselves", "shops"],
      },
      {
        when: "\\b(?:dog|cat|pet|horse|puppy)\\b",
        suggestions: ["owners of big dogs", "people who give gifts", "new owners"],
      },
      {
        when: "\\b(?:baby|kids?|children'?s?|toddler|toy)\\b",
        suggestions: ["parents", "grandparents", "people who give gifts"],
      },
      {
        when: "\\b(?:honey|jam|cheese|cake|bread|tea(?! (?:cos|towel|pot|cup))|coffee|chocolate|wine|beer|sauce|soap|candle\\p{L}*|cream)\\b",
        suggestions: ["people who give gifts", "people nearby", "shops"],
      },
    ],
    said: "\\b(?:for|to|aimed at|buyers?(?: are)?|bought by|customers?(?: are)?|people who|mostly|mainly) (?:mostly |mainly |are |young |new |busy |older |small |first[- ]time |dog |cat |gift )*(?:women|men|moms|mums|dads|brides|parents|kids|children|teens|students|seniors|families|gamers|runners|hikers|beginners|homeowners|collectors|people|owners|lovers|gifts?|couples|girls|boys|athletes|cyclists|campers|gardeners|professionals|teachers|who|tourists|locals|buyers|commuters|office workers)\\b|\\b(?:hesitat\\p{L}+|worr(?:y|ied|ies)|afraid|too expensive|doubt|skeptical|gift buyers)\\b|\\b(?:targeting|target audience|audience|for (?:women|men|moms|dads|parents|kids|teens|students|seniors|families|gamers|runners|beginners|homeowners|gift\\p{L}*|collectors|people))\\b",
  },
  "product-where": {
    label: "Where it appears",
    question: "Where will the text appear?",
    suggestions: ["my own online shop", "Etsy", "Amazon", "eBay"],
    said: "\\b(?:my (?:own )?(?:shop|store|site|page|blog)|our (?:own )?(?:shop|store|site|page)|web ?shop|online shop|instagram|facebook|gumtree|kleinanzeigen|autotrader|tiktok|flyer|label|packaging|bullet points?|google shopping|walmart|temu|app store|in the shop|real estate portal|rightmove|folksy|not on the high street)\\b|\\b\\d+ (?:words|characters|lines|sentences)\\b|\\b(?:etsy|amazon|ebay|shopify|marketplace|craigslist|vinted|poshmark|depop|airbnb|zillow|website|catalog(?:ue)?|menu)\\b",
  },
  "page-offer": {
    label: "The offer",
    question: "What do you offer, and for whom?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:church|parish|club|choir|museum|library|school|charity)\\b",
        label: "Visitors and key facts",
        question: "Who comes, and what should visitors know first?",
      },
      {
        when: "\\b(?:app|software|tool|saas|plugin|game)\\b",
        label: "Purpose and users",
        question: "What does it do, and for whom?",
      },
      {
        when: "\\bfor (?:my|our|an?) (?:[\\p{L}'-]+ ){0,2}?(?:\\p{L}{2,}(?:er|or|ist|ian)|salon|bakery|caf[eé]|restaurant|farm|clinic|practice|studio|gym|hotel|b&b|guest ?house)(?!\\p{L})",
        label: "About us",
        question: "Where, since when, and what makes it different?",
      },
    ],
    said: `${more}|${amount}|\\b(?:for (?:people|parents|students|teams|small|busy|beginners|women|men|freelancers|runners|developers|companies|anyone)|who (?:want|need|have|are)|lets?|connects?|tracks?|makes?|teach(?:es)?|repairs|24/7|free)\\b|\\bthat (?:\\p{L}+s|is|are)\\b|\\bwhich (?:\\p{L}+s|is|are)\\b|\\bwe (?:sell|make|offer|are|help)\\b|[$€£]\\s?\\d|\\bhelps?\\b|:.{20}`,
  },
  "page-blocks": {
    label: "Parts",
    question: "Which parts do you need?",
    suggestions: ["headline, 3 benefits, button", "the whole page", "only a headline"],
    said: "\\b(?:hero|testimonials?|faqs?|pricing|prices|cta|call to action|bullet points?|intro(?:duction)?|about (?:us|me) (?:page|section)|only (?:a|the|one)|whole page|one[- ]page|three|contact form|features?|no (?:promises|prices|jargon|buzzwords|fluff|claims)|mustn'?t|never (?:say|mention|promise)|not (?:say|mention)|avoid|without|footer|paragraphs?|short)\\b|\\bheadlines?\\b|\\bsubline\\b|\\bbenefits\\b|\\bbutton\\b|\\bsections?\\b|\\belevator pitch\\b|\\b\\d+ (?:seconds?|words|sentences|characters)\\b|\\bdon'?t (?:say|mention)\\b",
  },
  "campaign-offer": {
    label: "The offer",
    question: "What do you offer, and until when?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:welcome|onboarding|nurture)\\b",
        label: "What they get first",
        question: "What should they know or get first?",
      },
    ],
    said: `${amount}|${date}|\\b(?:percent|off\\b|buy one|2 for 1|two for|bogo|half price|free|gift|voucher|coupon|code|till|starts|new (?:collection|menu|course|product|shop|store|class\\p{L}*)|giveaway|early access|only \\d+)\\b|\\d+ ?%|[$€£]\\s?\\d|\\bfree (?:shipping|trial|month)\\b|\\buntil\\b|\\bends\\b|\\bdiscount of\\b`,
  },
  "campaign-list": {
    label: "Who gets it",
    question: "Who is on the list?",
    suggestions: [
      "regular customers",
      "people who just signed up",
      "bought once, long ago",
      "never bought anything",
    ],
    said: "\\b(?:application|resignation|interview|raise|boss|professor|teacher|landlord|complaint|to (?:ask|request|cancel|apologi[sz]e|thank|complain|resign))\\b|\\bwelcome\\b|\\b(?:list|people who|bought|signed up|regulars?|guests|patients|parents|prospects|vip|loyal|inactive|never bought|first[- ]time|attendees|alumni|fans|followers|know us|audience|investors)\\b(?! (?:email|building))|\\b(?:subscribers|customers|clients|members|leads|buyers|students|donors|users|abandoned cart)\\b",
  },
  "subject-mail": {
    label: "The e-mail",
    question: "What is in the e-mail?",
    suggestions: [],
    said: `\\bto (?:ask|request|cancel|apologi[sz]e|thank|complain|resign|follow up)\\b|\\bfor (?:my|an?) (?:job )?(?:application|resignation|complaint|interview)\\b|\\babout (?:my|our|the) \\p{L}+ \\p{L}+|${more}|${amount}|${date}|\\b(?:percent|off\\b|free|invit\\p{L}+|discount|webinar|giveaway|ends|last chance|offering|announc\\p{L}+|reminds?|asking)\\b|\\d+ ?%|[$€£]\\s?\\d|\\babout\\b.{12}|:.{20}`,
  },
  "video-message": {
    label: "Viewers should",
    question: "What should viewers know, feel or do at the end?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:restor\\p{L}+|repair\\p{L}*|fix\\p{L}*|how to|build\\p{L}*|mak(?:e|ing)|tutorial|cook\\p{L}*|bak(?:e|ing)|grow\\p{L}*|keep\\p{L}*|sew\\p{L}*|knit\\p{L}*)\\b",
        suggestions: [
          "try it themselves",
          "enjoy watching it done",
          "know the usual mistakes",
          "subscribe",
        ],
      },
      {
        when: "\\b(?:shop|store|cafe|restaurant|salon|business|company|product|promo\\p{L}*|brand|advert\\p{L}*)\\b",
        suggestions: ["visit us", "buy it", "know that we exist", "call us"],
      },
    ],
    said: `\\bexplor\\p{L}+|\\bhistory\\b|\\banimat\\p{L}+|\\bshort film\\b|\\baction[- ]packed\\b|\\brandom\\b|\\b(?:should|want (?:them|people|viewers)|make (?:them|people|viewers)|get (?:them|people|viewers)|at the end|in the end|cta|takeaway|message|learn|know|feel|remember|understand|buy|visit|follow|try|come|call|comment|share|sell(?:ing)?|promot\\p{L}+|advertis\\p{L}+|explain(?:s|ing)?|why|shows? (?:that|how)|myths?|reasons|tips|facts)\\b|${actionSaid}|\\bhow to\\b|\\bso (?:that )?(?:they|people|viewers)\\b|\\bconvince\\b`,
  },
  "video-length-place": {
    label: "Length",
    question: "How long should the video be?",
    suggestions: ["30 seconds", "one minute", "5 minutes", "10 minutes or more"],
    cases: [
      {
        when: "\\b(?:tik ?tok|reels?|shorts?|instagram|insta)\\b",
        question: "How long is it?",
        suggestions: ["15 seconds", "30 seconds", "60 seconds"],
      },
      {
        when: "\\b(?:youtube|vlog)\\b",
        question: "How long is it?",
        suggestions: ["3 minutes", "8 minutes", "15 minutes"],
      },
    ],
    said: `${lasting}|\\b(?:short|shorts|long|\\d+ words|half a minute|one minute|minute)\\b|\\b\\d+[- ]?(?:seconds?|secs?|s|minutes?|mins?)\\b|\\b(?:one|two|three|five|ten) minutes?\\b`,
  },
  "video-on-screen": {
    label: "What is on screen",
    question: "What will viewers see on screen?",
    suggestions: [
      "me talking to the camera",
      "a voice over pictures",
      "my shop and customers",
      "two people talking",
    ],
    cases: [
      {
        when: "\\b(?:shop|store|cafe|restaurant|salon|business|company)\\b",
        suggestions: [
          "me talking to the camera",
          "my place and customers",
          "a voice over pictures",
          "our products",
        ],
      },
      {
        question: "What will viewers see on screen?",
        when: ".",
        suggestions: [
          "me talking to the camera",
          "a voice over pictures",
          "hands at work",
          "people doing things",
        ],
      },
    ],
    said: "\\b(?:memorial|explainer|funeral|slideshow)\\b|\\b(?:i (?:speak|talk|show|film|stand|am)|me (?:talking|into|in front|speaking|and)|myself|camera|my (?:face|shop|dog|cat|kids?|kitchen|studio|friend|wife|husband|colleague)|b-?roll|stock (?:footage|video|clips)|screen recording|no face|slides|phone|film(?:ed|ing)?|footage|drone|just (?:text|pictures|photos)|speaks|presenter|puppets?|voice over|stop motion|dialogue|no dialogue|one person)\\b|\\b(?:voice-?over|narrat\\p{L}+|host|faceless|talking head|two people|actors?|characters?|interview|animated|animation|radio)\\b",
  },
  "content-topic": {
    label: "What I do and for whom",
    question: "What do you do or sell, and who follows you?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:podcast|channel|blog|vlog|newsletter|episodes?|videos?)\\b[^.?!]*\\babout \\p{L}+|\\babout \\p{L}+",
        label: "Who follows it",
        question: "Who follows it, or should?",
      },
      {
        when: "\\bfor (?:an?|my|our|the) (?!(?:(?:new|small|own) )?(?:business|company|brand|shop|store|page|account|instagram|tiktok|youtube|channel|blog|podcast|website|newsletter)\\b)\\p{L}+",
        label: "Followers, what's special",
        question: "Who follows you, and what is special about you?",
      },
      {
        when: "\\b(?:youtube|tiktok|twitch|channel|podcast|viral|vlog|mr ?beast)\\b",
        label: "My channel and viewers",
        question: "What is your channel about, and who watches it?",
      },
    ],
    said: `${more}|\\b(?:followers|for (?:people|women|men|parents|moms|students|beginners|small|busy|freelancers|locals|runners)|who (?:want|love|are|like)|as an? \\p{L}+|im an?|i'm an?)\\b|\\bwe (?:sell|make|offer|are|help)\\b|\\bi (?:sell|make|offer|run|teach|am)\\b|\\bfollowers are\\b|\\baudience\\b`,
  },
  "content-effort": {
    label: "What I can manage",
    question: "How much time do you have for it?",
    suggestions: [
      "an hour a week",
      "a few hours a week",
      "a full day a week",
      "some time every day",
    ],
    cases: [
      {
        when: "\\b(?:viral|mr ?beast|stunts?|challenges?)\\b",
        label: "Budget",
        question: "How much can you spend on it?",
        suggestions: ["no money at all", "up to $100", "about $1000", "$5000 or more"],
      },
    ],
    said: `${lasting}|\\b(?:once|twice|\\d+ ?x|\\d+|one|two|three) (?:\\p{L}+ )?(?:times |posts? |videos? |reels? )?(?:a|per|each|every) (?:day|week|month)\\b|\\b(?:only|just|can'?t|no) (?:photos?|videos?|texts?|time|face|film|phone|camera|show|a phone)\\b|\\b(?:little time|no camera|only me|on my phone|no budget|batch|team of|alone|photos|month)\\b|\\b\\d+ (?:posts?|videos?|reels?|hours?) (?:a|per)\\b|\\b(?:daily|weekly|every (?:day|week))\\b|\\bfaceless\\b`,
  },
  "content-worked": {
    label: "What has worked so far",
    question: "What has worked best so far?",
    suggestions: ["I'm just starting", "tips and how-tos", "behind the scenes", "special offers"],
    said: `\\b(?:viral|mr ?beast)\\b|${tried}|\\b(?:best|most (?:likes|views)|likes|views|engagement|nothing (?:yet|so far)|starting|started|flop\\p{L}*|go(?:es|ing)? well|does well|do well|did well|followers|growth|stuck|first|from zero|people (?:like|love)|new)\\b(?! (?:post|content|ideas|year|product))|\\bworked\\b|\\bperform\\p{L}*\\b|\\balready\\b|\\bnew (?:channel|account|page|blog)\\b|\\bjust start`,
  },
  "strategy-business": {
    label: "What I offer, where, to whom",
    question: "What do you offer, and to whom?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:followers|views|subscribers|subs|likes)\\b",
        label: "Posts and audience",
        question: "What do you post, and for whom?",
      },
      {
        when: "\\bplan for (?:an?|my|our) (?!(?:new |small )?(?:business|company|startup|product|brand|shop|store|app)\\b)\\p{L}+",
        label: "Place and customers",
        question: "Where are you, and who are your customers?",
      },
      {
        when: "\\bsell (?:my|our)",
        label: "Product, place and price",
        question: "What do you make, where, and at what price?",
      },

      {
        when: "\\b(?:class(?:es)?|course|lessons|workshop|club|choir|church|event|show|gig|concert|shop|cafe|caf[eé]|restaurant|stall|market|b&b|gym|salon|band|podcast|channel)\\b",
        question: "Where is it, for whom, and what is special about it?",
      },
    ],
    said: `${more}|\\b(?:for|to) (?:people|parents|students|women|men|families|seniors|small|local|tourists|beginners|companies|homeowners|schools|dog owners)\\b|\\bin (?!the\\b|a\\b|an\\b|my\\b|our\\b|\\d)\\p{L}{4,}|\\b(?:who (?:want|need|buy)|we're|im an?|i'm an?|\\p{L}+ (?:shop|salon|cafe|studio|agency|store|practice|clinic|school|restaurant) in)\\b|\\bwe (?:sell|make|offer|are|help)\\b|\\bi (?:sell|make|offer|run|teach)\\b|\\bin [a-z]+ (?:for|to)\\b|\\btarget(?:ing)?\\b|\\bmy customers are\\b`,
  },
  "strategy-means": {
    label: "Budget",
    question: "How much can you spend on it?",
    suggestions: ["no money", "up to $100 a month", "up to $1000 a month", "over $1000 a month"],
    said: `${amount}|${lasting}|\\b(?:alone|just me|only me|one person|two of us|small team|little (?:time|money)|few hours|evenings|no ads|zero|nothing to spend|time|low[- ]cost|low cost|part[- ]time)\\b|[$€£]\\s?\\d|\\bbudget\\b|\\bfree\\b|\\bno money\\b|\\bhours? (?:a|per) week\\b|\\bwithout (?:spending|paying|ads)\\b|\\borganically\\b`,
  },
  "strategy-tried": {
    label: "So far",
    question: "What have you tried so far?",
    suggestions: [
      "nothing yet",
      "word of mouth only",
      "posts, little response",
      "ads that cost too much",
    ],
    cases: [
      {
        when: "\\b(?:class(?:es)?|course|lessons|workshop|club|choir|church|event|show|gig|concert)\\b",
        label: "How people find me",
        question: "How do people find you now?",
        suggestions: ["word of mouth", "social media", "posters and flyers", "hardly anyone does"],
      },
    ],
    said: `${tried}|\\b(?:word of mouth|referrals?|posted|posting|flyers|ads (?:cost|didn'?t|did|don'?t)|few|only|\\d+ (?:followers|subscribers|customers|clients|views|visitors|likes|sales)|from (?:google|instagram|facebook|referrals)|no (?:sales|views|customers|visitors|traffic|one)|nobody|just (?:started|opened|launched)|started|opened|launched|starting|existing)\\b|\\btried\\b|\\balready\\b|\\bso far\\b|\\bcurrently\\b|\\bi have \\d|\\bstuck\\b|\\bmy first\\b|\\bnew (?:channel|account|shop|business|product)\\b`,
  },
  "seo-page": {
    label: "The page",
    question: "What does the page offer, and to whom?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:video|youtube|channel|podcast)\\b",
        question: "What does it show, and for whom?",
      },
      {
        when: "\\b(?:shop|store|etsy)\\b",
        label: "Products and buyers",
        question: "What do you sell, and to whom?",
      },
    ],
    said: `\\b(?:video|page|article|post) (?:on|about) \\p{L}+ \\p{L}+|${more}|\\b(?:for (?:people|parents|women|men|students|small|beginners|families|companies)|who (?:want|need)|sells?|offers?|handmade|in (?!the\\b|a\\b|my\\b)\\p{L}{4,}|called|about|rents?|teaches|with|repair\\p{L}*|near)\\b|\\bthat (?:\\p{L}+s|is|are)\\b|\\bwe (?:sell|make|offer|are)\\b|\\bi (?:sell|make|offer|run)\\b|https?:|:.{20}`,
  },
  "seo-searches": {
    label: "What people would search",
    question: "What would your best customers type into Google?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:video|youtube|channel|podcast|article|recipe)\\b",
        question: "What would people type to find it?",
      },
    ],
    said: '\\b(?:type|types|google[sd]? (?:for|things)|find (?:me|us) (?:with|for|under|when)|rank for|rank(?:ing)? (?:with|on)|keywords?:|target(?:ing)? (?:keyword|the)|main keyword|terms? like|looking for|people (?:search|ask|look))\\b|\\bkeywords? (?:is|are|like)\\b|\\bsearch(?:es|ing)? for\\b|["“]\\p{L}+',
  },
  "seo-region": {
    label: "Region and language",
    question: "For which region and language?",
    suggestions: ["my town", "the whole US", "the UK", "worldwide, English"],
    said: "\\b(?:in|near|around|across) (?!the\\b|a\\b|an\\b|my\\b|our\\b|google\\b|english\\b|\\d)\\p{L}{3,}|\\b(?:nationwide|national|international|my (?:town|city|area)|europe|ireland|english|spanish|german|french|dutch|italian|city|town|county|region|area|worldwide|global)\\b|\\b(?:in|near) \\p{L}{3,}$|\\blocal\\b|\\b(?:us|usa|uk|canada|australia|india|germany|france|spain|london|new york|texas|california|worldwide)\\b",
  },
  "brand-business": {
    label: "Who we are",
    question: "What do you do, and why did you start?",
    suggestions: [],
    said: `${more}|\\b(?:that|who|which) (?:\\p{L}+s|help|make|sell|bake|teach)\\b|\\b(?:for (?:people|parents|women|men|students|small|families|teams)|since|started|family[- ]run|because|our (?:founder|story)|handmade)\\b|\\bwe (?:sell|make|offer|are|help|started|believe)\\b|\\bi (?:sell|make|offer|run|started)\\b|\\bfounded\\b|\\bbecause\\b`,
  },
  "brand-not": {
    label: "Must never sound",
    question: "What must you never sound like?",
    suggestions: ["pushy", "childish", "stiff and official", "like everybody else"],
    said: "\\b(?:mission|vision|values|positioning|stor(?:y|ies))\\b|\\b(?:no (?:jargon|buzzwords|slang|emojis?|hype|fluff|nonsense|exclamation)|isn'?t|don'?t (?:want|sound)|dont|shouldn'?t|mustn'?t|must not|hate|anything but|less|instead of|rather than|pushy|corporate|salesy|cheesy|childish|stiff)\\b|\\bnot (?:too )?\\p{L}+|\\bnever\\b|\\bavoid\\b|\\bwithout\\b",
  },
  "brand-people": {
    label: "We talk to",
    question: "Who do you most want to reach?",
    suggestions: ["young adults", "families", "people nearby", "other businesses"],
    said: "\\b(?:mission|vision|values)\\b|\\b(?:to|with|aimed at|clients|customers|readers|guests|buyers|our people|users) (?:are |who are )?(?:mostly |mainly |young |busy |older |small |new )*(?:women|men|moms|mums|dads|parents|kids|teens|students|seniors|families|people|professionals|experts|engineers|farmers|neighbou?rs|locals|tourists|beginners|companies|homeowners|founders|gamers|runners|in their|\\d0s|who)\\b|\\b(?:in their \\d0s|aged|\\d\\d ?(?:-|to) ?\\d\\d|over \\d0|under \\d0)\\b|\\b(?:audience|targeting|customers are|for (?:women|men|moms|parents|kids|teens|students|seniors|families|people))\\b",
  },
  "flyer-facts": {
    label: "Facts",
    question: "What, when and where, and what does it cost?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:lost|missing|stolen|found)\\b",
        label: "Looks, where last seen",
        question: "What does it look like, and where was it last seen?",
      },
      { when: "\\babout (?!my\\b|our\\b)\\p{L}+", question: "What must people know?" },
      {
        when: "\\b(?:services?|business|shop|salon|studio|guest ?house|b&b|hotel|caf[eé]|restaurant|baby ?sitt\\p{L}*|clean\\p{L}*|garden\\p{L}*|iron\\p{L}*|lessons?|tutor\\p{L}*|walk\\p{L}*|groom\\p{L}*|repair\\p{L}*|massage|plumb\\p{L}*)\\b",
        label: "Offer, place and price",
        question: "What do you offer, where, and at what price?",
      },
    ],
    said: `${date}|${amount}|\\b(?:free (?:entry|entrance|admission)|address|street|from \\d|\\d+ (?:to|-|till) \\d+|at the (?:town|village|school|church|community|park|library)|every (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday))\\b|${more}|\\d ?(?:am|pm|o'clock)\\b|\\b(?:on|this|next) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)\\b|\\b\\d{1,2}(?:st|nd|rd|th)\\b|[$€£]\\s?\\d|:.{25}`,
  },
  "flyer-who-where": {
    label: "Where people see it",
    question: "Where will people see it?",
    suggestions: [
      "in their mailbox",
      "on walls or poles",
      "handed out in person",
      "at a counter or entrance",
    ],
    said: "\\b(?:lost|missing|stolen)\\b|\\b(?:parents|seniors|kids|families|teens|people|women|men|dog owners|passers-?by|shoppers|locals|commuters|tourists|beginners|everyone|village|neighbou?rhood|letter ?boxes|mailboxes|handed out|hand out|pinned|notice ?board|shop window|school|church|library|supermarket|gym|cafe|street|doors?|counter|lamp ?posts?|campus|station)\\b(?! (?:sale|play|flyer|poster|event|opening|band|fair|party|picnic|camp|bake))|\\b(?:neighbou?rs|parents|students|customers|guests|patients|tourists|members|visitors|residents)\\b",
  },
  "flyer-action": {
    label: "What readers should do",
    question: "What should readers do?",
    suggestions: ["just come by", "call us", "sign up on our website", "scan the code"],
    said: `\\b(?:lost|missing|stolen)\\b|\\babout (?!my\\b|our\\b)\\p{L}+|\\b(?:just (?:come|show|turn)|drop (?:by|in|off)|text|e-?mail|ring|phone|scan|qr|website|tickets?|book|sign(?:ing)? up|bring|reserve|message|link)\\b|\\b0\\d{3,}|@|\\bwww\\b|${actionSaid}|\\bcall\\b|\\bcontact\\b|\\bcome\\b`,
  },
  "post-news": {
    label: "What I want to say",
    question: "What is new, or what do you want to say exactly?",
    suggestions: [],
    said: `\\babout (?:[\\p{L}'-]+ ){3,}[\\p{L}'-]+|${more}|\\b(?:finish(?:ed|ing)|start(?:ed|ing)|launch(?:ed|ing)|open(?:ed|ing|s)|hiring|promot(?:ed|ion)|passed|won|winning|got|getting|lost|missing|graduat\\p{L}+|leaving|joining|moved|moving|selling|closing|turned|survived|learned|learnt|after \\d+|why (?:i|we)|thank(?:ing)?|today|tomorrow|tonight)\\b(?! (?:post|job|business|restaurant|product))|\\b(?:that (?:i|we)|because|how (?:i|we)|announcing|saying|i (?:got|started|finished|passed|learned|left|was|am)|we (?:got|won|opened|launched|are)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday))\\b|:.{20}`,
  },
  "post-readers": {
    label: "What readers should do",
    question: "What should people do after reading it?",
    suggestions: ["come by", "comment", "write to me", "share it"],
    cases: [
      {
        when: "\\b(?:lost|found|missing|stolen)\\b",
        suggestions: ["call me", "share it", "keep an eye out"],
      },
      {
        when: "\\blinked ?in\\b",
        question: "What should people do after reading it?",
        suggestions: ["message me", "comment", "call me about work", "nothing, just know it"],
      },
      {
        when: "\\b(?:shop|store|bakery|cafe|caf[eé]|restaurant|salon|sale|discount|market|stall|b&b|brewery|studio|opening|closed|reopen\\p{L}*|business|farm)\\b",
        suggestions: ["come by", "order", "comment", "share it"],
      },
      {
        when: "\\b(?:club|choir|team|church|school|charity|fundraiser|volunteers?|concert|match|event|festival)\\b",
        suggestions: ["come along", "sign up", "share it", "donate"],
      },
      {
        when: "\\b(?:selling|for sale|give away|free to)\\b",
        suggestions: ["message me", "come and see it", "share it"],
      },
      {
        when: "\\b(?:my|i|we|our)\\b",
        suggestions: ["comment", "share it", "write to me", "nothing, just read it"],
      },
    ],
    said: `\\bthank(?:s|ing)?\\b|\\b(?:comment|comments|react|share|shares|like it|come by|come to|write to me|call|contact|message me|help (?:me|us)|should|reach|find|sign|join|vote|look out|buy|order|tickets|hir(?:e|ing)|link|asking|ask for|looking for)\\b|${actionSaid}`,
  },
  "post-voice": {
    label: "How I write",
    question: "How do you write?",
    suggestions: ["plain, no emoji", "warm, a few emoji", "dry humor, short", "proud but modest"],
    cases: [
      {
        when: "\\blinked ?in\\b",
        suggestions: [
          "plain, no emoji",
          "proud but modest",
          "a bit of humor",
          "warm, thanking others",
        ],
      },
    ],
    said: "\\b(?:lost|missing|stolen)\\b|\\b(?:plain|dry|proud|modest|honest|simple|authentic|personal|not (?:too|so|cringe|braggy|salesy)|no (?:emojis?|hashtags?|fluff|buzzwords|cringe|jargon)|cringe|brag\\p{L}*|playful|chatty|excited|inspirational|grateful|thankful|long|brief|emotional|light|conversational|first person|sound like|angry|calm|polite)\\b|\\b(?:funny|humorous|casual|formal|professional|serious|witty|warm|emojis?|hashtags?|friendly|sarcastic|humble|inspiring|catchy|short|tone)\\b",
  },
} as const satisfies Readonly<Record<string, Need>>;
