import { describe, expect, it } from "vitest";
import { type Claim, claims } from "../claims.ts";
import type { PageDocument } from "../page-document.ts";
import { siteSettings } from "../site-settings.ts";
import { publicPages } from "./all-pages.ts";
import { renderPage } from "./render-page.tsx";

const assets = { fonts: [], styles: [], scripts: [] };
const all: readonly Claim[] = Object.values(claims);
const unproven = all.filter(({ substantiated }) => !substantiated);

const render = (page: PageDocument, showsAllClaims: boolean): string =>
  renderPage(
    { page, pages: publicPages, settings: { ...siteSettings, showsAllClaims }, now: new Date(0) },
    assets,
  );

/** The claims a page shows as figures: each is a value with its label. */
const shownOn = (html: string): readonly Claim[] =>
  unproven.filter(({ value, label }) => html.includes(`>${label}</dt>`) && html.includes(value));

const site = (showsAllClaims: boolean) => publicPages.map((page) => render(page, showsAllClaims));

describe("marketing figures the product can't prove (SITE-10)", () => {
  it("stand on no page by default, and in no structured data", () => {
    for (const html of site(false)) {
      expect(shownOn(html)).toEqual([]);
      expect(html).not.toContain("aggregateRating");
    }
  });

  it("stand on the pages that name them where a build switches them on, the rating as data too", () => {
    const pages = site(true);
    const shown = new Set(pages.flatMap(shownOn));
    expect(unproven.filter((claim) => !shown.has(claim)).map(({ label }) => label)).toEqual([]);
    expect(pages.some((html) => html.includes('"aggregateRating"'))).toBe(true);
  });

  it("leave the proven figures in both builds", () => {
    for (const showsAllClaims of [false, true])
      expect(site(showsAllClaims).some((html) => html.includes(">AI platforms</dt>"))).toBe(true);
  });
});
