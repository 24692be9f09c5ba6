/** A pause in typing is this long, in milliseconds. */
const pauseMs = 600;
/** Waits no longer than this for an idle moment, in milliseconds. */
const latestMs = 2_000;

/**
 * Editors keep `input` from happening where they take over what was typed or pasted. The composer
 * of the panel hears the same; a module of both would split this script into two files.
 */
const changes = ["beforeinput", "input", "paste", "drop", "cut"];

/**
 * Calls back in an idle moment after each pause in typing. A key costs a timer, whatever the
 * length of the draft.
 */
export const hearPauses = (page: Document, onPause: () => void, signal: AbortSignal): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => requestIdleCallback(onPause, { timeout: latestMs });
  const note = () => {
    clearTimeout(timer);
    timer = setTimeout(wait, pauseMs);
  };
  for (const type of changes)
    page.addEventListener(type, note, { capture: true, passive: true, signal });
  signal.addEventListener("abort", () => clearTimeout(timer));
};
