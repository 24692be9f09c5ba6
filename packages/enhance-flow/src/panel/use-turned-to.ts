import { type RefObject, useEffect, useRef } from "react";

/** Marks the controls that take a result: a pointer over them is about to press. */
export const actionsMark = { "data-actions": "" } as const;

/** Actions that come to lie under a resting pointer are none that it was moved to. */
const isMovedOverActions = ({ target, movementX, movementY }: PointerEvent): boolean =>
  (movementX !== 0 || movementY !== 0) &&
  target instanceof Element &&
  target.closest("[data-actions]") !== null;

/**
 * Hears once the person turns to what is inside: by a press, by moving the focus there, or by moving the
 * pointer over its actions. The focus that a button gets as it arrives came before.
 */
export const useTurnedTo = <Kind extends HTMLElement>(
  onTurned: () => void,
): RefObject<Kind | null> => {
  const inside = useRef<Kind>(null);
  useEffect(() => {
    const element = inside.current;
    const hearing = new AbortController();
    const { signal } = hearing;
    element?.addEventListener("pointerdown", onTurned, { signal });
    element?.addEventListener("focusin", onTurned, { signal });
    element?.addEventListener("pointermove", (event) => isMovedOverActions(event) && onTurned(), {
      signal,
    });
    return () => hearing.abort();
  }, [onTurned]);
  return inside;
};
