import type { Need } from "../ask.ts";

const time =
  "\\b(?:\\d+|an?|one|two|three|four|five|few|half an?|couple of)[- ](?:min(?:ute)?s?|hours?|hrs?|evenings?|days? a week)\\b|\\bhours? (?:a|per|each|every) (?:day|week)\\b|\\b(?:evenings?|weekends?|every (?:day|evening|morning|week)|mornings|nights|lunch break|commute|after (?:work|school)|full[- ]time|part[- ]time|a day|per week|a week|daily|only (?:on )?(?:sundays?|saturdays?)|saturdays?|sundays?|no time|little time|busy)\\b";
const when =
  "\\bin (?:\\d+|an?|one|two|three|four|six|a few|a couple of) (?:days?|weeks?|months?|years?)\\b|\\b(?:tomorrow|tonight|today|this (?:week|month|friday|monday|summer)|next (?:week|month|year|term|semester|summer|spring|june|july|may|january|friday|monday|tuesday|wednesday|thursday)|(?:on|by|until|till|before) (?:\\p{L}+day|christmas|easter|summer|the (?:end|\\d)))\\b|\\b(?:january|february|march|april|june|july|august|september|october|november|december)\\b|\\b(?:in|on|by|of) may\\b|\\b\\d+[- ](?:days?|weeks?|months?)\\b|\\b(?:on|by) the \\d";
const level =
  "\\b(?:beginners?|from (?:scratch|zero)|intermediate|advanced|never|no (?:idea|experience|clue)|basics?|rusty|self[- ]taught|first time|starting|complete(?:ly)? new|new to)\\b|\\bi(?:'?m| am) (?:bad|weak|good|struggling|terrible|ok|okay|new)\\b|\\bi (?:can|know|already|understand|used to|studied|took|had|forgot)\\b|\\b(?:did|had|took) (?:\\p{L}+ ){1,3}(?:for|at|in) (?:an?|school|college|\\d)\\b|\\bdid duolingo\\b";

/** What learning, teaching and testing turn on. */
export const learningNeeds = {
  "course-goal": {
    label: "What I want it for",
    question: "What do you want to be able to do after it?",
    suggestions: [
      "to get a better job",
      "to do it at my work",
      "to start my own thing",
      "just for me",
    ],
    said: "\\b(?:so (?:that )?i can|because|for (?:my|a new) (?:job|work|career|business|promotion|cv)|to (?:become|get|change|switch|start|pass|work)|certif\\p{L}+|career|hobby|exam|licen[cs]e)\\b",
  },
  "course-means": {
    label: "What it may cost",
    question: "How much may the course cost?",
    suggestions: ["nothing", "up to $50", "a few hundred dollars", "my employer pays"],
    said: "\\bfree\\b|[$€£]\\s?\\d|\\b(?:hours?|weeks?|months?|evenings?|weekends?|part[- ]time|full[- ]time|self[- ]paced|live|in person|near me)\\b",
  },
  "debate-side": {
    label: "My side",
    question: "Which side are you on?",
    suggestions: ["for it", "against it", "both sides, I'm told later"],
    said: "\\b(?:pro|con|for|against|in favou?r of|opposing|opposition|proposition|affirmative|negative|both sides)\\b(?! (?:a|my|our|the|school|class) (?:\\p{L}+ )?debate)",
  },
  "debate-level": {
    label: "Who listens and judges",
    question: "Who listens and judges?",
    suggestions: ["my class, the teacher", "a debate club", "parents", "a public audience"],
    said: "\\b(?:year \\d+|graders?|pupils|school)\\b|\\b(?:class|teacher|club|judges?|parents|grade|high school|middle school|university|college|colleagues|tournament|contest)\\b",
  },
  "debate-time": {
    label: "Time to speak",
    question: "How long do you speak?",
    suggestions: ["two minutes", "four minutes", "I only reply", "no rules yet"],
    said: "\\b(?:\\d+|one|two|three|four|five)[- ](?:minutes?|min)\\b|\\b(?:opening|rebuttal|closing|first speaker|second speaker|british parliamentary|lincoln[- ]douglas)\\b",
  },
  "learn-goal": {
    label: "What I want to be able to do",
    question: "What do you want to be able to do, by when?",
    suggestions: [
      "the basics, within a month",
      "join in with others",
      "use it at work soon",
      "just enjoy it",
    ],
    cases: [
      {
        when: "\\b(?:drive|driving|swim|swimming|cycle|ride a bike)\\b",
        suggestions: ["just do it safely", "pass a test", "get over my nerves", "get faster"],
      },
      {
        of: ["by-form.learning"],
        suggestions: [
          "the basics, within a month",
          "join in with others",
          "get really good",
          "just enjoy it",
        ],
      },
      {
        when: "\\bpublic speaking\\b",
        suggestions: [
          "give a talk at work soon",
          "be less nervous in meetings",
          "give class presentations",
          "hold people's attention",
        ],
      },
      {
        when: "\\b(?:chess|bridge|knit\\p{L}*|crochet\\p{L}*|sew\\p{L}*|danc\\p{L}+|juggl\\p{L}+|magic|bak\\p{L}+|garden\\p{L}*|paint\\p{L}*|draw\\p{L}*|fish\\p{L}*|surf\\p{L}*|ski\\p{L}*|skat\\p{L}*|sing\\p{L}*|whittl\\p{L}*|carv\\p{L}*|pottery|birds?|stars|photograph\\p{L}*)\\b",
        suggestions: [
          "the basics, within a month",
          "join in with others",
          "make or play my own",
          "just enjoy it",
        ],
      },

      {
        of: ["learning.how-long"],
        when: "\\b(?:guitar|piano|violin|accordion|drums|cello|ukulele|instrument)\\b",
        suggestions: ["play a few songs", "play with others", "read music", "play in public"],
      },
      {
        of: ["learning.how-long"],
        when: "\\b(?:programming|python|coding|chess|swim|drive|typing|knit|drawing|carpentry)\\b",
        suggestions: ["the basics", "use it in a job", "pass a test", "just enjoy it"],
      },

      {
        of: ["learning.how-long"],
        question: "What should you be able to do then?",
        suggestions: [
          "get by on a trip",
          "talk with people easily",
          "pass a test",
          "use it at work",
        ],
      },
    ],
    said: `\\benough to\\b|\\bso (?:that )?i can\\b|\\bin order to\\b|\\bfor (?:a|an|my) (?:trip|job|work|test|exam|class|wedding|career)\\b|\\bin \\d+ (?:days?|weeks?|months?|years?)\\b|\\bby (?:the end|next|summer|christmas)\\b|\\bmy goal\\b|${when}|\\b(?:i (?:want|need|would like|hope) to|want to be able|for (?:fun|work|school|college|university|uni|my)|hobby|as a hobby|to (?:pass|get|make|paint|draw|cook|play|help|understand|become|impress|sell)|because|exam|test|degree|job|my (?:son|daughter|kids|boss|exam|finals|degree|thesis)|starting (?:college|uni\\p{L}*))\\b(?=.*(?:,|\\.|\\bfor\\b|\\bto\\b|\\bbecause\\b)).*,|,.*\\b(?:want|need|for|to|because|exam|test|hobby|fun|work|job|degree|starting)\\b|\\bfor (?:fun|work|my \\p{L}+)\\b|[.!] (?:i|it'?s|my)\\b`,
  },
  "learn-time": {
    label: "Time I have",
    question: "How much time can you really give it?",
    suggestions: ["15 minutes a day", "an hour on weekdays", "weekends only"],
    cases: [
      {
        of: ["by-form.teaching"],
        question: "How much time do you have for it?",
        suggestions: ["one afternoon", "an hour a week", "a few minutes a day"],
      },
      {
        of: ["ideas.hobby"],
        question: "How much time do you have for it?",
        suggestions: ["an hour here and there", "the evenings", "weekends only", "plenty"],
      },
    ],
    said: `\\b(?:\\d+|an?|one|two|three|few|half an?) (?:min(?:ute)?s?|hours?)\\b|\\bhours? (?:a|per|each) (?:day|week)\\b|\\bevenings?\\b|\\bweekends?\\b|\\bevery day\\b|${time}`,
  },
  "instrument-goal": {
    label: "What I want to play",
    question: "What do you want to play?",
    suggestions: [
      "one song for an event",
      "songs to sing along",
      "classical pieces",
      "songs with a band",
    ],
    cases: [
      {
        when: "\\bsing(?:ing)?\\b",
        label: "What I will sing",
        question: "What do you want to sing?",
        suggestions: [
          "one song for an event",
          "pop songs at home",
          "choir music",
          "songs with a band",
        ],
      },
    ],
    said: `\\bso (?:that )?i can\\b|\\bsongs?\\b|\\bjazz\\b|\\bclassical\\b|\\brock\\b|\\bblues\\b|\\bmetal\\b|\\bfor (?:a|my) \\p{L}+|\\b(?:beatles|taylor swift|ed sheeran|coldplay|chopin|bach|beethoven|hallelujah|church|worship|band|campfire|fingerstyle|flamenco|country|pop|folk|metal|punk|christmas|carols|wedding|birthday|play (?:along|with|for|in|at)|want to (?:play|sing|accompany)|pieces?|chords?|read (?:notes|music)|for fun|my (?:kids|daughter|son|wife|husband|girlfriend|boyfriend))\\b`,
  },
  "instrument-have": {
    label: "Where I stand",
    question: "Do you have an instrument, and have you played before?",
    suggestions: ["have one, never played", "played as a child", "still have to get one"],
    cases: [
      {
        when: "\\bsing(?:ing)?\\b",
        label: "Singing so far",
        question: "Have you sung before?",
        suggestions: ["never", "in a choir once", "at home only"],
      },
    ],
    said: "\\bi (?:know|can play)\\b|\\bchords\\b|\\b(?:know|learned|learnt) \\p{L}+(?: \\p{L})* already\\b|\\bi (?:have|own|got|bought|played|play)\\b|\\bbeginner\\b|\\bself[- ]taught\\b|\\bno idea\\b.*\\bi have\\b|\\bnever played\\b|\\b(?:never|beginner|as a (?:kid|child)|years ago|keyboard at home|second ?hand|borrow\\p{L}*|acoustic|electric|rent\\p{L}*|no instrument|don'?t (?:have|own)|need to buy|(?:an?|my) old|digital|lessons|know (?:a few|some|three)|read (?:notes|music)|from scratch|my (?:dad|mom|mum|brother|grandpa|grandma|uncle)'?s|total beginner)\\b",
  },
  "language-goal": {
    label: "What I need it for",
    question: "What do you need it for?",
    suggestions: [
      "to get by on a trip",
      "to talk with family",
      "to pass a language test",
      "to use it at work",
    ],
    said: `\\bfor (?:a|an|my|the|work|travel|business|school)\\b|\\bbecause\\b|\\bso (?:that )?i can\\b|\\b(?:ielts|toefl|dele|delf|jlpt|hsk|goethe)\\b|\\b(?:trip|travel\\p{L}*|holiday|vacation|honeymoon|work|job|move|moving|living|live|girlfriend|boyfriend|wife|husband|partner|in[- ]?laws|mother in law|family|grandma|grandparents|exam|test|certificate|citizenship|university|study|abroad|anime|movies|songs|books|fun|erasmus|colleagues|customers|patients)\\b`,
  },
  "language-level": {
    label: "My level now",
    question: "How well do you speak it now?",
    suggestions: ["none yet", "a few words", "I get by, with mistakes", "fairly good"],
    cases: [
      {
        of: ["learning.how-long"],
        when: "\\b(?:guitar|piano|violin|accordion|drums|cello|ukulele|instrument|programming|python|coding|chess|swim|drive|typing|knit|drawing|carpentry)\\b",
        question: "What can you do already?",
        suggestions: ["nothing yet", "the basics", "I get by"],
      },
      {
        when: "\\b(?:sign language|asl|bsl|signing)\\b",
        question: "How much can you sign already?",
        suggestions: ["nothing yet", "the alphabet", "a few signs", "simple talks"],
      },

      {
        when: "\\bmy (?:\\p{L}+ )?\\p{L}+ (?:is|isn'?t|sounds) ",
        question: "How well do you get by in it now?",
        suggestions: [
          "only a few words",
          "I understand but can't speak",
          "I get by with mistakes",
          "well but with an accent",
        ],
      },

      {
        of: ["learning.how-long"],
        question: "What can you do already?",
        suggestions: ["nothing yet", "a few words or basics", "I get by, with mistakes"],
      },
    ],
    said: `\\b(?:a|another) new language\\b|\\bbeginners?\\b|\\b[abc][12]\\b|\\bintermediate\\b|\\badvanced\\b|\\bfluent\\b|\\bfrom (?:scratch|zero)\\b|\\bi (?:can|know|speak|already)\\b|\\bbasics?\\b|${level}|\\b(?:no (?:french|spanish|german|italian|japanese|english)|few words|a bit|a little|duolingo|at school|in school|high school|years of|not (?:a word|at all)|get by|can'?t speak|understand (?:a|some|most|but)|\\d+ (?:years?|months?|semesters?)|a1|hello|half forgotten)\\b`,
  },
  "practice-scene": {
    label: "Situation to practice",
    question: "Which situation do you want to practice?",
    suggestions: ["small talk", "ordering food", "a job interview", "at the doctor"],
    said: "\\b(?:restaurant|caf[eé]|doctor|hotel|airport|interview|small talk|shopping|ordering|directions|phone call|pharmacy|meeting)\\b|\\b(?:bar|market|bakery|train|taxi|bank|job|work|office|first date|dating|date|friends|neighbou?rs?|party|supermarket|shop|school|appointment|check(?:ing)?[- ]?in|booking|reservation|waiter|customer|landlord|colleagues?|presentation|negotiat\\p{L}*|family|about|talk about|role ?play|pretend)\\b",
  },
  "practice-mistakes": {
    label: "My mistakes",
    question: "How should your mistakes be handled?",
    suggestions: ["correct them right away", "collect them for the end", "only the worst ones"],
    said: "\\bcorrect\\b|\\bmistakes?\\b|\\bfeedback\\b|\\b(?:correct(?:ions?|ing)?|errors?|wrong|fix me|tell me (?:when|if)|don'?t (?:interrupt|stop)|explain)\\b",
  },
  "coding-goal": {
    label: "What I want to do with it",
    question: "What do you want to build or do with it?",
    suggestions: [
      "get a developer job",
      "build a website or app",
      "analyze data",
      "automate my work",
    ],
    said: "\\bfor (?:data|web|machine|ai|games?|my|a|work|automation|finance|trading)\\b|\\bso (?:that )?i can\\b|\\bto (?:build|make|get|become|automate|analy[sz]e)\\b|\\bjob\\b|\\bgames?\\b|\\b(?:websites?|apps?|automat\\p{L}*|excel|data|scraping|scripts?|bots?|arduino|raspberry|robots?|career|switch careers?|hobby|fun|school|university|uni|thesis|research|statistics|work|ai|machine learning|games?|unity|trading|freelanc\\p{L}*|side project|interviews?)\\b",
  },
  "exam-when": {
    label: "Exam date",
    question: "When is the exam?",
    suggestions: ["within a week", "in two weeks", "next month", "no date yet"],
    cases: [
      {
        when: "\\b(?:gcses?|driving|theory|citizenship|sats?|ielts|toefl|bar exam|finals?|midterms?|a[- ]levels?|certificates?|grade \\d|mcat|lsat|gre|gmat|naturali[sz]ation)\\b",
        label: "Exam date",
        question: "When is it?",
      },
    ],
    said: `\\bin \\d+ (?:days?|weeks?|months?)\\b|\\btomorrow\\b|\\bnext (?:week|month|friday|monday)\\b|\\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\\b|\\b\\d+[- ](?:day|week|month)\\b|${when}|\\b(?:due|deadline|exam is|test is|finals week|no exam|just for (?:me|fun)|midterm\\p{L}*|\\d{1,2}(?:st|nd|rd|th))\\b`,
  },
  "study-weak": {
    label: "How far I am",
    question: "How far are you with it?",
    suggestions: [
      "I start from zero",
      "know about half of it",
      "know most, but it's rusty",
      "failed it once",
    ],
    said: `\\bfrom (?:scratch|zero)\\b|\\bi(?:'m| am) (?:bad|weak|good|struggling)\\b|\\bbeginner\\b|${level}|\\b(?:fail(?:ed|ing)?|missed|behind|haven'?t|nothing yet|not started|read (?:it|half|all)|know (?:most|the|nothing|half)|score|scored)\\b`,
  },
  "study-trouble": {
    label: "What goes wrong now",
    question: "What goes wrong when you study now?",
    suggestions: [
      "I forget it again",
      "I keep putting it off",
      "I get distracted",
      "it's too much",
    ],
    said: "\\bforget|\\bprocrastinat|\\bdistract|\\btired\\b|\\bcan'?t (?:focus|concentrate|remember)\\b|\\badhd\\b|\\boverwhelm|\\bfocus|\\bmemori[sz]e|\\b(?:put(?:ting)? (?:it |things )?off|phone|lazy|motivat\\p{L}*|bored|boring|fall(?:ing)? asleep|sleepy|stress\\p{L}*|anxi\\p{L}*|panic|blank|slow|too much|no time|last minute|cram\\p{L}*|start(?:ing)?|don'?t (?:get|understand|know|remember)|fail(?:ed|ing)?|bad grades|grades|messy|behind|dyslexi\\p{L}*|keep)\\b",
  },
  "task-paste": {
    label: "The task",
    question: "Paste the exact task here, as it is worded.",
    suggestions: [],
    said: '\\n|\\d ?[=+*/^x] ?\\d|[=?] ?\\d|:\\s*\\S+ \\S+ \\S+|\\b\\d+ (?:\\p{L}+ ){2,}.*\\b(?:how (?:many|much|long|far|old)|what is|find|calculate)\\b|["“].{12}|\\bthe (?:question|task|problem|exercise) is\\b.{8}|\\bprove (?:that|the)\\b.{8}',
  },
  "task-help": {
    label: "Help I want",
    question: "What kind of help do you want?",
    suggestions: ["only a hint to start", "the solution, explained", "check my answer"],
    said: "\\bhint\\b|\\bcheck\\b|\\bsolve\\b|\\bexplain\\b|\\b(?:answers?|step by step|steps|show (?:me )?(?:how|the|your)|how to (?:start|begin|do)|don'?t (?:tell|give|just)|just (?:tell|give|the)|hints?|why|first step)\\b",
  },
  "class-who": {
    label: "Age or level",
    question: "Which age or level is it for?",
    suggestions: ["about 8 years old", "about 13", "high school", "adults"],
    cases: [
      {
        of: ["learning.quiz"],
        when: "\\b(?:pub|football|soccer|cricket|rugby|music|songs?|films?|movies?|tv|series|[5-9]0s|celebrit\\p{L}*|office|christmas|party)\\b",
        label: "Difficulty",
        question: "How hard may it be?",
        suggestions: ["easy, for anyone", "medium", "hard, for real fans"],
      },
      {
        of: ["learning.notes"],
        when: "\\b(?:cheat ?sheets?|crib sheet)\\b",
        question: "Which level is it for?",
        suggestions: ["beginners", "school", "college", "people at work"],
      },
      {
        of: ["learning.quiz-me"],
        label: "Difficulty",
        question: "How hard may it be?",
        suggestions: ["easy", "medium", "really hard"],
      },
      { of: ["learning.homework"], question: "Which grade or class are you in?", suggestions: [] },
      {
        of: ["learning.quiz"],
        when: "\\b(?:practice|mock|certificate|certification|licen[cs]e|theory|citizenship|exam)\\b",
        label: "How far I am",
        question: "How far are you with it?",
        suggestions: ["just begun", "about halfway", "know most of it", "failed it once"],
      },
      {
        of: ["learning.quiz"],
        when: "\\b(?:our|my) (?:\\p{L}+ )?(?:village|town|family|company|team|club|church|street|history|region|wedding|friends)\\b",
        label: "Who plays",
        question: "Who will play?",
        suggestions: ["families", "adults who know it well", "newcomers", "school children"],
      },
    ],
    said: "\\b(?:beavers|cubs|brownies|scouts|guides|rainbows)\\b|\\b\\d+(?:st|nd|rd|th) birthday\\b|\\bgrade(?:rs?)?\\b|\\byear[- ]?olds?\\b|\\bkindergarten|\\bpreschool|\\b(?:middle|high|elementary|primary) school|\\bcollege\\b|\\badults?\\b|\\bbeginners?\\b|\\btoddlers?\\b|\\ba[- ]level\\b|\\bgcse\\b|\\b[abc][12]\\b|\\besl\\b|\\b(?:kids|teens)\\b|\\bks\\d\\b|\\b(?:year \\d+|\\d+(?:st|nd|rd|th) (?:grade|class|form|year)|grade \\d+|class \\d+|for (?:my |the |our |a )?(?:kids?|class|students?|son|daughter|pupils|trainees|nurses|staff|team|seniors|undergrads?|beginners|children|med(?:ical)? students?|exam)|freshm[ea]n|sophomores?|seniors|undergrad\\p{L}*|university|uni|first[- ]years?|med school|nursing|easy|hard|harder|difficult|advanced|intermediate|expert|\\d{1,2}yo|ages? \\d+|aged \\d+|pupils|reception|nursery|ib|ap|step 1|mcat|intro)\\b",
  },
  "class-time": {
    label: "Time for it",
    question: "How much time do you have for it?",
    suggestions: ["30 minutes", "45 minutes", "an hour", "several lessons"],
    cases: [
      {
        when: "\\b(?:unit plan|scheme of work)\\b",
        label: "Number of lessons",
        question: "How many lessons are there?",
        suggestions: ["about 4", "about 6", "about 10", "20 or more"],
      },
      {
        when: "\\b(?:swim\\p{L}*|sports?|pe|danc\\p{L}*|yoga|felt\\p{L}*|cook\\p{L}*|bak\\p{L}*|sew\\p{L}*|knit\\p{L}*|craft\\p{L}*|pottery|garden\\p{L}*|riding|ski\\p{L}*|art|drawing|painting)\\b",
        suggestions: ["45 minutes", "an hour", "two hours", "half a day"],
      },
    ],
    said: "\\b\\d+[- ]?(?:min(?:ute)?s?|hours?)\\b|\\bhour\\b|\\bonline\\b|\\b(?:minutes?|mins?|double (?:period|lesson)|period|half an hour|projector|smart ?board|whiteboard|blackboard|tablets|ipads|laptops|zoom|no (?:computers|tech|projector|equipment)|outside|lab|remote|in person|handouts?|printer|two lessons|one lesson|\\d+ lessons|week)\\b",
  },
  "class-goal": {
    label: "What they should learn",
    question: "What should they be able to do afterwards?",
    suggestions: [],
    said: "\\bobjectives?\\b|\\bgoals?\\b|\\bbe able to\\b|\\bstandards?\\b|\\b(?:should (?:know|understand|learn|be|explain|write)|can (?:then|explain|use|tell|write|name|add)|so (?:that )?they|they (?:need|must|learn|know)|learn (?:to|how|that|why)|understand|outcomes?|common core|curriculum|prepar\\p{L}+|aim|afterwards|by the end|focus(?:ing)? on|intro(?:duction|duce)?|revis(?:e|ion)|review)\\b",
  },
  "test-shape": {
    label: "Number and kind",
    question: "How many, and of which kind?",
    suggestions: ["10 multiple choice", "15, mixed kinds", "5 open questions"],
    cases: [
      {
        of: ["learning.worksheet"],
        label: "Number of tasks",
        question: "How many tasks should there be?",
        suggestions: ["about 5", "about 10", "about 20", "one full page"],
      },
    ],
    said: "\\b(?:an?|one) (?:[\\p{L}-]+ ){0,4}question\\b|\\b(?:\\d+|five|ten|twenty)\\b|\\bmultiple[- ]choice\\b|\\btrue (?:or|and|/) false\\b|\\bmcqs?\\b|\\bfill[- ]in\\b|\\bopen\\b|\\b(?:six|seven|eight|twelve|fifteen|twenty|thirty|dozen|yes or no|yes\\/no|short answers?|matching|essay questions?|likert|scale|rating|mixed|gap[- ]fill|cloze|one (?:at a time|by one|question)|a few|word search|crossword|drills?)\\b",
  },
  "test-from": {
    label: "What it must stick to",
    question: "Which chapters, list or text must it stick to?",
    suggestions: ["nothing special", "my notes, I'll paste them"],
    cases: [
      {
        of: ["learning.flashcards"],
        label: "Words or facts included",
        question: "Which words or facts should be on them?",
        suggestions: ["the most common ones", "my own list, I'll paste it"],
      },
      {
        of: ["learning.quiz"],
        when: "\\b(?:our|my) (?:\\p{L}+ )?(?:village|town|family|company|team|club|church|street|history|region|wedding|friends)\\b",
        label: "Facts or stories included",
        question: "Which facts or stories must be in it?",
        suggestions: ["common knowledge", "my notes, I'll paste them"],
      },
    ],
    said: "^(?!.*\\b(?:flash ?cards?|flash-cards?|anki|quizlet|notes?|guides?|(?:study|revision) sheets?|exams?|tests?|certificate|my|our)\\b)|\\n|\\bchapters?\\b|\\bunit \\d|\\bfrom (?:this|these|my|the)\\b|\\bnotes\\b|\\b(?:textbook|book|syllabus|curriculum|lecture\\p{L}*|slides?|list|vocab(?:ulary)?|pages? \\d|only (?:about|on|the)|covering|cover|topics?|lessons? \\d|module|article|a[- ]level|gcse|ap|aqa|edexcel|national \\d|common core|like|especially|including|just (?:the|on|about)|nothing special|general)\\b|:\\s*\\S+ \\S+",
  },
  "rubric-task": {
    label: "The assignment",
    question: "Which grade, and what exactly must they hand in?",
    suggestions: [],
    said: "\\bgrade\\b|\\bgraders?\\b|\\b(?:year \\d+|high school|middle school|college|university|\\d+(?:st|nd|rd|th)|freshm[ea]n|must|have to|hand in|words?|pages?|slides?|poster|presentation|video|model|groups? of|esl|kids|undergrad\\p{L}*|they|\\d+ (?:minutes?|students))\\b",
  },
  "rubric-weight": {
    label: "What counts most",
    question: "What should count most?",
    suggestions: ["the content", "structure", "language", "effort"],
    said: "\\b(?:most|count(?:s|ing)?|weigh(?:t|s|ting)?|important|focus(?:ing)?|mainly|mostly|especially|half|\\d+ ?(?:%|percent)|content|structure|creativity|effort|grammar|evidence|participation|teamwork|reasoning|spelling|method|presentation skills)\\b",
  },
  "rubric-levels": {
    label: "Levels",
    question: "How many levels or points?",
    suggestions: ["4 levels", "5 levels", "100 points"],
    said: "\\b\\d+[- ](?:levels?|points?)\\b|\\b(?:\\d+|three|four|five|six|ten|hundred) (?:levels?|points?|marks|criteria|columns|categories)\\b|\\bout of \\d+\\b|\\b\\d+ ?(?:to|-|–) ?\\d+\\b|\\b(?:a to f|letter grades|pass or fail|pass\\/fail|exceeds|excellent)\\b|\\b\\d+[- ](?:pt|pts|point|scale)\\b",
  },
  "report-seen": {
    label: "What I saw",
    question: "What have you really seen, good and bad?",
    suggestions: [],
    said: "\\b(?:bright|distracted|quiet|disruptive|struggl\\p{L}*|improv\\p{L}*|talkative|hard ?working)\\b|\\b(?:loves?|reads?|reading|writes?|helps?|helpful|kind|shy|quick|slow|strong|weak|good at|great at|never|often|rarely|always|homework|chatty|calls? out|creative|lazy|fractions|tables|late|absent|polite|confident|careless|participat\\p{L}*|interrupts?|works? (?:hard|well)|but)\\b",
  },
  "report-next": {
    label: "Next step",
    question: "What should the child or the parents do next?",
    suggestions: ["read every day", "ask for help", "hand work in on time"],
    said: "\\b(?:should|needs? to|next (?:step|year)|practi[cs]e|read(?:ing)? (?:more|every|at home|daily)|ask for help|on time|parents (?:should|could|can)|work on|goal|improve|target|recommend\\p{L}*|encourage|focus on)\\b",
  },
  "report-rules": {
    label: "Length",
    question: "How long may it be?",
    suggestions: ["2 sentences", "4 sentences", "80 words"],
    said: "\\b\\d+ (?:sentences?|words?|characters?|lines?)\\b|\\b(?:short|one paragraph|sentences?|word limit|max(?:imum)?|no negative|positive|parents|for (?:the )?parents|subjects?|math\\p{L}*|maths|english|science|reading|history|art|music|pe|third person|without names?|pronouns?)\\b.*,|,.*\\b(?:short|one paragraph|sentences?|words|max|positive|parents|english|science|subjects?|third person)\\b",
  },
} as const satisfies Readonly<Record<string, Need>>;
