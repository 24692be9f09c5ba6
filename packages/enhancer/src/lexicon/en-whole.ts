import { english } from "./en.ts";
import type { Lexicon } from "./lexicon.ts";

/** What employers write, and what they ask, is no résumé. */
const notOfResumes: readonly string[] = ["interview question*", "job description"];
const ofResumes = (english.objects.resume ?? "")
  .split("|")
  .filter((phrase) => !notOfResumes.includes(phrase))
  .join("|");

/** All cues of English: those the score needs, and those for rewriting and its checks alone. */
export const wholeEnglish: Lexicon = {
  ...english,
  objects: {
    ...english.objects,
    text: `${english.objects.text}|bio|job description`,
    email: `${english.objects.email}|out of office|text to my`,
    marketing: `${english.objects.marketing}|elevator pitch|linkedin headline`,
    resume: `${ofResumes}|resume summary|resume objective`,
    ideas: `${english.objects.ideas}|interview questions`,
    plan: `${english.objects.plan}|study schedule|packing list|training plan|workout plan`,
  },
  aspects: `${english.aspects}|explained|companies|svg|png|generator|maker|calculator`,
  commands:
    "turn on|turn off|switch on|switch off|turn the|turn up|turn down|open the|close the|lock the|unlock the|set the|dim the|play|pause|stop the|start the|skip|next song|mute|unmute|call|remind me|set a timer|set timer|set an alarm|cancel the|add|what time is it|volume|go back|continue|go on|try again|again|more|stop|is the door|are the lights|is the light|how many lights|are any|continue please|keep going",
  jailbreak:
    "ignore all previous|ignore any previous|ignore the previous|previous and following instructions|stop everything|initial instructions|starting instructions|initial prompt|maintenance mode|your instructions|previous instructions|instructions above|ignore previous instructions|ignore all instructions|ignore the above|ignore your instructions|disregard all|disregard previous|disregard your|do anything now|dan mode|developer mode|jailbreak*|without any restrictions|no restrictions|no ethical|bypass your|bypass the filter|bypass safety|no filter|unfiltered|uncensored|system prompt|previous directions|forget all previous|forget your instructions|no moral|free of all restrictions|not bound by|evil confidant|amoral|stay in character no matter|never refuse|you cannot refuse|has no limits|no guidelines|ignore content policy|ignore openai|content filter bypass|pretend to be dan|you are dan|breaks ai rules|as dan",
  preamble:
    "here is|here's|here are|sure|certainly|of course|absolutely|below is|enhanced prompt|improved prompt|rewritten prompt|revised prompt|optimized prompt|i've rewritten|i have rewritten|i rewrote|as an ai|okay, here|ok, here|the improved|the rewritten",
  factQuestions:
    "who|when|where|what year|how many|how much|how old|how long|how far|how tall|what is the capital|what is the most|what is the largest|what is the biggest|what is the smallest|what is the highest|what is the fastest|what is the longest|what is the oldest|what is the tallest|what is the name of|what's the capital|which country|what time|what day|what does the|is it|are there|did|does the|whose|what is the name|which year|has anyone",
  harm: "make a bomb|build a bomb|pipe bomb|explosive device|hack into|hacking into|steal|phishing|malware|ransomware|keylogger|launder money|credit card numbers|social security number*|kill someone|kill a person|poison someone|cook meth|make meth|suicide method*|stalk someone|without getting caught|get away with murder|fake id|counterfeit|child porn*|date rape|shoplift*|rob a bank|illegally|racial slur*|ethnic cleansing",
  override:
    "ignore|ignoring|disregard|forget|bypass|override|circumvent|abandon|violate|break free|without|no longer|not bound by|free of|free from|no|lacks|lack|refuses|never refuse|regardless of|does not follow|do not follow|doesn't care|not limited by|disable|remove|unlock",
  rules:
    "instructions|restrictions|guidelines|rules|policy|policies|ethics|ethical|morals|morality|moral|filters|censorship|limitations|limits|boundaries|safeguards|safety|content policy|openai|programming|constraints of|laws|legality|consent|warnings|disclaimers",
  requests: "could you|can you|would you|will you|can u|could u|would you mind",
};
