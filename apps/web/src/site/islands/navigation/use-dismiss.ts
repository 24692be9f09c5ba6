import { type RefObject, useEffect } from "react";

/** Why something open is closed. */
export type DismissReason = "escape" | "outside" | "page";

/** Calls `dismiss` on Escape, on a press outside of the element, and when the page changes. */
export const useDismiss = (
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  dismiss: (reason: DismissReason) => void,
): void => {
  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.current?.contains(target)) dismiss("outside");
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") dismiss("escape");
    };
    document.addEventListener("pointerdown", onPress, { signal });
    document.addEventListener("keydown", onKey, { signal });
    for (const change of ["pagehide", "popstate", "hashchange"])
      window.addEventListener(change, () => dismiss("page"), { signal });
    return () => listening.abort();
  }, [element, isOpen, dismiss]);
};
