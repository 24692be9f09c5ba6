import { classNames } from "@whetstone/ui";

/** A link or button in the navigation bar. */
export const navigationItemStyles = (isCurrent: boolean): string =>
  classNames(
    "inline-flex h-9 items-center gap-1 rounded-lg px-3 text-sm font-medium transition-colors",
    "hover:bg-hover hover:text-ink",
    isCurrent ? "text-ink" : "text-ink-soft",
  );
