import { Editor, Extension } from "@tiptap/core";
import { Document } from "@tiptap/extension-document";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Text } from "@tiptap/extension-text";
import { UndoRedo } from "@tiptap/extensions";
import { closeHistory } from "@tiptap/pm/history";
import type { MountEditor } from "../host-editor.ts";

const contentOf = (text: string) => ({
  type: "doc",
  content: text
    .split("\n")
    .map((line) => ({ type: "paragraph", content: line ? [{ type: "text", text: line }] : [] })),
});

const textOf = (editor: Editor): string =>
  editor.state.doc.textBetween(0, editor.state.doc.content.size, "\n");

/** A real TipTap editor; Enter sends through its keymap, Shift+Enter is a new line. */
export const tiptap: MountEditor = ({ place, attributes, onSend, onChange }) => {
  const Keys = Extension.create({
    name: "keys",
    addKeyboardShortcuts: () => ({
      Enter: () => {
        const text = textOf(editor);
        if (text.trim() === "") return true;
        onSend(text);
        return editor.commands.clearContent(true);
      },
      "Shift-Enter": () => editor.commands.splitBlock(),
    }),
  });
  const editor: Editor = new Editor({
    element: place,
    extensions: [Document, Paragraph, Text, UndoRedo, Keys],
    editorProps: { attributes: { ...attributes } },
    onUpdate: () => onChange(textOf(editor)),
  });
  return {
    text: () => textOf(editor),
    restore: (text) => {
      editor.chain().setMeta("addToHistory", false).setContent(contentOf(text)).run();
      onChange(text);
    },
    pauseTyping: () => editor.view.dispatch(closeHistory(editor.state.tr)),
    destroy: () => editor.destroy(),
  };
};
