import type { Ask } from "../ask.ts";

const language =
  "(?:python ?3?|py|java ?script|js|type ?script|ts|java|c\\+\\+|cpp|c#|c sharp|csharp|\\.net|asp\\.net|golang|go|rust|ruby|php|swift|swiftui|kotlin|dart|flutter|scala|perl|lua|luau|haskell|julia|matlab|r|c|bash|shell|powershell|batch|assembly|html5?|css3?|html/css|html and css|tailwind|bootstrap|react(?:js|\\.js)?|react native|vue(?:\\.?js)?|angular|svelte|node(?:\\.?js)?|next\\.?js|express|django|flask|fastapi|laravel|rails|spring(?: boot)?|pandas|numpy|pytorch|tensorflow|keras|jquery|arduino|solidity|unity|unreal|godot|gdscript|roblox|pygame|tkinter|pyqt\\d?|pyside\\d?|streamlit|gradio|opencv|matplotlib|three\\.?js|p5\\.?js|verilog|vhdl|prolog|lisp|clojure|elixir|erlang|fortran|cobol|pascal|delphi|blender|selenium|playwright|vimscript|kivy|electron)";

const words = "(?:[\\p{L}\\p{N}'&/+.#-]+ )";

/** Work on what is there already, learning, and texts around software. */
const notMaking =
  "^(?:(?:hi|hey|hello|please|pls|can|could|would|will|you|u|help|me|i|want|need|to|just|now)[, ]+)*(?:explain\\p{L}*|fix|debug|refactor|optimi[sz]e|review|convert|translate|improve|rewrite|understand|learn|run|check|clean|speed|compare|test|teach|describe|summari[sz]e|name|find the|identify|correct|analy[sz]e|install|solve|investigate|evaluate|simplify|recommend|suggest|look for)\\b|\\b(?:not working|(?:doesn'?t|isn'?t|won'?t|didn'?t) work\\p{L}*|traceback|best|recommend\\p{L}*|names? for|name ideas|project ideas|tutorial|cheat ?sheet|interview questions|youtube script)\\b";

const not = (more: string) => `${notMaking}|${more}`;

/** Verbs that ask for something that exists rather than for something new. */
const finding =
  "^(?:(?:please|can|could|you|i|need|want|to|help|me)[, ]+)*(?:find|get|suggest|recommend|list|tell|name|share|looking|give)\\b";

const how = "how (?:do i|do you|do u|to|can i|would i|should i|could i|can we|do we)";

const sorts =
  "(?:(?:quick|merge|bubble|insertion|selection|heap|radix|counting|bucket|topological)[- ]?sort|binary search(?: trees?)?|linked lists?|dijkstra(?:'?s)?|a\\* (?:search|path ?finding)|(?:breadth|depth)[- ]first search|bfs|dfs|kruskal(?:'?s)?|minimax|knapsack(?: problem)?|n[- ]queens|towers? of hanoi|sieve of eratosthenes|fibonacci(?: sequence| series)?|lru cache|hash ?(?:map|table)|trie|levenshtein(?: distance)?|game of life|k[- ]?means)";

/** What is to be programmed. */
export const codeAsks: readonly Ask[] = [
  {
    id: "code.command",
    forms: [
      {
        opens:
          "(?:powershell|bash|linux|git|terminal|cmd)(?: (?:command|script))?(?: to)? (?:list|find|delete|copy|move|count|show|get|rename|sort|search|kill|remove|undo|unzip|check)",
      },
      {
        thing:
          "(?:git|linux|bash|shell|unix|ubuntu|terminal|cmd|powershell|docker|vim|ffmpeg|kubectl|npm|pip|adb|console|command[- ]line|curl|sed|awk|grep|tar|rsync|ssh|mac terminal|windows) (?:commands?|one[- ]?liners?)|cron (?:expressions?|syntax)",
      },
      {
        opens:
          "(?=.*\\b(?:git|linux|bash|ubuntu|terminal|cmd|powershell|docker|vim|ffmpeg|kubectl|unix|shell)\\b)what(?:'?s| is| are)? (?:the |a )?(?:\\p{L}+ ){0,3}commands? (?:to|for|that|in)",
      },
      { opens: "cron ?(?:jobs?|expression|schedule|tab)? (?:for )?(?:every|each|at) " },
      {
        opens:
          "git (?:undo|revert|delete|remove|rename|list|discard|unstage|reset|stash|squash|amend|checkout|switch|ignore)",
      },
      {
        does: how,
        to: "git|(?:in|on|with|using) (?:the |a )?(?:linux|bash|unix|terminal|command line|powershell|cmd|vim|ffmpeg)",
      },
    ],
    not: "\\b(?:explain|errors?|conflicts?|fatal|rejected|failed|fix|learn|install\\p{L}*|set ?up|scripts?|github actions|deploy|use git|start with|work with|would not|won'?t|applications?)\\b",
    needs: [],
  },
  {
    id: "code.how-to-build",
    forms: [
      {
        opens: `${how} (?:make|build|create|code|develop|program) (?!(?:my|our) (?!own))(?:my own |our own |an? |the )?${words}{0,4}?(?:web ?sites?|web ?apps?|apps?|bots?|chat ?bots?|video games?|games?(?= in| with| for (?:android|ios|mobile|steam))|browser extensions?|chrome extensions?|(?:rest )?apis?|saas|software|ai model|ai assistant|an? ai|search engine|programming language|web ?pages?|web ?shop|minecraft mods?|roblox games?|mods?|vr game)`,
      },
      {
        is: "(?:show me the |the |what are the )?steps to (?:build|make|create|develop) an? .{0,40}(?:app|website|game|bot)(?: .{1,60})?",
      },
    ],
    not: "\\b(?:faster|money|popular|viral|downloads|name|logo|secure|responsive|accessible|fun for)\\b|\\b(?:error|crash\\p{L}*|not working)\\b|\\b(?:icons?|pictures?|images?|api calls?|bookmark|load|optimi[sz]ation|stop|account|smaller|bigger|thrones|cake|birthday|delete|screenshot|shortcut|private|public)\\b",
    needs: ["software-what", "software-skill", "software-limits"],
    advice: {
      professional: ["software-smallest"],
      concise: ["software-smallest-short"],
      expert: ["software-wrong-turn"],
    },
  },
  {
    id: "code.automate",
    forms: [
      { opens: "automate" },
      {
        opens: `(?:${how}|what(?:'?s| is) the (?:best|easiest) way to|i want to|i need to|is there a way to) automate`,
      },
      { opens: `(?:write |make |create |build )?(?:me )?(?:an? )?automation (?:for|to|that)` },
    ],
    not: "\\b(?:house|home automation|lights|blinds|smart home|factory|tests?|testing|trading|invest\\p{L}*|savings|bills?|deploy\\p{L}*)\\b|\\b(?:watering|tomatoes|plants?|garden|coop|doors?|gates?|garage|feed(?:ing|er)?|cat|dog|fish|chickens?|curtains?|arduino|my life|greenhouse|sprinklers?|heating|pump|aquarium)\\b",
    needs: ["auto-steps", "auto-tools", "auto-when"],
    advice: {
      professional: ["auto-notice"],
      technical: ["auto-first-run", "auto-notice"],
      expert: ["auto-first-run"],
    },
  },
  {
    id: "code.regex",
    forms: [
      { thing: "(?:regex(?:es)?|reg ?exp?|regular expressions?)(?: patterns?| expressions?)?" },
      { does: how, to: "(?:using|with|in) (?:a )?(?:regex|regexp|regular expressions?)" },
    ],
    not: not(
      "\\b(?:what is|not matching|instead of|vs)\\b|^(?:an? )?(?:regex(?:es)?|regular expressions?) (?:is|are)\\b",
    ),
    needs: ["regex-examples", "regex-engine", "regex-whole"],
    advice: {
      professional: ["regex-parts"],
      concise: ["regex-short"],
      expert: ["regex-limits"],
    },
  },
  {
    id: "code.login",
    forms: [
      {
        thing:
          "(?:log[- ]?in|sign[- ]?in|log ?in and (?:sign[- ]?up|registration|register))(?: and (?:sign[- ]?up|registration|register))? (?:pages?|forms?|screens?|systems?|flows?|ui|components?|functionality)(?: code)?",
      },
      {
        thing: `(?:${language}|html) (?:log[- ]?in|sign[- ]?up|registration|register)(?: (?:pages?|forms?|screens?|systems?))?`,
      },
      { thing: "(?:sign[- ]?up|registration) (?:page|screen)(?: code)?" },
    ],
    not: not(
      "\\b(?:figma|mock ?up|wireframe|test cases?|unit tests?|ux|copy|facebook|gmail|instagram|event|can'?t|cannot|forgot)\\b|\\b(?:change url|windows|ubuntu|black|bypass|volunteers?|camp|bake sale)\\b",
    ),
    needs: ["code-stack", "login-backend", "login-parts"],
    advice: {
      professional: ["login-access"],
      technical: ["login-states", "login-access"],
      expert: ["login-safe"],
    },
  },
  {
    id: "code.scraper",
    forms: [
      {
        thing:
          "(?:web[- ]?|website )?scrapers?|web ?crawlers?|(?:web[- ]?)?scraping (?:script|code|tool|bot|program)s?",
      },
      {
        thing:
          "(?:script|code|program|bot|tool|function|crawler)s?(?= (?:to|that|which|for|can) (?:\\S+ ){0,2}(?:scrap(?:e|es|ing)|crawls?|crawling)\\b)",
      },
      {
        opens:
          "(?=.*\\b(?:web ?sites?|sites?|web ?pages?|pages?|prices?|data|listings?|reviews?|headlines|news|results|titles|images|links|urls?|e-?mails|amazon|ebay|google|reddit|twitter|linkedin|instagram|wikipedia|imdb|jobs?|tables?|shops?|stores?|products?|posts|html|python|selenium|followers|comments|emails|\\p{L}+\\.(?:com|org|net|io|de|uk))\\b)(?:scrape|crawl)(?= \\S+ \\S+)",
      },
      {
        opens: `(?=.*\\b(?:web ?sites?|sites?|web ?pages?|pages?|prices?|data|listings?|reviews?|headlines|news|results|titles|images|links|urls?|e-?mails|amazon|ebay|google|reddit|twitter|linkedin|instagram|wikipedia|imdb|jobs?|tables?|shops?|stores?|products?|posts|html|python|selenium|followers|comments|emails|\\p{L}+\\.(?:com|org|net|io|de|uk))\\b)(?:${how}|i (?:want|need) to|help me) (?:web )?scrape`,
      },
    ],
    not: not(
      "\\b(?:ice|paint|windshield|bench|dough|burnt|pan|knee|wallpaper|legal|knees?|baby|babies)\\b",
    ),
    needs: ["scrape-what", "scrape-output", "scrape-site"],
    advice: {
      professional: ["scrape-polite"],
      concise: ["scrape-polite-short"],
      expert: ["scrape-find"],
    },
  },
  {
    id: "code.bot",
    forms: [
      {
        thing:
          "(?:discord|telegram|slack|twitter|reddit|whatsapp|twitch|trading|crypto|forex|moderation|ticket|faq|binance|teams)[- ](?:\\S+ )?bots?(?: (?:code|script))?|chat ?bots?(?: (?:code|script))?",
      },
      { opens: "an? bot (?:that|which|to|for)" },
      { made: "bots?(?: (?:code|script))?(?= (?:to|that|which|in|using|for)\\b|$)" },
    ],
    not: not(
      "\\b(?:personality|prompts?|persona|list|existing|bot account|am i|minecraft server|story|poem|essay|speech|sales pitch|conversation|is offline|my (?:\\S+ )?bot (?:is|does|won't|keeps|stopped)|acts? (?:as|like)|fictional|roleplay)\\b|\\b(?:elections?|politics|propaganda)\\b",
    ),
    needs: ["bot-does", "bot-where", "bot-runs-on"],
    advice: {
      professional: ["code-run-check"],
      technical: ["bot-token", "bot-limits"],
      concise: ["code-short"],
      expert: ["bot-limits"],
    },
  },
  {
    id: "code.game",
    forms: [
      {
        thing: `(?:${language}|browser|2d|3d|video|computer|mobile|arcade|web|console|terminal|ascii|platformer|tower defen[cs]e|endless runner|space shooter|vertical scrolling|clicker|idle) ${words}{0,3}?games?(?: code)?`,
      },
      {
        thing:
          "(?:snake|pong|tetris|flappy bird|breakout|space invaders|pac-?man|tic[- ]?tac[- ]?toe|minesweeper|hangman|2048|sudoku|wordle|asteroids|connect (?:four|4)|chess|checkers|rock,? paper,? scissors|number guessing|haxball) (?:game|clone|game code|code)",
      },
      {
        thing: `(?:games?|snake|pong|tetris|flappy bird|tic[- ]?tac[- ]?toe|hangman|minesweeper|chess|sudoku)(?=.*\\b(?:in|with|using) ${language}(?!\\p{L}))`,
      },
      {
        is: `(?:\\S+ ){1,3}game(?: in| using)? (?:python|java ?script|java|c\\+\\+|c#|html\\d?|pygame|unity|godot|scratch|roblox|react)(?: code)?`,
      },
      {
        thing:
          "(?:platformer|tower defen[cs]e|endless runner|space shooter|text adventure) game(?= in| code| using|$)",
      },
      { opens: `(?:code|program|develop) (?:me )?(?:an? |the |my )?${words}{0,3}games?` },
      {
        opens:
          "(?:make|create|build) (?:me )?an? (?:simple |small |fun |cool |basic |little |short )*game(?= like|$|[.!?])",
      },
    ],
    not: not(
      "\\b(?:let'?s play|play (?:a|with)|ideas?|list|party|rules|review|story|strategy|opening|cheats?|walkthrough|puzzle for|solve|icebreaker|drinking|camp|birthday|classroom|trailer|buy|dnd|d&d)\\b|\\b(?:from the \\d+s|effects?|cheap|addict\\p{L}*|history|release)\\b",
    ),
    needs: ["videogame-runs-in", "videogame-play", "videogame-look"],
    advice: {
      professional: ["code-complete"],
      technical: ["videogame-settings", "code-complete"],
      creative: ["videogame-feel", "code-complete"],
      concise: ["code-complete-short"],
    },
  },
  {
    id: "code.extension",
    forms: [
      {
        thing:
          "(?:google chrome|chrome|firefox|browser|edge|safari|vs ?code|visual studio code) (?:extensions?|add-?ons?|plug-?ins?)(?: code)?|(?:user|tampermonkey|greasemonkey)[- ]?scripts?|(?:plug-?ins?|add-?ons?|mods?|extensions?)(?= for (?:obsidian|figma|chrome|firefox|wordpress|minecraft|vs ?code))|(?:wordpress|minecraft|obsidian|figma|shopify|jira|neovim|spigot|bukkit) (?:plug-?ins?|mods?)(?: code)?",
      },
    ],
    not: not(
      `${finding}|\\b(?:ideas|list of|top \\d+|free|shortcodes?|must[- ]have)\\b|\\b(?:virus|malware|safe|year old)\\b`,
    ),
    needs: ["extension-does", "extension-host", "extension-keeps"],
    advice: {
      professional: ["extension-permissions"],
      concise: ["extension-short"],
      technical: ["extension-permissions", "code-complete"],
    },
  },
  {
    id: "code.tests",
    forms: [
      {
        thing:
          "(?:unit|integration|e2e|end[- ]to[- ]end|jest|vitest|pytest|junit|cypress|playwright|selenium|automated|regression|smoke|acceptance) tests?(?: (?:cases?|suites?|code|scripts?))?|test ?cases?|test suites?",
      },
      {
        opens:
          "(?:write|create|generate|add|make) (?:some |me )?tests? (?:for|to) (?:this|my|the|these|our) (?:\\S+ )?(?:code|functions?|class(?:es)?|components?|methods?|modules?|apis?|endpoints?|scripts?|repo|hook)",
      },
    ],
    not: "^(?:please )?(?:explain|fix|debug|run|review|what|why|how do i run)\\b|\\b(?:failing|fails?|failed|best|tutorial|pregnancy|blood|students?|chapter|biology|grade|exam|quiz|science|math|maths|history|what is|vs|difference)\\b|\\b(?:kettle|pencil|mot|essay|stats|covid|cultures)\\b",
    needs: ["tests-of", "tests-framework", "tests-worry"],
    advice: {
      professional: ["tests-each"],
      technical: ["tests-each", "tests-gaps"],
      concise: ["tests-short"],
      expert: ["tests-gaps"],
    },
    onMaterial: true,
  },
  {
    id: "code.data-model",
    forms: [
      {
        thing:
          "(?:database|db|sql|mysql|postgres(?:ql)?|mongodb|mongo|firestore|prisma|relational|dynamodb|relational database) (?:schemas?|models?|designs?|structures?|diagrams?|tables?)|data models?|erd|er[- ]diagrams?|entity[- ]relationship diagrams?|database(?= for (?:my|our|a|an) )",
      },
      { is: "(?:create|make|build|design|set up)(?: me)? a (?:\\S+ )?database" },
      {
        opens: `${how} (?:design|model|structure|set up|create|build) (?:a |my |the )?(?:database|tables|data model)`,
      },
    ],
    not: not(
      "\\b(?:what is|predict\\p{L}*|machine learning|train|quer(?:y|ies)|connect|backup|migrat\\p{L}*|excel|difference|vs|large language|open source)\\b|\\bclimate\\b",
    ),
    needs: ["schema-things", "schema-database", "schema-lookups"],
    advice: {
      professional: ["schema-keys"],
      concise: ["schema-short"],
      expert: ["schema-tradeoff"],
    },
  },
  {
    id: "code.api",
    forms: [
      {
        thing:
          "(?:rest(?:ful)?|graphql|crud|fastapi|flask|express|node(?:\\.?js)?|django|spring boot|grpc|laravel)(?: \\p{L}+)? (?:apis?|endpoints?|back-?ends?|servers?)(?: code)?",
      },
      { is: "(?:an? )?api for (?:my|an?|our) .{3,60}" },
      {
        made: "apis?(?= (?:for|to|that|which|with|in|using)\\b|$)|(?:api|rest) endpoints?|back-?ends?(?= (?:for|to|that|with|in|using)\\b|$)|api (?:servers?|wrappers?|clients?)",
      },
    ],
    not: not(
      `${finding}|\\b(?:free|public|keys?|documentation|docs|call|calls|use|what is|vs|pricing|price|tests?)\\b`,
    ),
    needs: ["api-data", "api-stack", "api-database"],
    advice: {
      professional: ["api-routes"],
      concise: ["api-short"],
      expert: ["api-checks"],
    },
  },
  {
    id: "code.deploy",
    forms: [
      {
        thing:
          "docker ?files?|docker[- ]?compose(?:\\.ya?ml)?(?: (?:file|ya?ml|config|configuration|setup))?|(?:github|gitlab|azure devops|jenkins|bitbucket) (?:actions?|ci|ci/cd|pipelines?|workflows?)(?: (?:workflow|file|ya?ml|pipeline|config))?|ci(?:/| )?cd pipelines?|ci pipelines?|jenkinsfiles?|(?:nginx|apache|caddy|haproxy|traefik)(?: \\S+)?(?: \\S+)? (?:conf|config|configuration)(?: file)?|(?:kubernetes|k8s) (?:manifests?|deployments?|ya?ml|config)(?: (?:ya?ml|file))?|terraform (?:scripts?|config|code|modules?|files?|configuration)|helm charts?|ansible playbooks?|systemd (?:services?|units?)(?: file)?",
      },
      { opens: "(?:dockeri[sz]e|containeri[sz]e)" },
      {
        opens: `(?:${how} )?(?:deploy|dockeri[sz]e|containeri[sz]e) (?:my |a |an |the |this |our )?(?:\\S+ ){0,3}?(?:app|website|site|api|project|code|model|container|application|bot|server|back-?end|django|flask|react|next\\.?js|node)`,
      },
    ],
    not: not("\\b(?:what is|vs|error|failing|fails|failed|difference)\\b|\\bbridge\\b"),
    needs: ["deploy-app", "deploy-where", "deploy-beside"],
    advice: {
      professional: ["deploy-start"],
      technical: ["deploy-start", "deploy-pins"],
      concise: ["deploy-short"],
      expert: ["deploy-rollback"],
    },
  },
  {
    id: "code.readme",
    forms: [{ thing: "readmes?(?:\\.md)?(?: files?)?|read-me(?: files?)?" }],
    not: not("\\bwhat is\\b"),
    needs: ["readme-does", "readme-start", "readme-reader"],
    advice: {
      professional: ["readme-order"],
      expert: ["readme-no-inventing"],
    },
  },
  {
    id: "code.docs",
    forms: [
      {
        thing:
          "doc ?strings?|(?:code|inline) comments?|commit messages?|(?:pull request|pr|merge request) descriptions?|jsdoc|javadoc",
      },
      {
        opens:
          "(?:comment|document|add comments to|add documentation to) (?:this|my|the|our) (?:\\S+ )?(?:code|functions?|class|methods?|modules?|scripts?)",
      },
    ],
    not: "\\b(?:what (?:is|are)|why|best practices?|remove|delete|edit|change|amend|explain|youtube|instagram|how (?:do i|to))\\b|\\b(?:trip|pottery|recipes)\\b",
    needs: ["code-material", "docs-style"],
    advice: { professional: ["docs-why"] },
    onMaterial: true,
  },
  {
    id: "code.website",
    forms: [
      {
        made: "(?:web ?sites?|web ?pages?|home ?pages?|landing pages?|(?:online|web|e-?commerce) (?:shops?|stores?|sites?)|web ?shops?|portfolio(?: sites?| pages?)?(?= (?:in|with|using) (?:html|react|css|next))|portfolio (?:sites?|pages?))(?: (?:code|html))?",
      },
      { thing: "(?:web ?sites?|web ?pages?|landing pages?)(?= for (?:my|our|a|an)\\b)" },
      {
        thing:
          "(?:(?:html5?|react|next\\.?js|one[- ]page|single[- ]page|static|responsive|tailwind|bootstrap|portfolio) )+(?:\\S+ )?(?:web ?sites?|web ?pages?|pages?|sites?|landing pages?)|(?:landing page|website|web page|webpage|homepage) (?:code|html|in html)",
      },
      {
        opens:
          "(?:make|create|build|code|design) (?:me )?an? (?:simple |cool |nice |basic )*web ?(?:site|page) like",
      },
      {
        opens:
          "(?:html|css|html (?:and|&) css)(?: code)? (?:for|of) (?:an? |my |the )?(?:\\S+ ){0,3}(?:web ?site|web ?page|page|landing page|portfolio|invitation)",
      },
    ],
    not: not(
      `${finding}|\\b(?:buttons?|clicks?|clicked)\\b|\\b(?:copy|content|texts?|about us|headlines?|seo|logos?|privacy policy|terms and conditions|domain|ideas|checklist|plan|audit|traffic|rank|wireframe|mock ?ups?|figma|announcement|post|brief|proposal|faq|description|reviews?|banner|facebook|show me|user friendly)\\b|\\bnovel\\b`,
    ),
    needs: ["site-for", "site-sections", "site-tech"],
    advice: {
      professional: ["site-phone"],
      technical: ["site-light", "site-phone"],
      concise: ["site-short"],
    },
  },
  {
    id: "code.app",
    forms: [
      {
        made: "(?:mobile |web |phone |desktop |android |ios |iphone )*apps?(?: code)?(?= (?:for|to|that|which|with|in|using|where|called|like)\\b|$)|web ?apps?|(?:web|desktop|mobile|android|ios|console|gui|crud) applications?|saas(?: app)?|mvp",
      },
      {
        thing: `(?:${language}|android|ios|mobile|desktop|gui|console) ${words}{0,3}?(?:apps?|applications?|gui|software)(?: code)?|(?:to[- ]?do(?: list)?|calculator|weather|note[- ]?(?:s|taking|pad)?|chat|timer|stopwatch|crud|expense tracker|flash ?cards?|recipe|quiz) apps?(?: code)?`,
      },
    ],
    not: not(
      `${finding}|^i need an? (?:\\S+ )?app\\b|\\b(?:description|pitch|review|ideas?|marketing|privacy policy|logo|icon|landing page|job application|app store|deck|which app|an app (?:for|to) (?:learn|learning|edit|editing|meditat\\p{L}*)|screenshot|wireframe|post about|tests?|slow|crash\\p{L}*|keeps?|errors?|subscription|find (?:an?|me))\\b|\\bapps (?:for|to)\\b`,
    ),
    needs: ["app-does", "app-runs-on", "software-skill"],
    advice: {
      professional: ["software-smallest"],
      technical: ["code-complete", "code-assumed"],
      concise: ["software-smallest-short"],
      expert: ["software-wrong-turn"],
    },
  },
  {
    id: "code.component",
    forms: [
      {
        thing: `(?:react(?:js)?|vue|angular|svelte|next\\.?js|tailwind|html|css|bootstrap|jsx|material ui|shadcn) ${words}{0,3}?(?:components?|forms?|buttons?|cards?|tables?|grids?|layouts?|menus?|animations?|modals?|headers?|footers?|hooks?|templates?|side ?bars?|carousels?|sliders?|galler(?:y|ies)|loaders?|spinners?|styles?|accordions?|tooltips?|tabs|nav ?bars?)`,
      },
      {
        thing:
          "nav(?:igation)?[- ]?bars?|image (?:carousels?|sliders?)|modal (?:dialogs?|windows?|popups?|components?)|dark mode (?:toggle|switch|button)|loading spinners?|drop ?down (?:menus?|components?)(?=.*\\b(?:html|css|react|js|javascript|website|tailwind)\\b)|contact forms?(?=.*\\b(?:html|css|react|js|javascript|php|website|tailwind)\\b)",
      },
      {
        is: "(?:make |create |write |build |code )?(?:me )?an? ?(?:\\S+ )?(?:form|button|table|menu|header|footer|card|grid|slider|popup|animation)s? (?:in|with|using) (?:html|css|html and css|react|vue|tailwind|bootstrap)(?: .{0,40})?|(?:form|button|table|menu|header|footer|slider|popup)s? (?:in|with) (?:html|css|react)",
      },
      { made: "(?:ui |web )?components?(?= (?:in|for|that|which|with|using) )" },
    ],
    not: not(
      "\\b(?:last row|stretch\\p{L}*|how (?:to|do i) stop|why (?:is|does|are)|(?:doing|did i do|going|goes) wrong|(?:sorting|sort|filter|search|it|login|state|page|scroll\\p{L}*) (?:resets?|breaks?|disappears?|vanish\\p{L}*|jumps)|not working|overflow\\p{L}* (?:the|its)|doesn'?t|won'?t)\\b|\\b(?:what is|excel|google sheets|vs|electronic|chemical|pc|e-?mail signature)\\b|\\bexplained\\b|\\bhooks$",
    ),
    needs: ["code-stack", "ui-behaviour", "ui-look"],
    advice: {
      professional: ["ui-access"],
      technical: ["ui-access", "ui-usage"],
    },
  },
  {
    id: "code.algorithm",
    forms: [
      {
        opens: `(?:implement|code|write|program|create)(?: me)? (?:a |an |the )?(?:simple |recursive |iterative |basic )*${sorts}`,
      },
      {
        thing: `${sorts}(?: algorithm| code| program| implementation| function)?(?=.*\\b(?:in|using) ${language}(?!\\p{L}))`,
      },
      {
        thing: `(?:${language}) (?:code |program |implementation |function )?(?:for |of )?${sorts}`,
      },
      { is: `${sorts}(?: algorithm| code| program)? ${language}` },
      { made: "algorithms?(?= (?:to|that|for|which|in) )" },
      { is: "(?:write|create|make|design|implement)(?: me)? an algorithm" },
    ],
    not: not(
      "\\b(?:tiktok|youtube|instagram|facebook|what is|how does|poem|essay|article|story|song|visuali[sz]e|quantum|qiskit)\\b|\\b(?:tea|coffee|sandwich|toast|cake|bed)\\b",
    ),
    needs: ["code-language", "code-use"],
    advice: {
      professional: ["code-cost"],
      technical: ["code-cost", "code-edge-input"],
      expert: ["code-tradeoff"],
    },
  },
  {
    id: "code.function",
    forms: [
      {
        made: "functions?(?= (?:to|that|which|for|called|named|in|with|using|where|and|reverse|from)\\b|$|[,.:(])",
      },
      {
        thing: `(?:${language}) ${words}{0,2}?(?:functions?|methods?|decorators?|lambdas?|classes|class)(?= (?:to|that|which|for|called|named|in|with|using|where|and|from)\\b|$|[,.:("“])`,
      },
      { is: `function (?:to|that|which) .{4,120}` },
      {
        is: `(?:an? )?(?:\\S+ )?class (?:for an? |for the )?(?:\\S+ )?(?:in )?(?:java|c\\+\\+|c#|typescript|kotlin|php)`,
      },
      {
        opens:
          "(?:write|create|implement|make|define) (?:me )?an? (?:\\S+ )?class (?:called|named|in (?:python|java|c\\+\\+|c#))",
      },
    ],
    not: not(
      `${finding}|\\b(?:derivative|inverse|cells?|organs?|brain|integral|graph of|excel|google sheets|sheets|spreadsheet|vba|sql|students|lesson|yoga|domain and range|piecewise|wedding|social function|what is|learning)\\b|\\b(?:print|output|display|return|list|generate)(?:s|ing)? (?:out )?(?:the |all )?first (?:\\d|ten|hundred)|\\bkids\\b|\\bclasses (?:near|in \\p{L}+$)`,
    ),
    needs: ["code-language", "code-in-out"],
    advice: {
      professional: ["code-edge-input"],
      technical: ["code-edge-input", "code-tests"],
      expert: ["code-cost"],
    },
  },
  {
    id: "code.script",
    forms: [
      {
        thing: `(?:${language}|automation|linux|windows|cmd|\\.bat|ahk|autohotkey|applescript) ${words}{0,2}?(?:scripts?|file(?= to ))`,
      },
      {
        made: "(?!.*\\b(?:videos?|youtube|podcast|movie|film|play|skit|calls?|sales|phone|radio|tiktok|reels?|advert\\p{L}*|ads?|commercial|speech|presentation|interview|voice ?over|comedy|scene|episode|meditation|documentary|webinar|story|drama|customers?|characters?|host|actors?|conversation|dialogue|hypnosis|students|clients?|audience|ceremony|mc)\\b)scripts?(?= (?:to|that|which|will)\\b)",
      },
      {
        is: "scripts? (?:to|that|which) (?:rename|move|copy|delete|convert|resize|download|upload|parse|organi[sz]e|back ?up|merge|split|rotate|extract|compress|unzip)s? .{3,120}",
      },
      { thing: "(?:cli|command[- ]line) (?:tools?|apps?|applications?|programs?|utilit(?:y|ies))" },
    ],
    not: not(
      "(?:scripts?|code) (?:\\S+ )?(?:is|are|runs?|takes?|gets?) (?:\\S+ )?(?:slow\\p{L}*|forever|ages|too long|broken|failing)|\\b(?:what is|sql|vba|excel macro|apps? script|fonts?|tattoo|lettering|calligraphy|google sheets script)\\b|\\b(?:greet|visitors?|guests?|callers?)\\b",
    ),
    needs: ["script-acts-on", "script-runs", "script-trouble"],
    advice: {
      professional: ["code-run-check"],
      technical: ["code-run-check"],
      concise: ["code-short"],
      expert: ["script-safe"],
    },
  },
  {
    id: "code.program",
    forms: [
      {
        thing: `(?:${language}|computer|console|gui) ${words}{0,3}?(?:code|programs?|implementation|code (?:example|snippet)s?|snippets?)`,
      },
      {
        made: "(?!.*\\b(?:promo|discount|qr|dress|zip|morse|cheat|postal|area|secret|coupon|country|colou?r|hex|bar|error|gift|conduct|honou?r|access|verification|time|sort|redeem|backup|contribution guide)[- ]codes?\\b)(?:source )?code(?: snippet)?(?= (?:to|that|for|which|in|using|with|where)\\b)",
      },
      {
        opens: `(?:write|code|implement|develop|create|make)(?: me)? (?:a |an )?(?:small |simple |short |basic |little )*program(?= (?:that|which|in|using)\\b)(?!.*\\b(?:workout|training|fitness|weight|muscle|diet|gym|strength|loyalty|mentor\\p{L}*|wedding|church|wellness|volunteers?|students|employees|tv)\\b)`,
      },
      {
        opens: `(?:write|code|implement)(?: me)? (?:a |an )?(?:small |simple |short )*program to(?!.*\\b(?:workout|training|fitness|weight|muscle|diet|gym|strength|run|marathon)\\b)`,
      },
      {
        opens: `(?=.*(?<!\\p{L})(?:in|with|using|for) (?:an? )?${language}(?!\\p{L}))code (?:for|to|that)`,
      },
      { opens: "(?:code|program)(?: me)? (?:an?|the|some)" },
      {
        is: "(?:write|make|generate|create)(?: me)? (?:some |a )?(?:code|program|computer program|script)(?: for me)?",
      },
      {
        opens: `code for (?:an? |the |my )?(?:web ?site|web ?page|app|game|calculator|login page|bot)`,
      },
      {
        thing: `(?:calculators?|to[- ]?do lists?|clocks?|timers?|stopwatch|(?:unit|currency|temperature) converters?|password (?:generators?|managers?)|vending machines?|bank accounts?|atm|(?:\\p{L}+ )?management systems?|chat servers?|web servers?|text editors?|parking lots?|number guessers?|paint programs?)(?: (?:program|class|code|app))?(?= (?:in |using |with )?(?:python|java ?script|java|type ?script|c\\+\\+|c#|c|html\\S*|php|rust|go|ruby|kotlin|swift|react|tkinter|flask|django)(?!\\p{L}))`,
      },
      {
        is: `(?!.*\\b(?:charts?|graphs?|plots?|histograms?|heat ?maps?|models?|classifiers?|dashboards?|networks?|macros?|lessons?|courses?|quiz(?:zes)?|stud(?:y|ies)|roadmap|career|essay|articles?|poems?|stor(?:y|ies)|e-?mails?|prompts?|questions?|resume|cv|scrapers?|analysis|quer(?:y|ies)|job|posts?|tutorials?|presentation|slides|exercises?|problems?|examples?)\\b)(?:make|write|create|build|implement|develop)(?: me)? (?:an? |the )[^.!?:"]{2,70} (?:in|using|with) (?:python|java ?script|js|java|type ?script|c\\+\\+|c#|html|php|rust|golang|ruby|kotlin|matlab|react|vue|tkinter|bash|powershell|node(?:\\.?js)?)`,
      },
      { is: `(?:i need|need|want|give me|show me) (?:some )?(?:${language} )?code` },
    ],
    not: not(
      "\\b(?:what (?:is|does)|code of|of conduct|vba|sql|excel|morse|building code|tax code|dress code|qr code|promo|discount|raw markdown|dna|genetic|contribution guide|mining)\\b|\\b(?:vcr|remote|thermostat|heating|escape room|boiler|oven|alarm clock|bike lock)\\b",
    ),
    needs: ["code-language", "code-in-out"],
    advice: {
      professional: ["code-run-check"],
      concise: ["code-short"],
      expert: ["code-tradeoff"],
    },
  },
  {
    id: "code.how-in-language",
    forms: [
      {
        is: "(?:css|html|flexbox|tailwind) (?:to )?(?:center|align|hide|stick|position|wrap) .{3,50}",
      },
      {
        does: `(?:${how}|what(?:'?s| is) the (?:best |easiest |fastest |right )?way to)`,
        to: `(?:in|with|using) ${language}`,
      },
      { opens: `in ${language},? (?:how|what|is there)` },
      { opens: `${how} (?:center|align) (?:a|an|my|the) (?:div|image|button|text in (?:a )?div)` },
      { is: "(?:(?:write |code |do )?fizz ?buzz.{0,40}|(?:center|centering) a div.{0,40})" },
      {
        is: `${language} (?:convert |turn |parse |read |merge |write |save )?(?:csv|json|xml|yaml|strings?|lists?|dict(?:ionary)?|dates?|datetime|ints?|integers?|floats?|html|markdown|excel|pdf|arrays?|tuples?|dataframe|base64|bytes|images?|png|jpg|svg|objects?|timestamp|unix time|hex|binary)(?: \\p{L}+)? (?:to|into) (?:csv|json|xml|yaml|strings?|lists?|dict(?:ionary)?|dates?|datetime|ints?|integers?|floats?|html|markdown|excel|pdf|arrays?|tuples?|dataframe|base64|bytes|images?|png|jpg|svg|objects?|timestamp|unix time|hex|binary|text|words)`,
      },
      {
        is: `${language} (?:lists?|strings?|arrays?|dict(?:ionary)?|dataframes?|objects?|maps?|sets?|files?|dates?|tuples?) (?:remove|sort|reverse|split|filter|append|loop|join|replace|flatten|find|count|merge|compare)(?: (?!error|not)[\\p{L}\\d]+){1,4}`,
      },
    ],
    not: "\\b(?:bots?|web ?sites?|apps?|games?|scrap(?:e|ing|er)|projects?|errors?|fix|learn|better|job|start|career|plot|chart|graph|dashboard|deploy|regex|install|model|train|not working|slow|faster|essay|poem|optimi[sz]e|scrap|clean|datasets?|analy[sz]\\p{L}*)\\b",
    needs: [],
  },
];
