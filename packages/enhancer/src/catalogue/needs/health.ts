import type { Need } from "../ask.ts";

const often =
  "\\b\\d+ ?(?:x|times|days?)(?: a| per|\\/)? ?(?:week|day)\\b|\\b\\d+[- ]?(?:min(?:ute)?s?|hours?)\\b|\\b(?:\\d+|three|four|five|six)[- ]days?\\b|\\bevery ?day\\b|\\bdaily\\b|\\btwice\\b|\\bonce a\\b";
const gear =
  "\\b(?:at home|home|gym|dumbbells?|barbell|bodyweight|no equipment|without equipment|kettlebells?|bands?|machines?|pool|park|outdoors|treadmill|bike|desk|yoga|swimming|pilates|office|hotel)\\b";
const body =
  "\\b\\d+ ?(?:kg|lbs?|pounds|cm|kilos?|stone|years?|yo|y\\/o)\\b|year[- ]?old|\\bi(?:'m| am) \\d+|\\b\\d'\\d";

/** What training, sleep, habits and complaints turn on. */
export const healthNeeds = {
  "race-when": {
    label: "Race and goal",
    question: "When is it, and what do you want: finish or a time?",
    suggestions: [
      "8 weeks, just finish",
      "12 weeks, just finish",
      "16 weeks, a better time",
      "no date yet",
    ],
    said: "\\b\\d+[- ]?(?:weeks?|months?)\\b|\\bin (?:january|february|march|april|may|june|july|august|september|october|november|december)\\b|\\bsub[- ]?\\d|\\bunder \\d",
  },
  "race-now": {
    label: "Where I stand",
    question: "How far can you go now, and how often do you train?",
    suggestions: ["not at all yet", "5 km, twice a week", "10 km, 3 times a week"],
    said: "\\bi (?:can|run|already|currently|jog|have run)\\b|\\bbeginners?\\b|\\bintermediate\\b|\\badvanced\\b|\\bfirst\\b|\\bcouch\\b|\\bnever\\b",
  },
  "race-days": {
    label: "Days and injuries",
    question: "Which days work, and any old injuries?",
    suggestions: ["3 days a week, none", "weekends and one evening", "4 days, a weak knee"],
    said: `${often}|\\binjur\\p{L}+|\\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?\\b`,
  },
  "stretch-why": {
    label: "What it is for",
    question: "What is it for: pain, stiffness, sport, since when?",
    suggestions: [
      "stiff from sitting",
      "pain for a few weeks",
      "before or after sport",
      "to become more flexible",
    ],
    said: "\\bpain\\b|\\b(?:before|after|for) (?:a |my )?(?:run\\p{L}*|sport|workout|sitting|climbing|cycling|splits)\\b|\\bsitting\\b|\\bdesk\\b|\\bposture\\b|\\bflexib\\p{L}+|\\bsplits\\b|\\bstiff\\p{L}*|\\bsciatica\\b",
  },
  "stretch-where": {
    label: "Where and how long",
    question: "Where will you do it, and how many minutes?",
    suggestions: ["at a desk, 5 minutes", "on the floor, 10 minutes", "before bed, 15 minutes"],
    said: `${often}|\\b(?:desk|office|in bed|chair|morning)\\b`,
  },
  "pain-history": {
    label: "About me",
    question: "Your age, known illnesses, medicines, old injuries?",
    suggestions: ["healthy adult, no medicines", "over 60", "pregnant", "an old injury there"],
    said: `${body}|\\bpregnan\\p{L}+|\\bdiabet\\p{L}+|\\binjur\\p{L}+|\\bsurgery\\b|\\bi take\\b`,
  },
  "workout-goal": {
    label: "Goal and level",
    question: "What do you want from it, and how fit are you?",
    suggestions: [
      "get stronger, new to it",
      "lose weight, new to it",
      "build muscle, I train now",
      "feel better, out of shape",
    ],
    said: "\\b(?:lose|gain|build|burn\\p{L}*|weight|muscles?|strength|stronger|toned?|fat|flexib\\p{L}+|endurance|hypertrophy|beginners?|intermediate|advanced|abs|seniors)\\b",
  },
  "workout-gear": {
    label: "Place and equipment",
    question: "Where do you train, and with what equipment?",
    suggestions: ["at home, nothing", "at home, dumbbells", "a gym", "outdoors"],
    said: gear,
  },
  "workout-time": {
    label: "Time and limits",
    question: "How often, how long, and any injuries?",
    suggestions: [
      "3 times a week, 30 minutes",
      "every day, 15 minutes",
      "twice a week, bad knees",
      "4 times, an hour",
    ],
    said: often,
  },
  "fitter-now": {
    label: "Where I start",
    question: "Where do you start, and by when do you want what?",
    suggestions: [
      "never trained",
      "trained years ago",
      "train now, no progress",
      "no date, just steady",
    ],
    said: `${body}|\\bbeginners?\\b|\\bi (?:already|currently|can|used to|train|have been)\\b|\\bin \\d+ (?:weeks|months|days)\\b`,
  },
  "figures-body": {
    label: "Age, height, weight, sex",
    question: "What are your age, height, weight and sex?",
    suggestions: [],
    said: body,
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
    said: "\\bactive\\b|\\bsedentary\\b|\\bdesk\\b|\\btrain\\p{L}*\\b|\\bwork ?out\\b|\\bgym\\b|\\bathlete\\b|\\bexercise \\d",
  },
  "figures-goal": {
    label: "Goal",
    question: "What do you want to reach with it?",
    suggestions: ["lose weight slowly", "keep my weight", "build muscle", "just stay healthy"],
    said: "\\b(?:lose|gain|build|maintain|muscle|weight loss|cut|bulk|deficit|maintenance|healthy)\\b",
  },
  "weight-figures": {
    label: "Weight, height, goal",
    question: "What do you weigh, how tall, and what is the goal?",
    suggestions: [],
    said: "\\b\\d+ ?(?:kgs?|lbs?|pounds|kilos?|stone)\\b",
  },
  "weight-now": {
    label: "A normal day",
    question: "How do you eat and move on a normal day?",
    suggestions: [
      "desk job, snacks at night",
      "often eat out",
      "eat well, hardly move",
      "I already exercise",
    ],
    said: "\\bi (?:eat|exercise|work ?out|walk|run|sit|train|already)\\b|\\bcalories?\\b|\\bdesk\\b",
  },
  "weight-limits": {
    label: "What limits me",
    question: "What limits you: health, time, foods, what failed?",
    suggestions: ["little time to cook", "bad knees", "a medicine I take", "diets never lasted"],
    said: "\\bwithout\\b|\\bi (?:can't|cant|hate|have)\\b|\\bpcos\\b|\\bthyroid\\b|\\bdiabet\\p{L}+|\\btried\\b|\\bpostpartum\\b|\\bmenopause\\b",
  },
  "sleep-what": {
    label: "What goes wrong",
    question: "What goes wrong at night, and since when?",
    suggestions: [
      "I can't fall asleep",
      "I wake up at night",
      "I wake up tired",
      "I go to bed too late",
    ],
    said: "\\b(?:fall(?:ing)? asleep|wake up (?:at|in|tired)|waking up|stay asleep|snor\\p{L}+|jet ?lag|insomnia|wake up early|for (?:weeks|months|years))\\b",
  },
  "sleep-when": {
    label: "Bed and wake-up time",
    question: "When do you go to bed, and when must you get up?",
    suggestions: [
      "11 pm to 7 am",
      "after 1 am, up at 7",
      "shift work, it changes",
      "no fixed times",
    ],
    said: "\\b\\d{1,2}(?::\\d\\d)? ?(?:am|pm)\\b|\\bshifts?\\b|\\bgo to bed at\\b",
  },
  "sleep-behind": {
    label: "What might be behind it",
    question: "What might be behind it, and what have you tried?",
    suggestions: ["coffee in the afternoon", "phone in bed", "stress", "no idea, nothing tried"],
    said: "\\bstress\\b|\\bcoffee\\b|\\bphone\\b|\\btried\\b|\\bmelatonin\\b|\\banxi\\p{L}+|\\bnoise\\b|\\bcaffeine\\b|\\bnewborn\\b",
  },
  "skin-type": {
    label: "Skin or hair, and age",
    question: "What is your skin or hair like, and how old are you?",
    suggestions: ["oily, teens", "dry, 30s", "sensitive, 20s", "mixed, over 50"],
    said: `${body}|\\b(?:oily|dry|sensitive|combination|mature|curly|wavy|straight|thin|thick|teens?|teenagers?|over \\d0|in my \\d0s)\\b`,
  },
  "skin-now": {
    label: "What I use now",
    question: "What do you use now, and since when is it like this?",
    suggestions: ["only water", "a cleanser and a cream", "many products, no change"],
    said: "\\bi (?:use|am using|tried|currently)\\b|\\bsince\\b|\\balready\\b",
  },
  "skin-limits": {
    label: "Money and time",
    question: "What may it cost, and how long may it take a day?",
    suggestions: [
      "under $30, two minutes",
      "under $60, five minutes",
      "no fragrance, cheap",
      "whatever works",
    ],
    said: "[$€£]\\s?\\d|\\bbudget\\b|\\bcheap\\b|\\bunder \\d+|\\bsimple\\b|\\bminimal\\p{L}*|\\bnaturally\\b|\\bat home\\b|\\d+ minutes?",
  },
  "quit-when": {
    label: "When it happens",
    question: "When does it happen, and what sets it off?",
    suggestions: ["when I'm stressed", "when I'm bored", "in the evening", "with friends"],
    said: "\\bwhen(?:ever)? i\\b|\\bat (?:night|work)\\b|\\bin (?:the evening|bed)\\b|\\bbecause\\b",
  },
  "quit-often": {
    label: "How often now",
    question: "How often or how much is it now, for how long?",
    suggestions: ["many times a day", "once a day", "mostly on weekends", "for over ten years"],
    said: "\\b\\d+ ?(?:a|per|times|cigarettes|drinks|hours|cups)\\b|\\bfor \\d+ years\\b|\\bevery (?:day|night)\\b|\\ba pack\\b",
  },
  "quit-tried": {
    label: "Tried so far",
    question: "What have you tried, and how long did it hold?",
    suggestions: [
      "nothing yet",
      "willpower, a few days",
      "an app, a week",
      "it held for months once",
    ],
    said: "\\btried\\b|\\balready\\b|\\bagain\\b|\\brelaps\\p{L}+|\\bcold turkey\\b",
  },
  "routine-aim": {
    label: "What it should give me",
    question: "What should it give you?",
    suggestions: ["more energy", "more calm", "time to exercise", "order in my day"],
    said: "\\bto (?:be|feel|have|get|become|lose|save|relax|wind)\\b|\\bfor (?:productivity|energy|focus|better|anxiety|adhd|weight|mental|life expectancy)\\b|\\bso that\\b|\\bproductiv\\p{L}+|\\bgym\\b|\\bmeditat\\p{L}+|\\bjournaling\\b|\\bworking out\\b|\\bexercis\\p{L}+",
  },
  "schedule-fixed": {
    label: "Fixed times",
    question: "Which times are fixed: work, school, meals, the way there?",
    suggestions: ["work 9 to 5, 30 min away", "classes until 3", "kids home at 4", "nothing fixed"],
    said: "\\b(?:work|school|classes|shift)s? (?:from )?\\d{1,2}(?::\\d\\d)? ?(?:am)? ?(?:-|to|until) ?\\d|\\b\\d{1,2} ?(?:am|pm)\\b",
  },
  "schedule-fit": {
    label: "What has to fit in",
    question: "What has to fit in, how often and how long?",
    suggestions: [],
    said: "\\b\\d ?(?:x|times) (?:a|per) (?:week|day)\\b|\\b\\d+ (?:hours?|minutes?) (?:of|a|per)\\b",
  },
  "schedule-sleep": {
    label: "Sleep and energy",
    question: "When do you sleep, and when are you at your best?",
    suggestions: ["11 to 7, best in the morning", "1 to 9, best at night", "6 hours, best at noon"],
    said: "\\b(?:wake|get) up\\b|\\bsleep\\b|\\bbed ?time\\b|\\bmorning person\\b|\\bnight owl\\b",
  },
  "routine-time": {
    label: "Time for it",
    question: "How much time is there, and what is fixed in your day?",
    suggestions: [
      "30 minutes before work",
      "15 minutes, kids at home",
      "an hour in the evening",
      "shifts, it changes",
    ],
    said: `\\b(?:work|school|classes) (?:from )?\\d{1,2}(?::\\d\\d)? ?(?:am)? ?(?:-|to|until) ?\\d|${often}|\\b\\d{1,2}(?::\\d\\d)? ?(?:am|pm)\\b|\\bshifts?\\b|\\bbefore work\\b|\\bafter work\\b`,
  },
  "productive-at": {
    label: "With what",
    question: "With what: work, studying, the household?",
    suggestions: ["office work", "remote work", "studying for exams", "my own business"],
    said: "\\b(?:works?|working|job|office|stud(?:y|ying|ies)|exams?|school|class|homework|tasks?|house\\p{L}*|chores|reading|writing|business|remote|wfh)\\b|\\bas an? \\p{L}+",
  },
  "routine-obstacle": {
    label: "What got in the way",
    question: "What has got in the way so far?",
    suggestions: ["I hit snooze", "my phone", "no energy after work", "I stop after a week"],
    said: "\\bbut i\\b|\\bi (?:always|keep|never|can't|cant|struggle)\\b|\\btried\\b|\\blazy\\b|\\badhd\\b|\\b(?:(?:my|by|on) phone|reddit|youtube|tiktok|instagram|social media|netflix)\\b",
  },
  "stress-from": {
    label: "Where it comes from",
    question: "Where does it come from, and for how long already?",
    suggestions: ["work", "money", "family", "I can't tell"],
    said: "\\b(?:work|job|exams?|school|money|family|boss|divorce|moving|deadlines?|college|kids|study\\p{L}*|social)\\b|\\bbecause\\b",
  },
  "stress-shows": {
    label: "How it shows",
    question: "How does it show?",
    suggestions: ["I can't switch off", "bad sleep", "I snap at people", "tense body"],
    said: "\\bsleep\\b|\\bi (?:feel|can't|cant|cry|snap|keep)\\b|\\bovertink\\p{L}*|\\boverthink\\p{L}*|\\bheadaches?\\b|\\btired\\b",
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
    said: `${often}|\\bquick(?:ly)?\\b|\\bat work\\b|\\bfast\\b|\\bright now\\b|\\bbefore bed\\b`,
  },
  "medicine-who": {
    label: "Who takes it",
    question: "Who takes it: age, illnesses, other medicines?",
    suggestions: [
      "a healthy adult, no others",
      "over 65, several medicines",
      "during pregnancy",
      "a child",
    ],
    said: `${body}|\\bpregnan\\p{L}+|\\bbreastfeed\\p{L}+|\\bfor (?:women|men|kids|a child|seniors)\\b|\\bmy (?:son|daughter|child|mother|father|mom|dad)\\b`,
  },
  "medicine-why": {
    label: "Why, and how much",
    question: "What is it for, and how much would be taken?",
    suggestions: [],
    said: "\\bfor (?!me\\b|my (?:son|daughter|mom|dad)\\b)\\p{L}+|\\bto (?:sleep|help|gain|lose|boost|reduce)\\b|\\b\\d+ ?mg\\b",
  },
  "diet-aim": {
    label: "What it is for",
    question: "What is it for?",
    suggestions: ["losing weight", "blood sugar", "cholesterol", "building muscle"],
    said: "\\b(?:to (?:lose|gain|build|lower|reduce|get|help)|for (?!me\\b|a (?:week|month)\\b|the (?:week|month)\\b)\\p{L}+|with \\p{L}+|lower|before|after|during|when|if)\\b",
  },
  "diet-usual": {
    label: "What I eat",
    question: "What do you usually eat, and what never?",
    suggestions: ["mostly home-cooked", "a lot of takeaway", "vegetarian", "no fish, no dairy"],
    said: "\\bi (?:eat|don't eat|usually|never|hate)\\b|\\b(?:vegan|vegetarian|keto|paleo|mediterranean|low[- ]carb|gluten|lactose|halal|carnivore)\\b",
  },
  "diet-body": {
    label: "About me",
    question: "Your age and weight, any illness or medicine?",
    suggestions: ["healthy adult", "over 60, on medicine", "type 2 diabetes", "pregnant"],
    said: `${body}|\\bpregnan\\p{L}+|\\bdiabet\\p{L}+|\\bi take\\b|\\bpcos\\b|\\bibs\\b`,
  },
  "pain-where": {
    label: "Since when and how bad",
    question: "Where exactly, since when, and how bad is it?",
    suggestions: [
      "since today, mild",
      "a few days, getting worse",
      "weeks, comes and goes",
      "sudden and strong",
    ],
    said: "\\b(?:for|since|after) (?:\\d+|a|two|three|several|many|yesterday|last|this|weeks|months|years)\\b|\\bsince\\b",
  },
  "pain-trigger": {
    label: "What makes it better or worse",
    question: "What brings it on or eases it, any other signs?",
    suggestions: ["after sitting long", "after exercise", "at night", "with a fever"],
    said: "\\bwhen (?:i|running|walking|sitting|breathing|bending|lying)\\b|\\bafter (?!\\d)\\p{L}+|\\bwhile\\b|\\bduring\\b|\\bat night\\b|\\bin the morning\\b|\\bfrom \\p{L}+ing\\b",
  },
} as const satisfies Readonly<Record<string, Need>>;
