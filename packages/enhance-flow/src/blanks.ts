import { findProtectedSpans, type Span } from "@whetstone/enhancer/basics";
import { segmentsBetween } from "./changes.ts";

/** A text to insert, and how many blanks were left out of it. */
export interface FilledText {
  readonly text: string;
  readonly leftOut: number;
}

/** One line of a text; `null` once it is left out. */
interface Line extends Span {
  readonly before: string;
  readonly after: string | null;
  readonly leftOut: number;
}

/** Words in brackets, and no index, footnote or box to tick. */
const isBlank = (text: string, before: string): boolean =>
  /^\[(?=.*\p{L}).{2,}\]$/u.test(text) && !/[\p{L}\p{N}_)\]]/u.test(before);

/** The placeholders of a result that nobody filled in: those the draft did not have. */
const blanksIn = (text: string, proposed: string, original: string): readonly Span[] =>
  findProtectedSpans(text).filter(
    ({ kind, text: words, start }) =>
      kind === "placeholder" &&
      isBlank(words, text.charAt(start - 1)) &&
      proposed.includes(words) &&
      !original.includes(words),
  );

const meets = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** Where words of the draft stand in the text. */
const ownWords = (original: string, text: string): readonly Span[] => {
  let at = 0;
  return segmentsBetween(original, text).flatMap((segment) => {
    const words = segment.kind === "same" ? segment.text : segment.added;
    const span = { start: at, end: at + words.length };
    at = span.end;
    return segment.kind === "same" && /\p{L}/u.test(words) ? [span] : [];
  });
};

/** The sentences of a line, where they stand in the text. */
const sentencesOf = ({ start, before }: Pick<Line, "start" | "before">): readonly Span[] =>
  [...new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(before)].map(
    ({ index, segment }) => ({ start: start + index, end: start + index + segment.length }),
  );

const linesOf = (text: string): readonly Line[] => {
  let end = -1;
  return text.split("\n").map((before) => {
    const start = end + 1;
    end = start + before.length;
    return { start, end, before, after: before, leftOut: 0 };
  });
};

/** A line without the sentences that hold blanks; those with the person's own words stay. */
const withoutBlanks = (line: Line, blanks: readonly Span[], own: readonly Span[]): Line => {
  const isIn = (sentence: Span) => (span: Span) => meets(sentence, span);
  const gone = sentencesOf(line).filter(
    (sentence) => blanks.some(isIn(sentence)) && !own.some(isIn(sentence)),
  );
  if (gone.length === 0) return line;
  const rest = sentencesOf(line)
    .filter((sentence) => !gone.some(({ start }) => start === sentence.start))
    .map(({ start, end }) => line.before.slice(start - line.start, end - line.start))
    .join("");
  const leftOut = blanks.filter((blank) => gone.some(isIn(blank))).length;
  return { ...line, after: /[\p{L}\p{N}]/u.test(rest) ? rest.trimEnd() : null, leftOut };
};

const isEmpty = (line: Line | undefined): boolean => line?.after?.trim() === "";

/** Lines that lost their sense with what stood below: headings of nothing, and a second gap. */
const withoutRemains = (lines: readonly Line[], original: string): readonly Line[] => {
  const kept: Line[] = [];
  let hasGap = false;
  const close = (next: Line | undefined) => {
    const isAtEnd = next === undefined || isEmpty(next);
    const heading = kept.at(-1);
    const isOrphan = heading?.after && /[:：]\s*$/u.test(heading.after);
    if (hasGap && isAtEnd && isOrphan && !original.includes(heading.before.trim())) kept.pop();
    if (hasGap && isAtEnd && isEmpty(kept.at(-1))) kept.pop();
    hasGap = false;
  };
  for (const line of lines) {
    if (line.after === null) {
      hasGap = true;
      continue;
    }
    close(line);
    kept.push(line);
  }
  close(undefined);
  return kept;
};

/**
 * The text without the blanks nobody filled in, each with its line or sentence. A sentence that
 * holds words of the draft stays, blank and all: nothing of the person's own is ever left out.
 * `proposed` is the text as it was made, so that brackets of the person's own hand stay too.
 */
export const leaveOutBlanks = (text: string, proposed: string, original: string): FilledText => {
  const blanks = blanksIn(text, proposed, original);
  if (blanks.length === 0) return { text, leftOut: 0 };
  const own = ownWords(original, text);
  const lines = linesOf(text).map((line) => withoutBlanks(line, blanks, own));
  const leftOut = lines.reduce((sum, line) => sum + line.leftOut, 0);
  const filled = withoutRemains(lines, original)
    .map(({ after }) => after)
    .join("\n");
  return leftOut === 0 || filled.trim() === "" ? { text, leftOut: 0 } : { text: filled, leftOut };
};
