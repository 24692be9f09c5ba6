import { type KeyboardEvent, type PointerEvent, type RefObject, useState } from "react";
import { keyStep, type PanelFrame, type PanelPlace, placeWithin } from "./drag.ts";

const arrows: Readonly<Record<string, PanelPlace>> = {
  ArrowLeft: { right: keyStep, bottom: 0 },
  ArrowRight: { right: -keyStep, bottom: 0 },
  ArrowUp: { right: 0, bottom: keyStep },
  ArrowDown: { right: 0, bottom: -keyStep },
};

/**
 * Lets the panel be moved from its frame: by its header with a pointer, by its handle with the
 * arrow keys. Once moved it stays where it was put, as tall as the window.
 */
export const usePanelPlace = (panel: RefObject<HTMLElement | null>, frame: PanelFrame) => {
  const [moved, setPlace] = useState<PanelPlace | null>(null);
  const place = moved ?? frame;
  const maxHeight = moved ? innerHeight - 32 : frame.maxHeight;

  const moveBy = (from: PanelPlace, by: PanelPlace) => {
    const box = panel.current?.getBoundingClientRect();
    if (!box) return;
    const to = { right: from.right + by.right, bottom: from.bottom + by.bottom };
    setPlace(placeWithin(to, { width: innerWidth, height: innerHeight }, box));
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest("button") !== null) return;
    const { clientX, clientY, pointerId } = event;
    const handle: HTMLElement = event.currentTarget;
    const released = new AbortController();
    const { signal } = released;
    handle.setPointerCapture(pointerId);
    handle.addEventListener(
      "pointermove",
      (move) => moveBy(place, { right: clientX - move.clientX, bottom: clientY - move.clientY }),
      { signal },
    );
    handle.addEventListener("lostpointercapture", () => released.abort(), { signal });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    moveBy(place, by);
  };

  return {
    style: { right: place.right, bottom: place.bottom, maxHeight },
    onPointerDown,
    onKeyDown,
  };
};
