import type { Block } from "../block.ts";
import type { PageDocument } from "../page-document.ts";
import { headingsOf } from "./markdown-text.ts";

/** Blocks whose heading has an anchor of its own. */
const anchored: ReadonlySet<Block["kind"]> = new Set([
  "features",
  "steps",
  "examples",
  "table",
  "faq",
]);

/** From this many headings of its text on, a page lists its headings. */
const listedFrom = 3;

const headingsIn = (block: Block): readonly string[] => {
  if (block.kind === "prose") return block.look === "aside" ? [] : headingsOf(block.markdown);
  return anchored.has(block.kind) && "heading" in block && block.heading ? [block.heading] : [];
};

/** The second-level headings of a page to read, in order; null for one that isn't or is short. */
export const pageHeadings = ({
  article,
  frame,
  blocks,
}: PageDocument): readonly string[] | null => {
  const isText = article !== undefined || frame === "bare" || blocks[1]?.kind === "prose";
  const ofText = blocks.filter(({ kind }) => kind === "prose").flatMap(headingsIn);
  return isText && ofText.length >= listedFrom ? blocks.flatMap(headingsIn) : null;
};
