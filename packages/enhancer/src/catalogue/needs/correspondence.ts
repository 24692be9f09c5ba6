import type { Need } from "../ask.ts";
import {
  about,
  amount,
  contacted,
  date,
  lasting,
  more,
  number,
  person,
  reason,
  relation,
  since,
} from "./common.ts";

/** What e-mails, letters and messages turn on. */
/** What the text is about stands in front of it ("shift swap message to my colleague"). */
const titled =
  "^(?!(?:write|draft|compose|make|create|give|send|need|want|help|please|can|could|how|i|an?|the|my|our|this)\\b)(?:[\\p{L}'-]+ ){2,3}(?:e-?mail|letter|message|note|text) to my ";

export const correspondenceNeeds = {
  "message-gist": {
    label: "What I want to say",
    question: "What do you want to tell or ask them?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:editor|mp|vet|newspaper|mayor|council|company|shop|bank)\\b",
        question: "What do you want to say about it, or ask for?",
        suggestions: [],
      },
      {
        when: "(?<!\\b(?:my|our|his|her) )\\b(?:parents|neighbou?rs|team|class|colleagues)\\b|\\b(?:customers|clients|members|residents|staff|everyone)\\b",
        label: "Should know or do",
        question: "What should they know, and what should they do?",
        suggestions: [],
      },
      {
        when: "\\b(?:about|regarding|re:?) (?:\\p{L}+ ){0,2}?(?:picking|collecting|meeting|dropping|swapping|moving|visiting|coming|returning|bringing|fetching)\\b",
        label: "My suggestion and facts",
        question: "What do you suggest, and what must they know?",
        suggestions: [],
      },

      {
        when: "\\b(?:about|regarding|re:)",
        question: "What do you want to say about it, or ask for?",
        suggestions: [],
      },
    ],
    said: `${more}|^.{25,}[.!?\\n]+ ?(?:please |can you |could you )?(?:write|draft|compose|help me write)\\b|\\bthat\\b|\\bto (?:ask|tell|say|let|inform|request|explain|invite|thank|register|confirm|cancel|schedule|introduce|congratulate|remind|apologi[sz]e|vote)\\b|\\b(?:asks? (?:them|him|her)|asking|telling|saying|explaining|informing|requesting|confirming|introducing|inviting|thanking|because)\\b|\\b(?:e-?mail|mail|letter|message|text|note|memo) (?:to|for) (?:my |our |the |an? |all )?(?:\\p{L}+ )?(?:seller|buyer|insurance|council|company|hotel|agent|vet|gp|nursery|post office|tenants?|husband|gym|airline|insurer|suppliers?|builder|plumber|garage|sponsors?|babysitter|volunteers|${relation}),? (?!(?:about|regarding|re|for|on|from|in|at|who|with|before|after|of|and|or|to|please|template|format|starting|saying|that|why|how|what|when)\\b)\\S+ \\S+|\\bto (?:accept|close|withdraw|return|book|order|move|swap|change)\\b|\\bto (?:re)?schedule\\b|\\bwelcom\\p{L}+|${titled}`,
  },
  "work-mail-gist": {
    label: "What I want to say",
    question: "What do you want to tell or ask them?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:about|abut|regarding|re:?|concerning)\\b",
        question: "What do you want to say about it, or ask for?",
      },
    ],
    said: `\\babout (?:\\S+ ){3,}|\\babout (?:how|why|whether|if|(?:\\p{L}+ ){0,3}?(?:being|having|not|missing|moving|changing|closing|raising|cancel\\p{L}*|broken|late|delayed))\\b|\\b(?:about|regarding|re:?)\\b(?: \\S+){7,}|${more}|^.{25,}[.!?\\n]+ ?(?:please |can you |could you )?(?:write|draft|compose|help me write)\\b|\\bthat\\b|\\bto (?:ask|tell|say|let|inform|request|explain|invite|thank|register|confirm|cancel|schedule|introduce|congratulate|remind|apologi[sz]e|vote)\\b|\\b(?:asks? (?:them|him|her)|asking|telling|saying|explaining|informing|requesting|confirming|introducing|inviting|thanking|because)\\b|\\b(?:e-?mail|mail|letter|message|text|note|memo) (?:to|for) (?:my |our |the |an? |all )?(?:\\p{L}+ )?(?:seller|buyer|insurance|council|company|hotel|agent|vet|gp|nursery|post office|tenants?|husband|gym|airline|insurer|suppliers?|builder|plumber|garage|sponsors?|babysitter|volunteers|${relation}),? (?!(?:about|regarding|re|for|on|from|in|at|who|with|before|after|of|and|or|to|please|template|format|starting|saying|that|why|how|what|when)\\b)\\S+ \\S+|\\bto (?:accept|close|withdraw|return|book|order|move|swap|change)\\b|\\bto (?:re)?schedule\\b|\\bwelcom\\p{L}+|${titled}`,
  },
  "message-recipient": {
    label: "Who gets it",
    question: "Who gets it?",
    suggestions: ["my boss", "a client", "a friend", "an office I don't know"],
    cases: [
      {
        when: "\\b(?:recommendation|reference) letter\\b",
        question: "Who gets it?",
        suggestions: ["a teacher", "my boss", "a former boss"],
      },
      {
        of: ["correspondence.reminder"],
        question: "Who gets it?",
        suggestions: ["neighbors", "colleagues", "my family", "customers"],
      },
    ],
    said: `\\b(?:e-?mail|letter|message|text|note) to (?!(?:say|tell|ask|write|send|thank|let|inform|request|explain|confirm|invite|remind|cancel|apologi[sz]e|complain|someone|somebody|people)\\b)\\p{L}+|${person}|\\bto (?:my|our|your|the|a|an|his|her|all|mrs?|ms|miss|dr|prof|sir|madam)\\b|\\bfor (?:my|our|the|a|an) (?:boss|manager|teacher|professor|client|customer|landlord|team|friend|mom|mum|dad|girlfriend|boyfriend|wife|husband|ex|neighbou?r)|\\b(?:text|message|say to) (?:an? |the |this |my |her|him)|\\bwrite (?:my|her|him|them)\\b|\\bto (?:clients?|customers?|attendees|parents|colleagues|coworkers|hr|staff|students|friends|santa)\\b|\\b(?:e-?mail|text|message) my\\b|\\b(?:note|letter|message|text|e-?mail) (?:for|to) (?:the|my|our) \\p{L}+|\\b(?:asking|reminding|telling) (?:my |our |the |an? )?(?:${relation}|council)\\b|\\bgroup (?:message|chat|text)\\b|\\basking (?:\\p{L}+ )?(?:shops|businesses|companies|people|members|parents)\\b`,
  },
  "work-mail-wants": {
    label: "What they should do",
    question: "What should they do with it?",
    suggestions: ["say yes or no", "answer a question", "send me something", "nothing, just know"],
    cases: [
      {
        when: "^(?!.*\\bto (?:my|our|the|all) (?:\\p{L}+ )?(?:team|staff|employees|colleagues|co-?workers|volunteers)\\b).*\\b(?:council|city|town hall|bank|insur\\p{L}+|embassy|company|agency|office|ministry|utility|provider|mp|mayor|court|tax|hospital|airline|railway|post office|gas|electric\\p{L}*|water board|housing association|hoa)\\b",
        suggestions: [
          "answer me in writing",
          "put it right",
          "send somebody to look",
          "nothing, just know",
        ],
      },
      {
        when: "\\b(?:team|staff|employees|colleagues|coworkers|all|everyone|volunteers|members|parents)\\b",
        suggestions: ["answer me", "do it from now on", "come or take part", "nothing, just know"],
      },
      {
        when: "\\b(?:teacher|school|principal|professor|doctor|head ?master|nursery|kindergarten)\\b",
        suggestions: ["answer me", "meet me", "change something", "nothing, just know"],
      },
      {
        when: "\\b(?:clients?|customers?|guests|tenants?|buyers?|patients)\\b",
        suggestions: ["confirm it", "choose a date", "pay", "nothing, just know"],
      },
      {
        when: "\\b(?:boss|manager|supervisor|hr|ceo)\\b",
        suggestions: ["say yes or no", "talk to me", "sign something", "nothing, just know"],
      },
      {
        when: "\\b(?:suppliers?|vendors?|contractors?|builder)\\b",
        suggestions: ["send a price", "name a date", "put it right", "nothing, just know"],
      },
    ],
    said: `\\b(?:please|should|must|needs? to|have to|has to|wants? (?:him|her|them) to|so (?:that )?(?:he|she|they)|can (?:he|she|they)|fyi|for (?:information|info|approval)|just (?:so|to let|know)|no (?:answer|reply|action)|nothing to do)\\b|\\b(?:want|need|waiting for) (?:an? |the |his |her |their )?(?:answer|reply|approval|ok|okay|decision|confirmation|feedback|signature|it)\\b|\\bto (?:approve|sign|send|confirm|reply|answer|decide|check|review|join|pay|move|swap)\\b|\\b(?:asking|ask|requesting|request|invite|inviting) (?:for|to|him|her|them)\\b|\\b(?:off sick|i'?m (?:ill|sick|off)|not interested)\\b`,
  },
  "work-mail-facts": {
    label: "Must be in it",
    question: "Which dates, figures or names must be in it?",
    suggestions: [],
    said: `${date}|${amount}|\\b\\d+\\b|\\b(?:called|named|ms\\.?|mrs\\.?|mr\\.?|dr\\.?) \\p{L}`,
  },
  "away-dates": {
    label: "Away",
    question: "From when until when are you away?",
    suggestions: ["until Monday", "this whole week", "two weeks from tomorrow"],
    cases: [
      {
        when: "\\b(?:maternity|paternity|parental|sabbatical|long[- ]term)\\b",
        suggestions: ["for three months", "for half a year", "for a year"],
      },
    ],
    said: `${date}|${lasting}|\\b\\d+ ?(?:to|-|till|until) ?\\d+\\b|\\btill\\b|\\bfrom\\b.{2,25}\\b(?:to|on)\\b|\\bindefinitely\\b|\\buntil\\b|\\bfrom \\S+ to\\b|\\b(?:this|next) week\\b|\\bback (?:on|in|next|by|\\p{L}{3,9} \\d)|\\b\\d+ (?:days?|weeks?)\\b|\\b\\d+(?:st|nd|rd|th)\\b|\\b\\d{1,2}[/.]\\d|\\b(?:january|february|march|april|june|july|august|september|october|november|december)\\b`,
  },
  "away-cover": {
    label: "Who helps meanwhile",
    question: "Who helps people meanwhile?",
    suggestions: ["a colleague", "my manager", "nobody, it can wait"],
    said: "@|\\b(?:goes?|write|send|e-?mails?|forward\\p{L}*|refer\\p{L}*|turn|speak|talk|ask) (?:it |them |people |everyone |urgent \\p{L}+ )?to\\b|\\b(?:call|ask|reach|try|phone|ring|see|text) (?!me\\b|my\\b|it\\b|for\\b)\\p{L}+|\\b(?:colleagues?|coworkers?|my (?:boss|manager|assistant|deputy|team)|nobody|no ?one|no cover|stand(?:s|ing)? in|deput\\p{L}+|backup|back-up|takes? over|taking over|handl(?:es?|ing)|looks? after|looking after|in charge|helps?|can wait|has to wait|until i'?m back)\\b|\\bcontact\\b|\\bcovers?\\b|\\bcovering\\b|\\bin my place\\b|\\binstead of me\\b|\\bclosed\\b",
  },
  "away-reading": {
    label: "Reading mail while away",
    question: "Do you read mail while you're away?",
    suggestions: ["not at all", "once a day", "only what is urgent"],
    said: "\\b(?:won'?t|wont|not|no|don'?t|dont|can'?t|cant|never|barely|rarely|sometimes|still|without) (?:be )?(?:able to )?(?:reading|read|checking|check|reachable|reach\\p{L}*|answer\\p{L}*|repl\\p{L}+|look\\p{L}*|avail\\p{L}+|signal|wifi|phone|laptop)\\b|\\bonce a day\\b|\\bnow and then\\b|\\b(?:offline|off grid|online|reachable|unreachable)\\b|\\bread(?:ing)? (?:my )?(?:e-?)?mails?\\b|\\b(?:reply|answer|respond) (?:when|after|on)\\b|\\bdelet\\p{L}+|\\b(?:limited|no|without) (?:access|email|e-mail|internet)\\b|\\bcheck(?:ing)? (?:my )?(?:e-?mails?|messages)\\b|\\burgent\\b|\\bemergenc",
  },
  "resign-last-day": {
    label: "Last day",
    question: "When is your last day?",
    suggestions: ["in two weeks", "the end of this month", "today", "still open"],
    said: `${date}|\\b(?:one|three|four|six|eight|twelve|1|3|4|6|8|12) weeks?\\b|\\b(?:one|two|three|1|2|3|6) months?\\b|\\bnotice period\\b|\\bstill open\\b|\\b(?:straight|right) away\\b|\\btwo weeks?\\b|\\b2 weeks?\\b|\\bweeks?['’]? notice\\b|\\blast day\\b|\\beffective\\b|\\bimmediate\\b|\\bmonth'?s? notice\\b|\\bshort notice\\b|\\b\\d+ days?\\b`,
  },
  "resign-reason": {
    label: "Reason it may give",
    question: "Which reason may it give?",
    suggestions: ["none", "a new job", "family", "we are moving"],
    cases: [
      {
        when: "\\b(?:committee|club|board|church|choir|society|volunteer|pta|captain|coach|treasurer|secretary of)\\b",
        suggestions: ["none", "no time any more", "family", "we are moving"],
      },
    ],
    said: `${reason}|\\b(?:found|got|have|accepted|start\\p{L}*|taking|taken) (?:an? |another |my )?(?:\\p{L}+ )?(?:job|offer|position|role|business|company|place)\\b|\\b(?:health|ill(?:ness)?|family|baby|pregnan\\p{L}+|caring|care for|look after|stud(?:y|ies|ying)|back to (?:school|university|college)|burn\\p{L}*[- ]?out|toxic|stress\\p{L}*|bull\\p{L}+|underpaid|pay|relocat\\p{L}+|moves?|abroad|personal|no reason|without (?:a |any |giving (?:a |any )?)?reason|commut\\p{L}+|unhappy|bored|own business|self-?employed|freelance|travel\\p{L}*)\\b|\\bbecause\\b|\\bdue to\\b|\\breasons?\\b|\\bnew job\\b|\\bbetter (?:job|offer|opportunity)\\b|\\bmoving\\b|\\bretir`,
  },
  "resign-extra": {
    label: "It should also",
    question: "What else should it do?",
    suggestions: ["thank my boss", "offer to train someone", "ask for a reference", "nothing more"],
    cases: [
      {
        when: "\\b(?:committee|club|board|church|choir|society|volunteer|pta|captain|coach|treasurer|secretary of)\\b",
        suggestions: ["thank everyone", "offer to hand over", "nothing more"],
      },
    ],
    said: "\\b(?:offer(?:ing)? to|train(?:ing)? (?:the|my|a|someone|somebody)|help with|appreciat\\p{L}+|nothing (?:else|more)|no (?:hard feelings|thanks|explanation)|sorry|replacement|successor|hand ?over|hand(?:ing)? over|stay in touch|keep in touch|learned|learnt|positive|remaining (?:leave|holidays?|vacation)|unused|last (?:pay|paycheck))\\b|\\bkeep it (?:positive|friendly|short|brief|neutral|polite)\\b|\\bgratitude\\b|\\bthank|\\bgrateful\\b|\\bgood terms\\b|\\btransition\\b|\\bhandover\\b|\\breference\\b",
  },
  "recommend-who": {
    label: "Who they are to me",
    question: "Who are they to you?",
    suggestions: ["my student", "someone on my team", "a former colleague", "a friend"],
    cases: [
      {
        when: "\\b(?:tenants?|lodger)\\b",
        label: "Lived with me for",
        question: "For how long have they lived with you?",
        suggestions: ["less than a year", "one or two years", "many years"],
      },
      {
        when: "\\b(?:mate|friend|court|adoption|brother|sister|neighbou?r)\\b",
        label: "How I know them",
        question: "How do you know them?",
        suggestions: ["as a friend", "as a neighbor", "from work", "we are family"],
      },
      {
        when: "\\b(?:for|of) (?:my|our) (?:old |former |ex-?)?(?!friend|mate)\\p{L}+",
        label: "Known for, and how",
        question: "For how long have you known them, and how?",
        suggestions: [],
      },
      {
        question: "How do you know them?",
        when: "\\b(?:students?|pupils?)\\b",
        suggestions: [
          "they took my class",
          "I'm their class teacher",
          "I supervised their thesis",
          "they worked for me",
        ],
      },
      {
        when: "\\b(?:employees?|co-?workers?|colleagues?)\\b",
        question: "Who are you to them?",
        label: "Who I am to them",
        suggestions: ["their boss", "their former boss", "a colleague", "a client of theirs"],
      },
    ],
    said: `\\b(?:former|ex|old|previous|current|my|our) (?:tenants?|students?|pupils?|colleagues?|employees?|interns?|nann(?:y|ies)|cleaners?|apprentices?|coworkers?|volunteers?|au pair)\\b|\\b(?:supervised|taught|managed|worked (?:with|for|under)|known?|mentored|coached|hired|rented|reported to|babysat|employed)\\b|${since}|\\b(?:i am|i'?m|as) (?:her|his|their) \\p{L}+|\\bmy (?:student|employee|colleague|coworker|tenant|intern|assistant|friend|nanny|team)\\b|\\bas (?:her|his|their) (?:teacher|manager|boss|professor)\\b|\\bi (?:coach|teach|train|employ|manage|supervise|mentor)\\b`,
  },
  "recommend-aim": {
    label: "What they apply for",
    question: "What are they applying for?",
    suggestions: ["a job", "a scholarship", "a study place"],
    cases: [
      {
        when: "\\b(?:employees?|co-?workers?|colleagues?)\\b",
        suggestions: ["a new job", "a promotion", "a course"],
      },
      {
        when: "\\b(?:nann(?:y|ies)|babysitter|cleaner|au pair|gardener|childminder|carer)\\b",
        suggestions: ["a job with a family", "another job", "they did not say"],
      },
      {
        when: "\\b(?:tenants?|lodger)\\b",
        suggestions: ["a flat", "a house", "they did not say"],
      },
    ],
    said: "\\b(?:applies|applied|wants to (?:study|become|get|be|join|work)|to (?:study|join)|citizenship|green card|court|adoption|fellowship|residency|med(?:ical)? school|law school|nursing school|degree|erasmus|new (?:job|flat|apartment)|rent(?:ing)?|board position|award|volunteer\\p{L}*)\\b|\\bapplying\\b|\\bapplication\\b|\\bfor (?:a |an |the )?(?:\\p{L}+ )?(?:job|position|role|program(?:me)?|master'?s?|phd|scholarship|college|university|grad(?:uate)? school|internship|apartment|flat|school|visa)\\b|\\blinkedin\\b",
  },
  "recommend-proof": {
    label: "What they did",
    question: "What did they do especially well?",
    suggestions: [],
    said: `${about}|\\b(?:and|,) (?:also )?\\p{L}{3,}(?:ed|uilt|ought)\\b|[,.;] (?:and )?(?:also |once |never |always )?(?:organi[sz]ed|built|led|ran|won|set up|helped|rewrote|wrote|saved|trained|designed|fixed|started|founded|taught|raised|improved|kept|paid|top|best|very|extremely|really|excellent|great|good|hard|super|reliable|punctual|quick|always)\\b|\\b(?:reliable|hard-?working|punctual|honest|creative|diligent|curious|trustworthy|team player|on time|best (?:student|employee|\\p{L}+) i)\\b`,
  },
  "love-who": {
    label: "Who it is for",
    question: "Who is it for?",
    suggestions: ["my partner", "a crush", "someone I just met"],
    said: `${person}|\\bour (?:\\S+ )?(?:anniversary|wedding)\\b|\\b(?:girl|guy|man|woman|someone|boy|person) (?:i|who|that|from|in)\\b|\\btogether\\b|\\bmarried\\b|\\b(?:my|his|her) (?:\\p{L}+ )?(?:wife|husband|girlfriend|boyfriend|gf|bf|fianc\\p{L}+|partner|crush|ex|spouse|bae)\\b|\\blove letter to\\b|\\bfor (?:him|her)\\b`,
  },
  "love-detail": {
    label: "What it should mention",
    question: "A moment or habit of theirs it should mention?",
    suggestions: [],
    said: `\\bto (?:\\p{L}+ )?(?:machines?|coffee|pizza|cheese|mondays?|(?:the )?internet|keyboards?|cars?|beds?|sleep|coding|chocolate)\\b|${about}|\\b(?:her|his|their) (?:\\p{L}+ )?(?:laugh|smile|eyes|voice|hair|hands|cooking|jokes?|dancing|singing|kindness|humou?r|hugs?|kiss\\p{L}*|dimples?|freckles|snor\\p{L}+|coffee)\\b|\\b(?:the way|how|when) (?:he|she|they|we)\\b|\\b(?:our|the) first (?:date|kiss|trip|night|dance|time)\\b|\\bthe (?:night|day|time|summer|trip|evening) (?:we|he|she|they|that|when|in)\\b|\\bmention|\\bremember(?:s|ing)?\\b|\\bhow we met\\b`,
  },
  "love-occasion": {
    label: "Occasion",
    question: "Why now?",
    suggestions: ["just because", "our anniversary", "after a fight", "we live far apart"],
    cases: [
      {
        when: "\\b(?:niece|nephew|mum|mom|dad|daughter|son|sister|brother|friend|gran(?:ny|dma)?|nan)\\b",
        suggestions: ["just because", "a hard week", "we live far apart"],
      },
    ],
    said: `\\b(?:leav\\p{L}+|away|mov(?:es?|ed|ing)|deploy\\p{L}*|abroad|just because|no (?:reason|occasion)|sorry|apart|far away|distance|years together|months together|years married|propos\\p{L}+|engage\\p{L}*|first date|missing (?:her|him)|trip|pregnan\\p{L}+|going through|hard time|bad day|exams?|surgery|hospital|sick|ill|goodbye|argument|row|ask(?:ing)? (?:her|him) out|confess\\p{L}*|tell (?:her|him) how)\\b|${date}|\\banniversary\\b|\\bbirthday\\b|\\bvalentine|\\bwedding\\b|\\blong[- ]distance\\b|\\bgood ?(?:morning|night)\\b|\\bchristmas\\b|\\bmiss (?:her|him|you)\\b|\\bfight\\b|\\bto (?:\\p{L}+ )?(?:machines?|coffee|pizza|cheese|mondays?|(?:the )?internet|keyboards?|cars?|beds?|sleep|coding|chocolate)\\b`,
  },
  "complaint-what": {
    label: "What happened",
    question: "What went wrong, and when?",
    suggestions: [],
    said: `${more}|${reason}|${date}|\\b(?:cancell?ed|delayed|broken|broke|late|rude|never|lost|damaged|wrong|overcharged|charged (?:me|us|twice)|dirty|mou?ldy|cold|noisy|refused|faulty|defective|missing|unfriendly|cockroach\\p{L}*|hair in|overbooked|down|slow|barking|leaking|spam|poison\\p{L}*|undercooked|raw|unsafe)\\b|\\bbecause\\b|\\bwhen (?:i|we|they)\\b|\\b(?:on|since|for) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|last|\\d+)|\\bdelays?\\b`,
  },
  "complaint-wants": {
    label: "What I want",
    question: "What do you want from them?",
    suggestions: ["my money back", "a replacement", "that it gets fixed", "an apology"],
    cases: [
      {
        when: "\\b(?:care|nursing) home\\b|\\bhospital\\b|\\bcanteen\\b",
        suggestions: [
          "that it gets better",
          "a talk with those involved",
          "a written answer",
          "an apology",
        ],
      },
      {
        when: "\\bschool\\b",
        suggestions: [
          "that it stops",
          "a talk with those involved",
          "a written answer",
          "an apology",
        ],
      },
      {
        when: "\\b(?:flights?|airline|train|ferry|bus|luggage|delay\\p{L}*|cancell?ed)\\b",
        suggestions: [
          "compensation",
          "my costs paid back",
          "both, and an apology",
          "a written answer",
        ],
      },
      {
        when: "\\b(?:potholes?|street ?lights?|pavement|road|bus|bins?|speed bump|playground|toilets|trees?)\\b",
        suggestions: [
          "that it gets fixed",
          "a date by when",
          "a written answer",
          "somebody comes to look",
        ],
      },

      {
        when: "\\b(?:takeaway|food|meal|restaurant|pizza|delivery|order|cake|dish)\\b",
        suggestions: ["my money back", "a new one", "a discount next time", "an apology"],
      },

      {
        when: "\\b(?:noise|noisy|loud|bark\\p{L}*|smell\\p{L}*|neighbou?rs?|parking|rubbish|litter|dust|smoke|speed\\p{L}*)\\b",
        suggestions: ["that it stops", "somebody comes to look", "a written answer"],
      },
      {
        when: "\\b(?:lost|stolen|missing|never (?:came|arrived))\\b",
        suggestions: [
          "my money back",
          "that they find and send it",
          "a replacement",
          "an apology too",
        ],
      },
      {
        when: "\\b(?:rude|staff|driver|waiter|teacher|doctor|nurse|receptionist|treated)\\b",
        suggestions: [
          "an apology",
          "a talk with those involved",
          "a written answer",
          "some money back",
        ],
      },
      {
        when: "\\b(?:bill|charged?|overcharged|fee|invoice|price)\\b",
        suggestions: ["a corrected bill", "my money back", "an explanation"],
      },
      {
        when: "\\b(?:late|delay\\p{L}*|cancel\\p{L}*)\\b",
        suggestions: ["my money back", "compensation", "an apology"],
      },
      {
        when: "\\b(?:boss|manager|colleague|coworker|school|police|mayor|mp|hospital|surgery|gp|seagulls?|pigeons?)\\b",
        suggestions: [
          "that it stops",
          "a talk with those involved",
          "a written answer",
          "an apology",
        ],
      },
    ],
    said: "\\bwants? (?!to (?:complain|write|send))|\\b(?:would like|expect\\p{L}*|claim(?:ing)?|apology|apologi[sz]e|repair(?:ed)?|fix(?:ed)?|exchange|damages|reimburs\\p{L}+|credit note|voucher|new one|pay (?:me |us |it )?back|replace\\p{L}*|reduc\\p{L}+|discount|resolve\\p{L}*|sort(?:ed)? out|switch|cancel (?:my|the|our|it)|get (?:out of|my money)|money)\\b|\\brefund\\b|\\bmoney back\\b|\\breplacement\\b|\\bcompensation\\b|\\bi want\\b|\\bdemand|\\bstop\\b",
  },
  "complaint-so-far": {
    label: "So far",
    question: "How have they responded so far?",
    suggestions: [
      "I haven't told them yet",
      "no answer from them",
      "they refused",
      "they keep putting me off",
    ],
    said: `${contacted}|\\b(?:first (?:complaint|letter|time)|support|hotline|helpline|chatbot)\\b|\\balready\\b|\\bcalled\\b|\\bagain\\b|\\bignor|\\bno (?:answer|reply|response)\\b|\\bsecond\\b`,
  },
  "refund-what": {
    label: "What I paid for",
    question: "What did you pay for, when, and how much?",
    suggestions: [],
    cases: [
      {
        when: "\\brefund (?:e-?mail |letter |message |request )*(?:for|of|on) |\\bback (?:for|from) ",
        label: "Payment date and amount",
        question: "When did you pay, and how much?",
      },
    ],
    said: `\\b(?:bought|paid|booked|ordered|purchased|subscribed|cost)\\b|${amount}|\\b\\d{2,}\\b|${date}|${since}|\\border (?:number|no\\b|#)|[$€£]\\s?\\d|\\bbought\\b|\\bpurchased?\\b|\\bordered\\b`,
  },
  "refund-why": {
    label: "Why I want it back",
    question: "Why do you want the money back?",
    suggestions: ["it came broken", "it never came", "not as described", "I changed my mind"],
    cases: [
      {
        when: "\\b(?:caterer|photographer|dj|band|venue|builder|plumber|hairdresser|class(?:es)?|courses?|lessons?|sessions?|gym|hotel|airbnb|flight|trip|tour|concert|event|wedding)\\b",
        suggestions: [
          "it was cancelled",
          "they never came",
          "not as agreed",
          "I can't go any more",
        ],
      },
    ],
    said: `${reason}|\\b(?:faulty|fell apart|falls apart|stopp(?:ed|s) working|not working|doesn'?t|doesnt|don'?t|dont|didnt|never|won'?t|wont|isn'?t|wasn'?t|missing|too (?:small|big|tight|short|long|late|loud)|fits?|ill|sick|changed my mind|no longer|stain\\p{L}*|torn|rip\\p{L}*|holes?|broke|scam\\p{L}*|fake|double|twice|charged|poor|terrible|empty|leak\\p{L}*|crack\\p{L}*|dead|bad|useless|by mistake|accident\\p{L}*|forgot to cancel|moved|overbooked|postponed)\\b|\\bbecause\\b|\\bbroken\\b|\\bdamaged\\b|\\bdefect|\\bnever (?:arrived|came)\\b|\\bcancel|\\bnot as\\b|\\bwrong\\b|\\bdidn'?t\\b|\\blate\\b|\\bwobbl\\p{L}+|\\btoo \\p{L}+\\b`,
  },
  "landlord-what": {
    label: "What it is about",
    question: "What is it about?",
    suggestions: ["a repair", "the rent", "my deposit", "a pet"],
    cases: [
      {
        when: "\\b(?:pets?|dogs?|cats?|puppy|kitten|rabbits?)\\b",
        label: "Animal and its age",
        question: "Which animal is it, and how old?",
        suggestions: [],
      },
      {
        when: "\\b(?:stay|renew\\p{L}*|extend\\p{L}*)\\b",
        label: "From when, how long",
        question: "From when, and for how long?",
        suggestions: [],
      },
      {
        when: "\\b(?:can|may|could) (?:i|we)\\b|\\bpermission\\b",
        label: "What, and from when",
        question: "What exactly, and from when?",
        suggestions: [],
      },
      {
        when: "\\bkeys?\\b",
        label: "The key",
        question: "Which key is it about?",
        suggestions: ["front door key", "apartment key", "mailbox key", "basement or garage key"],
      },

      {
        when: "\\brent\\b.*\\blate\\b|\\blate\\b.*\\brent\\b",
        label: "Why it is late",
        question: "Why is it late?",
        suggestions: ["my pay came late", "I lost work", "an unexpected bill", "I forgot"],
      },

      {
        when: "\\bdeposit\\b",
        label: "Amount and move-out date",
        question: "How much was it, and when did you move out?",
        suggestions: [],
      },
      {
        when: "\\b(?:heating|boiler|mou?ld|leak\\p{L}*|damp|repair\\p{L}*|broken|window|hot water|mice|pigeons|roof|taps?|drip\\p{L}*|toilet|oven|fridge|lock|shower|washing machine|lights?)\\b",
        label: "How long so far",
        question: "How long has it been like this?",
        suggestions: ["for a few days", "for about two weeks", "for months", "it comes and goes"],
      },
      {
        when: "\\b(?:rent|increase|raise)\\b",
        label: "Change, start, rent now",
        question: "What changes, from when, and what do you pay now?",
        suggestions: [],
      },
      {
        when: "\\b(?:about|asking|regarding|pet|dog|cat|noise|parking|neighbou?rs?|key|garden)\\b",
        label: "What and since when",
        question: "What exactly is it, and since when?",
        suggestions: [],
      },
    ],
    said: `${more}|\\bbecause\\b|\\bthat\\b|${lasting}`,
  },
  "landlord-wants": {
    label: "What the landlord should do",
    question: "What should the landlord do?",
    suggestions: ["answer in writing", "come and look at it", "agree to it", "nothing, just know"],
    cases: [
      {
        when: "\\bkeys?\\b",
        suggestions: ["give me a new key", "change the lock", "tell me what it costs"],
      },

      {
        when: "\\brent\\b.*\\blate\\b|\\blate\\b.*\\brent\\b",
        suggestions: ["wait until payday", "take it in two parts", "charge no late fee"],
      },

      {
        when: "\\bdeposit\\b",
        suggestions: ["pay all of it back", "pay half back, at least", "say what was deducted"],
      },
      {
        when: "\\b(?:heating|boiler|mou?ld|leak\\p{L}*|damp|repair\\p{L}*|broken|window|hot water|mice|pigeons|roof|taps?|drip\\p{L}*|toilet|oven|fridge|lock|shower|washing machine|lights?)\\b",
        suggestions: [
          "fix it",
          "send somebody to look",
          "lower the rent until then",
          "let me have it fixed",
        ],
      },
      {
        when: "\\b(?:pet|dog|cat|sublet|paint|bike|roommate)\\b",
        suggestions: ["agree in writing", "tell me on what terms", "agree for a trial time"],
      },
      {
        when: "\\b(?:rent|increase|raise)\\b",
        suggestions: ["drop the increase", "make it smaller", "explain it in writing"],
      },
    ],
    said: `\\bfix it\\b|\\b(?:wants?|should|needs? to|must|has to|in writing|permission|allow(?:ed)?|replace|send (?:a|the|someone|somebody)|give (?:it|us|me|my)|return(?:ed)?|pay (?:it |me |us )?back|back|lower|reduc\\p{L}+|refund|rent reduction|plumber|agree\\p{L}*)\\b|\\b(?:get|have) it (?:fixed|repaired|removed|back)\\b`,
  },
  "landlord-so-far": {
    label: "So far",
    question: "What have you told the landlord already?",
    suggestions: ["nothing yet", "called twice, no answer", "wrote last week"],
    said: `${contacted}|\\balready\\b|\\bcalled\\b|\\btold\\b|\\bignor|\\bno (?:answer|reply|response)\\b|\\bagain\\b`,
  },
  "cancel-what": {
    label: "What I cancel, and when",
    question: "What do you cancel, and as of when?",
    suggestions: ["as soon as possible", "at the end of this month", "at the end of the contract"],
    cases: [
      {
        when: "\\b(?:landlord|landlady|vacate|mov(?:e|ing) out|day notice|tenancy|lease)\\b",
        label: "When I move out",
        question: "When do you want to move out?",
        suggestions: ["at the end of next month", "as soon as possible", "at the end of the lease"],
      },
      {
        when: "\\b(?:gym|membership|magazine|phone|insurance|internet|subscription|broadband|box|lease|apartment|flat|newspaper|netflix|sky|lottery|storage|milk)\\b",
        label: "When it should end",
        question: "From when on should it end?",
      },
    ],
    said: `${date}|\\b(?:end of|asap|as soon as|right away|straight away|from (?:next|the|now)|contract (?:ends|runs|is)|renew\\p{L}*|runs (?:out|until))\\b|\\bas of\\b|\\beffective\\b|\\bby the end\\b|\\bimmediately\\b|\\b\\d+ days?\\b|\\bnext month\\b|\\bmov(?:e|ing) out (?:on|in)\\b`,
  },
  "cancel-number": {
    label: "Name or number",
    question: "Under which name or customer number?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:landlord|landlady|vacate|mov(?:e|ing) out|day notice|tenancy|lease)\\b",
        label: "The address",
        question: "Which address is it?",
      },
    ],
    said: "\\b(?:number|no\\.?|#|id|account|customer|contract|policy|member(?:ship)?|reference|ref)\\b[^,.]{0,20}\\d|\\d{4,}|\\b\\p{L}{1,4}-?\\d{3,}|\\b(?:in|under) (?:my|the|her|his|our|\\p{L}+'s) (?:\\p{L}+'?s? )?name\\b|\\b(?:my|the) name is\\b|\\bno (?:contract |member )?number\\b",
  },
  "cancel-reason": {
    label: "Reason",
    question: "Is there a reason that helps you out earlier?",
    suggestions: ["none", "I'm moving away", "the price went up", "they didn't deliver"],
    cases: [
      {
        when: "\\b(?:landlord|landlady|vacate|mov(?:e|ing) out|day notice|tenancy|lease)\\b",
        label: "Reason it may give",
        question: "Which reason may it give?",
        suggestions: ["none", "I'm moving away", "the rent went up", "I found another home"],
      },
    ],
    said: `${reason}|\\b(?:mov(?:ed?|es)|price|too expensive|no longer|don'?t (?:use|need|want|go)|dont (?:use|need|want|go)|never (?:use|go|been|went)|lost my job|can'?t afford|ill|sick|injur\\p{L}+|not happy|unhappy|bad service|switch\\p{L}*|found (?:a|an|another)|cheaper|more expensive|went up|goes up|raised|increase\\p{L}*|no reason|without (?:a |any |giving a )?reason|clos(?:ed|es|ing)|pregnan\\p{L}+|slow|didn'?t deliver|hardly|abroad)\\b|\\bbecause\\b|\\bdue to\\b|\\bmoving\\b|\\bsince\\b`,
  },
  "apology-what": {
    label: "What happened",
    question: "What happened exactly?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:customers?|guests?|clients?)\\b",
        question: "What went wrong exactly?",
      },
    ],
    said: `${reason}|${more}|(?:\\bi |\\bwe |\\bi've |\\bive |[,.;:] )(?:accidentally |just |totally |completely |really |also |have |had )?(?:forgot|missed|shouted|yelled|lied|said|didn'?t|didnt|broke|hurt|lost|called|snapped|cheated|cancell?ed|ruined|insulted|ignored|spilled|crashed|scratched|sent|double|delivered|came|was|were|wasn'?t|couldn'?t|made|told|ate|drank|got|went|let|left|overslept|dropped)\\b|\\b(?:her|his|our|the|their) (?:\\p{L}+ ){1,3}(?:was|were|came|arrived|went|got) (?:\\p{L}+ )?(?:late|wrong|broken|damaged|cold|missing|lost|cancell?ed|down)\\b|\\b(?:delivered|shipped|sent|arrived|came|was|were) (?:\\p{L}+ ){0,4}late\\b|\\bfor (?:\\p{L}+ing\\b|my |the |a |our |not )|\\bbecause\\b|\\bafter (?:i|we)\\b|\\bthat (?:i|we)\\b|\\b(?:forgot|forgetting|missed|missing|broke|breaking|scratched|scratching|shouted|shouting|swore|swearing|spill?(?:ed|t)|wrong size|parking in|talking in|late|delay)\\b|\\bdouble[- ]booking\\b|\\bdamag\\p{L}+`,
  },
  "apology-who": {
    label: "Who it is to",
    question: "Who is it to?",
    suggestions: ["a customer", "my boss", "my partner", "a friend"],
    cases: [
      {
        when: "\\bdouble[- ]book\\p{L}+",
        suggestions: ["a guest", "a customer", "a friend"],
      },
      {
        when: "\\bdeadline\\b",
        suggestions: ["my boss", "a client", "my teacher"],
      },
      {
        when: "\\b(?:parking|parked|fence|noise|music|drums?|ball|hedge)\\b",
        suggestions: ["a neighbor", "a stranger"],
      },
    ],
    said: `${person}|\\bto (?:my|our|the|a|an|his|her)\\b|\\bto (?:clients?|customers?|guests|parents)\\b|\\bfor my (?:girlfriend|boyfriend|wife|husband|mom|mum|dad|friend|boss|teacher|ex|sister|brother)\\b|\\bwe (?:sent|delivered|shipped|charged|double[- ]booked|overcharged)\\b|\\b(?:apology|sorry|letter|note|e-?mail|text|message|card) to (?!(?:say|make|tell|write|send|get|be)\\b)\\p{L}+`,
  },
  "apology-repair": {
    label: "How I make up for it",
    question: "How will you make up for it?",
    suggestions: [
      "it won't happen again",
      "I pay for it",
      "I'd like to talk about it",
      "I can only say sorry",
    ],
    cases: [
      {
        when: "\\bdouble[- ]book\\p{L}+",
        suggestions: [
          "another table or date",
          "something free",
          "a discount",
          "I can only say sorry",
        ],
      },
      {
        when: "\\bwe (?:sent|delivered|shipped|charged|overcharged)\\b",
        suggestions: [
          "send the right one now",
          "give the money back",
          "a discount as well",
          "I can only say sorry",
        ],
      },
      {
        when: "\\b(?:customers?|guests?|clients?|diners?)\\b",
        suggestions: [
          "money back",
          "something free",
          "we changed how we work",
          "I can only say sorry",
        ],
      },
      {
        when: "\\b(?:wife|husband|girlfriend|boyfriend|partner|gf|bf)\\b",
        suggestions: [
          "a day for the two of us",
          "dinner, I cook",
          "I'll do it differently",
          "I can only say sorry",
        ],
      },
      {
        when: "\\b(?:choir|team|club|band|crew|church|group)\\b",
        suggestions: [
          "it won't happen again",
          "I do an extra turn",
          "cake for everyone",
          "I can only say sorry",
        ],
      },

      {
        when: "\\b(?:customers?|clients?|guests?|buyers?)\\b.*\\b(?:broken|damaged|wrong|faulty|late|missing|delay\\p{L}*|cracked|lost)\\b",
        suggestions: [
          "send a new one now",
          "give the money back",
          "a discount as well",
          "I can only say sorry",
        ],
      },
      {
        when: "\\b(?:friend|mate|wife|husband|girlfriend|boyfriend|partner|mom|mum|dad|mother|father|sister|brother|daughter|son|neighbou?r|roommate|crush|gf|bf)\\b",
        suggestions: [
          "I'll do it differently",
          "I'd like to talk about it",
          "I pay for it",
          "I can only say sorry",
        ],
      },
      {
        when: "\\b(?:teacher|professor|boss|manager|meeting|deadline|class|coach)\\b",
        suggestions: [
          "I make up for it this week",
          "it won't happen again",
          "I can only say sorry",
        ],
      },
      {
        when: "\\b(?:passengers|members|parents|residents|neighbou?rs)\\b",
        suggestions: ["it won't happen again", "a new date", "I can only say sorry"],
      },
    ],
    said: "\\b(?:new date|fix(?:ed|ing)? (?:it|this)|sen[dt] (?:a|the|her|him|them|it)|correct\\p{L}*|promis\\p{L}+|won'?t happen|never (?:do it )?again|take (?:her|him|them)|bring|bought|buy|flowers|dinner|free|voucher|gift card|clean\\p{L}*|invite|can only say|nothing (?:i|we) can|give (?:it|her|him|them) back|credit|next (?:month|time|order)|compensat\\p{L}+|try harder|go to therapy|work on)\\b|\\bmake (?:it )?up\\b|\\bdiscount\\b|\\brefund|\\boffer|\\breplac|\\bpay\\b",
  },
  "delay-new-date": {
    label: "New date",
    question: "What is the new date?",
    suggestions: ["two weeks later", "the end of the month", "not known yet"],
    cases: [
      {
        when: "\\b(?:cakes?|food|dinner|parcels?|bouquet|flowers|meal|lunch)\\b",
        suggestions: ["an hour later", "tomorrow", "not known yet"],
      },
    ],
    said: `${date}|${lasting}|\\b(?:no|not|don'?t|dont|unknown|know when|tbd|tba|unclear)\\b.{0,12}\\b(?:date|known|know when|yet)\\b|\\b(?:a|one|two|three|\\d+) (?:days?|weeks?|months?)\\b|\\bnew date\\b|\\b(?:until|by) (?:monday|tuesday|wednesday|thursday|friday|next|the end)\\b`,
  },
  "news-reason": {
    label: "Reason they may hear",
    question: "Which reason may they hear?",
    suggestions: ["no details", "it took more work", "a supplier was late", "costs went up"],
    cases: [
      {
        of: ["correspondence.delay"],
        suggestions: ["no details", "it took more work", "a supplier was late", "someone is ill"],
      },
      {
        when: "\\b(?:prices?|rates?|fees?)\\b",
        suggestions: ["no details", "costs went up", "wages went up", "the first rise in years"],
      },
      {
        when: "\\bclos(?:ing|es|e|ed)\\b",
        suggestions: ["no details", "I am retiring", "rent and costs", "too few customers"],
      },
      {
        when: "\\b(?:practice|rehearsal|training|lesson|class|party|meeting|trip|match|game|choir|band|team|club|dinner|walk|picnic|tour|event|concert|show|fair|fete)\\b",
        suggestions: ["no details", "someone is ill", "the room or hall is taken", "the weather"],
      },
    ],
    said: `${reason}|\\b(?:sick|ill|supplier\\p{L}*|storm|snow\\p{L}*|floods?|strike|shortages?|costs?|customs|weather|problems? with|broke|broken|rising|inflation|out of stock|accident|outage|bugs?|illness|covid|staff|understaffed|went up|more work|no details|took longer|stuck (?:in|at)|waiting for|budget|energy prices|rent|retir\\p{L}+|energy|wages)\\b|\\bbecause\\b|\\bdue to\\b|\\bsince\\b|\\bowing to\\b|\\bas (?:we|our|the)\\b`,
  },
  "news-offer": {
    label: "What I can offer",
    question: "What can you offer them in return?",
    suggestions: ["part of it on time", "a discount", "a call this week", "nothing"],
    cases: [
      {
        of: ["correspondence.delay"],
        when: "\\b(?:boss|manager|report|team|professor|teacher|supervisor)\\b",
        suggestions: ["part of it on time", "a first draft now", "a call this week"],
      },
      {
        of: ["correspondence.delay"],
        suggestions: ["part of it on time", "a discount", "a call this week", "nothing"],
      },
      {
        when: "\\b(?:prices?|rates?|fees?)\\b",
        suggestions: ["old price until a date", "a discount for regulars", "nothing"],
      },
      {
        when: "\\bclos(?:ing|es|e|ed)\\b",
        label: "Possible until then",
        question: "What can people still do or get until then?",
        suggestions: ["a closing sale", "use their vouchers", "nothing"],
      },
      {
        when: "\\b(?:trip|tour|match|game|picnic|party|walk|dinner|concert|event|show|fair|fete)\\b",
        question: "What do you suggest instead?",
        suggestions: ["another date", "something smaller", "money back", "nothing"],
      },

      {
        when: "\\b(?:practice|rehearsal|training|lesson|class|party|meeting|trip|match|game|choir|band|team|club|dinner|walk|picnic|tour)\\b",
        question: "What do you suggest instead?",
        suggestions: ["another date", "another place", "nothing"],
      },
    ],
    said: "\\b(?:vouchers?|coupons?|credit|refund\\p{L}*|part(?:ly|ial\\p{L}*)? (?:of it|delivery|on time|shipment)|half (?:of|the|now)|upgrade|old price|keep (?:the|their|your)|nothing (?:to offer|in return|i can)|lock(?:ed)? in|alternativ\\p{L}*|instead|extra|percent off|reference|severance|help (?:with|them)|(?:can|will|could|they'?ll|we'?ll|i'?ll) (?:\\p{L}+ )?(?:get|send|deliver|ship|give|call|do|start|cover|pay|move|cancel)|call (?:this|next)|no compensation)\\b|\\d+ ?% off|\\boffer|\\bdiscount\\b|\\bin return\\b|\\bfree\\b|\\bcompensat",
  },
  "news-what": {
    label: "What changes",
    question: "What changes exactly, and from when?",
    suggestions: [],
    cases: [
      {
        when: "\\bcancel\\p{L}*\\b|\\bpostpon\\p{L}+\\b|\\bnot happening\\b|\\boff\\b",
        label: "New date",
        question: "Is there a new date?",
        suggestions: ["no new date yet", "a week later", "a month later", "no new date at all"],
      },
    ],
    said: `${date}|${amount}|\\bto \\d|\\bby \\d|\\b(?:clos(?:es|ing|ed)|longer|no more|ends?|instead of|only open|shorter)\\b|\\b\\d+ ?(?:%|percent)|\\b(?:from|as of|starting|effective)\\b|[$€£]\\s?\\d`,
  },
  "absence-when": {
    label: "When I am away",
    question: "Which day or days is it about?",
    suggestions: ["today", "tomorrow", "until the end of the week"],
    cases: [
      {
        when: "\\b(?:running|be|being|coming in|i'?m) late\\b",
        label: "How late I'll be",
        question: "How late will you be?",
        suggestions: ["10 minutes", "half an hour", "an hour or more"],
      },
      {
        when: "\\b(?:missed|missing|was|were|absent)\\b",
        suggestions: ["today", "yesterday", "all this week"],
      },
      {
        when: "\\b(?:maternity|paternity|parental)\\b",
        suggestions: ["from next month", "from the due date", "for a year"],
      },
    ],
    said: `${date}|${lasting}(?! off)|\\buntil\\b|\\btill\\b|\\bthe (?:whole|rest of the) (?:day|week)\\b|\\btoday\\b|\\btonight\\b|\\btomorrow\\b|\\b(?:this|next) (?:week|month|monday|tuesday|wednesday|thursday|friday)\\b|\\b(?:on|until|till) (?:monday|tuesday|wednesday|thursday|friday)\\b|\\b\\d+ (?:days?|weeks?|months?)\\b|\\b\\d+(?:st|nd|rd|th)\\b|\\bfrom \\S+ to\\b|\\b\\d+ ?min`,
  },
  "absence-reason": {
    label: "Reason they may hear",
    question: "How much of the reason should they hear?",
    suggestions: ["just that I'm ill", "a family matter", "an appointment", "a holiday trip"],
    cases: [
      {
        when: "\\b(?:running|be|being|coming in|i'?m) late\\b",
        question: "Which reason may they hear?",
        suggestions: ["traffic or the train", "I overslept", "an appointment", "none"],
      },
      {
        when: "\\b(?:son|daughter|child|kid|pupil)\\b",
        suggestions: [
          "just that they were ill",
          "a family matter",
          "an appointment",
          "a family trip",
        ],
      },
    ],
    said: `${reason}|\\b(?:flu|cold|migraine|headache|dentist|doctor'?s?|hospital|funeral|vomit\\p{L}*|stomach|covid|throwing up|threw up|food poisoning|car (?:broke|won'?t|wont|trouble)|train|bus|flight|moving|holidays?|vacation|honeymoon|exams?|injur\\p{L}+|back pain|emergency|visa|not feeling|feeling (?:bad|unwell|terrible|sick)|personal|tooth\\p{L}*|pox|temperature|broke (?:my|his|her)|pregnan\\p{L}+|plumber|jury|religious|eid|diwali|trip|birthday|no details|overslept)\\b|\\bbecause\\b|\\bdue to\\b|\\bsick\\b|\\bill(?:ness)?\\b|\\bunwell\\b|\\bappointment\\b|\\bwedding\\b|\\bfever\\b|\\bmaternity\\b|\\btraffic\\b|\\bsurgery\\b|\\bfamily\\b|\\bfor (?:a|my) |\\b(?:sprain\\p{L}*|ankle|wrist|surgery|operation|marriage|vet|baby)\\b`,
  },
  "absence-work": {
    label: "What happens meanwhile",
    question: "What happens to your work meanwhile?",
    suggestions: ["a colleague takes over", "I do it when I'm back", "it can wait"],
    said: "\\b(?:colleagues?|coworkers?|deputy|takes|can wait|when i'?m back|when i get back|finish\\p{L}*|on call|available|reachable|work from|from home|swap\\p{L}*|shift|catch up|make up|nothing (?:due|urgent|open)|remote\\p{L}*|online|deadlines?|move the|postpone|reschedul\\p{L}+|will (?:do|be done|take)|(?:done|ready) (?:before|by))\\b|\\bcover|\\bhand(?:ed)? over\\b|\\btakes? over\\b|\\bhomework\\b|\\bwork from home\\b|\\b(?:school|class|kindergarten|daycare|teacher|son|daughter|kid|child|lecture|exam)\\b|\\b(?:choir|practice|rehearsal|training|match|game|yoga|team|club|pe|gym|swimming|lesson)\\b|\\b(?:running|be|being|coming in|i'?m) late\\b",
  },
  "reminder-event": {
    label: "Event, date and place",
    question: "Which event is it, when and where?",
    suggestions: [],
    said: `${date}|\\b(?:on|at) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|\\d)|\\b\\d{1,2}(?::\\d\\d)? ?(?:am|pm)\\b|\\btomorrow\\b|\\btonight\\b`,
  },
  "reminder-do": {
    label: "What they should do",
    question: "What should they do or bring?",
    suggestions: ["confirm they're coming", "be there ten minutes early", "nothing more"],
    said: "\\b(?:be (?:there|on time|early)|come|arrive|early|on time|wear|reply|answer|please|send|read|print|update|prepare|needs? to|have to|must|should|don'?t forget|dont forget|pay|remember to|let (?:me|us) know|nothing (?:more|else|to bring)|id|laptops?|take (?:a|an|the|their))\\b|\\bbring\\b|\\bconfirm\\b|\\brsvp\\b|\\bregister\\b|\\bto (?:pay|submit|sign|fill|complete)\\b",
  },
  "reminder-due": {
    label: "What is due, and when",
    question: "What should they do, and by when?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:bins?|rubbish|recycling|keys?|parking|noise|quiet|clean\\p{L}*|rules?|dogs?|doors?|lights?|heating)\\b",
        label: "What to do, when",
        question: "What should they do, and when or how often?",
      },
    ],
    said: `\\b(?:customers?|clients|parents|members|tenants|people|those) who\\b|${date}|${since}|\\b(?:overdue|was due|(?:weeks?|days?|months?) late|deadline)\\b|\\b(?:by|on|until|before) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|the \\d|\\d|next|end)|\\bto (?:return|feed|call|take|pay|bring|lock|water|turn|close|clean|wash|put|send|sign|book|buy|pick|fill|submit|give|keep|stop|check)\\b`,
  },
  "followup-about": {
    label: "What I sent, and when",
    question: "What did you send or do, and when?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:payment|owes?|owed|overdue|unpaid)\\b",
        label: "Amount and due since",
        question: "How much is it, and since when is it due?",
      },
    ],
    said: `${date}|\\b(?:sent|met|spoke|talked|called|applied|interview(?:ed)?|quotation|offer(?:ed)?|meeting|demo|cv|resume|estimate|ordered|asked|pitch(?:ed)?|submitted|delivered|conference|lunch|e-?mailed)\\b|\\bafter\\b|\\bon (?:my|the|an?|our)\\b|\\babout\\b|\\b(?:last|days?|weeks?) ago\\b|\\binvoice\\b|\\bproposal\\b|\\bquote\\b|\\bapplication\\b`,
  },
  "followup-wants": {
    label: "What they should do",
    question: "What should they do now?",
    suggestions: ["answer me", "name a date", "say yes or no"],
    cases: [
      {
        when: "\\b(?:interview|application|applied|portfolio|cv|resume|job|recruiter)\\b",
        suggestions: ["tell me where it stands", "name a date to talk", "say yes or no"],
      },
      {
        when: "\\b(?:meeting|call|demo|pitch|proposal|quote|offer|conference|lunch)\\b",
        suggestions: [
          "say yes or no",
          "name a date",
          "send what they promised",
          "say what is unclear",
        ],
      },
      {
        when: "\\b(?:invoice|payment|overdue|unpaid|money|rent)\\b",
        suggestions: ["pay all of it", "pay a part now", "name a date", "say what is wrong"],
      },
    ],
    said: `\\b(?:payment|invoices?|overdue|unpaid|rent)\\b|\\b(?:want|need|should|whether|if (?:they|he|she|i)|when (?:they|he|she|i)|decisions?|an answer|for payment|feedback|an update|status|a reply|a date|meeting|a call|yes or no|sign(?:ed|ature)?|confirm\\p{L}*|interested)\\b|\\basking (?:for|if|when|whether)\\b|\\bto (?:ask|pay|confirm|sign|send)\\b`,
  },
  "followup-count": {
    label: "Reminders so far",
    question: "Is it the first reminder?",
    suggestions: ["this is the first", "this is the second", "this is the last one"],
    cases: [
      {
        of: ["correspondence.reminder"],
        suggestions: ["this is the first", "I said it before", "the last one"],
      },

      {
        of: ["correspondence.follow-up"],
        suggestions: ["this is the first", "the second, no answer yet", "the last one"],
      },
    ],
    said: "\\b(?:1st|4th|fourth|twice|once|two|three|times|already|haven'?t (?:written|asked|followed)|not (?:written|asked) (?:yet|before)|still)\\b|\\b(?:first|second|2nd|third|3rd|final|last|gentle|friendly|another)\\b|\\bagain\\b",
  },
  "invite-event": {
    label: "Event, date and place",
    question: "What is it for, when and where?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:wedding|party|bbq|barbecue|birthday|bday|drinks|dinner|lunch|shower|hen|stag|baptism|christening|webinar|open (?:day|evening|house)|speaker|concert|workshop|launch|picnic|housewarming|reunion|anniversary|graduation|retirement|exhibition|fete|match|sleepover)\\b",
        label: "Date and place",
        question: "When and where is it?",
      },
    ],
    said: `${date}|\\b(?:on|this|next) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend)\\b|\\b\\d{1,2}(?::\\d\\d)? ?(?:am|pm)\\b|\\b(?:january|february|march|april|june|july|august|september|october|november|december)\\b|\\b\\d{1,2}(?:st|nd|rd|th)\\b|\\btomorrow\\b|\\btonight\\b`,
  },
  "invite-guests": {
    label: "Who is invited",
    question: "Who is invited?",
    suggestions: ["friends and family", "colleagues", "members", "neighbors"],
    cases: [
      {
        when: "\\b(?:school|nursery|open evening)\\b",
        suggestions: ["parents", "parents and children", "anyone near"],
      },
      {
        when: "\\b\\d+ ?(?:yr|year)s?[- ]?old\\b|\\b(?:kids?|kid's|dinosaurs?|unicorns?|princess)\\b",
        suggestions: ["kids from school", "children and parents", "family"],
      },
      {
        when: "\\b(?:retirement|leaving|retiring)\\b",
        suggestions: ["colleagues", "colleagues and family", "everyone at work"],
      },
      {
        when: "\\b(?:hen|stag|bachelor(?:ette)?)\\b",
        suggestions: ["close friends", "friends and family", "friends from work"],
      },
      {
        when: "\\b(?:wedding|baby shower|christening|baptism|anniversary|engagement)\\b",
        suggestions: ["family and friends", "close family only", "friends and colleagues"],
      },
      {
        when: "\\b(?:\\d+th|surprise|birthday|bday|party|bbq|barbecue|housewarming|dinner)\\b",
        suggestions: ["friends and family", "neighbors", "friends from work"],
      },
      {
        when: "\\b(?:meeting|webinar|conference|workshop|interview|launch)\\b",
        suggestions: ["colleagues", "clients", "anyone interested", "one person"],
      },
      {
        when: "\\b(?:club|church|village|choir|open day|fete|concert|exhibition|match)\\b",
        suggestions: ["members", "neighbors and anyone near", "families", "former members"],
      },
    ],
    said: `\\b${number} (?:\\p{L}+ )?(?:kids|children|people|guests|friends|families|women|men|boys|girls|colleagues|neighbou?rs|persons)\\b|\\b(?:everyone|everybody|neighbou?rs|colleagues|coworkers|classmates|relatives|family and friends|friends and family|adults only|whole (?:team|class|family|street)|(?:his|her) (?:\\p{L}+ )?(?:class|friends)|our street|customers|clients|no kids|close (?:friends|family))\\b|\\bto (?:my|our|the|all|friends|family|colleagues|clients|parents|guests)\\b|\\b(?:my|our) (?:friends|family|colleagues|coworkers|team|clients|neighbou?rs|class)\\b|\\binviting (?:my|our|the|people|friends|all)\\b`,
  },
  "invite-reply": {
    label: "How to reply",
    question: "How should they reply?",
    suggestions: ["text me", "call me", "by e-mail", "no reply needed"],
    said: `\\b(?:text|call|phone|ring|e-?mail|whatsapp|message) (?:me|us|him|her)\\b|\\blet (?:me|us) know\\b|\\bsign up\\b|@|\\b0\\d{4}|\\bno need to\\b|\\bjust (?:come|turn up|show up)\\b|\\brsvp\\b|\\breply\\b|\\bconfirm\\b|\\brespond\\b`,
  },
  "thanks-who": {
    label: "Who gets it",
    question: "Who gets it?",
    suggestions: ["a relative", "a friend", "a teacher", "a colleague"],
    said: `${person}|\\bto (?:my|our|the|a|an|his|her|all)\\b|\\bfor (?:my|our|a|an|the) (?:\\p{L}+ )?(?:teacher|boss|manager|mentor|client|customer|team|parents|mom|mum|dad|friend|nurse|doctor|coach|guests|colleagues?|coworkers?|professor|neighbou?r|donors?)\\b|\\bto (?:clients?|customers?|donors?|guests)\\b|\\binterview`,
  },
  "thanks-for": {
    label: "What for",
    question: "What exactly are you thanking them for?",
    suggestions: ["a gift", "their help", "their kindness"],
    cases: [
      {
        when: "\\b(?:swim(?:ming)?|music|piano|guitar|violin|dance|driving|riding|yoga|singing|tennis|ski|art|football|soccer|basketball|baseball|gymnastics|hockey|running) (?:teacher|coach|instructor|tutor)\\b",
        suggestions: [
          "a season of training",
          "patience and encouragement",
          "getting through a test",
        ],
      },
      {
        when: "\\b(?:swimming|music|piano|guitar|violin|dance|driving|riding|yoga|singing|tennis|ski|art) (?:teacher|coach|instructor|tutor)\\b",
        suggestions: ["the lessons", "patience with me", "getting me through a test"],
      },

      {
        when: "\\b(?:nurses?|doctors?|midwi\\p{L}+|carers?|hospital|vet)\\b",
        suggestions: ["care for me", "care for someone close to me", "one special thing they did"],
      },
      {
        when: "\\b(?:teachers?|professor|coach|tutor|school)\\b",
        suggestions: ["this school year", "extra help", "a reference"],
      },
      {
        when: "\\b(?:boss|manager|supervisor|mentor)\\b",
        suggestions: ["their support", "a raise or promotion", "a gift", "the years together"],
      },
      {
        when: "\\b(?:clients?|customers?)\\b",
        suggestions: ["their order", "years of trust", "recommending us"],
      },
      {
        when: "\\b(?:donors?|sponsors?|volunteers?)\\b",
        suggestions: ["a donation", "their time", "things they lent us"],
      },
      {
        when: "\\b(?:hosts?|airbnb|guests?)\\b",
        suggestions: ["a stay or a dinner", "coming to our party", "a gift"],
      },
      {
        when: "\\b(?:neighbou?rs?|friends?|aunt|uncle|grand\\p{L}+|sister|brother|mom|mum|dad|mother|father)\\b",
        suggestions: ["a gift", "their help", "a lovely day", "the last years"],
      },
    ],
    said: `${reason}|\\b(?:helped|gave|taught|leaving|leaves|looked after|cared|brought|came|sent|stayed|covered|lent|drove|fed|watered|retir\\p{L}*|years|presents?|dinner|raise|bonus|flowers|advice|dress|weekend)\\b|\\bfor (?:\\p{L}+ing|the|their|his|her|all|a|your|coming|help|support)\\b(?! (?:teacher|boss|manager|mentor|client|friend))|\\bafter\\b|\\binterview|\\bwedding\\b|\\bgift\\b|\\bdonation\\b|\\b(?:watering|feeding|looking after|minding|found|finding|fixing|lending|helping|driving|picking)\\b|\\bfor last\\b`,
  },
  "thanks-detail": {
    label: "What it should mention",
    question: "Which detail should it mention?",
    suggestions: [],
    said: `\\b(?:he|she|they) (?:also |always |never |once |even |really |just )*(?:helped|lost|gave up|stood|spent|made sure|did)\\b|\\b(?:he|she|they) (?:also |always |never |once |even |really |just )*(?:stayed|brought|made|let|gave|sat|came|drove|cooked|taught|showed|called|sent|told|wrote|played|sang|fixed|carried|listened|waited|lent|held|knew|remembered|explained|laughed)\\b|\\b(?:especially|remember\\p{L}*|even|always|still|the (?:way|time|day)|made (?:it|me|us|her|him|my|our))\\b|\\bmention`,
  },
  "decline-what": {
    label: "What I decline",
    question: "What are you saying no to?",
    suggestions: ["a job offer", "an invitation", "a quote", "an applicant"],
    said: "\\b(?:declin(?:e|ing)|refus(?:e|ing)|turn(?:ing)? down|say(?:ing)? no to|reject(?:ing)?) (?!them\\b|him\\b|her\\b|it\\b)\\p{L}+|\\b(?:declin\\w+|reject\\w*|refus\\w+|turn\\w* (?:it |them )?down|no to) (?:an?|the|my|their|his|her|this|job|to)\\b|\\b(?:offer|invitation|invite|candidates?|applicants?|proposal|quote|meeting|request)\\b|\\b(?:submission|applicant)\\b|\\bcancel (?:our |my |the |these )?(?:plans|dinner|lunch|date|drinks)\\b|\\buninvit",
  },
  "decline-reason": {
    label: "Reason they may hear",
    question: "Which reason may they hear?",
    suggestions: ["none", "no time", "it isn't for me"],
    cases: [
      {
        when: "\\buninvit\\p{L}+",
        suggestions: ["too few places", "the cost", "none"],
      },
      {
        when: "\\b(?:suppliers?|vendors?|quotes?|contractors?|builder|agency)\\b",
        suggestions: ["none", "the price", "we chose another", "we don't need it now"],
      },
      {
        when: "\\b(?:boss|manager|overtime|shifts?|project|coworkers?|colleagues?|meeting|client|extra work)\\b",
        suggestions: ["too much on my plate", "it is my day off", "it isn't my job", "none"],
      },
      {
        when: "\\b(?:food|meal|dish|cake|drinks?|alcohol|second helping|eat|dinner)\\b",
        suggestions: ["I'm full", "an allergy or diet", "it isn't my taste", "none"],
      },
      {
        when: "\\b(?:babysit\\p{L}*|date|wedding|party|dinner|lunch|invitation|invite|shower|baptism|godparent|bridesmaid|trip|sleepover|hugs?|visit)\\b",
        suggestions: ["none", "no time", "I'm too tired for it", "it isn't for me"],
      },
      {
        when: "\\b(?:applicants?|candidates?)\\b",
        suggestions: ["none", "someone else fitted better", "the job is filled"],
      },
      {
        when: "\\b(?:lend|lending|borrow)\\b",
        suggestions: ["none", "I need it myself", "it didn't come back once"],
      },
      {
        when: "\\b(?:job|offer)\\b",
        suggestions: ["none", "another offer", "the pay", "family"],
      },
      {
        when: "\\b(?:submissions?|poems?|manuscripts?|applications?)\\b",
        suggestions: ["none", "it doesn't fit us", "too many came in"],
      },
    ],
    said: `${reason}|\\b(?:already|found|accepted|another|other (?:offer|job|plans|candidate)|can'?t|cant|couldn'?t|budget|price|pay|salary|time|prefer\\p{L}*|cho(?:se|osing)|went with|going with|more experience\\p{L}*|better|overqualified|underqualified|lacks?|away|travel\\p{L}*|not (?:enough|a (?:good )?fit|the right|interested|available|comfortable)|no (?:time|budget|money|experience|capacity)|no longer|filled|on holiday|working that|family|too (?:low|high|long|much|late|soon)|commut\\p{L}*|without (?:a |any |giving a )?reason)\\b|\\bbecause\\b|\\bdue to\\b|\\bsince\\b|\\btoo (?:expensive|busy|far)\\b|\\b(?:migraine|headache|sick|ill|flu|poorly|unwell)\\b`,
  },
  "decline-open": {
    label: "What stays open",
    question: "What should stay possible?",
    suggestions: ["another time", "staying on good terms", "nothing, a clear no"],
    cases: [
      {
        when: "\\buninvit\\p{L}+",
        suggestions: ["seeing them another time", "nothing, a clear no"],
      },
      {
        when: "\\b(?:suppliers?|vendors?|quotes?|contractors?|builder|agency)\\b",
        suggestions: ["working together later", "nothing, a clear no"],
      },
      {
        when: "\\b(?:boss|manager|overtime|shifts?|project|coworkers?|colleagues?|meeting|client|extra work)\\b",
        suggestions: ["helping another time", "staying on good terms", "nothing, a clear no"],
      },
      {
        when: "\\b(?:babysit\\p{L}*|date|wedding|party|dinner|lunch|invitation|invite|shower|baptism|godparent|bridesmaid|trip|sleepover|hugs?|visit)\\b",
        suggestions: ["seeing them another time", "staying close", "nothing, a clear no"],
      },
      {
        when: "\\b(?:applicants?|candidates?)\\b",
        suggestions: ["another job later", "nothing, a clear no"],
      },
      {
        when: "\\b(?:lend|lending|borrow)\\b",
        suggestions: ["helping in another way", "nothing, a clear no"],
      },
      {
        when: "\\b(?:job|offer)\\b",
        suggestions: ["working together later", "staying in touch", "nothing, a clear no"],
      },
      {
        when: "\\b(?:submissions?|poems?|manuscripts?|applications?)\\b",
        suggestions: ["sending something else", "nothing, a clear no"],
      },
    ],
    said: "\\b(?:food|meal|dish|cake|drinks?|alcohol|second helping)\\b|\\b(?:next (?:time|year|month|project)|stay in touch|keep in touch|stay friends|reappl\\p{L}+|apply again|other (?:roles|positions|openings)|clear no|final|never|no hard feelings|refer|recommend\\p{L}*|don'?t burn|burn(?:ing)? (?:any )?bridges|on (?:the|my) list|in mind|some other|still want|not interested)\\b|\\bgood terms\\b|\\bdoor open\\b|\\bin (?:the )?future\\b|\\blater\\b|\\banother (?:day|time|date)\\b|\\bfuture\\b",
  },
  "request-what": {
    label: "What I ask for",
    question: "What exactly do you ask for, and by when?",
    suggestions: [],
    cases: [
      {
        when: "\\b(?:asking|ask) (?:\\S+ ){0,4}?for\\b|\\brequest (?:letter|e-?mail|message) for\\b",
        label: "Facts and deadline",
        question: "What must they know about it, and by when is it?",
      },
    ],
    said: `\\bby ${date}|\\bto (?:move|work|take|get|borrow|swap|change|extend|have|leave|use|join|start|send|sign|write|pay|review|let|give) \\S+ \\S+|\\bfrom (?:next|monday|january|february|march|april|may|june|july|august|september|october|november|december)|\\b${number} (?:extra |more )?(?:days?|weeks?|months?|hours?)\\b|${amount}|\\basking (?:if|whether) \\S+ \\S+|\\bby (?:monday|tuesday|wednesday|thursday|friday|tomorrow|next|the end)\\b|\\b(?:asking|ask|request|requesting) (?:for |(?:him|her|them|you) (?:for|to) |to |if )\\S+ \\S+|\\bto (?:trim|cut|turn|keep|stop|fix|feed|water|mind|clear|clean|close|lock|wait)\\b`,
  },
  "request-why": {
    label: "Why they should say yes",
    question: "Why should they say yes?",
    suggestions: ["it takes little time", "I'd return the favor", "I have no other way"],
    cases: [
      {
        when: "\\b(?:council|city|bank|landlord\\p{L}*|office|school|university|company|insur\\p{L}+)\\b",
        suggestions: [
          "the rules allow it",
          "I have no other way",
          "it helps others too",
          "it costs them little",
        ],
      },
      {
        when: "\\b(?:donat\\p{L}+|raffle|prizes?|sponsor\\p{L}*|volunteers?|support|fund\\p{L}*)\\b",
        suggestions: ["it helps people nearby", "they are named for it", "a little is enough"],
      },
      {
        when: "\\b(?:boss|manager|supervisor|hr)\\b",
        suggestions: [
          "I've earned it",
          "it saves work or money",
          "it's only for a while",
          "I have no other way",
        ],
      },
      {
        when: "\\b(?:teacher|professor|extension|deadline)\\b",
        suggestions: ["I was ill", "the work is nearly done", "it's the first time I ask"],
      },
    ],
    said: `${reason}|${since}|\\b(?:i'?ve (?:been|done|worked|had|taken|never)|ive (?:been|done|worked|had|taken|never)|years|earned|my (?:son|daughter|kids?|child|children|mother|mom|mum|father|dad|wife|husband|laptop|car|grandm\\p{L}+|grandf\\p{L}+)|need it|could then|would (?:help|save|let)|was (?:sick|ill|in)|i'?m (?:sick|ill)|in (?:the )?hospital|exams?|finished|always|more than|childcare|only|covered|it would|saves?|no other|flu|broke|died|wedding|commut\\p{L}+)\\b|\\bbecause\\b|\\bsince i\\b|\\bso that\\b|\\bdue to\\b|\\bas i\\b|\\b(?:quote|price|estimate|appointment|update|feedback|details|brochure|receipt|copy|availability)\\b|\\bback\\b|\\b(?:certificates?|documents?|proof)\\b|\\b(?:results?|catalogues?|brochures?|prices)\\b`,
  },
  "reply-message": {
    label: "The message I got",
    question: "Paste the message you got here.",
    suggestions: [],
    cases: [{ when: "\\breviews?\\b", label: "The review", question: "Paste the review here." }],
    said: '\\b(?:on read|ghost(?:s|ed|ing))\\b|[.:,;-] (?:\\S+ ){5,}\\S+|\\b(?:wants?|wanting|complain(?:s|ed|ing)|claims?|angry (?:about|because|that)|left (?:a|us)|wondering|asked|offers?|offered|invites?|accus\\p{L}+|threat\\p{L}+|demand\\p{L}*|star(?:s)? review)\\b|\\n|["“][^"”]{12,}|:\\s*\\S+ \\S+ \\S+ \\S+|\\b(?:says?|said|saying|wrote|asks?|asking|that (?:says|asks))\\b|\\b(?:texted|messaged|wrote|told me)(?: me)? (?:that )?(?:he|she|they|we|it|i)\\b',
  },
  "reply-wants": {
    label: "What I want to answer",
    question: "What should your answer say?",
    suggestions: [
      "a friendly yes",
      "a friendly no",
      "that I need more time",
      "something to calm things",
    ],
    cases: [
      {
        when: "^(?!.*\\breviews?\\b).*\\b(?:rude|angry|nasty|passive|aggressive|mean)\\b",
        suggestions: ["calm and short", "a clear limit", "something to calm things"],
      },
      {
        when: "\\b(?:isn'?t|not|can'?t|won'?t|cant|isnt|wont) (?:be )?(?:com|mak)\\p{L}+",
        suggestions: ["that it's fine", "that I'm sad about it", "ask why"],
      },
      {
        of: ["correspondence.recruiter-reply"],
        suggestions: [
          "interested, tell me more",
          "no, thanks",
          "not now, stay in touch",
          "yes, but for more money",
        ],
      },

      {
        when: "\\breviews?\\b",
        suggestions: [
          "sorry, and what we changed",
          "a calm correction",
          "an offer to make it good",
        ],
      },
      {
        when: "\\b(?:recruiters?|job offer|hiring|headhunter)\\b",
        suggestions: [
          "interested, tell me more",
          "no, thanks",
          "not now, stay in touch",
          "yes, but for more money",
        ],
      },
      {
        when: "\\b(?:landlord\\p{L}*|tenants?|rent|hmrc|irs|tax|council|bank|office|company|insur\\p{L}+)\\b",
        suggestions: ["I agree", "I don't agree, and why", "I need more time", "please explain it"],
      },
      {
        when: "\\b(?:ex|crush|tinder|match|girl|guy)\\b",
        suggestions: ["friendly, keep it going", "kind, but no", "I need time"],
      },
      {
        when: "\\b(?:customers?|clients?|guests?|buyers?)\\b",
        suggestions: [
          "sorry, and how we fix it",
          "a friendly no",
          "a yes, with a date",
          "that I need more time",
        ],
      },
      {
        when: "\\b(?:invit\\p{L}+|wedding|party)\\b",
        suggestions: ["yes, with thanks", "a friendly no", "not sure yet"],
      },
    ],
    said: "\\b(?:i want|want to|tell (?:him|her|them|it)|say (?:no|yes|that|i|we|sorry)|offer(?:ing)? (?:a|an|to|them|her|him)|yes|sorry|can'?t|cant|we will|i will|i'?ll|we'?ll|need more|more time|ask (?:for|if|them|him|her)|decline|confirm\\p{L}*|but (?:i|we)|don'?t want|dont want|calm(?:ly|s)?|stay friendly|interested|free on|not (?:interested|possible|our fault)|invit(?:e|ing)|keep(?:ing)? (?:it|the door))\\b|\\ba (?:friendly |clear |polite )?(?:yes|no)\\b|\\b(?:saying|telling|to say|to tell|declin\\w+|accept\\w*|politely|explaining|agree\\w*|apologi\\w+|thank\\w*|refus\\w+)\\b",
  },
  "reply-who": {
    label: "Who wrote it",
    question: "Who wrote it?",
    suggestions: ["my boss", "a customer", "a friend", "my ex"],
    said: `${person}|\\b(?:from|by|to) (?:my|our|a|an|the|his|her) (?!e-?mail|message|text|letter)|\\bmy (?:boss|ex|friend|crush|landlord|mom|mum|dad|girlfriend|boyfriend|coworker|client|teacher)|\\b(?:client|customer|recruiter|boss|landlord)\\b`,
  },
  "review-truth": {
    label: "What is true of it",
    question: "How much of it is true?",
    suggestions: ["most of it", "a part of it", "nothing, I think", "I don't know who it was"],
    said: "\\b(?:untrue|not true|true|lie|lies|lying|fake|he'?s right|she'?s right|they'?re right|our fault|not our fault|never (?:came|was|been)|competitor|we (?:did|had|made|never|always)|mistake)\\b",
  },
  "recruiter-terms": {
    label: "What would make me say yes",
    question: "Which pay or terms would make you say yes?",
    suggestions: ["10 percent more", "20 percent more", "days from home", "fewer hours, same pay"],
    said: "\\d ?(?:k|%|percent|000)|[$€£]\\s?\\d|\\b(?:remote|home office|from home|part[- ]time|at least|minimum)\\b",
  },
  "recruiter-job": {
    label: "The job",
    question: "Which job is it, and what did they offer?",
    suggestions: [],
    said: "\\b(?:as an? \\p{L}+|for an? \\p{L}+|position (?:of|as)|role (?:of|as)|[$€£]\\s?\\d|\\d+ ?k)\\b",
  },
} as const satisfies Readonly<Record<string, Need>>;
