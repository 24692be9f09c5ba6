import { analyse } from "../analysis/analysis.ts";
import { sentencesOf } from "../text/sentences.ts";
import { countWords, findWords } from "../text/words.ts";
import { asksFor } from "./asks-for.ts";
import type { CheckInput } from "./check-input.ts";
import { findGuard } from "./guard-cues.ts";

/** So many first letters tell a word in its other forms. */
const stem = 5;
const fewestWords = 5;
/** Share of a sentence's words that are the person's: below it a preface, above it their prompt. */
const [foreign, own] = [0.3, 0.4];

function stemsOf(text: string): ReadonlySet<string> {
  return new Set(
    findWords(text).map(({ folded }) => folded.replaceAll("i\u0307", "i").slice(0, stem)),
  );
}

/** Which share of the person's words a sentence holds. */
function shareOf(known: ReadonlySet<string>, sentence: string): number {
  const held = stemsOf(sentence);
  if (known.size === 0) return 0;
  return [...known].filter((word) => held.has(word)).length / known.size;
}

/** Which share of a sentence's words the person wrote. */
function ownShareOf(sentence: string, known: ReadonlySet<string>): number {
  const held = [...stemsOf(sentence)];
  return held.length === 0 ? 0 : held.filter((word) => known.has(word)).length / held.length;
}

/**
 * A first sentence that is none of the prompt: it states something in other words than the person's,
 * and their prompt begins behind it. Models think aloud so. Null where there is none.
 */
export function findPreface(input: CheckInput): string | null {
  const { original, rewritten, supported = "", language } = input.request;
  const [first = "", ...rest] = sentencesOf(rewritten);
  const [second = ""] = rest;
  if (second === "" || countWords(first) < fewestWords || /[?？؟]$/.test(first)) return null;
  const known = stemsOf(`${original}\n${supported}`);
  const prompt = stemsOf(original);
  if (ownShareOf(first, known) >= foreign || shareOf(prompt, second) < own) return null;
  if (shareOf(prompt, first) >= shareOf(prompt, second)) return null;
  const isOrder = findGuard(first, "orders", input)[0]?.start === first.search(/\p{L}/u);
  return isOrder || asksFor(analyse(first, input.lexicons, language)) ? null : first;
}

/** Praise that answers the person in place of writing for them. */
const praise =
  /^(?:what an? (?:\p{L}+ )?(?:question|idea|topic|prompt|request|wish)|(?:great|good|excellent|wonderful|lovely|interesting|fantastic) (?:question|idea|topic|prompt|choice|request)|(?:gute|tolle|spannende) (?:frage|idee)|(?:bonne|excellente|belle) (?:question|idée)|¡?(?:buena|excelente|gran) (?:pregunta|idea)|(?:ottima|bella) (?:domanda|idea)|(?:ótima|boa|excelente) (?:pergunta|ideia)|(?:goede|leuke) (?:vraag|idee)|(?:świetne|dobre) (?:pytanie|pomysł)|(?:świetny|dobry) pomysł|(?:отличный|хороший) вопрос|(?:отличная|хорошая) идея|(?:чудове|гарне) (?:питання|запитання)|(?:harika|güzel) (?:bir )?(?:soru|fikir)|(?:素晴らしい|いい)(?:質問|アイデア)(?:です)?|好(?:问题|主意))[^.!?。！？]{0,20}[.!。！]/iu;

/** Praise at the beginning, where the person's own text has none. */
export function findPraise({ request }: CheckInput): string | null {
  const found = praise.exec(request.rewritten.trim());
  return found === null || praise.test(request.original.trim()) ? null : found[0];
}

/** What models call the text they were asked for. */
const prompt =
  /\bprompts?\b|\brewritten\b|\brewrit(?:e|ing)\b(?! (?:the following|this|my|it|these|our)\b)|\bpromt\b|aufforderung|\binvite\b|\bistem\b|промпт|запрос|запит|プロンプト|提示词|프롬프트|प्रॉम्प्ट/iu;
const longestTitle = 30;

/** A first line that speaks of the prompt and ends in a colon, where the person spoke of none. */
export function findTitleLine({ request }: CheckInput): string | null {
  const { original, rewritten } = request;
  const [line = "", ...rest] = rewritten.trim().split("\n");
  const isTitle = /[:：]\s*$/.test(line) && rest.some((next) => next.trim() !== "");
  if (!isTitle || countWords(line) > longestTitle || prompt.test(original)) return null;
  return prompt.test(line) ? line : null;
}
