/** A text with its gaps set apart: what `gap` matches. */
export const MarkedGaps = ({
  gap,
  children,
}: {
  /** With one group around all of it, so that the gaps are split off and kept. */
  readonly gap: RegExp;
  readonly children: string;
}) => {
  let offset = 0;
  return (
    <>
      {children.split(gap).map((part, index) => {
        const key = offset;
        offset += part.length;
        return index % 2 === 1 ? (
          <mark key={key} className="rounded-sm bg-spark-wash text-spark-ink">
            {part}
          </mark>
        ) : (
          part
        );
      })}
    </>
  );
};
