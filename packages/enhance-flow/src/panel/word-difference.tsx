import { useMemo } from "react";
import { segmentsBetween } from "../changes.ts";
import { Marked } from "./marked.tsx";

/** The result with what was added marked, and what was taken out struck through. */
export const WordDifference = ({
  before,
  after,
}: {
  readonly before: string;
  readonly after: string;
}) => {
  const segments = useMemo(() => segmentsBetween(before, after), [before, after]);
  return (
    <div
      dir="auto"
      className="whitespace-pre-wrap break-words text-ink-soft text-sm leading-relaxed"
    >
      {segments.map((segment, at) =>
        segment.kind === "same" ? (
          <span key={`same-${at.toString()}`}>{segment.text}</span>
        ) : (
          <Marked key={segment.index} change={segment} isRejected={false} />
        ),
      )}
    </div>
  );
};
