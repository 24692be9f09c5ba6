/** Rec. 709 luminance below this is a dark page. */
const darkBelow = 110;

const channelsOf = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).map(Number);

/** Whether the page behind an element is dark, by its computed background. */
export const isDarkBehind = (element: Element): boolean => {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const [red = 0, green = 0, blue = 0, alpha = 1] = channelsOf(
      getComputedStyle(at).backgroundColor,
    );
    if (alpha > 0.5) return 0.2126 * red + 0.7152 * green + 0.0722 * blue < darkBelow;
  }
  return matchMedia("(prefers-color-scheme: dark)").matches;
};
