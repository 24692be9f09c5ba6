import type { Need } from "../ask.ts";

const tool =
  "\\b(?:excel|google sheets?|sheets|libreoffice|python|pandas|polars|r|rstudio|spss|stata|sas|jasp|sql|mysql|postgres\\p{L}*|matplotlib|seaborn|plotly|ggplot2?|tableau|power ?bi|looker(?: studio)?|grafana|d3(?:\\.js)?|chart\\.?js|streamlit|matlab|power ?query|powerpoint|knime|scikit-?learn|sklearn|tensorflow|pytorch|keras|xgboost)\\b";
const fields =
  "\\b(?:dates?|amounts?|names?|prices?|regions?|products?|customers?|categor(?:y|ies)|quantit(?:y|ies)|hours|ids?|e-?mails?|status|salary|department|month|year|age|sales|units|cost|description|sku|score|city|country)\\b(?:,| and| plus| \\+) ?(?:an? |the |order |product |customer )?(?:dates?|amounts?|names?|prices?|regions?|products?|customers?|categor(?:y|ies)|quantit(?:y|ies)|hours|ids?|e-?mails?|status|salary|department|month|year|age|sales|units|cost|description|sku|score|city|country)\\b";
const audience =
  "\\b(?:boss|bosses|ceo|manager|management|board|team|client|clients|investors?|teacher|professor|supervisor|thesis|dissertation|paper|report|presentation|talk|class|course|assignment|only me|just me|myself|for me|colleagues|sales (?:team|people)|staff|owner)\\b";

/** What tables, queries, charts and figures turn on. */
export const dataNeeds = {
  "sheet-program": {
    label: "Program",
    question: "Which program is it?",
    suggestions: ["Excel 365", "an older Excel", "Google Sheets", "LibreOffice"],
    said: "\\b(?:vlookup|xlookup|hlookup|index match|sumifs?|countifs?)\\b|\\bexcel\\b(?! or\\b)|\\bpivot\\b|\\bexcel (?:\\d{4}|365|online|for mac)\\b|\\bgoogle sheets?\\b|\\blibreoffice\\b|\\bairtable\\b|\\bnumbers app\\b|\\bpower ?bi\\b|\\boffice (?:\\d{4}|365)\\b|\\b(?:office|excel) ?(?:\\d{2,4}|365)\\b|\\b(?:openoffice|calc|smartsheet|numbers|m365|microsoft 365|newest|latest version|old(?:er)? excel|excel (?:on|for) (?:a |my )?mac|web version|german excel|desktop)\\b|\\b(?:outlook|word) (?:macros?|vba)\\b|\\b(?:macros?|vba) (?:in|for) (?:outlook|word)\\b|\\bapps? script\\b|\\bdax\\b",
  },
  "data-tool": {
    label: "To be done in",
    question: "What do you want to do it in?",
    suggestions: ["Excel", "Google Sheets", "Python", "R"],
    cases: [
      {
        when: "\\b(?:year \\d+|grade|class|kids|my (?:son|daughter)|siblings|science project|homework)\\b",
        suggestions: ["by hand on paper", "Excel", "Google Sheets"],
      },
    ],
    said: `${tool}|\\b(?:r studio|jupyter|colab|canva|notebook|bash|command line|csvkit|openrefine|google data studio|numbers|calc|word|access)\\b`,
  },
  "tracker-row": {
    label: "One row is",
    question: "What should go in one row?",
    suggestions: ["one day", "one item", "one person", "one task"],
    cases: [
      {
        question: "What should go in one row?",
        when: "\\beggs?\\b",
        suggestions: ["one day", "one week", "one hen"],
      },
      {
        question: "What should go in one row?",
        when: "\\bmileage\\b|\\btrips?\\b",
        suggestions: ["one trip", "one day", "one fill-up"],
      },
      {
        question: "What should go in one row?",
        when: "\\b(?:lamb\\p{L}*|calv\\p{L}*|flock|herd|ewes?|goats?|hens?|cows?|sheep|pigs?|horses?|dogs?)\\b",
        suggestions: ["one animal", "one birth or treatment", "one day"],
      },

      {
        question: "What should go in one row?",
        when: "\\b(?:records?|hives?|bees?|beekeeping|eggs|milk|garden|weather|fish(?:ing)?|catch)\\b",
        suggestions: ["one visit or check", "one day", "one harvest or catch", "one hive or bed"],
      },

      {
        question: "What should go in one row?",
        when: "\\b(?:who|paid|pay(?:ments?|s)?|owes?|dues|fees?|rent)\\b",
        suggestions: ["one person", "one payment", "one date", "one month"],
      },
      {
        question: "What should go in one row?",
        when: "\\b(?:hours?|shifts?|timesheet|attendance|overtime)\\b",
        suggestions: ["one day", "one shift", "one person", "one week"],
      },
      {
        question: "What should go in one row?",
        when: "\\b(?:expenses?|budget|spending|bills?|costs?)\\b",
        suggestions: ["one expense", "one day", "one category", "one month"],
      },
      {
        question: "What should go in one row?",
        when: "\\b(?:stock|inventory|items?|tools?|books?|plants?|animals?|goats?|hens?|cows?|sheep)\\b",
        suggestions: ["one single item", "one kind of item", "one change in stock"],
      },
      {
        question: "What should go in one row?",
        when: "\\b(?:workout|weight|runs?|training|habits?|sleep|mood)\\b",
        suggestions: ["one day", "one session", "one exercise", "one week"],
      },
      {
        question: "What should go in one row?",
        when: "\\b(?:job|applications?|customers?|clients?|leads?|orders?)\\b",
        suggestions: ["one application", "one customer", "one order", "one contact or call"],
      },
    ],
    said: `\\b(?:columns?|rows?|fields?)\\b.*\\bfor\\b|\\bwith columns?\\b|\\beach row\\b|\\bincluding\\b|${fields}|\\b(?:per|each|every) (?:day|week|month|item|person|expense|shift|invoice|client|order|entry|product|workout)\\b|\\b(?:only me|just me|we both|both of us|\\d+ (?:people|of us|employees|a month|items|products|currencies)|two of us|my (?:wife|husband|team|staff|roommates?) (?:and|fill|also|enters?)|everyone|everybody|staff|categories|start and end|in and out|one row|one line|roommates|by hand)\\b`,
  },
  "tracker-result": {
    label: "Figure I want out of it",
    question: "Which figure do you want out of it?",
    suggestions: ["a total per month", "how much is left", "what is due next"],
    cases: [
      {
        when: "\\b(?:records?|hives?|bees?|beekeeping|eggs|milk|garden|weather|fish(?:ing)?|catch|animals?|goats?|hens?|sheep|cows?)\\b",
        suggestions: [
          "what is due next",
          "a total per season",
          "this year against last",
          "which one does best",
        ],
      },

      {
        when: "\\b(?:who|paid|payments?|owes?|dues|fees?)\\b",
        suggestions: [
          "who still owes what",
          "the total paid so far",
          "a total per person",
          "what each date cost",
        ],
      },
      {
        when: "\\b(?:workout|weight|runs?|training|habits?|sleep|mood)\\b",
        suggestions: ["the trend over weeks", "the average per week", "my best so far"],
      },
      {
        when: "\\b(?:stock|inventory|items?)\\b",
        suggestions: ["what is running low", "how much is left", "the value of it all"],
      },
      {
        when: "\\b(?:job|applications?|customers?|clients?|leads?|orders?)\\b",
        suggestions: ["what is due next", "how many are open", "the total per month"],
      },
    ],
    said: "\\btotals?\\b|\\bcalculat\\p{L}*|\\bsums?\\b|\\bremaining\\b|\\baverages?\\b|\\bbalance\\b|\\bso i can see\\b|\\bdashboard\\b|\\boverdue\\b|\\b(?:sum|overview|how (?:much|many|long)|per (?:month|week|person|category|client|year|day)|each month|monthly|weekly|left(?:over)?|overtime|profit|tax|chart|graph|reorder|low stock|running out|alert|remind\\p{L}*|due|unpaid|who owes|percentage|split|compare|see (?:if|how|what|when|which|where))\\b",
  },
  "formula-cells": {
    label: "What is where",
    question: "Where is your data?",
    suggestions: ["in column A", "in columns A and B", "in several columns", "on two sheets"],
    cases: [
      {
        when: "^(?!.*\\b(?:colou?r|highlight|shade|turn|make) (?:(?:an?|the|every|each|all|whole|entire) )*(?:rows?|cells?|columns?|lines?|it|them)\\b).*\\b(?:yellow|red|green|blue|colou?r\\p{L}*|highlighted|shaded)\\b",
        label: "How cells were colored",
        question: "Were they colored by hand or by a rule?",
        suggestions: ["by hand", "by a rule", "I don't know"],
      },
      {
        when: "^(?!.*\\b(?:bill|costs?|rent|between)\\b).*\\b(?:split|separate|extract|first (?:name|word)|last (?:name|word)|surname)\\b",
        label: "Separator",
        question: "What stands between the parts in a cell?",
        suggestions: [
          "a space between the parts",
          "a comma between the parts",
          "a dash or slash between",
          "it differs by row",
        ],
      },
      {
        label: "Where the dates are",
        question: "Where are the dates?",
        when: "\\b(?:dates?|days?|weeks?|months?|age|birthday)\\b",
        suggestions: [
          "dates in column A",
          "start and end columns",
          "in several columns",
          "on another sheet",
        ],
      },
      {
        when: "\\b(?:vlookup|xlookup|lookup|match|another sheet|other sheet)\\b",
        suggestions: [
          "the key is in A of both",
          "keys differ a bit",
          "two sheets of one file",
          "two files",
        ],
      },
    ],
    said: `\\b(?:cells|values|rows) (?:that )?(?:contain\\p{L}*|with text|are (?:blank|empty|red|coloured|colored))\\b|\\bcount (?:blank|empty|unique|colou?red)\\b|\\b[a-z]{1,2}\\d{1,5}\\b|\\bcolumns? [a-z]\\b|\\bcells? [a-z]{1,2}\\d|\\b[a-z]:[a-z]\\b|\\bin columns?\\b.*\\band\\b|${fields}|\\b(?:rows? \\d|sheet ?\\d|two sheets|another sheet|first column|second column|table has|in (?:a|b|c|d|e|f) and|[a-h] (?:is|has|holds|contains|and [a-h]\\b))\\b`,
  },
  "formula-result": {
    label: "Result",
    question: "What should the cell show?",
    suggestions: ["a number", "blank if there is nothing", "yes or no"],
    cases: [
      {
        when: "^(?!.*\\b(?:bill|costs?|rent|between)\\b).*\\b(?:split|separate|extract|surname)\\b",
        question: "What should end up where?",
        suggestions: ["first in B, last in C", "only the last word", "middle names with first"],
      },
      {
        when: "\\b(?:vlookup|xlookup|lookup|match)\\b",
        suggestions: ["the value, else blank", "yes or no", "the row it stands in"],
      },
    ],
    said: "\\badd\\p{L}* up\\b|\\baverages?\\b|\\bif\\b.*\\b(?:then|else|otherwise|show|blank|is|is not)\\b|\\breturns?\\b|\\bshows?\\b|\\bblank\\b|\\bsums?\\b|\\bcounts?\\b|\\bcalculat\\p{L}+ (?:\\S+ ){2,}|\\b(?:number|percent\\p{L}*|difference|age|days|total|average)\\b.*\\b(?:between|of|from|per)\\b|(?:[,.:?]|\\bover \\d) .*\\b(?:if (?:it|there|the)|otherwise|empty|zero|0 if|yes or no|true or false|round\\p{L}*|should (?:show|be|give|return|say)|result|hours over|above|below|over \\d+|more than|less than|only|sum|max|min|highest|lowest|latest|text|error|negative|percent|%)\\b|\\bconditional formatting\\b|\\bturns? (?:it )?(?:red|green|yellow)\\b|\\bhighlight",
  },
  "formula-now": {
    isMaterial: true,
    label: "Formula and what it shows",
    question: "Which formula is it, and what does it show?",
    suggestions: [],
    said: "=\\s?\\p{L}+\\(|```|\\b(?:sum|vlookup|xlookup|index|match|if|countif|sumif|sumifs|countifs|average)\\([^)]*\\)",
  },
  "formula-reads": {
    label: "In the cells it reads",
    question: "What stands in the cells it reads?",
    suggestions: ["numbers", "dates", "text pasted from elsewhere", "results of other formulas"],
    said: "\\b(?:cells?|columns?) (?:contains?|holds?|has|have|is|are)\\b|\\bformatted as\\b|\\btext\\b|\\bdates\\b|(?:[,.:?]|\\bbut) .*\\b(?:numbers?|date|imported|exported|export|pasted|typed|csv|sap|another sheet|other sheet|formulas?|results of|blank|empty|spaces|merged|currency|percent\\p{L}*|hidden|general|leading zeros?|names|look the same)\\b",
  },
  "macro-touches": {
    label: "Reads and writes",
    question: "Which sheets and cells does it read and change?",
    suggestions: [
      "all rows of one sheet",
      "every sheet in the file",
      "all files in a folder",
      "one list, sends e-mails",
    ],
    cases: [
      {
        when: "\\bword\\b",
        label: "Parts to change",
        question: "Which parts of the document should it change?",
        suggestions: ["all headings", "all tables", "the whole text"],
      },
      {
        when: "\\boutlook\\b",
        label: "Mails and what happens",
        question: "Which mails, and what should happen to them?",
        suggestions: [],
      },
    ],
    said: "\\bsheet ?\\d\\b|\\b[a-z]{1,2}\\d{1,5}\\b|\\bcolumns? [a-z]\\b|\\b(?:every|each|all) (?:the )?(?:sheets?|rows?|cells?|files?|workbooks?)\\b|(?:[,.:?]|\\b(?:from|in|of|on|with)) .*\\b(?:columns?|sheet|sheets|workbook|folder|files|range|table|active|selected|list|customers?|e-?mail address(?:es)?|recipients|inbox|outlook|filter\\p{L}*|copies|copy)\\b",
  },
  "macro-starts": {
    label: "Starts",
    question: "When should it start?",
    suggestions: [
      "when I press a button",
      "when the file opens",
      "when a cell changes",
      "every morning",
    ],
    said: "\\bwhen(?:ever)?\\b|\\bbutton\\b|\\bon open\\b|\\bon edit\\b|\\btriggers?\\b|\\bdaily\\b|\\bevery (?:day|hour|morning|week)\\b|\\b(?:click|press|shortcut|hotkey|ctrl|manually|by hand|automatic\\p{L}*|open(?:s|ing)?|clos(?:es|ing)|sav(?:es|ing)|chang(?:es|ed)|weekly|monthly|hourly|every|night|morning|scheduled?|form (?:is )?submit\\p{L}*|run it|monday)\\b",
  },
  "pivot-columns": {
    label: "My columns",
    question: "Which columns does your table have?",
    suggestions: [],
    said: `\\bcolumns?\\b.*(?:,| and )|\\bwith (?:date|name|region|product|amount)s?\\b|${fields}|\\b(?:table has|data has|i have|with) (?:\\p{L}+,? ){1,}and \\p{L}+`,
  },
  "pivot-question": {
    label: "It should show",
    question: "What should it show, per what?",
    suggestions: [
      "the total per month",
      "how many per category",
      "the average per person",
      "the share of each group",
    ],
    said: "\\bper\\b|\\bby (?:month|year|region|category|product|person|week|day|customer)\\b|\\btotals?\\b|\\baverages?\\b|\\bcount\\b|\\b(?:how (?:much|many)|each (?:month|region|person|category|customer|year|week)|for (?:each|every)|sum|share|percentage|most|top|compare|monthly|sales by|by (?:seller|store|quarter|country|department|city|team|age|status|type))\\b",
  },
  "sql-tables": {
    label: "Tables and columns",
    question: "Which tables and columns, and how are they linked?",
    suggestions: [],
    said: "\\p{L}+\\s?\\([^)]+,[^)]+\\)|\\bcreate table\\b|\\bselect\\b.+\\bfrom\\b|\\btables? (?:called|named|with|has)\\b|\\bfields? (?:called|named|id)\\b|\\p{L}+_\\p{L}+|\\bcolumns?\\b.*(?:,| and )|\\btables? (?:\\p{L}+ (?:with|has|and)\\b|users|orders|customers|products|employees|payments|invoices)|\\b(?:users|orders|customers|products|employees|payments|invoices|students|items)\\b(?:,| and\\b| with\\b| table\\b| has\\b)|\\b(?:joined? on|foreign key|linked (?:by|via)|customer id|user id|order id|primary key)\\b",
  },
  "sql-database": {
    label: "Database",
    question: "Which database is it?",
    suggestions: ["PostgreSQL", "MySQL", "SQL Server", "SQLite"],
    said: "\\btable \\S+,? (?:with )?(?:the )?columns? \\S+|\\bcolumns? \\S+ (?:in|of|from) (?:the )?table \\S+|\\b(?:postgres\\p{L}*|mysql|mariadb|sqlite|sql server|t-?sql|mssql|oracle|pl/sql|bigquery|snowflake|redshift|databricks|mongo\\p{L}*|access|duckdb|athena|hive|spark|supabase|soql)\\b|\\b(?:pg|maria ?db|sqlite3?|ms ?sql|azure sql|db2|teradata|clickhouse|presto|trino|cockroach\\p{L}*|vertica|hana|firebird|aurora|neon|planetscale|dbeaver|phpmyadmin|ssms)\\b",
  },
  "sql-counts": {
    label: "Left out",
    question: "What should be left out?",
    suggestions: ["nothing", "duplicates", "deleted rows", "all but this year"],
    cases: [
      {
        when: "\\b(?:orders?|sales|payments?|invoices?|revenue|customers?)\\b",
        suggestions: ["nothing", "unpaid ones", "canceled ones", "all but this year"],
      },
    ],
    said: "\\bonly\\b|\\bexclud\\p{L}*|\\bwhere\\b|\\bwithout\\b|\\bexcept\\b|\\binclud\\p{L}* (?:those|zero|empty)|\\bignor\\p{L}*|\\blast \\d+\\b|\\bat least\\b|\\bmore than\\b|\\bhighest\\b|\\bduplicates?\\b|\\btop \\d+|\\b(?:paid|unpaid|cancel\\p{L}+|refund\\p{L}*|not null|null|active|deleted|test (?:orders|users)|this year|last (?:year|month|week)|in 20\\d\\d|since|before|after|between|per customer|each|zero|empty|latest|first|same (?:name|e-?mail)|case[- ]insensitive|net|gross|tax|distinct|at most|less than)\\b",
  },
  "chart-says": {
    label: "Seen at a glance",
    question: "What should people see at a glance?",
    suggestions: [
      "a rise or fall over time",
      "who is biggest",
      "shares of a whole",
      "how two things go together",
    ],
    said: "\\bover time\\b|\\btrend\\b|\\bcompar\\p{L}*|\\bshares?\\b|\\bdistribution\\b|\\bcorrelat\\p{L}*|\\bper\\b|\\bvs\\b|\\bby (?:month|year|region|category|product|country|age)\\b|\\b(?:rise|rising|fall(?:ing)?|growth|grow(?:s|ing|n)?|drop(?:s|ped)?|decline|biggest|largest|highest|lowest|most|best|worst|percentages?|parts? of|before and after|difference|over (?:the )?(?:years|months|weeks|last)|per (?:month|year|region)|monthly|yearly|ranking|rank|outliers?|relationship|depends?|people (?:should|must)|show(?:s|ing)? (?:that|how|which|who)|together with)\\b|\\bline (?:charts?|graphs?)\\b|\\bhistograms?\\b|\\bheat ?maps?\\b|\\bpie charts?\\b|\\bscatter|\\bbox ?plots?\\b",
  },
  "chart-data": {
    label: "The data",
    question: "What are the figures, or which columns are there?",
    suggestions: [],
    said: `\\d+(?:[.,]\\d+)?%?(?:,? (?:and )?\\S* ?\\d+(?:[.,]\\d+)?%?){2,}|\`\`\`|\\bcolumns?\\b.*(?:,| and )|: \\S.{16}|\\brandom\\b|\\bsample data\\b|${fields}|\\b\\d+ (?:rows|columns|months|years|values|categories|countries|products|points|groups|series|data points)\\b|\\bone (?:value|number) per\\b|\\b(?:two|three|four|five|six|twelve) (?:columns|months|years|values|categories|countries|products|groups|series)\\b`,
  },
  "dashboard-decides": {
    label: "Looked at by",
    question: "Who will look at it?",
    suggestions: ["only me", "my boss", "my team", "the board or owners"],
    said: `\\bfor (?:my (?:boss|manager|team)|executives|management|the (?:board|team|ceo)|clients)\\b|\\bso (?:that )?\\p{L}+ can\\b|\\bto (?:decide|see (?:if|which|how)|monitor)\\b|${audience}|\\b(?:to (?:see|know|spot|check|track|choose)|decides?|who to call|order more|every (?:morning|monday|week)|daily|i (?:want|need) to (?:see|know))\\b`,
  },
  "dashboard-figures": {
    label: "Figures",
    question: "Which figures must be on it, and from where?",
    suggestions: [],
    said: `\\bkpis?\\b.*(?:,|:)|\\bshow(?:s|ing)?\\b.*\\b(?:and|by|per)\\b|\\bfrom (?:a|an|my|our|the) \\p{L}+|${fields}|(?:[,.:?]|\\b(?:from|with)) .*\\b(?:revenue|orders|visitors|conversion|returns?|margin|churn|tickets|hours|tasks|open tasks|budget|burn|leads|profit|stock|traffic|deadlines?|by month|per month|shopify|google analytics|crm|salesforce|hubspot|jira|sap|csv|export|database|api|google sheet|excel (?:file|sheet)|stripe|woocommerce)\\b`,
  },
  "dashboard-tool": {
    label: "Made with",
    question: "What should it be made with?",
    suggestions: ["Excel", "Power BI", "Looker Studio", "Python"],
    said: `${tool}|\\b(?:google (?:data )?studio|looker|metabase|superset|notion|html|react|google sheets?|qlik|kibana|retool|monday|airtable|dash|shiny|canva|numbers)\\b`,
  },
  "stats-compare": {
    label: "I compare",
    question: "What do you compare, in which groups?",
    suggestions: [
      "two separate groups",
      "the same people twice",
      "three or more groups",
      "two measures of each case",
    ],
    said: "\\bgroups?\\b|\\bbetween\\b|\\bbefore and after\\b|\\bcompar\\p{L}*|\\bcontrol\\b|\\bvs\\b|\\brelationship\\b|\\beffect of\\b|(?:[,.:?]|\\b(?:for|with|if|whether)) .*\\b(?:men|women|males?|females?|old and young|before|after|pre|post|placebo|treat\\p{L}+|treatment|classes|schools|two|three|four|same (?:people|patients|students|subjects)|paired|independent|conditions?|teaching methods?|drugs?|depends?|affects?|influence|predicts?|correlat\\p{L}+|association)\\b|\\b(?:for|of) (?:\\d+|two|three|four) \\p{L}+|\\bby (?:gender|sex|age|class|group)\\b",
  },
  "stats-measure": {
    label: "Measured as",
    question: "How is it measured?",
    suggestions: ["a number such as weight", "a rating from 1 to 5", "yes or no", "a count"],
    said: "\\blikert\\b|\\bratings?\\b|\\bcontinuous\\b|\\bcategorical\\b|\\bordinal\\b|\\bnominal\\b|\\bbinary\\b|\\bscores?\\b|\\byes\\b|\\bcounts?\\b|\\bpercent\\p{L}*|\\bscale\\b|\\b(?:weights?|heights?|grades?|points|minutes|seconds|kg|cm|blood pressure|reaction times?|temperature|income|age|numeric|numerical|number|metric|yes\\/no|pass or fail|dichotomous|frequenc(?:y|ies)|1 to \\d|1-\\d|stars|interval|ratio|ranks?|ranked|survival|time to|dead or alive|smok\\p{L}+|categor\\p{L}+|answers|questionnaire)\\b|\\bchi[- ]?sq\\p{L}*|\\bt[- ]?tests?\\b|\\bm?an?c?ova\\b|\\blinear regression\\b|\\bpearson\\b",
  },
  "stats-sample": {
    label: "Cases",
    question: "How many cases do you have per group?",
    suggestions: ["under 15", "about 30", "100 or more", "none yet, I'm planning"],
    said: "\\bn ?= ?\\d+|\\b\\d+ (?:people|participants|patients|students|samples|responses|respondents|subjects|observations|users|cases|rows|visitors|mice|plants)\\b|\\b\\d+ (?:per|in each|each|men|women|kids|children|males?|females?|persons?|adults|answers|data points|teams|classes|schools|animals|rats|cells|employees|customers|of them)\\b|\\b(?:sample size|small sample|n of|about \\d+|only \\d+|\\d+ and \\d+|dozen|hundreds?|thousands?|still planning|not collected)\\b|\\bpower analysis\\b|\\bsample size\\b|\\bhow many (?:participants|respondents|responses|subjects|people|samples)\\b",
  },
  "data-clean-mess": {
    label: "Wrong in it",
    question: "What is wrong in it?",
    suggestions: [
      "the same entry several times",
      "dates in several formats",
      "gaps",
      "names spelled differently",
    ],
    said: "\\bduplicat\\p{L}*|\\bmissing\\b|\\bblanks?\\b|\\bformats?\\b|\\btypos?\\b|\\binconsisten\\p{L}*|\\boutliers?\\b|\\bspaces\\b|\\bnulls?\\b|\\bmisspel\\p{L}*|(?:[,.:?]|\\b(?:with|of|where|has)) .*\\b(?:gaps|empty|double|twice|several times|spelled|spelling|mixed|different formats|commas?|umlauts|encoding|weird (?:characters|symbols)|broken|wrong|merged|currency|units|header|upper|lower ?case|special characters|extra|dates?|nan|n\\/a|split|trailing|line breaks?)\\b",
  },
  "data-rows": {
    isMaterial: true,
    label: "A few rows as they are",
    question: "Paste the header and a few rows as they are.",
    suggestions: [],
    said: "```|\\|.+\\||: \\S.{20}|\\p{L}+(?:, ?\\p{L}+){3,}|https?://",
  },
  "combine-match": {
    label: "They share",
    question: "What do the two share: a number, a name, a date?",
    suggestions: [
      "an ID or number",
      "e-mail addresses",
      "names, not always the same",
      "only the columns",
    ],
    said: "\\b(?:by|on|using|based on) (?:the |their )?(?:id|e-?mail|names?|dates?|key|number|sku|column)\\b|\\bsame (?:columns|headers|id)\\b|\\bmatching\\b|\\bcommon\\b|\\b(?:same|shared?|both have|customer (?:id|number|name)|order (?:id|number)|ids?|e-?mails?|article numbers?|product codes?|sku|isbn|key|phone numbers?|surname|by name|headers?|identical|structure|similar)\\b",
  },
  "combine-result": {
    label: "Result",
    question: "What should come out?",
    suggestions: [
      "one list, all rows below",
      "one row per match",
      "only what differs",
      "only what is missing",
    ],
    said: "\\binto one\\b|\\bdifferen(?:t|ces?)\\b|\\bmissing\\b|\\bmatch(?:es)?\\b|\\bunique\\b|\\bduplicates?\\b|\\bhighlight\\b|\\bstack\\b|\\b(?:one (?:list|file|table|sheet|big)|single (?:list|file|table|sheet)|below|under each other|side by side|new (?:file|sheet|column)|only in|not in|in both|mark\\p{L}*|colou?r\\p{L}*|per (?:customer|match)|all rows|append|left join|keep (?:all|only))\\b",
  },
  "analysis-question": {
    label: "I want to know",
    question: "What do you want to find out or decide?",
    suggestions: [
      "what drives the result",
      "which group differs",
      "is it rising or falling",
      "what stands out",
    ],
    said: "\\bto (?:find|see|know|decide|understand|determine|identify)\\b|\\bwhether\\b|\\bwhy\\b|\\bwhich\\b|\\btrends?\\b|\\boutliers\\b|\\bcorrelat\\p{L}*|\\bpatterns\\b|(?:[,.:?]|\\bto) .*\\b(?:want to (?:know|see|find|understand|decide)|need to (?:know|find|decide)|what (?:drives|sells|works|changed)|how (?:much|many|often|satisfied)|does|do (?:older|women|men|customers)|is (?:it|there|the)|best|worst|season\\p{L}*|rising|falling|growing|drop(?:s|ped)?|grow(?:th)?|compare|differences?|happy|unhappy|leave|predict|stand(?:s)? out|should i|decide|improve|price)\\b",
  },
  "analysis-for": {
    label: "The result is for",
    question: "Who gets the result?",
    suggestions: ["my boss, on one page", "my thesis", "a talk, with charts", "only me"],
    said: `\\bfor (?:my|our|a|the) (?:boss|thesis|report|paper|class|team|presentation|dissertation|assignment|client|manager|project)\\b|\\bpresent\\p{L}*\\b|${audience}|\\b(?:blog|publication|slides?|meeting|committee|customers|one page|homework|uni|university)\\b`,
  },
  "sample-columns": {
    label: "Columns",
    question: "Which columns or fields does it need?",
    suggestions: [],
    said: `\\bwith (?:\\S+ )*(?:columns?|fields?|names?|e-?mails?|dates?|ages?|prices?)\\b|\\bcolumns?\\b|\\bfields?\\b|\\p{L}+, \\p{L}+|${fields}|\\b(?:with|has|columns|fields|each) (?:\\p{L}+,? ){1,3}(?:and|,)`,
  },
  "sample-size": {
    label: "Rows and format",
    question: "How many rows, in which format?",
    suggestions: [
      "20 rows as CSV",
      "50 records as JSON",
      "100 rows of SQL inserts",
      "Python code that makes them",
    ],
    said: "\\b\\d+ (?:rows|records|entries|lines|customers|users|samples|items|data points)\\b|\\b\\d+ (?:\\p{L}+ )?(?:patients?|products?|orders?|users?|people|employees|students|transactions|sales|rows|entries|names|persons)\\b|\\b(?:hundred|thousand|dozen|csv|json|excel|sql|python|xml|parquet|yaml|table|spreadsheet|insert statements)\\b|\\b\\d{2,}\\b",
  },
  "sample-odd": {
    label: "Odd cases in it",
    question: "Should it hold odd cases too?",
    suggestions: ["no, clean data", "some empty fields", "a few duplicates"],
    said: "\\b(?:clean|messy|missing|duplicates?|outliers?|edge cases?|realistic|nulls?|errors)\\b|\\b(?:dirty|gaps|empty|typos?|blank|special characters|umlauts|accents?|invalid|wrong|weird|odd|perfect|no (?:errors|nulls|duplicates|gaps|odd)|valid|negative|broken|some mistakes|anomal\\p{L}+)\\b",
  },
  "predict-target": {
    label: "Predict what, how far",
    question: "What exactly should it predict, how far ahead?",
    suggestions: [
      "sales, next three months",
      "which customers will leave",
      "a price from features",
      "yes or no per case",
    ],
    cases: [
      {
        when: "\\b(?:bert|llm|gpt|yolo\\p{L}*|fine[- ]?tun\\p{L}*|images?|photos?|pictures?|videos?|audio|text|classifier)\\b",
        question: "What exactly should it tell apart or predict?",
        suggestions: [],
      },
    ],
    said: "\\bnext (?:week|month|year|quarter|\\d+)\\b|\\bprices?\\b|\\bchurn\\b|\\bwhether\\b|\\bif (?:a|an|the)\\b|\\b\\d+ (?:days|weeks|months|years)\\b|\\b(?:for (?:20\\d\\d|january|february|march|april|may|june|july|august|september|october|november|december|christmas|q[1-4]|tomorrow|each)|this (?:year|quarter|month)|tomorrow|weekly|monthly|per (?:day|week|month|store|product)|who (?:will|leaves?|cancels?|buys?)|which (?:customers|products|images)|how (?:many|much)|classif\\p{L}*|detect\\p{L}*|recogni[sz]e|cats?|dogs?|defects?|spam|demand|temperature|rent|house|cancel|leave|ahead|sales per|yes or no|survived?|diagnos\\p{L}+|fraud)\\b",
  },
  "predict-data": {
    label: "Data I have",
    question: "Which data do you have: columns, rows, how far back?",
    suggestions: [
      "none yet",
      "2 years of monthly figures",
      "a few thousand rows",
      "a public data set",
    ],
    cases: [
      {
        when: "\\b(?:bert|llm|gpt|yolo\\p{L}*|fine[- ]?tun\\p{L}*|images?|photos?|pictures?|videos?|audio|text|classifier)\\b",
        question: "Which data do you have for it?",
        suggestions: [
          "none yet",
          "a few hundred examples",
          "thousands of examples",
          "a public data set",
        ],
      },
    ],
    said: "\\b\\d+[\\d,.]*k? (?:rows|records|years|months|images|samples|examples)\\b|\\bdataset\\b.*\\b(?:with|of)\\b|\\bcolumns?\\b|\\bkaggle\\b|\\bmnist\\b|\\bcifar\\b|\\bcsv\\b|\\b(?:\\d+|two|three|five|ten|few|several|some) (?:thousand |hundred )?(?:rows|records|years|months|weeks|images|photos|pictures|samples|examples|customers|houses|sales|orders|data points)\\b|\\b(?:since 20\\d\\d|from 20\\d\\d|no data|excel (?:file|sheet)|spreadsheet|database|sensor|labell?ed|features?|historical|monthly (?:figures|sales|data)|daily (?:figures|sales|data)|past (?:sales|orders)|public (?:data ?set|data)|uci|log files|json)\\b",
  },
  "predict-use": {
    label: "Used for",
    question: "What will the prediction be used for?",
    suggestions: [
      "ordering stock",
      "a course project",
      "planning money",
      "a feature in our product",
    ],
    cases: [
      {
        when: "\\b(?:bert|llm|fine[- ]?tun\\p{L}*|images?|photos?|pictures?|videos?|speech|audio|text|reviews|tweets|e-?mails)\\b",
        question: "What will the model be used for?",
        suggestions: [
          "a course project",
          "my own practice",
          "a feature in our product",
          "research",
        ],
      },
    ],
    said: "\\bfor (?:my|a|our) (?:course|class|project|thesis|company|business|shop|store|app)\\b|\\bso (?:that )?(?:we|i) can\\b|\\bto (?:decide|plan|order)\\b|(?:[,.:?]|\\b(?:for|to)) .*\\b(?:order(?:ing)?|stock|staff(?:ing)?|budget\\p{L}*|planning|plan|thesis|homework|course|class|competition|kaggle|portfolio|learn(?:ing)?|hobby|production|app|website|product|bank|loan|investors?|buy|hire|price|shop|warn|alert|quality control|customers|just for|my (?:boss|company|team|shop|thesis|startup))\\b",
  },
} as const satisfies Readonly<Record<string, Need>>;
