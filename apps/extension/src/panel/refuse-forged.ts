/** What a person does, and scripts of the page could pretend: our root is open to them. */
const acts = [
  ...["click", "dblclick", "contextmenu", "pointerdown", "pointerup", "mousedown", "mouseup"],
  ...["keydown", "keypress", "keyup", "beforeinput", "input", "change", "paste"],
];

/**
 * Tells what our own code dispatches from what the page does: it hears both, but has prototypes of
 * its own.
 */
const hearOwnEvents = (): ((event: Event) => boolean) => {
  const own = new WeakSet<Event>();
  let clicked: Element | null = null;
  const { dispatchEvent } = EventTarget.prototype;
  EventTarget.prototype.dispatchEvent = function (event) {
    own.add(event);
    const isUnprevented = dispatchEvent.call(this, event);
    // The page may have got hold of it, and could send it on.
    own.delete(event);
    return isUnprevented;
  };
  const { click } = HTMLElement.prototype;
  HTMLElement.prototype.click = function () {
    const before = clicked;
    clicked = this;
    click.call(this);
    clicked = before;
  };
  return (event) =>
    own.has(event) || (event.type === "click" && event.composedPath()[0] === clicked);
};

/**
 * Stops what only pretends to come from a person, before anything in the root hears it; our parts
 * may press each other.
 */
export const refuseForged = (root: ShadowRoot): void => {
  const isOwn = hearOwnEvents();
  let hasActed = false;
  const guard = (event: Event) => {
    if (!event.isTrusted && !isOwn(event)) return event.stopImmediatePropagation();
    hasActed = true;
    setTimeout(() => {
      hasActed = false;
    });
  };
  // A form that a script submits says that a person did.
  const guardForm = (event: Event) => {
    if (hasActed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of acts) root.addEventListener(type, guard, { capture: true });
  root.addEventListener("submit", guardForm, { capture: true });
};
