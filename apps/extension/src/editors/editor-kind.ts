/** The kinds of editor the extension can write to. */
export const editorKinds = [
  "text-area",
  "prosemirror",
  "quill",
  "lexical",
  "plain-text",
  "browser",
] as const;
export type EditorKind = (typeof editorKinds)[number];

/** Editors with a model of their own that don't take what the browser types. */
export const foreignEditors = [
  "[data-slate-editor]",
  ".public-DraftEditor-content",
  ".cm-content",
  ".CodeMirror",
  ".monaco-editor",
  ".ace_editor",
  ".ck-content",
  ".mce-content-body",
  "trix-editor",
];

/** What kind of editor an element is; `null` when it can't be written to safely. */
export const editorKindOf = (element: HTMLElement): EditorKind | null => {
  if (element instanceof HTMLTextAreaElement) return "text-area";
  if (element.classList.contains("ProseMirror")) return "prosemirror";
  if (element.classList.contains("ql-editor")) return "quill";
  if (element.matches("[data-lexical-editor]")) return "lexical";
  if (element.contentEditable === "plaintext-only") return "plain-text";
  // No library that we know: the browser's own editing, read back like every other.
  return element.isContentEditable && !element.matches(foreignEditors.join()) ? "browser" : null;
};
