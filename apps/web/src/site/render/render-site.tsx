import { productName } from "@whetstone/api-client/contract";
import { paths } from "../../paths.ts";
import { hostsToReach, readTelemetrySettings } from "../../telemetry/telemetry-settings.ts";
import { fileNameOf } from "../head/head-of.ts";
import { homeHead } from "../head/home-head.tsx";
import type { PageDocument } from "../page-document.ts";
import { siteSettings } from "../site-settings.ts";
import { publicPages, unknownPage } from "./all-pages.ts";
import type { PageAssets } from "./page-assets.ts";
import { renderPage } from "./render-page.tsx";
import { llmsTextOf, robots, sitemapOf, webManifest } from "./well-known.ts";

export interface BuiltFile {
  /** Below the web build's folder. */
  readonly path: string;
  readonly text: string;
}

/** What the build tells the server of itself, as `site.json`. */
interface SiteFile {
  /** Pages by their address; files below the web build's folder. */
  readonly pages: Readonly<Record<string, string>>;
  /** The page of the root address. */
  readonly home: string;
  readonly notFound: string;
  /** Addresses that lead elsewhere at once. */
  readonly redirects: Readonly<Record<string, string>>;
  /** Origins that pages of this build talk to. */
  readonly connect: readonly string[];
  /** Digests of the scripts that stand in the pages themselves, as content security policies name them. */
  readonly scripts: readonly string[];
}

const pageFile = ({ path }: PageDocument): string => `pages/${fileNameOf(path)}.html`;

const homeFile = "pages/home.html";

const allPages = [...publicPages, unknownPage];

/** Addresses that lead elsewhere at once. */
const redirects: Readonly<Record<string, string>> = siteSettings.storeUrl
  ? { [paths.extension]: siteSettings.storeUrl }
  : {};

/** Pages that are told to search engines and language models: those that are pages. */
const listedPages = publicPages.filter(({ path }) => !Object.hasOwn(redirects, path));

const siteFile = ({ firstScript }: PageAssets): SiteFile => ({
  pages: Object.fromEntries(publicPages.map((page) => [page.path, pageFile(page)])),
  home: homeFile,
  notFound: pageFile(unknownPage),
  redirects,
  connect: hostsToReach(readTelemetrySettings(import.meta.env)),
  scripts: firstScript ? [firstScript.digest] : [],
});

/** One public page by its address; null when there is none. */
export const renderPath = (path: string, assets: PageAssets, now: Date): string | null => {
  const page = allPages.find((candidate) => candidate.path === path);
  return page
    ? renderPage({ page, pages: publicPages, settings: siteSettings, now }, assets)
    : null;
};

/** Every text file of the public site. */
export const renderSite = (assets: PageAssets, now: Date): readonly BuiltFile[] => [
  ...allPages.map((page) => ({
    path: pageFile(page),
    text: renderPage({ page, pages: publicPages, settings: siteSettings, now }, assets),
  })),
  { path: "sitemap.xml", text: sitemapOf(listedPages) },
  { path: "robots.txt", text: robots },
  { path: "llms.txt", text: llmsTextOf(listedPages) },
  { path: "site.webmanifest", text: JSON.stringify(webManifest) },
  { path: "site.json", text: JSON.stringify(siteFile(assets)) },
];

/** The page of the root address: the account app's shell, with what search engines are told of it. */
export const renderHome = (shell: string): BuiltFile => ({
  path: homeFile,
  text: shell.replace("</head>", `${homeHead(publicPages)}</head>`),
});

/** The line above a picture's title; none where it would only say the title again. */
const labelOf = ({ article, name, path, title }: PageDocument): string => {
  const label = article?.category ?? name;
  return path === paths.landing || label.toLowerCase() === title.toLowerCase() ? "" : label;
};

/** What social images show, by the file they go to. */
export const socialCards = publicPages.map((page) => ({
  file: `social/${fileNameOf(page.path)}.png`,
  brand: productName,
  label: labelOf(page),
  title: page.title,
}));
