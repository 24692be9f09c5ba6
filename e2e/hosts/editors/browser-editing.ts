import type { MountEditor } from "../host-editor.ts";

const linesOf = (text: string): HTMLElement[] =>
  text.split("\n").map((line) => {
    const block = document.createElement("div");
    block.append(line === "" ? document.createElement("br") : line);
    return block;
  });

const lineOf = (node: Node): string => {
  if (node.nodeName === "BR") return node.parentNode?.childNodes.length === 1 ? "" : "\n";
  return node instanceof Text ? node.data : Array.from(node.childNodes, lineOf).join("");
};

/** What is written: every block begins a line. */
const textIn = (field: HTMLElement): string => {
  let text = "";
  for (const [index, node] of field.childNodes.entries())
    text += (node.nodeName === "DIV" && index > 0 ? "\n" : "") + lineOf(node);
  return text.replaceAll("\u00a0", " ");
};

/** No library: an element that the browser itself edits, as it makes lines. Enter sends. */
export const browserEditing: MountEditor = ({ place, attributes, onSend, onChange }) => {
  const field = document.createElement("div");
  field.contentEditable = "true";
  // As pages do: a break in what was typed or pasted shows as one.
  field.style.whiteSpace = "pre-wrap";
  for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
  place.append(field);
  const text = () => textIn(field);
  field.addEventListener("input", () => onChange(text()));
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    onSend(text());
    field.replaceChildren();
  });
  return {
    text,
    restore: (draft) => {
      field.replaceChildren(...(draft === "" ? [] : linesOf(draft)));
      onChange(draft);
    },
    // The browser's own history closes a step with every command.
    pauseTyping: () => undefined,
    destroy: () => field.remove(),
  };
};
