/** A slash by itself; not one that another key or an input method takes part in. */
const isSlash = ({ key, ctrlKey, metaKey, altKey, isComposing, isTrusted }: KeyboardEvent) =>
  key === "/" && isTrusted && !isComposing && !ctrlKey && !metaKey && !altKey;

/** Calls back in place of typing a slash into an empty composer (EXT-29), until the signal ends it. */
export const hearSlash = (
  isEmptyComposer: (target: Node) => boolean,
  onSlash: () => void,
  page: Document,
  signal: AbortSignal,
): void => {
  const hear = (event: KeyboardEvent) => {
    const [target] = event.composedPath();
    if (!isSlash(event) || !(target instanceof Node) || !isEmptyComposer(target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onSlash();
  };
  page.defaultView?.addEventListener("keydown", hear, { capture: true, signal });
};
