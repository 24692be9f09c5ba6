/** The kinds of editor the extension can write to. */
export type EditorKind = "text-area" | "prosemirror" | "quill" | "lexical" | "plain-text";

/** What kind of editor an element is; `null` when it can't be written to safely. */
export const editorKindOf = (element: HTMLElement): EditorKind | null => {
  if (element instanceof HTMLTextAreaElement) return "text-area";
  if (element.classList.contains("ProseMirror")) return "prosemirror";
  if (element.classList.contains("ql-editor")) return "quill";
  if (element.matches("[data-lexical-editor]")) return "lexical";
  if (element.contentEditable === "plaintext-only") return "plain-text";
  return null;
};
