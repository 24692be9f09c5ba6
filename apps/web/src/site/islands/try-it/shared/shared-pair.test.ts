import { describe, expect, it } from "vitest";
import { readShared, writeShared } from "./shared-pair.ts";

describe("a before and after in a link (SITE-44)", () => {
  it.each([
    { before: "write a poem", after: "write a poem\n\nAbout: the first snow" },
    { before: "Geschenk für Mama 🎁 ????>>", after: "ありがとう {{name}} <b>+/=</b>" },
  ])("comes back as it was, in letters a link may hold: $before", (pair) => {
    const fragment = writeShared(pair);
    expect(fragment).toMatch(/^#shared=[\w-]+$/);
    expect(readShared(fragment ?? "")).toEqual(pair);
  });

  it("is not made of texts too long for a link", () => {
    expect(writeShared({ before: "a", after: "b".repeat(6000) })).toBeNull();
  });

  it("is not read from a longer link than one is made of, which would hold the page up", () => {
    const long = JSON.stringify(["a", "b ".repeat(500_000)]);
    expect(readShared(`#shared=${btoa(long)}`)).toBeNull();
  });

  it.each([
    "",
    "#library",
    "#shared=",
    "#shared=%%%",
    "#shared=W10",
    `#shared=${btoa('["a"]')}`,
    `#shared=${btoa("[1,2]")}`,
    `#shared=${btoa('["a"," "]')}`,
    `#shared=${btoa('["a","b"]').slice(0, -3)}`,
  ])("is nothing where the end of the address says nothing: %s", (fragment) => {
    expect(readShared(fragment)).toBeNull();
  });
});
