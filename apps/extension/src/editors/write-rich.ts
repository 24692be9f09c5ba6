import type { InsertionRefusal, InsertionResult } from "@whetstone/enhance-flow";
import { holdsAttachments } from "./attachments.ts";
import { insertionBetween } from "./change.ts";
import { GivenUp, isSameText, placeCaret, settlesAs, typeText, undoLast } from "./editing.ts";
import type { EditorKind } from "./editor-kind.ts";
import { readText } from "./read-text.ts";
import { positionAt } from "./text-position.ts";
import { typesAtCaret, writersOf } from "./writers.ts";

type RichKind = Exclude<EditorKind, "text-area">;

/** Puts a draft back that was not written exactly: by the editor's undo, else by writing it. */
const putBack = async (editor: HTMLElement, kind: RichKind, before: string): Promise<boolean> => {
  if (isSameText(readText(editor), before)) return true;
  undoLast(editor);
  if (await settlesAs(editor, before)) return true;
  // Writing it would delete what is not text.
  if (holdsAttachments(editor)) return false;
  await writersOf[kind][0](editor, before);
  return settlesAs(editor, before);
};

/**
 * Adds text in one place and leaves the rest alone: pills and badges stay, long drafts are not
 * written again. `null` when the change is of another kind.
 */
const addInPlace = async (
  editor: HTMLElement,
  before: string,
  text: string,
): Promise<boolean | null> => {
  const change = insertionBetween(before, text);
  const position = change && positionAt(editor, change.at);
  if (!change || !position) return null;
  placeCaret(editor, position);
  typeText(editor, change.inserted);
  return settlesAs(editor, text);
};

/** Tries each way to write everything; answers why none of them was exact, or `null`. */
const writeWhole = async (
  editor: HTMLElement,
  kind: RichKind,
  text: string,
  before: string,
): Promise<InsertionRefusal | null> => {
  for (const write of writersOf[kind]) {
    await write(editor, text);
    if (await settlesAs(editor, text)) return null;
    if (!(await putBack(editor, kind, before))) return "not-restored";
  }
  return "not-exact";
};

const write = async (
  editor: HTMLElement,
  kind: RichKind,
  text: string,
  before: string,
): Promise<InsertionRefusal | null> => {
  if (typesAtCaret.has(kind)) {
    const isAdded = await addInPlace(editor, before, text);
    if (isAdded) return null;
    if (isAdded === false && !(await putBack(editor, kind, before))) return "not-restored";
  }
  return holdsAttachments(editor) ? "holds-attachments" : writeWhole(editor, kind, text, before);
};

/**
 * Replaces the draft of a rich editor: exactly, as one step of its undo, with nothing sent. Where
 * that can't be, the draft is as it was and the answer says why.
 */
export const writeRich = async (
  editor: HTMLElement,
  kind: RichKind,
  text: string,
): Promise<InsertionResult> => {
  const before = readText(editor);
  const refuse = (why: InsertionRefusal): InsertionResult => ({
    kind: "refused",
    // What a page takes away in the middle of it, nobody can say the text of.
    why: editor.isConnected ? why : "gone",
  });
  try {
    const why = await write(editor, kind, text, before);
    return why ? refuse(why) : { kind: "inserted" };
  } catch (error) {
    if (!(error instanceof GivenUp)) throw error;
    const isBack = await putBack(editor, kind, before).catch(() => false);
    return refuse(isBack ? error.why : "not-restored");
  }
};
