import { expect, it } from "vitest";
import { readingMinutes } from "../reading-time.ts";
import { sitePages } from "./site-pages.ts";

/** Minutes an article takes (SITE-13); 7 to 10 for the guides. */
const stated = [
  ["/blog/how-to-write-better-ai-prompts", 8],
  ["/blog/chatgpt-prompt-engineering", 12],
  ["/blog/ai-prompt-optimization", 15],
  ["/blog/claude-ai-prompts", 10],
  ["/blog/best-ai-tools-2025", 10],
] as const;

it.each(stated)("%s takes about %i minutes", (path, minutes) => {
  const page = sitePages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} is missing`);
  expect(Math.abs(readingMinutes(page) - minutes)).toBeLessThanOrEqual(1);
});

it("every article takes 7 to 15 minutes, as the blog says", () => {
  const astray = sitePages.flatMap((page) => {
    const minutes = readingMinutes(page);
    return page.article && (minutes < 7 || minutes > 15) ? [`${page.path}: ${minutes}`] : [];
  });
  expect(astray).toEqual([]);
});
