import type { Platform } from "@whetstone/enhancer";
import type { Block } from "./block.ts";
import type { Area } from "./covers/area.ts";

/** A step on the way from the landing page to this one, for the breadcrumb. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** What makes a page an article (SITE-7). */
export interface ArticleFacts {
  /** ISO day; 2025-08-26 for the first articles (SITE-12). */
  readonly published: string;
  /** ISO day of the last change of the text. */
  readonly modified: string;
  readonly category: Area;
}

/**
 * One public page as data. Its head (title, description, keywords, canonical address, social
 * metadata), its structured data and its screen all derive from this document; nothing about a
 * page is written anywhere else.
 */
export interface PageDocument {
  /** Address below the site's origin, one of `webPaths`. */
  readonly path: string;
  /** At most 60 characters, without the product's name, which the head adds where it fits. */
  readonly title: string;
  /** 70 to 160 characters. */
  readonly description: string;
  readonly keywords: readonly string[];
  /** The name of this page in breadcrumbs and in lists of links. */
  readonly name: string;
  /** Pages between the landing page and this one, outermost first. */
  readonly crumbs?: readonly Crumb[];
  /** Only on articles: read time comes from the text, the back link to /blog from this. */
  readonly article?: ArticleFacts;
  /** The page describes the product itself: structured data of a software application. */
  readonly software?: true;
  /** Platforms the page is about; the default is all four. */
  readonly platforms?: readonly Platform[];
  /** The whole screen is the document: no navigation bar, no footer (SITE-39). */
  readonly frame?: "bare";
  /** In order. Exactly one of them is a `hero` or `landing-hero`, and it comes first. */
  readonly blocks: readonly Block[];
}
