import { countWords } from "../text/words.ts";
import type { Span } from "../types.ts";
import type { Analysis } from "./analysis.ts";
import { earliest } from "./earliest.ts";

const clauseEnd = /[.!?;:,\n\r()[\]{}"“”*—/]|\d/u;

/**
 * The thing a prompt asks to be made ("blog post", "python function"), without its article, or
 * null. Only for languages where it can be named again as it stands.
 */
export function findThing(analysis: Analysis): string | null {
  const { lexicon, prose, cues } = analysis;
  if (lexicon?.articles === undefined) return null;
  const lead = earliest(analysis.actions, "question");
  if (lead !== "write" && lead !== "improve") return null;
  const verb = analysis.actions.get(lead);
  if (verb === undefined || verb.start > 60) return null;
  const next = (
    key: "topicFillers" | "articles" | "topicStops" | "topicMarkers" | "vague",
    from: number,
  ) => cues.get(key)?.find((span: Span) => span.start >= from) ?? null;
  let start = verb.end;
  for (const skipped of ["topicFillers", "articles", "articles"] as const) {
    while (/\s/.test(prose.charAt(start))) start += 1;
    const match = next(skipped, start);
    if (match !== null && match.start === start) start = match.end;
  }
  while (/\s/.test(prose.charAt(start))) start += 1;
  const phrase = prose.slice(start, start + 80);
  const ends = [
    clauseEnd.exec(phrase)?.index,
    / (?:of|and|or|will|just) /i.exec(phrase)?.index,
    (next("topicStops", start)?.start ?? Number.POSITIVE_INFINITY) - start,
    (next("topicMarkers", start)?.start ?? Number.POSITIVE_INFINITY) - start,
  ].filter((end) => end !== undefined);
  const thing = phrase.slice(0, Math.min(phrase.length, ...ends)).trim();
  const vague = next("vague", start);
  if (vague !== null && vague.start < start + thing.length) return null;
  if (/^\s?[(["“]/.test(phrase.slice(thing.length))) return null;
  const words = countWords(thing);
  return words >= 1 && words <= 3 && thing.length <= 40 && /^\p{L}\P{C}*$/u.test(thing)
    ? thing
    : null;
}
