import type { Need } from "../ask.ts";
import { about, amount, contacted, date, lasting, more, reason, since, tried } from "./common.ts";

/** How old a child is. */
const age =
  "\\b\\d{1,2}[- ]?(?:years?|yrs?|yo|y/o|months?|mos?|weeks?|m|y)\\b|\\b\\d{1,2}yo\\b|\\b(?:is|are|turned|turning|turns|age|aged|he's|she's|hes|shes|they're) (?:only |almost |nearly |just |about )?(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)\\b|\\b(?:my|our) (?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:and|year)\\b|[,(] ?\\d{1,2}[,.) ]|\\b\\d{1,2} and \\d{1,2}\\b|\\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|\\d(?:st|nd|rd|th)) grade\\p{L}*|\\b(?:kindergart\\p{L}+|pre-?school\\p{L}*|year \\d+|grade \\d+|adult (?:son|daughter|child))\\b";

/** Something happened, or happens, as it is told behind the question. */
const told = `${more}|${about}`;

/** What hard talks, quarrels, parenting, friendship and love turn on. */
export const peopleNeeds = {
  "tell-sure": {
    label: "How sure I am",
    question: "How do you know?",
    suggestions: [
      "I saw it myself",
      "somebody told me",
      "I only suspect it",
      "they told me themselves",
    ],
    said: "\\b(?:i'?m|im|i am|i've|i (?:want|cheated|lied|kissed|snooped|broke|failed|lost|quit|hate|love)|spinach|fence|adopted|fly is)\\b|\\b(?:i saw|i heard|told me|i found|i suspect|i think|not sure|proof|screenshot\\p{L}*|photos?)\\b",
  },
  "tell-close": {
    label: "How close we are",
    question: "How close are you?",
    suggestions: ["best friends", "close family", "we work together", "not close at all"],
    said: "\\b(?:sister|brother|mum|mom|dad|mother|father|wife|husband|girlfriend|boyfriend|partner|son|daughter|parents|kids|boss)\\b|\\bbest friend\\b|\\bsince (?:school|childhood)\\b",
  },
  "tell-fear": {
    label: "What I fear",
    question: "What do you fear if you do?",
    suggestions: [
      "losing them",
      "being blamed",
      "that it gets worse",
      "that they won't believe me",
    ],
    said: "\\b(?:afraid|scared|worried|fear|lose|risk|blame\\p{L}*)\\b",
  },
  "tell-reason": {
    label: "My reason",
    question: "What is the real reason?",
    suggestions: [],
    said: `\\b(?:moving out|moving away|leaving|quit(?:ting)?|resign\\p{L}*|pregnant|retiring)\\b|${reason}|\\bstill (?:owes?|has|have)\\b|[,;:.!?] (?:i|i'm|im|we|we're|my|our|it|it's|its|the|too) (?:\\S+ ){2,}\\S+|\\b(?:i (?:feel|hate|promised)|can'?t afford|too (?:expensive|tired|busy|far)|no (?:money|time|energy)|exhausted|new job|got (?:a|an|another)|sick|burn\\p{L}*)\\b.{6}|\\bbecause\\b|\\bsince (?:i|we|he|she)\\b|\\bdue to\\b`,
  },
  "tell-share": {
    label: "How much they should know",
    question: "How much should they know?",
    suggestions: ["everything", "the facts, not the reasons", "only what concerns them"],
    said: "\\b(?:tell|admit to|confess to|inform) (?:\\S+ ){1,4}?(?:that )?(?:i|i'm|im|i've|ive|we|we're) |\\b(?:fly is|crashed|broke|failed|periods?|dessert|delay\\p{L}*|gay|bi|lesbian|trans|tattoo|pregnant|engaged|moving|sold|smells?|come out)\\b|\\b(?:everything|the (?:truth|facts|details|reason)|whole (?:truth|story)|no details|without (?:details|telling|saying|going)|don'?t want (?:them|him|her) to know|dont want (?:them|him|her) to know|only (?:that|the|what)|not (?:the|everything|why|all)|just (?:that|the)|honest(?:ly)?|as much as|keep (?:it|some|the))\\b",
  },
  "tell-reaction": {
    label: "How they may react",
    question: "How are they likely to react?",
    suggestions: ["hurt", "angry", "worried", "they will argue"],
    cases: [
      {
        when: "\\b(?:boss|manager|supervisor|employer|team lead|hr|work|colleagues?|coworkers?|clients?|customers?)\\b",
        suggestions: ["fine with it", "worried about the work", "they may say no", "I can't tell"],
      },
    ],
    said: "\\b(?:fly is|a delay|dessert)\\b|\\b(?:will|would|might|may|going to|gonna|probably|likely to|afraid|scared|worried|worry|fear) .{0,25}(?:mad|angry|upset|hurt|cry|shout|yell|sad|argue|explode|disappointed|freak|understand|furious|react|hate|leave|stop|kill|guilt|lose)|\\b(?:temper|sensitive|emotional|guilt\\p{L}*|disappointed|cr(?:y|ies|ied)|freak(?:s|ed)? out|explodes?|takes (?:everything|it)|religious|conservative|traditional|old[- ]fashioned|anxious|understanding|supportive|stubborn|hates?|angry|upset|furious)\\b|\\bwithout (?:\\p{L}+ )?(?:being|getting|hurting|upset\\p{L}*|making)\\b|\\b(?:get|be|gets|is) (?:mad|angry|upset|hurt)\\b|\\bstrict\\b",
  },
  "tell-offer": {
    label: "What I can offer",
    question: "What can you offer instead?",
    suggestions: ["another date", "a part of it", "help in some other way", "nothing right now"],
    said: "\\b(?:any ?more|no longer|always|every|again|for good)\\b|\\b(?:moving out|moving away|leaving|quit(?:ting)?|resign\\p{L}*|retiring|not coming|manuscript)\\b|\\b(?:vap\\p{L}+|smok\\p{L}+|drink\\p{L}*|drunk|weed|drugs|sex|kiss\\p{L}*)\\b|\\b(?:could|can|will|would|i'?ll) (?:\\p{L}+ )?(?:come|help|do|visit|stay|train|pay|give|call|lend|take|make|send|cover|bring) (?!him|her|them no)|\\b(?:rather|next (?:week|month|year|time)|half|part of|alternative|nothing|two weeks|notice|replacement|someone else|other (?:way|day|date))\\b|\\binstead\\b|\\boffer\\b|\\banother (?:day|date|time)\\b",
  },
  "tell-way": {
    label: "How I will say it",
    question: "How will you say it?",
    suggestions: ["face to face", "by phone", "by message", "not decided yet"],
    said: "\\bfly is\\b|\\b(?:text|phone|message|e-?mail|letter|call|whatsapp|zoom|video|facetime|note|dinner|lunch|meeting|tomorrow|today|this (?:week|weekend|evening|afternoon)|next (?:week|time)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|tonight|when (?:he|she|they|we) (?:come|get|visit|meet|see|next)|long[- ]distance|christmas|1:1|one[- ]on[- ]one|sit (?:them|him|her) down|at (?:home|dinner|work|breakfast)|visit(?:ing)?|don'?t (?:live|see)|lives? (?:far|in|abroad)|in writing)\\b(?!ing)|\\b(?:over|by|via|in a|with a) (?:text|phone|message|e-?mail|letter|call)\\b|\\bface to face\\b|\\bin person\\b|\\btonight\\b",
  },
  "childtalk-age": {
    label: "Age",
    question: "How old are they?",
    suggestions: ["5 years", "9 years", "13 years", "two, 6 and 10"],
    cases: [
      {
        when: "\\b(?:teens?|teenagers?|vap(?:e|ing)|alcohol|weed|drugs|smoking|drinking)\\b",
        label: "Already doing it",
        question: "Do they do it already, as far as you know?",
        suggestions: [
          "not as far as I know",
          "tries it with friends",
          "does it often",
          "says no, I have doubts",
        ],
      },
    ],
    said: `${age}`,
  },
  "childtalk-why": {
    label: "Why now",
    question: "What is the reason to talk about it now?",
    suggestions: ["they asked", "something happened", "before others tell them"],
    cases: [
      {
        when: "\\b(?:mov(?:e|ing)|new school|new job|pregnan\\p{L}+|holiday|divorc\\p{L}*|separat\\p{L}*|baby)\\b",
        label: "Hardest for them",
        question: "What will they find hardest?",
        suggestions: [
          "leaving friends",
          "a new school",
          "sharing their parents",
          "I don't know yet",
        ],
      },
    ],
    said: "\\bnot going\\b|\\b(?:asks?|asking|happened|heard|saw|seen|came home|started|starting|notic\\p{L}+|friends?|class(?:mates?)?|school|teacher|going to|will|is (?:dying|sick|pregnant|moving)|died|ill|internet|phone|youtube|tiktok|news|test|tomorrow|soon|next|now|his friend|her friend|period|party|before)\\b|\\b(?:because|after|since|asked|found|caught)\\b",
  },
  "ask-exactly": {
    label: "What I want",
    question: "What exactly do you want?",
    suggestions: [],
    said: `\\bfor (?:his|her|their|a) \\p{L}+|\\bfor (?:new|more|help|some) \\p{L}+|\\bto (?:babysit|dog ?sit|move|pay|come|clean|paint)\\b|\\b(?:time off|days? off|raise|refund|reference|flowers|money back)\\b|\\bto (?:lower|send|raise|allow|let|lend|get) |\\bto (?:cut|trim|fix|repair|lend|pick|water|feed|watch|supervise|dance|eat|turn|sign|write|call|visit|drive|teach|give) (?:\\p{L}+ ?){1,}|\\bfor (?:a|an|my) (?:\\p{L}+ ?){1,}|${more}|${amount}|${date}|\\b(?:for|to) (?:\\p{L}+ ){0,2}(?:two|three|four|five|six|\\d+|a|an|more|my own|the|me|go|get|let|buy|move|take|come|help|have|lend|stay|pay|stop|join|be)\\b (?:\\S+ ){1,}\\S+|\\bask (?:my|our|the|a|an) (?:\\p{L}+ )?\\p{L}+ (?:for|to|if|about) \\S+ \\S+ \\S+ \\S+`,
  },
  "ask-hurdle": {
    label: "Why they may say no",
    question: "Why might they say no?",
    suggestions: ["it costs money", "they worry", "they see no need", "they said no before"],
    cases: [
      {
        when: "\\b(?:colleague|coworker|co-worker)\\b",
        suggestions: ["little time", "we hardly know each other", "they said no before"],
      },
      {
        when: "\\b(?:boss|manager|supervisor|employer|hr|work)\\b.*\\b(?:remote\\p{L}*|from home|work(?:ing)? from|abroad|hours|part[- ]time|days? off|off|leave|sabbatical|holiday|vacation)\\b",
        suggestions: [
          "they want me there",
          "others will want it too",
          "too much work right now",
          "they said no before",
        ],
      },
      {
        when: "\\b(?:boss|manager|supervisor|employer|hr|board|committee)\\b",
        suggestions: [
          "it costs money",
          "too much work right now",
          "others will want it too",
          "they said no before",
        ],
      },
      {
        when: "\\b(?:parents?|mom|mum|mother|dad|father)\\b",
        suggestions: [
          "they worry",
          "it costs money",
          "they don't trust me yet",
          "they said no before",
        ],
      },
      {
        when: "\\b(?:landlord|landlady)\\b",
        suggestions: [
          "it costs money",
          "noise or damage",
          "they don't like change",
          "they said no before",
        ],
      },
      {
        when: "\\bneighbou?rs?\\b",
        suggestions: [
          "it is work for them",
          "it costs them something",
          "we don't get on",
          "they said no before",
        ],
      },
      {
        when: "\\b(?:wife|husband|girlfriend|boyfriend|partner|friends?|room ?mates?|brother|sister)\\b",
        suggestions: [
          "it costs money",
          "little time",
          "they don't feel like it",
          "they said no before",
        ],
      },
      {
        when: "\\b(?:teacher|professor)\\b",
        suggestions: [
          "they have little time",
          "it isn't fair to others",
          "too late for it",
          "they don't know me well",
        ],
      },
      {
        when: "\\bdoctor\\b",
        suggestions: [
          "they see no need",
          "it costs money",
          "they have little time",
          "they said no before",
        ],
      },
      {
        when: "\\b(?:kids?|son|daughter|children|toddler)\\b",
        suggestions: [
          "they don't see why",
          "they'd rather play",
          "they are tired then",
          "they are afraid of it",
        ],
      },
    ],
    said: "\\bto be (?:a |my )?(?:bridesmaid|best man|godmother|godfather|witness)\\b|\\babout (?:homework|the)\\b|\\b(?:says?|said|thinks?|thinking|worr(?:y|ies|ied)|afraid|expensive|cost(?:s|ly)?|too (?:young|old|far|busy|dangerous|much|expensive)|allerg\\p{L}+|understaffed|busy|no money|against|hates?|always says|never (?:lets?|allow\\p{L}*)|refus\\p{L}+|stubborn|but|work for them|short[- ]staffed|conservative|religious|protective|overprotective|might|probably|because|don'?t (?:like|trust|want)|last time|dangerous|small (?:flat|apartment)|grades)\\b|\\bstrict\\b|\\bsaid no\\b|\\bbut (?:he|she|they)\\b|\\bwithout\\b",
  },
  "conflict-what": {
    label: "What happens",
    question: "What exactly happens?",
    suggestions: [],
    cases: [
      { when: "\\breconnect\\b", label: "Why we lost touch", question: "Why did you lose touch?" },
    ],
    said: `\\b(?:does nothing|do nothing|does no work)\\b|\\bto stop \\p{L}+ing\\b|\\baccidents?\\b|\\b(?:critici[sz]es|steals?|borrows?|hoard\\p{L}*|shy person|strict|jealous|marry\\p{L}*)\\b|${more}|\\b(?:interrupt\\p{L}*|steal\\p{L}*|takes?|shouts?|yells?|gossip\\p{L}*|critici[sz]\\p{L}+|comment\\p{L}*|lies|lied|ignor\\p{L}+|didn'?t|didnt|hasn'?t|hasnt|isn'?t|owes?|borrow\\p{L}*|late|late for|rude|again|micromanag\\p{L}*|blames?|insults?|refus\\p{L}+|forgot|cancel\\p{L}*|calls? me|makes? (?:fun|me|jokes)|talks? (?:behind|about|over)|twice|daily|weekly|since)\\b|\\b(?:always|keeps?|every|never|constantly|all the time|doesn['’]?t|won['’]?t|don['’]?t|who)\\b`,
  },
  "conflict-tried": {
    label: "What I said so far",
    question: "What have you said about it so far?",
    suggestions: ["nothing yet", "hinted at it", "said it once, no change", "we quarrelled"],
    said: `${contacted}|${tried}|\\b(?:nothing|haven'?t|hinted|quarrel\\p{L}*|argued|fought|blocked|avoid\\p{L}*|confront\\p{L}*|hr|boss knows|said (?:something|nothing|it)|let it go|apologi[sz]ed)\\b|\\btold\\b|\\basked\\b|\\btalked\\b|\\balready\\b|\\btried\\b|\\bconfronted\\b`,
  },
  "conflict-goal": {
    label: "What I want to reach",
    question: "What would you like instead?",
    suggestions: ["that it stops", "that we get on again", "a clear rule", "some distance"],
    cases: [
      {
        when: "\\bcredit\\b",
        suggestions: ["that others know it's mine", "that it stops", "a talk with our boss"],
      },
      {
        when: "\\b(?:dad|mum|mom|father|mother|gran\\p{L}*|parents|grandparents)\\b.*\\b(?:driv\\p{L}+|drink\\p{L}*|eat\\p{L}*|money|house|alone|health|forget\\p{L}*|smok\\p{L}*|care home|hearing)\\b",
        suggestions: [
          "that they agree to a check",
          "that they are safe",
          "a plan we both accept",
          "no quarrel",
        ],
      },
      {
        when: "\\b(?:owes?|pays?|money|lent|borrow\\p{L}*)\\b",
        suggestions: ["my money back", "that it is fair from now on", "to stay friends"],
      },
      {
        when: "\\b(?:help|helps)\\b",
        suggestions: ["that they do a fair share", "a clear plan", "money instead of time"],
      },
      {
        when: "\\b(?:jealous|sad|stress\\p{L}*|strict)\\b",
        suggestions: ["that we can talk about it", "more trust", "some distance"],
      },
    ],
    said: "\\breconnect\\b|\\b(?:cheer up|comfort|support)\\b|\\b(?:want (?!to know|a )|wanna|wish|hope|need (?:him|her|them|it)|would like|i'?d like|so (?:we|i|he|she|they)|stops|get (?:on|along) (?:again|with|better)|make up|peace|cut (?:him|her|them|contact|off)|no contact|less contact|boundar\\p{L}+|clear rule|rules|keep (?:the|my|our|it|things)|save (?:the|our)|end (?:the|it|this)|get (?:it|my money|the money) back|money back|bring (?:it|this) up|forgive|stay (?:friends|polite|calm|civil)|losing (?:him|her|my|the)|civil)\\b|\\bi (?:just )?want\\b|\\bso that\\b|\\bwithout\\b|\\bstop\\b",
  },
  "neighbour-what": {
    label: "What happens",
    question: "What exactly happens, and when?",
    suggestions: [],
    said: `\\bpark(?:s|ing) (?:in|on|across|over)\\b|\\b(?:pays?|rent)\\b|\\b(?:poo\\p{L}*|pees?|toilet|cleans?|hair|dishes|ball)\\b|${more}|${date}|\\b(?:from|until|till|at|after|before|around) (?:\\d|midnight|dawn)|\\b(?:every|all (?:day|the time|weekend)|constantly|daily|\\d (?:times|am|pm)|mornings?|evenings?|nights?|late|early|hours|barks?|drum\\p{L}*|bass|footsteps|stomp\\p{L}*|party|parties|smok\\p{L}+|weed|rubbish|tree|fence|hedge|leaves|roots|parks?|parked|blocks?|driveway|camera|screams?|shouting|fights?|running|vacuum\\p{L}*|piano|saxophone|tv|kids|dog|chickens?|cooking|smells?)\\b(?! neighbou?rs?)(?=.{8})|\\b(?:at night|every (?:day|night|morning)|at \\d|until \\d|all night|weekends?)\\b`,
  },
  "neighbour-tried": {
    label: "What I did so far",
    question: "What have you done about it so far?",
    suggestions: ["nothing yet", "talked once", "left a note", "told the landlord or council"],
    said: `${contacted}|${tried}|\\b(?:nothing|haven'?t|notes?|letter|police|council|landlord|ear ?plugs|knocked|rang|banged|polite(?:ly)?|nicely|twice|recorded|log|diary|agent|management)\\b|\\btold\\b|\\basked\\b|\\btalked\\b|\\balready\\b|\\bcomplain(?:ed)?\\b|\\bnote\\b|\\bcalled\\b`,
  },
  "neighbour-home": {
    label: "How we live",
    question: "Do you rent or own?",
    suggestions: ["I rent", "I own"],
    said: "\\b(?:flat|rented|renting|tenants?|condo|terraced?|semi|townhouse|house|housing association|upstairs|downstairs|above|below|next door|student|shared|council (?:flat|house)|homeowner\\p{L}*|bought|our (?:house|garden|fence)|block|complex|building|uk|usa|germany|canada|australia|england|scotland|ireland|india|france|spain)\\b|\\brent(?:al|ing|er)?\\b|\\bown(?:er)?\\b|\\blandlord\\b|\\bhoa\\b|\\bdorm\\b|\\bapartment\\b|\\broom ?mates?\\b|\\bflat ?mates?\\b",
  },
  "child-age": {
    label: "Age",
    question: "How old is the child?",
    suggestions: ["2 years", "5 years", "9 years", "14 years"],
    cases: [
      { when: "\\bteen\\p{L}*\\b", suggestions: ["13", "15", "17"] },
      {
        when: "\\b(?:school|homework|class|teacher)\\b",
        suggestions: ["6 years", "9 years", "12 years", "15 years"],
      },
    ],
    said: `${age}|\\b\\d+ ?(?:-| )?(?:years?|yrs?|yo|y/o|months?|mos?|weeks?|m)\\b|\\b\\d+yo\\b|\\b(?:newborn|babies|baby|infant|toddlers?|pre-?schooler|teens?|teenagers?|first grader|kindergart\\p{L}+)\\b|\\b(?:is|turned|just turned) \\d+\\b`,
  },
  "child-when": {
    label: "When it happens",
    question: "When does it happen most?",
    suggestions: ["in the evening", "in the morning", "when tired", "all day"],
    cases: [
      {
        of: ["people.baby"],
        suggestions: ["at night", "at nap time", "in the evening", "all day"],
      },
      {
        when: "\\b(?:sleep\\p{L}*|bed ?time|naps?|wak(?:e|es|ing))\\b",
        suggestions: ["at bedtime", "in the middle of the night", "very early", "at nap time"],
      },
    ],
    said: `\\b(?:ballet|lessons?|nightmares?|rules|loser)\\b|\\b(?:ride|swim|learn|teach|bed|games)\\b|\\b(?:talk|food)\\b|\\b(?:naps?|teeth|practi[sc]e|violin|piano|read(?:ing)?|science fair|lego|gloves|eat\\p{L}*|veg\\p{L}*|shar(?:e|ing)|chores|tidy|bottle|on me|dummy|thumb|potty|fair)\\b|${since}|${date}|\\b(?:always|daily|constantly|all (?:day|night|the time)|at \\d|from \\d|until \\d|till \\d|every (?:night|evening|morning)|nap ?time|bed ?time|dinner|meals?|mealtimes|school|kindergarten|nursery|daycare|home|weekends?|lately|recently|suddenly|for (?:weeks|months|years|a)|as soon as|before|during|new (?:baby|school|house)|started|moved|\\d+ times|often|sometimes|public|supermarket|car|homework|screen|phone|twice)\\b(?! (?:routine|training))(?=.{0,200})|\\b(?:at (?:night|bedtime|school|home|dinner)|in the (?:morning|evening)|every|since|when(?:ever)?|before school|after)\\b`,
  },
  "child-tried": {
    label: "What I tried",
    question: "What have you tried?",
    suggestions: ["nothing yet", "talking", "rewards", "taking things away"],
    cases: [
      {
        of: ["people.baby"],
        suggestions: ["nothing yet", "rocking or carrying", "a fixed routine", "another feed"],
      },
      {
        when: "\\b(?:sleep\\p{L}*|bed ?time|nightmares?|naps?|wak(?:e|es|ing))\\b",
        suggestions: ["nothing yet", "a fixed routine", "staying in the room", "a later bedtime"],
      },
      {
        when: "\\b(?:help|encourage|motivate|practi[sc]e|read|friends|bilingual)\\b",
        suggestions: [
          "nothing yet",
          "doing it together",
          "praise and rewards",
          "a fixed time each day",
        ],
      },
    ],
    said: `${tried}|\\b(?:talk(?:ed|ing)|rewards?|stickers?|sticker chart|time-?outs?|tak(?:e|ing|en) (?:it|away|things|his|her)|took|punish\\p{L}*|grounded|bribes?|bribing|explained|ignoring|ignored|doctor|pediatrician|paediatrician|therapist|teacher|war|yell\\p{L}*|shout\\p{L}*|consequences|reasoning|night ?light|white noise|rocking|pacifier|dummy|swaddl\\p{L}+|formula|melatonin|doesn'?t (?:help|work)|doesnt (?:help|work)|no matter)\\b|\\btried\\b|\\balready\\b|\\bnothing works\\b|\\bstill\\b`,
  },
  "couple-since": {
    label: "The two of us",
    question: "How long have you been together?",
    suggestions: ["a few months", "two years", "ten years", "over twenty years"],
    cases: [
      {
        when: "\\b(?:ex|break ?-?up|move on)\\b",
        label: "Together for",
        question: "How long were you together?",
        suggestions: ["a few months", "two years", "ten years", "over twenty years"],
      },
      {
        when: "\\b(?:husband|wife|married(?! (?:man|woman|guy))|marriage)\\b",
        label: "Married for",
        question: "How long have you been married?",
        suggestions: [
          "under two years",
          "two to ten years",
          "ten to twenty years",
          "over twenty years",
        ],
      },
    ],
    said: `\\b(?:dates|fianc\\p{L}+|therapist|hairdresser)\\b|${lasting}|\\b(?:together|living together|moved in|share|shared|flat|house|mortgage|a (?:son|daughter|baby|child)|engaged|fianc\\p{L}+|just (?:met|started)|first (?:love|boyfriend|girlfriend)|long[- ]distance|since|divorc\\p{L}+|dating|no kids|college|high school|weeks|months|years)\\b(?! (?:someone|app|advice|profile|tips))|\\b\\d+ ?(?:months?|years?|yrs?)\\b|\\bmarried (?:for|since|\\d)|\\bkids\\b|\\blive together\\b`,
  },
  "couple-what": {
    label: "What happened",
    question: "What happened, in a sentence or two?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:move in|marry|propose|get married)\\b",
        label: "What makes me unsure",
        question: "What makes you unsure about it?",
      },
      {
        when: "\\b(?:argu\\p{L}+|fight\\p{L}*|rows?|quarrel\\p{L}*)\\b",
        label: "What we fight about",
        question: "What do you fight about most?",
        suggestions: [],
      },
      {
        when: "\\b(?:talk to|communicate|long[- ]distance)\\b",
        label: "What is hardest",
        question: "What is hardest about it?",
        suggestions: [],
      },
    ],
    said: `\\bpropose\\b|\\bhelmet\\b|\\brefuses to \\p{L}+ \\p{L}+|${told}|${since}|\\b(?:cheated|lies|lying|forgot|fought|caught|found|text(?:ed|ing|s)|ghost\\p{L}*|ignor\\p{L}+|jealous|distant|drink\\p{L}*|gambl\\p{L}+|doesn'?t|doesnt|won'?t|wont|hasn'?t|hasnt|stopped|moved|because|kiss\\p{L}*|porn|money|debts?|snapped|yell\\p{L}*|hit)\\b(?=.{0,200})|\\bbecause\\b|\\bafter\\b|\\bcheat|\\blied\\b|\\bwhen (?:he|she|i|we)\\b`,
  },
  "couple-wish": {
    label: "What I wish for",
    question: "What would you wish for?",
    suggestions: [
      "that it gets better",
      "to understand each other",
      "to know where I stand",
      "I don't know yet",
    ],
    said: "\\b(?:improve|strengthen|reconnect|win back|talk to)\\b|\\b(?:i'?d (?:like|love|want)|want (?:to|him|her|it|us)|hoping|hopes?|wish|stay(?: together)?|leave|leaving|end it|work(?: it)? out|trust|kids|marry|closer|together again|talk about it|make up|make it (?:right|up|work)|know where|don'?t know (?:what|if|whether)|dont know (?:what|if|whether)|don'?t want|dont want|love (?:him|her)|space|peace|forgive|introduce\\p{L}*)\\b|\\bi (?:want|wish|hope|need)\\b|\\bback\\b|\\bbreak up\\b|\\bsave\\b|\\bfix\\b",
  },
  "breakup-worry": {
    label: "What worries me most",
    question: "What worries you most about it?",
    suggestions: ["hurting them", "changing my mind", "what comes after", "our friends"],
    said: "\\btexts?\\b|\\b(?:guilty|guilt|bad|sorry|lease|flat|apartment|rent|money|kids?|friends|regret|alone|suicid\\p{L}+|threat\\p{L}+|crying|cry|reaction|angry|violent|safe|nervous|dread\\p{L}*|sensitive|depress\\p{L}+|devastat\\p{L}+|still love|change my mind|lonely|live together|cat|dog|exam|birthday)\\b|\\bwithout\\b|\\bafraid\\b|\\bworr|\\bscared\\b|\\bhurt",
  },
  "crush-how": {
    label: "How we know each other",
    question: "Where do you know each other from?",
    suggestions: ["same class", "from work", "an app", "friends for years"],
    said: "\\b(?:match(?:ed)?|met|known|know (?:him|her|them|each)|colleague|co-?worker|neighbou?r|university|uni|college|office|bus|train|party|church|choir|team|club|course|lecture|instagram|online|discord|friends?|roommate|flatmate|classmates?|seat|sits|waitress|waiter|shop|cafe|coffee shop|library|boss|customer|teammate|dated|date|years|months|dance|through)\\b|\\b(?:tinder|bumble|hinge|app|coworker|classmate|class|gym|work|school|best friend|friend|stranger|barista)\\b",
  },
  "crush-so-far": {
    label: "So far",
    question: "What happened between you so far?",
    suggestions: ["nothing yet", "we text a lot", "we've been out once", "some smiles"],
    said: `${more}|\\b(?:(?:first|second|third|two|three|\\d) dates?|kissed|texts me|texting|texted|smiles?|smiled|stares?|looks?|looked|talk(?:ed|s|ing)?|laughs?|laughed|touch(?:es|ed)?|likes? my|replies|replied|matched|met|nothing (?:yet|so far|happened)|never (?:talked|spoken|spoke)|slept|hang(?:s|ing)? out|hung out|flirt\\p{L}*|called|coffee|snaps?|chat(?:ted|ting)?|left me on|friend ?zone\\p{L}*|teases?|stories)\\b(?! (?:to|if|me|a|an|my|her out|him out|profile|ideas))|\\bwe (?:have|text|talk|went|met|are)\\b|\\balready\\b|\\bfirst date\\b|\\bsecond date\\b`,
  },
  "crush-way": {
    label: "How I would do it",
    question: "In person or by message?",
    suggestions: ["in person", "by message", "whatever works better"],
    said: "\\b(?:impress|library|talk to|approach)\\b|\\b(?:face to face|at (?:work|school|the gym|the party|lunch|class)|call|phone|whatsapp|instagram|insta|note|letter|app|tinder|hinge|bumble|online|on friday|tonight|tomorrow|when (?:i|we) (?:see|meet)|shy|in class|after class|write)\\b|\\btext\\b|\\bmessage\\b|\\bin person\\b|\\bover (?:text|the phone)\\b|\\bdm\\b|\\bsnap",
  },
  "over-contact": {
    label: "Contact",
    question: "Do you still see or write to each other?",
    suggestions: ["every day", "now and then", "not at all", "at work or school"],
    said: "\\b(?:block\\p{L}*|unfollow\\p{L}*|text(?:s|ing|ed)?|messag\\p{L}+|calls?|called|writes?|see (?:him|her|them|each)|sees|same (?:class|office|school|friends|team|building|company|uni)|colleague|coworker|co-?parent\\p{L}*|kids|live together|roommate|not (?:talked|spoken|seen|speaking|talking)|haven'?t (?:talked|spoken|seen|heard)|havent (?:talked|spoken|seen|heard)|moved away|ghosted|no longer|still friends|instagram|follow|work together|silence|every week|daily)\\b|\\bno contact\\b|\\bstill (?:see|talk|text|live|work)\\b|\\bwork with\\b|\\bevery day\\b",
  },
  "over-hardest": {
    label: "When it is hardest",
    question: "When is it hardest?",
    suggestions: ["in the evening", "when I see their posts", "when I'm alone"],
    said: "\\b(?:nights?|evenings?|mornings?|weekends?|alone|lonely|posts?|photos|pictures|songs?|sundays?|cry(?:ing)?|can'?t (?:sleep|eat|stop)|cant (?:sleep|eat|stop)|stories|instagram|everything reminds|places|birthday|christmas|wake up|after work|in bed|at work|hardest|worst|every time)\\b|\\bwhen(?:ever)?\\b|\\bat night\\b",
  },
  "profile-about": {
    label: "About me",
    question: "What do you really do on a free Sunday?",
    suggestions: [],
    cases: [
      {
        when: "\\bfor (?:my|our|a|an) (?:\\p{L}+ )?(?:dad|mum|mom|mother|father|friend|brother|sister|son|daughter|uncle|aunt)\\b",
        label: "Their free Sunday",
        question: "What do they really do on a free Sunday?",
      },
    ],
    said: `${more}|\\b(?:im an?|i'?m|\\d\\d ?(?:m|f|yo)?,|loves?|likes?|enjoys?|hiking|climbing|cooking|dogs?|cats?|travel\\p{L}*|nurse|teacher|engineer|single (?:mom|dad|mum)|divorced|gamer|reader|music|guitar|runner|vegan|introvert\\p{L}*|nerd\\p{L}*|baking|yoga|surf\\p{L}*)\\b(?! (?:bio|profile|prompt))|\\bi(?:'?m| am| like| love| enjoy| play| have)\\b|\\bwho (?:likes|loves|is)\\b`,
  },
  "profile-looking-for": {
    label: "What I look for",
    question: "What are you looking for?",
    suggestions: ["something lasting", "dates, no plan yet", "new friends first"],
    said: "\\b(?:seeking|want(?:s|ing)?|find|lasting|long[- ]term|hook ?ups?|fun|dates|marriage|marry|kids|partner|friends first|new friends|someone (?:who|to|for|with)|no (?:drama|hookups|games|plan)|just (?:dates|fun|friends|seeing)|settle|open to|see what|commit\\p{L}*|companion\\p{L}*|love)\\b|\\blooking for\\b|\\bserious\\b|\\bcasual\\b|\\brelationship\\b",
  },
  "friend-tie": {
    label: "Our friendship",
    question: "How close are you?",
    suggestions: ["best friends", "good friends", "new friends", "part of one group"],
    said: `${lasting}|\\b(?:known|know (?:her|him|each)|met|childhood|school|college|uni|university|work|colleague|close|closest|best (?:mate|friends)|bestie|new friend|group|roommate|flatmate|neighbou?r|grew up|together|maid of honou?r|godmother|cousin|used to|years|online)\\b|\\bbest friend\\b|\\bsince\\b|\\b\\d+ years\\b|\\bold friend\\b`,
  },
  "friends-life": {
    label: "My situation",
    question: "What is your life like?",
    suggestions: ["student in a new city", "working a lot", "parent of small kids", "retired"],
    said: `\\b(?:as a (?:mum|mom|dad|parent|single)|mum of|mom of)\\b|${since}|\\b(?:i'?m|im) (?:an? )?(?:\\p{L}+ )?(?:\\d\\d|student|single|married|divorced|retired|mom|mum|dad|parent|new|autistic|widow\\p{L}*|working|shy|foreign\\p{L}*|expat|immigrant)\\b|\\b\\d\\d\\b|\\b(?:moved|just moved|expat|abroad|foreign|retired|widow\\p{L}*|divorced?|single|parents?|stay[- ]at[- ]home|work(?:ing)? from home|remote|freshman|student|small town|village|kids|baby|pregnan\\p{L}+|shifts|older|elderly|middle[- ]aged|thirties|forties|fifties|teen\\p{L}*|grade|adult)\\b|\\bin my \\d+s|\\bas an adult\\b|\\bnew (?:city|town|school|country)\\b|\\bcollege\\b|\\bat (?:school|work|university)\\b|\\bafter (?:college|moving|retire)|\\bintrovert|\\bover \\d\\d\\b|\\bonline\\b`,
  },
  "friends-like": {
    label: "What I like to do",
    question: "What do you like to do with others?",
    suggestions: ["sports", "games", "music", "going for walks"],
    said: "\\bto (?:play|run|hike|climb|sing|paint|ride|walk|travel) \\p{L}*|\\b(?:likes?|loves?|enjoys?|into|hobb\\p{L}+|play(?:ing)?|sports?|football|climbing|hiking|board games|games|gaming|music|books?|reading|art|walks?|dogs?|running|yoga|dancing|cooking|church|photography|knitting|crafts?|anime|cycling|coffee|pub|films?|movies|volunteer\\p{L}*|choir|chess|gym|theatre)\\b(?! (?:minded|people))|\\bi (?:like|love|enjoy|play)\\b|\\bwho (?:like|play)",
  },
  "friends-hurdle": {
    label: "What makes it hard",
    question: "What makes it hard so far?",
    suggestions: [
      "I'm shy",
      "little time",
      "I meet people only once",
      "I don't speak the language",
    ],
    said: "\\b(?:but|nobody|no one|don'?t know (?:how|anyone|anybody|many)|dont know (?:how|anyone|anybody|many)|can'?t|cant|lonely|anxiety|anxious|afraid|scared|social(?:ly)?|language|accent|don'?t speak|work (?:a lot|too much|late|nights)|little time|busy|kids|everyone (?:already|has|is)|never (?:see|hear)|once|small talk|boring|bored|depress\\p{L}+|adhd|introvert\\p{L}*|reject\\p{L}*|cliques?|no car|after that|struggle|lost|quiet|from home|don'?t drink|dont drink)\\b|\\bshy\\b|\\bintrovert|\\banxious\\b|\\bno time\\b|\\bawkward\\b|\\bautis|\\bhard\\b",
  },
  "social-where": {
    label: "Where it happens",
    question: "Where does it matter most to you?",
    suggestions: ["at work", "on dates", "with strangers", "in groups"],
    said: "\\b(?:hairdresser|barber|teacher|nurse|driver|speaking \\p{L}+|train|bus|girlfriend|boyfriend)\\b|\\btalk to (?:girls|women|guys|men|strangers)\\b|\\b(?:when|in front of|dates?|dating|meetings?|class|groups?|parties|party|interviews?|presentations?|phone|calls?|strangers|colleagues|coworkers|clients|customers|boss|in-?laws|women|girls|men|guys|crush|public|events?|lunch|elevator|conference|online|gym|school|work|office|friends|family|new people|wedding|networking|bar|church)\\b(?=.{6}|$)(?<!\\bto (?:people|women|girls|men|guys|strangers))|\\bat (?:work|school|parties|a party|the office|events)\\b|\\bwith (?:girls|guys|women|men|strangers|people|coworkers|my)\\b|\\bin (?:class|meetings|groups|public)\\b|\\bon a (?:first )?date\\b|\\bnetworking\\b",
  },
  "social-stuck": {
    label: "Where I get stuck",
    question: "What is hardest about it?",
    suggestions: [
      "the first sentence",
      "my mind goes blank",
      "I talk too much",
      "keeping it going",
    ],
    cases: [
      {
        when: "\\b(?:girlfriend|boyfriend)\\b",
        suggestions: ["meeting anyone", "the first step", "I'm shy", "it never lasts"],
      },
      {
        when: "\\b(?:confident|assertive|shy|outgoing)\\b",
        suggestions: ["speaking up", "what others think", "saying no", "I don't know"],
      },
    ],
    said: "\\btopics\\b|\\b(?:blush\\p{L}*|stutter\\p{L}*|freeze|froze|silent|silence|don'?t know (?:what|how)|dont know (?:what|how)|never know|run out|mind|talk too (?:much|fast)|too (?:quiet|fast|much|loud)|shak\\p{L}+|sweat\\p{L}*|voice|eye contact|first sentence|ignored|overthink\\p{L}*|afraid|scared|anxi\\p{L}+|panic|can'?t (?:say|speak|think|look|start|end|stop|find)|cant (?:say|speak|think|look|start|end|stop|find)|stuck|mumbl\\p{L}*|speak up|say no|apologi[sz]\\p{L}*|compare|names?)\\b(?! (?:to be|for))|\\bstart\\b|\\bkeep\\b|\\bend\\b|\\bawkward\\b|\\bnervous\\b|\\bblank\\b|\\binterrupt",
  },
  "feedback-what": {
    label: "What is wrong",
    question: "What did they do?",
    suggestions: [],
    said: `\\b(?:sale of|tiny team|poem)\\b|\\blet go of\\b|\\blay(?:ing)? off\\b|${more}|\\b(?:lateness|absen\\p{L}+|sick|steal\\p{L}*|stole|lied|lies|lazy|sloppy|missing|deadlines?|errors?|quality|attitude|aggressive|shouts?|gossip\\p{L}*|bull\\p{L}+|smell\\p{L}*|phone|interrupt\\p{L}*|doesn'?t|doesnt|won'?t|refus\\p{L}+|never|\\d+ times|times in|not (?:meeting|doing|performing)|poor|micromanag\\p{L}*|drunk|customers? complain\\p{L}*|forgets?|careless|dominat\\p{L}+|toxic|negative attitude)\\b|\\b(?:late|missed|misses|rude|mistakes?|slow|always|keeps?|because|under-?performing)\\b`,
  },
  "feedback-before": {
    label: "Said before",
    question: "What have you told them so far?",
    suggestions: [
      "nothing, it's the first talk",
      "once, it got better",
      "several times, no change",
    ],
    said: `\\b(?:let go of|lay(?:ing)? off|sale of)\\b|${contacted}|${tried}|\\b(?:spoke|spoken|talked|mentioned|pip|written warning|verbal|several times|last (?:month|week|year)|before|never (?:said|told|talked|mentioned)|haven'?t|twice|second|third|no change|improved)\\b|\\balready\\b|\\bwarned?\\b|\\bagain\\b|\\btold\\b|\\bfirst\\b`,
  },
  "feedback-outcome": {
    label: "What should come of it",
    question: "What should come of the talk?",
    suggestions: ["a clear agreement", "a last warning", "we part ways", "they feel supported"],
    said: "\\b(?:let go of|lay(?:ing)? off|sale of)\\b|\\b(?:want|should|agree\\p{L}*|improve\\p{L}*|keep (?:him|her|them)|good (?:worker|employee|at)|part ways|terminat\\p{L}+|dismiss\\p{L}*|change|support\\p{L}*|on time|pip|plan|last chance|final|stay|motivat\\p{L}+|without (?:losing|demotivat\\p{L}+|crushing)|get (?:him|her|them) to|stop|so (?:that )?(?:he|she|they)|better|let (?:him|her|them) go|layoff\\p{L}*)\\b|\\bfire\\b|\\blet (?:someone|somebody|him|her|them|an employee) go\\b|\\bwarning\\b|\\blay off\\b",
  },
  "say-want": {
    label: "What I want from it",
    question: "What would you like to come of it?",
    suggestions: [
      "that it stops",
      "that they put it right",
      "a clear agreement",
      "stay on good terms",
    ],
    cases: [
      {
        when: "\\b(?:broke|damag\\p{L}*|fell|crash\\p{L}*|scratch\\p{L}*|dent\\p{L}*|tree|shed|fence|flood\\p{L}*|leak\\p{L}*|spill\\p{L}*|ruin\\p{L}*)\\b",
        suggestions: [
          "that they pay for it",
          "that they repair it",
          "half each",
          "just keep the peace",
        ],
      },
      {
        when: "\\b(?:owes?|borrow\\p{L}*|money|lent|rent|pay|paid)\\b",
        suggestions: ["all of it back soon", "a part now, a plan for it", "keep the friendship"],
      },
      {
        when: "\\b(?:smell\\p{L}*|breath|hygiene|shower|hair|clothes|teeth)\\b",
        suggestions: ["that they notice it", "not to hurt them", "say it once, kindly"],
      },
    ],
    said: "\\bi (?:want|need|would like|'d like|wish)\\b|\\b(?:so that|without (?:a fight|hurting|upsetting|offending|losing))\\b|\\b(?:pay for|stop|apologi[sz]e)\\b",
  },
  "child-says": {
    label: "What the child says",
    question: "What does your child say about it?",
    suggestions: [
      "nothing, just won't go",
      "it's about other kids",
      "it's a teacher or a subject",
      "tired, feels ill",
    ],
    said: "\\bfriends?\\b|\\b(?:says?|said|told (?:me|us)|because|bull(?:y|ied|ying)|bored|afraid|scared|tired|no friends|friends|stomach|headaches?|teacher)\\b",
  },
  "habit-why": {
    label: "What is behind it",
    question: "What keeps them from it so far?",
    suggestions: ["they don't like it", "no time or energy", "they don't see why", "they forget"],
    cases: [
      {
        when: "\\b(?:stop|quit|less)\\b",
        question: "Why does it happen, as far as you know?",
        suggestions: ["it's a habit", "stress", "they don't notice", "they don't see why not"],
      },
      {
        when: "\\b(?:doctor|dentist|hospital|check ?-?up|therapist|hearing aid|glasses)\\b",
        suggestions: ["afraid of it", "too proud", "they say it's nothing", "no time"],
      },
    ],
    said: "\\bto the airport\\b|\\bon a plane\\b|\\b(?:because|hates?|afraid|scared|too (?:tired|busy|lazy|proud)|forgets?|no time|says?|doesn'?t (?:like|see|want))\\b",
  },
} as const satisfies Readonly<Record<string, Need>>;
