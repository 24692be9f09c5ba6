/** Where the caret is in an editor; null where it is elsewhere, or the editor keeps it by itself. */
const caretIn = (editor: HTMLElement): Range | null => {
  const selection = editor.ownerDocument.getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : null;
  return range && editor.contains(range.commonAncestorContainer) ? range.cloneRange() : null;
};

/** Remembers the caret of an editor; what it answers focuses the editor with the caret there again. */
export const rememberCaret = (editor: HTMLElement): (() => void) => {
  const caret = caretIn(editor);
  return () => {
    editor.focus();
    if (!caret?.startContainer.isConnected) return;
    const selection = editor.ownerDocument.getSelection();
    selection?.removeAllRanges();
    selection?.addRange(caret);
  };
};
