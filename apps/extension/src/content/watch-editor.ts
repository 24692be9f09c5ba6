export interface EditorWatch {
  /** Searches the page; told the editor it found before. */
  readonly find: (known: HTMLElement | null) => HTMLElement | null;
  /** A cheap look at one editor, in place of a search of the page. */
  readonly isStill: (editor: HTMLElement) => boolean;
  /** Told when the editor appeared, changed or went. */
  readonly onChange: (editor: HTMLElement | null) => void;
  /** Told at every glance while there is an editor: it may have moved; at a search, more may have changed. */
  readonly onGlance: (isSearch: boolean) => void;
  readonly page: Document;
  readonly signal: AbortSignal;
}

/** How long page changes are gathered while no editor is there, in milliseconds. */
const gatherMs = 200;
/** How often the page is glanced at, in milliseconds. */
const glanceMs = 500;
/** Every so many glances the page is searched, though the editor is still there: for another one. */
const glancesASearch = 4;

/**
 * Follows the composer through late mounts, swaps, hiding and navigation. The whole page is
 * observed only while there is no editor; a found one costs a glance twice a second.
 */
export const watchEditor = (watch: EditorWatch): void => {
  const { find, isStill, onChange, onGlance, page, signal } = watch;
  let current: HTMLElement | null = null;
  let glances = 0;
  let gathering: ReturnType<typeof setTimeout> | undefined;

  const observe = () => observer.observe(page.documentElement, { childList: true, subtree: true });

  const look = () => {
    clearTimeout(gathering);
    gathering = undefined;
    const found = find(current);
    if (found === current) return;
    current = found;
    if (found) observer.disconnect();
    else observe();
    onChange(found);
  };

  const observer = new MutationObserver(() => {
    gathering ??= setTimeout(look, gatherMs);
  });

  const glance = () => {
    if (page.hidden) return;
    glances += 1;
    const isSearch = glances % glancesASearch === 0;
    if (!current || !isStill(current) || isSearch) look();
    if (current) onGlance(isSearch);
  };

  observe();
  // Behind a frame the page has just laid itself out: to look then costs no layout of its own.
  const glanceSoon = () => requestAnimationFrame(() => setTimeout(glance));
  const timer = setInterval(glanceSoon, glanceMs);
  page.addEventListener("focusin", look, { passive: true, signal });
  addEventListener("popstate", look, { signal });
  signal.addEventListener("abort", () => {
    observer.disconnect();
    clearInterval(timer);
    clearTimeout(gathering);
  });
  look();
};
