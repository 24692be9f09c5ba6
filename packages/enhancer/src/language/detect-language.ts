import { findFences } from "../protection/find-delimited.ts";
import { maskSpans } from "../text/mask.ts";
import type { DetectedLanguage } from "../types.ts";
import { guessLatinLanguage } from "./latin-language.ts";
import {
  arabicLanguage,
  countScripts,
  cyrillicLanguage,
  devanagariLanguage,
  directionOf,
  isKanaless,
} from "./scripts.ts";

const sampleLength = 1600;

/** A quotation of a sentence or more, and so many words of one's own beside it. */
const longQuotation = /["“„«「][^"“”„»」\n]{30,}["”“»」]/gu;
const ownWords = 3;

/** The text without what it quotes, where enough is left to tell its language by. */
function withoutQuotations(text: string): string {
  const own = text.replace(longQuotation, " ");
  return (own.match(/\p{L}+/gu) ?? []).length >= ownWords ? own : text;
}

/** What people wrote, without code, addresses and long quotations, cut to a sample. */
export function sampleOf(text: string): string {
  let head = text.slice(0, sampleLength * 4);
  if (head.includes("```") || head.includes("~~~")) head = maskSpans(head, findFences(head));
  if (head.includes("`")) head = head.replace(/`[^`\n]{1,300}`/g, " ");
  if (head.includes("://")) head = head.replace(/https?:\/\/\S{1,500}/g, " ");
  if (head.includes("@")) head = head.replace(/[\w.+-]{0,64}@\S{1,64}/g, " ");
  return withoutQuotations(head).slice(0, sampleLength);
}

function withDirection(tag: string, confidence: number): DetectedLanguage {
  return { tag, confidence, direction: directionOf(tag) };
}

/**
 * The language of a text by its script, frequent words and letters. Code, links and addresses
 * don't count. `und` with a low confidence for what can't be told, and for romanised text.
 */
export function detectLanguage(text: string): DetectedLanguage {
  const sample = sampleOf(text);
  const counts = countScripts(sample);
  const latin = counts.get("latin") ?? 0;
  const kana = counts.get("kana") ?? 0;
  const han = counts.get("han") ?? 0;
  const others = [...counts].filter(([name]) => name !== "latin");
  const total = others.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0 && latin === 0) return withDirection("und", 0);
  const dense = (han + kana) * 2.5 + (total - han - kana);
  if (latin > dense * 1.5) {
    const guess = guessLatinLanguage(sample);
    return withDirection(guess.tag, guess.confidence * (total > 0 ? latin / (latin + total) : 1));
  }
  const confidence = Math.round((dense / (dense + latin * 0.5)) * 100) / 100;
  const isJapanese = kana > 0 ? kana >= han * 0.08 : isKanaless(sample, han);
  if (isJapanese) return withDirection("ja", confidence);
  // A few characters without kana may be Japanese as well.
  if (han > 0 && han === total && han <= fewCharacters) return withDirection("zh", unsure);
  const [script] = others.sort((one, other) => other[1] - one[1])[0] ?? ["und"];
  return withDirection(languageOfScript(script, sample), confidence);
}

const fewCharacters = 4;
const unsure = 0.5;

function languageOfScript(script: string, text: string): string {
  if (script === "han") return "zh";
  if (script === "kana") return "ja";
  if (script === "cyrillic") return cyrillicLanguage(text);
  if (script === "arabic") return arabicLanguage(text);
  if (script === "devanagari") return devanagariLanguage(text);
  return script;
}
