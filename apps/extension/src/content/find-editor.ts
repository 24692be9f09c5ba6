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

const isBigEnough = (element: HTMLElement): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width > 40 && height > 8;
};

/** True for an editor a person could be writing a message in, whatever its size. */
const isOpen = (element: HTMLElement, decoys: string): boolean =>
  !element.closest(decoys) &&
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  isEditable(element);

const isInWindow = (element: Element): boolean => {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  return (
    right > Math.max(left, 0) && bottom > Math.max(top, 0) && left < innerWidth && top < innerHeight
  );
};

/**
 * True while a modal, which keeps people from the rest of the page, is over it; pages keep those
 * that are shut, unseen or beside the window. Chat pages are large: two simple selectors, one by
 * one, are three times as fast as both as a list.
 */
export const hasModal = (page: Document): boolean =>
  ['[aria-modal="true"]', "dialog"].some((selector) =>
    Array.from(page.querySelectorAll(selector)).some(
      (element) =>
        element.matches('[aria-modal="true"],:modal') &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        isInWindow(element),
    ),
  );

const decoysOf = (host: Host): string => [decoysEverywhere, ...host.decoys].join(",");

/** True while an editor that was found is still one to write a message in. */
export const isStillEditor = (host: Host, editor: HTMLElement): boolean =>
  editor.isConnected && isOpen(editor, decoysOf(host));

/** Of several editors the one that is written in; while the focus is with us, the one before. */
const theOneOf = (found: readonly HTMLElement[], known: HTMLElement | null): HTMLElement | null => {
  const active = document.activeElement;
  const wanted = active?.localName.startsWith("whetstone-") ? known : active;
  return found.find((element) => element === wanted) ?? null;
};

/** An editor that was chosen, while it is still there to be written in; null under a modal too. */
export const findChosen = (host: Host, page: Document, chosen: HTMLElement): HTMLElement | null =>
  isStillEditor(host, chosen) && !hasModal(page) ? chosen : null;

/** Finds the editable element of a page; the one that is `known` is not measured again. */
export type FindEditor = (
  host: Host,
  page: Document,
  known: HTMLElement | null,
) => HTMLElement | null;

/** Whether a page has an open editor here that a person could be writing a message in. */
export const candidateTest = (
  host: Host,
  known: HTMLElement | null,
): ((element: HTMLElement) => boolean) => {
  const decoys = decoysOf(host);
  // To measure makes the page lay itself out.
  return (element) => isOpen(element, decoys) && (element === known || isBigEnough(element));
};

/**
 * The composer's editable element: by the host's selectors in their order, else by what a
 * composer is. Fails closed: what finds two editors finds none, unless one of them has the focus,
 * or had it before we took it; and under a modal there is none.
 */
export const findEditor: FindEditor = (host, page, known) => {
  if (hasModal(page)) return null;
  const isCandidate = candidateTest(host, known);
  for (const selector of host.composers) {
    const found = Array.from(page.querySelectorAll<HTMLElement>(selector)).filter(isCandidate);
    if (found.length === 1) return found[0] ?? null;
    if (found.length > 1) return theOneOf(found, known);
  }
  if (host.isStrict) return null;
  return findByStructure(page, isCandidate);
};
