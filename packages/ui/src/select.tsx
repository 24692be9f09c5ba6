import { Select as Base } from "@base-ui/react/select";
import { Check, ChevronsUpDown } from "lucide-react";
import { classNames } from "./class-names.ts";
import { popupItemStyles, popupLayer, popupStyles } from "./popup-styles.ts";
import { usePortalContainer } from "./portal-container.tsx";

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps<Value extends string> {
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly disabled?: boolean;
  readonly size?: "sm" | "md";
  readonly className?: string;
}

/** One choice out of several, in a popup list. */
export const Select = <Value extends string>({
  label,
  hideLabel = false,
  choices,
  value,
  onValueChange,
  disabled = false,
  size = "md",
  className,
}: SelectProps<Value>) => {
  const container = usePortalContainer();
  return (
    <div className={classNames("flex min-w-0 flex-col gap-1.5", className)}>
      <Base.Root
        items={[...choices]}
        value={value}
        onValueChange={(chosen) => chosen !== null && onValueChange(chosen)}
        disabled={disabled}
        modal={false}
      >
        <Base.Label
          className={classNames("shrink-0 text-sm font-medium text-ink", hideLabel && "sr-only")}
        >
          {label}
        </Base.Label>
        <Base.Trigger
          className={classNames(
            "flex w-full min-w-0 items-center justify-between gap-2 rounded-lg border border-line-strong",
            "bg-surface text-ink transition-colors hover:border-ink-muted",
            "data-disabled:text-ink-muted",
            size === "sm" ? "h-8 gap-1 px-2 text-sm" : "h-10 px-3",
          )}
        >
          <Base.Value className="truncate" />
          <Base.Icon className="text-ink-muted">
            <ChevronsUpDown aria-hidden="true" className="size-4" />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal container={container}>
          <Base.Positioner
            className={classNames(popupLayer, "outline-hidden")}
            sideOffset={4}
            alignItemWithTrigger={false}
          >
            <Base.Popup className={popupStyles}>
              <Base.List className="max-h-(--available-height) overflow-y-auto">
                {choices.map((choice) => (
                  <Base.Item
                    key={choice.value}
                    value={choice.value}
                    disabled={choice.disabled ?? false}
                    className={popupItemStyles}
                  >
                    <Base.ItemText className="flex-1">{choice.label}</Base.ItemText>
                    <Base.ItemIndicator>
                      <Check aria-hidden="true" className="size-4 text-spark-ink" />
                    </Base.ItemIndicator>
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </div>
  );
};
