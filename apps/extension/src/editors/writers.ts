import { bringsVisible } from "./change.ts";
import {
  breakLine,
  deleteSelected,
  GivenUp,
  isEdited,
  needEdited,
  pause,
  selectAll,
  typeText,
} from "./editing.ts";
import type { EditorKind } from "./editor-kind.ts";
import { readText } from "./read-text.ts";

/** Replaces everything in an editor by a text; whether that went right is read back afterwards. */
export type WholeWriter = (editor: HTMLElement, text: string) => Promise<void>;

const writeAtOnce: WholeWriter = async (editor, text) => {
  selectAll(editor);
  if (text === "") deleteSelected(editor);
  else typeText(editor, text);
};

/**
 * In one step ProseMirror can take a change for the Enter key and send the message. Deleting
 * first, with pauses in which it catches up, never sends and stays one step of its undo history.
 */
const writeInTwoSteps: WholeWriter = async (editor, text) => {
  const before = readText(editor);
  selectAll(editor);
  await pause(35);
  if (readText(editor) !== before) throw new GivenUp("changed");
  deleteSelected(editor);
  await pause(30);
  // The draft is out now, so the text goes in even when the focus went elsewhere meanwhile.
  if (!isEdited(editor)) selectAll(editor);
  if (text !== "") typeText(editor, text);
};

/**
 * One step is one undo however slow the machine is; two are for the changes that ProseMirror
 * could take for the Enter key.
 */
const writeProseMirror: WholeWriter = (editor, text) => {
  const write = bringsVisible(readText(editor), text) ? writeAtOnce : writeInTwoSteps;
  return write(editor, text);
};

/** Lexical reads its selection late, and takes a text with lines only as a replacement. */
const writeAsReplacement: WholeWriter = async (editor, text) => {
  selectAll(editor);
  await pause(60);
  needEdited(editor);
  if (text === "") return deleteSelected(editor);
  editor.dispatchEvent(
    new InputEvent("beforeinput", {
      inputType: "insertReplacementText",
      data: text,
      bubbles: true,
      cancelable: true,
      composed: true,
    }),
  );
};

const writeLines =
  (kind: "insertParagraph" | "insertLineBreak"): WholeWriter =>
  async (editor, text) => {
    selectAll(editor);
    deleteSelected(editor);
    for (const [index, line] of text.split("\n").entries()) {
      if (index > 0) breakLine(editor, kind);
      if (line !== "") typeText(editor, line);
    }
  };

/** The ways to write to each kind of rich editor, the surest first (measured). */
export const writersOf: Readonly<
  Record<Exclude<EditorKind, "text-area">, readonly [WholeWriter, ...WholeWriter[]]>
> = {
  prosemirror: [writeProseMirror, writeInTwoSteps],
  quill: [writeAtOnce, writeLines("insertParagraph")],
  lexical: [writeAsReplacement],
  "plain-text": [writeLines("insertLineBreak")],
  browser: [writeAtOnce],
};

/** Kinds that take over text typed at the caret exactly, lines included. */
export const typesAtCaret: ReadonlySet<EditorKind> = new Set(["prosemirror", "quill"]);
