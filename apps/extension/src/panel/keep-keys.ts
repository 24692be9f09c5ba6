const types = [
  ...["keydown", "keypress", "keyup", "beforeinput", "input", "paste", "cut", "copy"],
  ...["compositionstart", "compositionupdate", "compositionend"],
];

const copyKeys = (event: KeyboardEvent, init: EventInit): KeyboardEvent => {
  const { key, code, location, repeat, isComposing, keyCode, charCode } = event;
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  const pressed = { key, code, location, repeat, isComposing, keyCode, charCode };
  const held = { altKey, ctrlKey, metaKey, shiftKey };
  return new KeyboardEvent(event.type, { ...init, ...pressed, ...held });
};

/** The same event for our own tree alone: it is not composed. */
const copyOf = (event: Event): Event => {
  const { type, bubbles, cancelable } = event;
  const init = { bubbles, cancelable, composed: false };
  if (event instanceof KeyboardEvent) return copyKeys(event, init);
  if (event instanceof InputEvent) {
    const { data, inputType, isComposing, dataTransfer } = event;
    return new InputEvent(type, { ...init, data, inputType, isComposing, dataTransfer });
  }
  if (event instanceof ClipboardEvent) {
    return new ClipboardEvent(type, { ...init, clipboardData: event.clipboardData });
  }
  if (event instanceof CompositionEvent) {
    return new CompositionEvent(type, { ...init, data: event.data });
  }
  return new Event(type, init);
};

/**
 * Keys typed in the panel are none of the page's business: hosts send on Enter, and put the focus
 * into the composer on any key. They listen on the document, before anything of ours could; so an
 * event is caught on the window, and its likeness goes to the panel alone. What a key does by
 * itself, such as typing, is left to the browser. Until the signal ends it.
 */
export const keepKeys = (root: ShadowRoot, signal: AbortSignal): void => {
  const catchEvent = (event: Event) => {
    const [target] = event.composedPath();
    if (!(target instanceof Node) || target.getRootNode() !== root) return;
    event.stopImmediatePropagation();
    if (event.isTrusted && !target.dispatchEvent(copyOf(event))) event.preventDefault();
  };
  for (const type of types) addEventListener(type, catchEvent, { capture: true, signal });
};
