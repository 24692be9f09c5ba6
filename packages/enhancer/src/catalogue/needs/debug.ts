import type { Need } from "../ask.ts";

const pasted =
  "```|[{}]|;$|\\);|=>|\\bdef \\p{L}+\\s?\\(|\\bfunction \\p{L}*\\s?\\(|\\bimport \\p{L}+ from\\b|\\bselect\\b.+\\bfrom\\b|</?\\p{L}+[^>]*>|https?://|: \\S.{20}";
const versions =
  "\\b(?:win(?:dows)? ?(?:7|8|10|11)?|macs?|macbook|macos|os ?x|linux|ubuntu|debian|fedora|arch|wsl|raspberry|docker|colab|jupyter|vs ?code|pycharm|intellij|eclipse|xcode|android studio|version|python ?[23](?:\\.\\d+)?|node ?\\d+|java ?\\d+|php ?\\d|react ?\\d+|angular ?\\d+|django ?\\d|unity|spring boot|\\.net ?\\d|go ?1\\.\\d+|latest|newest)\\b";
const purpose =
  "\\b(?:exam|class|course|interview|assignment|homework|thesis|job|work|team|project|change|extend|fix|debug|translate|port|teach|present(?:ation)?|understand|learn(?:ing)?|maintain|take over|inherited|document)\\b";

/** What the search for a fault turns on. */
export const debugNeeds = {
  "debug-code": {
    cases: [
      {
        when: "\\b(?:postgres\\p{L}*|mysql|sql|sqlite|query|queries)\\b",
        label: "The query and plan",
        question: "Paste the query, and its plan if you have it.",
      },
    ],
    isMaterial: true,
    label: "The code",
    question: "Paste the code, at least the part it is about.",
    suggestions: [],
    said: pasted,
  },
  "debug-message": {
    label: "Exact message",
    question: "What does the message say, word for word?",
    suggestions: [],
    said: "```|(?:error|exception|fatal|panic|warning|failed)\\b[^:]{0,20}: ?\\S.{8}|\\btraceback\\b|\\bexception in thread\\b|\\bat line \\d+|[\"“'][^\"”']{16,}[\"”']|\\bis (?:undefined|null)\\b|\\bcannot (?:read|find|resolve)\\b|\\bis not (?:defined|a function|assignable)\\b|\\bno module named\\b|\\bpermission denied\\b|\\bobject has no attribute\\b|\\bindex out of (?:range|bounds)\\b|\\bcould not\\b|\\b(?:says?|saying|message is|shows?|gives?|get(?:ting)?) [\"“'`]?\\p{L}*(?:error|exception|undefined|null|denied|refused|timeout|timed out|not found|404|500|403|401|nan|segmentation|overflow|invalid|unexpected|missing|failed)|\\b(?:typeerror|valueerror|keyerror|indexerror|attributeerror|nameerror|syntaxerror|importerror|filenotfounderror|nullpointerexception|stackoverflowerror|segfault|segmentation fault|zerodivisionerror|indentationerror|referenceerror|unexpected token|connection refused|out of memory|stack overflow|none ?type|err_\\p{L}+)\\b(?::|,| (?:on|at|when|for)) ?.{6}|\\bno (?:message|error)\\b|\\b(?:unexpected token|connection refused|segmentation fault|out of memory)\\b",
  },
  "debug-lines": {
    label: "Where it happens",
    question: "Which line or action sets it off? Paste those lines.",
    suggestions: [],
    said: "\\w+\\[\\d+\\]:|```|[{}]|\\);|=>|\\bline \\d+|\\bwhen (?:i|it|you|we|running|calling|using)\\b|\\bafter (?:i|running|updating)\\b|\\bdef \\p{L}+\\s?\\(|\\b(?:in (?:the |my )?(?:line|loop|function|import|constructor|login|query)|as soon as|every time|at startup|on (?:start|startup|save|submit|login|import|load)|at the (?:import|line|start|end)|importing|opening|saving|clicking|parsing|reading|loading|calling|running|while|during|happens (?:in|when|at|on|with))\\b",
  },
  "debug-setup": {
    label: "Language or program",
    question: "Which language or program is it?",
    suggestions: ["Python", "JavaScript", "Java", "Excel"],
    cases: [
      {
        when: "c\\+\\+|\\bsegmentation\\b|\\bsegfault\\b",
        label: "Compiler",
        question: "Which compiler do you use?",
        suggestions: ["GCC", "Clang", "Visual Studio"],
      },
      {
        when: "^(?!.*\\b(?:django|flask|fastapi|node|express|php|wordpress|rails|laravel|spring|next\\.?js)\\b).*\\b(?:500|502|503|403|404|web ?site|my site)\\b",
        label: "Site built with",
        question: "What is the site built with?",
        suggestions: ["WordPress", "a website builder", "my own PHP code", "Node or Python"],
      },
      {
        when: "\\b(?:vba|macro|excel|access|outlook)\\b",
        label: "Program",
        question: "Which program is it?",
        suggestions: ["Excel 365", "an older Excel", "Excel on a Mac", "Access"],
      },
      {
        when: "\\b(?:python|pandas|numpy|pytorch|tensorflow|matplotlib|django|flask|pip)",
        label: "System",
        question: "Which system are you on?",
        suggestions: ["Windows", "Mac", "Linux", "online, like Colab"],
      },
      {
        when: "\\b(?:npm|yarn|pnpm)\\b",
        label: "System",
        question: "Which system are you on?",
        suggestions: ["Windows", "Mac", "Linux"],
      },
      {
        when: "\\b(?:javascript|typescript|node|express|react|next\\.?js|vue|angular)\\b",
        label: "Runs in",
        question: "Where does it run?",
        suggestions: ["in the browser", "in Node, on my computer", "on a server", "in a phone app"],
      },
      {
        when: "\\b(?:java|kotlin|spring|gradle|maven|android)\\b",
        label: "Java version",
        question: "Which Java version do you use?",
        suggestions: ["Java 21", "Java 17", "Java 8", "I don't know"],
      },
      {
        when: "\\b(?:sql|mysql|postgres\\p{L}*|sqlite)\\b",
        label: "Database",
        question: "Which database is it?",
        suggestions: ["PostgreSQL", "MySQL", "SQL Server", "SQLite"],
      },
      {
        when: "\\barduino|esp32|sketch\\b",
        label: "Board",
        question: "Which board is it?",
        suggestions: ["Arduino Uno", "ESP32", "Nano", "Mega"],
      },
    ],
    said: `\\b(?:TypeError|ReferenceError|SyntaxError|IndexError|KeyError|ValueError|NullPointer\\p{L}*|undefined|typeerror|referenceerror|indexerror|keyerror|valueerror|nullpointer\\p{L}*)\\b|\\b(?:windows|mac|macos|linux|ubuntu|debian|version|v?\\d+\\.\\d+)\\b|${versions}`,
  },
  "debug-expected": {
    label: "Should do, does instead",
    question: "What should happen, and what happens instead?",
    suggestions: [],
    said: "\\binstead\\b|\\bshould\\b|\\bsupposed to\\b|\\bexpect\\p{L}*\\b|\\bbut (?:it|i|nothing|the)\\b|\\berror\\b.*: ?\\S|\\bnot defined\\b|\\boutputs?\\b|\\bprints?\\b|\\breturns?\\b|\\b(?:but|only|nothing happens|no output|empty|blank|same|always|never|twice|prints?|shows?|gives?|get|gets|returns?|infinite|hangs?|freez\\p{L}+|stops?|crash\\p{L}*|want(?:ed)? (?:it|to)|need it|0|none|undefined|nan|stays?|doesn'?t (?:move|change|show|update|print|apply|load|open|save|stop|center|align|do|run)|expected)\\b(?!$).*",
  },
  "debug-changed": {
    label: "Tried or changed last",
    question: "What did you change or try before it broke?",
    suggestions: [
      "nothing, it's new",
      "updated packages",
      "moved to another computer",
      "it never worked",
    ],
    said: "\\bis (?:this|it|that) (?:a bug|normal|expected|supposed)\\b|\\btwice on mount\\b|\\btried\\b|\\bafter (?:i|we|updat\\p{L}+|upgrad\\p{L}+|install\\p{L}+|chang\\p{L}+)\\b|\\bsince\\b|\\bworked (?:yesterday|before|fine)\\b|\\bstopped working\\b|\\bonly (?:in|on)\\b|\\b(?:nothing (?:changed|yet)|new (?:computer|laptop|pc|version|server|project)|never worked|first time|just (?:installed|updated|started|moved|wrote|added|changed)|updated|upgraded|changed|moved|added|renamed|deleted|reinstalled|restarted|yesterday|last (?:week|night)|used to|until|already|before|work(?:s|ed)? (?:on|in|for|fine|locally)|copied|tutorial)\\b",
  },
  "cors-addresses": {
    label: "Addresses",
    question: "Which addresses do the page and the API have?",
    suggestions: [
      "two ports on localhost",
      "two different domains",
      "local page, remote API",
      "same domain when live",
    ],
    said: "\\blocalhost\\b|\\bports?\\b.*\\d{4}|https?://|\\b(?:same (?:domain|origin|port|host)|different (?:domains?|ports?|hosts?)|subdomain|vercel|netlify|github pages|heroku|render|production|live|deployed|127\\.0\\.0\\.1|:\\d{4}|port \\d+|[\\w-]+\\.(?:com|org|io|dev|app|de|net)|file:\\/\\/|local (?:file|page|react|frontend)|remote)\\b",
  },
  "cors-server": {
    label: "The server",
    question: "What is the API built with?",
    suggestions: ["Express", "Flask or FastAPI", "Django", "it's someone else's API"],
    said: "\\b(?:express|flask|django|fastapi|spring|laravel|php|nginx|asp\\.?net|\\.net|lambda|s3|firebase|rails|node|apache|go|nest\\p{L}*)\\b|\\b(?:koa|fastify|hono|gin|fiber|tomcat|iis|cloudflare|supabase|api gateway|cloud functions?|strapi|wordpress|woocommerce|bucket|python|java|c#|graphql|apollo|kong|traefik|caddy|third[- ]party|not my (?:server|api)|someone else'?s|public api|openai|google api|external api)\\b",
  },
  "cors-request": {
    label: "What fails",
    question: "Which requests fail?",
    suggestions: ["every request", "only a POST with JSON", "only with cookies", "only when live"],
    said: "\\b(?:post|put|delete|get|preflight|options|cookies?|credentials|axios|fetch)\\b|\\b(?:patch|json|authorization|headers?|token|login|upload|image|font|script|xhr|websocket|every request|all requests|all of them|only (?:when|in|on|with|the|one)|with credentials|session|works in postman|form|download|request)\\b",
  },
  "git-says": {
    label: "Git says",
    question: "What did you type, and what did git answer?",
    suggestions: [],
    said: "\\b(?:fatal|error|hint): |```|[\"“'][^\"”']{14,}[\"”']|\\bgit (?:push|pull|merge|rebase|commit|reset|checkout|stash|clone) \\S+|\\b(?:says|rejected|non-fast-forward|fetch first|unmerged|diverged|refusing|permission denied|everything up[- ]to[- ]date|unrelated histories|not a git|would be overwritten|both modified|ahead|behind|typed|ran|did git|after (?:a |the )?(?:rebase|merge|pull|push|reset|cherry))\\b",
  },
  "git-pushed": {
    label: "Pushed",
    question: "Have you pushed it already?",
    suggestions: ["not pushed yet", "to my own branch", "to a shared branch", "I'm not sure"],
    said: "\\b(?:pushed|not pushed|unpushed|local(?:ly)?|remote|origin|team|colleagues?)\\b|(?:[,.:?]|\\b(?:not|already|yet)) .*\\b(?:push(?:ed)?|my own (?:branch|repo)|only me|just me|alone|shared|others|coworkers?|github|gitlab|bitbucket|private repo|nobody else|open pr|pull request|feature branch|not yet|on main)\\b",
  },
  "git-keep": {
    label: "Must survive",
    question: "Which changes must not be lost?",
    suggestions: ["all of them", "only mine", "only those on the server", "none, start clean"],
    said: "\\bkeep\\b|\\bwithout losing\\b|\\bdiscard\\b|\\block? my changes\\b|\\blose\\b|\\bthrow away\\b|\\b(?:(?:my|their|both|all|mine|theirs|the remote|the server'?s?|local) (?:changes|versions?|files|commits?|ones?|work)|both (?:sides|of them)|mine|theirs|don'?t want to lose|must(?:n'?t| not)|need (?:all|the|my)|save|stash|start (?:over|clean)|overwrite|undo|move (?:it|them) to|on a (?:new|different|feature) branch|don'?t (?:care|need))\\b",
  },
  "install-command": {
    label: "Command and answer",
    question: "What did you type, and what came back?",
    suggestions: [],
    said: "```|[\"“'][^\"”']{14,}[\"”']|\\berror: ?\\S|\\bno module named \\S+|\\bnot recogni[sz]ed\\b|\\bcommand not found\\b|\\beresolve\\b|\\beacces\\b|\\b(?:says|permission denied|not found|no such|could not|failed building|requires|gcc|ssl|certificate|timeout|timed out|unable to|eperm|e404|peer dep\\p{L}*|wheel|legacy|externally[- ]managed|externally managed|no matching distribution|access (?:is )?denied|i (?:typed|ran|did|run)|npm install (?!error|not|fails|doesn|won|is)\\S+|pip install (?!not|error|fails|doesn'?t|won'?t|is|isn'?t)\\S+)\\b",
  },
  "install-how": {
    label: "Installed how",
    question: "How was it installed?",
    suggestions: ["from the official website", "with a package manager", "it came with the system"],
    cases: [
      {
        when: "\\b(?:python\\d?|pip\\d?|conda|anaconda|numpy|pandas|matplotlib|tensorflow|pytorch|opencv|django|flask|pygame|selenium|no module named|module ?not ?found ?error)\\b",
        question: "How did you install Python?",
        suggestions: ["from python.org", "with conda", "with Homebrew", "it came with the system"],
      },
      {
        when: "\\b(?:npm|node|yarn|pnpm|express|react)\\b",
        question: "How did you install Node?",
        suggestions: ["from nodejs.org", "with nvm", "with Homebrew"],
      },
    ],
    said: "\\b(?:conda|anaconda|brew|homebrew|nvm|pyenv|docker|apt|poetry|uv)\\b|\\b(?:python\\.org|official|website|installer|msi|exe|store|microsoft store|winget|choco\\p{L}*|scoop|asdf|volta|pipx|snap|dnf|pacman|source|wsl|codespaces?|colab|jupyter|vs ?code|pycharm|came with|preinstalled|system python|npx|yarn|pnpm)\\b",
  },
  "convert-to": {
    label: "Convert to",
    question: "Into which language?",
    suggestions: ["Python", "JavaScript", "TypeScript", "C#"],
    said: "\\b(?:to|into|in) (?:\\S+ )?(?:python\\d?|javascript|js|typescript|ts|java|c\\+\\+|cpp|c#|c|golang|go|rust|ruby|php|swift|kotlin|dart|scala|perl|lua|haskell|julia|matlab|r|bash|shell|powershell|vba|sql|datalog|pandas|react|vue|svelte|numpy|pytorch|tailwind|css|jquery|assembly|mongodb|postgres\\p{L}*|mysql|pseudo-?code|fortran|cobol)\\b|\\b(?:to|into|in) (?:\\S+ )?(?:c\\+\\+ ?\\d*|elixir|clojure|ocaml|f#|zig|nim|solidity|html|flutter|angular|next\\.?js|node\\.?js|fastapi|flask|django|spring|excel|google apps script|apps script|polars|r|sas|stata|gdscript)\\b|,\\s*(?:python|javascript|typescript|java|c\\+\\+|c#|go|rust|kotlin|swift)\\b",
  },
  "convert-rules": {
    label: "Stays or changes",
    question: "Line by line, or as one would write it there?",
    suggestions: [
      "as one would write it there",
      "close to the original",
      "same names and structure",
    ],
    said: "\\bselect\\b.*\\bfrom\\b|\\bidiomatic\\b|\\bsame (?:names|structure|logic)\\b|\\bline by line\\b|\\bkeep\\b|\\bonly\\b|\\b(?:exact(?:ly)?|one to one|1:1|literal\\p{L}*|clean|modern|best practices?|pythonic|without (?:libraries|dependencies|changing)|same|no (?:libraries|dependencies|classes|comments)|with (?:types|comments|tests)|strict|functional|oop|class(?:es)?|async|close to|simple|comments)\\b",
  },
  "explain-code-level": {
    label: "How well I know it",
    question: "How well do you know that language?",
    suggestions: ["I'm new to coding", "I know another language", "well, just not this part"],
    said: "\\bbeginner\\b|\\bnew to\\b|\\bi (?:don'?t|do not) (?:know|understand)\\b|\\blike i'?m\\b|\\bi know\\b|\\b(?:newbie|noob|never (?:coded|programmed|used|seen)|first (?:time|semester|year)|learning|student|i(?:'?m| am) (?:a|an|not|coming|learning)|i (?:only|usually|come|normally|can|code|understand)|experienced|senior|junior|years of|know (?:python|java|javascript|c|c\\+\\+|sql|some|the)|no (?:idea|clue|experience)|simple words|eli5|dumm(?:y|ies)|non[- ]programmer|not a (?:programmer|developer|coder))\\b",
  },
  "explain-code-why": {
    label: "What I need it for",
    question: "What do you need to do with it?",
    suggestions: [
      "to change something in it",
      "to find a bug in it",
      "to explain it in class",
      "just to understand it",
    ],
    said: `\\bso (?:that )?i can\\b|\\bline by line\\b|\\bi need to\\b|\\bfor (?:my|a) (?:class|exam|interview)\\b|\\bwhy\\b|[,.:?] .*${purpose}|\\bfor (?:an?|my|the) (?:\\p{L}+ )?(?:exam|class|course|interview|assignment|test|presentation)\\b|\\b(?:have|need|want) to (?:\\p{L}+ )?(?:change|extend|fix|explain|port|maintain|understand|test|present|document)\\b`,
  },
  "review-worry": {
    label: "Look most at",
    question: "What should the review look at most?",
    suggestions: ["bugs", "security", "how easy it is to read", "speed"],
    said: "\\b(?:security|secure|bugs?|readab\\p{L}*|performance|speed|style|vulnerab\\p{L}*|best practices?|edge cases?|naming)\\b|\\b(?:readable|clean|fast|slow|memory|leaks?|errors?|error handling|tests?|structure|architecture|names|pythonic|idiomatic|duplicat\\p{L}*|logic|correct(?:ness)?|safe|injection|race|concurren\\p{L}+|thread|maintain\\p{L}*|complex\\p{L}*|worr(?:y|ied)|unsure|solid|accessib\\p{L}*)\\b",
  },
  "review-use": {
    label: "What it is for",
    question: "What is the code for?",
    suggestions: [
      "a school exercise",
      "a job application test",
      "my own small tool",
      "a service with real users",
    ],
    said: "\\bfor (?:my|a|an) \\p{L}+|\\bpull request\\b|\\bit (?:is|does|should)\\b|\\bassignment\\b|\\bproduction\\b|\\binterview\\b|\\b(?:for (?:school|university|uni|work|class|homework|a|my)|homework|class|course|job|application|take[- ]home|hobby|my own|customers|users|live|prod|internal|used (?:by|for|in)|runs? (?:on|every|in|at)|it (?:reads|writes|sends|parses|imports|calculates|sorts|checks|runs|downloads)|server|shop|website|game|script for|tool for|library|beginner|company)\\b",
  },
  "refactor-goal": {
    label: "Bothers me most",
    question: "What bothers you most about it?",
    suggestions: ["it's hard to read", "things are repeated", "it's hard to test", "it's too long"],
    said: "\\b(?:readab\\p{L}*|cleaner|shorter|duplicat\\p{L}*|dry|solid|test\\p{L}*|maintain\\p{L}*|too long|messy|oop|modular)\\b|\\b(?:hard to (?:read|test|follow|change|understand)|repeat(?:s|ed|ing|itive)?|repetition|copy[- ]paste[d]?|long|short|simple|simpler|simplif\\p{L}+|nested|ugly|spaghetti|slow|faster|clean architecture|functions|classes|types|type hints|naming|names|understand|messy|extend|split|smaller|async|modern|global)\\b",
  },
  "refactor-fixed": {
    label: "Must stay",
    question: "What must stay exactly as it is?",
    suggestions: ["what it does", "names others use", "no new packages", "nothing, change freely"],
    said: "\\bwithout (?:chang|break)\\p{L}*|\\bkeep\\b|\\bsame (?:behaviou?r|output|names)\\b|\\bdon'?t change\\b|\\b(?:stay(?:s)?|must (?:not|stay|work|keep)|mustn'?t|not (?:change|break|touch)|don'?t (?:touch|break|rename|add)|(?:public )?api|interface|signature|function names?|behaviou?r|tests (?:must|have to|should)|no (?:new )?(?:packages|libraries|dependencies)|free(?:ly)?|anything|compatible|backwards?|output|same|nothing)\\b",
  },
  "slow-figures": {
    label: "How slow",
    question: "How long does it take now?",
    suggestions: ["a few seconds", "a few minutes", "hours", "it never finishes"],
    cases: [
      {
        when: "\\b(?:web ?site|web ?page|wordpress|shopify|page|site|app)\\b",
        question: "How long do you have to wait for it?",
        suggestions: [
          "two or three seconds",
          "five to ten seconds",
          "more than ten seconds",
          "it lags with every click",
        ],
      },
    ],
    said: "`[^`]+`|\\bfunction \\w+\\s?\\(|\\bdef \\w+\\(|\\b\\d+ ?(?:ms|milliseconds?|s|secs?|seconds?|min|minutes?|hours?|rows|records|k|million|gb|mb)\\b|\\bmillions? of\\b|\\b\\d+[.,]?\\d* ?(?:ms|sec|mins?|hrs?|hours?|days?|tb|lines|files|items|users|requests|entries|elements|images|pages|million|mio|m rows|thousand)\\b|\\b(?:(?:an|one|two|three|half an|few|several) (?:seconds?|minutes?|hours?)|used to|was (?:fast|3|\\d+)|should (?:take|be)|millions?|thousands|hundreds of thousands|forever)\\b",
  },
  "slow-where": {
    label: "Slow part",
    question: "Do you know which part is slow?",
    suggestions: ["a database query", "a loop in my code", "loading the page", "no idea yet"],
    cases: [
      {
        when: "\\b(?:macro|vba|excel|sheets?)\\b",
        suggestions: [
          "a loop over the rows",
          "opening files",
          "formulas recalculating",
          "no idea yet",
        ],
      },
      {
        when: "\\b(?:sql|query|queries|mysql|postgres\\p{L}*)\\b",
        suggestions: ["a join", "grouping or sorting", "it reads many rows", "no idea yet"],
      },
      {
        when: "\\b(?:web ?site|web ?page|wordpress|shopify|page load|pagespeed|site)\\b",
        suggestions: ["the first load", "the pictures", "plugins", "no idea yet"],
      },
      {
        when: "\\b(?:react|vue|angular|app|component)\\b",
        suggestions: ["the first load", "rendering a list", "calls to the server", "no idea yet"],
      },
      {
        when: "\\b(?:scripts?|python|loop|program|dataframe|pandas|function|notebook)\\b",
        suggestions: [
          "a loop",
          "reading or writing files",
          "calls over the network",
          "no idea yet",
        ],
      },
    ],
    said: "`[^`]+`|\\bfunction \\w+\\s?\\(|\\bdef \\w+\\(|\\b(?:query|loop|queries|rendering|re-?render\\p{L}*|join|images?|startup|build|request|function|profil\\p{L}*)\\b.*\\b(?:slow|takes|too long)\\b|\\bwhen (?:i|it|loading|opening)\\b|(?:[,.:?]|\\b(?:in|at|with|when)) .*\\b(?:loop|loops|nested|join|joins|query|queries|database|api calls?|requests?|images?|fonts?|first load|startup|import|reading|writing|parsing|network|disk|cpu|memory|render\\p{L}*|profiler?|cprofile|explain (?:analyze|plan)|index(?:es)?|lighthouse|where clause|order by|group by|subquery|no idea|don'?t know|order table|sort\\p{L}*|regex)\\b",
  },
} as const satisfies Readonly<Record<string, Need>>;
