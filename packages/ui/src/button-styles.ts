import { cva, type VariantProps } from "class-variance-authority";
import { classNames } from "./class-names.ts";

const styles = cva(
  [
    "inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-lg border",
    "border-transparent font-medium no-underline transition-colors duration-150",
    "disabled:opacity-55 aria-disabled:opacity-75",
    "[&_svg]:size-4 [&_svg]:shrink-0",
  ],
  {
    variants: {
      variant: {
        primary: "bg-spark text-on-spark hover:bg-spark-hover",
        secondary: "border-line bg-raised text-ink shadow-card hover:bg-hover",
        ghost: "text-ink-soft hover:bg-hover hover:text-ink",
        danger: "bg-red text-on-spark hover:bg-red-hover",
      },
      size: {
        sm: "h-8 px-3 text-sm",
        md: "h-10 px-4 text-sm",
        lg: "h-12 px-5 text-base",
      },
      block: { true: "w-full" },
    },
    defaultVariants: { variant: "primary", size: "md" },
  },
);

export type ButtonVariants = VariantProps<typeof styles>;

/**
 * The classes of a button, for what isn't a `<button>`: router links and anchors
 * (`<Link className={buttonStyles({ variant: "primary" })}>`).
 */
export const buttonStyles = ({
  className,
  ...variants
}: ButtonVariants & { readonly className?: string | undefined } = {}): string =>
  classNames(styles(variants), className);
