import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { blogItems } from "../pages/blog-items.ts";
import { sitePages } from "../pages/site-pages.ts";
import { areas } from "./area.ts";
import { Cover } from "./cover.tsx";

const drawn = (area: (typeof areas)[number], title: string): string =>
  renderToStaticMarkup(<Cover area={area} title={title} />);

it("is the same for the same title, and of a given size (SITE-42)", () => {
  for (const area of areas) {
    expect(drawn(area, "One")).toBe(drawn(area, "One"));
    expect(drawn(area, "One")).toMatch(/ width="480" height="270" aria-hidden="true"/);
    expect(drawn(area, "One")).not.toMatch(/NaN|undefined|#[\da-f]{3,6}\b/);
  }
});

it("differs from card to card (SITE-42)", () => {
  const covers = blogItems.map(({ category, title }) => drawn(category, title));
  expect(new Set(covers).size).toBe(covers.length);
});

it("shows the same area on an article as on its card", () => {
  for (const { url, category, comingSoon } of blogItems)
    if (!comingSoon)
      expect(sitePages.find(({ path }) => path === url)?.article?.category).toBe(category);
});
