/** What is read by `care/`, or lies so near to it that no question of a form fits. */
export const grave =
  "\\b(?:died?|(?<!then )dies|dying|dead|death|kill\\p{L}*|suicid\\p{L}*|funeral|grie(?:f|ving)|condolences?|passed away|cancer|tumou?rs?|overdos\\p{L}*|abus\\p{L}*|rap(?:e|ed|ist)|assault\\p{L}*|violen\\p{L}*|beat(?:s|ing)? (?:me|him|her)|(?:hits?|hitting|hurts?|hurting|chok\\p{L}*|touch(?:es|ed|ing)) (?:me|myself|him|her|us)|harm\\p{L}*|bleed\\p{L}*|unconscious|breath\\p{L}*|seizures?|poison\\p{L}*|swallow\\p{L}*|(?:in|to)(?: the| a)? hospital|ambulance|miscarr\\p{L}*|pregnan\\p{L}*|abortion|stalk\\p{L}*|blackmail\\p{L}*|guns?|kni(?:fe|ves)|bombs?|(?:on|tak(?:e|ing)|do(?:ing)?|us(?:e|ing)|buy|sell\\p{L}*) drugs|drunk|cocaine|heroin|meth|weapons?|hack(?:ed|ing)?|steal\\p{L}*|crying|cry|depress\\p{L}*|anxi\\p{L}+|panic\\p{L}*|lonely|hopeless|worthless|divorc\\p{L}*|cheat\\p{L}*|sex\\p{L}*|naked|nudes?)\\b";

/** What is a matter of code, sums and texts that are there already. */
export const technical =
  "[`{}=^<>]|\\d\\s*[-+*/x]\\s*\\d|\\b(?:code|coding|function|script|python|javascript|typescript|java|react|html|css|sql|query|regex|json|yaml|api|docker|container|kubernetes|server|database|linux|ubuntu|bash|excel|git|github|npm|repo|compiler|algorithm|equations?|integral|derivative|theorem|puzzle|riddle|crossword|sudoku|dataset|llm|gpt|chatgpt|prompts?|assistant|chatbot)\\b";

/** A second sentence that asks for something: what is wanted is told there, and is something else. */
export const asksOn =
  "[.?!]\\s+(?:(?:please|also|and|so|then|but|now),? )*(?:can|could|would|will|how|what|which|who|where|why|is|are|do|does|should|find|give|list|suggest|recommend|provide|create|make|write|explain|help|tell|show|describe|research|i(?: need|'d like| want| would))(?!\\p{L})";

/** What one has and can't be shown, mended or kept in a shed. */
export const intangible =
  "(?:life|lifestyle|lives|skills?|thinking|memory|vocabulary|english|grammar|writing|reading|speaking|accent|focus|mind|brain|mood|confidence|self\\p{L}*|dreams?|thoughts|feelings?|emotions?|friends?|daily|personal|internet|browser|history|accounts?|passwords?|privacy|security|computer|laptop|phone|local|machine|pc|e-?mails?|project|code|website|app|blog|data|understanding|knowledge|productivity|time|day|week|habits?|consumption|intake|weight|health|skin|hair|body|credit|score|taxes|money|savings|rights|chances|name|age|ip|location|address|children|kids|son|daughter|answer|essay|text|world|iphones?(?:'s)?|android|network|wi-?fi|wife|husband|boyfriend|girlfriend|mother|father|mum|mom|dad|parents|boss|ex|partner)";
