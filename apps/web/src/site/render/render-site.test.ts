import { webPaths } from "@whetstone/api-client/contract";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { originToken } from "../origin.ts";
import { renderSite, socialCards } from "./render-site.tsx";

const { origin } = originToken;
const assets = {
  fonts: ["/assets/text.woff2"],
  styles: ["/assets/site.css"],
  scripts: ["/assets/main.js"],
};
const built = new Map(
  renderSite(assets, new Date("2026-05-01T00:00:00Z")).map(({ path, text }) => [path, text]),
);
const read = (path: string): string => {
  const text = built.get(path);
  if (text === undefined) throw new Error(`The build holds no ${path}`);
  return text;
};

const siteFile = z
  .object({ pages: z.record(z.string(), z.string()), notFound: z.string() })
  .parse(JSON.parse(read("site.json")));
const pages = Object.entries(siteFile.pages).map(([path, file]) => ({ path, html: read(file) }));

const count = (html: string, pattern: RegExp): number => [...html.matchAll(pattern)].length;
const first = (html: string, pattern: RegExp): string => html.match(pattern)?.[1] ?? "";
const titleOf = (html: string): string => first(html, /<title>([^<]+)<\/title>/);
const descriptionOf = (html: string): string => first(html, /name="description" content="([^"]+)"/);

const thingSchema = z.looseObject({ "@type": z.string() });
const graphSchema = z.object({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(thingSchema),
});
const graphOf = (html: string) =>
  graphSchema.parse(
    JSON.parse(first(html, /<script type="application\/ld\+json">(.*?)<\/script>/s)),
  )["@graph"];
const typesOf = (html: string): string[] => graphOf(html).map((thing) => thing["@type"]);
const pageAt = (path: string): string => pages.find((page) => page.path === path)?.html ?? "";

describe.each(pages)("$path", ({ path, html }) => {
  it("has one h1, and headings that skip no level", () => {
    expect(count(html, /<h1[\s>]/g)).toBe(1);
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map((match) => Number(match[1]));
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skipped).toEqual([]);
  });

  it("has a canonical address, a social image and both cards (SITE-7)", () => {
    expect(html).toContain(`<link rel="canonical" href="${origin}${path}"/>`);
    expect(html).toMatch(
      /property="og:image" content="https:\/\/site-origin\.invalid\/social\/[\w-]+\.png"/,
    );
    expect(html).toContain('name="twitter:card" content="summary_large_image"');
  });

  it("tells search engines who we are and where the page stands", () => {
    expect(typesOf(html)).toEqual(
      expect.arrayContaining(["Organization", "WebSite", "WebPage", "BreadcrumbList"]),
    );
    expect(new Set(typesOf(html)).has("")).toBe(false);
  });

  it("shows every answer its structured data promises", () => {
    const faq = graphOf(html).find((thing) => thing["@type"] === "FAQPage");
    const asked = z
      .array(z.object({ name: z.string(), acceptedAnswer: z.object({ text: z.string().min(1) }) }))
      .parse(faq?.mainEntity ?? []);
    const shown = html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
    const words = shown.replace(/<[^>]+>/g, "").replace(/\s+/g, "");
    for (const { name, acceptedAnswer } of asked) {
      expect(shown).toContain(`>${name}</h`);
      expect(words).toContain(acceptedAnswer.text.replace(/\s+/g, ""));
    }
  });

  it("has the visible heading for the headline of its article", () => {
    const headline = graphOf(html).find((thing) => thing["@type"] === "Article")?.headline;
    const heading = first(html, /<h1[^>]*>([^<]+)<\/h1>/);
    if (headline !== undefined) expect(heading.replaceAll("&amp;", "&")).toBe(headline);
  });

  it("lists its headings once, at the top, all of its text's", () => {
    const lists = [...html.matchAll(/<nav aria-label="On this page".*?<\/nav>/gs)];
    const isText =
      typesOf(html).includes("Article") || ["/about", "/privacy", "/terms"].includes(path);
    const isLong = count(html, /<h2 id="/g) >= 3;
    expect(lists).toHaveLength(isText && isLong ? 1 : 0);
    const [list] = lists;
    if (!list) return;
    const listed = [...list[0].matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    const headings = [...html.matchAll(/<h2 id="([^"]+)"/g)].map((match) => match[1]);
    for (const heading of headings) expect(listed).toContain(heading);
    expect(list.index).toBeLessThan(html.search(/<h2[ >]/));
  });

  it("has no id twice, and links within the page that arrive", () => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const anchors = [...html.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    expect(anchors.filter((anchor) => !ids.includes(anchor))).toEqual([]);
  });

  it("links only to addresses there are", () => {
    const files = ["/extension.zip", "/favicon.svg", "/site.webmanifest"];
    const known: readonly string[] = [...webPaths, ...files];
    const links = [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map((match) => match[1] ?? "");
    expect(
      links.map((link) => link.split(/[?#]/)[0] ?? "").filter((link) => !known.includes(link)),
    ).toEqual([]);
  });

  it("leaves no marker and no slot open", () => {
    expect(html).not.toMatch(/@@slot|\{\{(founder|supportEmail|siteHost)\}\}/);
    expect(html).not.toMatch(/\[object Object\]|>undefined<|>NaN</);
  });
});

describe("the public site", () => {
  it("has titles and descriptions that no other page has", () => {
    for (const texts of [
      pages.map(({ html }) => titleOf(html)),
      pages.map(({ html }) => descriptionOf(html)),
    ]) {
      expect(texts.filter((text) => text === "")).toEqual([]);
      expect(new Set(texts).size).toBe(pages.length);
    }
  });

  it("lists every page in the sitemap, and no other address", () => {
    const listed = [
      ...read("sitemap.xml").matchAll(/<loc>https:\/\/site-origin\.invalid([^<]+)<\/loc>/g),
    ];
    expect(listed.map((match) => match[1]).toSorted()).toEqual(
      pages.map(({ path }) => path).toSorted(),
    );
  });

  it("keeps the screens of people out of search engines", () => {
    for (const path of ["/dashboard", "/analytics", "/settings", "/admin", "/api/"])
      expect(read("robots.txt")).toContain(`Disallow: ${path}\n`);
    expect(read(siteFile.notFound)).toContain('<meta name="robots" content="noindex"/>');
  });

  it("names every page to language models", () => {
    for (const { path } of pages.filter((page) => page.path !== "/landing"))
      expect(read("llms.txt")).toContain(`(${origin}${path})`);
  });

  it("makes a social image for every page", () => {
    expect(socialCards.map(({ file }) => file).toSorted()).toEqual(
      pages
        .map(({ html }) =>
          first(html, /og:image" content="https:\/\/site-origin\.invalid\/([^"]+)"/),
        )
        .toSorted(),
    );
  });

  it("offers the plans until the end of the year of the build (SITE-12)", () => {
    const software = graphOf(pageAt("/landing")).find(
      (thing) => thing["@type"] === "SoftwareApplication",
    );
    expect(software?.offers).toEqual([
      expect.objectContaining({ name: "Free", price: 0, priceValidUntil: "2026-12-31" }),
      expect.objectContaining({ name: "Pro", price: 5, priceValidUntil: "2026-12-31" }),
    ]);
    expect(software).not.toHaveProperty("aggregateRating");
  });

  it("has the copyright of its years, and no link to an account that isn't configured (SITE-6, SITE-12)", () => {
    expect(pageAt("/pricing")).toContain("© 2025–2026 ");
    expect(pageAt("/pricing")).not.toContain("Follow us");
  });

  it("runs the script of the first paint from the page, and tells the server its digest", () => {
    const firstScript = { text: "document.title", digest: "sha256-abc" };
    const files = new Map(
      renderSite({ ...assets, firstScript }, new Date(0)).map(({ path, text }) => [path, text]),
    );
    expect(files.get("pages/pricing.html")).toContain("<script>document.title</script>");
    expect(files.get("pages/pricing.html")).not.toContain('src="/theme.js"');
    expect(JSON.parse(files.get("site.json") ?? "")).toMatchObject({ scripts: ["sha256-abc"] });
    expect(pageAt("/pricing")).toContain('src="/theme.js"');
  });
});
