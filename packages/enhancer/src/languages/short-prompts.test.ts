import { describe, expect, it } from "vitest";
import { allKits } from "../all-languages.ts";
import { createRewriter } from "../sharpen/create-rewriter.ts";
import { kitsToRead } from "./find-kits.ts";

const rewrite = createRewriter(allKits);
const readAs = (prompt: string): string => {
  const { ask, language } = rewrite({
    prompt,
    style: "professional",
    level: "comprehensive",
    platform: "other",
  });
  return `${language.tag}: ${ask}`;
};

/** The languages that are loaded for a prompt, in their order. */
const loadedFor = async (prompt: string): Promise<readonly string[]> => {
  const loaded: string[] = [];
  await kitsToRead(prompt, async (tag) => {
    loaded.push(tag);
    return allKits.find((kit) => kit.tag === tag) ?? null;
  });
  return loaded;
};

describe("a short prompt", () => {
  it.each([
    ["wifi lent", "fr: devices.wifi"],
    ["dejar de fumar", "es: health.quit"],
    ["hardloopschema", "nl: health.race"],
    ["vaso entupido", "pt: home.plumbing"],
    ["list motywacyjny do biura", "pl: career.cover-letter"],
    ["orchid care", "en: home.grow"],
  ])("is read in the language in which it asks for something: %s", (prompt, is) => {
    expect(readAs(prompt)).toBe(is);
  });

  it("in a language that can't be read gets no question in English", () => {
    expect(readAs("Γράψε ένα email.")).toBe("el: null");
  });

  it("loads one language where it is sure, else up to the one in which it asks", async () => {
    expect(await loadedFor("write an email to my landlord about the heating")).toEqual(["en"]);
    expect((await loadedFor("wifi lent")).at(-1)).toBe("fr");
  });

  it("is heard with its facts behind a comma", () => {
    expect(readAs("life insurance, two small kids and a mortgage")).toBe("en: money.insurance");
  });
});
