import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

export interface ChipProps extends ComponentProps<"button"> {
  /** For a chip that is one of several choices: whether it is the one in force. */
  readonly selected?: boolean;
}

/** A small rounded button for a choice or suggestion that acts at once. */
export const Chip = ({ selected, className, type = "button", ...rest }: ChipProps) => (
  <button
    {...rest}
    type={type}
    aria-pressed={selected}
    className={classNames(
      "inline-flex h-7 items-center gap-1.5 rounded-full border px-2.5 font-medium text-xs",
      "whitespace-nowrap transition-colors disabled:opacity-55 [&_svg]:size-3.5",
      selected
        ? "forced-selected border-spark bg-spark-wash text-spark-ink"
        : "border-line bg-raised text-ink-soft hover:bg-hover hover:text-ink",
      className,
    )}
  />
);
