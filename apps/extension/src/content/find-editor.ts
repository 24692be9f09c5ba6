import type { Host } from "../hosts/define-host.ts";
import { findByStructure } from "./find-by-structure.ts";

/** Regions whose editors are never a composer, on any page. */
const decoysEverywhere = [
  "article",
  "dialog",
  '[role="dialog"]',
  '[role="search"]',
  "nav",
  "[inert]",
  "[aria-hidden='true']",
  "[hidden]",
].join(",");

const isEditable = (element: HTMLElement): boolean =>
  element instanceof HTMLTextAreaElement
    ? !element.readOnly && !element.disabled
    : element.isContentEditable;

/** True for an editor a person could be writing a message in. */
const isCandidate = (element: HTMLElement, decoys: string): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 40 &&
    height > 8 &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    isEditable(element) &&
    !element.closest(decoys)
  );
};

const decoysOf = (host: Host): string => [decoysEverywhere, ...host.decoys].join(",");

/** True while an editor that was found is still one to write a message in. */
export const isStillEditor = (host: Host, editor: HTMLElement): boolean =>
  editor.isConnected && isCandidate(editor, decoysOf(host));

/**
 * The composer's editable element: by the host's selectors in their order, else by what a
 * composer is. Fails closed: what finds two editors finds none, unless one of them has the focus.
 */
export const findEditor = (host: Host, page: Document): HTMLElement | null => {
  const decoys = decoysOf(host);
  for (const selector of host.composers) {
    const found = Array.from(page.querySelectorAll<HTMLElement>(selector)).filter((element) =>
      isCandidate(element, decoys),
    );
    if (found.length === 1) return found[0] ?? null;
    if (found.length > 1) return found.find((element) => element === page.activeElement) ?? null;
  }
  return findByStructure(page, (element) => isCandidate(element, decoys));
};
