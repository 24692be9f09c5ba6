import { webPaths } from "@whetstone/api-client/contract";
import { platforms } from "@whetstone/enhancer";
import { allAsks } from "@whetstone/enhancer/catalogue";
import { expect, it } from "vitest";
import type { Block } from "../block.ts";
import { madeExample } from "../examples/made-examples.ts";
import { notFoundPage } from "./not-found.ts";
import { targetsOf } from "./page-links.ts";
import { sitePages } from "./site-pages.ts";

const blocksOf = <Kind extends Block["kind"]>(path: string, kind: Kind) => {
  const page = sitePages.find((candidate) => candidate.path === path);
  return (page?.blocks ?? []).filter(
    (block): block is Extract<Block, { kind: Kind }> => block.kind === kind,
  );
};

/** Screens of the account side; they have no document. */
const accountPaths = [
  "/",
  "/login",
  "/signup",
  "/forgot-password",
  "/admin",
  "/dashboard",
  "/analytics",
  "/settings",
];

it("there is a document for every public address of the route table (SITE-1)", () => {
  const documents = new Set(sitePages.map(({ path }) => path));
  const missing = webPaths.filter((path) => !accountPaths.includes(path) && !documents.has(path));
  expect(missing).toEqual([]);
});

it("/blog/ai-prompt-optimization has exactly 10 strategies, numbered in order (SITE-32)", () => {
  const text = blocksOf("/blog/ai-prompt-optimization", "prose").map(({ markdown }) => markdown);
  const numbers = [...text.join("\n").matchAll(/^### (\d+)\. /gm)].map((match) => Number(match[1]));
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

it("/ai-questions-answered has 12 questions, three in each of four categories (SITE-35)", () => {
  const items = blocksOf("/ai-questions-answered", "faq").flatMap((block) => block.items);
  expect(items).toHaveLength(12);
  const counts = Map.groupBy(items, ({ category }) => category);
  expect([...counts].map(([category, group]) => [category, group.length])).toEqual([
    ["recommendation", 3],
    ["platform", 3],
    ["pricing", 3],
    ["comparison", 3],
  ]);
});

it("/ai-productivity-hacks has one example for each platform, stats, testimonials and three steps (SITE-37, SITE-11)", () => {
  const examples = blocksOf("/ai-productivity-hacks", "examples").flatMap(
    (block) => block.examples,
  );
  expect(examples.map((id) => madeExample(id).example.platform)).toEqual(
    platforms.filter((platform) => platform !== "other"),
  );
  expect(blocksOf("/ai-productivity-hacks", "stats")).toHaveLength(1);
  expect(blocksOf("/ai-productivity-hacks", "testimonials")).toHaveLength(1);
  expect(blocksOf("/ai-productivity-hacks", "steps")[0]?.steps).toHaveLength(3);
});

it("/about counts the catalog as it is, and shows what is stored (SITE-29)", () => {
  const [proof] = blocksOf("/about", "proof");
  expect(proof?.items.map(({ figure }) => figure)).toContain(String(allAsks.length));
  expect(proof?.figure).toEqual({ kind: "stored" });
});

it("/ats-resume-bullet-enhancer has at least three bullets before and after (SITE-26)", () => {
  const ids = blocksOf("/ats-resume-bullet-enhancer", "examples").flatMap(
    (block) => block.examples,
  );
  expect(ids.length).toBeGreaterThanOrEqual(3);
});

it("/chatgpt-prompt-enhancer shows three steps, an example and questions (SITE-24)", () => {
  expect(blocksOf("/chatgpt-prompt-enhancer", "steps")[0]?.steps).toHaveLength(3);
  expect(blocksOf("/chatgpt-prompt-enhancer", "examples")).toHaveLength(1);
  expect(blocksOf("/chatgpt-prompt-enhancer", "faq")).toHaveLength(1);
});

it("/blog/best-ai-tools-2025 marks every price of others as quoted, and $10, $39 and $49 are among them (SITE-33)", () => {
  const cells = blocksOf("/blog/best-ai-tools-2025", "table").flatMap(({ rows }) => rows.flat());
  const quoted = cells.filter((cell) => cell.quoted).map(({ text }) => text);
  expect(quoted).toEqual(expect.arrayContaining(["$10", "$39", "$49"]));
  const unmarked = cells.filter(({ text, quoted: isQuoted }) => /\$\d/.test(text) && !isQuoted);
  expect(unmarked.map(({ text }) => text)).toEqual(["$5"]);
});

it("/privacy and /terms carry no bar and no footer (SITE-39)", () => {
  const bare = sitePages.filter(({ frame }) => frame === "bare").map(({ path }) => path);
  expect(bare).toEqual(["/privacy", "/terms"]);
});

it("articles lead back to the blog, and no other page does (SITE-7)", () => {
  for (const { article, crumbs } of sitePages)
    expect(crumbs?.map(({ path }) => path)).toEqual(article ? ["/blog"] : undefined);
});

it("tables have a cell for every column", () => {
  for (const { path } of sitePages)
    for (const { columns, rows } of blocksOf(path, "table"))
      for (const row of rows) expect(row).toHaveLength(columns.length);
});

it("the page for unknown addresses leads to pages that exist", () => {
  const known: readonly string[] = webPaths;
  expect(targetsOf(notFoundPage).filter((target) => !known.includes(target))).toEqual([]);
});
