import type { Need } from "../ask.ts";

/** What it does, or when it does it; not since when alone. */
const happens =
  "\\b(?:after|when(?:ever)? (?:i|it|my|we|you)|every time|only (?:when|on|in|at)|error (?:code|message)|says|it shows|shows|all the time|sometimes|randomly|constantly|now and then|once in a while|every (?:day|few|\\d+|evening|morning|night)|as soon as|right away|immediately|stopped)\\b";
const tried =
  "\\btried\\b|\\balready\\b|\\b(?:re)?installed\\b|\\brestarted\\b|\\brebooted\\b|\\beven after\\b|\\breset\\b|\\b(?:un|re)plugged\\b|\\bupdated (?:everything|it|the|all|drivers?|windows|ios)\\b|\\bturn(?:ed|ing) it off\\b|\\b(?:doesn'?t|didn'?t|not|won'?t|hasn'?t) help|\\bno luck\\b|\\bnothing (?:works|worked|helps|helped|yet)\\b|\\bnew (?:cable|charger|batter(?:y|ies)|driver)\\b|\\b(?:other|another|different) (?:cable|charger|phone|headphones|browser|pc|laptop|port)\\b|\\b(?:cleared|deleted) (?:the |my )?(?:cache|cookies|app)\\b|\\bhaven'?t (?:tried|done)\\b";
const age =
  "\\b\\d+[- ]?(?:years?|yrs?|months?|yo)\\b(?:[- ]old)?|\\b(?:one|two|three|four|five|six|seven|eight|ten)[- ]years?\\b|\\bbrand new\\b|\\b20[012]\\d\\b|\\b(?:bought|got) (?:it )?(?:last|in|new|used|this|second)\\b|\\b(?:very|really|pretty|quite) (?:old|new)\\b";
const money =
  "[$€£]\\s?\\d|\\b\\d+ ?(?:dollars?|bucks|euros?|pounds?|usd|eur|gbp)\\b|\\bbudget\\b|\\bcheap\\b|\\bfree\\b|\\b(?:under|max(?:imum)?|up to|at most|no more than) \\d+";

/** What help with phones, computers, programs and accounts turns on. */
export const devicesNeeds = {
  "device-model": {
    label: "Model and age",
    question: "Which model is it, and how old?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:chrome|firefox|browser|windows)\\b",
        label: "Age of the device",
        question: "How old is the computer or phone?",
        suggestions: ["bought this year", "about 3 years old", "older than 5 years"],
      },
    ],
    said: `\\biphone (?:\\d+|se|x\\p{L}*)\\b|\\bgalaxy (?:s|a|note|z)\\p{L}* ?\\d+|\\bpixel \\d|\\b(?:m[1-4]|intel) \\b|\\b(?:thinkpad|xps|inspiron|pavilion|ideapad|zenbook|vivobook|surface|quest \\d)\\b|\\bps[345]\\b|\\b\\d+ years? old\\b|\\b20[12]\\d\\b|\\bbrand new\\b|${age}|\\biphone ?(?:\\d+|se|x\\p{L}*|pro|mini)\\b|\\b(?:samsung|galaxy)? ?[sa]\\d{1,2}\\b|\\b(?:lenovo|dell|hp|asus|acer|msi|toshiba|alienware|razer|huawei|xiaomi|redmi|oneplus|motorola|moto|nokia|fairphone|sony|lg|oppo|realme|legion|rog|macbook (?:air|pro)|chromebook|pixel|nintendo|switch|xbox (?:one|series)|steam deck|kindle|fitbit|garmin)\\b`,
  },
  "trouble-happens": {
    label: "What happens",
    question: "What exactly happens?",
    suggestions: [
      "nothing at all",
      "it works only now and then",
      "it stops after a while",
      "a message comes up",
    ],
    cases: [
      {
        when: "\\b(?:connect\\p{L}*|wifi|wi-fi|bluetooth|network|internet|hotspot)\\b",
        suggestions: [
          "it isn't found",
          "it asks for a login",
          "connects, but no internet",
          "drops every few minutes",
        ],
      },
      {
        when: "\\b(?:screen|display|touch|picture)\\b",
        suggestions: ["it stays black", "it flickers", "lines or spots", "touch doesn't react"],
      },
      {
        when: "\\b(?:sound|speakers?|microphone|mic|audio|headphones)\\b",
        suggestions: ["no sound at all", "crackling", "only on one side", "much too quiet"],
      },
    ],
    said: `\\b(?:frozen|stuck) (?:on|at|in)\\b|\\bdrift(?:s|ing)?\\b|\\b(?:stick|joy-?con) drift\\b|${happens}|\\b(?:flash\\p{L}*|blink\\p{L}*|crackl\\p{L}*|freez\\p{L}*|cuts? out|some keys|one side|left|right|half|spill\\p{L}*|black|green|lines|pairs|then|but)\\b|\\bonly (?:sound|picture)\\b|\\b(?:buzz\\p{L}*|hum(?:s|ming)?)\\b`,
  },
  "trouble-tried": {
    label: "Tried so far",
    question: "What have you tried already?",
    suggestions: ["nothing yet", "restarted it", "updated everything", "reinstalled it"],
    said: `\\btried\\b|\\balready\\b|\\breinstalled\\b|\\brestarted\\b|\\brebooted\\b|\\beven after\\b|${tried}`,
  },
  "app-happens": {
    label: "What happens",
    question: "What exactly does it do?",
    suggestions: [
      "it closes right away",
      "it shows an error message",
      "nothing happens",
      "it hangs while loading",
    ],
    said: `\\bask(?:s|ing) (?:me )?(?:for )?(?:my |the |a )?(?:pass ?words?|log ?in)|${happens}|\\b(?:crash(?:es)? (?:right|after|when|on)|closes?|close itself|freez\\p{L}*|black screen|white screen|blank|spinning|loading screen|keeps loading|message|code|nothing happens|flash(?:es)?|stuck|not responding)\\b|\\bno (?:sound|voice|picture)\\b|\\bkeeps logging\\b`,
  },
  "howto-where": {
    label: "Device",
    question: "On which device?",
    suggestions: ["iPhone", "Android phone", "Windows 11", "Mac"],
    cases: [
      {
        when: "\\b(?:minecraft|mods?|steam|fortnite|roblox|sims)\\b",
        suggestions: ["a Windows PC", "a Mac", "a console", "a phone or tablet"],
      },
      {
        when: "\\b(?:word|powerpoint|outlook|onenote|office)\\b",
        question: "On which device?",
        suggestions: ["Windows", "Mac", "in the browser", "on my phone"],
      },
      {
        when: "\\b(?:ram|ssd|graphics card|gpu|bios|drivers?|graphics)\\b",
        question: "Which computer is it, exactly?",
        suggestions: [],
      },
    ],
    said: "\\b(?:i ?phone|i ?pad|ios|android|samsung|pixel|windows|mac(?:book| ?os)?|imac|chromebook|ubuntu|linux|tv|roku|xbox|ps[345]|switch|apple watch|in (?:the|my) browser|desktop|laptop|pc)\\b|\\b(?:win ?1[01]|s2\\d|galaxy|google pixel|oneplus|xiaomi|tablet|fire ?stick|kindle|steam deck|nintendo|playstation|desktop)\\b",
  },
  "install-stuck": {
    label: "How far I got",
    question: "How far did you get?",
    suggestions: [
      "not started yet",
      "it won't download",
      "it asks for permission",
      "installed, but won't open",
    ],
    cases: [
      {
        when: "\\b(?:uninstall|update)\\b",
        suggestions: ["not started yet", "an error message", "nothing happens"],
      },
    ],
    said: "\\b(?:error|stuck|won'?t|tried|says|fails?)\\b|\\b(?:but|can'?t|cannot|doesn'?t|didn'?t|stops?|nothing happens|asks?|at \\d+ ?%|already (?:installed|downloaded|have)|downloaded|installed|step|not started|never done|first time|where do i start|permission|greyed)\\b|\\b(?:ram|ssd|graphics card|gpu)\\b",
  },
  "scam-text": {
    label: "What it says",
    question: "What does it say, and who is it from?",
    suggestions: [],
    said: 'https?:|www\\.|:\\s*\\S.{20}|["“].{20}|\\b[\\w-]+\\.(?:com|net|org|shop|store|co|xyz|top)\\b|\\bsay(?:s|ing) .{15}|\\b(?:claims?|claiming|wants?|asks?|asking|tells?|telling) (?:me|that|for|i|to|my|us)\\b|\\b(?:from|about) (?:a|an|my|the|some)? ?(?:parcel|package|delivery|bank|paypal|amazon|netflix|usps|ups|dhl|fedex|irs|hmrc|apple|microsoft|facebook|toll|prince|lawyer|support)\\b.*\\b(?:pay|click|link|confirm|account|password|card|fee|suspend\\p{L}*|won|gift|refund|address|urgent\\p{L}*)\\b',
  },
  "scam-done": {
    label: "What I have done so far",
    question: "What have you done with it so far?",
    suggestions: ["nothing yet", "clicked the link", "replied", "paid or gave data"],
    cases: [
      {
        of: ["devices.site-check"],
        question: "What have you done there so far?",
        suggestions: ["only looked around", "ordered or paid", "gave my data"],
      },
    ],
    said: "\\bi (?:clicked|replied|paid|answered|gave|entered|haven'?t|have not|ordered|bought|called)\\b|\\b(?:i'?ve|i have|i|we|she|he|my (?:mom|mum|dad|mother|father|wife|husband)) (?:already |just |not |never |only )?(?:clicked|opened|replied|paid|answered|gave|given|entered|ordered|bought|called|sent|typed|logged|done|did|downloaded|shared|haven'?t|didn'?t)\\b|\\b(?:haven'?t|have not|didn'?t|not) (?:clicked|opened|replied|paid|answered|done|ordered|clicked it)\\b|\\b(?:nothing yet|already (?:paid|clicked|ordered|replied)|about to|before i (?:pay|buy|order|click)|in my cart)\\b",
  },
  "scam-expect": {
    label: "What I have to do with them",
    question: "What do you have to do with them?",
    suggestions: [
      "nothing at all",
      "I have an account there",
      "I'm expecting a parcel",
      "found it through an ad",
    ],
    said: "\\bmy bank\\b|\\bi (?:have|do have|don'?t have) an? account\\b|\\bi (?:ordered|am expecting|never)\\b|\\bi'?m expecting\\b|\\b(?:my (?:own )?(?:bank|account|provider|boss|employer|landlord|doctor|school)|don'?t (?:know|have|use)|never (?:ordered|heard|had|signed|been)|no account|not expecting|expecting|i use|i bank|waiting for|out of (?:nowhere|the blue)|random|unknown|stranger|customer (?:of|there)|ordered (?:something|a|an)|i do have)\\b",
  },
  "site-found": {
    label: "How I found it",
    question: "How did you find it?",
    suggestions: ["through an ad", "through a search", "in a message to me", "a friend named it"],
    cases: [
      {
        when: "\\b(?:shop|store|shoes|clothes|seller|\\.shop|\\.store)\\b",
        question: "How did you find it?",
        suggestions: ["through an ad", "through a search", "a friend named it"],
      },
    ],
    said: "\\b(?:ads?|facebook|instagram|tiktok|friend|e-?mail|texted|message|found|selling|sells|job|offers?)\\b|\\b(?:google|search(?:ed|ing)?|reels|youtube|video|recommended|shoes|clothes|sneakers|dress\\p{L}*|jackets?|tickets?|electronics|phones?|laptops?|furniture|toys?|bags?|watch(?:es)?|tools|crypto|invest\\p{L}*|trading|games?|\\d+ ?% off|discount\\p{L}*|super cheap|coupons?|whatsapp|telegram|linkedin|they sell|for sale)\\b",
  },
  "lost-which": {
    label: "The device",
    question: "Which kind of phone is it?",
    suggestions: ["iPhone", "Samsung", "another Android phone"],
    cases: [
      {
        when: "\\b(?:airpods?|air pods|watch|laptop|ipad|macbook|tablet)\\b",
        label: "Device state and account",
        question: "Is it on, and linked to an account of yours?",
        suggestions: ["on, and linked", "switched off or empty", "I don't know"],
      },
    ],
    said: "\\b(?:turned off|switched off|still on|battery (?:is )?(?:dead|empty)|dead|offline|powered off)\\b|\\b(?:i ?phone|android|samsung|pixel|galaxy|xiaomi|huawei|oneplus|it(?:'s| is) (?:on|off|still)|rings|ringing|straight to voice ?mail|goes to voicemail|no battery|empty battery|battery|on silent|silent|charged|pro|max)\\b",
  },
  "lost-when": {
    label: "Last seen",
    question: "Where did you have it last?",
    suggestions: ["at home", "on a bus or train", "in a store or café", "out on the street"],
    said: "\\b(?:stole|stolen|yesterday|today|ago|last night|(?:in|on|at) (?:the|a|my|school|home|work)|somewhere)\\b|\\b(?:bus|train|tram|taxi|cab|uber|pub|bar|club|park|beach|gym|restaurant|caf[eé]|school|office|house|car|couch|street|supermarket|shop|airport|festival|concert|party|this (?:morning|afternoon|evening)|an? hour|hours?|days?|(?:on|since) (?:mon|tues|wednes|thurs|fri|satur|sun)day|last (?:seen|week|weekend)|at work)\\b|\\bat (?:\\p{L}+ )?\\d+\\b|\\bgate\\b",
  },
  "lost-done": {
    label: "Done so far",
    question: "What have you done so far?",
    suggestions: ["nothing yet", "called it, no answer", "marked it as lost", "blocked the SIM"],
    said: "\\b(?:already|called|blocked|locked it|find my|police|tried)\\b|\\b(?:rang|ring(?:s|ing)?|texted|searched|looked (?:everywhere|for)|reported|marked|erased|sim|(?:have|got|with|from|on) my (?:laptop|ipad|tablet|wife'?s phone|husband'?s phone|other phone)|i (?:can|could) (?:log|see)|nothing yet|changed (?:my|the|all)|icloud|google account|shows (?:offline|it|the))\\b",
  },
  "hack-noticed": {
    label: "What I noticed",
    question: "What did you notice?",
    suggestions: [
      "a login I don't know",
      "messages I didn't send",
      "strange pop-ups",
      "nothing so far",
    ],
    said: "\\b(?:pop-?ups?|posting|sent|sending|messages i|logins?|charged|purchases?|because|it says|warning)\\b|\\b(?:e-?mails? (?:from|i|to|about)|someone (?:is|keeps|posted|changed|logged|messaged)|(?:is|are|was|were) (?:posting|sending|sent|changed|deleted|gone|slow|hot)|strange|weird|unknown|posts?|friends (?:got|get|received|say)|changed|notification|camera|battery|redirect\\p{L}*|ransom\\p{L}*|files|alert|says|money (?:is )?(?:gone|missing)|noticed|new (?:device|login))\\b",
  },
  "hack-gave": {
    label: "What I entered or installed",
    question: "Did you enter or install anything?",
    suggestions: ["a password", "card or bank details", "a program or app", "nothing"],
    said: "\\bi (?:entered|typed|gave|installed|paid|put in|downloaded|didn'?t)\\b|\\b(?:i|she|he|we|my \\p{L}+) (?:also |never |just |even |only |already )?(?:clicked|opened|gave|entered|typed|installed|downloaded|paid|called|logged|scanned|haven'?t|didn'?t|told)\\b|\\b(?:clicked|opened) (?:on )?(?:a|the|some|that) (?:\\p{L}+ )?(?:link|file|attachment)|\\b(?:nothing (?:installed|entered|clicked)|same password|gave (?:them|him)|team ?viewer|any ?desk|no idea how|remote access)\\b",
  },
  "hack-access": {
    label: "Can I still get in",
    question: "Can you still get in?",
    suggestions: ["yes", "no, the password is changed", "only on one device"],
    said: "\\bcan(?:'?t|not)? (?:still )?(?:log|get|sign) ?in\\b|\\blocked out\\b|\\bchanged (?:my|the) password\\b|\\bstill (?:have access|logged in)\\b|\\b(?:locked (?:me )?out|(?:can|can'?t|cannot|could|no longer|still) (?:get|log|sign|access)|kicked (?:me )?out|password (?:is|was|got|has been) changed|e-?mail (?:is|was|got|has been) changed|(?:no|lost) access|still (?:in|logged|works|able)|got (?:it|back in)|logged in)\\b|\\bpassword (?:was |got |has been )?changed\\b",
  },
  "lock-which": {
    label: "Account or device",
    question: "Which account or device is it?",
    suggestions: ["Google", "Apple", "Facebook or Instagram", "Microsoft"],
    said: "\\b(?:g ?mail|google|apple|icloud|facebook|fb|insta(?:gram)?|microsoft|outlook|hotmail|windows|yahoo|discord|snap(?:chat)?|tik ?tok|twitter|reddit|whats ?app|telegram|steam|roblox|epic|paypal|amazon|netflix|spotify|linkedin|i ?phone|i ?pad|mac(?:book)?|android|samsung|laptop|chromebook|xbox|playstation|ps[345]|minecraft|ebay|venmo|zoom|you ?tube)\\b|\\b(?:log ?in|password|account) (?:for|to|at|of) (?:my |the )?(?!it\\b|this\\b|everything\\b|account\\b|phone\\b)\\p{L}+",
  },
  "lock-shows": {
    label: "What it shows",
    question: "What does it show when you try?",
    suggestions: [
      "wrong password",
      "the code never arrives",
      "account disabled",
      "asks for an old number",
    ],
    said: "\\b(?:says|shows|disabled|suspended|banned|code|2fa|verification|wrong password|forgot(?:ten)?|pass ?code|authenticator|hacked)\\b|\\b(?:error|asks?|asking|wants|wrong|incorrect|invalid|expired|too many|try again|unavailable|security|sms|email|never (?:arrives|comes|came)|doesn'?t (?:send|arrive|come|accept|recogni[sz]e)|not recogni[sz]ed|blocked|locked for|i?cloud lock|face ?id|don'?t remember|remember)\\b",
  },
  "lock-have": {
    label: "What I still have",
    question: "What can you still reach: phone, e-mail, old device?",
    suggestions: [
      "phone number and e-mail",
      "only the e-mail address",
      "a device still logged in",
      "no phone, no e-mail",
    ],
    said: "\\b(?:new (?:phone )?number|old (?:phone|number|email)|no access|still logged in|recovery|lost (?:my|the) phone|without (?:the |my )?(?:computer|phone|email|code))\\b|\\b(?:(?:same|have|still have|got|changed|new|old|different|another|lost|no|don'?t have|no longer have) (?:my |the |access to |a |an )*(?:old |new |same |phone |other )*(?:that |this )?(?:number|phone|sim|e-?mail|mail|device|laptop|ipad|computer|receipt|backup|code)s?|logged in on|backup codes?|trusted|receipt|apple watch|e-?mail (?:still )?works|know (?:my|the) (?:old )?(?:password|e-?mail|pin))\\b",
  },
  "cracked-state": {
    label: "No longer works",
    question: "What no longer works?",
    suggestions: [
      "nothing, it's only cracked",
      "touch, in places",
      "part of the picture",
      "the whole picture",
    ],
    said: "\\b(?:still works?|touch|black|lines|unresponsive|dark|only the (?:glass|corner|back))\\b|\\b(?:works|working|(?:can|can'?t) (?:see|swipe|type|use)|picture|shards?|glass|spider|corner|flicker\\p{L}*|green|white|half|nothing (?:shows|on)|rings|vibrates|completely|cosmetic|hairline|big|small|all over|back)\\b",
  },
  "cracked-limits": {
    label: "Warranty or insurance",
    question: "Any warranty or insurance?",
    suggestions: ["none", "still under warranty", "insured"],
    said: `\\bwarranty\\b|\\binsur|\\bapplecare\\b|\\b(?:guarantee|care\\+?|cover(?:ed)?)\\b`,
  },
  "wet-what": {
    label: "How it got wet",
    question: "What liquid was it?",
    suggestions: ["plain water", "a sweet or milky drink", "salt or pool water", "soapy water"],
    cases: [
      {
        when: "\\b(?:toilet|loo|pool|sea|bath|tub|lake|river|sink|puddle)\\b",
        label: "How long in there",
        question: "How long was it in there?",
        suggestions: [
          "a few seconds in it",
          "about a minute in it",
          "many minutes in it",
          "I don't know how long",
        ],
      },
      {
        when: "\\b(?:wash|washing|laundry)\\b",
        label: "When it happened",
        question: "How long ago was it?",
        suggestions: ["just now", "today", "yesterday"],
      },
      {
        when: "\\b(?:tea|coffee|wine|beer|juice|milk|cola|lemonade|squash|water|soup|coke|soda|rain|pool|sea|toilet|bath)\\b",
        label: "How much got on",
        question: "How much got on it?",
        suggestions: [
          "a few drops",
          "about half a cup",
          "a whole cup or more",
          "it was soaked through",
        ],
      },
    ],
    said: "\\b(?:just now|minutes ago|hours? ago|yesterday|last night|today|this morning)\\b|\\b(?:salt|sea|ocean|pool|beer|wine|juice|tea|coke|soda|milk|coffee|toilet|rain|soup|bath|washing machine|river|lake|glass of|(?:a|whole|half a|full) (?:cup|bottle|glass|can|bit)|few drops|seconds?|minutes?|mins?|hours?)\\b.*\\b(?:seconds?|minutes?|mins?|hours?|ago|now|today|morning|night|yesterday|whole|half|drops|glass|cup|lot|bit|completely|submerged)\\b|\\b(?:\\d+|few|couple of|some) (?:seconds?|minutes?|mins?|hours?|days?)\\b",
  },
  "wet-state": {
    label: "Its state now",
    question: "Is it on or off now?",
    suggestions: [
      "on and working fine",
      "on but acting strangely",
      "off and not tried again",
      "it won't turn on",
    ],
    said: "\\b(?:still (?:on|works?|working)|turned (?:it )?off|won'?t (?:turn|start|charge)|switched|keys? (?:don'?t|not)|rice|black screen|no sound)\\b|\\b(?:(?:it'?s|its|is|was|now|stays) (?:now )?(?:off|on|dead|drying|wet)|turn(?:s|ed)? (?:it )?(?:off|on)|powered (?:it )?(?:off|down)|shut (?:it )?(?:off|down)|unplugged|plugged|charging|dried|drying|dead|doesn'?t (?:turn|start|charge|react)|not (?:turning|charging|responding)|flicker\\p{L}*|upside down|works|working|speakers?|keyboard|towel|hair ?dryer|acts? (?:weird|strange\\p{L}*|up)|sticky)\\b",
  },
  "wet-matters": {
    label: "What must be saved",
    question: "What must be saved: the data or the device?",
    suggestions: ["photos with no backup", "work files", "only the device", "both"],
    said: "\\bback(?:ed)? ?up\\b|\\bphotos\\b|\\bdata\\b|\\bfiles\\b|\\bwarranty\\b|\\binsur|\\b(?:pictures|pics|videos|documents|thesis|work|everything on (?:it|there)|contacts|chats|notes|wedding|memories|only the (?:phone|device|laptop)|expensive|new (?:one|phone|laptop)|brand new|replace)\\b|\\b(?:air ?pods?|ear ?buds|headphones|headset|tv|keyboard|mouse|speakers?|controller|remote|monitor|watch)\\b",
  },
  "wifi-affected": {
    label: "Devices affected",
    question: "Which devices have the trouble?",
    suggestions: ["all of them", "only one", "some of them"],
    said: "\\b(?:all|every|only|other|both) (?:my )?(?:of )?(?:my |the )?(?:devices?|phones?|laptops?|computers?|tablets?|tvs?|one)\\b|\\b(?:my (?:laptop|phone|pc|tv|ps[345]|xbox|ipad|iphone))\\b|^(?:laptop|phone|pc|ipad|iphone)\\b|\\b(?:every device|everything|(?:phone|laptop|tv|pc|others?) (?:is|are|works?|work) (?:fine|ok|okay|good)|smart tv|console|whole family|everybody|everyone|all of (?:us|them)|roommates?)\\b|\\b(?:kindle|fitbit|printer|tv|tablet|doorbell|thermostat|camera|alexa|watch|console)\\b|\\b(?:xbox|ps[345])\\b|\\bonly$",
  },
  "wifi-setup": {
    label: "Connection",
    question: "What router and connection do you have?",
    suggestions: [
      "router from the provider",
      "my own router",
      "a mesh system",
      "mobile or 5G router",
    ],
    said: "\\b(?:mesh|extender|fiber|fibre|dsl|cable internet|starlink|5g|xfinity|comcast|eero|netgear|tp-?link|asus|linksys|fritz|hotspot|repeater|ethernet|\\d+ ?mbps|hotel)\\b|\\b(?:router (?:is|stands|from|in|by)|provider|isp|bt|sky|virgin|vodafone|telekom|o2|spectrum|verizon|at&t|t-?mobile|orange|google (?:wifi|nest)|orbi|powerline|access point|lte|4g|dorm|campus|hotel|fritz ?box|wifi [567]|gigabit|\\d+ ?(?:mbit|mb|gbit|gbps|mbps|megs?))\\b",
  },
  "wifi-tried": {
    label: "Tried so far",
    question: "What have you tried already?",
    suggestions: ["nothing yet", "restarted the router", "moved the router", "it's fine by cable"],
    said: `\\btried\\b|\\balready\\b|\\brestarted\\b|\\breset\\b|\\bmoved\\b|\\bstill\\b|\\bcable\\b|${tried}|\\b(?:repeater|changed (?:the )?channel|rebooted|by cable|called (?:the )?(?:provider|isp)|closer|new router|ethernet)\\b`,
  },
  "printer-model": {
    label: "Printer brand",
    question: "What brand is the printer?",
    suggestions: ["HP", "Canon", "Epson", "Brother"],
    said: "\\b(?:hp|canon|epson|brother|samsung|xerox|lexmark|kyocera|ricoh|envy|officejet|laserjet|deskjet|pixma|ecotank)\\b|\\b(?:laser|inkjet|usb|cable|wi-?fi|wireless|bluetooth|network|model|all[- ]in[- ]one|pantum|oki|dell|mg\\d+|ts\\d+|et-?\\d+|label|dymo|zebra|thermal|3d|\\d+ years? old)\\b",
  },
  "printer-does": {
    label: "What happens",
    question: "What happens when you try to print?",
    suggestions: [
      "nothing at all",
      "it says offline",
      "pages are blank or streaky",
      "the paper jams",
    ],
    said: "\\b(?:offline|blank|jam\\p{L}*|streak\\p{L}*|lines|faded|smear\\p{L}*|error|says|queue|black|pink|green|blue|yellow|colou?rs?|can'?t find|cant find|connect\\p{L}*|detect\\p{L}*|ink|slow\\p{L}*|noise|stuck)\\b|\\b(?:nothing (?:happens|comes)|light\\p{L}*|blink\\p{L}*|flash\\p{L}*|half|only|prints?\\b.*\\b(?:white|empty|half|wrong|but)|paused|waiting|pending|empty|paper|noise|message|asks?|white pages|stops?|shows?|code)\\b|\\b(?:sound|noise|grinding|squeak\\p{L}*|scann?\\p{L}*|streak\\p{L}*|pink|faded|colou?rs?)\\b",
  },
  "printer-from": {
    label: "Printing from",
    question: "What are you printing from?",
    suggestions: ["Windows 11", "Mac", "iPhone", "Android phone"],
    said: "\\b(?:windows|mac(?:book| ?os)?|i ?phone|i ?pad|android|chromebook|laptop|phone|linux|ubuntu)\\b|\\b(?:pc|computer|desktop|tablet|samsung|word|pdf|browser|ios|win(?:dows)? ?1[01]|imac)\\b|\\b(?:jam\\p{L}*|sound|noise|grinding|squeak\\p{L}*|streak\\p{L}*|ink|black|pink|faded|blank)\\b",
  },
  "power-signs": {
    label: "Signs of life",
    question: "Any light, sound or picture at all?",
    suggestions: [
      "nothing at all",
      "a light but black screen",
      "a logo and then nothing",
      "it starts and then stops",
    ],
    cases: [
      {
        when: "\\bcharg\\p{L}*",
        label: "When plugged in",
        question: "What happens when you plug it in?",
        suggestions: [
          "nothing at all",
          "says charging but stays low",
          "charges only at an angle",
          "charges very slowly",
        ],
      },
    ],
    said: "\\b(?:logo|light|fans?|beeps?|black screen|blue screen|restart\\p{L}*|reboot\\p{L}*|shuts?|turns off|loop|vibrat\\p{L}+|message|error)\\b|\\b(?:led|lights?|beep\\p{L}*|noise|sound|spin\\p{L}*|buzz\\p{L}*|click\\p{L}*|blink\\p{L}*|flash\\p{L}*|screen (?:stays|is|goes)|black|blank|dead|nothing (?:at all|happens)|no (?:light|sound|reaction|sign|lights|signs)|completely|then|shows?|symbol|warm|hot|stuck)\\b|\\b(?:turns? (?:itself )?off|shuts? (?:itself )?(?:down|off)|restart\\p{L}*|reboot\\p{L}*)\\b",
  },
  "power-before": {
    label: "What happened before",
    question: "What happened just before?",
    suggestions: ["nothing special", "an update", "it was dropped", "the battery ran empty"],
    cases: [
      {
        when: "\\b(?:tv|ps[345]|playstation|xbox|pc|desktop|imac|monitor|roku)\\b",
        suggestions: ["nothing special", "an update", "a power cut", "it was moved"],
      },
    ],
    said: "\\bafter\\b|\\bsince\\b|\\bwhen(?:ever)? (?:i|playing|gaming)\\b|\\bdropped\\b|\\bwet\\b|\\bspill|\\bupdat|\\b(?:after|since|yesterday|last (?:night|week)|was (?:fine|working|ok)|worked|drop(?:ped)?|fell|update|updated|spilled|storm|power (?:cut|outage)|drained|empty|stored|months|weeks|moved|cleaned|new (?:ram|gpu|ssd|battery|charger)|installed|out of nowhere|suddenly|overnight|ago|changed)\\b",
  },
  "storage-on": {
    label: "What is full",
    question: "What is full?",
    suggestions: ["iPhone", "Android phone", "Windows PC", "Google or iCloud account"],
    said: "\\b(?:i ?phone|i ?pad|android|samsung|mac(?:book)?|windows|pc|laptop|computer|c drive|c:|icloud|google|g ?mail|onedrive|xbox|ps[345]|switch|outlook|dropbox|chromebook)\\b|\\b(?:galaxy|pixel|xiaomi|ssd|hard drive|tablet|steam deck|kindle|cloud|\\d+ ?gb)\\b",
  },
  "storage-fills": {
    label: "What takes the space",
    question: "What takes up most of it?",
    suggestions: ["photos and videos", "apps and games", "system data", "I don't know"],
    cases: [
      {
        when: "\\b(?:g ?mail|google|icloud|inbox|outlook)\\b",
        suggestions: ["photos and videos", "mail with attachments", "backups", "I don't know"],
      },
    ],
    said: "\\b(?:photos|videos|pictures|apps|games|system data|other|whats ?app|emails|cache|downloads)\\b|\\b(?:pics|video|music|files|documents|messages|chats|attachments|system|updates?|windows folder|temp|mail|recordings|podcasts|mostly|\\d+ ?gb (?:of|is|are)|steam|fortnite|call of duty|cod|no idea)\\b",
  },
  "storage-where-to": {
    label: "Where things may go",
    question: "Where may things go?",
    suggestions: [
      "a free cloud",
      "a paid cloud is fine",
      "an external drive",
      "nowhere, just delete",
    ],
    said: "\\b(?:without (?:deleting|paying|buying)|cloud|external|usb|sd card|delete)\\b|\\b(?:icloud|google (?:photos|drive|one)|onedrive|dropbox|pay(?:ing)?|hard ?drive|nas|computer|laptop|my pc|move (?:them|it|things|photos)|keep (?:them|everything|all)|delet\\p{L}*|don'?t want to (?:lose|pay|delete)|subscription|upgrade)\\b",
  },
  "battery-when": {
    label: "When it drains",
    question: "When does it drain most?",
    suggestions: ["while I use it", "even when unused", "since an update", "overnight"],
    said: "\\b(?:overnight|at night|since|after|standby|idle|when (?:i|playing|gaming)|while)\\b|\\b(?:in my pocket|not using|unused|do nothing|doing nothing|screen off|asleep|sleep|lid closed|outside|cold|gps|maps|youtube|netflix|video|games?|gaming|calls?|browsing|all day|update|even|hotspot|drops? from|suddenly|last (?:week|month)|weeks?)\\b",
  },
  "battery-lasts": {
    label: "How long it lasts now",
    question: "How long does a charge last now?",
    suggestions: ["half a day", "2 or 3 hours", "under an hour", "a day, I want two"],
    said: "\\b\\d+ ?(?:hours?|hrs?|h|%|percent|minutes?)\\b|\\ba day\\b|\\bhalf a day\\b|\\b(?:an|one|two|three|four|five|six|half an) hours?\\b|\\b(?:by|until|till|before) (?:noon|lunch|midday|evening|\\d+)\\b|\\b(?:\\d+|twice|two times|three times) (?:times )?(?:a|per) day\\b|\\bcharge (?:it )?(?:twice|every|two|three|\\d)|\\ball day\\b|\\bdead by\\b",
  },
  "slow-when": {
    label: "When it happens",
    question: "When does it happen?",
    suggestions: ["all the time", "right after starting", "with many tabs open", "in games"],
    cases: [
      {
        when: "\\b(?:tv|phone|iphone|ipad|tablet|kindle|android|watch|samsung|pixel)\\b",
        suggestions: ["all the time", "right after starting", "in certain apps"],
      },
    ],
    said: "\\b(?:when(?:ever)?|while|after|since|during|at start\\p{L}*|on startup|gaming|games|all the time|always)\\b|\\b(?:boot\\p{L}*|start(?:s|ing|up)?|opening|open(?:s)? |chrome|tabs|browser|word|excel|zoom|video|photoshop|minecraft|update|constantly|everything|fan always|takes|last (?:week|month)|suddenly|recently|even|every)\\b|\\bin the sun\\b|\\b(?:when|while) charging\\b|\\boutside\\b",
  },
  "slow-accept": {
    label: "What I'd accept",
    question: "How far would you go to fix it?",
    suggestions: [
      "free fixes only",
      "a full reset is fine",
      "new parts are fine",
      "a new one, if need be",
    ],
    cases: [
      {
        when: "\\b(?:hot|heat\\w*|overheat\\p{L}*|loud|noisy|fans?)\\b",
        question: "How far would you go to fix it?",
        suggestions: [
          "free steps only",
          "open and clean it",
          "pay up to $50",
          "send it in for repair",
        ],
      },
    ],
    said: `\\bfree\\b|\\bwithout\\b|\\bbudget\\b|[$€£]\\s?\\d|\\breset\\b|\\bnew (?:one|laptop|pc|phone)\\b|\\bupgrade\\b|${money}|\\b(?:delet\\p{L}*|reinstall|wipe|don'?t want to (?:buy|lose|spend|pay)|ssd|ram|spend|buy|can'?t afford|no money|keep (?:my|all|everything)|linux|fresh install)\\b|\\b(?:phone|iphone|ipad|tablet|kindle|watch)\\b.*\\b(?:hot|warm|heat\\p{L}*|overheat\\p{L}*)\\b`,
  },
  "recover-where": {
    label: "Where it was",
    question: "Where was it: which device or app?",
    suggestions: ["iPhone", "Android phone", "Windows PC", "memory card"],
    said: "\\b(?:i ?phone|i ?pad|android|samsung|windows|mac(?:book)?|pc|laptop|sd card|usb|hard drive|whats ?app|facebook|messenger|insta(?:gram)?|snap(?:chat)?|word|google|g ?mail|outlook|icloud|onedrive|dropbox|camera)\\b|\\b(?:phone|computer|google photos|pixel|galaxy|xiaomi|memory card|stick|external|ssd|excel|gallery|drive|desktop|chrome|notion|pen ?drive|dash ?cam|gopro|tablet|ps[45]|switch|canon|nikon)\\b",
  },
  "recover-how-lost": {
    label: "How it got lost",
    question: "How did it get lost?",
    suggestions: [
      "deleted by mistake",
      "the device broke",
      "not saved before a crash",
      "gone after an update",
    ],
    said: "\\b(?:broke|crash\\p{L}*|format\\p{L}*|unsaved|reset|accident\\p{L}*)\\b|\\b(?:fell|dropped|water|dead|stolen|closed|power|battery|overwr\\p{L}+|mistake|wrong|kid|son|daughter|child|update|factory|emptied|shift|didn'?t save|without saving|by (?:mistake|accident)|wiped|moved|changed phones?|new phone)\\b",
  },
  "recover-copy": {
    label: "Backup or trash",
    question: "Any backup, sync or trash that may still have it?",
    suggestions: ["none", "the cloud, maybe", "trash is emptied", "I don't know"],
    said: "\\bback(?:ed)?[- ]?up\\b|\\bicloud\\b|\\bgoogle photos\\b|\\brecycle bin\\b|\\btrash\\b|\\bsync|\\b(?:cloud|onedrive|dropbox|time machine|google drive|bin|recently deleted|deleted folder|auto ?save|no copy|other (?:device|phone|computer)|synced|ipad|laptop|itunes|emptied|drafts)\\b",
  },
  "backup-what": {
    label: "Amount to save",
    question: "About how much is there to save?",
    suggestions: ["under 50 GB", "about 200 GB", "1 TB or more", "I don't know"],
    said: "\\b\\d+ ?(?:gb|tb|gigs?|terabytes?)\\b|\\bphone\\b|\\bi ?phone\\b|\\bwhats ?app\\b|\\beverything\\b|\\b(?:documents|whole|entire|music|videos?|files|projects|thousands|work|laptop|mac|contacts|messages|chats|raw|all (?:my|of)|2tb|small)\\b.*\\b(?:and|about|around|only|just|gb|tb|all|whole|plus|thousands|photos)\\b|\\b\\d+[.,]?\\d* ?(?:photos|pictures|files|videos|years)\\b",
  },
  "backup-where-to": {
    label: "Where to",
    question: "Where to: cloud, drive at home, or both?",
    suggestions: ["a cloud, paid is fine", "a free cloud", "an external drive", "both"],
    said: "\\b(?:to|on|onto|in|using|with) (?:an? |my |the )?(?:icloud|google|onedrive|dropbox|external|hard drive|usb|nas|cloud|computer|pc|mac)\\b|\\bwithout\\b|\\b(?:icloud|google (?:photos|drive|one)|onedrive|dropbox|backblaze|external|hard ?drives?|usb|nas|synology|time machine|cloud|ssd|no cloud|offline|at home)\\b",
  },
  "backup-effort": {
    label: "How it should run",
    question: "On its own, or by hand now and then?",
    suggestions: ["on its own", "by hand once a month", "just once, now"],
    said: "\\bautomatic\\p{L}*\\b|\\bonce\\b|\\b(?:daily|weekly|monthly)\\b|\\bbefore\\b|\\b(?:every (?:day|week|month|night)|set and forget|forget about it|manual(?:ly)?|by hand|one[- ]time|lazy|on its own|by itself|in the background|simple|hassle|just this|first|switch(?:ing)? phones?|i (?:always )?forget|regular(?:ly)?)\\b",
  },
  "transfer-between": {
    label: "From and to",
    question: "From which device to which?",
    suggestions: [
      "iPhone to iPhone",
      "Android to iPhone",
      "phone to Windows PC",
      "old laptop to new one",
    ],
    said: "^(?:old |my )*(?:i ?phone|i ?pad|android|samsung|pixel|mac ?book|laptop|pc) \\p{L}+ (?:to|onto) (?:my |a |the |new )*(?:i ?phone|android|samsung|windows|mac|pc|laptop|computer)\\b|\\bfrom .{2,30}\\bto\\b|\\bbetween\\b|\\b(?:iphone|android|samsung|windows|spotify|gmail|pc|mac) to\\b|\\b(?:from|old|my old) (?:an? |my |the )?(?:old )?(?:i ?phone|android|samsung|galaxy|pixel|windows|pc|mac(?:book)?|laptop|huawei|xiaomi|dell|hp|lenovo|win ?\\d+)\\b|\\bold (?:one|phone|laptop|pc) (?:is|was|has|runs)\\b|\\bboth (?:i ?phones?|android|windows|macs?)\\b",
  },
  "transfer-what": {
    label: "What should come along",
    question: "What should come along?",
    suggestions: ["everything", "photos and videos", "contacts and messages", "documents"],
    said: "\\b(?:photos?|pictures|videos?|everything|contacts|messages|whats ?app|files|music|playlists?|notes|data|esim|emails|documents)\\b|\\b(?:chats?|calendar|apps?|games?|saves?|bookmarks|pics|number|sim|settings|programs|documents|all (?:my|of))\\b",
  },
  "transfer-means": {
    label: "What I can use",
    question: "What can you use for it?",
    suggestions: ["a cable", "only Wi-Fi", "a cloud", "not the old one, it's broken"],
    said: "\\b(?:cable|usb|wireless\\p{L}*|icloud|without|bluetooth|air ?drop|google drive|broken|cloud)\\b|\\b(?:wi-?fi|hard ?drive|ssd|sd card|stick|both phones|old (?:one|phone) (?:is|still|works|was)|stolen|lost|dead|cracked|quick share|nearby|lightning|usb-?c|adapter|onedrive|dropbox|itunes|already set up|same number|smart switch|move to ios)\\b|\\b(?:yahoo|gmail|outlook|spotify|apple music|e-?mails?|playlists?)\\b",
  },
  "system-machine": {
    label: "Runs on it now",
    question: "What runs on it now?",
    suggestions: ["Windows 10", "Windows 11", "macOS", "Android"],
    cases: [
      {
        when: "\\bwindows\\b",
        question: "How old is the computer?",
        label: "Age of the computer",
        suggestions: ["up to 3 years", "about 5 years", "8 years or more"],
      },
      {
        when: "\\b(?:usb|stick|drive|sd card|ssd)\\b",
        label: "Must be read by",
        question: "Which devices must read it?",
        suggestions: ["Windows only", "Windows and Mac", "a TV or camera"],
      },
    ],
    said: `\\bfrom windows\\b|\\b(?:macbook|i ?phone|i ?pad|samsung|pixel|chromebook|ps[345]|xbox|switch|alongside|windows and|and windows|without a (?:disc|usb))\\b|${age}|\\b(?:intel|amd|ryzen|i[3579]|on an? old (?:laptop|pc|computer|mac)|imac|mac ?mini|galaxy|huawei|xiaomi|desktop|gaming pc|home ?built|currently|running|(?:have|got|on|with) windows (?:7|8|10|11|xp)|windows (?:7|8|xp)|ram|linux mint|ventura|monterey|catalina)\\b|\\b(?:kindle|fire ?stick|fitbit|watch)\\b`,
  },
  "system-keep": {
    label: "What must stay",
    question: "What on it must not be lost?",
    suggestions: [
      "all my files",
      "nothing, wipe it",
      "photos, no backup yet",
      "files and programs",
    ],
    said: "\\bwithout losing\\b|\\bkeep(?:ing)?\\b|\\bback(?:ed)? ?up\\b|\\bwipe\\b|\\berase\\b|\\bclean install\\b|\\bdual[- ]boot\\b|\\b(?:lose|losing|files|photos|documents|data|programs|games|everything (?:can|may|must|should)|nothing (?:important|on it|must)|fresh|empty|start over|new ssd|new (?:drive|disk)|saved|stays?)\\b",
  },
  "system-why": {
    label: "Why",
    question: "Why do you want to do it?",
    suggestions: [
      "it is slow or broken",
      "to sell or give it away",
      "no more updates",
      "I need it for work",
    ],
    said: "\\bbecause\\b|\\bto (?:sell|give|fix|get rid)\\b|\\bfor sale\\b|\\bsell(?:ing)?\\b|\\bslow\\b|\\bstuck\\b|\\bvirus\\b|\\blocked\\b|\\b(?:crash\\p{L}*|broken|blue screen|end of (?:support|life)|no (?:more )?updates|support|new (?:ssd|drive|disk|pc|owner)|school|work|games?|gaming|giv(?:e|ing)|for (?:my|a) (?:son|daughter|mom|mum|dad|friend|brother|sister|job|course|class)|give|passcode|forgot|freez\\p{L}*|hacked|malware|programming|learn|try|privacy|fresh start|needs?|need it|since|full)\\b|\\b(?:usb|stick|drive|sd card)\\b.*\\bfor\\b",
  },
  "parental-child": {
    label: "Device",
    question: "Which device is it about?",
    suggestions: ["iPhone or iPad", "Android phone or tablet", "a computer", "a game console"],
    cases: [
      {
        when: "\\b(?:switch|xbox|ps[345]|i ?pad|tablet|phone|i ?phone|laptop|roblox|you ?tube|tik ?tok)\\b",
        label: "Age of the child",
        question: "How old is the child?",
        suggestions: ["about 6", "about 9", "about 12", "about 15"],
      },
    ],
    said: "\\b\\d+[- ]?(?:year|yr|yo)\\b|\\b(?:is|aged?) \\d+\\b|\\b(?:my|our) \\d+\\b|\\b(?:aged?|is|turned|turns|turning) (?:only )?\\d+\\b|\\b(?:son|daughter|kid|child|boy|girl|he|she)\\b[^.!?]{0,20}\\b\\d{1,2}\\b|\\b\\d{1,2}(?:yr|yo|y\\/o)\\b|\\b(?:toddler|teen(?:ager)?|preschooler|(?:first|second|third|fourth|fifth|sixth|1st|2nd|3rd|[4-9]th) grade\\p{L}*)\\b",
  },
  "parental-limit": {
    label: "What to limit",
    question: "What exactly should be limited?",
    suggestions: ["time per day", "certain apps or sites", "adult content", "purchases and chats"],
    said: "\\b(?:screen ?time|you ?tube|tik ?tok|roblox|purchases?|chat|games?|content|apps?|insta(?:gram)?|snap(?:chat)?|at night|bedtime|hours?)\\b|\\b(?:an? hour|minutes|time|porn|adult|violence|violent|internet|websites?|browser|buying|spend(?:ing)?|strangers|fortnite|minecraft|netflix|social media|messag\\p{L}*|downloads?|safari|videos?|late|in app|after \\d+|\\d+ ?pm)\\b",
  },
  "settings-aim": {
    label: "What matters most",
    question: "What matters most to you?",
    suggestions: ["it runs smoothly", "best quality", "more privacy", "long battery life"],
    cases: [
      {
        when: "\\bprinter\\b",
        suggestions: ["sharp text", "true colors", "saving ink"],
      },
      {
        when: "\\b(?:tv|oled|qled|television|picture)\\b",
        suggestions: ["films look natural", "sharp sports", "smooth games"],
      },
      {
        when: "\\b(?:choir|singing|eq|equali[sz]er|mic|microphone|audio|sound|speakers?|headphones)\\b",
        suggestions: ["clear voices", "more bass", "less noise"],
      },
      {
        when: "\\b(?:camera|lightroom|photos?|moon|fireworks|canon|nikon|sony|fuji\\p{L}*)\\b",
        suggestions: ["sharp pictures", "less noise", "true colors"],
      },
    ],
    said: "\\b(?:fps|smooth|quality|performance|privacy|private|night|low light|safe|secure|battery|bass|latency|1080p|4k|youtube|instagram|print|competitive|aim|sharp|lag)\\b|\\b(?:blurry|grainy|noisy|laggy|lags?|stutter\\p{L}*|crisp|clear|dark|too (?:dark|bright|loud|quiet)|reels?|tik ?tok|podcast|video|portraits?|stars|milky way|moon|northern lights|movies?|headshots?|fast|best look\\p{L}*|smoother|delay|low end|see enemies|twitch|sports?|save (?:space|battery))\\b|\\b(?:eyes?|eyesight)\\b",
  },
  "settings-with": {
    label: "What I use it with",
    question: "With which device, camera or graphics card?",
    suggestions: ["a weak laptop", "a good gaming PC", "a phone", "a console"],
    cases: [
      {
        when: "\\bprinter\\b",
        label: "The printer",
        question: "Which printer is it?",
        suggestions: [],
      },
      {
        when: "\\b(?:tv|oled|qled|television|picture)\\b",
        label: "My TV and viewing",
        question: "Which TV is it, and what do you watch?",
        suggestions: [],
      },
      {
        when: "\\b(?:choir|singing|eq|equali[sz]er|mic|microphone|audio|sound|speakers?|headphones)\\b",
        question: "With which speakers, headphones or mic?",
        suggestions: [],
      },
      {
        when: "\\b(?:camera|lightroom|photos?|moon|fireworks|canon|nikon|sony|fuji\\p{L}*)\\b",
        question: "With which camera or phone?",
        suggestions: ["a phone", "a mirrorless camera", "a small compact camera"],
      },
    ],
    said: "\\b(?:rtx|gtx|rx|ryzen|i[3579]|m[1-4]|pc|laptop|iphone|android|ps[345]|xbox|switch|phone|canon|nikon|sony|fuji\\p{L}*|lg|samsung|tcl|gopro|mac(?:book)?|facebook|insta(?:gram)?|whats ?app|windows)\\b|\\b(?:\\d+ ?(?:gb|mbps|mbit|hz)|gpu|cpu|graphics card|radeon|nvidia|intel|amd|steam deck|console|lens|\\d+ ?mm|\\d{3,4}d|[0-9]{4} ?(?:ti|super|xt)|hisense|panasonic|philips|pixel|galaxy|tripod|old (?:pc|laptop|phone)|monitor|controller|dji|lumix|olympus|pentax|a7|d\\d{4})\\b",
  },
  "pc-use": {
    label: "What it is for",
    question: "What for: which games or programs, which screen?",
    suggestions: ["games at 1080p", "games at 1440p", "video editing", "office and browsing"],
    said: "\\bfor (?:\\p{L}+ )?(?:gaming|editing|streaming|work|school|office|ai|rendering|music|3d|cad|video)\\b|\\b(?:1080p|1440p|4k|fps|fortnite|cyberpunk|valorant|blender)\\b|\\b(?:gaming|games?|editing|premiere|davinci|photoshop|streaming|minecraft|sims|cs2?|gta|office|programming|coding|cad|autocad|solidworks|machine learning|llm|vr|flight sim\\p{L}*|144 ?hz|ultrawide|elden ring|warzone|roblox|lightroom|home ?server|homework|browsing)\\b.*\\b(?:and|at|on|in|,|with|mostly|only)\\b|\\b(?:mostly|mainly|only) (?:for |play|games|gaming|office|editing)|\\b(?:i|we|he|she) (?:play|plays|edit|edits|stream|code)\\b",
  },
  "pc-have": {
    label: "What I have",
    question: "What do you have already?",
    suggestions: ["nothing yet", "a monitor and keyboard", "a few old parts", "a whole old PC"],
    said: "\\bi (?:already )?have\\b|\\balready\\b|\\bre-?us(?:e|ing)\\b|\\b(?:in|from) (?:the )?(?:us|usa|uk|europe|germany|india|canada|australia)\\b|\\b(?:got|own|keep(?:ing)?|old (?:case|gpu|psu|ssd|monitor|graphics card|pc)|monitor|keyboard|no (?:monitor|peripherals|parts)|from scratch|starting from|spain|italy|france|netherlands|poland|brazil|mexico|amazon|micro ?center|newegg|second ?hand|used parts|need (?:a )?(?:monitor|everything)|including)\\b",
  },
  "setup-have": {
    label: "What I have",
    question: "Which devices are involved?",
    suggestions: [],
    cases: [
      {
        when: "\\bmonitors?\\b",
        suggestions: ["a Windows laptop", "a Windows PC", "a Mac"],
      },
      {
        when: "^(?!.*\\b(?:laptop|computer|mac|pc)\\b).*\\b(?:phone|whats ?app|tablet|hotspot|air ?pods?|face ?time|authenticator|2fa)\\b",
        suggestions: ["iPhone or iPad", "Android phone or tablet"],
      },
      {
        when: "\\b(?:laptop|notebook|computer)\\b",
        question: "Which laptop or computer, with which system?",
        suggestions: ["Windows 11", "Windows 10", "Mac", "Chromebook"],
      },
    ],
    said: "\\b(?:i ?phone|i ?pad|android|samsung|pixel|windows \\d+|mac(?:book)?|chromebook|hp|canon|epson|brother|sony|lg|roku|xbox|ps[345]|nord|proton|asus|tp-?link|netgear)\\b|\\b(?:galaxy|win(?:dows)?|linux|ubuntu|ios|fritz ?box|alexa|echo|google home|hue|airpods (?:pro|max)|garmin|fitbit|apple watch|steam deck|switch|surface|dell|lenovo|thinkpad|xiaomi|huawei|eero|linksys|envy|officejet|ecotank|pixma|express ?vpn|surfshark|firestick|raspberry)\\b",
  },
  "setup-stuck": {
    label: "Where I'm stuck",
    question: "Where are you stuck?",
    suggestions: [
      "not started yet",
      "it isn't found",
      "it asks for a code",
      "it connects, then drops",
    ],
    cases: [
      {
        when: "^how (?:do|can|to)\\b",
        suggestions: ["not started yet", "I don't find the setting", "it isn't found"],
      },
    ],
    said: "\\b(?:stuck|error|says|but|won'?t|can'?t|doesn'?t|tried|from scratch|without)\\b|\\b(?:asks?|not (?:found|showing|working|started)|nothing (?:happens|shows)|shows?|see it|find it|password|first time|never (?:done|did)|no idea|just (?:got|bought)|fails?|failed|drops?|disconnects?|step|offline|blinking|keeps)\\b",
  },
} as const satisfies Readonly<Record<string, Need>>;
