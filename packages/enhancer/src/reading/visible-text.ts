import type { Analysis } from "../analysis/analysis.ts";
import { maskSpans } from "../text/mask.ts";
import { findWords } from "../text/words.ts";
import type { ProtectedKind, Span } from "../types.ts";
import { findDumps } from "./dumped-cues.ts";
import { isPolite } from "./find-facts.ts";
import type { Reading } from "./read-prompt.ts";

/** Words that speak of any answer: they tie a sentence to no prompt in particular. */
const ofAnyAnswer = new Set(
  "answer answers answered sentence sentences word words line lines list lists step steps example examples point points part parts reason reasons reader readers short long first last then that this with from each every give have what which when where your they them there these those should would could about into only also keep make most more least than text result version versions write explain show name need want help please know does will before after between".split(
    " ",
  ),
);

const leastLetters = 4;
/** The same word in another form shares its beginning. */
const stemLength = 5;

function stemsOf(text: string): Set<string> {
  const stems = new Set<string>();
  for (const { folded } of findWords(text)) {
    if (folded.length === 1 && !/[\p{Lo}\p{N}]/u.test(folded)) continue;
    if (folded.length === 1) stems.add(folded);
    else if (folded.length >= leastLetters && !ofAnyAnswer.has(folded))
      stems.add(folded.slice(0, stemLength));
  }
  return stems;
}

const concrete: ReadonlySet<ProtectedKind> = new Set(["number", "date", "money", "quotation"]);

/** The figures, dates and wordings that a sentence names: they tell something, whatever is around. */
function concreteOf({ spans }: Analysis, sentence: Span): Span[] {
  return spans.filter(
    ({ kind, start, end }) => concrete.has(kind) && start > sentence.start && end <= sentence.end,
  );
}

/** So many words of the request or of a fact are taken up by a sentence that belongs to them. */
const sharedWords = 2;

/**
 * The sentences of a prompt that belong to its request: the request, what tells facts, and what
 * takes up a word of either; of any other only the figures and wordings that it names. Advice that
 * could stand behind any prompt is none of it.
 */
export function findOwnSentences({ analysis, request, sentences, facts }: Reading): Span[] {
  const { text } = analysis;
  const known = stemsOf(request === null ? "" : text.slice(request.start, request.end));
  const own: Span[] = [];
  for (const sentence of sentences) {
    const stems = stemsOf(text.slice(sentence.start, sentence.end));
    const isOwn =
      sentence === request ||
      (request !== null && sentence.end <= request.start) ||
      facts.includes(sentence) ||
      [...stems].filter((stem) => known.has(stem)).length >= sharedWords;
    if (sentence !== request && isPolite(analysis, sentence)) continue;
    if (!isOwn) {
      own.push(...concreteOf(analysis, sentence));
      continue;
    }
    own.push(sentence);
    for (const stem of stems) known.add(stem);
  }
  return own;
}

/** From so many different words on somebody tells a case, and with so many more all of it. */
const tellingWords = 9;
const exhaustiveWords = 24;

/** Keywords in a heap and polite words, which tell nothing. */
function emptyWords(analysis: Analysis): Span[] {
  return [...findDumps(analysis), ...(analysis.cues.get("padding") ?? [])].sort(
    (one, other) => one.start - other.start,
  );
}

/** How much a prompt tells in its own sentences (`findOwnSentences`), 0 to 1: words that say something, each once. */
export function detailOf({ analysis }: Reading, own: readonly Span[]): number {
  const text = maskSpans(analysis.text, emptyWords(analysis));
  const stems = new Set(own.flatMap(({ start, end }) => [...stemsOf(text.slice(start, end))]));
  return Math.max(0, Math.min(1, (stems.size - tellingWords) / exhaustiveWords));
}
