import type { HostEditor, HostEditorOptions, MountEditor } from "./host-editor.ts";
import { exposeHost, type HostState } from "./host-state.ts";

export interface ComposerPage {
  readonly mount: MountEditor;
  readonly place: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Called at every change and once at the start, with the draft. */
  readonly onChange?: (text: string) => void;
  readonly onSent?: () => void;
  /** A paste longer than this becomes an attachment. */
  readonly attachmentsFrom?: number;
  /** The button that sends, when it is always there; its form's submit counts too. */
  readonly form?: string;
}

/** The element of a skeleton; its absence is a fault of the page. */
export const need = <E extends HTMLElement = HTMLElement>(selector: string): E => {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`The page's skeleton has no ${selector}`);
  return found;
};

/** Pages with Trusted Types allow what their own code writes; Quill and TipTap parse markup. */
export const allowOwnMarkup = () => {
  const factory = Reflect.get(window, "trustedTypes");
  if (factory?.defaultPolicy === null) {
    factory.createPolicy("default", { createHTML: (text: string) => text });
  }
};

const takeLongPastes = (host: HostState, place: HTMLElement, from: number) =>
  place.addEventListener(
    "paste",
    (event) => {
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (text.length <= from) return;
      event.preventDefault();
      event.stopPropagation();
      host.attachments.push(text);
    },
    { capture: true },
  );

/** Wires a skeleton and a real editor into a chat page that records instead of sending. */
export const composePage = (page: ComposerPage): HostState => {
  allowOwnMarkup();
  const place = need(page.place);
  const changed = page.onChange ?? (() => undefined);
  const options: HostEditorOptions = {
    place,
    attributes: page.attributes ?? {},
    onChange: changed,
    onSend: (text) => {
      host.sent.push(text);
      page.onSent?.();
    },
  };
  let editor: HostEditor | null = null;
  const mount = () => {
    editor?.destroy();
    editor = page.mount(options);
    host.mounts += 1;
  };
  const host = exposeHost({
    model: () => editor?.text() ?? "",
    restore: (text) => editor?.restore(text),
    pauseTyping: () => editor?.pauseTyping(),
    remount: mount,
  });
  if (page.attachmentsFrom) takeLongPastes(host, place, page.attachmentsFrom);
  if (page.form) {
    need(page.form).addEventListener("submit", (event) => {
      event.preventDefault();
      host.sent.push(editor?.text() ?? "");
    });
  }
  mount();
  changed("");
  return host;
};
