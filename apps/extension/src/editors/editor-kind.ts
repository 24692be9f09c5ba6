/** The kinds of editor the extension can write to. */
export type EditorKind = "text-area" | "prosemirror";

/** What kind of editor an element is; `null` when it can't be written to safely. */
export const editorKindOf = (element: HTMLElement): EditorKind | null => {
  if (element instanceof HTMLTextAreaElement) return "text-area";
  if (element.classList.contains("ProseMirror")) return "prosemirror";
  return null;
};
