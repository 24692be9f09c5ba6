import { baseKeymap, splitBlock } from "prosemirror-commands";
import { closeHistory, history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { type Node, Schema } from "prosemirror-model";
import { EditorState, Plugin, type Transaction } from "prosemirror-state";
import type { MountEditor } from "../host-editor.ts";

/** Paragraphs only, as the composers of the real pages; URLs and pills are leaves of their own. */
const schema = new Schema({
  nodes: {
    doc: { content: "paragraph+" },
    paragraph: {
      content: "inline*",
      toDOM: () => ["p", 0],
      parseDOM: [{ tag: "p" }],
    },
    text: { group: "inline" },
    badge: {
      group: "inline",
      inline: true,
      atom: true,
      attrs: { text: {} },
      toDOM: (node) => ["span", { contenteditable: "false", "data-badge": "" }, node.attrs.text],
      parseDOM: [{ tag: "span[data-badge]", getAttrs: (dom) => ({ text: dom.textContent }) }],
    },
  },
});

const textOf = (doc: Node): string =>
  doc.textBetween(0, doc.content.size, "\n", (leaf) => leaf.attrs.text);

const docOf = (text: string): Node =>
  schema.node(
    "doc",
    null,
    text.split("\n").map((line) => schema.node("paragraph", null, line ? [schema.text(line)] : [])),
  );

/** A URL that is finished by a space becomes a badge, as on the real page. */
const urlBadges = new Plugin({
  appendTransaction: (_all, _before, state) => {
    let change: Transaction | null = null;
    state.doc.descendants((node, at) => {
      const match = node.isText && !change ? /https?:\/\/\S+(?=\s)/.exec(node.text ?? "") : null;
      if (!match) return;
      const from = at + match.index;
      const badge = schema.node("badge", { text: match[0] });
      change = state.tr.replaceWith(from, from + match[0].length, badge);
    });
    return change;
  },
});

/** What every version of prosemirror-view has in common. */
interface View {
  readonly state: EditorState;
  updateState(state: EditorState): void;
  dispatch(transaction: Transaction): void;
  destroy(): void;
}

/** The constructor of one version of prosemirror-view. */
export type ViewClass = new (
  place: HTMLElement,
  props: {
    readonly state: EditorState;
    readonly attributes: { [name: string]: string };
    readonly dispatchTransaction: (transaction: Transaction) => void;
  },
) => View;

/** A real ProseMirror editor; Enter sends through its keymap, Shift+Enter is a new line. */
export const prosemirror =
  (EditorView: ViewClass, { badges = false } = {}): MountEditor =>
  ({ place, attributes, onSend, onChange }) => {
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
      ...(badges ? [urlBadges] : []),
    ];
    const view: View = new EditorView(place, {
      state: EditorState.create({ schema, plugins }),
      attributes: { ...attributes },
      dispatchTransaction: (transaction) => {
        view.updateState(view.state.apply(transaction));
        onChange(textOf(view.state.doc));
      },
    });
    return {
      text: () => textOf(view.state.doc),
      restore: (text) => {
        view.updateState(EditorState.create({ doc: docOf(text), plugins }));
        onChange(text);
      },
      pauseTyping: () => view.dispatch(closeHistory(view.state.tr)),
      destroy: () => view.destroy(),
    };
  };
