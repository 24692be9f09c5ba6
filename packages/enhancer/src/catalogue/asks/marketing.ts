import type { Ask } from "../ask.ts";

/** Work on a text that is there already, a search, or the making of software. */
const handled =
  "^(?:hi,? |hello,? )?i(?:'m| am) (?:writing|making|trying to)\\b|^(?:\\S+ ){0,3}?(?:analy[sz]e|explain|rate|critique|review|summari[sz]e|translate|proofread|edit|improve|polish|rewrite|rephrase|paraphrase|shorten|fix|check|correct|finish|read|reply to|respond to|comment on|feedback on|block|remove|stop|skip|delete|schedule|classify|scrape|download) (?:(?:me|up|on) )?(?:my|this|the|that|these|those|a|an|all|some|your|following|given)\\b|\\b(?:html|css|javascript|typescript|react|python|php|tailwind|wordpress plugin|api|bash|sql)\\b";

const not = (more: string): string => `${handled}|${more}`;

/** Posts, advertisements and texts that sell. */
export const marketingAsks: readonly Ask[] = [
  {
    id: "marketing.hashtags",
    forms: [{ thing: "hash ?tags?" }],
    not: not(
      "\\bwhat (?:is|are)\\b|\\bcaptions? (?:and|with|\\+|&)\\b|\\bpost (?:and|with)\\b|\\bhow (?:do|to)\\b",
    ),
    needs: ["hashtag-post", "hashtag-platform"],
    advice: { professional: ["hashtag-specific"], concise: ["hashtag-specific-short"] },
  },
  {
    id: "marketing.slogan",
    forms: [
      { thing: "slogans?|taglines?|tag lines?|catch ?phrases?|mottos?|mottoes|strap ?lines?" },
    ],
    not: not(
      "\\b(?:famous|best slogans|slogans of|slogan of|nike|coca|what (?:is|was)|motto of|state motto)\\b",
    ),
    needs: ["offer-what", "slogan-feel"],
    advice: {
      professional: ["slogan-not-theirs"],
      concise: ["slogan-not-theirs-short"],
    },
  },
  {
    id: "marketing.caption",
    forms: [
      {
        thing:
          "(?:(?:instagram|insta|ig|facebook|fb|tiktok|photo|picture|selfie|reel|post|birthday|travel|wedding|vacation|gym|graduation) )*captions?(?: ideas?)?",
      },
    ],
    not: not(
      "\\b(?:closed captions?|subtitles?|alt text|image captioning|model|figure captions?|latex|turn on|auto[- ]?captions?|live captions?|cartoon caption contest|premiere|capcut)\\b",
    ),
    needs: ["caption-picture", "caption-voice"],
    advice: { professional: ["caption-beyond-picture"], concise: ["caption-beyond-picture-short"] },
  },
  {
    id: "marketing.bio",
    forms: [
      {
        thing:
          "(?:(?:instagram|insta|ig|tiktok|twitter|x|facebook|social media|business|company|artist|band|author|speaker|professional|short|etsy|youtube|channel|website|profile|staff|team|conference|third person|podcast) )*bios?|(?:youtube )?channel descriptions?|(?:about (?:me|us)) (?:pages?|sections?|texts?|paragraph)",
      },
    ],
    not: not(
      "\\b(?:linkedin|tinder|bumble|hinge|dating|grindr|bio(?:logy|chem)\\p{L}*|bio of (?!me\\b|my|our)|bio (?:homework|exam|class|test|notes)|ap bio|link in bio|how to|github|discord bot|hugging)\\b",
    ),
    needs: ["bio-who", "bio-special", "bio-action"],
    advice: { professional: ["bio-own-facts"], concise: ["bio-own-facts-short"] },
  },
  {
    id: "marketing.cold-mail",
    forms: [
      { thing: "sales (?:e-?mails?|letters?|messages?)(?: templates?)?" },
      {
        thing:
          "cold[- ]?(?:outreach )?(?:e-?mails?|messages?|dms?|pitch(?:es)?)(?: (?:sequences?|templates?))?|(?:cold |sales |linkedin )?outreach (?:e-?mails?|messages?|dms?)",
      },
    ],
    not: not(
      "\\b(?:job|recruiters?|hiring|internships?|professors?|phd|labs?|subject lines?|what (?:is|are)|software|tools?|warm ?up|spam|open rates?)\\b",
    ),
    needs: ["cold-whom", "cold-offer", "offer-action"],
    advice: {
      professional: ["cold-about-them", "cold-one-request"],
      concise: ["cold-about-them-short"],
    },
  },
  {
    id: "marketing.used-ad",
    forms: [
      {
        thing:
          "(?:(?:ebay|facebook|fb|marketplace|gumtree|online|classified|for sale|short) )*(?:ads?|adverts?|advertisements?|listings?|posts?)(?= (?:for|to sell|selling) (?:my|our) (?:late )?(?:nan|gran|granny|grandma|grandad|grandpa|mum|mom|dad|uncle|aunt|son|daughter|brother|sister)['’]?s (?!(?:birthday|wedding|party|shop|business|company|band|class|lessons|service|bakery|salon)\\b)\\p{L}+)",
      },
      {
        thing:
          "(?:(?:ebay|facebook|fb|marketplace|craigslist|vinted|gumtree|depop|poshmark|kijiji|etsy|online|classified|for sale|sale|sales|short) )*(?:ads?|adverts?|advertisements?|listings?|posts?|descriptions?|copy|text)(?= (?:for|of|to sell|selling) (?:(?:my|our|an?|the|some|this) )?(?:[\\p{L}\\d'-]+ ){0,3}?(?:used|second[- ]?hand|old|vintage|pre[- ]?owned|preloved|worn|antique)\\b(?! \\p{L}+ (?:shop|store|dealer\\p{L}*|market)|[- ](?:fashioned|school)| (?:book|furniture|clothes|clothing|car|record)?(?:shop|store|dealer\\p{L}*)| town))",
      },
      {
        thing:
          "(?:used|second[- ]?hand|for[- ]sale) (?:\\p{L}+ ){0,2}?(?:ads?|adverts?|advertisements?|listings?)|(?:ads?|adverts?|advertisements?|listings?|posts?)(?= to sell (?:my|our) )",
      },
    ],
    not: not("\\b(?:business|company|shop|agency|dealership|campaign|google ads)\\b"),
    needs: ["sell-what", "ad-handover"],
  },
  {
    id: "marketing.home-ad",
    forms: [
      {
        thing:
          "(?:(?:airbnb|facebook|fb|craigslist|gumtree|spareroom|online|short) )*(?:ads?|adverts?|advertisements?|listings?|posts?|descriptions?)(?= (?:for|of|to (?:let|rent(?: out)?|find|sell)) (?:(?:my|our|an?|the) )?(?:[\\p{L}\\d'-]+ ){0,2}?(?:room|flat|apartment|studio|bedsit|granny flat|annexe|house|cottage|cabin|holiday let|condo|lodger|flat ?mate|room ?mate|house ?mate|tenant|sublet)\\b(?! (?:clean\\p{L}*|paint\\p{L}*|service|sitt\\p{L}*|plants?|party|keep\\p{L}*)))",
      },
      {
        thing:
          "(?:(?:spare|single|double) )?(?:room|flat|apartment|house|lodger|flat ?mate|room ?mate|house ?mate|flat ?share|sublet|airbnb|real estate|property|rental|holiday let)(?: (?:to (?:let|rent)|for (?:rent|sale)|wanted))?[- ]+(?:ads?|adverts?|advertisements?|listings?(?: descriptions?)?)",
      },
    ],
    not: not(
      "^(?:given|based|using|take|use)\\b|\\b(?:extract\\p{L}*|agency|agents?|data ?base|schema|scrap\\p{L}*|prices|find me|search|near me|website|app|google ads)\\b",
    ),
    needs: ["home-ad-facts", "home-ad-best", "home-ad-who"],
  },
  {
    id: "marketing.product-description",
    forms: [
      {
        thing:
          "(?:product|item|amazon|etsy|ebay|shopify|etsy shop|package|service) (?:descriptions?|copy)|(?:etsy|amazon|ebay|shopify|facebook marketplace|marketplace|craigslist|vinted|poshmark|depop|product)[- ]+(?:listings?|listing descriptions?|posts?|titles?|ads?)|listing descriptions?",
      },
      {
        thing:
          "descriptions? (?:for|of) (?:a|an|my|our|the) (?:\\S+ ){0,3}?(?:product|shop|etsy|candles?|soaps?|jewel\\p{L}+|necklace|earrings|t-?shirts?|mugs?|stickers?|couch|sofa|car|listing)\\b.*",
      },
    ],
    not: not(
      "^(?:take|using|use|given|based)\\b|\\b(?:menu items?|dish(?:es)?|job|find|prices?|attributes|caption|scrap\\p{L}*|image|photo|database|schema|car insurance|stable diffusion|midjourney)\\b",
    ),
    needs: ["product-facts", "product-buyer", "product-where"],
    advice: {
      professional: ["marketing-only-true", "product-doubt"],
      concise: ["marketing-only-true-short"],
    },
  },
  {
    id: "marketing.seo-text",
    forms: [
      {
        thing:
          "(?:seo|meta|page|etsy|youtube)[- ]+(?:titles?|descriptions?|tags?)(?: and descriptions?)?|seo (?:texts?|content|copy)|title tags?",
      },
    ],
    not: not(
      "\\b(?:what (?:is|are)|title tag in|tools?|jobs?|resume|cv|page titles? in|job titles?)\\b",
    ),
    needs: ["seo-page", "seo-searches"],
  },
  {
    id: "marketing.seo",
    forms: [
      {
        thing:
          "(?:seo |search )?(?:keyword|keywords) (?:ideas|lists?|research)|seo keywords?|keywords? for (?:my|our) .*|seo (?:tips|ideas|checklists?|plans?)",
      },
      {
        opens:
          "(?:how (?:do|can) (?:i|we)|how to|help me) (?:rank (?:higher|better|my|on google)|improve (?:my |our |the )?(?:\\p{L}+'?s? )?seo|show up on google|get (?:found|ranked) on google)",
      },
      {
        is: "(?:local )?seo (?:for )?(?:my |our |an? )?(?:small |local |new |online )*(?:florist|dentist|plumber|electrician|bakery|restaurant|caf[eé]|salon|hairdresser|barber|lawyer|photographer|shop|store|blog|web ?site|etsy|shopify|wordpress|gym|hotel|vet|builder|startup)(?: (?!(?:jobs?|course|tools?|agency|salary|plugin)\\b).{2,40})?",
      },
    ],
    not: "\\b(?:what (?:is|are)|tools?|jobs?|resume|cv|reserved keywords?|static keyword)\\b|\\b(?:html|react|java|python|tag in)\\b",
    needs: ["seo-page", "seo-searches", "seo-region"],
    advice: { professional: ["seo-no-made-up-volumes"], concise: ["seo-no-made-up-volumes-short"] },
  },
  {
    id: "marketing.page-text",
    forms: [
      {
        thing:
          "(?:landing page|home ?page|website|web ?site|web|sales page|pricing page|about page|services page|app store|checkout|hero|product page) (?:texts?|copy|content|copywriting|headlines?|descriptions?|wording)|sales (?:letters?|copy)|value propositions?",
      },
      {
        thing:
          "(?:texts?|copy|headlines?|wording|content) (?:for|on) (?:my|our|the|a|an) (?:\\S+ ){0,4}?(?:landing page|home ?page|web ?site|sales page|app|pricing page|about page)\\b.*",
      },
    ],
    not: not(
      "\\b(?:scraping|scraper|copy of|clone|copy (?:the )?text|download|extract|crawl|lorem|blocked|management|content-length|privacy|terms)\\b",
    ),
    needs: ["page-offer", "offer-action", "page-blocks"],
    advice: {
      professional: ["marketing-only-true", "page-plain-words"],
      concise: ["page-plain-words-short"],
    },
  },
  {
    id: "marketing.faq",
    forms: [
      {
        thing:
          "(?:faqs?|frequently asked questions|q ?& ?a)(?: (?:page|section|list|text|answers|entries))?(?: (?:for|of|on|about) .*)?",
      },
    ],
    not: not(
      "\\b(?:schema|accordion|chatbot|bot|what is|what are|the faq|faq says|react|component|wedding)\\b|\\babout (?!my\\b|our\\b|us\\b)",
    ),
    needs: ["faq-offer", "faq-asked", "faq-sound"],
    advice: {
      professional: ["faq-own-words", "faq-gaps"],
      concise: ["faq-short"],
    },
  },
  {
    id: "marketing.email-campaign",
    forms: [
      {
        thing:
          "(?:marketing|promotional|promo|promotion|launch|black friday|re-?engagement|win-?back|nurture|drip|holiday|discount|welcome|abandoned cart|newsletter) (?:e-?mail (?:campaigns?|sequences?|series|flows?))|(?:marketing|promotional|promo|promotion) e-?mails?|(?:marketing|promotional|promo|promotion|launch|black friday|re-?engagement|win-?back|nurture|drip|holiday|discount) (?:e-?mail (?:campaigns?|sequences?|series|flows?|text|copy))|e-?mail (?:campaigns?|sequences?|marketing campaigns?|series|funnels?|blasts?|drip campaigns?|marketing)|sms (?:campaigns?|blasts?)",
      },
    ],
    not: not(
      "\\b(?:unsubscribe|mailchimp|software|tools?|spam filter|gmail|outlook|welcome email to (?:a |my |our )?new (?:employee|hire|team)|new hires?|employees?|best (?:time|email)|what is|job|application|resign\\p{L}*|professor|interview|internship)\\b",
    ),
    needs: ["campaign-offer", "campaign-list", "offer-action"],
    advice: {
      professional: ["campaign-one-goal", "marketing-only-true"],
      concise: ["campaign-one-goal-short"],
    },
  },
  {
    id: "marketing.subject-lines",
    forms: [{ thing: "(?:(?:e-?mail|newsletter|catchy) )*subject lines?" }],
    not: not("\\b(?:what is|how long)\\b"),
    needs: ["subject-mail", "campaign-list"],
    advice: { professional: ["subject-says-it"] },
  },
  {
    id: "marketing.video-script",
    forms: [
      {
        thing:
          "scripts?(?= (?:for|of) (?:(?:a|an|my|our|the) )?(?:(?!about|on|play)\\S+ ){0,3}?(?:youtube|tiktok|video|reel|vlog|short|documentary|podcast episode)s?\\b)",
      },

      {
        thing:
          "(?:youtube|tiktok|tik tok|reels?|instagram|shorts?|video|explainer|promo|promotional|ad|commercial|vlog|tutorial|ugc|advert\\p{L}*|product|animation|animated|webinar|training)(?: (?:video|reel|shorts?|explainer|ad|commercial))* scripts?|scripts? (?:for|of) (?:a|an|my|our|the) (?:\\S+ ){0,6}?(?:videos?|reels?|shorts?|tiktoks?|commercials?|vlogs?|youtube)\\b.*",
      },
      { thing: "(?:youtube|tiktok|video|reel)(?: video)? (?:hooks?|intros?|outros?)" },
    ],
    not: not(
      "\\b(?:download\\p{L}*|ffmpeg|powershell|shell|yt-dlp|automate|bot|userscript|tampermonkey|after effects|blender|sales call|music video)\\b",
    ),
    needs: ["video-message", "video-length-place", "video-on-screen"],
    advice: { professional: ["video-said-seen"], concise: ["video-first-sentence"] },
  },
  {
    id: "marketing.content-ideas",
    forms: [
      {
        thing:
          "(?:content|(?:blog|social media|instagram|facebook|linkedin|tiktok|youtube|video|reels?|shorts?|podcast|newsletter|twitter|x|pinterest|insta|ig|vlog|channel|live ?stream|twitch)(?: (?:post|posts|content|video|videos|reel|story|stories|episode|topic|channel|short|shorts|live))?|blog ?post|marketing|promotion|ad|campaign)[- ]+(?:ideas?|topics?|calendars?|themes?)|(?:ideas|topics) (?:for|to post on) (?:(?:my|our|a|an|the|new) )?(?:\\S+ ){0,3}?(?:posts?|blogs?|videos?|channel|reels?|podcasts?|youtube|tiktoks?|instagram|newsletter|social media|content)\\b.*|(?:content|editorial|posting) (?:calendars?|schedules?)",
      },
      {
        opens:
          "what (?:should|can|do|could) (?:i|we) (?:post|tweet|blog about|make videos? about|film|write on my blog)",
      },
    ],
    not: not("\\b(?:names?|what is|keywords?|dnd|d&d|gift|lesson|thumbnail design|logo)\\b"),
    needs: ["content-topic", "content-effort", "content-worked"],
    advice: {
      professional: ["content-title-and-start"],
      concise: ["content-title-and-start-short"],
    },
  },
  {
    id: "marketing.strategy",
    forms: [
      {
        opens:
          "(?:how (?:do|can|should|to|could) ?(?:i |we )?|where (?:can|do|should) (?:i|we) |help me )(?:best )?sell (?:my|our) (?:own )?(?:[\\p{L}-]+ ){0,2}?(?:paintings?|art|pottery|pots|honey|eggs|jewell?ery|crafts|photos|photographs|candles|soaps?|knitting|quilts|cakes|jam|vegetables|veg|flowers|plants|books|songs|music|beats|cheese|lambs?|wool|furniture|prints|designs|courses|services|lessons)(?!\\p{L})",
      },

      {
        opens:
          "(?:how (?:do|can|should|would|could) (?:i|we)|how to|ways to|best way to|help me) (?:get|attract|bring|find|reach|win|draw|fill|pull)(?: in)? (?:(?:more|new|enough|some|my first|younger|paying) )*(?:people|students|members|players|guests|visitors|attendees|locals|tourists|bookings|pupils|singers|volunteers|shoppers|diners|riders|participants|commissions|gigs|sign-?ups|donations|tables|seats)(?: (?:in|into|to|for|at|on|come to|through))?(?: (?:come|sign up|join|book|buy|visit|go))?(?: (?:to|for|in|at|up for))? (?:my|our|the|a) (?!house|place|party|wedding|birthday|side|life|dungeon|(?:[\\p{L}]+ )?(?:server|clan|guild|game|world|realm))(?:[\\p{L}'-]+ ){0,3}?\\p{L}+",
      },
      {
        opens:
          "(?:fill|sell out|promote) (?:my|our) (?:[\\p{L}'-]+ ){0,2}?(?:class|classes|course|workshop|retreat|show|concert|gig|stall|shop|cafe|restaurant|b&b|market|event|club)",
      },

      {
        thing:
          "(?:marketing|social media|content|advertising|ad|brand|branding|launch|instagram|tiktok|youtube|digital marketing|promotion|promotional|go[- ]to[- ]market|seo|facebook|linkedin|growth|influencer) (?:plans?|strateg(?:y|ies)|campaigns?)|gtm (?:plan|strategy)",
      },
      {
        opens:
          "(?:how (?:do|can|should|would|could) (?:i|we)|how to|ways to|best way to|help me) (?:better )?(?:(?:promote|market|advertise) (?:my|our|a|an)|get (?:more |new |my first )?(?:\\d+ )?(?:\\p{L}+ )?(?:followers|customers|clients|subscribers|subs|views|sales|likes|users|traffic|orders|reviews)|grow (?:my|our|an?) (?:\\p{L}+ )?(?:instagram|tiktok|youtube|channel|audience|following|newsletter|page|account|twitter|email list|linkedin|podcast))",
      },
      { opens: "(?:promote|market|advertise) (?:my|our)" },
    ],
    not: not(
      "\\bcontent (?:plan|calendar)\\b|\\b(?:what (?:is|are|was)|d&d|dnd|election|presidential|career|manager|job|bulb|stock market|farmers market|bots?|fake|buy followers|phishing)\\b",
    ),
    needs: ["strategy-business", "strategy-means", "strategy-tried"],
    advice: {
      professional: ["strategy-cheapest-test"],
      concise: ["strategy-cheapest-test-short"],
      expert: ["strategy-stop-rule"],
    },
  },
  {
    id: "marketing.brand-voice",
    forms: [
      {
        thing:
          "brand (?:voice|tone|guidelines?|guide|style guide|identity|personality|voice guidelines?|voice guide|book|messaging|positioning|stor(?:y|ies)|statement)|tone of voice(?: guide(?:lines?)?)?|positioning statements?|mission statements?|vision statements?|company (?:values|mission)|mission and vision(?: statements?)?",
      },
    ],
    not: not(
      "\\b(?:what (?:is|are)|google's|apple's|nike's|example of|class(?:room)?|personal|my life)\\b",
    ),
    needs: ["brand-business", "brand-not", "brand-people"],
    advice: { professional: ["brand-not-theirs"], concise: ["brand-not-theirs-short"] },
  },
  {
    id: "marketing.flyer",
    forms: [
      {
        thing:
          "(?:flyers?|fliers?|leaflets?|brochures?|pamphlets?)(?: texts?| copy| wording| content)?|hand ?outs?(?= for my (?:shop|business|event))",
      },
    ],
    not: not(
      "\\b(?:patient (?:leaflets?|information)|insulin|miles|design|image|picture|frequent|drone|canva|indesign|print(?:ing)?|size|radio flyer|template|draw|midjourney|travel brochures? for (?:school|class))\\b",
    ),
    needs: ["flyer-facts", "flyer-who-where", "flyer-action"],
    advice: {
      professional: ["flyer-headline-and-facts"],
      concise: ["flyer-headline-and-facts-short"],
    },
  },
  {
    id: "marketing.ad",
    forms: [
      {
        thing:
          "(?:(?:google|facebook|fb|instagram|insta|tiktok|linkedin|youtube|radio|print|newspaper|tv|magazine|online|display|search|video|podcast|short|text|sponsored|local|classified) )*(?:ads?|adverts?|advertisements?|advertizements?|commercials?)(?: (?:copy|text|headlines?|wording))?|ad ?copy|advertising (?:copy|text)|promo(?:tional)? (?:text|copy|message|blurb)s?|marketing (?:copy|text|message|blurb)s?",
      },
    ],
    not: not(
      "(?:ads?|adverts?|advertisements?) (?:for|to find|looking for|seeking) (?:an? |our |some |new |two |\\d )*(?:part[- ]?time |full[- ]?time |weekend |summer |saturday |experienced |new |temporary )*(?:bar ?maids?|bar ?staff|bartenders?|wait(?:er|ress|ing staff|ers)|chefs?|cooks?|cleaners?|drivers?|nann(?:y|ies)|carers?|nurses?|assistants?|apprentices?|trainees?|volunteers?|baby ?sitters?|receptionists?|secretar(?:y|ies)|groom|stable hand|farm ?hands?|gardeners?|tutors?|teachers?|builders?|carpenters?|mechanics?|hairdressers?|barbers?|treasurer|organist|singers?|drummer|bass player|players?|helpers?|pickers?|staff|au pair|manager|engineer|developer)(?! (?:service|lessons?|business|app|software|course|jobs? (?:board|site))\\b)|\\b(?:job|hiring|vacancy|want ad|ad ?blocks?|blockers?|adblock|why (?:do|am|are)|ads? (?:in|on|from) (?:my|chrome|windows|spotify|gmail)|remove|removing|without ads|image|design|midjourney|best super bowl|favou?rite|(?:take|use|read|about|see) the ad|wanted|congratulat\\p{L}*|anniversary|birth|engagement|in memoriam|obituary|commercial (?:lease|property|real estate|use)|ad hoc|targeted|get rid|see|seeing|classified as)\\b",
    ),
    needs: ["offer-what", "offer-buyer", "offer-action"],
    advice: {
      professional: ["ad-one-message", "marketing-only-true"],
      concise: ["ad-one-message-short"],
    },
  },
  {
    id: "marketing.social-post",
    forms: [
      {
        thing:
          "(?:(?:linkedin|linked in|facebook|fb|instagram|insta|ig|twitter|x|reddit|threads|tiktok|mastodon|bluesky|social media|social|nextdoor|whatsapp status|pinterest) )(?:posts?|threads?|updates?|announcements?|stor(?:y|ies)|copy|text|status|content|carousels?)|tweets?|twitter threads?|(?:whatsapp|facebook) status|posts? (?:for|on) (?:my |our |the )?(?:\\S+ ){0,3}?(?:linkedin|facebook|instagram|insta|twitter|reddit|threads|x|tiktok|social media)\\b.*",
      },
      { opens: "tweet about" },
      {
        is: "(?:please |can you )?(?:write|draft|make|create)(?: me)? an? (?:short |funny |nice |quick )?post (?:about|announcing|to announce|saying) .{3,120}",
      },
    ],
    not: not(
      "^tweet:|\\b(?:sentiment|find (?:the|my|all|that|posts?|tweets?)|embed|delete|ideas?|how (?:do|to)|best time|who (?:liked|viewed)|algorithm|saved?|tweets? (?:by|from)|categori[sz]e|bot|elon|download)\\b",
    ),
    needs: ["post-news", "post-readers", "post-voice"],
    advice: {
      professional: ["post-concrete-first", "post-no-invented"],
      concise: ["post-concrete-first-short"],
    },
  },
];
