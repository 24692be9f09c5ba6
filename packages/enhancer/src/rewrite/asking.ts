import type { Analysis } from "../analysis/analysis.ts";
import { type AskingKind, askingKinds } from "../lexicon/lexicon.ts";
import type { Span } from "../types.ts";

/** The order of a prompt that is put as a question ("Could you outline…"), where it opens a sentence. */
function politeOrder({ cues, prose }: Analysis): Span | null {
  const requests = cues.get("requests") ?? [];
  const opens = /(?:^|[.。!?¿;:,\n])\s*$/u;
  return requests.find(({ start }) => opens.test(prose.slice(0, start))) ?? null;
}

/** Whether something is said before a polite order. */
export function asksPolitely(analysis: Analysis): boolean {
  const order = politeOrder(analysis);
  return order !== null && analysis.prose.slice(0, order.start).trim() !== "";
}

/** A puzzle tells a case first and asks about it at the end; nobody's own case is meant. */
export function isPuzzle(analysis: Analysis): boolean {
  const { actions, cues, prose, spans } = analysis;
  if (cues.has("personal") || cues.has("openRequest") || asksPolitely(analysis)) return false;
  if (spans.some(({ kind }) => kind === "code-block")) return false;
  // Why something is so is no sum, unless it is told in figures.
  if (cues.has("kind:why") && !spans.some(({ kind }) => kind === "number")) return false;
  const question = actions.get("question");
  const others = [...actions.keys()].filter((action) => action !== "question");
  if (question === undefined || others.some((action) => action !== "calculate")) return false;
  const before = prose.slice(0, question.start);
  // A sum may be told in a single sentence.
  const told =
    spans.filter(({ kind }) => kind === "number").length >= 2
      ? /[.。!।,，]\s*\S/u
      : /[.。!।]\s*\S/u;
  return told.test(before) && /[?？؟]\s*$/u.test(prose.trimEnd());
}

/** Where the verb stands last, so does what asks: at most a word comes between it and the full stop. */
const closesSentence = /^\s*(?:\p{L}+\s*)?(?:[.。!?？؟,;:\n]|$)/u;

/** What is counted of a text, a time or a measure is no entry of a list. */
const measures =
  "word|page|sentence|paragraph|line|minute|hour|day|week|month|year|mile|kilomet|meter|metre|pound|dollar|euro|percent|people|palabra|página|minuto|hora|día|año|mot|ligne|heure|jour|wort|wörter|seite|satz|sätze|stunde|tage|jahr|parole|pagin|righe|ore|giorn|anni|palavra|dia|ano|woord|zin|dag|uur|jaar|слов|страниц|минут|час|дн|лет|год";
/** "Give me 5 good habits" asks for a list, whatever the words. */
const asksForNumber = new RegExp(
  `^\\P{L}*(?!(?:in|en|dans|within|convert) )(?:\\p{L}+ ){1,4}\\d{1,3} (?!(?:${measures}))\\p{L}{3,}`,
  "iu",
);

const sentenceEnd = /[.。!?！？।\n]/u;

/** Whether a word that asks leads its sentence, or stands where the language may put it. */
function asksAt(analysis: Analysis, kind: AskingKind, { start, end }: Span): boolean {
  const { cues, lexicon, prose } = analysis;
  // "My best friend" is no choice.
  if (kind === "which" && cues.get("personal")?.some((own) => own.end === start - 1)) return false;
  const order = politeOrder(analysis);
  // "Could you tell me how to…" asks how; what is ordered is not asked whether it can be done.
  if (order !== null && start >= order.start) {
    return kind !== "whether" && !sentenceEnd.test(prose.slice(order.start, start));
  }
  const before = prose.slice(0, start);
  // Behind a word of a statement stands its verb ("Steel is …").
  if (/(?:^|[.!?,:;\n])\s*[¿¡]?$/u.test(before)) return true;
  if (kind !== "whether" && /(?:^|[.!?,:;\n])\s*[¿¡]?\p{L}+\s$/u.test(before)) return true;
  const isFirst = !sentenceEnd.test(prose.slice(0, start));
  if (isFirst && (lexicon?.verbLast === true || lexicon?.questionsInPlace === true)) return true;
  return lexicon?.verbLast === true && closesSentence.test(prose.slice(end));
}

/** How far behind "write" the list may stand that is to be written. */
const listDistance = 25;

/** Whether a list is what is asked for, not a part of what is to be made ("… and give examples"). */
function asksForList({ actions, prose }: Analysis): boolean {
  const [list, made] = [actions.get("list"), actions.get("write")];
  if (list === undefined || made === undefined) return list !== undefined;
  const between = prose.slice(made.end, Math.max(made.end, list.start));
  return between.length < listDistance && !sentenceEnd.test(between);
}

/**
 * How the prompt asks, by its first question or its order to list things; of words at one place
 * the longest counts.
 */
export function kindOf(analysis: Analysis): AskingKind | null {
  const { actions, cues, prose, objects } = analysis;
  let best: { kind: AskingKind; span: Span } | null = null;
  for (const kind of askingKinds) {
    const ordered = kind === "list" && asksForList(analysis) ? actions.get("list") : undefined;
    const spans = [
      ...(ordered === undefined ? [] : [ordered]),
      ...(cues.get(`kind:${kind}`) ?? []),
    ];
    const span = spans.find((one) => asksAt(analysis, kind, one));
    if (span === undefined) continue;
    const isEarlier = best === null || span.start < best.span.start;
    const isLonger = span.start === best?.span.start && span.end > best.span.end;
    if (isEarlier || isLonger) best = { kind, span };
  }
  if (best !== null) return best.kind;
  return objects.size === 0 && asksForNumber.test(prose) ? "list" : null;
}

const shortChoice = 12;
/** What a choice is for, or within: without it "best" may be anything ("best regards"). */
const chosenFor =
  /^(?:for|under|below|in|near|to|für|unter|im|in|para|en|por|até|em|pour|à|sous|per|sotto|voor|onder|för|under|dla|do|для|до|untuk|di|cho)$/iu;

/** Whether a few words ask for a choice from the start ("best laptop for students"). */
export function opensWithChoice({ cues, prose, wordCount }: Analysis): boolean {
  if (wordCount > shortChoice) return false;
  const best = cues.get("kind:which")?.find(({ start }) => prose.slice(0, start).trim() === "");
  if (best === undefined || /[,.]/u.test(prose)) return false;
  const [own] = cues.get("personal") ?? [];
  const stop = cues.get("topicStops")?.find(({ start }) => start > best.end);
  return (
    own === undefined && stop !== undefined && chosenFor.test(prose.slice(stop.start, stop.end))
  );
}

/** A question mark alone says too little in a language that is not quite sure. */
const questionSureness = 0.6;

/** Whether a question mark ends a prompt that orders nothing ("Can you flip this?" does). */
export function asksInEnd(analysis: Analysis): boolean {
  const isSure = analysis.language.confidence >= questionSureness;
  return isSure && /[?？؟]\s*$/u.test(analysis.prose) && politeOrder(analysis) === null;
}
