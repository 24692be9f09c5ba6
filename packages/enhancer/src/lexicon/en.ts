import { englishCare } from "../care/evidence/en.ts";
import type { Lexicon } from "./lexicon.ts";

export const english: Lexicon = {
  tag: "en",
  care: englishCare,
  actions: {
    write:
      "write|draft|compose|create|make|generate|build|develop|implement|code|produce|prepare|craft|design|give me|come up with|invent|i need|i want|i would like|i'd like|construct|program a|program an|set up|put together|devise|provide|complete the|complete this|complete my|complete these|finish|continue the",
    improve:
      "improve|rewrite|rephrase|reword|edit|polish|proofread|correct|paraphrase|enhance|shorten|make this|revise|rework|simplify this",
    fix: "fix|debug|not working|doesn't work|does not work|isn't working|crashes|why am i getting|getting an error|get an error|this error|error message|throws an error|this bug|the bug|troubleshoot|solve this issue",
    explain:
      "explain|describe|what is|what are|what's|whats|what does|tell me about|clarify|how does|how do|how is|how are|define|elaborate|discuss|why is|why are|why do|why does|why did|what makes|what causes|outline|interpret|meaning of|what was|what were|i want to know|tell me more|walk me through",
    review:
      "review|critique|evaluate|assess|give feedback|feedback on|check this|check my|what do you think|rate my|rate this",
    refactor:
      "refactor|clean up|restructure|optimize|optimise|simplify|modernize|make it faster|more readable|rewrite this code|convert this code",
    test: "unit test|unit tests|write tests|test cases|write a test|integration test*|test suite",
    compare:
      "compare|comparison|difference between|differences between|versus|vs|pros and cons|tradeoffs|trade-offs|better than|which is better|advantages and disadvantages|benefits and drawbacks|contrast|differ from",
    summarise:
      "summarize|summarise|summary|tl;dr|tldr|sum up|condense|key points|main points|shorten this|recap|synopsis",
    translate:
      "translate|translation|how do you say|in spanish say|into english|into german|into french|into spanish|into chinese",
    plan: "plan|itinerary|schedule|roadmap|organize|organise|plan a|plan my|prepare for|road map|strategy|steps to|how can i start|how should i start|checklist|meal plan|workout",
    brainstorm:
      "brainstorm|ideas|suggest names|name ideas|come up with|think of|invent|suggestions for|creative ways|names for|give me names|topics for|title for|titles for",
    analyse:
      "analyze|analyse|analysis|examine|investigate the|identify patterns|break down|interpret|evaluate the|assess the",
    research:
      "find|look up|search for|research|find out|latest|current state of|information on|information about|looking for|locate|sources on|studies on|literature|references",
    recommend:
      "recommend|suggest|which should i|what should i|should i|best way|what is the best|what's the best|advice|tips|what would you|how can i|how do i|how to|how should i|help me choose",
    calculate:
      "calculate|solve|compute|evaluate the integral|how many|how much|derive|prove|what is the value|find the value|simplify the expression|probability|factorial of",
    teach:
      "teach me|lesson|learn|tutorial|study|quiz|homework|course|help me understand|exam question*",
    draw: "draw|illustrate|paint|sketch|render|picture of|image of|photo of|logo|illustration|generate an image|create an image|make an image|ascii art",
    act: "i want you to act|pretend to be|pretend you|you are now|play the role|play as|take on the role|roleplay|role-play|embody|imagine you are a|imagine you are an|play the part|play the character|stay in character",
    persona: "act as|you are a|you are an|you're a|you're an|as an expert|assume the role",
    sort: "classify|categorize|categorise|extract|identify|rate the|sort|rank|count|convert|match",
    list: "list|give me a list|name|enumerate|give examples|give some|give me some|provide a list|provide examples|examples of",
    question:
      "what|why|how|when|where|who|which|is it|are there|is there|does|did|should|whose|has|have you|are you|is the|can i|can we|can a",
  },
  objects: {
    literary:
      "poem|poems|story|stories|song|lyrics|haiku|novel|joke|jokes|screenplay|fanfic*|rap|sonnet|limerick|tale|monologue|scene|anime script|dialogue|fairy tale|script where|film script|movie script|short film|love letter|villain|plot|rhyme|ballad|character backstory",
    code: "code|function|script|python|javascript|typescript|java|kotlin|swift|golang|rust|c++|c#|ruby|php|html|css|react app|react component|react hook|in react|using react|reactjs|react.js|vue|angular|django|flask|node.js|nodejs|api|endpoint|class|algorithm|program|regex|app|website|web page|bash|powershell|docker|kubernetes|sql query|query|backend|frontend|cuda|kernel|game in|compiler|unit test*|bug|stack trace|repo|linux|terraform|arduino|pygame|ansible|k8s|kubernetes|crontab|cron|dockerfile|makefile|shader|shaders|vba|chrome extension|browser extension|discord bot|telegram bot|web scraper|pytorch|tensorflow|tkinter",
    email:
      "email|e-mail|invitation*|mail to|reply to|message to|cover email|newsletter|letter to|formal letter|business letter|complaint letter|thank you letter|thank-you letter|resignation letter|write a letter|write me a letter|birthday message*|birthday wish*|birthday card|greeting card|message for|text message|condolence*|thank-you note|thank you note|wedding wishes",
    text: "essay|announcement*|story|poem|article|blog|blog post|post about|report|song|lyrics|speech|script for|dialogue|novel|haiku|joke|paragraph|chapter|screenplay|fanfic*|toast|obituary|biography|text|sentence*|review of|proposal|memo|scene|anime script|documentation|specification*|statement|introduction|eulogy|rap|sonnet|limerick|caption|tale|monologue|abstract",
    marketing:
      "marketing|advert|advertisement|ad copy|slogan|tagline|campaign|landing page|product description|seo|sales page|social media|instagram|tiktok|linkedin post|tweet|brand|sales pitch|press release|launch announcement|product announcement|copywriting|facebook|twitter|value proposition|youtube",
    resume:
      "resume|résumé|cv|cover letter|job interview|interview question*|job description|linkedin profile|linkedin summary|job application|bullet points for my|career",
    data: "spreadsheet|excel|google sheets|csv|dataset|data set|dataframe|pandas|pivot table|sql|database|table of|chart|my data|the data|data analysis|formula for excel|dashboard|time series",
    image:
      "image|picture|logo|illustration|photo|drawing|painting|portrait|icon|poster|ascii art|midjourney|dall-e|stable diffusion|wallpaper|artwork|infographic",
    maths:
      "equation|integral|derivative|probability|theorem|matrix|fraction|geometry|algebra|calculus|triangle|polynomial|prime number*|average of|percent|sum of|nth term|given sequence|math problem|logarithm|proof that|vector|angle",
    plan: "trip|itinerary|vacation|travel|schedule|meal plan|workout|wedding|party|roadmap|project plan|budget|routine|weekend|study plan|holiday",
    meeting:
      "user story|user stories|meeting|agenda|minutes|to-do|todo|task list|priorities|inbox|okr*|workflow|sop|checklist|status update|calendar|time management",
    lesson:
      "lesson|lesson plan|students|homework|quiz|course|exam|curriculum|flashcards|worksheet|class of|kids|syllabus",
    ideas: "ideas|names|titles|topics|suggestions|gift|hashtags",
  },
  slots: {
    audience:
      "for beginners|for a beginner|for kids|for children|for students|for developers|for my boss|for my manager|for my team|for experts|audience|aimed at|targeted at|reader*|target group|to a 5 year old|like i'm five|like i'm 5|eli5|year-old|year old|for someone who|for people who|layman*|in simple terms|for non-technical|novice*|to my boss|to my manager|to my teacher|to my customer*|to a client|to a customer|for customers|for clients|for readers|graders|freshm*|for investors|for professionals|for parents|to a child|for executives|for new hires|for engineers|for researchers|for homeowners|for patients|for tourists|for entrepreneurs|for teachers|for freelancers|for small business*|viewers|listeners",
    purpose:
      "so that|in order to|the goal is|my goal|goal of|purpose|because i|i need this|the aim|objective|i'm trying to|i am trying to|we want to|intended to|the point is to|i want to be able to|to help me|should end with|should leave|call to action|aims to",
    tone: "tone|formal|informal|friendly|professional|humorous|funny|persuasive|serious|casual|polite|sarcastic|warm|witty|in the style of|style of|voice of|sounds like|dramatic|shakespearean|poetic|neutral|enthusiastic|conversational|satirical|playful|respectful|empathetic|humor|register",
    length:
      "words|sentences|paragraphs|characters|pages|word count|short|brief|briefly|concise|concisely|detailed|in detail|long|in one sentence|one paragraph|bullet points|at most|at least|no more than|less than|fewer than|tweet-length|lines|minutes|comprehensive|in a nutshell|stanzas|slides|word essay|word story|word article|word post|word blog|word summary|word poem|word speech|word letter|word paragraph|word review|page report|page essay|page paper|page summary|paragraph essay",
    format:
      "table|bullet|bullets|bullet points|list|json|markdown|csv|xml|html|yaml|numbered|step by step|step-by-step|steps|outline|headings|header|column|columns|sections|in the form of|format|formatted|template|essay|poem|haiku|code block|diagram|script|itinerary|email|blog post|article|letter|in the style of an|function|one-liner|sonnet|dialogue|flowchart|paragraph|paragraphs|subject line|capital letters|all caps|uppercase|lowercase|lower case|quotation marks|postscript",
    constraints:
      "must|must not|should not|shouldn't|don't|do not|without|only|avoid|at most|at least|no more than|less than|more than|exactly|limit*|within|never|always|make sure|ensure|required|requirement*|constraint*|not use|use only|instead of|except|including|include|as long as|under|between|has to|have to|need to|budget|keep|maximum|minimum|restrict*|leave out|rather than|each|prefer*|preserve|unless|should appear|entire response|entire answer|or more times",
    examples:
      "for example|e.g.|example|examples|such as|like this|for instance|sample|here is an example|input:|output:|analogy|analogies|illustrat*",
    context:
      "i am|i'm|i have|i've|my|we are|we're|our|currently|background|context|situation|given|based on|the following|here is|here are|i work|i own|i live|considering|suppose|imagine|assume|assuming|as a|i run|project|company|using|existing|text:|below|above",
    deadline:
      "by tomorrow|by monday|by friday|deadline|due|by the end of|within a week|within a month|tonight|next week|this week|in the next|per week|per day|within the next|by next",
    stack:
      "python|javascript|typescript|java|kotlin|swift|rust|golang|ruby|php|c++|c#|react|vue|angular|django|flask|node|node.js|pandas|excel|sql|postgres*|mysql|mongodb|docker|aws|linux|windows|android|ios|html|css|bash|powershell|matlab|latex|version|spring|laravel|tensorflow|pytorch|library|framework|google sheets|numpy|rails|next.js|tailwind|wordpress|opencv|unity|arduino|solidity|terraform|kubernetes|environment|runtime",
    criteria:
      "success|successful|criteria|evaluate|good enough|works when|acceptance|so i can|judge|measure|metric*|done when|correct if|expected|should be able to|a good answer|good result|it counts as",
    role: "act as|you are a|you are an|as an expert|as a|pretend|role|persona|you're a|play the|from the perspective|point of view|embody|speak as",
    steps:
      "step by step|step-by-step|first|then|finally|steps|after that|procedure|walk me through|one by one|in order|stages|next to each other|sequence",
    sources:
      "source|sources|cite|citation*|reference*|evidence|study|studies|peer-reviewed|according to|link to",
    depth:
      "in depth|in-depth|in detail|detailed|thorough*|comprehensive|deep dive|advanced|basic|beginner|overview|high level|high-level|intermediate|elaborate",
    assumptions:
      "assume|assumption*|assuming|if unsure|ask me|if something is unclear|state any|if anything|guess",
    angle:
      "angle|perspective|point of view|unexpected|twist|original*|fresh|unusual|surprising|cliché*|hook",
    imagery:
      "imagery|sensory|vivid|metaphor*|atmosphere|mood|color*|colour*|light*|detail a camera|scene",
    "edge-cases":
      "edge case*|empty input|corner case*|invalid|error handling|null|overflow|exception*|boundary|unusual input",
    verification:
      "verify|check|test|tests|validate|double-check|prove|proof|show your work|justify|sanity check|confirm|justification|reasoning",
    alternatives:
      "alternative*|option*|variant*|versions|different ways|compare|several|trade-off*|pros and cons",
  },
  vague:
    "something|stuff|things|somehow|some kind of|whatever|etc|and so on|nice|cool|kind of|sort of|anything|maybe|this thing|help me with|do it",
  negations:
    "not|no|never|without|don't|do not|doesn't|isn't|aren't|can't|cannot|won't|shouldn't|mustn't|except|avoid|neither|nor|none|nothing|unless|instead of",
  greetings:
    "hi|hello|hey|good morning|good evening|good night|thanks|thank you|ok|okay|yes|no|bye|goodbye|how are you|what's up|lol|cool|great|nice|sure|good afternoon|sup|yo|see you|hi there|hello there|no problem|who are you|lifesaver|whats up|you're the best|ur the best|you rock|appreciate it|much appreciated",
  personal:
    "my|help me|i need|i want|i'd like|i would like|i'm looking to|i am looking to|i'm planning|i am planning|i'm trying|i'm interested|for me|guide me|assist me|can i|should i|could i|how do i|how can i|i have|i'm|i am|our|we need|we want",
  relative:
    "best|good|great|top-rated|popular|suitable|affordable|cheap|cheapest|nearby|near me|near|latest|recent|new|upcoming|effective|reliable|reputable|quality|favorite|favourite|nice|interesting|healthy|easy|quick|different|various|certain|particular|specific|preferred|ideal|perfect|optimal|trending|must-see|local|online|efficient|next week|next month|this weekend|tomorrow",
  openRequest:
    "tell me about|tell me more|tell about|tell me information|information about|information on|information regarding|info on|info about|looking for|i'd like to know about|i want to know about|know more about|learn about|more about|something about|anything about|find me information|let's see|show me",
  aspects:
    "symptom*|cause|causes|benefit*|history|origin*|cost|costs|price*|definition|meaning|side effects|difference*|requirement*|license|treatment*|biography|bio|map|schedule|address|recipe*|lyrics|advantage*|disadvantage*|type|types|kinds|example*|danger*|risk*|law|laws|rules|effect*|impact|role|purpose|use|uses|function*|features|steps|process|stages|structure|population|location|hours|phone number|contact|website|homepage|requirements|eligibility|salary|statistics|date|year|author|plot|summary|theme*|characters|characteristics|properties|composition|size|age|weight|number of|list of|cure|prevention|diagnosis|signs|problems|how to|pros and cons|tips|reasons|reason",
  definite:
    "the most|the least|the top|top|the first|the last|the current|the latest version|the highest|the lowest|the largest|the smallest|the difference between|the name of|the meaning of|the definition of|the number of|the process of|the role of|the concept of|the principles of|the causes of|the effects of|the history of|the steps|pros and cons|basics",
  material:
    "this text|the text|this article|the article|this essay|this code|the code|this file|a file|the file|files|this sentence|the given|given|the following|this paragraph|my essay|my code|my resume|my cv|my email|this email|this document|a document|the document|this list|a given|a dataset|the dataset|this data|the data|a website|an image|this",
  padding:
    "take your time|think carefully|really carefully|very carefully|very important to me|important to me|very grateful|be grateful|thank you so much|thanks so much|thanks in advance|thank you in advance|would appreciate|really appreciate|high quality answer|good answer|great answer|best answer|perfect answer|do your best|as best you can|as well as you can|i really need|if you don't mind|i was wondering|i would be|to be honest|as you know|with all of your help|help with this|hope you are|hope you're|amazing|awesome|wonderful|please|kindly|really|very|important|carefully|grateful|thank|thanks|appreciate|answer|response|quality|thoughtful|appreciated|honestly|basically|actually|just|simply|time|think|advance|matters|lot|hope|truly|deeply|sincerely|extremely|definitely|absolutely|literally",
  topicFillers:
    "me|us|to me|please|the concept of|what|how|why|a bit|briefly|simply|in detail|of|about|all|more|the following",
  topicStops:
    "that|which|who|whom|whose|for|in|with|using|to|from|by|so|if|when|while|where|because|but|as|into|during|without|please|then|it|you|i|me|this|these|those|is|are|was|were|can|could|would|should|will|do|does|did|has|have|had|at|within|like|including|such|based|how|why|what|between|on|than|not|be|being|make|use|works|work|associated|related|involved|affect|affects|happen|happens|so that|give|through|per|under|after|before|also",
};
