import type { Need } from "../ask.ts";

const pasted =
  "```|[{}]|;$|\\);|=>|\\bdef \\p{L}+\\s?\\(|\\bfunction \\p{L}*\\s?\\(|\\bimport \\p{L}+ from\\b|\\bselect\\b.+\\bfrom\\b|</?\\p{L}+[^>]*>|https?://|: \\S.{20}";

/** What the search for a fault turns on. */
export const debugNeeds = {
  "debug-code": {
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
    said: "```|(?:error|exception|fatal|panic|warning|failed)\\b[^:]{0,20}: ?\\S.{8}|\\btraceback\\b|\\bexception in thread\\b|\\bat line \\d+|[\"“'][^\"”']{16,}[\"”']|\\bis (?:undefined|null)\\b|\\bcannot (?:read|find|resolve)\\b|\\bis not (?:defined|a function|assignable)\\b|\\bno module named\\b|\\bpermission denied\\b|\\bobject has no attribute\\b|\\bindex out of (?:range|bounds)\\b|\\bcould not\\b",
  },
  "debug-lines": {
    label: "Where it happens",
    question: "Which line or action sets it off? Paste those lines.",
    suggestions: [],
    said: "```|[{}]|\\);|=>|\\bline \\d+|\\bwhen (?:i|it|you|we|running|calling|using)\\b|\\bafter (?:i|running|updating)\\b|\\bdef \\p{L}+\\s?\\(",
  },
  "debug-setup": {
    label: "My setup",
    question: "Which language, versions and system do you use?",
    suggestions: ["Python on Windows", "Python on a Mac", "Node on Windows", "Node on Linux"],
    said: "\\b(?:windows|mac|macos|linux|ubuntu|debian|version|v?\\d+\\.\\d+)\\b",
  },
  "debug-expected": {
    label: "Should do, does instead",
    question: "What should happen, and what happens instead?",
    suggestions: [],
    said: "\\binstead\\b|\\bshould\\b|\\bsupposed to\\b|\\bexpect\\p{L}*\\b|\\bbut (?:it|i|nothing|the)\\b|\\berror\\b.*: ?\\S|\\bnot defined\\b|\\boutputs?\\b|\\bprints?\\b|\\breturns?\\b",
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
    said: "\\btried\\b|\\bafter (?:i|we|updat\\p{L}+|upgrad\\p{L}+|install\\p{L}+|chang\\p{L}+)\\b|\\bsince\\b|\\bworked (?:yesterday|before|fine)\\b|\\bstopped working\\b|\\bonly (?:in|on)\\b",
  },
  "cors-addresses": {
    label: "Addresses",
    question: "Addresses of page and API, while testing and live?",
    suggestions: [
      "two ports on localhost",
      "two different domains",
      "local page, remote API",
      "same domain when live",
    ],
    said: "\\blocalhost\\b|\\bports?\\b.*\\d{4}|https?://",
  },
  "cors-server": {
    label: "The server",
    question: "Which server is it, and what does it allow now?",
    suggestions: [
      "Express, cors for all",
      "Flask, flask-cors with *",
      "Django, nothing set",
      "someone else's",
    ],
    said: "\\b(?:express|flask|django|fastapi|spring|laravel|php|nginx|asp\\.?net|\\.net|lambda|s3|firebase|rails|node|apache|go|nest\\p{L}*)\\b",
  },
  "cors-request": {
    label: "What fails",
    question: "Which request fails, and does it send cookies?",
    suggestions: ["every request", "only a POST with JSON", "only with cookies", "only when live"],
    said: "\\b(?:post|put|delete|get|preflight|options|cookies?|credentials|axios|fetch)\\b",
  },
  "git-says": {
    label: "Git says",
    question: "What did you type, and what did git answer?",
    suggestions: [],
    said: "\\b(?:fatal|error|hint): |```|[\"“'][^\"”']{14,}[\"”']|\\bgit (?:push|pull|merge|rebase|commit|reset|checkout|stash|clone) \\S+",
  },
  "git-pushed": {
    label: "Pushed",
    question: "Is it pushed, and do others work on that branch?",
    suggestions: ["not pushed yet", "pushed, only I use it", "pushed, others use it"],
    said: "\\b(?:pushed|not pushed|unpushed|local(?:ly)?|remote|origin|team|colleagues?)\\b",
  },
  "git-keep": {
    label: "Must survive",
    question: "Which changes must not be lost?",
    suggestions: ["all of them", "only mine", "only those on the server", "none, start clean"],
    said: "\\bkeep\\b|\\bwithout losing\\b|\\bdiscard\\b|\\block? my changes\\b|\\blose\\b|\\bthrow away\\b",
  },
  "install-command": {
    label: "Command and answer",
    question: "What did you type, and what came back?",
    suggestions: [],
    said: "```|[\"“'][^\"”']{14,}[\"”']|\\berror: ?\\S|\\bno module named \\S+|\\bnot recogni[sz]ed\\b|\\bcommand not found\\b|\\beresolve\\b|\\beacces\\b",
  },
  "install-how": {
    label: "Installed how",
    question: "How did you install it, and is it in an environment?",
    suggestions: [
      "from the official website",
      "in a virtual environment",
      "with conda",
      "with Homebrew",
    ],
    said: "\\b(?:venv|virtual ?env\\p{L}*|conda|anaconda|brew|homebrew|nvm|pyenv|docker|apt|poetry|uv)\\b",
  },
  "convert-to": {
    label: "Convert to",
    question: "Into which language, and which version?",
    suggestions: ["Python", "JavaScript", "TypeScript", "C#"],
    said: "\\b(?:to|into|in) (?:\\S+ )?(?:python\\d?|javascript|js|typescript|ts|java|c\\+\\+|cpp|c#|c|golang|go|rust|ruby|php|swift|kotlin|dart|scala|perl|lua|haskell|julia|matlab|r|bash|shell|powershell|vba|sql|datalog|pandas|react|vue|svelte|numpy|pytorch|tailwind|css|jquery|assembly|mongodb|postgres\\p{L}*|mysql|pseudo-?code|fortran|cobol)\\b",
  },
  "convert-rules": {
    label: "Stays or changes",
    question: "Line by line, or as one would write it there?",
    suggestions: [
      "as one would write it there",
      "close to the original",
      "same names and structure",
    ],
    said: "\\bidiomatic\\b|\\bsame (?:names|structure|logic)\\b|\\bline by line\\b|\\bkeep\\b|\\bonly\\b",
  },
  "explain-code-level": {
    label: "How well I know it",
    question: "How well do you know that language?",
    suggestions: ["I'm new to coding", "I know another language", "well, just not this part"],
    said: "\\bbeginner\\b|\\bnew to\\b|\\bi (?:don'?t|do not) (?:know|understand)\\b|\\blike i'?m\\b|\\bi know\\b",
  },
  "explain-code-why": {
    label: "What I need it for",
    question: "What do you need to do with it?",
    suggestions: [
      "change something in it",
      "find a bug in it",
      "explain it in class",
      "just understand it",
    ],
    said: "\\bso (?:that )?i can\\b|\\bline by line\\b|\\bi need to\\b|\\bfor (?:my|a) (?:class|exam|interview)\\b|\\bwhy\\b",
  },
  "review-worry": {
    label: "Look most at",
    question: "What should the review look at most?",
    suggestions: ["bugs", "security", "is it easy to read", "speed"],
    said: "\\b(?:security|secure|bugs?|readab\\p{L}*|performance|speed|style|vulnerab\\p{L}*|best practices?|edge cases?|naming)\\b",
  },
  "review-use": {
    label: "What it is for",
    question: "What does the code do, and how is it used?",
    suggestions: [
      "a school exercise",
      "a job application test",
      "my own small tool",
      "a service with real users",
    ],
    said: "\\bfor (?:my|a|an) \\p{L}+|\\bpull request\\b|\\bit (?:is|does|should)\\b|\\bassignment\\b|\\bproduction\\b|\\binterview\\b",
  },
  "refactor-goal": {
    label: "Bothers me most",
    question: "What bothers you most about it?",
    suggestions: ["it's hard to read", "things are repeated", "it's hard to test", "it's too long"],
    said: "\\b(?:readab\\p{L}*|cleaner|shorter|duplicat\\p{L}*|dry|solid|test\\p{L}*|maintain\\p{L}*|too long|messy|oop|modular)\\b",
  },
  "refactor-fixed": {
    label: "Must stay",
    question: "What must stay exactly as it is?",
    suggestions: ["what it does", "names others use", "no new packages", "nothing, change freely"],
    said: "\\bwithout (?:chang|break)\\p{L}*|\\bkeep\\b|\\bsame (?:behaviou?r|output|names)\\b|\\bdon'?t change\\b",
  },
  "slow-figures": {
    label: "How slow",
    question: "How long does it take, on how much, and what is OK?",
    suggestions: ["minutes, seconds would do", "3 seconds, 1 would do", "hours on a million rows"],
    said: "\\b\\d+ ?(?:ms|milliseconds?|s|secs?|seconds?|min|minutes?|hours?|rows|records|k|million|gb|mb)\\b|\\bmillions? of\\b",
  },
  "slow-where": {
    label: "Slow part",
    question: "Do you know which part is slow?",
    suggestions: ["a database query", "a loop in my code", "loading the page", "no idea yet"],
    said: "\\b(?:query|loop|queries|rendering|re-?render\\p{L}*|join|images?|startup|build|request|function|profil\\p{L}*)\\b.*\\b(?:slow|takes|too long)\\b|\\bwhen (?:i|it|loading|opening)\\b",
  },
} as const satisfies Readonly<Record<string, Need>>;
