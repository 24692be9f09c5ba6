import type { Ask } from "../ask.ts";
import { withoutTopic } from "./no-topic.ts";

const languages =
  "(?:spanish|french|german|italian|portuguese|japanese|korean|chinese|mandarin|cantonese|arabic|russian|hindi|turkish|dutch|swedish|norwegian|danish|finnish|greek|hebrew|polish|ukrainian|vietnamese|thai|latin|english|tagalog|indonesian|persian|farsi|urdu|swahili|irish|welsh|czech|hungarian|romanian|sign language|asl|(?:a|another) (?:new |foreign |second )?language|languages)";
const programming =
  "(?:python|java ?script|java|type ?script|c\\+\\+|c#|sql|html(?: and css)?|css|rust|go ?lang|kotlin|swift|php|ruby|r programming|react|unity|programming|coding|to code|how to code|to program|how to program|web (?:dev(?:elopment)?|design)|software (?:engineering|development)|machine learning|data science|app development|game development|codeql|linux)";
const instruments =
  "(?:(?:the )?(?:(?:electric|acoustic|bass|classical) )?(?:guitar|piano|keyboard|ukulele|violin|cello|drums?|flute|saxophone|sax|trumpet|harmonica|bass|banjo|accordion|clarinet|harp)|(?:to |how to )?sing|singing|an? instrument)";
const learn =
  "(?:how (?:do|can|should|could|would) (?:i|you|we|one) (?:start(?: to)? )?(?:learn(?:ing)?|get better at|get started with|study)|how (?:to )?(?:start )?(?:to )?(?:learn(?:ing)?|get better at|study)|(?:what(?:'?s| is) )?(?:the )?(?:best|fastest|easiest|quickest) way to (?:learn|study|get better at)|i(?:'d| would)? ?(?:want|wanna|like|need|am trying|'m trying)(?: to)? (?:start )?(?:learn(?:ing)?|get better at)|help me (?:learn|with learning|get better at)|(?:start )?learn(?:ing)?|teach me|get better at|where (?:do|should|can) i start (?:if i want to learn|learning|with))";
const plan = "(?:learning|study|practice|training|lesson|course|curriculum|road ?map|beginner)";

export const learningAsks: readonly Ask[] = [
  {
    id: "learning.no-topic",
    forms: withoutTopic("quiz(?:zes)?|lesson plans?|worksheets?|flash ?cards|practice tests?"),
    needs: ["topic", "class-who"],
  },
  {
    id: "learning.quiz-me",
    forms: [
      {
        opens:
          "(?:quiz|test) me(?! up| out)|ask me (?:\\S+ ){0,3}?(?:questions|trivia) (?:about|on|from)|let'?s (?:do|play) (?:a )?(?:quiz|trivia)|play (?:a )?(?:trivia|quiz)",
      },
    ],
    not: "\\b(?:interview|personality|before (?:you )?(?:writ\\p{L}+|answer\\p{L}*|start\\p{L}*)|until|so you can|to find out|clarifying|one by one to)\\b",
    needs: ["class-who", "test-shape"],
    advice: { professional: ["quiz-wait", "quiz-again"], concise: ["quiz-wait"] },
  },
  {
    id: "learning.quiz-night",
    forms: [
      {
        thing:
          "(?:(?:pub|trivia|bar|family|christmas|office|bingo|village|club|zoom|party|halloween|new year'?s?) (?:quiz(?:zes)?(?: questions?| night questions?| rounds?)?|trivia(?: questions?)?)|quiz night(?: questions?)?|trivia night(?: questions?)?)",
      },
      {
        thing:
          "(?:(?:quiz|trivia) (?:questions?|rounds?)|quiz|trivia|questions)(?= (?:for|at) (?:(?:a|an|my|our|the|this) )?(?:[\\p{L}'-]+ ){0,3}?(?:pub|quiz night|trivia night|party|club|office|reunion|fundraiser|christmas do|hen (?:do|night|party)|stag do|care home|bar|night|social|supper|families|family)\\b)",
      },
    ],
    not: "\\b(?:tie[- ]?breakers?|html|javascript|python|app|website|react|code|answer (?:these|this|the)|personality|following questions?|answers? to|interview|near me|rules|what is|when (?:does|is)|template|names?)\\b",
    needs: ["quiznight-who", "quiznight-topics", "quiznight-count"],
    advice: { professional: ["test-key", "test-undisputed"] },
  },
  {
    id: "learning.quiz",
    forms: [
      {
        thing:
          "(?:quiz(?:zes)?|pop quiz|trivia(?: questions?| quiz| night questions)?|quiz questions?|(?:multiple[- ]choice|true[- ]or[- ]false|mcq|exam|test|comprehension) questions?|mcqs|mock (?:exam|test)s?|practice (?:exam|test)s?)",
      },
    ],
    not: "\\b(?:html|javascript|python|app|website|react|code|answer (?:these|this|the)|personality|buzzfeed|following questions?|unit test|answers? to|my quiz|interview|solve|cheat|node)\\b",
    needs: ["class-who", "test-shape", "test-from"],
    advice: {
      professional: ["test-key", "test-undisputed"],
      technical: ["test-undisputed", "test-key"],
      concise: ["test-key"],
    },
  },
  {
    id: "learning.flashcards",
    forms: [
      {
        thing:
          "(?:flash ?cards?|flash-cards?|anki (?:cards?|deck)|quizlet(?: set)?)(?: set| deck)?",
      },
    ],
    not: "\\b(?:app|code|react|python|website|html)\\b",
    needs: ["test-from"],
    advice: { professional: ["cards-one-fact"] },
  },
  {
    id: "learning.lesson-plan",
    forms: [
      { opens: "lesson plans?(?! software)" },
      {
        thing:
          "(?:lesson plans?|lesson(?= (?:about|on|for my|for a|for the) )|lessonplan|unit plan|scheme of work|class plan|teaching plan|workshop plan|workshop(?= (?:about|on|for) ))",
      },
      { opens: "(?:plan|prepare) (?:a|my|the|an) (?:\\S+ ){0,3}?(?:lesson|class|workshop)" },
      {
        opens:
          "how (?:do|can|should|would) i teach (?:my )?(?:\\S+ )?(?:kids|students|class|\\S+ graders?|pupils|toddlers?|preschoolers?|son|daughter|\\d+[- ]year[- ]?olds?)(?= (?!to |how |that |about money|not ))",
      },
    ],
    not: "\\b(?:learned|learnt|life lesson|moral|story|reunion|action|world class|python class|guitar lesson near|manners|potty|ride a bike|to sleep)\\b",
    needs: ["class-who", "class-time", "class-goal"],
    advice: { professional: ["lesson-minutes", "lesson-check"], concise: ["lesson-short"] },
  },
  {
    id: "learning.rubric",
    forms: [{ thing: "(?:grading |scoring |assessment )?rubrics?" }],
    not: "\\brubric'?s cube\\b|\\b(?:grade|score|mark|evaluate) (?:this|my|the)\\b",
    needs: ["rubric-task", "rubric-weight", "rubric-levels"],
    advice: { professional: ["rubric-seen"], concise: ["rubric-seen"] },
  },
  {
    id: "learning.report-comments",
    forms: [{ thing: "(?:report ?card|end of (?:term|year)|school report|report) comments?" }],
    needs: ["report-seen", "report-next", "report-rules"],
    advice: { professional: ["report-strength"], concise: ["report-strength"] },
  },
  {
    id: "learning.worksheet",
    forms: [
      {
        thing:
          "(?:work ?sheets?|practice (?:problems?|questions?|sentences)|exercises?(?= (?:for (?:my|esl|grade|\\d|\\S+ grade|kids|beginners|students|learning|practicing)|on|about) )|(?:grammar|vocabulary|math|maths|reading|writing|comprehension|listening) exercises?|word problems?|gap[- ]fill|fill[- ]in[- ]the[- ]blanks?|crosswords?|word search(?:es)?|homework assignment)",
      },
    ],
    not: "\\b(?:excel|google sheets?|spreadsheet|vba|solve|back|fitness|breathing|workout|abs|weight|knee|posture|gym|clue|following|this|code|python|protect|pain|muscle|cardio|stretch\\p{L}*|latex)\\b",
    needs: ["class-who", "test-shape"],
    advice: { professional: ["sheet-rising"] },
  },
  {
    id: "learning.homework",
    forms: [
      {
        opens:
          "(?:i need |need |can i get |looking for )?(?:some )?(?:help (?:me )?(?:with )?|do |solve |finish |answer )(?:my |this |the |some )?(?:\\S+ ){0,2}?(?:home ?work|assignments?|problem set|coursework)",
      },
      { is: "(?:\\S+ )?home ?work(?: help)?(?: please)?" },
      {
        opens:
          "(?:i need |need )?help (?:me )?(?:with )?(?:my |this |a )?(?:math|maths|algebra|calculus|geometry|physics|chemistry|trigonometry|statistics|fractions|equations|biology)(?=$|[.!?]| (?:please|problem|question|class|test))",
      },
      {
        opens:
          "(?:i'm|im|i am) (?:stuck|struggling) (?:on|with|in) (?:my |a |this )?(?:math|maths|algebra|calculus|geometry|physics|chemistry|statistics|\\S+ homework|homework)",
      },
    ],
    not: "\\b(?:motivat\\p{L}+|refus\\p{L}+|won'?t do|my (?:son|daughter|kid|child)|should|ban|essay about|excuse|pay someone)\\b",
    onMaterial: true,
    needs: ["task-paste", "task-help", "class-who"],
  },
  {
    id: "learning.study-habits",
    forms: [
      {
        opens:
          "(?:how (?:do|can|should|to|could)(?: i| you)?|what(?:'?s| is) the best way to|best way to) (?:study (?:better|more|effectively|efficiently|faster|smarter|hard|well|without|at night|longer)|memori[sz]e|focus (?:on|while|when) (?:study|stud|school|learn)\\S*|concentrate (?:on|while|when) stud\\S*|stay focused (?:while|when) stud\\S*|get better grades|take (?:better |good )?notes|remember what i (?:read|study|learn)|stop procrastinating (?:on )?(?:study|home)\\S*|be a better student|improve my (?:grades|memory|study))",
      },
      {
        thing:
          "stud(?:y|ying) (?:tips|techniques?|methods?|habits|advice|hacks)|note[- ]taking (?:tips|methods?)|memori[sz]ation techniques?",
      },
    ],
    not: "\\b(?:my (?:son|daughter|kid|child)|case study|python)\\b",
    needs: ["study-trouble"],
    advice: { professional: ["study-one-change"] },
  },
  {
    id: "learning.notes",
    forms: [
      {
        thing:
          "(?:study|revision|lecture|class|exam|review) (?:notes?|guides?|sheets?)|cheat ?sheets?|study ?guides?|crib sheet",
      },
    ],
    not: "\\b(?:my notes (?:into|below)|these notes|following|turn|convert|latex|summari[sz]e|nurse|in the er|er staff|on the ward|patients|git|vim|regex|bash|linux|markdown|docker|python|excel|javascript|sql|css)\\b",
    needs: ["class-who", "test-from"],
    advice: { professional: ["notes-apart"] },
  },
  {
    id: "learning.study-plan",
    forms: [
      { is: "help me (?:to )?(?:study|revise|cram)(?: please)?" },
      {
        opens:
          "how (?:do i|can i|should i|to) (?:revise|study|cram|prepare)(?= (?:when|if|in|with) .*\\b(?:days?|weeks?|subjects?|started|exams?)\\b)",
      },
      {
        opens:
          "how (?:do|can) i get (?:through )?(?:my )?(?:driving )?(?:theory|test|exam)(?: test)? passed",
      },
      {
        opens:
          "(?:make|create|give|write|plan|i need|need|help)(?: me)?(?: with| make)? (?:an? |my )?(?:timetable|schedule|plan|calendar) (?:for|to) (?:revis(?:e|ing|ion)|study(?:ing)?|my (?:gcses?|a[- ]levels?|exams?|finals))(?=$|[?.!,]| )",
      },
      {
        thing:
          "(?:stud(?:y|ying)|revision|exam|exam preparation|prep(?:aration)?)[ -](?:plans?|schedules?|timetables?|routines?|planners?|roadmaps?|calendars?)(?= (?:for (?!learning|python|java|guitar|piano)|to|\\d|with|that|until|in|before|of|the|my|a|when|please)|$|[.!?,])",
      },
      {
        opens:
          "(?:how (?:do|can|should|to)(?: i)? |help me (?:to )?)?(?:prepare|study|prep|revise|cram|get ready) for (?:my |the |an? |this )?(?:\\S+ ){0,4}?(?:exams?|tests?|finals?|midterms?|mid[- ]terms|sats?|gre|gmat|lsat|mcat|act|ielts|toefl|bar exam|certification|cpa|driving (?:test|theory)|gcses?|a[- ]levels?|boards?|neet|jee|upsc)\\b",
      },
      {
        opens:
          "(?:i have|i've got|ive got) (?:an? |my )?(?:\\S+ ){0,3}?(?:exams?|finals?|midterms?) (?:in|on|tomorrow|next|this|coming)",
      },
      {
        opens:
          "(?:how (?:do|can|to)(?: i)? )?pass (?:my |the |an? )?(?:\\S+ ){0,3}?(?:exam|test|finals?|class|course|driving test)",
      },
    ],
    not: "\\b(?:sick|nervous|panic\\p{L}*|anxious|scared|blood|drug|pregnancy|covid|unit|beta|a/b|load|stress|interview|eye|urine|hearing|case study|python study|feasibility)\\b",
    needs: ["exam-when", "study-weak", "learn-time"],
    advice: { professional: ["study-self-test"], concise: ["study-self-test-short"] },
  },
  {
    id: "learning.practice-talk",
    forms: [
      {
        opens: `(?:let'?s |i want to |i need to |help me |can we |i'd like to )?(?:practice|practise|have a conversation in|talk in|speak|chat in|roleplay in|talk to me in|speak to me in|converse in) (?:my |some |speaking |a )*(?:conversation in )?${languages}`,
      },
      {
        opens: `(?:be|act as|you are|become) my (?:${languages} )?(?:${languages}|language|conversation) (?:teacher|tutor|partner|coach)`,
      },
      {
        thing: `(?:${languages} )?(?:conversation|speaking) practice|practice (?:conversations?|dialogues?)(?= in | for |$)`,
      },
    ],
    not: "\\b(?:how (?:do|to)|job interview questions|fluently|better)\\b",
    needs: ["language-level", "practice-scene", "practice-mistakes"],
    advice: { professional: ["practice-turns"] },
  },
  {
    id: "learning.instrument",
    forms: [
      { opens: `${learn} (?:(?:to |how to )?play(?:ing)? )?${instruments}` },
      {
        thing: `(?:guitar|piano|drums?|violin|ukulele|singing|bass|keyboard) (?:(?:${plan}|practice) )?(?:plans?|lessons?|routines?|schedules?|practice|course)`,
      },
      {
        opens: `how to play (?:the )?(?:guitar|piano|ukulele|violin|drums|harmonica|bass)|how (?:do|can) i (?:play|start) (?:the )?(?:guitar|piano|ukulele|violin|drums|harmonica|bass)`,
      },
    ],
    not: "\\bsongs?\\b|\\b(?:hurts?|sore|pain|blisters?|normal\\?)|\\bor (?!something|so\\b|sth|whatever|not\\b)|\\b(?:cancel|keyboard shortcuts|touch type|typing|buy|best (?:beginner )?guitar|lessons near)\\b",
    needs: ["instrument-goal", "instrument-have", "learn-time"],
    advice: { professional: ["instrument-soon"], concise: ["instrument-short"] },
  },
  {
    id: "learning.how-long",
    forms: [
      {
        opens:
          "how (?:long|many (?:months|years|hours|weeks))(?: of (?:study|practice|lessons))? (?:will|would|does|do|did|should|might) (?:it |i |you |we |one )?(?:take|need)?(?: (?:me|us|someone|you))?(?: (?:to|until i can))? (?:learn(?:ing)?|speak|become|get|be|master|play|understand)(?!\\p{L})[^.?!]*\\b(?:spanish|french|german|italian|portuguese|japanese|korean|chinese|mandarin|cantonese|arabic|russian|hindi|turkish|dutch|swedish|norwegian|danish|finnish|greek|hebrew|polish|ukrainian|vietnamese|thai|latin|english|tagalog|indonesian|farsi|urdu|swahili|irish|welsh|czech|hungarian|romanian|sign language|guitar|piano|violin|accordion|drums|cello|ukulele|instrument|programming|python|coding|chess|swim|drive|fluent|typing|knit|drawing|carpentry)\\b",
      },
    ],
    not: "\\b(?:api|model|network|algorithm|fluent python|train a)\\b",
    needs: ["language-level", "learn-time", "learn-goal"],
  },
  {
    id: "learning.debate",
    forms: [
      {
        thing:
          "(?:debate (?:arguments?|points?|case|rebuttals?|notes|brief|opening)|(?:arguments?|points?|rebuttals?|case|opening)(?= (?:for|in|of) (?:a |my |our |the )?(?:\\p{L}+ )?debate\\b))",
      },
      {
        opens:
          "(?:(?:i have|we have|i've got|i got|help (?:me )?(?:with|prepare(?: for)?)|prepare(?: me)?(?: for)?|i need help (?:with|for)) )(?:an? |my |our |the )?(?:\\p{L}+ )?debate(?= (?:on|about|over|tomorrow|at|in|next|for|against|whether))",
      },
    ],
    not: "\\b(?:presidential|summari[sz]e|summary|who won|history of|topics?|ideas? for debate|judge|format|what is|watch|moderat\\p{L}+)\\b",
    needs: ["debate-side", "debate-level", "debate-time"],
    advice: {
      professional: ["debate-strongest", "debate-reply"],
      concise: ["debate-short"],
    },
  },
  {
    id: "learning.course",
    forms: [
      {
        opens:
          "(?:(?:can you |please )?(?:find|recommend|suggest|identify|search for|look for|locate|help me find|know)(?: me| us)? |(?:i(?:'m| am)? )?(?:looking|searching) for |i (?:need|want) |any |what(?:'s| is| are) |which (?:is|are) )?(?:(?:an?|some|any|the (?=best|top)|top|best|good|\\d+|reputable|free|paid|cheap|affordable|online|short|evening|weekend|local|beginner'?s?|certified|popular|accredited) )*(?:online (?:courses?|class(?:es)?|certificates?|degree)|courses?|workshops?|bootcamps?|night class(?:es)?)(?= (?:on|for|in|to|about|that|which|where) )",
      },
    ],
    not: "\\b(?:write|create|design|outline|syllabus|sell|my (?:own )?course|launch|price|landing page|race ?course|golf|main course|of course|three[- ]course|course of (?:action|study)|dinner|menu|teach|tailor|children|kids|law suit|teaching)\\b",
    needs: ["course-goal", "explain-known", "course-means"],
    advice: { professional: ["course-each"], concise: ["course-each"] },
  },
  {
    id: "learning.language",
    forms: [
      {
        opens: `i(?:'m|m| am) (?:interested in|thinking of|planning on) learning (?:to speak |some |basic )*${languages}`,
      },
      {
        opens: `(?:(?:make|create|give|write|design|build)(?: me)? )?(?:an? )?(?:\\d+[- ](?:day|week|month) |daily |weekly )?(?:study |learning )?(?:plan|schedule) (?:to (?:help me )?learn|for learning) (?:some |basic |conversational |business )*${languages}`,
      },
      {
        opens:
          "my (?:spoken |written )?(?:english|spanish|french|german|italian|dutch|polish|japanese|portuguese|norwegian|swedish|danish|welsh|irish) (?:is|isn'?t|sounds) (?:so |very |too |really |still |not )*(?:bad|poor|weak|rusty|terrible|broken|good enough|awful|stuck|basic)",
      },

      {
        opens: `${learn} (?:to speak |how to speak |to read |how to read |to understand |to write |some |basic |conversational |business |my )*${languages}`,
      },
      {
        opens: `(?:how (?:do|can|to)(?: i)? )(?:improve|speak|become fluent in|get fluent in|get better at) (?:my )?(?:spoken |speaking )?${languages}`,
      },
      {
        opens: `improve my (?:spoken |business )?(?:english|french|spanish|german|italian|japanese)(?=$|[.!?]| (?:speaking|skills|fast|quickly|for|in \\d|pronunciation|vocabulary|level|so))`,
      },
      { thing: `${languages} (?:lessons?|course|learning plan|study plan|${plan} plan)` },
    ],
    not: "\\b(?:possible|realistic|doable)\\b|\\b(?:alphabet|programming language|essay|e-?mail|text below|this text|machine learning|model|natural language|body language|say)\\b",
    needs: ["language-goal", "language-level", "learn-time"],
    advice: { professional: ["language-first-words"] },
  },
  {
    id: "learning.programming",
    forms: [
      {
        opens: `${learn} (?:the basics of |basic |some |more |about |the )*(?:${programming}|an? (?:new )?programming language)`,
      },
      {
        thing: `(?:${programming}) (?:${plan}|learning) (?:plans?|roadmaps?)|(?:${programming}) (?:road ?map|curriculum|study plan)`,
      },
      {
        thing: `(?:${plan}|learning) (?:plan|roadmap|path)(?= (?:for|to learn|to become an?) (?:learning )?(?:${programming}|(?:\\S+ )?developer))`,
      },
    ],
    not: "\\b(?:model|neural network|classifier|sklearn|scikit|dataset|error|course on codeql|tables?|function)\\b",
    needs: ["coding-goal", "explain-known", "learn-time"],
    advice: { professional: ["coding-one-project"], expert: ["learn-check"] },
  },
  {
    id: "learning.teach-me",
    forms: [
      {
        opens:
          "(?:teach me|(?:give me )?a? ?crash course (?:on|in))(?! (?:how|to|a lesson|about|something|anything)\\b)(?= )",
      },
    ],
    not: `\\b${instruments.replace("|bass|", "|")}\\b|\\b${languages}\\b|\\b${programming}\\b|\\bplan\\b|\\b(?:ways?|tips|tricks|steps|commands|routines?|habits|recipes?|dance|moves|daily|pupp(?:y|ies)|dogs?|cats?)\\b`,
    needs: ["learn-goal", "explain-known"],
    advice: { professional: ["teach-check"] },
  },
  {
    id: "learning.about",
    forms: [
      {
        opens:
          "(?:(?:where|how) (?:do|should|can|could) i (?:start|begin) if i (?:want|would like|need) to |i(?:'d| would)? ?(?:want|wanna|like|love|need)(?: to)? |help me (?:to )?|how (?:do|can|should) i )?learn(?: more| something| a bit)? about(?= (?!(?:you|me|my|our|your|this|that|these|it|him|her|them|myself|how)\\b)\\S)",
      },
    ],
    needs: ["explain-for", "explain-known", "explain-focus"],
  },
  {
    id: "learning.skill",
    forms: [
      {
        opens:
          "(?:how (?:to|do i|can i) |i (?:want|need) to |help me )?(?:improve|work on|better) (?:my )?public speaking(?: skills)?",
      },
      {
        opens: `(?:how (?:do|can|should|could|would) (?:i|you|we|one) (?:start(?: to)? )?(?:learn(?:ing)?|get better at|get good at)|how (?:to )?(?:start )?(?:to )?(?:learn(?:ing)?|get better at|get good at)|(?:what(?:'?s| is) )?(?:the )?(?:best|fastest|easiest|quickest) way to (?:learn|get better at)|i(?:'d| would)? ?(?:want|wanna|like|need)(?: to)? (?:start )?(?:learn(?:ing)?|get better at)|help me (?:learn|get better at)|learn|get better at|teach me (?:how )?to|where (?:do|should|can) i start if i want to learn(?: about)?) (?!(?:it|that|this|more|from|to (?:love|say|let|trust|be|live|accept)|how to (?:be|love|say|stop|trust))\\b)\\S+`,
      },
      {
        thing: `(?:learning|practice|training|beginner) (?:plans?|roadmaps?|paths?|curriculum)(?= (?:for|to|on|in) )|learning plan`,
      },
      {
        is: "(?!.*\\b(?:near|shop|sale|jobs?|quiz|movies?|games?|ideas)\\b)(?:drawing|painting|watercolou?r|swimming|photography|knitting|crochet(?:ing)?|sewing|calligraphy|juggling|skateboarding|skiing|surfing|climbing|dancing|salsa|pottery|origami|woodworking|chess|sketching|touch typing|public speaking|video editing|photoshop)(?: (?!(?:class(?:es)?|courses?|lessons?|near|kits?|patterns?|gifts?|quotes?|books?|shoes?|pool|camera|for sale|party)\\b)[\\p{L}]+){0,3}? (?:beginners?|basics|from scratch|self[- ]taught|adults?|at \\d\\d|as an adult|no experience|scared of water|\\d{3,4} elo)(?: (?!(?:class(?:es)?|courses?|lessons?|near|kits?|patterns?|set|books?|price|camera)\\b)[\\p{L}\\d' -]{2,40})?",
      },
    ],
    not: `, \\p{L}+ or \\p{L}+|(?:training|practice|coaching) (?:plans?|sessions?|schedules?) for (?:my |our |the )?(?:[\\p{L}\\d'-]+ ){0,3}?(?:team|squad|under[- ]?\\d+s?|u\\d+s?)|\\blearn(?:ing)? (?:\\S+ )?about\\b|\\bmak(?:e|ing) (?:\\S+ )?(?:pasta|bread|sourdough|cheese|pizza|sushi|cakes?|dumplings|noodles)\\b|\\b(?:replace|repair|fix|brakes?|brake pads|wiring|install|change (?:my|the|a))\\b|\\b(?:${instruments.replace("|bass|", "|").replace("(?:to |how to )?sing|singing|", "sing|singing|")})\\b|\\b${languages}\\b|\\b${programming}\\b|\\b(?:marathon|running|race|10k|5k|dog|puppy|model|network|strength|gym|weights?|new (?:hires?|employees?|staff)|onboarding|teach me a lesson|workout|apprentices?|trainees?|students?|class|forest school|about you|feelings|my (?:wife|husband|boyfriend|girlfriend|ex)|vitae|cvs?)\\b`,
    needs: ["learn-goal", "explain-known", "learn-time"],
    advice: {
      professional: ["learn-leave-out", "learn-stuck"],
      concise: ["learn-leave-out"],
      expert: ["learn-check"],
    },
  },
];
