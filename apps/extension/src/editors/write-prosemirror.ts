import { readText } from "./read-text.ts";

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const selectAll = (editor: HTMLElement): void => {
  editor.focus();
  const range = editor.ownerDocument.createRange();
  range.selectNodeContents(editor);
  const selection = editor.ownerDocument.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
};

/** Editors take over what the browser did to the page a moment later. */
const settle = async (editor: HTMLElement, expected: string): Promise<boolean> => {
  for (let waited = 0; waited <= 500; waited += 25) {
    if (readText(editor) === expected) return true;
    await pause(25);
  }
  return false;
};

/**
 * Replaces the whole draft of a ProseMirror or TipTap editor. In one step ProseMirror can take
 * the change for the Enter key and send the message; deleting first, with pauses in which it
 * catches up, never sends and stays one step of its undo history.
 * Answers whether the editor now holds exactly `text`; if not, it was put back.
 */
export const writeProseMirror = async (editor: HTMLElement, text: string): Promise<boolean> => {
  const before = readText(editor);
  const page = editor.ownerDocument;
  selectAll(editor);
  await pause(35);
  page.execCommand("delete");
  await pause(30);
  if (text !== "") page.execCommand("insertText", false, text);
  if (await settle(editor, text)) return true;
  page.execCommand("undo");
  await settle(editor, before);
  return false;
};
