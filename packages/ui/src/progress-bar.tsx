import { Progress } from "@base-ui/react/progress";
import { classNames } from "./class-names.ts";

/** How far a task is; `value` is `null` while that isn't known. */
export const ProgressBar = ({
  label,
  value,
  max = 100,
  className,
}: {
  readonly label: string;
  readonly value: number | null;
  readonly max?: number;
  readonly className?: string;
}) => (
  <Progress.Root
    aria-label={label}
    value={value}
    max={max}
    className={classNames("block", className)}
  >
    <Progress.Track className="h-1.5 overflow-hidden rounded-full bg-sunken">
      <Progress.Indicator className="rounded-full bg-spark transition-[width] duration-200 data-indeterminate:w-1/3 data-indeterminate:animate-pulse" />
    </Progress.Track>
  </Progress.Root>
);
