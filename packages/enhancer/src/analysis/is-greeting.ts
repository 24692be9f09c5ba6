import { findWords } from "../text/words.ts";
import type { Analysis } from "./analysis.ts";

/** Words beside a greeting that are still small talk ("hello, what's your name?"). */
const smallTalk = 3;

function opensWithGreeting({ cues, prose, actions }: Analysis): boolean {
  const [first] = cues.get("greetings") ?? [];
  const asksOnly = [...actions.keys()].every((action) => action === "question");
  return first !== undefined && prose.slice(0, first.start).trim() === "" && asksOnly;
}

/** Whether all a text says is a greeting, thanks or a yes. */
export function isGreeting(analysis: Analysis): boolean {
  const { lexicon, prose, cues } = analysis;
  if (lexicon === null || analysis.wordCount > 6) return false;
  let rest = prose;
  for (const span of cues.get("greetings") ?? []) {
    rest = `${rest.slice(0, span.start)}${" ".repeat(span.end - span.start)}${rest.slice(span.end)}`;
  }
  if (analysis.wordCount === 0) return false;
  const left = findWords(rest).length;
  return left === 0 || (opensWithGreeting(analysis) && left <= smallTalk);
}
