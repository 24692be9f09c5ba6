import type { Ask } from "../ask.ts";

/** Anything that is sent to somebody. */
const mail = "(?:e-?mails?|mail|letters?|messages?|texts?|dm|sms|whatsapp)";

/** Something is done with a text that is there. */
const handled =
  "\\b(?:take|send|sending|read|reading|delete|forward|open|check|sort|translate|summari[sz]e|count|remove|search|analy[sz]e|compare|describe|decode|concatenate|improve|rewrite|proofread|correct|edit|revise|polish|shorten|rephrase|paraphrase|reword|extract|convert|print|format|save|export|upload|scan|screen|parse|memori[sz]e|critique|review|rate|copy) (?:\\S+ ){0,3}?(?:e-?mails?|mail|letters?|messages?|texts?|invitations?|invites?|repl(?:y|ies)|complaints?|apolog(?:y|ies)|notes?)\\b";

/** Mail that is a matter of code or of selling, single letters, and texts that are there already. */
const notMail =
  handled +
  "|\\b(?:python|java|javascript|typescript|php|code|script|function|regex|regular expression|api|sql|html|css|smtp|database|excel|bot|automat\\p{L}+|classif\\p{L}+|validat\\p{L}+|spam|addresses|address list|newsletters?|marketing|cold[- ]?(?:e-?mails?|messages?|dms?|outreach|calls?|pitch\\p{L}*)|sales|campaigns?|promo\\p{L}*|commit|error|alphabet|capital letters|lowercase|upper ?case|subject lines?)\\b|\\b(?:this|these|following|below|above|attached) (?:e-?mails?|letters?|messages?|texts?)\\b|\\bletters? [\"'“]?[a-z][\"'”]?(?!\\S)|\\bsound (?:more|less|better)\\b|^(?:an? |the |this )?(?:texts?|e-?mails?|letters?|messages?) from\\b|\\b(?:meaning|definition|etiquette|summary|fonts?|size)[.?!]*$|^letters of \\p{L}+";

/** Grief is left to `care/`. */
const grief =
  "\\b(?:condolenc\\p{L}*|sympathy|funeral|eulogy|memorial|passed away|died|death|grie\\p{L}+|miscarr\\p{L}+)\\b";

/** "How do I write …", for a text of one's own. */
const how =
  "how (?:(?:do|should|can|would|shall) i|to) (?:best )?(?:write|word|phrase|start|put)(?: in)?";

const saying =
  "\\b(?:that|saying|because|about|telling|explaining|informing|notifying|announcing|regarding|to (?:say|tell|let|inform|explain|notify|announce))\\b";

export const correspondenceAsks: readonly Ask[] = [
  {
    id: "correspondence.convention",
    forms: [
      {
        opens:
          "(?:how (?:do (?:i|you)|to|should i|can i)|what(?:'s| is) (?:the|a) (?:best |good |proper |polite )?way to) (?:start|end|open|close|begin|sign off|finish|address|greet)(?:\\s+\\S+){0,4}?\\s+(?:e-?mails?|letters?)",
      },
      { thing: "(?:(?:e-?mail|letter) (?:sign[- ]?offs?|greetings?|closings?|salutations?))" },
    ],
    not: `${grief}|\\b(?:cover|motivation|resignation|love)\\b`,
    needs: [],
  },
  {
    id: "correspondence.out-of-office",
    forms: [
      {
        thing:
          "(?:out[- ]of[- ](?:the[- ])?office|ooo|auto(?:matic)?[- ]?(?:reply|response|responder)|vacation (?:reply|responder|auto[- ]?reply))(?: (?:message|reply|e-?mail|auto[- ]?reply|note|text|response|responder))?",
      },
      { thing: "(?:away message)" },
    ],
    not: "\\b(?:set up|turn on|enable|gmail|outlook|code|python|api|script|bot)\\b|\\b(?:what to do|lunch|went to|pupil|meaning)\\b|\\bmessages\\b|\\b(?:games?|party)\\b",
    needs: ["away-dates", "away-cover", "away-reading"],
    advice: { professional: ["away-dates-first"] },
  },
  {
    id: "correspondence.resignation",
    forms: [
      {
        thing:
          "(?:resign(?:ation|ing)(?: (?:letter|e-?mail|message|text|notice))?|letter of resignation(?: effective(?: immediately)?)?|(?:two|2|one|four|4)[- ]weeks?['’]? notice(?: (?:letter|e-?mail|message))?)",
      },
      { opens: `${how} (?:a|an|my|the) (?:\\p{L}+ )?(?:resignation|(?:two|2) weeks?['’]? notice)` },
      {
        thing: `${mail}(?=[^.!?\\n]*\\b(?:i(?:'m|’m|m| am) (?:quitting|resigning|leaving the (?:company|job))|to resign|quitting my job|my resignation)\\b)`,
      },
    ],
    not: `${handled}|\\b(?:accept|reply|respon[ds]\\p{L}*|president|minister|nixon|history|mean)\\b|\\b(?:landlord|lodger|tenan\\p{L}+|gym|membership|dog|cat|god(?:father|mother|parent))\\b`,
    needs: ["resign-last-day", "resign-reason", "resign-extra"],
    advice: { professional: ["resign-first", "resign-reasons"], concise: ["resign-short"] },
  },
  {
    id: "correspondence.recommendation",
    forms: [
      {
        thing:
          "(?:(?:recommendation|reference|referral|character(?: reference)?) letters?|letters? of (?:recommendation|reference|support)|character reference|linkedin recommendation)",
      },
      { opens: `${how} (?:a|an|the) (?:\\p{L}+ )?(?:recommendation|reference|character) letter` },
    ],
    not: `${handled}|\\b(?:ask(?:ing)? for|request(?:ing)?|format|template)\\b|\\b(?:restaurant|hotel|books?|planning|from (?:the |my |a )?bank|sheet|oc|prison|myself)\\b|\\bi?'?m the (?:tenant|lodger|student)\\b`,
    needs: ["recommend-who", "recommend-aim", "recommend-proof"],
    advice: {
      professional: ["recommend-example", "recommend-gaps"],
      concise: ["recommend-example"],
    },
  },
  {
    id: "correspondence.love",
    forms: [
      {
        thing:
          "(?:love (?:letters?|notes?|messages?|texts?|paragraphs?)|romantic (?:letters?|messages?|texts?|notes?|paragraphs?)|(?:good ?(?:morning|night)|sweet|cute|flirty|romantic|i miss you) (?:texts?|messages?|paragraphs?))",
      },
      {
        thing:
          "(?:paragraphs?|letters?|messages?|texts?|note)(?= (?:to|for) (?:my |your )?(?:gf|bf|girlfriend|boyfriend|crush|wife|husband|fianc\\p{L}+|him|her)(?:[.!?]|$))",
      },
    ],
    not: `${handled}|\\b(?:famous|history|beethoven|code|css|apolog\\p{L}+|sorry|break(?:ing)? up|leaving|divorc\\p{L}+|birthday|bday)\\b|${grief}|\\b(?:war|analysis|class|lunch ?box\\p{L}*|team|staff|colleagues|customers|clients|label|favou?rs?|kids|cinderella|prince|year \\d+|group|divorce)\\b|\\bfonts?\\b`,
    needs: ["love-who", "love-detail", "love-occasion"],
    advice: { professional: ["love-concrete"] },
  },
  {
    id: "correspondence.apology",
    forms: [
      {
        thing:
          "(?:apolog(?:y|ies|etic)(?: (?:letter|e-?mail|message|text|note|card))?|letter of apology|(?:i['’]?m |im )?sorry (?:letter|e-?mail|message|text|note|card))",
      },
      {
        thing: `${mail}(?=[^.!?\\n]*\\b(?:apologi[sz]ing|to apologi[sz]e|saying (?:i(?:['’]?m| am) )?sorry|to say sorry)\\b)`,
      },
      { opens: `${how} an? (?:\\p{L}+ )?apology` },
    ],
    not: `\\bso (?:that )?(?:he|she|they) (?:stops?|won'?t|doesn'?t|don'?t) (?:\\p{L}+ )?(?:yell|scream|throw|hit|shout|hurt|break|beat|punish)\\p{L}*|${notMail}|${grief}|\\b(?:essay|plato|footballer|politician|summary|accept\\p{L}*|wolf|hamster|cat|dog|make my (?:kid|son|daughter)|should)\\b`,
    needs: ["apology-what", "apology-who", "apology-repair"],
    advice: { professional: ["apology-order"], concise: ["apology-short"] },
  },
  {
    id: "correspondence.refund",
    forms: [
      {
        opens:
          "how (?:do|can|should|would|to) ?(?:i |we )?(?:politely |best )?(?:ask|request|demand)(?: for)? (?:an? |my |the |our )?(?:\\p{L}+ )?(?:refund|money back|deposit back)(?= (?:from|for|when|because)|$)",
      },

      {
        thing:
          "(?:refund (?:request|e-?mail|letter|message|demand)(?: (?:letter|e-?mail|message))?|request for a refund)",
      },
      {
        thing: `${mail}(?=[^.!?\\n]*\\b(?:ask(?:ing)?|request(?:ing)?|demand(?:ing)?|get(?:ting)?|want(?:ing)?|for)\\b[^.!?\\n]{0,30}\\b(?:refund|money back)\\b)`,
      },
      { opens: `${how} (?:a|an|my) (?:\\p{L}+ )?refund (?:request|e-?mail|letter)` },
    ],
    not: `(?:uber|steam|amazon|apple|google play|app store|playstation) refund|(?:refund|money back)[^.?!]* (?:on|from) (?:steam|amazon|the app store|google play|playstation|xbox)|${notMail}|\\b(?:policy|reply|respon[ds]\\p{L}*|tax refund|deny|refuse|denying|deposit|cousin|friend|mate|brother|sister|sibling|mum|mom|mother|dad|father|uncle|aunt|roommate|flatmate|housemate|neighbou?r|colleague|co-?worker|ex|boyfriend|girlfriend|husband|wife|in-?laws?)\\b|\\bwhy (?:they|he|she)\\b|\\b(?:his|her|their) refund\\b|\\brefund delay\\b`,
    needs: ["refund-what", "refund-why", "complaint-so-far"],
    advice: { professional: ["refund-order", "complaint-calm"], concise: ["refund-short"] },
  },
  {
    id: "correspondence.cancel",
    forms: [
      {
        is: "(?:cancel|terminate|end) (?:(?:my|our|the) )?(?!(?:my|our|the|this|that|an?)\\b)(?:[\\p{L}-]+ ){1,3}(?:letter|e-?mail|message|notice)",
      },

      {
        thing:
          "(?:(?:cancell?ation|contract termination) (?:letter|e-?mail|message|notice)(?: gym)?|notice to vacate(?: letter)?|move[- ]?out (?:notice|letter)|(?:30|thirty|60|sixty)[- ]day notice(?: letter)?|notice of (?:cancell?ation|termination))",
      },
      {
        thing: `${mail}(?=[^.!?\\n]*\\b(?:to cancel|cancell?ing|to terminate|terminating|i(?:['’]?m| am) moving out|moving out|to end) (?:my|our|the|a) (?:\\p{L}+ ){0,2}(?:contract|subscription|membership|lease|insurance|policy|account|plan|gym|apartment|flat|rental)\\b)`,
      },
      {
        thing: `${mail}(?=[^.!?\\n]*\\blandlord\\b[^.!?\\n]*\\b(?:moving out|move out|vacat\\p{L}+)\\b)`,
      },
      {
        is: "(?!(?:how|reply|write)\\b)(?:[\\p{L}-]+ ){1,3}cancel(?:lation|l?ing)? (?:letter|e-?mail|message|notice)(?: [\\p{L} -]{2,40})?",
      },
    ],
    not: `${notMail}|\\b(?:employee|employment|staff|fire|firing|reply|respond)\\b|\\b(?:appointments?|meetings?|class(?:es)?|lessons?|game|match|practice|order|tenants?|i?'?m (?:the |a )?landlord|guests?)\\b`,
    needs: ["cancel-what", "cancel-number", "cancel-reason"],
    advice: { professional: ["cancel-first", "cancel-period"], concise: ["cancel-short"] },
  },
  {
    id: "correspondence.landlord",
    forms: [
      {
        opens:
          "how (?:(?:do|should|can|would) i|to) (?:best |politely )?(?:write|word|phrase|start|put) (?:an? |the |my )?(?:\\p{L}+ )?(?:e-?mail|letter|message|text|note)(?=[^.!?]*\\b(?:deposit|landlord|landlady|letting agent)\\b)",
      },
      {
        thing:
          "(?:e-?mail|letter|message|text|note)(?= (?:asking|to ask|about|for|to get)[^.!?]*\\b(?:my|our|the) deposit\\b)",
      },

      {
        thing: `${mail}(?= (?:\\S+ ){0,3}?(?:my |our |the |a )?(?:landlord|landlady|property manager|letting agent)\\b)`,
      },
      {
        opens: `${how} (?:a|an|my) (?:\\p{L}+ )?(?:e-?mail|letter|message|text) to (?:my|our|the) (?:landlord|landlady)`,
      },
    ],
    not: `${notMail}|\\b(?:from|recommendation|reference|thank)\\b|\\b(?:christmas|xmas|new year|introduc\\p{L}+|viewing|still available|as a landlord|to (?:my |our |the |a )?tenants?|hall hire|venue|caravan|car hire|holiday)\\b`,
    needs: ["landlord-what", "landlord-wants", "landlord-so-far"],
    advice: { professional: ["landlord-record"], concise: ["mail-point-first-short"] },
  },
  {
    id: "correspondence.fine-letter",
    forms: [
      {
        thing:
          "(?:appeal (?:letter|e-?mail)|letters?|e-?mails?)(?=[^.!?\\n]*\\b(?:(?:parking|speeding|bus|train|tram|library|council) (?:fine|penalty|charge)|(?:parking|speeding) ticket)s?\\b)",
      },
    ],
    not: `${notMail}|\\b(?:thank|pay by|paying)\\b|\\b(?:parents|customers|members|tenants?|payment plan|instal\\p{L}+|our street)\\b`,
    needs: ["fine-facts", "fine-why"],
    advice: { professional: ["complaint-calm"] },
  },
  {
    id: "correspondence.complaint",
    forms: [
      { opens: "complain(?:ing)? (?:about|to) (?:the|my|our|an?)" },
      {
        thing:
          "(?:(?:formal |noise )?complaint(?: (?:letter|e-?mail|message))?|(?:letter|e-?mail) of complaint|grievance letter)",
      },
      { thing: `${mail}(?=[^.!?\\n]*\\b(?:complaining|to complain)\\b)` },
      { opens: `${how} (?:a|an|my) (?:\\p{L}+ )?complaint` },
    ],
    not: `${notMail}|\\b(?:reply|respon[ds]\\p{L}*|handle|handling|policy|legal complaint|court)\\b|\\b(?:poem|year \\d+|homework|class \\d+|against (?:me|us)|what now|santa|weather|form)\\b|\\bsims\\b`,
    needs: ["complaint-what", "complaint-wants", "complaint-so-far"],
    advice: { professional: ["complaint-order", "complaint-calm"], concise: ["complaint-short"] },
  },
  {
    id: "correspondence.absence",
    forms: [
      {
        thing:
          "(?:(?:sick(?: day| leave)?|annual leave|vacation|time[- ]off|day[- ]off|pto|maternity leave|leave|absence) (?:request|application|letter|e-?mail|message|text|note)(?: (?:letter|e-?mail|message))?|leave of absence (?:letter|request|e-?mail)|excuse (?:note|letter|e-?mail)|(?:notes?|letters?)(?= (?:excusing|to excuse) ))",
      },
      {
        thing: `${mail}(?=[^.!?\\n]*\\b(?:(?:i['’]?m|i am|i was|being|calling in|call in|feel(?:ing)?|(?:son|daughter|child|kid) is) (?:too )?(?:sick|ill|unwell)|(?:my|an?|for|the) absen(?:ce|t)|be(?:ing)? absent|(?:i'?ll be|i will be|i'?m|i am|i'?m going to be|running|coming in|being) late\\b(?! on)|(?:a |the |some )?(?:days?|week|time|afternoon|morning) off|annual leave|sick leave|maternity leave|paternity leave|vacation days|missing (?:class|school|work)|(?:can['’]?t|cannot|not|won['’]?t) (?:be able to )?(?:come|make it) (?:in|to (?:work|class|school|practice|the office))))`,
      },
      {
        thing:
          "(?:school |absence )?notes?(?= (?:for|to) [^.!?\\n]*\\b(?:missed|was(?: not|n['’]?t)|absent|sick|ill|(?:could not|couldn['’]?t|can['’]?t) (?:come|go|be)|away)\\b)",
      },
    ],
    not: `${notMail}|\\b(?:project|delivery|order|shipment|invoice|payment|rent|reply|respond|apolog\\p{L}+|policy|fake|approv\\p{L}+|den(?:y|ied|ying))\\b|\\b(?:babysitter|bins?|jury|form|plumber|parcel)\\b`,
    needs: ["absence-when", "absence-reason", "absence-work"],
    advice: { professional: ["absence-short"] },
  },
  {
    id: "correspondence.delay",
    forms: [
      {
        thing: `${mail}(?=[^.!?\\n]*${saying}[^.!?\\n]*\\b(?:(?:is|are|be|running|was|being|will be|arriv\\p{L}+|deliver\\p{L}+) (?:\\p{L}+ )?late|late (?:delivery|shipment|order|project)|delay(?:ed|s|ing)?|behind schedule|(?:miss|missed|missing|not meet|can['’]?t meet) (?:the|a|our|my) deadline|take longer|need more time|pushed? back|postpon\\p{L}+)\\b)`,
      },
      {
        opens:
          "(?:tell|let|inform|notify) (?:my|our|the) (?:[\\p{L}-]+ )?(?:team|boss|manager|client|clients|customers?|supervisor|professor|teacher)(?: know)?(?= .{0,30}\\b(?:late|delay(?:ed|s)?|behind schedule|(?:miss|missed|missing|not meet|can['’]?t meet|not making|won['’]?t make) (?:the|a|our|my) deadline|postpon\\p{L}+|need more time))",
      },
      {
        thing:
          "(?:(?:project |shipping |delivery |order )?delay (?:e-?mail|letter|message|notice|notification|announcement))",
      },
    ],
    not: `${notMail}|\\b(?:complain\\p{L}*|reply|respond|rent|refund|my flight|fees?)\\b|\\b(?:puberty|trains?|plumber|bus|flight|i'?m late)\\b`,
    needs: ["delay-new-date", "news-reason", "news-offer"],
    advice: { professional: ["news-order", "news-calm"], concise: ["news-short"] },
  },
  {
    id: "correspondence.bad-news",
    forms: [
      {
        thing: `${mail}(?=[^.!?\\n]*(?:${saying}|\\bfor\\b)[^.!?\\n]*\\b(?:price increases?|rate increases?|increas\\p{L}+ (?:our|my|the|in) (?:prices?|rates?)|rais\\p{L}+ (?:our|my|the) (?:prices?|rates?)|prices? (?:are |is )?(?:going|go) up|cancell?ed|closing down|clos(?:ing|ed|e) the (?:office|store|shop)|out of stock|not (?:renew|extend)\\p{L}*|bad news|lost (?:their|the|your) (?:data|order|package|contract))\\b)`,
      },
      {
        thing:
          "(?:price increase (?:e-?mail|letter|notice|message|announcement)|bad news (?:e-?mail|letter|message))",
      },
    ],
    not: `${notMail}|\\b(?:complain\\p{L}*|reply|respond|my flight|landlord|refund|birthday)\\b|\\bflights?\\b|\\bcancell?ed date\\b|\\b(?:our|my|the) (?:\\p{L}+ )?company'?s\\b`,
    needs: ["news-what", "news-reason", "news-offer"],
    advice: { professional: ["news-order", "news-calm"], concise: ["news-short"] },
  },
  {
    id: "correspondence.event-reminder",
    forms: [
      {
        thing:
          "(?:(?:event|meeting|appointment|class|webinar|rsvp) reminder(?: (?:e-?mail|message|text|letter|note))?|reminder (?:e-?mail|message|text|letter|note)s?(?=[^.!?\\n]*\\b(?:event|meeting|appointment|party|class|webinar|workshop|conference|training|trip|game|practice|(?:parents'?|open|quiz|games) (?:evening|night|day)|rehearsal|fair|concert|match)\\b))",
      },
      {
        thing: `${mail}(?=[^.!?\\n]*\\b(?:as a reminder|reminding|to remind)\\b[^.!?\\n]*\\b(?:event|meeting|appointment|party|class|webinar|workshop|conference|training|trip|game|practice|(?:parents'?|open|quiz|games) (?:evening|night|day)|rehearsal|fair|concert|match)\\b)`,
      },
    ],
    not: `${notMail}|\\b(?:remind me|alarm|siri|alexa|calendar)\\b|\\b(?:set|myself)\\b`,
    needs: ["reminder-event", "reminder-do"],
    advice: { professional: ["reminder-lines"] },
  },
  {
    id: "correspondence.follow-up",
    forms: [
      {
        opens:
          "how (?:to|do i|can i|should i|would i) (?:politely |nicely |gently |best )?(?:chase(?: up)?|ask for payment (?:of|on|for)|get (?:an? |my |the )?(?:clients?|customers?) to pay) (?:an? |my |the |our |that )?(?:unpaid|overdue|late|outstanding|invoices?|payments?|bills?|clients?|customers?)",
      },
      {
        thing:
          "(?:follow[- ]?up (?:e-?mails?|message|letter|note|text)|(?:payment|invoice|overdue(?: invoice| payment)?|second|final) reminder(?: (?:e-?mail|message|text|letter|note))?)",
      },
      {
        thing: `${mail}(?=[^.!?\\n]*\\b(?:following up|to follow up|overdue|unpaid invoices?)\\b)`,
      },
      {
        opens: `(?:${how} (?:a|an|my) (?:\\p{L}+ )?follow[- ]?up|how (?:do|should|can) i (?:politely )?follow up (?:on|with|after))`,
      },
      {
        opens:
          "(?:write (?:an?|the|my) )?follow(?:ing)?[- ]?up (?:after|on) (?:(?:an?|my|the|our) )?(?:(?:job|phone|second|final|first|zoom|last) )?(?:interview|job application|application|invoice|proposal|quote|resume|r[ée]sum[ée]|cv)(?=$|[?.!,]| (?:no|with|when|after|i|that|last|from|for|at))",
      },
    ],
    not: `${notMail}|\\b(?:remind me|alarm|siri|alexa|questions?)\\b|\\b(?:girl|crush|tinder|hinge|first date|appointment|rsvp)\\b`,
    needs: ["followup-about", "followup-wants", "followup-count"],
    advice: { professional: ["followup-order"], concise: ["followup-short"] },
  },
  {
    id: "correspondence.reminder",
    forms: [
      {
        thing:
          "(?:(?:gentle |friendly |polite )?reminder (?:e-?mail|message|text|letter|note)s?|(?:gentle|friendly|polite) reminder)",
      },
      { thing: `${mail}(?=[^.!?\\n]*\\b(?:as a reminder|reminding|to remind)\\b)` },
    ],
    not: `${notMail}|\\b(?:remind me|alarm|siri|alexa|app)\\b|\\bmeaning\\b|\\bin (?:spanish|french|german|italian|japanese|korean|hindi)\\b|\\bmyself\\b`,
    needs: ["reminder-due", "message-recipient", "followup-count"],
    advice: { professional: ["reminder-due-first"], concise: ["reminder-due-short"] },
  },
  {
    id: "correspondence.invitation",
    forms: [
      { thing: "(?:invitations?|invites?)(?: (?:e-?mail|letter|message|text|card|wording|note))?" },
      { thing: `${mail}(?=[^.!?\\n]*\\b(?:inviting|to invite)\\b)` },
      { thing: "save[- ]the[- ]dates? (?:wording|text|message|card|email)" },
    ],
    not: `${notMail}|${grief}|\\b(?:image|picture|photo|design|background|poster|flyer|canva|logo|declin\\p{L}+|accept\\p{L}*|reply|respond|discord|figma|calendar|link|visa)\\b|\\b(?:tender|meaning|invitation[- ]only|invite[- ]only|response)\\b`,
    needs: ["invite-event", "invite-guests", "invite-reply"],
    advice: { professional: ["invite-lines"] },
  },
  {
    id: "correspondence.thanks",
    forms: [
      {
        thing:
          "(?:thank[- ]?you (?:letters?|e-?mails?|notes?|messages?|cards?|texts?)|thanks (?:letter|e-?mail|note|message|card|text)|thank[- ]?you(?= to (?:my|our|the) )|letter of (?:thanks|appreciation|gratitude)|appreciation (?:letter|e-?mail|note|message)|gratitude letter)",
      },
      { thing: `${mail}(?=[^.!?\\n]*\\b(?:thanking|to thank|(?:to say|saying) thank|thank you$))` },
      {
        opens: `${how} (?:a|an|my) (?:\\p{L}+ )?thank[- ]?you|how to write (?:a|an) thank[- ]?you|what (?:(?:do|should|can) i |to )(?:write|say|put) (?:in|on) (?:a|my|the) thank[- ]?you`,
      },
    ],
    not: `${notMail}|${grief}|\\binterview\\b|\\b(?:image|design|canva|template)\\b|\\b(?:myself|how many|organ|liver|kidney|transplant)\\b`,
    needs: ["thanks-for", "thanks-who", "thanks-detail"],
    advice: { professional: ["thanks-concrete"] },
  },
  {
    id: "correspondence.decline",
    forms: [
      {
        opens:
          "(?:(?:polite|nice|kind|gentle|good|graceful|best) )+ways? (?:to|of) (?:uninvit(?:e|ing)|cancel(?:l?ing)? on|back(?:ing)? out of|get(?:ting)? out of)(?= \\S)",
      },
      {
        opens:
          "how (?:to|do i|can i|should i|would i) (?:politely|nicely|gracefully|kindly|professionally|gently) (?:decline|turn down|refuse|say no to|reject)",
      },
      {
        opens:
          "(?:what(?:'?s| is) )?(?:an? |the |some |give me |i need )?(?:(?:polite|nice|kind|gentle|good|graceful|professional|friendly|best) )+ways? (?:to|of|for) (?:declin(?:e|ing)|say(?:ing)? no|turn(?:ing)? down|refus(?:e|ing)|reject(?:ing)?)(?! to drugs)",
      },
      {
        opens:
          "(?:write|draft|compose|make|give me|help me (?:write|with)|i need)(?: me| us)? (?:an? |the )?(?:(?:polite|nice|kind|gentle|short|graceful|professional|friendly|good) )*(?:decline|refusal|rejection|no)(?= (?:to|for) )",
      },
      { thing: "(?:(?:rejection|decline|declination|refusal) (?:e-?mail|letter|message|text)s?)" },
      {
        thing: `${mail}(?=[^.!?\\n]*\\b(?:declining|to decline|turning down|to turn (?:it |him |her |them )?down|rejecting|to reject|saying no|to say no|refusing|to refuse|to cancel (?:our |my |the |these )?(?:plans|dinner|lunch|date|drinks))\\b)`,
      },
      {
        opens:
          "how (?:do|should|can|would) i (?:politely |nicely )?(?:decline|turn down|reject) (?:a|an|the|my|their|this) (?:\\p{L}+ )?(?:offer|job offer|invitation|invite|meeting|request|proposal|quote|wedding|interview)",
      },
      {
        is: "(?:politely )?(?:declin(?:e|ing)|turn(?:ing)? down) (?:an? |the |my )?(?:\\p{L}+ ){0,2}?(?:invitation|invite|offer|request|proposal)(?: (?!the|as|if|is|in\\b).{2,50})?",
      },
    ],
    not: `${notMail}|\\b(?:reply to|respond to|got|received)\\b|\\bcope\\b|\\bfrom (?:a |the |my )?(?:university|uni|college|publisher|job)\\b`,
    needs: ["decline-what", "decline-reason", "decline-open"],
    advice: { professional: ["decline-clear"] },
  },
  {
    id: "correspondence.review-reply",
    forms: [
      {
        is: "(?:\\S+ ){1,20}?reviews?\\b.{0,80}\\b(?:write|draft|need|help with|what'?s a good|how do (?:i|we)) (?:an? |my |our |the )?(?:polite |short |good |professional )?(?:repl(?:y|ies)|response|answer)",
      },
      {
        opens:
          "(?:reply|repl(?:y|ies)|respond|response|responses|answer)(?:ing)? to (?:an? |this |that |my |our |the |his |her )?(?:\\S+ ){0,3}?(?:google|yelp|amazon|airbnb|tripadvisor|trustpilot|customer'?s?|guest'?s?|negative|bad|fake|nasty|unfair|angry|(?:one|two|three|1|2|3)[- ]stars?) (?:\\S+ )?reviews?",
      },
      {
        thing:
          "(?:repl(?:y|ies)|responses?|answers?)(?= (?:to|for) (?:an? |this |that |my |our |the |his |her )?(?:\\S+ ){0,3}?(?:google|yelp|amazon|airbnb|tripadvisor|trustpilot|customer'?s?|guest'?s?|negative|bad|fake|nasty|unfair|angry|(?:one|two|three|1|2|3)[- ]stars?) (?:\\S+ )?reviews?)",
      },
      {
        opens:
          "how (?:do|should|can|would) (?:i|we) (?:best )?(?:reply|respond|answer|react)(?: to)? (?:an? |this |that |my |our |the |his |her )?(?:\\S+ ){0,3}?(?:google|yelp|amazon|airbnb|tripadvisor|trustpilot|customer'?s?|guest'?s?|negative|bad|fake|nasty|unfair|angry|(?:one|two|three|1|2|3)[- ]stars?) (?:\\S+ )?reviews?",
      },
    ],
    not: "\\b(?:python|javascript|api|code|bot|regex|json|(?:book|movie|film|code|peer|literature) reviews?)\\b|\\b(?:ofsted|appraisal|performance)\\b",
    onMaterial: true,
    needs: ["reply-message", "review-truth", "reply-wants"],
    advice: { professional: ["reply-asked"] },
  },
  {
    id: "correspondence.recruiter-reply",
    forms: [
      {
        opens:
          "(?:reply|respond|answer|write back|message back)(?:ing)? to (?:(?:a|an|the|my|this) )?(?:\\p{L}+ ){0,2}?(?:recruiters?|headhunters?|hr lady|hiring manager|talent \\p{L}+)(?!\\p{L})",
      },
      {
        thing:
          "(?:repl(?:y|ies)|responses?|answers?|messages?|e-?mails?)(?= (?:to|for) (?:(?:a|an|the|my|this) )?(?:\\p{L}+ )?(?:recruiters?|headhunters?)\\b)",
      },
    ],
    not: "\\b(?:python|api|bot|cold|cover letter|apply|application|decline|declin\\p{L}+|reject\\p{L}*|not interested|thank(?:s|ing)? you|template|automat\\p{L}+)\\b|\\bfeedback\\b",
    needs: ["reply-wants", "recruiter-job", "recruiter-terms"],
  },
  {
    id: "correspondence.reply",
    forms: [
      {
        opens:
          "(?:how (?:to|do i|should i|can i|would you)|best way to|help me) (?:politely |professionally )?(?:reply|respond) to (?:an?|my|the|this|some|passive|rude) (?:[\\p{L}-]+ ){0,4}?(?:e-?mails?|messages?|texts?|dms?|letter)",
      },
      {
        is: "(?=.*\\b(?:text(?:s|ed)?|e-?mail(?:s|ed)?|messag\\p{L}*|wrote|writes|ask(?:s|ed|ing)?|says?|said|dm(?:ed)?|on read|invited|offer(?:s|ed)?|letter|comment(?:s|ed)?|call(?:s|ed))\\b).{10,240}(?:[,.;:?] ?| and | - | )(?:how|what) (?:do|should|to|can|would|shall)(?: i)? (?:(?:even|best) )?(?:reply|respond|say back|text back|write back|answer (?:him|her|them))[?.!]*",
      },
      {
        thing:
          "(?:repl(?:y|ies)|responses?|answers?)(?= (?:to|for) (?:recruiters?|customers?|clients?|landlords?|headhunters?)\\b)",
      },
      {
        opens:
          "(?:reply|respond|answer|write back) to (?:(?:a|an|the|my|this|our|his|her) )?(?:\\p{L}+ ){0,2}?(?:recruiters?|headhunters?|landlord|landlady|ex|boss|client|customer|tenant|buyer|seller|neighbou?r|mother[- ]in[- ]law)(?=$|[,.:;?!]| (?:who|about|that|asking|saying|wanting))",
      },

      {
        thing:
          "(?:repl(?:y|ies)|responses?|answers?)(?= (?:to|for) (?:(?:this|that|an?|the|my|his|her|their|the following) (?:\\S+ ){0,2}?(?:e-?mails?|messages?|texts?|letters?|dm|customers?|clients?|boss|recruiters?|landlord)\\b))",
      },
      {
        opens:
          "(?:reply|respond|answer|write back) to (?:this|the|my|the following|an?) (?:\\S+ ){0,2}?(?:e-?mail|message|text|letter|dm)",
      },
      {
        opens:
          "(?:how (?:do|should|can|would) i|what (?:do|should|can) i) (?:reply|respond|text back|write back|say back|answer)(?= (?:to )?(?:this|that|a|an|the|my|him|her|them)\\b|[?.!]*$)(?! (?:to )?(?:(?:a|an|the) (?:\\S+ )?)?(?:interview|question|call|door|phone|prayer))",
      },
    ],
    not: "\\b(?:divorc\\p{L}*|cheat\\p{L}*|affair|died|dead|cancer|suicid\\p{L}*|pregnan\\p{L}*|leav(?:e|ing) me|break(?:ing)? up|abus\\p{L}*|hit(?:s|ting)?|alarm|attack\\p{L}*|emergency)\\b|\\b(?:python|javascript|api|code|bot|regex|json|server|request|http|command|reply with|interview|essay|exam|questions?|comments?|(?:book|movie|film|code|peer|literature) reviews?)\\b|\\b(?:census|summons|babies|compliments?|unknown number|officer)\\b|\\b(?:someone|somebody|people) (?:says?|asks?|compliments?)\\b|\\b(?:when|if) (?:my|a|the|he|she|they|people|someone)\\b",
    onMaterial: true,
    needs: ["reply-message", "reply-wants", "reply-who"],
    advice: { professional: ["reply-asked"] },
  },
  {
    id: "correspondence.request",
    forms: [
      {
        opens:
          "how (?:(?:do|should|can|would) i|to) (?:best |politely )?(?:write|word|phrase|start|put) (?:an? |the |my )?(?:\\p{L}+ )?(?:e-?mail|letter|message|text|note)(?=[^.!?]*\\b(?:asking|to ask|requesting|to request)\\b)(?![^.!?]*\\b(?:deposit|landlord|landlady)\\b)",
      },

      { thing: `${mail}(?=[^.!?\\n]*\\b(?:asking|to ask|requesting|to request)\\b)` },
      { thing: "(?:request (?:letter|e-?mail|message)|letter of request)" },
    ],
    not: `${notMail}|${grief}|\\b(?:raise|salary|pay rise|out on a date|pull request|http|reply|response)\\b|\\b(?:ask|asking) (?:(?:my|the|our|an?|them|him|her|kids|people) )?(?:\\p{L}+ )?(?:how|what|when|where|why|who|which|about)\\b|\\basking (?:if|whether) (?:the|it|he|she|they)\\b|\\basking for (?:directions|forgiveness|information|info)\\b|\\b(?:him|her|them|girl|guy|crush) out\\b|\\bsanta\\b`,
    needs: ["request-what", "message-recipient", "request-why"],
    advice: { professional: ["request-first"], concise: ["request-short"] },
  },
  {
    id: "correspondence.work",
    forms: [
      {
        thing:
          "(?:e-?mails?|mail|messages?|letters?|memo)(?= (?:\\S+ ){0,2}?(?:to|for) (?:(?:my|our|the|a|an|all|some|new) )*(?:boss|manager|supervisor|clients?|customers?|hr|team|colleagues?|coworkers?|co-workers?|staff|employees|professor|teacher|principal|school|suppliers?|vendors?|company|bank|insurance|recruiter|hiring manager|tenants?|ceo|investors?|city|council|embassy|doctor|parents of))",
      },
      {
        thing:
          "(?:(?:work|business|formal|professional|official) (?:e-?mail|letter|message)s?|memo)",
      },
      {
        opens:
          "(?:e-?mail|message|write to) my (?:boss|manager|client|team|professor|teacher|supervisor|hr|coworkers?|colleagues?)",
      },
    ],
    not: `${notMail}|${grief}|\\b(?:raise|salary|love|goodbye|farewell|birthday|bday|christmas|xmas|new year|holiday (?:message|greetings?|card|letter|e-?mail)|easter|eid|diwali|thanksgiving|congratulat\\p{L}*|cards?|get[- ]well|leaving|retir\\p{L}+|wish(?:es)?|announcement|cover letter|(?:job )?application letter|apply(?:ing)?|counter ?offer|template|\\p{L}+'?s'? day)\\b|\\b(?:thank you|thanks|welcom\\p{L}+|match|motivat\\p{L}+|format|letter parts|class \\d+|myself|sample|example|scholarship|donor)\\b|\\bgood (?:morning|night|luck)\\b`,
    needs: ["work-mail-gist", "work-mail-wants", "work-mail-facts"],
    advice: { professional: ["mail-point-first"], concise: ["mail-point-first-short"] },
  },
  {
    id: "correspondence.message",
    forms: [
      {
        opens:
          "how (?:(?:do|should|can|would) i|to) (?:best |politely )?(?:write|word|phrase|start|put) (?:an? |the |my |this )?(?:\\p{L}+ )?(?:e-?mail|letter|message|text|note)(?= (?:to|about|that|for|telling|saying) )",
      },

      {
        thing:
          "(?:e-?mails?|letters?|(?:text|whatsapp|slack|voice|sms|group|private) messages?|voicemail)",
      },
      {
        thing:
          "(?:messages?|texts?|dms?|notes?)(?= (?:to|for) (?:my|our|the|a|an|his|her|him|someone|some|new) ?(?:\\p{L}+ )?(?:mom|mum|dad|mother|father|parents|friends?|sister|brother|family|son|daughter|ex|neighbou?rs?|girl|guy|aunt|uncle|grandma|grandpa|grandmother|cousin|roommate|teacher|coach|boss|someone|him|her|wife|husband|girlfriend|boyfriend|crush|babysitter|team|seller|buyer|tinder|match)\\b)",
      },
      {
        opens:
          "(?:what (?:do|should|can) i|help me) (?:text|message|write to) (?:my|him|her|them|a|the)\\b",
      },
    ],
    not: `^(?:please )?(?:explain|understand|decode|what does|what do)\\b|${notMail}|${grief}|\\b(?:cover|motivation(?:al)?|raise|salary|birthday|bday|christmas|xmas|new year|easter|eid|diwali|thanksgiving|anniversary|congratulat\\p{L}*|get[- ]well|farewell|goodbye|leaving|retir\\p{L}+|graduation|announcement|apply(?:ing)?|application|counter[- ]?offer|scholarship|visa|website|landing|caption|from|suicide|image|logo|read|search|find|list of|chain|ransom|santa|count|check)\\b|\\bletter of\\b|\\b(?:greeting|secret|codes|stand-?up|parts of)\\b|\\blove letters?\\b|\\b(?:war|hamster|recommendation|reference letter|class \\d+|make my|final match)\\b|\\bkeyboard\\b|\\bwrong letters\\b|^set ?up\\b|\\bww[12]\\b|\\bas an? (?:soldier|pirate|roman|viking|tudor|evacuee|knight|sailor|character)\\b|\\btrace\\b|\\b(?:junk|outbox|inbox|bounc\\p{L}+|arriv\\p{L}+|disappear\\p{L}*|storage)\\b`,
    needs: ["message-gist", "message-recipient", "tone"],
  },
];
