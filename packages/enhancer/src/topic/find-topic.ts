import type { Analysis } from "../analysis/analysis.ts";
import { isFrequentWord } from "../language/latin-language.ts";
import { findCapitalNoun } from "./find-capital-noun.ts";
import { findKeyTerm, isGeneric } from "./find-key-term.ts";
import { findMarkedNoun } from "./find-marked-noun.ts";
import { articleFor, findNounPhrase } from "./find-noun-phrase.ts";
import { findSubject } from "./find-subject.ts";
import {
  type ArticleGrammar,
  type CapitalGrammar,
  type TopicGrammar,
  wordsOfList,
} from "./topic-grammar.ts";

/** How many are asked for is no part of what is asked about ("five award-winning films"). */
const count = /^(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) (?=\p{L})/iu;

/** "del café" is named again as "el café"; what begins with a question word is no topic. */
function withArticle(topic: string, tag: string, grammar: ArticleGrammar): string | null {
  const [, lead = "", behind = ""] = /^(\p{L}+['’]|\p{L}+)\s?(.*)$/su.exec(topic) ?? [];
  const folded = lead.toLowerCase().replace("’", "'");
  if (wordsOfList(grammar.generic).has(folded)) return null;
  // A verb alone ("qué cenar") is no topic.
  const isVerb = new RegExp(`(?:${grammar.infinitives ?? "(?!)"})$`, "u").test(folded);
  if (behind === "" && isVerb) return null;
  const dropped = wordsOfList(grammar.dropped);
  const rest = behind.replace(/^\p{L}+ (?=\p{L})/u, (word) =>
    dropped.has(word.trim()) ? "" : word,
  );
  const article = rest === "" ? null : articleFor(grammar, folded, rest);
  if (article !== null) return `${article}${article.endsWith("'") ? "" : " "}${rest}`;
  return grammar.needsArticle === true || isFrequentWord(folded, tag) ? null : topic;
}

/** "den Herbst" is named again as "Herbst"; with an adjective in another case it is not. */
function withoutArticle(topic: string, grammar: CapitalGrammar): string | null {
  const words = topic.split(" ");
  const hasArticle = wordsOfList(grammar.articles).has(words[0]?.toLowerCase() ?? "");
  const bare = hasArticle ? words.slice(1) : words;
  const [first = ""] = bare;
  if (first === "" || (/^\p{Ll}/u.test(first) && /(?:en|em|es|er)$/u.test(first))) return null;
  return bare.join(" ");
}

/**
 * The topic a prompt names outright ("about bees"), in the form in which the sentences of the
 * language can name it again, or null.
 */
export function findNamedTopic(analysis: Analysis, grammar?: TopicGrammar): string | null {
  const subject = findSubject(analysis);
  if (subject === null) return null;
  if (grammar === undefined) {
    const uncounted = subject.replace(count, "");
    return isGeneric(uncounted) ? null : uncounted;
  }
  if (grammar.nouns === "before-particles") {
    const isNoun = new RegExp(`^(?:${grammar.noun})$`, "u").test(subject);
    return grammar.onlyNouns === true && !isNoun ? null : subject;
  }
  if (grammar.nouns === "capitalised") return withoutArticle(subject, grammar);
  return withArticle(subject, analysis.lexicon?.tag ?? "", grammar);
}

function findKeyPhrase(analysis: Analysis, grammar?: TopicGrammar): string | null {
  if (grammar === undefined) return findKeyTerm(analysis);
  if (grammar.nouns === "before-particles") return findMarkedNoun(analysis, grammar);
  if (grammar.nouns === "capitalised") return findCapitalNoun(analysis, grammar);
  return findNounPhrase(analysis, grammar);
}

/**
 * What a prompt is about, in the person's own words: the topic it names outright, else the
 * phrase it turns on; null where neither can be told.
 */
export function findTopic(analysis: Analysis, grammar?: TopicGrammar): string | null {
  return findNamedTopic(analysis, grammar) ?? findKeyPhrase(analysis, grammar);
}
