import { productName } from "@whetstone/api-client/contract";
import { originToken } from "../origin.ts";
import type { PageDocument } from "../page-document.ts";

/** Titles above this length are cut by search engines. */
const titleLimit = 65;

/** The title of a page's window: with the product's name where it fits and isn't there yet. */
export const titleOf = ({ title }: PageDocument): string => {
  const full = `${title} · ${productName}`;
  return title.includes(productName) || full.length > titleLimit ? title : full;
};

/** The full address of a path; the server puts in the origin. */
export const addressOf = (path: string): string => `${originToken.origin}${path}`;

/** The file of a page without its ending: "/blog/x" is "blog-x". */
export const fileNameOf = (path: string): string => path.slice(1).replaceAll("/", "-");

/** Where a page's social image is. */
export const socialImagePath = ({ path }: PageDocument): string =>
  `/social/${fileNameOf(path)}.png`;

export const socialImageSize = { width: 1200, height: 630 } as const;
