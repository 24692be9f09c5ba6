/** Rec. 709 luminance below this is a dark page. */
const darkBelow = 110;

/** Painting is dear, and a page has few colours. */
const painted = new Map<string, readonly number[]>();

/** Red, green, blue and opacity (0 to 255) of any colour CSS knows, as the browser paints it. */
const paint = (colour: string): readonly number[] => {
  const known = painted.get(colour);
  if (known) return known;
  const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (!context) return [];
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const channels = [...context.getImageData(0, 0, 1, 1).data];
  painted.set(colour, channels);
  return channels;
};

/** Whether the page behind an element is dark, by its computed background. */
export const isDarkBehind = (element: Element): boolean => {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = paint(getComputedStyle(at).backgroundColor);
    if (opacity > 127) return 0.2126 * red + 0.7152 * green + 0.0722 * blue < darkBelow;
  }
  return matchMedia("(prefers-color-scheme: dark)").matches;
};
