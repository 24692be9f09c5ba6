import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

const badgeStyles = cva(
  "inline-flex h-6 items-center gap-1.5 rounded-md px-2 text-xs font-medium whitespace-nowrap",
  {
    variants: {
      tone: {
        neutral: "bg-sunken text-ink-soft",
        spark: "bg-spark-wash text-spark-ink",
        green: "bg-green-wash text-green-ink",
        blue: "bg-blue-wash text-blue-ink",
        yellow: "bg-yellow-wash text-yellow-ink",
        orange: "bg-orange-wash text-orange-ink",
        red: "bg-red-wash text-red-ink",
        solid: "bg-spark text-on-spark font-semibold tracking-wide",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);

export interface BadgeProps extends ComponentProps<"span">, VariantProps<typeof badgeStyles> {}

/** A short label. Its words carry the meaning, the tone only supports them. */
export const Badge = ({ tone, className, ...rest }: BadgeProps) => (
  <span {...rest} className={classNames(badgeStyles({ tone }), className)} />
);
