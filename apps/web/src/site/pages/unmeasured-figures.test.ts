import { expect, it } from "vitest";
import { textsOfBlock } from "../block-text.ts";
import { claims } from "../claims.ts";
import { sitePages } from "./site-pages.ts";

const textAt = (path: string): string =>
  (sitePages.find((page) => page.path === path)?.blocks ?? []).flatMap(textsOfBlock).join("\n");

it("worked cases say that they are made up", () => {
  expect(textAt("/ai-productivity-hacks")).toMatch(/She is made up, and so is her Tuesday/);
  expect(textAt("/blog/ai-prompt-optimization")).toMatch(/made up, and so are its counts/);
});

it.each(sitePages)("$path gives no share that nobody measured", ({ path }) => {
  expect(textAt(path)).not.toMatch(
    /\bone in (?:two|three|four|five|ten)\b|\bmost people end\b|often ends at|three quarters of/i,
  );
});

it("only what the product proves itself counts as proven (SITE-10)", () => {
  const proven = Object.entries(claims).flatMap(([id, { substantiated }]) =>
    substantiated ? [id] : [],
  );
  // The library proves its own size: prompt-templates.test.ts counts it.
  expect(proven.toSorted()).toEqual(
    ["freeAllowance", "platforms", "proPrice", "styles", "templates"].toSorted(),
  );
});
