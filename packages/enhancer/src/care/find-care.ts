import { type Analysis, sureEnough } from "../analysis/analysis.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { type CueIndex, createCueIndex } from "../text/cue-index.ts";
import { type CueText, foldInPlace, readFolded } from "../text/cue-text.ts";
import { findWords } from "../text/words.ts";
import type { CareKind, Span } from "../types.ts";
import { type CareEvidence, type PhraseKind, phraseKinds } from "./evidence.ts";
import { isJailbreak } from "./is-jailbreak.ts";
import { undisguised } from "./undisguised.ts";
import { type WordModel, weighNeed } from "./word-model.ts";

/** What a lexicon says of care: its evidence, its greetings and what is written together. */
type CareLexicon = Pick<Lexicon, "care" | "greetings" | "clitics">;

const otherLists = [
  "people",
  "frames",
  "things",
  "idioms",
  "ordinary",
  "harmful",
  "jailbreak",
  "followUps",
  "wholeFollowUps",
  "orders",
  "rolePlay",
  "facts",
  "openers",
  "own",
] as const;
type ListKey =
  | (typeof otherLists)[number]
  | "greetings"
  | `sure:${PhraseKind}`
  | `with:${PhraseKind}`
  | `sure?:${PhraseKind}`
  | `with?:${PhraseKind}`;
type Found = ReadonlyMap<ListKey | PartKey, readonly Span[]>;

/** Why a prompt is left alone, and the words that say so. */
export interface Care {
  readonly kind: CareKind;
  readonly span: Span;
}

/** The phrases that are believed, and those that the words around them may speak against. */
function apart(phrases: string, doubted: ReadonlySet<string>): readonly [string, string] {
  const all = phrases.split("|");
  const list = (isDoubted: boolean) =>
    all.filter((phrase) => doubted.has(phrase) === isDoubted).join("|");
  return [list(false), list(true)];
}

function* listsOf({
  care: evidence,
  greetings,
}: CareLexicon): Generator<readonly [ListKey, string]> {
  yield ["greetings", greetings];
  const doubted = new Set(evidence.words?.doubted.split("|"));
  for (const kind of phraseKinds) {
    const [sure, maybe] = apart(evidence.sure[kind], doubted);
    yield [`sure:${kind}`, sure];
    yield [`sure?:${kind}`, maybe];
    const [withPerson, maybeWith] = apart(evidence.withPerson[kind], doubted);
    yield [`with:${kind}`, withPerson];
    yield [`with?:${kind}`, maybeWith];
  }
  for (const key of otherLists) yield [key, evidence[key] ?? ""];
}

/** What joins the parts of a phrase. */
const joint = / ~~? /g;

/** The parts of a phrase (`a ~ b`) and the list they stand in. */
interface Parted {
  readonly list: ListKey;
  readonly parts: readonly PartKey[];
  /** How each part hangs on the one before it: `~` or `~~`. */
  readonly joints: readonly string[];
}
type PartKey = `part:${string}`;

interface Reader {
  readonly index: CueIndex<ListKey | PartKey>;
  /** By their first part: those whose first part is not there are not looked at. */
  readonly parted: ReadonlyMap<ListKey | PartKey, readonly Parted[]>;
}

const readers = new WeakMap<CareEvidence, Reader>();

function makeReader(lexicon: CareLexicon): Reader {
  const lists: (readonly [ListKey | PartKey, string])[] = [];
  const parted = new Map<ListKey | PartKey, Parted[]>();
  for (const [list, phrases] of listsOf(lexicon)) {
    const plain: string[] = [];
    for (const phrase of phrases.split("|")) {
      const parts = phrase.split(joint);
      const joints = phrase.match(joint)?.map((mark) => mark.trim()) ?? [];
      if (parts.length === 1) plain.push(phrase);
      else {
        for (const part of parts) lists.push([`part:${part}`, part.replaceAll("/", "|")]);
        const keys = parts.map((part): PartKey => `part:${part}`);
        const [first = list] = keys;
        parted.set(first, [...(parted.get(first) ?? []), { list, parts: keys, joints }]);
      }
    }
    lists.push([list, plain.join("|")]);
  }
  const clitics = (lexicon.clitics ?? "").split("|").filter(Boolean);
  const index = createCueIndex(new Map(lists.map((entry) => [entry[0], entry])).values(), clitics);
  return { index, parted };
}

function readerOf(lexicon: CareLexicon): Reader {
  const known = readers.get(lexicon.care);
  if (known !== undefined) return known;
  const made = makeReader(lexicon);
  readers.set(lexicon.care, made);
  return made;
}

/** How far apart the parts of a phrase stand, in characters: in one sentence, or over several. */
const pairReach = 60;
const wideReach = 160;

const hangsOn = (between: string, joint: string | undefined): boolean =>
  joint === "~~"
    ? between.length <= wideReach
    : between.length <= pairReach && !sentenceBreak.test(between);

/** From a part to the last, each near behind the one before; null where one is missing. */
function chainFrom(
  text: string,
  first: Span,
  others: readonly (readonly Span[])[],
  joints: readonly string[],
): Span | null {
  let { end } = first;
  for (const [at, spans] of others.entries()) {
    const next = spans.find(({ start }) => start >= end);
    if (next === undefined || !hangsOn(text.slice(end, next.start), joints[at])) return null;
    end = next.end;
  }
  return { start: first.start, end };
}

/** Where all parts of a phrase stand in their order, or null. */
function joined(
  text: string,
  [firsts = [], ...others]: readonly (readonly Span[])[],
  joints: readonly string[],
): Span | null {
  for (const first of firsts) {
    const chain = chainFrom(text, first, others, joints);
    if (chain !== null) return chain;
  }
  return null;
}

/** All that is found, with the phrases whose parts stand near each other, in their order. */
function findAll({ index, parted }: Reader, text: CueText): Found {
  const found = new Map<ListKey | PartKey, readonly Span[]>(index.findIn(text));
  for (const { list, parts, joints } of [...found.keys()].flatMap((key) => parted.get(key) ?? [])) {
    const span = joined(
      text.folded,
      parts.map((part) => found.get(part) ?? []),
      joints,
    );
    if (span === null) continue;
    found.set(
      list,
      [...(found.get(list) ?? []), span].sort((a, b) => a.start - b.start),
    );
  }
  return found;
}

/** How far into a text is read: what stands further back is material, but for its last words. */
const readLength = 4_000;
const lastLength = 400;

/** The beginning of a text, and its last words where it is longer. */
const readPartOf = (text: string): string =>
  text.length <= readLength + lastLength
    ? text
    : `${text.slice(0, readLength)}\n${text.slice(-lastLength)}`;
/** And how far by the evidence of other languages than its own: what is short is told apart badly. */
const foreignLength = 300;
/** A message that leans on the conversation, an order or a question for a fact is short. */
const shortMessage = 14;

const sentenceBreak = /[.!?。！？।؟\n]/u;

/** The sentence around a place of a text. */
function sentenceAround(text: string, at: number): Span {
  let start = at;
  while (start > 0 && !sentenceBreak.test(text.charAt(start - 1))) start -= 1;
  let end = at;
  while (end < text.length && !sentenceBreak.test(text.charAt(end))) end += 1;
  return { start, end };
}

/** So many words around a piece of evidence say what it is about ("my phone died"). */
const nearWords = 3;

function near(text: string, { start, end }: Span): Span {
  const before = findWords(text.slice(Math.max(0, start - 80), start)).at(-nearWords);
  const after = findWords(text.slice(end, end + 80))[nearWords - 1];
  return {
    start: before === undefined ? 0 : Math.max(0, start - 80) + before.start,
    end: after === undefined ? end + 80 : end + after.end,
  };
}

const within = (spans: readonly Span[] | undefined, { start, end }: Span): boolean =>
  spans?.some((span) => span.start >= start && span.end <= end) ?? false;

/** So many words at the beginning say whether somebody speaks of themselves or of a made-up case. */
const openingWords = 4;

interface Opening {
  readonly end: number;
  readonly isPersonal: boolean;
  readonly isFramed: boolean;
}

function openingOf(text: string, found: Found): Opening {
  const words = findWords(text.slice(0, 200));
  const end = words[Math.min(openingWords, words.length) - 1]?.end ?? 0;
  const first = words[0];
  const isPersonal =
    first !== undefined && (found.get("people") ?? []).some((s) => s.start === first.start);
  return { end, isPersonal, isFramed: within(found.get("frames"), { start: 0, end }) };
}

/**
 * Whether a frame ("story", "game") stands before the evidence, so that nobody is in danger. Who
 * begins with "I" speaks of themselves, unless the frame comes at once ("I'm writing a novel …"); so
 * does evidence that begins with whose it is ("poem for my stillborn son").
 */
function isFramed(found: Found, evidence: Span, opening: Opening): boolean {
  if (found.get("own")?.some(({ start }) => start === evidence.start)) return false;
  if (opening.isPersonal && !opening.isFramed) return false;
  return within(found.get("frames"), { start: 0, end: evidence.start });
}

const overlaps = (spans: readonly Span[] | undefined, { start, end }: Span): boolean =>
  spans?.some((span) => span.start < end && span.end > start) ?? false;

/** Whether a figure of speech lies over the evidence. */
const isIdiom = (found: Found, span: Span): boolean => overlaps(found.get("idioms"), span);

/** Whether what reads like harm or a turn is an ordinary request. */
const isOrdinary = (own: Found, span: Span): boolean => overlaps(own.get("ordinary"), span);

/** Whether the words around a phrase speak against it. */
type Doubts = (span: Span) => boolean;

/** What speaks against the phrases of a text. */
interface Against {
  /** Of those that ordinary prompts hold as well. */
  readonly doubts: Doubts;
  /** Of those that end before what they are about: it is something harmless. */
  readonly goesOnOtherwise: Doubts;
}

/** The crisis by one evidence; figures of speech count by the text's own language too. */
function crisisIn(
  { text, found, isForeign }: Read,
  own: Found,
  { doubts, goesOnOtherwise }: Against,
): Care | null {
  const opening = openingOf(text, found);
  for (const kind of phraseKinds) {
    const isSure = (span: Span) =>
      !isFramed(found, span, opening) && !isIdiom(found, span) && !isIdiom(own, span);
    const sure =
      found.get(`sure:${kind}`)?.find((span) => isSure(span) && !goesOnOtherwise(span)) ??
      found.get(`sure?:${kind}`)?.find((span) => isSure(span) && !doubts(span));
    if (sure !== undefined) return { kind, span: sure };
  }
  if (isForeign) return null;
  for (const kind of phraseKinds) {
    const isMeant = (span: Span) =>
      within(found.get("people"), sentenceAround(text, span.start)) &&
      !isIdiom(found, span) &&
      !within(found.get("things"), near(text, span)) &&
      !within(found.get("frames"), { start: 0, end: text.length });
    const meant =
      found.get(`with:${kind}`)?.find(isMeant) ??
      found.get(`with?:${kind}`)?.find((span) => isMeant(span) && !doubts(span));
    if (meant !== undefined) return { kind, span: meant };
  }
  return null;
}

/** Where the first word of a text begins. */
const firstLetter = (text: string): number => text.search(/[\p{L}\p{N}]/u);

function opens(spans: readonly Span[] | undefined, text: string): Span | null {
  const start = firstLetter(text);
  return spans?.find((span) => span.start === start) ?? null;
}

/** What opens a text as a turn, unless it begins an ordinary request. */
function opensTurn(spans: readonly Span[] | undefined, text: string, own: Found): Span | null {
  const span = opens(spans, text);
  return span === null || isOrdinary(own, span) ? null : span;
}

/** Whether a phrase is all that a text says, but for a "please" or a word as short. */
function isWhole(span: Span | null, text: string): boolean {
  return span !== null && !/[\p{L}\p{N}]/u.test(text.slice(span.end));
}

const stageDirection = /^\s*\*[^*\n]{2,}\*/u;

/** So many words beside greetings are still small talk ("good morning how are you today"). */
const smallTalk = 4;
/** And so many where they may ask for something ("hi, pancake recipe"). */
const fewerWords = 1;

function isGreeting({ text, found }: Read, analysis: Analysis, own: Found): boolean {
  const { wordCount, actions, objects } = analysis;
  const greetings = found.get("greetings");
  if (opensTurn(greetings, text, own) === null) return false;
  const greeted = greetings?.reduce(
    (sum, { start, end }) => sum + findWords(text.slice(start, end)).length,
    0,
  );
  const asks = [...actions.keys()].some((action) => action !== "question") || objects.size > 0;
  return wordCount - (greeted ?? 0) <= (asks ? fewerWords : smallTalk);
}

const arithmetic =
  /^[^\p{L}]*\d[\d\s.,]*(?:[-+*/×÷^x]\s*\d|%)|^\P{N}{0,20}\d[\d.,]*\s?(?:[-+*/×÷^]\s*\d|% \p{L}{1,4} \d)/u;

/** A match ("5-0"), and what is told of it. */
const matchScore = /^\d{1,2}-\d{1,2}(?:\s\p{L}{3,}){3}/u;

/** A shorter beginning is another word in another language ("y", "en"). */
const leastForeign = 4;

/** A sum in so many words lacks nothing. */
const shortSum = 8;

function findTurn(read: Read, analysis: Analysis, own: Found): Care | null {
  const { text, found, isForeign } = read;
  const { wordCount } = analysis;
  const whole = opens(found.get("wholeFollowUps"), text);
  if (whole !== null && isWhole(whole, text)) return { kind: "follow-up", span: whole };
  const roled = opens(found.get("rolePlay"), text);
  if (roled !== null) return { kind: "role-play", span: roled };
  if (stageDirection.test(text)) return { kind: "role-play", span: { start: 0, end: 1 } };
  if (wordCount > shortMessage || text.trim().includes("\n")) return null;
  const order = opensTurn(found.get("orders"), text, own);
  if (order !== null) return { kind: "device-order", span: order };
  const all = { start: 0, end: text.length };
  if (isGreeting(read, analysis, own)) return { kind: "greeting", span: all };
  const isSum =
    arithmetic.test(text) && wordCount <= shortSum && !matchScore.test(text) && !own.has("frames");
  if (isSum) return { kind: "fact", span: all };
  const leaning = opensTurn(found.get("followUps"), text, own);
  const isTelling = leaning !== null && (!isForeign || leaning.end - leaning.start >= leastForeign);
  if (isTelling) return { kind: "follow-up", span: leaning };
  const fact = opensTurn(found.get("facts"), text, own);
  if (fact !== null && !found.has("openers")) return { kind: "fact", span: fact };
  return null;
}

type Known = readonly CareLexicon[];

interface Read {
  readonly text: string;
  readonly found: Found;
  /** Of another language than the text seems to be: only what is sure alone counts. */
  readonly isForeign: boolean;
}

/** Reads a text by the evidence of one language. */
type ReadBy = (lexicon: CareLexicon) => Read;

/** A reader of one text that remembers what it found by each language. */
function createReadBy({ text, language }: Analysis): ReadBy {
  const own = readFolded(foldInPlace(undisguised(readPartOf(text))));
  const beginning = readFolded(own.folded.slice(0, foreignLength));
  const reads = new Map<CareLexicon, Read>();
  return (lexicon) => {
    const known = reads.get(lexicon);
    if (known !== undefined) return known;
    const { tag } = lexicon.care;
    const isForeign = tag !== language.tag && tag !== "en";
    const part = isForeign ? beginning : own;
    const read = { text: part.folded, found: findAll(readerOf(lexicon), part), isForeign };
    reads.set(lexicon, read);
    return read;
  };
}

/** The languages whose evidence counts: its own and English; where it is not sure, all there are. */
function languagesFor(
  { language, wordCount }: Analysis,
  known: Known,
  { sureFrom, tellingWords }: Sureness,
): Known {
  const isSure = language.confidence >= sureFrom && wordCount >= tellingWords;
  return known.filter(({ care: { tag } }) => !isSure || tag === language.tag || tag === "en");
}

/** When the language of a text is believed, so that others are not asked. */
interface Sureness {
  readonly sureFrom: number;
  /** Fewer words tell a language from its neighbors too seldom. */
  readonly tellingWords: number;
}

const forCrisis: Sureness = { sureFrom: 0.75, tellingWords: 30 };
const forTurns: Sureness = { sureFrom: sureEnough, tellingWords: 9 };

/** What is found by the text's own language, or by English where that is not known. */
function ownFound({ language }: Analysis, known: Known, readBy: ReadBy): Found {
  const lexicon =
    known.find(({ care: { tag } }) => tag === language.tag) ??
    known.find(({ care: { tag } }) => tag === "en");
  return lexicon === undefined ? new Map() : readBy(lexicon).found;
}

/** Below so many log-odds the words of a text say that a phrase in it is meant otherwise … */
const doubtful = -1.5;
/** … but where its own sentence sounds like somebody in need. */
const telling = 0;

function doubtsBy(text: string, words: WordModel): Doubts {
  return ({ start }) => {
    if (weighNeed(text, words) >= doubtful) return false;
    const sentence = sentenceAround(text, start);
    return weighNeed(text.slice(sentence.start, sentence.end), words) < telling;
  };
}

/** Phrases of English that end before what they are about ("painless way to", "step in front of"). */
const openEnd = /(?:^| )(?:my|the|an?|to|in|into|of|on|with|her|our)$/u;
/** So many words behind such a phrase say what it is about … */
const wordsBehind = 4;
/** … and below so many log-odds it is harmless. */
const harmless = -2;

function otherwiseBy(text: string, words: WordModel): Doubts {
  return ({ start, end }) => {
    if (!openEnd.test(text.slice(start, end))) return false;
    const behind = findWords(text.slice(end, end + 80));
    const last = behind[Math.min(wordsBehind, behind.length) - 1];
    return last !== undefined && weighNeed(text.slice(start, end + last.end), words) < harmless;
  };
}

const believes: Doubts = () => false;

/** The crisis a text tells of by a phrase, or null. */
function findCrisis(
  { language }: Analysis,
  { known, readBy, own }: { known: Known; readBy: ReadBy; own: Found },
): Care | null {
  for (const lexicon of known) {
    const read = readBy(lexicon);
    const { tag, words } = lexicon.care;
    const isOwn = words !== undefined && tag === language.tag;
    const crisis = crisisIn(read, own, {
      doubts: isOwn ? doubtsBy(read.text, words) : believes,
      goesOnOtherwise: isOwn ? otherwiseBy(read.text, words) : believes,
    });
    if (crisis !== null) return crisis;
  }
  return null;
}

/** Those whose words count: the language of a text; where it is not sure, all but English. */
function languagesOfWords({ language }: Analysis, known: Known): Known {
  const isSure = language.confidence >= forCrisis.sureFrom;
  return known.filter(({ care: { tag } }) => tag === language.tag || (!isSure && tag !== "en"));
}

/** Fewer words tell too little together. */
const fewestWords = 4;
/** So much more is asked of the words of a language that is only guessed. */
const guessMargin = 1;

/** The distress that no phrase tells, only all the words together. */
function findDistress({ text, language, wordCount }: Analysis, known: Known): Care | null {
  if (wordCount < fewestWords) return null;
  const part = undisguised(readPartOf(text));
  const isTold = known.some(({ care: { tag, words } }) => {
    if (words === undefined) return false;
    const margin = tag === language.tag ? 0 : guessMargin;
    return weighNeed(part, words) > words.enough + margin;
  });
  return isTold ? { kind: "distress", span: { start: 0, end: text.length } } : null;
}

function findHarm({ found }: Read, own: Found): Care | null {
  for (const kind of ["harmful", "jailbreak"] as const) {
    const span = found.get(kind)?.find((harm) => !isOrdinary(own, harm));
    if (span !== undefined) return { kind, span };
  }
  return null;
}

/** Harm and jailbreaks by the cues of the prompt's own language. */
function findToldHarm(analysis: Analysis, own: Found): Care | null {
  const harm = analysis.cues.get("harm")?.find((span) => !isOrdinary(own, span));
  if (harm !== undefined) return { kind: "harmful", span: harm };
  const all = { start: 0, end: analysis.text.length };
  return isJailbreak(analysis, own.get("ordinary")) ? { kind: "jailbreak", span: all } : null;
}

/** Why a prompt must come back as it is (ENH-4, ENH-6), or null. */
export function findCare(analysis: Analysis, known: Known): Care | null {
  const readBy = createReadBy(analysis);
  const own = ownFound(analysis, known, readBy);
  const inCrisis = languagesFor(analysis, known, forCrisis);
  const crisis =
    findCrisis(analysis, { known: inCrisis, readBy, own }) ?? findToldHarm(analysis, own);
  if (crisis !== null) return crisis;
  const reads = languagesFor(analysis, known, forTurns).map(readBy);
  for (const read of reads) {
    const harm = findHarm(read, own);
    if (harm !== null) return harm;
  }
  const distress = findDistress(analysis, languagesOfWords(analysis, known));
  if (distress !== null) return distress;
  for (const read of reads) {
    const turn = findTurn(read, analysis, own);
    if (turn !== null) return turn;
  }
  return null;
}
