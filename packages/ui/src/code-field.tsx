import { type ComponentProps, useState } from "react";
import { classNames } from "./class-names.ts";
import { Field, type FieldProps } from "./field.tsx";

export interface CodeFieldProps
  extends FieldProps,
    Omit<ComponentProps<"input">, "value" | "defaultValue" | "onChange" | "type"> {
  /** Digits typed so far. */
  readonly value: string;
  readonly onValueChange: (digits: string) => void;
  /** How many digits a whole code has. */
  readonly length?: number;
}

const CodeBox = ({
  digit,
  active,
  invalid,
}: {
  readonly digit: string | undefined;
  readonly active: boolean;
  readonly invalid: boolean;
}) => (
  <span
    className={classNames(
      "flex h-14 min-w-0 flex-1 items-center justify-center rounded-lg border border-line-strong",
      "bg-surface font-mono text-2xl text-ink transition-colors",
      invalid && "border-red",
      active && "border-focus outline-2 outline-focus",
    )}
  >
    {digit ?? (active && <span className="h-6 w-px animate-pulse bg-ink" />)}
  </span>
);

/**
 * A one-time code: one real input, so that paste, autofill and screen readers work, drawn as a
 * box for each digit. Whatever is pasted, only its digits are taken.
 */
export const CodeField = ({
  label,
  hint,
  error,
  aside,
  hideLabel = false,
  id,
  className,
  value,
  onValueChange,
  length = 6,
  onFocus,
  onBlur,
  ...input
}: CodeFieldProps) => {
  const [focused, setFocused] = useState(false);
  const current = Math.min(value.length, length - 1);
  const boxes = Array.from({ length }, (_, index) => index);
  return (
    <Field {...{ label, hint, error, aside, hideLabel, id, className }}>
      {(control) => (
        <div className="relative">
          <div aria-hidden="true" className="flex gap-2">
            {boxes.map((index) => (
              <CodeBox
                key={index}
                digit={value[index]}
                active={focused && index === current}
                invalid={error !== undefined}
              />
            ))}
          </div>
          <input
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            {...input}
            {...control}
            type="text"
            value={value}
            onChange={(event) =>
              onValueChange(event.target.value.replace(/\D/g, "").slice(0, length))
            }
            onFocus={(event) => {
              setFocused(true);
              onFocus?.(event);
            }}
            onBlur={(event) => {
              setFocused(false);
              onBlur?.(event);
            }}
            className="absolute inset-0 size-full cursor-text rounded-lg font-mono opacity-0"
          />
        </div>
      )}
    </Field>
  );
};
