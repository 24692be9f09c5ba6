import type { GuardWords } from "./lexicon.ts";

/** What the checks of a rewrite look for in English. */
export const englishGuard: GuardWords = {
  counted:
    "words|sentences|paragraphs|characters|lines|pages|slides|bullets|bullet points|points|examples|ideas|options|steps|questions|tips|items|names|versions|variants|alternatives|sections|reasons|headings|rows|columns|tests|test cases|checks|stanzas|verses|chapters|parts|suggestions|sources|criteria|key|short|practical|main",
  measures:
    "seconds|minutes|minute|hours|hour|days|day|weeks|week|months|month|years|year|year old|years old|people|persons|guests|kids|children|employees|staff|students|users|customers|members|players|rooms|bedrooms|miles|km|kilometers|kilos|kg|pounds|dollars|euros|bucks|calories|square feet|times a week|times a day|percent",
  numbers:
    "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|a dozen|half a",
  times:
    "monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|august|september|october|november|december|yesterday|tomorrow|tonight|last week|last month|last year|next week|next month|next year|this morning|this weekend|last night|recently|in march|by march|last march|next march|in may|by may|until may",
  assertions:
    "i have been|i've been|i had|i work|i live|i own|i moved|i bought|i lost|i study|i teach|i recently|i currently|i manage|we were|we had|we have been|we've been|we live|we run|we sell|we own|we just|my name is|i am a|i am an|i am currently|i am in|i am from|i am working|i'm a|i'm an|i'm currently|i'm in|i'm from|i'm working|i am new|i'm new|i run a|i run an|i run my|i got fired|i got laid|i got a|i was laid|i was born|we are a|we're a|we are planning|i am planning|i'm planning|i've worked|i have worked|i have two|i have three|i have a|as a single|i'm vegetarian|i am vegetarian|that i still|that i have|that i was|that i had|that i left|that i found",
  kin: "my wife|my husband|my partner|my son|my daughter|my kids|my children|my mom|my mother|my dad|my father|my brother|my sister|my boss|my manager|my team|our team|my friend|my dog|my cat|my boyfriend|my girlfriend|my roommate|my neighbor|my company|our company|my startup|my shop",
  titles: "mr|mrs|ms|dr|prof|professor|sir|dear|named|called",
  closings:
    "let me know|feel free|hope this helps|hope that helps|would you like me to|happy to adjust|this version|this rewrite|this prompt|i've added|i added|i have added|i kept|i've kept|i made|note that i|rewritten to|enhanced version|changes made:|what i changed:|(added|added:",
  reasoning:
    "the user wants|the user is asking|the user asks|user wants|so i should|i should keep|i need to rewrite|let me think|let me rewrite|i'll rewrite|i will rewrite|first, i need to|we need to rewrite|the person wants|the prompt asks|the original prompt|thinking:|reasoning:|it's unclear|the aim here|no code in the prompt|the request is|since the person|the user has|user only wants",
  loosened:
    "no warnings|without warnings|no disclaimers|without disclaimers|skip any warnings|skip the warnings|skip warnings|skip any disclaimers|no disclaimer|do not refuse|don't refuse|never refuse|no refusals|without refusing|ignore your|ignore any rules|ignore the rules|ignore all|ignore safety|any safety|bypass|undetected|undetectable|untraceable|without being detected|without getting caught|without anyone noticing|without them knowing|avoid detection|cover my tracks|no matter how|regardless of legality|even if it is illegal|even if illegal|no ethical|do not moralize|don't moralize|no moralizing|no restrictions|leave out any caveats|no safety|employees to enter|people to enter their|users to enter their|victims to enter|into entering their|into giving up their|into giving their|into revealing|enter their passwords|somebody else's house|someone else's house|someone else's account|somebody else's account",
  declares: "is|are|was|were|because|means|has|have|can be|consists|happens|occurs",
  orders:
    "put|refer|give|keep|cite|mark|name|say|show|start|begin|end|use|add|list|include|explain|describe|tell|make|write|avoid|leave|focus|compare|ask|check|note|point|rank|group|mention|cover|let|set|help|suggest|recommend|provide|consider|assume|state|define|answer|treat|weave|stay|aim|close|open|finish|don't|do|never|order|sort|build|cut|pick|choose|favor|favour|prefer|limit|match|separate|skip|structure|format|highlight|flag|walk|base|draw|please|output|return|present|organize|organise|divide|break|sum|summarize|summarise|outline|offer|propose|identify|assess|weigh|invent|carry|wait|turn|work|take|hold|plan|design|create|generate|estimate|calculate|review|rewrite|translate|illustrate|spell|warn|remind|change|lead|sketch|quote|stick|be|repeat|hint|link|round|stop|think|talk|test|try|split|trim|tie|top|touch|track|trace|vary|watch",
};
