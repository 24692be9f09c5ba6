import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

export interface IconButtonProps extends ComponentProps<"button"> {
  /** The accessible name: an icon says nothing by itself. */
  readonly label: string;
  readonly size?: "sm" | "md";
}

/** The classes of a square button that holds one icon. */
export const iconButtonStyles = (size: "sm" | "md", className?: string): string =>
  classNames(
    "inline-flex shrink-0 items-center justify-center rounded-lg text-ink-muted transition-colors",
    "hover:bg-hover hover:text-ink disabled:opacity-55 [&_svg]:size-4",
    size === "sm" ? "size-8" : "size-10",
    className,
  );

/** A square button that holds one icon. */
export const IconButton = ({
  label,
  size = "md",
  className,
  type = "button",
  ...rest
}: IconButtonProps) => (
  <button {...rest} type={type} aria-label={label} className={iconButtonStyles(size, className)} />
);
