import { isBlock, isFiller } from "./read-text.ts";

/** A place in the page's tree, as ranges take it. */
export interface TreePosition {
  readonly node: Node;
  readonly offset: number;
}

interface Walk {
  left: number;
  found: TreePosition | null;
  hasLine: boolean;
}

const inElement = (element: Element): TreePosition => ({ node: element, offset: 0 });

const afterNode = (node: Node): TreePosition => ({
  node: node.parentNode ?? node,
  offset: Array.from<Node>(node.parentNode?.childNodes ?? []).indexOf(node) + 1,
});

const passText = (walk: Walk, text: Text): void => {
  if (walk.left <= text.data.length) walk.found = { node: text, offset: walk.left };
  walk.left -= text.data.length;
};

/** Parts that can't be edited are passed as a whole: no position is inside of them. */
const passFixed = (walk: Walk, element: Element): void => {
  const length = element.textContent?.length ?? 0;
  walk.left -= length;
  if (walk.left === 0) walk.found = afterNode(element);
};

const passBreak = (walk: Walk, element: Element): void => {
  if (isFiller(element)) return;
  walk.left -= 1;
  if (walk.left === 0) walk.found = afterNode(element);
};

const passInline = (walk: Walk, node: Node): void => {
  if (walk.found) return;
  if (node instanceof Text) passText(walk, node);
  else if (!(node instanceof Element)) return;
  else if (node.getAttribute("contenteditable") === "false") passFixed(walk, node);
  else if (node.nodeName === "BR") passBreak(walk, node);
  else for (const child of node.childNodes) passInline(walk, child);
};

const passBlock = (walk: Walk, block: Element): void => {
  const children = Array.from(block.childNodes);
  if (children.some(isBlock)) {
    for (const child of children) {
      if (child instanceof Element && isBlock(child)) passBlock(walk, child);
    }
    return;
  }
  if (walk.found) return;
  if (walk.hasLine) walk.left -= 1;
  walk.hasLine = true;
  if (walk.left === 0 && (block.textContent === "" || children[0] instanceof Element)) {
    walk.found = inElement(block);
  }
  for (const child of children) passInline(walk, child);
};

/**
 * Where the character at `offset` of the text that `readText` reads begins; at the end of a line,
 * the line's end. `null` when there is no such place, or it is inside a part that can't be edited.
 */
export const positionAt = (editor: HTMLElement, offset: number): TreePosition | null => {
  const walk: Walk = { left: offset, found: null, hasLine: false };
  passBlock(walk, editor);
  return walk.found;
};
