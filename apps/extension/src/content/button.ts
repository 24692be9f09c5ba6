import { isDarkBehind } from "./theme.ts";

const style = `
:host{all:initial;position:fixed;z-index:2147483000;inset:0 auto auto 0;width:0;height:0}
button{all:unset;position:fixed;box-sizing:border-box;width:30px;height:30px;display:grid;
place-items:center;border-radius:9px;cursor:pointer;background:#fff;color:#b4430f;
border:1px solid #d6d1c9;box-shadow:0 1px 3px #0002;transition:background .12s}
button:hover{background:#fff4ea}button:focus-visible{outline:2px solid #c2410c;outline-offset:2px}
.dark{background:#26241f;color:#ffa46b;border-color:#4a463e}.dark:hover{background:#352f26}
.dark:focus-visible{outline-color:#ffa46b}
[aria-busy=true]{opacity:.6;cursor:progress}
@media (prefers-reduced-motion:reduce){button{transition:none}}`;

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
  /** Shows the button at the composer's edge, or hides it. */
  attach(editor: HTMLElement | null): void;
  /** Follows the composer when it moved, and the page's theme. */
  follow(): void;
  setBusy(busy: boolean): void;
  /** Says why pressing it did nothing. */
  explain(problem: string): void;
  focus(): void;
  remove(): void;
}

export interface OverlayButtonParts {
  readonly page: Document;
  /** The composer's box for an editor. */
  readonly boxOf: (editor: HTMLElement) => HTMLElement;
  readonly onPress: () => void;
  readonly signal: AbortSignal;
}

/** The button over the composer: outside of the host's own tree, so that nothing there moves. */
export const createOverlayButton = (parts: OverlayButtonParts): OverlayButton => {
  const { page, signal } = parts;
  const shell = page.createElement("whetstone-button");
  const root = shell.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets = [sheet];
  const button = page.createElement("button");
  button.type = "button";
  button.setAttribute("aria-label", "Enhance prompt");
  button.title = "Enhance prompt";
  button.append(createMark(page));
  root.append(button);
  let box: HTMLElement | null = null;

  const place = () => {
    if (!box?.isConnected) return;
    const { top, right, width } = box.getBoundingClientRect();
    button.style.display = width === 0 ? "none" : "grid";
    button.style.top = `${Math.max(4, top - 15)}px`;
    button.style.left = `${Math.max(4, right - 52)}px`;
  };

  const follow = () => {
    place();
    if (box) button.classList.toggle("dark", isDarkBehind(box));
  };

  const sizes = new ResizeObserver(place);
  addEventListener("resize", place, { passive: true, signal });
  addEventListener("scroll", place, { capture: true, passive: true, signal });
  // Keeps the caret where it is in the editor.
  button.addEventListener("pointerdown", (event) => event.preventDefault(), { signal });
  button.addEventListener("click", parts.onPress, { signal });
  signal.addEventListener("abort", () => {
    sizes.disconnect();
    shell.remove();
  });

  return {
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
    explain: (problem) => {
      button.title = problem;
      button.setAttribute("aria-description", problem);
    },
    setBusy: (busy) => button.setAttribute("aria-busy", String(busy)),
    focus: () => button.focus(),
    remove: () => shell.remove(),
  };
};
