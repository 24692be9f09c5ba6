import { isFrequentWord } from "../language/latin-language.ts";
import { type Word, wordsWithin } from "../text/words.ts";
import type { Analysis } from "./analysis.ts";

const windowLength = 400;
const longestTerm = 3;
const determiners = new Set(["a", "an", "the", "my", "our"]);
const leaders = new Set([
  "of",
  "in",
  "for",
  "about",
  "with",
  "on",
  "between",
  "from",
  "into",
  "and",
]);
const verbEnding = /(?:ing|ed|ly|ize|ise|ify)$/;

interface Term {
  readonly start: number;
  readonly end: number;
  readonly weight: number;
}

function isContent(word: Word, tag: string, taken: ReadonlySet<number>): boolean {
  return (
    word.text.length >= 3 &&
    !taken.has(word.start) &&
    !isFrequentWord(word.folded, tag) &&
    /^[\p{L}][\p{L}\p{N}'’-]*$/u.test(word.text)
  );
}

/** Places of words that say what to do, not what it is about. */
function takenPlaces(analysis: Analysis): ReadonlySet<number> {
  const taken = new Set<number>();
  for (const [key, spans] of analysis.cues) {
    if (
      !/^(?:action:|openRequest|padding|vague|relative|personal|topicFillers|negations)/.test(key)
    )
      continue;
    for (const { start } of spans) taken.add(start);
  }
  return taken;
}

function weigh(run: readonly Word[], before: Word | undefined, names: ReadonlySet<string>): number {
  const last = run.at(-1)?.folded ?? "";
  const letters = run.reduce((sum, { text }) => sum + text.length, 0);
  const led =
    before !== undefined && (determiners.has(before.folded) || leaders.has(before.folded));
  const named = run.some(({ text }) => names.has(text));
  const noun = led || named || (last.endsWith("s") && !last.endsWith("ss"));
  if (!noun || verbEnding.test(last)) return 0;
  return letters / 10 + (led ? 1 : 0) + (named ? 1 : 0);
}

/**
 * The phrase that a prompt turns on, with its article, where no topic was named outright: whole
 * words that follow each other, only in languages with articles (`Lexicon.articles`).
 */
export function findKeyTerm(analysis: Analysis): string | null {
  const { lexicon, prose } = analysis;
  if (lexicon?.articles === undefined) return null;
  const words = wordsWithin(analysis.words, { start: 0, end: windowLength });
  const taken = takenPlaces(analysis);
  const names = new Set(
    analysis.spans.filter(({ kind }) => kind === "name").flatMap(({ text }) => text.split(" ")),
  );
  let best: Term | null = null;
  for (let index = 0; index < words.length; index += 1) {
    const run: Word[] = [];
    for (const word of words.slice(index, index + longestTerm)) {
      const previous = run.at(-1);
      if (!isContent(word, lexicon.tag, taken)) break;
      if (previous !== undefined && prose.slice(previous.end, word.start) !== " ") break;
      run.push(word);
    }
    const [first] = run;
    const last = run.at(-1);
    if (first === undefined || last === undefined) continue;
    const before = words[index - 1];
    const weight = weigh(run, before, names);
    if (weight > (best?.weight ?? 0)) {
      const glued = before !== undefined && prose.slice(before.end, first.start) === " ";
      const start = glued && determiners.has(before.folded) ? before.start : first.start;
      best = { start, end: last.end, weight };
    }
    index += run.length - 1;
  }
  if (best === null) return null;
  const term = prose.slice(best.start, best.end);
  return /^(?:A|An|The|My|Our) /.test(term) ? term.charAt(0).toLowerCase() + term.slice(1) : term;
}
