import { englishTelegrams } from "./en-telegrams.ts";
import type { Grammar } from "./grammar.ts";

const make =
  "(?:i(?:'m|’m| am)? (?:need|want|would like|looking for|trying to write|writing|making)|i'd like|i'd love|need|want|write|draft|compose|create|generate|make|craft|produce|prepare|come up with|give|provide|design|develop|build|show|code|implement|program|suggest|put together|set up|plan|propose|think of|invent|share|offer|recommend|find|get|tell|do|brainstorm|outline|list|add|compile|collect|curate|research|identify|locate|look for|search for|gather|organi[sz]e|arrange|teach|guide me (?:through|in)|walk me through|help(?: me| us)?(?: with| to| make| write| create| plan| build| find)?)";

/** Asks to be given good ones ("what are some fun", "what's a good"): what follows is looked for, not explained. */
const goodOnes =
  "what(?:'s|’s|s|'re|’re| is| are| would be| would make)\\s+(?:an? |some |your |the )?(?=(?:(?:really|very|most|super) )?(?:good|great|nice|fun|funny|cool|cute|creative|unique|easy|healthy|cheap|thoughtful|romantic|simple|catchy|original|unusual)\\s)";

/** Words that end a run of modifiers: what stands behind them is no head noun. */
const stops =
  "of|for|about|to|on|in|with|that|which|from|and|or|by|at|as|is|are|was|were|how|what|why|when|where|who|using|into|than|if|explaining|describing|comparing|not|can|could|should|do|does|did|will|would|has|have|had|i|you|he|she|they|we|it";

/** "A list of" says nothing of what is on it. */
const listOf =
  "(?:(?:an? |the |me )?(?:(?:short|long|full|complete|quick|comprehensive|top|detailed) )?lists? of (?:the )?)?";

const between = `(?:(?!(?:${stops})\\b)[\\p{L}\\p{N}'’&/+.%$#-]+,?\\s+){0,5}?`;

/** What may follow a head noun: nothing, punctuation, or words that only say more about it. */
const end =
  '(?=$|[.,;:!?(\\n"“]|\\s+(?:about|for|to|on|in|of|from|with|without|where|that|which|who|whose|using|as|and|or|but|between|across|set|called|titled|named|by|at|based|while|so|during|inspired|featuring|\\p{L}+ing|my|our|his|her|their|this|next|if|when|because|after|before|how|against|per|through|under|over|than|please|pls|plz|thx|thanks|help|like|plus|only|again|today|tonight|tomorrow|asap|i|we|he|she|they|it|is|are|was|the|a|an|saying|asking|telling|explaining|announcing)(?!\\p{L}))';

/** Behind a head noun these make it a part of something else, or a sentence of its own. */
const notBare =
  "topics?|names?|questions|tips|ideas|list|checklist|cards?|address(?:es)?|due|deadlines?|dates?|numbers?|shorter|longer|better|funnier|renewals?|songs?|readings?|ceremony|apps?|software|tools?|websites?|sites?|programs?|generators?|templates?|makers?|builders?|services?|meaning|definition|vs|versus|costs?|prices?|near|jobs?|salary|salaries|slow|broken|errors?|fails?|failed|failing|not|won't|wont|doesn't|doesnt|isn't|isnt|keeps?|exits?|exited|crash\\p{L}*|stuck|missing|worked|works";

/** English requests. */
export const englishGrammar: Grammar = {
  tag: "en",
  polite:
    "(?:teach me(?! how to (?:knit|crochet|sew|draw|paint|play|sing|dance|swim|read|write|speak|code|program|cook|bake|type|juggle|skate|ski|surf|dive|drive|whittle|whistle|meditate)\\b)|show me|guide me on|walk me through|i(?:'d|’d| would)? (?:want|like|need|love) to (?:know|learn)|i(?:'m|’m| am) (?:looking|trying|planning|hoping) to learn|(?:(?:provide|give|find|share)(?: me)?|i need|i want|need|(?:i'm |i’m |i am )?looking for|any) (?:(?:an?|the|some|any|clear|detailed|easy|simple|good|quick|step[- ]by[- ]step) )*(?:instructions|directions|guide|guidance|tutorial|tips|advice|help) (?:for|on|about|with))\\s+(?=how to\\b)|(?:research|look up|investigate) and (?=(?:write|draft|create|make|prepare|produce|suggest|recommend)\\b)|(?:hi|hello|hey|ok|okay|so|well|now|yo|dear \\p{L}+)(?: there)?[,!.]*\\s+|(?:please|pls|plz|kindly)[,]?\\s+|(?:can|could|would|will) (?:you|u)(?: please| pls| kindly)?\\s+|(?:i(?:'d|’d| would) (?:like|want|love)|i want|i need) (?:you|u) to\\s+|(?:please )?help me (?:to |out )?(?=(?:write|draft|create|make|plan|build|find|choose|decide|understand|compare|prepare|fix|improve|design|come)\\b)|tell me,?\\s+(?=(?:what|why|how|who|when|where|which|if)\\b)|(?:i want to|i'd like to|i would like to|i need to|i wanna|i gotta|i have to) (?=(?:write|draft|create|make|plan|build|find|buy|learn|understand|compare|prepare|fix|improve|design|develop|compose|organi[sz]e|set up|put together|know|get|start|send)\\b)|(?:know|do you know|can you tell me|could you tell me|explain to me) (?=(?:what|why|how)\\b)|what (?:are|would be) some (?=(?:[\\p{L}'’-]+ ){0,4}?(?:ideas|names|gifts|recipes|activities|captions|slogans|titles|topics|games|movies|books)(?!\\p{L}))|just\\s+|quickly\\s+|maybe\\s+",
  thing: `^(?:${make}(?: me| us| up| out)?(?: with)?\\s+${listOf}|${goodOnes})?${between}(?:{it})${end}`,
  made: `^${make}(?: me| us| up| out)?(?: with)?\\s+${listOf}${between}(?:{it})${end}`,
  bare: `^(?:(?!(?:${stops})\\b)[\\p{L}\\p{N}'’-]+\\s+){0,3}?(?:{it})(?=\\s+(?!(?:${notBare})\\b)(?![^\\n]*\\b(?:is|are|was|were|does|did|should|can|will)\\b)[^?.\\n]{2,70}$)`,
  opens: "^(?:{it})(?!\\p{L})",
  does: "^(?:{it})(?!\\p{L})(?:\\s+[^\\s]+){0,7}?\\s+(?:{to})(?!\\p{L})",
  is: "^(?:{it})[.!?\\s]*$",
  owner: "my",
  leftOut: englishTelegrams,
  second:
    "^(?:and|also|then|after that|additionally|what|how|why|which|who|when|where|explain|give|write|list|create|make|provide|tell|show|find|recommend|describe|compare|summari[sz]e|translate)\\b",
  goesOn:
    "(?:,|;| and)? (?:then|after that|afterwards),? (?:\\p{L}+ )?(?:translate|write|explain|summari[sz]e|make|give|create|list|compare|rewrite|convert|tell|show|answer|suggest|turn|generate|draw|find)(?!\\p{L})",
  refuses:
    "\\b(?:don'?t|do not|not) (?:write|make|create|plan|compose|draft|explain|rewrite|translate) (?:me |us )?(?:an?|the|my|this|that)\\b|\\bnot an? (?:poem|story|essay|e-?mail|letter|speech)\\b|\\b(?:return|output|print|reply with|answer with|respond with) (?:only|just|nothing but)\\b|\\bgive me (?:only|just|nothing but) the\\b|\\b(?:only|just) (?:return|output|the (?:code|regex|answer|result|command|formula|number|title|name|word))\\b|\\bno (?:explanations?|commentary)\\b|\\b(?:don'?t|do not|never|without) ask(?:ing)? (?:me )?(?:any |more |further |follow-?up )*questions?\\b|\\b(?:no|ask no) (?:further |follow-?up )?questions\\b",
  tells:
    "^(?:(?:in|on|at|for|since|last|after|before|every|during|until|next|two|three|some|a) (?:[^ ]+ ){0,5}?|(?:[^ ]+ ){0,3}?)(?:i|i'm|i've|i'd|im|my|mine|me|we|we're|we've|our|us|he|she|they|he's|she's|they're|his|her|their|it's|its|it is|it was|it has|there is|there are|there's|nobody|everyone|everybody|half|most of|part of)(?!\\p{L})",
  orders:
    "^(?:[-*•] )?(?:please |also |always |then |finally |first |and |but )*(?:add|address|adjust|aim|allow|analy[sz]e|answer|anticipate|arrange|ask|assume|avoid|balance|base|be|begin|break|bring|build|calculate|call|check|choose|cite|clarify|close|combine|compare|conclude|confirm|consider|connect|cover|cut|define|deliver|describe|design|detail|discuss|distinguish|divide|do|don't|draw|emphasi[sz]e|end|ensure|estimate|evaluate|even|exclude|expand|explain|explore|express|find|finish|flag|focus|follow|format|frame|give|group|have|help|highlight|hold|identify|if|illustrate|imagine|include|incorporate|indicate|infuse|insert|introduce|invent|invite|apologi[sz]e|remind|refuse|argue|assess|attach|back|carry|cut|debate|elaborate|enumerate|establish|examine|go|grade|guide|map|measure|paraphrase|predict|quantify|question|recap|reword|score|select|shape|simplify|speak|spell|stress|supply|target|trim|underline|verify|judge|justify|keep|lay|lead|leave|let|limit|link|list|look|maintain|make|mark|match|mention|mind|mix|name|never|no|note|number|offer|open|order|organi[sz]e|outline|pair|paint|phrase|pick|place|point|prefer|present|prioriti[sz]e|produce|propose|prove|provide|put|quote|rank|rate|read|recommend|refer|reflect|remain|remove|repeat|replace|report|respect|respond|return|reveal|rewrite|say|separate|set|share|show|sketch|skip|sort|specify|split|stay|start|state|stick|structure|suggest|sum|summari[sz]e|support|surprise|take|tell|tailor|test|think|tie|touch|trace|treat|try|turn|use|utili[sz]e|vary|verify|walk|warn|weigh|wherever|where|whenever|work|wrap|write|your (?:answer|response|goal|task)|(?:it|the (?:answer|response|reply|result|tone|output|reader|text|list|style|format|language)) (?:has to|should|must|needs|is)|an? (?:answer|table|list|example)|each|every|one (?:line|sentence|paragraph|example)|numbered|bullet|short|plain|simple|assumptions?|with|for (?:each|every)|in (?:each|every|one|plain|simple|the)|at (?:most|least)|only|nothing|as (?:short|brief)|order)(?!\\p{L})",
};
