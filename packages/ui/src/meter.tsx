import { Meter as Base } from "@base-ui/react/meter";
import { classNames } from "./class-names.ts";

export interface MeterProps {
  readonly label: string;
  /** In words, shown and spoken: "12 of 15 left". */
  readonly valueText: string;
  readonly value: number;
  readonly max: number;
  readonly tone?: "steel" | "spark" | "red";
  /** Keeps label and value for assistive technology only. */
  readonly hideText?: boolean;
  readonly className?: string;
}

const fills = { steel: "bg-ink-soft", spark: "bg-spark", red: "bg-red" } as const;

/** How much of a known amount: an allowance, a share. */
export const Meter = ({
  label,
  valueText,
  value,
  max,
  tone = "steel",
  hideText = false,
  className,
}: MeterProps) => (
  <Base.Root
    value={value}
    min={0}
    max={max}
    aria-valuetext={valueText}
    className={classNames("flex w-full flex-col gap-1.5", className)}
  >
    <div
      className={classNames(
        "flex items-baseline justify-between gap-3 text-sm",
        hideText && "sr-only",
      )}
    >
      <Base.Label className="text-ink">{label}</Base.Label>
      <span className="tabular-nums text-ink-muted">{valueText}</span>
    </div>
    <Base.Track className="h-1.5 overflow-hidden rounded-full bg-sunken">
      <Base.Indicator className={classNames("rounded-full", fills[tone])} />
    </Base.Track>
  </Base.Root>
);
