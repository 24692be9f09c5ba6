import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

/** Words for assistive technology only. */
export const VisuallyHidden = ({ className, ...rest }: ComponentProps<"span">) => (
  <span {...rest} className={classNames("sr-only", className)} />
);
