import { monthlyAllowance } from "@whetstone/api-client/contract";
import { FigureCard } from "./card.tsx";

const used = 6;
const allowance = monthlyAllowance.free ?? 0;

const strokes = [...Array(allowance).keys()];

/** A month of the free plan as strokes on a stone: some made, the others to come. */
export const AllowanceFigure = () => (
  <FigureCard>
    <p className="flex items-baseline justify-between gap-4 text-ink">
      <span className="text-4xl font-semibold tracking-[-0.03em]">{allowance - used}</span>
      <span className="text-sm text-ink-muted">{`of ${allowance} uses remaining`}</span>
    </p>
    <div className="mt-6 flex h-24 items-end gap-[3%]">
      {strokes.map((at) => (
        <span
          key={at}
          className={`h-full flex-1 -skew-x-12 rounded-sm ${at < used ? "bg-sunken" : "bg-spark"}`}
        />
      ))}
    </div>
    <p className="mt-6 border-t border-line pt-5 text-sm text-ink-soft">
      All of them come back each month, on the day you signed up.
    </p>
  </FigureCard>
);
