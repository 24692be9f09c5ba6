import type { Ask } from "../ask.ts";

const how =
  "(?:how (?:to|(?:do|can|should|could|would) (?:i|we|you))|(?:what(?:'?s| is) )?(?:the )?(?:best|easiest|fastest|quickest|healthiest) way to|(?:i )?(?:want|need|trying|wanna|am trying|would like)(?: to)?|tips (?:to|on how to))(?: finally| quickly| safely| naturally| really)?";

/** Texts, code and beings that this is not about. */
const notHealth =
  "\\b(?:python|javascript|java|code|script|app|website|database|sql|json|api|model|neural|machine learning|algorithm|e-?mails?|letter|story|poem|song|essay|blog|posts?|captions?|slogans?|speech|names? for|logo|business|employee|translate|dogs?|puppy|cats?|kitten|horses?|hamster|plants?|minecraft|sims|customers?)\\b";

const bodyPart =
  "(?:(?:lower |upper |mid )?back|knees?|neck|shoulders?|hips?|wrists?|ankles?|elbows?|feet|foot|heels?|calf|calves|shins?|hamstrings?|thighs?|legs?|arms?|hands?|fingers?|thumbs?|toes?|jaw|head|ears?|eyes?|throat|stomach|belly|tummy|teeth|tooth|gums?|ribs?|muscles?|joints?|tailbone|groin|glutes?|sciatica|nose|skin|tongue)";

export const healthAsks: readonly Ask[] = [
  {
    id: "health.team",
    forms: [
      {
        thing:
          "(?:(?:training|practice|coaching|warm[- ]?up|drill) (?:plans?|sessions?|programm?e?s?|schedules?)|drills|training|practice)(?= for (?:my |our |the |an? )?(?:[\\p{L}\\d'-]+ ){0,3}?(?:team|squad|under[- ]?\\d+s?|u\\d+s?|girls|boys|kids|juniors|club|(?:football|soccer|rugby|hockey|netball|basketball|volleyball|handball|cricket|swimming|swim|rowing|athletics|gymnastics|tennis|judo|baseball|softball|lacrosse|dance))(?!\\p{L}))",
      },
      {
        opens:
          "(?:how (?:do|can) (?:i|we) )?(?:coach|train) (?:my|our|an?|the) (?:[\\p{L}\\d'-]+ ){0,3}?(?:team|squad|under[- ]?\\d+s?|u\\d+s?|juniors|side)(?!\\p{L})",
      },
    ],
    not: "\\b(?:excel|at work|certificate|choir|orchestra|band|spelling|maths?|reading|handwriting|interview|kitchen|fire|office|call cent(?:er|re)|exams?|piano|guitar|violin|music|writing|theatre|debate|negotiat\\p{L}+|customer)\\b|\\b(?:sales|model|neural|dog|puppy|horse|employees|onboarding|staff|first aid|cyber|software|speech|potty|compliance|leadership)\\b",
    needs: ["team-who", "team-when", "squad-aim"],
  },
  {
    id: "health.race",
    forms: [
      {
        opens:
          "how (?:long|many weeks|much time) (?:do|will|would|should) (?:i|we) (?:need to |have to |take to )?(?:train|prepare)(?: for)? (?:an?|my|the) (?:\\p{L}+ )?(?:5k|10k|half(?: marathon)?|marathon|triathlon|trek|ride)",
      },

      {
        opens:
          "(?:how (?:do|can|should|to) ?(?:i |we )?|help me )?(?:train|get (?:fit|ready|in shape)|prepare) for (?:an?|my|our|the) (?:[\\p{L}\\d-]+ ){0,3}?(?:charity walk|sponsored walk|long walk|trek|hike|bike ride|sponsored ride|open water swim|channel swim|mountain|moonwalk|walk|triathlon|climb)(?!\\p{L})",
      },

      {
        thing:
          "(?:(?:half[- ]?)?marathon|ultra(?:marathon)?|5 ?k|10 ?k|5km|10km|triathlon|ironman|couch to (?:5 ?k|10 ?k)|c25k|running|race|spartan|hyrox|century ride|cycling|swim(?:ming)?)(?: (?:training|trainig|traning|running))? (?:plans?|schedules?|programs?|programmes?|training)|couch to (?:5 ?k|10 ?k)|(?:training|trainig|running) (?:plan|schedule|program) (?:half[- ]?marathon|marathon|5 ?k|10 ?k|triathlon)|(?:training|trainig|running) (?:plan|schedule|program)(?= for (?:an? |my |the )?(?:\\p{L}+ )?(?:half|marathon|5k|10k|5 k|10 k|triathlon|ironman|race|run|ultra))",
      },
      {
        opens: `(?:${how} |help me )?(?:train|prepare|get ready|run) (?:for )?(?:an? |my |the |my first |a first )?(?:\\d+ ?(?:k|km|mile) |first )?(?:half[- ]?marathon|marathon|ultra|triathlon|ironman|5 ?k|10 ?k|5km|10km|race|hyrox|spartan race)`,
      },
    ],
    not: `\\belections?\\b|\\b(?:pinewood|ethnic\\p{L}*|awareness|bus|buses|trains|exams|at the (?:local )?pool|meaning|salary|cost|mobile|volunteers|fundrais\\p{L}*|quotes|near me|lessons)\\b|\\bprograms? for (?:kids|children)\\b|${notHealth}|\\b(?:dance marathon|movie marathon|history|record|shoes|playlist)\\b`,
    needs: ["race-when", "race-now", "race-days"],
    advice: {
      professional: ["race-adjust", "race-why"],
      concise: ["race-short"],
    },
  },
  {
    id: "health.stretch",
    forms: [
      {
        opens: `exercises? (?:for (?:my|an?|the) (?:\\p{L}+ ){1,3}?)?(?:after|with) (?:an? |my |his |her )?(?:\\p{L}+ ){0,2}?(?:surgery|replacement|operation|arthritis|fracture)(?!\\p{L})`,
      },
      {
        opens:
          "(?:what|which|any|good|best|safe)(?: are)?(?: the)?(?: good| best| safe| gentle)? exercises?(?: can i do| should i do| to do| are good| are safe| help)? (?:for|with|after) (?:my |a |an |old )?(?:bad|weak|sore|stiff|dodgy|arthritic|injured|frozen|painful|runner'?s|tennis)? ?(?:knees?|back|hips?|shoulders?|neck|ankles?|wrists?|elbows?|knee replacement|hip replacement|arthritis|posture|sciatica)(?!\\p{L})",
      },

      {
        thing: `stretch(?:es|ing)(?: (?:routine|exercises?|plan))?|mobility (?:routine|exercises?|work)|(?:posture|physio|physical therapy|rehab) exercises?`,
      },
      {
        thing: `exercises?(?= (?:for|to (?:help|relieve|fix|ease|improve))(?: \\p{L}+){0,2} (?:(?:${bodyPart}) pain|sciatica|posture|bad (?:knees?|back)|plantar fasciitis|back pain|stiff \\p{L}+|knees|tennis elbow|carpal tunnel|rotator cuff))`,
      },
      { opens: `${how} (?:fix|improve|correct) (?:my |bad )*posture` },
    ],
    not: `\\b(?:patients|research|students|class)\\b|\\b(?:road|leather|canvas|tracker|curriculum|anatomy|scheme|work from home|fabric)\\b|${notHealth}|\\b(?:stretch marks|jeans|budget|goals|shoes)\\b`,
    needs: ["stretch-why", "stretch-where", "pain-history"],
    advice: { professional: ["stretch-stop", "stretch-cue"], concise: ["stretch-stop-short"] },
  },
  {
    id: "health.workout",
    forms: [
      {
        thing:
          "(?:weekly|daily|monthly|home|beginner'?s?) (?:work ?out|exercise|training|fitness) (?:schedules?|plans?|routines?|programs?)|(?:work ?out|exercise|fitness|yoga) (?:schedules?|plans?|routines?|programs?)(?= for)",
      },
      {
        thing:
          "(?:yoga|pilates|hiit|calisthenics|weight ?lifting|strength training)(?= (?:for (?!dogs)|at home))|(?:leg|push|pull|arm|back|chest|upper body|lower body) day",
      },
      {
        thing:
          "(?:(?:work ?out|exercise|gym|fitness|strength|lifting|weight ?lifting|push pull legs|ppl|home|hiit|yoga|pilates|calisthenics|cardio|kettlebell|dumbbell|bodyweight|swim(?:ming)?|weight training|strength training|full[- ]body|(?:\\d+|three|four|five)[- ]day (?:workout|gym|training|lifting)) (?:training )?(?:plans?|routines?|programs?|programmes?|schedules?|regimens?|splits?|sessions?)|(?:workouts?|work outs)(?: (?:ideas?|plans?|routines?))?|(?:\\d|three|four|five)[- ]day (?:split|full[- ]body)|(?:ab|abs|core|leg|arm|chest|glute|booty|back|shoulder|cardio|gym|home|dumbbell|bicep|tricep|butt|belly|fat burning|kegel|pelvic floor) exercises?)",
      },
      {
        thing:
          "exercises?(?= for (?:someone|people|a man|a woman|\\p{L}+ (?:knees?|back|hips?|shoulders?)|my (?:age|back|knees?))\\b)|exercises?(?= (?:for|to)(?: \\p{L}+){0,2} (?:belly|belly fat|abs|arms|legs|glutes|weight loss|lose weight|seniors|home|beginners at the gym|muscle|fat|core|chest))",
      },
      { opens: "(?:what(?:'s| is| are) )?(?:the )?best (?:exercises?|workouts?) (?:for|to)" },
    ],
    not: `\\bsleeper\\b|\\b(?:books?|emoji)\\b|\\bat the (?:\\p{L}+ )?pool\\b|\\b(?:tracker|theatre|theater|meaning|back to school|day to school|cancel\\p{L}*|flyer|employees|handwriting|accounting|stroke|dance show|public speaking|voice|singing|eyes?|brain|memory|typing|near me|certif\\p{L}+|which muscle|comparison)\\b|(?:training|practice|coaching) (?:plans?|sessions?|schedules?) for (?:my |our |the )?(?:[\\p{L}\\d'-]+ ){0,3}?(?:team|squad|under[- ]?\\d+s?|u\\d+s?)|exercises?(?: can i do| should i do| to do| are good| are safe| help)? (?:for|with|after) (?:my |a |an |old )?(?:bad|weak|sore|stiff|dodgy|arthritic|injured|frozen|painful) |${notHealth}|\\b(?:motivation|playlist|music|clothes|shoes|outfit|leggings|english|grammar|math|writing|home plan|house)\\b`,
    needs: ["workout-goal", "workout-gear", "workout-time"],
    advice: {
      professional: ["workout-adapt", "workout-progress"],
      concise: ["workout-short"],
      expert: ["workout-mistake"],
    },
  },
  {
    id: "health.figures",
    forms: [
      {
        opens:
          "how (?:many|much) (?:calories|protein|carbs|fat|fiber|water|sugar|salt|sodium|caffeine|sleep|steps|exercise|creatine) (?:should|do|can|must|would) (?:i|a|an|we|you|my)",
      },
      {
        thing:
          "(?:calorie|macro|protein|tdee|bmr) (?:intake|needs|target|calculation|goal|deficit)|macros",
      },
      {
        opens:
          "(?:calculate|what(?:'s| is| are)?) my (?:tdee|bmi|bmr|macros|ideal weight|calorie\\p{L}*|maintenance calories|target heart rate)",
      },
    ],
    not: `\\bshould an? (?!(?:\\p{L}+ )?(?:man|woman|person|boy|girl|child|kid|teen\\p{L}*|toddler|adult|senior|athlete|runner|vegan|year)\\b|\\d)\\p{L}+|\\bshould (?:i|we|you) (?:put|use|give|pack|trim|add|buy|bring|leave|pour|save)\\b|\\b(?:staircase|stairs|baby|newborn|recipe|pickles?|jam)\\b|${notHealth}|\\b(?:rabbits?|dogs?|cats?|pupp(?:y|ies)|kittens?|horses?|hamsters?|plants?|vet)\\b|\\b(?:excel|vba|banana|egg|formula for)\\b`,
    needs: ["figures-body", "figures-activity", "figures-goal"],
    advice: { professional: ["figures-show"], concise: ["figures-short"] },
  },
  {
    id: "health.weight",
    forms: [
      {
        opens: `(?:${how} )?(?:gain|put on) (?:some |more |a bit of |healthy )?(?:weight|kilos?|pounds)(?=$|[?.!,]| (?:in|for|fast|quickly|without|with|as|after|again|before|naturally|safely|healthily))`,
      },
      {
        opens:
          "(?:make (?:me )?)?(?:an? )?plan (?:for|to) (?:losing|lose) (?:about )?\\d+ ?(?:kilos?|kg|pounds|lbs|stone)",
      },

      {
        opens: `(?:${how} )?(?:lose|losing|drop|shed|burn|cut|get rid of|reduce) (?:(?:some|my|the|this|last|stubborn|extra|a few|about|around) |\\d+(?:\\.\\d+)? ?){0,4}(?:weight|belly fat|body ?fat|fat|belly|love handles|double chin|kgs?|kilos?|pounds|lbs|stone)`,
      },
      { thing: "weight[- ]?loss(?: (?:plans?|tips|program|advice|journey|diet))?|fat loss plan" },
      {
        opens:
          "(?:i )?(?:can't|cant|cannot|am not|not|why am i not|why can't i|why cant i) (?:seem to )?los(?:e|ing) weight",
      },
    ],
    not: `\\b(?:guilt|candles?)\\b|\\b(?:weight|fat|belly|pounds) (?:of|in|from|on) (?:an? |my |our |the )?(?:suitcase|luggage|bike|car|trailer|caravan|pan|sausages?|salmon|document|milk|cheese|meat|sauce|broth|print|parcel|package|boat|plane|pack|rucksack|backpack|frame|file)\\b|\\bweight[- ]loss (?:jabs?|drugs?|injections?|pills?|surgery|certificate|quotes?|journey|camp|clinic|tea|sayings?)\\b|\\b(?:quotes|sterling|exchange|limit|loose skin|wegovy|mounjaro) ?(?:or|vs)?\\b(?=$|[?.!]| (?:or|vs|to)\\b)|^(?:i )?lost\\b|${notHealth}|\\b(?:anorex\\p{L}+|bulimi\\p{L}+|purg\\p{L}+|laxatives?|starv\\p{L}+|soups?|sauces?|recipes?|meal plan|workout|exercises?|after giving birth|babies|baby|newborn|puppy|kitten|on a plane|luggage)\\b`,
    needs: ["weight-figures", "weight-now", "weight-limits"],
    advice: { professional: ["weight-few", "weight-pace"], concise: ["weight-short"] },
  },
  {
    id: "health.lift",
    forms: [
      {
        opens:
          "(?:(?:need |want |make me |give me )?(?:an? |my )?(?:\\d+[- ]weeks? )?(?:plan|program(?:me)?|routine|schedule|way) to |how (?:do|can|to|should) ?(?:i |we )?|i (?:want|need) to |help me )?(?:get|increase|improve|raise|boost|grow|build|add to|up|bring up) (?:my|more|a bigger|a better) (?:\\p{L}+ )?(?:bench(?: ?press)?|squats?|dead ?lifts?|overhead press|ohp|military press|clean and jerk|snatch|pull[- ]?ups?|chin[- ]?ups?|push[- ]?ups?|lifts|grip strength|vertical(?: jump)?|plank|dips)(?!\\p{L})",
      },
      {
        thing:
          "(?:bench(?: press)?|squat|dead ?lift|pull[- ]?up|push[- ]?up|chin[- ]?up)s? (?:plan|program(?:me)?|routine|progression|schedule)",
      },
      {
        is: "my (?:bench(?: ?press)?|squats?|dead ?lifts?|overhead press|ohp|military press|clean and jerk|snatch|pull[- ]?ups?|chin[- ]?ups?|push[- ]?ups?|lifts|grip strength|vertical(?: jump)?|plank|dips) (?:is|has|won'?t|isn'?t) (?:stuck|stalled|plateaued|go up|going up|not going up|weak)(?: .{0,40})?",
      },
    ],
    not: "\\b(?:playlist|recipe|design|servic\\p{L}+|business|party|elevators?|skirt|dress)\\b|\\b(?:python|code|benchmark|garden bench|park bench|wood|hurts|pain in)\\b",
    needs: ["lift-now", "lift-week", "lift-limits"],
    advice: { professional: ["fitter-few"] },
  },
  {
    id: "health.fitter",
    forms: [
      {
        opens:
          "(?:i(?:'d| would)? (?:want|wanna|like|need|plan) to )?(?:start|begin|take up|get (?:back )?into|go back to) (?:running|jogging|swimming|cycling|lifting|exercis\\p{L}*|working out|the gym|rowing|yoga|pilates|climbing)(?! (?:an?|my|the) (?:business|club|class|channel|studio))(?!\\p{L})",
      },
      {
        opens:
          "how (?:do|can|should|to) ?(?:i |we )?(?:best |safely )?(?:start|begin|take up|get (?:back )?into|go back to) (?:running|jogging|swimming|cycling|lifting(?: weights)?|weights|exercis\\p{L}*|working out|the gym|training|rowing|yoga|pilates|climbing|walking)(?!\\p{L})",
      },

      {
        opens: `(?:${how} )?(?:get|build|gain|grow|become|put on|increase|improve) (?:(?:some|more|my|a|big|bigger|lean|flat|good|in|into|better|really) )*(?:muscles?|abs|six[- ]pack|shape|fit|fitter|stronger|toned|ripped|jacked|flexible|flexibility|stamina|endurance|strength|weight|biceps|glutes|butt|chest|vo2 ?max|splits|cardio|core strength)(?=$|[?.!,]| (?:at|in|for|fast|quickly|without|with|as|after|by|again|before|naturally))`,
      },
      {
        opens: `${how} do (?:a|my first|one|more|the) (?:pull[- ]?ups?|push[- ]?ups?|handstands?|splits|chin[- ]?ups?|muscle[- ]?ups?|cartwheel)`,
      },
    ],
    not: `\\b(?:gain|put on) (?:some |more |a bit of |healthy )?weight\\b|\\blifting (?:the|up|off|foundation|floor\\p{L}*)\\b|\\brunning (?:late|out|low|errands|costs?)\\b|\\bclimbing (?:roses?|plants?|stairs|hydrangea|frame)\\b|\\browing machine\\b|\\b(?:arguments?|excuses?|concrete|glue)\\b|running (?:an?|my|the|our|docker|a business|windows|linux|python|apps?|servers?|ads?)(?!\\p{L})|${notHealth}|\\b(?:password|conviction|argument|battery|page rank)\\b`,
    needs: ["fitter-now", "workout-gear", "workout-time"],
    advice: { professional: ["fitter-few"], concise: ["fitter-short"] },
  },
  {
    id: "health.snoring",
    forms: [
      {
        opens:
          "(?:(?:my|our) )?(?:husband|wife|partner|boyfriend|girlfriend|roommate|he|she|dad|father|mum|mom|i) (?:is |am )?(?:always |keeps |constantly )?snor(?:es?|ing)(?=$|[?.!,]| )",
      },
      {
        opens:
          "(?:how (?:do|can|to) ?(?:i |we )?)?(?:stop|cure|fix|reduce) (?:my |his |her )?(?:(?:husband|wife|partner)(?:'?s)? )?snoring",
      },
    ],
    not: "\\b(?:drawing|cartoon|divorce|gifts?|legal|device|comparison|sound effect|meme|joke)\\b|\\b(?:dog|cat|pug|bulldog|baby|toddler|story|poem|funny)\\b",
    needs: ["snore-signs", "snore-when", "snore-tried"],
    advice: { professional: ["snore-doctor"], concise: ["snore-doctor"] },
  },
  {
    id: "health.sleep",
    forms: [
      {
        opens:
          "i(?:'m|m| am| feel|'m feeling) (?:always |so |constantly |just )*(?:tired|exhausted|sleepy)(?: all (?:the time|day)| every (?:day|morning)| always| after (?:sleeping|\\d+ hours))",
      },
      {
        opens: `(?:${how} )?(?:sleep better|fall asleep faster|fix my sleep|improve my sleep)|${how} (?:sleep|fall asleep|stay asleep|get (?:to|better|more|back to|enough|good|deeper)(?: to)? ?sleep|fix my (?:sleep|circadian)|improve (?:my )?sleep|wake up earl(?:y|ier)|(?:become|be) (?:a morning person|an early riser)|stop snoring|stop waking up)`,
      },
      {
        opens:
          "(?:i |why )?(?:can't|cant|cannot|can not|struggle to|have trouble|having trouble|keep waking|wake up|don't|why can't i|why do i wake up)(?: to)? ?(?:sleep|sleeping|fall asleep|falling asleep|stay asleep|up at night|at \\d+ ?(?:am|pm|o'clock)?|in the middle of the night|every night|tired)",
      },
      {
        thing:
          "(?:sleep (?:schedule|routine|tips|hygiene|advice|habits|plan)|(?:bedtime|night ?time) routine|jet ?lag|insomnia(?: tips)?)",
      },
      { opens: "why am i (?:always |so |constantly )*(?:tired|sleepy|exhausted)" },
    ],
    not: `\\b(?:of my (?:job|life|boss|husband|wife|relationship|hair)|decision)\\b|\\b(?:mattress(?:es)?|poster|complaint|chart|template|sleep[- ]train\\p{L}*|on (?:a|the|my) (?:night )?(?:train|bus|boat|ferry)|meaning|in class|lyrics|strangers|legally|game|device|comparison|sleep number|caption)\\b|\\b(?:with|after|on) (?:an? |my )?(?:broken|surgery|operation|sprained|c-?section|cast|sling|torn|fractured|shoulder|hip|knee)\\b|(?:bedtime|night ?time|sleep) (?:routine|schedule) for (?:a|an|my|our|the|two) (?:[\\p{L}\\d-]+ )*?(?:year|month|week|kid|child|toddler|baby|son|daughter|twins|boy|girl)|${notHealth}|\\b(?:baby|babies|newborn|toddlers?|infant|son|daughter|kids?|children|thread|linux|mode|laptop|mac|pc|computer|on a plane|flight|essay|tent|camping|skincare)\\b`,
    needs: ["sleep-what", "sleep-when", "sleep-behind"],
    advice: { professional: ["sleep-few", "sleep-doctor"], concise: ["sleep-short"] },
  },
  {
    id: "health.skin",
    forms: [
      {
        thing:
          "(?:skin ?care|skin|haircare|hair care|curly hair) (?:routines?|regimens?|tips|advice|products?)|(?:acne|pimples?|dandruff|dark circles|blackheads|wrinkles) (?:treatment|routine|tips|remedies|products)|skincare",
      },
      {
        opens: `${how} (?:get rid of|treat|clear|prevent|stop|fade|heal|reduce|remove) (?:my |the |bad )*(?:acne|pimples?|zits?|blackheads?|dandruff|dark circles|dry skin|dry lips|chapped lips|oily skin|acne scars|ingrown hairs?|razor bumps?|eczema|wrinkles|hair loss|frizz|split ends|eye bags|sunburn|stretch marks|cellulite|bad breath|body odor)`,
      },
      { opens: `${how} (?:get|have) (?:clear(?:er)?|glowing|better|smooth(?:er)?|glass) skin` },
      {
        is: "(?:(?:my|bad|hormonal|teen|cystic) )*(?:acne|pimples|spots|blackheads|dandruff|eczema|dry skin|razor bumps) (?:on )?(?:my )?(?:forehead|chin|cheeks?|nose|back|jawline|scalp|face|neck|shoulders|hands|legs)(?: .{0,40})?",
      },
    ],
    not: `\\b(?:football|game|tomato\\p{L}*|leaves|wood|suit|shirts?|curtains?|packed|linen|price list|photos?|gifts?|drain|tattoo|poster)\\b|${notHealth}|\\b(?:photoshop|photo|minecraft skin|brand)\\b`,
    needs: ["skin-type", "skin-now", "skin-limits"],
    advice: { professional: ["skin-few", "skin-doctor"], concise: ["skin-short"] },
  },
  {
    id: "health.productive",
    forms: [
      {
        opens:
          "(?:help me (?:to )?|i want to |how to |how (?:do|can) i )?(?:stop|quit|beat|overcome) (?:my )?procrastinat(?:ing|ion)(?=$|[.!? ])",
      },
      {
        opens: `${how} (?:be|become|get|stay|keep) (?:(?:more|better|super|so|very) )?(?:productive|focus(?:s)?ed|organi[sz]ed|motivated(?! to (?:work ?out|exercise))|efficient|on track|on task)`,
      },
      {
        opens: `${how} (?:stop|quit|beat|overcome|avoid|fight|not) (?:(?:be|get|my|being|so|always|with) )*(?:procrastinat\\p{L}+|wasting time|getting distracted|distracted|lazy|laziness)`,
      },
      {
        opens: `${how} (?:focus|concentrate)(?: (?:better|more|longer|well))?(?: (?:at|on|while|when|in) (?:work|my (?:work|tasks?)|working|reading|doing|i).{0,40})?$`,
      },
      {
        opens: `${how} (?:better )?(?:manage|organi[sz]e|use|plan) my (?:time|day|days|work ?day|week|workload|schedule)`,
      },
      { opens: `${how} get (?:more|things|stuff|everything) done` },
      {
        thing:
          "(?:productivity|time[- ]management|focus|concentration|procrastination|anti-procrastination) (?:tips|advice|hacks|techniques?|methods?|strategies|system)",
      },
      {
        thing:
          "(?:tips|advice|ways|hacks)(?= (?:to|for|on) (?:be|being|become|becoming|stay|staying|get|getting|stop|stopping|avoid|avoiding|improve|improving|manage|managing) (?:my )?(?:more )?(?:productiv\\p{L}+|focus\\p{L}*|organi[sz]ed|procrastinat\\p{L}+|time)(?!\\p{L}))",
      },
      {
        opens:
          "i (?:(?:always|constantly|just) )?(?:keep|can'?t stop|cannot stop|always) (?:on )?(?:procrastinat\\p{L}+|getting distracted|wasting (?:my )?time)|(?:i )?(?:(?:just|really) )?(?:can'?t|cannot) (?:focus|concentrate)(?! on (?:you|him|her)\\b)",
      },
    ],
    not: `\\btelescope\\b|\\bfor (?:moving|a move|the move|school|christmas)\\b|\\b(?:microscope|heating|time capsule|driving|tools|jury|days off|photograph\\p{L}*|kitchen|closet|garage|slogan)\\b|\\b(?:day|week|days) in \\p{L}+|${notHealth}|\\b(?:camera|lens|photos?|team|employees|staff|students|my (?:son|daughter|kid|child|husband|wife)|meetings?|e-?mails?|pain|headaches?|medication|meds|dizzy|concussion|died|death|grie\\p{L}+|article|speech|presentation|photographer|stud(?:y|ying|ies)|excel|notion|outlook|gmail|obsidian|trello|jira|chatgpt|minecraft|gam(?:e|es|ing)|time machine|backups?|toddlers?|baby|movies?|eyes?|vision|guitar|piano|drums?|adhd|autis\\p{L}*|depress\\p{L}*|anxi\\p{L}+|burn(?:ing|ed|t)?[- ]?out|exhausted)\\b`,
    needs: ["productive-at", "routine-obstacle", "quit-tried"],
    advice: { professional: ["study-one-change"] },
  },
  {
    id: "health.quit",
    forms: [
      {
        opens:
          "(?:(?:give|make|create|provide|write|suggest)(?: me)?(?: with)? )?(?:an? )?(?:[\\p{L}-]+ )?plan (?:for|to do) (?:an? |my )?(?:[\\p{L}-]+ )?(?:digital|phone|social media|screen) detox",
      },
      { thing: "(?:digital|phone|social media|dopamine|screen) detox(?: plans?| challenge)?" },
      {
        opens: `(?:${how} )?(?:quit|stop|give up|cut down on|break (?:my|the|a) habit of|quitting) (?:my |the |so much |with )?(?:smoking|vaping|drinking(?: alcohol| soda| coffee| so much)?|nicotine|cigarettes|alcohol|caffeine|sugar|coffee|soda|energy drinks|weed|biting my nails|nail biting|biting nails|doom ?scrolling|scrolling|snacking|(?:stress |binge |over)[- ]?eating|overeating|porn|gambling|gaming|being on my phone|picking my skin|cracking my knuckles|procrastinating|procrastination|(?:my )?phone addiction|social media)`,
      },
      { opens: `${how} break (?:a |my |an? old )?(?:bad )?(?:\\p{L}+ )?(?:habit|addiction)` },
      {
        opens: `${how} (?:use my phone less|reduce (?:my )?screen ?time|spend less time on (?:my phone|social media|instagram|tiktok|youtube))`,
      },
    ],
    not: `\\bcoating\\b|\\b(?:cards?|gifts?|books?|certificate)\\b|\\b(?:signs?|chimney|industry|career|tap|safe|lease|shop|how long|barbecue|bbq|policy|antibiotics|glass(?:es)? from|ads|headaches?)\\b|\\bwith (?:my )?(?:medication|meds)\\b|\\b(?:retreat|hotel|camp|center|centre|article|trip)\\b|${notHealth}|\\b(?:my (?:son|daughter|kid|child|husband|wife|boyfriend|girlfriend|dad|mom|friend|brother|sister|teen\\p{L}*)|baby|toddler)\\b`,
    needs: ["quit-when", "quit-often", "quit-tried"],
    advice: { professional: ["quit-moment", "quit-help"], concise: ["quit-short"] },
  },
  {
    id: "health.schedule",
    forms: [
      {
        thing:
          "(?:daily|weekly|day|week|week ?day|weekend|study and work|work from home|wfh) (?:schedules?|time ?tables?|planners?)(?: (?:template|ideas?))?",
      },
      {
        opens:
          "(?:plan|organi[sz]e|schedule|structure) (?:my|our) (?:day|week|weekend|days|weeks)(?!\\p{L})",
      },
    ],
    not: `\\b(?:pool|paper|louis|amazon|disney\\p{L}*|retirement home|residents|pharmacy|print\\p{L}*|design|policy|day ?care|radio|station|shop|store|wedding|museum|church)\\b|\\bfriends in\\b|\\b(?:schedule|routine|day) of \\p{L}+|${notHealth}|\\b(?:employees?|staff|class|baby|toddler|train|bus|tv|game|social media|content|meal|cleaning|gantt|app|excel|python|code|notion)\\b`,
    needs: ["schedule-fixed", "schedule-fit", "schedule-sleep"],
    advice: { professional: ["schedule-slack"] },
  },
  {
    id: "health.routine",
    forms: [
      {
        opens:
          "i(?:'m| am|m)? (?:looking|trying|planning|want|hoping|would like|thinking) (?:to |of |about )?(?:start|get into|take up|begin)(?:ing)? (?:meditat(?:ing|ion)|journaling|yoga|mindfulness)(?= ?(?:$|[.,!?]))",
      },
      {
        thing:
          "(?:morning|evening|daily|after[- ]work|self[- ]care|wellness|wfh|weekday|healthy) (?:routines?|habits?)(?: (?:ideas?|plan))?|habit (?:plan|stacking)|healthy habits",
      },
      {
        opens: `${how} (?:build|start|create|make|form|develop|establish|set up|keep|stick (?:to|with)|stay consistent with) (?:a |an |my |good |new |better |healthy |daily |morning |the )*(?:habits?|routines?|exercise habit|working out|exercising|going to the gym|the gym|meditating|meditation|journaling)`,
      },
      {
        opens: `${how} (?:be|become|get|stay) (?:more )?(?:healthier|healthy|disciplined|motivated to (?:work ?out|exercise))`,
      },
    ],
    not: `\\b(?:vocabulary|spanish|french|german|poster|famous|writers|dance|restaurant|beavers|animals|boiler|maintenance|heating|prompts|successful people|ceos?)\\b|${notHealth}|\\b(?:baby|toddler|kids?|preschool|classroom|cleaning|skincare|team)\\b`,
    needs: ["routine-aim", "routine-time", "routine-obstacle"],
    advice: { professional: ["routine-small"], concise: ["routine-small-short"] },
  },
  {
    id: "health.fear",
    forms: [
      {
        opens:
          "(?:how (?:do|can|should|to) ?(?:i |we )?|help me |i want to |tips (?:to|for) )(?:get over|overcome|beat|deal with|handle|lose|fight|conquer|cope with) (?:my |the |a )?(?:stage fright|fear of (?!my (?:husband|wife|partner|dad|father))\\p{L}+|nerves|phobia of \\p{L}+|shyness on stage|flight anxiety|exam nerves|performance nerves)",
      },
      {
        is: "(?:i have |i get |i'?m |im )?(?:terrible |bad |awful )?(?:stage fright|exam nerves|(?:afraid|scared|terrified) of (?:flying|heights|dogs|spiders|driving|public speaking|the dentist|needles|water|lifts|elevators|clowns|the dark))(?: .{0,60})?",
      },
    ],
    not: "\\b(?:movies?|films?|synonyms?|costume|statistics|quotes?|meaning|funny|jokes?|games?)\\b|\\b(?:poem|story|song|essay|character|my (?:husband|wife|boyfriend|partner|father|dad|son|daughter|kid|dog|cat)|children'?s?|kids?|toddler|he|she|him|her|die|dying|death|suicid\\p{L}*|violen\\p{L}*|hurt me)\\b",
    needs: ["fear-when", "fear-next", "fear-tried"],
  },
  {
    id: "health.stress",
    forms: [
      { thing: "work[- ]?(?:and[- ])?life balance(?: (?:tips|advice|ideas|strategies))?" },
      {
        opens:
          "(?:(?:give me|share|find|list|suggest|offer)(?: me)? )?(?:(?:\\d+|five|ten|three|some|useful|quick|simple|good|easy|practical) )*(?:tips|ways|techniques|strategies|methods|advice|ideas) (?:to|for|on|of) (?:reduc\\p{L}+|manag\\p{L}+|reliev\\p{L}+|deal\\p{L}* with|cop\\p{L}+ with|handl\\p{L}+|lower\\p{L}*) (?:my |work |work-related |daily )*(?:stress|anxiety|burn ?out)",
      },
      {
        opens: `${how} (?:deal with|reduce|manage|relieve|handle|cope with|overcome|lower|get over|stop|calm) (?:my |the |work |being |feeling |so much |work-related )*(?:stress|stressed|anxiety|anxious|burn ?out|overthinking|worrying|nerves|nervous|overwhelm(?:ed)?|racing thoughts)`,
      },
      { opens: `${how} (?:calm down|relax|unwind|destress|de-stress)` },
      {
        thing:
          "(?:stress|anxiety) (?:relief|management)(?: (?:tips|techniques|ideas|plan|exercises?))?|(?:breathing|grounding|relaxation) (?:exercises?|techniques?)|burnout recovery",
      },
    ],
    not: `\\b(?:asthma|copd|labou?r|birth)\\b|\\b(?:hair|steering|leather|cable|beam|concentration|statistics|passengers|patients|singing|sing|singers|trumpet|flute|clarinet|saxophone|swimming|pattern|ball|lounge|jaw|muscles?|crochet|rope|slides?)\\b|${notHealth}|\\b(?:my (?:son|daughter|kid|child|husband|wife|boyfriend|girlfriend|dad|mom|friend|brother|sister|team)|baby|toddler|kids|students|presentation|interview|mechanical|stress test|panic attack)\\b`,
    needs: ["stress-from", "stress-shows", "stress-fits"],
    advice: { professional: ["stress-now", "stress-help"], concise: ["stress-short"] },
  },
  {
    id: "health.medicine",
    forms: [
      {
        opens:
          "is it (?:safe|ok|okay|fine|bad|dangerous) to (?:take|mix|combine) (?:\\S+ ){0,2}?(?:ibuprofen|tylenol|advil|aleve|paracetamol|acetaminophen|aspirin|naproxen|melatonin|antibiotics?|amoxicillin|benadryl|antihistamines?|painkillers?|supplements?|vitamin \\p{L})",
      },
      {
        opens:
          "(?:can|should|may|could) (?:i|you|we) (?:take|use|mix|combine|drink|have) (?:\\S+ ){0,5}?(?:ibuprofen|tylenol|advil|aleve|paracetamol|acetaminophen|aspirin|naproxen|melatonin|antibiotics?|amoxicillin|benadryl|nyquil|dayquil|claritin|zyrtec|omeprazole|antihistamines?|painkillers?|meds|medicines?|medications?|supplements?|vitamins?|vitamin \\p{L}|magnesium|creatine|iron|zinc|probiotics?)",
      },
      {
        opens:
          "(?:what|which) (?:vitamins?|supplements?|painkillers?|medicines?|medications?) (?:should|can|do|to|are good|is good|is best|are best|helps?)",
      },
      {
        opens:
          "(?:what(?:'s| is) )?(?:the )?best (?:vitamins?|supplements?|painkillers?|medicines?) (?:for|to)",
      },
    ],
    not: `\\b(?:customs|security|tax|silk|serum|nails in|iron nails|paint|roof|soil|lawn|screws|delivered|stud(?:y|ied)|chickens?|hens?|goats?|sheep|septic|ironing|use iron)\\b|${notHealth}|\\b(?:overdos\\p{L}+|too many|whole bottle|took \\d+)\\b`,
    needs: ["medicine-who", "medicine-why"],
    advice: { professional: ["medicine-ask"] },
  },
  {
    id: "health.diet",
    forms: [
      {
        thing:
          "(?:diets?|diet plans?|diet chart|nutrition plans?|(?:keto|(?:intermittent )?fasting|carnivore|paleo|low[- ]carb|mediterranean) (?:diet )?(?:plan|schedule))(?= (?:for|to)\\b|$|[?.!])",
      },
      {
        opens:
          "what (?:(?:should|can|could|do) (?:i|you) |to |foods? (?:should i |to ))(?:eat|avoid|eat or drink)(?: \\p{L}+)? (?:to|for|before|after|when|if|with|during|on)(?! (?:dinner|lunch|breakfast|supper|dessert|a date|today|tonight))",
      },
      {
        thing:
          "foods?(?: (?:list|to (?:eat|avoid)))?(?= (?:to (?:eat|avoid)|(?:that|which) (?:lower|help|reduce|boost|burn|increase)|for (?:ibs|diabetes|high blood pressure|acid reflux|gut health|energy|cholesterol|anemia)|(?:high|rich) in)\\b)",
      },
      {
        opens: `${how} (?:eat (?:healthier|healthy|better|clean|less sugar|more protein|more fiber)|lower (?:my )?(?:cholesterol|blood pressure|blood sugar)|start (?:a |the )?(?:keto|vegan|paleo|mediterranean|low[- ]carb|carnivore|vegetarian|intermittent)\\p{L}*(?: diet| fasting)?)`,
      },
    ],
    not: `\\b(?:koi|betta|goldfish|parrots?|budgies?|chickens?|hens|owls?|dinosaurs?|rabbits?|tortoises?|turtles?|carbon|footprint|bored|chopsticks|new year'?s|christmas|easter|halloween|camping)\\b|\\beat on (?:an? |my |the )?(?:\\p{L}+ )?(?:trip|hike|plane|flight|train|road|date|boat|picnic)\\b|\\beat in (?!(?:pregnancy|menopause|the|early|my|a|first|third|second|winter|summer)\\b)\\p{L}+|(?<!\\b(?:burn|cut|lose|save) )\\b(?:[2-9]\\d\\d) ?(?:k?cal|calories?|kcals)(?: (?:a|per) day| daily|/day)(?! (?:less|more|deficit))|\\bthigh gap\\b|\\bcollar ?bones?\\b|\\bpro-?ana\\b|\\bstarv\\p{L}*|(?<!intermittent )\\bfast(?:ing)?\\b[^.!?]*\\b(?:[5-9]|\\d\\d) days\\b|\\b(?:[5-9]|\\d\\d)[- ]day (?:\\p{L}+ )?fast\\b|${notHealth}|\\b(?:thanksgiving|date|restaurants?|in (?:italy|rome|paris|japan|tokyo|bangkok)|history|news|media diet|digital)\\b`,
    needs: ["diet-aim", "diet-usual", "diet-body"],
    advice: { professional: ["diet-swap", "diet-doctor"], concise: ["diet-short"] },
  },
  {
    id: "health.sign",
    forms: [
      {
        is: "(?:does|should|do) (?:my|our|i|a) .{2,50} (?:need to |go |have to )?(?:see|call|go to|visit|take (?:him|her|it) to) (?:a |the )?(?:doctor|gp|er|a&e|hospital|pediatrician|paediatrician)(?: .{0,50})?",
      },
      {
        is: "(?:my )?(?:hair|skin|nails?|gums?|pee|urine|poop|stool|eyes?|tongue|heart ?beat|period|hands?|feet|ears?|lips?) .{3,60}(?:,? ?(?:is (?:that|this|it) )?normal\\??|should i (?:be )?worr(?:y|ied)\\??)",
      },
      { opens: "(?:my )?period (?:is|was|has been|came|late|still|won'?t|hasn'?t)(?= )" },
    ],
    not: "\\b(?:capital|letters|tudor|victorian|which word|fortnite|photos?|bun|drain|fit note|chipping|garlic|onions|episode)\\b|\\b(?:invoice|payment|essay|class|lesson|history|notice period|billing)\\b|\\b(?:dog|cat|puppy|kitten|hamster|rabbit|horse|car|laptop|story|poem|historical|time period|(?:ice|stone) age|science|class period)\\b",
    needs: ["sign-since", "sign-also", "sign-who"],
    advice: { professional: ["pain-doctor-first"], concise: ["pain-doctor-short"] },
  },
  {
    id: "health.pain",
    forms: [
      {
        opens:
          "(?:why (?:do|does) )?my (?:legs?|cal(?:f|ves)|feet|foot|toes?|hands?) (?:always |keep )?cramp(?:s|ing)?",
      },
      {
        opens:
          "(?:why do )?(?:i )?(?:get |have |getting )?(?:leg cramps?|calf cramps?|foot cramps?|headaches?|migraines?) (?:every|each|all the|most) (?:night|morning|day|evening|week|time)",
      },
      {
        opens:
          "(?:is|are) (?:my|this|these|the) (?:[\\p{L}-]+ ){0,2}?(?:cough|rash|mole|lump|headaches?|swelling|bruise|bite|sting|cut|burn|cramps?|dizziness|palpitations|sore throat|wound|toe|finger|ankle|wrist|knee|blister|wart|pimple)s? (?:serious|normal|dangerous|infected|broken|sprained|bad|okay|ok|something)",
      },

      {
        is: `(?:(?:lower|upper|left|right) )?(?:${bodyPart}) (?:hurts?|aches?|pains?|sore)(?: (?:when|after|while|for|since|going|at|from|during|only|if|every) .{2,80})?`,
      },
      {
        opens: `(?:why (?:does|do|is|are) )?my (?:\\p{L}+ ){0,2}?${bodyPart} (?:always |really |still |constantly |suddenly |often )?(?:hurts?|aches?|aching|sore|pain|twitch\\p{L}*|itch\\p{L}*|burns?|swollen|stiff|numb|cracks?|pops?|clicks?|(?:is|are|feels?|has|have|gets?|keeps?|keep) (?:(?:really|very|so|too|always|still|all|suddenly|been|a bit|kind of|constantly|getting|gone|become|an?|some|got|in|like|going|slightly|red and|tiny|small|little) )*(?:hurt\\p{L}*|ach\\p{L}*|sore|pain\\p{L}*|stiff|numb|swollen|swell\\p{L}*|tingl\\p{L}*|burn\\p{L}*|itch\\p{L}*|throb\\p{L}*|cramp\\p{L}*|tight|tender|red|bruis\\p{L}*|weak|dizzy|spinning(?! with)|twitch\\p{L}*|click\\p{L}*|pop\\p{L}*|crack\\p{L}*|lock\\p{L}*|peel\\p{L}*|bleed\\p{L}*|infected|inflamed|lumps?|rash|spots?|bumps?|blister\\p{L}*|cold|hot|heavy|falling asleep|shak\\p{L}*|trembl\\p{L}*|giving|dry|purple|blue|white|puffy|blocked|ringing|water\\p{L}*|sensitive|bloated|upset|sick|stuffy|runny|funny|weird|strange|off|sprained|broken|dislocated|pulled|grinding|crunch\\p{L}*|pressure|congested|gurgl\\p{L}*)(?!\\p{L}))`,
      },
      {
        opens: `(?:i have|i've had|ive had|i've got|i got|i have had|i'm having|im having|i get|i keep getting|i feel|having|what to do (?:for|about|against|with)|what helps (?:with|against)|how (?:to|do i|can i) (?:get rid of|treat|relieve|ease|stop|cure|help|soothe|deal with)) (?:an? |my |the |some |bad |mild |this |really |constant |terrible )*(?:(?:${bodyPart}) ?(?:pain|ache|cramps?)|headaches?|migraines?|back ?ache|tooth ?ache|stomach ?ache|ear ?ache|sore throat|sore muscles|cold|cough|fever|flu|rash|hiccups|heartburn|acid reflux|bloating|constipation|diarrhea|nausea|hangover|cramps|period cramps|blisters?|hives|dizzy|dizziness|congestion|stuffy nose|runny nose|allergies|hay ?fever|uti|stye|canker sore|cold sore|sprained \\p{L}+|shin splints|plantar fasciitis|tendonitis|sciatica|tinnitus)`,
      },
      {
        thing: `(?:(?:${bodyPart}) (?:pain|cramps|ache)|headaches?|migraines?|sore throat|heartburn|shin splints|plantar fasciitis|sciatica|hangover)(?: (?:relief|remed(?:y|ies)|cures?|treatment|help|for \\d+ days))?(?=$|[?.!,]| (?:when|after|while|for|since|and|at|from|during))`,
      },
    ],
    not: `\\b(?:lyrics|office|insoles|deadline|cold frames?|statistics|clients?)\\b|\\b(?:emoji|how long|books?)\\b|\\b(?:whiten\\p{L}*|contour|make-?up|foundation|eyeliner|sofa|leather|network|engine|call in sick|go to work|decision|flavou?r|jokes?|vs|versus|invisalign|which (?:tea|boots|shoes|earrings|jeans|shirts?))\\b|(?:on|of) (?:my|our|the) (?:dog|cat|horse|hen)|${notHealth}|\\b(?:chest|stretches|exercises?|baby|babies|newborn|infant|history|symptoms of|causes of|broken heart|feelings|cold (?:feet|email|shower|war|brew)|hair|nails|the movie|pain points?)\\b`,
    needs: ["pain-where", "pain-trigger", "pain-history"],
    advice: { professional: ["pain-doctor-first"], concise: ["pain-doctor-short"] },
  },
  {
    id: "health.fact",
    forms: [
      {
        opens:
          "(?:is|are) (?:it )?.{2,40} (?:healthy|unhealthy|good for (?:you|me|your \\p{L}+)|bad for (?:you|me|your \\p{L}+)|contagious)",
      },
      {
        opens:
          "(?:signs and )?(?:symptoms?|side effects) of (?:an? )?(?!my\\b|our\\b)(?:[\\p{L}\\d-]+ ){0,3}?(?:deficiency|flu|covid|diabetes|dehydration|pneumonia|strep|adhd|caffeine|creatine|ibuprofen|melatonin|metformin|statins?|vitamin \\p{L}\\d*|measles|chickenpox|shingles|anemia|anaemia|menopause|concussion|food poisoning|heat ?stroke)(?=$|[?.!])",
      },
      {
        opens:
          "what (?:are|is) (?:the |some )?(?:\\p{L}+ )?(?:symptoms?|side effects|health benefits|causes) of (?:\\p{L}+ )?(?:flu|covid|diabetes|caffeine|coffee|creatine|adhd|anxiety|ibuprofen|melatonin|turmeric|magnesium|vitamin|strep|pneumonia|dehydration|migraines?|menopause|running|meditation|yoga|fasting)",
      },
    ],
    not: `${notHealth}|^(?:is|are) my|\\b(?:relationships?|marriage|economy|environment)\\b`,
    needs: [],
  },
];
