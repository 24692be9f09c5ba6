import type { Need } from "../ask.ts";
import { amount, date, lasting, number, reason, since, tried, weekday } from "./common.ts";

const often =
  "\\b\\d+ ?(?:x|times|days?)(?: a| per|\\/)? ?(?:week|day)\\b|\\b\\d+[- ]?(?:min(?:ute)?s?|hours?)\\b|\\b(?:\\d+|three|four|five|six)[- ]days?\\b|\\bevery ?day\\b|\\bdaily\\b|\\btwice\\b|\\bonce a\\b";
const gear =
  "\\b(?:at home|home|gym|dumbbells?|barbell|bodyweight|no equipment|without equipment|kettlebells?|bands?|machines?|pool|park|outdoors|treadmill|bike|desk|yoga|swimming|pilates|office|hotel)\\b";
const body =
  "\\b\\d+ ?(?:kg|lbs?|pounds|cm|kilos?|stone|years?|yo|y\\/o)\\b|year[- ]?old|\\bi(?:'m| am) \\d+|\\b\\d'\\d";

/** What training, sleep, habits and complaints turn on. */
export const healthNeeds = {
  "sign-since": {
    label: "When it began",
    question: "When did it begin?",
    suggestions: ["today", "a few days ago", "some weeks ago", "months ago"],
    said: "\\b(?:since|for (?:a|\\d+|two|three|some|the)|\\d+ (?:days?|weeks?|months?)|after (?:covid|the|my|birth)|always)\\b",
  },
  "sign-also": {
    label: "What else there is",
    question: "What else is there: fever, pain, other changes?",
    suggestions: ["nothing else", "fever", "some pain", "very tired"],
    cases: [
      {
        when: "(?:^|\\bmy )period\\b",
        question: "What else is there?",
        suggestions: ["nothing else", "some pain", "stress lately", "my weight changed"],
      },
    ],
    said: "\\b(?:fever|pain|tired|no other|nothing else|vomit\\p{L}*|test (?:is )?negative|bleed\\p{L}*)\\b",
  },
  "sign-who": {
    label: "Who it is about",
    question: "Who is it: age, any illness or medicine?",
    suggestions: ["a healthy adult", "over 60", "a baby under 1", "takes medicines"],
    cases: [
      {
        when: "(?:^|\\bmy )period\\b",
        label: "Pregnancy",
        question: "Could you be pregnant?",
        suggestions: ["no chance", "possible, no test yet", "the test is negative"],
      },
      {
        when: "\\b(?:son|daughter|child|toddler|baby|kid)\\b",
        label: "Child's age",
        question: "How old is the child?",
        suggestions: ["under 1", "1 to 5", "school age", "a teenager"],
      },
    ],
    said: "\\b(?:\\d+ ?(?:months?|years?|weeks?|yo)|i'?m \\d\\d|pregnan\\p{L}+|diabet\\p{L}+|pill|contracepti\\p{L}+)\\b",
  },
  "snore-signs": {
    label: "Pauses in breathing",
    question: "Does the breathing ever stop at night?",
    suggestions: ["never", "now and then", "often", "nobody can tell"],
    said: "\\b(?:apn(?:o)?ea|gasp\\p{L}*|chok\\p{L}*|stops breathing|pauses)\\b",
  },
  "snore-when": {
    label: "When worse",
    question: "When is it worse?",
    suggestions: ["on the back", "after alcohol", "with a cold", "every night the same"],
    said: "\\b(?:on (?:his|her|my) back|alcohol|beer|wine|overweight|weight|allerg\\p{L}+|blocked nose|pregnan\\p{L}+)\\b",
  },
  "snore-tried": {
    label: "What was tried",
    question: "What was tried, and did it help?",
    suggestions: ["nothing yet", "nose strips, no help", "sleeping on the side", "earplugs only"],
    said: "\\bwithout (?:a |an |any )?\\p{L}+|\\b(?:tried|strips?|mouth ?guard|spray|cpap|pillow|ear ?plugs)\\b",
  },
  "race-when": {
    label: "Race",
    question: "When is it?",
    suggestions: ["in 8 weeks", "in 12 weeks", "no date yet"],
    said: `\\b(?:in|this|next|by) (?:the |early |late )?(?:spring|summer|autumn|fall|winter)\\b|\\b(?:couch to|c2)\\s?\\d+k?\\b|\\bc25k\\b|^(?!.*\\b(?:race|marathon|\\d+ ?k(?:m)?|half|triathlon|ironman|ultra|event|hyrox|spartan|ride|swim\\p{L}*|walk|climb|trek|hike)\\b)|${date}|\\b(?:no date|sub[- ]?\\d|better time|pb|personal best|just (?:want to )?(?:finish|get round)|finish it|to finish|faster|beat my)\\b|\\bin (?:about )?${number} (?:weeks?|months?)\\b|\\b(?:want|aim|goal|target)\\p{L}* .{0,20}\\d|\\b\\d+[- ]?(?:weeks?|months?)\\b|\\bin (?:january|february|march|april|may|june|july|august|september|october|november|december)\\b|\\bsub[- ]?\\d|\\bunder \\d`,
  },
  "race-now": {
    label: "Where I stand",
    question: "How far can you go now?",
    suggestions: ["not at all yet", "5 km", "10 km"],
    cases: [
      {
        when: "\\bfor (?:my|our) (?:[\\p{L}\\d-]+ ){0,3}?(?:sons?|daughters?|kids?|child(?:ren)?|toddler|teen\\p{L}*|husband|wife|partner|mum|mom|dad|mother|father|parents|gran\\p{L}*|brother|sister|boyfriend|girlfriend|friend)\\b",
        label: "How far they get",
        question: "How far can they go now?",
      },
      {
        when: "\\b(?:walk|trek|hike|mountain|climb|moonwalk)\\b",
        suggestions: ["not far at all", "5 km, now and then", "10 km, every week"],
      },
      {
        when: "\\b(?:swim|triathlon)\\b",
        suggestions: ["a few lengths", "1 km, once a week", "2 km, twice a week"],
      },
      {
        when: "\\b(?:bike|ride|cycl\\p{L}+)\\b",
        suggestions: ["10 km, now and then", "30 km, weekly", "60 km, weekly"],
      },
    ],
    said: "\\b(?:i'?m|im|i've|ive|i) (?:\\p{L}+ )?(?:run|running|ran|jogging|jog|walk|can|do|doing|did|cycle|swim|training|unfit|out of shape|overweight)\\b|\\b(?:right now|at the moment|so far|currently|used to|new to|haven'?t|havent|longest|my (?:best|pace|5k|10k|last)|pb|not (?:very )?fit|unfit|from (?:zero|scratch)|\\d+ ?k in|per week|a week)\\b|\\bi (?:can|run|already|currently|jog|have run)\\b|\\bbeginners?\\b|\\bintermediate\\b|\\badvanced\\b|\\bfirst\\b|\\bcouch\\b|\\bnever\\b",
  },
  "race-days": {
    label: "Training days",
    question: "How often can you train?",
    suggestions: ["twice a week", "3 times a week", "4 times a week"],
    cases: [
      {
        when: "\\bfor (?:my|our) (?:[\\p{L}\\d-]+ ){0,3}?(?:sons?|daughters?|kids?|child(?:ren)?|toddler|teen\\p{L}*|husband|wife|partner|mum|mom|dad|mother|father|parents|gran\\p{L}*|brother|sister|boyfriend|girlfriend|friend)\\b",
        question: "How often can they train?",
      },
    ],
    said: `\\b\\d+ (?:runs|sessions|rides|swims|workouts)\\b|\\b(?:knees?|shin\\p{L}*|ankles?|achilles|hips?|back|plantar|weekends?|evenings?|mornings?|weekdays?|lunch|rest days?|\\d ?x|free (?:on|days?))\\b|${often}|\\binjur\\p{L}+|\\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\\b`,
  },
  "stretch-why": {
    label: "What it is for",
    question: "What is it for?",
    suggestions: [
      "stiff from sitting",
      "pain for a few weeks",
      "before or after sport",
      "to become more flexible",
    ],
    said: `\\b(?:replacement|operation|fracture)\\b|${since}|\\b(?:sore|hurts?|ache\\p{L}*|tight\\p{L}*|tense|hunch\\p{L}*|herniat\\p{L}+|slipped|injur\\p{L}+|surgery|tension|headaches?|cramp\\p{L}*|sprain\\p{L}*|computer|driving|football|soccer|tennis|golf|dancing|yoga|gardening|lifting|sleep\\p{L}*|pregnan\\p{L}+|touch my toes|runner\\p{L}*|arthritis)\\b|\\bpain\\b|\\b(?:before|after|for) (?:a |my )?(?:run\\p{L}*|sport|workout|sitting|climbing|cycling|splits)\\b|\\bsitting\\b|\\bdesk\\b|\\bposture\\b|\\bflexib\\p{L}+|\\bsplits\\b|\\bstiff\\p{L}*|\\bsciatica\\b`,
  },
  "stretch-where": {
    label: "Where",
    question: "Where will you do it?",
    suggestions: ["at home", "at my desk", "at the gym", "in bed"],
    said: `${lasting}|\\b(?:floor|bed|sofa|couch|at home|at work|gym|mat|standing|seated|evenings?|before bed|lunch|break|breaks|pool|car|plane)\\b|${often}|\\b(?:desk|office|in bed|chair|morning)\\b`,
  },
  "pain-history": {
    label: "About me",
    question: "How old are you, and any illness or old injury?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:replacement|operation|fracture)\\b",
        label: "When, and my age",
        question: "How long ago was it, and how old are you?",
        suggestions: [],
      },
      {
        when: "\\bfor (?:my|our) (?:[\\p{L}\\d-]+ ){0,3}?(?:sons?|daughters?|kids?|child(?:ren)?|toddler|teen\\p{L}*|husband|wife|partner|mum|mom|dad|mother|father|parents|gran\\p{L}*|brother|sister|boyfriend|girlfriend|friend)\\b",
        label: "Their age and health",
        question: "How old are they, and any illness or old injury?",
        suggestions: [],
      },
      {
        when: "\\b(?:cough|throat|fever|flu|cold|heads?|headaches?|migraines?|eyes?|ears?|nose|tooth|teeth|toothache|gums?|stomach|belly|tummy|heartburn|reflux|bloat\\p{L}*|constipation|diarrhea|nausea|rash|hives|skin|dizz\\p{L}*|palpitations|hiccups|hangover|cut|bite|sting|wound|burn|mole|lump|wart|stye|uti|allerg\\p{L}+|congestion|tongue|mouth)\\b",
        question: "How old are you, and any illness or medicine?",
        suggestions: [],
      },
    ],
    said: `\\b(?:i'?m|im|aged?|he is|she is|he's|she's|hes|shes|is|turned|turning) \\d{2}\\b|, \\d{2}[,. ]|^\\d{2}\\b|\\b\\d{2} ?(?:m|f|male|female|y)\\b|\\b(?:healthy|otherwise|no (?:other )?(?:illness\\p{L}*|medicines?|medication|meds|conditions?|injur\\p{L}+|history)|blood pressure|thinners?|asthma|arthritis|osteo\\p{L}+|migraines?|pills?|tablets?|medication|medicines?|on the pill|herniated|slipped|operation|operated|accident|broke|sprained|elderly|retired|in my \\d0s|teenager|runner|new (?:shoes|glasses)|nothing else wrong|fit)\\b|${body}|\\bpregnan\\p{L}+|\\bdiabet\\p{L}+|\\binjur\\p{L}+|\\bsurgery\\b|\\bi take\\b`,
  },
  "workout-goal": {
    label: "Goal",
    question: "What do you want from it?",
    suggestions: ["get stronger", "lose weight", "build muscle", "feel better"],
    said: "\\b(?:slim\\p{L}*|lean|bulk|belly|glutes?|booty|arms|chest|back pain|posture|fit(?:ter|ness)?|stamina|energy|health(?:y|ier)?|cardio|rehab|new to|never (?:trained|worked)|out of shape|unfit|used to|train(?:ed)? for|bigger|bench|squat|pull[- ]?ups?|push[- ]?ups?|marathon|football|soccer|basketball|climbing|skiing|tennis|volleyball|mobility|feel better|year[- ]?old|pregnan\\p{L}+|postpartum|mums?|moms?)\\b(?! (?:plan|routine|workout|day))|\\b(?:lose|gain|build|burn\\p{L}*|weight|muscles?|strength|stronger|toned?|fat|flexib\\p{L}+|endurance|hypertrophy|beginners?|intermediate|advanced|abs|seniors)\\b",
  },
  "workout-gear": {
    label: "Where I train",
    question: "Where do you train?",
    suggestions: ["at home, without equipment", "at home, with dumbbells", "in a gym", "outdoors"],
    cases: [
      {
        when: "\\bfor (?:my|our) (?:[\\p{L}\\d-]+ ){0,3}?(?:sons?|daughters?|kids?|child(?:ren)?|toddler|teen\\p{L}*|husband|wife|partner|mum|mom|dad|mother|father|parents|gran\\p{L}*|brother|sister|boyfriend|girlfriend|friend)\\b",
        label: "Where they train",
        question: "Where will they train?",
      },
      {
        when: "\\b(?:run(?:ning)?|jog(?:ging)?|walk(?:ing)?|half marathon|5k|10k)\\b",
        label: "Where I will do it",
        question: "Where will you do it?",
        suggestions: ["on roads", "in a park or woods", "on a treadmill", "on steep hills"],
      },
      {
        when: "\\b(?:cycl\\p{L}+|bike|biking)\\b",
        label: "My bike",
        question: "Which bike do you have?",
        suggestions: [
          "a road bike",
          "a mountain bike",
          "an everyday bike",
          "an exercise bike at home",
        ],
      },

      {
        when: "\\b(?:truck|cab|lorry|car|van|hotel|office|desk|plane|train|boat|ship|dorm|prison|cell|balcony|tent|caravan|bed|chair|wheelchair)\\b",
        label: "What I can use",
        question: "What can you use there?",
        suggestions: ["nothing at all", "a chair or a wall", "a resistance band", "two dumbbells"],
      },
    ],
    said: `\\b(?:living room|garage|garden|flat|apartment|dumbells?|weights|rack|bench|pull[- ]?up bar|rings|mat|rower|rowing|elliptical|trx|medicine ball|jump rope|skipping rope|resistance|cables?|smith|stairs|no (?:gear|weights|gym)|nothing|outside|beach|crossfit|studio|planet fitness|\\d+ ?kg each)\\b|${gear}`,
  },
  "workout-time": {
    label: "How often",
    question: "How often can you train?",
    suggestions: ["twice a week", "3 times a week", "every day"],
    cases: [
      {
        when: "\\bfor (?:my|our) (?:[\\p{L}\\d-]+ ){0,3}?(?:sons?|daughters?|kids?|child(?:ren)?|toddler|teen\\p{L}*|husband|wife|partner|mum|mom|dad|mother|father|parents|gran\\p{L}*|brother|sister|boyfriend|girlfriend|friend)\\b",
        question: "How often can they train?",
      },
      {
        of: ["health.workout"],
        when: "^(?!.*\\b(?:plans?|routines?|program\\p{L}*|schedules?|splits?|regimens?)\\b)",
        label: "Time I have",
        question: "How much time do you have for it?",
        suggestions: ["15 minutes", "30 minutes", "an hour"],
      },
    ],
    said: `\\d+ ?x ?\\d+|\\bin total\\b|\\bmain set\\b|${lasting}|\\b(?:every (?:other )?(?:day|morning|evening)|weekends?|mornings?|evenings?|lunch|before work|after work|\\d ?x|times|injur\\p{L}+|(?:bad|weak|sore|dodgy|hurt) (?:knees?|back|shoulders?|hips?|wrists?)|(?:knees?|back|shoulder|hip|wrist) (?:pain|problem|hurts?|issues?)|hernia|days? (?:a|per) week)\\b|${weekday}|${often}`,
  },
  "fitter-now": {
    label: "Where I start",
    question: "How fit are you now?",
    suggestions: ["never trained", "trained years ago", "train now, no progress", "fairly fit"],
    said: `${lasting}|${date}|\\b(?:never|trained|used to|out of shape|unfit|overweight|skinny|new to|can'?t (?:do|even|run)|cant (?:do|even|run)|i (?:did|go|went|lift|run|walk|weigh|bench|squat)|i'?m|im|i've|ive|plateau\\p{L}*|stuck|no progress|train|training|body ?fat|haven'?t|havent|right now|currently|by summer|sport|doctor)\\b|${body}|\\bbeginners?\\b|\\bi (?:already|currently|can|used to|train|have been)\\b|\\bin \\d+ (?:weeks|months|days)\\b`,
  },
  "figures-body": {
    label: "Age, height, weight, sex",
    question: "What are your age, height, weight and sex?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:my|our|an?|the) (?:[\\p{L}\\d-]+ ){0,3}?(?:son|daughter|kids?|child(?:ren)?|toddler|teen\\p{L}*|husband|wife|partner|mum|mom|dad|mother|father|gran\\p{L}*|boyfriend|girlfriend)\\b",
        question: "Their age, height, weight and sex?",
        suggestions: [],
      },
      {
        when: "\\b(?:water|protein|caffeine|salt|sodium|sugar|fib(?:er|re)|sleep|steps|exercise)\\b",
        label: "My age and weight",
        question: "How old are you, and how heavy?",
        suggestions: [],
      },
    ],
    said: `\\b\\d{2,3} ?(?:kgs?|kilos?|lbs?|pounds|cm|st)\\b|\\b(?:i'?m|im|aged?|male|female|man|woman|guy|girl)\\b,? \\d{2}\\b|\\b\\d{2} ?(?:m|f|male|female|yo)\\b|\\b\\d(?:'|ft|foot|feet) ?\\d|\\b1[.,]\\d\\d ?m?\\b|\\b(?:he|she|he's|she's|is) \\d|${body}`,
  },
  "figures-activity": {
    label: "How active I am",
    question: "How active are you in a normal week?",
    suggestions: [
      "desk job, no sport",
      "on my feet all day",
      "desk job, 3 workouts a week",
      "hard training most days",
    ],
    cases: [
      {
        when: "\\b(?:my|our|an?|the) (?:[\\p{L}\\d-]+ ){0,3}?(?:son|daughter|kids?|child(?:ren)?|toddler|teen\\p{L}*|husband|wife|partner|mum|mom|dad|mother|father|gran\\p{L}*|boyfriend|girlfriend)\\b",
        label: "How active they are",
        question: "How active are they in a normal week?",
        suggestions: ["little sport", "sport twice a week", "sport most days"],
      },
    ],
    said: "\\b(?:bmi|bmr|ideal weight|caffeine|salt|sodium|sugar|sleep|heart rate|steps)\\b|\\b(?:sit|sitting|office|stand\\p{L}*|on my feet|walk\\p{L}*|steps|runs?|running|run|gym|lift\\p{L}*|sport\\p{L}*|cycl\\p{L}+|bike|swim\\p{L}*|football|yoga|nurse|waiter|waitress|warehouse|construction|builder|times a week|\\d ?x|no (?:sport|exercise)|bedridden|lazy|marathon\\p{L}*|workouts?)\\b|\\bactive\\b|\\bsedentary\\b|\\bdesk\\b|\\btrain\\p{L}*\\b|\\bwork ?out\\b|\\bgym\\b|\\bathlete\\b|\\bexercise \\d",
  },
  "figures-goal": {
    label: "Goal",
    question: "What do you want to reach with it?",
    suggestions: ["lose weight slowly", "keep my weight", "build muscle", "just stay healthy"],
    said: "\\b(?:water|bmi|bmr|tdee|ideal weight|caffeine|salt|sodium|sugar|fib(?:er|re)|heart rate|pregnan\\p{L}+)\\b|\\b(?:losing|gaining|building|maintaining|bulking|cutting|slim\\p{L}*|fat|lean|weight|stay|keep|for (?:energy|sleep|muscles?|health)|drop|get (?:down|to|lean|fit|bigger)|kilos|diet)\\b|\\b(?:lose|gain|build|maintain|muscle|weight loss|cut|bulk|deficit|maintenance|healthy)\\b",
  },
  "weight-figures": {
    label: "Weight, height, goal",
    question: "What do you weigh, how tall, and what is the goal?",
    suggestions: [],
    cases: [
      {
        when: "\\bfor (?:my|our) (?:[\\p{L}\\d-]+ ){0,3}?(?:sons?|daughters?|kids?|child(?:ren)?|toddler|teen\\p{L}*|husband|wife|partner|mum|mom|dad|mother|father|parents|gran\\p{L}*|brother|sister|boyfriend|girlfriend|friend)\\b",
        question: "What do they weigh, how tall, and what is the goal?",
      },
    ],
    said: "\\b\\d{2,3}(?:[.,]\\d)? ?(?:kgs?|kilos?|lbs?|pounds|st)\\b|\\b(?:weigh|weight is|down to|from|at|i'?m) \\d{2,3}\\b|\\b\\d(?:'|ft|foot|feet) ?\\d|\\b1[.,]\\d\\d\\b|\\bbmi\\b|\\b\\d+ ?(?:kgs?|lbs?|pounds|kilos?|stone)\\b",
  },
  "weight-now": {
    label: "A normal day",
    question: "How do you eat and move on a normal day?",
    suggestions: [],
    cases: [
      {
        when: "\\bfor (?:my|our) (?:[\\p{L}\\d-]+ ){0,3}?(?:sons?|daughters?|kids?|child(?:ren)?|toddler|teen\\p{L}*|husband|wife|partner|mum|mom|dad|mother|father|parents|gran\\p{L}*|brother|sister|boyfriend|girlfriend|friend)\\b",
        question: "How do they eat and move on a normal day?",
      },
    ],
    said: `${since}|\\b(?:i'?m|im) (?:\\p{L}+ )?(?:eating|walking|running|going|sitting|doing|working|vegan|vegetarian)\\b|\\b(?:eat(?:ing)?|snack\\p{L}*|sweets|soda|takeaway|take ?out|fast food|fasting|gym|office|sit all|steps|sport|exercise|breakfast|dinner|skip\\p{L}*|kcal|night shifts?|shifts?|beer|wine|alcohol|chocolate|normal day)\\b(?! (?:can|should|to|do|plan|plans|for))|\\bi (?:eat|exercise|work ?out|walk|run|sit|train|already)\\b|\\bcalories?\\b|\\bdesk\\b`,
  },
  "weight-limits": {
    label: "What limits me",
    question: "What makes it hard for you?",
    suggestions: ["little time to cook", "bad knees", "a medicine I take", "diets never lasted"],
    cases: [
      {
        when: "\\bfor (?:my|our) (?:[\\p{L}\\d-]+ ){0,3}?(?:sons?|daughters?|kids?|child(?:ren)?|toddler|teen\\p{L}*|husband|wife|partner|mum|mom|dad|mother|father|parents|gran\\p{L}*|brother|sister|boyfriend|girlfriend|friend)\\b",
        label: "What limits them",
        question: "What makes it hard for them?",
        suggestions: ["bad knees", "a medicine they take", "diets never lasted", "little time"],
      },
      {
        when: "\\b(?:gain|put on)\\b",
        suggestions: [
          "a small appetite",
          "little time to cook",
          "I move a lot at work",
          "an illness",
        ],
      },
    ],
    said: "\\b(?:hate|no time|little time|knees?|back|injur\\p{L}+|medication|medicine|antidepress\\p{L}+|insulin|pill|failed|yo-?yo|gave up|always (?:gain|put)|stuck|plateau|breastfeed\\p{L}+|pregnan\\p{L}+|kids|work (?:nights|shifts|late)|cook|vegan|vegetarian|allerg\\p{L}+|disab\\p{L}+|wheelchair|asthma|budget|money|don'?t (?:like|want|have|eat)|dont (?:like|want|have|eat)|cravings?|diets?) ?(?!plan)|\\bwithout\\b|\\bi (?:can't|cant|hate|have)\\b|\\bpcos\\b|\\bthyroid\\b|\\bdiabet\\p{L}+|\\btried\\b|\\bpostpartum\\b|\\bmenopause\\b",
  },
  "sleep-what": {
    label: "What goes wrong",
    question: "What goes wrong at night?",
    suggestions: [
      "can't fall asleep",
      "waking up at night",
      "waking up tired",
      "going to bed too late",
    ],
    cases: [
      {
        when: "\\b(?:night ?shifts?|shift work|graveyard shift|work(?:ing)? nights|on nights)\\b",
        question: "What goes wrong when you sleep by day?",
        suggestions: [
          "can't fall asleep",
          "awake after a few hours",
          "too much light or noise",
          "tired all shift",
        ],
      },
    ],
    said: `\\b(?:morning person|early riser|earl(?:y|ier) (?:bird|in the morning))\\b|\\b\\d ?am\\b|\\bbrain (?:won'?t|wont|doesn'?t|keeps)\\b|${since}|\\b(?:wake|wakes|woke|awake|lie|lying|toss\\p{L}*|nightmares?|fall asleep|get to sleep|drift off|racing|mind|thoughts|tired (?:in|when|all|every)|exhausted|restless|too (?:late|early|hot|light)|sleep (?:only|at most|about|maybe|just|for|through|past)|only (?:sleep|get)|hours (?:a|per) night|night sweats|need to pee|breath\\p{L}*)\\b|\\b(?:at|around|until|till|by) [1-9]\\b|\\b(?:fall(?:ing)? asleep|wake up (?:at|in|tired)|waking up|stay asleep|snor\\p{L}+|jet ?lag|insomnia|wake up early|for (?:weeks|months|years))\\b`,
  },
  "sleep-when": {
    label: "Sleep hours",
    question: "From when to when do you usually sleep?",
    suggestions: ["11 to 7", "1 to 8", "shift work", "no fixed times"],
    cases: [
      {
        when: "\\bfor (?:my|our) (?:[\\p{L}\\d-]+ ){0,3}?(?:sons?|daughters?|kids?|child(?:ren)?|toddler|teen\\p{L}*|husband|wife|partner|mum|mom|dad|mother|father|parents|gran\\p{L}*|brother|sister|boyfriend|girlfriend|friend)\\b",
        label: "Their sleep hours",
        question: "From when to when do they usually sleep?",
        suggestions: ["8 to 7", "11 to 7", "shift work", "no fixed times"],
      },
    ],
    said: "(?<!\\bwak(?:e|es|ing) (?:up )?|woke (?:up )?|awake )\\b(?:at|around|until|till|by|about|past|before|from) (?:about )?(?:1[0-2]|[1-9]|midnight)\\b|\\b\\d{1,2}:\\d\\d\\b|\\bmidnight\\b|\\b(?:night shifts?|nights|no fixed|alarm|get up)\\b.{0,15}\\d?|\\b\\d{1,2} (?:to|till|until) \\d|\\b\\d{1,2}(?::\\d\\d)? ?(?:am|pm)\\b|\\bshifts?\\b|\\bgo to bed at\\b",
  },
  "sleep-behind": {
    label: "What has changed",
    question: "What has changed lately?",
    suggestions: ["nothing I know of", "more stress", "a new job or home", "up later than before"],
    said: `\\b(?:night ?shifts?|shift work|work(?:ing)? nights|on nights)\\b|\\b(?:heat ?wave|this heat|in (?:the|this) heat)\\b|${reason}|\\b(?:stress\\p{L}*|promot\\p{L}+|work|job|exams?|baby|kids|partner|husband|wife|snor\\p{L}+|noisy|neighbou?rs?|worr\\p{L}+|thoughts|racing|mind|overthink\\p{L}*|divorce|break ?up|died|death|menopause|hot flashes|medication|pills?|sleeping pills|alcohol|wine|beer|energy drinks?|screens?|tv|gaming|pain|back|light|hot|heat|new (?:job|flat|house|bed)|moved|depress\\p{L}+|adhd|valerian|camomile|chamomile|magnesium|white noise|doctor|no idea|jet ?lag|tea|nap|naps)\\b|\\bstress\\b|\\bcoffee\\b|\\bphone\\b|\\btried\\b|\\bmelatonin\\b|\\banxi\\p{L}+|\\bnoise\\b|\\bcaffeine\\b|\\bnewborn\\b`,
  },
  "skin-type": {
    label: "Skin or hair",
    question: "What is your skin like?",
    suggestions: ["oily", "dry", "a mix of both", "sensitive"],
    cases: [
      {
        when: "\\bfor (?:my|our) (?:[\\p{L}\\d-]+ ){0,3}?(?:sons?|daughters?|kids?|child(?:ren)?|toddler|teen\\p{L}*|husband|wife|partner|mum|mom|dad|mother|father|parents|gran\\p{L}*|brother|sister|boyfriend|girlfriend|friend)\\b",
        label: "Skin type",
        question: "What is the skin like?",
        suggestions: ["oily", "dry", "sensitive", "mixed"],
      },
      {
        when: "\\b(?:hair|hair ?care|dandruff|frizz|split ends|curly|curls)\\b",
        label: "My hair",
        question: "What is your hair like?",
        suggestions: ["fine and oily", "dry and curly", "thick and straight", "dyed or bleached"],
      },
      {
        when: "\\bat \\d\\d\\b",
        question: "What is your skin like?",
        suggestions: ["oily", "dry", "sensitive", "mixed"],
      },
    ],
    said: `\\b(?:dark circles|eye bags|bad breath|body odou?r|chapped lips|dry lips|ingrown|razor bumps?|sunburn|stretch marks|cellulite)\\b|\\b(?:normal|mixed|greasy|frizzy|coily|kinky|4[abc]|3[abc]|2[abc]|fine hair|damaged|bleached|dyed|colou?red|black|asian|pale|dark skin|fair skin|in (?:my|her|his) (?:teens|twenties|thirties|forties|fifties|sixties)|i'?m \\d\\d|aged? \\d\\d|menopause|pregnan\\p{L}+|long hair|short hair|bald\\p{L}*|thinning|wrinkles|pores|dehydrated)\\b|\\bim \\d\\d\\b|, \\d{2}\\b|${body}|\\b(?:oily|dry|sensitive|combination|mature|curly|wavy|straight|thin|thick|teens?|teenagers?|over \\d0|in my \\d0s)\\b`,
  },
  "skin-now": {
    label: "What I use now",
    question: "What do you use on it now?",
    suggestions: ["only water", "a cleanser and a cream", "many products, no change"],
    cases: [
      {
        when: "\\bfor (?:my|our) (?:[\\p{L}\\d-]+ ){0,3}?(?:sons?|daughters?|kids?|child(?:ren)?|toddler|teen\\p{L}*|husband|wife|partner|mum|mom|dad|mother|father|parents|gran\\p{L}*|brother|sister|boyfriend|girlfriend|friend)\\b",
        label: "What they use now",
        question: "What do they use on it now?",
      },
      {
        when: "\\b(?:dark circles|eye bags|bad breath|body odou?r|chapped lips|dry lips|ingrown|razor bumps?|sunburn|stretch marks|cellulite)\\b",
        label: "What I have tried",
        question: "What have you tried so far?",
        suggestions: ["nothing yet", "a few things, no help"],
      },
      {
        when: "\\b(?:hair|hair ?care|dandruff|frizz|split ends|curly|curls)\\b",
        suggestions: ["only shampoo", "shampoo and conditioner", "many products, no change"],
      },
    ],
    said: `${since}|${tried}|\\b(?:using|use|used|only (?:water|wash|soap)|just (?:water|soap|wash)|cerave|cetaphil|the ordinary|la roche|nivea|neutrogena|retinol|retinoid|tretinoin|differin|niacinamide|salicylic|benzoyl|vitamin c|sunscreen|moisturi[sz]er|cleanser|shampoo|conditioner|serum|wash (?:it|my)|nothing (?:yet|at all)|no products|no routine|accutane|the pill|minoxidil)\\b|\\bi (?:use|am using|tried|currently)\\b|\\bsince\\b|\\balready\\b`,
  },
  "skin-limits": {
    label: "Time a day",
    question: "How long may it take a day?",
    suggestions: ["two minutes", "five minutes", "whatever works"],
    said: `^(?!.*\\b(?:routines?|regimens?|skin ?care|hair ?care)\\b)|${amount}|${lasting}|\\b(?:quick|fast|drugstore|easy|lazy|few (?:steps|products)|\\d steps?|three steps|two products|max|no (?:fragrance|perfume|time|alcohol)|fragrance[- ]free|vegan|cruelty[- ]free|natural|sensitive|whatever|morning only|korean)\\b|[$€£]\\s?\\d|\\bbudget\\b|\\bcheap\\b|\\bunder \\d+|\\bsimple\\b|\\bminimal\\p{L}*|\\bnaturally\\b|\\bat home\\b|\\d+ minutes?`,
  },
  "quit-when": {
    label: "When it happens",
    question: "When does it mostly happen?",
    suggestions: ["when I'm stressed", "when I'm bored", "in the evening", "with friends"],
    said: `${reason}|\\b(?:when|while|during|whenever|before (?:bed|exams|sleep|work)|after (?:work|dinner|meals?|eating|school|a)|evenings?|mornings?|nights?|weekends?|stress(?:ed)?|bored|boredom|nervous|anxious|lonely|alone|driving|parties|with (?:friends|coffee|beer|a drink)|on the (?:sofa|couch|toilet)|at home|in the car|triggers?)\\b|\\bwhen(?:ever)? i\\b|\\bat (?:night|work)\\b|\\bin (?:the evening|bed)\\b|\\bbecause\\b`,
  },
  "quit-often": {
    label: "How much",
    question: "How much or how often is it now?",
    suggestions: ["many times a day", "once a day", "mostly on weekends"],
    cases: [
      {
        when: "\\b(?:smok\\p{L}+|cigarettes?)\\b",
        suggestions: ["a few a day", "half a pack a day", "a pack a day", "only with friends"],
      },
      {
        when: "\\b(?:coffee|caffeine|soda|energy drinks?)\\b",
        suggestions: ["one or two a day", "four a day", "more than that"],
      },
    ],
    said: `${lasting}|\\b\\d+ (?:\\p{L}+ )?(?:a|per) (?:day|week|night|month)\\b|\\b(?:pack|packs|bottle|bottles|glass|glasses|beers?|cans|units|cups|joints|vapes?|all day|constantly|every (?:\\p{L}+)|daily|once a|twice a|times a|hourly|mostly|weekends|years|since)\\b(?! (?:smoking|drinking))|\\bstarted at \\d|\\b\\d+ ?(?:a|per|times|cigarettes|drinks|hours|cups)\\b|\\bfor \\d+ years\\b|\\bevery (?:day|night)\\b|\\ba pack\\b`,
  },
  "quit-tried": {
    label: "Tried so far",
    question: "What have you tried so far?",
    suggestions: [
      "nothing yet",
      "willpower, a few days",
      "an app, a week",
      "it held for months once",
    ],
    said: `${tried}|\\b(?:patches|patch|gum|champix|hypno\\p{L}+|app|willpower|therapy|nail polish|blocked|blocker|deleted|quit (?:once|before|twice|for)|stopped (?:once|for|before)|gave up|failed|last(?:ed|s)|held|detox|pomodoro|to-?do lists?|planner|timer|nothing yet|first time|coach|aa)\\b|\\btried\\b|\\balready\\b|\\bagain\\b|\\brelaps\\p{L}+|\\bcold turkey\\b`,
  },
  "routine-aim": {
    label: "What it should give me",
    question: "What should it give you?",
    suggestions: ["more energy", "more calm", "time to exercise", "order in my day"],
    cases: [
      {
        when: "\\bfor (?:my|our) (?:[\\p{L}\\d-]+ ){0,3}?(?:sons?|daughters?|kids?|child(?:ren)?|toddler|teen\\p{L}*|husband|wife|partner|mum|mom|dad|mother|father|parents|gran\\p{L}*|brother|sister|boyfriend|girlfriend|friend)\\b",
        label: "What it should bring",
        question: "What should it bring?",
        suggestions: ["calm mornings", "being on time", "doing it alone", "more sleep"],
      },
    ],
    said: `${reason}|\\b(?:want|so i (?:can|have|don'?t)|more (?:energy|calm|time|sleep|order|focus)|less (?:stress\\p{L}*|chaos|rush\\p{L}*|screen)|calm\\p{L}*|energy|energi[sz]ed|focus(?:ed)?|fitter|fit|sleep(?: better)?|wake up|read more|weight|healthier|happier|stop (?:rushing|scrolling)|on time|chaos|order|tidy|organi[sz]ed|anxiety|depress\\p{L}+|adhd|skin|drink more|run|running|yoga|stretch\\p{L}*|prayer|study|studying)\\b(?! (?:routine|schedule))|\\bto (?:be|feel|have|get|become|lose|save|relax|wind)\\b|\\bfor (?:productivity|energy|focus|better|anxiety|adhd|weight|mental|life expectancy)\\b|\\bso that\\b|\\bproductiv\\p{L}+|\\bgym\\b|\\bmeditat\\p{L}+|\\bjournaling\\b|\\bworking out\\b|\\bexercis\\p{L}+`,
  },
  "schedule-fixed": {
    label: "Fixed times",
    question: "Which times are fixed already?",
    suggestions: ["work 9 to 5, 30 min away", "classes until 3", "kids home at 4", "nothing fixed"],
    cases: [
      {
        when: "\\bfor (?:my|our) (?:[\\p{L}\\d-]+ ){0,3}?(?:sons?|daughters?|kids?|child(?:ren)?|toddler|teen\\p{L}*|husband|wife|partner|mum|mom|dad|mother|father|parents|gran\\p{L}*|brother|sister|boyfriend|girlfriend|friend)\\b",
        question: "Which times are fixed already?",
        suggestions: ["school until 1", "school until 4", "work 9 to 5", "nothing fixed"],
      },
      {
        when: "\\bweekends?\\b",
        suggestions: ["nothing yet", "one evening out", "kids' sports", "chores on Saturday"],
      },
    ],
    said: `\\b\\d{1,2}(?::\\d\\d)? ?(?:am|pm)? ?(?:-|–|to|until|till) ?\\d{1,2}\\b|\\b(?:work|school|classes|lectures|shifts?|job|uni|kids?|commute|training|practice|church)\\b.{0,30}(?:\\d|${weekday})|\\b(?:part[- ]time|full[- ]time|nothing fixed|night shifts?|mornings|afternoons|evenings|home office)\\b|\\b(?:work|school|classes|shift)s? (?:from )?\\d{1,2}(?::\\d\\d)? ?(?:am)? ?(?:-|to|until) ?\\d|\\b\\d{1,2} ?(?:am|pm)\\b`,
  },
  "schedule-fit": {
    label: "What has to fit in",
    question: "What has to fit in?",
    suggestions: [],
    said: `${lasting}|\\b(?:gym|workout|work ?out|run|running|study|studying|read(?:ing)?|cook(?:ing)?|clean(?:ing)?|homework|dog|guitar|piano|language|spanish|side (?:project|business)|meal prep|errands|laundry|shopping|hobb\\p{L}+|yoga|meditat\\p{L}+|training|practice|kids|friends|thesis|writing|swim\\p{L}*)\\b|\\b\\d ?(?:x|times) (?:a|per) (?:week|day)\\b|\\b\\d+ (?:hours?|minutes?) (?:of|a|per)\\b`,
  },
  "schedule-sleep": {
    label: "Best time of day",
    question: "When do you have the most energy?",
    suggestions: ["in the morning", "in the afternoon", "in the evening", "it varies"],
    cases: [
      {
        when: "\\bfor (?:my|our) (?:[\\p{L}\\d-]+ ){0,3}?(?:sons?|daughters?|kids?|child(?:ren)?|toddler|teen\\p{L}*|husband|wife|partner|mum|mom|dad|mother|father|parents|gran\\p{L}*|brother|sister|boyfriend|girlfriend|friend)\\b",
        label: "Most energy",
        question: "When do they have the most energy?",
        suggestions: ["in the morning", "in the afternoon", "in the evening", "it varies"],
      },
    ],
    said: "\\b(?:wake|get up|up at|bed|asleep|awake|early (?:bird|riser)|tired|energy|hours of sleep|\\d+ hours|mornings?|best (?:in|at)|focus(?:ed)?|productive|concentrate|late riser|lark)\\b|\\b(?:wake|get) up\\b|\\bsleep\\b|\\bbed ?time\\b|\\bmorning person\\b|\\bnight owl\\b",
  },
  "routine-time": {
    label: "Time for it",
    question: "How much time is there for it?",
    suggestions: ["15 minutes", "30 minutes", "an hour"],
    said: `${lasting}|${date}|\\b(?:work|school|kids?|baby|gym|train|bus|commute|office|shifts?|class(?:es)?|leave|get up|wake up|up at|out of the house)\\b.{0,25}\\d|\\b(?:at|by|from|until) \\d{1,2}\\b|\\b(?:little time|no time|work from home|home office|kids at home|flexible|unemployed|retired|full[- ]time|part[- ]time|student|mom of|mum of|dad of|night shifts?|whole day)\\b|\\b(?:work|school|classes) (?:from )?\\d{1,2}(?::\\d\\d)? ?(?:am)? ?(?:-|to|until) ?\\d|${often}|\\b\\d{1,2}(?::\\d\\d)? ?(?:am|pm)\\b|\\bshifts?\\b|\\bbefore work\\b|\\bafter work\\b`,
  },
  "productive-at": {
    label: "With what",
    question: "With what: work, studying, the household?",
    suggestions: ["office work", "remote work", "studying for exams", "my own business"],
    said: "\\b(?:thesis|dissertation|essays?|email\\p{L}*|coding|programming|code|cleaning|laundry|dishes|paperwork|taxes|freelanc\\p{L}+|student|university|uni|college|lectures|revision|revise|phd|drawing|project\\p{L}*|novel|startup|company|meetings|employee|desk|garden|kids|gym|workout|practice|practising|music|applications|job search|start(?:ing)? (?:things|early|anything)|deadlines?)\\b|\\b(?:works?|working|job|office|stud(?:y|ying|ies)|exams?|school|class|homework|tasks?|house\\p{L}*|chores|reading|writing|business|remote|wfh)\\b|\\bas an? \\p{L}+",
  },
  "routine-obstacle": {
    label: "What got in the way",
    question: "What has got in the way so far?",
    suggestions: [
      "my phone",
      "no energy after work",
      "I stop after a week",
      "no fixed time for it",
    ],
    cases: [
      {
        when: "\\bfor (?:my|our) (?:[\\p{L}\\d-]+ ){0,3}?(?:sons?|daughters?|kids?|child(?:ren)?|toddler|teen\\p{L}*|husband|wife|partner|mum|mom|dad|mother|father|parents|gran\\p{L}*|brother|sister|boyfriend|girlfriend|friend)\\b",
        label: "Obstacles now",
        question: "What gets in the way now?",
        suggestions: ["getting up", "screens", "too little sleep", "too much to do"],
      },
      {
        when: "\\b(?:morning|wake|get up|early)\\b",
        suggestions: ["I hit snooze", "my phone", "too little sleep", "kids or work come first"],
      },
      {
        when: "\\b(?:time management|manage|organi[sz]e\\p{L}*|things done|efficient|time|day|week)\\b",
        suggestions: [
          "my phone",
          "too many things at once",
          "others interrupt me",
          "no energy after work",
        ],
      },
      {
        when: "\\b(?:procrastinat\\p{L}*|focus\\p{L}*|concentrat\\p{L}*|distract\\p{L}*|productiv\\p{L}*|lazy)\\b",
        suggestions: [
          "my phone",
          "I don't know where to begin",
          "too many things at once",
          "no energy after work",
        ],
      },
    ],
    said: `\\bbut\\b|${tried}|\\b(?:im|i'm|i) (?:\\p{L}+ )?(?:keep|hit|snooze|scroll\\p{L}*|forget|stop|quit|give up|get (?:bored|distracted|stuck|tired)|too tired|exhausted|tired|depressed|fail|end up|waste|sleep in|oversleep|procrastinat\\p{L}+)\\b|\\b(?:snooze|distract\\p{L}+|phone|scrolling|gaming|games|energy|exhausted|tired|kids|baby|depress\\p{L}+|anxi\\p{L}+|perfectionis\\p{L}+|motivation|discipline|overwhelm\\p{L}*|night shifts?|noise|noisy|open[- ]plan|interrupt\\p{L}*|notifications|chaos|after a week|gave up|never (?:last|stick)|don'?t (?:know where|feel)|boring|no (?:energy|time|motivation|discipline))\\b|\\bbut i\\b|\\bi (?:always|keep|never|can't|cant|struggle)\\b|\\btried\\b|\\blazy\\b|\\badhd\\b|\\b(?:(?:my|by|on) phone|reddit|youtube|tiktok|instagram|social media|netflix)\\b`,
  },
  "stress-from": {
    label: "Where it comes from",
    question: "Where does it come from?",
    suggestions: ["work", "money", "family", "I can't tell"],
    said: `\\b(?:argument|fight|caring)\\b|\\bafter (?:an?|my|the)\\b|${reason}|${since}|\\b(?:workload|customers|clients|colleagues?|manager|parents?|mother|mom|dad|husband|wife|baby|toddler|relationship|break ?up|partner|debts?|rent|bills|news|politics|thesis|university|uni|homework|exam|test|health|illness|caring|carer|house|renovat\\p{L}+|wedding|presentation|new (?:job|boss|baby)|promot\\p{L}+|future|what (?:people|others)|at night|everything|can'?t tell|no idea|traffic|commute|covid|mistakes?|past|conversations)\\b|\\b(?:work|job|exams?|school|money|family|boss|divorce|moving|deadlines?|college|kids|study\\p{L}*|social)\\b|\\bbecause\\b`,
  },
  "stress-shows": {
    label: "How it shows",
    question: "How does it show?",
    suggestions: ["I can't switch off", "bad sleep", "I snap at people", "tense body"],
    said: "\\b(?:sleep\\p{L}*|awake|wake|switch off|snap\\p{L}*|shout\\p{L}*|irritable|angry|cry\\p{L}*|tears|tense|jaw|neck|shoulders|stomach|heart|chest|sweat\\p{L}*|shak\\p{L}+|panic|racing|eat\\p{L}*|drink\\p{L}*|exhausted|fatigue|forget\\p{L}*|concentrat\\p{L}+|focus|ruminat\\p{L}+|headache|migraine|rash|thoughts|overwhelm\\p{L}*|can'?t (?:stop|relax|think|switch|sleep|breathe)|cant (?:stop|relax|think|switch|sleep|breathe)|numb|freeze|hair|replay\\p{L}*)\\b|\\bsleep\\b|\\bi (?:feel|can't|cant|cry|snap|keep)\\b|\\bovertink\\p{L}*|\\boverthink\\p{L}*|\\bheadaches?\\b|\\btired\\b",
  },
  "stress-fits": {
    label: "What would fit in",
    question: "What would fit into your day?",
    suggestions: [
      "2 minutes at my desk",
      "10 minutes in the evening",
      "a walk at lunch",
      "an hour twice a week",
    ],
    said: `${lasting}|\\b(?:evenings?|mornings?|lunch|break|desk|walks?|walk|commute|in bed|weekends?|little time|no time|don'?t have (?:much )?time|dont have (?:much )?time|yoga|meditat\\p{L}+|sport|without (?:meditat\\p{L}+|apps?|pills|therapy|medication)|no (?:apps?|meditation|therapy|pills)|journal\\p{L}*|kids (?:around|at)|before (?:work|a|the|my))\\b|${often}|\\bquick(?:ly)?\\b|\\bat work\\b|\\bfast\\b|\\bright now\\b|\\bbefore bed\\b`,
  },
  "medicine-who": {
    label: "Who takes it",
    question: "Who takes it: any illness, other medicines?",
    suggestions: ["a healthy adult", "over 65", "heart or kidney trouble", "pregnant or nursing"],
    said: `\\b(?:i'?m|im|aged?|he is|she is|he's|she's|is) \\d{1,2}\\b|(?:^|[,.?] )\\d{1,2}[,. ]|\\b\\d{2} ?(?:m|f|male|female)\\b|\\b(?:healthy|no (?:other )?(?:illness\\p{L}*|medicines?|medication|meds|conditions?)|blood (?:pressure|thinners?)|warfarin|statins?|metformin|insulin|ssris?|antidepressants?|sertraline|the pill|birth control|asthma|kidneys?|liver|diabet\\p{L}+|thyroid|toddler|baby|elderly|grandm\\p{L}+|grandf\\p{L}+|(?:husband|wife|mum|parents)|i (?:also|already|currently|normally) take|on (?:medication|antibiotics|meds)|over \\d0|vegan|vegetarian|teenager)\\b|${body}|\\bpregnan\\p{L}+|\\bbreastfeed\\p{L}+|\\bfor (?:women|men|kids|a child|seniors)\\b|\\bmy (?:son|daughter|child|mother|father|mom|dad)\\b`,
  },
  "medicine-why": {
    label: "Why, and how much",
    question: "What is it for, and how much would be taken?",
    suggestions: [],
    said: "\\b(?:mg|mcg|iu|grams?|tablets?|pills?|dose|twice a day|once a day|daily|took|because|since|headaches?|migraines?|fever|cold|flu|pain|sleep|toothache|period|cramps|allerg\\p{L}+|tired(?:ness)?|fatigue|hair|skin|nails|immune|anxi\\p{L}+|energy|deficien\\p{L}+|low (?:iron|vitamin|b12|ferritin)|infection|cough|back|joints?|muscles?|stress|pregnan\\p{L}+|winter|vegan|concentrat\\p{L}+|cholesterol|hangover|inflammation)\\b|\\bfor (?!me\\b|my (?:son|daughter|mom|dad)\\b)\\p{L}+|\\bto (?:sleep|help|gain|lose|boost|reduce)\\b|\\b\\d+ ?mg\\b",
  },
  "diet-aim": {
    label: "What it is for",
    question: "What is it for?",
    suggestions: ["losing weight", "blood sugar", "cholesterol", "building muscle"],
    said: `\\b(?:fodmap|low[- ]sodium|dash|renal|soft food|liquid diet|gerd|anti-?inflammatory|gluten)\\b|${reason}|\\b(?:lose|losing|gain|build|weight|muscles?|cholesterol|blood (?:sugar|pressure)|diabet\\p{L}+|gout|reflux|ibs|pcos|kidney\\p{L}*|liver|energy|skin|pregnan\\p{L}+|anemia|inflammation|gut|marathon|training)\\b|\\b(?:to (?:lose|gain|build|lower|reduce|get|help)|for (?!me\\b|a (?:week|month)\\b|the (?:week|month)\\b)\\p{L}+|with \\p{L}+|lower|before|after|during|when|if)\\b`,
  },
  "diet-usual": {
    label: "What I eat",
    question: "What do you usually eat?",
    suggestions: ["mostly home-cooked", "a lot of takeout", "mostly vegetarian", "lots of sweets"],
    cases: [
      {
        when: "\\bfor (?:my|our) (?:[\\p{L}\\d-]+ ){0,3}?(?:sons?|daughters?|kids?|child(?:ren)?|toddler|teen\\p{L}*|husband|wife|partner|mum|mom|dad|mother|father|parents|gran\\p{L}*|brother|sister|boyfriend|girlfriend|friend)\\b",
        label: "What they eat",
        question: "What do they usually eat?",
        suggestions: [
          "mostly home-cooked",
          "a lot of takeout",
          "mostly vegetarian",
          "lots of sweets",
        ],
      },
    ],
    said: "(?<!\\b(?:no|never|not) )\\b(?:i eat|eating|usually|breakfast|lunch|dinner|snack\\p{L}*|takeaways?|take ?out|fast food|home ?cooked|meat|fish|dairy|coffee|bread|sweets|sweet tooth|soda|chocolate|cook\\p{L}*|canteen|pescatarian|kosher)\\b(?! (?:plan|for|when|to|with|on|if|disease|should|a))|\\bi (?:eat|usually)\\b|\\b(?:vegan|vegetarian|keto|paleo|mediterranean|low[- ]carb|halal|carnivore)\\b",
  },
  "diet-body": {
    label: "Health conditions",
    question: "Do you have any health conditions?",
    suggestions: ["none", "type 2 diabetes", "high blood pressure", "pregnancy"],
    cases: [
      {
        when: "\\bfor (?:my|our) (?:[\\p{L}\\d-]+ ){0,3}?(?:sons?|daughters?|kids?|child(?:ren)?|toddler|teen\\p{L}*|husband|wife|partner|mum|mom|dad|mother|father|parents|gran\\p{L}*|brother|sister|boyfriend|girlfriend|friend)\\b",
        label: "Their health conditions",
        question: "Do they have any health conditions?",
        suggestions: ["none", "type 2 diabetes", "high blood pressure", "a food allergy"],
      },
    ],
    said: `\\b(?:healthy|medication|medicines?|meds|statins?|metformin|thyroid|blood thinners?|type [12]|menopause|gout|kidney|pills?|breastfeed\\p{L}+|no (?:illness\\p{L}*|conditions?))\\b|\\bpregnan\\p{L}+|\\bdiabet\\p{L}+|\\bi take\\b|\\bpcos\\b|\\bibs\\b`,
  },
  "pain-where": {
    label: "Since when",
    question: "How long have you had it?",
    suggestions: ["since today", "for a few days", "for weeks or longer", "it comes and goes"],
    cases: [
      {
        when: "^(?!.*\\bears?\\b).*\\b(?:click\\p{L}*|pop(?:s|ping)?|crack(?:s|ing)|grind\\p{L}*|crunch\\p{L}*)\\b",
        label: "How much it hurts",
        question: "Does it hurt?",
        suggestions: ["no pain at all", "a little pain", "strong pain", "only now and then"],
      },
      {
        when: "\\b(?:cough|sore throat|dizz\\p{L}+|palpitations|fever|rash|headaches?|migraines?)\\b",
        question: "How long have you had it?",
        suggestions: ["since today", "for a few days", "for weeks or longer", "it comes and goes"],
      },
    ],
    said: `${since}|\\b(?:since|started|suddenly|sudden|yesterday|today|this morning|last night|woke up with|getting worse|worse|mild|severe|sharp|stabbing|dull|throbbing|unbearable|comes and goes|constant(?:ly)?|all (?:day|the time|week)|every (?:day|morning|afternoon|evening|night|time)|\\d ?(?:/|out of) ?10|on the (?:outside|inside|left|right)|left|right|lower|upper|inner|outer|behind|just below|under (?:my|the))\\b(?! back)|\\b\\d+ (?:days?|weeks?|months?)\\b|\\b(?:for|since|after) (?:\\d+|a|two|three|several|many|yesterday|last|this|weeks|months|years)\\b|\\bsince\\b`,
  },
  "pain-trigger": {
    label: "What makes it better or worse",
    question: "What makes it better or worse?",
    suggestions: [
      "worse after sitting",
      "worse after exercise",
      "worse at night",
      "nothing I notice",
    ],
    cases: [
      {
        when: "\\b(?:mole|lump|wart)\\b",
        label: "How it has changed",
        question: "How has it changed?",
        suggestions: ["not at all", "it got bigger", "it got darker", "it itches or bleeds"],
      },
      {
        when: "\\b(?:cut|bite|sting|wound|burn|blister|infected)\\b",
        label: "What it looks like",
        question: "What does it look like?",
        suggestions: ["red and warm", "swollen", "with pus", "just sore"],
      },
      {
        when: "\\b(?:broken|sprained|twisted|dislocated)\\b",
        label: "Movement",
        question: "Can you still move it?",
        suggestions: [
          "moving it hurts a little",
          "moving it hurts a lot",
          "I can hardly move it",
          "it is in a cast",
        ],
      },
      {
        when: "\\b(?:cough|sore throat|throat|fever|flu|cold|rash|hives|nausea|diarrhea|dizz\\p{L}+|palpitations|congestion|nose|uti|stye)\\b",
        label: "Other signs",
        question: "Any other signs with it?",
        suggestions: ["none", "a fever", "very tired", "a headache"],
      },
      {
        when: "\\b(?:tooth|teeth|gums?|toothache)\\b",
        label: "What brings it on",
        question: "What brings it on?",
        suggestions: [
          "hot or cold things",
          "chewing",
          "it throbs at night",
          "it is there all the time",
        ],
      },
      {
        when: "\\b(?:headaches?|migraines?|head|eyes?|tinnitus|ears?)\\b",
        label: "What brings it on",
        question: "What brings it on?",
        suggestions: ["screens", "too little sleep", "stress", "nothing I notice"],
      },
      {
        when: "\\b(?:hiccups|hangover|heartburn|reflux|bloat\\p{L}*|constipation|stomach|belly|tummy)\\b",
        label: "What brings it on",
        question: "What brings it on?",
        suggestions: ["meals", "alcohol", "stress", "nothing I notice"],
      },
    ],
    said: "\\b(?:going (?:down|up)|down ?stairs|up ?stairs|only|gardening|typing)\\b|\\b(?:when|after|while|only (?:if|when|at|after|on)|if i|fine (?:when|if)|better (?:when|if|with|after|at)|worse (?:when|if|with|after|at)|helps (?:a|when|if|with)|eases|sitting|standing|walking|running|climbing|stairs|lifting|bending|lying|coughing|swallow\\p{L}*|chew\\p{L}*|screens?|computer|stress|coffee|new (?:shoes|mattress|pillow|glasses|chair|job)|fever|swollen|swelling|numb\\p{L}*|tingl\\p{L}+|red|rash|nausea|dizz\\p{L}+|vomit\\p{L}*|fell|twisted|hit|also|gym|workout|every (?:morning|afternoon|evening|night)|mornings|evenings|nights)\\b|\\bwhen (?:i|running|walking|sitting|breathing|bending|lying)\\b|\\bafter (?!\\d)\\p{L}+|\\bwhile\\b|\\bduring\\b|\\bat night\\b|\\bin the morning\\b|\\bfrom \\p{L}+ing\\b",
  },
  "lift-now": {
    label: "What I manage now",
    question: "What do you manage now?",
    suggestions: [],
    said: "\\b\\d+(?:\\.5)? ?(?:kg|kilos?|lbs?|pounds|reps?|x)\\b|\\b(?:beginner|new to)\\b",
  },
  "lift-week": {
    label: "My training week",
    question: "How often do you train?",
    suggestions: ["once a week", "twice a week", "three times a week", "four times or more"],
    said: "\\b(?:\\d|once|twice|two|three|four|five)(?: ?x| times| days)(?: (?:a|per) week)?\\b|\\b(?:full body|split|5x5|ppl|push pull|every day|531)\\b",
  },
  "lift-limits": {
    label: "Injuries",
    question: "Any pain or old injuries?",
    suggestions: ["none", "a sore shoulder", "a bad back", "bad knees"],
    said: "\\b(?:shoulders?|elbows?|wrists?|back|knees?|hip|injur\\p{L}+|pain|hurts?|gym|home|garage|no injuries)\\b",
  },
  "fear-when": {
    label: "How it shows",
    question: "How does it show?",
    suggestions: [
      "my heart races",
      "I shake or sweat",
      "my mind goes blank",
      "I avoid it altogether",
    ],
    said: "\\b(?:when i|every time|before (?:i|the|a|an)|shak\\p{L}+|sweat\\p{L}*|blank|heart)\\b",
  },
  "fear-next": {
    label: "Next time",
    question: "When do you face it next?",
    suggestions: ["this week", "next month", "not fixed yet"],
    said: "\\b(?:tomorrow|tonight|next (?:week|month)|this (?:week|month)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:two|three|\\d+) (?:days|weeks))\\b",
  },
  "fear-tried": {
    label: "Tried so far",
    question: "What have you tried against it?",
    suggestions: ["nothing yet", "breathing", "avoiding it", "practicing a lot"],
    said: "\\b(?:tried|breathing|therap\\p{L}+|practi[cs](?:e|ing)|already|beta blockers?)\\b",
  },
  "team-who": {
    label: "The team",
    question: "How old are they?",
    suggestions: ["under 10", "10 to 13", "14 to 18", "adults"],
    said: "\\bu ?\\d+s?\\b|\\bunder[- ]?\\d+s?\\b|\\b(?:\\d+ (?:players|kids|girls|boys|swimmers|of them)|beginners|advanced|league)\\b",
  },
  "team-when": {
    label: "Session length",
    question: "How long is a session?",
    suggestions: ["45 minutes", "an hour", "90 minutes", "two hours"],
    cases: [
      {
        question: "How long is a session?",
        when: "\\b(?:swim\\p{L}*|water polo|row(?:ing|ers)|athletics|runn(?:ing|ers)|cycling|gymnast\\p{L}*|judo|dance|climb\\p{L}*)\\b",
        suggestions: ["45 minutes", "an hour", "90 minutes", "two hours"],
      },
    ],
    said: "\\b(?:once|twice|\\d times|minutes|hours?|hall|pitch|court|pool)\\b",
  },
  "squad-aim": {
    label: "What it needs most",
    question: "What should they get better at?",
    suggestions: ["passing and moving", "fitness", "playing together", "ready for a tournament"],
    cases: [
      {
        when: "\\b(?:swim\\p{L}*|row(?:ing|ers)|athletics|runn(?:ing|ers)|cycling|gymnast\\p{L}*|judo|dance|climb\\p{L}*|tennis)\\b",
        suggestions: ["technique", "stamina", "having fun", "ready for a competition"],
      },
    ],
    said: "\\b(?:tournament|match|league|passing|shooting|defen[cs]e|fitness|stamina|fun|lose|losing|tactics|serve|relay)\\b",
  },
} as const satisfies Readonly<Record<string, Need>>;
