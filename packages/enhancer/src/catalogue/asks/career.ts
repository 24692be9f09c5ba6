import type { Ask } from "../ask.ts";

const resume = "(?:resum(?:e|é)s?|r[ée]sum[ée]s?|cvs?|curriculum vitae)";

/** "Resume the download", code, and résumés of others. */
const notResume =
  "\\b(?:take|send|read|delete|forward|open|sort|translate|summari[sz]e|count|extract|convert|print|save|export|upload|scan|screen|parse|rank|filter|compare|classify|analy[sz]e) (?:\\S+ ){0,3}?(?:resum(?:e|é)s?|r[ée]sum[ée]s?|cvs?)\\b|\\bresume (?:the|from|this|where|our|playing|it|download\\p{L}*|game)\\b|\\b(?:python|javascript|html|css|parser?|parsing|api|opencv|cv2|computer vision|latex|screen(?:ing)? candidates|coefficient)\\b|\\bcv (?:joints?|boots?|axles?|shafts?)\\b|\\bresume (?:themes?|paper|running|training)\\b|\\b(?:of|from) (?:a|an|the|our|my) (?:candidates?|applicants?)\\b|\\bmy (?:cat|dog|hamster|rabbit|parrot|goldfish|boss)\\b|\\bfilm festival\\b";

/** Interviews of another kind. */
const notInterview =
  "\\b(?:candidates?|applicants?|customers?|users?|podcast|journalis\\p{L}+|celebrit\\p{L}+|vampire|movie|research|stakeholders?|exit interview|to ask (?:a|an|the|my) (?!interviewer|recruiter|hiring)\\p{L}+|article|article named|school project|grandparents?|grandmother|grandfather|witness|magazine|newspaper|local paper|blog|memoirs?|childhood|roommates?|flat ?mates?|housemates?|dissertation|thesis|history project|oral history|survey|band member|for class|embassy|adoption|author|school place|celebrity|to wear|do i wear)\\b";

const job = "(?:jobs?|work|internships?|apprenticeship|employment)";

export const careerAsks: readonly Ask[] = [
  {
    id: "career.interview-thanks",
    forms: [
      {
        thing:
          "(?:thank[- ]?(?:you|u) (?:letters?|e-?mails?|notes?|messages?|texts?)|thanks (?:e-?mail|note|message))(?= (?:after|for|following|to send after) (?:(?:an?|my|the|our) )?(?:\\S+ )?interview)",
      },
      {
        opens:
          "how (?:do i|can i|should i|to) (?:write|send) (?:an?|my) thank[- ]?you (?:letter|e-?mail|note|message) (?:after|for|following) (?:an?|my|the) (?:\\S+ )?interview",
      },
    ],
    not: "\\b(?:podcast|radio|tv|newspaper|candidates?|applicants?)\\b",
    needs: ["interview-which", "interview-talk"],
    advice: { professional: ["interview-thanks-one"], concise: ["interview-thanks-short"] },
  },
  {
    id: "career.fact",
    forms: [
      {
        opens:
          "(?:what(?:['’]?s| is| are) (?:the )?)?(?:average|median|typical|starting) (?:salary|salaries|pay|wage)",
      },
      { is: "what (?:does|do) (?:a|an) (?:[\\p{L}-]+ ){1,3}do(?: at work| all day)?" },
      {
        opens:
          "(?:how much|what) (?:does|do|can) (?:a|an) (?:[\\p{L}-]+ ){1,3}(?:make|earn|get paid)",
      },
    ],
    not: "\\b(?:sql|python|excel|query|column|table|function|command)\\b",
    needs: [],
  },
  {
    id: "career.tell-work",
    forms: [
      {
        opens:
          "(?:how|when) (?:do|should|can|would) i tell (?:my |the )?(?:boss|manager|work|employer|job|hr|company|supervisor|team lead|line manager)(?= (?:that )?(?:i'?m|i am|about (?:my|the)|i have|i need|i'?ve) (?:\\p{L}+ )?(?:pregnant|expecting|pregnancy|ill|sick(?! (?:of|and tired))|diagnos\\p{L}+|adhd|burnt out|burned out|struggling|surgery|operation|disab\\p{L}+|depress\\p{L}+|cancer|trans|going on)\\b)",
      },
    ],
    not: "\\b(?:e-?mail|letter|story|joke)\\b",
    needs: ["tell-work-when", "tell-work-worry", "country"],
    advice: { professional: ["tell-work-words"], concise: ["tell-work-words"] },
  },
  {
    id: "career.gap",
    forms: [
      {
        does: "how (?:do|can|should|would|could) i|how to|what (?:do|should|can) i (?:say|write|put)|(?:help me )?explain(?:ing)?",
        to: "(?:(?:(?:employment|career|job|work|resume|r[ée]sum[ée]|cv) gaps?)|gaps?(?= (?:year |years )?(?:on|in|of) (?:my |a |the )?(?:cv|resum|r[ée]sum|employment|work|career|job))|gaps?(?=[^.!?]*\\b(?:interview|cv|resume|employment|employer)\\b))",
      },
      { thing: "(?:(?:employment|career|job|work|resume|r[ée]sum[ée]|cv) gaps?(?: explanation)?)" },
      { thing: "gaps?(?= (?:on|in) (?:(?:my|the) )?(?:cv|resum|r[ée]sum|employment|work|career))" },
    ],
    not: "\\b(?:gender|wage|pay) gap\\b|\\bgap analysis\\b|\\bcss\\b|\\bgap between\\b|\\b(?:uni|university|college|school) interview\\b",
    needs: ["gap-did", "gap-job", "gap-lately"],
    advice: { professional: ["gap-lines", "gap-honest"], concise: ["gap-short"] },
  },
  {
    id: "career.cover-letter",
    forms: [
      {
        is: "cover letter (?!for|tips|template|examples?|sample|meaning|format|generator|length|vs|or)(?:[\\p{L}-]+ ?){1,4}",
      },
      {
        thing:
          "(?:cover letters?|coverletter|covering letters?|cover e-?mail|letters? of (?:interest|application)|(?:job )?application (?:letter|e-?mail)s?)",
      },
      {
        thing:
          "(?:motivation(?:al)? letters?|letters? of (?:motivation|intent))(?=[^.!?\\n]*\\b(?:job|position|role|company|work|internship|apprenticeship)\\b)",
      },
      {
        opens:
          "how (?:do|should|can) i (?:write|start|end|begin) (?:a|my|the) (?:\\p{L}+ )?cover letter",
      },
      {
        thing:
          "letter(?=[^.!?\\n]*\\bapplying (?:for|to) (?:a|the|this) (?:\\p{L}+ )?(?:job|position|role)\\b)",
      },
    ],
    not: "\\b(?:send|read|translate|summari[sz]e|improve|rewrite|proofread|edit|review|shorten|polish) (?:\\S+ ){0,3}?letters?\\b|\\b(?:leave|latex|this cover letter|my cover letter (?:below|:)|font|format)\\b|\\b(?:grants?|visas?|manuscripts?|publishers?|journals?|submission|paper|novel|rental|flat|apartment|house|allotment|adopt\\p{L}*|mortgage|loan|tenan\\p{L}*|difference|diffrence|vs|versus|place|literary agent|poems?|patent|membership|master\\p{L}*|phd|permit|buy|purchase)\\b|\\bmy cover letter (?:is|sounds|looks|feels|seems)\\b",
    needs: ["cover-job", "cover-proof", "cover-why"],
    advice: { professional: ["cover-open", "cover-own"], concise: ["cover-short"] },
  },
  {
    id: "career.motivation-letter",
    forms: [
      {
        thing:
          "(?:motivation(?:al)? letters?|letters? of (?:motivation|intent)|scholarship (?:letter|application(?: letter)?))",
      },
      {
        opens:
          "how (?:do|should|can) i (?:write|start|end|begin) (?:a|my|the) (?:\\p{L}+ )?(?:motivation|motivational) letter",
      },
    ],
    not: "\\b(?:send|read|translate|summari[sz]e|improve|rewrite|proofread|edit|review|shorten|polish) (?:\\S+ ){0,3}?letters?\\b|\\b(?:standard operating|procedure|this (?:letter|statement)|my (?:personal )?statement below)\\b|\\b(?:purchase|buy|sell|vacate|move out|home ?school|lease|adopt\\p{L}*|dogs?|cats?|rent|team|donor|thanks|supplier|investors?|merger|partnership|acquisition|acquire)\\b(?! school)",
    needs: ["motivation-for", "motivation-proof", "motivation-next"],
    advice: { professional: ["motivation-open", "motivation-both"], concise: ["motivation-short"] },
  },
  {
    id: "career.resume-improve",
    forms: [
      {
        opens:
          "how (?:do|can|should|could) i make my (?:\\p{L}+ )?(?:resum(?:e|é)s?|r[ée]sum[ée]s?|cvs?|curriculum vitae) (?:better|stronger|stand out|shorter|longer|fit|look|more|less|nicer|modern)",
      },

      {
        opens: `(?:improve|review|update|rewrite|redo|polish|check|critique|tailor|look (?:at|over)|rate|edit|proofread|optimi[sz]e|fix|strengthen|feedback (?:on|for)|give me feedback on|help(?: me)?(?: to)? (?:with|improve|update|fix|redo|edit))(?: up)? (?:my|this|the) (?:\\p{L}+ )?${resume}`,
      },
      {
        opens: `how (?:do|can|should|could) i (?:improve|update|fix|shorten|strengthen|modernize) my (?:\\p{L}+ )?${resume}`,
      },
      { opens: `my ${resume} (?:is|has|looks|isn'?t|doesn'?t|gets)` },
      { opens: `make my ${resume} (?:better|stronger|stand out|shorter|more)` },
    ],
    not: `${notResume}|\\b(?:should|do|can) i (?:remove|put|add|leave|take|use|keep|have)\\b|\\b(?:canva|wordpress|pdf|isn'?t opening|won'?t open|opening in)\\b`,
    onMaterial: true,
    needs: ["resume-paste", "resume-job", "resume-trouble"],
    advice: { professional: ["resume-weakest", "resume-results"], concise: ["resume-weakest"] },
  },
  {
    id: "career.resume",
    forms: [
      {
        opens:
          "how to (?:write|make|create|start|build|do) (?:a|my) (?:\\p{L}+ ){0,2}(?:resum(?:e|é)s?|r[ée]sum[ée]s?|cvs?|curriculum vitae)",
      },

      {
        thing: `${resume}(?: (?:summary|objective|headline|bullet points?|bullets|profile|statement))?`,
      },
      {
        opens: `how (?:do|should|can|would) i (?:write|make|create|start|build|do) (?:a|my) (?:\\p{L}+ ){0,2}${resume}`,
      },
    ],
    not: `${notResume}|\\b(?:template|trends|format|example|sample|tips|this resume|de este|informe|font)\\b|\\b(?:one|two|1|2)[- ]pages?\\b.{0,20}\\bor\\b|\\b(?:canva|export|pdf)\\b|\\bfollow(?:ing)?[- ]?up\\b|\\b(?:after|since) (?:sending|i sent)\\b`,
    needs: ["resume-job", "resume-past", "resume-strong"],
    advice: {
      professional: ["resume-results"],
      technical: ["resume-results", "resume-plain"],
      concise: ["resume-results"],
    },
  },
  {
    id: "career.linkedin",
    forms: [
      {
        thing: "(?:linked ?in (?:profile|headline|summary|about(?: section| me)?|bio|page|intro))",
      },
      {
        opens:
          "(?:improve|update|optimi[sz]e|rewrite|fix|build|help(?: me)? with) my linked ?in\\b|how (?:do|can|should) i improve my linked ?in",
      },
    ],
    not: "\\b(?:scrap\\p{L}+|api|posts?|company page|delete|url|link to|ads?|message|banner|photo|picture)\\b|\\bprofiles? of\\b|\\bfor (?:our|the|a) (?:\\p{L}+ )?(?:choir|club|company|charity|shop|business|firm|school|team)\\b|\\bpremium\\b",
    needs: ["linkedin-now", "linkedin-goal", "linkedin-proof"],
    advice: { professional: ["linkedin-plain"] },
  },
  {
    id: "career.mock-interview",
    forms: [
      {
        opens:
          "(?:act as|pretend to be|play|you are) (?:an? |my |the )?(?:\\p{L}+ ){0,2}?interviewer",
      },
      { thing: "(?:mock (?:job )?interviews?|interview practice|practice interview)" },
      {
        opens:
          "(?:interview me|practice (?:an? |my )?(?:job )?interview|be my interviewer|quiz me for my (?:\\p{L}+ )?interview)",
      },
    ],
    not: `${notInterview}|\\b(?:about my (?!experience|work|cv|resume)\\p{L}+|einstein|shakespeare|historical|character|talking to|from the \\d+s|driving)\\b`,
    needs: ["interview-job", "interview-background", "interview-worry"],
    advice: { professional: ["mock-one-by-one"] },
  },
  {
    id: "career.interview-answer",
    forms: [
      {
        opens:
          "(?:(?:good |best |an? )*answers? (?:to|for) (?:an? |the |this |my )?(?:job )?interview question|how (?:do|can|should) i explain (?:in (?:an?|my|the) interview )?why i left)(?= |:|$)",
      },
      { opens: "tell me about yourself(?: interview)? (?:answer|question)" },
      {
        opens:
          "(?:how (?:do|should|can|would) (?:i|you)|how to|what(?:['’]?s| is) (?:a|the) good) (?:best )?(?:answer|respond to|reply to)?\\s?(?:the (?:interview )?question )?[\"'“]?(?:tell me about yourself|why do you want|why should we hire|what (?:is|are) your (?:greatest |biggest )?(?:weakness|strength|salary expectation)|where do you see yourself|why (?:are you leaving|did you leave))",
      },
      {
        thing:
          "(?:answers? (?:to|for) (?:the (?:interview )?question )?[\"'“]?(?:tell me about yourself|why do you want|why should we hire|what(?:['’]?s| is| are) your (?:greatest |biggest )?(?:weakness|strength)|where do you see yourself|why are you leaving))",
      },
      {
        opens:
          "how (?:do|should|can) i (?:answer|explain|respond)[^.!?]* (?:in|at) (?:a|an|my|the) (?:job )?interview",
      },
    ],
    not: "\\b(?:candidates?|podcast|gap)\\b",
    needs: ["interview-job", "interview-background"],
    advice: { professional: ["answer-spoken", "interview-own"], concise: ["answer-short"] },
  },
  {
    id: "career.interview-questions",
    forms: [
      {
        opens:
          "questions to ask (?:at|in|after|during|on)(?: the end of)?(?: an?| my| the)? (?:job )?interview",
      },
      { thing: "(?:job )?interview (?:questions?(?: and answers)?|q&a)" },
    ],
    not: `interview(?:ing)? (?:with |of |questions (?:for|to ask) )?(?:my|our) (?:[\\p{L}'-]+ ){0,2}?(?:grand\\p{L}+|gran|nan|mum|mom|dad|mother|father|uncle|aunt|neighbou?r|friend|teacher|coach|vicar)|${notInterview}|\\b(?:i have an?|my) (?:\\S+ )?interview\\b`,
    needs: ["interview-side", "interview-job", "interview-level"],
    advice: { professional: ["interview-behind"] },
  },
  {
    id: "career.interview",
    forms: [
      {
        opens:
          "(?:i (?:have|got) (?:an? |my )?)?(?:job )?interview (?:tmrw|tmr|tmw|2moro|tomoz|tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday)(?= |$)",
      },
      {
        opens:
          "what (?:should|do|can|to) ?(?:i )?(?:say|tell|answer|wear and say|bring) (?:in|at|for) (?:an?|my|the) (?:\\p{L}+ )?(?:job )?interview(?: |$)(?=.{0,80})",
      },

      {
        opens:
          "(?:(?:job |my |first |second )?interview (?:is )?(?:tomorrow|today|tonight|on (?:mon|tues|wednes|thurs|fri)day|next week|this week|in (?:two|three|a few|\\d+) (?:days|hours))|(?:i )?(?:just )?(?:'ve |ve )?(?:got|have|having) (?:an? |my )?(?:job |first |second )?interview (?:tomorrow|today|on|next|this|at|for|with|in))",
      },
      {
        opens:
          "what (?:questions )?(?:will|would|do|might|could) (?:they|the interviewer) ask(?: me)? (?:in|at|for) (?:an?|my|the) (?:\\S+ ){0,3}?interview",
      },

      {
        thing:
          "(?:(?:job )?interview (?:prep(?:aration)?|tips|advice|help)|questions (?:to ask|for) (?:in |at )?(?:a|an|my|the) (?:job )?(?:interview|interviewer))",
      },
      {
        opens:
          "(?:prepare (?:me )?(?:for )|prep (?:me )?for |get ready for |how (?:do i|can i|should i|to) (?:best )?(?:prepare|prep|get ready) for |help (?:me )?(?:with|for) )(?:a|an|my|the) (?:\\S+ ){0,3}?interview",
      },
      { opens: "i have (?:a|an|my) (?:\\S+ ){0,3}?interview" },
      {
        is: "(?:(?:job|phone|video|zoom|teams|second|final|panel) )?interview (?:[\\p{L}-]+ ){0,3}?(?:tomorrow|monday|tuesday|wednesday|thursday|friday|next week|in \\d+ days)(?: (?!song|movie|film|podcast)[\\p{L} -]{2,40})?",
      },
    ],
    not: `interview(?:ing)? (?:with |of |questions (?:for|to ask) )?(?:my|our) (?:[\\p{L}'-]+ ){0,2}?(?:grand\\p{L}+|gran|nan|mum|mom|dad|mother|father|uncle|aunt|neighbou?r|friend|teacher|coach|vicar)|${notInterview}|\\b(?:asylum|immigration|citizenship|visa|green card|police|podcast|radio|tv)\\b|\\bfor (?:\\p{L}+ )?people\\b|\\bmy (?:kids?|sons?|daughters?|child\\p{L}*)(?:'?s)?\\b`,
    needs: ["interview-job", "interview-background", "interview-worry"],
    advice: { professional: ["interview-behind", "interview-own"], concise: ["interview-behind"] },
  },
  {
    id: "career.salary",
    forms: [
      {
        opens:
          "(?:how (?:do|can|should|would) i|how to|help me(?: to)?|i want to) (?:best )?(?:negotiate(?=[.?!]*$|(?: \\S+){0,5}? (?:salary|pay|wages?|raise|rate|job|job offer|offer|hours))|ask (?:my \\p{L}+ )?(?:for|about) (?:a|more|higher|better|the) (?:\\p{L}+ )?(?:raise|pay|money|salary|promotion|pay rise)|counter (?:a|an|the|this) (?:\\p{L}+ )?offer|get a (?:raise|promotion|pay rise))",
      },
      {
        opens:
          "(?:what|how) (?:should|do|can|could|would) (?:i|you) (?:say|answer|respond|reply|put)(?= .{0,40}\\bsalary (?:expectations?|requirements?|range)\\b)",
      },
      { opens: "negotiat(?:e|ing) (?:my|a|the) (?:\\p{L}+ )?(?:salary|pay|raise|offer)" },
      { opens: "ask(?:ing)? (?:my \\p{L}+ )?for a (?:pay )?(?:raise|promotion|pay rise)" },
      {
        thing:
          "(?:salary negotiations?(?: (?:e-?mail|script|letter|tips))?|(?:pay )?raise (?:request|letter|e-?mail)|counter[- ]?offer(?: (?:letter|e-?mail))?)",
      },
      {
        thing:
          "(?:e-?mail|letter|message)(?=[^.!?\\n]*\\b(?:raise|salary|pay rise|pay increase|promotion|more money)\\b)",
      },
      {
        is: "(?:pay rise|raise|salary increase|promotion) (?:after \\d+ years?|same job \\d+ years?)(?: .{2,40})?",
      },
    ],
    not: "\\b(?:rent|house|car|raise money|fundrais\\p{L}*|sql|hostage|landlord|congratulat\\p{L}*|announc\\p{L}*|sales|marketing|certificate)\\b|\\b(?:bills?|phone contract|hotel|flea|boat|bike|teen\\p{L}*|kids?|redundancy|severance|mortgage|wrong|paid late|payslip|payroll|confirm\\p{L}*|employees|my (?:team|staff)|promotion of|of my (?:book|shop|album|film)|debts?|wedding|divorce)\\b",
    needs: ["salary-figures", "salary-case", "salary-way"],
    advice: { professional: ["salary-words"] },
  },
  {
    id: "career.quit-or-stay",
    forms: [
      {
        opens:
          "should i (?:really )?(?:quit|leave|resign|stay (?:at|in)|change|switch)(?: \\S+){0,4}? (?:jobs?|company|offer|promotion|internship)",
      },
      {
        opens:
          "(?:i(?:['’]?m| am) thinking (?:of|about)|i want to|thinking about) (?:quit(?:ting)?|leav(?:e|ing)) my job",
      },
      { opens: "should i (?:resign|quit work)(?=[.?!]*$)" },
    ],
    not: "\\b(?:smoking|vaping|settlement|insurance offer|house|letter|e-?mail)\\b|\\b(?:phone|job title|badge|internet|insurance|broadband|energy|bank|volunteer\\p{L}*|interview)\\b",
    needs: ["quit-why", "quit-money", "quit-next"],
    advice: { professional: ["quit-decides"] },
  },
  {
    id: "career.fired",
    forms: [
      {
        opens:
          "i(?: just|'ve just| have just)? (?:got|was|have been|been|am being|am getting)(?: just)? (?:fired|laid off|let go|made redundant|sacked)",
      },
      { opens: "i'?(?:ve been|m being|m getting) (?:fired|laid off|let go|made redundant|sacked)" },
      {
        opens:
          "(?:what (?:do|should|can) i do (?:if|when|after) i|what to do (?:when|if|after) (?:you|i)) (?:get|am|are|was|got|getting) (?:fired|laid off|let go|made redundant|sacked)",
      },
      { opens: "(?:just )?(?:got|been) (?:fired|sacked|laid off|let go|made redundant)" },
    ],
    not: "\\b(?:switch to|what jobs|which jobs|new career|career change|next job)\\b|\\b(?:interview|resume|cover letter|poem|story|song|e-?mail to|linkedin|post)\\b|\\bfired up\\b|\\b(?:dream|hospital|ward|clinic|wound|nightmare)\\b|\\bwhat (?:other )?jobs\\b|\\bexplain\\b",
    needs: ["country", "fired-written"],
    advice: { professional: ["fired-deadlines"] },
  },
  {
    id: "career.change",
    forms: [
      {
        opens:
          "(?:(?:i'?m|im|i am) \\d+ (?:years old )?(?:and|,) )?(?:i )?(?:want|wanna|would like|hope|hoping|trying|looking|need) to (?:switch|move|change|transition|get) (?:from|out of) (?:(?:[\\p{L}-]+ ){1,4}?(?:to|into) (?:something in )?(?:it|tech|software|data|nursing|teaching|sales|law|accounting|retail|hospitality|finance|marketing|banking|construction|catering|journalism|healthcare|education|insurance|farming|logistics|design|coding|programming|engineering|research|academia|the army|the military|military|(?:an? )?(?:trade|office|desk job)|(?:truck |lorry |bus |taxi )?driving|(?:\\p{L}+ )?work)|(?:it|tech|software|data|nursing|teaching|sales|law|accounting|retail|hospitality|finance|marketing|banking|construction|catering|journalism|healthcare|education|insurance|farming|logistics|design|coding|programming|engineering|research|academia|the army|the military|military|(?:an? )?(?:trade|office|desk job)|(?:truck |lorry |bus |taxi )?driving|(?:\\p{L}+ )?work) (?:\\p{L}+ )?(?:to|into) [\\p{L}-]+)(?!\\p{L})",
      },
      {
        opens:
          "what (?:jobs?|careers?|work) (?:could|can|should|would) i (?:switch|do|go|move|apply)",
      },
      {
        opens:
          "(?:i want to|i(?:['’]?d| would) like to|how (?:do|can|should) i|how to|help me|thinking (?:of|about)|should i) (?:chang(?:e|ing)|switch(?:ing)?) (?:my )?(?:careers?|fields?|professions?)",
      },
      {
        thing:
          "(?:career (?:change|advice|ideas|options|paths?|suggestions|switch)|second career|new career)",
      },
      {
        opens:
          "what (?:job|career|jobs|careers|profession) (?:(?:should|can|could|would) i|(?:is|are|would be) (?:right|good)(?: for (?:me|an?|someone|somebody|people))|(?:fits?|suits?|would suit) (?:me|an?|someone|somebody|people|my))(?! for a \\p{L}+ in)",
      },
      { opens: "(?:help me )?(?:find|choose|pick) (?:a|my|the right) (?:new )?career" },
      {
        is: "(?!(?:how|should|why|can|i|want|when|is|to|name|life)\\b)(?:[\\p{L}\\d-]+ ){1,4}(?:change|changing|switch|switching) careers?(?: [\\p{L}\\d -]{2,40})?",
      },
      {
        is: "(?:switch(?:ing)?|chang(?:e|ing)|mov(?:e|ing)|retrain(?:ing)?) (?:from )?(?:it|tech|developer|programming|coding|software|data|nurs(?:e|ing)|teach(?:er|ing)|sales|law|accounting|retail|hospitality|finance|marketing|banking|construction|healthcare|logistics|design(?:er)?|hr|electrician|plumber|carpenter|chef|driver|police|paramedic|freelance|self[- ]employed|ux|project manager) to (?:it|tech|developer|programming|coding|software|data|nurs(?:e|ing)|teach(?:er|ing)|sales|law|accounting|retail|hospitality|finance|marketing|banking|construction|healthcare|logistics|design(?:er)?|hr|electrician|plumber|carpenter|chef|driver|police|paramedic|freelance|self[- ]employed|ux|project manager)(?: [\\p{L}\\d -]{2,40})?",
      },
    ],
    not: "\\b(?:windows|linux|mac|iphone|android|gmail|outlook|excel|sheets|react|python|java|diet|formula|bottle|night shift|metric)\\b|\\b(?:cover letter|cron|stats|player|nba|nfl|minecraft|sims|resume|summary|linkedin)\\b|\\bfor (?:my|our|the) (?:students?|class|kids?|pupils?|nephew|niece|son|daughter|grand\\p{L}+)\\b|\\bat 1[0-7]\\b|\\b1[0-7][- ]?(?:yo|yrs? old|years? old)\\b|\\bgoogle drive\\b|\\b(?:hamster|cat|dog)\\b|\\bcareer paths? (?:for|of|in) (?!me\\b|someone\\b)",
    needs: ["change-now", "change-want", "change-limits"],
    advice: { professional: ["career-test", "career-honest"], concise: ["career-test-short"] },
  },
  {
    id: "career.become",
    forms: [
      {
        opens:
          "(?:how (?:do|can|should|would|could) i|how to|i want to|what do i need to) (?:become|be) an? (?!better|good|great|member|millionaire|mother|father|leader|winner|morning|youtuber|influencer|streamer|early|faster|believer|citizen|hacker|werewolf|vampire|billionaire|partner|parent|foster|twitch|god\\p{L}+|grand\\p{L}+|step\\p{L}+|vegetarian|volunteer|organ|blood|sperm|egg|donor|school governor|governor|confident|author|writer|beekeeper|executor|landlord|investor|collector|resident|councill?or|parish|minimalist|feminist|christian|buddhist|atheist|optimist|perfectionist|runner|swimmer|listener|speaker|gamer|mentor|poet|adult|emperor|dictator|saint|superhero|monster|sorcerer|wizard)(?:[\\p{L}-]+ ){0,2}?(?:[\\p{L}-]+(?:eer|er|or|ist|ian|ant|nt|man|woman)|nurse|vet|chef|pilot|paralegal|coach|medic|realtor|barista|model|midwife|judge|architect|cop)(?=[.?!]*$|\\s+(?:in|at|without|with|after|for|if|when|from|as|by)\\b)",
      },
      {
        opens:
          "(?:how (?:do|can|should|would|could) i|how to) (?:get into|break into|start (?:a career )?in|get a job (?:in|as)) (?:(?:the|a|an) )?(?:[\\p{L}-]+ )?(?:tech|it|marketing|design|film|nursing|data|finance|teaching|cyber ?security|programming|real estate|hr|industry|engineering|modeling|acting|journalism|law|healthcare|consulting|analyst|developer|flight attendant)\\b",
      },
    ],
    not: "\\b(?:game|minecraft|sims|skyrim|roblox|law school|college|university|spiritual)\\b|\\b(?:halloween|costume|fancy dress|carnival)\\b",
    needs: ["become-have", "country", "become-means"],
    advice: { professional: ["become-shortest", "become-rules"], concise: ["become-short"] },
  },
  {
    id: "career.self-review",
    forms: [
      { opens: "(?:performance review )?self[- ](?:evaluation|review|assessment)" },
      {
        thing:
          "(?:self[- ]?(?:reviews?|evaluations?|assessments?|appraisals?)(?=[^.!?\\n]*\\b(?:work|job|year|annual|boss|manager|company|performance|quarter|examples?|i)\\b|[.!?]*$))",
      },
      { thing: "(?:(?:my|own) (?:annual |yearly |year[- ]end |quarterly |performance )+reviews?)" },
      {
        opens:
          "(?:how (?:do|should|can) i|help me|help) (?:write|fill out|fill in|with|prepare for|do) (?:my|a) (?:\\p{L}+[- ])?(?:self[- ]?(?:review|evaluation|assessment|appraisal)|(?:annual|performance|yearly|year[- ]end) review)",
      },
    ],
    not: "\\b(?:health|depression|quiz|test|tax|math|code|my employee'?s?|for an employee)\\b|\\b(?:sold|vinted|ebay|etsy|hmrc|tax return|self[- ]employed|owe)\\b|\\b(?:novel|garden|books?|driving|pupils?|students?|year \\d+|speech|class|presentation|films?|essay)\\b|\\b(?:examples|phrases|samples?)\\b",
    needs: ["review-wins", "review-role", "review-weak"],
    advice: { professional: ["review-results"] },
  },
  {
    id: "career.appraisal",
    forms: [
      {
        thing:
          "(?:(?:performance|annual|employee|peer|360|staff|year[- ]end) (?:reviews?|evaluations?|appraisals?|feedback)(?: comments?)?(?= (?:for|of|about|on) (?:my|an?|the|our|his|her|someone|somebody)(?: someone)? ?(?:[\\p{L}-]+ ){0,4}?(?:employees?|colleagues?|coworkers?|co-workers?|peers?|managers?|boss|intern|staff|team|report|developer|engineer|nurse|teacher|assistant|cashier)))",
      },
      { thing: "employee (?:review|evaluation|appraisal)" },
    ],
    not: "\\b(?:software|paper|code|academic|literature|form|template)\\b|\\bas an employer\\b|\\bemployee (?:reviews?|evaluation) (?:of|meaning)\\b",
    needs: ["appraisal-facts", "appraisal-who", "appraisal-change"],
    advice: { professional: ["appraisal-examples"] },
  },
  {
    id: "career.job-posting",
    forms: [
      {
        thing:
          "(?:ads?|adverts?|advertisements?|posts?|notices?)(?= (?:for|to find|looking for|seeking) (?:an? |our |some |new |two |\\d )*(?:part[- ]?time |full[- ]?time |weekend |summer |saturday |experienced |new |temporary )*(?:bar ?maids?|bar ?staff|bartenders?|wait(?:er|ress|ing staff|ers)|chefs?|cooks?|cleaners?|drivers?|nann(?:y|ies)|carers?|nurses?|assistants?|apprentices?|trainees?|volunteers?|baby ?sitters?|receptionists?|secretar(?:y|ies)|groom|stable hand|farm ?hands?|gardeners?|tutors?|teachers?|builders?|carpenters?|mechanics?|hairdressers?|barbers?|treasurer|organist|singers?|drummer|bass player|players?|helpers?|pickers?|staff|au pair|manager|engineer|developer)(?!\\p{L}))",
      },

      {
        is: "job (?:description|posting|ad|advert) (?!for|of|template|example|generator|meaning|analysis|in)(?:[\\p{L}-]+ ?){1,4}",
      },
      {
        thing:
          "(?:job (?:descriptions?|postings?|post|ads?|adverts?|advertisements?|listings?)|help wanted (?:ad|sign)|vacancy (?:notice|ad|text))",
      },
    ],
    not: "\\b(?:scrap\\p{L}+|following|given|below|this|linkedin|my resume|analy[sz]e|website|api|find|search|london|list of)\\b|\\b(?:agency|fridge|appreciation|meaning|my (?:cv|dog|cat)|i'?m the|should i|drivers'? ed)\\b|\\bjob descriptions? of\\b|\\b(?:drivers|teachers|staff|volunteers|players|engineers|tutors|gardeners|members) (?:about|to|who|on|not|parking|party|only|room|toilet|kitchen)\\b",
    needs: ["jd-job", "jd-tasks", "jd-musts"],
    advice: { professional: ["jd-few-musts"] },
  },
  {
    id: "career.search",
    forms: [
      {
        opens:
          "(?:find|list|show|search for|look for)(?: me)? (?:(?:an?|the|some|list of|remote|part[- ]time|full[- ]time|entry[- ]level|junior|senior|summer) )*(?:[\\p{L}-]+ ){0,2}?(?:jobs|job (?:openings|opportunities|offers)|vacancies)(?= (?:in|near|for|at|around) |$|[.!?])",
      },
      {
        opens:
          "(?:(?:some|remote|part[- ]time|full[- ]time|entry[- ]level|junior|senior|summer) )*(?:[\\p{L}-]+ ){1,2}?(?:jobs|job (?:openings|opportunities|offers)|vacancies)(?= (?:in|near|around|for (?:students|graduates|freshers|school leavers)) |$|[.!?])",
      },
      {
        opens: `(?:how (?:do|can|should|could) i|how to|i (?:can['’]?t|cannot|can not|need to|want to)|where (?:do|can|should) i|(?=(?:find|get|land) (?:an?|my) )) ?(?:find|get|look for|land|apply for) (?:an? |my )?(?:(?:new|better|good|remote|part[- ]?time|full[- ]?time|summer|first|online|entry[- ]level|well paid|paid|student|work from home|tech|decent)[, ]+){0,3}${job}(?=[.!?]*$|\\s+(?:in|with|without|at|after|as|near|for|if|when|from|abroad|fast|quickly|online|while|but|and)\\b)`,
      },
      { is: "(?:i )?need (?:a|to find a) (?:\\p{L}+ )?job(?: (?:now|fast|asap|please|help))?" },
    ],
    not: "\\bjobs? for (?:introverts|extroverts|people|women|men|kids|teens|someone|autistic|retirees|\\d+)|\\b(?:how many|what (?:is|are)|steve|odd jobs|jobs to be done|inside|best[- ]paid|highest[- ]paying|dirty|print|cron|batch|background|chores|names?|ideas|interview|description|report|statistics|act)\\b|\\b(?:cron|done|shell|kill|print|script|linux|python code|minecraft|steve)\\b|\\b(?:ancient|bible|middle ages|medieval|victorian|history|hogwarts|in the world|toddlers?|kids|children|garden(?:ing)?|paint|nose|boob|hand|rainy|done|kitchen|dangerous|boring|weird|january|february|march|april|june|july|august|september|october|november|december|christmas|visa|economy|industry)\\b",
    needs: ["search-kind", "search-have", "search-so-far"],
    advice: { professional: ["search-first-week"] },
  },
];
