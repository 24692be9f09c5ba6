import type { Analysis } from "../analysis/analysis.ts";
import { isFrequentWord } from "../language/latin-language.ts";
import type { Word } from "../text/words.ts";
import { type ArticleGrammar, endingIn, pairsOfList, wordsOfList } from "./topic-grammar.ts";
import {
  endOfOwnWords,
  isContent,
  isMade,
  isRole,
  takenPlaces,
  weighTopic,
} from "./topic-words.ts";

const mostWords = 5;
const longestTopic = 48;
const vowel = /^[aeiouyàâäáéèêëíîïóôöúùûüœ]/i;

interface Reading {
  readonly analysis: Analysis;
  readonly grammar: ArticleGrammar;
  readonly tokens: readonly Word[];
  readonly taken: ReadonlySet<number>;
  readonly fits: (token: Word) => boolean;
}

/** "l'histoire" is an article and a noun. */
function splitElision(word: Word): Word[] {
  const mark = /^(\p{L}{1,5}['’])(?=\p{L})/u.exec(word.text);
  const [head = ""] = mark ?? [];
  if (head === "") return [word];
  const cut = word.start + head.length;
  const rest = word.text.slice(head.length);
  return [
    { start: word.start, end: cut, text: head, folded: head.toLowerCase().replace("’", "'") },
    { start: cut, end: word.end, text: rest, folded: rest.toLowerCase() },
  ];
}

/** The article a topic is named again with, or null where the language leaves it open. */
export function articleFor(grammar: ArticleGrammar, lead: string, noun: string): string | null {
  const plain = pairsOfList(grammar.articles).get(lead);
  if (plain === undefined) return null;
  const against = pairsOfList(grammar.doubtful ?? "").get(lead);
  if (against?.split(",").some((ending) => noun.endsWith(ending)) === true) return null;
  const [elided = "", replaced = ""] = (grammar.elided ?? "").split(":");
  if (!replaced.split(",").includes(plain)) return plain;
  // Whether an h is heard decides, and no rule tells.
  if (/^h/i.test(noun) && plain !== lead) return null;
  return vowel.test(noun) ? elided : plain;
}

function isGlued({ tokens }: Reading, index: number): boolean {
  const [one, next] = [tokens[index], tokens[index + 1]];
  return one !== undefined && next !== undefined && next.start - one.end <= 1;
}

const capital = /^\p{Lu}/u;

function isAdjective(grammar: ArticleGrammar, token: Word): boolean {
  return endingIn(grammar.adjectives).test(token.folded) && !/ment[ei]?$/u.test(token.folded);
}

/** "la" goes with no word in "o", "el" and "il" with none in "a". */
function agrees(article: string, adjective: string): boolean {
  if (/^(?:la|las|a|as)$/u.test(article)) return !/os?$/u.test(adjective);
  return !/^(?:el|los|il|o|os)$/u.test(article) || !/as?$/u.test(adjective);
}

/** Whether the token behind goes on with the phrase that ends at an index. */
function goesOn(reading: Reading, article: string, index: number): boolean {
  const { grammar, tokens, fits } = reading;
  const [last, next] = [tokens[index], tokens[index + 1]];
  if (last === undefined || next === undefined || !isGlued(reading, index)) return false;
  if (capital.test(last.text) && /^(?:\p{Lu}\p{L}*|\d+)$/u.test(next.text)) return true;
  if (!fits(next)) return false;
  if (grammar.adjectivesLead === true) return isAdjective(grammar, last);
  return isAdjective(grammar, next) && agrees(article, next.folded);
}

/** Whether a phrase breaks off before its noun ("the intriguing | …"). */
function breaksOff({ grammar, tokens, taken }: Reading, from: number, end: number): boolean {
  const [last, next] = [tokens[end], tokens[end + 1]];
  if (last === undefined || next === undefined || next.start - last.end !== 1) return false;
  if (grammar.adjectivesLead !== true && end > from) return false;
  const isWord = taken.has(next.start) || !isFrequentWord(next.folded, grammar.tag);
  return isAdjective(grammar, last) && isWord && /^\p{L}/u.test(next.text);
}

/** The index of the last token of the phrase whose noun stands at an index. */
function endOfPhrase(reading: Reading, article: string, from: number): number {
  const { grammar, tokens, fits } = reading;
  const joiners = wordsOfList(grammar.joiners);
  let end = from;
  let isJoined = false;
  while (end - from < mostWords) {
    const [joiner, noun] = [tokens[end + 1], tokens[end + 2]];
    const joins: boolean =
      !isJoined &&
      joiner !== undefined &&
      noun !== undefined &&
      joiners.has(joiner.folded) &&
      isGlued(reading, end) &&
      isGlued(reading, end + 1) &&
      fits(noun);
    if (!joins && !goesOn(reading, article, end)) return end;
    isJoined ||= joins;
    end += joins ? 2 : 1;
  }
  return end;
}

/** Whether a noun says nothing alone: "the benefits" of something. */
function isEmpty({ analysis: { cues }, grammar }: Reading, noun: Word): boolean {
  const isSide = cues.get("aspects")?.some(({ start }) => start === noun.start) ?? false;
  return isSide || wordsOfList(grammar.generic).has(noun.folded);
}

interface Phrase {
  readonly text: string;
  readonly weight: number;
}

function phraseAt(reading: Reading, prose: string, index: number): Phrase | null {
  const { analysis, grammar, tokens, fits } = reading;
  const lead = tokens[index];
  if (lead === undefined || !isGlued(reading, index)) return null;
  let first = index + 1;
  const isDropped = wordsOfList(grammar.dropped).has(tokens[first]?.folded ?? "");
  if (isDropped) first += 1;
  const head = wordsOfList(grammar.kept).has(tokens[first]?.folded ?? "") ? first + 1 : first;
  const [opening, noun] = [tokens[first], tokens[head]];
  if (opening === undefined || noun === undefined || !fits(noun)) return null;
  if (head > first && !isGlued(reading, first)) return null;
  const article = articleFor(grammar, lead.folded, opening.folded);
  if (article === null) return null;
  const last = endOfPhrase(reading, article, head);
  const end = tokens[last];
  if (end === undefined || breaksOff(reading, head, last)) return null;
  if (isRole(analysis, opening.start) || isMade(analysis, noun)) return null;
  if (isEmpty(reading, noun) && (end === noun || isEmpty(reading, end))) return null;
  const topic = prose.slice(opening.start, end.end);
  if (topic.length > longestTopic || /[\p{C}\n]/u.test(topic)) return null;
  const before = tokens[index - 1]?.folded ?? "";
  const circumstances = wordsOfList(grammar.circumstances);
  const isAside = circumstances.has(before) || circumstances.has(lead.folded);
  const weight = weighTopic(prose, opening.start, topic.length) - (isAside ? 1 : 0);
  return { text: `${article}${article.endsWith("'") ? "" : " "}${topic}`, weight };
}

/**
 * The phrase that a prompt turns on, with the definite article it can be named again with, or
 * null: a noun behind an article, with its adjectives and what "de" joins to it.
 */
export function findNounPhrase(analysis: Analysis, grammar: ArticleGrammar): string | null {
  const { lexicon, prose } = analysis;
  if (lexicon === null) return null;
  const taken = takenPlaces(analysis);
  const limit = endOfOwnWords(analysis);
  const tokens = analysis.words.filter(({ end }) => end <= limit).flatMap(splitElision);
  const fits = (token: Word) => isContent(token, lexicon.tag, taken);
  const reading = { analysis, grammar, tokens, taken, fits };
  let best: Phrase | null = null;
  for (let index = 0; index < tokens.length; index += 1) {
    const phrase = phraseAt(reading, prose, index);
    if (phrase !== null && phrase.weight > (best?.weight ?? 0.5)) best = phrase;
  }
  return best?.text ?? null;
}
