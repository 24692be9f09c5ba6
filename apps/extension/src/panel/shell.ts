import { shallow } from "zustand/shallow";
import { createStore, type StoreApi } from "zustand/vanilla";
import { language } from "../platform/language.ts";
import { type PanelFrame, placeBeside, type Size } from "./frame.ts";
import { hostStyle } from "./host-style.ts";
import { keepKeys } from "./keep-keys.ts";
import { measureInPixels, registerProperties, renameProperties } from "./own-properties.ts";
import css from "./panel.css?inline";
import { refuseForged } from "./refuse-forged.ts";

type Shown<State> = Pick<StoreApi<State>, "getState" | "getInitialState" | "subscribe">;

/** The look of the page behind the panel. */
export type Theme = "light" | "dark";

/** The element that holds the panel, outside of the host's own tree. */
export interface Shell {
  readonly mount: HTMLElement;
  readonly root: ShadowRoot;
  /** Where the panel stands until somebody moves it. */
  readonly frame: Shown<PanelFrame>;
  /** The size of the window. */
  readonly view: Shown<Size>;
  isShown(): boolean;
  /** Shows the panel beside the composer's box. */
  show(theme: Theme): void;
  /**
   * Follows the page: from light to dark and back, and where the composer's box is now. `isBrief`:
   * the panel holds nothing to read.
   */
  follow(theme: Theme, isBrief: boolean): void;
  hide(): void;
}

/**
 * Makes the panel's shell; it is on the page only while the panel is open. `findComposer` tells
 * where the composer's box is.
 */
export const createShell = (
  page: Document,
  findComposer: () => DOMRect | null,
  signal: AbortSignal,
): Shell => {
  const host = page.createElement("whetstone-panel");
  // In the browser's top layer it stands by the window, whatever the page does to its root.
  host.popover = "manual";
  host.dir = language.say("direction");
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  const ownCss = measureInPixels(renameProperties(css));
  sheet.replaceSync(`${ownCss}${hostStyle}`);
  root.adoptedStyleSheets = [sheet];
  const measure = (): Size => ({ width: innerWidth, height: innerHeight });
  const view = createStore<Size>(measure);
  const frame = createStore<PanelFrame>(() => placeBeside(null, measure()));
  const takePlace = (isBrief = false) => {
    // A control that moves while it is pressed would miss its click.
    if (host.matches(":active")) return;
    view.setState(measure(), true);
    const next = placeBeside(findComposer(), measure(), isBrief);
    if (!shallow(next, frame.getState())) frame.setState(next, true);
  };
  addEventListener("resize", () => host.isConnected && takePlace(), { signal });
  const mount = page.createElement("div");
  root.append(mount);
  refuseForged(root);
  let shown: AbortController | null = null;
  const setTheme = (theme: Theme) => {
    host.dataset.theme = theme;
  };
  signal.addEventListener("abort", () => host.remove());
  return {
    mount,
    root,
    frame,
    view,
    isShown: () => host.isConnected,
    follow: (theme, isBrief) => {
      if (!host.isConnected) return;
      setTheme(theme);
      takePlace(isBrief);
    },
    show: (theme) => {
      takePlace();
      setTheme(theme);
      shown?.abort();
      shown = new AbortController();
      const whileShown = AbortSignal.any([shown.signal, signal]);
      keepKeys(root, whileShown);
      registerProperties(ownCss, page, whileShown);
      page.documentElement.append(host);
      host.showPopover();
      host.style.setProperty("--unzoom", String(1 / (host.currentCSSZoom ?? 1)));
      const open =
        root.querySelector<HTMLElement>("[data-question]") ??
        root.querySelector<HTMLElement>("[role='dialog']");
      open?.focus();
    },
    hide: () => {
      shown?.abort();
      host.remove();
    },
  };
};
