import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface StatCardProps {
  readonly label: string;
  readonly value: ReactNode;
  /** Small, right after the value: "/ 100". */
  readonly unit?: string;
  /** Below the value: what it compares to. */
  readonly note?: ReactNode;
  readonly className?: string;
}

/** One figure with its name. Put several into a `<dl>`. */
export const StatCard = ({ label, value, unit, note, className }: StatCardProps) => (
  <div
    className={classNames(
      "flex min-w-0 flex-col gap-1 rounded-2xl border border-line bg-surface p-4 shadow-card sm:p-5",
      className,
    )}
  >
    <dt className="text-sm text-ink-muted">{label}</dt>
    <dd className="flex min-w-0 flex-1 flex-col justify-between gap-1">
      <span className="text-3xl font-semibold tabular-nums text-ink">
        {value}
        {unit && (
          <span className="ml-1 text-base font-normal tracking-normal text-ink-muted">{unit}</span>
        )}
      </span>
      {note && <span className="text-sm text-ink-muted">{note}</span>}
    </dd>
  </div>
);
