import { type RefCallback, useCallback, useEffect, useRef } from "react";
import { focusOnArrival } from "./focus-on-arrival.ts";

/**
 * For the button that takes a result: it has the focus when the result arrives, unless the person is
 * busy elsewhere, and when they come back to it from a view that lay over it.
 */
export const useArrivalFocus = (isCovered: boolean): RefCallback<HTMLElement> => {
  const button = useRef<HTMLElement>(null);
  const wasCovered = useRef(isCovered);
  useEffect(() => {
    if (wasCovered.current && !isCovered) button.current?.focus({ preventScroll: true });
    wasCovered.current = isCovered;
  }, [isCovered]);
  return useCallback((element: HTMLElement | null) => {
    button.current = element;
    focusOnArrival(element);
  }, []);
};
