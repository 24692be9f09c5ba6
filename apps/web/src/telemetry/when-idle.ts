/** How long a page without idle callbacks is left alone, in milliseconds (TELE-2). */
const idleFallbackMs = 100;

/** Calls back when the page is idle, or soon where browsers can't tell (TELE-2). */
export const whenIdle = (page: Window, callback: () => void): void => {
  if ("requestIdleCallback" in page) page.requestIdleCallback(callback);
  else setTimeout(callback, idleFallbackMs);
};
