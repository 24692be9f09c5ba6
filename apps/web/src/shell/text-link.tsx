import { classNames } from "@whetstone/ui";
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";

/** A link within a sentence. */
export const TextLink = ({ className, ...rest }: ComponentProps<typeof Link>) => (
  <Link
    {...rest}
    className={classNames(
      "rounded-sm font-medium text-spark-ink underline decoration-1 underline-offset-3",
      "hover:decoration-2",
      className,
    )}
  />
);
