import type { Analysis } from "../analysis/analysis.ts";
import { isFrequentWord } from "../language/latin-language.ts";
import type { Word } from "../text/words.ts";

const windowLength = 400;

const worksOnText = ["improve", "translate", "summarise", "review"] as const;

/**
 * Where a person's own words end: what a machine says in an error message is no topic, nor is a
 * text behind a colon that is only to be worked on.
 */
export function endOfOwnWords({ actions, prose }: Analysis): number {
  const error = /\p{L}*(?:Error|Exception|Traceback)(?!\p{L})/u.exec(prose);
  const isGiven = worksOnText.some((action) => actions.has(action));
  const given = isGiven ? /[:：]\s/u.exec(prose) : null;
  return Math.min(windowLength, error?.index ?? windowLength, given?.index ?? windowLength);
}

/** Places of words that say what to do, not what it is about. */
export function takenPlaces(analysis: Analysis): ReadonlySet<number> {
  const taken = new Set<number>();
  for (const [key, spans] of analysis.cues) {
    if (
      !/^(?:action:|slot:stack|slot:audience|openRequest|material|padding|vague|relative|personal|topicFillers|negations)/.test(
        key,
      )
    )
      continue;
    for (const { start } of spans) taken.add(start);
  }
  return taken;
}

/** Whether a word names the text that is to be written, not what it is about. */
export function isMade({ cues }: Analysis, { start }: Word): boolean {
  return (["object:text", "object:literary", "object:email", "object:code"] as const).some((key) =>
    cues.get(key)?.some((span) => span.start === start),
  );
}

/** So far behind "you are" or "act as" stands whom the model is to play. */
const roleDistance = 12;

/** Whether somebody to be played is named at a place. */
export function isRole({ cues }: Analysis, at: number): boolean {
  return (["action:act", "action:persona", "slot:role"] as const).some((key) =>
    cues.get(key)?.some(({ end }) => end <= at && at - end <= roleDistance),
  );
}

const longestWeighed = 30;

/** How much a phrase looks like the topic: the longer, and in the first sentence, the more. */
export function weighTopic(prose: string, start: number, length: number): number {
  const isFirst = !/[.!?\n]/u.test(prose.slice(0, start).trimEnd());
  return 1 + Math.min(length, longestWeighed) / 10 + (isFirst ? 1 : 0);
}

/** Whether a word can be part of a topic: whole letters, not among the frequent ones. */
export function isContent(word: Word, tag: string, taken: ReadonlySet<number>): boolean {
  return (
    word.text.length >= 3 &&
    !taken.has(word.start) &&
    !isFrequentWord(word.folded, tag) &&
    /^[\p{L}][\p{L}\p{N}'’-]*$/u.test(word.text)
  );
}
