import { diffWordsWithSpace } from "diff";
import { useMemo } from "react";

/** The result with what was added marked, and what was taken out struck through. */
export const WordDifference = ({
  before,
  after,
}: {
  readonly before: string;
  readonly after: string;
}) => {
  const parts = useMemo(() => diffWordsWithSpace(before, after), [before, after]);
  let offset = 0;
  const keyed = parts.map((part) => {
    const key = `${offset}${part.added ? "+" : part.removed ? "-" : ""}`;
    offset += part.value.length;
    return { ...part, key };
  });
  return (
    <div
      dir="auto"
      className="whitespace-pre-wrap break-words font-mono text-[0.8125rem] leading-relaxed text-ink-soft"
    >
      {keyed.map(({ key, added, removed, value }) => {
        if (added)
          return (
            <ins key={key} className="rounded-sm bg-green-wash text-green-ink no-underline">
              {value}
            </ins>
          );
        if (removed)
          return (
            <del key={key} className="rounded-sm bg-red-wash text-red-ink">
              {value}
            </del>
          );
        return <span key={key}>{value}</span>;
      })}
    </div>
  );
};
