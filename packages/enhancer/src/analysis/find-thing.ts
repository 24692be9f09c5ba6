import { matcherOf } from "../text/phrase-matcher.ts";
import { countWords } from "../text/words.ts";
import type { Analysis } from "./analysis.ts";
import { earliest } from "./recognize-task.ts";

const clauseEnd = /[.!?;:,\n\r()[\]{}"“”*—/]|\d/u;

/**
 * The thing a prompt asks to be made ("blog post", "python function"), without its article, or
 * null. Only for languages where it can be named again as it stands.
 */
export function findThing(analysis: Analysis): string | null {
  const { lexicon, prose } = analysis;
  if (lexicon?.articles === undefined) return null;
  const lead = earliest(analysis.actions, "question");
  if (lead !== "write" && lead !== "improve") return null;
  const verb = analysis.actions.get(lead);
  if (verb === undefined || verb.start > 60) return null;
  let phrase = prose.slice(verb.end, verb.end + 80).trimStart();
  for (const skipped of [lexicon.topicFillers, lexicon.articles, lexicon.articles]) {
    const match = matcherOf(skipped).first(phrase);
    if (match !== null && match.start === 0) phrase = phrase.slice(match.end).trimStart();
  }
  const ends = [
    clauseEnd.exec(phrase)?.index,
    matcherOf(`${lexicon.topicStops}|${lexicon.topicMarkers}|of|and|or|will|just`).first(phrase)
      ?.start,
  ].filter((end) => end !== undefined);
  const thing = phrase.slice(0, Math.min(phrase.length, ...ends)).trim();
  const words = countWords(thing);
  if (matcherOf(lexicon.vague).first(thing) !== null) return null;
  return words >= 1 && words <= 3 && thing.length <= 40 && /^\p{L}\P{C}*$/u.test(thing)
    ? thing
    : null;
}
