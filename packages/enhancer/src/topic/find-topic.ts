import type { Analysis } from "../analysis/analysis.ts";
import { isFrequentWord } from "../language/latin-language.ts";
import { findCapitalNoun } from "./find-capital-noun.ts";
import { findKeyTerm, withoutCount } from "./find-key-term.ts";
import { findMarkedNoun } from "./find-marked-noun.ts";
import { articleFor, findNounPhrase } from "./find-noun-phrase.ts";
import { findSubject } from "./find-subject.ts";
import {
  type ArticleGrammar,
  type CapitalGrammar,
  endingIn,
  type MarkedGrammar,
  type TopicGrammar,
  wholly,
  wordsOfList,
} from "./topic-grammar.ts";

/** "del café" is named again as "el café"; what begins with a question word is no topic. */
function withArticle(topic: string, grammar: ArticleGrammar): string | null {
  const [, lead = "", behind = ""] = /^(\p{L}+['’]|\p{L}+)\s?(.*)$/su.exec(topic) ?? [];
  const folded = lead.toLowerCase().replace("’", "'");
  if (wordsOfList(grammar.generic).has(folded)) return null;
  // A verb alone ("qué cenar") is no topic.
  const { infinitives } = grammar;
  const isVerb = infinitives !== undefined && endingIn(infinitives).test(folded);
  if (behind === "" && isVerb) return null;
  const dropped = wordsOfList(grammar.dropped);
  const rest = behind.replace(/^\p{L}+ (?=\p{L})/u, (word) =>
    dropped.has(word.trim()) ? "" : word,
  );
  const article = rest === "" ? null : articleFor(grammar, folded, rest);
  if (article !== null) return `${article}${article.endsWith("'") ? "" : " "}${rest}`;
  return grammar.needsArticle === true || isFrequentWord(folded, grammar.tag) ? null : topic;
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

/** Where nothing parts words, what stands behind a marker may be more than a noun. */
function asNoun(topic: string, { noun, onlyNouns }: MarkedGrammar): string | null {
  return onlyNouns === true && !wholly(noun).test(topic) ? null : topic;
}

/**
 * The topic a prompt names outright ("about bees"), in the form in which the sentences of the
 * language can name it again, or null. Without a grammar that is the form in which it stood.
 */
export function findNamedTopic(analysis: Analysis, grammar?: TopicGrammar): string | null {
  const subject = findSubject(analysis);
  if (subject === null) return null;
  switch (grammar?.nouns) {
    case undefined:
      return subject;
    case "in-runs":
      return withoutCount(subject);
    case "before-particles":
      return asNoun(subject, grammar);
    case "capitalised":
      return withoutArticle(subject, grammar);
    case "behind-articles":
      return withArticle(subject, grammar);
  }
}

function findKeyPhrase(analysis: Analysis, grammar?: TopicGrammar): string | null {
  switch (grammar?.nouns) {
    case undefined:
      return null;
    case "in-runs":
      return findKeyTerm(analysis);
    case "before-particles":
      return findMarkedNoun(analysis, grammar);
    case "capitalised":
      return findCapitalNoun(analysis, grammar);
    case "behind-articles":
      return findNounPhrase(analysis, grammar);
  }
}

/**
 * What a prompt is about, in the person's own words: the topic it names outright, else the
 * phrase it turns on; null where neither can be told.
 */
export function findTopic(analysis: Analysis, grammar?: TopicGrammar): string | null {
  return findNamedTopic(analysis, grammar) ?? findKeyPhrase(analysis, grammar);
}
