/** Where the panel stands: the distance of its corner from the window's lower right, in pixels. */
export interface PanelPlace {
  readonly right: number;
  readonly bottom: number;
}

/** How much of the panel stays in the window, in pixels. */
const keepVisible = 64;
/** A step of an arrow key on the handle, in pixels. */
export const keyStep = 24;

/** What is kept free around the composer, its button included, in pixels. */
const margin = 24;
/** The panel is of use from this height on, in pixels. */
const leastHeight = 320;

/** Where the panel stands and how tall it may become. */
export interface PanelFrame extends PanelPlace {
  readonly maxHeight: number;
}

/**
 * A place that leaves the composer and its button free: above or below it, wherever there is more
 * room. Where neither is enough, the lower right corner.
 */
export const placeBeside = (
  composer: { readonly top: number; readonly bottom: number } | null,
  view: { readonly height: number },
): PanelFrame => {
  const corner = { right: 16, bottom: 16, maxHeight: view.height - 32 };
  if (!composer) return corner;
  const above = composer.top - margin - 16;
  const below = view.height - composer.bottom - margin - 16;
  if (Math.max(above, below) < leastHeight) return corner;
  return above > below
    ? { right: 16, bottom: view.height - composer.top + margin, maxHeight: above }
    : { right: 16, bottom: 16, maxHeight: below };
};

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** Keeps a place within a window, so that the panel's header can always be reached. */
export const placeWithin = (
  { right, bottom }: PanelPlace,
  view: { readonly width: number; readonly height: number },
  panel: { readonly width: number; readonly height: number },
): PanelPlace => ({
  right: clamp(right, keepVisible - panel.width, view.width - keepVisible),
  bottom: clamp(bottom, 0, view.height - panel.height),
});
