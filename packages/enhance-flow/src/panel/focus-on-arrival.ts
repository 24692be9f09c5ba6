/** True while the panel itself has the focus: the person waits, and is not busy elsewhere. */
const isWaitedFor = (element: Element): boolean => {
  const root = element.getRootNode();
  if (!(root instanceof ShadowRoot)) return false;
  return root.activeElement?.getAttribute("role") === "dialog";
};

/** Focuses what comes next as it arrives, unless the person's focus is elsewhere. */
export const focusOnArrival = (element: HTMLElement | null): void => {
  if (element && isWaitedFor(element)) element.focus({ preventScroll: true });
};
