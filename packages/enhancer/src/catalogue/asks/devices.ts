import type { Ask } from "../ask.ts";

const how =
  "(?:how (?:do i|do you|do u|do we|to|can i|can you|can we|could i|should i|would i)|(?:what(?:'?s| is) the )?(?:best|easiest|fastest|quickest|safest) way to|is there (?:a|any) way to)";

/** Things with a plug or a battery, as people name them. */
const device =
  "(?:i ?phones?|i ?pads?|android(?: phones?| tablets?)?|(?:(?:cell|mobile|smart|samsung) ?)?phones?|samsung galaxy|galaxy \\p{L}\\d+|(?:google )?pixel(?: \\d+)?|tablets?|kindle|laptops?|notebook|computers?|(?:gaming )?pc|desktop|imac|mac ?books?(?: air| pro)?|mac(?: mini)?|chrome ?book|surface pro|thinkpad|windows(?: \\d+)?|(?:smart |samsung |lg |apple )?tv|roku|fire ?stick|chromecast|(?:apple|smart) ?watch|fitbit|air ?pods?(?: pro)?|ear ?buds|head ?phones|headset|(?:bluetooth )?speakers?|(?:second |external )?monitors?|(?:bluetooth |wireless )?keyboard|(?:bluetooth |wireless )?mouse|touch ?pad|track ?pad|web ?cam|camera|microphone|mic|usb (?:stick|drive|ports?)|(?:external )?(?:hard drive|drive|ssd)|sd card|xbox(?: one| series \\p{L})?|ps ?[345]|play ?station(?: \\d)?|(?:nintendo )?switch|steam deck|alexa|echo(?: dot)?|google home|scanner|hotspot|controller)";

/** Programs, services and sites. */
const app =
  "(?:(?:google )?chrome|firefox|safari|(?:microsoft )?edge|browser|(?:microsoft )?(?:word|powerpoint|outlook|onenote|teams)|(?:microsoft )?office|google (?:docs|slides|drive|photos|maps|calendar|meet|play)|play store|app store|g ?mail|yahoo(?: mail)?|hotmail|onedrive|icloud|apple id|dropbox|zoom|skype|discord|slack|whats ?app|facebook|fb|messenger|insta(?:gram)?|tik ?tok|snap(?:chat)?|you ?tube|twitter|reddit|telegram|signal|spotify|netflix|disney plus|prime video|steam|roblox|minecraft|fortnite|valorant|sims 4|epic games|obs|photoshop|lightroom|illustrator|canva|premiere(?: pro)?|capcut|imovie|itunes|apple music|linkedin|pinterest|ebay|paypal|venmo|amazon|notion|adobe(?: acrobat| reader)?|acrobat|pdf|vpn|task ?bar|start menu|file explorer|finder|face ?time|imessage|siri|notes app)";

/** Programming, tables and texts: other areas. */
const elsewhere =
  "\\b(?:code|coding|python (?:script|code)|javascript|java|script|api|html|css|react|node(?:\\.?js)?|sql|regex|excel|spreadsheets?|google sheets|vba|macros?|git|github|bash|terminal|command line|powershell|docker|kubernetes|database|compil\\p{L}*|npm|pip|nix|localhost|selenium|webdriver|bot|kernel|emulator|e-?mail to|letter to|story|poem|essay|slogan|lyrics|followers|go viral|make money|monetiz\\p{L}*|sell on|marketing|ads?|linux)\\b";
const not = (more: string): string => `${elsewhere}|${more}`;

const lead = "(?:(?:help|ugh|so|ok|hi|hey|omg)[,!.:]* |i think |for some reason |suddenly )*";
const whose = "(?:my|our|the|this) ";
const few = "(?:[\\p{L}\\p{N}'&/+.-]+ ){0,2}?";
const filler =
  "(?:(?:is|are|was|has|been|have|gets?|got|getting|keeps?|keep|goes|went|just|so|very|really|super|too|always|suddenly|still|randomly|extremely|often|constantly|all|a bit|lot|become|becoming|running|runs|run|on|at|all of a sudden|now|automatically|now) )*";
const cant =
  "(?:won'?t|wo not|will not|doesn'?t|does not|don'?t|can'?t|cannot|can not|didn'?t|did not|isn'?t|aren'?t|is not|not)";
const whyIs =
  "(?:why|how come) (?:is|are|does|do|did|has|won'?t|doesn'?t|don'?t|isn'?t|can'?t|will)(?: not)? ";

/** "My x does y", "why does my x do y" and the bare "x does y". */
const trouble = (thing: string, happens: string) => [
  { opens: `${lead}(?:${whose})?${few}${thing} ${filler}(?:${happens})` },
  { opens: `${lead}(?:${whyIs})${whose}${few}${thing} ${filler}(?:${happens})` },
];

const net =
  "(?:(?:home )?wi-?fi|wlan|internet|router|modem|broadband|ethernet|lan|mesh|(?:home |wireless )?network)(?: connection| signal| speed| network| reception)?(?: at home| upstairs| downstairs| in (?:my|the) \\p{L}+)?";

const personal =
  "(?:photos?|pictures?|pics|images|videos?|files?|folders?|documents?|docs?|data|contacts|messages|texts|text messages|chats?|conversations?|emails?|e-mails?|notes|music|songs|playlists?|bookmarks|history|voice ?mails?|memos?|recordings?|everything|stuff|tabs|apps|saves?|whats ?app(?: chats?| messages)?|sims?)";

/** Help with phones, computers, programs, sites and accounts. */
export const devicesAsks: readonly Ask[] = [
  {
    id: "devices.shortcut",
    forms: [
      { thing: "(?:keyboard |keyboard )?(?:short ?cuts?|hot ?keys?)(?= (?:for|to|in|on|of)\\b|$)" },
      {
        opens: `${how} (?:take |make |do )?(?:an? )?(?:screen ?shots?|print ?screen|screen ?grab)`,
      },
      {
        opens: `${how} (?:copy and paste|copy paste|force quit|right[- ]click|select all|zoom (?:in|out)|type (?:an? |the )?.{1,20}(?:symbol|sign|accents?|ñ|é)|open (?:the )?(?:task manager|device manager|control panel)|split (?:my |the )?screen)`,
      },
      {
        opens: `${how} (?:(?:factory )?reset|restart|reboot|turn off) (?:my |an? |the )?(?:router|modem|air ?pods?|fire ?stick|roku|alexa|fitbit|i ?phone \\d+|i ?phone)(?=$|[?.!])`,
      },
      {
        opens: `${how} (?:find|check|see|look up) (?:my|the) (?:ip(?: address)?|mac address|imei|serial number|windows version|ram|graphics card|gpu|specs|phone number)`,
      },
    ],
    not: not(
      "\\b(?:siri shortcuts?|shortcuts app|not working|doesn'?t work|broken|won'?t|can'?t|to work|to school)\\b",
    ),
    needs: [],
  },
  {
    id: "devices.scam-check",
    forms: [
      {
        opens:
          "(?:is|are|could) (?:this|that|it|these|the) (?:[\\p{L}'-]+ ){0,3}?(?:be )?(?:an? )?(?:scam|phishing(?: e?-?mail)?|legit(?:imate)?|spam|fraud)(?=$|[?.!,:]| (?:or|from|that|saying|message|e-?mail|text|site|website|link)(?!\\p{L}))",
      },
      {
        opens:
          "i (?:just )?(?:got|received|get|keep getting) (?:an? |this |these )?(?:weird |strange |suspicious |odd )?(?:texts?|e-?mails?|sms|messages?|calls?|letter)(?=.*\\b(?:scam|legit|real|phishing|fake|suspicious|trust)\\b)",
      },
      {
        opens:
          "how (?:do i|can i|to) (?:tell|know|check|find out) (?:if|whether) (?:an?|this|the|my) (?:[\\p{L}-]+ ){0,2}?(?:e-?mail|text|message|website|site|link|call|shop|store|offer)(?=.*\\b(?:scam|legit|real|phishing|fake|safe)\\b)",
      },
    ],
    not: not(
      "\\b(?:i (?:clicked|paid|entered|gave)|got scammed|degree|argument|proof|website|site|shop|store|company|app|seller|my (?:essay|paper))\\b|\\bbook\\b",
    ),
    needs: ["scam-text", "scam-done", "scam-expect"],
    advice: {
      professional: ["scam-signs"],
      concise: ["scam-signs-short"],
    },
    onMaterial: true,
  },
  {
    id: "devices.site-check",
    forms: [
      {
        opens:
          "is (?:this|the|it an?) (?:[\\p{L}'-]+ )?(?:website|site|web ?shop|shop|store|company|app|seller) (?:an? )?(?:safe|legit|legitimate|trustworthy|scam|fake|real|reliable)(?=$|[?.!,:]| (?:or|to (?:buy|order))(?!\\p{L}))",
      },
      {
        is: "is (?!(?:this|that|it|these|the) )[\\p{L}\\p{N}.'& -]{2,40} (?:(?:a )?(?:legit|legitimate|trustworthy|reliable|real|safe)(?: (?:site|website|company|shop|store|app|seller))|legit|a legit (?:site|website|company|shop|store|app)|trustworthy)(?: or (?:not|an? scam|fake))?(?: to (?:buy|order) from)?",
      },
      {
        is: "is [\\p{L}\\p{N}'-]+\\.(?:com|net|org|shop|store|co|io|xyz|top|co\\.uk|de|eu) (?:an? )?(?:scam|fake|safe|legit)(?: (?:site|website|shop|store))?(?: or (?:not|legit))?",
      },
    ],
    not: not(
      "\\b(?:amazon|temu|shein|wish|ali ?express|facebook|airbnb|google|apple|ebay|paypal|walmart|target|netflix|bitcoin|crypto\\p{L}*|wikipedia|god|argument|excuse|diet|ai)\\b|\\b(?:vinted|etsy|depop|tarot|astrology|chiropract\\p{L}*|reiki|homeopath\\p{L}*|hypnosis|acupuncture|therapy|yoga|keto)\\b",
    ),
    needs: ["site-found", "scam-done"],
    advice: {
      professional: ["site-check-self"],
      concise: ["site-check-self-short"],
    },
  },
  {
    id: "devices.lost",
    forms: [
      {
        opens: `${lead}(?:i |my (?:son|daughter|mom|mum|dad|wife|husband|kid) )?(?:just |have |'ve )*(?:lost|misplaced|left|can'?t find) (?:my |his |her |the |their )(?:[\\p{L}-]+ )?(?:i ?phone|phone|i ?pad|tablet|laptop|mac ?book|air ?pods?|(?:apple|smart) ?watch)(?= in| on| at| and| what| how| yesterday| today|$|[.,!?])`,
      },
      {
        opens: `${lead}${whose}(?:[\\p{L}-]+ )?(?:i ?phone|phone|i ?pad|tablet|laptop|mac ?book|air ?pods?) (?:was|is|got|has been|just got) (?:just )?(?:stolen|lost|missing|gone)`,
      },
      {
        opens: `${lead}(?:someone|somebody) (?:just )?stole my (?:[\\p{L}-]+ )?(?:i ?phone|phone|i ?pad|tablet|laptop|mac ?book|air ?pods?)`,
      },
      {
        opens: `${how} (?:find|track|locate) (?:my |a )?(?:lost|stolen|missing) (?:i ?phone|phone|i ?pad|tablet|laptop|mac ?book|air ?pods?|android|(?:apple|smart) ?watch)`,
      },
    ],
    not: not(
      "\\b(?:charger|number|contacts|case|photos|signal|e-?mail|settings|app)\\b|\\bmissing (?:an?|its|the)\\b",
    ),
    needs: ["lost-which", "lost-when", "lost-done"],
    advice: {
      professional: ["lost-order"],
      concise: ["lost-order-short"],
    },
  },
  {
    id: "devices.hacked",
    forms: [
      {
        opens: `what (?:do|should|can) i do (?:if|when|after) (?:my|i) (?:[\\p{L}-]+ ){0,2}?(?:(?:${device}|${app}|account|e-?mail)(?: account)? )?(?:is|was|gets?|got|has been|have been) (?:hacked|compromised|infected)`,
      },
      {
        opens: `${lead}${whose}${few}(?:${device}|${app}|accounts?|e-?mail|bank account|passwords?)(?: account| page| profile)? (?:is|was|were|got|has been|have been|been|might be|may be|could be|just got) (?:being )?(?:hacked|compromised|infected|stolen by a hacker|taken over|leaked)`,
      },
      {
        opens: `${lead}(?:i |i've |i have )(?:been |got |was |am )(?:being )?(?:hacked|scammed online|phished)`,
      },
      {
        opens: `${lead}(?:someone|somebody|a hacker) (?:has |just )?(?:hacked|logged ?in(?:to)?|got into|has access to|took over|is using|broke into|keeps trying to log ?in(?:to)?)(?: to)? my (?:[\\p{L}-]+ ){0,2}?(?:${device}|${app}|accounts?|e-?mail)`,
      },
      {
        opens: `${lead}i (?:just |accidentally )*(?:clicked|tapped|opened|downloaded|fell for)(?: on)? (?:an? |the |some )?(?:phishing|suspicious|scam|bad|weird|fake|malicious|spam|sketchy)`,
      },
      {
        opens: `${lead}(?:${whose})?${few}${device} (?:has|got|might have|may have) (?:an? )?(?:virus|malware|spyware|trojan|viruses)`,
      },
      {
        opens: `(?:${how} )?(?:remove|get rid of) (?:an? |the |this )?(?:computer )?(?:virus|malware|spyware|trojan|adware|browser hijacker)`,
      },
      {
        opens: `(?:how (?:do i|can i|to) (?:know|tell|check|see|find out) )?if (?:my|someone (?:has )?hacked my) (?:[\\p{L}-]+ ){0,2}?(?:${device}|${app}|account)(?: account)?(?: is| was| has been| got)? ?(?:hacked|infected|compromised)?(?=$|[?.])`,
      },
    ],
    not: not(
      "\\b(?:hack into|hack someone|hack a|minecraft hacks?|virus that|from my body|flu|write a|gain access)\\b|\\b(?:cold|jaw|noise|knee|stomach|cough)\\b|\\busing my (?:\\p{L}+ )?(?:photos?|pictures?|name)\\b",
    ),
    needs: ["hack-noticed", "hack-gave", "hack-access"],
    advice: {
      professional: ["hack-stop-first"],
      concise: ["hack-stop-first-short"],
      expert: ["hack-clean-sign"],
    },
  },
  {
    id: "devices.locked-out",
    forms: [
      {
        opens: `${lead}(?:i )?(?:just )?(?:have |'ve )?(?:forgot(?:ten)?|lost|can'?t remember|don'?t remember|don'?t know) (?:my |the )?(?:[\\p{L}\\p{N}'-]+ ){0,3}?(?:passwords?|pass ?code|log ?in|apple id|unlock pattern|username|pin code|pin(?= (?:for|to|on) my (?:phone|tablet|sim)))`,
      },
      {
        opens: `${lead}(?:i(?:'m| am)? |i'?ve been |i got )?(?:got )?(?:locked out of|can'?t (?:log|sign|get) ?(?:in ?to|in|into)|cannot (?:log|sign|get) ?(?:in ?to|in|into)|unable to (?:log|sign) ?in(?: ?to)?) (?:to )?(?:my |the )?(?:[\\p{L}\\p{N}'-]+ ){0,2}?(?:${device}|${app}|accounts?|e-?mail)`,
      },
      {
        opens: `${lead}can'?t (?:log|sign|get) ?in ?(?:to)? (?:to )?(?:my )?(?:[\\p{L}-]+ ){0,1}?(?:${device}|${app}|accounts?|e-?mail)`,
      },
      {
        opens: `${lead}${whose}(?:[\\p{L}-]+ ){0,2}?(?:${app}|email|game|bank|google|apple|microsoft)?(?: ?account| ?id| profile| page) (?:is|was|got|has been|just got) (?:permanently |temporarily )?(?:locked|disabled|suspended|banned|deactivated|blocked|deleted)`,
      },
      {
        opens: `${how} (?:reset|recover|get back into|get back|unlock|regain access to|get into|log ?in(?: ?to)?) (?:my |an? |the )?(?:[\\p{L}\\p{N}'-]+ ){0,3}?(?:accounts?|passwords?|pass ?code|apple id|(?:${device})(?= without|$))`,
      },
    ],
    not: not(
      "\\b(?:wi-?fi|house|car|flat|room|sudo|root|wordpress|mysql|bank of|locker|safe|bike|forgot password page|factory reset)\\b|\\b(?:museum|phone box)\\b|\\b(?:wife|husband|girlfriend|boyfriend|partner|colleague)'?s?\\b|\\breset (?:my |an? |the )?(?:apple watch|watch|kindle|tv|xbox)\\b",
    ),
    needs: ["lock-which", "lock-shows", "lock-have"],
    advice: {
      professional: ["lock-official"],
      concise: ["lock-official-short"],
    },
  },
  {
    id: "devices.wet",
    forms: [
      {
        opens: `${lead}(?:(?:i|my (?:son|daughter|kid|child|toddler|cat|dog|wife|husband|friend)) )?(?:just |accidentally )*(?:spill?ed|spilt|poured|knocked|dropped) .{0,40}\\b(?:on|over|onto|into|in|all over) (?:my |the |her |his |our )?(?:[\\p{L}-]+ ){0,2}?${device}`,
      },
      {
        opens: `${lead}(?:(?:i|my (?:son|daughter|kid|wife|husband)) (?:just |accidentally )*(?:dropped|got|washed) )?(?:my |the |her |his )?(?:[\\p{L}-]+ ){0,1}?${device} (?:(?:just|has|have|was|accidentally|fell|dropped|been|went) )*(?:in|into|in to|through) (?:the |a |some )?(?:[\\p{L}-]+ )?(?:water|toilet|pool|sink|bath(?: ?tub)?|tub|sea|ocean|lake|river|puddle|wash(?:ing machine)?|laundry|coffee|beer|soup)`,
      },
      {
        opens: `${lead}${whose}(?:[\\p{L}-]+ ){0,1}?${device} (?:got|is|was) (?:wet|soaked|water damaged|water-damaged)`,
      },
      { opens: `(?:wet|water[- ]damaged) ${device}|water damage (?:on|in|to) (?:my )?${device}` },
    ],
    not: not(
      "\\b(?:carpet|desk(?!top)|table|dream|carry)\\b|\\b(?:case|strap|sleeve)\\b|\\bdropped (?:an? |the )?(?:glass|cup|book|plate|mug)\\b",
    ),
    needs: ["wet-what", "wet-state", "wet-matters"],
    advice: {
      professional: ["wet-minutes"],
      concise: ["wet-minutes-short"],
    },
  },
  {
    id: "devices.wifi",
    forms: [
      {
        is: "(?:my |the |our )?(?:wi-?fi|internet|signal|router|broadband) (?:is |works |signal is )?(?:fast|fine|good|ok|great|slow|weak|useless|terrible|bad|dead|patchy) (?:in|upstairs|downstairs|on|at|near|by|but|except).{3,80}",
      },
      ...trouble(
        net,
        `slow\\p{L}*|bad|weak|down|out|unstable|spotty|terrible|awful|poor|horrible|drop\\p{L}*|disconnect\\p{L}*|cut\\p{L}*|lag\\p{L}*|crash\\p{L}*|restart\\p{L}*|reset\\p{L}*|not working|stop\\p{L}*|${cant} (?:work|connect|reach|load|show|come|turn|let|stay)\\p{L}*|issues?|problems?`,
      ),
      {
        opens: `${lead}(?:i have |i get |i've got |having |getting )?(?:very |really |super |such )?(?:slow|bad|no|weak|unstable|spotty|poor) (?:home )?(?:wi-?fi|internet)`,
      },
      {
        opens: `${lead}(?:${whose})?${few}(?:${device}|${app}) (?:${cant}|keeps?) (?:\\p{L}+ )?(?:connect|disconnect|dropp|find|detect|join|see)\\p{L}* (?:to |from |my |the )*(?:wi-?fi|internet|network|router)`,
      },
      {
        opens: `(?:${how} )?(?:improve|boost|fix|speed up|extend|increase|strengthen|get (?:better|faster|stronger|good)|troubleshoot) (?:my |the |our |a )?(?:slow |home |bad |weak )*(?:wi-?fi|internet|router|network)`,
      },
      {
        opens: `${how} (?:make|get) (?:my |the |our )(?:home )?(?:wi-?fi|internet) (?:\\p{L}+ )?(?:faster|better|stronger|work|reach)`,
      },
    ],
    not: not(
      "\\b(?:neighbou?r'?s|neural|social|professional|network marketing|password|speed test|hack|crack)\\b|\\b(?:conferences?|networking|boat|caravan|campsite|camping|holiday|village)\\b",
    ),
    needs: ["wifi-affected", "wifi-setup", "wifi-tried"],
    advice: {
      professional: ["wifi-tell-apart"],
      concise: ["wifi-tell-apart-short"],
      technical: ["wifi-tell-apart", "wifi-numbers"],
    },
  },
  {
    id: "devices.printer",
    forms: [
      {
        opens: `${lead}(?:${whyIs})?(?:${whose})?${few}printer(?= \\p{L}+)(?! (?:for|under|with|recommend\\p{L}*|ink|paper|that|which|vs|or|do|to|driver|settings|cartridge|stand)\\b)`,
      },
      { opens: `${lead}(?:${whyIs})(?:${whose})${few}printer` },
      { opens: `(?:${how} )?(?:fix|troubleshoot|unjam) (?:my |the |a |our )?${few}printer` },
      { thing: "printer (?:problems?|issues?|trouble|errors?|help)|paper jam" },
      { opens: `${lead}(?:i )?can'?t print` },
      {
        opens: `${lead}(?:${whose})?${few}(?:${device}|${app}) ${cant} (?:find|print|see|detect|recogni[sz]e|connect to) (?:to |my |the )*printer`,
      },
      {
        is: "(?:(?:my|our|the) )?(?:epson|canon|brother|hp|lexmark|kyocera|xerox|ecotank|deskjet|officejet|laserjet|pixma)(?: (?!laptop|camera|monitor|pc\\b)[\\p{L}\\d-]+){0,2}? (?:(?:prints?|printing) (?:only|pink|blank|black|white|yellow|lines?|faint|streak\\p{L}*|half|nothing|slow\\p{L}*|very|too|blurry|double|smudg\\p{L}*|in|wrong)|won'?t print|not printing|(?:doesn'?t|can'?t) print|paper jam|streaks|offline|ink not|out of ink|not recogni[sz]ing)(?: .{2,60})?",
      },
    ],
    not: not(
      "\\b(?:write|tell)(?: me)? (?:an? )?(?:\\p{L}+ )?(?:joke|poem|story|haiku|limerick|song|tweet|caption|rap)\\b|\\b(?:3d|3-d|resin|filament|to buy|best printer|history|invented)\\b|\\b(?:apprentic\\p{L}+|museum|jobs?)\\b",
    ),
    needs: ["printer-model", "printer-does", "printer-from"],
    advice: {
      professional: ["check-and-meaning"],
      concise: ["check-and-meaning-short"],
    },
  },
  {
    id: "devices.wont-start",
    forms: [
      ...trouble(
        device,
        `dead|bricked|${cant} (?:even )?(?:turn(?:ing)?(?: back)? on|start(?:ing)?(?: up)?|boot(?:ing)?(?: up)?|power(?:ing)?(?: up| on)|charg(?:e|ing)|wake up|come on)|stuck (?:on|in|at) (?:the |a )?(?:apple|logo|samsung|loading|boot|windows|start|black|welcome|update|recovery)\\p{L}*|(?:a )?black screen|blue screen\\p{L}*|shut(?:s|ting)? (?:down|off)|turn(?:s|ing)? (?:itself )?off|restart(?:s|ing)?|reboot(?:s|ing)?`,
      ),
      {
        opens: `${lead}(?:i (?:keep getting|got|get) (?:an? |the )?)?(?:blue screen(?: of death)?|bsod)(?= on| when| after| error|$|[.,?!])`,
      },
    ],
    not: not(
      "\\b(?:car|engine|app crashes|battery dies|mouse|how (?:do|can) i (?:turn off|shut))\\b",
    ),
    needs: ["power-signs", "power-before", "device-model"],
    advice: {
      professional: ["check-and-meaning"],
      concise: ["check-and-meaning-short"],
      expert: ["fix-data-safe"],
    },
  },
  {
    id: "devices.storage",
    forms: [
      {
        opens: `${lead}(?:${whyIs})?(?:${whose})?${few}(?:${device}|${app}|c drive|disk|c:)(?:'?s)? (?:storage|memory|space|drive|disk|inbox)? ?(?:is |are |says |almost |nearly |always |keeps? |so )*full`,
      },
      {
        opens: `${lead}(?:my )?(?:${device}|${app}|c drive|disk)? ?(?:storage|disk|memory|hard drive|c drive|inbox) (?:space )?(?:is |says |almost |nearly |always |keeps? )*full`,
      },
      {
        opens: `(?:${how} )?(?:free(?: up)?|clear(?: up)?|get(?: more)?|save|make(?: more)?|clean up) (?:some |more |up )*(?:disk |phone |storage |drive |hard drive |icloud |google |internal )*(?:space|storage|memory|c drive)`,
      },
      {
        opens: `${lead}(?:i(?:'m| am) |${whose}${few}(?:${device}) (?:is |keeps )?)?(?:running |run )?out of (?:\\p{L}+ )?(?:storage|disk space|space on my|memory on my)`,
      },
      { opens: `${lead}(?:it says )?not enough (?:storage|space on|disk space|icloud)` },
    ],
    not: not(
      "\\b(?:room|closet|garage|kitchen|apartment|working memory|brain|leaks?|cuda|heap|unit|cache in)\\b|\\b(?:flat|bathroom|suitcase|tiny|house|fridge|full of)\\b",
    ),
    needs: ["storage-on", "storage-fills", "storage-where-to"],
    advice: {
      professional: ["storage-biggest-first"],
      concise: ["storage-biggest-first-short"],
    },
  },
  {
    id: "devices.battery",
    forms: [
      ...trouble(
        `(?:${device}(?:'?s)? )?battery(?: life| health| percentage)?`,
        `drain\\p{L}*|die(?:s|ing)?|dying|bad|terrible|awful|empty|short|low|gone|down|dead|drop\\p{L}*|runs out|run out|running out|${cant} (?:last|hold|charge)\\p{L}*|at \\d+ ?%`,
      ),
      {
        opens: `${lead}(?:${whyIs})?(?:${whose})?${few}${device} ${filler}(?:(?:dies|dying|die|runs out of battery|loses? (?:charge|battery)|drains?|drain(?:ing)? battery) ?(?:so |very |too |really )?(?:fast|quickly|quick|battery)|(?<=keeps? )dying)`,
      },
      {
        opens: `(?:${how} )?(?:save|extend|improve|increase|make|preserve|prolong|get better) (?:my |the |a )?(?:${device}(?:'?s)? )?battery(?: life| health| last| on)?`,
      },
    ],
    not: not(
      "\\b(?:car|ev|tesla|e-?bike|truck|boat|solar|smoke|drone|social|aa|lithium ion work)\\b|\\b(?:drill|hearing aids?|torch|flashlight|toothbrush|charge past)\\b",
    ),
    needs: ["device-model", "battery-when", "battery-lasts"],
    advice: {
      professional: ["battery-worn-or-app"],
      concise: ["battery-worn-or-app-short"],
    },
  },
  {
    id: "devices.slow",
    forms: [
      ...trouble(
        `(?:${device}|(?:google )?chrome|firefox|browser|windows(?: \\d+)?|fans?)`,
        "slow\\p{L}*|lag\\p{L}*|sluggish|overheat\\p{L}*|(?:hot|warm|loud|noisy)(?!\\p{L})|takes? forever|freez\\p{L}+|hang(?:s|ing)|stutter\\p{L}*",
      ),
      {
        opens: `(?:${how} )?(?:(?:speed up|clean up) (?:my |an? |the |this )?|fix (?:my |an? |the |this )?(?=(?:old )?(?:slow|laggy)))(?:old |slow |laggy |windows |gaming )*(?:${device}|chrome|firefox|browser)(?= (?:without|so|on|that)|$|[?.])`,
      },
      {
        opens: `(?:${how} )?(?:make|get) (?:my |an? |the |this )?(?:old |slow |laggy |windows |gaming )*(?:${device}|chrome|firefox|browser) (?:to )?(?:run )?(?:faster|fast|quicker|smoother|less laggy)`,
      },
      {
        opens: `${lead}(?:very |really |super )?(?:slow|laggy|overheating) (?:${device}|chrome|browser)`,
      },
    ],
    not: not(
      "\\b(?:slow[- ]?mo\\p{L}*|slow cooker|video slow|fix my (?:mac|camera)|hot ?spot|hot ?keys?)\\b|\\b(?:football|concert|party|in my house|chant|mouse|to upload|to download)\\b",
    ),
    needs: ["device-model", "slow-when", "slow-accept"],
    advice: {
      professional: ["slow-find-cause"],
      concise: ["slow-find-cause-short"],
    },
  },
  {
    id: "devices.recover",
    forms: [
      {
        does: `${how} (?:recover|restore|get back|retrieve|undelete|un-delete|bring back|find)`,
        to: `(?:(?:deleted|lost|unsaved|old|erased) (?:\\S+ ){0,2}?)${personal}`,
      },
      {
        opens: `(?:${how} )?(?:recover|restore|retrieve|undelete) (?:(?:my|the|an?|some|all|deleted|lost|unsaved|accidentally|whatsapp|facebook|iphone|word|instagram) )*${personal}`,
      },
      { opens: `${how} get (?:(?:my|the|deleted|lost|old) )+${personal} back` },
      {
        opens: `${lead}(?:i |my (?:son|daughter|kid|wife|husband) )?(?:just |accidentally )*(?:deleted|erased|formatted|lost|overwrote|didn'?t save) (?:(?:all|of|my|the|an?|some|our|important|work|wedding|family|word) )*(?:${personal}|sd card|usb stick|hard drive)`,
      },
    ],
    not: not(
      "\\b(?:lost contact|lost everything in|my (?:mom|dad|husband|wife|friend) (?:died|lost)|message to|lost money|(?:an?|my|some) old photos?$|(?:my|our) old (?:photos?|pictures)|damaged|colori[sz]e|faded|commits?|branch|sql server|mind|life|fire)\\b|\\b(?:cassettes?|floppy|vhs|tape|exam|flood|find old)\\b",
    ),
    needs: ["recover-where", "recover-how-lost", "recover-copy"],
    advice: {
      professional: ["recover-dont"],
      concise: ["recover-dont-short"],
    },
  },
  {
    id: "devices.backup",
    forms: [
      {
        opens: `(?:${how} )?back ?up (?:(?:my|the|all|our|an?|old|family|whatsapp|work) )*(?:${personal}|${device}|google photos|icloud)`,
      },
      {
        thing: `back ?ups?(?: plan| strategy| solution| routine)?(?= (?:of|for) (?:(?:my|our|all|the|family|home) )*(?:${personal}|${device}|home)\\b)`,
      },
      {
        opens: `(?:how|where) (?:do i|should i|can i|to) (?:store|save|keep|back ?up) (?:all )?(?:my |our )(?:family |old |digital )?(?:photos|pictures|videos|files)(?! (?:from|in|as|on my desktop))`,
      },
    ],
    not: not(
      "\\b(?:backup dancer|backup plan for my (?:life|career)|restore|server|traffic|toilet|sewer)\\b|\\b(?:paper|printed)\\b",
    ),
    needs: ["backup-what", "backup-where-to", "backup-effort"],
    advice: {
      professional: ["backup-test"],
      concise: ["backup-test-short"],
    },
  },
  {
    id: "devices.transfer",
    forms: [
      {
        does: `(?:${how} )?(?:transfer|move|copy|migrate|sync|get|send|import|switch|upload)(?= (?:(?:my|all|the|some|our|old) )*(?:${personal}|from|over|between|esim|whatsapp))`,
        to: `(?:from|to|onto|between|into|off) (?:(?:my|a|an|the|two|one|old|new|another|other|different) )*(?:${device}|icloud|google photos|onedrive|dropbox|${app} accounts?|gmail)`,
      },
      {
        opens: `(?:${how} )?(?:switch|move|moving|switching) (?:from (?:an? )?)?(?:i ?phone|android|samsung|windows|mac|spotify|gmail|pc) (?:over )?to (?:an? )?(?:new )?(?:i ?phone|android|samsung|windows|mac|apple music|pc|outlook|proton)`,
      },
      {
        opens: `${how} (?:transfer|move|copy) (?:everything |all |my )*(?:${personal} |stuff )?(?:over )?to (?:my |a |the )?new (?:${device})`,
      },
      {
        is: `(?:old |my )*${device} ${personal} (?:to|onto) (?:(?:my|a|the|new|an?) )*(?:${device}|computer|external drive|usb|icloud|google photos)(?: .{2,30})?`,
      },
    ],
    not: not(
      "\\b(?:money|funds|bank|credits?|college|should i|worth|better|send a message|text to|photos? to a client)\\b|\\b(?:shutters|lawyer|landlord)\\b",
    ),
    needs: ["transfer-between", "transfer-what", "transfer-means"],
    advice: {
      professional: ["transfer-left-behind"],
      concise: ["transfer-left-behind-short"],
    },
  },
  {
    id: "devices.system",
    forms: [
      {
        opens: `(?:${how} )?(?:re ?install|install|upgrade (?:to|my \\p{L}+ to|from \\p{L}+ \\d+ to)|update to|downgrade (?:to|from)|dual[- ]boot|switch to|go back to) (?:a |an |the )?(?:fresh |clean |copy of )*(?:windows|ubuntu|mac ?os|chrome ?os|fedora|debian|arch|mint)(?: \\d+)?`,
      },
      {
        opens: `(?:${how} )?(?:factory[- ]?reset|hard reset|wipe|format|completely erase|re-?image) (?:my |an? |the |this )?(?:old )?(?:[\\p{L}-]+ )?(?:${device})`,
      },
      {
        opens: `(?:${how} )?prepare (?:my |an? |the )?(?:old )?(?:${device}) (?:for sale|to sell|before selling)`,
      },
    ],
    not: "\\b(?:should i|worth|vs|docker|nginx|server|on windows|on ubuntu|on mac ?os|why|gnome|wsl|python|script|code)\\b|\\b(?:screen|lens)\\b",
    needs: ["system-machine", "system-keep", "system-why"],
    advice: {
      professional: ["system-what-is-lost"],
      concise: ["system-what-is-lost-short"],
    },
  },
  {
    id: "devices.parental",
    forms: [
      { thing: "parental controls?(?: settings)?" },
      {
        opens: `${how} (?:set up|turn on|use|enable|put|activate) (?:the )?parental (?:controls?|locks?)`,
      },
      {
        opens: `(?:${how} )?(?:limit|block|restrict|control|monitor|lock|set up)(?: \\S+){0,5}? (?:kid'?s?'?|kids'?|child'?s|children'?s|son'?s?|daughter'?s?|teen'?s?|toddler'?s?)(?: \\S+){0,2}? (?:screen ?time|i ?pad|i ?phone|phone|tablet|laptop|computer|internet|you ?tube|tik ?tok|roblox|xbox|switch|apps?|browser)`,
      },
      {
        opens: `(?:${how} )?(?:limit|block|restrict)(?: \\S+){0,4}? (?:for|on) (?:my|our|the) (?:kid|child|son|daughter|teen)`,
      },
    ],
    not: not(
      "\\b(?:argument|research|opinion|bypass|get around|disable|turn off|remove|husband|wife|girlfriend|boyfriend)\\b|\\b(?:tantrums?|desk|chair|table)\\b",
    ),
    needs: ["parental-child", "parental-limit"],
    advice: {
      professional: ["parental-around"],
      concise: ["parental-around-short"],
    },
  },
  {
    id: "devices.settings",
    forms: [
      {
        opens: `(?:what (?:are|is|would be) (?:the |my )?|what'?s the |give me (?:the )?|i need (?:the )?)?(?:best|optimal|ideal|recommended|good|right) (?:[\\p{L}\\p{N}:'+/-]+ ){0,4}?(?:settings?|sensitivity|sens|resolution|keybinds)(?! (?:for|of) (?:a|my|the) (?:story|novel|book))`,
      },
      { opens: "(?:what|which) (?:[\\p{L}\\p{N}'-]+ ){0,3}?settings (?:should|do|would|are)" },
      {
        thing:
          "(?:obs|graphics|privacy|security|export|render|camera|picture|audio|sensitivity|video|streaming|recording|encoder|eq|equali[sz]er|mic|router|monitor|display|nvidia|game|fortnite|valorant|cs2|minecraft|warzone|lightroom|premiere|handbrake|printer) settings(?= (?:for|to)\\b|$)",
      },
    ],
    not: `\\b(?:smart ?phones?|i?phones?|android)\\b|${not(
      "\\b(?:story|novel|book|play|fiction|fantasy|campaign|dnd|d&d|wedding|goal|table|wordpress|vs ?code|vscode|eslint|change|where|reset|find|open|sewing|oven)\\b",
    )}|\\b(?:treadmill|thermostat|hearing aids?|toast|denim|to read|dryer|fridge|washing)\\b`,
    needs: ["settings-aim", "settings-with"],
    advice: {
      professional: ["settings-value-cost"],
      concise: ["settings-value-cost-short"],
    },
  },
  {
    id: "devices.pc-build",
    forms: [
      {
        thing:
          "(?:gaming |budget |custom |editing |streaming |home )?(?:pc|computer) (?:builds?|parts lists?|build lists?|setup build)",
      },
      {
        opens: `${how} (?:build|assemble|put together) (?:my own |my first |an? |my )?(?:gaming |custom |budget |good |new )*(?:pc|computer|gaming rig)`,
      },
      { opens: "build (?:me )?an? (?:gaming |custom |budget |good )*(?:pc|computer)" },
    ],
    not: "\\b(?:invented|history|science|lab|curriculum|in minecraft|out of|program|simulator|python|logic gates?|game in)\\b|\\brobot\\b",
    needs: ["pc-use", "budget", "pc-have"],
    advice: {
      professional: ["pc-fit"],
      concise: ["pc-fit-short"],
      expert: ["pc-save-on"],
    },
  },
  {
    id: "devices.setup",
    forms: [
      {
        opens:
          "(?:how (?:do|can) (?:i|we) )?(?:help|get) (?:my|our) (?:[\\p{L}-]+ )?(?:gran\\p{L}*|nan\\p{L}*|dad|mum|mom|mother|father|parents|aunt|uncle|neighbou?r) (?:to )?(?:set ?up|install|use|start(?: using)?|get (?:on|onto)|connect|video ?call) (?!the (?:toilet|oven|stairs)\\b)\\p{L}+",
      },

      {
        opens: `(?:${how} )?(?:set ?up|configure|hook up|pair|connect|link) (?:(?:my|an?|the|our|new|two|2|second|old|dual|wireless|bluetooth) )*(?:[\\p{L}\\p{N}-]+ )?(?:${device}|printer|router|mesh|wi-?fi(?: extender)?|vpn|dual monitors?|two[- ]factor(?: authentication)?|2fa|authenticator(?: app)?|email(?= on| in)|e-mail(?= on| in)|hotspot|smart (?:home|plugs?|bulbs?|lights?)|nas|sound ?bar|projector|turntable|amp)(?!\\p{L})`,
      },
    ],
    not: not(
      "\\b(?:business|meeting|account for|to each other|dots|aws|openvpn server|mqtt|arduino|raspberry|esp32|keeps?|won'?t|not)\\b|\\b(?:stand|trap|bus|garden|wedding|desk)\\b",
    ),
    needs: ["setup-have", "setup-stuck"],
    advice: {
      professional: ["check-worked"],
      concise: ["check-worked-short"],
    },
  },
  {
    id: "devices.install",
    forms: [
      {
        opens: `(?:${how} )?(?:re-?install|install|download|side ?load|update|uninstall) (?:(?:my|an?|the|new|all|some|latest|old|free|minecraft|sims|graphics?|nvidia|amd|printer|custom|google|microsoft) )*(?:${app}|apps?|mods?|shaders|drivers?|fonts?|extensions?|add-?ons?|plug-?ins?|python|java|apk|kodi|software|whatsapp|bios|updates?|ram|an? ssd|ssd|graphics card|gpu)(?!\\p{L})`,
      },
    ],
    not: not(
      "\\b(?:videos?|music|songs?|movies?|attachments?|photos?|history|data from|wordpress|should i|error|fail\\p{L}*|app idea|my app|pages?|resume|cv|profile|bio|status|post|website)\\b|\\b(?:my house|cricut)\\b",
    ),
    needs: ["howto-where", "install-stuck"],
    advice: {
      professional: ["check-worked"],
      concise: ["check-worked-short"],
    },
  },
  {
    id: "devices.app-trouble",
    forms: [
      ...trouble(
        `(?:${app}|e-?mails?|chat ?gpt|copilot|gemini)(?: app| account| videos?| calls?| page| files?| desktop| game)?`,
        `(?:${cant} (?:even )?(?:work|open|load|start|launch|respond|sync|send|play|show|updat|connect|let|receiv|display|install|run|sav|download|upload|ring|print)\\p{L}*)|crash\\p{L}*|freez\\p{L}+|frozen|froze|buffer\\p{L}*|glitch\\p{L}*|lag\\p{L}*|clos(?:es|ing)|stop\\p{L}*|broken|stuck|black|blank|logg\\p{L}+ (?:me )?out|kick\\p{L}+ me|sign\\p{L}* me out|(?:says|shows|gives me) |no sound|has no |ask(?:s|ing) (?:me )?(?:for )?(?:(?:my|the|a) )?(?:pass ?words?|log ?in|sign in|verification)`,
      ),
      {
        opens: `${lead}(?:i )?(?:can'?t|cannot|can not) (?:open|start|launch|use|play|hear anything (?:on|in)|join|update|access|send|receive|see) (?:my |the |any |an? )?(?:[\\p{L}-]+ )?(?:${app}|zoom meetings?|emails?|pdfs?)`,
      },
      {
        opens: `(?:${how} )?(?:fix|troubleshoot) (?:my |the )?(?:${app})(?! (?:code|resume|profile|document))`,
      },
    ],
    not: not(
      "\\b(?:the word|in a word|teams? (?:won'?t listen|isn'?t motivated)|pattern|signal processing|notion of|server|self[- ]?hosted|stock|share price|why did (?:facebook|twitter)|amazon (?:river|rainforest))\\b|\\bsnap button\\b",
    ),
    needs: ["app-happens", "howto-where", "trouble-tried"],
    advice: {
      professional: ["fix-safe-first"],
      concise: ["fix-safe-first-short"],
    },
  },
  {
    id: "devices.cracked",
    forms: [
      {
        opens: `${lead}(?:i )?(?:just |accidentally )*(?:dropped|cracked|smashed|broke|shattered) my (?:[\\p{L}-]+ )?(?:i ?phones?|phones?|i ?pads?|tablets?|laptops?|mac ?books?|(?:apple|smart) ?watch|tv|monitor)(?: screen| display)?(?=$|[.,!?]| (?:and|screen|what|how|on)(?!\\p{L}))`,
      },
      {
        opens: `(?:${how} )?(?:fix|repair|replace) (?:my |an? |the |this )?(?:cracked|broken|shattered|smashed) (?:[\\p{L}-]+ )?(?:i ?phone|phone|i ?pad|tablet|laptop|mac ?book|watch|tv|monitor)?(?: ?(?:screen|display|glass))`,
      },
      {
        opens: `${lead}${whose}(?:[\\p{L}-]+ )?(?:i ?phone|phone|i ?pad|tablet|laptop|mac ?book|tv|monitor)(?:'s)?(?: screen| display)? (?:is|got|has) (?:just |badly |all )?(?:cracked|shattered|smashed)`,
      },
      {
        opens: `${lead}(?:a )?(?:cracked|shattered|smashed) (?:[\\p{L}-]+ )?(?:i ?phone|phone|i ?pad|tablet|laptop|mac ?book|tv|monitor)(?: screen| display)?`,
      },
    ],
    not: not(
      "\\b(?:water|toilet|pool|sink|wet|won'?t turn on|jailbr\\p{L}+|password|software|spirit)\\b|\\b(?:heels?|foot|toe)\\b",
    ),
    needs: ["cracked-state", "device-model", "cracked-limits"],
    advice: { professional: ["fix-or-replace"], expert: ["fix-data-safe"] },
  },
  {
    id: "devices.trouble",
    forms: [
      ...trouble(
        `(?:${device}|bluetooth|home button|face id|fingerprint sensor|volume buttons?|ringer|sound|audio|cursor|volume|alexa app|hdmi)(?: screen| display| camera| speakers?| sound| mic(?:rophone)?| keyboard| keys?| touch ?pad| port| button| app| remote| controller)?`,
        `(?:${cant} (?:even )?(?:work|open|load|connect|pair|respond|sync|send|play|show|updat|let|receiv|display|detect|recogni[sz]|read|ring|typ|click|scroll|mov|get|hear|see|find|stay|unlock|focus|rotat|mount|support)\\p{L}*)|crash\\p{L}*|flicker\\p{L}*|glitch\\p{L}*|disconnect\\p{L}*|beep\\p{L}*|broken|broke(?! my)|crack\\p{L}*|shattered|stuck|frozen|froze|buzz\\p{L}*|crackl\\p{L}*|blurry|no (?:sound|signal|picture|audio)|has no (?:sound|signal|picture|audio)|green lines?|lines? on|ghost touch\\p{L}*|drift\\p{L}*|stopp\\p{L}+|makes? (?:an? )?(?:weird|strange|loud|clicking|buzzing)`,
      ),
      {
        opens: `(?:${how} )?(?:fix|troubleshoot|repair) (?:my |an? |the |this )?(?:broken |cracked |old |frozen )*(?:${device}|stick drift|joy-?con(?: drift)?)(?: screen| display| sound| camera| keyboard| drift)?(?=$|[?.,]| (?:that|when|if|not|on|screen))`,
      },
      {
        opens: `${lead}no (?:sound|signal|picture|audio|display) (?:on|from|in) (?:my |the )?(?:${device}|hdmi)`,
      },
      { opens: `${lead}(?:a )?(?:cracked|broken) (?:${device}|phone|laptop)(?: screen)?` },
      {
        is: "(?:my )?(?:windows(?: 1[01])?|mac ?os|ios|android|iphone|ipad|samsung|xbox|ps[45]|switch|kindle)(?: \\d+)? (?:software |system )?update (?:(?:is |got |keeps )?(?:stuck(?! jobs)|fail(?:s|ed|ing)?|frozen|loop(?:ing)?)|won'?t (?:install|finish|start))(?: .{1,60})?",
      },
    ],
    not: not(
      "\\b(?:baby|nintendo switch or|switch (?:careers?|jobs?|statement)|light switch|switch .{0,30}(?:room|kitchen|hallway|wall|lights?)|mouse (?:in|trap|droppings)|sound of music|echo chamber|desktop publishing|car|mac and cheese|dead mouse|pet|windows? (?:in|of) (?:my|the) (?:house|car|room|bedroom)|house|curtain|rodents?)\\b|\\b(?:till|cave|behind the|oven|heating|piano|headache|pain)\\b",
    ),
    needs: ["trouble-happens", "device-model", "trouble-tried"],
    advice: {
      professional: ["fix-safe-first"],
      concise: ["fix-safe-first-short"],
      expert: ["fix-or-replace"],
    },
  },
  {
    id: "devices.how-to",
    forms: [
      {
        does: `${how} (?:turn (?:on|off)|disable|enable|switch (?:on|off)|delete|remove|change|block|unblock|hide|unhide|mute|unmute|reset|update|record|share|scan|sync|log ?out|sign out|add|edit|merge|split|combine|rotate|crop|convert|export|import|download|upload|save|pin|archive|restore|move|rename|insert|create|make|set|schedule|format|compress|sign|print|search|find|see|check|put|stop|undo|lock|unlock|open|close|clear|send|view|translate|cancel|forward|filter|unsend|reply|group|sort|number|customi[sz]e|mirror|cast)`,
        to: `(?:in|on|from|with|using|off|for) (?:(?:my|an?|the|your|our) )?(?:${device}|${app})(?= \\d+| app|$|[?.,!]| (?:without|if|when|so|on|for|using|and|with|that|to))`,
      },
      {
        opens: `${how} (?:delete|deactivate|close|cancel|change|hide|switch|merge|make|remove|update|log out of|sign out of) (?:my |an? |the )?(?:${app}|windows|google|apple|microsoft|lock ?screen|home ?screen)(?: premium| prime)? (?:accounts?|subscription|passwords?|profile(?: picture)?|history|username|name|ads|notifications|page|background|wallpaper|language|e-?mail|private|default)`,
      },
      {
        opens: `(?:${how} )?(?:delete|deactivate|close|cancel) my (?:${app}|google)(?: premium| prime)? (?:accounts?|subscription)`,
      },
      {
        opens: `${lead}(?:${how} (?:find|see|change|share)|(?:i )?forgot) (?:my |the )?(?:home )?wi-?fi (?:password|name)`,
      },
      {
        opens: `${how} (?:turn (?:on|off)|disable|enable|stop|block|change|get rid of) (?:my |the |all |windows |annoying )*(?:notifications|pop-?ups|dark mode|location(?: services)?|cookies|auto-?correct|auto ?play|updates|read receipts|face id|ringtone|wall ?paper|lock ?screen|default browser|spam (?:calls|texts|emails)|ads on|screen ?saver|caller id|voice ?mail|(?:closed )?captions|subtitles)`,
      },
      {
        opens: `${how} (?:edit|sign|merge|combine|compress|split|convert|fill (?:in|out)|unlock|rotate|scan) (?:an? |my |the |two |multiple |\\p{L}+ )?(?:\\p{L}+ )?pdfs?(?: files?)?`,
      },
      {
        is: `(?:ms |microsoft )?(?:word|powerpoint|google docs|google slides|outlook|gmail) (?:page numbers?|headers?|footers?|table of contents|margins?|landscape one page|signature|mail merge|track changes|footnotes?)(?: (?!(?:not|wrong|game|delay|missing|template|won'?t|disappear\\p{L}*)\\b).{2,50})?`,
      },
    ],
    not: not(
      "\\b(?:followers|subscribers|likes|views|viral|money|business|shop on|sell|sales|friends on|girl|boy|guy|good (?:photos|pictures)|crush|date|conversation|famous|grow|better at|(?:win|build|diamonds?|house|farm) in minecraft|profile stand out|in other words|video for|content|strategy|job on|presentation on|portrait|refund|presentation|an? (?:\\p{L}+ )?(?:app|website|game|mod|bot) |stop (?:being|using|scrolling|wasting|looking|checking|playing|watching)|my ex\\b|someone'?s|(?:girl|boy)friend'?s?|husband'?s?|wife'?s?|partner'?s|daughter'?s|son'?s|spy|track (?:my )?(?:husband|wife|girlfriend|boyfriend)|without them knowing|partitions?|luks|btrfs|condensation|frost|film|streaks|flies|windows? (?:in|of) (?:my|the) (?:house|car|room|bedroom))\\b|\\bhouse in (?:the )?sims\\b|\\b(?:stain|stickers)\\b",
    ),
    needs: ["howto-where"],
    advice: {
      professional: ["howto-path"],
      concise: ["howto-path-short"],
    },
  },
];
