import { type Analysis, readLength } from "../analysis/analysis.ts";
import { earliest } from "../analysis/earliest.ts";
import type { Action, Slot } from "../lexicon/lexicon.ts";
import { findDumps } from "../reading/dumped-cues.ts";
import { maskSpans } from "../text/mask.ts";
import { wordsWithin } from "../text/words.ts";
import type { Span } from "../types.ts";
import { countContent, countWithin, findCore, findSentences, isPadding } from "./find-core.ts";
import { findDetails, measureVocabulary } from "./find-details.ts";
import { measureOrder } from "./measure-order.ts";

/** What a feature speaks of; `eval/src/fit.ts` shows the weights by it. */
type FeatureGroup = "clarity" | "specificity" | "context" | "structure" | "outcome";

/**
 * What the clearness looks at, with the group it belongs to. `gain` features only ever rise when
 * something is added; `gap` features are read from the request itself (`findCore`), so that
 * nothing added behind it makes them worse. `guard` features are gaps that no labelled text
 * shows: what is no sentence at all.
 */
export const features = {
  "says-what-to-do": ["clarity", "gain"],
  "opens-with-it": ["clarity", "gain"],
  "names-topic": ["clarity", "gain"],
  "narrows-topic": ["clarity", "gain"],
  "full-topic": ["clarity", "gain"],
  "picks-out-one": ["clarity", "gain"],
  "stands-alone": ["clarity", "gain"],
  "depends-on-person": ["clarity", "gap"],
  "depends-on-taste": ["clarity", "gap"],
  "left-open": ["clarity", "gap"],
  "names-aspect": ["clarity", "gain"],
  "bare-name": ["clarity", "gap"],
  "asks-a-question": ["clarity", "gain"],
  "material-missing": ["clarity", "gap"],
  "vague-words": ["clarity", "gap"],
  repeats: ["clarity", "gap"],
  padding: ["clarity", "gap"],
  "keyword-list": ["clarity", "guard"],
  disordered: ["clarity", "guard"],
  "open-choice": ["specificity", "gap"],
  details: ["specificity", "gain"],
  "core-details": ["specificity", "gain"],
  limits: ["specificity", "gain"],
  examples: ["specificity", "gain"],
  means: ["specificity", "gain"],
  substance: ["specificity", "gain"],
  situation: ["context", "gain"],
  audience: ["context", "gain"],
  purpose: ["context", "gain"],
  role: ["context", "gain"],
  sentences: ["structure", "gain"],
  layout: ["structure", "gain"],
  order: ["structure", "gain"],
  form: ["outcome", "gain"],
  manner: ["outcome", "gain"],
  extent: ["outcome", "gain"],
  criteria: ["outcome", "gain"],
} as const satisfies Record<string, readonly [FeatureGroup, "gain" | "gap" | "guard"]>;
export type Feature = keyof typeof features;
export const featureNames: readonly Feature[] = Object.keys(features).filter(
  (name): name is Feature => name in features,
);

export type Features = Readonly<Record<Feature, number>>;

/** Tasks whose answer is the same whoever asks. */
const selfContained: ReadonlySet<Action> = new Set([
  "explain",
  "compare",
  "summarise",
  "translate",
  "analyse",
  "calculate",
  "sort",
  "list",
  "test",
  "refactor",
  "question",
]);
/** Tasks whose answer depends on who asks. */
const open: ReadonlySet<Action> = new Set([
  "recommend",
  "plan",
  "brainstorm",
  "teach",
  "improve",
  "write",
  "draw",
]);

const saturate = (count: number, full: number) => Math.min(1, Math.max(0, count) / full);

interface Read {
  readonly analysis: Analysis;
  readonly core: Span;
  readonly sentences: readonly Span[];
  readonly counts: ReadonlyMap<Slot, number>;
}

function countSlots(analysis: Analysis): Map<Slot, number> {
  const counts = new Map<Slot, number>();
  for (const slot of analysis.slots.keys()) {
    const spans = analysis.cues.get(`slot:${slot}`) ?? [];
    const texts = new Set(spans.map(({ start, end }) => analysis.prose.slice(start, end)));
    counts.set(slot, Math.max(1, texts.size));
  }
  return counts;
}

/** The analysis without what is only a list of keywords. */
function withoutDumps(analysis: Analysis): Analysis {
  const dumps = findDumps(analysis);
  if (dumps.length === 0) return analysis;
  const isTold = ({ start }: Span) =>
    !dumps.some((dump) => start >= dump.start && start < dump.end);
  const told = <Key>(found: ReadonlyMap<Key, Span>) =>
    new Map([...found].filter(([, span]) => isTold(span)));
  return {
    ...analysis,
    prose: maskSpans(analysis.prose, dumps),
    words: analysis.words.filter(isTold),
    cues: new Map([...analysis.cues].map(([key, spans]) => [key, spans.filter(isTold)])),
    actions: told(analysis.actions),
    objects: told(analysis.objects),
    slots: told(analysis.slots),
  };
}

const requestCues = ["openRequest", "topicFillers", "personal", "relative", "vague"] as const;

/** The same without the words that only say that something is wanted. */
function topicOf(analysis: Analysis, core: Span): number {
  const asking = [
    ...analysis.actions.values(),
    ...requestCues.flatMap((key) => analysis.cues.get(key) ?? []),
  ].filter(({ start, end }) => start >= core.start && end <= core.end);
  return countContent(analysis, core, asking);
}

function isOpening({ analysis, sentences }: Read): boolean {
  const starts = sentences.slice(0, 3).map(({ start }) => start);
  for (const span of analysis.actions.values()) {
    for (const start of starts) {
      const before = wordsWithin(analysis.words, { start, end: span.start });
      if (span.start >= start && before.length <= 2) return true;
    }
  }
  return false;
}

/** So many new words behind the request are material, and a text brought along is not missing. */
const leastMaterial = 12;

function bringsMaterial({ analysis, core }: Read): boolean {
  if (analysis.spans.some(({ kind, text }) => text.length > 20 && kind !== "name")) return true;
  const own = new Set(wordsWithin(analysis.words, core).map(({ folded }) => folded));
  const rest = wordsWithin(analysis.words, { start: core.end, end: core.end + 1000 });
  const cues = new Set<number>();
  for (const spans of analysis.cues.values()) {
    for (const { start } of spans) cues.add(start);
  }
  const fresh = new Set(
    rest
      .filter(({ folded, start }) => !own.has(folded) && !cues.has(start))
      .map(({ folded }) => folded),
  );
  return fresh.size >= leastMaterial;
}

function measureClarity(read: Read, details: readonly Span[]) {
  const { analysis, core } = read;
  const inCore = new Map([...analysis.actions].filter(([, span]) => span.end <= core.end));
  const lead = earliest(inCore, "question");
  const asks = inCore.has("question");
  const within = (key: Parameters<typeof countWithin>[1]) => countWithin(analysis, key, core);
  const content = countContent(analysis, core);
  const topic = topicOf(analysis, core);
  const opened = [...(analysis.cues.get("openRequest") ?? []), ...analysis.actions.values()]
    .filter(({ start, end }) => start >= core.start && end <= core.end)
    .sort((one, other) => one.start - other.start)[0];
  const rest = { start: opened?.end ?? core.start, end: core.end };
  const narrowed = countWithin(analysis, "topicStops", rest) - within("openRequest");
  const aspect = within("aspects") > 0;
  const coreDetails = details.filter(({ start }) => start >= core.start && start < core.end).length;
  const known = analysis.lexicon !== null;
  const says = lead !== null || asks;
  const personal = within("personal");
  const isOpen = lead !== null && open.has(lead);
  const alone = lead === null ? asks : selfContained.has(lead);
  const material = within("material") > 0 && !bringsMaterial(read);
  return {
    "says-what-to-do": known ? (says ? 1 : 0) : 0.8,
    "opens-with-it": known ? (isOpening(read) ? 1 : 0) : 0.6,
    "names-topic": saturate(topic, 2),
    "full-topic": saturate(topic, 10),
    "narrows-topic": known ? saturate(narrowed, 3) : saturate(content, 8),
    "picks-out-one": saturate(within("definite"), 1),
    "stands-alone": known ? (alone && personal === 0 && within("openRequest") === 0 ? 1 : 0) : 0.3,
    "depends-on-person": saturate(personal, 2),
    "depends-on-taste": saturate(within("relative"), 1),
    "left-open": within("openRequest") > 0 && !aspect ? 1 - saturate(topic - 1, 5) : 0,
    "names-aspect": known ? (aspect ? 1 : 0) : 0.2,
    "bare-name": topic < 2.5 && narrowed <= 0 && !aspect && !alone ? 1 : 0,
    "asks-a-question": asks && within("openRequest") === 0 ? 1 : 0,
    "material-missing": material ? 1 : 0,
    "vague-words": saturate(within("vague"), 2),
    "open-choice": isOpen ? 1 - saturate(coreDetails, 2) : 0,
    "core-details": saturate(coreDetails, 2),
  };
}

function repetitionOf(analysis: Analysis): number {
  if (analysis.wordCount < 20) return 0;
  const { distinct, repeated } = measureVocabulary(analysis);
  return distinct > 60 ? 0 : Math.max(0, (repeated - 0.5) * 2);
}

/** Sentences that say something, each once. */
function distinctSentences(analysis: Analysis, sentences: readonly Span[]): string[] {
  const told = sentences.filter((sentence) => !isPadding(analysis, sentence));
  return [...new Set(told.map(({ start, end }) => analysis.prose.slice(start, end).trim()))];
}

const layoutPattern = /\n[ \t]*(?:[-*•#]|\d{1,2}[.)])|\n\s*\n/;

/**
 * Everything the score goes by, each from 0 to 1. In a language without cues, what a prompt of as
 * many different words usually says stands for what would be found: the first figure of a slot.
 */
export function measureFeatures(whole: Analysis): Features {
  const analysis = withoutDumps(whole);
  const sentences = findSentences(analysis.prose.slice(0, readLength));
  const read: Read = {
    analysis,
    core: findCore(analysis, sentences),
    sentences,
    counts: countSlots(analysis),
  };
  const details = findDetails(analysis);
  const padded = analysis.cues.get("padding")?.length ?? 0;
  const spoken = distinctSentences(analysis, sentences);
  const { distinct } = measureVocabulary(analysis);
  const substance = saturate(countContent(analysis, { start: 0, end: 4000 }), 60);
  const slot = (usual: number, ...names: Slot[]) => {
    if (analysis.lexicon === null) return usual * saturate(distinct - 6, 60);
    return saturate(
      names.reduce((sum, name) => sum + (read.counts.get(name) ?? 0), 0),
      2,
    );
  };
  return {
    ...measureClarity(read, details),
    repeats: repetitionOf(analysis),
    padding: saturate(padded, 3),
    ...measureOrder(analysis, read.core),
    details: saturate(details.length, 5),
    limits: slot(0.6, "constraints", "deadline", "edge-cases"),
    examples: slot(0.2, "examples"),
    means: slot(0.2, "stack", "sources"),
    substance,
    situation: slot(0.6, "context", "assumptions"),
    audience: slot(0.1, "audience"),
    purpose: slot(0.15, "purpose"),
    role: slot(0.2, "role"),
    sentences: saturate(Math.max(0, spoken.length - 1), 4),
    layout: layoutPattern.test(analysis.text.trim()) ? 1 : 0,
    order: slot(0.2, "steps"),
    form: slot(0.4, "format"),
    manner: slot(0.2, "tone", "angle", "imagery"),
    extent: slot(0.45, "length", "depth"),
    criteria: slot(0.25, "criteria", "verification", "alternatives"),
  };
}
