import { classNames } from "./class-names.ts";

/** A grey shape in the place of what is being loaded; size it with `className`. */
export const Skeleton = ({ className }: { readonly className?: string }) => (
  <div
    aria-hidden="true"
    className={classNames("animate-pulse rounded-md bg-line motion-reduce:animate-none", className)}
  />
);
