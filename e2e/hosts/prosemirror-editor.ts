import { baseKeymap, splitBlock } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { type Node, Schema } from "prosemirror-model";
import { EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";

/** Paragraphs only, as the composers of the real pages. */
const schema = new Schema({
  nodes: {
    doc: { content: "paragraph+" },
    paragraph: { content: "text*", toDOM: () => ["p", 0], parseDOM: [{ tag: "p" }] },
    text: {},
  },
});

const textOf = (doc: Node): string => doc.textBetween(0, doc.content.size, "\n");

export interface ProseMirrorOptions {
  readonly place: HTMLElement;
  readonly attributes: Record<string, string>;
  readonly onSend: (text: string) => void;
  readonly onChange: (text: string) => void;
}

/** A real ProseMirror editor; Enter sends through its keymap, Shift+Enter is a new line. */
export const createProseMirror = ({ place, attributes, onSend, onChange }: ProseMirrorOptions) => {
  const send = (): boolean => {
    const text = textOf(view.state.doc);
    if (text.trim() === "") return true;
    onSend(text);
    view.dispatch(view.state.tr.delete(0, view.state.doc.content.size));
    return true;
  };
  const plugins = [
    history(),
    keymap({ "Mod-z": undo, "Mod-y": redo, "Shift-Mod-z": redo }),
    keymap({ Enter: send, "Shift-Enter": splitBlock }),
    keymap(baseKeymap),
  ];
  const view: EditorView = new EditorView(place, {
    state: EditorState.create({ schema, plugins }),
    attributes,
    dispatchTransaction: (transaction) => {
      view.updateState(view.state.apply(transaction));
      onChange(textOf(view.state.doc));
    },
  });
  return { text: () => textOf(view.state.doc), send, destroy: () => view.destroy() };
};
