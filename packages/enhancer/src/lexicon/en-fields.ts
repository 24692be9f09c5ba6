import type { Lexicon } from "./lexicon.ts";

/** What is asked for by its name alone: for rewriting only. */
export const englishThings =
  "essay|essays|eulogy|bio|caption|captions|slogan|slogans|tagline|limerick|cover letter|job description|product description|linkedin post|linkedin headline|linkedin summary|instagram post|blog post|press release|elevator pitch|sales pitch|text message|out of office|resume summary|resume objective|meal plan|workout plan|training plan|study plan|study schedule|business plan|marketing plan|lesson plan|project plan|packing list|grocery list|agenda|itinerary|trip to|road trip|vacation in|vacation to|weekend in|quiz|worksheet|flashcards|rubric|syllabus|recipe|recipes|sql query|regex|cron job|bash script|dockerfile|questionnaire|logo|interview questions|python script|python function|javascript function|excel formula|google sheets formula|regex for|haiku about|poem for|poem about|joke about|best man speech|wedding speech|wedding toast|linkedin bio|bio for";

/** Words that name a field in English: for rewriting only, the score goes without them. */
export const englishFields: NonNullable<Lexicon["fields"]> = {
  story:
    "story|stories|tale|novel|fiction|fanfic*|fairy tale|plot|villain|protagonist|backstory|scene|dialogue|screenplay|script",
  poem: "poem|poems|haiku|sonnet|limerick|verse|rhyme|ballad|poetry",
  song: "song|songs|lyrics|rap|chorus",
  essay: "essay|essays|thesis|argument*|persuasive|dissertation",
  article: "article|articles|blog|blog post|post|newsletter|report|review|documentary|guide",
  speech: "speech|toast|eulogy|presentation|talk|monologue|pitch",
  joke: "joke|jokes|funny|pun|puns|comedy|stand-up|humor*",
  health:
    "health*|doctor|disease*|symptom*|medic*|diet|sleep|exercise|vitamin*|pain|anxiety|depress*|therapy|pregnan*|weight|calorie*|blood|heart|cancer|diabetes|brain|muscle*|nutrition*|surgery|vaccin*|allerg*|mental|treatment|patient*|hospital",
  money:
    "money|invest*|stock*|tax*|budget*|loan*|mortgage|savings|bank*|financ*|insurance|interest rate|inflation|crypto*|bitcoin|price*|salary|retire*|credit|debt|econom*|trading|fund*|currency|dividend*",
  law: "law|legal|lawyer|court|contract|rights|license|copyright|visa|immigration|lawsuit|attorney|constitution*|crime|criminal|police|patent*|gdpr|regulation*",
  travel:
    "travel*|trip|flight*|hotel*|visit|itinerary|vacation|tourist*|airport|beach*|tour|hike|hiking|sightseeing|destination*|road trip|backpack*|hawaii|paris|tokyo",
  food: "food|recipe*|cook*|meal*|dinner|lunch|breakfast|bake|baking|ingredient*|restaurant*|vegan|vegetarian|chicken|cheese|coffee|tea|wine|beer|bread|soup|salad|pizza|cake|rice|pasta|spic*|dish*|eat",
  home: "house|home|apartment|room|kitchen|furniture|clean*|repair*|paint|roof|wall|heating|plumb*|electric*|landlord|laundry|tools|door",
  animals:
    "dog*|cat*|bird*|fish|horse*|pet|pets|animal*|insect*|bee|bees|whale*|dolphin*|elephant*|species|puppy|kitten|wolf|bear|snake*|dinosaur*",
  nature:
    "climate|weather|ocean*|forest*|river*|mountain*|volcano*|earthquake*|rain|tree*|environment*|pollution|recycl*|solar|energy|sustainab*|renewable|carbon|emission*|wildlife|ecosystem*",
  science:
    "physic*|chemi*|biolog*|quantum|atom*|molecul*|planet*|space|universe|gravity|evolution|cell|cells|dna|gene*|light|sun|moon|mars|star|stars|black hole*|experiment|theory|particle*|astronom*|photosynthesis|relativity|scientif*",
  technology:
    "computer*|phone*|internet|software|laptop|battery|robot*|artificial intelligence|ai|chatgpt|gpt|machine learning|app|device*|camera|printer|wifi|iphone|android|windows|hardware|gpu|blockchain|drone*|electric car*|tesla|llm|llms|openai",
  history:
    "history|histor*|war|ancient|empire|king|queen|century|revolution|medieval|roman|president|civil|dynasty|colon*|napoleon|world war|victorian|wwii|ww2",
  society:
    "society|politic*|government|democra*|religio*|god|philosoph*|ethic*|moral*|culture*|gender|racis*|freedom|election*|capitalism|socialism|justice|equality|feminis*|communis*|war on|meaning of life|free will",
  business:
    "business*|startup*|company|customer*|client*|market|sales|product*|brand*|strategy|revenue|profit*|competitor*|employee*|shop|store|entrepreneur*|stakeholder*|supply chain|pitch|e-commerce|franchise",
  work: "job*|career|interview*|boss|manager|colleague*|coworker*|office|meeting*|team|project*|remote work|promotion|resign*|hire|hiring|employer|recruit*|workplace|productiv*|performance review",
  learning:
    "learn*|stud*|school|student*|teach*|exam*|course*|university|college|homework|class|lesson*|skill*|tutor*|essay|thesis|curriculum|memor*",
  people:
    "friend*|family|wife|husband|girlfriend|boyfriend|mother|father|mom|dad|child*|kid*|son|daughter|parent*|relationship*|marriage|wedding|love|baby|date|dating|brother|sister|partner|grand*|birthday|conversation",
  arts: "music|song*|movie*|film*|book*|novel*|paint*|art|artist|guitar|piano|theat*|dance|photograph*|poem*|poet*|album*|band|actor*|anime|manga|harry potter|star wars|tv show|character*|museum*|literature",
  games:
    "game*|chess|puzzle*|riddle*|minecraft|dungeons|rpg|player*|video game*|sudoku|poker|board game*|quest|d&d|dnd|nintendo|roblox",
  sport:
    "sport*|football|soccer|basketball|tennis|running|marathon|gym|workout*|yoga|swim*|cycling|bike|golf|training|race|olympic*|team sport*|fitness|baseball|hockey",
  language:
    "word|words|wording|sentence*|grammar|language*|english|spanish|french|german|chinese|japanese|synonym*|translat*|vocabulary|pronounc*|verb*|noun*|adjective*|paraphrase|phrase*|etymolog*|idiom*",
  web: "html|css|javascript|react*|vue|angular|website*|web page|frontend|front-end|browser|next.js|svelte|tailwind|button|dom|typescript|wordpress|webpage|node.js|express|flask|django|fastapi|http|rest|endpoint",
  systems:
    "docker|kubernetes|linux|server*|aws|azure|terraform|bash|shell|nginx|network*|deploy*|cloud|database*|sql|postgres*|mysql|redis|kafka|api|authentication|memory|kernel|thread*|concurren*|cpu|cuda|rust|c++|driver*|compiler|powershell|cron|ssh|git|windows server|gateway",
  algorithms:
    "algorithm*|sort|sorting|array*|list of|string*|tree|graph|recursion|recursive|dynamic programming|linked list|matrix|prime*|fibonacci|search|hash*|complexity|integer*|number*|palindrome|queue|stack|binary|loop|function that|leetcode|permutation*",
  "data-science":
    "data|dataset*|pandas|numpy|regression|neural|model*|pytorch|tensorflow|train*|predict*|classif*|cluster*|statistic*|excel|csv|spreadsheet*|dataframe|plot|visuali*|dashboard|machine learning|probabil*|matplotlib|correlation|time series",
};
