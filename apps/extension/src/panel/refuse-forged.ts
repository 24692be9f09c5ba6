/** What a person does, and scripts of the page could pretend: our root is open to them. */
const acts = [
  ...["click", "dblclick", "contextmenu", "pointerdown", "pointerup", "mousedown", "mouseup"],
  ...["keydown", "keypress", "keyup", "beforeinput", "input", "change", "paste"],
];

/**
 * Stops what only pretends to come from a person, before anything in the root hears it. Our own
 * events are let in, and those that our parts send each other while they handle a real one.
 */
export const refuseForged = (root: ShadowRoot, isOwn: (event: Event) => boolean): void => {
  let handled: Event | null = null;
  let hasActed = false;

  const isHandling = () => handled !== null && handled.eventPhase !== Event.NONE;
  const guard = (event: Event) => {
    if (event.isTrusted || isOwn(event)) {
      handled = event;
      hasActed = true;
      setTimeout(() => {
        hasActed = false;
      });
    } else if (!isHandling()) event.stopImmediatePropagation();
  };
  for (const type of acts) {
    root.addEventListener(type, guard, { capture: true });
    // From here on it is the page that handles the event.
    root.host.addEventListener(type, () => {
      handled = null;
    });
  }
  // A form that a script submits says that a person did.
  root.addEventListener(
    "submit",
    (event) => {
      if (hasActed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
};
