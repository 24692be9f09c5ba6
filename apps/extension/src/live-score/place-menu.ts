/** What is left free between the menu and the button, and the window's edges, in pixels. */
const margin = 8;

/**
 * Stands the menu above the button, clear of the composer; below it where only there is room for
 * all of it, else where there is more room, and scrolls then. It never leaves the window.
 */
export const placeMenu = (menu: HTMLElement, bar: HTMLElement): void => {
  const { top, bottom, width } = bar.getBoundingClientRect();
  // The page may be zoomed, and its pixels others than those of the window.
  const scale = width / bar.offsetWidth || 1;
  const above = top - 2 * margin;
  const below = innerHeight - bottom - 2 * margin;
  const { height, left } = menu.getBoundingClientRect();
  const isAbove = above >= height || (below < height && above >= below);
  const side = `calc(100% + ${margin}px)`;
  menu.style.bottom = isAbove ? side : "auto";
  menu.style.top = isAbove ? "auto" : side;
  menu.style.maxHeight = `${Math.max(isAbove ? above : below, 0) / scale}px`;
  menu.style.right = `${Math.min(0, left - margin) / scale}px`;
};
