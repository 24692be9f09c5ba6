import { createStore, type StoreApi } from "zustand/vanilla";
import { type PanelFrame, placeBeside } from "./drag.ts";
import css from "./panel.css?inline";
import { registerProperties } from "./register-properties.ts";

/** The element that holds the panel, outside of the host's own tree. */
export interface Shell {
  readonly mount: HTMLElement;
  readonly root: ShadowRoot;
  /** Where the panel stands until somebody moves it. */
  readonly frame: Pick<StoreApi<PanelFrame>, "getState" | "getInitialState" | "subscribe">;
  /** Shows the panel beside the composer's box. */
  show(theme: "light" | "dark", composer: DOMRect | null): void;
  hide(): void;
}

/** Keys typed in the panel are none of the page's business: hosts send on Enter. */
const keepInside = ["keydown", "keyup", "keypress", "paste", "copy", "cut", "beforeinput", "input"];

/** Makes the panel's shell; it is on the page only while the panel is open. */
export const createShell = (page: Document, signal: AbortSignal): Shell => {
  const host = page.createElement("whetstone-panel");
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  registerProperties(css, page);
  const frame = createStore<PanelFrame>(() => placeBeside(null, { height: innerHeight }));
  const mount = page.createElement("div");
  root.append(mount);
  for (const type of keepInside) {
    host.addEventListener(type, (event) => event.stopPropagation(), { signal });
  }
  signal.addEventListener("abort", () => host.remove());
  return {
    mount,
    root,
    frame,
    show: (theme, composer) => {
      frame.setState(placeBeside(composer, { height: innerHeight }), true);
      host.dataset.theme = theme;
      page.documentElement.append(host);
      root.querySelector<HTMLElement>("[role='dialog']")?.focus();
    },
    hide: () => host.remove(),
  };
};
