import { isCrisis } from "../care/evidence.ts";
import type { Reading } from "../reading/read-prompt.ts";
import { detailOf, findOwnSentences } from "../reading/visible-text.ts";
import type { CareKind, PromptScore, ScoreReason, Span } from "../types.ts";
import { clearnessOf } from "./clearness.ts";

/** Points of the request and of the facts its answer turns on, where an ask is known. */
const known = { request: 58, facts: 42 };
/** And where nothing tells what is missing. */
const unknown = { request: 90, facts: 10 };
/** Facts beside a request of which nothing is known that count. */
const mostLooseFacts = 3;
/** The share of a request's points that a vague word takes. */
const perVagueWord = 0.15;
/** Where nothing that the answer turns on is open, knowing what is asked makes it clear enough. */
const leastOfComplete = 0.7;

const isScored: ReadonlySet<CareKind> = new Set(["fact", "follow-up"]);

/** Whether there is nothing a score could speak of. */
function isUnscored({ care }: Reading): boolean {
  return care !== null && (isCrisis(care.kind) || !isScored.has(care.kind));
}

function limit(points: number): number {
  return Math.round(Math.max(0, Math.min(100, points)));
}

/** How many of the needs are met: said in the request, or told by a fact beside it. */
function metOf({ needs, facts }: Reading): number {
  const said = needs.filter(({ isTold }) => isTold).length;
  return Math.min(needs.length, said + facts.length);
}

function vagueIn({ analysis, request }: Reading): number {
  const spans = analysis.cues.get("vague") ?? [];
  return request === null ? 0 : spans.filter(({ start }) => start < request.end).length;
}

function reasonsOf({ needs, material, ask }: Reading): ScoreReason[] {
  const open = needs.filter(({ isMet }) => !isMet);
  const met = needs.filter(({ isMet }) => isMet);
  return [
    ...met.map(({ id }) => ({ code: "said", kind: "gain", need: id }) as const),
    ...open.map(({ id }) => ({ code: "open", kind: "gap", need: id }) as const),
    ...(ask?.onMaterial === true && material === null && open.length === 0
      ? ([{ code: "material-missing", kind: "gap" }] as const)
      : []),
  ];
}

/** The share of what the answer turns on that is told, 0 to 1. */
function factsShare(reading: Reading): number {
  const { ask, needs, facts } = reading;
  if (ask === null) return Math.min(1, facts.length / mostLooseFacts);
  return needs.length === 0 ? 1 : metOf(reading) / needs.length;
}

/** How clear the request itself is, 0 to 1. */
function requestShare(reading: Reading, own: readonly Span[]): number {
  const clearness = clearnessOf(reading, own) / 100;
  const isComplete = reading.ask !== null && reading.needs.every(({ isTold }) => isTold);
  const share = isComplete ? leastOfComplete + (1 - leastOfComplete) * clearness : clearness;
  return Math.max(0, share - vagueIn(reading) * perVagueWord);
}

/** A question with one answer, or a turn of a conversation: nothing is missing. */
const complete: PromptScore = {
  total: 90,
  dimensions: [
    { dimension: "request", score: 50, most: known.request, reasons: [] },
    { dimension: "facts", score: 40, most: known.facts, reasons: [] },
  ],
};

/** What somebody tells at length leaves little to guess: that share of what is still missing. */
const toldShare = 0.95;

/**
 * How little an answerer has to guess, 0 to 100 (ENH-16): the points of the
 * request and those of the facts it turns on add up to the total. Null where there is nothing to
 * score: a crisis, a greeting, an order to a device.
 */
export function scoreReading(reading: Reading): PromptScore | null {
  if (isUnscored(reading) || reading.analysis.wordCount === 0) return null;
  if (reading.care !== null) return complete;
  const most = reading.ask === null ? unknown : known;
  const own = findOwnSentences(reading);
  const told = detailOf(reading, own) * toldShare;
  const filled = (share: number) => share + (1 - share) * told;
  const request = limit(most.request * filled(requestShare(reading, own)));
  const facts = limit(most.facts * filled(factsShare(reading)));
  return {
    total: request + facts,
    dimensions: [
      { dimension: "request", score: request, most: most.request, reasons: [] },
      { dimension: "facts", score: facts, most: most.facts, reasons: reasonsOf(reading) },
    ],
  };
}
