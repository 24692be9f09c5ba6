import { analyse } from "../analysis/analysis.ts";
import { lexiconOf } from "../lexicon/lexicons.ts";
import { matcherOf } from "../text/phrase-matcher.ts";
import type { CheckInput } from "./check-rewrite.ts";
import { missingWords } from "./check-wording.ts";

type Finding = { count: number; failures: string[] };

const passed: Finding = { count: 1, failures: [] };

function opening(text: string): string {
  return text.trim().slice(0, 60);
}

/** The text begins with itself: no "Here is…", no reasoning, no fence around the whole. */
export function checkPreamble({ request, originalLanguage, unchanged }: CheckInput): Finding {
  if (unchanged) return passed;
  const { original, rewritten } = request;
  const start = opening(rewritten);
  if (/<\/?think(?:ing)?>/i.test(rewritten) && !/<\/?think(?:ing)?>/i.test(original)) {
    return { count: 1, failures: ["<think>"] };
  }
  if (start.startsWith("```") && !opening(original).startsWith("```")) {
    return { count: 1, failures: ["```"] };
  }
  for (const tag of new Set([request.language ?? originalLanguage.tag, "en"])) {
    const matcher = matcherOf(lexiconOf(tag)?.preamble ?? "");
    const found = matcher.first(start);
    if (found === null || found.start > 2) continue;
    const own = matcher.first(opening(original));
    if (own === null || own.start > 2)
      return { count: 1, failures: [start.slice(found.start, found.end)] };
  }
  return passed;
}

/** Below this share of the person's words a text is suspected to be an answer. */
const leastEcho = 0.4;

/** The rewrite still asks for something, instead of answering. */
export function checkAnswer(input: CheckInput): Finding {
  if (input.unchanged) return passed;
  const { original, rewritten } = input.request;
  const blocks = (spans: CheckInput["originalSpans"]) =>
    spans.filter((span) => span.kind === "code-block").length;
  if (blocks(input.rewrittenSpans) > blocks(input.originalSpans)) {
    return { count: 1, failures: ["```"] };
  }
  const { missing, count } = missingWords(original, rewritten);
  if (count === 0 || 1 - missing.length / count >= leastEcho) return passed;
  const { actions, lexicon } = analyse(rewritten, input.request.language);
  const asks = /[?？؟]/.test(rewritten) || /\[[^\]]+\]/.test(rewritten);
  if (lexicon === null || asks || actions.size > 0) return passed;
  return { count: 1, failures: [opening(rewritten)] };
}
