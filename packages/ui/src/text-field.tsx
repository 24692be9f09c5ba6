import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Field, type FieldProps, inputStyles } from "./field.tsx";

export interface TextFieldProps extends FieldProps, ComponentProps<"input"> {}

/** A one-line text input with its label, hint and error. */
export const TextField = ({
  label,
  hint,
  error,
  aside,
  hideLabel = false,
  id,
  className,
  ...input
}: TextFieldProps) => (
  <Field {...{ label, hint, error, aside, hideLabel, id, className }}>
    {(control) => (
      <input type="text" {...input} {...control} className={classNames(inputStyles, "h-10")} />
    )}
  </Field>
);
