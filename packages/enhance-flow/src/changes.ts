import { diffWordsWithSpace } from "diff";

/** A stretch of text that stays, or a change that can be taken or rejected. */
export type Segment =
  | { readonly kind: "same"; readonly text: string }
  | {
      readonly kind: "change";
      /** Counts the changes from 0. */
      readonly index: number;
      readonly removed: string;
      readonly added: string;
    };

/** A difference that takes longer to find is shown as one change, in milliseconds. */
const longestSearchMs = 250;

interface Difference {
  readonly same: string;
  readonly removed: string;
  readonly added: string;
}

/** One change from the first to the last character that differs. */
const wholeDifference = (before: string, after: string): Difference[] => {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [
    { same: before.slice(0, start), removed: "", added: "" },
    {
      same: "",
      removed: before.slice(start, before.length - end),
      added: after.slice(start, after.length - end),
    },
    { same: end === 0 ? "" : before.slice(-end), removed: "", added: "" },
  ];
};

const differences = (before: string, after: string): Difference[] => {
  const parts = diffWordsWithSpace(before, after, { timeout: longestSearchMs });
  if (parts === undefined) return wholeDifference(before, after);
  return parts.map(({ added, removed, value }) => ({
    same: added || removed ? "" : value,
    removed: removed ? value : "",
    added: added ? value : "",
  }));
};

/** Changes with nothing but blanks between them belong together. */
const gather = (found: readonly Difference[]): Difference[] => {
  const groups: Difference[] = [];
  for (const [at, part] of found.entries()) {
    const last = groups.at(-1);
    const isGap = part.same !== "" && part.same.trim() === "" && at < found.length - 1;
    const joins = last !== undefined && last.same === "" && (part.same === "" || isGap);
    if (!joins || !last) {
      groups.push(part);
      continue;
    }
    groups[groups.length - 1] = {
      same: "",
      removed: last.removed + part.same + part.removed,
      added: last.added + part.same + part.added,
    };
  }
  return groups;
};

/** Sentences and lines of an addition, each with the blanks before it. Code stays whole. */
const sentencesOf = (added: string): string[] => {
  if (added.includes("```")) return [added];
  const sentences: string[] = [];
  let blanks = "";
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(
    added,
  )) {
    const words = segment.trimEnd();
    if (words !== "") sentences.push(blanks + words);
    blanks = words === "" ? blanks + segment : segment.slice(words.length);
  }
  const last = sentences.pop();
  return last === undefined ? [added] : [...sentences, last + blanks];
};

/**
 * The changes that lead from one text to another, word by word: groups of changed words, and each
 * added sentence for itself. Taken together they are `after`, rejected together `before`.
 */
export const segmentsBetween = (before: string, after: string): readonly Segment[] => {
  const segments: Segment[] = [];
  let count = 0;
  for (const { same, removed, added } of gather(differences(before, after))) {
    if (same !== "") segments.push({ kind: "same", text: same });
    if (removed === "" && added === "") continue;
    const pieces = removed === "" ? sentencesOf(added) : [added];
    for (const piece of pieces) {
      segments.push({ kind: "change", index: count, removed, added: piece });
      count += 1;
    }
  }
  return segments;
};

/** The text with every change taken but the rejected ones. */
export const textWithout = (segments: readonly Segment[], rejected: readonly number[]): string =>
  segments
    .map((segment) => {
      if (segment.kind === "same") return segment.text;
      return rejected.includes(segment.index) ? segment.removed : segment.added;
    })
    .join("");
