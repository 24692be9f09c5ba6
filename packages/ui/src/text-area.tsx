import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Field, type FieldProps, inputStyles } from "./field.tsx";

export interface TextAreaProps extends FieldProps, ComponentProps<"textarea"> {
  /** Prompts are set in the mono face. */
  readonly mono?: boolean;
  /** Sets the greatest height: `max-h-…`; without it, a good part of the window. */
  readonly heightClassName?: string;
}

/** A text input of several lines; grows with its content where the browser can. */
export const TextArea = ({
  label,
  hint,
  error,
  aside,
  hideLabel = false,
  mono = false,
  heightClassName = "max-h-[60vh]",
  rows = 5,
  style,
  id,
  className,
  ...input
}: TextAreaProps) => (
  <Field {...{ label, hint, error, aside, hideLabel, id, className }}>
    {(control) => (
      <textarea
        rows={rows}
        dir="auto"
        {...input}
        {...control}
        style={{ minHeight: `calc(${rows}lh + 1.375rem)`, ...style }}
        className={classNames(
          inputStyles,
          heightClassName,
          "resize-y py-2.5 leading-relaxed [field-sizing:content]",
          mono && "font-mono text-sm",
        )}
      />
    )}
  </Field>
);
