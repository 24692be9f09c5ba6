import type { InsertionRefusal } from "@whetstone/enhance-flow";
import { readText } from "./read-text.ts";
import type { TreePosition } from "./text-position.ts";

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The document or shadow root an editor stands in; what is no part of a page stands in none. */
const rootOf = (editor: HTMLElement): Document | ShadowRoot | null => {
  const root = editor.getRootNode();
  return root instanceof Document || root instanceof ShadowRoot ? root : null;
};

/** Where the selection begins; the page's own tells nothing of what is inside a shadow root. */
const anchorIn = (root: Document | ShadowRoot): Node | null => {
  if (root instanceof Document) return root.getSelection()?.anchorNode ?? null;
  const selection = root.ownerDocument.getSelection();
  // Chromium before 137 can't say.
  if (!selection || !("getComposedRanges" in selection)) return null;
  return selection.getComposedRanges({ shadowRoots: [root] })[0]?.startContainer ?? null;
};

const select = (editor: HTMLElement, range: Range): void => {
  editor.focus();
  const selection = editor.ownerDocument.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
};

/** Selects everything in the editor, and nothing around it. */
export const selectAll = (editor: HTMLElement): void => {
  const range = editor.ownerDocument.createRange();
  range.selectNodeContents(editor);
  select(editor, range);
};

/** Puts the caret at a place in the editor. */
export const placeCaret = (editor: HTMLElement, { node, offset }: TreePosition): void => {
  const range = editor.ownerDocument.createRange();
  range.setStart(node, offset);
  select(editor, range);
};

/**
 * True when what is edited now is this editor and nothing else: commands act on whatever has the
 * focus, and that can change between two steps.
 */
export const isEdited = (editor: HTMLElement): boolean => {
  const root = rootOf(editor);
  const active = root?.activeElement;
  if (!root || !active || !editor.isConnected) return false;
  return editor.contains(active) && editor.contains(anchorIn(root));
};

/** A change was given up between two of its steps, before it could go into anything else. */
export class GivenUp extends Error {
  readonly why: InsertionRefusal;

  constructor(why: InsertionRefusal) {
    super(why);
    this.why = why;
  }
}

/** Throws `GivenUp` unless the editor is what is edited. */
export const needEdited = (editor: HTMLElement): void => {
  if (!editor.isConnected) throw new GivenUp("gone");
  if (!isEdited(editor)) throw new GivenUp("focus-lost");
};

const run = (editor: HTMLElement, command: string, value?: string): void => {
  needEdited(editor);
  editor.ownerDocument.execCommand(command, false, value);
};

/** Types a text where the selection is, as the browser's own editing does. */
export const typeText = (editor: HTMLElement, text: string): void =>
  run(editor, "insertText", text);

/** Takes out what is selected. */
export const deleteSelected = (editor: HTMLElement): void => run(editor, "delete");

export const breakLine = (editor: HTMLElement, kind: "insertParagraph" | "insertLineBreak"): void =>
  run(editor, kind);

/** The editor's own undo. */
export const undoLast = (editor: HTMLElement): void => {
  editor.focus();
  if (isEdited(editor)) run(editor, "undo");
};

/** How long editors may take to take over a change, in milliseconds. */
const settleMs = 1_500;

/** Spaces that editors write in place of plain ones are the same text. */
export const isSameText = (one: string, other: string): boolean =>
  one === other || one.replaceAll("\u00a0", " ") === other.replaceAll("\u00a0", " ");

/** Waits until the editor holds a text; editors take over what the browser did a moment later. */
export const settlesAs = async (editor: HTMLElement, expected: string): Promise<boolean> => {
  for (let waited = 0; waited <= settleMs; waited += 25) {
    if (isSameText(readText(editor), expected)) return true;
    await pause(25);
  }
  return false;
};
