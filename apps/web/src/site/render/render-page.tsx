import { renderToStaticMarkup } from "react-dom/server";
import { PageView } from "../frame/page-view.tsx";
import { Head } from "../head/head.tsx";
import { structuredDataOf } from "../head/structured-data.ts";
import { isIndexed } from "./all-pages.ts";
import type { PageAssets } from "./page-assets.ts";
import { type SiteContext, SiteProvider } from "./site-context.tsx";
import { createSlots, SlotsProvider } from "./slots.tsx";

/** JSON inside of a script element: no `<` may end it. */
const jsonForScript = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

const structuredData = (site: SiteContext): string =>
  !isIndexed(site.page)
    ? ""
    : `<script type="application/ld+json">${jsonForScript(structuredDataOf(site))}</script>`;

const inlineStyles = ({ inlineStyles: styles }: PageAssets): string =>
  styles === undefined ? "" : `<style>${styles.replaceAll("</", "<\\/")}</style>`;

const firstScript = ({ firstScript: script }: PageAssets): string =>
  script === undefined ? "" : `<script>${script.text}</script>`;

/** The whole HTML of a public page. */
export const renderPage = (site: SiteContext, assets: PageAssets): string => {
  const slots = createSlots();
  const head = renderToStaticMarkup(
    <SiteProvider value={site}>
      <Head assets={assets} />
    </SiteProvider>,
  );
  const body = renderToStaticMarkup(
    <SiteProvider value={site}>
      <SlotsProvider value={slots}>
        <PageView />
      </SlotsProvider>
    </SiteProvider>,
  );
  return `<!doctype html><html lang="en"><head>${head}${firstScript(assets)}${inlineStyles(assets)}${structuredData(site)}</head><body>${slots.fill(body)}</body></html>\n`;
};
