import type { RecentEnhancement } from "@whetstone/api-client";
import { Badge, ScoreNumber, VisuallyHidden } from "@whetstone/ui";
import { ArrowRight } from "lucide-react";
import { EnhancementOrigin } from "../figures/enhancement-origin.tsx";
import { gainBetween, noFigure, signed } from "../figures/figures.ts";
import { qualityLabel } from "./quality-label.ts";

const Arrow = () => (
  <>
    <ArrowRight aria-hidden="true" className="size-3.5 shrink-0 text-ink-muted" />
    <VisuallyHidden> to </VisuallyHidden>
  </>
);

const Lengths = ({ row }: { readonly row: RecentEnhancement }) => (
  <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-ink-soft tabular-nums">
    <VisuallyHidden>Length: </VisuallyHidden>
    {row.originalLength.toLocaleString()}
    <Arrow />
    {`${row.enhancedLength.toLocaleString()} characters`}
    <span className="text-ink-muted">{`${row.improvementRatio}x`}</span>
  </p>
);

const Score = ({
  score,
  className = "",
}: {
  readonly score: number | null;
  readonly className?: string;
}) =>
  score === null ? (
    <span className="text-ink-muted">{noFigure}</span>
  ) : (
    <ScoreNumber score={score} className={className} />
  );

const Scores = ({
  row,
  gain,
}: {
  readonly row: RecentEnhancement;
  readonly gain: number | null;
}) => (
  <p className="flex items-center gap-1.5 text-sm tabular-nums">
    <VisuallyHidden>Score: </VisuallyHidden>
    <Score score={row.originalQualityScore} />
    <Arrow />
    <Score score={row.qualityScore} className="text-lg" />
    {gain !== null && (
      <span className="ml-1 text-ink-muted">{`${signed(Math.round(gain))} points`}</span>
    )}
  </p>
);

const GainBadge = ({ gain }: { readonly gain: number }) => {
  const { label, tone } = qualityLabel(gain);
  return (
    <Badge tone={tone} className="justify-self-end">
      {label}
    </Badge>
  );
};

/** One row of the recent enhancements (APP-5). */
export const RecentRow = ({ row }: { readonly row: RecentEnhancement }) => {
  const gain = gainBetween(row.originalQualityScore, row.qualityScore);
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 py-3.5 md:gap-x-6 md:grid-cols-[1.3fr_1.3fr_1fr_6.5rem]">
      <EnhancementOrigin row={row} />
      <div className="max-md:order-3 max-md:col-span-2">
        <Lengths row={row} />
      </div>
      <div className="max-md:order-4 max-md:col-span-2">
        <Scores row={row} gain={gain} />
      </div>
      {gain !== null && <GainBadge gain={gain} />}
    </li>
  );
};
