import { editables, findByStructure, otherFields } from "./find-by-structure.ts";
import { candidateTest, type FindEditor, hasModal } from "./find-editor.ts";

/** What has the focus, also within open shadow roots; null while it is with us. */
const focusedOf = (page: Document): Element | null => {
  let active = page.activeElement;
  while (active && !active.localName.startsWith("whetstone-")) {
    const within: Element | null | undefined = active.shadowRoot?.activeElement;
    if (!within) return active;
    active = within;
  }
  return null;
};

/**
 * On a page we know nothing of (HOST-12): the field that is written in; else the one before, as
 * long as it is there; else what is a composer by what stands around it. None under a modal.
 */
export const findField: FindEditor = (host, page, known) => {
  if (hasModal(page)) return null;
  const isCandidate = candidateTest(host, known);
  const focused = focusedOf(page);
  if (focused instanceof HTMLElement && focused.matches(editables)) {
    return !focused.matches(otherFields) && isCandidate(focused) ? focused : null;
  }
  return known?.isConnected && isCandidate(known) ? known : findByStructure(page, isCandidate);
};
