import { expect, it } from "vitest";
import { splitRows } from "./split-rows.ts";

it("splits at the highest headings, and not within code", () => {
  const text =
    "Opening\n\n## One\n\nText\n\n### Below\n\n~~~md\n## not a heading\n~~~\n\n## Two\n\nEnd";
  expect(splitRows(text)).toEqual([
    { heading: null, body: "Opening" },
    { heading: "## One", body: "Text\n\n### Below\n\n~~~md\n## not a heading\n~~~" },
    { heading: "## Two", body: "End" },
  ]);
});

it("takes third-level headings where there are no others", () => {
  expect(splitRows("### One\n\nText")).toEqual([{ heading: "### One", body: "Text" }]);
});
