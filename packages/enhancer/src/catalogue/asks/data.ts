import type { Ask } from "../ask.ts";

const sheet =
  "(?:ms excel|microsoft excel|excel|google ?sheets?|spreadsheets?|sheets|libreoffice(?: calc)?)";

const how = "how (?:do i|do you|do u|to|can i|would i|should i|could i|can we|do we)";

/** Cells, charts and tables of another kind, and lessons about them. */
const noData =
  "\\b(?:sheet music|bed sheets?|baking sheet|cheat ?sheets?|balance sheet|worksheets?|fact sheet|spread ?sheet course|learn|get better at|certificat\\p{L}*|resume|interview questions|get a job)\\b";

const test =
  "(?:t[- ]?tests?|anova|manova|ancova|chi[- ]?squared?(?: test)?|mann[- ]?whitney(?: u)?(?: test)?|wilcoxon(?: test)?|kruskal[- ]?wallis(?: test)?|fisher(?:'?s)?(?: exact)? test|(?:linear|logistic|multiple|poisson) regression|regression analysis|pearson(?:'?s)? correlation|spearman(?:'?s)?(?: correlation)?|correlation analysis|factor analysis|power analysis|z[- ]test|f[- ]test)";

/** Tables, queries, charts and figures. */
export const dataAsks: readonly Ask[] = [
  {
    id: "data.sheet-basics",
    forms: [
      {
        does: `${how} (?:freeze|unfreeze|merge cells|unmerge|wrap|sort|filter|hide|unhide|print|insert|delete|add (?:a|up)|lock|protect|sum|average|round|remove|transpose|rename|copy|drag|change|highlight|make a drop ?down|create a drop ?down|add a drop ?down|make columns|start a new line|multiply|divide|subtract)`,
        to: `(?:in|on|from|with) (?:an? |my |the )?${sheet}`,
      },
      { thing: `${sheet} (?:keyboard )?shortcuts?` },
      {
        opens: `(?:freeze|merge|wrap|sort|hide|remove duplicates|transpose|lock)(?: \\S+){0,5} in (?:${sheet})`,
      },
      {
        is: `${sheet} (?:freeze|merge cells|remove duplicates|highlight duplicates|sort|filter|transpose|wrap text|lock|hide|split (?:cells?|names?|columns?)|page break|print area) (?!not\\b|error|coffee).{2,40}`,
      },
    ],
    not: `${noData}|\\b(?:formula|vba|macros?|automatic\\p{L}*|if|files|workbooks|multiple|criteria|script|python|every|chart|graph|pivot)\\b`,
    needs: [],
  },
  {
    id: "data.formula-broken",
    forms: [
      {
        opens: `(?=.*\\b(?:excel|sheets?|vlookup|xlookup|sumifs?|countifs?|index match|importrange|formula|cells?|pivot|conditional)\\b)(?:(?:why (?:is|does|doesn'?t|isn'?t|won'?t)|help|fix) )?(?:(?:my|this|the|an?) )?(?:${sheet} )?(?:(?:vlookup|xlookup|hlookup|sumifs?|countifs?|index match|if|averageifs?|importrange|query|arrayformula) )?(?:formulas?|functions?|vlookup|xlookup|sumifs?|countifs?|index match|importrange|conditional formatting|pivot tables?)(?: (?:is|are|in \\S+(?: \\S+)?|keeps?|always|just|still)){0,2} (?:not \\p{L}+|(?:doesn'?t|isn'?t|won'?t|don'?t|does not) \\S+|returns?|returning|gives?|giving|shows?|showing|wrong|broken|errors?|#\\S+|say(?:s|ing))`,
      },
      {
        opens:
          "(?:fix|correct|what(?:'?s| is) wrong with)(?: (?:my|this|the|an?))? (?:(?:excel|google sheets?|sheets|spreadsheet) )?(?:formula|vlookup|xlookup|sumifs?|countifs?|index match|if formula)s?",
      },
      {
        opens: `(?:vlookup|xlookup|sumifs?|countifs?|index match|${sheet})(?: formula)? (?:(?:vlookup|xlookup|sumifs?|countifs?|index match) )?(?:#?(?:n\\/?a|ref|value|name|div\\/?0|spill) )?(?:errors?|returns?|not working|showing|shows|says|gives|#\\S+|n/a)`,
      },
      {
        opens:
          "(?:why (?:am i getting|do i get|does \\S+ (?:say|show|return))|getting|i get|i keep getting) (?:an? |the )?(?:#(?:n/a|ref|value|name|div|spill|num)\\S*|value error in excel|(?:\\S+ ){0,2}error in (?:my )?(?:excel|google sheets?|spreadsheet))",
      },
    ],
    not: `\\bpivot\\b|${noData}|\\b(?:won'?t|not|doesn'?t|can'?t) (?:open|print|save|load|start)(?:ing)?\\b|\\b(?:baby|infant|hydraulic|vba|macros?|python|pandas)\\b|#{3,}`,
    needs: ["formula-now", "formula-reads", "sheet-program"],
    advice: {
      professional: ["formula-cause"],
      concise: ["formula-cause-short"],
      expert: ["formula-gaps"],
    },
    onMaterial: true,
  },
  {
    id: "data.macro",
    forms: [
      {
        thing:
          "(?=.*\\b(?:excel|word|outlook|sheets?|cells?|rows?|columns?|workbooks?|vba)\\b)(?:excel |google sheets? |sheets |outlook |word )?(?:vba|macros?)(?: (?:macros?|code|scripts?|subs?|functions?|programs?))?|vba|(?:google )?apps? scripts?|(?:excel|google sheets?|sheets) (?:scripts?|code)|visual basic (?:macro|script|code|program)s?",
      },
      {
        does: how,
        to: "(?:in|with|using|from) (?:an? )?(?:excel )?(?:vba|macros?|(?:google )?apps? script)(?: \\S+)?",
      },
      { opens: `(?=.*\\b(?:macro|vba)\\b)in ${sheet},? how` },
    ],
    not: `^(?:in (?:microsoft )?excel,? )?how (?:do|to|can|would)\\b.*\\bfrom (?:a |an |the )?vba\\b|${noData}|^(?:what (?:is|are|does)|explain|fix|debug|enable|disable)\\b|\\b(?:lens|photography|calories|protein|economics|not working|security|keyboard macro|mouse|error)\\b`,
    needs: ["macro-touches", "macro-starts", "sheet-program"],
    advice: {
      professional: ["macro-copy-first"],
      technical: ["macro-copy-first", "macro-reach"],
      concise: ["macro-short"],
      expert: ["macro-reach"],
    },
  },
  {
    id: "data.pivot",
    forms: [
      { thing: "pivot ?(?:tables?|charts?)" },
      { opens: `(?:${how}|help|help me) (?:\\S+ ){0,4}pivot ?tables?` },
      { is: "pivot ?tables? (?:help|question|please|pls)" },
    ],
    not: `${noData}|^(?:what (?:is|are)|explain)\\b|\\b(?:error|not (?:working|updating|refreshing)|python|pandas|wrong|sql)\\b`,
    needs: ["pivot-question", "pivot-columns", "sheet-program"],
    advice: {
      professional: ["pivot-fields"],
      concise: ["pivot-short"],
      expert: ["pivot-check"],
    },
  },
  {
    id: "data.sql",
    forms: [
      {
        thing:
          "(?:sql|mysql|postgres(?:ql)?|sqlite|oracle|t-?sql|sql server|bigquery|snowflake|mongodb|mongo|spark sql|pl/sql|select|soql|kql)(?: \\S+){0,2} (?:quer(?:y|ies)|statements?|code|scripts?|joins?|views?|triggers?|procedures?|functions?|commands?)|sql|stored procedures?|(?:database|analytics|reporting) quer(?:y|ies)",
      },
      { thing: "quer(?:y|ies)(?= (?:for|to|that|which|with|by|of) )" },
      {
        does: how,
        to: "(?:in|with|using) (?:an? )?(?:sql|mysql|postgres\\p{L}*|sqlite|bigquery|snowflake|oracle|sql server|t-?sql|mongodb)",
      },
      { opens: "in (?:sql|mysql|postgres\\p{L}*|sqlite|bigquery|sql server),? how" },
      {
        is: "sql (?:count|sum|average|group by|left join|join|latest|top \\d+|running total|rank|pivot) (?!(?:not|error|meaning|vs|tutorial)\\b).{3,50}",
      },
    ],
    not: "^(?:(?:please|can you|could you) )*(?:explain|fix|debug|optimi[sz]e|review|convert|translate|rewrite|learn|install|what (?:is|are|does)|compare|teach)\\b|\\b(?:literary|agents?|publisher|google search|search engine|slow(?:er)?|faster|optimi[sz]\\p{L}*|errors?|not working|meaning|tutorial|course|interview questions|cheat ?sheet|inject\\p{L}*|vs|difference|best|install\\p{L}*|connect|schemas?|boolean search|media quer\\p{L}+|css|backup|python|java|php|c#|node|scripts|table creation|creat(?:e|ing) tables?|seed(?:ing)?)\\b|\\b(?:beginners?|homework)\\b",
    needs: ["sql-tables", "sql-counts", "sql-database"],
    advice: {
      professional: ["sql-assumed"],
      technical: ["sql-assumed", "sql-double"],
      concise: ["sql-short"],
      expert: ["sql-index"],
    },
  },
  {
    id: "data.tracker",
    forms: [
      {
        thing:
          "(?:ms excel|microsoft excel|excel|google ?sheets?|spread ?sheets?)(?: (?:files?|sheets?|workbooks?|tables?))?(?= (?:for|of) (?:my|our|the) (?!(?:[\\p{L}'-]+ )?(?:formula|macro|test|exam|interview|course|certificate)\\b)\\p{L}+)",
      },

      {
        thing:
          "(?:(?:ms excel|microsoft excel|excel|google ?sheets?|google doc|spread ?sheets?|sheets?)(?: (?:files?|sheets?|workbooks?|tables?))?)(?= (?:to|for) (?:track(?:ing)?|keep(?:ing)?|log(?:ging)?|record(?:ing)?|count(?:ing)?|see|organi[sz](?:e|ing)|manag(?:e|ing)|plan(?:ning)?|split(?:ting)?|list(?:ing)?|book(?:ing)?|score|scoring|note|noting) )",
      },

      {
        thing: `${sheet} (?:\\S+ ){0,3}?(?:trackers?|templates?|logs?|planners?|timesheets?|invoices?|calendars?|budgets?|schedules?)(?: templates?)?|(?:trackers?|tracking sheets?|timesheets?|logs?|planners?|budgets?|templates?)(?=.*\\b(?:excel|google sheets?|spreadsheet)\\b)|tracking (?:spread)?sheets?|time ?sheet templates?|(?:\\S+ )?spreadsheets?(?: templates?)?(?= (?:to|for|that|with|where|which|in)\\b|$)`,
      },
      {
        made: `${sheet}(?: (?:files?|sheets?|workbooks?|tables?))?(?= (?:to|for|that|with|where|which) )|(?:expense|inventory|job application|mileage|attendance|bill|sales|time|stock|hours|project) trackers?`,
      },
      {
        is: "(?:make |create |build )?(?:an? )?(?:\\S+ ){1,4}(?:trackers?|systems?|logs?|templates?|planners?)(?: in| with| using| for)? (?:excel|google sheets?|spreadsheet)",
      },
      {
        opens: `(?=.*\\b(?:excel|google sheets?|spreadsheet)\\b)(?:${how}|what(?:'?s| is) the (?:\\S+ )?way to|(?:the )?(?:easiest|best|simplest) way to|i (?:want|need) to) (?:best |easily )?(?:track|keep track of|log|record|manage|organi[sz]e)`,
      },
    ],
    not: `${noData}|^(?:(?:please|can you|could you) )*(?:fix|clean|analy[sz]e|explain|convert|merge|combine|compare|check|review|sort|format|what (?:is|are)|find)\\b|\\b(?:apps?|python|react|code|vba|macros?|script|formulas?|error|not working|function|gps|fitness tracker|dashboard|pivot|slow)\\b|\\b(?:boss|interview)\\b|\\bfor invoices?\\b|\\binvoice templates?\\b`,
    needs: ["tracker-row", "tracker-result", "sheet-program"],
    advice: {
      professional: ["tracker-columns"],
      technical: ["tracker-columns", "tracker-checks"],
      concise: ["tracker-short"],
      expert: ["tracker-simple", "tracker-checks"],
    },
  },
  {
    id: "data.combine",
    forms: [
      {
        opens: `(?:(?:${how}|help me|i (?:want|need) to) )?(?:combine|merge|join|consolidate|append|stack|compare|match|reconcile|find (?:the )?(?:differences?|duplicates|matches) between) (?:the |my |these |all )?(?:\\S+ )?(?:two|2|three|3|multiple|several|both|many|different)? ?(?:\\S+ )?(?:excel|csv|google sheets?|spreadsheets?|worksheets|workbooks|sheets|lists|columns|data ?frames|datasets|data ?sets|tables)(?: (?:files?|sheets?|columns|lists|tables))?`,
      },
    ],
    not: `${noData}|\\b(?:bucket|guest lists|google sheets (?:vs|and) excel|excel (?:vs|and|or|to|with) (?:google|airtable|python)|vs|which is better|mailing list software|periodic|sql|pdfs?|write|code|script)\\b|\\b(?:poem|party|contents|ikea|kitchen)\\b`,
    needs: ["combine-match", "combine-result", "data-tool"],
    advice: {
      professional: ["combine-unmatched"],
      concise: ["combine-short"],
    },
  },
  {
    id: "data.formula",
    forms: [
      {
        thing:
          "formulas?(?= (?:to|that|which|for) (?:count(?:s|ing)?|sum(?:s|ming)?|add(?:s|ing)? up|split(?:s|ting)?|look(?:s|ing)? up|highlight(?:s|ing)?|show(?:s|ing)?|find(?:s|ing)?) (?:[\\p{L}\\d]+ ){0,4}?(?:dates?|cells?|duplicates?|rows?|columns?|names?|blanks?|unique|text|hours|days between|weekdays|workdays))",
      },

      {
        thing: `${sheet}(?: \\S+){0,2} (?:formulas?|functions?|calculations?)|(?:ms )?excel(?: \\S+)? formulas?|formulas?(?=.*\\b(?:excel|google sheets?|spreadsheet|cells?|columns?|rows?)\\b)|(?:vlookup|xlookup|hlookup|sumifs?|countifs?|index match|averageifs?|arrayformula|importrange|nested if|dax|power ?bi)(?: (?:formulas?|functions?|measures?|rules?))?|conditional formatting(?: rules?)?`,
      },
      {
        does: `${how}|help me|what(?:'?s| is) the formula (?:to|for)|is there a way to|formula (?:to|for)|calculate|count|sum|add|filter|find|help`,
        to: `(?:in|on|using|with) (?:an? |my |the )?${sheet}`,
      },
      { opens: `in ${sheet},? (?:how|what formula|is there)` },
      {
        is: `(?:${sheet}|vlookup|xlookup|sumifs?|countifs?|index match) (?:help|question|problem)(?: please| pls)?|${how} (?:use|do|write) (?:an? )?(?:vlookup|xlookup|sumifs?|countifs?|index match|nested if|if formula)s?(?: .{0,60})?`,
      },
      {
        is: `${sheet} (?:sumifs?|sum|count(?:ifs?)?|average(?:ifs?)?|look ?up|vlookup|xlookup|subtract|days between|percentage|rank|round|split|highlight) (?:by|if|per|only|across|from|between|with|where|over|rows|cells|dates|names|values|increase|change|two|multiple)(?: .{2,60})?`,
      },
      {
        is: `${sheet} (?:dependent )?drop ?-?downs?(?: list)? (?:depend\\p{L}*|based|linked|from) .{2,50}`,
      },
    ],
    not: `${noData}|^(?:what (?:is|are|does)|explain|fix|correct|whats wrong)\\b|\\bmore efficient\\b|\\b(?:vba|macros?|scripts?|charts?|graphs?|plots?|pivot|dashboard|track|trackers?|templates?|not (?:working|updating)|wrong|returns? #|errors?|#n/a|deletes?|delete|remove|merge two|combine|compare two|python|pandas|clean|analy[sz]e|invoice|timesheet|calendar|vs|open|import|connect|undo|redo|shortcuts?|freeze|print|save|wrap text)\\b|\\b(?:coffee|beds?)\\b|\\breports?\\b`,
    needs: ["formula-cells", "formula-result", "sheet-program"],
    advice: {
      professional: ["formula-copy"],
      technical: ["formula-copy", "formula-gaps"],
      concise: ["formula-short"],
      expert: ["formula-gaps", "formula-older"],
    },
  },
  {
    id: "data.dashboard",
    forms: [
      { thing: "dashboards?(?: (?:designs?|layouts?|templates?|mock ?ups?))?" },
      {
        opens: `${how} (?:make|build|create|design|set up) (?:an? |my |our |the )?(?:\\S+ ){0,3}dashboards?`,
      },
    ],
    not: `^(?:what (?:is|are)|explain|clean|fix)\\b|\\b(?:car|cam|warning|lights?|react|vue|angular|html|css|tailwind|next\\.?js|bootstrap|admin|honda|ford|toyota|dust|vehicle|truck|not (?:working|loading)|best|log ?in|slow)\\b`,
    needs: ["dashboard-decides", "dashboard-figures", "dashboard-tool"],
    advice: {
      professional: ["dashboard-few"],
      technical: ["dashboard-few", "dashboard-defs"],
      concise: ["dashboard-short"],
      expert: ["dashboard-compare", "dashboard-defs"],
    },
  },
  {
    id: "data.chart",
    forms: [
      {
        thing:
          "(?:bar|line|pie|scatter|column|area|bubble|radar|combo|waterfall|stacked bar|box|violin)(?: and \\S+)? (?:charts?|graphs?|plots?)|histograms?|heat ?maps?|scatter ?plots?|box ?plots?|choropleth(?: maps?)?|(?:excel|google sheets?|matplotlib|ggplot2?|seaborn|plotly|d3|tableau|python|r) (?:charts?|graphs?|plots?|visuali[sz]ations?)|data visuali[sz]ations?|(?:charts?|graphs?)(?= (?:for|of|from|to show|showing|in|with|that) )",
      },
      {
        is: "(?:make|create|draw|build|generate)(?: me)? (?:an? )(?:simple |nice )?(?:chart|graph)",
      },
      {
        opens:
          "what (?:chart|graph|plot|visuali[sz]ation)s? (?:is|are|would be) (?:best|good|right)",
      },
      {
        opens:
          "(?:which|what)(?: (?:kind|type|sort) of)? (?:charts?|graphs?|visuali[sz]ations?|plots?)(?: type)? (?:should i|do i|to use|is best|works|would|for|can i)",
      },
      {
        opens: `(?:(?:${how}|what(?:'?s| is) the best way to) )?(?:visuali[sz]e|chart|graph|plot) (?:my|this|these|the|our|some)? ?(?:\\S+ ){0,2}?(?:data|results?|figures|numbers|survey|sales|dataframe|csv|responses|time series|expenses|columns?)`,
      },
      {
        opens: `${how} (?:make|create|draw|build|add) (?:an? |my |the )?(?:\\S+ ){0,2}?(?:charts?|graphs?|histogram|plot)(?= (?:in|with|using|for|of|from) |$)`,
      },
    ],
    not: `^(?:what (?:is|are) (?:a|an|the difference)|explain|interpret|describe|read|fix)\\b|\\b(?:gantt|flow ?charts?|org(?:ani[sz]ation(?:al)?)? charts?|birth|natal|chores?|rewards?|size charts?|seating|chords?|star chart|behaviou?r chart|anchor|growth chart|colou?r chart|feelings|crypto|stock charts?|conversion|pros and cons|comparison chart|accounts|parabola|equation|slope|derivative|asymptot\\p{L}*|y ?=|f\\(x\\)|x\\^2|sine?|cos(?:ine)?|graph (?:theory|paper|database|neural|algorithm\\p{L}*|traversal)|directed|knowledge graph|nodes?|vertices|novel|story|movie|billboard|music chart|best (?:selling|charts?)|write code|learn\\p{L}*)\\b|\\b(?:potty|gods|kings|queens|vocal|moon|phones|family tree|reading chart|for kids)\\b|\\bcharts in the \\d|\\by ?= ?|\\b(?:star signs|zodiac|horoscope)\\b|\\bcharts? (?:vs|versus|or) `,
    needs: ["chart-says", "chart-data", "data-tool"],
    advice: {
      professional: ["chart-type-why"],
      technical: ["chart-type-why", "chart-title"],
      concise: ["chart-short"],
      expert: ["chart-mislead"],
    },
  },
  {
    id: "data.statistics",
    forms: [
      {
        opens:
          "(?:which|what)(?: (?:kind|type|sort) of)? (?:statistical|stats?|statistics|hypothesis|significance) (?:tests?|analys[ie]s|method)",
      },
      { opens: `(?:should i (?:use|do|run) (?:an? )?)?${test} or (?:an? )?(?:${test}|\\p{L}+)` },
      {
        opens: `(?:${how}|help(?: me)?(?: with)?|help with) (?:run|do|perform|conduct|calculate|report|set up|choose|pick|interpret)? ?(?:an? |my |the |two[- ]way |one[- ]way |paired |independent )*(?:${test}|statistical (?:tests?|analysis)|sample size)`,
      },
      {
        thing: `statistical (?:tests?|analys[ie]s)(?: plan)?|hypothesis tests?|(?:${test})(?= (?:on|for|of|with|using|between|in) )|sample size(?: calculation)?(?= for)|a/?b test (?:analysis|significance|results)`,
      },
      {
        opens: `(?:do|run|perform|interpret) (?:an? |my |the |this )?(?:\\S+ )?(?:${test}|regression)(?= (?:on|for|of|output|results?|table|with|in) ?|$)`,
      },
      {
        opens:
          "(?:how (?:many (?:participants|respondents|responses|subjects|people|samples)|(?:large|big)(?: of)? a sample)(?: size)? do i need|what sample size)",
      },
      {
        opens:
          "(?:is|are) (?:this|my|the|these) (?:result|difference|increase|results|findings|a/?b test)s? (?:statistically )?significant",
      },
    ],
    not: "\\binterpret\\p{L}*\\b|^(?:what (?:is|are) (?:an? |the difference)|what(?:'?s| is) (?:a|an)\\b|explain|define)\\b|\\b(?:best|vs|difference between|party|wedding|learn|course|code|function|visa|from scratch|history of)\\b|\\bof character\\b|\\bhomework\\b",
    needs: ["stats-compare", "stats-measure", "stats-sample"],
    advice: {
      professional: ["stats-name-first"],
      technical: ["stats-name-first", "stats-instead"],
      concise: ["stats-short"],
      expert: ["stats-effect", "stats-instead"],
    },
  },
  {
    id: "data.clean",
    forms: [
      {
        opens: `(?:(?:${how}|help me|i (?:want|need) to) )?(?:clean|tidy|dedupe|deduplicate|standardi[sz]e|format|reformat)(?: up)?(?: (?:my|this|the|our|these|some|a|an))?(?: \\S+){0,3}? (?:data|dataset|data ?set|spreadsheet|csv(?: file)?|excel (?:sheet|file|data)|database|records|mailing list|contact list|customer list|column|dataframe)(?=$| (?:in|for|with|using|from|that|please|pls|which|of|file)|[:.!?])`,
      },
      {
        thing:
          "data clean(?:ing|up)(?: (?:steps|plan|process))?|messy (?:data|spreadsheet|csv|excel)(?: \\S+)?",
      },
      {
        opens:
          "(?:remove|find|delete|get rid of) (?:the |all )?(?:duplicates?|blank rows|empty rows|outliers|missing values)(?: \\S+){0,2}? (?:from|in) (?:my|this|the|a|our) (?:\\S+ )?(?:data|list|dataset|csv|sheet|spreadsheet|excel|table|dataframe|column)",
      },
    ],
    not: "^(?:what (?:is|are)|explain|write|why)\\b|\\b(?:format (?:a|my) (?:usb|drive|disk)|citation|code|script|function|keyboard|dust|machine|sql|photos?|music)\\b",
    needs: ["data-clean-mess", "data-rows", "data-tool"],
    advice: {
      professional: ["data-clean-keep"],
      technical: ["data-clean-keep", "data-clean-doubt"],
      concise: ["data-clean-short"],
      expert: ["data-clean-doubt"],
    },
    onMaterial: true,
  },
  {
    id: "data.sample",
    forms: [
      {
        made: "(?:sample|dummy|mock|fake|test|synthetic|example|fictional|made[- ]up) (?:data(?: ?sets?)?|csv(?: files?)?|records|customers?|user data|users|json(?: data)?|rows|tables?)",
      },
      { thing: "(?:dummy|mock|fake|synthetic|sample) (?:data(?: ?sets?)?|csv)" },
    ],
    not: "^(?:what (?:is|are)|explain|find|where|analy[sz]e|get)\\b|\\b(?:free|download|code|script|function|id cards?|passport|credit card|ssn|best|library|faker)\\b|\\bsoil\\b",
    needs: ["sample-columns", "sample-size", "sample-odd"],
    advice: { professional: ["sample-fit"], concise: ["sample-short"] },
  },
  {
    id: "data.predict",
    forms: [
      {
        made: "(?:prediction|predictive|machine learning|ml|deep learning|classification|regression|forecast(?:ing)?|neural network|recommendation|recommender|sentiment analysis|fraud detection|churn) (?:models?|systems?|pipelines?|networks?|engines?)|neural networks?(?= (?:to|that|for|in))|classifiers?(?= (?:to|that|for|in))",
      },
      {
        thing:
          "(?:sales|revenue|demand|churn|house price) (?:forecasts?|predictions?)(?: models?)?",
      },
      {
        opens: `(?:(?:${how}|i (?:want|need) to|help me) )?(?:predict|forecast) (?:my |our |the |next |future )?(?:\\S+ ){0,2}?(?:sales|revenue|demand|house prices?|churn|energy (?:use|consumption)|inventory)`,
      },
      {
        opens: `(?:(?:${how}|i (?:want|need) to|help me) )?(?:train|fine[- ]?tune) (?:an? |my |the )?(?:\\S+ ){0,3}(?:model|classifier|network|llm|yolo\\S*|bert)`,
      },
    ],
    not: "^(?:what (?:is|are)|explain|compare)\\b|\\b(?:weather|horoscope|lottery|world cup|train station|toy|runway|best|learn|role model|fashion|train(?:ed|ing) (?:a )?dog|code review|essay|business plan)\\b|\\brailway\\b",
    needs: ["predict-target", "predict-data", "predict-use"],
    advice: {
      professional: ["predict-baseline"],
      technical: ["predict-baseline", "predict-test"],
      concise: ["predict-short"],
      expert: ["predict-leak", "predict-test"],
    },
  },
  {
    id: "data.analyse",
    forms: [
      {
        opens: `(?:(?:${how}|help me|i (?:want|need) to|can you help me) )?(?:analy[sz]e|make sense of|find (?:trends|patterns|insights|outliers|anomalies|correlations) in|interpret|get insights from|draw conclusions from)(?: (?:my|this|the|our|these|some|a|an|following))?(?: \\S+){0,3}? (?:data|datasets?|data ?sets?|csv(?: file)?|spreadsheet|excel (?:file|sheet|data)|survey(?: results| responses)?|questionnaire|results|figures|numbers|responses|statistics|metrics|log files?|logs|sales|feedback|reviews|transactions|expenses)(?=$|[:.!?,]| (?:in|for|from|with|using|and|to|of|by|please|pls|file|set|on|that|below))`,
      },
      {
        made: "(?:exploratory )?(?:data|sales|survey|cohort|rfm|trend|time series|sentiment|feedback) analys[ie]s(?: (?:plan|report))?|eda",
      },
      { thing: "(?:exploratory )?data analysis(?: plan)?(?= (?:of|for|on) )" },
      { is: "(?:help (?:me )?(?:with )?)?(?:my |some )?data analysis(?: help)?" },
    ],
    not: "^(?:what (?:is|are)|explain|learn|why)\\b|\\b(?:a|any) (?:large |big |huge |complex )*(?:datasets?|data)\\b|\\b(?:blood|lab|medical|mri|x-?ray|ecg|scan|test results?|poem|chapter|novel|lyrics|exam results|election results|career|jobs?|course|script|code|function|personality|dna|book|movie|section about|literature)\\b|\\b(?:amazon|yelp|google|app store|online|youtube|tripadvisor) (?:\\S+ )?(?:reviews|comments|ratings)\\b|\\b(?:identify|find|name|tell me|return) the (?:column|row|value|number|name)\\b|\\bmissing values?\\b|\\belections?\\b",
    needs: ["analysis-question", "data-rows", "analysis-for"],
    advice: {
      professional: ["analysis-findings"],
      technical: ["analysis-gaps", "analysis-limits"],
      concise: ["analysis-short"],
      expert: ["analysis-limits"],
    },
    onMaterial: true,
  },
];
