import type { Need } from "../ask.ts";
import { about, amount, lasting, more, number, reason, since, tried } from "./common.ts";

const job =
  "(?:jobs?|position|role|developer|engineer|nurse|teacher|manager|analyst|sales|marketing|retail|receptionist|assistant|designer|barista|server|waiter|waitress|cashier|accountant|clerk|driver|leader|picker|electrician|plumber|mechanic|carpenter|chef|cook|cleaner|carer|care worker|social worker|paramedic|secretary|bookkeeper|consultant|programmer|technician|administrator|lawyer|paralegal|therapist|hairdresser|warehouse|internship|apprentice\\p{L}*|trainee|supervisor|coordinator|director|librarian|writer|editor|journalist|security guard|pilot|flight attendant|data scientist|recruiter|tutor|lecturer|researcher)";
/** What somebody does or has done for work. */
const experience = `\\b${number}[- ]?(?:and a half )?(?:years?|yrs|months?)\\b(?![- ]?old)|\\b(?:i|i've|ive|i'm|im) (?:am |currently |now |also |already |used to |have |just |was )*(?:worked|work|did|was|studied|studying|study|ran|run|led|managed|manage|built|taught|teach|trained|train|volunteer(?:ed)?|graduated|graduate|finished|finish|organi[sz]ed|sold|sell|served|cooked|drive|drove|coached|an? (?!job|interview|question|meeting|gap))\\b|\\b(?:been|being|work(?:ed|ing)? as|years as|now) (?:an? )?(?:\\p{L}+ ){0,2}${job}\\b|\\b(?:worked|working|volunteered|interned|studied|graduated|trained|led|ran|managed|built|organi[sz]ed) (?:as|at|in|for|with|a|the|an|my)\\b|\\b(?:degree|diploma|bachelor'?s?|master'?s?|phd|gpa|certificate|licen[cs]e)\\b.{0,30}\\bin\\b|\\bno (?:formal )?(?:experience|qualifications?|degree)\\b`;

/** What applications, interviews, pay and changes of work turn on. */
export const careerNeeds = {
  "tell-work-when": {
    label: "By when",
    question: "By when do they need to know?",
    suggestions: ["in a few weeks", "as soon as possible", "there is no date"],
    said: "\\b(?:weeks?|months?|before|until|by (?:the )?\\p{L}+|due|next)\\b",
  },
  "tell-work-worry": {
    label: "What worries me",
    question: "What worries you most about telling them?",
    suggestions: [
      "losing my job",
      "being treated otherwise",
      "their anger",
      "colleagues hearing of it",
    ],
    said: "\\b(?:worried|scared|afraid|nervous|fired|anxious)\\b",
  },
  "interview-which": {
    label: "Job and interviewer",
    question: "Which job was it for, and who spoke with you?",
    suggestions: [],
    said: `\\b(?:as|for|at|with) (?!(?:an?|my|the|your|their|me|today|yesterday)\\b|(?:a |an |the |my )?(?:\\p{L}+ )?(?:job|interview)\\b)(?:an? |the )?\\p{L}+|\\b(?:for|as) (?:an?|the) (?!(?:job )?interview)(?:\\p{L}+ ){0,3}${job}\\b|\\b(?:spoke|met|talked|interviewed) (?:with|by|to)?\\b|\\b(?:manager|ceo|hr|recruiter|panel|director|mr|ms|mrs|dr)\\b`,
  },
  "interview-talk": {
    label: "From the interview",
    question: "What did you talk about that is worth taking up?",
    suggestions: [],
    said: "\\b(?:we|they|she|he|i) (?:\\p{L}+ )?(?:talked|spoke|discussed|mentioned|asked|said|told|liked|loved|laughed|showed|forgot|explained)\\b|\\b(?:talked|spoke|discussed|conversation|mention|bonded|chatted|tour|their (?:new|plans?|team|move))\\b",
  },
  "gap-did": {
    label: "What I did in the gap",
    question: "What did you do then, as far as you'd say it?",
    suggestions: ["cared for family", "was ill, well again", "raised a child", "looked for work"],
    said: `${reason}|\\b(?:travel\\p{L}*|look(?:ed|ing)? after|took care|tak(?:ing|e) care|caring|cared|carer|nurs(?:ed|ing)|rais(?:ed|ing)|stay(?:ed)?[- ]at[- ]home|had (?:a|two|three|my)|ill|recover\\p{L}*|surgery|accident|injur\\p{L}+|break ?down|mental health|mother|mom|mum|dad|father|parents?|wife|husband|divorce|moved|visa|immigrat\\p{L}+|freelanc\\p{L}+|self-?employed|business|start-?up|course|degree|bootcamp|retrain\\p{L}*|look(?:ed|ing) for (?:work|a job)|applied|redundan\\p{L}+|fired|covid|pandemic|volunteer\\p{L}*|sabbatical|grie\\p{L}+|rehab|pregnan\\p{L}+|homeless|renovat\\p{L}+|wrote|writing)\\b|\\b(?:travel\\p{L}*|caring|cared|carer|baby|child\\p{L}*|kids|illness|sick|cancer|burn\\s?out|prison|jail|study\\p{L}*|unemployed|laid off|maternity|army|military|depression)\\b`,
  },
  "gap-job": {
    label: "Job I'm going for",
    question: "What kind of job are you going for?",
    suggestions: ["the same kind as before", "a new field", "a step down to get back in"],
    said: `\\b(?:for|as|to be|become|back (?:in|into|to)|applying|apply|want) (?:an? |the |my |to be an? )?(?:\\p{L}+ ){0,3}${job}\\b|\\b(?:back (?:in|into|to) (?!work\\b)\\p{L}+|same (?:kind|field|job)|new field|step down)\\b|\\bfor (?:a|an) (?:\\p{L}+ ){0,2}(?:job|position|role)\\b|(?<!\\b(?:work(?:ed|ing)?|was|job) )\\bas an? \\p{L}+`,
  },
  "gap-lately": {
    label: "What I did lately",
    question: "What have you done lately that fits the job?",
    suggestions: ["a course", "volunteering", "freelance work", "nothing yet"],
    said: "\\b(?:learn(?:ed|t|ing)|training|retrain\\p{L}*|bootcamp|udemy|coursera|portfolio|part[- ]time|helped (?:out )?(?:at|in|a|my)|projects?|side (?:project|job)|since then|lately|recently|temp(?:ed|ing)?|certified|licen[cs]e|nothing (?:yet|since))\\b|\\bcourses?\\b|\\bvolunteer|\\bfreelanc|\\bcertific",
  },
  "cover-job": {
    label: "The job",
    question: "Which job and company? Paste the ad if you have it.",
    suggestions: [],
    cases: [
      {
        when: "^(?:write |make |need )?(?:an? |me )?(?:cover|covering) ?letter (?!for\\b|please\\b|help\\b|to\\b|that\\b)\\p{L}{3,}",
        question: "Which employer? Paste the ad if you have it.",
        suggestions: [],
      },
      {
        when: "\\bfor (?!me\\b|my\\b|it\\b|this\\b|(?:an? |the )?(?:new |first )?(?:job|position|role|work)s?\\b)(?:an? |the )?\\p{L}+",
        question: "Which employer? Paste the ad if you have it.",
        suggestions: [],
      },
    ],
    said: "\\bfor (?!me\\b|my\\b)(?:an? |the )?(?:\\p{L}+ ){1,4}(?:at|with|in) (?!my\\b|general\\b)\\p{L}+|\\b(?:jobs?|position|role|work) as (?:an? )?\\p{L}+|\\b(?:at|with) (?!home|the end|least)\\p{L}+|\\bjob (?:ad|description|posting)\\b[^.]*:|\\n",
  },
  "cover-proof": {
    label: "What fits best",
    question: "What have you done that fits this job best?",
    suggestions: [],
    said: `${experience}|[,.;] (?:also )?\\p{L}{3,}ed \\S+|${about}|\\b(?:skills?|fluent|speak|certif\\p{L}+|qualifi\\p{L}+|promoted|award|portfolio|projects?|freelanc\\p{L}+)\\b|\\byears? (?:of )?(?:experience|in|as)\\b|\\bi (?:have|worked|work|did|was|studied|am)\\b|\\bexperienced?\\b`,
  },
  "cover-why": {
    label: "Why this job",
    question: "Why this job, honestly?",
    suggestions: ["a step up", "closer to home", "a change of field", "I believe in their work"],
    cases: [
      {
        when: "\\b(?:saturday|summer job|first job|i'?m 1[3-8]|teen\\p{L}*|apprentic\\p{L}*|internship|student job)\\b",
        suggestions: [
          "to learn the trade",
          "to earn my own money",
          "it's close to home",
          "I like what they do",
        ],
      },
    ],
    said: `${reason}|\\b(?:i (?:want|love|like|use|dream|always|admire|believe|live|care)|love (?:the|their|your)|passion\\p{L}*|interested in|want to|closer to|nearer|step up|promot\\p{L}+|fewer hours|new (?:challenge|field)|family|dream|moving|moved|stepping up|tired of|want out|shifts|their (?:products?|mission|games|apps?|values))\\b|\\bbecause\\b|\\bcareer change\\b|\\bchang(?:e|ing) (?:careers?|fields?)\\b|\\brelocat|\\bno experience\\b`,
  },
  "motivation-for": {
    label: "Program and limit",
    question: "Which program or place, and is there a word limit?",
    suggestions: [],
    said: "\\b(?:at|in|to) (?:the )?(?:\\p{L}+ ){0,3}(?:univ\\p{L}*|uni|college|school|tu|eth|oxford|cambridge|harvard|mit|stanford|yale|lse|ucl|delft|amsterdam|leiden|munich|berlin|paris|toronto|fulbright|daad|chevening)\\b|\\b(?:in|of) (?!english\\b|(?:uk|us|usa|the)\\b)(?:\\p{L}+ )?(?:science|engineering|economics|law|medicine|psychology|biology|chemistry|physics|history|business|design|architecture|nursing|education|finance|marketing|politics|policy|data|health|studies|management|arts?|music|linguistics|literature|mathematics|maths|statistics|journalism)\\b|\\b(?:page|pages|words|characters)\\b|\\b(?:at|in) (?:the )?(?:university|college|\\p{L}+ university)\\b|\\b\\d+ words\\b",
  },
  "motivation-proof": {
    label: "What fits best",
    question: "What have you done that fits it best?",
    suggestions: [],
    said: `${experience}|${about}|\\b(?:thesis|grades?|gpa|project|internship|volunteer\\p{L}*|award|published|bachelor'?s?|fluent)\\b|\\byears? (?:of )?(?:experience|in|as)\\b|\\bi (?:have|worked|work|did|was|studied|am)\\b`,
  },
  "motivation-next": {
    label: "What I want afterwards",
    question: "What do you want to do afterwards?",
    suggestions: [],
    said: "\\b(?:i )?(?:want|hope|plan|aim|dream|would like|intend)(?:s|ing)? (?:to|of)\\b|\\b(?:later|goal|dream|one day|after (?:that|graduat\\p{L}+|it)|career in|then (?:a |do |work))\\b|\\bi want to (?:become|work)\\b|\\bafterwards\\b|\\bmy goal\\b",
  },
  "resume-job": {
    label: "Job I'm going for",
    question: "Which job is it for?",
    suggestions: ["my first job, any", "the same kind as now", "a step up", "a new field"],
    cases: [
      {
        when: "\\b1[3-7]\\b|\\bteen(?:ager)?\\b",
        suggestions: ["a summer job", "a Saturday job", "an apprenticeship", "my first job, any"],
      },
    ],
    said: `\\b(?:for|as|to) (?:an? |the |my )?(?:\\p{L}+[- ]){0,3}${job}\\b|\\b(?:applying|apply) (?:for|to|as)\\b|\\b(?:retail|hospitality|tech|finance|healthcare|nursing|construction|part[- ]time|summer job|same kind)\\b|\\bfor (?:a|an|the|my)? ?(?:\\p{L}+[- ]){0,3}(?:jobs?|position|role|internship|engineer|developer|teacher|nurse|manager|student|driver|assistant|analyst|designer|waiter|waitress|cashier|accountant|clerk|teen(?:ager)?|clown)\\b|\\bas an? \\p{L}+|\\bfirst job\\b|\\bfor (?:an? )?(?!(?:under|over|after|better|whatever|another|other|younger|older|teenager)\\b)(?:\\p{L}+ )?\\p{L}{2,}(?:er|or|ist|ian|ant|guard)\\b|\\bfor (?:an? |my )?(?:phd|masters?|scholarship|grant|university|uni|college)\\b`,
  },
  "resume-past": {
    label: "Jobs and results",
    question: "Your last jobs or studies, and a result in each?",
    suggestions: [],
    cases: [
      {
        when: "\\b1[3-7]\\b|\\bteen(?:ager)?\\b|\\bfirst job\\b|\\bnever worked\\b",
        label: "What I have done",
        question: "What have you done so far: school, hobbies, help?",
      },
    ],
    said: `${experience}|\\b(?:worked|babysat|interned|studied|graduated|waiter|cashier|years as|currently (?:a|an|at|working))\\b|\\b(?:never (?:had|worked)|no (?:job|work|jobs) (?:yet|before|experience))\\b|\\n|\\byears? (?:of )?(?:experience|in|as)\\b|\\bi (?:worked|work|have worked|studied|graduated)\\b`,
  },
  "resume-strong": {
    label: "What they should notice",
    question: "What should they notice first?",
    suggestions: ["my experience", "my training", "that I learn fast", "my languages"],
    cases: [
      {
        when: "\\b1[3-7]\\b|\\bteen(?:ager)?\\b|\\bfirst job\\b|\\bnever worked\\b",
        suggestions: ["that I learn fast", "that I'm reliable", "my languages", "my hobbies"],
      },
    ],
    said: "\\b(?:good (?:at|with)|strengths?|strong (?:in|at)|fluent|languages?|speak|fast learner|learn fast|quick learner|first aid|certif\\p{L}+|licen[cs]e|award|promoted|reliable|stand out|focus on|leadership|volunteer\\p{L}*|customer service|notice)\\b|\\bhighlight|\\bemphasi[sz]e|\\bno experience\\b|\\bskills?\\b",
  },
  "resume-paste": {
    label: "My résumé",
    question: "Paste your résumé here, without address and phone.",
    suggestions: [],
    said: `${experience}|[:-] (?:\\S+ ){12,}|\\n`,
  },
  "resume-trouble": {
    label: "What bothers me",
    question: "What is wrong with it so far?",
    suggestions: ["nobody answers", "it's too long", "it looks too junior", "it looks dated"],
    said: "\\b(?:isn'?t|not|don'?t|doesn'?t|never|can'?t|hardly) (?:\\p{L}+ ){0,2}(?:get|getting|hear|heard|stand|look|work|call\\p{L}*|invited|answer\\p{L}*|pass|fit)\\b|\\b(?:rejected|rejections?|ignored|ghosted|boring|dated|old|outdated|messy|junior|overqualified|two pages|2 pages|3 pages|one page|job hop\\p{L}*|weak|cluttered|generic|keywords|zero (?:calls|answers)|without (?:an )?(?:answer|reply|interview)|applications)\\b|\\btoo (?:long|short|plain)\\b|\\bno (?:answers?|repl|callbacks?|interviews)|\\bnobody\\b|\\bshorter\\b|\\bgap\\b|\\bats\\b",
  },
  "linkedin-goal": {
    label: "What it should bring",
    question: "What should it bring you?",
    suggestions: [
      "calls from recruiters",
      "new clients",
      "a change of field",
      "a good name in my field",
    ],
    said: "\\b(?:moving|transition\\p{L}*|switch\\p{L}*|chang\\p{L}+|going|looking) (?:in ?to|to|for)\\b|\\b(?:find|get|want|attract|reach|need|hoping|open to|switch\\p{L}*|change|move into|next) (?:\\p{L}+ ){0,3}(?:job|jobs|work|role|clients|customers|offers?|freelance|career|field|recruiters?|position|roles|data|tech|marketing)\\b|\\b(?:freelanc\\p{L}+|networking|hired|head ?hunt\\p{L}*|job seek\\p{L}*|unemployed|laid off|internships?|contacted|followers|good name|noticed)\\b|\\brecruiters?\\b|\\bclients\\b|\\bjob (?:search|hunt)|\\blooking for\\b|\\bcareer change\\b|\\bstudent\\b",
  },
  "linkedin-now": {
    label: "What I do",
    question: "What do you do, and what are you best at?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:about section|bio|intro|page|profile|summary|headline) (?:for (?:an? )?)?(?!for\\b|please\\b|help\\b|me\\b|my\\b|that\\b|someone\\b|examples?\\b)\\p{L}{4,}",
        label: "What I'm best at",
        question: "What are you best at in your work?",
      },
    ],
    said: `\\b(?:headline|summary|about(?: section)?|profile) for (?:an? )?(?!me\\b|my\\b|someone\\b)\\p{L}+ \\p{L}+|${experience}|\\b(?:im an?|years|speciali[sz]\\p{L}+|best at|good at|working (?:as|in|at)|work (?:as|in|at))\\b|\\bi(?:['’]?m| am) an?\\b|\\bas an? \\p{L}+|\\bfor (?:a|an) \\p{L}+`,
  },
  "linkedin-proof": {
    label: "A result of mine",
    question: "One result you're proud of, with a number?",
    suggestions: [],
    said: "\\bi (?:cut|reduced|doubled|tripled|won|managed|trained|sold|launched|ran|made|opened|wrote|raised|improved|founded|helped)\\b|\\b(?:cut|reduced|doubled|tripled|saved|grew|increased|won|raised|led|trained|built|managed|launched) (?:\\p{L}+ ){0,4}(?:\\d|team|costs?|sales|revenue|award|by)|\\b\\d+ (?:people|clients|projects|stores|million|employees|users|countries)\\b|[$€£]\\s?\\d|\\d+ ?%|\\bi (?:led|built|grew|increased|saved)\\b",
  },
  "interview-job": {
    label: "The job",
    question: "Which job is it, and at what kind of company?",
    suggestions: [],
    cases: [
      {
        when: "\\binterview (?:with|at) (?!(?:a|an|my|the|me|this|home)\\b)\\p{L}+",
        question: "Which job is it?",
        suggestions: [],
      },
    ],
    said: `\\b${job}\\b(?<!jobs?)|\\b(?:for|as|at) (?:(?:a|an|the|my|our) )?(?!(?:a|an|the|my|our|job|interview|me|it|this|tomorrow|next|work|end|start)\\b)\\p{L}+|\\bjob (?:as|at)\\b|\\b(?:developer|engineer|nurse|teacher|manager|analyst|sales|marketing|retail|receptionist|assistant|designer|barista|server|cashier|java|python|sql|react|behaviou?ral)\\b`,
  },
  "interview-background": {
    label: "My background",
    question: "What have you done so far that fits the job?",
    suggestions: [
      "the same job for years",
      "something similar",
      "studies only",
      "nothing in this field",
    ],
    cases: [
      {
        when: "\\b(?:uni|university|college|school|course|medicine|masters?|phd|scholarship|residency|place)\\b",
        question: "What have you done so far that fits it?",
        suggestions: [],
      },
      {
        of: ["career.interview-answer"],
        when: "\\b(?:fired|sacked|let go|laid off|redundan\\p{L}+|why i left|i left)\\b",
        label: "What happened",
        question: "What happened, as far as you'd say it?",
        suggestions: [],
      },
    ],
    said: `${experience}|\\bno (?:formal )?(?:qualification|degree|training|experience)\\b|\\b(?:currently|previously|graduated?|student|career changer|came from|background)\\b|\\bi (?:have(?! an?\\b| my)|worked|work|was|studied|am)\\b|\\byears?\\b|\\bno experience\\b|\\bfresh(?:er|man| graduate)\\b`,
  },
  "interview-side": {
    label: "My side",
    question: "Are you applying or hiring?",
    suggestions: ["I'm applying", "I'm hiring"],
    said: "\\b(?:hiring|hire|recruit\\p{L}+|apply\\p{L}*|applicant|interviewer|interviewing (?:someone|people|for|at)|my interview|my first|i'?m (?:nervous|going|invited)|got (?:an? |invited)|they (?:will|might)|will they|tomorrow)\\b|\\bas (?:the|a) (?:manager|interviewer|boss)\\b|\\bi have an? \\b|\\bcandidates?\\b|\\bi(?:'?m| am) (?:applying|hiring|interviewing)\\b|\\bprepar|\\bto ask\\b|\\banswers?\\b",
  },
  "interview-level": {
    label: "Level",
    question: "How much experience does the job ask for?",
    suggestions: ["none, it's a first job", "some years", "a senior job", "leading a team"],
    said: "\\b(?:first (?:job|role)|graduates?|trainees?|apprentice\\p{L}*|part[- ]time|\\d+\\+? years|mid[- ]level|team lead(?:er)?|head of|chief|students?|teens?|career changer|no experience|topics?|about|principal|staff)\\b|\\b(?:junior|senior|entry[- ]level|beginners?|freshers?|experienced|lead|manager|intern(?:ship)?|director|basic|advanced)\\b|\\bquestions? to ask\\b",
  },
  "interview-worry": {
    label: "What worries me most",
    question: "What worries you most about it?",
    suggestions: ["hard questions", "talking about pay", "a gap in my past", "my nerves"],
    cases: [
      {
        when: "\\b(?:uni|university|college|school|course|medicine|masters?|phd|scholarship|residency|place)\\b",
        suggestions: ["hard questions", "my grades", "my nerves"],
      },
    ],
    said: "\\b(?:anxious|panick?\\p{L}*|blank|fear|scare\\p{L}*|stress\\p{L}*|shy|english|accent|fired|hate|struggle|bad at|worst|not (?:good|sure|confident)|freeze|mumble|tricky|hard questions|don'?t know (?:what|how)|dont know (?:what|how)|no experience|too (?:old|young)|stutter|sweat|trouble)\\b|\\bnervous\\b|\\bworr|\\bafraid\\b|\\bscared\\b|\\bsalary\\b|\\bgap\\b|\\btechnical\\b|\\bweakness|\\bterrif\\p{L}+|\\bpanic",
  },
  "salary-figures": {
    label: "Pay now, pay I want",
    question: "What are you paid now, and what do you want?",
    suggestions: [],
    cases: [
      {
        when: "^(?!.*\\b(?:raise|pay|salary|money|rise)\\b).*\\bpromotion\\b",
        label: "Position now and wanted",
        question: "What is your position now, and which do you want?",
        suggestions: [],
      },
    ],
    said: `${amount}|\\b\\d{2,3}(?:k| ?000)\\b|\\b(?:i )?(?:make|earn|get|getting|paid|offered|wanted|want|ask for|asking for) (?:about |around |only )?\\d|\\bminimum wage\\b|\\b\\d{4,6}\\b|[$€£]\\s?\\d|\\b\\d+ ?(?:k|%|percent|thousand|dollars|euros|pounds)\\b|\\b\\d{2,3},\\d{3}\\b`,
  },
  "salary-case": {
    label: "My best argument",
    question: "What is your best argument?",
    suggestions: [
      "a result I can show",
      "another offer",
      "others here earn more",
      "more work than before",
    ],
    said: `${reason}|${since}|\\b(?:results?|responsib\\p{L}+|experience|years|raised|grew|saved|trained|cover(?:ed|ing)?|doing (?:the|two)|two (?:jobs|people)|colleagues? (?:earn|get|make)|others? (?:earn|get|make)|new (?:colleague|hire)\\p{L}*|more (?:work|tasks|hours)|took (?:on|over)|workload|overtime|inflation|no raise|haven'?t had|never (?:had|got)|top|best|degree|certif\\p{L}+|want(?:ed)? me|another (?:company|job|offer)|team lead|sales)\\b|\\bbecause\\b|\\bother offer\\b|\\banother offer\\b|\\bmarket\\b|\\bunderpaid\\b|\\bpromot|\\bextra (?:work|duties)\\b|\\bcompeting\\b`,
  },
  "salary-way": {
    label: "How I will ask",
    question: "How will you ask?",
    suggestions: ["in a talk with my boss", "by e-mail", "on the phone with HR"],
    said: "\\b(?:call|face to face|talk|1:1|one[- ]on[- ]one|sit[- ]down|with my (?:boss|manager)|appraisal|writing|write|in (?:a|my|the) (?:meeting|review|interview|chat)|slack|teams|zoom|video|tomorrow|on (?:monday|tuesday|wednesday|thursday|friday)|by (?:monday|tuesday|wednesday|thursday|friday)|recruiter|hr)\\b|\\be-?mail\\b|\\bletter\\b|\\bphone\\b|\\bmeeting\\b|\\bin person\\b|\\bmessage\\b|\\breview\\b|\\bon (?:the|an|my) (?:application|form)\\b|\\b(?:application|online) form\\b|\\bwhat (?:do|should) i put\\b",
  },
  "change-now": {
    label: "What I do now",
    question: "What do you do now, and since when?",
    suggestions: [],
    said: `${experience}|${since}|\\b(?:out of|leav(?:e|ing)|quit(?:ting)?|from|in|currently|now|been|being) (?:an? |as |my )?(?:\\p{L}+ )?(?:teaching|nursing|sales|law|accounting|retail|tech|it|hospitality|finance|marketing|banking|construction|the army|military|journalism|${job})\\b|\\b(?:teacher|nurse|lawyer|accountant|engineer|chef|driver|soldier|banker|waitress|waiter|hairdresser|stay[- ]at[- ]home)\\b(?! jobs)|\\b${number} years\\b|\\bi(?:['’]?m| am) (?:a|an|\\d|in|working)\\b|\\bi (?:work|have worked|worked)\\b|\\bfrom \\p{L}+ to\\b|\\bas an? \\p{L}+|\\bat \\d\\d\\b`,
  },
  "change-want": {
    label: "What should be different",
    question: "What should be different from now?",
    suggestions: ["better pay", "less stress", "work from home", "work that means something"],
    cases: [
      {
        when: "^(?:what (?:jobs?|careers?|work|profession)|(?:help me )?(?:find|choose|pick))\\b|\\bcareer (?:ideas|paths?|suggestions)\\b",
        label: "Matters most at work",
        question: "What matters most to you in a job?",
        suggestions: ["good pay", "little stress", "work from home", "work that means something"],
      },
    ],
    said: "\\b(?:i )?(?:want|need|like|love|looking for|would like) (?:to (?!change|switch|quit|leave|do something else)|more |less |out\\b|better|no |fewer|something|nothing|regular|work |time|my )|\\b(?:tired|sick) of\\b|\\b(?:better (?:paid|hours)|pays? (?:more|better|well)|less (?:\\p{L}+)|fewer|more (?:time|money|free|flexib\\p{L}+)|flexib\\p{L}+|creative|outdoors|with (?:people|animals|my hands|kids)|hours|boring|purpose|calm\\p{L}*|weekends|evenings|unhappy|miserable|helps? people|toxic|exhaust\\p{L}+|become an?)\\b|\\bbetter pay\\b|\\bstress|\\bremote\\b|\\bfrom home\\b|\\bmeaning|\\bmore money\\b|\\bburn(?:ed|t)?[- ]?out\\b|\\bbored\\b|\\bhate\\b|\\bto \\p{L}+ing\\b|\\binto \\p{L}+|\\bbecome\\b",
  },
  "change-limits": {
    label: "Limits",
    question: "What limits you: money, time, place, papers?",
    suggestions: [
      "I need pay from day one",
      "evenings only for study",
      "I can't move",
      "no degree",
    ],
    said: `${amount}|\\b(?:cannot|cant|won'?t|kids|children|family|mortgage|rent|bills|disab\\p{L}+|health|bad (?:back|knee)s?|time|too old|retrain|pay cut|degree|full[- ]time job|evenings?|weekends|visa|stay (?:in|here)|move|only|at least|must|need (?:the )?(?:money|income|pay)|single (?:mom|mum|dad|parent)|limit\\p{L}*|savings)\\b|\\bwithout\\b|\\bno (?:degree|money|experience)\\b|\\bcan['’]?t\\b|\\bpart[- ]time\\b`,
  },
  "become-have": {
    label: "What I have so far",
    question: "Which schooling or experience do you have so far?",
    suggestions: [
      "still in school",
      "a degree in another field",
      "years in another job",
      "some courses",
    ],
    said: `${experience}|\\b(?:im|years? old|finished|finish|left school|degree|diploma|a-?levels|gcses?|bachelor'?s?|master'?s?|currently|working as|work as|years (?:as|in|of)|background|self-?taught|dropout|high school|student|year old|no (?:school|qualif\\p{L}+|idea)|changing from|from \\p{L}+ to|career change)\\b|\\bi (?:have|am|work|studied)\\b|\\bi['’]?m\\b|\\bwithout\\b|\\bno (?:degree|experience)\\b|\\bafter (?:high school|12th|college)\\b|\\bat \\d\\d\\b`,
  },
  "become-means": {
    label: "Time and money",
    question: "How much time and money can you put in?",
    suggestions: ["evenings, little money", "full time for a year", "a full degree is fine"],
    said: `${amount}|${lasting}|\\b(?:full[- ]time|evenings?|weekends|night school|while working|can'?t (?:afford|quit|stop)|cant afford|savings|scholarship|loan|no money|online|apprenticeship|kids|next to my job|alongside|hours)\\b|\\b\\d+ (?:months?|years?)\\b|\\bfree\\b|\\bpart[- ]time\\b|\\bfast\\b|\\bquickly\\b`,
  },
  "quit-why": {
    label: "What bothers me",
    question: "What bothers you most about your job?",
    suggestions: ["the pay", "the boss or the team", "hours or stress", "nothing, I want more"],
    said: `${reason}|${more}|\\b(?:underpaid|overwork\\p{L}*|burn\\p{L}*[- ]?out|bored|boring|exhaust\\p{L}+|bull\\p{L}+|boss|commut\\p{L}+|hours|raise|promot\\p{L}+|miserable|unhappy|colleagues|love the|good pay|better pay|salary|manager|remote|benefits|pension|security|safe|pregnan\\p{L}+|dread|cry\\p{L}*|depress\\p{L}+|anxi\\p{L}+|sick)\\b|\\bbecause\\b|\\bbut\\b|\\bpays?\\b|\\bstress|\\bhate\\b|\\btoxic\\b`,
  },
  "quit-money": {
    label: "Money without the job",
    question: "How long could you live without this pay?",
    suggestions: ["not a month", "about three months", "half a year or more"],
    said: `${amount}|\\b(?:for|about|last|lasts|least) ${number} (?:weeks?|months?|years?)\\b|\\b(?:saved|emergency fund|unemployment|wife (?:works|earns)|husband (?:works|earns)|partner (?:works|earns|pays)|parents (?:help|support|pay)|live with|rent|mortgage|debts?|no money|broke|paycheck|redundancy|severance|payout|afford|bills)\\b|\\bsavings?\\b|\\b\\d+ months\\b|\\bwithout (?:another|a) job\\b|\\boffer\\b`,
  },
  "quit-next": {
    label: "What would come next",
    question: "What would you do instead?",
    suggestions: ["a firm offer elsewhere", "look for something new", "study", "rest for a while"],
    said: "\\b(?:would|could|want to|plan to|going to|thinking of|then|instead) (?:\\p{L}+ )?(?:study|travel|start|freelance|rest|look|work|become|go|be|open|teach|take|move|join|do)\\b|\\b(?:offered|other (?:job|company)|competitor|start-?up|freelanc\\p{L}+|self-?employed|sabbatical|time off|degree|nothing lined up|no plan|lined up|retrain\\p{L}*|gap year|stay home|baby)\\b|\\boffer\\b|\\banother job\\b|\\bnew job\\b|\\bto (?:study|travel|start|become|freelance)\\b|\\bbusiness\\b|\\b(?:back to )?school\\b|\\b(?:change|switch) jobs\\b",
  },
  "fired-written": {
    label: "In writing",
    question: "What have they given or told you in writing?",
    suggestions: ["nothing yet", "a notice letter", "papers to sign", "an e-mail"],
    said: "\\b(?:text|in writing|written|papers?|documents?|agreement|termination|verbal\\p{L}*|by (?:phone|mail)|over the phone|on the phone|on (?:zoom|teams)|paperwork|told me|just (?:said|told)|called me|signed|nothing (?:yet|in)|dismissal|redundancy|effective)\\b|\\b(?:e-?mail|letter|contract|sign|severance|notice)\\b|\\bif (?:i|you) (?:get|am|are|was|were)\\b",
  },
  "search-kind": {
    label: "Work I look for",
    question: "What kind of work, and where?",
    suggestions: [],
    cases: [
      {
        when: "\\bnear\\b",
        question: "What kind of work, and how many hours?",
      },
    ],
    said: `\\b(?:work|jobs?|position|role) (?:as|in|at|for) (?!me\\b|my\\b|all\\b)\\p{L}+|\\b(?:night shift|graduate|warehouse|office|retail|kitchen|care|cleaning|delivery|coding|junior|senior|teaching|nursing|accounting|design|marketing|sales|it|hr|admin)\\b.{0,40}\\b(?:job|jobs|work|hours|role|in|near)\\b|\\b(?:an?|as) ${job}\\b(?<!jobs?)|\\bhours (?:a|per) week\\b|\\bas an? \\p{L}+|\\bin (?:tech|marketing|sales|it|finance|retail|healthcare|\\p{L}+ing)\\b`,
  },
  "search-have": {
    label: "What I bring",
    question: "Which experience or skills do you bring?",
    suggestions: [],
    said: `${experience}|\\b(?:im an?|i'?m an?|speak|fluent|years (?:as|in|of)|licen[cs]e|qualif\\p{L}+|diploma|bachelor'?s?|master'?s?|no (?:degree|experience|papers|qualif\\p{L}+)|visa|immigrant|refugee|after \\d+ years|worked|retired|\\d+ years|veteran|trained|background)\\b|\\bi have\\b|\\bdegree\\b|\\bexperience\\b|\\bstudent\\b|\\bteen(?:ager)?\\b|\\byears? old\\b|\\bgraduate\\b`,
  },
  "search-so-far": {
    label: "Tried so far",
    question: "What have you tried so far?",
    suggestions: [
      "nothing yet",
      "only looked at ads",
      "applied but got no replies",
      "interviews but no offer",
    ],
    said: `${tried}|${lasting}|\\b(?:sent|applying|applied|linkedin|indeed|agency|no (?:answers?|repl\\p{L}+|response|luck|callbacks?|offers?)|ghosted|haven'?t|havent|keep getting|never (?:hear|get)|nobody|only got|\\d+ (?:applications|jobs|companies|cvs|resumes))\\b|\\btried\\b|\\bapplied\\b|\\balready\\b|\\bapplications\\b|\\brejected\\b|\\binterviews\\b`,
  },
  "review-role": {
    label: "My role and goals",
    question: "What is your role, and what was expected of you?",
    suggestions: [],
    said: "\\b(?:im an?|i work (?:as|in)|my (?:role|job|goals?|targets?) (?:is|was|are|were)|expected|was supposed|(?:team ?lead|manager|analyst|engineer|developer|nurse|teacher|assistant|designer|receptionist|accountant|coordinator|specialist|consultant|technician|support agent|sales rep) (?:at|in|for|here|on|since|with)|goals? (?:was|were)|target)\\b|\\bas (?:the|an?|our) \\p{L}+|\\bas an? \\p{L}+|\\bi(?:['’]?m| am) an?\\b",
  },
  "review-wins": {
    label: "My results",
    question: "Two or three results, with numbers if you have any?",
    suggestions: [],
    said: "\\b(?:and |also |i )?(?:cut|reduced|doubled|closed|wrote|organi[sz]ed|improved|won|hit|exceeded|sold|shipped|delivered|managed|onboarded|introduced|created|fixed|helped|took over|ran|handled|hired|completed|solved|brought|mentored|reached|trained|launched|led|finished|built|saved) (?:\\p{L}+ ){0,3}(?:\\d|the|a|an|two|three|our|all|new|my|it)|\\b\\d+ (?:tickets|projects|clients|customers|sales|deals|people|calls|patients|new)\\b|\\d+ ?%|\\bi (?:led|built|grew|increased|saved|finished|trained|launched)\\b|\\n",
  },
  "review-weak": {
    label: "What went badly",
    question: "What went badly, and what did you change?",
    suggestions: [],
    said: "\\b(?:late|slow\\p{L}*|struggled|mistakes?|failed|fail|didn'?t (?:finish|reach|make|do|get)|didnt|behind|too (?:much|many|long|slow|quiet)|should have|could have|deadline\\p{L}*|sick|conflict|bad at|not (?:good|great|so good)|worse|lost|learn(?:ed|t)|trouble|problem|delegat\\p{L}+|overslept|forgot|deadlines?)\\b|\\bweakness|\\bimprov|\\bwent (?:badly|wrong)\\b|\\bmissed\\b",
  },
  "appraisal-who": {
    label: "Their performance",
    question: "How well do they do their job?",
    suggestions: ["very good", "good, with one problem", "not good enough"],
    said: `${about}|\\b(?:very|not) (?:good|well|reliable|reliably)|\\b(?:reliable|solid|best|weakest|new|outstanding|late|always|works? hard)\\b|\\b(?:excellent|great|poor|struggling|under-?performing|good|weak|average|top)\\b`,
  },
  "appraisal-facts": {
    label: "What they did",
    question: "Which two or three things they did should be in it?",
    suggestions: [],
    said: `${about}|${more}|\\b(?:led|built|trained|sold|saved|missed|late|introduced|organi[sz]ed|closed|reorgani[sz]ed|handled|covered|took over|always|never|customers love|complaints?)\\b|\\bbecause\\b|\\n|\\bwho (?:led|built|is|has|always|never)\\b|\\bwho (?:\\p{L}+ )?\\p{L}{3,}s\\b`,
  },
  "appraisal-change": {
    label: "What should change",
    question: "What should they do differently from now on?",
    suggestions: [
      "keep deadlines",
      "work more with the team",
      "take on more",
      "nothing, keep going",
    ],
    said: "\\b(?:must|has to|have to|want (?:her|him|them) to|could (?:be|do|speak|take)|next year|work on|less|more (?:responsib\\p{L}+|\\p{L}+)|start|stop|learn|speak up|punctual\\p{L}*|deadlines|on time|delegate|too (?:quiet|slow|fast|much|shy|strict)|struggles? with|nothing to|keep going|but (?:he|she|they|often|too|is|sometimes))\\b|\\bimprove|\\bneeds? to\\b|\\bshould\\b|\\bgoals?\\b|\\b(?:late|misses|missing|forgets|ignores|interrupts|complains)\\b",
  },
  "jd-job": {
    label: "The job",
    question: "Which job is it, and how many hours?",
    suggestions: [],
    cases: [
      {
        when: "\\bfor (?:an? )?(?:[\\p{L}-]+ ){0,3}?(?:bar ?maids?|bar ?staff|bartenders?|wait(?:er|ress|ing staff|ers)|chefs?|cooks?|cleaners?|drivers?|nann(?:y|ies)|carers?|nurses?|assistants?|apprentices?|trainees?|volunteers?|baby ?sitters?|receptionists?|secretar(?:y|ies)|groom|stable hand|farm ?hands?|gardeners?|tutors?|teachers?|builders?|carpenters?|mechanics?|hairdressers?|barbers?|treasurer|organist|singers?|drummer|bass player|players?|helpers?|pickers?|staff|au pair|manager|engineer|developer)",
        label: "Place and hours",
        question: "Where is it, and how many hours?",
      },
      {
        when: "\\b(?:ad|advert|advertisement|description|posting|listing|post) (?:for (?:an? )?)?(?!(?:for|of|my|our|the|me|work|help|free|please|template|that|which|with)\\b)\\p{L}{3,}",
        label: "Place and hours",
        question: "Where is it, and how many hours?",
      },
    ],
    said: `${lasting}|\\b(?:on-?site|hybrid|hours|weekends|evenings|night shifts?|shifts?|mini ?job|freelance|\\d+%|days a week|small (?:office|firm|cafe|shop|team|clinic|restaurant)|near|downtown|from home|seasonal|temporary|permanent|based)\\b|\\b(?:part|full)[- ]?time\\b|\\bremote\\b|\\bin (?!my|our|the|a )\\p{L}+`,
  },
  "jd-tasks": {
    label: "Most of the week",
    question: "What will they do most of the week?",
    suggestions: [],
    said: "\\b(?:will|should|has to|have to|must|needs? to|to) (?:\\p{L}+ly )?(?:do|handle|manage|run|answer|serve|cook|clean|write|build|drive|teach|help|take|look|process|prepare|open|sell|order|plan|lead|support|design|repair|deliver|pay|work|call|deal|keep|make|check|greet|post|care)\\b|\\b(?:mostly|mainly|invoices|payroll|phones?|customers|orders|taking|answering|handling|managing|cleaning|cooking|serving|driving|cutting|doing|looks? after|day[- ]to[- ]day)\\b|\\bwho (?:will|can|does)\\b|\\bdut(?:y|ies)\\b|\\bresponsib|\\btasks?\\b",
  },
  "jd-musts": {
    label: "Musts and pay",
    question: "What must they bring, and what do you pay?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:volunteers?|drummer|bass player|singers?|players?|organist|treasurer)\\b",
        label: "What they must bring",
        question: "What must they bring, or be able to do?",
      },
    ],
    said: `${amount}|\\b(?:pays?|paid|an hour|per hour|hourly|wage|degree|licen[cs]e|certif\\p{L}+|years|needs? (?:to|a|an)|fluent|speaks?|english|qualif\\p{L}+|own car|skills?|know(?:s|ledge)?|able to|no experience|benefits|tips|minimum|friendly|reliable)\\b|[$€£]\\s?\\d|\\bsalary\\b|\\bexperience\\b|\\brequire|\\bmust\\b`,
  },
} as const satisfies Readonly<Record<string, Need>>;
