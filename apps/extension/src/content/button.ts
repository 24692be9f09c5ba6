import { createOverlay } from "./button-style.ts";
import { letDrag, type Offset } from "./drag.ts";
import { isDarkBehind } from "./theme.ts";

/** The spark off a whetstone: the product's mark. */
const markPath = "M10 1.5 11.6 7.4 17.5 9 11.6 10.6 10 16.5 8.4 10.6 2.5 9 8.4 7.4Z";

const createMark = (page: Document): SVGSVGElement => {
  const namespace = "http://www.w3.org/2000/svg";
  const svg = page.createElementNS(namespace, "svg");
  svg.setAttribute("viewBox", "0 0 20 18");
  svg.setAttribute("width", "18");
  svg.setAttribute("height", "18");
  svg.setAttribute("aria-hidden", "true");
  const path = page.createElementNS(namespace, "path");
  path.setAttribute("d", markPath);
  path.setAttribute("fill", "currentColor");
  svg.append(path);
  return svg;
};

export interface OverlayButton {
  /** Where the button stands, and what belongs beside it. */
  readonly bar: HTMLElement;
  /** Shows the button at the composer's edge, or hides it. */
  attach(editor: HTMLElement | null): void;
  /** Follows the composer when it moved, and the page's theme. */
  follow(): void;
  /** Puts it where the person moved it. */
  moveTo(offset: Offset): void;
  setBusy(busy: boolean): void;
  /** Says why pressing it did nothing. */
  explain(problem: string): void;
  focus(): void;
}

export interface OverlayButtonParts {
  readonly page: Document;
  /** The composer's box for an editor. */
  readonly boxOf: (editor: HTMLElement) => HTMLElement;
  readonly onPress: () => void;
  /** Asked for what else can be done with the button. */
  readonly onMenu: () => void;
  /** Told where the person put it. */
  readonly onMoved: (offset: Offset) => void;
  readonly signal: AbortSignal;
}

/** While an answer streams in, the page grows at every frame: sizes are gathered, in milliseconds. */
const gatherMs = 100;

const within = (value: number, most: number): number => Math.max(4, Math.min(value, most));

/** The button over the composer: outside of the host's own tree, so that nothing there moves. */
export const createOverlayButton = (parts: OverlayButtonParts): OverlayButton => {
  const { page, signal } = parts;
  const { shell, bar } = createOverlay(page);
  const button = page.createElement("button");
  button.type = "button";
  button.className = "main";
  button.setAttribute("aria-label", "Enhance prompt");
  button.title = "Enhance prompt";
  button.append(createMark(page));
  bar.append(button);
  let box: HTMLElement | null = null;
  let offset: Offset = { x: 0, y: 0 };

  const place = () => {
    if (!box?.isConnected) return;
    const { top, right, width } = box.getBoundingClientRect();
    bar.style.display = width === 0 ? "none" : "flex";
    bar.style.top = `${within(top - 20 + offset.y, innerHeight - 34)}px`;
    bar.style.left = `${within(right - 22 + offset.x, innerWidth - 4)}px`;
  };
  const moveTo = (to: Offset) => {
    offset = to;
    place();
  };

  const follow = () => {
    place();
    if (box) bar.classList.toggle("dark", isDarkBehind(box));
  };

  let gathering: ReturnType<typeof setTimeout> | undefined;
  const sizes = new ResizeObserver(() => {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      place();
    }, gatherMs);
  });
  addEventListener("resize", place, { passive: true, signal });
  addEventListener("scroll", place, { capture: true, passive: true, signal });
  letDrag({ handle: button, offset: () => offset, onMove: moveTo, onDrop: parts.onMoved, signal });
  button.addEventListener("click", parts.onPress, { signal });
  button.addEventListener(
    "contextmenu",
    (event) => {
      event.preventDefault();
      parts.onMenu();
    },
    { signal },
  );
  signal.addEventListener("abort", () => {
    sizes.disconnect();
    clearTimeout(gathering);
    shell.remove();
  });

  return {
    bar,
    attach: (editor) => {
      sizes.disconnect();
      box = editor && parts.boxOf(editor);
      if (!editor || !box) return shell.remove();
      page.documentElement.append(shell);
      sizes.observe(box);
      sizes.observe(page.documentElement);
      follow();
    },
    follow,
    moveTo,
    explain: (problem) => {
      button.title = problem;
      button.setAttribute("aria-description", problem);
    },
    setBusy: (busy) => button.setAttribute("aria-busy", String(busy)),
    focus: () => button.focus(),
  };
};
