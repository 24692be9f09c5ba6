import { describe, expect, it } from "vitest";
import { textsOfBlock } from "../block-text.ts";
import type { PageDocument } from "../page-document.ts";
import { sitePages } from "./site-pages.ts";

const textOfPage = ({ blocks }: PageDocument): string => blocks.flatMap(textsOfBlock).join("\n");

const textAt = (path: string): string => {
  const page = sitePages.find((candidate) => candidate.path === path);
  return page ? textOfPage(page) : "";
};

describe("what pages say of reading a draft", () => {
  it.each([
    "/extension",
    "/chrome-extension-prompt-enhancer",
    "/chatgpt-prompt-enhancer",
    "/landing",
    "/privacy",
  ])("%s says that the score reads it on the device, and how to switch it off", (path) => {
    expect(textAt(path)).toMatch(/reads the draft on your device/);
    expect(textAt(path)).toMatch(/Score while typing/);
  });

  it.each(sitePages)("$path doesn't claim that it is read only on request", (page) => {
    expect(textOfPage(page)).not.toMatch(
      /reads? (?:your draft|the composer's text) when you|until you press the button it costs|load when you first press/i,
    );
  });
});
