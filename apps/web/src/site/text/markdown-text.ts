import type { Nodes, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { Markdown } from "../block.ts";

const parser = unified().use(remarkParse).use(remarkGfm);

const parse = (markdown: Markdown): Root => parser.parse(markdown);

const holdsBlocks = new Set(["root", "list", "listItem", "blockquote", "table"]);

const linesOf = (node: Nodes): string[] => {
  if (node.type === "tableRow") return [node.children.map((cell) => textOf(cell)).join(", ")];
  if ("children" in node && holdsBlocks.has(node.type)) return node.children.flatMap(linesOf);
  const text = textOf(node).trim();
  return text === "" ? [] : [text];
};

/** The words of a text without its markup, one line for each paragraph, item and row. */
export const plainText = (markdown: Markdown): string => linesOf(parse(markdown)).join("\n");

/** The second-level headings of a text, in order. */
export const headingsOf = (markdown: Markdown): string[] =>
  parse(markdown).children.flatMap((node) =>
    node.type === "heading" && node.depth === 2 ? [textOf(node)] : [],
  );
