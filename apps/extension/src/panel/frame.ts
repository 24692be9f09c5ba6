import type { PanelBox } from "../messages/settings.ts";

/** Where the panel stands: the distance of its corner from the window's lower right, in pixels. */
export interface PanelPlace {
  readonly right: number;
  readonly bottom: number;
}

/** A width and a height, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the panel stands, how wide it is, and how tall it may become. */
export interface PanelFrame extends PanelPlace {
  readonly width: number;
  readonly maxHeight: number;
  /** Where it hangs below the composer: its upper edge, in place of the lower one. */
  readonly top?: number;
  /** When the person chose one. */
  readonly height?: number;
}

/** A step of an arrow key on a handle, in pixels. */
export const keyStep = 24;

/** What is kept free at the window's edges, in pixels: where there is room, and at least. */
const edge = 16;
const leastEdge = 8;
/** What is kept free above the composer, where its button is, and below it, in pixels. */
const margin = 38;
const marginBelow = 16;
/** The panel's width by itself; in a low window it is wide instead, and needs less height. */
const usualWidth = 416;
const wideWidth = 704;
/** A window below this height is low, in pixels. */
const lowHeight = 480;
/** Below these heights the result can't be read, in pixels. */
const usualHeight = 320;
/** Where there is nothing to read, only what was done and Undo, that is enough. */
const briefHeight = 200;
/** A column beside the composer is of use from this width on. */
const columnWidth = 320;
/** The smallest a person can make it. */
const smallest: Size = { width: 300, height: 160 };

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

const cornerOf = (view: Size): PanelFrame => {
  const isLow = view.height < lowHeight;
  const free = isLow ? leastEdge : edge;
  const width = Math.min(isLow ? wideWidth : usualWidth, view.width - 2 * free);
  return { right: free, bottom: free, width, maxHeight: view.height - 2 * free };
};

/**
 * A place that leaves the composer and its button free: above or below it, wherever there is more
 * room, else in a column beside it, else the lower right corner. Below it hangs on the composer;
 * above, where the conversation is, it keeps to the window's edge. `isBrief`: the panel holds
 * nothing to read.
 */
export const placeBeside = (
  composer: Pick<DOMRect, "top" | "right" | "bottom"> | null,
  view: Size,
  isBrief = false,
): PanelFrame => {
  const corner = cornerOf(view);
  if (!composer) return corner;
  const above = composer.top - margin - edge;
  const below = view.height - composer.bottom - marginBelow - leastEdge;
  const beside = view.width - composer.right - margin - edge;
  const width = Math.min(usualWidth, view.width - 2 * edge);
  if (Math.max(above, below) >= (isBrief ? briefHeight : usualHeight)) {
    if (above > below)
      return { right: edge, bottom: view.height - composer.top + margin, width, maxHeight: above };
    const right = clamp(view.width - composer.right, edge, view.width - edge - width);
    const top = composer.bottom + marginBelow;
    return { right, bottom: leastEdge, top, width, maxHeight: below };
  }
  return beside >= columnWidth ? { ...corner, width: Math.min(usualWidth, beside) } : corner;
};

/** The frame of a panel that somebody moved or resized, no larger than the window has room for. */
export const frameOf = ({ right, bottom, width, height }: PanelBox, view: Size): PanelFrame => {
  const maxHeight = view.height - 2 * leastEdge;
  return {
    right,
    bottom,
    width: clamp(width, smallest.width, view.width - 2 * leastEdge),
    maxHeight,
    ...(height === null ? {} : { height: clamp(height, smallest.height, maxHeight) }),
  };
};

/** Puts a panel back inside a window, all of it that has room. */
export const placeWithin = (
  { right, bottom }: PanelPlace,
  view: Size,
  panel: Size,
): PanelPlace => ({
  right: clamp(right, leastEdge, view.width - panel.width - leastEdge),
  bottom: clamp(bottom, leastEdge, view.height - panel.height - leastEdge),
});

/**
 * The size a panel has when its upper left corner is drawn so far to the left and up; its lower
 * right one stays, and the window's edges are the end.
 */
export const sizeWithin = (from: Size, by: Size, place: PanelPlace, view: Size): Size => ({
  width: clamp(from.width + by.width, smallest.width, view.width - place.right - leastEdge),
  height: clamp(from.height + by.height, smallest.height, view.height - place.bottom - leastEdge),
});
