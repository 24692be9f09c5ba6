import { readText } from "../editors/read-text.ts";
import { type LiveScore, liveScoreOf, longestScored } from "../messages/live-score.ts";
import { language } from "../platform/language.ts";
import { hearSlash } from "./hear-slash.ts";
import type { LoadedScore, ScoreDoor } from "./score-door.ts";

const draftOf = (editor: HTMLElement): string =>
  editor instanceof HTMLTextAreaElement ? editor.value : readText(editor);

/** How long a draft is, without reading it line by line. */
const lengthOf = (editor: HTMLElement | null): number =>
  (editor instanceof HTMLTextAreaElement ? editor.value : editor?.textContent)?.length ?? 0;

/** The look of the number; colours come from the bar it stands in. */
const look =
  "min-width:34px;padding:0 8px;font:600 13px/1 system-ui,sans-serif;color:var(--ink);font-variant-numeric:tabular-nums";

/** A bare number beside a button reads like a count of uses. */
const outOf = new CSSStyleSheet();
outOf.replaceSync('.score::after{content:"/100";font-weight:400;font-size:10px;opacity:.7}');

/** The score beside the button and the button's menu; loaded when one of them is needed. */
export const createLiveScore = (door: ScoreDoor): LoadedScore => {
  const { ask, bar, findEditor, platform, signal } = door;
  const findBox = () => {
    const editor = findEditor();
    return editor && door.boxOf(editor);
  };
  const chip = bar.ownerDocument.createElement("button");
  chip.type = "button";
  chip.className = "score";
  chip.style.cssText = look;
  const root = bar.getRootNode();
  if (root instanceof ShadowRoot) root.adoptedStyleSheets = [...root.adoptedStyleSheets, outOf];
  let shown: { readonly draft: string; readonly score: LiveScore | null } | null = null;
  let menu: HTMLElement | null = null;
  let menuShown: AbortController | null = null;
  let slash: AbortController | null = null;
  let turn = 0;
  let lengths = { scored: 0, glanced: 0 };

  const closeMenu = () => {
    const hadFocus = menu?.matches(":focus-within") === true;
    menuShown?.abort();
    menu?.remove();
    menu = null;
    if (hadFocus) findEditor()?.focus();
  };

  const clear = () => {
    turn += 1;
    shown = null;
    chip.remove();
    closeMenu();
  };

  const update = async () => {
    const editor = findEditor();
    const draft = editor ? draftOf(editor) : "";
    lengths = { scored: lengthOf(editor), glanced: lengthOf(editor) };
    if (draft === shown?.draft) return;
    if (draft.trim() === "") return clear();
    turn += 1;
    const own = turn;
    const read = { type: "score-here", text: draft.slice(0, longestScored) };
    const score = liveScoreOf(await ask(read));
    if (own !== turn) return;
    shown = { draft, score };
    closeMenu();
    // Who reads a score may press next: the panel is there by then.
    requestIdleCallback(door.preparePanel);
    if (score === null) return chip.remove();
    chip.textContent = String(score.total);
    chip.title = language.say("live_chip", score.total);
    chip.setAttribute("aria-label", chip.title);
    if (!chip.isConnected) bar.append(chip);
  };

  const glance = () => {
    const length = lengthOf(findEditor());
    const isAtRest = length === lengths.glanced;
    lengths = { ...lengths, glanced: length };
    if (isAtRest && length !== lengths.scored) void update();
  };

  const openMenu = async () => {
    if (menu) return closeMenu();
    const score = shown?.score ?? null;
    const { openMenu: show } = await import("./menu.ts");
    if (menu || signal.aborted) return;
    const close = (then: () => unknown) => () => {
      closeMenu();
      then();
    };
    const press = (startAt?: string) => {
      closeMenu();
      door.press(startAt === undefined ? undefined : { altKey: false, detail: 0, startAt });
    };
    menuShown = new AbortController();
    menu = show({
      bar,
      composer: findBox(),
      signal: AbortSignal.any([menuShown.signal, signal]),
      score,
      onPress: press,
      onHide: close(() => ask({ type: "change-site", platform, isHidden: true })),
      onPutBack: close(() => ask({ type: "change-site", platform, offset: { x: 0, y: 0 } })),
      onScoreOff: close(() => ask({ type: "change-settings", settings: { liveScore: false } })),
      onClose: closeMenu,
    });
  };

  const isEmptyComposer = (target: Node) => {
    const editor = findEditor();
    return editor?.contains(target) === true && draftOf(editor).trim() === "";
  };

  const setOn = (isOn: boolean, hearsSlash: boolean) => {
    if (!isOn) clear();
    slash?.abort();
    slash = hearsSlash ? new AbortController() : null;
    if (!slash) return;
    const search = () => door.press({ altKey: false, detail: 0, isSearch: true });
    const until = AbortSignal.any([slash.signal, signal]);
    hearSlash(isEmptyComposer, search, bar.ownerDocument, until);
  };

  chip.addEventListener("pointerdown", (event) => event.preventDefault(), { signal });
  chip.addEventListener("click", () => void openMenu(), { signal });
  return { update, glance, setOn, openMenu: () => void openMenu() };
};
