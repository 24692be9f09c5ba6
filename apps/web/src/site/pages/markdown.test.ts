import { expect, it } from "vitest";
import { textsOfBlock } from "../block-text.ts";
import { sitePages } from "./site-pages.ts";

const texts = sitePages.flatMap(({ path, blocks }) =>
  blocks.flatMap(textsOfBlock).map((text) => ({ path, text })),
);

const faultsOf = (find: (text: string) => readonly string[]): string[] =>
  texts.flatMap(({ path, text }) => find(text).map((fault) => `${path}: ${fault}`));

const withoutCode = (text: string): string =>
  text.replace(/^~~~[\s\S]*?^~~~$/gm, "").replace(/`[^`\n]+`/g, "");

it("every fenced block is closed", () => {
  expect(
    faultsOf((text) => ((text.match(/^~~~/gm)?.length ?? 0) % 2 === 0 ? [] : [text.slice(0, 60)])),
  ).toEqual([]);
});

it("headings are of the second or third level", () => {
  expect(faultsOf((text) => withoutCode(text).match(/^(?:#|#{4,}) .*$/gm) ?? [])).toEqual([]);
});

it("every row of a table has as many cells as its head", () => {
  const cells = (row: string) => row.split("|").length;
  const tables = (text: string) => withoutCode(text).match(/(?:^\|.*\|$\n?)+/gm) ?? [];
  expect(
    faultsOf((text) =>
      tables(text).flatMap((table) => {
        const [head = "", ...rows] = table.trim().split("\n");
        return rows.filter((row) => cells(row) !== cells(head));
      }),
    ),
  ).toEqual([]);
});

it("emphasis and inline code are closed within their line", () => {
  const uneven = (text: string) =>
    withoutCode(text)
      .split("\n")
      .filter((line) => (line.match(/\*/g)?.length ?? 0) % 2 !== 0 || line.includes("`"));
  expect(faultsOf(uneven)).toEqual([]);
});
