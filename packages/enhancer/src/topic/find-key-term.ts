import type { Analysis } from "../analysis/analysis.ts";
import { type Word, wordsWithin } from "../text/words.ts";
import { endOfOwnWords, isContent, isMade, isRole, takenPlaces } from "./topic-words.ts";

const longestTerm = 2;
const determiners = new Set(["a", "an", "the", "my", "our"]);
/** What belongs to something else ("its synonyms") is no topic alone. */
const possessives = new Set(["its", "his", "her", "their", "your"]);
const leaders = new Set(["of", "in", "for", "about", "with", "on", "between", "from", "into"]);
const circumstances = new Set(["in", "for", "with", "on", "from", "into"]);
const relatives = new Set(["that", "which", "who", "it", "he", "she", "they", "to"]);
/** Nouns that name the request, its material or its reader, not what it is about. */
const empty = new Set(
  "given following provided reader readers data people person thing things text sentence sentences question questions answer answers word words example examples list way ways part parts kind type lot number numbers step steps following user users input output named called january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday today tomorrow yesterday tonight fast asap soon".split(
    " ",
  ),
);
/** Nouns that say nothing alone: a phrase that ends in one of them is no topic, nor is the next best. */
const generic = new Set(
  "reason reasons format purpose case cases time year day order result results end beginning place group option options form style manner explanation idea ideas detail details section sections paragraph paragraphs claim point points topic topics title line lines fact facts function functions script scripts code file files app program programs class method methods variable variables list table strategy strategies tip tips technique techniques approach approaches advice".split(
    " ",
  ),
);
/** Words that can follow a noun: where another one does, the phrase goes on ("the vital | process"). */
const followers = new Set(
  "of in for on with by from to at as into about between through during without within against after before since until per over under than like and or but so because if when while where who which that what how is are was were be been has have had do does did can could will would should may might must if then also too please not it they he she we you i using including such fast today tomorrow yesterday tonight asap soon quickly".split(
    " ",
  ),
);
const verbEnding = /(?:ing|ed|ly|ize|ise|ify)$/;

const count = /^(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) (?=\p{L})/iu;

/** "The topic of the conversation" is the conversation. */
const beside =
  /^(?:the )?(?:topic|subject|matter|concept|idea|notion|issue) of (?=(?:the|an?|my|our) )/i;
/** How or when, behind what it is about ("guitar fast"). */
const trailing = / (?:fast|quickly|easily|better|today|tomorrow|tonight|asap|soon)$/i;
/** Words that say nothing, whatever stands before them ("the best way"). */
const hollow = /(?:^| )(?:ways?|things?|ones?|stuff)$/i;

/**
 * A topic without how many are asked for ("five award-winning films") and without what stands
 * beside it ("the topic of …"), or null where what is left says nothing alone ("some strategies").
 */
export function withoutCount(topic: string): string | null {
  const uncounted = topic.replace(count, "").replace(beside, "").replace(trailing, "");
  if (hollow.test(uncounted)) return null;
  return generic.has(uncounted.toLowerCase().replace(/^(?:an?|the|some) /, "")) ? null : uncounted;
}

const auxiliary = "do|does|did|will|would|can|could|should|is|are|was|were|has|have|had";
const people = "i|you|we|one|people|they|someone|it";
/** "How will our sun die", "Which trees grow": where a noun ends and its verb begins can't be told. */
const clause = new RegExp(
  `^\\P{L}*(?:(?:(?:how|when|where)(?: \\p{L}+)?? )?(?:${auxiliary}) (?!(?:${people}) )|(?:what|which) (?!(?:${auxiliary}) )\\p{L})`,
  "iu",
);

interface Reading {
  readonly analysis: Analysis;
  readonly words: readonly Word[];
  readonly taken: ReadonlySet<number>;
  readonly names: ReadonlySet<string>;
}

/** Words that follow each other and could be a topic, and the word before them. */
interface Run {
  readonly lead: Word | undefined;
  readonly words: readonly Word[];
  readonly next: Word | undefined;
}

function fits({ analysis, taken }: Reading, word: Word): boolean {
  if (empty.has(word.folded) || possessives.has(word.folded)) return false;
  return isContent(word, analysis.lexicon?.tag ?? "", taken);
}

/** Whether a word may be the head of the phrase before it, though it is no term itself. */
function isNounLike({ folded }: Word): boolean {
  return !followers.has(folded);
}

function runFrom(reading: Reading, from: number): Word[] {
  const run: Word[] = [];
  for (const word of reading.words.slice(from)) {
    const previous = run.at(-1);
    if (!fits(reading, word)) break;
    const isApart =
      previous !== undefined && reading.analysis.prose.slice(previous.end, word.start) !== " ";
    if (isApart) break;
    run.push(word);
  }
  return run;
}

function* runsOf(reading: Reading): Generator<Run> {
  const { words, analysis } = reading;
  for (let index = 0; index < words.length; index += 1) {
    // Behind a colon an order begins: its first word is the verb.
    if (/[:;.!?]\s*$/u.test(analysis.prose.slice(0, words[index]?.start ?? 0))) continue;
    const run = runFrom(reading, index);
    const lead = words[index - 1];
    index += Math.max(0, run.length - 1);
    if (run.length > 0) yield { lead, words: run, next: words[index + 1] };
  }
}

interface Term {
  readonly start: number;
  readonly end: number;
  readonly weight: number;
}

function isPlural(word: string): boolean {
  return word.endsWith("s") && !word.endsWith("ss");
}

/** From so many characters on a term weighs a point less. */
const lateFrom = 200;

function weigh(
  run: readonly Word[],
  before: Word | undefined,
  leader: string,
  names: ReadonlySet<string>,
): number {
  const last = run.at(-1)?.folded ?? "";
  const letters = run.reduce((sum, { text }) => sum + text.length, 0);
  const led =
    before !== undefined && (determiners.has(before.folded) || leaders.has(before.folded));
  const named = run.some(({ text }) => names.has(text));
  const noun = led || named || isPlural(last);
  if (!noun || verbEnding.test(last)) return 0;
  // Whom it is for is seldom what it is about, and what comes late is a detail.
  const isFor = leader === "for";
  const late = Math.min(1, (run[0]?.start ?? 0) / lateFrom);
  return letters / 10 + (isFor ? -0.5 : led ? 1 : 0) + (named ? 1 : 0) - late;
}

/** What a choice is asked of ("best laptop") is what it is about, whoever it is for. */
const chosenWeight = 1;

/** What leads to a term, also where an article comes between ("in the winter"): "in". */
function leaderOf({ analysis }: Reading, lead: Word | undefined): string {
  const isArticle = lead !== undefined && determiners.has(lead.folded);
  if (!isArticle) return lead?.folded ?? "";
  const [before = ""] = /\p{L}+(?=\s+$)/u.exec(analysis.prose.slice(0, lead.start)) ?? [];
  return before.toLowerCase();
}

/** Counts what has a name ("World War II"). */
const ordinal = /^ [IVX]{1,4}(?![\p{L}\p{N}])/u;

/** The term that ends a run, or null where the run is none. */
function termOf(reading: Reading, { lead, words, next }: Run): Term | null {
  const { analysis, names } = reading;
  const { cues, prose } = analysis;
  // "that parses dates": what follows is a verb; behind a number stands what is counted.
  if (relatives.has(lead?.folded ?? "") || /\p{N}/u.test(lead?.text ?? "")) return null;
  if (possessives.has(lead?.folded ?? "")) return null;
  // Behind "a" a word in s is a verb ("a man sits").
  const isSingle = lead !== undefined && /^an?$/.test(lead.folded) && words.length > 1;
  const nouns = isSingle && isPlural(words.at(-1)?.folded ?? "") ? words.slice(0, -1) : words;
  const run = nouns.slice(-longestTerm);
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (isMade(analysis, last)) return null;
  // A side alone ("the benefits") is no topic.
  if (cues.get("aspects")?.some(({ start }) => start === last.start)) return null;
  const before = run.length === nouns.length ? lead : undefined;
  // In a clause what follows the noun is its verb ("why the dollar fell").
  const isClause = cues.has("kind:why") || clause.test(prose);
  if (isClause && nouns.length > 1) return null;
  // In a question about a clause, "in", "for" and the like lead to where or whom it happens to.
  const isAsked = isClause || cues.has("kind:how") || cues.has("kind:whether");
  const leader = leaderOf(reading, before);
  if (isAsked && circumstances.has(leader)) return null;
  // Who speaks, or whom something is explained to, is not what it is about.
  const { actions } = analysis;
  if (leader === "as" || isRole(analysis, before?.start ?? first.start)) return null;
  if (leader === "to" && (actions.has("explain") || actions.has("teach"))) return null;
  // What goes on behind the run is its head ("the highest yield | 15 facts").
  const [numeral = ""] = ordinal.exec(prose.slice(last.end)) ?? [];
  const goesOn =
    numeral === "" && !isClause && next !== undefined && prose.slice(last.end, next.start) === " ";
  if (goesOn && last === words.at(-1) && isNounLike(next)) return null;
  const isGlued = before !== undefined && prose.slice(before.end, first.start) === " ";
  const start = isGlued && determiners.has(before.folded) ? before.start : first.start;
  const isChosen = cues.get("kind:which")?.some(({ end }) => end === before?.end) ?? false;
  const weight = weigh(run, before, leader, names) + (isChosen ? chosenWeight : 0);
  return { start, end: last.end + numeral.length, weight };
}

/**
 * The phrase that an English prompt turns on, with its article, where no topic was named
 * outright: whole words that follow each other.
 */
export function findKeyTerm(analysis: Analysis): string | null {
  const { prose } = analysis;
  const names = analysis.spans.filter(({ kind }) => kind === "name");
  const reading: Reading = {
    analysis,
    words: wordsWithin(analysis.words, { start: 0, end: endOfOwnWords(analysis) }),
    taken: takenPlaces(analysis),
    names: new Set(names.flatMap(({ text }) => text.split(" "))),
  };
  let best: Term | null = null;
  for (const run of runsOf(reading)) {
    const term = termOf(reading, run);
    if (term !== null && term.weight > (best?.weight ?? 0)) best = term;
  }
  if (best === null) return null;
  const term = prose.slice(best.start, best.end);
  if (generic.has(term.split(" ").at(-1)?.toLowerCase() ?? "")) return null;
  // Spoken of again, what was "a" thing is "the" thing.
  return term.replace(/^(?:an?|the) /i, "the ");
}
