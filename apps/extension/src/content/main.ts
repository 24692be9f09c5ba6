import { hosts } from "../hosts/index.ts";
import { isPress } from "../messages/press.ts";
import { contentRuntime } from "../platform/content-runtime.ts";
import { createOverlayButton } from "./button.ts";
import { correctedHost } from "./corrected-host.ts";
import { findEditor } from "./find-editor.ts";
import { hostOf } from "./host-of.ts";
import { type LoadedPanel, loadPanel } from "./panel-door.ts";
import { isDarkBehind } from "./theme.ts";
import { watchEditor } from "./watch-editor.ts";

const start = () => {
  const known = hostOf(hosts, location.hostname);
  if (!known) return;
  let host = known;
  const ended = new AbortController();
  const { signal } = ended;
  const find = () => findEditor(host, document);
  const boxOf = (editor: HTMLElement) => editor.closest<HTMLElement>(host.box) ?? editor;
  let panel: Promise<LoadedPanel> | null = null;

  const press = () => {
    // The extension was updated or removed under this page: its parts can't be loaded any more.
    if (!contentRuntime().id) return ended.abort();
    button.setBusy(true);
    panel ??= loadPanel({
      host,
      findEditor: find,
      isDark: () => isDarkBehind(find() ?? document.body),
      focusButton: () => button.focus(),
      signal,
    });
    panel
      .then((loaded) => loaded.open())
      .catch(() => {
        panel = null;
        button.explain("The panel could not be loaded. Reload the page and try again.");
      })
      .finally(() => button.setBusy(false));
  };

  const button = createOverlayButton({ page: document, boxOf, onPress: press, signal });
  contentRuntime().onMessage.addListener((message) => {
    if (isPress(message) && find()) press();
  });
  void correctedHost(known).then((corrected) => {
    host = corrected ?? known;
  });
  watchEditor({
    find,
    onChange: (editor) => button.attach(editor),
    onGlance: () => button.follow(),
    page: document,
    signal,
  });
};

start();
