/** What is left free between the menu and the button, and the window's edges, in pixels. */
const margin = 8;

/**
 * Stands the menu where it leaves the composer free: above the button, else below the composer's
 * box. Where neither has room for all of it, it stands above or below the button, wherever there
 * is more, and scrolls. It never leaves the window.
 */
export const placeMenu = (menu: HTMLElement, bar: HTMLElement, composer: Element | null): void => {
  const { top, bottom, width } = bar.getBoundingClientRect();
  const { height, left } = menu.getBoundingClientRect();
  // The page may be zoomed, and its pixels others than those of the window.
  const scale = width / bar.offsetWidth || 1;
  const roomBelow = (edge: number) => innerHeight - edge - 2 * margin;
  const above = top - 2 * margin;
  const composerEnd = Math.max(bottom, composer?.getBoundingClientRect().bottom ?? 0);
  const end = roomBelow(composerEnd) >= height ? composerEnd : bottom;
  const isAbove = above >= height || (roomBelow(end) < height && above >= roomBelow(end));
  const room = isAbove ? above : roomBelow(end);
  menu.style.bottom = isAbove ? `calc(100% + ${margin}px)` : "auto";
  menu.style.top = isAbove ? "auto" : `${(end - top + margin) / scale}px`;
  menu.style.maxHeight = `${Math.max(room, 0) / scale}px`;
  menu.style.right = `${Math.min(0, left - margin) / scale}px`;
};
