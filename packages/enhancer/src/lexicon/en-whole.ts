import { englishGuard } from "./en-guard.ts";
import { english } from "./english.ts";
import type { Lexicon } from "./lexicon.ts";

/** All cues of English: those the score needs, and those for rewriting and its checks alone. */
export const wholeEnglish: Lexicon = {
  ...english,
  guard: englishGuard,
  jailbreak:
    "ignore all previous|ignore any previous|ignore the previous|previous and following instructions|stop everything|initial instructions|starting instructions|initial prompt|maintenance mode|your instructions|your previous instructions|all previous instructions|any previous instructions|the previous instructions|these previous instructions|my previous instructions|previous instructions are|previous instructions no longer|instructions above|ignore previous instructions|ignore all instructions|ignore the above|ignore your instructions|disregard all|disregard previous|disregard your|do anything now|dan mode|developer mode|jailbreak prompt*|jailbreak mode|jailbreak chatgpt|jailbreak gpt*|jailbreak claude|jailbreak gemini|jailbreak grok|jailbreak llm*|jailbreak ai|jailbreak a model|jailbreak the model|jailbreak yourself|jailbroken mode|jailbroken model|jailbroken ai|jailbroken chatgpt|without any restrictions|no ethical|bypass your|bypass the filter|bypass safety|no filter|unfiltered|uncensored|previous directions|forget all previous|forget your instructions|no moral constraints|no moral limits|no moral code|no moral compass|no moral guidance|no moral boundaries|no moral or|no moral and|no moral restrictions|no moral guidelines|no morals|free of all restrictions|not bound by|evil confidant|amoral|stay in character no matter|never refuse|you cannot refuse|has no limits|no guidelines|ignore content policy|ignore openai|content filter bypass|pretend to be dan|you are dan|breaks ai rules|as dan",
  preamble:
    "here is|here's|here are|sure|certainly|of course|absolutely|below is|enhanced prompt|improved prompt|rewritten prompt|revised prompt|optimized prompt|i've rewritten|i have rewritten|i rewrote|as an ai|okay, here|ok, here|the improved|the rewritten",
  harm: "make a bomb|build a bomb|pipe bomb|explosive device|hack into|hacking into|steal|phishing|malware|ransomware|keylogger|launder money|credit card numbers|social security number*|kill someone|kill a person|poison someone|cook meth|make meth|suicide method*|stalk someone|without getting caught|get away with murder|fake id|counterfeit|child porn*|date rape|shoplift*|rob a bank|illegally|racial slur*|ethnic cleansing",
  override:
    "ignore|ignoring|disregard|forget|bypass|override|circumvent|abandon|violate|break free|without|no longer|not bound by|free of|free from|no|lacks|lack|refuses|never refuse|regardless of|does not follow|do not follow|doesn't care|not limited by|disable|remove|unlock",
  rules:
    "instructions|restrictions|guidelines|rules|policy|policies|ethics|ethical|morals|morality|moral|filters|censorship|limitations|limits|boundaries|safeguards|safety|content policy|openai|programming|constraints of|laws|legality|consent|warnings|disclaimers",
};
