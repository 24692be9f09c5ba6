import type { Need } from "../ask.ts";

const purpose =
  "\\b(?:homework|class|course|assignment|exercise|interview|production|leetcode|school|university|uni|exam|thesis|portfolio|hobby|fun|practice|competition|work|job|my (?:app|site|website|project|team|company|shop|game|store|thesis|students|son|daughter|kids)|our (?:app|site|website|project|team|company|shop|store)|teach|learn(?:ing)?|research)\\b";

/** A language or framework that is named. */
const named =
  "(?<![\\p{L}\\p{N}])(?:python\\d?|javascript|js|typescript|java|c\\+\\+|cpp|c#|csharp|\\.net|golang|in go|rust|ruby|php|swift|swiftui|kotlin|dart|flutter|scala|perl|lua|haskell|julia|matlab|bash|shell|powershell|batch|assembly|vba|sql|html5?|css|tailwind|bootstrap|react(?:js)?|vue|angular|svelte|node(?:\\.?js)?|next\\.?js|express|django|flask|fastapi|laravel|rails|spring|pandas|numpy|pytorch|tensorflow|keras|jquery|arduino|solidity|unity|unreal|godot|gdscript|roblox|luau|pygame|tkinter|pyqt|pyside\\d?|streamlit|opencv|matplotlib|verilog|vhdl|prolog|lisp|clojure|elixir|erlang|fortran|cobol|pascal|delphi|scratch|wordpress|shopify|wix|in [cr]|[cr] (?:code|program|function|script)|vitis hls|hls|sketchup|openscad|vim ?script|emacs|elisp|go-based|gin|autohotkey|ahk|applescript|tcl|groovy|terraform|ansible|dockerfile|glsl|hlsl|awk|zig|ocaml|f#|racket|scheme|qml|blazor|react native|electron|p5\\.?js|three\\.?js|latex|tikz|gamemaker|mathematica|octave|sas|stata|abap|apex|(?:google )?apps script|plc|scl|simatic|siemens s7|any (?:programming )?language|pseudo-?code)(?![\\p{L}\\p{N}+#])";

/** What code turns on. */
export const codeNeeds = {
  "code-language": {
    label: "Language",
    question: "In which language?",
    suggestions: ["Python", "JavaScript", "Java", "C++"],
    cases: [
      {
        when: "\\b(?:leds?|arduino|esp32|robot|sensors?)\\b",
        suggestions: ["Arduino (C++)", "MicroPython", "C"],
      },
      {
        when: "\\b(?:\\d+[- ]bits?|bitwise|registers?|microcontrollers?|embedded|fpga|interrupts?)\\b",
        suggestions: ["C", "assembly", "Verilog", "pseudocode"],
      },
      {
        when: "\\bshaders?\\b",
        suggestions: ["GLSL", "HLSL", "Metal", "WGSL"],
      },
    ],
    said: `\\b(?:synapse|databricks|jupyter|colab|duckdb|pypi|polars|(?:pip|npm) package|marker package|pyspark)\\b|${named}|\\b(?:py|ts|angular|asp|qbasic|basic|smalltalk|nim|crystal|cuda|mips|risc-?v|any language|language (?:does|is)|doesn'?t matter|es6|c\\+\\+ ?\\d\\d|in c)\\b|(?:^| )c$`,
  },
  "code-stack": {
    label: "Built with",
    question: "What is your project built with?",
    suggestions: ["plain HTML and CSS", "React with TypeScript", "WordPress", "your choice"],
    said: `${named}|\\b(?:plain (?:html|js|css)|vanilla|no framework|next|nuxt|remix|astro|vite|shadcn|material ui|mui|chakra|sass|scss|htmx|alpine|asp\\.net|ts|webflow|squarespace|framer|hugo|jekyll|ejs|handlebars|blade|your choice|whatever|any framework)\\b`,
  },
  "code-in-out": {
    label: "Input comes from",
    question: "Where does its input come from?",
    suggestions: [
      "input typed by the user",
      "input read from a file",
      "input passed as arguments",
      "no input needed",
    ],
    cases: [
      {
        when: "\\b(?:arduino|esp32|esp8266|raspberry|leds?|micro:?bit)\\b",
        label: "Parts and pins",
        question: "Which parts are connected, and to which pins?",
        suggestions: [],
      },
      {
        when: "\\bclass\\b",
        label: "Holds and does",
        question: "What should it hold, and what should it do?",
        suggestions: [],
      },
    ],
    said: "\\b(?:snake|pong|tetris|chess|hangman|playable|game)\\b|\\b(?:engine|terrain|shaders?|minecraft|godot|unity|unreal|roblox|animation|particles?)\\b|\\bhello,? world\\b|\\binputs?\\b|\\boutputs?\\b|\\breturns?\\b|\\btakes?\\b|\\bgiven\\b|\\bprints?\\b|\\breads?\\b|\\breceives?\\b|\\bprompts?\\b|\\b(?:convert|turn|from|extract)\\p{L}*\\b.*\\b(?:to|into)\\b|\\b(?:that|to|which) (?:\\S+ )+|\\bproject\\b|\\bseparate (?:\\S+ )?files\\b|\\b(?:list of|string|array|number|integers?|file|csv|json|text|user (?:enters|types|picks|clicks)|enter(?:s|ed)?|typ(?:es|ed)|shows?|displays?|counts?|calculat\\p{L}+|deposit|withdraw|balance|sorts?|finds?|checks?|asks?|sav(?:es|ed)|results?|e\\.g\\.|for example|like)\\b.*(?:,|\\band\\b|\\bthen\\b|->|\\bto\\b)|[,.:?] .*\\b(?:list|string|array|numbers?|file|csv|json|deposit\\p{L}*|withdraw\\p{L}*|enters?|typ(?:es|ed)|shows?|displays?|asks?|counts?|sav(?:es|ed))\\b|\\bhtml code\\b|\\b(?:in|with|using) (?:html|css)\\b|\\b(?:countdown|timer|clock|plot|chart|draw\\p{L}*)\\b",
  },
  "code-use": {
    label: "Used for",
    question: "What will it be used for?",
    suggestions: [
      "a class exercise",
      "a small tool for me",
      "production code",
      "interview practice",
    ],
    said: `\\b(?:homework|class|course|assignment|exercise|interview|production|my (?:app|site|website|project|team|company|job)|leetcode|for (?:fun|learning|work|school)|beginner)\\b|^(?:\\S+ ){22,}|[,.:?] .*${purpose}|\\b(?:for|because) (?:an? |the |my |our )?(?:\\p{L}+ )?(?:homework|class|course|assignment|interview|exam|thesis|game|robot|app|website|project|fun|work|school|kids)\\b`,
  },
  "code-material": {
    isMaterial: true,
    label: "The code",
    question: "Paste the code here.",
    suggestions: [],
    cases: [
      {
        when: "\\bcommit messages?\\b|\\b(?:pr|pull request|merge request) descriptions?\\b",
        label: "The change",
        question: "Paste the change, or say what it does.",
      },
    ],
    said: "```|[{}]|;$|\\);|=>|\\bdef \\p{L}+\\s?\\(|\\bfunction \\p{L}*\\s?\\(|\\bimport \\p{L}+ from\\b|\\bselect\\b.+\\bfrom\\b|</?\\p{L}+[^>]*>|https?://|: \\S.{20}",
  },
  "software-what": {
    label: "What and for whom",
    question: "What should it do, and for whom?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:mods?|games?)\\b",
        label: "What should happen",
        question: "What should happen in it?",
      },
    ],
    said: "\\bfor (?:my|our|a|an|the|people|kids|students|customers)\\b|\\bthat\\b|\\bwhich\\b|\\bto (?:sell|track|show|help|play|book|manage)\\b|\\b(?:pottery|bakery|shop|store|restaurant|salon|club|church|portfolio|blog|wedding|classes|booking|booked|book|appointments?|tasks?|recipes?|workouts?|budget|habits?|reminders?|music|chat|dating|todo|to-?do|weather|plants?|dogs?|neighbou?rs|orders|tickets?|invoices|quiz|moderat\\p{L}+|wait(?:ing)? list|people (?:should|can))\\b",
  },
  "software-skill": {
    label: "How well I code",
    question: "How well can you code?",
    suggestions: ["not at all", "a little", "fairly well", "I code for a living"],
    said: `\\b(?:no|without|zero|any) (?:cod(?:e|ing)|programming|experience)|\\bno-?code\\b|\\bbeginner\\b|\\bi (?:can|know|already)\\b|\\bfrom scratch\\b|\\b(?:never (?:coded|programmed|built|done)|can'?t (?:code|program)|not a (?:programmer|developer|coder)|don'?t (?:code|know how to code)|no idea|complete(?:ly)? new|new to|first time|noob|newbie|i(?:'?m| am) (?:a|an) (?:\\p{L}+ )?(?:developer|programmer|designer|student|engineer|teacher)|i (?:code|program|learned|did|studied)|some (?:html|python|javascript|coding)|basics?|little (?:python|html|javascript|coding)|years of|wordpress|wix)\\b`,
  },
  "software-limits": {
    label: "Budget",
    question: "What may it cost?",
    suggestions: ["nothing", "20 dollars a month", "a few hundred once"],
    said: "\\b(?:streamlit|flask|django|node|laravel|rails|spring|gradio|electron|unity|godot|fastapi|next|svelte|angular)\\b|\\b(?:javascript|typescript|python|java|c#|c\\+\\+|rust|react|vue|flutter|kotlin|swift|\\p{L}+\\.js|api|github)\\b|\\b(?:snake|pong|tetris|tic[- ]tac[- ]toe|hangman|flappy|calculator|to-?do)\\b|\\bfree\\b|\\bcheap\\b|[$€£]\\s?\\d|\\bbudget\\b|\\bby (?:monday|friday|next|the end)\\b|\\bthis (?:week|weekend|month)\\b|\\b\\d+ ?(?:dollars?|bucks|euros?|pounds?|usd|eur|gbp|a month|per month)\\b|\\b(?:no (?:money|budget|cost)|little money|a month|monthly|max(?:imum)? \\d+|under \\d+|up to \\d+|hosting costs?|in (?:a|two|three|\\d+|one) (?:days?|weeks?|months?)|deadline|tomorrow|tonight|no (?:hurry|rush)|asap|next (?:week|month)|by (?:\\p{L}+day|june|july|august|september|october|november|december|january|february|march|april|may|summer|christmas)|open source|weekend|expensive)\\b",
  },
  "auto-steps": {
    label: "How it goes today",
    question: "How do you do it by hand now, in which programs?",
    suggestions: [],
    said: "\\bfrom\\b.*\\b(?:to|into)\\b|\\bevery (?:day|week|month|monday)\\b.*\\bi\\b|\\bmanually\\b|\\bby hand\\b|\\b(?:i (?:copy|paste|download|open|type|rename|send|export|upload|click|save|check|drag|write|print|enter|now)|by hand|each (?:day|week|month|morning|time)|so far|currently|right now|at the moment|today i|outlook|gmail|excel|google sheets?|sheets|word|quickbooks|stripe|sap|salesforce|external drive|nas|hard drive|usb|dropbox|pdfs?|folder|template|word template)\\b(?=.*(?:,|\\band\\b|\\bto\\b|\\binto\\b|\\bthen\\b)).*|[,.:?] .*\\b(?:copy|paste|download|export|by hand|outlook|gmail|excel|sheets|word|external|usb|nas|pdf)\\b",
  },
  "auto-tools": {
    label: "Tools I may use",
    question: "What may you use or install?",
    suggestions: ["Python", "Power Automate", "Google Apps Script", "nothing new"],
    said: `\\bpower automate\\b|\\bzapier\\b|\\bmake\\.com\\b|\\bn8n\\b|\\bapps? script\\b|\\bselenium\\b|\\bshortcuts\\b|${named}|\\b(?:make|ifttt|airflow|cron|task scheduler|automator|keyboard maestro|excel macros?|macros|rpa|uipath|gmail|google sheets?|outlook|office 365|can'?t install|cannot install|not allowed to install|nothing new|no admin|only (?:windows|excel|outlook)|work (?:laptop|computer)|robocopy|rsync|windows|mac|linux|no code|free tool)\\b`,
  },
  "auto-when": {
    label: "When it runs",
    question: "When should it run?",
    suggestions: ["every morning", "when an e-mail comes in", "when I press a button"],
    said: "\\b(?:daily|weekly|monthly|hourly|every|each)\\b|\\bwhen(?:ever)?\\b|\\bon a schedule\\b|\\bat \\d|\\b(?:automatic\\p{L}*|at night|overnight|in the morning|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?|first of|end of|as soon as|once|after|before|new (?:row|mail|e-?mail|order|file|entry)|button|click|by hand|weekdays)\\b",
  },
  "regex-examples": {
    label: "Match and no match",
    question: "Which examples must match, and which must not?",
    suggestions: [],
    said: "\\b(?:uk |us |german |french )?(?:post ?codes?|zip ?codes?|e-?mails?(?: addresses)?|phone numbers?|urls?|ip addresses|ipv4|ipv6|uuids?|ibans?|hex colou?rs?|credit card numbers?|iso dates?)\\b|[\"'`][^\"'`]{2,}[\"'`]|\\be\\.?g\\b|\\blike \\S*\\d|\\bsuch as\\b|\\bexamples?\\b|\\bmust not match\\b|\\bfollowed by\\b|\\bstart(?:s|ing) with\\b|\\b(?:like|format|e\\.g\\.|for example|such as|examples?|optional|upper|lower ?case|digits?|letters?|between|exactly|at least|max(?:imum)?|followed|starts?|ends?|only|without|not|dashes?|hyphens?|spaces?|dots?|brackets?|with (?:or|a|an|the|area|country))\\b.*(?:\\d|\\b(?:digits?|letters?|optional|spaces?|dash(?:es)?|hyphens?|dots?|case|brackets?|slash(?:es)?|characters?|numbers?|country|code)\\b)|\\b(?:number|license|licence|registration) plates?\\b|\\bdouble spaces\\b",
  },
  "regex-engine": {
    label: "Used in",
    question: "Where will you use it?",
    suggestions: ["JavaScript", "Python", "an editor's search box", "grep"],
    said: `${named}|\\b(?:pcre|grep|sed|awk|vs ?code|notepad\\+\\+|vim|excel|google sheets|nginx)\\b|\\b(?:js|perl|re2|ripgrep|rg|find and replace|search and replace|sublime|intellij|pycharm|vscode|word|libreoffice|sheets|openrefine|postgres\\p{L}*|mysql|bigquery|splunk|zapier|notepad|editor|terminal|html (?:input|pattern)|form|apache|java|.net)\\b`,
  },
  "regex-whole": {
    label: "Purpose",
    question: "Should it check a whole field or find it in a text?",
    suggestions: ["check a whole field", "find all in a long text", "replace what it finds"],
    said: "\\bvalidat\\p{L}*|\\bextract\\p{L}*|\\breplac\\p{L}*|\\bfind (?:all|every)\\b|\\bsplit\\b|\\bremove\\b|\\bcheck\\b|\\b(?:whole|entire|field|form|input|full match|anywhere|in a (?:text|log|document|file|string)|in (?:long|log|text|the) \\p{L}+|all (?:matches|of them|occurrences)|first (?:one|match)|sign ?up|registration|match(?:es)? (?:only|exactly|all)|swap|mask|redact|in logs?|log files?)\\b|\\bto (?:find|pull|get|remove|replace|extract|catch)\\b",
  },
  "login-backend": {
    label: "Behind it",
    question: "What checks the password behind it?",
    suggestions: [
      "an API I have already",
      "nothing, just the page",
      "Firebase or Supabase",
      "build that too",
    ],
    said: "\\b(?:api|backend|back end|firebase|supabase|database|mysql|auth0|jwt|session|server|php|django|flask|laravel|express|oauth)\\b|\\b(?:only|just) (?:the )?(?:html|css|front)|\\b(?:api|node|nest|spring|rails|asp|go|wordpress|sql|sqlite|postgres\\p{L}*|mongo\\p{L}*|cognito|clerk|keycloak|ldap|appwrite|pocketbase|no backend|without (?:a )?(?:backend|server)|front ?end only|frontend|just (?:the )?(?:page|design|look|html|form)|only (?:the )?(?:page|design|look|form)|mock(?:ed)?|dummy|localstorage|build (?:it|that) too|hard ?coded)\\b",
  },
  "login-parts": {
    label: "On the page",
    question: "What belongs on it besides name and password?",
    suggestions: [
      "nothing else",
      "sign-up and reset links",
      "Google sign-in",
      "a show-password button",
    ],
    said: "\\bsign[- ]?up\\b|\\bregist|\\bforgot\\b|\\breset\\b|\\bgoogle\\b|\\bremember me\\b|\\bsocial\\b|\\b2fa\\b|\\bcaptcha\\b|\\b(?:password (?:reset|recovery)|show password|eye icon|facebook|github|apple|sso|magic link|captcha|otp|mfa|terms|checkbox|logo|nothing else|only (?:name|e-?mail|username)|just (?:name|e-?mail|username)|create (?:an )?account|e-?mail and|username and|links?)\\b",
  },
  "scrape-what": {
    label: "Site and details",
    question: "Which site, and which details from each page?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:rightmove|zillow|amazon|ebay|etsy|indeed|linkedin|wikipedia|imdb|reddit|google|\\p{L}+\\.(?:com|org|net|co))\\b",
        label: "Details from each page",
        question: "Which details do you need from each page?",
      },
    ],
    said: "https?://|\\p{L}+\\.(?:com|org|net|io|de|co|gov|edu)\\b.*\\b(?:prices?|names?|titles?|links?|emails?|reviews?|images?|text)\\b|\\b(?:prices?|names?|titles?|emails?|reviews?|headlines|listings|images?)\\b.*\\b(?:from (?!an?\\b|any\\b|the web|websites?\\b)\\S+)|\\b(?:from|of|on) (?:the )?(?!(?:an?|any|some|the|its|their|web|websites?|sites?|pages?|multiple|several|various|different|all|each|specified|given|my|data)\\b)\\p{L}[\\p{L}\\p{N}.'’-]+|\\b(?:amazon|ebay|wikipedia|imdb|linkedin|zillow|craigslist|reddit|twitter|instagram|youtube|indeed|booking|tripadvisor|yelp|google maps|airbnb|etsy|ikea|hacker news|bbc|nytimes|weather|job (?:board|ads?|listings?)|real estate|shop(?:s)?|news)\\b.*\\b(?:prices?|names?|titles?|links?|e-?mails?|reviews?|images?|text|ratings?|dates?|salar(?:y|ies)|address(?:es)?|headlines?|stock|and)\\b|[,.:?] .*\\b(?:prices?|names?|titles?|links?|e-?mails?|reviews?|images?|ratings?|headlines?|salar(?:y|ies)|address(?:es)?)\\b",
  },
  "scrape-output": {
    label: "Results go to",
    question: "Where should the results go?",
    suggestions: ["a CSV file", "an Excel file", "a Google Sheet", "a database"],
    said: "\\b(?:csv|excel|json|database|google sheets?|duckdb|sqlite|print|spreadsheet)\\b|\\b(?:xlsx|table|sql|mongo\\p{L}*|postgres\\p{L}*|mysql|airtable|notion|txt|text file|e-?mail me|telegram|dashboard|once|one[- ]time|daily|hourly|weekly|every (?:day|hour|morning|night|week)|each morning|file|save[sd]?)\\b",
  },
  "scrape-site": {
    label: "Obstacles on the site",
    question: "Is anything in the way on the site?",
    suggestions: [
      "nothing, plain pages",
      "it needs my login",
      "it loads as you scroll",
      "I don't know",
    ],
    said: "\\blog ?in\\b|\\bjavascript[- ]?(?:rendered|heavy)\\b|\\bdynamic\\b|\\binfinite scroll\\b|\\bselenium\\b|\\bplaywright\\b|\\bstatic\\b|\\bbeautiful ?soup\\b|\\b(?:from|of|on) (?:the )?(?!(?:an?|any|some|the|its|their|web|websites?|sites?|pages?|multiple|several|various|different|all|each|specified|given|my|data)\\b)\\p{L}[\\p{L}\\p{N}.'’-]+|\\b(?:sign ?in|logged in|log in|password|account|scroll\\p{L}*|load(?:s|ed)? (?:as|when|more|by|with)|javascript|js|react|ajax|spa|paginat\\p{L}*|next page|captcha|cloudflare|public|no login|plain html|simple pages?|cookie\\p{L}*|infinite|pages? (?:are|is) (?:plain|simple|static))\\b",
  },
  "bot-does": {
    label: "What it does",
    question: "What should it do?",
    suggestions: [
      "answers a command",
      "posts at set times",
      "welcomes new members",
      "answers from my FAQ",
    ],
    said: "\\b(?:that|to|which|will|for) \\p{L}+(?: \\S+){1,}|\\b(?:answers?|answering|reminds?|reminders?|posts?|plays?|welcom\\p{L}+|moderat\\p{L}+|bans?|roles?|commands?|polls?|tickets?|music|weather|faq|customer|orders|buys?|sells?|moving average|rsi|signals?|price alerts?|translat\\p{L}+|quiz|trivia|memes?|birthdays?|levels?|xp|spam)\\b",
  },
  "bot-where": {
    label: "Where it lives",
    question: "Where does it live?",
    suggestions: ["Discord", "Telegram", "my website", "Slack"],
    said: "\\b(?:discord|telegram|slack|whatsapp|twitter|reddit|twitch|website|teams|messenger|instagram|binance|coinbase|metatrader|mt[45]|alpaca|kraken|terminal|console)\\b|\\b(?:signal|matrix|mattermost|zulip|line|viber|wechat|sms|twilio|e-?mail|youtube|bybit|okx|interactive brokers|ibkr|robinhood|zerodha|oanda|tradingview|wordpress|shopify|facebook|irc|guilded|roblox)\\b",
  },
  "bot-runs-on": {
    label: "Language",
    question: "Which language should it be written in?",
    suggestions: ["Python", "JavaScript", "whatever is easiest"],
    said: `${named}|\\b(?:my (?:pc|computer|laptop|server|mac|raspberry|vps)|raspberry|vps|server|heroku|replit|railway|render|aws|lambda|cloud|docker|hosted|hosting|no[- ]?code|py|discord\\.(?:js|py)|zapier|n8n|botpress|dialogflow|ts)\\b`,
  },
  "videogame-play": {
    label: "Goal of a round",
    question: "What is the goal of a round?",
    suggestions: [
      "as many points as possible",
      "beat the computer",
      "beat a friend",
      "get through all levels",
    ],
    said: "\\b(?:basic|simple|classic) (?:\\p{L}+ )?(?:snake|pong|tetris|tic[- ]tac[- ]toe|hangman|minesweeper|breakout)\\b|\\b(?:(?<!\\b(?:single|one|1)[- ])players?|multiplayer|levels?|lives|points?|score|enem(?:y|ies)|win|wins|lose|against|high ?score)\\b|\\b(?:two[- ]player|2[- ]player|co-?op|computer|ai opponent|timer|time limit|seconds|health|boss(?:es)?|coins?|collect\\p{L}*|shoot\\p{L}*|dies?|game over|walls|faster|obstacles?|restart|rounds?|turns?|puzzles?|quest|inventory|bricks|apples?|best of|goal)\\b",
  },
  "videogame-runs-in": {
    label: "Runs in",
    question: "What should it run in?",
    suggestions: ["the browser, one HTML file", "Python with pygame", "Unity", "the terminal"],
    said: `${named}|\\b(?:browser|terminal|console|android|ios|mobile|phone|canvas|three\\.?js|phaser)\\b|\\b(?:html|web ?page|website|chrome|windows|pc|steam|exe|tablet|ipad|iphone|scratch|pico-?8|gameboy|game boy|rpg maker|construct|phaser|love2d|raylib|sfml|sdl|monogame|libgdx|micro:?bit|calculator|excel|powerpoint)\\b`,
  },
  "videogame-look": {
    label: "Look",
    question: "How should it look?",
    suggestions: ["simple and clean", "pixel art", "colorful cartoon", "dark with neon colors"],
    said: "\\b(?:basic|simple|classic) (?:\\p{L}+ )?(?:snake|pong|tetris|tic[- ]tac[- ]toe|hangman|minesweeper|breakout)\\b|\\b(?:arrow keys|keyboard|mouse|touch|wasd|pixel|ascii|graphics|colou?rs?|retro|sprites?|text[- ]based|3d|2d)\\b|\\b(?:dark|neon|cute|cartoon|minimal\\p{L}*|8[- ]?bit|16[- ]?bit|realistic|colou?rful|emoji|black and white|shapes|squares|swipe|tap|buttons?|controller|gamepad|joystick|space ?bar|space|click|wasd|arrows?|voice|tilt|vector|top[- ]down|side[- ]scroll\\p{L}*|isometric|first[- ]person)\\b",
  },
  "extension-does": {
    label: "What it does",
    question: "What should it do, and on which pages or files?",
    suggestions: [
      "hides part of a website",
      "saves the page I am on",
      "adds a button to a site",
      "counts my time on sites",
    ],
    cases: [
      {
        when: "\\b(?:minecraft|mods?)\\b",
        label: "What it adds",
        question: "What should it do in the game?",
        suggestions: ["a new block or item", "a new animal", "a new tool"],
      },
    ],
    said: "\\b(?:that|to|which|for) \\p{L}+(?: \\S+){1,}|\\b(?:blocks?|hid(?:es|e|ing)|saves?|adds?|counts?|highlights?|translat\\p{L}+|remov\\p{L}+|dark mode|shows?|tracks?|timer|auto-?fill|copies|copy|downloads?|summari\\p{L}+|closes?|tabs|ads|button|snippets|formats?|linter|theme|notes?|reminds?)\\b",
  },
  "extension-host": {
    label: "Made for",
    question: "Which program is it for?",
    suggestions: ["Chrome", "Firefox", "Chrome and Firefox", "VS Code"],
    said: "\\b(?:chrome|firefox|edge|safari|vs ?code|wordpress|obsidian|figma|minecraft|shopify|tampermonkey|greasemonkey|spigot|paper|bukkit|fabric|forge|jira|neovim)\\b",
  },
  "extension-keeps": {
    label: "What it remembers or calls",
    question: "Must it remember anything or talk to a server?",
    suggestions: ["nothing", "a few settings", "a list I can edit", "my own API"],
    said: "\\b(?:save|saves|store|stores|remember|settings|sync|api|server|database)\\b|\\b(?:saved|storage|local(?:ly)?|remembers?|memory|history|list|options|login|account|my api|backend|no (?:server|data|storage|settings|login)|nothing (?:saved|stored|else)|doesn'?t (?:need|have) to|cloud|across devices|export|offline|count(?:s|er)|logs?|toggle|on ?\\/ ?off|whitelist|blacklist)\\b|\\bminecraft\\b",
  },
  "tests-of": {
    isMaterial: true,
    label: "What is tested",
    question: "Paste the code, or say what it must do.",
    suggestions: [],
    said: "```|[{}]|\\);|=>|\\bdef \\p{L}+\\s?\\(|https?://|: \\S.{20}",
  },
  "tests-framework": {
    label: "Tested with",
    question: "Which test framework do you use?",
    suggestions: ["pytest", "Jest", "JUnit", "a list, tested by hand"],
    said: "\\b(?:pytest|unittest|jest|vitest|mocha|junit|testng|cypress|playwright|selenium|rspec|xunit|nunit|gtest|phpunit|testing library|postman|manual|gherkin|cucumber)\\b|\\b(?:kotest|spock|minitest|ava|jasmine|karma|tap|catch2|doctest|hypothesis|enzyme|rtl|storybook|robot framework|behave|espresso|xctest|go test|cargo test|mstest|puppeteer|by hand|testrail|excel|table|mockito|mock)\\b",
  },
  "tests-worry": {
    label: "Worries me most",
    question: "Which cases worry you most?",
    suggestions: [
      "odd or empty input",
      "errors from a service",
      "money and rounding",
      "who may see what",
    ],
    said: "\\bedge cases?\\b|\\bespecially\\b|\\bfocus\\b|\\binvalid\\b|\\bnegative\\b|\\bboundar|\\b(?:empty|null|none|zero|wrong|lock(?:s|ed)?|expired|timeouts?|network|offline|errors?|fail\\p{L}*|money|round\\p{L}*|large|huge|unicode|special characters|permissions?|roles?|security|injection|concurren\\p{L}+|race|performance|dates?|time ?zones?|worr(?:y|ied)|afraid|corner cases?|exceptions?|duplicates?|mobile)\\b",
  },
  "schema-things": {
    label: "What is stored",
    question: "What should be stored?",
    suggestions: [],
    said: "\\b(?:users?|customers?|orders?|students?|products?|patients?|books?|employees?|bookings?)\\b.*\\b(?:and|with|have|has|many)\\b|\\b(?:members?|loans?|authors?|posts?|comments?|tags?|rooms?|guests?|doctors?|appointments?|teachers?|courses?|grades?|invoices?|payments?|employees?|staff|categories|sellers?|users?|customers?|books?|copies|patients?|beds|wards|slots?|reviews?|bookings?|orders?|products?)\\b(?:,| and| who| can| with| have| per| in) (?:.*)?\\p{L}+",
  },
  "schema-database": {
    label: "Database",
    question: "Which database?",
    suggestions: ["PostgreSQL", "MySQL", "SQLite", "MongoDB"],
    said: "\\b(?:postgres\\p{L}*|mysql|mariadb|sqlite|mongo\\p{L}*|sql server|oracle|firestore|firebase|supabase|dynamodb|access|prisma|cassandra|neo4j)\\b|\\b(?:pg|ms ?sql|db2|couch\\p{L}*|redis|realm|room|drizzle|typeorm|sqlalchemy|django|rails|planetscale|neon|airtable|excel|bigquery|snowflake|clickhouse|h2|any database|relational|nosql|document)\\b",
  },
  "schema-lookups": {
    label: "Looked up most",
    question: "What will be looked up most often?",
    suggestions: ["a search by name", "totals per month", "the newest entries"],
    said: "\\bquer(?:y|ies)\\b|\\breports?\\b|\\bsearch\\b|\\blook ?ups?\\b|\\bmost often\\b|\\b(?:look(?:ed|ing)? up|find|search(?:ed|es)?|filter\\p{L}*|list|see|show|history|free (?:slots|rooms|on)|available|availability|overdue|per (?:month|day|user|week)|totals?|statistics|stats|latest|by (?:name|date|title|author|tag)|most|often|mainly|need to know|who (?:has|borrowed|is)|which (?:books|rooms|slots))\\b",
  },
  "api-data": {
    label: "Who may call it",
    question: "Who may call it?",
    suggestions: ["anyone", "users who log in", "only my own app", "anyone with an API key"],
    said: "\\b(?:login|auth\\p{L}*|jwt|public|admins?|users? can|api keys?|private|internal)\\b|\\b(?:users?|roles?|customers?|everyone|anyone|only me|my (?:app|website|site|phone|frontend|scripts?|react)|mobile app|frontend|phone app|token|oauth|login|log in|read[- ]only|open|external|partners?|books?|authors?|tasks?|todos?|orders?|products?|posts?|bookings?|employees?)\\b.*\\b(?:and|with|can|who|for|by|from|read|write|only|login|token|may)\\b|[,.:?] .*\\b(?:anyone|only me|my (?:app|website|site|frontend|scripts?)|mobile app|frontend|read[- ]only|token|users?|admins?|products?|orders?|books?|authors?)\\b",
  },
  "api-stack": {
    label: "Built with",
    question: "What should it be built with?",
    suggestions: ["Node and Express", "Python and FastAPI", "Java and Spring Boot", "your choice"],
    said: `${named}|\\b(?:nest|hono|koa|fastify|actix|axum|gin|fiber|quarkus|micronaut|ktor|asp|sinatra|phoenix|strapi|supabase|hasura|aws lambda|cloudflare workers?|bun|deno|ts|whatever|your choice|apollo|graphene|serverless)\\b`,
  },
  "api-database": {
    label: "Stored in",
    question: "Where is the data kept?",
    suggestions: ["PostgreSQL", "MySQL", "MongoDB", "in memory, it's a demo"],
    said: "\\b(?:dict|dictionary|hard-?coded|in a list)\\b|\\b(?:calculator|hello world|echo|converter|conversion)\\b|\\b(?:postgres\\p{L}*|mysql|mariadb|sqlite|mongo\\p{L}*|sql server|oracle|firestore|firebase|supabase|dynamodb|in[- ]memory|redis|database|json file)\\b|\\b(?:sql|db|prisma|sequelize|sqlalchemy|mongoose|planetscale|neon|memory|array|csv|json|excel|google sheets?|no db|without a (?:database|db)|file|files|s3|bigquery)\\b",
  },
  "deploy-app": {
    label: "What it runs",
    question: "What does it run?",
    suggestions: ["a Python app", "a Node app", "a Java app", "a static website"],
    said: `${named}|\\b(?:postgres\\p{L}*|mysql|redis|mongo\\p{L}*|nginx|wordpress|ghost|nextcloud)\\b|\\b(?:next|nuxt|vite|ts|spring boot|gunicorn|uvicorn|npm|yarn|pnpm|pip|jar|war|static|html|python ?\\d|node ?\\d+|java ?\\d+|\\.net ?\\d|dotnet|asp|hugo|jekyll|strapi|directus|n8n|jupyter|worker|celery|bot)\\b`,
  },
  "deploy-where": {
    label: "Runs on",
    question: "Where will it run?",
    suggestions: ["my own computer", "a small rented server", "AWS", "GitHub's runners"],
    said: "\\bsame (?:machine|server|host|box)\\b|\\bport \\d+|\\b(?:aws|azure|gcp|google cloud|heroku|vercel|netlify|render|digital ?ocean|ec2|vps|server|localhost|local(?:ly)?|laptop|raspberry|kubernetes|k8s|github|gitlab|hetzner|fly\\.io|railway)\\b|\\b(?:my (?:pc|computer|mac|laptop|nas|server|homelab)|nas|synology|unraid|proxmox|windows|mac|linux|ubuntu|cloud|cloud run|ecs|fargate|lambda|pythonanywhere|ovh|linode|contabo|oracle cloud|cpanel|shared hosting|hosting|homelab|pi|openshift|minikube|production|dev only|development|on[- ]prem\\p{L}*|internal)\\b",
  },
  "deploy-beside": {
    label: "Also needed",
    question: "What else must be there with it?",
    suggestions: [
      "nothing",
      "a PostgreSQL database",
      "HTTPS and a domain",
      "tests before each release",
    ],
    said: "\\b(?:postgres\\p{L}*|mysql|redis|mongo\\p{L}*|https|ssl|domain|tests?|volume|secrets?|reverse proxy|database)\\b|\\b(?:db|mariadb|sqlite|rabbitmq|kafka|elasticsearch|minio|certificates?|lets encrypt|let'?s encrypt|traefik|caddy|nginx|cron|worker|queue|logs|backups?|monitoring|env|environment variables|cache|lint\\p{L}*|nothing else|no database|only (?:the )?app|subdomain|auth|staging|health ?checks?|matrix)\\b",
  },
  "readme-does": {
    label: "The project",
    question: "What does the project do, and for whom?",
    suggestions: [],
    said: "\\b(?:that|which) \\p{L}+|\\bfor (?:a|an) (?:\\S+ ){2,}|: \\S.{20}|\\b(?:it (?:\\p{L}+s)|cli|library|package (?:for|to)|tool (?:for|to)|app (?:for|to)|to (?:track|sort|parse|convert|manage|generate|scrape|rename|backup|plan|split|find|download|plot|clean|monitor)|tracks?|parses?|converts?|manages?|generates|scrapes?|renames?|sorts?|splits?|finds?|downloads?|plots?|cleans?|monitors?|for (?:\\p{L}+ )?(?:teachers|developers|students|people|runners|gardeners|scientists))\\b",
  },
  "readme-start": {
    label: "Installation",
    question: "How do people install it?",
    suggestions: ["with npm", "with pip", "with Docker", "nothing to install"],
    said: "\\b(?:npm|pip|docker|install\\p{L}*|cargo|brew|make)\\b|\\b(?:yarn|pnpm|gradle|maven|mvn|apt|exe|binary|download|clone|run|start|setup|requirements|poetry|uv|uvx|npx|bun|composer|gem|go install|nothing to install|just open|double click|no install\\p{L}*)\\b",
  },
  "readme-reader": {
    label: "Read by",
    question: "Who reads it?",
    suggestions: [
      "people who want to use it",
      "developers who join in",
      "recruiters",
      "my teacher",
    ],
    said: "\\bfor (?:users|developers|contributors|recruiters|my (?:team|teacher|portfolio)|beginners)\\b|\\bopen source\\b|\\b(?:users|developers|contributors|recruiters|employers?|teacher|professor|beginners|colleagues|team|hiring|portfolio|my boss|customers|students|maintainers|non[- ]technical|anyone|friends|graders?)\\b",
  },
  "docs-style": {
    label: "Convention",
    question: "Which convention does it have to follow?",
    suggestions: ["Google style", "JSDoc", "none, just clear"],
    cases: [
      {
        when: "\\bcommit\\b",
        suggestions: ["Conventional Commits", "one short line", "none, just clear"],
      },
    ],
    said: "\\b(?:google|numpy|sphinx|jsdoc|javadoc|doxygen|conventional|semantic|style|one line)\\b|\\b(?:pep ?257|rest|restructuredtext|epytext|tsdoc|phpdoc|rustdoc|godoc|yard|xml comments?|imperative|jira|ticket|gitmoji|prefix|feat|fix:|short|inline|block|max(?:imum)? \\d+|no convention|none|just clear|english|german)\\b",
  },
  "site-for": {
    label: "What visitors should do",
    question: "What should visitors do there?",
    suggestions: ["call or write", "buy", "book", "find out about us"],
    cases: [
      {
        when: "\\b(?:wedding|birthday|reunion)\\b",
        suggestions: ["see date and place", "say whether they come", "see photos"],
      },
    ],
    said: "\\bfor (?:my|our|a|an) (?:\\S+ ){1,}\\S+|\\bportfolio\\b|\\b(?:that|which|where) (?:\\S+ ){3,}|\\bwhen (?:a|the) user\\b|\\b(?:visitors|users) can\\b|[,.:?] .*\\b(?:bakery|shop|store|club|school|church|restaurant|caf[eé]|salon|band|wedding|photograph\\p{L}*|portfolio|designer|developer|teacher|coach|yoga|charity|customers?|visitors|book|buy|call|order|contact|donate|sign up|write to|find|dates|menu|classes|my \\p{L}+|our \\p{L}+)\\b|\\b(?:class|school) project\\b|\\bmy (?:cat|dog)\\b(?! \\p{L})",
  },
  "site-sections": {
    label: "Pages",
    question: "Which pages or sections does it need?",
    suggestions: [
      "one page with everything",
      "home, about, contact",
      "with photos and prices",
      "with a booking form",
    ],
    said: "\\b(?:pages|sections?|header|footer|about|gallery|contact|menu|pricing|buttons?|form)\\b|\\b(?:home ?page|home,|blog|faq|services|team|testimonials|reviews|prices|opening hours|hours|map|photos|pictures|booking|calendar|shop|cart|checkout|newsletter|sign[- ]?up|hero|nav(?:bar|igation)?|events|projects|skills|cv|resume|login|one[- ]page(?:r)?|single page|impress(?:um)?|dates|directions|rsvp|features|search|dark mode)\\b",
  },
  "site-tech": {
    label: "Built with",
    question: "What should it be built with?",
    suggestions: ["one HTML file", "React and Tailwind", "WordPress", "no code at all"],
    said: `${named}|\\bno-?code\\b|\\bwebflow\\b|\\bsquarespace\\b|\\bgoogle sites\\b|\\bastro\\b|\\b(?:html|vanilla|one file|single file|next|nuxt|framer|carrd|ghost|hugo|jekyll|gatsby|eleventy|drupal|joomla|elementor|sass|scss|ts|vite|php|strapi|notion|canva|godaddy|ionos|no framework|whatever|your choice|wordpress)\\b`,
  },
  "app-does": {
    label: "Users and task",
    question: "Who uses it, and what must it do well?",
    suggestions: [],
    said: "\\b(?:that|which|where|to|for) \\p{L}+(?: \\S+){2,}|[,.:?] .*\\b(?:tracks?|list|lists|book|booking|tasks?|remind\\p{L}*|share|sharing|save|add|delete|edit|notes?|workouts?|recipes?|plants?|expenses?|habits?|customers?|team|class|students?|kids?|family|me|timer|chat|map|photos?|scan|calculate|filter|search|categories|due dates?|markdown|drag|quiz|practice|budget|dogs?|neighbou?rs)\\b",
  },
  "app-runs-on": {
    label: "Runs on",
    question: "What should it run on?",
    suggestions: ["iPhone and Android", "Android only", "any web browser", "Windows"],
    said: "\\b(?:ios|iphone|android|mobile|phone|web|browser|windows|mac|linux|desktop|flutter|react native|swiftui|tkinter|pyqt|pyside\\d?|streamlit|django|flask|console|terminal|telegram)\\b|\\b(?:ipad|tablet|macos|pc|chromebook|kindle|watch|wear os|electron|tauri|pwa|expo|android studio|xcode|\\.net|maui|wpf|winforms|raspberry|cli|capacitor|ionic)\\b",
  },
  "ui-behaviour": {
    label: "Behavior",
    question: "What should it do when used?",
    suggestions: [
      "opens and closes on click",
      "collapses on phones",
      "sends to my API",
      "only shows content",
    ],
    cases: [
      {
        when: "\\bcards?\\b",
        suggestions: ["links to a page", "grows on hover", "only shows content"],
      },
      {
        when: "\\b(?:nav(?:igation)?[- ]?bars?|menus?|headers?|side ?bars?)\\b",
        suggestions: ["collapses on phones", "stays at the top", "opens and closes on click"],
      },
      {
        when: "\\b(?:carousels?|sliders?|galler(?:y|ies))\\b",
        suggestions: ["moves by itself", "arrows to click", "swipes on phones"],
      },
      {
        when: "\\bforms?\\b",
        suggestions: ["sends to my API", "sends me an e-mail", "checks what is typed"],
      },
      {
        when: "\\btables?\\b",
        suggestions: ["sorts by a column", "a search box above it", "only shows content"],
      },
    ],
    said: "\\b(?:when|on (?:click|hover|scroll|mobile|submit)|clicks?|opens?|collaps\\p{L}*|responsive|sticky|submit\\p{L}*|validat\\p{L}*|drag)\\b|\\b(?:close[sd]?|shows?|hides?|toggles?|slides?|fades?|animat\\p{L}*|hover\\p{L}*|scroll\\p{L}*|disabled?|error messages?|required|sends?|posts?|hamburger|mobile|phones?|dropdown|expand\\p{L}*|keyboard|swipe|auto ?play|spins?|rotat\\p{L}*|pulse\\p{L}*|bounce|nothing happens|only (?:shows?|displays?)|opens|fixed|on top|modal|link(?:s|ed)?|infinite\\p{L}*)\\b|\\b(?:e-?mail|newsletter) templates?\\b|\\btemplates? for (?:an? )?(?:e-?mail|newsletter)|\\b(?:spinners?|loaders?)\\b",
  },
  "ui-look": {
    label: "Look",
    question: "How should it look?",
    suggestions: ["plain and light", "dark", "matching my site's colors", "rounded and playful"],
    said: "\\b(?:colou?rs?|dark|light|modern|minimal\\p{L}*|neon|glass\\p{L}*|gradient|rounded|like (?:the|apple|google|stripe)|material|beautiful|retro|black|white|blue|red|green)\\b|\\b(?:plain|simple|clean|light|round(?:ed)?|square|flat|shadow|playful|elegant|corporate|big|small|thin|bold|white|gr[ae]y|orange|purple|pink|yellow|teal|navy|transparent|blur(?:red|ry)?|brutalis\\p{L}*|pastel|my (?:colou?rs|brand|logo)|our (?:colou?rs|brand|logo)|brand|#[0-9a-f]{3,6}|like (?:a|on|in|this)|looks?|style|ios|macos|fancy|cool|nice|futuristic|cyberpunk|animated)\\b",
  },
  "script-acts-on": {
    label: "Input and result",
    question: "What exactly does it work on, and what comes out?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:roblox|minecraft|unity|godot|unreal|blender)\\b",
        label: "Trigger and result",
        question: "What should happen, and what sets it off?",
      },
      {
        when: "\\b(?:photos?|images?|pictures|videos?)\\b",
        label: "Files to take",
        question: "Which files should it take?",
        suggestions: ["all in one folder", "subfolders, too", "only those I pick"],
      },
      {
        when: "\\brenam(?:e|es|ing)\\b",
        label: "New names",
        question: "How should the new names look?",
        suggestions: [
          "date and a number",
          "one word and a number",
          "date before the old name",
          "as in an example I give",
        ],
      },
    ],
    said: "\\b(?:using|with) the \\S+ (?:library|package|module)\\b|\\b(?:download|scrape)\\p{L}* .{2,30} from\\b|\\b(?:folders?|director(?:y|ies)|csv|excel|json|pdfs?|files?|images?|urls?|api|database|logs?|input)\\b.*\\b(?:to|into|and|from|in|that|with)\\b|\\binput\\b|\\bgiven\\b|\\bprompts? the user\\b|\\b(?:simulat|generat|calculat|draw|comput|plot|print|solv)\\p{L}*|^(?!.*\\b(?:files?|folders?|director(?:y|ies)|backs? ?up|backups?|backing|downloads?|renam\\p{L}*|delet\\p{L}*|e-?mails?|api|apis|server|sync\\p{L}*|images?|pdfs?|csv|excel|logs?|disk|monitor\\p{L}*|websites?)\\b).*\\bscript (?:that|to|which|will)\\b (?:\\S+ ){3,}|[,.:?] .*\\b(?:folders?|director(?:y|ies)|csv|excel|json|pdfs?|files?|jpe?gs?|images?|photos?|urls?|api|database|logs?|input|names?|documents|usb|external|drive|nas|zip|older than|\\d+ days|e-?mails?|print(?:s|ed)?|output|report|rename)\\b",
  },
  "script-runs": {
    label: "Runs on",
    question: "Which system will it run on?",
    suggestions: ["Windows", "Mac", "Linux", "a server or NAS"],
    said: "\\bpython\\b|\\b(?:outputs? itself|quine|print statements?|using the \\S+ (?:library|package|module))\\b|\\b(?:windows|mac|macos|linux|ubuntu|raspberry|cron|every|daily|hourly|nightly|blender|server|aws|lambda|powershell|batch)\\b|^(?!.*\\b(?:backs? ?up|backups?|backing|renam\\p{L}*|delet\\p{L}*|mov(?:e|es|ing)|e-?mails?|server|sync\\p{L}*|disk|monitor\\p{L}*|deploy\\p{L}*)\\b).*\\b(?:scripts?|tools?|programs?)\\b|[,.:?] .*\\b(?:win(?:dows)? ?(?:10|11)?|mac(?:os)?|linux|ubuntu|debian|by hand|manually|double click|scheduled?|task scheduler|night|morning|weekly|monthly|once|one[- ]time|startup|boot|on demand|wsl|synology|nas|vps)\\b",
  },
  "script-trouble": {
    label: "When something goes wrong",
    question: "What should it do when something goes wrong?",
    suggestions: ["stop and say why", "skip it and note it down", "ask before changing anything"],
    said: "\\brenam\\p{L}*|\\b(?:outputs? itself|quine|print statements?)\\b|\\berrors?\\b|\\bfail\\p{L}*|\\bexceptions?\\b|\\bretry\\b|\\bskip\\b|\\bwarn\\b|\\blog\\b|^(?!.*\\b(?:backs? ?up|backups?|backing|renam\\p{L}*|delet\\p{L}*|mov(?:e|es|ing)|e-?mails?|server|sync\\p{L}*|disk|monitor\\p{L}*|deploy\\p{L}*)\\b).*\\b(?:scripts?|tools?|programs?)\\b|\\b(?:goes wrong|crash\\p{L}*|missing|stop(?:s)?|abort|ask (?:me|before)|confirm\\p{L}*|dry run|undo|overwrit\\p{L}*|already exists?|duplicates?|never delete|e-?mail me|notify|careful|no exif|not found|keep (?:the )?originals?|exists|backup first|print a message|continue|ignore)\\b",
  },
} as const satisfies Readonly<Record<string, Need>>;
