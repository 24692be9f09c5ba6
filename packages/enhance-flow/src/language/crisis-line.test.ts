import { describe, expect, it } from "vitest";
import { locales, panelLocales } from "../locales/index.ts";
import { crisisLineIn } from "./crisis-line.ts";

describe("the line for somebody in a crisis (ENH-5)", () => {
  it.each(locales)("is there in the language of the prompt: %s", async (locale) => {
    const tag = locale.replace("_", "-");
    const [primary = ""] = tag.split("-");
    const text = panelLocales[locale].unchanged_crisis;
    expect(await crisisLineIn(primary, "xx")?.()).toEqual({ text, tag });
  });

  it.each([
    ["und", "en"],
    ["it", "de-DE"],
    ["constructor", "en"],
    ["de", "de-AT"],
    ["pt", "pt-BR"],
    ["zh", "zh-CN"],
  ])("is the interface's own where there is no other: %s in %s", (prompt, own) => {
    expect(crisisLineIn(prompt, own)).toBeNull();
  });
});
