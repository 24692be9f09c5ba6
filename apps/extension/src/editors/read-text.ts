const blockNames = new Set(["P", "DIV", "PRE", "LI", "UL", "OL", "BLOCKQUOTE", "H1", "H2", "H3"]);

/** True for elements that stand on lines of their own. */
export const isBlock = (node: Node): boolean => blockNames.has(node.nodeName);

/** A break that only keeps an empty or ended line open stands for no character. */
export const isFiller = (element: Element): boolean =>
  element.classList.contains("ProseMirror-trailingBreak") ||
  (element.parentNode?.childNodes.length === 1 && isBlock(element.parentNode));

const inlineText = (node: Node): string => {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return "";
  if (node.nodeName === "BR") return isFiller(node) ? "" : "\n";
  return Array.from(node.childNodes, inlineText).join("");
};

/** Lines of a block: its inner blocks, each run of inline content between them being one too. */
const linesOf = (block: Node): string[] => {
  const children = Array.from(block.childNodes);
  if (!children.some(isBlock)) return [children.map(inlineText).join("")];
  const lines: string[] = [];
  let run: Node[] = [];
  const endRun = () => {
    if (run.length > 0) lines.push(run.map(inlineText).join(""));
    run = [];
  };
  for (const child of children) {
    if (!isBlock(child)) {
      run.push(child);
      continue;
    }
    endRun();
    lines.push(...linesOf(child));
  }
  endRun();
  return lines;
};

/**
 * The text of a rich editor as its model holds it: blocks joined by one newline. `innerText`
 * would double newlines.
 */
export const readText = (editor: HTMLElement): string => linesOf(editor).join("\n");
