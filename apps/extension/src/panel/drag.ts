/** Where the panel stands: the distance of its corner from the window's lower right, in pixels. */
export interface PanelPlace {
  readonly right: number;
  readonly bottom: number;
}

/** How much of the panel stays in the window, in pixels. */
const keepVisible = 64;
/** A step of an arrow key on the handle, in pixels. */
export const keyStep = 24;

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
