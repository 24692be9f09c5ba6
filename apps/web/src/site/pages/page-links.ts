import type { Action, Block } from "../block.ts";
import { textsOfBlock } from "../block-text.ts";
import type { PageDocument } from "../page-document.ts";

const actionsOfBlock = (block: Block): readonly Action[] => {
  if (block.kind === "pricing")
    return [
      ...(block.cards ? [block.cards.free, block.cards.pro] : []),
      ...(block.more ? [block.more] : []),
    ];
  return "actions" in block ? (block.actions ?? []) : [];
};

/** Every call to action of a page, in order. */
export const actionsOf = ({ blocks }: Pick<PageDocument, "blocks">): readonly Action[] =>
  blocks.flatMap(actionsOfBlock);

const targetsOfBlock = (block: Block): readonly string[] => {
  if (block.kind === "links") return block.items.map(({ to }) => to);
  if (block.kind === "blog-index") return block.items.map(({ url }) => url);
  return actionsOfBlock(block).map(({ to }) => to);
};

/** Where links inside a Markdown text lead. */
const inlineTargets = (markdown: string): string[] =>
  [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].flatMap((match) => match[1] ?? []);

/** Where every link of a page leads: actions, lists of links, and links inside texts. */
export const targetsOf = ({ blocks }: Pick<PageDocument, "blocks">): readonly string[] =>
  blocks.flatMap((block) => [
    ...targetsOfBlock(block),
    ...textsOfBlock(block).flatMap(inlineTargets),
  ]);
