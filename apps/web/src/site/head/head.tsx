import { productName } from "@whetstone/api-client/contract";
import type { PageDocument } from "../page-document.ts";
import { isIndexed } from "../render/all-pages.ts";
import type { PageAssets } from "../render/page-assets.ts";
import { useSite } from "../render/site-context.tsx";
import { addressOf, socialImagePath, socialImageSize, titleOf } from "./head-of.ts";

/** What is shown where a page is shared. */
export const Social = ({
  page,
  path = page.path,
}: {
  readonly page: PageDocument;
  readonly path?: string;
}) => {
  const image = addressOf(socialImagePath(page));
  const tags: readonly (readonly [string, string])[] = [
    ["og:site_name", productName],
    ["og:type", page.article ? "article" : "website"],
    ["og:title", page.title],
    ["og:description", page.description],
    ["og:url", addressOf(path)],
    ["og:image", image],
    ["og:image:width", String(socialImageSize.width)],
    ["og:image:height", String(socialImageSize.height)],
    ["og:image:alt", page.title],
    ...(page.article
      ? ([
          ["article:published_time", page.article.published],
          ["article:modified_time", page.article.modified],
          ["article:section", page.article.category],
        ] as const)
      : []),
  ];
  return (
    <>
      {tags.map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={page.title} />
      <meta name="twitter:description" content={page.description} />
      <meta name="twitter:image" content={image} />
    </>
  );
};

/** Everything in the head of a public page but its structured data. */
export const Head = ({ assets }: { readonly assets: PageAssets }) => {
  const { page } = useSite();
  const isListed = isIndexed(page);
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{titleOf(page)}</title>
      <meta name="description" content={page.description} />
      {page.keywords.length > 0 && <meta name="keywords" content={page.keywords.join(", ")} />}
      {isListed ? (
        <link rel="canonical" href={addressOf(page.path)} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta name="application-name" content={productName} />
      <meta name="page-name" content={page.name} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#f7f6f3" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#111213" media="(prefers-color-scheme: dark)" />
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {assets.styles.map((style) => (
        <link key={style} rel="stylesheet" href={style} />
      ))}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      {isListed && <Social page={page} />}
      {assets.firstScript === undefined && <script src="/theme.js" />}
      {assets.scripts.map((script) => (
        <script key={script} type="module" src={script} />
      ))}
    </>
  );
};
