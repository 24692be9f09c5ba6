import { type RefObject, useEffect } from "react";

/** Tells when a mouse enters and leaves an element, and when the focus leaves it. */
export const useHover = (
  element: RefObject<HTMLElement | null>,
  onChange: (isOver: boolean) => void,
): void => {
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const listening = new AbortController();
    const { signal } = listening;
    const ofMouse = (isOver: boolean) => (event: PointerEvent) => {
      if (event.pointerType === "mouse") onChange(isOver);
    };
    target.addEventListener("pointerenter", ofMouse(true), { signal });
    target.addEventListener("pointerleave", ofMouse(false), { signal });
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      const staysInside = relatedTarget instanceof Node && target.contains(relatedTarget);
      if (!staysInside) onChange(false);
    };
    target.addEventListener("focusout", onFocusOut, { signal });
    return () => listening.abort();
  }, [element, onChange]);
};
