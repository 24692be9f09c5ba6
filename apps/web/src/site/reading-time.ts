import { textsOfBlock } from "./block-text.ts";
import type { PageDocument } from "./page-document.ts";

/** Words a minute of a person who reads to understand. */
const wordsPerMinute = 220;

/** Addresses of links and marks of Markdown are not read. */
const asRead = (markdown: string): string =>
  markdown
    .replace(/\]\([^)\s]+\)/g, "]")
    .replace(/^[~`]{3}.*$/gm, " ")
    .replace(/^[|\s:-]+$/gm, " ");

const countWords = (text: string): number =>
  asRead(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Words a visitor reads in all blocks of a page. */
export const wordCount = ({ blocks }: Pick<PageDocument, "blocks">): number =>
  blocks.flatMap(textsOfBlock).reduce((sum, text) => sum + countWords(text), 0);

/** Time to read a page, in whole minutes, at least 1 (SITE-13). */
export const readingMinutes = (document: Pick<PageDocument, "blocks">): number =>
  Math.max(1, Math.round(wordCount(document) / wordsPerMinute));
