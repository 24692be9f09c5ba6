import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import type { Choice } from "./select.tsx";

export interface Segment<Value extends string> extends Choice<Value> {
  /** Shown before the label, or alone with `iconsOnly`. */
  readonly icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string> {
  /** The accessible name of the group. */
  readonly label: string;
  readonly choices: readonly Segment<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly disabled?: boolean;
  readonly iconsOnly?: boolean;
  readonly size?: "sm" | "md";
  readonly className?: string;
}

/** One choice out of a few, all visible at once; arrow keys move it. */
export const SegmentedControl = <Value extends string>({
  label,
  choices,
  value,
  onValueChange,
  disabled = false,
  iconsOnly = false,
  size = "md",
  className,
}: SegmentedControlProps<Value>) => (
  <RadioGroup<Value>
    aria-label={label}
    value={value}
    onValueChange={(chosen) => onValueChange(chosen)}
    disabled={disabled}
    className={classNames(
      "grid w-fit max-w-full auto-cols-fr grid-flow-col gap-0.5 rounded-lg bg-sunken p-0.5",
      className,
    )}
  >
    {choices.map((choice) => (
      <Radio.Root
        key={choice.value}
        value={choice.value}
        disabled={choice.disabled ?? false}
        {...(iconsOnly ? { "aria-label": choice.label, title: choice.label } : {})}
        className={classNames(
          "flex min-w-0 select-none items-center justify-center gap-1.5 rounded-md border",
          "border-transparent font-medium whitespace-nowrap text-ink-muted transition-colors",
          "hover:text-ink data-disabled:opacity-60 [&_svg]:size-4",
          "data-checked:border-line data-checked:bg-raised data-checked:text-ink data-checked:shadow-card data-checked:forced-selected",
          size === "sm" ? "h-7 px-2 text-xs" : "h-8 px-3 text-sm",
        )}
      >
        {choice.icon}
        {!iconsOnly && choice.label}
      </Radio.Root>
    ))}
  </RadioGroup>
);
