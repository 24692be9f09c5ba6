import { expect, it } from "vitest";
import { textsOfBlock } from "../block-text.ts";
import { sitePages } from "../pages/site-pages.ts";
import { joinWraps } from "./join-wraps.ts";

it("joins lines that were broken for their width", () => {
  expect(
    joinWraps(
      "Below are my notes from a call, in the order in which I heard things. Sort them into\ndecided, to do, and open. Keep my wording.\n\nDon't add anything.",
    ),
  ).toBe(
    "Below are my notes from a call, in the order in which I heard things. Sort them into decided, to do, and open. Keep my wording.\n\nDon't add anything.",
  );
});

it.each([
  "Before: one\nAfter: two",
  "Rules for this one, which are said in a line that is quite long as lines go here:\nfirst\nsecond",
  "- a list with an item that is so long that it nearly fills the whole of the line here\n- b",
  "<notes>\n{{notes}}\n</notes>",
])("keeps breaks that mean something: %j", (text) => {
  expect(joinWraps(text)).toBe(text);
});

it("no prompt of an article keeps a break that only its source's width explains", () => {
  const blocks = sitePages
    .flatMap(({ blocks }) => blocks.flatMap(textsOfBlock))
    .flatMap((text) =>
      [...text.matchAll(/^~~~text\n([\s\S]*?)^~~~/gm)].map(([, prompt = ""]) => prompt),
    );
  expect(blocks.length).toBeGreaterThan(30);
  const broken = blocks
    .map(joinWraps)
    .flatMap((prompt) => prompt.match(/^.{70,}[a-z,]\n[a-z]{2,}.*$/gm) ?? []);
  expect(broken).toEqual([]);
});
