import type { Need } from "../ask.ts";

/** What an explanation turns on: what it serves, and what is known already. */
export const explainingNeeds = {
  "explain-for": {
    label: "What I need it for",
    question: "What do you need it for?",
    suggestions: [
      "just to understand it",
      "for a test or class",
      "to explain it to others",
      "to use it at work",
    ],
    cases: [
      {
        of: ["explaining.topic", "explaining.history"],
        suggestions: ["just curious", "for a test or class", "to explain it to others"],
      },
      {
        of: ["deciding.compare"],
        suggestions: [
          "to choose one",
          "just to understand it",
          "for a test or class",
          "for a text I write",
        ],
      },
    ],
    said: "\\blike (?:i|i'm|im|a)\\b|\\b(?:year|grade|class) \\d+\\b|\\bto me\\b|\\bwith (?:an?|my|our|two|three) (?:pushchair|pram|buggy|kids?|children|baby|toddler|dog|wheelchair|bike|car)\\b|\\bin (?:simple|plain|easy|everyday|layman'?s) (?:terms|words|english|language)\\b|\\bsimply\\b|^(?:\\S+\\s+){11,}|\\bas (?:scientific|technical|precise)(?:ally|ly)? as possible\\b|^[^\\n]*\\b(?:in[- ]depth|in detail|in the context of|with (?:an?|the) (?:[\\p{L}'’]+ )?(?:story|analogy|example)|(?:detailed|comparison) table|as if you|like you(?:'d)? |reference \\p{L}+ sources)\\b|^[^.?!\\n]*\\b(?:and (?:its|their|how|why|where|when|what) |stor(?:y|ies) of|the terms )|^[^?\\n]*\\?[^?\\n]*\\?|\\b(?:fail|exam|test|quiz|mock)\\b|\\b(?:like|as if) i(?:'?m| am| was| were) (?:\\d+|(?:four|five|six|seven|eight|nine|ten|twelve)(?!\\p{L})|an? (?:child|kid|baby|toddler|beginner|dummy))|\\b(?:to|for) (?:an?|my|the) (?:\\p{L}+ )?(?:kids?|child(?:ren)?|toddlers?|teens?|teenagers?|grand\\p{L}+|granny|gran|nan|beginners?|layman|laymen|laypeople|\\d+[- ]?(?:year|yr|yo))|\\beli ?5\\b|\\bin brief\\b|\\bbriefly\\b|\\bgrade(?:rs?)?\\b|\\bso that\\b|\\bbecause i\\b|\\bi need (?:it|this) (?:for|to)\\b|\\bfor (?:my|an?|the) (?:\\p{L}+ ){0,2}(?:class|course|test|exam|job|work|project|presentation|essay|interview|meeting|paper|talk|kids?|son|daughter|students?)\\b|\\bi(?:'m| am) (?:studying|writing|preparing|teaching|trying)\\b|\\bto (?:my|a) (?:\\p{L}+ )?(?:kids?|child|son|daughter|boss|students?|class)\\b|\\b(?:for|because|have|before|got|studying|writing|doing|need|curious|curiosity|asked) (?:\\p{L}+ ){0,4}(?:exam|test|quiz|essay|presentation|talk|debate|homework|class|school|college|university|job|work|interview|thesis|paper|project|lesson|article|kids?|son|daughter|boss|decide|trip|book|novel|podcast)\\b|\\b(?:curious|curiosity|want to understand|need to (?:decide|choose|explain|present|write)|just (?:for|want)|(?:test|exam|presentation|essay) (?:is |on |in |next |tomorrow|due )|my (?:doctor|boss|teacher|professor|son|daughter))\\b",
  },
  "explain-known": {
    label: "What I know already",
    question: "How much do you know about it already?",
    suggestions: ["nothing yet", "the basic idea", "I had it in school"],
    cases: [
      {
        of: ["learning.skill", "learning.teach-me", "learning.programming", "learning.course"],
        label: "Experience so far",
        question: "What can you do already?",
        suggestions: ["nothing yet", "a little", "I did it years ago"],
      },
      {
        of: ["by-form.learning"],
        label: "Experience so far",
        question: "What can you do already?",
        suggestions: ["nothing yet", "a little", "I did it years ago"],
      },
    ],
    said: "\\b\\d{3,4} elo\\b|\\belo \\d{3,4}\\b|\\bscientific(?:ally)?\\b|\\btechnical(?:ly)?\\b|^[^\\n]*\\b(?:in[- ]depth|in detail|in the context of|with (?:an?|the) (?:[\\p{L}'’]+ )?(?:story|analogy|example)|(?:detailed|comparison) table|as if you|like you(?:'d)? |reference \\p{L}+ sources)\\b|^[^.?!\\n]*\\b(?:and (?:its|their|how|why|where|when|what) |stor(?:y|ies) of|the terms )|^[^?\\n]*\\?[^?\\n]*\\?|\\bfrom (?:scratch|zero)\\b|\\bno (?:experience|idea)\\b|\\bnever\\b|\\bbeginners?\\b|\\bbasics?\\b|\\bintermediate\\b|\\badvanced\\b|\\b(?:like|as if) i(?:'?m| am| was| were)\\b|\\beli ?5\\b|\\bi(?:'m| am) (?:new|an?)\\b|\\bi (?:already )?know\\b|\\bclueless\\b|\\bsimpl[ey]\\b|\\b(?:layman|dumm(?:y|ies)|plain english|easy words)\\b|year[- ]?olds?\\b|\\bgrade(?:rs?)?\\b|\\bto (?:an?|my) \\p{L}+|\\b(?:rusty|forgot|heard of|read (?:about|a)|know (?:nothing|a bit|a little|some|the|what)|i understand|for (?:an?|my) (?:\\d|year|kid|child|dummies)|not (?:a|an) (?:expert|engineer|scientist|physicist)|no (?:maths?|science|physics|background|idea|clue)|non[- ]technical|first[- ]year|i(?:'?m| am) in|phd|undergrad\\p{L}*|at school|in school|engineer|nurse|student|developer|year \\d+|im \\d+|i'm \\d+)\\b",
  },
  "explain-focus": {
    label: "What interests me most",
    question: "What would you most like to know about it?",
    suggestions: ["a short overview", "the main points"],
    cases: [
      {
        when: "\\b(?:history|empire|war|revolution|century|dynasty|civili[sz]ation|king|queen|president)\\b",
        suggestions: ["a short overview", "how it began", "what it means today"],
      },
    ],
    said: "\\bespecially\\b|\\bmainly\\b|\\bfocus|\\bin particular\\b|\\boverview\\b|\\b(?:in|during|since|from|before|after) (?:the )?\\d{3,4}|\\bcentur|\\bbrief|\\bshort\\b|\\b(?:only|just|mostly|mainly|most about|interested in|interests? me|the (?:fall|rise|end|beginning|start|role|military|economy|women|daily life|religion|wars?)|everyday life|economic|political|social|military|religio\\p{L}+|long[- ]term|short[- ]term|immediate|in \\d+ (?:sentences|words|points)|quick|for kids|details?|in[- ]depth|what i (?:want|need))\\b",
  },
  "explain-listener": {
    label: "Who listens",
    question: "Whom will you explain it to?",
    suggestions: ["a small child", "a schoolchild", "an adult"],
    cases: [
      {
        of: ["by-form.teaching"],
        label: "Their age and level",
        question: "How old are they, and what can they do already?",
        suggestions: [],
      },
    ],
    said: "\\b(?:my|our) (?:mum|mom|dad|mother|father|parents|husband|wife|partner|boss|manager|colleagues?|coworkers?|friends?|neighbou?rs?|customers?|clients?|patients?|team)\\b|\\b(?:an? (?:\\p{L}+ )?(?:kid|child|teen|teenager)|(?:my|your|a|the) (?:grand(?:ma|pa|mother|father|parents|dad|mum|mom)|granny|gran|nan|nana))\\b|year[- ]?olds?\\b|\\bage\\b|\\bgrade(?:rs?)?\\b|\\btoddler\\b|\\bteen|\\b(?:\\d{1,2}(?:yo|y\\/o)|(?:is|am|im|i'm|turned|aged?) \\d{1,2}|\\d{1,2}[- ]?(?:year|yr)s?|kindergart\\p{L}+|preschool\\p{L}*|first grade\\p{L}*|elementary|primary|adults?|elderly|seniors?|in (?:her|his) [3-9]0s|never (?:used|heard|had)|no idea|knows? (?:nothing|a|what|how|the)|can (?:read|count)|new to|beginner|first year|year \\d+)\\b",
  },
  "difference-for": {
    label: "What I need it for",
    question: "Must you choose one, or only tell them apart?",
    suggestions: ["to choose one", "to tell them apart", "for a test or class"],
    said: "^(?!.*\\b(?:should i|i'm|im|my|we|our|us|for me|offered me)\\b)|\\bwhich (?:one )?(?:is|should|to)\\b|\\bchoose\\b|\\bbetter\\b|\\bfor (?:my|an?) \\p{L}+|\\bi (?:need|have|want)\\b|\\b(?:should i|deciding|decide|choosing|pick|buy(?:ing)?|test|exam|class|homework|essay|interview|confus\\p{L}*|mix(?:ed)? (?:them|it)? ?up|offered|my (?:doctor|boss|teacher|bank|job|employer)|just (?:want|curious|to)|curious|recipe says|always)\\b",
  },
  "document-text": {
    label: "The text",
    question: "Paste the part you mean, without names and numbers.",
    suggestions: [],
    isMaterial: true,
  },
  "document-decide": {
    label: "What I want to know",
    question: "What do you most want to know?",
    suggestions: ["is it right?", "do I have to pay?", "is it serious?", "what to do next"],
    cases: [
      {
        when: "\\b(?:blood|lab|mri|scan|x-?ray|ecg|test results?|medical|smear)\\b",
        suggestions: [
          "is it serious?",
          "which value matters?",
          "what to do next",
          "what to ask the doctor",
        ],
      },
      {
        when: "\\b(?:contract|lease|policy|terms|agreement|offer)\\b",
        suggestions: [
          "may I sign it?",
          "what does it cost me?",
          "how do I get out?",
          "what to do next",
        ],
      },
      {
        when: "\\b(?:pension|payslip|tax|pay stub)\\b",
        suggestions: ["is it right?", "how much do I get?", "do I have to pay?", "what to do next"],
      },
    ],
    said: "\\b(?:should i|do i (?:have|need)|is it (?:serious|bad|right|normal)|high|low|too)\\b|\\b(?:worr(?:y|ied)|scared|afraid|why (?:is|do|did|am|was)|what (?:do|should|can) i|have to (?:pay|sign|reply|answer|do)|must i|can i|is (?:it|this|that) (?:ok|okay|right|correct|wrong|true|dangerous)|by when|deadline|appeal|more than|less than|missing|wrong|owe|refund|sign)\\b",
  },
  "document-situation": {
    label: "My situation",
    question: "Which country are you in, and what led to it?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:blood|lab|mri|scan|x-?ray|ecg|test results?|medical|smear)\\b",
        label: "My age and health",
        question: "How old are you, and what illnesses or medicines?",
      },
      {
        when: "\\b(?:payslip|pay stub|tax|pension|mortgage|salary|wage)\\b",
        label: "Country and job",
        question: "Which country, and what is your job situation?",
      },
    ],
    said: "\\b(?:i(?:['’]?m| am) (?:\\d+|an? )|self[- ]employed|in (?:the )?(?:uk|us|usa|england|germany|canada|australia|india|ireland))\\b|\\b(?:i'?m|im|i am|she is|he is|my (?:mom|mum|dad|mother|father)) (?:is )?(?:\\d+|an?|self|a|married|pregnant|retired|employed|diabetic)\\b|\\b(?:i work|i have|part[- ]time|full[- ]time|student|retired|pension\\p{L}*|married|single|pregnant|diabet\\p{L}*|statins?|smok\\p{L}*|second job|new job|moved|started|scotland|wales|texas|california|ontario|netherlands|austria|switzerland|france|spain|freelanc\\p{L}*|years? old|female|male|woman|man)\\b",
  },
} as const satisfies Readonly<Record<string, Need>>;
