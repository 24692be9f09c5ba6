import { webPaths } from "@whetstone/api-client/contract";
import { describe, expect, it } from "vitest";
import { textsOfBlock } from "../block-text.ts";
import { claims } from "../claims.ts";
import { madeExample } from "../examples/made-examples.ts";
import type { PageDocument } from "../page-document.ts";
import { blogItems } from "./blog-items.ts";
import { faqItems } from "./faq-items.ts";
import { targetsOf } from "./page-links.ts";
import { sitePages } from "./site-pages.ts";

const known: readonly string[] = webPaths;
const textOf = ({ blocks }: Pick<PageDocument, "blocks">): string =>
  blocks.flatMap(textsOfBlock).join("\n");
const pathOf = (target: string): string => target.split(/[?#]/)[0] ?? "";

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe("the pages together", () => {
  it("have titles, descriptions and paths that no other has", () => {
    expect(repeated(sitePages.map(({ title }) => title))).toEqual([]);
    expect(repeated(sitePages.map(({ description }) => description))).toEqual([]);
    expect(repeated(sitePages.map(({ path }) => path))).toEqual([]);
  });
});

describe.each(sitePages.map((page) => [page.path, page] as const))("%s", (path, page) => {
  it("has an address of the route table", () => {
    expect(known).toContain(path);
  });

  it("has a title of at most 60 and a description of 70 to 160 characters, and keywords", () => {
    expect(page.title.length).toBeLessThanOrEqual(60);
    expect(page.description.length).toBeGreaterThanOrEqual(70);
    expect(page.description.length).toBeLessThanOrEqual(160);
    expect(page.keywords.length).toBeGreaterThanOrEqual(3);
  });

  it("begins with its one hero", () => {
    const heroes = page.blocks.map(({ kind }) => kind === "hero" || kind === "landing-hero");
    expect(heroes.indexOf(true)).toBe(0);
    expect(heroes.filter(Boolean)).toHaveLength(1);
  });

  it("links to pages that exist, and elsewhere by https or mail only", () => {
    const astray = targetsOf(page).filter(
      (target) =>
        target !== "store" && !/^(https:|mailto:)/.test(target) && !known.includes(pathOf(target)),
    );
    expect(astray).toEqual([]);
  });

  it("shows examples that our engine made", () => {
    for (const block of page.blocks)
      if (block.kind === "examples")
        for (const id of block.examples) expect(madeExample(id).after).not.toBe("");
  });

  it("states marketing figures by their claim only", () => {
    for (const block of page.blocks)
      if (block.kind === "stats")
        for (const { claim, value, label } of block.items)
          if (claim) expect({ value, label }).toMatchObject({ value: claims[claim].value });
    const unsubstantiated = /10,000\+|1000\+|300%|95% satis|4\.9|75% (?:of|time)/;
    const prose = page.blocks.filter(({ kind }) => kind !== "stats");
    expect(textOf({ blocks: prose })).not.toMatch(unsubstantiated);
  });

  it("is plain text: no emoji, no HTML, no long dashes", () => {
    expect(textOf(page)).not.toMatch(/\p{Extended_Pictographic}|—|<\/?(?:div|br|p|span|a|b)\b/u);
  });

  it("leaves no marker the renderer doesn't know outside of quoted prompts", () => {
    const prose = textOf(page).replace(/^~~~[\s\S]*?^~~~|`[^`\n]*`/gm, "");
    const markers = [...prose.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]);
    expect(
      markers.filter((name) => !["founder", "supportEmail", "siteHost"].includes(name ?? "")),
    ).toEqual([]);
  });

  it("leads back over pages that exist", () => {
    for (const crumb of page.crumbs ?? []) expect(known).toContain(crumb.path);
  });
});

describe("entries and questions (SITE-30, SITE-31)", () => {
  it("/faq has 12 questions, each once", () => {
    expect(faqItems).toHaveLength(12);
    expect(repeated(faqItems.map(({ question }) => question))).toEqual([]);
  });

  it("/blog has 10 entries, one featured, three coming soon", () => {
    expect(blogItems).toHaveLength(10);
    expect(blogItems.filter(({ featured }) => featured).map(({ url }) => url)).toEqual([
      "/blog/how-to-write-better-ai-prompts",
    ]);
    expect(blogItems.filter(({ comingSoon }) => comingSoon).map(({ title }) => title)).toEqual([
      "Gemini AI Prompts",
      "AI Prompt Templates for Business",
      "AI Prompt Security",
    ]);
  });

  it("/blog links to its articles in their order", () => {
    expect(blogItems.filter(({ comingSoon }) => !comingSoon).map(({ url }) => url)).toEqual([
      "/blog/how-to-write-better-ai-prompts",
      "/blog/best-ai-tools-2025",
      "/ai-tool-comparisons",
      "/ai-questions-answered",
      "/blog/chatgpt-prompt-engineering",
      "/blog/ai-prompt-optimization",
      "/blog/claude-ai-prompts",
    ]);
  });

  it("an entry without a page states its read time, 7 to 15 minutes; others have it from the text", () => {
    for (const { comingSoon, readTime } of blogItems) {
      expect(readTime !== undefined).toBe(comingSoon === true);
      if (readTime !== undefined) expect(readTime >= 7 && readTime <= 15).toBe(true);
    }
  });
});
