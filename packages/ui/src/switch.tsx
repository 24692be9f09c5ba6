import { Switch as Base } from "@base-ui/react/switch";
import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

export interface SwitchProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly className?: string;
}

/** A setting that is on or off and takes effect at once. */
export const Switch = ({
  label,
  hint,
  checked,
  onCheckedChange,
  disabled = false,
  className,
}: SwitchProps) => {
  const id = useId();
  return (
    <div className={classNames("flex items-start justify-between gap-4", className)}>
      <div className="min-w-0">
        <p id={`${id}-label`} className="text-sm font-medium text-ink">
          {label}
        </p>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-ink-muted">
            {hint}
          </p>
        )}
      </div>
      <Base.Root
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next)}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        {...(hint ? { "aria-describedby": `${id}-hint` } : {})}
        className={classNames(
          "flex h-6 w-10 shrink-0 items-center rounded-full border border-line-strong bg-sunken p-0.5",
          "transition-colors data-checked:border-spark data-checked:bg-spark data-checked:forced-selected data-disabled:opacity-55",
        )}
      >
        <Base.Thumb className="size-4.5 rounded-full bg-ink-muted transition-[translate] duration-150 ease-settle data-checked:translate-x-4 rtl:data-checked:-translate-x-4 data-checked:bg-on-spark forced-colors:bg-[ButtonText] forced-colors:data-checked:bg-[HighlightText]" />
      </Base.Root>
    </div>
  );
};
