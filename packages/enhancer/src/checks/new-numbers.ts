import type { ProtectedSpan, Span } from "../types.ts";
import type { CheckInput } from "./check-input.ts";
import { findGuard } from "./guard-cues.ts";

/** How far behind a number what it counts stands: an adjective or two may come between. */
const reach = 24;
/** Where words are short and stand close, the next one is it. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Up to this number, things are counted out for an answer ("5 examples"). */
const fewest = 20;

function isListMark(text: string, { start, end }: Span): boolean {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  return text.slice(lineStart, start).trim() === "" && /[.)、:：．]/.test(text[end] ?? "");
}

/** "1-10", "1 to 5": a scale to rate on. */
const scale = /^(?:0|1)\s?[-–/]\s?(?:3|5|10|100)$/;

/** Belongs to the word before it: "Python 3", "day 2", "HTTP 404", "C++17". */
function isNameless(text: string, { start }: Span): boolean {
  return /(?:\p{Lu}[\p{L}+#.]*\)?[ -]?|[\p{L}]-)$/u.test(
    text.slice(Math.max(0, start - 16), start),
  );
}

/** How long the rest of a range is ("150~200 letters", "4–5 lines"). */
function rangeLength(text: string, end: number): number {
  return /^\s?[-–~〜～至到]\s?\p{Nd}+/u.exec(text.slice(end))?.[0].length ?? 0;
}

function follows(spans: readonly Span[], end: number, text: string): boolean {
  const most = unspaced.test(text) ? 1 : reach;
  return spans.some(
    ({ start }) =>
      start >= end &&
      start - end <= most + rangeLength(text, end) &&
      !/[.,;:!?\n]| (?:and|or|und|oder|et|ou|y|o|e|en|of|i|lub|и|или|ve|veya) (?!\p{Nd})/u.test(
        text.slice(end, start),
      ),
  );
}

/** A number that says how old somebody is, or how long somewhere. */
const told =
  /^\s?(?:年目|歳|才|岁|살|세|년차|years? old|-?year-old|jahre alt|ans(?!\p{L})|años(?!\p{L})|anos(?!\p{L})|yaşında)/iu;

/** For one of them: "1人あたり", "1人何個". */
const each = /^(?:人|個|つ|回|日|件|本|枚)(?:あたり|当たり|につき|何|分(?!の))/u;

/** Months and days as figures: "01–12". */
const pattern = /0\d\s?[-–]\s?\p{Nd}{0,2}$/u;

/** Whether a new number is asked of the answer, and not told of the person's case. */
function isAskedFor(text: string, span: ProtectedSpan, input: CheckInput): boolean {
  if (told.test(text.slice(span.end))) return false;
  if (/^[1１]$/u.test(span.text) && each.test(text.slice(span.end))) return true;
  if (isListMark(text, span) || scale.test(span.text)) return true;
  if (/^0\p{Nd}$/u.test(span.text) || pattern.test(text.slice(0, span.start))) return true;
  if (!/^\p{Nd}{1,5}$/u.test(span.text)) return /\p{Lu}\)? ?$/u.test(text.slice(0, span.start));
  const measured = follows(findGuard(text, "measures", input), span.end, text);
  if (follows(findGuard(text, "counted", input), span.end, text)) return true;
  if (measured) return false;
  return Number(span.text) <= fewest || isNameless(text, span);
}

/** How long the rest of a number is whose thousands stand apart ("85 000"). */
function thousands(text: string, end: number): number {
  return /^(?:[\s\u00a0\u202f]\p{Nd}{3}(?!\p{Nd}))+/u.exec(text.slice(end))?.[0].length ?? 0;
}

/** Numbers of an addition that tell of the person's case: how much, how long, how old. */
export function findNewNumbers(input: CheckInput): readonly Span[] {
  const { text, spans } = input.added;
  return spans
    .filter(
      (span) => span.kind === "number" && !isAskedFor(text, span, input) && !isOfAnswer(text, span),
    )
    .map(({ start, end }) => ({ start, end: end + thousands(text, end) }));
}

/** What an answer is to have lasts so long ("a two-week routine", "pausas de tres minutos"). */
const [lastingAfter, lastingBefore] = [
  /^(?: (?:to|a|à|bis|–) \p{Nd}+)? ?(?:minutes?|minutos?|minuti|Minuten) (?:of reading|read|de (?:leitura|lectura|lecture)|di lettura|Lesezeit|reading)|^[ -](?:\p{L}+ )?(?:routines?|plans?|schedules?|program(?:me)?s?|breaks?|exercises?|sessions?|challenges?|timelines?|steps?|blocks?|reading|summary|version|menus?|sample|rule|split|itinerar(?:y|ies))\b|^的?(?:循序渐进的)?(?:计划|训练|方案|课程|菜单|安排)/iu,
  /(?:pausas?|descansos?|rutinas?|sesion(?:es)?|plan(?:es)?|pauses?|routines?|séances?|pause|esercizi|sessioni|sessões|exercícios?|ejercicios?|exercices?|rotinas?|bloques?|blocos?)(?: \p{L}+)? (?:de|di|d['’])\s?$|(?<!\p{L})(?:plan\p{L}*|план\p{L}*|program\p{L}*|программ\p{L}*) (?:\p{L}+ )?(?:für|über|for|over|of|sur|de|per|di|para|voor|van|na|на)\s$/iu,
];

/** What lasts so long in a language without endings on its words: a plan in the same line. */
const planned = /계획|루틴|프로그램|일정|計画|プラン|メニュー|计划|方案|安排/u;

function isOfAnswer(text: string, { start, end }: Span): boolean {
  const line = text.slice(text.lastIndexOf("\n", start - 1) + 1).split("\n")[0] ?? "";
  if (unspaced.test(line) && planned.test(line)) return true;
  return lastingAfter.test(text.slice(end)) || lastingBefore.test(text.slice(0, start));
}

/** "两位数" is a number of two figures, and nobody. */
function isFigures(text: string, end: number): boolean {
  return /^(?:小?数|数字)/u.test(text.slice(end));
}

/** What a text measures in words: "three weeks", "two kids". */
function measuresIn(text: string, input: CheckInput): readonly Span[] {
  const measures = findGuard(text, "measures", input);
  return findGuard(text, "numbers", input).flatMap(({ start, end }) => {
    const behind = measures.find((measure) => measure.start >= end && measure.start - end <= 1);
    if (behind === undefined || isFigures(text, behind.end)) return [];
    return [{ start, end: behind.end }];
  });
}

/** The same as new numbers, in words. */
export function findNewMeasures(input: CheckInput): readonly Span[] {
  const { text } = input.added;
  return measuresIn(text, input).filter((span) => !isOfAnswer(text, span));
}

/** Measures of the draft where its rewrite has none in words, and no other number than the draft. */
export function findLostMeasures(input: CheckInput): readonly string[] {
  const { original, rewritten } = input.request;
  const numbersIn = (text: string) => new Set(text.match(/\p{Nd}+/gu));
  const known = numbersIn(original);
  const isSaid = [...numbersIn(rewritten)].some((number) => !known.has(number));
  if (isSaid || measuresIn(rewritten, input).length > 0) return [];
  return measuresIn(original, input).map(({ start, end }) => original.slice(start, end));
}
