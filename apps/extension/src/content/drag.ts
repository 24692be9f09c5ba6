/** A place relative to where the button stands by itself, in pixels. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

export interface DragParts {
  readonly handle: HTMLElement;
  readonly offset: () => Offset;
  readonly onMove: (offset: Offset) => void;
  /** Told the last place when the button was put down. */
  readonly onDrop: (offset: Offset) => void;
  readonly signal: AbortSignal;
}

/** A hand shakes this much while it presses, in pixels. */
const shake = 4;
/** A step of an arrow key, in pixels. */
const keyStep = 8;

const arrows: Readonly<Record<string, Offset>> = {
  ArrowLeft: { x: -keyStep, y: 0 },
  ArrowRight: { x: keyStep, y: 0 },
  ArrowUp: { x: 0, y: -keyStep },
  ArrowDown: { x: 0, y: keyStep },
};

/** Lets the button be moved, with the pointer or the arrow keys; a move is no press. */
export const letDrag = ({ handle, offset, onMove, onDrop, signal }: DragParts): void => {
  let from: (Offset & { readonly at: Offset }) | null = null;
  let isMoved = false;

  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => handle.addEventListener(type, listener, { signal, capture: true });

  on("pointerdown", (event) => {
    // Keeps the caret where it is in the editor.
    event.preventDefault();
    if (event.button !== 0) return;
    isMoved = false;
    from = { x: event.clientX, y: event.clientY, at: offset() };
    handle.setPointerCapture(event.pointerId);
  });
  on("pointermove", (event) => {
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    isMoved ||= Math.hypot(x, y) > shake;
    if (isMoved) onMove({ x: from.at.x + x, y: from.at.y + y });
  });
  on("lostpointercapture", () => {
    from = null;
    if (isMoved) onDrop(offset());
  });
  on("click", (event) => {
    if (isMoved) event.stopImmediatePropagation();
    isMoved = false;
  });
  on("keydown", (event) => {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    const { x, y } = offset();
    onMove({ x: x + by.x, y: y + by.y });
    onDrop(offset());
  });
};
