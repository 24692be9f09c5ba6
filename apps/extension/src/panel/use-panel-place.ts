import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useState,
} from "react";
import { useStore } from "zustand";
import type { BoxLink } from "./box-link.ts";
import {
  frameOf,
  keyStep,
  type PanelFrame,
  type PanelPlace,
  placeWithin,
  type Size,
  sizeWithin,
} from "./frame.ts";
import type { Shell } from "./shell.ts";

/** How far a corner is drawn to the left and up, in pixels. */
const arrows: Readonly<Record<string, Size>> = {
  ArrowLeft: { width: keyStep, height: 0 },
  ArrowRight: { width: -keyStep, height: 0 },
  ArrowUp: { width: 0, height: keyStep },
  ArrowDown: { width: 0, height: -keyStep },
};

/** How tall an element is, also when its content changes, in pixels. */
const useHeight = (element: RefObject<HTMLElement | null>): number => {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => setHeight(current.offsetHeight));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return height;
};

const isOnButton = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest("button") !== null;

/** Follows a pointer from where it was pressed until it is released. */
const followPointer = (
  { clientX, clientY, pointerId, currentTarget }: PointerEvent<HTMLElement>,
  onDrawn: (by: Size) => void,
  onReleased: () => void,
): void => {
  const handle: HTMLElement = currentTarget;
  const released = new AbortController();
  const { signal } = released;
  let isDrawn = false;
  handle.setPointerCapture(pointerId);
  handle.addEventListener(
    "pointermove",
    (to) => {
      isDrawn = true;
      onDrawn({ width: clientX - to.clientX, height: clientY - to.clientY });
    },
    { signal },
  );
  const end = () => {
    released.abort();
    if (isDrawn) onReleased();
  };
  handle.addEventListener("lostpointercapture", end, { signal });
};

const styleOf = (frame: PanelFrame, { right, bottom }: PanelPlace) => {
  const { width, maxHeight, height, top } = frame;
  return {
    right,
    ...(top === undefined ? { bottom } : { top }),
    width,
    maxHeight,
    ...(height === undefined ? {} : { height }),
  };
};

/**
 * Lets the panel be moved by its header, and resized by the handle in its upper left corner: with a
 * pointer, or with the arrow keys on the handles. It stays where it was put, on every page, until a
 * double press on the header or Home on a handle lets it find its place by itself again. Whatever
 * becomes of the window, all of it that has room is inside.
 */
export const usePanelPlace = (
  panel: RefObject<HTMLElement | null>,
  shell: Pick<Shell, "frame" | "view">,
  boxes: BoxLink,
) => {
  const box = useStore(boxes.store);
  const own = useStore(shell.frame);
  const view = useStore(shell.view);
  const height = useHeight(panel);
  const frame = box ? frameOf(box, view) : own;
  const bottom = frame.top === undefined ? frame.bottom : view.height - frame.top - height;
  const place = placeWithin({ right: frame.right, bottom }, view, { width: frame.width, height });

  const move = ({ width: left, height: up }: Size) => {
    const to = { right: place.right + left, bottom: place.bottom + up };
    const put = placeWithin(to, view, { width: frame.width, height });
    boxes.put({ ...put, width: frame.width, height: frame.height ?? null });
  };
  const resize = (by: Size) =>
    boxes.put({ ...place, ...sizeWithin({ width: frame.width, height }, by, place, view) });
  const release = () => {
    boxes.put(null);
    boxes.keep();
  };

  const byKey = (act: (by: Size) => void) => (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (!by && event.key !== "Home") return;
    event.preventDefault();
    if (!by) return release();
    act(by);
    boxes.keep();
  };

  return {
    style: styleOf(frame, place),
    header: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (!isOnButton(event)) followPointer(event, move, boxes.keep);
      },
      onDoubleClick: (event: MouseEvent) => {
        if (!isOnButton(event)) release();
      },
    },
    moveHandle: { onKeyDown: byKey(move) },
    resizeHandle: {
      onKeyDown: byKey(resize),
      onPointerDown: (event: PointerEvent<HTMLElement>) => followPointer(event, resize, boxes.keep),
    },
  };
};
