import type { Ask, Form } from "../catalogue/ask.ts";
import {
  type Candidate,
  compileBare,
  compileForm,
  createCandidate,
  type FormTest,
} from "../catalogue/compile-form.ts";
import type { Grammar } from "../catalogue/grammar/grammar.ts";
import type { Asks, LanguageReader } from "../catalogue/language-kit.ts";
import { createWordIndex, type WordIndex } from "../catalogue/word-index.ts";
import { isLikeliestByLetters } from "../language/detect-prompt-language.ts";
import { compilePattern, onceEach } from "../text/pattern.ts";
import { foldRequest, type Request } from "./find-requests.ts";

/** One form of an ask, compiled when a request is first held against it. */
interface AskForm {
  readonly ask: Ask;
  readonly area: string;
  readonly place: number;
  readonly isMet: FormTest;
  /** Met as people type into a search box: looked at where nothing else is found. */
  readonly isBare: FormTest;
  /** Met as a telegram that leaves out whose thing it is. */
  readonly isOwned: FormTest;
}

interface CompiledReader {
  readonly index: WordIndex<AskForm>;
  /** Whether something in a prompt rules an ask out. */
  readonly isRuledOut: (ask: Ask, prompt: () => string) => boolean;
  readonly second: RegExp;
  readonly goesOn: RegExp | null;
  readonly refuses: RegExp | null;
  readonly tells: RegExp | null;
  readonly orders: RegExp | null;
  readonly owner: string | null;
  /** Puts in what a telegram leaves out; null where nothing is missing. */
  readonly filled: (folded: string) => string | null;
}

/** The area of the last resort: what is asked for is not known, only how (`by-form`). */
export const byForm = "by-form";

const areaOf = ({ id }: Ask): string => id.slice(0, id.indexOf("."));

/** Puts what a telegram leaves out behind its head noun, by the first that fits. */
function createFilling({ tag, leftOut = [] }: Grammar): (folded: string) => string | null {
  const gaps = leftOut.map(({ behind, put }) => ({ gap: compilePattern(behind), put }));
  return (folded) => {
    for (const { gap, put } of gaps) {
      const [before] = gap.exec(folded) ?? [];
      if (before === undefined) continue;
      // Other languages know the same nouns ("quiz", "logo").
      if (!isLikeliestByLetters(folded, tag)) return null;
      return `${before} ${put}${folded.slice(before.length)}`;
    }
    return null;
  };
}

const compiled = new WeakMap<LanguageReader, CompiledReader>();

function lazily<Made>(make: () => Made): () => Made {
  let made: Made | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

function formsOf(reader: LanguageReader, asks: Asks): (readonly [AskForm, Form])[] {
  const { grammar } = reader;
  return [...reader.forms].flatMap(([id, forms], place) => {
    const ask = asks.get(id);
    if (ask === undefined) return [];
    const area = areaOf(ask);
    return forms.map((form) => {
      const test = lazily(() => compileForm(form, grammar));
      const bare = lazily(() => compileBare(form, grammar));
      const isMet: FormTest = (request) => test()(request);
      const isBare: FormTest = (request) => area !== byForm && bare()?.(request) === true;
      const isOwned: FormTest = (request) => "opens" in form && area !== byForm && test()(request);
      return [{ ask, area, place, isMet, isBare, isOwned }, form] as const;
    });
  });
}

function compileReader(reader: LanguageReader, asks: Asks): CompiledReader {
  const { goesOn, refuses, tells, orders, owner = null } = reader.grammar;
  const ruling = new Map(
    [...reader.not].map(([id, not]) => [id, lazily(() => compilePattern(not))] as const),
  );
  return {
    index: createWordIndex(formsOf(reader, asks)),
    isRuledOut: ({ id }, prompt) => ruling.get(id)?.().test(prompt()) === true,
    second: compilePattern(reader.grammar.second),
    goesOn: goesOn === undefined ? null : compilePattern(goesOn),
    refuses: refuses === undefined ? null : compilePattern(refuses),
    tells: tells === undefined ? null : compilePattern(tells),
    orders: orders === undefined || orders === null ? null : compilePattern(orders),
    owner,
    filled: createFilling(reader.grammar),
  };
}

function compiledOf(reader: LanguageReader, asks: Asks): CompiledReader {
  const known = compiled.get(reader);
  if (known !== undefined) return known;
  const made = compileReader(reader, asks);
  compiled.set(reader, made);
  return made;
}

/** What kind of request a prompt is, and the sentence that says so. */
export interface FoundAsk {
  readonly ask: Ask;
  readonly request: Request;
  /** The request with what a telegram leaves out, where it was read so. */
  readonly filled: string | null;
  /** Something else is asked for beside it: nothing is said about the answer then. */
  readonly isMixed: boolean;
}

type How = "isMet" | "isBare" | "isOwned";

interface Hit {
  readonly ask: Ask;
  readonly area: string;
  readonly request: Request;
  /** The words by which it was met. */
  readonly said: string;
}

/** What ends a sentence says nothing of what it asks for. */
const ending = /\s*[.!…。！?？؟]+$/u;

/** A request with the forms it may be of, in their order. */
interface Asking {
  readonly request: Request;
  readonly candidate: Candidate;
  readonly forms: readonly AskForm[];
  readonly isRuledOut: (ask: Ask) => boolean;
}

/** Of a sentence so many characters say what is asked; what follows in a longer one are details. */
const mostOfSentence = 400;

/** The beginning of a long sentence, with a sign that it goes on. */
const beginningOf = (said: string): string =>
  said.length <= mostOfSentence ? said : `${said.slice(0, mostOfSentence)} …`;

function prepare(
  request: Request,
  reader: CompiledReader,
  ruling: () => string,
  said: string,
): Asking {
  const forms = [...reader.index.candidatesFor(said)];
  return {
    request,
    candidate: createCandidate(said),
    forms: forms.sort((one, other) => one.place - other.place),
    isRuledOut: (ask) => reader.isRuledOut(ask, ruling),
  };
}

/** The first ask of each area that a request is, the last resort among them. */
function hitsOf({ request, candidate, forms, isRuledOut }: Asking, how: How): Hit[] {
  const said = candidate.folded;
  const found: Hit[] = [];
  for (const form of forms) {
    const { ask, area } = form;
    if (found.some((one) => one.area === area)) continue;
    if (form[how](candidate) && !isRuledOut(ask)) found.push({ ask, area, request, said });
  }
  return found;
}

/** Where no ask is known, the form of the question: nothing is said about the answer then. */
function lastResortOf(hits: readonly Hit[]): FoundAsk | null {
  const hit = hits.find(({ area }) => area === byForm);
  if (hit === undefined) return null;
  return { ask: hit.ask, request: hit.request, filled: null, isMixed: true };
}

/** How many sentences of a prompt are read for what it asks; of a long one, its beginning. */
const mostRequests = 6;
const mostOfLong = 2;
const longProse = 700;

/** Where it can't be told what is a fact, so many sentences are read for a request. */
const untold = 2;

/**
 * The sentences up to the first that asks or orders something: what tells the case, and the
 * request. Orders behind it speak of the answer.
 */
function upToRequest(requests: readonly Request[], tells: RegExp | null): readonly Request[] {
  if (tells === null) return requests.slice(0, untold);
  const first = requests.findIndex(
    ({ folded }) => !tells.test(folded) || /[?？؟]\s*$/u.test(folded),
  );
  return first === -1 ? requests : requests.slice(0, first + 1);
}

/** A sentence of so many words that orders nothing is a fact, whatever it begins with. */
const fewWords = 8;

/** Whether a sentence tells a fact of the case: what it names doesn't say what is asked for. */
function isFact({ folded }: Request, { tells, orders, second }: CompiledReader): boolean {
  if (tells === null || orders === null || /[?？؟:：]\s*$/u.test(folded)) return false;
  if (orders.test(folded) || second.test(folded)) return false;
  return tells.test(folded) || folded.split(" ").length <= fewWords;
}

/** The text of a prompt that may rule an ask out: without the facts that stand behind its request. */
function rulingTextOf(
  prose: string,
  requests: readonly Request[],
  request: Request,
  reader: CompiledReader,
): string {
  const behind = requests.slice(requests.indexOf(request) + 1);
  const facts = behind.filter((one) => isFact(one, reader));
  let text = "";
  let from = 0;
  for (const { start, end } of facts) {
    text += `${prose.slice(from, start)} `;
    from = end;
  }
  return foldRequest((text + prose.slice(from)).slice(0, 2_000));
}

/** What stands before the first comma: facts follow it ("life insurance, two small kids"). */
const head = /^\S+ [^,;]{1,60}(?=[,;] [^\n]{2,100}$)/u;

/** How a request is held against the forms: `how`, and by which of its words. */
interface Attempt {
  readonly how: How;
  /** The words; null where the request has none for this. */
  readonly said: (request: Request, reader: CompiledReader) => string | null;
  /** Characters a prompt may have at most for it. */
  readonly upTo?: number;
}

/** With what a telegram leaves out: tried before all else, since evidence stands behind its head noun. */
const asTelegram: Attempt = {
  how: "isMet",
  said: ({ folded }, { filled }) => filled(folded.replace(ending, "")),
  upTo: 120,
};

/** The ways people type when they are in a hurry, tried in this order where nothing else is found. */
const attempts: readonly Attempt[] = [
  { how: "isBare", said: ({ folded }) => folded.replace(ending, "") },
  {
    how: "isOwned",
    said: ({ folded }, { owner, second }) =>
      owner === null || second.test(folded) ? null : `${owner} ${folded.replace(ending, "")}`,
  },
  { how: "isMet", said: ({ folded }) => head.exec(folded)?.[0] ?? null, upTo: 200 },
];

/** What is found by the first attempt that finds something. */
function hastyHits(
  tried: readonly Attempt[],
  length: number,
  prepareAs: (said: Attempt["said"]) => readonly Asking[],
): Hit[] {
  for (const { how, said, upTo = Number.POSITIVE_INFINITY } of tried) {
    if (length > upTo) continue;
    const hits = prepareAs(said).flatMap((one) => hitsOf(one, how));
    const met = hits.filter(({ area }) => area !== byForm);
    if (met.length > 0) return met;
  }
  return [];
}

/** The first of some ways to look that finds something. */
function knownHits(ways: readonly (() => Hit[])[]): Hit[] {
  for (const look of ways) {
    const found = look();
    if (found.length > 0) return found;
  }
  return [];
}

/** A case told in so few characters and sentences, with a question behind it, is read as a whole. */
const [longestCase, mostSentences] = [420, 4];

/** The forms that a case and the question behind it meet together ("My son lies. What works?"). */
function toldCaseHits(
  prose: string,
  requested: readonly { readonly prepared: (said: string) => Asking }[],
): Hit[] {
  const isCase = requested.length > 1 && requested.length <= mostSentences;
  if (!isCase || prose.length > longestCase) return [];
  const whole = foldRequest(prose).replace(ending, "");
  return requested.slice(0, 1).flatMap(({ prepared }) => hitsOf(prepared(whole), "isMet"));
}

/**
 * What a prompt asks for; nothing where it declines something or bars all explanations, since what
 * it wants instead is not known. Two asks at once, or two readings, are none; then, and where no ask of
 * the catalogue fits, the form of the question may still tell what is missing.
 */
export function findAsk(
  prose: string,
  requests: readonly Request[],
  reader: LanguageReader,
  asks: Asks,
): FoundAsk | null {
  const isLong = prose.length > longProse;
  const read = requests.slice(0, isLong ? mostOfLong : mostRequests);
  const compiledReader = compiledOf(reader, asks);
  const { second, goesOn, refuses } = compiledReader;
  if (refuses?.test(foldRequest(prose.slice(0, 2_000))) === true) return null;
  const requested = upToRequest(read, compiledReader.tells).map((request) => {
    const ruling = lazily(() => rulingTextOf(prose, requests, request, compiledReader));
    const prepared = onceEach((said: string) =>
      prepare(request, compiledReader, ruling, beginningOf(said)),
    );
    return { request, prepared };
  });
  const prepareAs = (said: Attempt["said"]): Asking[] =>
    requested.flatMap(({ request, prepared }) => {
      const words = said(request, compiledReader);
      return words === null ? [] : [prepared(words)];
    });
  const hits = prepareAs(({ folded }) => folded.replace(ending, "")).flatMap((one) =>
    hitsOf(one, "isMet"),
  );
  const known = knownHits([
    () => hastyHits([asTelegram], prose.length, prepareAs),
    () => hits.filter(({ area }) => area !== byForm),
    () => hastyHits(attempts, prose.length, prepareAs),
  ]);
  const [first] = known;
  if (first === undefined)
    return lastResortOf(hits) ?? lastResortOf(toldCaseHits(prose, requested));
  const others = known.filter(
    ({ request }) => request === first.request || !isFact(request, compiledReader),
  );
  if (others.some(({ ask }) => ask !== first.ask))
    return lastResortOf(hits.filter(({ request }) => request === first.request));
  const isMixed =
    goesOn?.test(first.request.folded) === true ||
    read.some(
      (one) => one !== first.request && (second.test(one.folded) || /[?？؟]\s*$/u.test(one.folded)),
    );
  const whole = first.request.folded.replace(ending, "");
  const filled = compiledReader.filled(whole) === first.said ? first.said : null;
  return { ask: first.ask, request: first.request, filled, isMixed };
}
