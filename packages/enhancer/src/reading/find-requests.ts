import { sentenceBreak, withoutOrdinalPoints } from "../text/sentences.ts";
import type { Span } from "../types.ts";

/** One sentence or line of a prompt, without the polite words before it. */
export interface Request extends Span {
  /** In small letters, with plain apostrophes and single spaces. */
  readonly folded: string;
}

/** Slips of the hand in the words that requests turn on, as people make them most. */
const slips: readonly (readonly [RegExp, string])[] = [
  [/\b(?:esay|essey|assay)\b/gu, "essay"],
  [/\bsum+ari[sz]e?\b/gu, "summarize"],
  [/\bidaes?\b|\bidease\b/gu, "ideas"],
  [/\bcapt[io]{2}ns?\b|\bcaptoins\b/gu, "captions"],
  [/\bpa[ck]{2}ing\b|\bpakcing\b/gu, "packing"],
  [/\bre[sz]+um[eé]e?\b/gu, "resume"],
  [/\bp?rofes+ional\b/gu, "professional"],
  [/\bemial\b|\bemai\b/gu, "email"],
  [/\bleter\b/gu, "letter"],
  [/\bprof{2}es+or\b/gu, "professor"],
  [/\brecipie?\b|\breciepe\b/gu, "recipe"],
  [/\btrainig\b/gu, "training"],
  [/\bexcercise\b/gu, "exercise"],
  [/\b(?:wirte|wriet|writ)\b/gu, "write"],
  [/\b(?:exlain|expain|explane)\b/gu, "explain"],
  [/\breveiw\b/gu, "review"],
  [/\bbusines\b/gu, "business"],
  [/\b(?:mesage|messege)\b/gu, "message"],
  [/\bbir(?:htday|thdya|tday)\b/gu, "birthday"],
  [/\bsp(?:each|eech)\b/gu, "speech"],
  [/\bintervi(?:w|ew)\b/gu, "interview"],
  [/\bpresen(?:ation|taton|tion)\b/gu, "presentation"],
  [/\bgram+[ae]r\b/gu, "grammar"],
  [/\bschedual\b|\bshedule\b/gu, "schedule"],
];

const anySlip = new RegExp(slips.map(([slip]) => slip.source).join("|"), "u");

function mendSlips(folded: string): string {
  if (!anySlip.test(folded)) return folded;
  return slips.reduce((text, [slip, meant]) => text.replace(slip, meant), folded);
}

/** How a sentence is matched: small letters, plain apostrophes, single spaces. */
export function foldRequest(text: string): string {
  return withoutOrdinalPoints(text)
    .toLowerCase()
    .replace(/[’‘`´]/gu, "'")
    .replace(/\s{2,}|[^\S ]/gu, " ")
    .trim();
}

/**
 * What stands before a request and says nothing ("hi, could you please"), off its beginning. Of a
 * sentence that is nothing else ("Hello!") nothing is left.
 */
function withoutPolite(folded: string, polite: RegExp): string {
  let rest = `${folded} `;
  for (let turn = 0; turn < 6; turn += 1) {
    const next = rest.replace(polite, "");
    if (next === rest) break;
    rest = next;
  }
  return rest.trim();
}

/** The sentences and lines of a prompt's prose, each as it is matched. */
export function findRequests(prose: string, polite: RegExp): Request[] {
  const requests: Request[] = [];
  let start = 0;
  const push = (end: number) => {
    const folded = mendSlips(withoutPolite(foldRequest(prose.slice(start, end)), polite));
    if (/[\p{L}\p{N}]/u.test(folded)) requests.push({ start, end, folded });
  };
  for (const match of prose.matchAll(sentenceBreak)) {
    push(match.index);
    start = match.index + match[0].length;
  }
  push(prose.length);
  return requests;
}
