import { productName } from "@whetstone/api-client/contract";
import { paths } from "../../paths.ts";
import { addressOf } from "../head/head-of.ts";
import type { PageDocument } from "../page-document.ts";
import { iconSizes } from "./icon-sizes.ts";

const sitemapEntry = ({ path, article }: PageDocument): string =>
  `<url><loc>${addressOf(path)}</loc>${article ? `<lastmod>${article.modified}</lastmod>` : ""}</url>`;

/** sitemap.xml: every page that may be found. */
export const sitemapOf = (pages: readonly PageDocument[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages
    .map(sitemapEntry)
    .join("\n")}\n</urlset>\n`;

/** Pages of people, not of the public. */
const privatePaths = [
  paths.dashboard,
  paths.analytics,
  paths.settings,
  paths.admin,
  paths.forgotPassword,
  "/api/",
] as const;

/** robots.txt */
export const robots = [
  "User-agent: *",
  ...privatePaths.map((path) => `Disallow: ${path}`),
  "",
  `Sitemap: ${addressOf("/sitemap.xml")}`,
  "",
].join("\n");

/** llms.txt: the site in a page, for language models (llmstxt.org). */
export const llmsTextOf = (pages: readonly PageDocument[]): string => {
  const landing = pages.find(({ path }) => path === paths.landing);
  const line = ({ path, title, description }: PageDocument) =>
    `- [${title}](${addressOf(path)}): ${description}`;
  const others = pages.filter((page) => page !== landing);
  const articles = others.filter(({ article }) => article);
  return [
    `# ${productName}`,
    `> ${landing?.description ?? ""}`,
    `## Product\n\n${others
      .filter(({ article }) => !article)
      .map(line)
      .join("\n")}`,
    ...(articles.length > 0 ? [`## Articles\n\n${articles.map(line).join("\n")}`] : []),
  ].join("\n\n");
};

/** site.webmanifest */
export const webManifest = {
  name: productName,
  short_name: productName,
  start_url: paths.home,
  display: "standalone",
  background_color: "#f7f6f3",
  theme_color: "#f7f6f3",
  icons: [
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ...iconSizes.map((size) => ({
      src: `/icons/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: "image/png",
    })),
  ],
} as const;
