import { type Analysis, analyse, sureEnough } from "../analysis/analysis.ts";
import { type Care, findCare } from "../care/find-care.ts";
import { createAlternativesTest } from "../catalogue/alternatives.ts";
import type { Ask } from "../catalogue/ask.ts";
import type { Asks, LanguageReader } from "../catalogue/language-kit.ts";
import { needs } from "../catalogue/needs.ts";
import { detectPromptLanguage, guessLanguages } from "../language/detect-prompt-language.ts";
import type { Slot } from "../lexicon/lexicon.ts";
import { compilePattern, onceEach } from "../text/pattern.ts";
import { countWords } from "../text/words.ts";
import type { CareKind, DetectedLanguage, Span } from "../types.ts";
import { maskEmptyStretches } from "./empty-stretches.ts";
import { byForm, type FoundAsk, findAsk } from "./find-ask.ts";
import { findFacts, type Telling } from "./find-facts.ts";
import { findRequests, foldRequest, type Request } from "./find-requests.ts";
import { findMaterial } from "./has-material.ts";

/** What an ask turns on, and whether the prompt already says it. */
export interface ReadNeed {
  readonly id: string;
  /** Anything in the prompt says it: it is not asked. */
  readonly isMet: boolean;
  /** The request or a fact says it, not an order that could stand behind any prompt: it counts. */
  readonly isTold: boolean;
}

/**
 * What is read out of a prompt once. Score, live hints, questions, rules, what a model is told
 * and what the guard checks all come from it.
 */
export interface Reading {
  readonly analysis: Analysis;
  readonly reader: LanguageReader | null;
  /** Why the prompt must be left alone, or null. */
  readonly care: Care | null;
  /** What kind of request it is; null where that is not known. */
  readonly ask: Ask | null;
  /** The sentence that asks; the first one where no ask is known. */
  readonly request: Request | null;
  /** Whether something else is asked for beside it. */
  readonly isMixed: boolean;
  readonly sentences: readonly Request[];
  /** The needs of the ask, the most decisive first. */
  readonly needs: readonly ReadNeed[];
  /** Sentences that tell what only the person knows. */
  readonly facts: readonly Span[];
  readonly material: Span | null;
}

/** Needs that cues of every language can tell. */
const slotsOfNeeds: Readonly<Record<string, Slot>> = {
  tone: "tone",
  length: "length",
  deadline: "deadline",
};

const patternOf = onceEach((source) => compilePattern(source));
const saidTestOf = onceEach(createAlternativesTest);

/** A stretch of a prompt in which something is looked for. */
interface Part {
  readonly folded: string;
  readonly holds: (span: Span) => boolean;
}

function isSaid(id: string, analysis: Analysis, part: Part, reader: LanguageReader): boolean {
  const said = reader.said.get(id);
  if (said !== undefined && saidTestOf(said)(part.folded)) return true;
  const slot = slotsOfNeeds[id];
  const span = slot === undefined ? undefined : analysis.slots.get(slot);
  if (span !== undefined && part.holds(span)) return true;
  return id === "budget" && analysis.spans.some((one) => one.kind === "money" && part.holds(one));
}

/** What of a prompt can meet the needs of its ask. */
type ToldParts = Pick<Reading, "request" | "facts" | "material"> & {
  /** The request with what a telegram leaves out: it tells as much as if it stood there. */
  readonly filled: string | null;
};

function readNeeds(
  ask: Ask | null,
  analysis: Analysis,
  reader: LanguageReader | null,
  { request, facts, material, filled }: ToldParts,
  prose: string,
): ReadNeed[] {
  if (ask === null || reader === null) return [];
  const own = ownPart(prose, request, facts);
  const text = maskEmptyStretches(analysis, analysis.text);
  const whole = { folded: foldRequest(text.slice(0, 4_000)), holds: () => true };
  const telegram = filled === null ? null : { folded: filled, holds: () => false };
  return ask.needs.map((id) => {
    const isBrought = needs[id]?.isMaterial === true && material !== null;
    const isPutIn = telegram !== null && isSaid(id, analysis, telegram, reader);
    const isSure = isBrought || isPutIn;
    const isMet = isSure || isSaid(id, analysis, whole, reader);
    const isOwn = isSure || own.folded === whole.folded || isSaid(id, analysis, own, reader);
    return { id, isMet, isTold: isMet && isOwn };
  });
}

/** What is told up to the request and by facts. */
function ownPart(text: string, request: Request | null, facts: readonly Span[]): Part {
  const spans = [...(request === null ? [] : [{ start: 0, end: request.end }]), ...facts];
  const parts = spans.map(({ start, end }) => text.slice(start, end));
  return {
    folded: foldRequest(parts.join("\n").slice(0, 4_000)),
    holds: ({ start, end }) => spans.some((span) => start >= span.start && end <= span.end),
  };
}

function tellingOf(reader: LanguageReader | null): Telling {
  const { orders = null, tells } = reader?.grammar ?? {};
  return {
    orders: orders === null ? null : patternOf(orders),
    tells: tells === undefined ? null : patternOf(tells),
  };
}

/** Turns that may be a request after all ("make this email shorter", "convert javascript to …"). */
const yielding: ReadonlySet<CareKind> = new Set(["follow-up", "fact", "greeting", "device-order"]);

/** Whether only the form of the question is known: where nothing of it is open, nothing is. */
const isLastResort = (ask: Ask | null): boolean => ask?.id.startsWith(`${byForm}.`) === true;

/** Requests beside which a loss may be told as a fact of the case ("a gap on my cv, I nursed my mother"). */
const matterOfFact = /^(?:career|code|data|debug)\./;

/** Whether a loss is told behind the request, as a fact of a case that is about something else. */
function isLossBeside({ kind, span }: Care, { ask, request }: FoundAsk): boolean {
  return kind === "grief" && matterOfFact.test(ask.id) && span.start >= request.end;
}

/** So many words of evidence, and at most so many behind it, leave no room for a request of its own. */
const [wholeTurn, mostBehind] = [3, 1];

/** Whether a message that leans on the conversation says nothing else ("remove the last paragraph"). */
function isWholeTurn({ kind, span }: Care, text: string): boolean {
  return (
    kind === "follow-up" &&
    countWords(text.slice(span.start, span.end)) >= wholeTurn &&
    countWords(text.slice(span.end)) <= mostBehind
  );
}

/** Whether what looks like a turn, or a loss, is told beside an ask of which something is known. */
function yieldsTo(care: Care | null, found: FoundAsk | null, text: string): boolean {
  if (care === null || found === null || isWholeTurn(care, text)) return false;
  if (isLossBeside(care, found)) return true;
  if (!yielding.has(care.kind)) return false;
  const { ask } = found;
  return !isLastResort(ask) && (ask.needs.length > 0 || ask.advice !== undefined);
}

function politeOf(reader: LanguageReader | null): RegExp {
  return reader === null ? /^(?!)/u : patternOf(`^(?:${reader.grammar.polite})`);
}

/** In a text longer than this its words tell the language, or nothing does. */
const shortText = 120;

/** What was found when the language of a text was looked for: it need not be looked for again. */
interface Sought {
  readonly prose: string;
  readonly tag: string;
  readonly requests: readonly Request[];
  readonly found: FoundAsk | null;
}

/** The language of a prompt, with what was found on the way. */
interface FoundLanguage {
  readonly language: DetectedLanguage;
  readonly sought: readonly Sought[];
}

/**
 * The language of a prompt: as it was detected, or of a short one the first of the likely ones in
 * which it asks for something that is known, or else, where nothing was detected, by its form.
 */
function findLanguage(text: string, readers: readonly LanguageReader[], asks: Asks): FoundLanguage {
  const detected = detectPromptLanguage(text);
  const sought: Sought[] = [];
  if (text.length > shortText) return { language: detected, sought };
  let byItsForm: string | null = null;
  for (const tag of guessLanguages(text)) {
    const reader = readers.find((one) => one.tag === tag);
    if (reader === undefined) continue;
    const requests = findRequests(text, politeOf(reader));
    const found = findAsk(text, requests, reader, asks);
    sought.push({ prose: text, tag, requests, found });
    if (found !== null && isLastResort(found.ask)) byItsForm ??= tag;
    else if (found !== null) {
      const isSure = tag === detected.tag && detected.confidence >= sureEnough;
      const language = isSure ? detected : { ...detected, tag, confidence: sureEnough };
      return { language, sought };
    }
  }
  if (byItsForm === null || detected.confidence >= sureEnough)
    return { language: detected, sought };
  return { language: { ...detected, tag: byItsForm, confidence: sureEnough }, sought };
}

/**
 * Reads a prompt by the languages at hand, in the language given or else the one it is found to be
 * in. Deterministic, linear in its length.
 */
export function readPrompt(
  text: string,
  readers: readonly LanguageReader[],
  asks: Asks,
  given?: DetectedLanguage,
): Reading {
  const { language, sought } =
    given === undefined ? findLanguage(text, readers, asks) : { language: given, sought: [] };
  const lexicons = readers.map(({ lexicon }) => lexicon);
  const analysis = analyse(text, lexicons, undefined, language);
  const tag = language.confidence >= sureEnough ? language.tag : "und";
  const reader = readers.find((one) => one.tag === tag) ?? null;
  const told = findCare(analysis, lexicons);
  const prose = maskEmptyStretches(analysis, analysis.prose);
  const known = sought.find((one) => one.prose === prose && one.tag === tag);
  const sentences = known?.requests ?? findRequests(prose.slice(0, 4_000), politeOf(reader));
  const mayYield = told === null || told.kind === "grief" || yielding.has(told.kind);
  const isRead = reader !== null && mayYield;
  const look = () => (reader === null ? null : findAsk(prose, sentences, reader, asks));
  const found = isRead ? (known === undefined ? look() : known.found) : null;
  const care = yieldsTo(told, found, text) ? null : told;
  const material = findMaterial(analysis);
  const askedFor = care === null ? (found?.ask ?? null) : null;
  const request = found?.request ?? sentences[0] ?? null;
  const facts = findFacts(analysis, sentences, request, tellingOf(reader));
  const read = readNeeds(
    askedFor,
    analysis,
    reader,
    { request, facts, material, filled: found?.filled ?? null },
    prose,
  );
  const isUnknown = isLastResort(askedFor) && read.every(({ isMet }) => isMet);
  return {
    analysis,
    reader,
    care,
    ask: isUnknown ? null : askedFor,
    request,
    isMixed: found?.isMixed ?? false,
    sentences,
    needs: isUnknown ? [] : read,
    facts,
    material,
  };
}
