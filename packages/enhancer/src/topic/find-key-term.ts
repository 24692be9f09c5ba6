import { isFrequentWord } from "../language/latin-language.ts";
import { type Word, wordsWithin } from "../text/words.ts";
import type { Analysis } from "./analysis.ts";

const windowLength = 400;
const longestTerm = 2;
const determiners = new Set(["a", "an", "the"]);
const leaders = new Set(["of", "in", "for", "about", "with", "on", "between", "from", "into"]);
const circumstances = new Set(["in", "for", "with", "on", "from", "into"]);
const relatives = new Set(["that", "which", "who", "it", "he", "she", "they", "to"]);
/** Nouns that name the request, its material or its reader, not what it is about. */
const empty = new Set(
  "given following provided reader readers data people person thing things text sentence sentences question questions answer answers word words example examples list way ways part parts kind type lot number numbers step steps following user users input output".split(
    " ",
  ),
);
/** Nouns that say nothing alone: a phrase that ends in one of them is no topic, nor is the next best. */
const generic = new Set(
  "reason reasons format purpose case cases time year day order result results end beginning place group option options form style manner explanation idea ideas detail details section sections paragraph paragraphs claim point points topic title line lines fact facts corner display final function functions script scripts code file files app program programs class method methods variable variables list table topics".split(
    " ",
  ),
);
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
    !empty.has(word.folded) &&
    !isFrequentWord(word.folded, tag) &&
    /^[\p{L}][\p{L}\p{N}'’-]*$/u.test(word.text)
  );
}

/** What a machine says in an error message is no topic of the person's. */
function endOfOwnWords(prose: string): number {
  const error = /\p{L}*(?:Error|Exception|Traceback)(?!\p{L})/u.exec(prose);
  return Math.min(windowLength, error?.index ?? windowLength);
}

/** Places of words that say what to do, not what it is about. */
function takenPlaces(analysis: Analysis): ReadonlySet<number> {
  const taken = new Set<number>();
  for (const [key, spans] of analysis.cues) {
    if (
      !/^(?:action:|slot:stack|openRequest|material|padding|vague|relative|personal|topicFillers|negations)/.test(
        key,
      )
    )
      continue;
    for (const { start } of spans) taken.add(start);
  }
  return taken;
}

/** A word that may be the head of the phrase before it, though it is no term itself. */
function isNounLike(word: Word, tag: string, taken: ReadonlySet<number>): boolean {
  if (empty.has(word.folded) || /^\p{N}/u.test(word.text)) return true;
  return taken.has(word.start) && !isFrequentWord(word.folded, tag);
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

function runFrom(words: readonly Word[], prose: string, fits: (word: Word) => boolean): Word[] {
  const run: Word[] = [];
  for (const word of words) {
    const previous = run.at(-1);
    if (!fits(word)) break;
    if (previous !== undefined && prose.slice(previous.end, word.start) !== " ") break;
    run.push(word);
  }
  return run;
}

/**
 * The phrase that a prompt turns on, with its article, where no topic was named outright: whole
 * words that follow each other, only in languages with articles (`Lexicon.articles`).
 */
export function findKeyTerm(analysis: Analysis): string | null {
  const { lexicon, prose } = analysis;
  if (lexicon?.articles === undefined) return null;
  const words = wordsWithin(analysis.words, { start: 0, end: endOfOwnWords(prose) });
  const taken = takenPlaces(analysis);
  // In a clause what follows the noun is its verb ("why the dollar fell").
  const clause = analysis.cues.has("kind:why");
  // In a question about a clause, "in", "for" and the like lead to where or whom it happens to.
  const isAsked = clause || analysis.cues.has("kind:how") || analysis.cues.has("kind:whether");
  const names = new Set(
    analysis.spans.filter(({ kind }) => kind === "name").flatMap(({ text }) => text.split(" ")),
  );
  let best: Term | null = null;
  for (let index = 0; index < words.length; index += 1) {
    const opens = /[:;.!?]\s*$/u.test(prose.slice(0, words[index]?.start ?? 0));
    // Behind a colon an order begins: its first word is the verb.
    if (opens) continue;
    const all = runFrom(words.slice(index), prose, (word) => isContent(word, lexicon.tag, taken));
    index += Math.max(0, all.length - 1);
    const led = words[index - all.length];
    // "that parses dates": what follows is a verb.
    if (relatives.has(led?.folded ?? "")) continue;
    // Behind "a" a word in s is a verb ("a man sits").
    const single = led !== undefined && /^an?$/.test(led.folded);
    const nouns =
      single && all.length > 1 && all.at(-1)?.folded.endsWith("s") ? all.slice(0, -1) : all;
    const run = /\p{N}/u.test(led?.text ?? "") ? [] : nouns.slice(-longestTerm);
    const [first] = run;
    const last = run.at(-1);
    if (first === undefined || last === undefined) continue;
    const before = run.length === nouns.length ? led : undefined;
    if (clause && nouns.length > 1) continue;
    if (isAsked && circumstances.has(before?.folded ?? "")) continue;
    // What goes on behind the run is its head ("the highest yield | 15 facts").
    const next = words[index + 1];
    const goesOn = next !== undefined && prose.slice(last.end, next.start) === " ";
    if (goesOn && last === nouns.at(-1) && isNounLike(next, lexicon.tag, taken)) continue;
    const weight = weigh(run, before, names);
    if (weight > (best?.weight ?? 0)) {
      const glued = before !== undefined && prose.slice(before.end, first.start) === " ";
      const start = glued && determiners.has(before.folded) ? before.start : first.start;
      best = { start, end: last.end, weight };
    }
  }
  if (best === null) return null;
  const term = prose.slice(best.start, best.end);
  if (generic.has(term.split(" ").at(-1)?.toLowerCase() ?? "")) return null;
  // Spoken of again, what was "a" thing is "the" thing.
  return term.replace(/^(?:an?|the) /i, "the ");
}
