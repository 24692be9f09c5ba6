import type { Ask } from "../ask.ts";

/** Left to `care/`, or to somebody who may see more than a prompt. */
const grave =
  "\\b(?:suicid\\p{L}*|kill\\p{L}*|self[- ]harm\\p{L}*|cut(?:s|ting)? (?:him|her|my|them)sel(?:f|ves)|abus\\p{L}+|assault\\p{L}*|rap(?:e|ed|ist)|harass\\p{L}*|molest\\p{L}*|stalk\\p{L}*|beat(?:s|ing)? me|hits? me|hitting me|threat\\p{L}+|violen\\p{L}+|overdos\\p{L}+|pills?|weapons?|guns?|knife|hospital\\p{L}*|emergency|911|unresponsive|addict\\p{L}*|drugs?|drunk|alcoholic|died|dead|dying|death|passed away|funeral|cancer|terminal|miscarr\\p{L}+|pregnan\\p{L}+|depress\\p{L}+|eating disorder|anorexi\\p{L}+|bulimi\\p{L}+|bleed\\p{L}*|nose ?bleeds?|falling|faint\\p{L}*|dizz\\p{L}+|headaches?|migraines?|in pain|chest|hurts|cough\\p{L}*|limp\\p{L}*|losing weight|confused|dementia|fever|rash|seizure|choking|unconscious|vomit\\p{L}*|affair with a minor|police|restraining)\\b";

/** Other things one deals with, tells and asks. */
const noPerson =
  "\\b(?:python|code|script|git|app|computer|phone storage|excel|sql|minecraft|sims|game|recipe|tax(?:es)?|visa|password)\\b";

const colleague =
  "(?:coworkers?|co-workers?|colleagues?|boss(?:es)?|managers?|supervisors?|team ?mates?|team lead)";
const relative =
  "(?:mom|mum|mother|dad|father|parents?|sister|brother|siblings?|family|aunt|uncle|cousin|grandma|grandmother|grandpa|(?:mother|father|sister|brother|daughter|son|parents)[- ]in[- ]laws?|mil|in[- ]laws|step ?(?:mom|dad|son|daughter|kids?|mother|father))";
const partner = "(?:girlfriend|boyfriend|gf|bf|wife|husband|fianc\\p{L}+|partner|spouse)";
const child =
  "(?:(?:\\d+|two|three|four|five|six)[- ]?(?:years?|yrs?)?[- ]?(?:olds?|yo)|sons?|daughters?|kids?|child(?:ren)?|toddlers?|teens?|teenagers?|(?:pre)?teenager|students?)";
const person = `(?:${colleague}|${relative}|${partner}|friends?|best friend|roommates?|neighbou?rs?|landlord|landlady|teacher|professor|client|clients|doctor|therapist|crush|ex|date|team|kids?|son|daughter|children|employees?|staff|babysitter|nanny|tenant|coach|customers?|guests?|girl|guy)`;
const whoever = `(?:(?:my|our|the|a|an|his|her) (?:[\\p{L}-]+ ){0,2}?${person}|him|her|them|someone|somebody|people)`;

/** Somebody does something that troubles: no facts about them ("is vegan", "has a cough"). */
const bothers =
  "(?:keeps?(?= \\p{L})|won'?t|will not|doesn'?t(?! have| eat)|does not(?! have)|don'?t(?! have| eat)|never(?= \\p{L})(?! had)|always(?= \\p{L})(?! wanted)|refuses?|ignores?|ignored|lies|lied|cheated|ghosted|blocked|owes|yells|hates|micromanages|treats|takes credit|talks (?:behind|too|over)|stopped (?:talking|texting|listening|speaking)|(?:is|are|seems?|gets?|got) (?:(?:so|too|very|really|always|being|still) )*(?:mad|angry|upset|jealous|lazy|rude|mean|toxic|controlling|strict|overprotective|annoying|difficult|ignoring|avoiding|lying|cheating|bossy|clingy|distant|cold|unfair|messy|noisy|loud|disrespectful|picky|shy|immature|selfish|micromanaging|driving (?:me|us)|not (?:talking|speaking|listening)|taking (?:credit|advantage)|making (?:me|my)))";

export const peopleAsks: readonly Ask[] = [
  {
    id: "people.apologise",
    forms: [
      {
        opens:
          "how (?:do|can|should|would|to) ?(?:i |we )?(?:apologi[sz]e|say sorry) to (?:my|our|the) (?:[\\p{L}]+ )?\\p{L}+(?= (?:for|about|because|after) )",
      },

      {
        opens: `(?:how (?:do|can|should|would) i|how to) (?:apologi[sz]e|say sorry|make (?:it )?up (?:with|to)|make peace with)(?= to ${whoever}| with ${whoever}| ${whoever}|[.?!]*$| for | after )`,
      },
      { opens: `make it up to ${whoever}` },
    ],
    not: `${grave}|\\b(?:japanese|french|spanish|korean|german|italian|chinese|e-?mail|letter)\\b`,
    needs: ["apology-what", "apology-who", "apology-repair"],
    advice: { professional: ["sorry-words"] },
  },
  {
    id: "people.break-up",
    forms: [
      { thing: "break ?-?up (?:texts?|messages?|letters?|speech)" },
      {
        opens: `(?:how (?:do|can|should|would) i|how to|best way to) (?:break up with|end (?:things|it|my relationship|a relationship) with|dump|leave my ${partner}|divorce)`,
      },
      {
        opens:
          "(?:how (?:do|can|should) i|how to) end (?:my|a|this|our) (?:relationship|marriage|engagement)",
      },
    ],
    not: `\\b(?:sugar|coffee|hairdresser|therapist|gym|dentist|barber|alcohol|cigarettes|bank|client|accountant)\\b|${grave}|\\b(?:poem|song|story|code|sentence|paragraph|landlord)\\b`,
    needs: ["couple-since", "breakup-worry"],
    advice: { professional: ["breakup-clear"] },
  },
  {
    id: "people.crush",
    forms: [
      {
        opens:
          "how (?:do|can|should|would|to) ?(?:i )?ask (?:my|this|the) (?:crush|girl|guy|boy|man|woman|lady)(?: \\p{L}+){0,3}? to (?:the |a |an )?(?:[\\p{L}]+ )?(?:ceilidh|dance|ball|prom|party|concert|cinema|movies|dinner|coffee|lunch|drinks?|formal|gig|fair)",
      },

      {
        opens:
          "(?:how (?:do|can|should|would|to)(?: i)?|best way to|help me) (?:ask (?:out|(?:her|him|someone|somebody|my crush|(?:a|my|this|the) [\\p{L}-]+(?: [\\p{L}-]+)?) (?:out\\b|on a date|to (?:prom|homecoming|the dance)))|tell my crush|(?:talk to|text|approach|impress|flirt with|get) (?:my|this|the) (?:crush|girl|guy|boy)\\b)",
      },
    ],
    not: `\\bget (?:the|this|my) (?:boy|girl|guy) to\\b|\\bto (?:move|eat|sit|sleep|leave|pay)\\b|${grave}|${noPerson}|\\b(?:minors?|proposal|marry|e-?mail|anime|stardew|candy|the sound out|back)\\b`,
    needs: ["crush-how", "crush-so-far", "crush-way"],
    advice: { professional: ["crush-easy-out"] },
  },
  {
    id: "people.tell-off",
    forms: [
      {
        opens:
          "how (?:do|can|should|to) ?(?:i |we )?get (?:my|our|the|a) (?:[\\p{L}-]+ ){0,2}?(?:coworkers?|colleagues?|boss|mother[- ]in[- ]law|mum|mom|dad|sister|brother|cousin|friend|room ?mates?|flat ?mates?|housemates?|lodger|neighbou?rs?|landlord|tenants?|teacher|coach|guests?|customers?|clients?|ex) to (?:pay|give|return|hand|bring|leave|move|stop|turn|keep|apologi[sz]e|hold)(?= )",
      },
      {
        is: "(?:my|our|the) (?:[\\p{L}-]+ ){0,2}?(?:coworkers?|colleagues?|boss|mother[- ]in[- ]law|mum|mom|dad|sister|brother|cousin|friend|room ?mates?|flat ?mates?|housemates?|lodger|neighbou?rs?|landlord|tenants?|teacher|coach|guests?|customers?|clients?|ex) .{4,90}? what (?:should|do|can|could) (?:i|we) (?:say|tell (?:him|her|them))(?: to (?:him|her|them))?",
      },

      {
        opens:
          "(?:how (?:do|can|should|would|could|to)(?: i| we)?|what(?:'s| is) the best way to|best way to) (?:politely |nicely |gently |best )?(?:tell|say to|let) (?:my|our|the|his|her|a|an) (?:[\\p{L}-]+ ){0,2}?(?:coworkers?|co-workers?|colleagues?|boss|manager|mom|mum|mother|dad|father|parents?|sister|brother|family|aunt|uncle|cousin|grandm\\p{L}+|grandpa|(?:mother|father|sister|brother|daughter|son)[- ]in[- ]law|in[- ]laws|girlfriend|boyfriend|wife|husband|fianc\\p{L}+|partner|friends?|room ?mates?|flat ?mates?|housemates?|neighbou?rs?|landlord|landlady|lodger|tenants?|teacher|coach|kids?|son|daughter|team|babysitter|nanny|cleaner|guests?|customers?|clients?|bandmates?|teammates?|trainer|hairdresser) (?:know )?(?:that )?(?:(?:his|her|their|its) |(?:he|she|they)(?:'s|'re)? |(?:he|she|they) (?:is|are|has|have) |to (?:stop|clean|tidy|turn|move|keep|shut|be|leave|wash|pay|return|quit|not)\\b|not to |it (?:bothers|annoys|hurts|smells)|(?:no more|enough)\\b)[^.?!]*",
      },
      {
        opens:
          "what (?:do|should|can|would|could) (?:i|we) (?:say|tell|do)(?: to)? (?:(?:my|our|the|a) )?(?:[\\p{L}-]+ ){0,2}?(?:coworkers?|colleagues?|boss|mother[- ]in[- ]law|mom|mum|dad|sister|brother|friend|room ?mates?|flat ?mates?|housemates?|neighbou?rs?|landlord|tenants?|teacher|coach|guests?|customers?|clients?|kids?|lodger|person|man|woman|guy|lady|people|someone|somebody) (?:who|whos|who's|whose|that|when|if|about)\\b",
      },
    ],
    not: `\\bmove out of (?:his|her|their)\\b|\\b(?:weakness\\p{L}*|strengths?|salary|interview|retiring|invites?|invited|asks? (?:me )?about|proposes?|gives? me (?:a )?(?:gift|present))\\b|\\b(?:adopted|adoption|can'?t have (?:kids|children)|infertil\\p{L}*|cancer|diagnos\\p{L}*|dying|divorc\\p{L}*|separat\\p{L}*|moving|pregnan\\p{L}*|gay|lesbian|trans|bisexual|autis\\p{L}*|donor|surrogate|love|proud)\\b|${grave}|${noPerson}|\\b(?:e-?mail|letter|santa|speech|toast|card|translate|story|poem)\\b`,
    needs: ["say-want", "form-terms", "conflict-tried"],
    advice: { professional: ["talk-words"] },
  },
  {
    id: "people.tell-no",
    forms: [
      {
        opens: `(?:how (?:do|can|should|would|could|to)(?: i| we)?|what(?:['’]?s| is) the best way to|best way to) (?:politely |nicely |gently )?(?:(?:tell|explain to|break it to|inform|say to) ${whoever}|let ${whoever} know)(?: that)? (?:(?:i|we)(?:['’]?m| am|['’]?re| are|['’]?ve| have)? )?(?:not|arent|aren['’]?t|can['’]?t|cant|cannot|won['’]?t|wont|don['’]?t|dont|no longer|never|quit(?:ting)?|resign(?:ing)?|leav(?:e|ing)|mov(?:e|ing)|cancel(?:l?ing|ed)?|decid(?:e|ed)|no\\b)`,
      },
      {
        opens: `(?:how (?:do|can|should|would|could|to)(?: i| we)?) (?:politely |nicely |gently )?(?:say no to(?! (?:drugs|plastic|sugar|racism|alcohol|war|cake|coffee|\\p{L}+$))|decline(?= being )|(?:cancel on|turn down|reject)(?= (?:${whoever}|(?:an?|the|my|our|this|his|her|their|being) (?:[\\p{L}'-]+ ){0,2}?(?:invit\\p{L}*|offers?|dates?|requests?|proposals?|jobs?|promotion|party|wedding|favou?r|gift|loan|visit|dinner|meeting|godmother|godfather|bridesmaid|best man|witness))(?!\\p{L}))|get out of (?:a|my|the) (?:\\p{L}+ )?(?:dinner|party|wedding|visit|date|meeting))(?: ${whoever})?(?! in (?:python|japanese))`,
      },
    ],
    not: `\\b(?:manuscript|heating|boiler|volume|thermostat|brightness|null hypothesis|radiator|lights?|music|oven|duvet|cookies)\\b|how (?:do|should|can|to) ?(?:i |we )?(?:best |gently )?(?:tell|break it to|explain to) (?:my|our|the) (?:[\\p{L}\\d-]+ ){0,3}?(?:kids?|children|son|daughter|toddler|twins|boys|girls|year[- ]old) (?:that )?(?:we|we'?re)\\b|${grave}|${noPerson}|\\b(?:e-?mail|letter|santa|offer)\\b`,
    needs: ["tell-reason", "tell-reaction", "tell-offer"],
    advice: { professional: ["talk-words"], concise: ["talk-words-short"] },
  },
  {
    id: "people.should-tell",
    forms: [
      {
        opens:
          "(?:should i|do i|would you) tell (?:(?:my|our|the|a|his|her) (?:[\\p{L}-]+ ){0,2}?(?:friend|sister|brother|mum|mom|dad|mother|father|boss|wife|husband|girlfriend|boyfriend|partner|neighbou?r|colleague|coworker|cousin|aunt|uncle|teacher|daughter|son|parents|kids|ex|family|roommate|best friend|team)|him|her|them|someone)(?! no\\b)",
      },
    ],
    not: "\\b(?:adopted|gay|bi|trans|pregnant)\\b|\\b(?:joke|story|suicid\\p{L}*|abus\\p{L}+|pregnan\\p{L}+|cancer|dying|died)\\b",
    needs: ["tell-sure", "tell-close", "tell-fear"],
    advice: { professional: ["decide-lean-first", "decide-tip"], concise: ["decide-pick-short"] },
  },
  {
    id: "people.tell",
    forms: [
      {
        opens: `(?:how (?:do|can|should|would|could|to)(?: i| we)?|what(?:['’]?s| is) the best way to|best way to) (?:politely |nicely |gently )?(?:(?:tell|break it to|break the news to|come out to|confess to|admit to|open up to|say to|inform) ${whoever}(?!'s)|let ${whoever} know)`,
      },
      {
        opens: `when (?:do|should) i tell (?:my|our|the) (?:[\\p{L}-]+ ){0,2}?${person}`,
      },
      {
        opens:
          "how (?:do|should|can) i (?:have|start) (?:a|the|that|this) (?:difficult|hard|tough|awkward|serious) (?:conversation|talk)",
      },
    ],
    not: `\\b(?:santa|tooth fairy|easter bunny)\\b|\\b(?:periods|puberty|where babies)\\b|\\b(?:fly is|apart|no dessert|delay|employee)\\b|how (?:do|should|can|to) ?(?:i |we )?(?:best |gently )?(?:tell|break it to|explain to) (?:my|our|the) (?:[\\p{L}\\d-]+ ){0,3}?(?:kids?|children|son|daughter|toddler|twins|boys|girls|year[- ]old) (?:that )?(?:we|we'?re)\\b|${grave}|${noPerson}|\\b(?:e-?mail|letter|story|joke|difference|apart|sex of)\\b`,
    needs: ["tell-share", "tell-reaction", "tell-way"],
    advice: { professional: ["talk-words"], concise: ["talk-words-short"] },
  },
  {
    id: "people.habit",
    forms: [
      {
        opens:
          "how (?:do|can|could|should|to) ?(?:i |we )?get (?:my|our) (?:[\\p{L}-]+ ){0,1}?(?:husband|wife|boyfriend|girlfriend|partner|dad|father|mum|mom|mother|grand\\p{L}+|gran|nan|parents|brother|sister|uncle|aunt|friend|flat ?mate|room ?mate|housemate|(?:mother|father|brother|sister)[- ]in[- ]law|in[- ]laws) (?:to |into )(?:(?:stop|quit|start|do|take|go|see|use|wear|clean|tidy|wash|put|cook|drink|listen|sleep|talk|try|learn|be|get|throw|drive|save|move|shower|exercis\\p{L}*|eat)\\b)",
      },
    ],
    not: `\\b(?:to the airport|on a plane|to (?:drive|take|help|lend|give|marry|propose)|in bed)\\b|to (?:pay|give) (?:me|us|it) back|${grave}|${noPerson}|\\b(?:smok\\p{L}+|vap\\p{L}+|drink(?:ing)? (?:less|so much|alcohol))\\b`,
    needs: ["habit-why", "conflict-tried"],
  },
  {
    id: "people.ask-someone",
    forms: [
      {
        opens: `(?:how (?:do|can|should|would|could|to)(?: i| we)?|best way to) (?:politely |nicely )?(?:ask|convince|persuade|get) (?:my|our|the|a) (?:[\\p{L}-]+ ){0,1}?(?:${colleague}|${relative}|${partner}|friends?|roommates?|neighbou?rs?|landlord|teacher|professor|clients?|doctor) (?:for|to|if|about)`,
      },
      {
        opens:
          "(?:help me )?(?:convince|persuade|get) my (?:parents|mom|mum|dad|boss|husband|wife|boyfriend|girlfriend|landlord|teacher|neighbou?rs?|roommates?|manager) (?:to|for)",
      },
    ],
    not: `\\b(?:orgasm|sex|in (?:french|spanish|german|italian|english|japanese))\\b|(?:pay|give|return|hand) (?:me|us|it|him|her|the [\\p{L}]+) back|to (?:stop|turn|leave|move|apologi[sz]e)|${grave}|${noPerson}|\\b(?:raise|salary|promotion|pay rise|more money|out on|e-?mail|letter|recommendation letter|refund)\\b`,
    needs: ["ask-exactly", "ask-hurdle"],
    advice: { professional: ["ask-words"] },
  },
  {
    id: "people.lead",
    forms: [
      {
        opens:
          "how (?:do|can|should|would|to)(?: i)? (?:start|open|begin|have|handle) (?:the|that|this|a) (?:difficult |hard |awkward )?(?:conversation|talk|chat|word) with (?:an?|my|our|the) (?:[\\p{L}-]+ ){0,2}?(?:employees?|staff|intern|team members?|worker|direct report)",
      },
      {
        opens:
          "(?:how (?:do|can|should|would|to)(?: i)?|best way to) (?:fire|lay off|let go of|give (?:\\p{L}+ )?feedback to|discipline|warn) (?:(?:a|an|my|our|someone|the) )?(?:[\\p{L}-]+ ){0,2}?(?:employees?|staff|team members?|subordinates?|worker|intern|direct reports?|team|volunteers?)",
      },
      {
        opens: `(?:how (?:do|can|should|to)(?: i)?) (?:deal with|handle|talk to|tell|confront) (?:an?|my|our|the) (?:[\\p{L}-]+ ){0,2}?(?:employees?|subordinate|direct report|intern|team member)`,
      },
      { opens: `(?:my|our) (?:employees?|intern|staff|team members?|worker) ${bothers}` },
      {
        opens:
          "how (?:do|can|should|to)(?: i)? give (?:negative|constructive|critical|hard|honest|bad) feedback",
      },
    ],
    not: `\\bon (?:a|my|their|his|her) (?:poem|essay|story|painting|thesis|draft|song|cooking)\\b|\\b(?:kiln|bees)\\b|${grave}|${noPerson}|\\b(?:e-?mail|letter|football|soccer|scooter)\\b`,
    needs: ["feedback-what", "feedback-before", "feedback-outcome"],
    advice: {
      professional: ["feedback-script"],
      concise: ["talk-words-short"],
      expert: ["conflict-record"],
    },
  },
  {
    id: "people.colleague",
    forms: [
      {
        opens: `(?:how (?:do|can|should|would|to)(?: i)?|what (?:do|should|can) i do (?:about|when|if)|dealing with|help (?:me )?(?:deal )?with) (?:(?:deal with|handle|cope with|confront|approach|talk to|get along with|set boundaries with|stand up to|work with|manage|survive) )?(?:a|an|my|our|the) (?:[\\p{L}-]+ ){0,2}?${colleague}`,
      },
      {
        opens: `(?:my|our) (?:[\\p{L}-]+ ){0,2}?${colleague} (?:${bothers}|does (?:nothing|no work)|do nothing)`,
      },
      {
        thing: `(?:conflict|problem|issue|trouble)s? (?:with|at) (?:(?:my|a) (?:${colleague})|work)`,
      },
    ],
    not: `${grave}|${noPerson}|\\b(?:gifts?|present|birthday|e-?mail|letter|retiring|leaving|racis\\p{L}+|discriminat\\p{L}+|illegal|new here|quest)\\b`,
    needs: ["conflict-what", "conflict-tried", "conflict-goal"],
    advice: { professional: ["conflict-steps"], expert: ["conflict-record"] },
  },
  {
    id: "people.neighbour",
    forms: [
      {
        opens: `(?:(?:how (?:do|can|should|would|to)(?: i| we)? )(?:deal with|handle|cope with|confront|approach|talk to|get along with|stop|complain about|live with)|what (?:do|should|can) i do (?:about|when|if)|what to do (?:about|when|if)|dealing with|help (?:me )?(?:deal )?with) (?:(?:a|an|my|our|the) )?(?:[\\p{L}-]+ ){0,2}?(?:neighbou?rs?(?:['’]s?)?|room ?mates?|flat ?mates?|housemates?)`,
      },
      {
        opens: `(?:my|our) (?:[\\p{L}-]+ )?(?:neighbou?rs?(?:['’]s?)?|room ?mates?|flat ?mates?|housemates?)(?: (?:dog|kids|cat|music|tree|kid|son))? (?:${bothers}|barks?|plays?|smokes?|leaves?|eats?|parks?|steals?|blocks?)`,
      },
      {
        opens:
          "(?:(?:the|some|this|that) )?(?:guys?|man|men|woman|women|lady|people|family|kids?|couple|bloke|lads|boys|girls|flat|neighbou?rs?) (?:who lives? )?(?:upstairs|downstairs|next door|across the (?:road|street|hall)|above|below) (?:\\p{L}+ )?\\p{L}+",
      },
      {
        thing: "(?:noisy|loud|annoying|bad|messy|rude) (?:neighbou?rs?|room ?mates?|flat ?mates?)",
      },
      {
        opens:
          "(?!.*\\b(?:laws?|legal|rights|permission|movie)\\b)(?:(?:my|our|the|noisy|loud|upstairs|downstairs) )*(?:neighbou?rs?|flat ?mates?|room ?mates?)(?:'s?)? (?:loud |barking )?(?:music|noise|party|parties|drums|bass|smoke|smoking|weed|bbq smoke|hedge|fence|tree|bins?|parking|dog barking|kids screaming) (?:all (?:night|day)|every|too|at night|until|after|over|blocks?|blocking|again|late|in my|on my|onto|through|problem)",
      },
    ],
    not: `\\b(?:moving out|moving in|new neighbou?rs?)\\b|\\bis (?:so |really )?(?:cute|handsome|hot|attractive|nice|lovely)\\b|${grave}|${noPerson}|\\b(?:k[- ]nearest|gifts?|present|welcome|won['’]?t you be|e-?mail|letter|algorithm|note to)\\b`,
    needs: ["neighbour-what", "neighbour-tried", "neighbour-home"],
    advice: { professional: ["neighbour-mildest"], expert: ["conflict-record"] },
  },
  {
    id: "people.baby",
    forms: [
      {
        is: "(?:\\d+ (?:weeks?|months?)[- ]old|newborn|baby) (?:won'?t|wont|doesn'?t|doesnt|refuses to|keeps|fights|only|cries|wakes) .{2,60}",
      },
      {
        opens:
          "(?:my|our) (?:[\\p{L}\\d-]+ ){0,3}?(?:baby|newborn|infant|month[- ]old) (?:keeps? (?:crying|waking|fussing)|won'?t|will not|refuses|never|always|cries|wakes|only|fights|hates)",
      },
      {
        opens:
          "(?:how (?:do|can|should|to)(?: i| we| you)?|help me) (?:get|calm(?: down)?|soothe|settle|wean|sleep train|put|stop) (?:a|an|my|our|the) (?:[\\p{L}\\d-]+ ){0,3}?(?:baby|newborn|infant|month[- ]old)(?: (?:to|from|down|who|at|when|off|crying|sleep)|[.?!]*$)",
      },
      { thing: "sleep training" },
    ],
    not: `\\bshak(?:e|en|ing) (?:him|her|it|the baby|my baby|them)\\b|\\bwon'?t (?:\\p{L}+ or )?wake\\b(?! up at)|\\bwake for (?:feeds?|bottles?)\\b|\\b(?:limp|floppy|unresponsive|blue)\\b|\\b(?:going to|gonna|about to) (?:hit|hurt|throw|smother|snap|shake)\\b|${grave}|${noPerson}|\\b(?:breath\\p{L}*|blue|wake up at all|vaccin\\p{L}*|sick|diarrh\\p{L}*|poop\\p{L}*|swallow\\p{L}*|birds?|cats?|goats?|dragon|yoda|car seat|passport)\\b`,
    needs: ["child-age", "child-when", "child-tried"],
    advice: { professional: ["child-usual", "baby-doctor"], concise: ["baby-doctor"] },
  },
  {
    id: "people.talk-to-child",
    forms: [
      {
        opens:
          "how (?:do|should|can|to) ?(?:i |we )?(?:best |gently )?(?:tell|break it to|explain to) (?:my|our|the) (?:[\\p{L}\\d-]+ ){0,3}?(?:kids?|children|son|daughter|toddler|twins|teenagers?|boys|girls|year[- ]old) (?:that )?(?:we|i|we'?re|i'?m|they|dad|daddy|mum|mummy|mom|his|her|their|about|there|it|santa|father christmas|the tooth fairy)(?= )",
      },

      {
        opens: `(?:how (?:do|can|should|would|to)(?: i| we| you)? |help me |what(?:['’]s| is) the best way to )?(?:talk (?:to|with)|explain to|speak (?:to|with)) (?:an? |my |our |the )?(?:[\\p{L}\\d-]+ ){0,2}?${child} about (?:the )?(?:drugs|alcohol|drinking|smoking|vaping|weed|sex|sexuality|consent|puberty|periods|porn\\p{L}*|the internet|internet safety|online safety|social media|phone use|money|divorce|separation|moving|racism|religion|santa|where babies come from|bullying|the news|war)(?=$|[?.!,])`,
      },
      {
        is: "(?:divorce|separation|separating|moving (?:house|abroad)|new (?:baby|partner)) (?:how to )?(?:tell|telling|explain|explaining)(?: it)?(?: to)? (?:the |my |our )?(?:\\d+ (?:year|yr)s? old|kids?|children|son|daughter|toddler)(?: .{2,40})?",
      },
    ],
    not: "\\b(?:dessert|bed ?time|no sweets)\\b|\\b(?:essay|story|poem|article|pamphlet|overdos\\p{L}*|found (?:\\p{L}+ )?(?:drugs|pills)|rehab|withdrawal|e-?mail|letter)\\b",
    needs: ["childtalk-age", "childtalk-why"],
    advice: { professional: ["childtalk-words"], concise: ["talk-words-short"] },
  },
  {
    id: "people.child-school",
    forms: [
      {
        opens:
          "(?:(?:my|our) )?(?:[\\p{L}\\d-]+ ){0,2}?(?:sons?|daughters?|kids?|child|boy|girl|grandson|granddaughter|stepson|stepdaughter) (?:is |keeps |being |is being |feels |getting |gets |has no |was )+(?:left out|excluded|picked on|friends at|ignored|teased|bullied|no friends)(?=$|[?.!,]| )",
      },
      {
        opens:
          "(?:my|our) (?:[\\p{L}\\d-]+ ){0,3}?(?:(?:\\d+|two|three|four|five|six)[- ]?(?:years?|yrs?)?[- ]?(?:olds?|yo)|sons?|daughters?|kids?|child(?:ren)?|teens?|teenagers?|boy|girl|grandson|granddaughter|stepson|stepdaughter) (?:keeps? |still |suddenly |now |just |always |has |is |started |doesn'?t want to |won'?t |wont |refuses? to |refusing to |hates? |skips? |skipping |cries |dreads? )+(?:going to |go to |go |going |every morning before |at )?(?:school|kindergarten|nursery|preschool|daycare|classes?|college)(?!\\p{L})",
      },
      {
        opens:
          "how (?:do|can|to) (?:i |we )?(?:get|make|motivate) (?:my|our) (?:[\\p{L}\\d-]+ ){0,3}?(?:(?:\\d+|two|three|four|five|six)[- ]?(?:years?|yrs?)?[- ]?(?:olds?|yo)|sons?|daughters?|kids?|child(?:ren)?|teens?|teenagers?|boy|girl|grandson|granddaughter|stepson|stepdaughter) (?:to )?(?:go |get |want to go )?(?:to|back to|ready for|up for) (?:school|kindergarten|nursery|preschool|daycare|college)",
      },
    ],
    not: `\\b(?:what to (?:buy|bring|pack|wear|say)|packing|poem|speech|card|gift)\\b|\\b(?:is|being|getting|gets?|been) bullied\\b|\\bbull(?:y|ies|ying) (?:him|her|my)\\b|${grave}|${noPerson}|\\b(?:e-?mail|letter|note|uniform|lunch|bus)\\b`,
    needs: ["child-age", "child-says", "child-tried"],
    advice: { professional: ["child-usual"] },
  },
  {
    id: "people.child",
    forms: [
      {
        opens:
          "(?:my|our) (?:[\\p{L}-]+ )?(?:son|daughter|kid|child|boy|girl|toddler|grandson|granddaughter|stepson|stepdaughter) is (?:only )?(?:\\d+|two|three|four|five|six|seven|eight|nine|ten) and (?:still |always |keeps? |constantly )?(?:lies|lying|refuses|won'?t|wont|hates|bites|biting|hits|hitting|screams|screaming|cries|crying|wets|wakes|waking|steals|stealing|whines|whining|doesn'?t|doesnt|can'?t|cant|sucks|fights|fighting|talks back|swears|scared|afraid|picky)(?!\\p{L})",
      },
      {
        opens:
          "(?:my|our) (?:\\d+|one|two|three|four|five|six)[- ]?(?:years?|yrs?|months?)[- ]?(?:olds?) (?:throws|bites|hits|kicks|screams|spits|lies|steals|swears|cries|eats|wakes|sleeps|refuses|hates|bangs|pulls|chews|sucks|whines|runs|fights|pees|wets)(?!\\p{L})",
      },

      {
        is: `(?:(?:my|our) )?(?:\\d+ (?:year|yr)s?[- ]olds?|toddler|teenager|(?:\\d+ )?(?:year|yr) old (?:son|daughter|boy|girl)) (?:won'?t|wont|doesn'?t|doesnt|refuses to|keeps|is not|isn'?t|hates|bites|hits|cries|lies|screams) .{2,60}`,
      },
      { opens: `(?:my|our) (?:[\\p{L}\\d-]+ ){0,3}?${child} ${bothers}` },
      {
        opens: `(?:how (?:do|can|should|would|to)(?: i| we| you)? (?:get|stop|discipline|motivate|convince|talk to|potty train|deal with|handle|calm(?: down)?|punish|wean|sleep train|encourage|help|limit|raise|parent|teach)|(?:what (?:do|should|can) i do (?:about|when|if)|what to do (?:about|when|if)|dealing with|help (?:me )?with)(?: (?:get|stop|discipline|motivate|convince|talk to|potty train|deal with|handle|calm(?: down)?|punish|wean|sleep train|encourage|help|limit|raise|parent|teach))?) (?:(?:a|an|my|our|the) )?(?:[\\p{L}\\d-]+ ){0,2}?(?:sons?|daughters?|kids?|child|children|toddlers?|teens?|teenagers?|year[- ]olds?)(?: (?:to|from|who|with|in|about|and|not|that|sleep|eat|when|is|does|tantrums?|won['’]?t)|[.?!]*$)`,
      },
      {
        thing:
          "(?:parenting (?:advice|tips|help)|(?:toddler|bedtime|temper) tantrums?|screen time rules|potty training)",
      },
      {
        is: "screen ?time (?:rules )?(?:\\d+ (?:(?:year|yr)s? old|yo)|toddler|teens?|teenager|kids)(?: .{2,40})?",
      },
      {
        is: "(?:my )?\\d+ ?(?:yo|yrs? old|years? old) (?:(?:has |with )?(?:huge |constant )?tantrums?|bit(?:es|ing)|hit(?:s|ting)|lying|afraid|scared|refus(?:es|ing)|won'?t|wont|whin(?:es|ing)|screams?)(?: .{2,50})?",
      },
    ],
    not: `\\b(?:science fair|bilingual|other people'?s kids|birthday|rainy day|wedding|costume)\\b|\\bshak(?:e|en|ing) (?:him|her|it|them)\\b|\\b(?:come|get|climb) down from\\b|\\b(?:on|off|from) (?:the|a) (?:roof|ledge|bridge|railing|cliff|tracks)\\b|\\bat (?:his|some guy'?s|a (?:man|guy|stranger)'?s) (?:place|house|flat|apartment)\\b|\\b(?:going to|gonna|about to) (?:hit|hurt|smother|shake)\\b|\\b(?:is |being |gets? )bullied\\b|\\bbullying (?:him|her|my)\\b|${grave}|${noPerson}|\\b(?:gifts?|present|birthday|party|passport|costume|story|stories|homework answers|pain|medicine|mg|dose|sick|ill|cough|hurts|swallow\\p{L}*|ate (?:a|some)|allerg\\p{L}*|vaccin\\p{L}*|child support|custody|bull(?:y|ies|ied|ying)|anxiety|anxious|adhd|autis\\p{L}+|stutter\\p{L}*|speech|reading|tax credit|elements?|div|node|component|process|drawing|learn|math|college|goat|cat|dog|asked me|wants? to know|invest\\p{L}*|savings|book|movies?|names?|insurance|account|video games? for|needs? (?:a|new|glasses|braces)|e-?mail|letter)\\b`,
    needs: ["child-age", "child-when", "child-tried"],
    advice: { professional: ["child-usual"], concise: ["child-short"] },
  },
  {
    id: "people.signs",
    forms: [
      {
        opens:
          "(?:how (?:do|can) (?:i|you)|how to) (?:know|tell) (?:if|when|that) (?:he|she|a guy|a girl|someone|my crush|my friend|they|a boy) (?:really )?(?:likes?|loves?|has a crush|is into|is interested)",
      },
      {
        is: "(?:does|do) (?:he|she|my crush|they|you think (?:he|she)) (?:really )?(?:likes?|loves?) me(?: back)?",
      },
    ],
    not: `\\b(?:art|cake|cooking|poems?|songs?|app|product)\\b|${grave}|${noPerson}`,
    needs: ["crush-so-far", "crush-how"],
    advice: { professional: ["crush-no-signs"] },
  },
  {
    id: "people.dating-profile",
    forms: [
      {
        opens:
          "(?:help|i need help|need help|help me) (?:with|on|writing|write|improve) my (?:dating|tinder|bumble|hinge) (?:app )?(?:profile|bio)",
      },

      { thing: "(?:(?:dating(?: app)?|tinder|bumble|hinge) (?:profiles?|bios?)|hinge prompts?)" },
      {
        opens:
          "(?:improve|fix|rewrite|write) my (?:tinder|bumble|hinge|dating)(?: (?:profile|bio))?",
      },
      {
        thing:
          "(?:bios?|profiles?)(?= (?:for|on) (?:my |an? |the )?(?:dating|tinder|bumble|hinge)\\b)",
      },
    ],
    not: `${grave}|\\b(?:python|code|script|delete|clone|fake|catfish|picture|photo)\\b`,
    needs: ["profile-about", "profile-looking-for", "wish-tone"],
    advice: { professional: ["profile-concrete"] },
  },
  {
    id: "people.get-over",
    forms: [
      {
        opens: `(?:how (?:do|can|should|would|to)(?: i| you| we)?|help me) (?:get over|move on from|forget|stop (?:thinking about|missing))(?: from)? (?:my |a |the |an )?(?:[\\p{L}-]+ )?(?:ex\\b|ex[- ]${partner}|breakup|break up|${partner})`,
      },
    ],
    not: `${grave}|${noPerson}|\\b(?:excel|export|anniversary|birthday)\\b`,
    needs: ["couple-since", "over-contact", "over-hardest"],
    advice: { professional: ["over-now"] },
  },
  {
    id: "people.couple-decide",
    forms: [
      {
        opens: `should i (?:break up|divorce|leave (?:him|her|my ${partner})|text my ex|get back (?:with|together)|take (?:him|her|my ex) back|forgive (?:him|her|my ${partner})|(?:move in|stay) with (?:him|her|my ${partner})|marry (?:him|her|my)|stay married|propose to)`,
      },
    ],
    not: `\\bhappy birthday\\b|\\bleave (?:him|her|my \\p{L}+) (?:at home|alone|behind|with)\\b|${grave}|${noPerson}|\\b(?:united states|party|amendment)\\b`,
    needs: ["couple-what", "couple-since", "couple-wish"],
    advice: { professional: ["couple-question"] },
  },
  {
    id: "people.couple",
    forms: [
      {
        opens: `(?:my|our) (?:[\\p{L}-]+ )?${partner} (?:and i (?:always|keep|fight|argue|don'?t|are (?:fighting|arguing))|${bothers})`,
      },
      {
        opens: `(?:how (?:do|can|should|would|to)(?: i| we)?|help me) (?:fix|save|improve|rebuild|strengthen|deal with|get along with|talk to|win back|get (?:my )?ex back|communicate (?:better )?with|reconnect with)(?: with)? ?(?:a |my |our |the |this |an )?(?:[\\p{L}-]+ )?(?:${partner}|relationship|marriage|ex)(?= (?:after|without|if|when|and|before|about|while|who|because|again)|[.?!]*$)`,
      },
      {
        opens:
          "(?:how (?:do|can|to)(?: i| we)?) (?:get my ex back|win (?:him|her) back|trust (?:him|her|my \\p{L}+) again|stop (?:fighting|arguing) with my (?:girlfriend|boyfriend|wife|husband|partner))",
      },
      {
        thing:
          "(?:(?:relationship|marriage|couples?|love) (?:advice|problems?)|long[- ]distance relationship (?:tips|advice))",
      },
    ],
    not: `\\b(?:never had|always wanted|what to plant|dinner ideas?|recipes?)\\b|\\b(?:won'?t|doesn'?t|never) lets? me (?:go|leave|see|work|out|have friends|talk)\\b|${grave}|${noPerson}|\\b(?:gifts?|present|birthday|anniversary|database|tables?|entity|e-?mail|letter|business partner|trip|visa|recipe|cook|snor\\p{L}+|customer|relationship with (?:my )?(?:boss|manager|co-?workers?|team|food|money|god|mom|mum|mother|dad|father|parents|sister|brother|son|daughter|kids|clients?))\\b`,
    needs: ["couple-what", "couple-since", "couple-wish"],
    advice: { professional: ["couple-words"] },
  },
  {
    id: "people.make-friends",
    forms: [
      {
        opens:
          "(?:how (?:do|can|should|to|does one)(?: i| you)?|where (?:do|can|to)(?: i)?|i (?:can['’]?t|want to|need to)|help me|tips (?:for|to|on)) (?:make|making|find|meet|meeting|get)(?: (?:more|new|some|real|good|any|other))? (?:friends|people|a friend|couples)",
      },
      { is: "i (?:have|got) no friends|i don['’]?t have (?:any|many) friends" },
      { thing: "making friends(?= (?:as|in|after|at))" },
    ],
    not: `\\bget (?:more |new )?people\\b|\\bfind (?:more |new )?people (?:for|by|in the|who want)\\b|\\bon (?:snapchat|instagram|facebook)\\b|\\b(?:crow|crows|cat|dog|surname|to play|plumber|my family|my ancestors)\\b|(?:to|into|in|for|at) (?:my|our) (?:[\\p{L}'-]+ ){0,2}?(?:class(?:es)?|shop|stall|course|cafe|church|club|choir|team|event|show|gig|workshop|lessons|business|website|page|band|gym|restaurant|market|group)|${grave}|\\b(?:sims|animal crossing|facebook|snapchat|bracelet|steam|minecraft|discord bot|imaginary|stardew)\\b`,
    needs: ["friends-life", "friends-like", "friends-hurdle"],
    advice: { professional: ["friends-small-steps"] },
  },
  {
    id: "people.friend",
    forms: [
      { opens: `(?:my|our) (?:[\\p{L}-]+ )?friends? ${bothers}` },
      {
        opens:
          "(?:how (?:do|can|should|would|to)(?: i)?) (?:deal with|help|confront|support|comfort|talk to|cheer up|forgive|trust|get along with|reconnect with|end (?:a|my) friendship with|cut off|make up with) (?:a|an|my|our|the|toxic)? ?(?:[\\p{L}-]+ ){0,2}?friends?\\b",
      },
      { thing: "(?:friend(?:ship)? (?:advice|problems?|drama))" },
    ],
    not: `^how (?:do|can|should|to)(?: i)? (?:cheer up|comfort|support|help)\\b|\\b(?:speech|wedding|poem|exam stress|funny)\\b|${grave}|${noPerson}|\\b(?:gifts?|present|birthday|party|wedding|coming|visiting|trip|facebook|move|moving|homework|sad|crying|sick|hospital|hurt|injured|accident|bitten|told me (?:that )?\\p{L}+ is|and i|thinks? (?:that )?the|said that (?:the|a|you)|says that)\\b`,
    needs: ["conflict-what", "friend-tie", "conflict-goal"],
    advice: { professional: ["conflict-steps"], expert: ["conflict-their-side"] },
  },
  {
    id: "people.family",
    forms: [
      {
        opens: `(?:(?:how (?:do|can|should|would|to)(?: i| we)? )(?:deal with|handle|cope with|confront|talk to|get along with|set boundaries with|stand up to|stop arguing with|stop|move out of|live with)|what (?:do|should|can) i do (?:about|when|if)|what to do (?:about|when|if)|dealing with|help (?:me )?(?:deal )?with) (?:(?:a|my|our|the) )?(?:[\\p{L}-]+ ){0,2}?${relative}\\b(?! (?:day|room|photo|tree|plan|car|recipe|present|gift))`,
      },
      {
        opens: `(?:my|our) (?:[\\p{L}-]+ )?${relative} (?:(?:keeps?|won['’]?t|will not|doesn['’]?t|don['’]?t|never|always|refuses?|hates?|ignores?|criticizes?|treats?|favou?rs?|interferes?|and i (?:always|fight|argue|don['’]?t))|insults? (?:me|us)|lies to|stopped (?:talking|speaking|calling)|(?:is|are) (?:mad|angry|upset|toxic|controlling|strict|overprotective|so|too|always|annoying|mean|jealous|ignoring|not talking|driving))`,
      },
      {
        thing:
          "(?:family (?:conflict|drama|problems?)|mother[- ]in[- ]law (?:problems?|advice)|problems? with my (?:mother|mom|mum|dad|parents|sister|brother|in[- ]laws|mother[- ]in[- ]law))",
      },
    ],
    not: `\\bsibling (?:fights?|rivalry|fighting)\\b|\\b(?:never had|always wanted|\\d+th|we sold)\\b|\\bwith (?:his|her|their) (?:phone|laptop|tablet|tv|computer|garden)\\b|\\bhelp (?:my|our) \\p{L}+ (?:to )?move\\b|\\bdrink\\p{L}*[^.!?]*\\bdriv(?:es?|ing)\\b|\\bdriv(?:es?|ing) (?:me|us|home) drunk\\b|\\bwon'?t (?:feed|let) (?:me|us)(?: (?:eat|drink|leave|out|in))?(?=$|[.,!?])|${grave}|${noPerson}|\\b(?:gifts?|present|birthday|e-?mail|letter|medicine|dementia|alzheimer\\p{L}*|inherit\\p{L}*|will and|visa|lunch|dinner ideas|hospital|sick|ill|pain|computer|wifi|eat(?:ing)? (?:his|her|their) (?:pills|meds))\\b`,
    needs: ["conflict-what", "conflict-tried", "conflict-goal"],
    advice: { professional: ["conflict-steps"], expert: ["conflict-their-side"] },
  },
  {
    id: "people.social",
    forms: [
      {
        opens:
          "(?:how (?:do|can|should|to|could)(?: i| you)?|help me|tips (?:for|to|on)) (?:be(?:come)?|get|feel|stop being|being) (?:more |less |better at |so |too )?(?:confident|shy|social|outgoing|awkward|socially awkward|talkative|assertive|talking to people|small talk|charismatic|likeable|likable|approachable)(?! media)",
      },
      {
        opens:
          "(?:how (?:do|can|should|to)(?: i| you)?|help me) (?:start|keep|hold|continue|carry|make)(?: (?:a|an|up|better|good|the))* (?:conversations?|small talk)(?= going| with| at| in|[.?!]*$)",
      },
      {
        opens:
          "(?:how (?:do|can|should|to)(?: i| you)?|help me) (?:talk to|approach|flirt with|impress|meet) (?:girls|women|guys|men|strangers|new people)",
      },
      { opens: "how (?:do|can|to)(?: i)? get a (?:girlfriend|boyfriend)\\b" },
      { thing: "(?:small talk (?:topics|tips)|social skills(?: tips)?)" },
    ],
    not: `\\b(?:speaking (?:norwegian|english|german|french|spanish)|teacher)\\b|\\b(?:employees?|staff|colleague|coworker|intern|team member|worker|tenant|landlord|client|customer)\\b|${grave}|${noPerson}|\\b(?:social media|chatbot|spanish|english|french|japanese|german|language|interview|security|social studies|roblox|python)\\b`,
    needs: ["social-where", "social-stuck"],
    advice: { professional: ["social-lines"] },
  },
];
