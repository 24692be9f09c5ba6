import type { ComponentProps, MouseEvent } from "react";
import { type ButtonVariants, buttonStyles } from "./button-styles.ts";
import { Spinner } from "./spinner.tsx";

export interface ButtonProps extends ComponentProps<"button">, ButtonVariants {
  /**
   * Work is under way: shows a spinner, tells assistive technology, keeps the focus and ignores
   * further presses, the form's own submit included.
   */
  readonly pending?: boolean;
}

/** A button; `type` is "button" unless told otherwise. */
export const Button = ({
  variant,
  size,
  block,
  pending = false,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonStyles({ variant, size, block, className })}
      onClick={press}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest["aria-disabled"]}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
};
