import { createEmptyHistoryState, registerHistory } from "@lexical/history";
import { registerPlainText } from "@lexical/plain-text";
import {
  $createLineBreakNode,
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  COMMAND_PRIORITY_HIGH,
  createEditor,
  KEY_ENTER_COMMAND,
} from "lexical";
import type { MountEditor } from "../host-editor.ts";

const fill = (text: string) => {
  const paragraph = $createParagraphNode();
  for (const [index, line] of text.split("\n").entries()) {
    if (index > 0) paragraph.append($createLineBreakNode());
    if (line) paragraph.append($createTextNode(line));
  }
  $getRoot().clear().append(paragraph);
};

/** A real Lexical editor for plain text; Enter sends through its commands. */
export const lexical: MountEditor = ({ place, attributes, onSend, onChange }) => {
  const root = document.createElement("div");
  root.contentEditable = "true";
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
  place.append(root);
  const editor = createEditor({ namespace: "composer", onError: (error) => reportError(error) });
  editor.setRootElement(root);
  const text = () => editor.getEditorState().read(() => $getRoot().getTextContent());
  const ends = [
    registerPlainText(editor),
    registerHistory(editor, createEmptyHistoryState(), 300),
    editor.registerUpdateListener(() => onChange(text())),
    editor.registerCommand(
      KEY_ENTER_COMMAND,
      (event) => {
        if (event?.shiftKey) return false;
        event?.preventDefault();
        if (text().trim() !== "") onSend(text());
        editor.update(() => fill(""));
        return true;
      },
      COMMAND_PRIORITY_HIGH,
    ),
  ];
  return {
    text,
    restore: (draft) => editor.update(() => fill(draft), { discrete: true, tag: "history-merge" }),
    // Its history closes a step by time alone, and a shorter one than enhancing takes.
    pauseTyping: () => undefined,
    destroy: () => {
      for (const end of ends) end();
      root.remove();
    },
  };
};
