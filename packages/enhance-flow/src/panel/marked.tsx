import type { Segment } from "../changes.ts";

export type Change = Extract<Segment, { kind: "change" }>;

/** One change: what was taken out struck through, what was added marked; rejected, as it was. */
export const Marked = ({
  change,
  isRejected,
}: {
  readonly change: Change;
  readonly isRejected: boolean;
}) => {
  const { removed, added } = change;
  if (isRejected)
    return (
      <>
        {removed}
        {added !== "" && <s className="text-ink-muted">{added}</s>}
      </>
    );
  return (
    <>
      {removed !== "" && <del className="rounded-sm bg-red-wash text-red-ink">{removed}</del>}
      {added !== "" && (
        <ins className="rounded-sm bg-green-wash text-green-ink no-underline forced-colors:underline forced-colors:decoration-2">
          {added}
        </ins>
      )}
    </>
  );
};
