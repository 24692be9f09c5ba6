import type { Host } from "../hosts/define-host.ts";

const isVisible = (element: HTMLElement): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  element.getBoundingClientRect().width > 0 &&
  !element.closest("[inert], [aria-hidden='true'], [hidden]");

/**
 * The composer's editable element by the host's selectors, in their order. Fails closed: a
 * selector that finds two visible editors finds none.
 */
export const findEditor = (host: Host, page: Document): HTMLElement | null => {
  const decoys = host.decoys.join(",");
  for (const selector of host.composers) {
    const found = Array.from(page.querySelectorAll<HTMLElement>(selector)).filter(
      (element) => isVisible(element) && !element.closest(decoys),
    );
    if (found.length > 1) return null;
    if (found[0]) return found[0];
  }
  return null;
};
