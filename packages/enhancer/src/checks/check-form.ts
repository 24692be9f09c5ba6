import { analyse } from "../analysis/analysis.ts";
import { cueIndexOf } from "../lexicon/cues.ts";
import { wholeEnglish } from "../lexicon/en-whole.ts";
import { findLexicon } from "../lexicon/lexicons.ts";
import type { ProtectedSpan } from "../types.ts";
import type { CheckInput } from "./check-rewrite.ts";
import { isWhole, missingWords } from "./check-wording.ts";

type Finding = { count: number; failures: string[] };

const passed: Finding = { count: 1, failures: [] };

function opening(text: string): string {
  return text.trim().slice(0, 60);
}

/** Where a text opens with a phrase that announces a result, that phrase. */
function preambleOf(text: string, input: CheckInput): string | null {
  const start = opening(text);
  const own = findLexicon(input.lexicons, input.request.language ?? input.originalLanguage.tag);
  for (const lexicon of new Set([own, wholeEnglish])) {
    const [found] = lexicon === null ? [] : (cueIndexOf(lexicon).find(start).get("preamble") ?? []);
    if (found !== undefined && found.start <= 2) return start.slice(found.start, found.end);
  }
  return null;
}

/** The text begins with itself: no "Here is…", no reasoning, no fence around the whole. */
export function checkPreamble(input: CheckInput): Finding {
  if (input.unchanged) return passed;
  const { original, rewritten } = input.request;
  if (/<\/?think(?:ing)?>/i.test(rewritten) && !/<\/?think(?:ing)?>/i.test(original)) {
    return { count: 1, failures: ["<think>"] };
  }
  if (opening(rewritten).startsWith("```") && !opening(original).startsWith("```")) {
    return { count: 1, failures: ["```"] };
  }
  const found = preambleOf(rewritten, input);
  if (found === null || preambleOf(original, input) !== null) return passed;
  return { count: 1, failures: [found] };
}

/** Below this share of the person's words a text is suspected to be an answer. */
const leastEcho = 0.4;

/** The rewrite still asks for something, instead of answering. */
export function checkAnswer(input: CheckInput): Finding {
  if (input.unchanged) return passed;
  const { original, rewritten } = input.request;
  const blocks = (spans: readonly ProtectedSpan[]) =>
    spans.filter((span) => span.kind === "code-block").length;
  const whole = isWhole(original, rewritten);
  if (blocks(input.added.spans) > (whole ? 0 : blocks(input.originalSpans))) {
    return { count: 1, failures: ["```"] };
  }
  if (whole) return passed;
  const { missing, count } = missingWords(original, rewritten);
  if (count === 0 || 1 - missing.length / count >= leastEcho) return passed;
  const { actions, lexicon } = analyse(rewritten, input.lexicons, input.request.language);
  const asks = /[?？؟]/.test(rewritten) || /\[[^\]]+\]/.test(rewritten);
  if (lexicon === null || asks || actions.size > 0) return passed;
  return { count: 1, failures: [opening(rewritten)] };
}
