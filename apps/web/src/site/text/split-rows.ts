import type { Markdown } from "../block.ts";

/** A heading with the text below it; the first may have none. */
export interface TextRow {
  readonly heading: Markdown | null;
  readonly body: Markdown;
}

/** A text split at its highest headings, those within fenced code left alone. */
export const splitRows = (markdown: Markdown): readonly TextRow[] => {
  const mark = /^## /m.test(markdown) ? "## " : "### ";
  const rows: { heading: string | null; lines: string[] }[] = [{ heading: null, lines: [] }];
  let isCode = false;
  for (const line of markdown.split("\n")) {
    if (/^(~~~|```)/.test(line)) isCode = !isCode;
    if (!isCode && line.startsWith(mark)) rows.push({ heading: line, lines: [] });
    else rows.at(-1)?.lines.push(line);
  }
  return rows
    .map(({ heading, lines }) => ({ heading, body: lines.join("\n").trim() }))
    .filter(({ heading, body }) => heading !== null || body !== "");
};
