import { classNames } from "./class-names.ts";

/** Above all else on a page, so above what opened it: the extension's panel is one layer below. */
export const popupLayer = "z-2147483002";

/** The surface of menus and select lists. */
export const popupStyles = classNames(
  "min-w-(--anchor-width) origin-(--transform-origin) rounded-xl border border-line bg-raised p-1",
  "text-sm text-ink shadow-popup outline-hidden transition-[scale,opacity] duration-100 ease-settle",
  "data-starting-style:scale-98 data-starting-style:opacity-0",
  "data-ending-style:scale-98 data-ending-style:opacity-0",
);

/** One entry of a menu or select list. */
export const popupItemStyles = classNames(
  "flex min-h-8 cursor-default select-none items-center gap-2.5 rounded-lg px-2.5 py-1.5",
  "text-ink no-underline outline-hidden data-highlighted:bg-hover data-disabled:text-ink-muted",
  "[&_svg]:size-4 [&_svg]:shrink-0",
);
