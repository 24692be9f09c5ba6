import type { MountEditor } from "../host-editor.ts";

/** What both versions of Quill have in common. */
interface QuillEditor {
  readonly root: HTMLElement;
  getText(): string;
  setText(text: string, source?: string): unknown;
  readonly history: { cutoff(): void; clear(): void };
  on(event: "text-change", listener: () => void): unknown;
}

/** The constructor of one version of Quill. */
export type QuillClass = new (place: HTMLElement, options: object) => QuillEditor;

const textOf = (quill: QuillEditor): string => quill.getText().replace(/\n$/, "");

/** A real Quill editor; Enter sends through its keyboard module, Shift+Enter is a new line. */
export const quill =
  (Quill: QuillClass): MountEditor =>
  ({ place, attributes, onSend, onChange }) => {
    const send = () => {
      const text = textOf(editor);
      if (text.trim() === "") return;
      onSend(text);
      editor.setText("");
    };
    const keys = { send: { key: 13, shiftKey: false, handler: send } };
    const enter = { send: { key: "Enter", shiftKey: false, handler: send } };
    const bindings = "version" in Quill && String(Quill.version).startsWith("1.") ? keys : enter;
    const editor = new Quill(place, { modules: { toolbar: false, keyboard: { bindings } } });
    for (const [name, value] of Object.entries(attributes)) editor.root.setAttribute(name, value);
    editor.root.classList.add("textarea", "new-input-ui");
    editor.on("text-change", () => onChange(textOf(editor)));
    return {
      text: () => textOf(editor),
      restore: (text) => {
        editor.setText(text, "api");
        editor.history.clear();
      },
      pauseTyping: () => editor.history.cutoff(),
      destroy: () => {
        for (const child of [...place.children]) child.remove();
        for (const name of [...place.classList].filter((name) => name.startsWith("ql-"))) {
          place.classList.remove(name);
        }
      },
    };
  };
