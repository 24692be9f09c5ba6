import type { Ask } from "../ask.ts";

const language =
  "(?:python ?3?|java ?script|js|type ?script|ts|java|c\\+\\+|cpp|c#|csharp|\\.net|golang|go|rust|ruby|php|swift|kotlin|dart|flutter|scala|perl|lua|haskell|julia|matlab|r|c|bash|shell|powershell|assembly|html5?|css3?|html/css|tailwind|bootstrap|react(?:js)?|react native|vue(?:\\.?js)?|angular|svelte|node(?:\\.?js)?|next\\.?js|express|django|flask|fastapi|laravel|rails|spring(?: boot)?|pandas|numpy|pytorch|tensorflow|keras|jquery|arduino|solidity|unity|unreal|godot|gdscript|roblox|pygame|tkinter|selenium|playwright|sql|mysql|postgres(?:ql)?|mongodb|docker|kubernetes|vite|webpack|npm|pip|jupyter|vs ?code|android studio|xcode|firebase|supabase|prisma|eslint|gradle|maven|nginx|aws)";

/** Things made of code. */
const codeThing = `(?:(?:${language} )?(?:codes?|scripts?|functions?|programs?|loops?|quer(?:y|ies)|class(?:es)?|components?|methods?|modules?|snippets?|algorithms?|unit tests?|hooks?|stylesheet|source code|code ?base|repo|pull request)|(?:sql|python|java|javascript|css|html|c\\+\\+|c#|php|js|react|typescript|bash) (?:file|project|assignment|homework|exercise|form|page|layout|app|grid|flexbox)|docker|for loop|while loop|if statement|regex|api call|fetch call|docker container|discord bot|(?:web|react|vue|flutter|django|flask|node|next\\.?js|android|ios|python|java|spring|angular|laravel|rails|streamlit|electron) app|css|html|javascript|flexbox|useeffect|usestate|event listener|onclick|database connection|webhook|stored procedure|merge sort|for-loop)`;

const mine = "(?:my|this|the|our|these|following|the following|some|a|an)";

/** Codes, programs and functions that have nothing to do with software. */
const noCode =
  "\\b(?:dress|zip|promo|qr|discount|coupon|gift|verification|access|door|workout|training|loyalty|morse|building|tax|area|postal|secret|moral|honou?r|conduct|error code on my|excel|spreadsheet|google sheets|vlookup|yoga|liver|kidney|thyroid|organ|washing machine|dishwasher|dryer|printer|boiler|car|tv|wedding|timetable|class ?room|class (?:schedule|atmosphere|trip|system)|short film|screenplay|radio script|code of practice|5k|latin|crochet|pedal|bike|solar|concert|birth certificate|passport|door|essay)\\b|\\b(?:funny|won'?t listen|not learning)\\b|\\bto \\d+ minutes\\b";

const broken =
  "(?:not working|(?:doesn'?t|does not|don'?t|isn'?t|won'?t|didn'?t|is not|will not) (?:\\S+)|not \\p{L}+ing|keeps? (?:crashing|failing|freezing|restarting|returning|running|giving|throwing|looping|re-?rendering)|crash(?:es|ing|ed)?|stopped working|(?:is )?broken|fails?|failing|returns? (?:undefined|null|none|nothing|empty|nan|wrong|the wrong|false|0|zero)|gives? (?:me )?(?:the wrong|wrong|an error|errors?)|throws?(?: an)? (?:error|exception)|runs? (?:twice|forever)|has (?:a |an )?(?:bug|error|problem|issue)s?|infinite loop)";

const named =
  "(?:(?:syntax|type|name|value|key|index|attribute|import|module ?not ?found|indentation|reference|zero ?division|runtime|null ?pointer|nullreference|null reference|segmentation|stack ?overflow|out ?of ?memory|unicode ?decode|file ?not ?found|assertion|recursion|json ?decode|number ?format|class ?cast|array ?index ?out ?of ?bounds|index ?out ?of ?bounds|concurrent ?modification|no ?such ?element|integrity|operational|hydration|eslint|typescript|compiler?|compilation|linker|build|runtime)[- ]?(?:errors?|exceptions?|faults?)|seg ?faults?|stack ?traces?|cannot read propert(?:y|ies)|traceback|(?:404|500|502|503|403|401|400|422) (?:errors?|status|bad gateway|forbidden|internal server error))";

/** What a program says when it fails, without the name of an error. */
const complaint =
  "(?:(?:list |array |string )?index (?:is )?out of (?:range|bounds)|no module named|module not found|object reference not set|undefined is not|(?:is )?not defined|is not a function|unexpected token|invalid syntax|division by zero|maximum call stack|null reference|permission denied|command not found|connection refused|out of memory|too many redirects|cannot (?:find|read|import|resolve|convert)|can'?t (?:find|read|import|resolve) (?:module|file|the module))";

const getting =
  "(?:(?:i(?:'m|m| am)? |we(?:'re| are)? |keep |i keep |still |my \\S+ (?:is |keeps )?)?(?:getting|get|got|gets|having|receiving|receive|seeing|facing|keep getting|giving|gives me|throws|throwing|shows|showing)|(?:fix|solve|resolve|debug|help with|troubleshoot|help me (?:with|fix|solve|debug))|how (?:do i|to|can i|do you|do u) (?:fix|solve|resolve|get rid of|debug)|why (?:am i|do i|does it|is it|is this|does this|does my code|is my code) (?:getting|get|giving|give|throwing|throw|keep getting|a)|what (?:causes|does))";

/** Faults in code, and work on code that is there. */
export const debugAsks: readonly Ask[] = [
  {
    id: "debug.cors",
    forms: [
      {
        is: "(?:(?:getting|i(?:'m|m| am) getting|i get|i keep getting|fix|solve|help with|help|how (?:do i|to|can i) (?:fix|solve|enable|allow|avoid)|why (?:am i|do i) (?:getting|get)|got|blocked by|my|having|still) )?(?:\\S+ ){0,4}?cors\\b(?: (?:errors?|issues?|problems?|policy|blocked|not working|help|headers?|in|with|on|when|from|between|for|preflight)\\b.*)?",
      },
      {
        opens:
          "(?:blocked by cors|no 'access-control-allow-origin'|access to (?:fetch|xmlhttprequest)|has been blocked by cors)",
      },
    ],
    not: "^(?:what|explain|is|who|why does cors exist)\\b|\\b(?:what (?:is|does|are)|how does|difference|coors)\\b",
    needs: ["cors-server", "cors-addresses", "cors-request"],
    advice: {
      professional: ["cors-right-side"],
      technical: ["cors-right-side", "cors-cookies"],
      expert: ["cors-cookies", "debug-check"],
    },
  },
  {
    id: "debug.git",
    forms: [
      {
        opens: `(?:${getting}|resolve|handle|deal with|how (?:do i|to|can i) (?:resolve|handle))(?: \\S+){0,5}? (?:(?:git )?merge conflicts?|git (?:conflicts?|errors?|problems?|issues?|rebase|mess)|detached head|rebase conflicts?)`,
      },
      {
        opens:
          "(?:git )?(?:merge|rebase) conflicts?(?= (?:in|on|with|help|git)|$|[.!?])|git (?:push|pull|merge|rebase|clone|error|fatal|conflict|problem|issue)\\b.{0,40}?(?:rejected|fail\\p{L}*|error|not working|denied|conflicts?|help|stuck|fatal|refus\\p{L}+)|detached head",
      },
      {
        opens:
          "(?:i )?(?:accidentally|accidently|mistakenly) (?:committed|pushed|merged|deleted (?:a|my|the) branch|force pushed|reset|rebased|commited)",
      },
      { opens: "(?:git )?push (?:was |got |is )?rejected" },
    ],
    not: "^(?:what|explain)\\b|\\b(?:difference|gitlab ci|github actions|conflict of|lawn|button)\\b|\\b(?:motorway|phone|washing|family|pool|doll|car|lane|managers?)\\b",
    needs: ["git-says", "git-pushed", "git-keep"],
    advice: {
      professional: ["git-safe-first"],
      technical: ["git-safe-first", "git-after"],
      concise: ["git-safe-short"],
      expert: ["git-others"],
    },
  },
  {
    id: "debug.install",
    forms: [
      {
        opens:
          "(?:\\S+ ){0,4}?(?:pip|npm|yarn|pnpm|conda|brew|apt|cargo|gem|composer|nuget|gradle|maven)(?: \\S+){0,3}? (?:errors?|not working|not found|fail(?:s|ed|ing)?|is not recogni[sz]ed|not recogni[sz]ed|doesn'?t work|won'?t \\p{L}+|stuck|permission denied|eresolve|command not found)",
      },
      {
        opens:
          "(?:python|node|npm|pip|git|java|docker)(?: command)? (?:is )?(?:not recogni[sz]ed|not found|command not found)",
      },
      {
        opens: `(?:${getting} )?(?:an? |the )?(?:module ?not ?found ?error|no module named|cannot find module|module not found)`,
      },
      {
        opens:
          "(?:can'?t|cannot|unable to|i can'?t|how (?:do i|to|can i)|why can'?t i) (?:install|import) (?:\\S+ ){0,2}?(?:python|pip|node(?:\\.?js)?|npm|numpy|pandas|tensorflow|pytorch|opencv|docker|django|flask|matplotlib|requests|module|package|library|java|jdk|anaconda|cuda|pygame|selenium)",
      },
    ],
    not: "^(?:what|explain|how does|write|create|make)\\b|\\b(?:best|difference|vs|printer|windows update|game install)\\b|\\b(?:beer|fermentation|ring|scrabble)\\b",
    needs: ["install-command", "debug-setup", "install-how"],
    advice: {
      professional: ["install-in-order"],
      technical: ["install-in-order", "install-clean"],
      concise: ["install-short"],
      expert: ["install-clean"],
    },
  },
  {
    id: "debug.convert",
    forms: [
      {
        opens: `(?:convert|translate|port|rewrite|migrate|turn|change|transpile)(?: (?:${mine}|from|it))?(?: \\S+){0,3}? (?:code|scripts?|functions?|programs?|class|component|snippets?|quer(?:y|ies)|project|codebase|loop)(?: \\S+){0,4}? (?:to|into|in|from) ${language}`,
      },
      {
        opens: `(?:convert|translate|port|rewrite|migrate|transpile)(?: ${mine})?(?: from)? ${language}(?: \\S+){0,3}? (?:to|into) (?:${language}|datalog)`,
      },
      {
        opens:
          "(?:convert|translate|port|rewrite) (?:this|my|the|following|the following) (?:code|script|function|program|snippet)(?= to another|$|[:.!?])",
      },
    ],
    not: "\\b(?:pdf|word doc|mp3|png|jpg|webp|natural language|english|spanish|csv|currency|units?|function (?:that|to) convert|app that|website that)\\b|\\bclass notes\\b",
    needs: ["debug-code", "convert-to", "convert-rules"],
    advice: {
      professional: ["convert-differences"],
      concise: ["convert-short"],
      technical: ["convert-differences", "convert-check"],
      expert: ["convert-check"],
    },
    onMaterial: true,
  },
  {
    id: "debug.explain-code",
    forms: [
      {
        opens: `explain(?: to me)? (?:${mine}|how ${mine}|what ${mine}|this piece of|this block of|this line of) (?:\\S+ )?(?:piece of |bit of |line of |block of )?(?:${language} )?(?:code|script|function|program|snippet|quer(?:y|ies)|regex|class|component|algorithm code|loop|command)(?: (?:does|works?|line by line|to me|in simple).*)?(?=$|[:.!?,{(]| does| works?| line| to me| in| like| please| below| and)`,
      },
      {
        opens:
          "what (?:does|do|is) (?:this|the following|my|these) (?:\\S+ )?(?:code|script|function|program|snippet|query|regex|line|loop|command)s? (?:do|mean|doing|return|print|output)",
      },
      {
        opens:
          "(?:walk me through|(?:help me )?understand|i don'?t understand) (?:this|my|the) (?:\\S+ )?(?:code|script|function|program|snippet|query|regex)",
      },
      { is: "explain code(?: to me)?|code explanation|explain (?:this )?(?:code )?line by line" },
    ],
    not: `${noCode}|\\b(?:write|create|generate|how to write)\\b|\\b(?:play|drama|theatre)\\b`,
    needs: ["debug-code", "explain-code-why", "explain-code-level"],
    advice: {
      professional: ["explain-whole-first"],
      technical: ["explain-whole-first", "explain-surprises"],
      creative: ["explain-whole-first", "explain-picture"],
      concise: ["explain-whole-short"],
      expert: ["explain-surprises"],
    },
    onMaterial: true,
  },
  {
    id: "debug.slow",
    forms: [
      {
        opens:
          "(?:my|this|the|our) (?:\\S+ ){0,2}?(?:scripts?|code|program|query|macro|function|notebook|loop)(?: \\S+){0,3}? (?:is|are|runs?|running|gets?|takes?) (?:so |too |very |really |super |way |extremely )?(?:slow(?:ly)?|forever|ages|too long)(?!\\p{L})",
      },

      {
        is: "(?:my |our |the )?(?:wordpress|shopify|website|site|web page) (?:\\p{L}+ ){0,2}?(?:is )?(?:so |very |too )?slow.{0,30}",
      },
      {
        opens: `(?:why (?:is|does|are) )?(?:(?:my|this|the|our) )?(?:${codeThing}|(?:\\S+ )?(?:web ?site|web ?page|sql|dataframe|for loop|api|endpoint|back-?end|build))(?: \\S+){0,2}? (?:(?:so |too |very |really |super )?slow(?:ly|er)?|takes? (?:too long|forever|so long|ages|hours)|(?:runs?|running|loads?|loading) (?:too |very |so )?slow(?:ly)?)`,
      },
      {
        opens:
          "(?:(?:sql|mysql|postgres(?:ql)?) )?slow (?:quer(?:y|ies)|python|sql|website|code|api|loop)|slow (?:react|django|flask|node) app",
      },
      {
        opens: `(?:optimi[sz]e|speed up|how (?:do i|to|can i) (?:optimi[sz]e|speed up)|improve the (?:performance|speed) of)(?: ${mine})?(?: \\S+)?? (?:${codeThing}|web ?site(?: speed)?|page load|pagespeed)`,
      },
      {
        opens: `(?:make|how (?:do i|to|can i) make) (?:my|this|the|our) (?:${codeThing}|web ?site|page|api)(?: \\S+)? (?:faster|quicker|more efficient|load faster|run faster)`,
      },
    ],
    not: `${noCode}|\\b(?:seo|search engine|cpu fan|wifi|internet|laptop|phone|pc|computer|slow(?:ing)? down|write an?|conversion|keto)\\b|\\b(?:my son|my daughter|minecraft|hat)\\b`,
    needs: ["debug-code", "slow-figures", "slow-where"],
    advice: {
      professional: ["slow-measure"],
      concise: ["slow-short"],
      expert: ["slow-price"],
    },
    onMaterial: true,
  },
  {
    id: "debug.review",
    forms: [
      {
        opens: `(?:review|check|critique|evaluate|audit|rate|look over|give (?:me )?feedback on|look at)(?: ${mine})(?: \\S+)?? ${codeThing}`,
      },
      { thing: "code reviews?|security review of (?:my|this) code" },
      {
        opens: `is (?:this|my) (?:\\S+ )?(?:code|script|function|query) (?:ok|okay|good|correct|right|safe|secure|clean|any good)`,
      },
      {
        opens: `(?:find|are there any) (?:security (?:holes|issues|vulnerabilities)|vulnerabilities|security flaws) in (?:my|this|the) ${codeThing}`,
      },
    ],
    not: `${noCode}|\\b(?:what is|checklist|best practices|how (?:do i|to) (?:do|give|write)|comments?|tools?|job|movie|essay)\\b|\\bplagiari\\p{L}+`,
    needs: ["debug-code", "review-worry", "review-use"],
    advice: {
      professional: ["review-ranked"],
      technical: ["review-ranked", "review-tests"],
      concise: ["review-short"],
      expert: ["review-sure"],
    },
    onMaterial: true,
  },
  {
    id: "debug.refactor",
    forms: [
      {
        opens: `(?:refactor|clean up|simplify|restructure|tidy up|tidy|shorten|moderni[sz]e|improve|rewrite|beautify)(?: ${mine})?(?: \\S+)?? ${codeThing}`,
      },
      {
        opens: `(?:make|how (?:do i|to|can i) make) (?:my|this|the) (?:\\S+ )?(?:code|script|function|class|component) (?:cleaner|better|shorter|more readable|easier to read|simpler|nicer|reusable|modular|maintainable)`,
      },
      { opens: "refactor (?:this|it|my)" },
    ],
    not: `${noCode}|\\b(?:what is|to use|so (?:that )?it (?:also|can)|the function of|movie|essay|youtube)\\b|\\b(?:in|to|into) (?:python|java|javascript|typescript|rust|go|c#|c\\+\\+|php|kotlin|swift)\\b`,
    needs: ["debug-code", "refactor-goal", "refactor-fixed"],
    advice: {
      professional: ["refactor-same"],
      technical: ["refactor-same", "refactor-steps"],
      concise: ["refactor-short"],
      expert: ["refactor-leave"],
    },
    onMaterial: true,
  },
  {
    id: "debug.error",
    forms: [
      {
        opens:
          "(?:my|the|our|this|why (?:does|is) my) (?:\\S+ ){0,2}?(?:macro|vba|script|code|program|formula script|query|sketch|app script|apps script|plugin|mod|bot) (?:keeps |is |just |now |always |suddenly )*(?:gives?|giving|throws?|throwing|shows?|showing|returns?|gets?|getting|says?|stops? with|fails? with|crashes with|has) (?:me )?(?:an? |the )?(?:\\S+ ){0,2}?(?:error|exception|runtime error)\\b",
      },
      {
        opens:
          "(?:excel |word |access |outlook )?(?:vba|macro) (?:run-?time )?errors?(?: \\d+)?(?: .{0,60})?",
      },

      {
        opens: `(?:(?:my|the|this|our) )?(?:${language} )?(?:scripts?|code|program|app|bot|query|function|macro|terminal|console|compiler|build)? ?(?:keeps? |is |just |now |always )*(?:saying|says?|said|showing|shows?|giving|gives?|throwing|throws?|returning|returns?|complain(?:s|ing)? (?:about|that)) (?:me )?(?:an? )?(?:\\S+ ){0,3}?${complaint}`,
      },
      { is: `${language} ${complaint}(?: .{2,60})?` },
      { opens: `${getting}(?: \\S+){0,5}? (?:${named})` },
      {
        opens: `(?:${language} )?${named}(?= (?:in|when|on|at|help|fix|python|java|with|while|after|from|for|react|node|django|flask|c\\+\\+|js|javascript|pls|please|how|what|cannot|line|list|string|object|not|is|unexpected|invalid|expected|undefined)|$|[:.!?])`,
      },
      {
        opens: `${getting}(?: \\S+){0,3}? ${language}(?: \\S+){0,2}? (?:errors?|exceptions?|bugs?|issues?|problems?)`,
      },
      {
        opens: `${getting}(?: (?:an|this|the|some|these|a|my))?(?: \\S+)? (?:errors?|exceptions?|bugs?)(?: \\S+){0,3}? (?:in|with|from|on|using|running) (?:my |the |a |this )?(?:\\S+ )?(?:${language}|code|script|program|console|terminal|build)`,
      },
      {
        is: `(?:i have |i've got |there(?:'s| is) )?(?:an? )?(?:error|bug|exception)s? (?:in|with) (?:my |the )?(?:\\S+ )?(?:${language}|code|script|program|console)(?: (?:code|script|program|project|app))?(?: (?:help|pls|please|help me|how (?:do i|to) fix(?: it)?))?`,
      },
      {
        opens: `${language} (?:errors?|exceptions?|bugs?)(?= help| fix| pls| please| when| in| on| with|$|[:.!?])`,
      },
      {
        is: "(?:i(?:'m|m| am) |i |i keep )?(?:getting|get|got|keep getting) (?:an |this |the |these |some )?errors?(?: messages?)?(?: (?:help|pls|please|pls help|help me|help pls|what do i do|how (?:do i|to) fix(?: it| this)?))?[: ]?.{0,200}",
      },
      {
        opens:
          "(?:find|what(?:'?s| is)) (?:the )?(?:root )?cause (?:of|for) (?:this|the|my|an?) (?:\\S+ )?(?:error|exception|crash|stack ?trace)",
      },
      {
        is: "(?:help (?:me )?)?(?:fix|solve|debug) (?:this|the|an|my) (?:\\S+ )?(?:error|exception|bug)s?(?: message)?(?: (?:please|pls|for me))?[:.!?]?.{0,300}",
      },
    ],
    not: "\\b(?:essay|passport|certificate|customs|bosch|siemens|miele|aeg|hob|oven)\\b|^(?:what(?:'?s|s| is| are)? (?:an? |the difference|difference)|explain|define|difference|types? of|list)\\b|\\b(?:cors|excel|google sheets|spreadsheet|vlookup|sumifs?|printer|washing|dishwasher|dryer|boiler|iphone|ipad|android phone|my phone|laptop|windows (?:10|11|update)|playstation|ps[45]|xbox|netflix|tv|steam|bank|tax|billing|invoice|grammar|spelling|module ?not ?found|no module named|merge conflict|git|pip|npm|yarn|email|dns|wi-?fi|router|car|check engine|standard error|human|margin of|type (?:i|ii|1|2) errors?|outlook|gmail|whatsapp|minecraft|roblox|fortnite|chatgpt|error handling|handle (?:an |the )?(?:errors?|exceptions?))\\b|^(?:(?:please|can|could|you) )*(?:write|create|make|generate|draft)\\b",
    needs: ["debug-message", "debug-lines", "debug-setup"],
    advice: {
      professional: ["debug-cause-first"],
      technical: ["debug-cause-first", "debug-other-causes"],
      concise: ["debug-cause-short"],
      expert: ["debug-no-guess", "debug-other-causes"],
    },
  },
  {
    id: "debug.fix-code",
    forms: [
      {
        opens: `(?:fix|debug|correct|repair|mend|troubleshoot|solve)(?: ${mine})?(?: (?:broken|faulty|bad|buggy))?(?: \\S+)?? ${codeThing}(?=$|[:.!?,(]| (?:please|pls|for me|so|it|and|that|below|which|because|to|in|with|the|but))`,
      },
      {
        opens: `what(?:'?s| is| are) (?:wrong|the (?:error|bug|problem|issue|mistake)s?) (?:with|in|of) (?:my|this|the|following) (?:\\S+ )?${codeThing}`,
      },
      {
        opens: `(?:find|spot|locate) (?:the |a |any )?(?:bugs?|errors?|mistakes?|problems?) (?:in|with) (?:my|this|the|following)?(?: \\S+)?? ?${codeThing}`,
      },
      {
        opens: `(?:help|help with|help me with|need help with|i need help with|can you help (?:me )?with) (?:my|this|the|some) (?:\\S+ )?(?:code|script|python|java|javascript|programming|coding)(?= |$|[:.!?])`,
      },
      { is: "(?:debug|fix) (?:this|it|my code|code)(?: (?:please|pls|for me))?[:.!?]?.{0,300}" },
    ],
    not: `${noCode}|\\b(?:how to (?:learn|start)|homework plan|grammar|typos?|essay|sentence|review|career|interview|learn|learning)\\b|^fix (?:this|it)(?: (?:please|pls|for me))?[.!?: ]*$`,
    needs: ["debug-code", "debug-expected", "debug-message"],
    advice: {
      professional: ["debug-small-change"],
      technical: ["debug-small-change", "debug-check"],
      concise: ["debug-small-short"],
      expert: ["debug-check"],
    },
    onMaterial: true,
  },
  {
    id: "debug.not-working",
    forms: [
      {
        opens:
          "(?:(?:my|the|our|this) )?(?:docker |kubernetes |k8s |node |web |api |dev )*(?:containers?|pods?|builds?|servers?|scripts?|services?) (?:keeps? (?:exiting|crashing|restarting|dying|hanging|freezing|failing)|exits?|exited|crash(?:es|ed)|dies|hangs|freezes)(?!\\p{L})",
      },
      {
        opens: `(?:(?:help|hi|why (?:is|does|doesn'?t|isn'?t|won'?t|are|do|don'?t)) )?(?:(?:my|this|the|our) )?(?:\\S+ ){0,2}?${codeThing}(?: (?:is|are|just|still|to|in \\S+|on \\S+|with \\S+|it|i \\S+)){0,2} ${broken}`,
      },
      {
        opens: `why (?:is|isn'?t|does|doesn'?t|won'?t|are|aren'?t|do|don'?t) (?:my|this|the|our) (?:\\S+ ){0,2}?${codeThing}(?: \\S+){0,2}? (?:work\\p{L}*|run\\p{L}*|load\\p{L}*|show\\p{L}*|compil\\p{L}*|render\\p{L}*|updat\\p{L}*|connect\\p{L}*|start\\p{L}*|return\\p{L}*|print\\p{L}*|crash\\p{L}*|fail\\p{L}*|match\\p{L}*|trigger\\p{L}*|fir(?:e|ing)|center\\p{L}*|execut\\p{L}*|stop\\p{L}*|overflow\\p{L}*)`,
      },
    ],
    not: `${noCode}|^(?:write|create|make|what (?:is|are)|explain)\\b|\\b(?:slow(?:ly)?|too long|cors|pip|npm|module|iphone|laptop|internet|wifi)\\b|\\b(?:my|the) (?:gym|school|government|college) `,
    needs: ["debug-code", "debug-expected", "debug-changed"],
    advice: {
      professional: ["debug-cause-first"],
      technical: ["debug-cause-first", "debug-check"],
      concise: ["debug-cause-short"],
      expert: ["debug-other-causes"],
    },
    onMaterial: true,
  },
];
