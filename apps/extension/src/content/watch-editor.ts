export interface EditorWatch {
  readonly find: () => HTMLElement | null;
  /** Told when the editor appeared, changed or went. */
  readonly onChange: (editor: HTMLElement | null) => void;
  readonly page: Document;
  readonly signal: AbortSignal;
}

/** How long page changes are gathered while no editor is there, in milliseconds. */
const gatherMs = 200;
/** How often an attached editor is looked after, in milliseconds. */
const lookAfterMs = 500;

/**
 * Follows the composer through late mounts, swaps and navigation. The whole page is observed
 * only while there is no editor; a found one costs a glance twice a second.
 */
export const watchEditor = ({ find, onChange, page, signal }: EditorWatch): void => {
  let current: HTMLElement | null = null;
  let address = location.href;
  let gathering: ReturnType<typeof setTimeout> | undefined;

  const observer = new MutationObserver(() => {
    gathering ??= setTimeout(look, gatherMs);
  });

  const look = () => {
    clearTimeout(gathering);
    gathering = undefined;
    const found = find();
    if (found === current) return;
    current = found;
    if (found) observer.disconnect();
    else observer.observe(page.documentElement, { childList: true, subtree: true });
    onChange(found);
  };

  const glance = () => {
    const isSamePlace = address === location.href;
    address = location.href;
    const isThere = current?.isConnected && current.checkVisibility();
    if (current && (!isThere || !isSamePlace)) look();
  };

  observer.observe(page.documentElement, { childList: true, subtree: true });
  const timer = setInterval(glance, lookAfterMs);
  page.addEventListener("focusin", look, { passive: true, signal });
  addEventListener("popstate", look, { signal });
  signal.addEventListener("abort", () => {
    observer.disconnect();
    clearInterval(timer);
    clearTimeout(gathering);
  });
  look();
};
