import type { Area } from "../covers/area.ts";
import type { ArticleFacts, Crumb } from "../page-document.ts";

/** The facts of an article in this category: published on one day (SITE-12). */
export const articleIn = (category: Area): ArticleFacts => ({
  published: "2025-08-26",
  modified: "2026-11-21",
  category,
});

/** Articles stand below the blog. */
export const blogCrumbs: readonly Crumb[] = [{ name: "Blog", path: "/blog" }];
