import type { Ask } from "../ask.ts";

/** Letters are written elsewhere; code, essays and tables are no money questions. */
const elsewhere =
  "```|\\b(?:write|draft|compose) (?:me )?(?:an? |my |the )?(?:\\S+ ){0,4}?(?:e-?mail|letter|message|essay|article|blog|poem|story|script|post)\\b|\\b(?:python|javascript|sql|code|essay|headlines?|blog post|slogan|story|poem|quiz)\\b";

export const moneyAsks: readonly Ask[] = [
  {
    id: "money.scam",
    forms: [
      {
        opens:
          "(?:i (?:got|was|have been|'ve been|think i(?:'m| am| was| got)) |i'?ve been |i just got |i may have been )?(?:scammed|being scammed|defrauded|got scammed|getting scammed|phished)(?! on tv)",
      },
      {
        is: "(?:how (?:do|can) i (?:get my money back (?:from|after) (?:a )?scam\\S*|report a scam)|what (?:do|should) i do if i(?:'ve been| was| got| get)? scammed)(?: .{0,60})?",
      },
      {
        opens:
          "someone (?:stole|used|is using|hacked) my (?:credit card|debit card|card|identity|bank account|bank card)",
      },
    ],
    not: `${elsewhere}|\\b(?:movie|roblox|game skin)\\b`,
    needs: ["scam-paid", "country"],
    advice: { professional: ["scam-now"] },
  },
  {
    id: "money.tax-letter",
    forms: [
      {
        opens:
          "(?:i |we |just )*(?:got|received|have|get) (?:an? |this )?(?:letter|notice|bill|demand|audit)(?: \\S+)? from (?:the )?(?:irs|hmrc|tax (?:office|authority)|cra|ato)|(?:irs|hmrc) (?:letter|notice|audit|bill)",
      },
    ],
    not: "\\b(?:scam|fake|phishing|is this real|legit|template)\\b",
    needs: ["tax-letter-says", "tax-letter-right", "tax-letter-done"],
    advice: { professional: ["rules-deadlines"], concise: ["rules-short"] },
  },
  {
    id: "money.tax",
    forms: [
      {
        opens:
          "(?:can|could|should) (?:i|we) claim (?:back )?(?:for )?(?:my )?(?:mileage|expenses|travel|tools|uniform|home office|working from home)(?= |$)|self[- ]assessment(?= .*\\b(?:owe|sold|vinted|ebay|etsy|hmrc|self[- ]employed|tax)\\b)|i(?:'m| am|m) an? .{3,60} do i (?:need|have) to (?:file|pay|register)",
      },
      {
        opens:
          "(?:do|does|will|must|should|would) (?:i|we|you|a \\p{L}+) (?:have to |need to |get to |be )?(?:pay(?:ing)? |file |report |owe |taxed|charge )(?:any |income |sales |capital gains |state |federal |a )*(?:tax(?:es)?\\b|vat|gst|(?:a )?tax return|on )(?! a (?:monthly|date))",
      },
      {
        thing:
          "(?:income |capital gains |freelance |self[- ]employment |property |inheritance |gift |sales |crypto |small business )*tax(?:es)? (?:tips|advice|help|return help|deductions?|write[- ]?offs?|savings?|questions?)|tax(?:es)?(?= (?:on|for|in|when) (?!toast)\\S+)|vat(?= (?:for|on) )",
      },
      {
        opens:
          "(?:is|are|can i|what can i|what is|what can (?:a|an) \\S+) (?:\\S+ ){0,5}?(?:tax[- ]deductible|tax[- ]free|taxable|taxed|deduct|write off|claim on (?:my )?tax(?:es)?)",
      },
      {
        opens:
          "what (?:do|documents do|papers do) (?:i|we) need to (?:file|do) (?:my |our )?tax(?:es)?|how (?:do|can|should|to|much)(?: i| we)? (?:file|do|pay|reduce|lower|save on|save|declare|report) (?:my |our |own |less |income |capital gains )*(?:tax(?:es)?|tax return|vat|gst)|(?:help (?:me )?)?(?:with )?(?:file|filing|doing|do) my tax(?:es)?(?: return)?|how much tax(?:es)? (?:do|will|would|should) i",
      },
    ],
    not: `\\b(?:vat|tax) on (?:the )?(?:children'?s|kids'?|food|books?|clothes|clothing|shoes|petrol|fuel|alcohol|sugary|tampons|coffee|hot food)\\b|${elsewhere}|\\b(?:marginal tax rates generally|taxi|syntax|taxonomy|excel|formula|calculate tax in|wealth tax pros|carbon tax|should (?:the )?rich|history|cigarettes|attention)\\b`,
    needs: ["country", "tax-income", "tax-work"],
    advice: {
      professional: ["rules-which"],
      concise: ["rules-which"],
      expert: ["rules-official", "tax-records"],
    },
  },
  {
    id: "money.fine",
    forms: [
      {
        opens:
          "(?:how (?:do|can|should|to|would)(?: i| you)? |can i |should i |help (?:me )?(?:to )?)?(?:appeal|contest|dispute|fight|challenge|get out of|appealing|contesting|disputing|fighting) (?:an? |my |the |this )?(?:\\S+ ){0,2}?(?:fines?|tickets?|citation|penalty(?: charge| notice)?|pcn|toll)\\b",
      },
      {
        thing:
          "(?:appeal|objection|dispute)(?= (?:for|of|against|to) (?:an? |my |the )?(?:\\S+ ){0,2}?(?:fine|ticket|citation|penalty charge|pcn)\\b)|(?:parking|speeding|traffic) (?:ticket|fine)(?:s)?(?: (?:appeal|help))?",
      },
      { opens: "i got (?:a|my first|an unfair) (?:\\S+ ){0,2}?(?:ticket|fine|citation|penalty)" },
    ],
    not: "\\bfine print\\b|\\bhow much\\b|```|\\b(?:concert|train tickets?|plane|lottery|jira|support ticket|bug|movie|event|i'?m fine|story|how much is)\\b",
    needs: ["fine-facts", "fine-why", "country"],
    advice: {
      professional: ["fine-order", "fine-true"],
      concise: ["fine-order"],
    },
  },
  {
    id: "money.tenant",
    forms: [
      {
        opens:
          "(?:my|our) (?:landlord|landlady|property manager|letting agent) (?:in|from) (?:[\\p{L}.]+ ){1,2}?(?:wants|won'?t|is|keeps|refuses|raised|says|said|did|has|doesn'?t|can|entered|sold|asks|asked|wrote|sent)",
      },
      {
        opens:
          "(?:can|may|is|does|must|should|could|what if) (?:my |the |a )?(?:landlord|landlady|property manager|letting agent|roommate|flatmate)(?: (?:allowed|legally|just|really))?",
      },
      {
        opens:
          "(?:my )?(?:landlord|landlady|property manager) (?:wants|won'?t|wont|is|keeps|refuses|raised|says|said|did|has|doesn'?t|can|entered|sold)",
      },
      {
        thing:
          "(?:tenants?'?|renters?'?) rights(?: .{0,40})?|eviction (?:notice|rights|help)|rent increase(?: rights| notice| limit)?",
      },
      {
        opens:
          "(?:how (?:do|can|to)(?: i)? |can i |how much does it cost to )?(?:get (?:my |back my |a )(?:security )?deposit|break (?:my|a|the) lease|get out of (?:my|a|the) lease|fight an eviction|sublet my|withhold rent|end my lease|terminate my lease)",
      },
      {
        is: "(?=.*\\b(?:flat|apartment|rent\\p{L}*|landlord|landlady|tenan\\p{L}+|lease|moved out|move out)\\b)(?:security |rental |flat |tenancy )?deposit (?:(?:still )?not (?:returned|paid back|refunded|given back)|not back|kept|withheld|deductions?)(?: .{2,50})?",
      },
      {
        is: "(?:lease (?:break|breaking|end|terminat\\p{L}+)|(?:break|end|terminat)(?:ing|e)? lease) (?:early|fee)(?! (?:car|bmw|audi))(?: .{2,40})?",
      },
    ],
    not: `\\b(?:borrow\\p{L}*|lends?|lending)\\b|\\bwhat to (?:bake|cook|buy|give|bring)\\b|\\bdeposit back (?:from|off) (?:an? |the |my )?(?:\\p{L}+ )?(?:builder|roofer|plumber|shop|company|hotel|contractor|breeder|venue|garage|photographer|caterer|band|airbnb)\\b|\\bsquatters?\\b|${elsewhere}|\\b(?:annoying|noisy|dishes|clean up|tell my|ask my|e-?mail|letter)\\b|\\broommate (?:is|who|agreement)\\b`,
    needs: ["country", "rights-happened", "tenancy-terms"],
    advice: {
      professional: ["rules-deadlines", "rules-free-help"],
      concise: ["rules-short"],
      expert: ["rules-official"],
    },
  },
  {
    id: "money.work-rights",
    forms: [
      {
        opens:
          "(?:can|may|is|does|must|could) (?:my |the |an? )?(?:boss|employer|company|manager|job|workplace)(?: (?:allowed|legally|just|really|make|force|fire|refuse|ask|cut|deny|change|cancel|withhold))",
      },
      {
        thing:
          "(?:employee|worker'?s?|labor|labour|maternity|sick leave|overtime) rights(?: .{0,40})?|unpaid (?:overtime|wages)|notice period(?= (?:for|in|if|when|after))|severance(?: pay)?(?= (?:in|if|after|for|when))",
      },
      {
        opens:
          "(?:my )?(?:boss|employer|company|job) (?:won'?t|wont|didn'?t|didnt|refuses to|isn'?t|doesn'?t|hasn'?t) (?:pay|paying|paid|give me (?:my )?(?:vacation|leave|breaks?|overtime|last|final))",
      },
      {
        opens:
          "(?:how (?:do|can)(?: i)? |can i )(?:get (?:my )?(?:unpaid|last|final|overtime) (?:wages|paycheck|pay)|sue my (?:boss|employer|company)|be fired for|get fired for|claim unemployment)",
      },
    ],
    not: `${elsewhere}|\\b(?:see my|track my|read my|spy|vpn|steve)\\b`,
    needs: ["country", "rights-happened", "work-contract"],
    advice: {
      professional: ["rules-which", "rules-free-help"],
      concise: ["rules-which"],
      expert: ["rules-official"],
    },
  },
  {
    id: "money.consumer",
    forms: [
      {
        opens:
          "(?:how (?:do|can) i|how to|can i) cancel (?:my|our|a|an|the) (?:[\\p{L}-]+ ){0,2}?(?:membership|subscription|contract|free trial|booking|order|insurance)(?=$|[?.!,]| )",
      },
      {
        opens:
          "(?:my (?:\\p{L}+ )?(?:card|account)|i|we)(?: (?:got|was|were|has been|have been|been))? (?:charged|billed|debited|overcharged) (?:twice|double|three times|again|too much|for (?:something|a|an))|(?:they|\\p{L}+) (?:keep|keeps|kept) charging (?:me|us|my card)",
      },
      {
        opens:
          "(?:can i|how (?:do|can) i|how to) (?:get out of|leave|end|break|terminate|quit) (?:my|our|a|the) (?:[\\p{L}-]+ ){0,3}?(?:contract|membership|subscription|plan|agreement|policy)(?! of employment)",
      },

      {
        opens:
          "can i (?:return|get (?:a|my) (?:refund|money)|get (?:my money|a refund)|cancel|claim|demand|chargeback)(?= .{2,80})",
      },
      {
        thing:
          "consumer rights(?: .{0,40})?|warranty rights|flight (?:delay|cancellation) (?:compensation|rights|refund)|airline compensation|compensation(?= for (?:a |my |the )?(?:\\S+ )?(?:delayed|cancell?ed|lost|flight|luggage|delay))",
      },
      { opens: "(?:my )?(?:flight|train) (?:was|got|is) (?:delayed|cancell?ed)" },
      {
        opens:
          "how (?:do|can|to)(?: i)? (?:dispute (?:a|this|the|my) (?:\\p{L}+ )?(?:charge|payment|transaction|bill)|get (?:my money back|a refund|compensation)|take \\S+(?: \\S+)? to small claims|file (?:a )?small claims|do a chargeback|return)(?= (?!(?:to|values?|an?|the) (?:normal|value|list|array|function|json|string|object)\\b)\\S+|$)",
      },
      {
        is: "(?:(?:phone|mobile|gym|internet|broadband|electricity|energy) contract|contract (?:phone|mobile|gym|internet|broadband|electricity|energy)) (?:cancel(?:l?ing|lation)?|end(?:ing)?|terminat\\p{L}+|get(?:ting)? out)(?: (?!(?:letter|email|template)\\b).{2,40})?",
      },
      {
        is: "(?:lost|damaged|missing|late|stolen|delayed) (?:parcel|package|luggage|suitcase|baggage|order)(?= .*\\b(?:refund|compensation|claim|money back)\\b)(?: .{2,60})",
      },
    ],
    not: `\\b(?:vegan|vegetarian|what to do (?:at|for|while|with)|to do for \\d+)\\b|(?:get out of|break|end|leave) (?:my|our|a|the) (?:job|work|employment|rental|tenancy)|${elsewhere}|\\b(?:letter|e-?mail|my landlord|boss|employer|deposit|benefits|tax(?:es)?|function|array|library|git|dependents?|lease|meeting|subscription in|unemployment|from a scam)\\b|\\b(?:mileage|expenses|deduct\\p{L}*|uniform)\\b`,
    needs: ["purchase-what", "rights-want", "country"],
    advice: {
      professional: ["rules-deadlines", "rules-which"],
      concise: ["rules-short"],
    },
  },
  {
    id: "money.legal",
    forms: [
      {
        opens:
          "can an? \\d{1,2}[- ]?(?:year|yr)[- ]olds? (?:legally )?(?:work|drink|drive|marry|stay|live|babysit|travel|buy|rent|vote)",
      },
      { is: "(?:is|are) .{3,60} legal(?:,? (?:if|when|to|in|for|without) .{2,60})?" },
      {
        opens:
          "(?:is|are|was) (?:my|our|the|an?) (?:[\\p{L}-]+ ){0,2}?(?:ex|neighbou?rs?|landlord|boss|employer|school|company|shop|bank|police|council|hoa|wife|husband|parents?|roommate|job|work) (?:legally )?allowed to",
      },
      {
        is: "(?:my |our |the )?neighbou?r'?s? .{3,60} can (?:i|we) .{3,30}",
      },
      {
        opens:
          "(?:i (?:got|have) )?jury (?:duty|service)(?= .*\\b(?:get out|have to|excuse\\p{L}*|postpone|defer|newborn|baby|can i|do i)\\b)",
      },
      {
        opens:
          "(?:is it|would it be|isn't it) (?:il)?legal (?:to|for|if|that)|is it against the law|(?:can|could|may) (?:i|you|we|someone|they) (?:legally|sue|get sued)|do i (?:legally )?have to by law|what are my (?:legal )?rights|am i (?:legally|liable)|how (?:do|can|to)(?: i)? sue|(?:do|should) i (?:need|get|hire) a lawyer",
      },
    ],
    not: `\\b(?:en passant|pinned|offside|move in chess)\\b|\\blegal tender\\b|\\bin (?:some|other|any|many|most|which) (?:countries|states|places)\\b|${elsewhere}|\\b(?:steroids|weed|cannabis|drugs?|guns?|kill|poker|chess|castle|in (?:monopoly|uno|football|soccer|basketball)|offside)\\b`,
    needs: ["country", "rights-happened"],
    advice: { professional: ["rules-which", "rules-free-help"], concise: ["rules-which"] },
  },
  {
    id: "money.budget",
    forms: [
      {
        thing:
          "(?:monthly|weekly|personal|household|family|student|home|college|simple|basic|zero[- ]based|50/30/20|yearly|annual|realistic|couples?)? ?budget(?: plans?| planner| breakdown| categories| advice| help| tips)?(?= (?:for (?:a |an |my |our |the )?(?:[\\p{L}-]+ )?(?:month|family|household|student|couple|single|person|college|teen|living|two|me|us|salary|income|home|year)|with|on (?:a|\\d|[$€£])|plan|to save)\\b|$|[.!?])",
      },
      {
        opens:
          "(?:how (?:do|can|should|to)(?: i| we)? |help (?:me )?(?:to )?|i need to |i want to )?(?:make |create |set up |start |build |manage |plan |stick to )?(?:an? |my |our )?(?:monthly |personal |household |family )?(?:budget|budgeting|manage my (?:money|finances)|handle my money)(?= (?:better|my (?:money|salary|income)|as a|for beginners|when|on a low|on minimum|with)|$|[.!?])",
      },
    ],
    not: `${elsewhere}|\\b(?:marketing|wedding|film|movie|trip|travel|party|event|project|ad|campaign|excel|spreadsheet|template|google sheets|app|federal|government|national|us budget|phones?|laptops?|hotels?|meals?|recipes?|pc|my budget (?:is|was|of|for this)|the budget|on (?:a|my) (?:tight |small |low )?budget|vacation|renovation)\\b`,
    needs: ["budget-figures", "budget-aim"],
    advice: {
      professional: ["budget-adds-up", "budget-slack"],
      concise: ["budget-adds-up"],
    },
  },
  {
    id: "money.save",
    forms: [
      {
        opens:
          "(?:how (?:do|can|should|could|to|would)(?: i| we| you)? |help (?:me )?(?:to )?|(?:the )?(?:best |easy |good |easiest |fastest )?(?:ways?|tips) (?:to|for|on) |what(?:'?s| is) the best way to |i (?:want|need) to )?(?:start )?(?:sav(?:e|ing)|spend(?:ing)?|cut(?:ting)?|lower(?:ing)?|reduc(?:e|ing)) (?:up )?(?:more |some |less |down |enough |a lot of |on )*(?:money|cash|costs|my (?:\\S+ )?(?:bills?|expenses|spending)|bills|for (?:an? |my )?(?:house|home|car|down ?payment|wedding|vacation|college|emergency)|living costs|groceries|(?:the |my )?(?:electric(?:ity)?|heating|energy|gas|water|grocery|phone|internet) (?:bill|costs?))(?! (?:laundering|in sims))",
      },
      {
        opens:
          "how much (?:money )?should (?:i|we) (?:save|put (?:aside|away)|have saved)(?= (?:each|every|a|per|by) |$)",
      },
      {
        thing:
          "(?:money[- ]saving|saving|savings|frugal(?: living)?) (?:tips|ideas|plans?|hacks|challenges?|advice|strategy)",
      },
    ],
    not: `\\bon (?:an? |my |our |the )?(?:\\p{L}+ )?(?:renovation|kitchen|wedding|extension|build|house move|party)\\b|\\b(?:quickbooks|challenges? for kids)\\b|\\bin (?:my|our|the|a) (?:\\p{L}+ )?(?:cafe|caf[eé]|shop|salon|restaurant|farm|bakery|pub|hotel|office|school|club)\\b|\\b(?:electric(?:ity)?|power|gas|energy|heating|water|utility) (?:bills?|costs?)\\b|${elsewhere}|\\b(?:my (?:company|business|startup)|cloud|aws|tokens|gta|daylight|time|life|tax(?:es)?|battery|company)\\b`,
    needs: ["budget-aim", "budget-figures"],
    advice: { professional: ["save-weight"], concise: ["save-weight"] },
  },
  {
    id: "money.debt",
    forms: [
      {
        opens:
          "i (?:owe|have) (?:\\d+|two|three|four|several) (?:credit )?cards?(?= .*\\b(?:first|pay|debt|order)\\b)",
      },
      {
        opens:
          "(?:how (?:do|can|should|could|to|would)(?: i| we)? |help (?:me )?(?:to )?|i need to |i want to |best way to |fastest way to |should i )?(?:get (?:myself )?out of|pay(?:ing)? (?:off|down|back)|consolidate|manage|clear|settle|deal with|refinance) (?:my |our |all |the |a |some )*(?:\\S+ ){0,2}?(?:debts?|credit cards?|student loans?|loans?|car loan|mortgage early|medical bills?)\\b",
      },
      {
        thing:
          "debt (?:payoff |repayment |snowball |avalanche |consolidation |free )?(?:plan|help|advice|strategy|options)|debt (?:snowball|consolidation|settlement)(?= (?:or|plan|for|with))",
      },
      {
        opens:
          "i(?:'m| am|m)? (?:in|have|drowning in|deep in|got|owe) (?:a lot of |too much |so much |huge |credit card |\\S*\\d\\S* (?:in|of|k in) |lots of )*(?:credit card |student |student loan |medical )?debts?\\b|i can'?t (?:pay|afford) my (?:\\S+ )?(?:bills?|debts?|loans?|rent|credit cards?|mortgage)",
      },
      {
        is: "(?:credit card|student loan|store card|overdraft) ?debts? (?:of )?[$€£]?\\d[\\d.,]*k?(?: .{2,40})?",
      },
    ],
    not: `${elsewhere}|\\b(?:national debt|technical debt|tech debt|sleep debt|country|refactor)\\b`,
    needs: ["debt-list", "debt-rates", "debt-left"],
    advice: {
      professional: ["debt-order", "debt-counsel"],
      concise: ["debt-order"],
    },
  },
  {
    id: "money.retire",
    forms: [
      {
        opens:
          "how much (?:money )?(?:should|do|must) (?:i|we) (?:be )?(?:sav(?:e|ing)|put(?:ting)? (?:away|aside|in)|have(?: saved)?|pay(?:ing)?) (?:for|into|in|towards) (?:my |our |a )?(?:retire\\p{L}*|pension|401\\(?k\\)?)(?=$|[?.!,]| )",
      },
      {
        opens:
          "(?:how much (?:money |savings )?(?:do|should|will|would) i (?:need|have|save) (?:to|for|saved for|in) (?:retire(?:ment)?|my retirement|my pension|my 401k)|(?:when |at what age |how (?:do|can|to)(?: i)? |can i |should i )(?:can i |should i |plan for |save for |retire|prepare for )(?:early|retire(?:ment)?|at \\d+)?)(?=$|[.!? ])(?<=retire.{0,24})",
      },
      {
        thing:
          "(?:early )?retirement (?:plan(?:ning)?|savings?|advice|calculator plan)|(?:401\\(?k\\)?|roth ira|pension|superannuation|rrsp) (?:advice|help|options|plan|contributions?)",
      },
    ],
    not: `${elsewhere}|\\b(?:party|speech|card|gift|message|wishes|toast|athlete|did|places?|country|countries|where|city|cities)\\b`,
    needs: ["retire-figures", "retire-life", "country"],
    advice: {
      professional: ["retire-show"],
      expert: ["invest-risk"],
    },
  },
  {
    id: "money.will",
    forms: [
      {
        opens:
          "(?:how (?:do|can|should|would|to)(?: i| we| you)? |help (?:me |us )?(?:to )?|i (?:want|need|have) to |(?:can|could) you help (?:me |us )?)?(?:write|make|draft|prepare|draw up|set up|create|update|change) (?:my|our|a|an) (?:own |last |simple |basic |new |legal )*(?:will(?: and testament)?|testament)(?=$|[?.!,]| (?:in|for|without|as|with|that|and)\\b)",
      },
      {
        opens:
          "(?:do i|should i|when should i) (?:need|have|make|write) a will(?=$|[?.!,]| (?:if|when|even|at|before|with|for)\\b)",
      },
      {
        is: "will (?:update|change|changes|making|writing) (?:after |for |with )?(?:(?:a |my )?(?:second|new|third) marriage|remarri\\p{L}+|step ?(?:children|kids)|unmarried|small kids|new baby|grand ?children)(?: .{2,40})?",
      },
    ],
    not: "\\bfor my (?:\\p{L}+ )?(?:cat|dog|hamster|goldfish|rabbit|horse)\\b|\\blol\\b|\\b(?:story|poem|scene|character|novel|game|script|essay|living will|smart contract|goodbye|song)\\b",
    needs: ["will-who", "will-owned", "country"],
    advice: {
      professional: ["will-valid", "will-lawyer"],
      concise: ["will-valid"],
    },
  },
  {
    id: "money.invest",
    forms: [
      {
        opens:
          "(?:what|which) (?:stocks?|shares?|etfs?|funds?|crypto\\p{L}*|coins?|bonds?) (?:should|do|can) (?:i|we) (?:buy|invest in|get)",
      },
      {
        opens:
          "(?:how (?:do|can|should|could|to|would|much should)(?: i| we| you)? |where (?:do|should|can|to)(?: i)? |(?:what|which) (?:\\S+ )?(?:should|do|can) (?:i|we) |help (?:me )?(?:to )?|should (?:i|we) |is it (?:smart|safe|a good idea|too late|worth it) to |best way to |i (?:want|would like|'d like|need) to )(?:start )?(?:(?:invest|investing|put my (?:money|savings))(?: (?:in|into|some|more|my|a|an|the|bitcoin|crypto|gold|stocks?|shares?|etfs?|tesla|nvidia|index|bonds?|real estate|money|savings|[$€£]?\\d\\S*))*|(?:buy|buying)(?: (?:in|into|some|more|a|an|the|my|first|[$€£]?\\d\\S*))* (?:bitcoin|crypto\\p{L}*|ethereum|gold|silver|stocks?|shares?|etfs?|tesla|nvidia|apple stock|index funds?|bonds?|real estate|funds?))",
      },
      {
        opens:
          "invest(?:ing)? (?:\\S+ ){0,3}?(?:in|for|my|with|as)|(?:best|good|top) (?:\\S+ )?(?:stocks?|etfs?|index funds?|investments?|crypto(?:currency|s)?|funds?|shares) (?:to|for|right now|now|in|under)|(?:investment|investing|stock|crypto|portfolio) (?:advice|tips|ideas|strategy|portfolio|options)",
      },
    ],
    not: `\\b(?:mental health|myself|yourself|relationship|marriage|orchard|allotment)\\b|(?:buy|rent) or (?:rent|buy)|${elsewhere}|\\b(?:sims|stock (?:photo|market history|pot)|candles|livestock|laptop|phone|house|car|shoes|gift|tv|time|pitch|my (?:company|startup|business)|how do i buy a (?!stock|share)|ticket)\\b`,
    needs: ["invest-when", "invest-cushion", "country"],
    advice: {
      professional: ["invest-risk"],
      concise: ["invest-risk"],
    },
  },
  {
    id: "money.insurance",
    forms: [
      {
        opens:
          "(?:do|should|must) (?:i|we) (?:need|get|buy|have|have to have|really need|take) (?:an? |any |some |more |pet |full coverage |travel |life |health |renters? |car |home |gap |dental |flood |disability |term )*(?:insurance|coverage)",
      },
      {
        opens:
          "(?:which|what|what kind of|how much) (?:\\S+ ){0,2}?insurance (?:should|do|is|would|to)|how (?:do|can|should|to)(?: i)? (?:choose|pick|find|get|lower|compare|cancel|switch) (?:an? |my |the |cheap(?:er)? |good |best )*(?:\\S+ )?insurance",
      },
      {
        thing:
          "(?:car|health|life|home|pet|renters?'?|travel|dental|auto|homeowners|liability|term life|disability|motorcycle|boat) insurance(?: (?:advice|help|options|tips))?(?= (?:for|when|as|if|with|advice|help)\\b|$|[.!?])|insurance (?:advice|options)",
      },
    ],
    not: `${elsewhere}|\\b(?:claims?|denied|letter|what is|e-?mail|agent script|sales|sell)\\b`,
    needs: ["insure-what", "insure-have", "country"],
    advice: {
      professional: ["insure-big-first", "insure-gaps"],
      concise: ["insure-gaps"],
    },
  },
  {
    id: "money.claim",
    forms: [
      {
        opens:
          "how (?:do|can|should|to) ?(?:i |we )?get (?:my |our |the |some |his |her )?(?:[\\p{L}]+ ){0,2}?(?:rent|money|deposit|loan|pay|wages|fee|cash)(?: back)? (?:back )?(?:from|off) (?:an? |my |our |the )(?!employer|boss|bank)\\p{L}+",
      },

      {
        opens:
          "(?:how (?:do|can|should|to)(?: i)? |help (?:me )?(?:to )?)?(?:file|appeal|make|fight|dispute) (?:an? |my |the )?(?:denied |rejected )?(?:\\S+ )?(?:insurance )?claim(?:s)?\\b",
      },
      {
        opens:
          "(?:my )?(?:\\S+ )?(?:insurance|insurer|claim) (?:denied|won'?t pay|wont pay|refused|was denied|got denied|rejected|is refusing)",
      },
    ],
    not: `${elsewhere}|\\b(?:thesis|essay|argument|jwt|token|patent|scientific|fact)\\b`,
    needs: ["rights-happened", "country"],
    advice: {
      professional: ["rules-deadlines", "rules-free-help"],
      concise: ["rules-short"],
    },
  },
  {
    id: "money.credit-score",
    forms: [
      {
        opens:
          "(?:how (?:do|can|should|to|could)(?: i)? |help (?:me )?(?:to )?|ways to |best way to )?(?:improve|raise|build|fix|boost|increase|repair|rebuild|check|establish) (?:my |your |a |up my )?(?:good )?credit(?: score| rating| history)?(?=$|[.!?]| (?:fast|quickly|after|from|score|without|as|in|with|to|at|by|for)\\b)",
      },
      { thing: "credit score(?: (?:tips|help|advice))?(?= (?:for|after|tips|help)|$|[.!?])" },
    ],
    not: `${elsewhere}|\\b(?:model|dataset|predict)\\b`,
    needs: ["credit-why", "country"],
    advice: { professional: ["credit-quickest"] },
  },
  {
    id: "money.afford",
    forms: [
      {
        opens:
          "(?:how much|what) (?:of an? )?(?:house|home|apartment|mortgage|loan|car|rent)(?: payment| price)? can (?:i|we) (?:afford|get|pay)|how much (?:should|can|do) (?:i|we) (?:spend|pay) (?:on|for|in) (?:an? |my |our )?(?:new |used |first )?(?:house|home|rent|car|mortgage)(?=$|[.!?,]| (?:on|with|if|in|per|a|when|and)(?!\\p{L}))",
      },
    ],
    not: elsewhere,
    needs: ["budget-figures", "afford-saved", "country"],
    advice: { professional: ["rentbuy-show"] },
  },
  {
    id: "money.loan",
    forms: [
      {
        opens:
          "(?:how (?:do|can|should|to|could)(?: i| we)? |can (?:i|we) |should (?:i|we) |help (?:me )?(?:to )?|where can i )(?:get|apply for|take out|take|qualify for|refinance|afford|borrow) (?:an? |my |our |the |some )*(?:\\S+ )?(?:mortgage|loan|home loan|personal loan|car loan|money (?:fast|from)|house)\\b",
      },
      {
        opens: "how (?:do|can) i buy (?:a|my first) (?:house|home)",
      },
      {
        thing:
          "(?:mortgage|car loan|home loan|personal loan|first[- ]time home ?buyer) (?:advice|help|tips|options)",
      },
    ],
    not: `${elsewhere}|\\b(?:pay off|payoff|student loans? forgive\\p{L}*|library|calculator|class|python|plant|guest|doll|insurance)\\b`,
    needs: ["loan-sum", "budget-figures", "country"],
    advice: { professional: ["loan-total"] },
  },
  {
    id: "money.rent",
    forms: [
      {
        opens:
          "(?:(?:how (?:do|can|should|would|could) (?:i|we)|how to|help me(?: to)?|i want to|tips (?:to|for)) )?(?:negotiat(?:e|ing)|lower(?:ing)?|reduc(?:e|ing)|get a lower|bring(?:ing)? down) (?:my|our|the|a lower|lower)? ?(?:monthly )?rent(?:al price)?(?! (?:car|a car|roll|stabil\\p{L}*|seeking))",
      },
    ],
    not: "```|\\b(?:e-?mail|letter|message|essay|policy|law in|car|excel|spreadsheet)\\b",
    needs: ["rent-figures", "rent-case"],
    advice: { professional: ["rent-words"], concise: ["rent-words"] },
  },
  {
    id: "money.contract-check",
    forms: [
      {
        opens:
          "(?:help me (?:understand|read)|review|check|look over|read|explain|understand|go through|look at|what does|analy[sz]e) (?:my|this|the) (?:\\S+ ){0,2}?(?:contract|lease|rental agreement|nda|agreement|clause|terms of (?:my|the|this))\\b",
      },
      {
        opens:
          "(?:is (?:this|my)|are these) (?:\\S+ ){0,2}?(?:contract|lease|clause|non-?compete|terms|agreement) (?:legal|fair|valid|enforceable|normal|okay|ok)",
      },
    ],
    not: "```|\\b(?:smart contract|solidity|api contract|interface|grammar|proofread|search terms|terms of the series)\\b",
    onMaterial: true,
    needs: ["contract-paste", "contract-side", "country"],
    advice: {
      professional: ["contract-worst-first", "contract-flag"],
      concise: ["contract-worst-first"],
    },
  },
  {
    id: "money.terms",
    forms: [
      {
        thing:
          "(?:terms (?:and|&) conditions|terms of (?:service|use)|privacy (?:policy|policies|notice)|cookie (?:policy|notice|banner text)|disclaimers?|(?:liability )?waivers?|photo (?:release|consent)(?: form)?|consent forms?|imprint|impressum)",
      },
    ],
    not: "```|\\b(?:what is|what's|how does|read|summari[sz]e|explain|translate|review|check|google'?s|facebook'?s|this|openai'?s|medical|tuition|fee waiver|player|football|fantasy)\\b",
    needs: ["terms-what", "terms-data", "country"],
    advice: {
      professional: ["contract-plain", "terms-flag"],
      concise: ["terms-flag"],
    },
  },
  {
    id: "money.contract",
    forms: [
      {
        thing:
          "(?:(?:freelance|service|rental|lease|employment|photography|roommate|loan|sales|partnership|nanny|babysitting|cleaning|consulting|work|business|simple|construction|sublease|car sale|wedding|collaboration|artist|band|independent contractor|tenancy|purchase|non-?disclosure|confidentiality|payment|settlement|prenuptial|operating|room rental|pet|photo)[ -]?)+(?:contracts?|agreements?)(?: template)?|ndas?(?: (?:template|form|agreement))?|contracts?(?= (?:for|between) (?:a |an |my |me |two |the |renting|selling|freelance |work |services?)\\S*)|ndas?|non-?disclosure agreement|bill of sale|promissory note|iou|prenup",
      },
    ],
    not: "\\b(?:meaning|stands? for|definition|difference)\\b|\\b(?:chores|allowance|screen time|behaviou?r|my kids|my teenager|my children|santa)\\b|```|\\b(?:solidity|smart contracts?|ethereum|phone|cell|verizon|what is|what's|how does|bridge|muscle|review|check|explain|break|cancel|read|understand|sign|this (?:contract|agreement|lease)|my (?:lease|contract)|social contract|paris agreement|trade agreement|nfl|player'?s?|subject[- ]verb agreement|noun|api|die|died|dying|ill)\\b",
    needs: ["contract-parties", "contract-side", "country"],
    advice: {
      professional: ["contract-plain", "contract-flag"],
      concise: ["contract-flag"],
    },
  },
  {
    id: "money.immigration",
    forms: [
      {
        opens:
          "(?:how (?:do|can|should|to|could)(?: i| we| you)? |can (?:i|we) |what do i need to |help (?:me )?(?:to )?|i want to |where do i )(?:get|apply for|renew|extend|obtain|become|qualify for|change|sponsor|bring) (?:an? |my |the |for )*(?:\\S+ ){0,2}?(?:work visa|student visa|spouse visa|visa|green card|work permit|residence permit|residency|citizenship|citizen|permanent residen(?:t|ce|cy)|dual citizenship|asylum|h-?1b|passport)\\b",
      },
      {
        thing:
          "(?:work|student|spouse|family|fianc[eé]e?|partner|digital nomad|golden|skilled worker|retirement|job seeker|marriage|investor)[ -]visas?(?: (?:requirements?|application|options|help|documents))?(?: (?:uk|usa?|canada|germany))?|green card (?:application|process|options|interview|help)|(?:citizenship|immigration|naturalization) (?:application|process|requirements?|options|help|advice)",
      },
      {
        opens:
          "how (?:do|can|to)(?: i| we)? (?:immigrate|emigrate|move legally|move permanently) to",
      },
    ],
    not: `\\bpassport for (?:a |my |our |the )?(?:newborn|baby|child|son|daughter|dog|cat|kid)\\b|\\bvisa for (?:a |my |our )?(?:dog|cat)\\b|${elsewhere}|\\b(?:tourist|visa card|visa debit|gift card|credit card|citizen science|letter|invitation|vacation|layover|transit|photo|history of|senior citizen|better citizen|game|drop|passport photo|packing)\\b`,
    needs: ["immigrate-way", "immigrate-ground"],
    advice: {
      professional: ["immigrate-check"],
      expert: ["rules-free-help"],
    },
  },
];
