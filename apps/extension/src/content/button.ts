import { sparkBox, sparkPath } from "@whetstone/ui/spark";
import { createOverlay } from "./button-style.ts";
import { letDrag, type Offset } from "./drag.ts";
import type { ContentTexts } from "./texts.ts";
import { isDarkBehind } from "./theme.ts";

const createMark = (page: Document): SVGSVGElement => {
  const namespace = "http://www.w3.org/2000/svg";
  const svg = page.createElementNS(namespace, "svg");
  svg.setAttribute("viewBox", sparkBox);
  svg.setAttribute("width", "18");
  svg.setAttribute("height", "18");
  svg.ariaHidden = "true";
  const path = page.createElementNS(namespace, "path");
  path.setAttribute("d", sparkPath);
  path.setAttribute("fill", "currentColor");
  svg.append(path);
  return svg;
};

export interface OverlayButton {
  /** Where the button stands, and what belongs beside it. */
  readonly bar: HTMLElement;
  /** Shows the button at the composer's edge, or hides it. */
  attach(editor: HTMLElement | null): void;
  /** Follows the composer when it moved. */
  follow(): void;
  /** Takes on the page's theme. */
  matchTheme(): void;
  /** Puts it where the person moved it. */
  moveTo(offset: Offset): void;
  setBusy(busy: boolean): void;
  /** Says why pressing it did nothing. */
  explain(problem: string): void;
  focus(): void;
}

export interface OverlayButtonParts {
  readonly page: Document;
  readonly texts: ContentTexts;
  /** The composer's box for an editor. */
  readonly boxOf: (editor: HTMLElement) => HTMLElement;
  readonly onPress: (event: MouseEvent) => void;
  /** Asked for what else can be done with the button. */
  readonly onMenu: () => void;
  /** Told where the person put it. */
  readonly onMoved: (offset: Offset) => void;
  readonly signal: AbortSignal;
}

/** The button over the composer: outside of the host's own tree, so that nothing there moves. */
export const createOverlayButton = (parts: OverlayButtonParts): OverlayButton => {
  const { page, texts, signal } = parts;
  const { shell, bar, put } = createOverlay(page, texts);
  const button = page.createElement("button");
  button.type = "button";
  button.className = "main";
  button.ariaLabel = texts.enhance;
  button.title = texts.enhance;
  button.append(createMark(page));
  bar.append(button);
  let box: HTMLElement | null = null;
  let offset: Offset = { x: 0, y: 0 };

  let corner: DOMRectReadOnly | undefined;
  /** What it was last placed by as the page laid itself out. */
  let stood = "";
  /** Where the button is and where it stands by itself, from the window's edges. */
  let shown: Offset = offset;
  const follow = (
    { top, right, bottom, left }: DOMRectReadOnly,
    corner: DOMRectReadOnly = shell.getBoundingClientRect(),
  ) => {
    const isSeen =
      right > left && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    // Whatever the page has in the box stays free (HOST-13).
    const [x, y] = [right - 22, top - 34];
    const at = put(x + offset.x, y + offset.y, corner);
    shown = { x: at.x - x, y: at.y - y };
    bar.style.display = isSeen ? "" : "none";
  };
  const place = () => {
    stood = "";
    if (box?.isConnected) follow(box.getBoundingClientRect());
  };
  const moveTo = (to: Offset) => {
    offset = to;
    place();
  };

  /**
   * Tells where the box and our own corner are once the page has laid itself out, which asking
   * would make it do.
   */
  const rectangles = new IntersectionObserver((entries) => {
    rectangles.disconnect();
    corner = entries.find(({ target }) => target === shell)?.boundingClientRect ?? corner;
    const entry = entries.findLast(({ target }) => target === box);
    if (!entry) return;
    const { boundingClientRect, isIntersecting } = entry;
    const state = [boundingClientRect, isIntersecting, corner, offset, innerWidth, innerHeight];
    const now = JSON.stringify(state);
    if (now === stood) return;
    stood = now;
    follow(boundingClientRect, corner);
    if (!isIntersecting) bar.style.display = "none";
  });
  /** Pages take away what they did not make. What stands there stays: moved, it would lose a press. */
  const putOnPage = () => shell.isConnected || page.documentElement.append(shell);
  const measure = () => {
    if (!box?.isConnected) return;
    putOnPage();
    rectangles.observe(shell);
    rectangles.observe(box);
  };

  const matchTheme = () => {
    if (box) bar.classList.toggle("dark", isDarkBehind(box));
  };

  const sizes = new ResizeObserver(measure);
  addEventListener("resize", measure, { passive: true, signal });
  addEventListener("scroll", measure, { capture: true, passive: true, signal });
  const drag = (to: Offset) => {
    moveTo(to);
    offset = shown;
  };
  letDrag({ handle: button, offset: () => offset, onMove: drag, onDrop: parts.onMoved, signal });
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
    rectangles.disconnect();
    shell.remove();
  });

  return {
    bar,
    attach: (editor) => {
      sizes.disconnect();
      box = editor && parts.boxOf(editor);
      if (!editor || !box) return shell.remove();
      putOnPage();
      sizes.observe(box);
      place();
      matchTheme();
    },
    follow: measure,
    matchTheme,
    moveTo,
    explain: (problem) => {
      button.title = problem;
      button.ariaDescription = problem;
    },
    setBusy: (busy) => {
      button.ariaBusy = String(busy);
    },
    focus: () => button.focus(),
  };
};
