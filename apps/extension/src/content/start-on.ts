import type { DiagnosisDoor } from "../diagnosis/diagnosis-door.ts";
import type { Host } from "../hosts/define-host.ts";
import type { LoadedScore, ScoreDoor } from "../live-score/score-door.ts";
import { isDiagnose } from "../messages/diagnose.ts";
import type { Diagnosis } from "../messages/diagnosis.ts";
import { isPress } from "../messages/press.ts";
import { isSettingsNews, siteSettingsOf } from "../messages/site-settings.ts";
import type { LoadedPanel, PanelDoor, Press } from "../panel/panel-door.ts";
import { askFromPage, contentRuntime } from "../platform/content-runtime.ts";
import { createOverlayButton } from "./button.ts";
import { correctedHost } from "./corrected-host.ts";
import { type FindEditor, findChosen, isStillEditor } from "./find-editor.ts";
import { followScore } from "./live-score.ts";
import { showReloadNotice } from "./reload-notice.ts";
import { readTexts } from "./texts.ts";
import { isDarkBehind } from "./theme.ts";
import { watchEditor } from "./watch-editor.ts";

/**
 * Puts the button at the composer of a page, and opens the panel from there; what is loaded is
 * loaded when it is needed. One by one, since names in an object would make the script larger.
 */
export const startOn = (
  known: Host,
  findEditor: FindEditor,
  loadPanel: (door: PanelDoor) => Promise<LoadedPanel>,
  loadScore: (door: ScoreDoor) => Promise<LoadedScore>,
  diagnose: (door: DiagnosisDoor) => Promise<Diagnosis | null>,
): void => {
  const { platform } = known;
  const texts = readTexts();
  let host = known;
  const ended = new AbortController();
  const { signal } = ended;
  const find = (known: HTMLElement | null = null) => findEditor(host, document, known);
  const boxOf = (editor: HTMLElement) => editor.closest<HTMLElement>(host.box) ?? editor;
  let panel: Promise<LoadedPanel> | null = null;
  let editor: HTMLElement | null = null;
  let isHidden = false;
  let isAsked = false;

  /** The extension was updated or removed under this page: its parts can't be loaded any more. */
  const isOrphaned = (): boolean => {
    if (contentRuntime()?.id) return false;
    if (!signal.aborted) {
      ended.abort();
      if (editor) showReloadNotice(document, boxOf(editor), texts);
    }
    return true;
  };

  const preparePanel = () => {
    panel ??= loadPanel({
      host,
      findEditor: (chosen) => (chosen && findChosen(host, document, chosen)) ?? find(editor),
      isDark: () => isDarkBehind(editor ?? document.body),
      focusButton: () => button.focus(),
      signal,
    });
    panel.catch(() => {
      panel = null;
    });
    return panel;
  };

  const press = (event?: Press) => {
    if (isOrphaned()) return;
    button.setBusy(true);
    preparePanel()
      .then((loaded) => loaded.open(event))
      .catch(() => button.explain(texts.notLoaded))
      .finally(() => button.setBusy(false));
  };

  const button = createOverlayButton({
    page: document,
    texts,
    boxOf,
    onPress: press,
    onMenu: () => isOrphaned() || score.openMenu(),
    onMoved: (offset) => void askFromPage({ type: "change-site", platform, offset }),
    signal,
  });
  button.bar.addEventListener("pointerenter", preparePanel, { signal });
  const score = followScore(
    {
      platform,
      findEditor: () => find(editor),
      boxOf,
      bar: button.bar,
      press,
      preparePanel,
      ask: askFromPage,
      signal,
    },
    loadScore,
    document,
  );

  const takeSettings = async () => {
    const settings = siteSettingsOf(await askFromPage({ type: "site-settings", platform }));
    if (signal.aborted) return;
    isHidden = settings.isHidden;
    button.moveTo(settings);
    button.attach(isHidden ? null : editor);
    score.setOn(settings.liveScore, settings.slash);
  };

  contentRuntime().onMessage.addListener((message, _sender, answer) => {
    if (isPress(message) && find()) press();
    if (isSettingsNews(message) && isAsked) void takeSettings();
    if (!isDiagnose(message)) return false;
    void diagnose({ host, isCorrected: host !== known, isHidden, findEditor: find }).then(answer);
    return true;
  });
  if (!known.isStrict) {
    void correctedHost(known).then((corrected) => {
      host = corrected ?? known;
    });
  }
  watchEditor({
    find,
    isStill: (found) => isStillEditor(host, found),
    onChange: (found) => {
      editor = found;
      if (isAsked) return button.attach(isHidden ? null : editor);
      if (!found) return;
      isAsked = true;
      void takeSettings();
    },
    onGlance: (isSearch) => {
      if (isOrphaned()) return;
      button.follow();
      if (isSearch) button.matchTheme();
      void panel?.then((loaded) => loaded.follow());
      score.glance();
    },
    page: document,
    signal,
  });
};
