import type { LiveReason, LiveScore } from "../messages/live-score.ts";
import { language } from "../platform/language.ts";
import { menuStyle } from "./menu-style.ts";
import { placeMenu } from "./place-menu.ts";

const { say } = language;

export interface MenuParts {
  readonly bar: HTMLElement;
  /** The composer's box, to keep clear of. */
  readonly composer: Element | null;
  /** The score that is shown, with its reasons. */
  readonly score: LiveScore | null;
  /** Enhances; from the question that was pressed. */
  readonly onPress: (question?: string) => void;
  readonly onHide: () => void;
  readonly onPutBack: () => void;
  readonly onScoreOff: () => void;
  readonly onClose: () => void;
  /** Ends with the menu. */
  readonly signal: AbortSignal;
}

const create = <K extends keyof HTMLElementTagNameMap>(
  page: Document,
  name: K,
  text = "",
): HTMLElementTagNameMap[K] => {
  const element = page.createElement(name);
  element.textContent = text;
  return element;
};

const createButton = (
  page: Document,
  text: string,
  onPress: () => void,
  look = "",
): HTMLButtonElement => {
  const button = create(page, "button", text);
  button.type = "button";
  button.className = look;
  button.addEventListener("click", onPress);
  return button;
};

/** Stands in the corner, and is come to last. */
const createClose = (page: Document, onClose: () => void): HTMLButtonElement => {
  const close = createButton(page, "\u00d7", onClose, "close");
  close.title = say("close");
  close.setAttribute("aria-label", close.title);
  return close;
};

/** What is seldom wanted. */
const createRest = (page: Document, parts: MenuParts): HTMLElement => {
  const rest = create(page, "div");
  rest.className = "rest";
  rest.append(
    createButton(page, say("live_hide"), parts.onHide),
    createButton(page, say("live_putBack"), parts.onPutBack),
    ...(parts.score ? [createButton(page, say("live_off"), parts.onScoreOff)] : []),
  );
  return rest;
};

/** What is open leads to its answer with one press; what is there already is only said. */
const reasonsList = (
  page: Document,
  reasons: readonly LiveReason[],
  onPress: (question: string) => void,
) => {
  const list = create(page, "ul");
  for (const { kind, text, lang } of reasons) {
    const line = create(page, "li", kind === "gain" ? `\u2713 ${text}` : "");
    if (kind === "gap") line.append(createButton(page, text, () => onPress(text)));
    line.dir = "auto";
    if (lang !== undefined) line.lang = lang;
    list.append(line);
  }
  return list;
};

/**
 * Keys pressed here are none of the page's business: hosts send on Enter, and put the focus into
 * the composer on any key. They listen on the document; what a key does by itself goes on.
 */
const keepKeys = (menu: HTMLElement, { onClose, signal }: MenuParts): void => {
  const keep = (event: KeyboardEvent) => {
    if (!event.composedPath().includes(menu)) return;
    event.stopImmediatePropagation();
    if (event.isTrusted && event.type === "keydown" && event.key === "Escape") onClose();
  };
  for (const type of ["keydown", "keypress", "keyup"] as const)
    addEventListener(type, keep, { capture: true, signal });
};

const sheet = new CSSStyleSheet();
sheet.replaceSync(menuStyle);

const addStyle = (bar: HTMLElement): void => {
  const root = bar.getRootNode();
  if (!(root instanceof ShadowRoot) || root.adoptedStyleSheets.includes(sheet)) return;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
};

/** An open panel stands in the browser's top layer: the menu stands there too, above it. */
const liftAbovePanel = (bar: HTMLElement, signal: AbortSignal): void => {
  const root = bar.getRootNode();
  if (!(root instanceof ShadowRoot) || !(root.host instanceof HTMLElement)) return;
  const shell = root.host;
  shell.popover = "manual";
  shell.showPopover();
  signal.addEventListener("abort", () => shell.removeAttribute("popover"));
};

/** Shows what can be done with the button, and why the score stands where it does. */
export const openMenu = (parts: MenuParts): HTMLElement => {
  const { bar, score } = parts;
  const page = bar.ownerDocument;
  const menu = create(page, "div");
  menu.className = "menu";
  menu.tabIndex = -1;
  menu.setAttribute("role", "dialog");
  menu.setAttribute("aria-label", say(score ? "live_score" : "live_menu"));
  menu.append(create(page, "h2", score ? say("live_total", score.total) : say("live_menu")));
  if (score) {
    if (score.reasons.some(({ kind }) => kind === "gap"))
      menu.append(create(page, "p", say("live_open")));
    if (score.reasons.length > 0) menu.append(reasonsList(page, score.reasons, parts.onPress));
  }
  const enhance = createButton(page, say("enhance"), () => parts.onPress(), "go");
  menu.append(enhance, createRest(page, parts), createClose(page, parts.onClose));
  keepKeys(menu, parts);
  addStyle(bar);
  bar.append(menu);
  liftAbovePanel(bar, parts.signal);
  placeMenu(menu, bar, parts.composer);
  menu.focus();
  return menu;
};
